"""Random cards' abilities that make sense: a Hypothesis strategy.

Only canonical trees are drawn: of two trees that mean the same, the one that the compiler makes (`docs/cards.md`).
Labels are numbered in the order of the tree, and a reference is to something that has been bound where it stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from engine.effects.tree import (
    Activated,
    AlsoPlayable,
    CallsFree,
    CostChange,
    CostStep,
    Defeat,
    Discard,
    Gains,
    Keyword,
    PayEddies,
    PaysInstead,
    Persistent,
    Prevent,
    Replacement,
    Reroll,
    Resolve,
    Spend,
    SpendThis,
    Trigger,
    Triggered,
)
from engine.effects.values import Cards, Gigs, This
from tests.engine_text.tree_conditions import condition
from tests.engine_text.tree_flow import clause, effect, whole
from tests.engine_text.tree_steps import simple
from tests.engine_text.tree_targets import choose, modifier
from tests.engine_text.tree_values import Scope, counted, gigs, in_play, signed, tags, units

if TYPE_CHECKING:
    from engine.effects.tree import Ability, Cost
    from engine.facts import CardType

TYPES: tuple[CardType, ...] = ("Unit", "Legend", "Gear", "Program")


@st.composite
def cards(draw: Any) -> tuple[CardType, tuple[Ability, ...]]:
    """A card's type and its abilities."""
    card_type: CardType = draw(st.sampled_from(TYPES))
    count = draw(st.integers(1, 2))
    if card_type == "Program":
        front = [_for_a_program(Scope(draw, card_type)) for _ in range(count - 1)]
        return card_type, (*front, Resolve(effect(Scope(draw, card_type))))
    return card_type, tuple(_on_the_table(Scope(draw, card_type)) for _ in range(count))


def _for_a_program(scope: Scope) -> Ability:
    return scope.pick(_quick, _own_cost, _also_playable)(scope)


def _on_the_table(scope: Scope) -> Ability:
    kinds = [
        _keyword,
        _triggered,
        _triggered,
        _triggered,
        _activated,
        _persistent,
        _persistent,
        _replacement,
        _own_cost,
    ]
    return scope.pick(*kinds)(scope)


def _quick(_scope: Scope) -> Ability:
    return Keyword("QUICK")


def _keyword(scope: Scope) -> Ability:
    return Keyword(scope.pick("ADRENALINE", "BLOCKER", "GO SOLO"))


def _own_cost(scope: Scope) -> Ability:
    asked = condition(scope) if scope.chance() else None
    if scope.chance(3):
        return Persistent(PaysInstead(scope.number(1, 4)), condition=asked)
    return Persistent(CostChange(signed(scope), 1 if scope.chance() else None), condition=asked)


def _also_playable(scope: Scope) -> Ability:
    attacker = in_play(scope, ("Unit",), rich=False)
    scope.bind("unit")
    paid = Spend(choose(scope, units(scope, side="friendly"), plain=True))
    return AlsoPlayable(Trigger("attacks", attacker), (CostStep(paid),))


def trigger(scope: Scope) -> Trigger:
    """A trigger, its labels bound in the scope."""
    return scope.pick(_of_this, _of_this, _of_a_unit, _of_a_theft, _of_a_player, _of_a_gig, _of_a_turn)(scope)


def _of_this(scope: Scope) -> Trigger:
    events = [
        "played",
        "attacks",
        "defeated",
        "spent",
        "wins-fight",
        "loses-fight",
        "uses-blocker",
        "called",
        "steals",
    ]
    event = scope.pick(*events)
    if event == "steals":
        scope.bind("gig")
    return Trigger(event, This())


def _of_a_unit(scope: Scope) -> Trigger:
    event = scope.pick(
        "attacks", "defeated", "spent", "wins-fight", "loses-fight", "fights", "uses-blocker", "readied"
    )
    of = in_play(scope, ("Unit",), rich=False)
    against = in_play(scope, ("Unit",), rich=False) if event.endswith("fight") and scope.chance(4) else None
    scope.bind("unit")
    if scope.chance(6):
        other = in_play(scope, ("Unit",), rich=False) if scope.chance() else None
        return Trigger(scope.pick("is-attacked", "defeats"), of, against=other)
    return Trigger(
        event,
        of,
        against=against,
        margin=scope.number(1, 5) if event == "wins-fight" and scope.chance(3) else None,
    )


