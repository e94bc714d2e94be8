"""Follows every open choice from a position to the point at which a question is read.

Depth first, with one game at a time: what is still to be followed is kept as a point and a choice, so that memory grows
with the depth and not with the number of lines. Where everything is in the state, equal positions are followed once:
the one that took fewer choices.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Final

import engine
from scenarios.asking.budget import Budget
from scenarios.play.line import Line, Spot
from scenarios.play.position import position

Stop = Callable[[engine.Game], bool]
Mark = Callable[[engine.Game], Hashable]

#: How many positions are remembered; beyond that equal ones are followed again.
REMEMBERED: Final = 50_000


def stop_now(_game: engine.Game) -> bool:
    """Read at once; nothing is followed."""
    return True


def stop_after_attack(game: engine.Game) -> bool:
    """Read once no attack is under way."""
    return game.decision is None or game.state.attack is None


def stop_in_main_phase(game: engine.Game) -> bool:
    """Read once the Main Phase is open with nothing going on, or the game is over."""
    return game.decision is None or game.decision.kind == "main"


def stops(until: str, turn: int) -> Stop:
    """When to read for a question's `until`; `turn` is the number of the turn under way."""
    if until == "end of turn":
        return lambda game: game.decision is None or game.state.turn != turn
    return _STOPS[until]


def stop_at_action(game: engine.Game) -> bool:
    """Read where the next action or reaction can be taken."""
    return game.decision is None or game.decision.kind in ("main", "react")


_STOPS: Final[dict[str, Stop]] = {
    "next action": stop_at_action,
    "now": stop_now,
    "end of attack": stop_after_attack,
    "main phase": stop_in_main_phase,
}


def follow(
    lines: Iterable[Line],
    stop: Stop,
    budget: Budget,
    mark: Mark | None = None,
    left_open: Callable[[Line], None] | None = None,
    *,
    halts: bool = False,
) -> Iterator[Line]:
    """Every line that the open choices after `lines` lead to, each at the first point where `stop` holds.

    Uses the given lines up, and each line that it gives when the next is asked for. mark: what the question reads
    besides the position, so that positions that differ in it are not taken for equal. left_open: told of each line at a
    choice that is open. halts: whether games stand still as the turn ends. Ends early when the budget does; the budget
    then says so. Raises `PaymentTells`.
    """
    seen: dict[int, int] = {}
    stack: list[tuple[Line | Spot, engine.Option | None, int]] = []
    for line in reversed(list(lines)):
        line.written = len(line.choices)
        stack.append((line, None, 0))
    while stack:
        point, option, depth = stack.pop()
        if not budget.allows(depth):
            return
        line = point if isinstance(point, Line) else point.line()
        if halts:
            # Who listens to it goes on with another game.
            line.part()
            line.game.halts = True
        if option is not None:
            line.send(option)
        if stop(line.game):
            budget.lines += 1
            yield line
            continue
        decision = line.game.decision
        if decision is not None and decision.resumable and _known(line, depth, seen, mark):
            budget.merged += 1
            line.close()
            continue
        options = line.options()
        if not options:
            budget.merged += 1
            line.close()
            continue
        if decision is not None:
            line.apart.consider(decision, options)
        if len(options) > 1:
            if left_open is not None:
                left_open(line)
            spot = line.spot()
            stack.extend((spot, later, depth + 1) for later in reversed(options[1:]))
        stack.append((line, options[0], depth + 1))


def _known(line: Line, depth: int, seen: dict[int, int], mark: Mark | None) -> bool:
    """Whether an equal position has been followed with as few choices; notes this one."""
    reached = hash((position(line.game.state), mark(line.game) if mark is not None else None))
    if seen.get(reached, depth + 1) <= depth:
        return True
    if len(seen) < REMEMBERED or reached in seen:
        seen[reached] = depth
    return False
