"""Readers of conditions about what a Gig is."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import (
    AnyOf,
    Compare,
    Comparison,
    Count,
    Gigs,
    Highest,
    Is,
    Lowest,
    Not,
    Ref,
    This,
    ValueIsAmong,
    ValueOf,
)
from engine.text.forms import LATEST_GIG, Compared, Mark, Reject
from engine.text.lowering.pairs import SameValue
from engine.text.lowering.spoken import ROLLED, BecomesSo
from engine.text.meaning import reads
from engine.text.readers.amounts import settle
from engine.text.readers.conditions import either
from engine.text.readers.conditions_is import Quality, narrowed, not_among
from engine.text.readers.nouns import described_gig, label
from engine.text.readers.nouns_gigs import dice

if TYPE_CHECKING:
    from engine.effects.tree import Choose
    from engine.effects.values import Amount, Condition, Parity, Piece, Side, Things


@reads("like_gig")
def like_gig(of: Gigs) -> Quality:
    return Quality(of)


@reads("like_no_gig")
def like_no_gig(of: Gigs) -> Quality:
    return Quality(of, denied=True)


@reads("like_side")
def like_side(side: Side) -> Quality:
    return Quality(Gigs(side))


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
    match quality.like:
        case Gigs(value=Comparison("=", AnyOf(Gigs(side) as of))) if quality.like == Gigs(
            value=quality.like.value
        ) and of == Gigs(side):
            # one text, one tree: "if its value is equal to a friendly Gig's" asks what "equals" asks
            found = ValueIsAmong(ValueOf(label(piece)), side)
            return Not(found) if quality.denied else found
        case _:
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
    asked = quality.like.value if isinstance(quality.like, Gigs) else None
    if of.value is not None and isinstance(of.value.amount, Highest | Lowest) and asked is not None:
        # "your highest Gig has value 8 or more": the number itself
        if quality.like != Gigs(value=asked) or choice.count != 1:
            raise Reject("this asks two things of the value")
        return Compare(of.value.amount, asked.op, asked.amount)
    some = narrowed_gigs(of, quality)
    if some == Gigs(some.side, value=Comparison("=", ValueOf(LATEST_GIG))):
        raise Reject("another reading says the same")
    return Compare(Count(some), ">=", choice.count)


@reads("gig_has_same_value")
def gig_has_same_value(of: Gigs) -> SameValue:
    """The words "a friendly Gig has the same value": as the Gig that was spoken of last."""
    return _same_value(LATEST_GIG, of)


def _same_value(gig: str, of: Gigs) -> SameValue:
    return value_is_among(ValueOf(gig), of) and SameValue(gig, of.side)


@reads("gig_has_same_value_as")
def gig_has_same_value_as(of: Gigs, gig: Piece) -> SameValue:
    if not isinstance(gig, Ref):
        raise Reject("this card is no Gig")
    return _same_value(gig.label, of)


@reads("has_same_value_as_gig")
def has_same_value_as_gig(gig: Piece, of: Gigs) -> SameValue:
    return gig_has_same_value_as(of, gig)


@reads("value_is_among")
def value_is_among(amount: Amount, of: Things) -> Condition:
    if not isinstance(of, Gigs):
        raise Reject("the effect tree compares with the values of Gigs only in this way")
    if of != Gigs(of.side):
        raise Reject("the effect tree compares with all Gigs of a side only")
    return ValueIsAmong(amount, of.side)


@reads("value_is_of_another")
def value_is_of_another(amount: Amount, of: Gigs) -> Condition:
    """The words "if its value equals the value of another friendly Gig": another than that one, or than the last."""
    if of.value is not None or of.other_than is not None:
        raise Reject("this asks two things of the value")
    one = amount.gig if isinstance(amount, ValueOf) else LATEST_GIG
    alike = dataclasses.replace(of, other_than=one, value=not_among(Comparison("=", amount)))
    return Compare(Count(alike), ">=", 1)


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
    plain = Gigs()
    asked = tuple((n, getattr(quality.like, n)) for n in Gigs.__dataclass_fields__)
    return narrowed(of, Mark(tuple((n, v) for n, v in asked if v != getattr(plain, n))))


@reads("gig_becomes")
def gig_becomes(piece: Piece, quality: Quality) -> Any:
    if isinstance(piece, This):
        raise Reject("this card is no Gig")
    return BecomesSo(piece, quality.like, quality.denied)


@reads("gig_was_such")
def gig_was_such(piece: Piece, of: Gigs) -> Any:
    """The words "if it was a min Gig": before this effect changed it. A die it still is."""
    if isinstance(piece, This):
        raise Reject("this card is no Gig")
    if of == Gigs(sides=of.sides, or_sides=of.or_sides):
        return Is(piece, of)
    return BecomesSo(piece, of, turned="was")


@reads("gig_was_extreme")
def gig_was_extreme(piece: Piece, extreme: Any) -> Any:
    return gig_was_such(piece, Gigs(extreme=extreme))


@reads("gig_was_parity")
def gig_was_parity(piece: Piece, parity: Parity) -> Any:
    return gig_was_such(piece, Gigs(parity=parity))


@reads("gig_was")
def gig_was(piece: Piece, quality: Quality) -> Any:
    if quality.denied or not isinstance(quality.like, Gigs):
        raise Reject("this asks something of no Gig")
    return gig_was_such(piece, quality.like)


@reads("result_is_extreme")
def result_is_extreme(extreme: Any) -> Any:
    return gig_is(Ref("?that gig"), like_extreme(extreme))


reads("rose")(lambda: "higher")
reads("fell")(lambda: "lower")


@reads("rolled_so")
def rolled_so(quality: Quality) -> Condition:
    """The words "if you roll an even number": on one of the Gigs that were rolled last."""
    return gig_is(Ref(ROLLED), quality)


@reads("rolled_number")
def rolled_number(comparison: Compared) -> Condition:
    return rolled_so(like_value(comparison))


@reads("rolled_extreme")
def rolled_extreme(extreme: Any) -> Condition:
    return rolled_so(like_extreme(extreme))


@reads("gig_rose")
def gig_rose(piece: Piece, how: Any) -> Any:
    """The words "if it's higher than before": than before this effect changed it."""
    if isinstance(piece, This):
        raise Reject("this card is no Gig")
    return BecomesSo(piece, Gigs(), turned=how)


@reads("result_rose")
def result_rose(how: Any) -> Any:
    return gig_rose(Ref("?that gig"), how)


@reads("gig_becomes_such")
def gig_becomes_such(piece: Piece, of: Gigs) -> Any:
    return gig_becomes(piece, Quality(of))


@reads("gig_becomes_extreme")
def gig_becomes_extreme(piece: Piece, extreme: Any) -> Any:
    return gig_becomes(piece, Quality(Gigs(extreme=extreme)))


@reads("gigs_become_such")
def gigs_become_such(some: Gigs, of: Gigs) -> Any:
    """The words "if this makes a Gig a min Gig": one of those that this effect has changed."""
    if some != Gigs():
        raise Reject("which of the Gigs is not said")
    return gig_becomes(Ref("?any gig"), Quality(of))


@reads("gig_is_either")
def gig_is_either(piece: Piece, first: Gigs, *rest: Any) -> Condition:
    """The words "if it's a d4 or d6"."""
    of = (first, *(gigs for gigs in rest if gigs is not None))
    if all(gigs == Gigs(sides=gigs.sides) and gigs.sides is not None for gigs in of):
        return gig_is(piece, Quality(described_gig(dice(*(str(gigs.sides) for gigs in of)))))
    return either(*(gig_is(piece, Quality(of)) for of in (first, *rest) if of is not None))


@reads("higher_gig")
def higher_gig(one: Amount, other: Amount) -> Condition:
    """The words "your highest Gig is higher than a Rival's highest Gig"."""
    return Compare(one, ">", other)


@reads("lower_gig")
def lower_gig(one: Amount, other: Amount) -> Condition:
    return Compare(one, "<", other)


@reads("most_gig_is")
def most_gig_is(most: Amount, like: Quality) -> Condition:
    """The words "if your highest-value Gig is a d20": one of those that show that value."""
    if (
        not isinstance(most, (Highest, Lowest))
        or not isinstance(most.of, Gigs)
        or like.like.value is not None
    ):
        raise Reject("which Gig this asks about is not said")
    of = dataclasses.replace(like.like, side=most.of.side, value=Comparison("=", most))
    return Compare(Count(of), "=" if like.denied else ">=", 0 if like.denied else 1)


@reads("values_meet")
def values_meet(one: Gigs, other: Gigs) -> Condition:
    """The words "a friendly Gig has the same value as a rival Gig": there is one with the value of one of those."""
    if one.value is not None or {one.side, other.side} != {"friendly", "rival"}:
        raise Reject("of one side there is a name for that: a value-pair")
    return Compare(Count(dataclasses.replace(one, value=Comparison("=", AnyOf(other)))), ">=", 1)
