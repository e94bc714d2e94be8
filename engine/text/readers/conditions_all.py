"""Readers of conditions about all pieces of a kind, the Units of the attack, and the Gig that was rolled."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engine.effects.values import (
    Cards,
    Compare,
    Comparison,
    Count,
    DifferentValues,
    Gigs,
    Happened,
    Highest,
    Is,
    Lowest,
    Not,
    PiecesDid,
    Ref,
    ValueOf,
)
from engine.text.forms import BOTH, LATEST_GIG, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.conditions_gigs import gig_is, narrowed_gigs
from engine.text.readers.conditions_is import narrowed
from engine.text.readers.events import piece_events
from engine.text.readers.targets import owned

if TYPE_CHECKING:
    from engine.effects.values import Condition, Piece, Side
    from engine.text.readers.conditions_is import Quality
    from engine.text.readers.deeds import Deed


@reads("all_are")
def all_are(of: Cards, asked: Mark) -> Condition:
    """The words "all friendly Units are spent": as many as there are."""
    return Compare(Count(of), "=", Count(narrowed(of, asked)))


@reads("all_of_owner_are")
def all_of_owner_are(side: Side, of: Cards, asked: Mark) -> Condition:
    return all_are(owned(side, of), asked)


@reads("all_gigs_are")
def all_gigs_are(of: Gigs, quality: Quality) -> Condition:
    return Compare(Count(of), "=", Count(narrowed_gigs(of, quality)))


@reads("all_gigs_of_owner_are")
def all_gigs_of_owner_are(side: Side, of: Gigs, quality: Quality) -> Condition:
    return all_gigs_are(owned(side, of), quality)


@reads("both_gigs_are")
def both_gigs_are(_group: Mark | None, quality: Quality) -> Condition:
    """The words "both have an odd value": of two Gigs that were spoken of, of which there are no more."""
    if quality.like == Gigs(value=Comparison("=", ValueOf(LATEST_GIG))):
        raise Reject("another reading says the same")
    return Compare(Count(narrowed_gigs(Gigs(among=BOTH), quality)), ">=", 2)


@reads("both_are_gigs")
def both_are_gigs(_group: Mark | None, of: Gigs) -> Condition:
    if of.among is not None or of.side != "any":
        raise Reject("what is said of both of them is not clear")
    return Compare(Count(dataclasses.replace(of, among=BOTH)), ">=", 2)


@reads("all_values_differ")
def all_values_differ(of: Gigs) -> Condition:
    if of != Gigs(of.side):
        raise Reject("the effect tree counts values among all Gigs of a side only")
    return Compare(DifferentValues(of.side), "=", Count(of))


@reads("all_values_differ_of_owner")
def all_values_differ_of_owner(side: Side, of: Gigs) -> Condition:
    return all_values_differ(owned(side, of))


@reads("fighter_is")
def fighter_is(of: Cards, quality: Quality) -> Condition:
    """What the attacking or the defending Unit is: there is never a second."""
    asked = [(field, getattr(quality.like, field.name)) for field in dataclasses.fields(Cards)]
    said = Mark(tuple((field.name, value) for field, value in asked if value != field.default))
    found = Compare(Count(narrowed(of, said)), ">=", 1)
    return Not(found) if quality.denied else found


@reads("has_highest")
def has_highest(piece: Piece, among: Cards | None) -> Condition:
    """The words "this Unit has the highest power": none of them has more."""
    return Is(piece, Cards(power=Comparison(">=", Highest(among or Cards(("Unit",))))))


@reads("has_lowest")
def has_lowest(piece: Piece, among: Cards | None) -> Condition:
    return Is(piece, Cards(power=Comparison("<=", Lowest(among or Cards(("Unit",))))))


@reads("has_not_highest")
def has_not_highest(piece: Piece, among: Cards | None) -> Condition:
    return Not(has_highest(piece, among))


@reads("has_not_lowest")
def has_not_lowest(piece: Piece, among: Cards | None) -> Condition:
    return Not(has_lowest(piece, among))


@reads("some_value_compares")
def some_value_compares(of: Gigs, compared: Compared) -> Condition:
    """The words "the value of a friendly d6 is 6": there is such a Gig."""
    if of.value is not None:
        raise Reject("this asks two things of the value")
    value = Comparison(compared.op, compared.amount)
    return Compare(Count(dataclasses.replace(of, value=value)), ">=", 1)


@reads("result_is")
def result_is(quality: Quality) -> Condition:
    """The words "if the result is 4": of the Gig that was rolled."""
    return gig_is(Ref("?that gig"), quality)


@reads("pieces_did")
def pieces_did(how_many: Compared, of: Cards, deed: Deed) -> Condition:
    """The words "two or more friendly Units attacked this turn": different ones, however often each did."""
    if deed.gig not in (None, Gigs()):
        raise Reject("the effect tree counts those that stole any Gig")
    (trigger,) = piece_events(of, dataclasses.replace(deed, gig=None))
    if how_many.op in ("=", "<", "<=") and how_many.amount == 0:
        raise Reject("none of them is said otherwise")
    if (how_many.op, how_many.amount) == (">=", 1):
        return Compare(Happened(trigger), ">=", 1)
    return PiecesDid(trigger, Comparison(how_many.op, how_many.amount))


@reads("pieces_did_exactly")
def pieces_did_exactly(count: int, of: Cards, deed: Deed) -> Condition:
    return pieces_did(Compared("=", count), of, deed)
