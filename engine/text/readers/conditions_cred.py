"""Readers of conditions about Street Cred and other numbers."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import (
    AnyOf,
    Cards,
    Compare,
    Count,
    Difference,
    IsParity,
    Not,
    Plus,
    StreetCred,
)
from engine.text.forms import Compared, Reject
from engine.text.meaning import reads, rebuild
from engine.text.readers.amounts import settle
from engine.text.readers.conditions import both
from engine.text.readers.conditions_gigs import value_is_among

if TYPE_CHECKING:
    from engine.effects.values import Amount, Condition, Op, Parity, Who


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


@reads("most_street_cred")
def most_street_cred(who: Who) -> Condition:
    """The most is more than the other player."""
    return _cred_than(who, ">", "rival" if who == "you" else "you")


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


@reads("street_cred_behind")
def street_cred_behind(who: Who, count: int, than: Who) -> Condition:
    """The words "at least 10 less ☆ than a Rival": the Rival has at least 10 more."""
    return street_cred_ahead(than, count, who)


@reads("street_cred_parity")
def street_cred_parity(who: Who, parity: Parity) -> Condition:
    return IsParity(StreetCred(who), parity)


@reads("street_cred_not_parity")
def street_cred_not_parity(who: Who, parity: Parity) -> Condition:
    return Not(IsParity(StreetCred(who), parity))


@reads("street_cred_is")
def street_cred_is(who: Who, compared: Compared) -> Condition:
    return amount_is(StreetCred(who), compared)


@reads("cred_difference")
def cred_difference(who: Who, other: Who) -> Amount:
    """The words "the difference between your Street Cred and a Rival's"."""
    if who == other:
        raise Reject("a player's Street Cred does not differ from itself")
    return Difference(StreetCred(who), StreetCred(other))


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
    """Of what you trashed just now; where each player did, whose cards are asked for would have to be told."""
    return _some_done("you", of, f"?{'own' if who == 'you' else 'their'} trashed")


@reads("trashed_many")
def trashed_many(who: Who, how_many: Compared, of: Cards) -> Condition:
    return _so_many(how_many, trashed_some(who, of))


@reads("were_trashed")
def were_trashed(how_many: Compared, of: Cards) -> Condition:
    return _so_many(how_many, some_trashed(of))


@reads("discarded_many")
def discarded_many(who: Who, how_many: Compared, of: Cards) -> Condition:
    if who == "you" and of == Cards():
        raise Reject("another reading says the same")
    return _so_many(how_many, discarded_some(who, of))


@reads("were_discarded")
def were_discarded(how_many: Compared, of: Cards) -> Condition:
    return _so_many(how_many, some_discarded(of))


def _so_many(how_many: Compared, found: Any) -> Condition:
    """So many of them, where the condition asks for one."""
    return dataclasses.replace(found, op=how_many.op, right=how_many.amount)


@reads("discarded_some")
def discarded_some(who: Who, of: Cards) -> Condition:
    """Of what was discarded just now, which may be of both players, that of the one who is asked about."""
    found = _some_done("you", of, "?any discarded")
    return rebuild(found, lambda part: _of_player(part, who))


@reads("trashed_two")
def trashed_two(who: Who, one: Cards, other: Cards) -> Condition:
    """The words "if you trashed a Gear and a Program": one of each."""
    return both(trashed_some(who, one), trashed_some(who, other))


@reads("discarded_two")
def discarded_two(who: Who, one: Cards, other: Cards) -> Condition:
    return both(discarded_some(who, one), discarded_some(who, other))


@reads("some_trashed")
def some_trashed(of: Cards) -> Condition:
    return _some_done("you", of, "?any trashed")


@reads("some_discarded")
def some_discarded(of: Cards) -> Condition:
    return _some_done("you", of, "?any discarded")


def _of_player(part: Any, who: Who) -> Any:
    return (
        dataclasses.replace(part, side="friendly" if who == "you" else "rival")
        if isinstance(part, Cards)
        else part
    )


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
