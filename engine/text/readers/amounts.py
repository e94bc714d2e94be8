"""Readers of numbers: counts, values, comparisons."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal

from engine.effects.values import (
    Alike,
    AnyOf,
    AtMost,
    Cards,
    ChangeOf,
    Comparison,
    CostOf,
    Count,
    Difference,
    DifferentValues,
    Gigs,
    Highest,
    InFixer,
    Lowest,
    Pairs,
    Plus,
    PowerOf,
    Ref,
    Share,
    StreetCred,
    Tally,
    Times,
    Total,
    ValueOf,
)
from engine.text.forms import IT, SOLD, SUBJECTS_GEAR, THEM, Bare, Compared, Mark, Reject, Some, X
from engine.text.lowering.pairs import BetweenTwo
from engine.text.lowering.spoken import CHANGED_GIG, EachDifferent
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.values import Amount, Op, Piece, Side, Things

Property = Literal["power", "cost", "value"]


@reads("number")
def number(digits: str) -> int:
    """A number as written, up to what any card could mean."""
    if len(digits) > 3:
        raise Reject("no number in this game is so large")
    return int(digits)


@reads("twice")
def twice(amount: Amount) -> Amount:
    return times(2, amount)


@reads("half_down")
def half_down(amount: Amount) -> Amount:
    """As often as 2 goes into it."""
    if not dataclasses.is_dataclass(amount):
        raise Reject("half of which number is not said")
    return Share(amount, 2)


@reads("half_up")
def half_up(amount: Amount) -> Amount:
    return half_down(plus(amount, 1))


@reads("hand_size")
def hand_size() -> Amount:
    return Count(Cards(side="friendly", areas=("hand",)))


@reads("count_gear_on")
def count_gear_on(piece: Piece, *marks: Mark) -> Amount:
    return _count_gear_of(piece, marks)


@reads("times")
def times(factor: Amount, amount: Amount) -> Amount:
    """The amount so many times; a number stays a number, and one time is the amount itself.

    Raises Reject for X times something: the effect tree only multiplies by a number.
    """
    if not isinstance(factor, int):
        raise Reject("so many for each of something has to be a number")
    if isinstance(amount, int):
        return factor * amount
    if isinstance(amount, Times):
        return times(factor * amount.factor, amount.amount)
    if isinstance(amount, AtMost) and abs(factor) != 1:
        # "draw 2 for each X, up to 6": 6 in all; "-2 power for each X, up to -6" likewise
        return times(factor // abs(factor), AtMost(times(abs(factor), amount.amount), amount.most))
    return amount if factor == 1 else Times(amount, factor)


@reads("plus")
def plus(first: Amount, second: Amount) -> Amount:
    """The sum of both; "2 more than X" is X plus 2."""
    return Plus(second, first) if isinstance(first, int) else Plus(first, second)


@reads("capped")
def capped(amount: Amount, most: int) -> Amount:
    """The words "for each X, up to 3": no more than that in all."""
    if isinstance(amount, int):
        raise Reject("a number needs no limit")
    return AtMost(amount, most)


@reads("difference")
def difference(first: Amount, second: Amount) -> Amount:
    return Difference(first, second)


@reads("difference_of_two")
def difference_of_two(pieces: Piece, what: Any) -> Any:
    return BetweenTwo(pieces, what)


@reads("difference_in")
def difference_in(what: Any) -> Any:
    """The words "the difference in power", of the two that were spoken of, or that fought."""
    return BetweenTwo(Ref(THEM), what)


@reads("street_cred_you")
def street_cred_you() -> Amount:
    return StreetCred("you")


@reads("street_cred_rival")
def street_cred_rival() -> Amount:
    return StreetCred("rival")


@reads("power_of")
def power_of(piece: Piece) -> Amount:
    return PowerOf(piece)


@reads("cost_of")
def cost_of(piece: Piece) -> Amount:
    return CostOf(piece)


@reads("value_of")
def value_of(piece: Piece) -> Amount:
    if not isinstance(piece, Ref):
        raise Reject("only a Gig has a value")
    return ValueOf(piece.label)


@reads("value_of_that")
def value_of_that() -> Amount:
    """The words "that value": of the Gig that was spoken of last."""
    return ValueOf("?that gig")


@reads("highest")
def highest(of: Things) -> Amount:
    return Highest(of)


@reads("total_power")
def total_power(of: Things) -> Amount:
    return Total(of, "power")


@reads("total_cost")
def total_cost(of: Things) -> Amount:
    return Total(of, "cost")


@reads("total_value")
def total_value(of: Things) -> Amount:
    """All values added up; those of all Gigs of a player are their Street Cred, which is null without Gigs."""
    return Total(of, "value")


@reads("total_power_of")
def total_power_of(side: Side, of: Any) -> Amount:
    return Total(count_of_owner(side, of).of, "power")


@reads("total_value_of")
def total_value_of(side: Side, of: Any) -> Amount:
    return Total(count_of_owner(side, of).of, "value")


@reads("the_x")
def the_x() -> Amount:
    return X


def _share(amount: Amount, number: int) -> Amount:
    if number < 2:
        raise Reject("another reading says the same")
    return Share(amount, number)


@reads("share_of_cred")
def share_of_cred(number: int) -> Amount:
    """The words "for every 5 Street Cred": as often as that number goes into it."""
    return _share(StreetCred("you"), number)


@reads("share_of_rivals_cred")
def share_of_rivals_cred(number: int) -> Amount:
    return _share(StreetCred("rival"), number)


@reads("share_of_amount")
def share_of_amount(number: int, amount: Amount) -> Amount:
    return _share(amount, number)


@reads("share_of_count")
def share_of_count(number: int, of: Things) -> Amount:
    return _share(Count(of), number)


@reads("share_of_power")
def share_of_power(number: int, piece: Piece) -> Amount:
    return _share(PowerOf(piece), number)


@reads("highest_of_yours")
def highest_of_yours() -> Amount:
    return Highest(Gigs("friendly"))


@reads("highest_of_rivals")
def highest_of_rivals() -> Amount:
    return Highest(Gigs("rival"))


@reads("lowest_of_rivals")
def lowest_of_rivals() -> Amount:
    return Lowest(Gigs("rival"))


@reads("highest_of_side")
def highest_of_side(side: Side | None) -> Amount:
    return Highest(Gigs(side or "any"))


@reads("lowest_of_side")
def lowest_of_side(side: Side | None) -> Amount:
    return Lowest(Gigs(side or "any"))


@reads("in_fixer")
def in_fixer(side: Side) -> Amount:
    return InFixer("you" if side == "friendly" else "rival")


@reads("lowest_of_yours")
def lowest_of_yours() -> Amount:
    return Lowest(Gigs("friendly"))


@reads("highest_cost")
def highest_cost(of: Cards) -> Amount:
    return Highest(of, cost=True)


@reads("lowest_cost")
def lowest_cost(of: Cards) -> Amount:
    return Lowest(of, cost=True)


@reads("lowest")
def lowest(of: Things) -> Amount:
    return Lowest(of)


@reads("some_power")
def some_power(of: Cards) -> Some:
    return Some(of, "power")


@reads("some_cost")
def some_cost(of: Cards) -> Some:
    return Some(of, "cost")


@reads("some_value")
def some_value(of: Gigs) -> Some:
    return Some(of, "value")


@reads("either_value")
def either_value(_those: Any = None) -> Some:
    """The words "either Gig's value", of two that were spoken of together."""
    return Some(Gigs(among="?those gig"), "value")


@reads("bare")
def bare(piece: Piece) -> Bare:
    return Bare(piece)


@reads("bare_some")
def bare_some(of: Cards) -> Bare:
    return Bare(Some(of))


@reads("bare_another")
def bare_another(of: Cards) -> Bare:
    return Bare(Some(dataclasses.replace(of, other=True)))


# --- counting


@reads("count")
def count(of: Things) -> Amount:
    return Count(of)


@reads("count_of_owner")
def count_of_owner(side: Side, of: Any) -> Count:
    if of.side not in ("any", side):
        raise Reject("this names two different controllers")
    return Count(dataclasses.replace(of, side=side))


@reads("count_yours")
def count_yours(of: Any) -> Amount:
    return count_of_owner("friendly", of)


@reads("count_rivals")
def count_rivals(of: Any) -> Amount:
    return count_of_owner("rival", of)


@reads("most_alike")
def most_alike(of: Things, what: Any) -> Amount:
    return Alike(of, what)


@reads("count_its_gear")
def count_its_gear(*marks: Mark) -> Amount:
    return _count_gear_of(Ref(IT), marks)


@reads("count_their_gear")
def count_their_gear(*marks: Mark) -> Amount:
    return _count_gear_of(Ref(THEM), marks)


@reads("count_gear_of")
def count_gear_of(piece: Piece, *marks: Mark) -> Amount:
    return _count_gear_of(piece, marks)


def _count_gear_of(piece: Piece, marks: tuple[Mark, ...]) -> Amount:
    fields = dict(field for m in marks for field in m.fields)
    if not fields.pop("equipped", True):
        raise Reject("no Gear has Gear")
    return Count(Cards(("Gear",), on=piece, **fields))


@reads("count_value_pairs")
def count_value_pairs(side: Side, of: Gigs) -> Amount:
    """The words "value-pairs of friendly Gigs"."""
    if of != Gigs():
        raise Reject("the effect tree counts pairs among all Gigs of a side only")
    return Pairs(side)


@reads("count_all_value_pairs")
def count_all_value_pairs() -> Amount:
    return Pairs("any")


@reads("count_all_sided_pairs")
def count_all_sided_pairs() -> Amount:
    return Pairs("any", "sides")


@reads("count_side_value_pairs")
def count_side_value_pairs(side: Side) -> Amount:
    return Pairs(side)


@reads("count_side_sided_pairs")
def count_side_sided_pairs(side: Side) -> Amount:
    return Pairs(side, "sides")


@reads("count_values")
def count_values(of: Gigs) -> Amount:
    return DifferentValues(_side_only(of))


@reads("same_change")
def same_change() -> Amount:
    """The words "by the same amount": by how much a Gig was changed that this effect changed last."""
    return ChangeOf(CHANGED_GIG)


@reads("change_of")
def change_of(gig: Piece) -> Amount:
    if not isinstance(gig, Ref):
        raise Reject("this card is no Gig")
    return ChangeOf(gig.label)


@reads("count_each_different")
def count_each_different(side: Side) -> Any:
    return EachDifferent(side)


@reads("count_values_of_yours")
def count_values_of_yours() -> Amount:
    return DifferentValues("friendly")


@reads("count_values_of_owner")
def count_values_of_owner(side: Side) -> Amount:
    return DifferentValues(side)


def _side_only(of: Gigs) -> Side:
    if of != Gigs(of.side):
        raise Reject("the effect tree counts pairs and values among all Gigs of a side only")
    return of.side


@reads("count_discarded")
def count_discarded() -> Amount:
    return Tally("?any discarded")


@reads("count_trashed")
def count_trashed() -> Amount:
    return Tally("?any trashed")


@reads("count_trashed_like")
def count_trashed_like(of: Cards) -> Amount:
    return count_among(of, "?any trashed")


@reads("count_sold")
def count_sold() -> Amount:
    return Tally(SOLD)


@reads("count_discarded_like")
def count_discarded_like(of: Cards) -> Amount:
    return count_among(of, "?any discarded")


@reads("count_looked_like")
def count_looked_like(of: Cards) -> Amount:
    return count_among(of, "?any looked")


def count_among(of: Cards, group: str) -> Amount:
    if of.areas or of.among is not None or of == Cards():
        raise Reject("another reading says the same, or none")
    return Count(dataclasses.replace(of, among=group))


@reads("count_looked")
def count_looked() -> Amount:
    return Tally("?any looked")


def per_gear(amount: Amount) -> Amount:
    """The words "for each equipped Gear" said of a piece counts the Gear on that piece."""
    if isinstance(amount, AtMost):
        return AtMost(per_gear(amount.amount), amount.most)
    match amount:
        case Count(Cards(("Gear",), "any", (), equipped=True, on=None) as of):
            return Count(dataclasses.replace(of, equipped=None, on=Ref(SUBJECTS_GEAR)))
        case Times(inner, factor):
            return Times(per_gear(inner), factor)
        case Share(inner, by):
            return Share(per_gear(inner), by)
        case _:
            return amount


# --- comparisons


def _comparison(name: str, op: Op) -> None:
    def read(amount: Any) -> Compared:
        return Compared(op, amount)

    reads(name)(read)


_comparison("equal", "=")
_comparison("at_most", "<=")
_comparison("at_least", ">=")
_comparison("less", "<")
_comparison("more", ">")


@reads("up_to_more")
def up_to_more(count: int, amount: Any) -> Compared:
    """The words "cost up to 2 more than that Unit's cost": that much or less."""
    if isinstance(amount, Bare) and not isinstance(amount.piece, Some):
        return Compared("<=", dataclasses.replace(amount, more=count))
    if isinstance(amount, (int, Bare, Some)):
        raise Reject("more than which card's number is not said")
    return Compared("<=", plus(count, amount))


def settle(compared: Compared, what: Property) -> Comparison:
    """The comparison, once it is known which number it is about.

    Of several pieces ("less power than a friendly Unit") one must do: the highest counts, or the lowest, or any.
    Raises Reject where the effect tree has no amount for it.
    """
    amount = compared.amount
    if isinstance(amount, Bare):
        amount = _unsaid(amount, what)
    if isinstance(amount, Some):
        amount = _some_of(compared.op)(amount.of, cost=amount.what == "cost")
    return Comparison(compared.op, amount)


def _some_of(op: Op) -> type[Highest | Lowest | AnyOf]:
    if op == "=":
        return AnyOf
    return Highest if op in ("<", "<=") else Lowest


def _unsaid(bare: Bare, what: Property) -> Any:
    if isinstance(bare.piece, Some):
        return Some(bare.piece.of, what)
    if bare.more:
        return plus(bare.more, _unsaid(Bare(bare.piece), what))
    if what == "value":
        return value_of(bare.piece)
    return power_of(bare.piece) if what == "power" else cost_of(bare.piece)
