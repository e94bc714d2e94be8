"""The final labels of a random tree: while it is drawn, a choice is labelled "unit#7"; in the end, "unit2"."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

from engine.effects.tree import Choose, Every, Gains, TopOfDeck, Triggered


def numbered(ability: Any, taken: set[str]) -> Any:
    """The ability with labels by kind, numbered in the order of the tree.

    taken: labels that triggers bind. The costs of a triggered effect come before what they are paid for.
    """
    counts = dict.fromkeys(taken, 1)
    names: dict[str, str] = {}
    for label in _bound(ability):
        base = label.partition("#")[0]
        counts[base] = counts.get(base, 0) + 1
        names[label] = base if counts[base] == 1 else f"{base}{counts[base]}"
    return _renamed(ability, names)


def _bound(node: Any) -> Iterator[str]:
    if isinstance(node, tuple):
        for item in node:
            yield from _bound(item)
    elif dataclasses.is_dataclass(node) and not isinstance(node, Gains):
        if isinstance(node, (Choose, Every, TopOfDeck)):
            yield node.bind
        names = [field.name for field in dataclasses.fields(node)]
        if isinstance(node, Triggered):
            names = ["when", "costs", "condition", "step"]
        for name in names:
            yield from _bound(getattr(node, name))


def _renamed(node: Any, names: Mapping[str, str]) -> Any:
    if isinstance(node, tuple):
        return tuple(_renamed(item, names) for item in node)
    if isinstance(node, str):
        return names.get(node, node)
    if not dataclasses.is_dataclass(node) or isinstance(node, (type, Gains)):
        return node
    values = {field.name: getattr(node, field.name) for field in dataclasses.fields(node)}
    return dataclasses.replace(node, **{name: _renamed(value, names) for name, value in values.items()})
