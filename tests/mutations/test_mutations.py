"""Each scenario that says it turns on a rule (`tests:`) must come out otherwise when that rule is switched off."""

from __future__ import annotations

import contextlib
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.mutations
from engine.effects.live import brought
from scenarios import ScenarioError, library, run_file
from tests.filed import words
from tests.mutations.registry import MUTATIONS

for found in pkgutil.iter_modules(tests.mutations.__path__):
    if found.name.startswith("chapter_"):
        importlib.import_module(f"tests.mutations.{found.name}")


def claims() -> list[tuple[Path, str]]:
    """(scenario, key) for every rule that a scenario of the mechanics says it turns on."""
    pairs: list[tuple[Path, str]] = []
    for path in library():
        if "mechanics" not in path.parts:
            continue
        data = words(path)
        pairs.extend((path, key) for key in data.get("tests", []))
    return pairs


CLAIMS = claims()


@pytest.fixture
def forgetful() -> Iterator[None]:
    """What the engine remembers of its own text must be worked out by the mutated engine, and forgotten after."""
    yield
    brought.cache_clear()


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize(("path", "key"), CLAIMS, ids=[f"{p.stem}-{k}" for p, k in CLAIMS])
def test_the_scenario_turns_on_the_rule(path: Path, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_file(path).as_expected, "as it stands it must come out as expected"
    assert key in MUTATIONS, f"no mutation switches off {key}: add one in tests/mutations/chapter_NN.py"
    MUTATIONS[key](monkeypatch)
    brought.cache_clear()
    # without the rule the line of play may not be asked for, or be no longer possible
    with contextlib.suppress(ScenarioError):
        assert not run_file(path).as_expected
