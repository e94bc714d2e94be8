"""The library as precedents."""

from __future__ import annotations

import pytest

import rules_index
import scenarios
from scenarios import ScenarioError
from scenarios.precedents import precedents_text, search_precedents
from scenarios.precedents.index import index


def test_every_scenario_that_ships_is_a_row_whose_text_can_be_run() -> None:
    rows = index().rows
    assert len(rows) == len(scenarios.library())
    row = next(row for row in rows if row.path == "general/blocker-with-lag.yaml")
    assert (row.expected, row.faq, row.edition) == ("yes", ["general-02"], "2026-11")
    assert row.questions[0].because == ["react.blocker"]
    assert row.answer.startswith("Lag forbids attacking")
    assert scenarios.run_text(row.scenario).as_expected


def test_words_find_what_they_are_about_best_first() -> None:
    found = search_precedents("both Units have the same power", limit=3)
    assert len(found.results) == 3
    assert all("fight.tie" in row.rules for row in found.results[:1])
    assert found.next_offset == 3
    following = search_precedents("both Units have the same power", limit=3, offset=3)
    assert not {row.path for row in found.results} & {row.path for row in following.results}


def test_words_of_other_games_count_as_this_games() -> None:
    assert any("lag" in row.tags for row in search_precedents("summoning sickness").results)


def test_filters_hold_together() -> None:
    found = search_precedents(card="Corpo Security", rule="9.9", limit=50)
    assert found.results
    for row in found.results:
        assert "corpo-security" in row.cards
        assert "react.blocker" in row.rules
    (entry,) = search_precedents(faq="General-04").results
    assert entry.faq == ["general-04"]


def test_a_misspelt_card_is_said_to_be_taken_for_another() -> None:
    found = search_precedents(card="corpo securty", limit=1)
    assert "this is Corpo Security" in found.note
    assert "corpo-security" in found.results[0].cards


def test_rows_are_said_to_be_stored_expectations() -> None:
    found = search_precedents("block", limit=1)
    assert "not rulings made for this search" in found.note
    text = precedents_text(found)
    assert found.note in text
    assert found.results[0].title in text
    assert "scenario:" in text
    assert "scenario:" not in precedents_text(found, scenarios=False)
    assert "No scenario" in precedents_text(search_precedents("xyzzy"))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({}, "nothing is asked"),
        ({"words": "  "}, "nothing is asked"),
        ({"card": "corpo securty zzz"}, "corpo"),
        ({"faq": "general-99"}, "general-"),
    ],
)
def test_what_does_not_exist_is_refused_with_the_way_out(asked: dict[str, str], said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        search_precedents(**asked)  # pyright: ignore[reportArgumentType]
    with pytest.raises(rules_index.UnknownRule):
        search_precedents(rule="9.99")
