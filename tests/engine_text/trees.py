"""Random cards' abilities that make sense: a Hypothesis strategy.

Only canonical trees are drawn: of two trees that mean the same, the one that the compiler makes (`docs/card-text.md`).
Labels are numbered in the order of the tree, and a reference is to something that has been bound where it stands.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from engine.effects.tree import (
    Activated,
    AlsoPlayable,
    CallsFree,
    CallsMore,
    Choose,
    CostChange,
    CostStep,
    DeckRule,
    Defeat,
    Discard,
    Equip,
    EquipRule,
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
from engine.effects.values import Cards, Gigs, Ref, This, ThisGear, Times
from tests.engine_text.tree_conditions import condition
from tests.engine_text.tree_flow import effect, several, whole
from tests.engine_text.tree_labels import numbered
from tests.engine_text.tree_steps import simple
from tests.engine_text.tree_targets import choose, modifier, of_whose
from tests.engine_text.tree_values import Scope, counted, gigs, in_play, signed, tags, units

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.tree import Ability, Cost
    from engine.facts import CardType

TYPES: tuple[CardType, ...] = ("Unit", "Legend", "Gear", "Program")


@st.composite
def cards(draw: Any) -> tuple[CardType, tuple[Ability, ...]]:
    """A card's type and its abilities."""
    card_type: CardType = draw(st.sampled_from(TYPES))
    count = draw(st.integers(1, 2))
    kinds = (
        [*([_for_a_program] * (count - 1)), _resolve] if card_type == "Program" else [_on_the_table] * count
    )
    return card_type, tuple(_complete(kind, Scope(draw, card_type)) for kind in kinds)


def _complete(kind: Callable[[Scope], Ability], scope: Scope) -> Ability:
    return numbered(kind(scope), scope.taken)


def _resolve(scope: Scope) -> Ability:
    return Resolve(effect(scope))


def _for_a_program(scope: Scope) -> Ability:
    return scope.pick(_quick, _own_cost, _also_playable)(scope)


def _on_the_table(scope: Scope) -> Ability:
    kinds = [
        _keyword,
        lambda s: DeckRule(s.pick(None, 5)),
        _triggered,
        _triggered,
        _triggered,
        _activated,
        _persistent,
        _persistent,
        _replacement,
        _own_cost,
    ]
    if scope.card_type == "Gear":
        kinds.append(_equip_rule)
    return scope.pick(*kinds)(scope)


def _equip_rule(scope: Scope) -> Ability:
    kinds = scope.pick(("Unit",), ("Legend",), ("Unit", "Legend"))
    return EquipRule(Cards(kinds, "friendly", tags=tags(scope)))


def _quick(_scope: Scope) -> Ability:
    return Keyword("QUICK")


def _keyword(scope: Scope) -> Ability:
    return Keyword(scope.pick("ADRENALINE", "BLOCKER", "GO SOLO"))


def _own_cost(scope: Scope) -> Ability:
    not_in_play = Scope(scope.draw, "Program")
    asked = condition(not_in_play) if scope.chance() else None
    if scope.chance(3):
        return Persistent(PaysInstead(scope.number(1, 4)), condition=asked)
    change = _change(not_in_play)
    if scope.card_type == "Gear" and scope.chance(3):
        host = Cards(("Unit",), "friendly", tags=tags(scope))
        return Persistent(dataclasses.replace(change, host=host))
    return Persistent(change, condition=asked)


def _nth(scope: Scope) -> CostChange:
    """A change of the cost of all such cards, of the first each turn, or of the second."""
    change = _change(scope)
    return (
        dataclasses.replace(change, first_each_turn=True)
        if scope.chance()
        else dataclasses.replace(change, nth_each_turn=2)
    )


def _change(scope: Scope) -> CostChange:
    """More or less to pay; only less stops at a minimum."""
    amount = signed(scope)
    less = amount < 0 if isinstance(amount, int) else isinstance(amount, Times) and amount.factor < 0
    return CostChange(amount, 1 if less and scope.chance() else None)


