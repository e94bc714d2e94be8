"""What kind of piece each instruction acts on, and what is still to be chosen for it."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from engine.effects import tree as t
from engine.effects.values import CostOf, PowerOf, Ref, This, ThisGear, Times, ValueOf
from engine.text.forms import Some, Statement, TrashSome
from engine.text.lowering.yours import ToYourHand
from engine.text.meaning import changed, parts

_WANTS: Final[dict[type, dict[str, Any]]] = {
    t.Pick: {"target": "any"},
    t.Defeat: {"target": "table"},
    t.Spend: {"target": "turned"},
    t.Ready: {"target": "turned"},
    t.Move: {"target": "card"},
    ToYourHand: {"target": "card"},
    t.Dig: {"until": "off"},
    t.Reveal: {"target": "card"},
    t.LookAtLegend: {"target": "table"},
    t.Sell: {"target": "card"},
    t.Steal: {"actor": "thief", "gigs": "gig"},
    t.Adjust: {"gig": "gig"},
    t.SetGig: {"gig": "gig", "like": "gig"},
    t.Swap: {"friendly": "gig", "rival": "gig"},
    t.SwapValues: {"gigs": "gig", "other": "gig"},
    t.PlayCard: {"target": "off"},
    t.Call: {"target": "table"},
    t.Flip: {"target": "table"},
    t.Equip: {"gear": "card", "to": "turned"},
    t.TakeControl: {"target": "table"},
    t.Reroll: {"gig": "gig"},
    t.ToFixer: {"gig": "gig"},
    t.Redirect: {"to": "table"},
    t.Fight: {"one": "table", "other": "table"},
}
"""What each instruction acts on, by field, in the order in which English names them."""


def wants_of(step: object) -> dict[str, Any]:
    """The fields of an instruction that say what it acts on, and what kind of piece each needs."""
    return _WANTS.get(type(step), {})


def helps(step: object) -> bool:
    """Whether an instruction is to the good of the piece that it is done to, as far as the words go."""
    if isinstance(step, Statement):
        return all(_is_good(mod) for predicate in step.predicates for mod in predicate.mods)
    return isinstance(step, (t.Ready, t.Steal))


def _is_good(mod: object) -> bool:
    match mod:
        case t.Power(amount) | t.StealsFewer(amount):
            less = (isinstance(amount, Times) and amount.factor < 0) or (
                isinstance(amount, int) and amount < 0
            )
            return less is isinstance(mod, t.StealsFewer)
        case t.Cannot(action):
            return action.startswith("be ")
        case t.While(_, what):
            return _is_good(what)
        case _:
            return isinstance(mod, (t.Has, t.DoublePower, t.MayAttack, t.WinsFights))


def done_alike(one: object, other: object) -> bool:
    """Whether the same is done to two pieces, as where one verb has two objects."""
    wants = wants_of(one)
    if type(one) is not type(other) or not wants:
        return False
    rest = [f.name for f in dataclasses.fields(one) if f.name not in wants]  # pyright: ignore[reportArgumentType]
    return all(getattr(one, name) == getattr(other, name) for name in rest)


def unchosen(node: Any) -> list[Some]:
    """The pieces whose number an instruction has for an amount, though which one is still to be chosen."""
    match node:
        case t.Draw(amount) | t.Discard(amount) | t.TrashTop(amount) | t.Look(amount) | t.ReadyEddies(amount):
            amounts = [amount]
        case TrashSome(amount) | t.Adjust(by=amount):
            amounts = [amount]
        case Statement():
            mods = [mod for predicate in node.predicates for mod in predicate.mods]
            amounts = [mod.amount for mod in mods if isinstance(mod, (t.Power, t.SetPower))]
        case _:
            return []
    return [part for part in parts(tuple(amounts)) if isinstance(part, Some)]


def number_of(some: Some, label: str) -> Any:
    """The number of the piece that has been chosen."""
    if some.what == "value":
        return ValueOf(label)
    return PowerOf(Ref(label)) if some.what == "power" else CostOf(Ref(label))


def chosen_there(pick: t.Pick, step: Any) -> Any:
    """The words "choose X and do Y to it" as doing Y to a chosen X; None where Y is done to something else."""
    target = pick.target
    if isinstance(target, (This, Ref, ThisGear)):
        return None
    for name in wants_of(step):
        if getattr(step, name) == Ref(target.bind):
            return changed(step, dataclasses.replace(step, **{name: target}))
    return None
