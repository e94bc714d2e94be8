"""Follows every open choice from a position to the point at which a question is read.

Depth first, so that memory grows with the depth and not with the number of lines. Where everything is in the state,
equal positions are followed once: the one that took fewer choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import engine
from scenarios.budget import Budget
from scenarios.line import Line

Stop = Callable[[engine.Game], bool]


def stop_now(_game: engine.Game) -> bool:
    """Read at once; nothing is followed."""
    return True


def stop_after_attack(game: engine.Game) -> bool:
    """Read once no attack is under way."""
    return game.decision is None or game.state.attack is None


def stop_in_main_phase(game: engine.Game) -> bool:
    """Read once the Main Phase is open with nothing going on, or the game is over."""
    return game.decision is None or game.decision.kind == "main"


STOPS: dict[str, Stop] = {
    "now": stop_now,
    "end of attack": stop_after_attack,
    "main phase": stop_in_main_phase,
}


def follow(lines: Iterable[Line], stop: Stop, budget: Budget) -> Iterator[Line]:
    """Every line that the open choices after `lines` lead to, each at the first point where `stop` holds.

    Uses the given lines up. Ends early when the budget does; the budget then says so.
    """
    seen: dict[tuple[object, ...], int] = {}
    stack = [(line, 0) for line in reversed(list(lines))]
    while stack:
        line, depth = stack.pop()
        if not budget.allows(depth):
            return
        if stop(line.game):
            budget.lines += 1
            yield line
            continue
        decision = line.game.decision
        if decision is not None and decision.resumable:
            position = line.game.state.fingerprint()
            if seen.get(position, depth + 1) <= depth:
                continue
            seen[position] = depth
        stack.extend((branch, depth + 1) for branch in reversed(line.branch()))
