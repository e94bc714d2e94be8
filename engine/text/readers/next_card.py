"""Readers of what is true of the next card that is played: "the next Unit you play this turn has {Adrenaline}"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import CostChange, Has, Trigger
from engine.effects.values import Ref
from engine.text.forms import IT, Body, Clauses, Group, Lead, Reject, Sentence, Statement, Subject, Tail
from engine.text.meaning import reads
from engine.text.readers.costs_nth import NthCard, next_card_costs
from engine.text.readers.statements import joined_tails

if TYPE_CHECKING:
    from engine.text.forms import Predicate


@reads("next_card_is")
def next_card_is(card: NthCard, predicates: tuple[Predicate, ...], *tails: Tail) -> tuple[Lead, Body]:
    """What is given to it as it is played. What it may attack the turn it's played does nothing later."""
    if card.solo:
        raise Reject("what GO SOLO costs is only changed")
    who = "you" if card.of.side == "friendly" else "rival"
    of = dataclasses.replace(card.of, side="any", areas=())
    mods = tuple(mod for predicate in predicates for mod in predicate.mods)
    if any(isinstance(mod, CostChange) for mod in mods):
        raise Reject("another reading says the same")
    if not tails and mods == (Has("ADRENALINE"),):
        tails = (Tail(until="this turn"),)
    said = Statement((Subject(target=Ref(IT)),), predicates, joined_tails(tails))
    return Lead("next time", (Trigger("played", of, who=who), card.until)), Body(said)


@reads("next_card_costs_and_is")
def next_card_costs_and_is(
    card: NthCard, price: int, predicates: tuple[Predicate, ...], *tails: Tail
) -> Body:
    """What it costs, and what is given to it."""
    then = Group(((0, Sentence(*_in_order(next_card_is(card, predicates, *tails)))),))
    steps: tuple[Any, ...] = (next_card_costs(card, price, None, None), then)
    return Body(Clauses(steps, ("and",)))


def _in_order(said: tuple[Lead, Body]) -> tuple[tuple[Lead, ...], Body]:
    return (said[0],), said[1]
