"""Readers of descriptions: which Gigs a phrase speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.values import Comparison, Highest, Lowest, Ref, ValueOf
from engine.text.forms import LATEST_GIG, THEM, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import settle
from engine.text.readers.nouns import label, mark
from engine.text.readers.pronouns import THOSE_GIGS

if TYPE_CHECKING:
    from engine.effects.values import Piece, Side


@reads("any_gig")
def any_gig() -> Mark:
    return mark()


@reads("die")
def die(sides: str) -> Mark:
    return mark(sides=int(sides))


@reads("gig_side", "gig_area")
def gig_side(side: Side) -> Mark:
    return mark(side=side)


@reads("gig_extreme")
def gig_extreme(extreme: str) -> Mark:
    return mark(extreme=extreme)


@reads("gig_parity")
def gig_parity(parity: str) -> Mark:
    return mark(parity=parity)


@reads("gig_value")
def gig_value(compared: Compared) -> Mark:
    return mark(value=settle(compared, "value"))


@reads("gig_value_same")
def gig_value_same(than: Any) -> Mark:
    return gig_value(Compared("=", than))


@reads("gig_same_value")
def gig_same_value() -> Mark:
    return mark(value=Comparison("=", ValueOf(LATEST_GIG)))


@reads("gig_lower_value")
def gig_lower_value() -> Mark:
    return mark(value=Comparison("<", ValueOf(LATEST_GIG)))


@reads("gig_higher_value")
def gig_higher_value() -> Mark:
    return mark(value=Comparison(">", ValueOf(LATEST_GIG)))


@reads("gig_lower_or_same")
def gig_lower_or_same() -> Mark:
    return mark(value=Comparison("<=", ValueOf(LATEST_GIG)))


@reads("gig_higher_or_same")
def gig_higher_or_same() -> Mark:
    return mark(value=Comparison(">=", ValueOf(LATEST_GIG)))


@reads("gig_lowest_value")
def gig_lowest_value() -> Mark:
    return mark(most=Lowest)


@reads("gig_highest_value")
def gig_highest_value() -> Mark:
    return mark(most=Highest)


@reads("gig_same_sides")
def gig_same_sides() -> Mark:
    return mark(sides_of=LATEST_GIG)


@reads("gig_same_sides_as")
def gig_same_sides_as(gig: Piece) -> Mark:
    if not isinstance(gig, Ref):
        raise Reject("only a Gig has sides")
    return mark(sides_of=gig.label)


@reads("gig_across")
def gig_across(gig: Piece) -> Mark:
    return mark(opposite=label(gig))


@reads("gig_other_than")
def gig_other_than(gig: Piece) -> Mark:
    return mark(other_than=label(gig))


def gigs_spoken_of(pieces: Piece) -> str:
    """The label of the Gigs that a word speaks of: "them" may be Gigs or cards, but here it is Gigs."""
    spoken = label(pieces)
    return THOSE_GIGS if spoken == THEM else spoken


@reads("gig_among")
def gig_among(pieces: Piece) -> Mark:
    return mark(among=gigs_spoken_of(pieces))


@reads("gig_sides")
def gig_sides(sides: int) -> Mark:
    return mark(sides=sides)
