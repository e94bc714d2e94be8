"""The garbage collector while a ruling is made: seldom, and as before afterwards."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import scenarios
from scenarios import judge
from scenarios.collector import SELDOM, SELDOM_COLLECTED
from scenarios.errors import ScenarioError
from scenarios.language.model import Scenario
from scenarios.language.yaml_source import Source
from scenarios.table.table import Table

SCENARIO = {"title": "how many cards", "you": {"hand": 2}, "ask": {"value": "you hand"}}


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def test_it_is_seldom_during_and_usual_after_a_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    during: list[tuple[int, int, int]] = []
    lay_out = judge.lay_out

    def looked_at(scenario: Scenario, source: Source) -> Table:
        during.append(gc.get_threshold())
        return lay_out(scenario, source)

    monkeypatch.setattr(judge, "lay_out", looked_at)
    scenarios.run_data(SCENARIO)
    assert during == [(SELDOM, 10, 10)]
    assert gc.get_threshold() == (700, 10, 10)


def test_it_is_usual_again_after_an_error() -> None:
    with pytest.raises(ScenarioError):
        scenarios.run_data({**SCENARIO, "you": {"hand": ["no such card"]}})
    assert gc.get_threshold() == (700, 10, 10)


def test_it_stays_seldom_until_the_last_of_several_rulings_is_made() -> None:
    with SELDOM_COLLECTED:
        with SELDOM_COLLECTED:
            assert gc.get_threshold()[0] == SELDOM
        assert gc.get_threshold()[0] == SELDOM
    assert gc.get_threshold() == (700, 10, 10)


@pytest.mark.parametrize("chosen", [(0, 10, 10), (SELDOM * 5, 3, 3)])
def test_a_collector_that_is_off_or_looks_more_seldom_is_left_alone(chosen: tuple[int, int, int]) -> None:
    gc.set_threshold(*chosen)
    with SELDOM_COLLECTED:
        assert gc.get_threshold() == chosen
    assert gc.get_threshold() == chosen
