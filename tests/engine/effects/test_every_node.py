"""Nothing is declared and handled nowhere: node types, trigger events, processes; and trees survive their JSON form."""

from __future__ import annotations

import ast
import dataclasses
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, cast, get_args, get_type_hints

import pytest
from jsonschema import Draft202012Validator

import engine
from engine import KINDS, ruleset
from engine.deck import new_game
from engine.effects import amounts, run, watch
from engine.effects import tree as t
from engine.effects import values as v
from engine.effects.codec import abilities_from_json, schema, to_json
from engine.effects.live import Live
from tests.engine.effects.random_cards import Maker, decks

ENGINE = Path(engine.__file__).parent


def members(alias: Any) -> set[type]:
    """The classes of an annotated union."""
    return set(get_args(get_args(alias)[0]))


def literals(owner: type, field: str) -> set[str]:
    return set(get_args(get_type_hints(owner)[field]))


@cache
def calls() -> dict[str, set[str]]:
    """Of each function that the engine calls with constants first: those constants."""
    found: dict[str, set[str]] = {}
    for path in sorted(ENGINE.rglob("*.py")):
        if "text" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                first = [c.value for a in node.args[:1] for c in ast.walk(a) if isinstance(c, ast.Constant)]
                found.setdefault(name, set()).update(str(c) for c in first)
    return found


def test_every_step_has_a_handler() -> None:
    assert set(run.HANDLERS) == members(t.Step)


def test_every_amount_and_condition_has_a_handler() -> None:
    assert set(amounts.AMOUNT_HANDLERS) == members(v.AmountNode)
    assert set(amounts.CONDITION_HANDLERS) == members(v.Condition)


def test_every_trigger_answers_to_an_event_that_the_engine_emits() -> None:
    names = [name for answers in watch.ANSWERS.values() for name in answers]
    several = {name for name in names if names.count(name) > 1}
    assert several == {"leaves", "changes"}
    assert set(names) == literals(v.Trigger, "event")
    assert set(watch.ANSWERS) <= KINDS
    emitted = calls()["Event"] | {"increased", "decreased"}
    assert set(watch.ANSWERS) <= emitted


def test_every_process_that_can_be_replaced_is_asked_about() -> None:
    assert calls()["Process"] == literals(t.Replacement, "would")


class Asked(dict[type, list[Any]]):
    """A dictionary of modifiers that keeps which types it was asked for."""

    types: ClassVar[set[type]] = set()

    def __contains__(self, key: object) -> bool:
        assert isinstance(key, type)
        self.types.add(key)
        return super().__contains__(key)

    def __getitem__(self, key: type) -> list[Any]:
        self.types.add(key)
        return super().__getitem__(key)

    def get(self, key: type, default: Any = None) -> Any:
        self.types.add(key)
        return super().get(key, default)


def test_every_modifier_is_asked_for_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """`While` is filed under what stands in it, `Gains` under the abilities that it gives."""

    class Listening(Live):
        __slots__ = ()

        def __init__(self, layout: int) -> None:
            super().__init__(layout)
            self.modifiers = Asked()

    monkeypatch.setattr("engine.effects.live.Live", Listening)
    monkeypatch.setattr(Asked, "types", set())
    rng = random.Random(5)
    for seed in range(4):
        new_game(decks(seed), ruleset()).play_out(rng, limit=300)
    assert members(t.Modifier) - {t.While, t.Gains} <= Asked.types


def nodes(tree: object) -> Iterator[object]:
    """A tree's nodes."""
    if isinstance(tree, tuple):
        for item in cast("tuple[object, ...]", tree):
            yield from nodes(item)
    elif dataclasses.is_dataclass(tree):
        yield tree
        for field in dataclasses.fields(tree):
            yield from nodes(getattr(tree, field.name))


@cache
def trees() -> list[tuple[t.Ability, ...]]:
    maker = Maker(random.Random("trees"))
    kinds: tuple[Literal["Unit", "Program", "Gear", "Legend"], ...] = ("Unit", "Program", "Gear", "Legend")
    return [maker.card(kinds[i % 4], f"card-{i}", number=i).abilities for i in range(2000)]


def test_the_random_cards_use_every_node() -> None:
    """So the playouts play every node, and the codec is tried on each."""
    found = {type(node) for abilities in trees() for node in nodes(abilities)}
    unions = (t.Ability, t.Step, t.Modifier, t.Target, t.Cost, v.AmountNode, v.Condition, v.Things, v.Piece)
    wanted = set[type]().union(*(members(u) for u in unions)) | {v.Trigger, v.Comparison}
    assert found >= wanted, wanted - found


def test_trees_survive_their_json_form() -> None:
    """Written and read again they are equal; what is at its default is left out."""
    for abilities in trees()[:400]:
        data = json.loads(json.dumps(to_json(abilities)))
        assert abilities_from_json(tuple(data)) == abilities


def test_the_schema_accepts_what_is_written_and_refuses_a_misspelling() -> None:
    validator = Draft202012Validator(schema())
    small = min(trees(), key=lambda abilities: len(json.dumps(to_json(abilities))))
    validator.validate(json.loads(json.dumps(to_json(small))))
    wrong = [{"node": "keyword", "name": "BLOKER"}]
    assert not validator.is_valid(wrong)
    with pytest.raises(ValueError, match="BLOCKER"):
        abilities_from_json(tuple(wrong))


@pytest.mark.parametrize(
    "wrong",
    [
        [{"node": "no-such-ability"}],
        [{"node": "resolve", "step": {"node": "draw", "amuont": 2}}],
        [{"node": "resolve", "step": {"node": "draw", "amount": "two"}}],
        [{"node": "resolve"}],
        [{"node": "triggered", "when": [{"event": "sneezes"}], "step": {"node": "draw"}}],
    ],
)
def test_what_the_tree_does_not_know_is_refused(wrong: list[dict[str, Any]]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        abilities_from_json(tuple(wrong))
