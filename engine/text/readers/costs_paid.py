"""Readers of what is paid for an effect: signs, and costs in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.tree import CostStep, Discard, PayEddies, Spend, SpendThis
from engine.effects.values import This
from engine.text.forms import Clauses, Lead, Reject
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.tree import Cost


@reads("costs_colon")
def costs_colon(costs: tuple[Cost, ...]) -> Lead:
    return Lead("costs", costs)


@reads("costs_bare")
def costs_bare(costs: tuple[Cost, ...]) -> Lead:
    """Costs without a colon, as older printings have them: only symbols are plainly costs then."""
    if any(isinstance(cost, CostStep) for cost in costs):
        raise Reject("a cost in words ends with a colon")
    return Lead("costs", costs)


@reads("costs_spend_this")
def costs_spend_this(piece: Any) -> Lead:
    """The words "spend this Legend to draw 1"."""
    if piece != This():
        raise Reject("who is spent is not the one that has the effect")
    return Lead("costs", (SpendThis(),))


@reads("costs_spend_and")
def costs_spend_and(step: Any) -> Lead:
    """The words "{Spend} Discard 1: Draw 1": the sign and a cost in words, without a comma between them."""
    return Lead("costs", (SpendThis(), cost_verb(step)))


@reads("cost_spend")
def cost_spend() -> Cost:
    return SpendThis()


@reads("cost_eddies")
def cost_eddies(amount: int) -> Cost:
    return PayEddies(amount)


@reads("cost_verb")
def cost_verb(step: Any) -> Cost:
    if isinstance(step, Clauses):
        raise Reject("one cost after another, with commas between")
    if isinstance(step, Discard) and step.up_to:
        raise Reject("a cost is so many cards, not up to so many")
    return SpendThis() if step == Spend(This()) else CostStep(step)
