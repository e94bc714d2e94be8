"""`judge card`."""

from __future__ import annotations

import json

from tests.server.conftest import Judge


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


def test_an_unknown_card_is_refused_with_near_names(judge: Judge) -> None:
    refused = judge("card", "corpo", "securty")
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert "corpo-security" in refused.stderr
