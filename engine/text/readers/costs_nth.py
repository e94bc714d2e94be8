"""Readers of what the first card of a turn costs, or the next one."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import Establish, PaysInstead
from engine.effects.values import Cards, Not, YourTurn
from engine.text.forms import Body, OwnCost, Reject, Tail
from engine.text.meaning import reads
from engine.text.readers.costs import cost_change
from engine.text.readers.targets import owned

if TYPE_CHECKING:
    from engine.effects.tree import Step, Until
    from engine.effects.values import Amount, Side


@dataclasses.dataclass(frozen=True, slots=True)
class NthCard:
    """Which card of a turn: the first, the second; or the next one, up to a time."""

    of: Cards
    nth: int = 1
    until: Until | None = None
    solo: bool = False


def _nth_card(name: str, side: Side) -> None:
    def read(nth: int, of: Cards) -> NthCard:
        return NthCard(_printed(owned(side, of)), nth)

    reads(name)(read)


_nth_card("nth_yours", "friendly")
_nth_card("nth_rivals", "rival")
_nth_card("nth_players", "any")


def _printed(of: Cards) -> Cards:
    """Cards to be played, by what is printed on them. Raises Reject for what is asked of pieces in play only."""
    asked = (of.on, of.worn_by, of.wears, of.spent, of.equipped, of.face_up, of.did, of.in_attack, of.did_not)
    if of.attacking or of.extreme or any(part is not None for part in asked):
        raise Reject("a card that is played is not in play yet")
    return of


@reads("for_free")
def for_free() -> int:
    return 0


@reads("nth_costs")
def nth_costs(card: NthCard, price: int, *tails: Tail) -> OwnCost:
    change = cost_change(price, tails, first=card.nth == 1)
    if card.nth > 1:
        change = dataclasses.replace(change, nth_each_turn=card.nth)
    return OwnCost(change, card.of)


@reads("nth_paid")
def nth_paid(card: NthCard, price: int) -> OwnCost:
    """The words "your first Program each turn is free"."""
    first = card.nth == 1
    return OwnCost(PaysInstead(price, first, None if first else card.nth), card.of)


@reads("nth_of_each_turn")
def nth_of_each_turn(nth: int, of: Cards, price: int, *tails: Tail) -> OwnCost:
    return nth_costs(NthCard(_printed(owned("friendly", of)), nth), price, *tails)


@reads("nth_on_your_turn")
def nth_on_your_turn(nth: int, of: Cards, price: int, *tails: Tail) -> Body:
    return Body(nth_of_each_turn(nth, of, price, *tails), condition=YourTurn())


@reads("nth_on_rivals_turn", "nth_of_rivals_turn")
def nth_on_rivals_turn(nth: int, of: Cards, price: int, *tails: Tail) -> Body:
    return Body(nth_of_each_turn(nth, of, price, *tails), condition=Not(YourTurn()))


def _nth_cost(name: str, side: Side) -> None:
    def read(nth: int, of: Cards, price: int, *tails: Tail) -> OwnCost:
        return nth_costs(NthCard(owned(side, of), nth), price, *tails)

    reads(name)(read)


@reads("rivals_pay_first")
def rivals_pay_first(price: int, nth: int, of: Cards) -> OwnCost:
    """The words "Rivals must pay +1 €$ to play their first Program each turn"."""
    return nth_costs(NthCard(owned("rival", of), nth), price)


_nth_cost("rivals_first", "rival")
_nth_cost("players_first", "any")


def _next_card(name: str, side: Side, led: bool = False) -> None:
    def read(one: Any, other: Any) -> NthCard:
        of, until = (other, one) if led else (one, other)
        return NthCard(_printed(owned(side, of)), until=until)

    reads(name)(read)


_next_card("next_yours", "friendly")
_next_card("next_yours_led", "friendly", led=True)
_next_card("next_rivals", "rival")
_next_card("next_rivals_led", "rival", led=True)


@reads("next_solo")
def next_solo(of: Cards, until: Until) -> NthCard:
    if of.kinds != ("Legend",) or of.areas:
        raise Reject("only Legends use GO SOLO")
    return NthCard(owned("friendly", of), until=until, solo=True)


@reads("next_solo_of_any")
def next_solo_of_any(until: Until) -> NthCard:
    return next_solo(Cards(("Legend",)), until)


@reads("next_card_costs")
def next_card_costs(card: NthCard, price: int, per: Amount | None, minimum: int | None) -> Step:
    """The words "the next Program you play this turn costs 1 €$ less": used up by playing it."""
    tails = (Tail(per=per),) if minimum is None else (Tail(per=per, minimum=minimum),)
    change = cost_change(price, tails, "go-solo" if card.solo else "play")
    assert card.until is not None
    return Establish(card.of, dataclasses.replace(change, next_card=True), card.until)


@reads("next_card_paid")
def next_card_paid(card: NthCard, price: int) -> Step:
    """The words "the next Program you play this turn is free"."""
    if card.solo:
        raise Reject("what GO SOLO costs is only changed")
    assert card.until is not None
    return Establish(card.of, PaysInstead(price, next_card=True), card.until)


@reads("next_costs_then")
def next_costs_then(of: Cards, price: int, until: Until, per: Amount | None, minimum: int | None) -> Step:
    return next_card_for(of, until, price, per, minimum)


@reads("next_card_for")
def next_card_for(of: Cards, until: Until, price: int, per: Amount | None, minimum: int | None) -> Step:
    return next_card_costs(NthCard(_printed(owned("friendly", of)), until=until), price, per, minimum)


@reads("next_card_paid_for")
def next_card_paid_for(of: Cards, until: Until, price: int) -> Step:
    return next_card_paid(NthCard(_printed(owned("friendly", of)), until=until), price)


@reads("next_solo_for")
def next_solo_for(of: Cards, until: Until, price: int, per: Amount | None, minimum: int | None) -> Step:
    return next_card_costs(next_solo(of, until), price, per, minimum)
