"""A moment as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from scenarios.explain.drawing import WIDTH, draw
from scenarios.ruling import Answer
from scenarios.stepping.moment import Branch, Moment


def moment_text(moment: Moment) -> str:
    """The moment for a person, the position last, so that all of it can be handed back. Ends with a line break."""
    return "\n".join(_lines(moment)) + "\n"


def branches_text(branches: Sequence[Branch]) -> str:
    """Each way to go on, followed by its position."""
    return "\n\n".join(f"{branch.choice}\n{branch.position}" for branch in branches) + "\n"


def _lines(moment: Moment) -> Iterator[str]:
    yield from _wrapped(f"{moment.title}  (edition {moment.edition})", "")
    for note in moment.notes:
        yield from _wrapped(f"Note: {note}", "  ")
    if moment.choices:
        yield from ("", "Chosen so far")
        yield from (f"  {number:>2}. {choice}" for number, choice in enumerate(moment.choices, start=1))
    events = [step for step in moment.happened if step.kind == "event"]
    if events:
        yield from ("", "What happened last")
        for event in events:
            cited = f"  [{', '.join(event.numbers[:3])}]" if event.numbers else ""
            yield from _wrapped(event.text + cited, "  - ")
    yield from ("", draw(moment.board), "")
    yield from _decision(moment)
    for answer in moment.answers:
        yield from ("", *_answer(answer))
    if moment.branches:
        yield from ("", "Ways to go on", branches_text(moment.branches).rstrip("\n"), "", "This position")
    yield from ("", moment.position)


def _decision(moment: Moment) -> Iterator[str]:
    if moment.by is None:
        yield f"Asked is {moment.asked}"
        return
    who = {"you": "You choose", "rival": "The Rival chooses", "chance": "Chance decides"}[moment.by]
    yield from _wrapped(f"{who} {moment.asked}  [{', '.join(moment.numbers)}]", "")
    yield from (f"  - {option}" for option in moment.options)
    if moment.more_options:
        yield f"  and {moment.more_options} more"
    if moment.not_legal:
        yield "Not legal"
    for refused in moment.not_legal:
        yield from _wrapped(f"{', '.join(refused.moves)}:", "  - ")
        yield from _wrapped(f"{'; '.join(refused.reasons)}  [{', '.join(refused.numbers)}]", "    ")


def _answer(answer: Answer) -> Iterator[str]:
    yield answer.ask
    cited = ", ".join(citation.number or citation.key for citation in answer.citations)
    yield from _wrapped(answer.answer + (f"  [{cited}]" if cited else ""), "  ")
    for outcome in answer.outcomes:
        yield from _wrapped(f"{outcome.result}: {'; '.join(outcome.line) or 'as it stands'}", "  - ")


def _wrapped(text: str, first: str) -> Iterator[str]:
    yield from wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=" " * max(2, len(first)), break_on_hyphens=False
    )
