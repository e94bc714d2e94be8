"""Every type of node has words, and nothing that a tree says is lost in them."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from engine.effects import tree, values
from engine.effects.tree import Limit
from engine.effects.values import Comparison, Gears, Shared, Trigger
from engine.text.rendering.render import FAMILIES, render
from tests.engine_text.trees import cards

if typing.TYPE_CHECKING:
    from engine.effects.tree import Ability
    from engine.facts import CardType


def nodes() -> set[type]:
    """The types of node that the effect tree has."""
    found = [*vars(tree).values(), *vars(values).values()]
    return {
        t for t in found if isinstance(t, type) and dataclasses.is_dataclass(t) and hasattr(t, "__slots__")
    }


def members(union: Any) -> set[type]:
    """The classes of a union of nodes."""
    if typing.get_origin(union) is typing.Annotated:
        return members(typing.get_args(union)[0])
    return {
        t for part in typing.get_args(union) for t in ([part] if isinstance(part, type) else members(part))
    }


@pytest.mark.parametrize(
    ("family", "union"),
    [
        ("AMOUNTS", values.AmountNode),
        ("CONDITIONS", values.Condition),
        ("THINGS", values.Things),
        ("MODIFIERS", tree.Modifier),
        ("STEPS", tree.Step),
        ("COSTS", tree.Cost),
        ("ABILITIES", tree.Ability),
    ],
)
def test_every_type_of_node_has_a_wording(family: str, union: Any) -> None:
    assert FAMILIES[family] == members(union)


def test_no_type_of_node_is_outside_the_families() -> None:
    targets = members(tree.Target)
    inside = set[type]().union(*FAMILIES.values(), targets, {Comparison, Gears, Limit, Shared, Trigger})
    assert nodes() == inside


# --- nothing is lost


def changed(node: object) -> Iterator[object]:
    """All trees that differ in one thing: a field at its default, a number one higher, a part left out."""
    if isinstance(node, tuple):
        items = cast("tuple[object, ...]", node)
        for i, item in enumerate(items):
            yield from ((*items[:i], other, *items[i + 1 :]) for other in changed(item))
            if len(items) > 1:
                yield (*items[:i], *items[i + 1 :])
    elif dataclasses.is_dataclass(node) and not isinstance(node, type):
        for field in dataclasses.fields(node):
            value = getattr(node, field.name)
            if field.name in ("node", "bind"):
                continue
            if field.name == "instead" and isinstance(getattr(node, "step", None), tree.Prevent):
                continue  # what is kept from happening is always kept from it in its place
            if field.name == "minimum" and getattr(node, "less", 1) is None:
                continue  # nothing is reduced
            if field.name == "count" and isinstance(node, tree.ChooseOne) and node.least:
                continue  # "one or more" ends with as many as there are
            if field.default is not dataclasses.MISSING and value != field.default:
                yield dataclasses.replace(node, **{field.name: field.default})
            if isinstance(value, int) and not isinstance(value, bool):
                yield dataclasses.replace(node, **{field.name: value + 1})
            yield from (dataclasses.replace(node, **{field.name: other}) for other in changed(value))


@given(cards())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_tree_that_differs_reads_differently(card: tuple[CardType, tuple[Ability, ...]]) -> None:
    card_type, abilities = card
    text = render(abilities, card_type=card_type)
    for other in changed(abilities):
        assert render(cast("tuple[Ability, ...]", other), card_type=card_type) != text


@given(cards())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_texts_are_written_properly(card: tuple[CardType, tuple[Ability, ...]]) -> None:
    card_type, abilities = card
    paragraphs = render(abilities, card_type=card_type).split("\n")
    assert len(paragraphs) == len(abilities)
    for text in paragraphs:
        assert text.endswith((".", "}"))
        assert "  " not in text
        assert text.count("“") == text.count("”")
        assert not text[0].islower()


def types_in(node: object) -> Iterator[type]:
    """The types of all nodes of a tree."""
    if isinstance(node, tuple):
        for item in cast("tuple[object, ...]", node):
            yield from types_in(item)
    elif dataclasses.is_dataclass(node) and not isinstance(node, type):
        yield type(node)
        for field in dataclasses.fields(node):
            yield from types_in(getattr(node, field.name))


@pytest.mark.nightly
def test_the_random_trees_have_every_type_of_node() -> None:
    drawn: set[type] = set()

    @settings(max_examples=3_000, derandomize=True, database=None, deadline=None, phases=[Phase.generate])
    @given(cards())
    def draw(card: tuple[CardType, tuple[Ability, ...]]) -> None:
        drawn.update(types_in(card[1]))

    draw()
    assert nodes() - drawn == set()
