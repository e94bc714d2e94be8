"""`judge card`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.conftest import Judge


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The imports of the person who runs the tests are not read."""
    monkeypatch.setenv("JUDGE_DATA_DIR", str(tmp_path / "data"))


def test_a_card_is_found_by_its_name_and_by_its_id(judge: Judge) -> None:
    by_id = judge("card", "corpo-security", "--format", "json")
    by_name = judge("card", "Corpo", "Security", "--format", "json")
    assert by_id.exit_code == 0
    assert by_id.stdout == by_name.stdout
    card = json.loads(by_id.stdout)
    assert card["id"] == "corpo-security"
    assert {"name", "type", "color", "cost", "ram", "power", "tags", "sell_tag", "executable"} <= set(card)


def test_a_card_as_text_says_what_it_is_and_whether_it_can_be_played(judge: Judge) -> None:
    shown = judge("card", "corpo-security").stdout
    assert shown.startswith("Corpo Security  (corpo-security)\n")
    for fact in ("Green, Unit", "cost 2, RAM 2, power 2, no Sell Tag", "tags: CORPO", "{Blocker}"):
        assert fact in shown


def test_what_no_source_tells_is_said_to_be_unknown(judge: Judge) -> None:
    shown = judge("card", "lucyna-kushinada").stdout
    assert "no source tells: text" in shown
    assert "unsupported" in shown


def test_a_misspelt_card_is_shown_with_a_note(judge: Judge) -> None:
    shown = judge("card", "corpo", "securty")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("Note: no card is called 'corpo securty'; this is Corpo Security")


def test_an_unknown_card_is_refused_with_near_names(judge: Judge) -> None:
    refused = judge("card", "corpo", "guards")
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert "corpo-security" in refused.stderr


def test_a_name_of_several_cards_lists_them(judge: Judge) -> None:
    refused = judge("card", "goro", "takemura", "--format", "json")
    assert refused.exit_code == 2
    problem = json.loads(refused.stderr)
    assert problem["status"] == 404
    assert "goro-takemura-hands-unclean" in problem["detail"]


def test_keywords_come_with_their_rules_and_cards_with_their_scenarios(judge: Judge) -> None:
    shown = judge("card", "corpo-security").stdout
    assert "11.28.1 blocker.meaning" in shown
    assert "scenarios/library/general/blocker-when-attacked.yaml" in shown
