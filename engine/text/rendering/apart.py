"""Two readings of one text, each in our wording, so that a person sees in what they differ."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.text.rendering.render import (
    FAMILIES,
    render,
    render_amount,
    render_condition,
    render_modifier,
    render_step,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.effects.tree import Ability
    from engine.facts import CardType

_LONGEST: Final = 300
"""Of a longer wording only so many characters are shown."""


def told_apart(one: Sequence[Ability], other: Sequence[Ability], *, card_type: CardType) -> str:
    """Both readings as far as they differ: “...”, or “...”; where both are worded alike, what differs otherwise."""
    if len(one) == len(other):
        pairs = [(a, b) for a, b in zip(one, other, strict=True) if a != b]
        one, other = [a for a, _ in pairs], [b for _, b in pairs]
    said, meant = (_short(render(reading, card_type=card_type)) for reading in (one, other))
    if said != meant:
        return f"“{said}”, or “{meant}”"
    return f"“{said}”, where {_difference(tuple(one), tuple(other), card_type, 'the text')}"


def _difference(one: Any, other: Any, card_type: CardType, where: str) -> str:
    """The innermost place at which two trees differ."""
    if type(one) is type(other) and dataclasses.is_dataclass(one):
        fields = [f.name for f in dataclasses.fields(one) if getattr(one, f.name) != getattr(other, f.name)]
        name = fields[0]
        at = f"{name.replace('_', ' ').strip()} of {_called(one)}"
        return _difference(getattr(one, name), getattr(other, name), card_type, at)
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):  # pyright: ignore[reportUnknownArgumentType]
        unlike = next((a, b) for a, b in zip(one, other, strict=True) if a != b)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        return _difference(*unlike, card_type, where)
    return f"{where} is {_worded(one, card_type)}, or {_worded(other, card_type)}"


def _called(node: Any) -> str:
    return f"“{str(node.node).replace('-', ' ')}”"


def _worded(value: Any, card_type: CardType) -> str:
    """A part of a tree in words, as far as it has some of its own."""
    kind: type[object] = type(value)  # pyright: ignore[reportUnknownVariableType]
    if kind in FAMILIES["STEPS"]:
        return f"“{render_step(value, card_type=card_type)}”"
    if kind in FAMILIES["MODIFIERS"]:
        return f"“{render_modifier(value, card_type=card_type)}”"
    if kind in FAMILIES["CONDITIONS"]:
        return f"“{render_condition(value, card_type=card_type)}”"
    if kind in FAMILIES["AMOUNTS"]:
        return f"“{render_amount(value, card_type=card_type)}”"
    if isinstance(value, tuple):
        return " and ".join(_worded(each, card_type) for each in value) or "nothing"  # pyright: ignore[reportUnknownVariableType]
    if dataclasses.is_dataclass(value):
        told = [
            str(said)
            for f in dataclasses.fields(value)
            if f.name != "node"
            and (said := getattr(value, f.name)) != f.default
            and isinstance(said, str | int)
        ]
        return " ".join([_called(value), *told])
    return "left open" if value is None else str(value)


def _short(text: str) -> str:
    text = text.replace("\n", " ")
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} ..."