def _of_a_theft(scope: Scope) -> Trigger:
    if scope.chance(4):
        scope.bind("gig", many=True)
        return Trigger(
            "steals-together", gig=Gigs(scope.pick("friendly", "rival")), who=scope.pick("you", "rival")
        )
    of = in_play(scope, ("Unit",), rich=False)
    about = gigs(scope) if scope.chance() else None
    scope.bind("unit")
    scope.bind("gig")
    return Trigger("steals", of, gig=None if about == Gigs() else about)


def _of_a_player(scope: Scope) -> Trigger:
    what = scope.pick("played", "discards", "called", "sells", "trashes")
    kind = scope.pick("Unit", "Gear", "Program")
    like = Cards((kind,), tags=tags(scope)) if scope.chance() else Cards((kind,))
    if what == "called":
        like = Cards(("Legend",))
    scope.bind("card")
    return Trigger(what, like, who=scope.pick("you", "rival"))


def _of_a_gig(scope: Scope) -> Trigger:
    event = scope.pick("increases", "decreases", "rolls", "rolls-in")
    about = Gigs(scope.pick("friendly", "rival", "any")) if event.endswith("creases") else Gigs()
    if event == "rolls":
        about = Gigs(extreme=scope.pick("min", "max", "min or max"))
    scope.bind("gig")
    return Trigger(event, gig=None if about == Gigs() else about, who=scope.pick("you", "rival"))


def _of_a_turn(scope: Scope) -> Trigger:
    return Trigger(scope.pick("turn-starts", "turn-ends"), who=scope.pick("you", "rival", None))


def _triggered(scope: Scope) -> Ability:
    both = (Trigger("played", This()), Trigger("attacks", This()))
    when = both if scope.chance(6) else (trigger(scope),)
    turn = when[0].event.startswith("turn")
    paid = costs(scope) if scope.chance(5) else ()
    asked = condition(scope) if scope.chance(3) else None
    step = effect(scope, first_if=False) if asked is None else whole(scope)
    return Triggered(when, step, asked, paid, len(when) == 1 and not turn and scope.chance(5))


def costs(scope: Scope, activated: bool = False) -> tuple[Cost, ...]:
    """What is paid: at least one cost."""
    eddies = PayEddies(scope.number(1, 4), counted(scope) if scope.chance(4) else None)
    more = CostStep(scope.pick(Discard(1), Defeat(choose(scope, Cards(("Gear",), "friendly"), plain=True))))
    found: tuple[tuple[Cost, ...], ...] = (
        (SpendThis(),),
        (SpendThis(),),
        (eddies, SpendThis()),
        (eddies,),
        (SpendThis(), more),
        (more,),
    )
    return scope.pick(*found)


def _activated(scope: Scope) -> Ability:
    paid = costs(scope)
    asked = condition(scope) if scope.chance(3) else None
    step = effect(scope, first_if=False) if asked is None else whole(scope)
    return Activated(paid, step, asked, scope.chance(4))


def _persistent(scope: Scope) -> Ability:
    asked = condition(scope) if scope.chance() else None
    if scope.chance(8):
        return Persistent(CallsFree(), condition=asked)
    if scope.chance(6):
        gear = Cards(
            (scope.pick("Gear", "Unit", "Program"),), scope.pick("friendly", "rival"), tags=tags(scope)
        )
        change = CostChange(signed(scope), 1 if scope.chance() else None, "play", scope.chance())
        return Persistent(change, gear, asked)
    to = This() if scope.chance() else in_play(scope, ("Unit",), rich=False)
    if scope.chance(8):
        inner = Scope(scope.draw, "Unit")
        return Persistent(
            Gains(Triggered((Trigger(inner.pick("played", "attacks", "defeated"), This()),), simple(inner))),
            to,
        )
    return Persistent(modifier(scope), to, asked)


def _replacement(scope: Scope) -> Ability:
    would = scope.pick("defeat", "steal", "roll-in")
    if would == "roll-in":
        scope.bind("gig")
        return Replacement(would, Reroll(), who="you", optional=True, instead=False)
    subject = This() if scope.chance() else in_play(scope, ("Unit",), rich=False)
    if isinstance(subject, Cards):
        scope.bind("unit")
    if would == "steal":
        scope.bind("gig")
    instead = scope.chance()
    optional = scope.chance()
    paid = (PayEddies(scope.number(1, 3)),) if optional and scope.chance(3) else ()
    step = clause(scope) if instead and not optional else simple(scope) if instead else Prevent()
    return Replacement(would, step, subject, optional=optional, costs=paid, instead=instead)
