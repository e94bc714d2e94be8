"""Readers of instructions that swap Gigs, or their values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.tree import Choose, Swap, SwapValues
from engine.effects.values import Ref, Tally
from engine.text.forms import COUNTED, OPEN, THEM, Reject
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.tree import Step, Target
    from engine.effects.values import Gigs, Piece


@reads("swap_values_of_two")
def swap_values_of_two(gigs: Target) -> Step:
    """The words "swap the values of two Gigs"."""
    if not isinstance(gigs, Choose) or gigs.count != 2:
        raise Reject("the values of two Gigs are swapped")
    return SwapValues(gigs)


@reads("swap_values")
def swap_values(one: Target, other: Target) -> Step:
    if any(
        not isinstance(gig, Ref) and not (isinstance(gig, Choose) and gig.count == 1) for gig in (one, other)
    ):
        raise Reject("the values of two Gigs are swapped")
    # the one that was spoken of first: "a friendly Gig and that Gig" are never the same
    return (
        SwapValues(other, one)
        if not isinstance(one, Ref) and isinstance(other, Ref)
        else SwapValues(one, other)
    )


@reads("swap_values_of_those")
def swap_values_of_those(gigs: Piece) -> Step:
    if not isinstance(gigs, Ref):
        raise Reject("this card is no Gig")
    return SwapValues(gigs)


@reads("swap_with_that")
def swap_with_that(other: Target, that: Piece) -> Step:
    return swap_that(that, other)


@reads("swap_those")
def swap_those(one: Piece, other: Piece) -> Step:
    return Swap(one, other)


@reads("swap_them")
def swap_them() -> Step:
    return Swap(Ref(THEM), Ref(THEM))


@reads("swap_their_values")
def swap_their_values() -> Step:
    return SwapValues(Ref(THEM))


@reads("swap")
def swap(one: Target, other: Target) -> Step:
    """Swap a friendly Gig with a rival Gig; the friendly one first in the tree, whichever is named first."""
    sides = [t.of.side for t in (one, other) if isinstance(t, Choose)]
    if sides == ["rival", "friendly"]:
        return Swap(other, one)
    if sides != ["friendly", "rival"]:
        raise Reject("a friendly Gig is swapped with a rival Gig")
    return Swap(one, other)


@reads("swap_several")
def swap_several(count: int, these: Gigs, others: Gigs) -> Step:
    """The words "swap up to 2 friendly Gigs with rival Gigs": as many of the one side as of the other."""
    mine, theirs = sorted((these, others), key=lambda gigs: gigs.side)
    if (mine.side, theirs.side) != ("friendly", "rival"):
        raise Reject("a friendly Gig is swapped with a rival Gig")
    return Swap(Choose(mine, OPEN, count, up_to=True), Choose(theirs, OPEN, Tally(COUNTED)))


@reads("swap_that")
def swap_that(that: Piece, other: Target) -> Step:
    """A Gig that was spoken of, swapped with one of the other side."""
    if not isinstance(other, Choose) or other.of.side not in ("friendly", "rival"):
        raise Reject("a friendly Gig is swapped with a rival Gig")
    return Swap(other, that) if other.of.side == "friendly" else Swap(that, other)
