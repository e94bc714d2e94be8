"""Short ways to rule on a scenario in a test."""

from __future__ import annotations

from textwrap import dedent

import pytest

from scenarios import Answer, Ruling, ScenarioError, run_text


def rule(text: str, *, edition: str | None = None) -> Ruling:
    """The ruling on a scenario written as YAML, without its title."""
    return run_text("title: A test\n" + dedent(text).strip() + "\n", source="test.yaml", edition=edition)


def answer(text: str, *, edition: str | None = None) -> Answer:
    """The answer to the first question of a scenario."""
    return rule(text, edition=edition).answers[0]


def keys(found: Answer | Ruling) -> list[str]:
    """The keys that are cited, the weightiest first."""
    return [citation.key for citation in found.citations]


def refused(text: str, error: type[ScenarioError] = ScenarioError) -> ScenarioError:
    """The error that a scenario raises."""
    with pytest.raises(error) as caught:
        rule(text)
    return caught.value
