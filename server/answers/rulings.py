"""Questions about a situation, and about the cards in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from server.errors import BadInput, NotFound, TooLarge, Unavailable, answering

if TYPE_CHECKING:
    from scenarios import CardView, MissingFact, Ruling
    from scenarios.claims import Verification
    from scenarios.explain import Explanation

MAX_SCENARIO_BYTES = 1024 * 1024
"""A scenario is a page or two; a megabyte is a mistake."""


def card(name: str) -> CardView:
    """The card of a name or id. Raises NotFound with the nearest names."""
    import scenarios
    from scenarios.errors import ScenarioError

    with answering():
        try:
            return scenarios.find_card(name)
        except ScenarioError as error:
            raise NotFound(str(error)) from error


def ruling(
    scenario: str | Mapping[str, Any],
    edition: str | None = None,
    *,
    source: str,
    facts: Sequence[tuple[MissingFact, str]] = (),
) -> Ruling:
    """Play a scenario, written as YAML or JSON text or given as an object, and rule on it.

    `source` names where it comes from, for messages; `facts` are facts that it lacked, with a player's answers. Raises
    BadInput with every place that is wrong.
    """
    import scenarios

    with answering():
        if isinstance(scenario, str):
            check_length(scenario, source)
        if facts:
            from scenarios.facts import rule_with

            return rule_with(scenario, facts, source=source, edition=edition)
        if isinstance(scenario, str):
            return scenarios.run_text(scenario, source=source, edition=edition)
        return scenarios.run_data(dict(scenario), source=source, edition=edition)


def ruling_of_file(path: Path, edition: str | None = None) -> Ruling:
    """Play the scenario in a file and rule on it. Raises NotFound, Unavailable, BadInput."""
    return ruling(scenario_text(path), edition, source=str(path))


def verification(
    scenario: str | Mapping[str, Any],
    claim: str,
    edition: str | None = None,
    *,
    source: str,
    facts: Sequence[tuple[MissingFact, str]] = (),
) -> Verification:
    """Settle a statement about a scenario: confirmed, refuted, or on what it depends.

    `facts` are facts that it lacked, with a player's answers. Raises BadInput with every place that is wrong; for a
    statement that cannot be read, with the nearest forms.
    """
    from scenarios.claims import verify

    with answering():
        if isinstance(scenario, str):
            check_length(scenario, source)
            return verify(scenario, claim, source=source, edition=edition, facts=facts)
        return verify(dict(scenario), claim, source=source, edition=edition, facts=facts)


def explanation(scenario: str, edition: str | None = None, *, source: str) -> Explanation:
    """Rule on a scenario written as YAML or JSON text and explain the ruling. Raises BadInput."""
    from scenarios.explain import explain

    with answering():
        check_length(scenario, source)
        return explain(scenario, source=source, edition=edition)


def scenario_schema() -> dict[str, Any]:
    """The JSON Schema of scenarios."""
    import scenarios

    return scenarios.schema()


def check_length(text: str, source: str) -> None:
    """Raise TooLarge for a text that is too long to be a question."""
    if len(text.encode(errors="surrogatepass")) > MAX_SCENARIO_BYTES:
        raise TooLarge(
            f"{source}: longer than {MAX_SCENARIO_BYTES:,} bytes; ask about one situation at a time"
        )


def scenario_text(path: Path) -> str:
    """The text of a scenario file. Raises NotFound, Unavailable, BadInput."""
    try:
        if path.stat().st_size > MAX_SCENARIO_BYTES:
            raise TooLarge(f"{path}: longer than {MAX_SCENARIO_BYTES:,} bytes, so it is no scenario")
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise NotFound(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise BadInput(f"{path}: this is a folder; name the scenario files in it") from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: byte {error.start} is not UTF-8 text, so it is no scenario") from None
    except OSError as error:
        raise Unavailable(f"{path}: it cannot be read ({error.strerror})") from None
