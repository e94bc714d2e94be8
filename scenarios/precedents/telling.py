"""Precedents as text."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.precedents.rows import Precedent
from scenarios.precedents.search import PrecedentsAnswer


def precedents_text(answer: PrecedentsAnswer, *, scenarios: bool = True) -> str:
    """The precedents for a person, one a paragraph; `scenarios` adds the text of each."""
    if not answer.results:
        return (
            "No scenario of the library fits. Use other words (the library is in English), or fewer filters."
        )
    lines = [line for row in answer.results for line in (*_lines(row, scenarios=scenarios), "")]
    summary = f"{len(answer.results)} of {answer.total}"
    if answer.next_offset is not None:
        summary += f"; more with offset {answer.next_offset}"
    return "\n".join([*lines, answer.note, summary])


def _lines(row: Precedent, *, scenarios: bool) -> Iterator[str]:
    yield row.title
    yield f"    {row.path}  (edition {row.edition})"
    yield f"    expected: {row.expected or 'nothing'}"
    if row.answer:
        yield f"    {row.answer}"
    for question in row.questions:
        if question.expected is not None:
            because = f"  [{', '.join(question.because)}]" if question.because else ""
            yield f"    - {question.ask}: {question.expected}{because}"
    for title, names in (("rules", row.rules), ("cards", row.cards), ("FAQ", row.faq), ("tags", row.tags)):
        if names:
            yield f"    {title}: {', '.join(names)}"
    if scenarios:
        yield from ("    scenario:", *(f"        {line}" for line in row.scenario.rstrip().splitlines()))
