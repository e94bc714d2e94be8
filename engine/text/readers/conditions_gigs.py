"""Readers of conditions about what a Gig is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.values import (
    Compare,
    Comparison,
    Count,
    Gigs,
    Is,
    Not,
    Ref,
    This,
    ValueIsAmong,
    ValueOf,
)
from engine.text.forms import LATEST_GIG, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import settle
from engine.text.readers.conditions_is import Quality, narrowed, not_among

if TYPE_CHECKING:
    from engine.effects.tree import Choose
    from engine.effects.values import Amount, Condition, Parity, Piece, Things


@reads("like_gig")
def like_gig(of: Gigs) -> Quality:
    return Quality(of)


@reads("like_die")
def like_die(of: Gigs) -> Quality:
    """The words "if it was a d4", which it still is; its value may be another by now."""
    if of != Gigs(sides=of.sides) or of.sides is None:
        raise Reject("what its value was is not known any more")
    return like_gig(of)


@reads("like_no_gig")
def like_no_gig(of: Gigs) -> Quality:
    return Quality(of, denied=True)


@reads("like_extreme")
def like_extreme(extreme: Any) -> Quality:
    return Quality(Gigs(extreme=extreme))


@reads("like_parity")
def like_parity(parity: Parity) -> Quality:
    return Quality(Gigs(parity=parity))


@reads("like_with")
def like_with(asked: Mark) -> Quality:
    return Quality(Gigs(**dict(asked.fields)))


@reads("like_value")
def like_value(compared: Compared) -> Quality:
    return Quality(Gigs(value=settle(compared, "value")))


@reads("gig_is")
def gig_is(piece: Piece, quality: Quality) -> Condition:
    if isinstance(piece, This):
        raise Reject("this card is no Gig")
    return quality.of(piece)


@reads("gig_equals")
def gig_equals(piece: Piece, than: Any) -> Condition:
    if isinstance(piece, This):
        raise Reject("this card is no Gig")
    return Is(piece, Gigs(value=not_among(settle(Compared("=", than), "value"))))


@reads("some_gig_is")
def some_gig_is(choice: Choose, quality: Quality) -> Condition:
    of = choice.of
    if not isinstance(of, Gigs) or quality.denied:
        raise Reject("this asks something of no Gig")
    some = narrowed_gigs(of, quality)
    if some == Gigs(some.side, value=Comparison("=", ValueOf(LATEST_GIG))):
        raise Reject("another reading says the same")
    return Compare(Count(some), ">=", choice.count)


@reads("gig_has_same_value")
def gig_has_same_value(of: Gigs) -> Condition:
    """The words "a friendly Gig has the same value": as the Gig that was spoken of last."""
    return value_is_among(ValueOf(LATEST_GIG), of)


@reads("gig_has_same_value_as")
def gig_has_same_value_as(of: Gigs, gig: Piece) -> Condition:
    if not isinstance(gig, Ref):
        raise Reject("this card is no Gig")
    return value_is_among(ValueOf(gig.label), of)


@reads("has_same_value_as_gig")
def has_same_value_as_gig(gig: Piece, of: Gigs) -> Condition:
    return gig_has_same_value_as(of, gig)


@reads("value_is_among")
def value_is_among(amount: Amount, of: Things) -> Condition:
    if not isinstance(of, Gigs):
        raise Reject("the effect tree compares with the values of Gigs only in this way")
    if of != Gigs(of.side):
        raise Reject("the effect tree compares with all Gigs of a side only")
    return ValueIsAmong(amount, of.side)


@reads("some_value_is")
def some_value_is(of: Gigs, amount: Any) -> Condition:
    if isinstance(amount, int):
        raise Reject("another reading says the same")
    return value_is_among(amount, of)


@reads("value_is_not_among")
def value_isnot_among(amount: Amount, of: Gigs) -> Condition:
    return Not(value_is_among(amount, of))


def narrowed_gigs(of: Gigs, quality: Quality) -> Gigs:
    """Those of the Gigs that are like that."""
    asked = tuple((n, getattr(quality.like, n)) for n in Gigs.__dataclass_fields__ if n != "node")
    return narrowed(of, Mark(tuple((n, v) for n, v in asked if v not in (None, "any"))))
