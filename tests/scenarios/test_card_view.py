"""A card looked up: by any spelling of its name, with all that bears on it."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import rules_index
from engine import catalogue
from engine.effects import tree
from scenarios import UnknownCardName, find_card
from scenarios.collection.rulings import rulings_with
from scenarios.collection.view import _KINDS, _MEANINGS
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read
from scenarios.suite.filing import filed

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA_DIR", str(tmp_path / "data"))


@pytest.mark.parametrize("name", ["corpo-security", "Corpo Security", "CORPO SECURITY", "corpo-Security"])
def test_a_card_that_is_named_right_needs_no_note(name: str) -> None:
    view = find_card(name)
    assert (view.id, view.note) == ("corpo-security", None)


@pytest.mark.parametrize(
    ("name", "card_id"),
    [
        ("corpo securty", "corpo-security"),
        ("animal wreckers", "animals-wrecker"),
        ("adam smasher metal over meet", "adam-smasher-metal-over-meat"),
        ("steel dragon", "yorinobu-arasaka-steel-dragon"),
        ("yorinobu steel", "yorinobu-arasaka-steel-dragon"),
    ],
)
def test_a_name_that_is_nearly_right_is_understood_and_said_so(name: str, card_id: str) -> None:
    view = find_card(name)
    assert view.id == card_id
    assert view.note is not None
    assert name in view.note


@pytest.mark.parametrize("name", ["Goro Takemura", "goro", "gorro takemura"])
def test_a_name_that_several_cards_share_lists_the_choices(name: str) -> None:
    with pytest.raises(UnknownCardName) as raised:
        find_card(name)
    for subtitle in ("hands-unclean", "losing-his-way", "vengeful-bodyguard"):
        assert f"goro-takemura-{subtitle}" in str(raised.value)


def test_a_word_that_is_in_a_name_is_not_meant_for_one_that_is_nearly_so() -> None:
    with pytest.raises(UnknownCardName, match="jackie-welles") as raised:
        find_card("jackie")
    assert "jacked-in-voodoo-boy" not in str(raised.value)


@pytest.mark.parametrize("name", ["", " ", "qqqqqq", "\x00", "x" * 5000])
def test_nonsense_is_unknown(name: str) -> None:
    with pytest.raises(UnknownCardName, match=r"there is no card|no name is given"):
        find_card(name)


def test_effects_come_with_their_kinds_and_keywords_with_their_rules() -> None:
    view = find_card("rogue-amendiares-queen-of-the-afterlife")
    assert [effect.kind for effect in view.effects] == ["triggered", "activated"]
    assert "\n".join(effect.text for effect in view.effects) == view.text
    assert {each.keyword: each.rule.key for each in view.keyword_rules} == {
        "QUICK": "quick.meaning",
        "SPEND": "spend-icon.spend-this-card",
    }
    blocker = find_card("corpo-security")
    assert [effect.kind for effect in blocker.effects] == ["persistent", "keyword"]
    (rule,) = blocker.keyword_rules
    assert (rule.keyword, rule.rule.key, rule.rule.number) == ("BLOCKER", "blocker.meaning", "11.28.1")


def test_every_kind_of_ability_is_named_and_every_keyword_has_a_rule() -> None:
    assert set(_KINDS) == set(get_args(get_args(tree.Ability)[0]))
    assert set(tree.KEYWORDS) <= set(_MEANINGS)
    for key in _MEANINGS.values():
        assert rules_index.digest().find(key, rules_index.DEFAULT_EDITION).key == key


def test_printings_of_one_card_are_told_together() -> None:
    view = find_card("Saburo Arasaka: Stubborn Patriarch")
    assert len(view.printings) > 1
    assert view.printings[0].printing == "current"
    assert {printing.id for printing in view.printings[1:]} == {"saburo-arasaka-stubborn-patriach"}


def test_scenarios_with_the_card_come_with_what_they_expect() -> None:
    view = find_card("corpo-security")
    assert view.rulings
    assert view.more_rulings >= 0
    for ruling in view.rulings:
        assert "corpo-security" in (ROOT / ruling.file).read_text(encoding="utf-8").lower()
        assert ruling.title
    assert any("yes" in line or "no" in line for ruling in view.rulings for line in ruling.expects)
    assert any(ruling.faq for ruling in view.rulings)


def test_every_card_can_be_looked_up() -> None:
    for card in catalogue():
        view = find_card(card.id)
        assert (view.name, view.executable, len(view.effects)) == (
            card.name,
            card.executable,
            len(card.abilities),
        )


@pytest.mark.parametrize("name", ["minotaur", "take-control", "v-streetkid", "maman-brigitte"])
def test_only_scenarios_with_the_card_in_play_or_filed_under_it_are_listed(name: str) -> None:
    rulings, _ = rulings_with(catalogue().printings(catalogue().card(name)), 1000)
    ids = {card.id for card in catalogue().printings(catalogue().card(name))}
    assert rulings
    for ruling in rulings:
        path = ROOT / ruling.file
        scenario = parse(read(path.read_text(encoding="utf-8"), str(path)))
        own = path.parent.name in ids or (path.parent.name == "faq" and path.name.startswith(tuple(ids)))
        assert own or ids & set(filed(scenario).cards), ruling.file


def test_scenarios_of_all_printings_are_listed() -> None:
    listed = {ruling.file for ruling in find_card("maman-brigitte").rulings}
    assert listed == {ruling.file for ruling in find_card("maman-brigitte-spirit-of-death").rulings}
    assert len(listed) >= 6


def test_a_scenario_that_says_where_its_card_is_played_concerns_that_card() -> None:
    rulings, _ = rulings_with([catalogue().card("pepe-najarro-working-doubles")], 1000)
    assert any(ruling.file.endswith("faq/pepe-najarro-what-a-value-pair-is.yaml") for ruling in rulings)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "no name is given; write its id or its printed name"),
        ("x" * 600, f"there is no card `{'x' * 80} ...`"),
        ("security guards of nowhere", "did you mean `corpo-security`"),
    ],
)
def test_the_message_for_a_name_that_is_none_is_short_and_says_the_way_out(name: str, said: str) -> None:
    with pytest.raises(UnknownCardName) as raised:
        find_card(name)
    assert said in str(raised.value)
    assert len(str(raised.value)) < 250
