"""Questions about a rule that is named by its number or key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from server.errors import NotFound, answering
from server.views import Disagreement, RuleAnswer, RuleInEdition, RuleReference

if TYPE_CHECKING:
    from rules_index import Contradiction, ExportRow, Rule, UnknownRule

SECTIONS = {"tr:": "tournament", "learn:": "learn"}
"""How sections of the other documents are cited, and the document that each belongs to."""


def rule(number_or_key: str, edition: str | None = None) -> RuleAnswer:
    """The rule of a number or key in an edition (default: the newest), or a section such as "tr:3.4.3".

    Raises NotFound with what is near.
    """
    import rules_index

    asked = number_or_key.strip()
    with answering():
        wanted = edition or rules_index.DEFAULT_EDITION
        for prefix, document in SECTIONS.items():
            if asked.startswith(prefix):
                return _section(document, asked, wanted)
        return _rule(asked, wanted)


def export() -> list[ExportRow]:
    """Every rule of every edition: key, number, edition, statement, kind."""
    import rules_index

    with answering():
        return rules_index.export_rows()


def _rule(asked: str, edition: str) -> RuleAnswer:
    import rules_index

    book = rules_index.digest()
    try:
        found = book.find(asked, edition)
    except rules_index.UnknownRule as error:
        raise _with_chapters(error, edition) from error
    number = found.number(edition)
    overruler = found.superseded_by(edition)
    around = book.neighbours(found, edition)
    return RuleAnswer(
        key=found.key,
        number=number,
        edition=edition,
        document="rules",
        kind=found.kind,
        title=book.chapters.get(found.chapter, ""),
        statement=found.statement(edition),
        official=_official(found, asked, edition),
        contradictions=_disagreements(rules_index.contradictions_of(found.key, edition), edition),
        superseded_by=reference(book.rule(overruler), edition) if overruler else None,
        change=found.change,
        example=found.example,
        questions=list(found.questions),
        history=[_in_edition(found, name) for name in rules_index.EDITIONS],
        parent=reference(book.parent(found, edition), edition),
        children=references(book.children(found, edition), edition),
        previous=reference(around.previous, edition),
        next=reference(around.following, edition),
        references=references((book.rule(key) for key in found.refs), edition),
    )


def _with_chapters(error: UnknownRule, edition: str) -> UnknownRule | NotFound:
    """The same error; for a number near which there is none, with the chapter or the chapters that there are."""
    import rules_index

    chapter = error.asked.partition(".")[0]
    if error.nearest or error.elsewhere or not chapter.isdigit():
        return error
    numbers = rules_index.digest().numbers(edition)
    chapters = list(dict.fromkeys(number.partition(".")[0] for number in numbers))
    if chapter not in chapters:
        near = min(chapters, key=lambda known: abs(int(known) - int(chapter)))
        first = next(number for number in numbers if number.partition(".")[0] == near)
        return NotFound(
            f"{error}: its chapters are {chapters[0]} to {chapters[-1]}; the nearest rule is {first}"
        )
    inside = [number for number in numbers if number.partition(".")[0] == chapter]
    whole = f"section {chapter} of the document rules has all of it"
    return NotFound(f"{error}: {chapter} is a chapter, from {inside[0]} to {inside[-1]}; {whole}")


def _official(found: Rule, asked: str, edition: str) -> str | None:
    """The publisher's wording under the number that was asked for, or else under another of its numbers."""
    import rules_index

    wording = rules_index.official_wording(edition)
    numbers = sorted(found.numbers(edition), key=lambda number: number != asked)
    return next((wording[number] for number in numbers if number in wording), None)


def _section(document: str, number: str, edition: str) -> RuleAnswer:
    import rules_index
    from rules_index.companions import sections_of

    page = rules_index.read_document(document, number, edition=edition)
    passage, below = page.passages[0], page.passages[1:]
    section = sections_of(document).section(passage.key)
    refs = section.refs if section else ()
    book = rules_index.digest()
    return RuleAnswer(
        key=passage.key,
        number=passage.number,
        edition=edition,
        document=document,
        kind="section",
        title=passage.title,
        statement=passage.text,
        official=passage.official,
        contradictions=_disagreements(rules_index.contradictions_of(passage.key, edition), edition),
        superseded_by=None,
        change=None,
        example=None,
        questions=list(section.questions) if section else [],
        history=[],
        parent=None,
        children=[
            RuleReference(key=child.key, number=child.number, statement=child.text.partition("\n")[0])
            for child in below
            if child.key.count(".") == passage.key.count(".") + 1
        ],
        previous=None,
        next=None,
        references=references((book.rule(key) for key in refs if key in book), edition),
    )


def reference(found: Rule | None, edition: str) -> RuleReference | None:
    """A rule as others point to it; None stays None."""
    if found is None:
        return None
    return RuleReference(key=found.key, number=found.number(edition), statement=found.statement(edition))


def references(found: Iterable[Rule], edition: str) -> list[RuleReference]:
    """Rules as others point to them."""
    return [
        RuleReference(key=each.key, number=each.number(edition), statement=each.statement(edition))
        for each in found
    ]


def _in_edition(found: Rule, edition: str) -> RuleInEdition:
    numbers = found.numbers(edition)
    return RuleInEdition(
        edition=edition, numbers=list(numbers), statement=found.statement(edition) if numbers else None
    )


def _disagreements(entries: Iterable[Contradiction], edition: str) -> list[Disagreement]:
    found: list[Disagreement] = []
    for entry in entries:
        decision = entry.decision(edition)
        found.append(
            Disagreement(
                id=entry.id,
                title=entry.title,
                reading=decision.statement if decision else None,
                why=entry.why,
                disputed=entry.disputed(edition),
            )
        )
    return found
