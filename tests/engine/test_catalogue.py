"""The catalogue that ships."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import AmbiguousCard, CardFacts, UnknownCard, catalogue

SHARED = Path(__file__).resolve().parents[3] / "shared" / "data" / "cards.json"
PRINTINGS = {
    "current": "current",
    "older": "reworded since",
    "older, same text as the current one": "older, same text",
}
TYPES = {"Legend", "Unit", "Gear", "Program"}


def test_facts_are_those_of_the_source() -> None:
    """Every printing, field by field; no printed wording."""
    if not SHARED.exists():
        pytest.skip("../shared/data/cards.json is not here")
    source = json.loads(SHARED.read_text(encoding="utf-8"))
    assert [c["id"] for c in source] == [c.id for c in catalogue()]
    for told in source:
        card = catalogue().card(told["id"])
        found = (
            card.name, card.subtitle, card.type, card.color, card.cost, card.ram, card.power, card.sell_tag,
            list(card.tags), card.set_code, card.number, card.printing, list(card.unknown),
        )  # fmt: skip
        expected = (
            told["name"], told["subtitle"] or None, told["type"], told["color"], told["cost"], told["ram"],
            told["power"], bool(told["sell_tag"]), told["tags"] or [], told["set"], told["number"],
            PRINTINGS[told["printing"]], told.get("unknown") or [],
        )  # fmt: skip
        assert found == expected, card.id


def test_a_card_whose_text_nobody_knows_is_never_executed() -> None:
    if not SHARED.exists():
        pytest.skip("../shared/data/cards.json is not here")
    source = {c["id"]: c["text"] for c in json.loads(SHARED.read_text(encoding="utf-8"))}
    for card in catalogue():
        if source[card.id] is None:
            assert not card.executable, card.id
        elif source[card.id] == "":
            assert card.executable, card.id
            assert card.abilities == (), card.id


def test_ids_are_unique_and_facts_sane() -> None:
    cards = list(catalogue())
    assert len({c.id for c in cards}) == len(cards) == len(catalogue()) == 155
    for card in cards:
        assert card.type in TYPES
        assert card.cost is not None or card.type == "Legend" or "cost" in card.unknown, card.id
        assert (
            (card.power is None) == (card.type == "Program")
            or card.type == "Legend"
            or "power" in card.unknown
        ), card.id


def test_every_card_is_found_by_its_id_and_by_its_title() -> None:
    for card in catalogue():
        assert catalogue().card(card.id) is card
        assert catalogue().find(card.id) is card
        found = catalogue().find(card.title.upper())
        assert (found.name, found.subtitle) == (card.name, card.subtitle)
        assert found.printing == "current" or all(
            p.printing != "current" for p in catalogue().printings(card)
        )
        assert card in catalogue().printings(card)


def test_accents_and_apostrophes_do_not_matter() -> None:
    for card in catalogue():
        plain = card.title.replace("é", "e").replace("Á", "A").replace("’", "").replace("'", "")
        assert catalogue().find(plain).title == card.title


def several_named() -> list[CardFacts]:
    by_name: dict[str, list[CardFacts]] = {}
    for card in catalogue():
        by_name.setdefault(card.name, []).append(card)
    return next(cards for cards in by_name.values() if len({c.subtitle for c in cards}) > 1)


def test_a_name_that_several_cards_share_is_ambiguous_and_lists_them() -> None:
    cards = several_named()
    with pytest.raises(AmbiguousCard) as raised:
        catalogue().find(cards[0].name)
    assert set(raised.value.ids) == {c.id for c in cards}
    assert all(c.id in str(raised.value) for c in cards)


@pytest.mark.parametrize(
    ("wrong", "near"), [("corpo securty", "corpo-security"), ("animals wreker", "animals-wrecker")]
)
def test_an_unknown_name_gets_the_nearest_ids(wrong: str, near: str) -> None:
    with pytest.raises(UnknownCard) as raised:
        catalogue().find(wrong)
    assert raised.value.nearest[0] == near
    assert near in str(raised.value)
    with pytest.raises(UnknownCard):
        catalogue().card(wrong)


@pytest.mark.parametrize("text", ["", "   ", "qqqqqqqq", "\x00", "{}"])
def test_nonsense_is_unknown(text: str) -> None:
    with pytest.raises(UnknownCard):
        catalogue().find(text)


def test_stored_abilities_are_what_the_text_says() -> None:
    """What ships is what the reader makes of the printed text, wherever the reader can."""
    if not SHARED.exists():
        pytest.skip("../shared/data/cards.json is not here")
    from engine import made_up_card

    compared = 0
    for told in json.loads(SHARED.read_text(encoding="utf-8")):
        card = catalogue().card(told["id"])
        if told["text"] is not None and card.executable:
            read = made_up_card(card.id, type=told["type"], text=told["text"])
            assert read.abilities == card.abilities, card.id
            compared += 1
    assert compared >= 10
