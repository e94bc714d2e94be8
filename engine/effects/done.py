"""Conditions about what has been done: by this effect so far, or this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.queries import power_known
from engine.state import Card, Die

if TYPE_CHECKING:
    from engine.effects import values as v
    from engine.effects.scope import Scope

CHANGED: Final = "changed"
"""The label of the Gigs whose value this effect has changed."""


def became(scope: Scope, node: v.Became) -> bool:
    """Whether this effect has changed the Gig (one of them), and it fits now."""
    from engine.effects.select_gigs import gig_fits

    before = {x.number: x.value for x in scope.bound.get(CHANGED, ()) if isinstance(x, Die)}
    meant = {x.number for x in scope.bound.get(node.gig.label, ()) if isinstance(x, Die)}
    return any(
        gig_fits(scope, node.like, die) and _turned(node.turned, before[die.number], die.value)
        for die in (scope.game.state.dice[n] for n in meant if n in before)
    )


def was(scope: Scope, node: v.Was) -> bool:
    """Whether the Gig fitted the description before this effect changed what it shows."""
    from engine.effects.select_gigs import gig_fits

    before = {x.number: x for x in scope.bound.get(CHANGED, ()) if isinstance(x, Die)}
    die = next((x for x in scope.bound.get(node.gig.label, ()) if isinstance(x, Die)), None)
    if die is None:
        return False
    return gig_fits(scope, node.like, before.get(die.number, scope.game.state.dice[die.number]))


def change_of(scope: Scope, node: v.ChangeOf) -> int:
    """By how much this effect has changed a Gig's value so far."""
    before = {x.number: x.value for x in scope.bound.get(CHANGED, ()) if isinstance(x, Die)}
    die = scope.gig(node.gig)
    return 0 if die is None else abs(die.value - before.get(die.number, die.value))


def _turned(how: str | None, before: int, now: int) -> bool:
    """Whether a value is higher or lower than it was, if that is asked."""
    return how is None or (now > before if how == "higher" else now < before)


def pieces_did(scope: Scope, node: v.PiecesDid) -> bool:
    """Whether so many different pieces have met the trigger this turn."""
    from engine.effects.amounts import meets
    from engine.effects.this_turn import pieces_this_turn

    return meets(scope, pieces_this_turn(scope, node.trigger), node.how_many)


def power_became(scope: Scope, node: v.PowerBecame) -> bool:
    """Whether the piece's power compares so now, and did not before this effect gave it anything."""
    from engine.effects.amounts import meets

    piece = scope.piece(node.piece)
    before = None if piece is None else scope.powers.get(piece.uid)
    if piece is None or before is None:
        return False
    return meets(scope, power_known(scope.game, piece), node.power) and not meets(scope, before, node.power)


def won_fight(scope: Scope, node: v.WonFight) -> bool:
    """Whether the piece has won, or lost, the fight that this effect has brought about."""
    piece = scope.piece(node.piece)
    fought = scope.bound.get("losing" if node.lost else "winning", ())
    return piece is not None and any(isinstance(x, Card) and x.uid == piece.uid for x in fought)
