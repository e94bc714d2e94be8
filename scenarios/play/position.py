"""When two points of play from one start are the same position, told apart as cheaply as can be."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import engine
from engine.effects.watch import ANSWERS

#: Events that are asked about only of effects that may be used once a turn.
LIMITED: Final = frozenset({"activated", "resolving"})
#: Events of this turn that rules or effects can still ask about.
ASKED: Final = frozenset({*ANSWERS, *LIMITED, "called", "played", "sold"})
_AT_ONCE: Final = ASKED - LIMITED


def position(state: engine.State) -> Hashable:
    """What makes a point the same as another from the same start; how it was reached is left out.

    Pieces count by their number in the game, so this is never taken for another start. Of the events of this turn it
    counts which there were, not in what order.
    """
    cards = state.cards
    sides = tuple(
        (
            tuple(side.hand), tuple(side.deck), tuple(side.trash), frozenset(side.removed), frozenset(side.fixer),
            tuple([cards[uid] for uid in side.field]), tuple([cards[uid] for uid in side.legends]),
            frozenset([cards[uid] for uid in side.eddies]),
        )
        for side in state.sides
    )  # fmt: skip
    worn = tuple([cards[uid] for side in state.sides for host in side.field for uid in cards[host].gear])
    # Sorted, not added up: sums of the hashes of tuples that share parts can be the same by construction.
    log = tuple(
        (kind, events[0].stamp if len(events) == 1 else tuple(sorted([event.stamp for event in events])))
        for kind, events in sorted(state.log.items()) if kind in _AT_ONCE
    )  # fmt: skip
    used = frozenset([
        (event.card.uid, event.card.stay, id(event.effect))
        for kind in LIMITED for event in state.log.get(kind, ())
        if event.card is not None and getattr(event.effect, "once", False)
    ])  # fmt: skip
    lasting = tuple([x._replace(number=0, turn=state.turn - x.turn) for x in state.lasting])
    pending = tuple([x._replace(number=0) for x in state.pending])
    return (
        sides, worn, tuple(state.dice), state.turn, state.player, state.phase, state.attack, state.overtime,
        state.empty_turns, log, used, lasting, pending,
    )  # fmt: skip
