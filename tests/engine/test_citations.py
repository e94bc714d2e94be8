"""House rules of what the engine cites and tells."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import DIFFERENCES, KINDS, RULESETS, ruleset
from engine.narrate import SENTENCES, narrate
from engine.ruleset import FOREIGN, READINGS
from rules_index import EDITIONS, digest
from tests.engine.playing import random_game

ENGINE = Path(__file__).resolve().parents[2] / "engine"
KEY = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")
QUOTED = re.compile(r"`([^`\n]+)`")


def literals() -> Iterator[tuple[Path, ast.Constant, str]]:
    """Every string of the engine's source."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path, node, node.value


def cited() -> dict[str, str]:
    """Every rule key that stands in the source as a string, and where; names of our own modules are none."""
    return {
        text: f"{path.name}:{node.lineno}"
        for path, node, text in literals()
        if KEY.fullmatch(text) and not text.startswith("engine.")
    }


def named_in_prose() -> dict[str, str]:
    """Every rule key that a docstring quotes: what looks like one and begins like one."""
    families = {key.partition(".")[0] for key in sorted(digest().keys())}
    found: dict[str, str] = {}
    for path, node, text in literals():
        for quoted in QUOTED.findall(text):
            if KEY.fullmatch(quoted) and quoted.partition(".")[0] in families - {"decision", "engine"}:
                found[quoted] = f"{path.name}:{node.lineno}"
    return found


def test_there_is_much_to_check() -> None:
    assert len(cited()) > 150
    assert len(named_in_prose()) > 30


def test_every_key_in_the_source_is_a_rule() -> None:
    book = digest()
    assert {key: where for key, where in cited().items() if key not in book} == {}
    assert {key: where for key, where in named_in_prose().items() if key not in book} == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_edition_has_no_rule_for_is_declared_and_not_told(edition: str) -> None:
    """Keys of the other edition may stand in common code; the ruleset leaves them out of what it cites."""
    book = digest()
    lacking = {key for key in cited() if not book.rule(key).numbers(edition)}
    assert lacking
    assert FOREIGN[edition] == lacking
    every = tuple(cited())
    assert set(ruleset(edition).cites(every)) == set(every) - lacking


def test_the_keys_of_each_difference_are_rules_of_its_edition() -> None:
    book = digest()
    for policy, by_edition in DIFFERENCES.items():
        assert tuple(by_edition) == EDITIONS, policy
        for edition, keys in by_edition.items():
            assert keys, policy
            for key in keys:
                assert book.rule(key).numbers(edition), (policy, edition, key)
                assert book.rule(key).superseded_by(edition) is None, (policy, edition, key)


def test_there_is_a_ruleset_for_each_edition_and_every_difference_is_a_policy() -> None:
    assert tuple(RULESETS) == EDITIONS
    for policy in DIFFERENCES:
        values = {getattr(rules, policy) for rules in RULESETS.values()}
        assert len(values) == 2, f"{policy} does not differ"
    fields = set(RULESETS[EDITIONS[0]].__slots__) - {"edition"}
    assert fields == set(DIFFERENCES) | set(READINGS)
    for policy, keys in READINGS.items():
        values = {getattr(rules, policy) for rules in RULESETS.values()}
        assert len(values) == 1, f"{policy} differs: name it a difference"
        assert all(digest().rule(key) for key in keys)


def test_no_module_asks_for_the_edition_by_name() -> None:
    """Where editions differ, a policy is asked."""
    named = {
        f"{path.name}:{node.lineno}"
        for path, node, text in literals()
        if text in EDITIONS and path.name != "ruleset.py"
    }
    assert named == set()


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(SENTENCES) == KINDS


def test_every_kind_that_the_source_makes_is_known() -> None:
    made: set[str] = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    made.add(str(first.value))
    assert len(made) > 25
    assert made <= KINDS


@pytest.mark.parametrize("seed", range(4))
def test_every_event_is_told_in_words(edition: str, seed: int) -> None:
    g, rng = random_game(seed, edition)
    g.play_out(rng)
    for event in g.state.events():
        sentence = narrate(event, lambda card: f"<{card.facts.name}>", ("you", "the Rival"))
        assert sentence
        assert "{" not in sentence
        assert "None" not in sentence, (event, sentence)
        if event.card is not None and "{card}" in SENTENCES[event.kind]:
            assert f"<{event.card.facts.name}>" in sentence
