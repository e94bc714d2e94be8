"""Conditions about what has been done: by this effect so far, or this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.state import Die

if TYPE_CHECKING:
    from engine.effects import values as v
    from engine.effects.scope import Scope

CHANGED: Final = "changed"
"""The label of the Gigs whose value this effect has changed."""


def became(scope: Scope, node: v.Became) -> bool:
    """Whether this effect has changed the Gig (one of them), and it fits now."""
    from engine.effects.select_gigs import gig_fits

    changed = {x.number for x in scope.bound.get(CHANGED, ()) if isinstance(x, Die)}
    meant = {x.number for x in scope.bound.get(node.gig.label, ()) if isinstance(x, Die)}
    return any(gig_fits(scope, node.like, scope.game.state.dice[n]) for n in changed & meant)


def pieces_did(scope: Scope, node: v.PiecesDid) -> bool:
    """Whether so many different pieces have met the trigger this turn."""
    from engine.effects.amounts import meets
    from engine.effects.watch import pieces_this_turn

    return meets(scope, pieces_this_turn(scope, node.trigger), node.how_many)
