"""The JSON Schema of the catalogue's file."""

from __future__ import annotations

import copy
import json
from importlib import resources
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from engine.catalogue_schema import catalogue_schema

SCHEMA = Draft202012Validator(catalogue_schema())


def shipped() -> list[dict[str, Any]]:
    return json.loads(resources.files("engine").joinpath("catalogue/cards.json").read_text(encoding="utf-8"))


def nodes(value: Any) -> set[str]:
    """The names of all nodes in a piece of the catalogue."""
    if isinstance(value, dict):
        own = {value["node"]} if "node" in value else set[str]()
        return own.union(*(nodes(part) for part in value.values()))
    return set[str]().union(*(nodes(part) for part in value)) if isinstance(value, list) else set()


def every_kind() -> list[dict[str, Any]]:
    """A few cards that have between them every type of node that the catalogue has: to fit all takes half a minute."""
    cards, left = shipped(), nodes(shipped())
    found: list[dict[str, Any]] = []
    while left:
        found.append(max(cards, key=lambda card: len(nodes(card) & left)))
        left -= nodes(found[-1])
    return found


def test_it_is_a_schema_and_the_catalogue_fits_it() -> None:
    Draft202012Validator.check_schema(catalogue_schema())
    few = every_kind()
    assert nodes(few) == nodes(shipped())
    assert [error.message for error in SCHEMA.iter_errors(few)] == []


@pytest.mark.nightly
def test_the_whole_catalogue_fits_the_schema() -> None:
    assert [error.message for error in SCHEMA.iter_errors(shipped())] == []


@pytest.mark.parametrize(
    "change",
    [
        {"cost": -1},
        {"cost": "3"},
        {"type": "Creature"},
        {"id": "No Good"},
        {"text": "printed wording"},
        {"printing": "newest"},
        {"unknown": ["everything"]},
        {"abilities": [{"node": "keyword", "name": "FLYING"}]},
        {"abilities": [{"node": "triggered", "when": [], "step": {"node": "draw", "amount": "x"}}]},
        {"abilities": [{"node": "resolve", "step": {"node": "draw", "colour": "red"}}]},
    ],
)
def test_what_no_card_can_be_does_not_fit(change: dict[str, Any]) -> None:
    cards = copy.deepcopy(shipped()[:1])
    cards[0] |= change
    assert list(SCHEMA.iter_errors(cards))


@pytest.mark.parametrize("missing", ["id", "name", "type"])
def test_a_printing_has_id_name_and_type(missing: str) -> None:
    cards = copy.deepcopy(shipped()[:1])
    del cards[0][missing]
    assert list(SCHEMA.iter_errors(cards))
