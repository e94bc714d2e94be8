"""docs/coverage.md lists exactly the mechanics that no scenario shows not to apply, and counts the others."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import rules_index
import scenarios
from scenarios.suite.filing import keys
from tests.filed import words

PAGE = Path(__file__).parents[3] / "docs" / "coverage.md"


@pytest.fixture(scope="module")
def section() -> str:
    """What the page says of the opposite case."""
    return PAGE.read_text(encoding="utf-8").split("## The opposite case\n")[1].split("\n## ")[0]


@pytest.fixture(scope="module")
def mechanics() -> set[str]:
    """Every mechanic of the default edition that is in force there."""
    edition = rules_index.DEFAULT_EDITION
    return {
        rule.key
        for rule in rules_index.digest().rules
        if rule.kind == "mechanic" and rule.number(edition) and not rule.superseded_by(edition)
    }


@pytest.fixture(scope="module")
def shown(mechanics: set[str]) -> set[str]:
    """Those that a scenario of the library names under `opposite`."""
    filed = [words(path).get("opposite", []) for path in scenarios.library()]
    return mechanics & {key for named in filed for key in keys(named, rules_index.DEFAULT_EDITION)}


def test_each_rule_without_an_opposite_stands_in_the_table_once(
    section: str, mechanics: set[str], shown: set[str]
) -> None:
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    listed = Counter(key for row in rows for key in re.findall(r"`([a-z.-]+)`", row.split("|")[3]))
    assert set(listed) == mechanics - shown
    assert set(listed.values()) == {1}


def test_the_page_counts_as_the_library_does(section: str, mechanics: set[str], shown: set[str]) -> None:
    found = re.search(r"Of the (\d+) mechanics of 2026-11 that are in force, (\d+) have", section)
    assert found is not None
    assert (int(found[1]), int(found[2])) == (len(mechanics), len(shown))
    assert f"For the other {len(mechanics - shown)} there is" in section
