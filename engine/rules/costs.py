"""What is paid: for playing a card, and for activating an effect (11.8 / 11.11, 10.19).

A change of what is paid never changes the cost value (`pay.cost-value-unchanged`).
"""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import TYPE_CHECKING

from engine import queries
from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.amounts import holds, number
from engine.effects.feasible import feasible
from engine.effects.live import live, on_top
from engine.effects.modifiers import applies, applying, scope_of
from engine.effects.scope import Scope
from engine.effects.select import card_fits, things
from engine.effects.values import Cards
from engine.processes.cards import spend
from engine.processes.pay import pay
from engine.state import IN_PLAY, Card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.effects.live import Standing
    from engine.game import Game

MOST_PRICES = 256
"""How many prices of past versions of the state are kept before they are forgotten."""

ACTIVATION = ("activated.all-costs-required", "eddies-cost.activation-cost")
SPEND_ANOTHER = ("activated.all-costs-required", "activated.costs-in-printed-order")


def price_is_changed(game: Game, player: int, card: Card, *, solo: bool = False) -> bool:
    """Whether what another text says about the cost concerns the card (`card.null-cost-unmodifiable`)."""
    return any(True for _ in _changes_of_others(game, player, card, solo=solo))


def cost_to_play(
    game: Game, player: int, card: Card, *,
    solo: bool = False, instead: int | None = None, host: Card | None = None,
) -> int | None:  # fmt: skip
    """The €$ to pay for playing a card now, all changes counted; None for a null cost.

    Increases first, then each reduction down to its own minimum, which is 1 where the text has none
    (`pay.reduction-floor`). A reduction is not a choice. instead: what an effect lets be paid in place of the cost.
    host: who will wear a Gear, where that is known.
    """
    base = card.facts.cost
    modifiers = live(game).modifiers
    replaced = t.PaysInstead in modifiers
    if base is None:
        return base
    if not (replaced or t.CostChange in modifiers or card.facts.prices_itself):
        return base if instead is None else instead
    priced = (game.state.version, player, card.uid, solo, instead, -1 if host is None else host.uid)
    known = game.prices.get(priced)
    if known is not None:
        return known
    total, changes = _own_changes(game, player, card, base, host)
    if instead is not None:
        total = instead
    elif replaced:
        for what, standing in applying(game, t.PaysInstead, card):
            if _is_the_nth(game, standing, what, player):
                total = what.amount
    for standing, what in _changes_of_others(game, player, card, solo=solo):
        changes.append((number(scope_of(game, standing), what.amount), what.minimum))
    total += sum(change for change, _ in changes if change > 0)
    for change, minimum in changes:
        if change < 0:
            total = max(total + change, min(total, 1 if minimum is None else minimum))
    if len(game.prices) > MOST_PRICES:
        game.prices.clear()
    game.prices[priced] = total
    return total


def _own_changes(
    game: Game, player: int, card: Card, base: int, host: Card | None
) -> tuple[int, list[tuple[int, int | None]]]:
    """What the card itself says of its cost: what is paid in place of it, and (change, minimum) pairs."""
    total = base
    changes: list[tuple[int, int | None]] = []
    if not card.facts.prices_itself:
        return total, changes
    own = Scope(game, player, card)
    for ability in card.facts.abilities:
        if not isinstance(ability, t.Persistent) or not on_top(ability) or not holds(own, ability.condition):
            continue
        if isinstance(ability.what, t.PaysInstead):
            total = ability.what.amount
        elif isinstance(ability.what, t.CostChange) and _is_for(own, ability.what, host):
            changes.append((number(own, ability.what.amount), ability.what.minimum))
    return total, changes


def _is_for(own: Scope, what: t.CostChange, host: Card | None) -> bool:
    """Whether a change counts for a Gear that this piece will wear (None: nobody knows who)."""
    return what.host is None or (host is not None and card_fits(own, what.host, host))


def _changes_of_others(
    game: Game, player: int, card: Card, *, solo: bool
) -> Iterator[tuple[Standing, t.CostChange]]:
    """The changes of its cost that texts in play and lasting effects make, those that concern the card."""
    for standing in live(game).modifiers.get(t.CostChange, ()):
        what = standing.what
        if isinstance(what, t.CostChange) and _concerns(game, standing, what, player, card, solo=solo):
            yield standing, what


def _concerns(
    game: Game, standing: Standing, what: t.CostChange, player: int, card: Card, *, solo: bool
) -> bool:
    if what.host is not None or what.what == "call" or (what.what == "go-solo" and not solo):
        return False
    return applies(game, standing, card) and _is_the_nth(game, standing, what, player)


def _is_the_nth(game: Game, standing: Standing, what: t.CostChange | t.PaysInstead, player: int) -> bool:
    """Whether the card that is played now is the one of this turn that a price is about."""
    nth = 1 if what.first_each_turn else what.nth_each_turn
    if nth is None or standing.to is None:
        return True
    scope = scope_of(game, standing)
    played = (e.card for e in game.state.log.get("played", ()) if e.player == player)
    return sum(c is not None and card_fits(scope, standing.to, c) for c in played) == nth - 1


def eddies_to_pay(scope: Scope, cost: t.PayEddies) -> int:
    """The €$ of an activation cost now; the edition says whether the floor of 1 binds it too."""
    if cost.less is None or not holds(scope, cost.less_if):
        return cost.amount
    floor = 1 if scope.game.rules.floor_on_activation else 0
    return max(cost.amount - max(number(scope, cost.less), 0), min(cost.amount, floor))


