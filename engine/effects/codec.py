"""The effect tree as JSON: reading, writing, and its JSON Schema.

Writing leaves out what is at its default; reading refuses what the tree does not know.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any, cast

from pydantic import ConfigDict, TypeAdapter

from engine.effects import tree, values
from engine.effects.tree import Ability


@cache
def _adapter() -> TypeAdapter[tuple[Ability, ...]]:
    for module in (values, tree):
        for node in vars(module).values():
            if isinstance(node, type) and dataclasses.is_dataclass(node):
                node.__pydantic_config__ = ConfigDict(extra="forbid")  # pyright: ignore[reportAttributeAccessIssue]
    return TypeAdapter(tuple[Ability, ...])


def abilities_from_json(data: object) -> tuple[Ability, ...]:
    """A card's abilities from their JSON form. Raises pydantic.ValidationError with the place of each fault."""
    return _adapter().validate_python(data)


def to_json(node: object) -> Any:
    """A node (or a tuple of them) as plain data; fields at their defaults are left out, `node` names the class."""
    if isinstance(node, tuple):
        return [to_json(item) for item in cast("tuple[object, ...]", node)]
    if not dataclasses.is_dataclass(node) or isinstance(node, type):
        return node
    data: dict[str, Any] = {"node": getattr(node, "node")}  # noqa: B009 - the protocol is structural
    for field in dataclasses.fields(node):
        value = getattr(node, field.name)
        if field.name != "node" and value != field.default:
            data[field.name] = to_json(value)
    return data


def schema() -> dict[str, Any]:
    """The JSON Schema of a card's abilities."""
    return _adapter().json_schema()
