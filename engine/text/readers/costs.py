"""Readers of sentences about what cards cost."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import (
    CostChange,
    PaysInstead,
)
from engine.effects.values import Cards, This
from engine.text.forms import Body, OwnCost, Predicate, Reject, Statement, Subject, Tail
from engine.text.meaning import CARD_TYPE, reads
from engine.text.readers.amounts import times
from engine.text.readers.nouns import typed
from engine.text.readers.statements import joined_tails, statement
from engine.text.readers.targets import owned

if TYPE_CHECKING:
    from engine.effects.tree import Until
    from engine.effects.values import Amount, Condition, Side


@reads("price_down")
def price_down(amount: int) -> int:
    return -amount


@reads("price_up")
def price_up(amount: int) -> int:
    return amount


def cost_change(price: int, tails: tuple[Tail, ...], what: Any = "play", first: bool = False) -> CostChange:
    """A change of what is paid, with what follows it."""
    tail = joined_tails(tails)
    if tail != Tail(per=tail.per, minimum=tail.minimum):
        raise Reject("a cost changes for good, not for a time")
    if price > 0 and tail.minimum is not None:
        raise Reject("only a reduction has a minimum")
    amount = price if tail.per is None else times(price, tail.per)
    return CostChange(amount, tail.minimum, what, first)


@reads("own_cost")
def own_cost(_this: This, price: int, *tails: Tail) -> OwnCost:
    return OwnCost(cost_change(price, tails), This())


@reads("own_go_solo")
def own_go_solo(price: int, *tails: Tail) -> OwnCost:
    return OwnCost(cost_change(price, tails, what="go-solo"), This())


@reads("body_cost_if")
def body_cost_if(this: This, price: int, condition: Condition, minimum: int) -> Body:
    """The words "for -2 €$ if ..., to a minimum of 1 €$": the minimum belongs to the price."""
    return Body(OwnCost(cost_change(price, (Tail(minimum=minimum),)), this), condition=condition)


@reads("body_costs_if")
def body_costs_if(said: Any, condition: Condition, minimum: int) -> Body:
    """As above, of cards: "friendly Gear costs -1 €$ to play if ..., to a minimum of 1 €$"."""
    if not isinstance(said, Statement) or said.tail.minimum is not None:
        raise Reject("only a cost has a minimum")
    return Body(
        dataclasses.replace(said, tail=dataclasses.replace(said.tail, minimum=minimum)), condition=condition
    )


@reads("own_price")
def own_price(_this: This, price: int) -> OwnCost:
    return OwnCost(PaysInstead(price), This())


def _set_cost(name: str, side: Side) -> None:
    def read(of: Cards, price: int, *tails: Tail) -> OwnCost | Statement:
        return _for_a_time(price, owned(side, of), tails)

    reads(name)(read)


_set_cost("your_cost", "friendly")
_set_cost("rivals_pay_for", "rival")
_set_cost("players_pay", "any")


@reads("rivals_pay")
def rivals_pay(price: int, of: Cards, *tails: Tail) -> OwnCost | Statement:
    return _for_a_time(price, owned("rival", of), tails)


@reads("owner_pays")
def owner_pays(*parts: Any) -> Statement:
    """The words "they must pay +1 €$ to play it next turn": what playing that card costs."""
    tails = [part for part in parts if isinstance(part, Tail)]
    price = next(part for part in parts if isinstance(part, int))
    card = [part for part in parts if not isinstance(part, (Tail, int))][-1]
    if price <= 0:
        raise Reject("nobody must pay less")
    return statement((Subject(target=card),), (Predicate((CostChange(price),)),), *tails)


@reads("rivals_pay_call")
def rivals_pay_call(price: int, *tails: Tail) -> Any:
    if price <= 0:
        raise Reject("a Call costs 1 €$, and nothing is reduced below that")
    return _for_a_time(price, Cards(("Legend",), "rival"), tails, "call")


def _for_a_time(price: int, of: Cards, tails: tuple[Tail, ...], what: Any = "play") -> OwnCost | Statement:
    """What a set costs, for good or for a time, or in a part of the turn."""
    when = [tail for tail in tails if tail != Tail(per=tail.per, minimum=tail.minimum)]
    if not when:
        return OwnCost(cost_change(price, tails, what), of)
    change = cost_change(price, tuple(tail for tail in tails if tail not in when), what)
    return statement((Subject(set=of),), (Predicate((change,)),), *when)


@reads("rivals_pay_go_solo_until")
def rivals_pay_go_solo_until(price: int, until: Until) -> OwnCost | Statement:
    return _for_a_time(price, Cards(("Legend",), "rival"), (Tail(until=until),), "go-solo")


@reads("rivals_pay_each")
def rivals_pay_each(price: int, per: Amount, of: Cards) -> OwnCost | Statement:
    return rivals_pay(price, of, Tail(per=per))


@reads("rivals_pay_go_solo")
def rivals_pay_go_solo(price: int, per: Amount | None = None) -> OwnCost:
    return OwnCost(cost_change(price, (Tail(per=per),), what="go-solo"), Cards(("Legend",), "rival"))


@reads("first_solo")
def first_solo(of: Cards, price: int, *tails: Tail) -> OwnCost:
    """The words "your first Legend each turn may use GO SOLO for -2 €$"."""
    if of.kinds != ("Legend",) or of.areas:
        raise Reject("only Legends use GO SOLO")
    return OwnCost(cost_change(price, tails, "go-solo", first=True), owned("friendly", of))


@reads("first_solo_of_any")
def first_solo_of_any(price: int, *tails: Tail) -> OwnCost:
    return first_solo(Cards(("Legend",)), price, *tails)


@reads("body_own_cost_if")
def body_own_cost_if(cost: Any, condition: Condition, minimum: int) -> Body:
    """The words "cost -1 €$ to play if ..., to a minimum of 1 €$": the minimum belongs to the price."""
    if not isinstance(cost, OwnCost):
        raise Reject("what Rivals must pay is no reduction, and only that has a minimum")
    change = cost.what
    if not isinstance(change, CostChange) or change.minimum is not None or isinstance(cost.to, This):
        raise Reject("another reading says the same, or what has this minimum is not said")
    if isinstance(change.amount, int) and change.amount > 0:
        raise Reject("only a reduction has a minimum")
    return Body(OwnCost(dataclasses.replace(change, minimum=minimum), cost.to), condition=condition)


@reads("cost_if_equipped")
def cost_if_equipped(cost: Any, *rest: Any) -> Body:
    """The words "play this Gear for -2 €$ if you equip it to a ROCKER", who is known when it is paid for."""
    host, minimum = next(x for x in rest if isinstance(x, Cards)), [x for x in rest if isinstance(x, int)]
    change = cost.what if isinstance(cost, OwnCost) else None
    if CARD_TYPE.get() != "Gear" or not isinstance(change, CostChange) or cost.to != This():
        raise Reject("only a Gear is equipped to something")
    if minimum and (change.minimum is not None or (isinstance(change.amount, int) and change.amount > 0)):
        raise Reject("only a reduction has a minimum, and only one")
    host = typed(host, "Unit", "Legend")
    if host.side == "rival" or host.areas or not {"Unit", "Legend"} >= {*host.kinds}:
        raise Reject("only friendly Units and Legends are equipped")
    host = dataclasses.replace(host, side="friendly", face_up=None)
    least = minimum[0] if minimum else change.minimum
    return Body(dataclasses.replace(cost, what=dataclasses.replace(change, host=host, minimum=least)))


@reads("cost_to_equip")
def cost_to_equip(this: This, price: int, host: Cards, minimum: int | None) -> Body:
    """The words "this Gear costs 2 €$ less to equip to a ROCKER"."""
    return cost_if_equipped(own_cost(this, price), host, *([] if minimum is None else [minimum]))
