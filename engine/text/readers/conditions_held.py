"""Readers of conditions about what a player controls or has."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import (
    Alike,
    Cards,
    Compare,
    Count,
    Different,
    DifferentValues,
    Gigs,
    Happened,
    InFixer,
    IsParity,
    Not,
    Pairs,
    Plus,
    This,
    Trigger,
)
from engine.text.forms import BOTH, LATEST_GIG, THEIR, Compared, Reject
from engine.text.meaning import reads
from engine.text.readers.conditions import both
from engine.text.readers.conditions_alike import SAME_VALUE, alike, is_of_one_value
from engine.text.readers.targets import another, owned

if TYPE_CHECKING:
    from engine.effects.values import Condition, Op, Parity, Piece, Side, Things, Who


AT_LEAST_ONE = Compared(">=", 1)


def _side(who: Who) -> Side:
    return "friendly" if who == "you" else "rival"


def _held(who: Who | None, of: Any) -> Any:
    """The things that a player has: what lies in a hand, trash or elsewhere keeps its owner."""
    if who is None or of is None:
        return of
    if isinstance(of, Cards) and of.side == THEIR:
        return dataclasses.replace(of, side=_side(who))
    return owned(_side(who), of)


@dataclasses.dataclass(frozen=True, slots=True)
class Held:
    """What is held, and how many."""

    of: Any
    how_many: Compared
    pairs: str | None = None
    values: bool = False
    more_than: Who | None = None
    alike: Any = None
    different: Any = None
    parity: Parity | None = None


@reads("held_parity")
def held_parity(parity: Parity, of: Things) -> Held:
    return Held(of, AT_LEAST_ONE, parity=parity)


@reads("held_some")
def held_some(of: Things) -> Held:
    return Held(of, AT_LEAST_ONE)


@reads("held_another")
def held_another(of: Things) -> Held:
    """Another than the card itself, or than the Gig that was spoken of last."""
    other = dataclasses.replace(of, other_than=LATEST_GIG) if isinstance(of, Gigs) else another(of)
    return Held(other, AT_LEAST_ONE)


@reads("held_number")
def held_number(count: int, of: Things) -> Held:
    """A bare number ("you control 2 Units") leaves open whether more would do."""
    legends = getattr(of, "kinds", ()) == ("Legend",)  # of which nobody has more than three
    if count != 1 and not (legends and count == 3):
        raise Reject('whether exactly so many or more is not said: write "2 or more" or "exactly 2"')
    return Held(of, Compared(">=", count))


@reads("held_same_value")
def held_same_value(count: int) -> Held:
    """The words "2 Gigs with the same value": more that have it do as well, since two of them have it."""
    return Held(SAME_VALUE, Compared(">=", count))


@reads("held_none")
def held_none(of: Things) -> Held:
    return Held(of, Compared("=", 0))


@reads("held_bound")
def held_bound(how_many: Compared, of: Things) -> Held:
    return Held(of, how_many)


@reads("held_exactly")
def held_exactly(count: int, of: Things) -> Held:
    return Held(of, Compared("=", count))


@reads("held_values")
def held_values(how_many: Compared) -> Held:
    return Held(None, how_many, values=True)


@reads("held_so_many_values")
def held_so_many_values(count: int) -> Held:
    """The words "you control 3 Gigs with different values": more would do as well."""
    return held_values(Compared(">=", count))


@reads("held_values_exactly")
def held_values_exactly(count: int) -> Held:
    return Held(None, Compared("=", count), values=True)


@reads("held_all")
def held_all(*parts: Held) -> tuple[Held, ...]:
    return parts


@reads("held_gigs")
def held_gigs(first: Any, *rest: Any) -> tuple[Held, ...]:
    """The words "a friendly d4, d6, and d8": one of each, all of the side that is said first."""
    gigs = [first, *(gig for gig in rest if gig is not None)]
    sided = (dataclasses.replace(g, side=first.side) if g.side == "any" else g for g in gigs)
    return tuple(held_some(gig) for gig in sided)


@reads("more_than")
def more_than(of: Things, than: Who) -> Held:
    return Held(of, Compared(">", 0), more_than=than)


@reads("fewer_than")
def fewer_than(of: Things, than: Who) -> Held:
    return Held(of, Compared("<", 0), more_than=than)


@reads("at_least_more_than")
def at_least_more_than(count: int, of: Things, than: Who) -> Held:
    return Held(of, Compared(">=", count), more_than=than)


@reads("at_least_fewer_than")
def at_least_fewer_than(count: int, of: Things, than: Who) -> Held:
    return Held(of, Compared("<=", -count), more_than=than)


@reads("as_many_as")
def as_many_as(of: Things, than: Who) -> Held:
    return Held(of, Compared("=", 0), more_than=than)


@reads("both_have_as_many")
def both_have_as_many(of: Things) -> Condition:
    """The words "both players have the same number of Gigs"."""
    return controls("you", as_many_as(of, "rival"))


@reads("controls")
def controls(who: Who, held: Held | tuple[Held, ...]) -> Condition:
    """What a player controls or has."""
    parts = held if isinstance(held, tuple) else (held,)
    return both(*(_one_held(who, part) for part in parts))


def _more_than_the_other(who: Who, op: Op, of: Things) -> Condition:
    other: Who = "rival" if who == "you" else "you"
    return controls(who, Held(of, Compared(op, 0), more_than=other))


@reads("controls_most")
def controls_most(who: Who, of: Things) -> Condition:
    """The most is more than the other player: where both have as many, neither has the most."""
    return _more_than_the_other(who, ">", of)


@reads("controls_fewest")
def controls_fewest(who: Who, of: Things) -> Condition:
    return _more_than_the_other(who, "<", of)


@reads("controls_not")
def controls_not(who: Who, held: Held | tuple[Held, ...]) -> Condition:
    """The contrary: "you don't control a Unit" is that there are 0 of them."""
    if isinstance(held, tuple) or held.more_than is not None or held.how_many.op == "=":
        raise Reject("this denies more than one thing")
    if held.how_many == AT_LEAST_ONE:
        return _one_held(who, dataclasses.replace(held, how_many=Compared("=", 0)))
    return Not(_one_held(who, held))


@reads("there_is")
def there_is(held: Held | tuple[Held, ...]) -> Condition:
    return both(*(_one_held(None, part) for part in (held if isinstance(held, tuple) else (held,))))


def _one_held(who: Who | None, held: Held) -> Condition:
    op, count = held.how_many.op, held.how_many.amount
    if is_of_one_value(held.of) and count != 1:
        return alike("any" if who is None else _side(who), held.how_many, held.of)
    if held.pairs is not None:
        side: Side = "any" if who is None else _side(who)
        return Compare(Pairs(side, "sides" if held.pairs == "sides" else "value"), op, count)
    if held.values:
        return Compare(DifferentValues("any" if who is None else _side(who)), op, count)
    if held.alike is not None:
        return Compare(Alike(_held(who, held.of), held.alike), op, count)
    if held.different is not None:
        return Compare(Different(_held(who, held.of), held.different), op, count)
    if held.more_than is not None:
        return _more(who, held)
    if held.parity is not None:
        return IsParity(Count(_held(who, held.of)), held.parity)
    if isinstance(held.of, InFixer):
        if who is not None and who != held.of.who:
            raise Reject("each player has their own fixer area")
        return Compare(held.of, op, count)
    return Compare(Count(_held(who, held.of)), op, count)


def _more(who: Who | None, held: Held) -> Condition:
    if who is None or who == held.more_than:
        raise Reject("nobody can have more than themselves")
    of = held.of
    if isinstance(of, Cards) and of.areas and of.side in (THEIR, _side(who)):
        # "fewer cards in your hand than a Rival": in theirs
        of = dataclasses.replace(of, side="any")
    mine, theirs = Count(_held(who, of)), Count(_held(held.more_than, of))
    op, count = held.how_many.op, held.how_many.amount
    if op == "<=":  # "2 fewer than a Rival": the Rival has 2 more
        return Compare(theirs, ">=", Plus(mine, -count))
    return Compare(mine, op, Plus(theirs, count) if count else theirs)


@reads("trash_has")
def trash_has(how_many: Compared, of: Cards) -> Condition:
    return _lies_in("trash", how_many, of)


@reads("hand_has")
def hand_has(how_many: Compared, of: Cards) -> Condition:
    return _lies_in("hand", how_many, of)


def _lies_in(area: Any, how_many: Compared, of: Cards) -> Condition:
    if of.areas or of.side != "any":
        raise Reject("this says twice where the cards are")
    there = dataclasses.replace(of, side="friendly", areas=(area,))
    return Compare(Count(there), how_many.op, how_many.amount)


@reads("only_this")
def only_this(of: Cards) -> Condition:
    return only_one(This(), of)


@reads("is_nth_played")
def is_nth_played(number: int, of: Cards) -> Condition:
    """The words "this is the first card you played this turn", asked when it has been played."""
    return Compare(Happened(Trigger("played", of, who="you")), "=", number)


@reads("held_in_fixer")
def held_in_fixer(how_many: Compared, side: Side) -> Held:
    return Held(InFixer("you" if side == "friendly" else "rival"), how_many)


@reads("only_one")
def only_one(_this: Piece, of: Cards) -> Condition:
    """The words "this Unit is the only friendly Unit": there is no other."""
    return Compare(
        Count(another(dataclasses.replace(of, side="friendly" if of.side == "any" else of.side))), "=", 0
    )


@reads("both_are")
def both_are(of: Cards) -> Condition:
    """The words "if both cards are Programs", of two that were looked at, trashed or discarded."""
    return Compare(Count(dataclasses.replace(of, among=BOTH)), ">=", 2)