def _also_playable(scope: Scope) -> Ability:
    attacker = in_play(scope, ("Unit",), rich=False)
    scope.happens("unit")
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
        scope.happens("gig")
    if event == "attacks" and scope.chance(4):
        return Trigger(event, This(), against=_against(scope, This()))
    return Trigger(event, This())


def _of_a_unit(scope: Scope) -> Trigger:
    event = scope.pick(
        "attacks", "defeated", "spent", "wins-fight", "loses-fight", "fights", "uses-blocker", "readied"
    )
    of = in_play(scope, ("Unit",), rich=False)
    against = _against(scope, of) if event.endswith(("fight", "attacks")) and scope.chance(4) else None
    if event in ("defeated", "spent", "readied") and scope.chance(4):
        scope.happens("unit", many=True)
        return Trigger(event, of, who=scope.pick("you", "rival", None), together=True)
    scope.happens("unit")
    if against is not None and of.side == "any":
        scope.seen.pop("unit")  # which of the two Units a word means would be open
    elif scope.chance(6):
        event = scope.pick("is-attacked", "defeats")
        other = _against(scope, of) if scope.chance() else None
        if of.side == "any" and (event == "defeats" or other is not None):
            scope.seen.pop("unit")
        return Trigger(event, of, against=other)
    return Trigger(
        event,
        of,
        against=against,
        margin=scope.number(1, 5) if event == "wins-fight" and scope.chance(3) else None,
    )


def _against(scope: Scope, doer: Cards | This) -> Cards:
    """The other piece, never of the same player."""
    whose = doer.side if isinstance(doer, Cards) else "friendly"
    sides = {"friendly": ("rival", "any"), "rival": ("friendly", "any"), "any": ("friendly", "rival", "any")}
    return Cards(("Unit",), scope.pick(*sides[whose]), tags=tags(scope))


def _of_a_theft(scope: Scope) -> Trigger:
    if scope.chance(4):
        scope.happens("gig", many=True)
        return Trigger(
            "steals-together", gig=Gigs(scope.pick("friendly", "rival")), who=scope.pick("you", "rival")
        )
    of = in_play(scope, ("Unit",), rich=False)
    about = gigs(scope) if scope.chance() else None
    scope.happens("unit")
    scope.happens("gig")
    return Trigger("steals", of, gig=None if about == Gigs() else about)


def _of_a_player(scope: Scope) -> Trigger:
    what = scope.pick("played", "discards", "called", "sells", "trashes", "draws", "equips")
    kind = scope.pick("Unit", "Gear", "Program")
    like = Cards((kind,), tags=tags(scope)) if scope.chance() else Cards((kind,))
    if what == "called":
        like = Cards(("Legend",))
    if what == "equips":
        worn = dataclasses.replace(like, kinds=("Gear",))
        scope.happens("card")
        wearer = Cards(("Unit",), "friendly", tags=tags(scope))
        return Trigger(what, worn, who="you", against=wearer)
    scope.happens("card")
    return Trigger(what, like, who=scope.pick("you", "rival"))


def _of_a_gig(scope: Scope) -> Trigger:
    event = scope.pick("increases", "decreases", "rolls", "rolls-in", "swaps")
    about = Gigs(scope.pick("friendly", "rival", "any")) if event.endswith("creases") else Gigs()
    if event == "rolls":
        about = Gigs(extreme=scope.pick("min", "max", "min or max"))
    scope.happens("gig", many=event == "swaps")
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
    form = scope.pick("spend", "spend", "eddies, spend", "eddies", "spend, more", "more")
    more: tuple[Cost, ...] = ()
    if form.endswith("more"):
        gear = scope.chance()
        more = (
            CostStep(Defeat(choose(scope, Cards(("Gear",), "friendly"), plain=True)) if gear else Discard(1)),
        )
    first: tuple[Cost, ...] = (eddies,) if form.startswith("eddies") else ()
    return (*first, *((SpendThis(),) if "spend" in form else ()), *more)


