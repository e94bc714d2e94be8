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


def test_it_is_a_schema_and_the_catalogue_fits_it() -> None:
    Draft202012Validator.check_schema(catalogue_schema())
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
