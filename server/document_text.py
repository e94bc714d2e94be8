"""Answers about whole documents, as text that is complete without the data beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from server.document_views import (
    ComparisonAnswer,
    DocumentsAnswer,
    GamesAnswer,
    GlossaryAnswer,
    ImportAnswer,
    ImportedDocument,
    PageAnswer,
    PassageAnswer,
    RuleChange,
)
from server.views import TermAnswer


def games_text(answer: GamesAnswer) -> str:
    """The games, one a line."""
    return "\n".join(
        f"{each.game}: {each.name}; editions {', '.join(each.editions)}; documents {', '.join(each.documents)}"
        for each in answer.games
    )


def documents_text(answer: DocumentsAnswer) -> str:
    """The documents with their sections."""
    lines: list[str] = []
    for each in answer.documents:
        lines += [f"{each.document}: {each.title} ({each.passages} passages, {each.authority})"]
        lines += [f"    {each.about}"]
        lines += [f"    {section}  {title}" for section, title in each.contents.items()]
    return "\n".join(lines)


def page_text(answer: PageAnswer) -> str:
    """A page of a document."""
    place = answer.title + (f", section {answer.section}" if answer.section else "")
    lines = [f"{place} (page {answer.page} of {answer.pages})"]
    for each in answer.passages:
        lines += ["", _passage_title(each), *_indented(each.text)]
        if each.official:
            lines += _indented(f"official: {each.official}")
        if each.superseded_by:
            lines += _indented(f"overruled in this edition by {each.superseded_by}")
    if answer.page < answer.pages:
        lines += ["", f"More on page {answer.page + 1}."]
    return "\n".join(lines)


def glossary_text(answer: GlossaryAnswer) -> str:
    """Terms with their meaning."""
    if not answer.results:
        return f"No term of the glossary fits {answer.query!r}: search the rules instead."
    return "\n".join(line for each in answer.results for line in _term_lines(each))


def comparison_text(answer: ComparisonAnswer) -> str:
    """Two editions compared, kind by kind of change."""
    part = f", chapter {answer.chapter}" if answer.chapter else ""
    lines = [f"From edition {answer.old} to {answer.new}{part}"]
    for title, rows in (
        ("Changed in meaning", answer.changed),
        ("Overruled by another rule", answer.superseded),
        ("Added", answer.added),
        ("Removed", answer.removed),
        ("Moved, meaning the same", answer.moved),
    ):
        if rows:
            lines += ["", f"{title} ({len(rows)})", *_change_lines(rows)]
    return "\n".join([*lines, "", f"{answer.unchanged} rules are the same."])


def import_text(answer: ImportAnswer) -> str:
    """What an import found, document by document."""
    return "\n".join(line for each in answer.documents for line in _import_lines(each))


def _passage_title(passage: PassageAnswer) -> str:
    if passage.number is None:
        return passage.title
    if passage.number == passage.key:
        return f"{passage.number}  {passage.title}"
    return f"{passage.number}  {passage.key}"


def _indented(text: str) -> list[str]:
    return [f"    {line}" for line in text.splitlines()]


def _term_lines(term: TermAnswer) -> Iterator[str]:
    yield f"{term.term}  ({term.kind})"
    yield f"    {term.definition}"
    if term.also:
        yield f"    also called: {', '.join(term.also)}"
    if term.references:
        yield f"    rules: {', '.join(term.references)}"


def _change_lines(rows: Sequence[RuleChange]) -> Iterator[str]:
    for row in rows:
        old, new = ", ".join(row.old_numbers), ", ".join(row.new_numbers)
        numbers = old if old == new else f"{old or 'none'} -> {new or 'none'}"
        yield f"    {numbers}  {row.key}"
        yield f"        {row.table or row.new_statement or row.old_statement}"
        if row.superseded_by:
            yield f"        overruled by {row.superseded_by}"


def _import_lines(document: ImportedDocument) -> Iterator[str]:
    counts = ", ".join(f"{count} {kind}" for kind, count in document.counts.items())
    done = "stored" if document.stored else "not stored, this is a check"
    yield f"{document.source}: {document.title} ({document.layout} layout)"
    yield f"    edition {document.edition or 'none'}; {counts}; " + (
        "the same as imported before" if document.unchanged else done
    )
    for title, numbers in (("unknown to the digest", document.unknown), ("missing here", document.missing)):
        if numbers:
            shown = ", ".join(numbers[:20]) + (f" and {len(numbers) - 20} more" if len(numbers) > 20 else "")
            yield f"    {title} ({len(numbers)}): {shown}"
    if document.matches:
        findings = Counter(match.finding for match in document.matches)
        yield "    matched by what they say: " + ", ".join(f"{n} {what}" for what, n in findings.items())
        for match in document.matches:
            if match.finding != "same":
                where = f"{match.old_number or 'none'} -> {match.number or 'none'}"
                yield f"        {match.finding}: {where}  {match.key or ''} (likeness {match.likeness:.0f})"
    for note in document.notes:
        yield f"    {note}"