def costs_payable(
    scope: Scope, costs: tuple[t.Cost, ...], used: frozenset[int] = frozenset(), due: int = 0
) -> bool:
    """Whether all of the costs could be paid together (`activated.all-costs-required`).

    used: the pieces that earlier costs spend, or cards that they discard; due: the €$ of earlier costs.
    """
    state = scope.game.state
    if not costs:
        return not due or due <= queries.funds_without(scope.game, scope.controller, used)
    cost, rest = costs[0], costs[1:]
    if isinstance(cost, t.SpendThis):
        this = scope.latest(scope.this)
        lagging = this.lag and this.area == "field"
        in_play = this.area in IN_PLAY and this.host is None
        if this.spent or lagging or not in_play or this.uid in used or not scope.present(scope.this):
            return False
        if not queries.can_be_spent(scope.game, this) or not queries.can_use_spend(scope.game, this):
            return False
        return costs_payable(scope, rest, used | {this.uid}, due)
    if isinstance(cost, t.PayEddies):
        return costs_payable(scope, rest, used, due + eddies_to_pay(scope, cost))
    step = as_cost(cost.step)
    if isinstance(step, t.Spend) and isinstance(step.target, t.Choose):
        wanted = number(scope, step.target.count)
        return _can_choose(scope, step.target, wanted, rest, used, due)
    if isinstance(step, t.Discard) and step.amount is not None:
        left = [u for u in state.sides[scope.controller].hand if u not in used]
        fitting = [u for u in left if step.like is None or card_fits(scope, step.like, state.cards[u])]
        wanted = number(scope, step.amount)
        return len(fitting) >= wanted and costs_payable(scope, rest, used | frozenset(fitting[:wanted]), due)
    return feasible(scope, step) and costs_payable(scope, rest, used, due)


def _can_choose(
    scope: Scope, target: t.Choose, wanted: int, rest: tuple[t.Cost, ...], used: frozenset[int], due: int
) -> bool:
    if wanted <= 0:
        return costs_payable(scope, rest, used, due)
    found = [c for c in _spendable(scope, target) if c.uid not in used]
    return any(_can_choose(scope, target, wanted - 1, rest, used | {c.uid}, due) for c in found)


def _spendable(scope: Scope, target: t.Choose) -> list[Card]:
    """The pieces of such a description that no effect keeps from being spent."""
    found = [c for c in things(scope, target.of) if isinstance(c, Card)]
    return [c for c in found if queries.can_be_spent(scope.game, c)]


def as_cost(step: t.Step) -> t.Step:
    """The step as a cost: to spend another piece takes a ready one, to ready one a spent one."""
    if isinstance(step, (t.Spend, t.Ready)) and isinstance(step.target, t.Choose):
        of = step.target.of
        if isinstance(of, Cards):
            target = dataclasses.replace(
                step.target, of=dataclasses.replace(of, spent=isinstance(step, t.Ready))
            )
            return dataclasses.replace(step, target=target)
    return step


def pay_costs(scope: Scope, costs: tuple[t.Cost, ...], about: object = None) -> Script[bool]:
    """Pay costs in the order in which they stand (`activated.costs-in-printed-order`).

    False, and nothing paid, where they cannot all be paid. A choice that leaves a later cost unpaid is not offered.
    """
    from engine.effects.run import run

    if not costs_payable(scope, costs):
        return False
    for i, cost in enumerate(costs):
        scope.game.since = scope.game.state.made
        rest = costs[i + 1 :]
        if isinstance(cost, t.SpendThis):
            keys = ("spend-icon.spend-this-card", "spend-icon.only-when-paid-as-cost")
            spend(scope.game, scope.latest(scope.this), scope.controller, keys, note="cost")
        elif isinstance(cost, t.PayEddies):
            due = eddies_to_pay(scope, cost)
            keep = partial(_leaves_enough, scope, rest)
            changed = () if cost.less is None else ("pay.cost-value-unchanged", "pay.reduction-floor")
            yield from pay(scope.game, scope.controller, due, (*ACTIVATION, *changed), about, keep=keep)
        else:
            step = as_cost(cost.step)
            if isinstance(step, t.Spend) and isinstance(step.target, t.Choose):
                yield from _spend_another(scope, step.target, rest)
                continue
            done = yield from run(scope, step)
            if not done:
                return False
    return True


def _leaves_enough(scope: Scope, rest: tuple[t.Cost, ...], way: Option) -> bool:
    """Whether a way to pay leaves what the later costs need."""
    legends = frozenset(int(u) for u in way[2:])
    return costs_payable(scope, rest, legends, int(way[1]))


def _spend_another(scope: Scope, target: t.Choose, rest: tuple[t.Cost, ...]) -> Script[None]:
    chosen: list[Card] = []
    wanted = number(scope, target.count)

    def left() -> list[Option]:
        missing = wanted - len(chosen) - 1
        used = frozenset(c.uid for c in chosen)
        found = [c for c in _spendable(scope, target) if c.uid not in used]
        return [
            ("choose", c.uid) for c in found if _can_choose(scope, target, missing, rest, used | {c.uid}, 0)
        ]

    while len(chosen) < wanted:
        option = yield Decision(scope.controller, "choose", SPEND_ANOTHER, left, about=scope.source)
        chosen.append(scope.game.state.cards[int(option[1])])
    for card in chosen:
        spend(scope.game, scope.game.state.cards[card.uid], scope.controller, SPEND_ANOTHER, note="cost")
    scope.bind(target.bind, tuple(scope.game.state.cards[c.uid] for c in chosen))
