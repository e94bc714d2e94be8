"""Readers of what effects can't do to a piece, said of the piece or of the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Cannot
from engine.effects.values import Cards
from engine.text.forms import Predicate, Statement, Subject, Tail
from engine.text.meaning import reads
from engine.text.readers.statements import statement

if TYPE_CHECKING:
    from engine.effects.tree import Modifier

#: Whether only rival effects are meant, and effects of which cards only.
Whose = tuple[bool, Cards | None]

_KEPT: Final[dict[str, Any]] = {
    "defeat": "be defeated by effects",
    "spend": "be spent by effects",
    "ready": "be readied by effects",
    "choose": "be chosen by effects",
}
for _name, _action in _KEPT.items():
    reads(f"kept_{_name}")(lambda action=_action: action)


def _kept_from(action: Any, effects: Whose) -> Modifier:
    return Cannot(action, by=effects[1], rivals=effects[0])


def _register(name: str, action: Any) -> None:
    def read(effects: Whose) -> Modifier:
        return _kept_from(action, effects)

    reads(name)(read)


_register("cannot_be_readied_by", _KEPT["ready"])
_register("cannot_be_spent_by", _KEPT["spend"])
_register("cannot_be_defeated_by_effects", _KEPT["defeat"])
_register("cannot_be_chosen_by", _KEPT["choose"])


@reads("cannot_be_done_by")
def cannot_be_done_by(actions: tuple[Any, ...], effects: Whose) -> Predicate:
    """The words "can't be defeated or spent by rival Programs"."""
    return Predicate(tuple(_kept_from(action, effects) for action in actions))


@reads("effects_cannot")
def effects_cannot(
    effects: Whose, actions: tuple[Any, ...], subjects: tuple[Subject, ...], *tails: Tail
) -> Statement:
    """The words "rival Programs can't defeat or spend this Unit"."""
    return statement(subjects, (cannot_be_done_by(actions, effects),), *tails)
