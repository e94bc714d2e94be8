"""What a question in the middle of a play is read at later, where that is not what it is at that point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scenarios.asking.found import Found
from scenarios.asking.survey import read_at_once, since
from scenarios.language.model import PlayLine
from scenarios.language.questions import Question
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.table.names import Unclear
from scenarios.values.readings import Reading, as_asked, read, spell

_WHEN: Final = {
    "next action": "where an action or reaction can be taken next",
    "main phase": "once the Main Phase is open again",
    "end of attack": "at the end of the attack",
    "end of turn": "at the end of the turn",
}


def once_paid(lines: Sequence[Line], then: PlayLine | None = None) -> Sequence[Line]:
    """The lines past how the last written move is paid and what was named with it, unless `then` says how it is.

    `then` is the line of play after the question. The lines stay as they are; where nothing is to be paid or done they
    are these.
    """
    moves = () if then is None else (then.you, then.rival)
    if any(move is not None and move.pay is not None for move in moves) or not any(map(_unpaid, lines)):
        return lines
    stack, paid = [line.twin() for line in reversed(lines)], list[Line]()
    while stack:
        line = stack.pop()
        if _unpaid(line) or line.is_planned():
            stack.extend(reversed(line.branch()))
        else:
            paid.append(line)
    return paid


def _unpaid(line: Line) -> bool:
    return line.game.decision is not None and line.game.decision.kind == "pay"


def read_now(
    bench: Bench, lines: Sequence[Line], question: Question, then: PlayLine | None = None
) -> Reading | None:
    """The value that a question asks for as it is at this point, where it is read later on; None where it is not.

    It is read once the last move has been paid; `then` as for `once_paid`.
    """
    if bench.brief or question.value is None or not lines:
        return None
    paid = once_paid(lines[:1], then)
    if read_at_once(paid, question):
        return None
    line = paid[0]
    try:
        found = read(line.game, bench.table.names, question.value, since(line, question))
    except Unclear:
        return None
    return as_asked(found, question.expect)


def said(so_far: Reading | None, result: Found, question: Question) -> str:
    """When the answer is so, where the value was another one at the point of the question."""
    if so_far is None or result.value is None or result.value == so_far or question.until not in _WHEN:
        return ""
    return f" (That is {_WHEN[question.until]}; at this point of the play it is {spell(so_far)}.)"
