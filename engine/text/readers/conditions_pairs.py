"""Readers of conditions about pairs of Gigs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.values import Ref
from engine.text.forms import Compared, Reject
from engine.text.lowering.spoken import Paired
from engine.text.meaning import reads
from engine.text.readers.conditions_held import AT_LEAST_ONE, Held

if TYPE_CHECKING:
    from engine.effects.values import Condition

reads("by_value")(lambda: "value")
reads("by_sides")(lambda: "sides")


@reads("held_pair")
def held_pair(by: str) -> Held:
    return Held(None, AT_LEAST_ONE, pairs=by)


@reads("held_no_pair")
def held_no_pair(by: str) -> Held:
    return Held(None, Compared("=", 0), pairs=by)


@reads("held_pairs")
def held_pairs(how_many: Compared, by: str) -> Held:
    return Held(None, how_many, pairs=by)


@reads("held_so_many_pairs")
def held_so_many_pairs(count: int, by: str) -> Held:
    """The words "2 value-pairs": more would do as well, for two of them are pairs."""
    return held_pairs(Compared(">=", count), by)


@reads("held_pairs_exactly")
def held_pairs_exactly(count: int, by: str) -> Held:
    return Held(None, Compared("=", count), pairs=by)


@reads("gig_is_paired")
def gig_is_paired(gig: Any, by: str) -> Condition | Paired:
    """The words "if it's part of a value-pair": another Gig of the same player has the same value."""
    if not isinstance(gig, Ref):
        raise Reject("this card is no Gig")
    return Paired(gig, by)
