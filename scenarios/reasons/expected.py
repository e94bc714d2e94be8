"""What happens anyhow, so that it tells less than what else changed a value: in every turn, after every Program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine

#: What comes to hand and to the Gig area in every Start Phase.
EVERY_TURN: Final = frozenset({"start.draw", "start.place-gig"})
_COMES: Final = frozenset({"drew", "rolled-in"})
#: Where a Program goes that has been resolved: to the trash, or where an effect says.
_PUT_AWAY: Final = (
    ("program.play",), ("bottom-deck.program-instead-of-trash",), ("top-deck.program-instead-of-trash",),
)  # fmt: skip


def in_every_turn(event: engine.Event) -> bool:
    """Whether it is the card or the Gig that comes in every Start Phase."""
    return event.kind in _COMES and not EVERY_TURN.isdisjoint(event.keys)


def is_expected(event: engine.Event) -> bool:
    """Whether it happens in every turn, or is what becomes of every Program."""
    return (puts_a_program_away(event) and event.note == "trash") or in_every_turn(event)


def rolled_again(events: Sequence[engine.Event], event: engine.Event) -> list[engine.Event]:
    """For a die that is rolled in: that what it showed first was ignored."""
    number = event.die.number if event.kind == "rolled-in" and event.die is not None else None
    return [e for e in events if e.kind == "rerolled" and e.die is not None and e.die.number == number]


def puts_a_program_away(event: engine.Event) -> bool:
    """Whether a Program goes where it goes when it has been resolved."""
    return event.kind == "moved" and event.keys[:1] in _PUT_AWAY
