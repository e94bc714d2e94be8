"""A ruling as text that is complete on its own."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from scenarios.ruling import Answer, Citation, Ruling

WIDTH = 100


def render_text(ruling: Ruling) -> str:
    """The whole ruling for a person: verdict, answer, rules, line of play, assumptions. Ends with a line break."""
    return "\n".join(_lines(ruling)) + "\n"


def _lines(ruling: Ruling) -> Iterator[str]:
    yield ruling.title
    yield f"{ruling.verdict.upper()}  (edition {ruling.edition})"
    if not ruling.answers:
        yield from _paragraph(ruling.answer, "  ")
    for answer in ruling.answers:
        yield ""
        yield from _answer(answer)
    if ruling.citations:
        yield from ("", "Rules")
        for citation in ruling.citations:
            yield from _citation(citation)
    if ruling.faq:
        yield from ("", f"Official FAQ: {', '.join(ruling.faq)}")
    if ruling.trace:
        yield from ("", "Play")
        for number, step in enumerate(ruling.trace, start=1):
            cited = f"  [{', '.join(step.numbers)}]" if step.numbers and step.kind == "event" else ""
            what = f"{step.by}: {step.text}" if step.kind == "choice" else f"  {step.text}"
            yield f"  {number:>2}  {what}{cited}"
    if ruling.assumptions:
        yield from ("", "Assumed")
        for sentence in ruling.assumptions:
            yield from _paragraph(sentence, "  - ")
    if ruling.other_edition is not None:
        other = ruling.other_edition
        yield ""
        yield from _paragraph(f"Edition {other.edition} differs: {other.verdict.upper()}. {other.answer}", "")
    if ruling.as_expected is not None:
        yield ""
        yield "As expected." if ruling.as_expected else "NOT as expected."
    yield ""
    yield f"Ruling {ruling.hash[:16]}"


def _answer(answer: Answer) -> Iterator[str]:
    yield answer.ask
    yield from _paragraph(answer.answer, "  ")
    if answer.citations:
        yield f"  Rules: {', '.join(citation.number or citation.key for citation in answer.citations)}"
    for outcome in answer.outcomes:
        line = "; ".join(outcome.line) if outcome.line else "as it stands"
        yield from _paragraph(f"{outcome.result}: {line}", "  - ")
    if answer.as_expected is False:
        yield f"  Expected: {answer.expected}"
        if answer.expected_citations:
            yield f"  Expected rules: {', '.join(answer.expected_citations)}"


def _citation(citation: Citation) -> Iterator[str]:
    yield from _paragraph(f"{citation.number}  {citation.statement} ({citation.key})", "  ")


def _paragraph(text: str, first: str) -> Iterator[str]:
    yield from wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * max(len(first), 2))
