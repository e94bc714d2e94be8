"""A ruling with everything around it that a person needs to follow it: what a judge would say, play and boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from pydantic import Field

import scenarios
from scenarios.explain.board import Board, board_of
from scenarios.explain.phrasing import Phrasing
from scenarios.explain.replay import at_the_end
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read
from scenarios.ruling import Ruling, Step, View
from scenarios.table.build import lay_out

#: How many rules a judge names when asked why; the others are in the list of rules.
SPOKEN: Final = 3

_OPENING: Final = {
    "illegal": "That play is not legal.",
    "unsupported": "I can't rule on this.",
    "inconclusive": "I can't be certain.",
    "disputed": "The sources disagree.",
}


class PlayStep(View):
    """A choice, and what happened because of it. `choice` is null for what happens before anybody chooses."""

    choice: Step | None
    events: list[Step]


class Explanation(View):
    """A ruling, what a judge would say, the play as steps, and the board before and after it."""

    ruling: Ruling
    answers: list[str] = Field(
        description="The answers as a judge would say them: one, or one for each of the ruling's"
    )
    reasons: list[str] = Field(description="What a judge would add: why, on what it rests, other editions")
    steps: list[PlayStep]
    before: Board
    after: Board


def explain(text: str, *, source: str = "<text>", edition: str | None = None) -> Explanation:
    """Rule on a scenario written as YAML or JSON and explain the ruling. Raises `ScenarioError`."""
    ruling = scenarios.run_text(text, source=source, edition=edition)
    data = read(text, source)
    table = lay_out(parse(data), data)
    phrasing = Phrasing(table)
    trace = _whole_play(data.data, ruling)
    return Explanation(
        ruling=ruling,
        answers=_answers(ruling, phrasing),
        reasons=list(reasons_of(ruling, phrasing.titled)),
        steps=list(_steps(trace)),
        before=board_of(table.before, table.names),
        after=board_of(at_the_end(table, ruling.edition, trace), table.names),
    )


def _whole_play(data: Mapping[str, Any], ruling: Ruling) -> Sequence[Step]:
    """The line of play up to the last question: a ruling tells only the one that proves its first answer."""
    if len(ruling.answers) < 2:
        return ruling.trace
    play = [line for line in data.get("play", ()) if "ask" not in line]
    last = data["ask"][-1:] if isinstance(data.get("ask"), list) else data.get("ask", [])
    if not play and not last:
        return ruling.trace
    shorter = {**data, "play": play, "ask": last}
    return scenarios.run_data(shorter, edition=ruling.edition).trace


def _answers(ruling: Ruling, phrasing: Phrasing) -> list[str]:
    opening = _OPENING.get(ruling.verdict, "")
    if ruling.verdict in _OPENING or not ruling.answers:
        return [f"{opening} {phrasing.titled(ruling.answer)}".strip()]
    return [phrasing.say(answer) for answer in ruling.answers]


def reasons_of(ruling: Ruling, titled: Callable[[str], str]) -> Iterator[str]:
    """What a judge adds to the answers, a paragraph each; `titled` calls cards by their titles."""
    reasons = [f"Rule {citation.number}: {citation.statement}" for citation in ruling.citations[:SPOKEN]]
    if reasons:
        yield " ".join(reasons)
    for text in ruling.card_texts[:SPOKEN]:
        yield f"{text.title} says: {text.text}" + (f" ({text.note})" if text.note else "")
    for dispute in ruling.disputes:
        faq = f" (official FAQ: {', '.join(dispute.faq)})" if dispute.faq else ""
        yield (
            f"The sources disagree: {dispute.title}{faq}. I follow this reading: {dispute.followed} "
            f"The other is: {dispute.other} By that one the answer is {dispute.verdict}: {titled(dispute.answer)}"
        )
    if ruling.missing:
        yield f"The answer turns on what the description does not say: {' '.join(ruling.missing)}"
    if ruling.assumptions:
        yield f"I take it that: {' '.join(ruling.assumptions)}"
    if ruling.other_edition is not None:
        other = ruling.other_edition
        yield f"By edition {other.edition} I would rule otherwise: {titled(other.answer)}"


def _steps(trace: Sequence[Step]) -> Iterator[PlayStep]:
    choice: Step | None = None
    events: list[Step] = []
    for step in trace:
        if step.kind == "event":
            events.append(step)
            continue
        if choice is not None or events:
            yield PlayStep(choice=choice, events=events)
        choice, events = step, []
    if choice is not None or events:
        yield PlayStep(choice=choice, events=events)
