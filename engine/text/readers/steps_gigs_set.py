"""Readers of instructions that set a Gig to a value."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal

from engine.effects.tree import Choose, SetGig
from engine.effects.values import Gigs, Highest, Lowest, Tally, This
from engine.text.forms import Reject
from engine.text.lowering.spoken import THAT_MANY
from engine.text.meaning import reads
from engine.text.readers.steps_gigs import of_each, read_number, set_gig
from engine.text.readers.targets import one

if TYPE_CHECKING:
    from engine.effects.tree import Step, Target
    from engine.effects.values import Piece

Extreme = Literal["min", "max", "min or max"]


@reads("set_extreme")
def set_extreme(gig: Any, extreme: Extreme) -> Any:
    """Set to its lowest or its highest face; to either, as its player chooses."""
    return of_each(gig, lambda one_gig: SetGig(one_gig, face=extreme))


@reads("set_either")
def set_either(gig: Any, to: int, extreme: Extreme) -> Any:
    """The words "to 1 or its max value": 1 is the lowest face of every die."""
    one(to)
    if extreme != "max":
        raise Reject("these are the same value")
    return set_extreme(gig, "min or max")


@reads("turn_extreme")
def turn_extreme(gig: Any, extreme: Extreme) -> Any:
    """Increased or decreased to its highest or lowest face."""
    if extreme == "min or max":
        raise Reject("which of the two is not said")
    return set_extreme(gig, extreme)


@reads("set_like")
def set_like(gig: Any, like: Target) -> Step:
    """To what another Gig shows; "your highest Gig" is a number, whichever of several Gigs shows it."""
    if isinstance(gig, tuple):
        raise Reject("which Gig the second one is set like is not clear")
    if isinstance(like, Choose) and isinstance(like.of, Gigs) and like.of.value is not None:
        most = like.of.value.amount
        if isinstance(most, Highest | Lowest) and most.of == dataclasses.replace(like.of, value=None):
            return SetGig(gig, to=most)
    return SetGig(gig, like=like)


@reads("value_becomes")
def value_becomes(gig: Piece, to: Any) -> Step:
    if isinstance(gig, This):
        raise Reject("this card is no Gig")
    return SetGig(gig, to=read_number(to))


@reads("gigs_become")
def gigs_become(gig: Target, to: Any) -> Step:
    """The words "a Gig becomes 1"."""
    return set_gig(gig, to)


@reads("gigs_become_extreme")
def gigs_become_extreme(gig: Target, face: Any) -> Step:
    """The words "it becomes a min Gig"."""
    if isinstance(gig, This) or face not in ("min", "max"):
        raise Reject("which value it is set to is not said")
    return SetGig(gig, face=face)


@reads("change_that_many")
def change_that_many() -> Any:
    """The words "increase a Gig by that many": as the pieces that were spoken of last."""
    return Tally(THAT_MANY), False


@reads("change_up_to_that_many")
def change_up_to_that_many() -> Any:
    return Tally(THAT_MANY), True
