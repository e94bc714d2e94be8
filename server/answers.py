"""The questions that can be asked, each as one function: arguments in, an answer as data out.

The command line, the MCP tools and REST all call these and differ only in how they show the answer. What the
asker can mend is raised as a `ServerError`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from server.errors import BadInput, NotFound, TooLarge, Unavailable, answering
from server.views import RuleAnswer, RuleInEdition, RuleReference, SearchAnswer, SearchHit

if TYPE_CHECKING:
    from rules_index import Rule
    from rules_index.export import ExportRow
    from scenarios import CardView, Ruling

MAX_SCENARIO_BYTES = 1024 * 1024
"""A scenario is a page or two; a megabyte is a mistake."""

MAX_RESULTS = 50
"""The most that one search returns."""


def rule(number_or_key: str, edition: str | None = None) -> RuleAnswer:
    """The rule of a number or key, in an edition (default: the newest).

    Raises NotFound with what is near.
    """
    import rules_index

    with answering():
        book = rules_index.digest()
        wanted = edition or rules_index.DEFAULT_EDITION
        found = book.find(number_or_key, wanted)
        overruler = found.superseded_by(wanted)
        parent = book.parent(found, wanted)
        around = book.neighbours(found, wanted)
        return RuleAnswer(
            key=found.key,
            number=found.number(wanted),
            edition=wanted,
            document="rules",
            kind=found.kind,
            statement=found.statement(wanted),
            superseded_by=_reference(book.rule(overruler), wanted) if overruler else None,
            change=found.change,
            example=found.example,
            questions=list(found.questions),
            history=[_in_edition(found, name) for name in rules_index.EDITIONS],
            parent=_reference(parent, wanted),
            children=_references(book.children(found, wanted), wanted),
            previous=_reference(around.previous, wanted),
            next=_reference(around.following, wanted),
            references=_references((book.rule(key) for key in found.refs), wanted),
        )


def search(
    query: str,
    edition: str | None = None,
    *,
    limit: int = 10,
    offset: int = 0,
    document: str | None = None,
    chapter: str | None = None,
    kind: str | None = None,
) -> SearchAnswer:
    """The rules that a question or some words lead to, best first.

    `limit` is 1 to MAX_RESULTS, `offset` skips as many. Raises BadInput where the query cannot be used and
    NotFound for an edition or document that does not exist.
    """
    import rules_index

    if not 1 <= limit <= MAX_RESULTS:
        raise BadInput(f"limit is {limit}: use 1 to {MAX_RESULTS}")
    if offset < 0:
        raise BadInput(f"offset is {offset}: use 0 or more")
    with answering():
        wanted = edition or rules_index.DEFAULT_EDITION
        found = rules_index.search(
            query, edition=wanted, limit=limit, offset=offset, document=document, chapter=chapter, kind=kind
        )
        shown = offset + len(found.results)
        return SearchAnswer(
            query=query,
            edition=wanted,
            mode=found.mode,
            total=found.total,
            next_offset=shown if found.results and shown < found.total else None,
            results=[
                SearchHit(
                    key=hit.key,
                    number=hit.number,
                    edition=hit.edition,
                    document=hit.document,
                    score=hit.score,
                    statement=hit.statement,
                )
                for hit in found.results
            ],
        )


def export() -> list[ExportRow]:
    """Every rule of every edition: key, number, edition, statement, kind."""
    import rules_index

    with answering():
        return rules_index.export_rows()


def card(name: str) -> CardView:
    """The card of a name or id. Raises NotFound with the nearest names."""
    import scenarios
    from scenarios.errors import ScenarioError

    try:
        return scenarios.find_card(name)
    except ScenarioError as error:
        raise NotFound(str(error)) from error


def ruling(scenario: str | Mapping[str, Any], edition: str | None = None, *, source: str) -> Ruling:
    """Play a scenario, written as YAML or JSON text or given as an object, and rule on it.

    `source` names where it comes from, for messages. Raises BadInput with every place that is wrong.
    """
    import scenarios

    with answering():
        if isinstance(scenario, str):
            if len(scenario.encode()) > MAX_SCENARIO_BYTES:
                raise TooLarge(
                    f"{source}: longer than {MAX_SCENARIO_BYTES:,} bytes; ask about one situation at a time"
                )
            return scenarios.run_text(scenario, source=source, edition=edition)
        return scenarios.run_data(dict(scenario), source=source, edition=edition)


def ruling_of_file(path: Path, edition: str | None = None) -> Ruling:
    """Play the scenario in a file and rule on it. Raises NotFound, Unavailable, BadInput."""
    return ruling(_read(path), edition, source=str(path))


def scenario_schema() -> dict[str, Any]:
    """The JSON Schema of scenarios."""
    import scenarios

    return scenarios.schema()


def _read(path: Path) -> str:
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


def _reference(found: Rule | None, edition: str) -> RuleReference | None:
    if found is None:
        return None
    return RuleReference(key=found.key, number=found.number(edition), statement=found.statement(edition))


def _references(found: Iterable[Rule], edition: str) -> list[RuleReference]:
    return [
        RuleReference(key=each.key, number=each.number(edition), statement=each.statement(edition))
        for each in found
    ]


def _in_edition(found: Rule, edition: str) -> RuleInEdition:
    numbers = found.numbers(edition)
    return RuleInEdition(
        edition=edition, numbers=list(numbers), statement=found.statement(edition) if numbers else None
    )
