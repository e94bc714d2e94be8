"""Labels in their final form: named by kind and numbered in the order of the tree, over one ability."""

from __future__ import annotations

import dataclasses
from typing import Any, Final, cast

from engine.effects import tree as t
from engine.effects.values import Cards, ChangeOf, Gigs, Happened, PiecesDid, Ref, Tally, Trigger, ValueOf
from engine.text.lowering.lower import ANY_LEGEND
from engine.text.lowering.naming import kind_of, trigger_labels
from engine.text.meaning import rebuild

_IN_LABELS: Final = ("among", "other_than", "sides_of", "opposite")


def labelled(ability: Any) -> Any:
    """The ability with every choice's label its kind, and a number from the second one of that kind on.

    What triggers bind comes first, so that no choice takes its label.
    """
    named = _spoken_of(ability)
    taken: dict[str, int] = {}
    for node in _in_order(ability):
        if isinstance(node, (Trigger, t.Replacement)):
            for label in trigger_labels(node):
                taken[label] = 1
    ability = rebuild(ability, lambda node: _unnamed(node, named))
    names: dict[str, str] = {}
    for node in _in_order(ability):
        if isinstance(node, (t.Choose, t.Every)):
            names[node.bind] = _next(taken, kind_of(node.of))
        elif isinstance(node, t.TopOfDeck):
            names[node.bind] = _next(taken, "card")
    return rebuild(ability, lambda node: _renamed(node, names))


def _spoken_of(ability: Any) -> set[str]:
    """The labels that something refers to."""
    named: set[str] = set()
    for node in _in_order(ability):
        match node:
            case Ref(label) | ValueOf(label) | ChangeOf(label) | Tally(label):
                named.add(label)
            case Cards() | Gigs():
                named |= {label for n in _IN_LABELS if isinstance(label := getattr(node, n, None), str)}
            case _:
                pass
    return named


def _unnamed(node: Any, named: set[str]) -> Any:
    """Calling any Legend needs no choice of its own, unless the Legend is spoken of later."""
    match node:
        case t.Call(t.Choose(of, bind, 1, False, "you")) if of == ANY_LEGEND and bind not in named:
            return dataclasses.replace(node, target=None)
        case _:
            return node


def _next(taken: dict[str, int], kind: str) -> str:
    taken[kind] = number = taken.get(kind, 0) + 1
    return kind if number == 1 else f"{kind}{number}"


def _in_order(node: Any) -> list[Any]:
    """The node and all nodes inside, in the order of the tree; an ability that is given has labels of its own."""
    if isinstance(node, tuple):
        return [part for item in cast("tuple[Any, ...]", node) for part in _in_order(item)]
    if not dataclasses.is_dataclass(node) or isinstance(node, (type, t.Gains, Happened, PiecesDid)):
        return []
    names = [field.name for field in dataclasses.fields(node)]
    if isinstance(node, t.Triggered):
        names = ["when", "costs", "condition", "step"]  # what is paid is chosen before what it is paid for
    parts = (getattr(node, name) for name in names)
    return [node, *(inner for part in parts for inner in _in_order(part))]


def _renamed(node: Any, names: dict[str, str]) -> Any:
    match node:
        case Ref(label):
            return Ref(names[label]) if label in names else node
        case ValueOf(label):
            return ValueOf(names[label]) if label in names else node
        case ChangeOf(label):
            return ChangeOf(names[label]) if label in names else node
        case Tally(label):
            return Tally(names[label]) if label in names else node
        case t.Choose() | t.Every() | t.TopOfDeck():
            return dataclasses.replace(node, bind=names.get(node.bind, node.bind))
        case Cards() | Gigs():
            new = {n: names[label] for n in _IN_LABELS if (label := getattr(node, n, None)) in names}
            return dataclasses.replace(node, **new) if new else node
        case _:
            return node
