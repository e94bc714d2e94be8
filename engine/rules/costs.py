"""What is paid: for playing a card, and for activating an effect (11.8 / 11.11, 10.19).

A change of what is paid never changes the cost value (`pay.cost-value-unchanged`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import queries
from engine.decisions import Script
from engine.effects import tree as t
from engine.effects.amounts import holds, number
from engine.effects.feasible import feasible
from engine.effects.live import live, on_top
from engine.effects.modifiers import applies, scope_of
from engine.effects.scope import Scope
from engine.effects.select import card_fits
from engine.processes.cards import spend
from engine.processes.pay import pay

if TYPE_CHECKING:
    from engine.effects.live import Standing
    from engine.game import Game
    from engine.state import Card

ACTIVATION = ("activated.all-costs-required", "eddies-cost.activation-cost")


def cost_to_play(game: Game, player: int, card: Card, *, solo: bool = False) -> int | None:
    """The €$ to pay for playing a card now, all changes counted; None for a null cost.

    Increases first, then each reduction down to its own minimum, and never below 1 (`pay.reduction-floor`). A reduction
    is not a choice.
    """
    base = card.facts.cost
    standings = live(game).modifiers.get(t.CostChange, ())
    if base is None or not (standings or card.facts.prices_itself):
        return base
    total, changes = _own_changes(game, player, card, base)
    for standing in standings:
        what = standing.what
        if isinstance(what, t.CostChange) and _concerns(game, standing, what, player, card, solo=solo):
            changes.append((number(scope_of(game, standing), what.amount), what.minimum))
    total += sum(change for change, _ in changes if change > 0)
    for change, minimum in changes:
        if change < 0:
            total = max(total + change, min(total, max(1, minimum or 1)))
    return total


def _own_changes(game: Game, player: int, card: Card, base: int) -> tuple[int, list[tuple[int, int | None]]]:
    """What the card itself says of its cost: what is paid in place of it, and (change, minimum) pairs."""
    total = base
    changes: list[tuple[int, int | None]] = []
    if not card.facts.abilities:
        return total, changes
    own = Scope(game, player, card)
    for ability in card.facts.abilities:
        if not isinstance(ability, t.Persistent) or not on_top(ability) or not holds(own, ability.condition):
            continue
        if isinstance(ability.what, t.PaysInstead):
            total = ability.what.amount
        elif isinstance(ability.what, t.CostChange):
            changes.append((number(own, ability.what.amount), ability.what.minimum))
    return total, changes


def _concerns(
    game: Game, standing: Standing, what: t.CostChange, player: int, card: Card, *, solo: bool
) -> bool:
    if what.what == "go-solo" and not solo:
        return False
    if not applies(game, standing, card):
        return False
    if what.first_each_turn and standing.to is not None:
        scope = scope_of(game, standing)
        played = game.state.log.get("played", ())
        if any(
            e.player == player and e.card is not None and card_fits(scope, standing.to, e.card)
            for e in played
        ):
            return False
    return True


def eddies_to_pay(scope: Scope, cost: t.PayEddies) -> int:
    """The €$ of an activation cost now; the edition says whether the floor of 1 binds it too."""
    if cost.less is None:
        return cost.amount
    floor = 1 if scope.game.rules.floor_on_activation else 0
    return max(cost.amount - max(number(scope, cost.less), 0), min(cost.amount, floor))


def costs_payable(scope: Scope, costs: tuple[t.Cost, ...]) -> bool:
    """Whether all of the costs could be paid together (`activated.all-costs-required`)."""
    state = scope.game.state
    spends_itself = any(isinstance(c, t.SpendThis) for c in costs)
    this = scope.latest(scope.this)
    due = sum(eddies_to_pay(scope, c) for c in costs if isinstance(c, t.PayEddies))
    without = this.uid if spends_itself else None
    if due and queries.funds(state, scope.controller, without=without) < due:
        return False
    for cost in costs:
        if isinstance(cost, t.SpendThis) and (this.spent or not scope.present(scope.this)):
            return False
        if isinstance(cost, t.CostStep) and not feasible(scope, cost.step):
            return False
    return True


def pay_costs(scope: Scope, costs: tuple[t.Cost, ...], about: object = None) -> Script[bool]:
    """Pay costs in the order in which they stand (`activated.costs-in-printed-order`). False, and nothing paid, where
    they cannot all be paid.
    """
    from engine.effects.run import run

    if not costs:
        return True
    if not costs_payable(scope, costs):
        return False
    spends_itself = any(isinstance(c, t.SpendThis) for c in costs)
    for cost in costs:
        if isinstance(cost, t.SpendThis):
            keys = ("spend-icon.spend-this-card", "spend-icon.only-when-paid-as-cost")
            spend(scope.game, scope.latest(scope.this), scope.controller, keys, note="cost")
        elif isinstance(cost, t.PayEddies):
            without = scope.this.uid if spends_itself else None
            yield from pay(
                scope.game, scope.controller, eddies_to_pay(scope, cost), ACTIVATION, about, without=without
            )
        else:
            done = yield from run(scope, cost.step)
            if not done:
                return False
    return True
