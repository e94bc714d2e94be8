"""Readers of what effects can't do to a piece, said of the piece or of the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Cannot
from engine.effects.values import Cards
from engine.text.forms import Predicate, Reject, Statement, Subject, Tail
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
    "return": "be returned by effects",
    "bottom": "be bottom-decked by effects",
    "power": "lose power by effects",
}


def _kept(name: str, action: Any) -> None:
    def read(_words: Any = None) -> Any:
        return action

    reads(f"kept_{name}")(read)


for _name, _action in _KEPT.items():
    _kept(_name, _action)


#: Effects of anybody.
_ANY: Final[Whose] = (False, None)


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


@reads("cannot_be_returned_by")
def cannot_be_returned_by(effects: Whose | None = None) -> Modifier:
    """Only effects return what is in play to a hand."""
    return _kept_from(_KEPT["return"], effects or _ANY)


@reads("cannot_be_bottomed_by")
def cannot_be_bottomed_by(effects: Whose | None = None) -> Modifier:
    return _kept_from(_KEPT["bottom"], effects or _ANY)


@reads("cannot_lose_power")
def cannot_lose_power(effects: Whose | None = None) -> Predicate:
    return Predicate((_kept_from(_KEPT["power"], effects or _ANY),))


@reads("power_of_piece")
def power_of_piece(piece: Any) -> tuple[Subject, ...]:
    return (Subject(target=piece),)


@reads("power_of_set")
def power_of_set(of: Cards) -> tuple[Subject, ...]:
    return (Subject(set=of),)


@reads("power_kept")
def power_kept(subjects: tuple[Subject, ...], *rest: Any) -> Statement:
    """The words "this Unit's power can't be reduced by rival effects"."""
    effects: Any = rest[0] if rest and not isinstance(rest[0], Tail) else None
    tails = [part for part in rest if isinstance(part, Tail)]
    return statement(subjects, (cannot_lose_power(effects),), *tails)


@reads("cannot_be_done_by")
def cannot_be_done_by(actions: tuple[Any, ...], effects: Whose) -> Predicate:
    """The words "can't be defeated or spent by rival Programs"."""
    return Predicate(tuple(_kept_from(action, effects) for action in actions))


@reads("effects_cannot_lower")
def effects_cannot_lower(effects: Whose, subjects: tuple[Subject, ...], *rest: Any) -> Statement:
    """The words "rival effects can't reduce this Unit's power or return it to its owner's hand"."""
    return _cannot_all(effects, (_KEPT["power"],), subjects, rest)


@reads("effects_cannot_return")
def effects_cannot_return(effects: Whose, subjects: tuple[Subject, ...], *tails: Tail) -> Statement:
    return _cannot_all(effects, (_KEPT["return"],), subjects, tails)


@reads("effects_cannot_more")
def effects_cannot_more(
    effects: Whose, actions: tuple[Any, ...], subjects: tuple[Subject, ...], *rest: Any
) -> Statement:
    return _cannot_all(effects, actions, subjects, rest)


def _rivals_only_by_effects(actions: tuple[Any, ...], subjects: tuple[Subject, ...]) -> None:
    """What a Rival does to pieces of yours by their effects only: in a fight they defeat, in an attack they choose."""
    if not {*actions} <= {_KEPT["spend"], _KEPT["return"], _KEPT["bottom"], _KEPT["power"]}:
        raise Reject("whether by their effects only is not said")
    if any(s.set is not None and s.set.side != "friendly" for s in subjects):
        raise Reject("whose pieces these are is not said")


@reads("rivals_cannot_do")
def rivals_cannot_do(actions: tuple[Any, ...], subjects: tuple[Subject, ...], *tails: Tail) -> Statement:
    """The words "Rivals can't spend or bottom-deck this Unit"."""
    _rivals_only_by_effects(actions, subjects)
    return _cannot_all((True, None), actions, subjects, tails)


@reads("rivals_cannot_do_by")
def rivals_cannot_do_by(
    actions: tuple[Any, ...], subjects: tuple[Subject, ...], effects: Whose, *tails: Tail
) -> Statement:
    """The words "Rivals can't choose this Unit for their effects"."""
    return _cannot_all(effects, actions, subjects, tails)


@reads("rivals_cannot_return")
def rivals_cannot_return(subjects: tuple[Subject, ...], *tails: Tail) -> Statement:
    return rivals_cannot_do((_KEPT["return"],), subjects, *tails)


@reads("rivals_cannot_lower")
def rivals_cannot_lower(subjects: tuple[Subject, ...], *rest: Any) -> Statement:
    """The words "Rivals can't reduce this Unit's power or return it to its owner's hand"."""
    more = tuple(part for part in rest if isinstance(part, str))
    tails = [part for part in rest if isinstance(part, Tail)]
    return rivals_cannot_do((_KEPT["power"], *more), subjects, *tails)


def _cannot_all(
    effects: Whose, actions: tuple[Any, ...], subjects: tuple[Subject, ...], rest: tuple[Any, ...]
) -> Statement:
    """What effects can't do to the subjects; one more thing may stand before the tails."""
    more = tuple(part for part in rest if isinstance(part, str))
    tails = [part for part in rest if isinstance(part, Tail)]
    return effects_cannot(effects, (*actions, *more), subjects, *tails)


@reads("effects_cannot")
def effects_cannot(
    effects: Whose, actions: tuple[Any, ...], subjects: tuple[Subject, ...], *tails: Tail
) -> Statement:
    """The words "rival Programs can't defeat or spend this Unit"."""
    return statement(subjects, (cannot_be_done_by(actions, effects),), *tails)
