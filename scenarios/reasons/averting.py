"""What could have kept something from happening, and did not: a replacement, a text that saves a chosen Gig."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

import engine
from engine.effects import tree
from scenarios.play.underway import nodes
from scenarios.reasons.carrying import beginning
from scenarios.reasons.parts import UNDONE

IMPOSSIBLE: Final = "replacement.must-be-possible"
#: How many events tell of one move at most: a Unit or Legend, its Gear, and where they go from there.
MOVED_TOGETHER: Final = 8


def not_replaced(events: Sequence[engine.Event], event: engine.Event) -> list[engine.Event]:
    """The replacements just before an event that could not be performed, or it would not have come to it."""
    at = events.index(event)
    return [other for other in events[max(0, at - MOVED_TOGETHER) : at] if IMPOSSIBLE in other.keys]


def not_prevented(events: Sequence[engine.Event], event: engine.Event) -> list[engine.Event]:
    """Why what could have kept a Gig from being stolen, when it had been chosen, did not."""
    if event.kind != "stole":
        return []
    before = reversed(events[: events.index(event)])
    chosen = takewhile(lambda other: other.kind not in ("steal-count", "stole-together"), before)
    undone = (other for other in chosen if other.kind in UNDONE)
    return [
        other for other in undone
        if (doing := beginning(events, other)) is not None and nodes(doing.effect, tree.Prevent)
    ]  # fmt: skip
