"""The words "to your hand": no card of a Rival's gets there (`Move` takes each to its owner's)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Choose, Every, Move
from engine.effects.values import Cards, Ref
from engine.text.forms import Reject
from engine.text.lowering.naming import side_of_set
from engine.text.lowering.spoken import side_of
from engine.text.meaning import changed

if TYPE_CHECKING:
    from engine.text.lowering.refs import Scope

ONLY_OWN: Final = 'only your own cards get to your hand: write "its owner\'s hand"'


@dataclass(frozen=True, slots=True)
class ToYourHand(Move):
    """Moving to a hand that the words call yours."""


def as_move(node: Any) -> Any:
    """The instruction itself, whatever the words call the hand."""
    if not isinstance(node, ToYourHand):
        return node
    return changed(node, Move(node.target, node.to, node.any_order))


def check_yours(done: Move, scope: Scope) -> None:
    """Refuse to move to your hand what is a Rival's, as far as is known. Raises Reject."""
    target = done.target
    if isinstance(target, (Choose, Every)) and isinstance(target.of, Cards):
        side = side_of_set(target.of)
        label = target.of.among if side == "any" else None
        if side == "rival" or (label is not None and _theirs(label, scope)):
            raise Reject(ONLY_OWN)
    elif isinstance(target, Ref) and _theirs(target.label, scope):
        raise Reject(ONLY_OWN)


def note_whose(of: Any, bind: str, scope: Scope) -> str:
    """Note that what is chosen from among a Rival's cards is a Rival's. Returns its label."""
    if isinstance(of, Cards) and of.among is not None and _theirs(of.among, scope):
        scope.theirs |= {bind}
    return bind


def _theirs(label: str, scope: Scope) -> bool:
    """Whether what this label means is a Rival's, or may be, among cards of both players."""
    if label == "looked":
        seen = scope.hand_of if scope.hand_seen else scope.deck_of
        return seen == "rival" or (seen is None and label in scope.theirs)
    return label in scope.theirs | scope.mixed or side_of(scope, Ref(label)) == "rival"
