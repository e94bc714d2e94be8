"""Whether what a replacement puts in the place of a process can be performed (`replacement.must-be-possible`).

A step of an effect that changes nothing is resolved all the same; in the place of a process it would be a way out for
nothing: a spent Unit can't be spent, a Gig on its lowest value can't be decreased.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects import tree as t
from engine.effects.amounts import number
from engine.effects.feasible import feasible, meant, wanted
from engine.effects.orientation import can_be_turned
from engine.state import Card, Die

if TYPE_CHECKING:
    from engine.effects.scope import Scope, Thing


def performable(scope: Scope, step: t.Step) -> bool:
    """Whether the step could be done in full now and would change something; True where only playing on can tell."""
    if not feasible(scope, step):
        return False
    match step:
        case t.Do():
            return performable(scope, step.steps[0])
        case t.TrashTop() | t.Dig():
            return bool(scope.game.state.sides[scope.controller].deck)
        case t.Spend() | t.Ready():
            target: t.Target = step.target
        case t.Adjust():
            target = step.gig
        case _:
            return True
    if isinstance(target, t.Choose) and target.up_to:
        return True
    return sum(_changes(scope, step, thing) for thing in meant(scope, target)) >= wanted(scope, target)


def _changes(scope: Scope, step: t.Spend | t.Ready | t.Adjust, thing: Thing) -> bool:
    if isinstance(step, t.Adjust):
        return isinstance(thing, Die) and _can_be_adjusted(scope, step, thing)
    return isinstance(thing, Card) and can_be_turned(scope, thing, spent=isinstance(step, t.Spend))


def _can_be_adjusted(scope: Scope, step: t.Adjust, die: Die) -> bool:
    """Within its faces (`gig.adjust-within-faces`), and to another value than it shows (`gig.adjust-must-change`)."""
    by = 1 if step.up_to else number(scope, step.by)
    ways = {"increase": (by,), "decrease": (-by,), "adjust": (by, -by)}[step.how]
    return by > 0 and any(1 <= die.value + way <= die.sides for way in ways)
