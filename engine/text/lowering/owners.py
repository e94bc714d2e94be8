"""What a piece's owner or controller does: one thing where that is you, another where it is a Rival."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.effects.values import Cards, Gigs, Is
from engine.text.forms import Reject
from engine.text.lowering.resolve import resolve
from engine.text.lowering.spoken import side_of

if TYPE_CHECKING:
    from engine.text.forms import OwnersDeed
    from engine.text.lowering.refs import Scope


def owners_deed(node: OwnersDeed, scope: Scope) -> Any:
    """The instruction, still to be lowered, or a question and both. Raises Reject where whose it is can't be asked."""
    found = _owned(node.piece, scope)
    side = side_of(scope, found) if node.controller else "any"
    if node.yours is None and side != "rival":
        raise Reject("this can be done to a Rival only")
    if side != "any":
        return node.rivals if side == "rival" else node.yours
    gig = any(s.is_gig for s in scope.spoken if s.piece == found)
    if gig and not node.controller:
        raise Reject('whose die a Gig is can not be asked: write "its controller"')
    theirs = Cards(side="rival") if node.controller else Cards(owner="rival")
    return t.If(Is(found, Gigs(side="rival") if gig else theirs), node.rivals, node.yours)


def _owned(piece: Any, scope: Scope) -> Any:
    """A card that has an owner, or a Gig, which has a controller, where no card was spoken of."""
    try:
        return resolve(piece, scope, "card")
    except Reject:
        return resolve(piece, scope, "gig")