def _activated(scope: Scope) -> Ability:
    paid = costs(scope)
    asked = condition(scope) if scope.chance(3) else None
    step = effect(scope, first_if=False) if asked is None else whole(scope)
    return Activated(paid, step, asked, scope.chance(4), scope.chance(8))


def _persistent(scope: Scope) -> Ability:
    asked = condition(scope) if scope.chance() else None
    if scope.chance(8):
        return Persistent(CallsFree(), condition=asked)
    if scope.chance(8):
        called = scope.pick(CallsMore(), CostChange(scope.number(1, 3), what="call"))
        return Persistent(called, Cards(("Legend",), scope.pick("friendly", "rival")), asked)
    if scope.chance(6):
        gear = Cards(
            (scope.pick("Gear", "Unit", "Program"),), scope.pick("friendly", "rival"), tags=tags(scope)
        )
        return Persistent(
            _nth(scope),
            gear,
            asked,
        )
    to = This() if scope.chance() else in_play(scope, ("Unit",), rich=False)
    if scope.chance(8):
        return Persistent(Gains(_complete(_quoted, Scope(scope.draw, "Unit"))), to)
    return Persistent(of_whose(modifier(scope), to), to, asked)


def _quoted(scope: Scope) -> Ability:
    return Triggered((Trigger(scope.pick("played", "attacks", "defeated"), This()),), simple(scope))


def _gear_kept(scope: Scope) -> Ability:
    """Gear of what is defeated, or the Gear itself, is put on another Unit instead of into the trash."""
    host = This() if scope.card_type == "Gear" or scope.chance() else in_play(scope, ("Unit",), rich=False)
    if isinstance(host, Cards):
        scope.happens("unit")
    worn = Cards(("Gear",), on=host if isinstance(host, This) else Ref("unit"))
    gear = ThisGear() if scope.card_type == "Gear" else Choose(worn, scope.bind("gear"))
    to = (
        This()
        if isinstance(host, Cards)
        else choose(scope, Cards(("Unit",), "friendly", other=True), plain=True)
    )
    optional = scope.chance()
    paid = (PayEddies(scope.number(1, 3)),) if optional and scope.chance(3) else ()
    return Replacement("trash-gear", Equip(gear, to), host, optional=optional, costs=paid)


def _replacement(scope: Scope) -> Ability:
    if scope.chance(6):
        return _gear_kept(scope)
    would = scope.pick("defeat", "steal", "roll-in", "draw", "discard")
    if would in ("draw", "discard"):
        scope.happens("card")
        return Replacement(would, simple(scope), who=scope.pick("you", "rival"))
    if would == "roll-in":
        scope.happens("gig")
        return Replacement(would, Reroll(), who="you", optional=True, instead=False)
    subject = This() if scope.chance() else in_play(scope, ("Unit",), rich=False)
    if isinstance(subject, Cards):
        scope.happens("unit")
    if would == "steal":
        scope.happens("gig")
    instead = scope.chance()
    optional = scope.chance()
    paid = (PayEddies(scope.number(1, 3)),) if optional and scope.chance(3) else ()
    step = several(scope) if instead and not optional else simple(scope) if instead else Prevent()
    about = Gigs(scope.pick("friendly", "rival")) if would == "steal" and scope.chance() else None
    first = would == "defeat" and scope.chance(4)
    made = Replacement(
        would, step, subject, about, optional=optional, costs=paid, instead=instead, first_each_turn=first
    )
    if would == "defeat" and scope.chance(4):
        other = in_play(scope, ("Unit",), scope.pick("friendly", "rival"), rich=False)
        return dataclasses.replace(made, by="fight", against=other if subject == This() else This())
    return made
