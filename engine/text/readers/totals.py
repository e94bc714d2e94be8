"""Readers of sums: what several pieces that were spoken of, or the Gear of one, have together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.effects.values import Cards, Count, Gigs, Ref, Total
from engine.text.forms import THEM, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import count_gear_on

if TYPE_CHECKING:
    from engine.effects.values import Amount, Piece
    from engine.text.forms import Mark


def _among(those: Piece | None) -> str:
    """The label of several pieces. Raises Reject for one piece, which has nothing to add up."""
    label = THEM if those is None else getattr(those, "label", "")
    if label != THEM and not label.endswith("*") and not label.startswith(("?those ", "?done ", "?nth ")):
        raise Reject("one piece has nothing to add up")
    return label


def _total(what: Literal["power", "cost"], those: Piece | None) -> Amount:
    return Total(Cards(among=_among(those)), what)


@reads("total_power_of_those")
def total_power_of_those(those: Piece | None = None) -> Amount:
    return _total("power", those)


@reads("total_cost_of_those")
def total_cost_of_those(those: Piece | None = None) -> Amount:
    return _total("cost", those)


@reads("total_value_of_those")
def total_value_of_those(those: Piece | None = None) -> Amount:
    return Total(Gigs(among=_among(those)), "value")


def _gear_of(piece: Piece, marks: tuple[Mark, ...]) -> Cards:
    counted = count_gear_on(piece, *marks)
    if not isinstance(counted, Count) or not isinstance(counted.of, Cards) or piece == Ref(THEM):
        raise Reject("whose Gear this is is not said")
    return counted.of


@reads("power_of_gear")
def power_of_gear(piece: Piece, *marks: Mark) -> Amount:
    """The words "the power of its Gear": of all of it together."""
    return Total(_gear_of(piece, marks), "power")


@reads("cost_of_gear")
def cost_of_gear(piece: Piece, *marks: Mark) -> Amount:
    return Total(_gear_of(piece, marks), "cost")
