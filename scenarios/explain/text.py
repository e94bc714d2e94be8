"""An explanation as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from scenarios.explain.drawing import WIDTH, draw
from scenarios.explain.telling import Explanation, PlayStep
from scenarios.ruling import Answer, Step

#: How many numbers stand behind an answer, and behind one event of the play; the weightiest come first.
_OF_AN_ANSWER: Final = 5
_NUMBERS: Final = 3
_WHO: Final = {"you": "You", "rival": "The Rival", "chance": "Chance"}


def explanation_text(explanation: Explanation) -> str:
    """The explanation as plain text. Ends with a line break."""
    return "\n".join(_lines(explanation)) + "\n"


def who_does(step: Step) -> str:
    """A choice as a sentence: `The Rival: attack animals-wrecker -> gigs`."""
    return f"{_WHO.get(step.by, step.by)}: {step.text}"


def numbers_of(step: Step) -> str:
    """The numbers of the rules behind a step, the first few."""
    return ", ".join(step.numbers[:_NUMBERS])


def _lines(explanation: Explanation) -> Iterator[str]:
    ruling = explanation.ruling
    yield from _paragraph(ruling.title, "")
    yield from (f"{ruling.verdict.upper()}  (edition {ruling.edition})", "")
    several = len(explanation.answers) > 1
    for number, said in enumerate(explanation.answers):
        yield from _paragraph(
            said + (_numbers(ruling.answers[number]) if several else ""), "  - " if several else "  "
        )
        yield from _outcomes(ruling.answers[number] if ruling.answers else None)
    for paragraph in explanation.reasons:
        yield ""
        yield from _paragraph(paragraph, "  ")
    yield ""
    if explanation.steps:
        yield "The play"
        for number, step in enumerate(explanation.steps, start=1):
            yield from _step(number, step)
        yield ""
    yield from ("The board before", "", draw(explanation.before), "")
    if explanation.after != explanation.before:
        yield from ("The board after", "", draw(explanation.after), "")
    if ruling.citations:
        yield "Rules"
        for citation in ruling.citations:
            yield from _paragraph(f"{citation.number}  {citation.statement} ({citation.key})", "  ")
        yield ""
    if ruling.faq:
        yield from (f"Official FAQ: {', '.join(ruling.faq)}", "")
    if ruling.as_expected is not None:
        yield from ("As expected." if ruling.as_expected else "NOT as expected.", "")
    yield f"Ruling {ruling.hash[:16]}"


def _numbers(answer: Answer) -> str:
    numbers = ", ".join(citation.number or citation.key for citation in answer.citations[:_OF_AN_ANSWER])
    return f"  [{numbers}]" if numbers else ""


def _outcomes(answer: Answer | None) -> Iterator[str]:
    for outcome in answer.outcomes if answer is not None else []:
        line = "; ".join(outcome.line) or "as it stands"
        yield from _paragraph(f"{outcome.result}: {line}", "      ")


def _step(number: int, step: PlayStep) -> Iterator[str]:
    if step.choice is None:
        yield f"  {number:>2}. To begin with"
    else:
        cited = numbers_of(step.choice)
        yield from _paragraph(
            f"{who_does(step.choice)}" + (f"  [{cited}]" if cited else ""), f"  {number:>2}. "
        )
    for event in step.events:
        cited = numbers_of(event)
        yield from _paragraph(
            event.text[:1].upper() + event.text[1:] + (f"  [{cited}]" if cited else ""), "        "
        )


def _paragraph(text: str, first: str) -> Iterator[str]:
    yield from wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False
    )
