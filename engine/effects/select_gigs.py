"""Which Gigs fit a description, and which there are."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Final

from engine.effects.amounts import meets
from engine.effects.chosen import as_chosen
from engine.state import Die

if TYPE_CHECKING:
    from engine.effects.scope import Scope
    from engine.effects.values import Gigs


_SIDES: Final = {None: operator.eq, "more": operator.gt, "fewer": operator.lt}


def side_fits(scope: Scope, side: str, controller: int | None) -> bool:
    """Whether a controller is on that side, seen from the effect's controller."""
    if side == "any":
        return True
    return (controller == scope.controller) is (side == "friendly")


def is_parity(number: int, parity: str) -> bool:
    """Whether a number is even or odd, as is asked."""
    return (number % 2 == 0) is (parity == "even")


def gig_fits(scope: Scope, want: Gigs, die: Die) -> bool:
    """Whether a Gig fits the description; a die in the fixer area is nobody's Gig (`fixer.effects-must-name-it`)."""
    if die.controller is None or not side_fits(scope, want.side, die.controller):
        return False
    if want.owner is not None and (die.owner == scope.controller) is not (want.owner == "you"):
        return False
    return shows(scope, want, die)


def shows(scope: Scope, want: Gigs, die: Die) -> bool:
    """Whether a die fits what is asked of the die itself (not of whose it is)."""
    want = as_chosen(scope, want) if want.chosen is not None else want
    if want.sides is not None and die.sides != want.sides and die.sides not in want.or_sides:
        return False
    if not _extreme_fits(want, die) or (want.stolen and not _stolen(scope, die)):
        return False
    if want.parity is not None and not is_parity(die.value, want.parity):
        return False
    if want.value is not None and not meets(scope, die.value, want.value):
        return False
    if want.sides_of is not None:
        other = scope.gig(want.sides_of)
        if other is None or not _SIDES[want.sides_than](die.sides, other.sides):
            return False
    if want.other_than is not None:
        other = scope.gig(want.other_than)
        if other is not None and other.number == die.number:
            return False
    if want.among is not None and die.number not in _dice_of(scope, want.among):
        return False
    if want.opposite is not None:
        other = scope.gig(want.opposite)
        if other is None or other.controller == die.controller:
            return False
    return True


def _extreme_fits(want: Gigs, die: Die) -> bool:
    """Whether a die shows its lowest or highest face, or another, as is asked."""
    low, high = die.value == 1, die.value == die.sides
    found = {"min": low, "max": high, "min or max": low or high}
    if want.extreme is not None and not found[want.extreme]:
        return False
    return want.not_extreme is None or not found[want.not_extreme]


def _stolen(scope: Scope, die: Die) -> bool:
    """Whether a die was stolen this turn."""
    thefts = scope.game.state.log.get("stole", ())
    return any(event.die is not None and event.die.number == die.number for event in thefts)


def _dice_of(scope: Scope, label: str) -> list[int]:
    return [x.number for x in scope.bound.get(label, ()) if isinstance(x, Die)]


def gigs(scope: Scope, want: Gigs) -> list[Die]:
    """All Gigs that fit a description now, the controller's first."""
    state = scope.game.state
    order = (scope.controller, 1 - scope.controller)
    return [d for p in order for n in state.sides[p].gigs if gig_fits(scope, want, d := state.dice[n])]
