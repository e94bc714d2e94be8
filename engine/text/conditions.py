"""Readers of conditions."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import (
    AnyOf,
    Both,
    Cards,
    Compare,
    Comparison,
    Count,
    Difference,
    DifferentValues,
    Either,
    FixerEmpty,
    Gigs,
    Is,
    IsParity,
    Not,
    Pairs,
    PlayedThisTurn,
    Plus,
    StreetCred,
    This,
    ValueIsAmong,
    ValueOf,
    YourTurn,
)
from engine.text.amounts import settle
from engine.text.forms import LATEST_GIG, THEIR, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.targets import another, owned

if TYPE_CHECKING:
    from engine.effects.tree import Choose
    from engine.effects.values import Amount, Condition, Op, Parity, Piece, Side, Things, Who

AT_LEAST_ONE = Compared(">=", 1)


@reads("both")
def both(*parts: Condition) -> Condition:
    return parts[0] if len(parts) == 1 else Both(_flat(parts, Both))


@reads("either")
def either(*parts: Condition) -> Condition:
    return parts[0] if len(parts) == 1 else Either(parts)


def _flat(parts: tuple[Condition, ...], kind: type[Both]) -> tuple[Condition, ...]:
    found: list[Condition] = []
    for part in parts:
        found += part.parts if isinstance(part, kind) else (part,)
    return tuple(found)


@reads("untrue")
def untrue(part: Condition) -> Condition:
    return Not(part)


# --- what a player controls


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


@reads("held_some")
def held_some(of: Things) -> Held:
    return Held(of, AT_LEAST_ONE)


@reads("held_another")
def held_another(of: Cards) -> Held:
    return Held(another(of), AT_LEAST_ONE)


@reads("held_number")
def held_number(count: int, of: Things) -> Held:
    """A bare number ("you control 2 Units") leaves open whether more would do."""
    if count != 1:
        raise Reject('whether exactly so many or more is not said: write "2 or more" or "exactly 2"')
    return Held(of, AT_LEAST_ONE)


@reads("held_same_value")
def held_same_value(count: int) -> Held:
    if count != 2:
        raise Reject("the effect tree only knows pairs of Gigs with the same value")
    return Held(None, AT_LEAST_ONE, pairs="value")


@reads("held_none")
def held_none(of: Things) -> Held:
    return Held(of, Compared("=", 0))


@reads("held_bound")
def held_bound(how_many: Compared, of: Things) -> Held:
    return Held(of, how_many)


@reads("held_exactly")
def held_exactly(count: int, of: Things) -> Held:
    return Held(of, Compared("=", count))


@reads("held_pair")
def held_pair(by: str) -> Held:
    return Held(None, AT_LEAST_ONE, pairs=by)


@reads("held_no_pair")
def held_no_pair(by: str) -> Held:
    return Held(None, Compared("=", 0), pairs=by)


@reads("held_pairs")
def held_pairs(how_many: Compared, by: str) -> Held:
    return Held(None, how_many, pairs=by)


@reads("held_pairs_exactly")
def held_pairs_exactly(count: int, by: str) -> Held:
    return Held(None, Compared("=", count), pairs=by)


@reads("held_values")
def held_values(how_many: Compared) -> Held:
    return Held(None, how_many, values=True)


@reads("held_values_exactly")
def held_values_exactly(count: int) -> Held:
    return Held(None, Compared("=", count), values=True)


reads("by_value")(lambda: "value")
reads("by_sides")(lambda: "sides")


@reads("held_all")
def held_all(*parts: Held) -> tuple[Held, ...]:
    return parts


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


@reads("controls")
def controls(who: Who, held: Held | tuple[Held, ...]) -> Condition:
    """What a player controls or has."""
    parts = held if isinstance(held, tuple) else (held,)
    return both(*(_one_held(who, part) for part in parts))


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
    if held.pairs is not None:
        side: Side = "any" if who is None else _side(who)
        return Compare(Pairs(side, "sides" if held.pairs == "sides" else "value"), op, count)
    if held.values:
        return Compare(DifferentValues("any" if who is None else _side(who)), op, count)
    if held.more_than is not None:
        return _more(who, held)
    return Compare(Count(_held(who, held.of)), op, count)


def _more(who: Who | None, held: Held) -> Condition:
    if who is None or who == held.more_than:
        raise Reject("nobody can have more than themselves")
    mine, theirs = Count(_held(who, held.of)), Count(_held(held.more_than, held.of))
    op, count = held.how_many.op, held.how_many.amount
    if op == "<=":  # "2 fewer than a Rival": the Rival has 2 more
        return Compare(theirs, ">=", Plus(mine, -count))
    return Compare(mine, op, Plus(theirs, count) if count else theirs)


# --- Street Cred


@reads("has_street_cred")
def has_street_cred(who: Who, how_many: Compared) -> Condition:
    return Compare(StreetCred(who), how_many.op, how_many.amount)


@reads("has_street_cred_exactly")
def has_street_cred_exactly(who: Who, count: int) -> Condition:
    return Compare(StreetCred(who), "=", count)


def _cred_than(who: Who, op: Op, than: Who) -> Condition:
    if who == than:
        raise Reject("nobody can have more Street Cred than themselves")
    return Compare(StreetCred(who), op, StreetCred(than))


@reads("more_street_cred")
def more_street_cred(who: Who, than: Who) -> Condition:
    return _cred_than(who, ">", than)


@reads("less_street_cred")
def less_street_cred(who: Who, than: Who) -> Condition:
    return _cred_than(who, "<", than)


@reads("same_street_cred")
def same_street_cred(who: Who, than: Who) -> Condition:
    return _cred_than(who, "=", than)


@reads("street_cred_below")
def street_cred_below(who: Who, amount: Amount) -> Condition:
    return Compare(StreetCred(who), "<", amount)


@reads("street_cred_above")
def street_cred_above(who: Who, amount: Amount) -> Condition:
    return Compare(StreetCred(who), ">", amount)


@reads("street_cred_ahead")
def street_cred_ahead(who: Who, count: int, than: Who) -> Condition:
    if who == than:
        raise Reject("nobody can have more Street Cred than themselves")
    return Compare(StreetCred(who), ">=", Plus(StreetCred(than), count))


@reads("street_cred_parity")
def street_cred_parity(who: Who, parity: Parity) -> Condition:
    return IsParity(StreetCred(who), parity)


@reads("street_cred_not_parity")
def street_cred_not_parity(who: Who, parity: Parity) -> Condition:
    return Not(IsParity(StreetCred(who), parity))


@reads("street_cred_is")
def street_cred_is(who: Who, compared: Compared) -> Condition:
    return amount_is(StreetCred(who), compared)


@reads("street_cred_differs")
def street_cred_differs(one: Who, other: Who, by: Compared) -> Condition:
    if one == other:
        raise Reject("a Street Cred can't differ from itself")
    return Compare(Difference(StreetCred(one), StreetCred(other)), by.op, by.amount)


@reads("higher_street_cred")
def higher_street_cred(who: Who) -> Condition:
    return _cred_than(who, ">", "rival")


@reads("lower_street_cred")
def lower_street_cred(who: Who) -> Condition:
    return _cred_than(who, "<", "rival")


@reads("equal_street_cred")
def equal_street_cred(who: Who) -> Condition:
    return _cred_than(who, "=", "rival")


@reads("trashed_some")
def trashed_some(who: Who, of: Cards) -> Condition:
    return _some_done(who, of, "?any trashed")


@reads("discarded_some")
def discarded_some(_who: Who, of: Cards) -> Condition:
    return _some_done("you", of, "?any discarded")


def _some_done(who: Who, of: Cards, group: str) -> Condition:
    """Whether such a card is among those that were just trashed or discarded."""
    if who != "you" or of.areas or of.side != "any" or of.among is not None:
        raise Reject("this asks of cards that were not trashed just now")
    return Compare(Count(dataclasses.replace(of, among=group)), ">=", 1)


@reads("amount_differs")
def amount_differs(one: Amount, other: Amount, by: Compared) -> Condition:
    return Compare(Difference(one, other), by.op, by.amount)


@reads("amount_is")
def amount_is(amount: Amount, compared: Compared) -> Condition:
    if not isinstance(compared.amount, int) and not dataclasses.is_dataclass(compared.amount):
        raise Reject("this is no number")
    settled = settle(compared, "value")
    if isinstance(settled.amount, AnyOf):
        return value_is_among(amount, settled.amount.of)
    return Compare(amount, settled.op, settled.amount)


@reads("amount_parity")
def amount_parity(amount: Amount, parity: Parity) -> Condition:
    return IsParity(amount, parity)


@reads("amount_not_parity")
def amount_not_parity(amount: Amount, parity: Parity) -> Condition:
    return Not(IsParity(amount, parity))


# --- what a card is


@dataclasses.dataclass(frozen=True, slots=True)
class Quality:
    """What a card or Gig is said to be, or not to be."""

    like: Any
    denied: bool = False

    def of(self, piece: Piece) -> Condition:
        """The condition that a piece has the quality."""
        found = Is(piece, self.like)
        return Not(found) if self.denied else found


def cards_like(*marks: Mark) -> Cards:
    """Cards that all these marks are true of."""
    return Cards(**dict(field for m in marks for field in m.fields))


@reads("is_like", "is_with")
def is_like(asked: Mark) -> Quality:
    return Quality(cards_like(asked))


@reads("is_not_like", "is_not_with")
def is_not_like(asked: Mark) -> Quality:
    return Quality(cards_like(asked), denied=True)


@reads("is_color")
def is_color(color: str) -> Quality:
    return Quality(Cards(color=color))


@reads("is_not_color")
def is_not_color(color: str) -> Quality:
    return Quality(Cards(color=color), denied=True)


@reads("is_side")
def is_side(side: Side) -> Quality:
    return Quality(Cards(side=side))


@reads("is_not_side")
def is_not_side(side: Side) -> Quality:
    return Quality(Cards(side=side), denied=True)


@reads("is_tags")
def is_tags(tags: tuple[str, ...]) -> Quality:
    return Quality(Cards(tags=tags))


@reads("is_not_tags")
def is_not_tags(tags: tuple[str, ...]) -> Quality:
    return Quality(Cards(tags=tags), denied=True)


@reads("is_card")
def is_card(of: Cards) -> Quality:
    return Quality(of)


@reads("is_not_card")
def is_not_card(of: Cards) -> Quality:
    return Quality(of, denied=True)


@reads("is_other_card")
def is_other_card(of: Cards) -> Quality:
    return Quality(another(of))


@reads("is_not_other_card")
def is_not_other_card(of: Cards) -> Quality:
    return Quality(another(of), denied=True)


@reads("is_chosen_kind")
def is_chosen_kind() -> Quality:
    return Quality(Cards(chosen_kind=True))


@reads("is_not_chosen_kind")
def is_not_chosen_kind() -> Quality:
    return Quality(Cards(chosen_kind=True), denied=True)


@reads("is_on")
def is_on(piece: Piece) -> Quality:
    return Quality(Cards(on=piece))


@reads("is_not_on")
def is_not_on(piece: Piece) -> Quality:
    return Quality(Cards(on=piece), denied=True)


@reads("piece_is")
def piece_is(piece: Piece, quality: Quality) -> Condition:
    return quality.of(piece)


@reads("piece_is_either")
def piece_is_either(piece: Piece, *qualities: Quality) -> Condition:
    return either(*(q.of(piece) for q in qualities))


@reads("piece_is_both")
def piece_is_both(piece: Piece, *qualities: Quality) -> Condition:
    return both(*(q.of(piece) for q in qualities))


@reads("cost_is")
def cost_is(piece: Piece, compared: Compared) -> Condition:
    """Asked of the piece, not of the number: where there is no piece the answer is no."""
    return Is(piece, Cards(cost=_not_among(settle(compared, "cost"))))


@reads("is_cost")
def is_cost(compared: Compared) -> Quality:
    return Quality(Cards(cost=settle(compared, "cost")))


@reads("power_is")
def power_is(piece: Piece, compared: Compared) -> Condition:
    return Is(piece, Cards(power=_not_among(settle(compared, "power"))))


def _not_among(comparison: Comparison) -> Comparison:
    """Refuse "equals the value of a friendly Gig", for which there is a condition of its own."""
    amount = comparison.amount
    if isinstance(amount, AnyOf) and isinstance(amount.of, Gigs) and amount.of == Gigs(amount.of.side):
        raise Reject("another reading says the same")
    return comparison


@reads("some_card_is")
def some_card_is(of: Cards, asked: Mark) -> Condition:
    """Some card is so: there is at least one of those that are so."""
    return Compare(Count(_narrowed(of, asked)), ">=", 1)


@reads("another_card_is")
def another_card_is(of: Cards, asked: Mark) -> Condition:
    return some_card_is(another(of), asked)


@reads("some_cards_are")
def some_cards_are(how_many: Compared, of: Cards, asked: Mark) -> Condition:
    return Compare(Count(_narrowed(of, asked)), how_many.op, how_many.amount)


def _narrowed(of: Any, asked: Mark) -> Any:
    for name, value in asked.fields:
        if getattr(of, name) not in (None, (), value, "any"):
            raise Reject("this asks the same thing twice")
    return dataclasses.replace(of, **dict(asked.fields))


# --- what a Gig is


@reads("like_gig")
def like_gig(of: Gigs) -> Quality:
    return Quality(of)


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
    return Is(piece, Gigs(value=_not_among(settle(Compared("=", than), "value"))))


@reads("some_gig_is")
def some_gig_is(choice: Choose, quality: Quality) -> Condition:
    of = choice.of
    if not isinstance(of, Gigs) or quality.denied:
        raise Reject("this asks something of no Gig")
    asked = tuple((n, getattr(quality.like, n)) for n in Gigs.__dataclass_fields__ if n != "node")
    said = Mark(tuple((n, v) for n, v in asked if v not in (None, "any")))
    some = _narrowed(of, said)
    if some == Gigs(some.side, value=Comparison("=", ValueOf(LATEST_GIG))):
        raise Reject("another reading says the same")
    return Compare(Count(some), ">=", choice.count)


@reads("gig_has_same_value")
def gig_has_same_value(of: Gigs) -> Condition:
    """The words "a friendly Gig has the same value": as the Gig that was spoken of last."""
    return value_is_among(ValueOf(LATEST_GIG), of)


@reads("gig_has_same_value_as")
def gig_has_same_value_as(of: Gigs, gig: Piece) -> Condition:
    if isinstance(gig, This):
        raise Reject("this card is no Gig")
    return value_is_among(ValueOf(gig.label), of)


@reads("value_is_among")
def value_is_among(amount: Amount, of: Things) -> Condition:
    if not isinstance(of, Gigs):
        raise Reject("the effect tree compares with the values of Gigs only in this way")
    if of != Gigs(of.side):
        raise Reject("the effect tree compares with all Gigs of a side only")
    return ValueIsAmong(amount, of.side)


@reads("some_value_is")
def some_value_is(of: Gigs, amount: Any) -> Condition:
    """The same, the other way round: "a friendly Gig's value equals its power"."""
    if isinstance(amount, int):
        raise Reject("another reading says the same")
    return value_is_among(amount, of)


@reads("value_is_not_among")
def value_is_not_among(amount: Amount, of: Gigs) -> Condition:
    return Not(value_is_among(amount, of))


# --- other things


@reads("your_turn")
def your_turn() -> Condition:
    return YourTurn()


@reads("rival_turn", "not_your_turn")
def rival_turn() -> Condition:
    return Not(YourTurn())


@reads("fixer_empty")
def fixer_empty() -> Condition:
    return FixerEmpty("you")


@reads("rival_fixer_empty")
def rival_fixer_empty() -> Condition:
    return FixerEmpty("rival")


@reads("fixer_not_empty")
def fixer_not_empty() -> Condition:
    return Not(FixerEmpty("you"))


@reads("rival_fixer_not_empty")
def rival_fixer_not_empty() -> Condition:
    return Not(FixerEmpty("rival"))


@reads("hand_empty")
def hand_empty() -> Condition:
    return Compare(Count(Cards(side="friendly", areas=("hand",))), "=", 0)


@reads("rival_hand_empty")
def rival_hand_empty() -> Condition:
    return Compare(Count(Cards(side="rival", areas=("hand",))), "=", 0)


@reads("played_this_turn")
def played_this_turn(who: Who, like: Cards) -> Condition:
    return PlayedThisTurn(who, like)


@reads("played_another_this_turn")
def played_another_this_turn(who: Who, like: Cards) -> Condition:
    return PlayedThisTurn(who, another(like))


@reads("not_played_this_turn")
def not_played_this_turn(who: Who, like: Cards) -> Condition:
    return Not(PlayedThisTurn(who, like))

