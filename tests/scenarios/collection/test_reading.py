"""Files of cards that are refused: all of the file, by card and field, and nothing is stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scenarios import find_card
from scenarios.collection import import_cards
from scenarios.collection.reading import read_cards, read_text
from scenarios.errors import InvalidCards
from tests.scenarios.collection.conftest import CardFile, card

GOOD = card("good", "{Play} Draw 1.")


@pytest.mark.parametrize(
    ("facts", "place", "said"),
    [
        ({"cost": -1}, "cost", "greater than or equal to 0"),
        ({"cost": 1000}, "cost", "less than or equal to 99"),
        ({"cost": "3"}, "cost", "valid integer"),
        ({"cost": 2.5}, "cost", "valid integer"),
        ({"cost": True}, "cost", "valid integer"),
        ({"power": -3}, "power", "greater than or equal to 0"),
        ({"ram": 10**30}, "ram", "less than or equal to 99"),
        ({"sell_tag": "yes"}, "sell_tag", "valid boolean"),
        ({"tags": "NOMAD"}, "tags", "valid list"),
        ({"tags": [1]}, "tags.0", "valid string"),
        ({"type": "Creature"}, "type", "'Unit'"),
        ({"color": "Purple"}, "color", "'Red'"),
        ({"name": ""}, "name", "it is empty"),
        ({"name": "   "}, "name", "it is empty"),
        ({"id": "d20"}, "id", "means something else"),
        ({"name": 7}, "name", "valid string"),
        ({"id": "No Good"}, "id", "corpo-security"),
        ({"text": ["Draw 1."]}, "text", "valid string"),
        ({"text": "Draw 1. " * 6250}, "text", "at most 2000"),
        ({"text": "Draw\x00 1."}, "text", "U+0000"),
        ({"name": "Nice \u202eevil\u202c"}, "name", "U+202E"),
        ({"text": "Draw\u200b 1."}, "text", "U+200B"),
        ({"name": "Bell\x07"}, "name", "U+0007"),
        ({"printing": "newest"}, "printing", "'current'"),
    ],
)
def test_a_wrong_field_is_named_with_its_card(
    write: CardFile, own_folder: Path, facts: dict[str, Any], place: str, said: str
) -> None:
    path = write(GOOD, card("captain", "{Play} Draw 1.") | facts)
    with pytest.raises(InvalidCards) as raised:
        import_cards(path)
    (problem,) = raised.value.problems
    assert f"card 2 ({facts.get('id', 'captain')}), {place}" in problem.place
    assert said in problem.message
    assert len(problem.message) < 300
    assert not own_folder.exists()


def test_every_fault_is_reported_at_once(write: CardFile) -> None:
    path = write(card("a", "", cost=-1), card("b", "", power="x", ram=-2))
    with pytest.raises(InvalidCards) as raised:
        import_cards(path)
    assert len(raised.value.problems) == 3


def test_two_cards_of_one_id_are_refused(write: CardFile) -> None:
    with pytest.raises(InvalidCards, match=r"card 3 \(good\).*card 1 has the id good already"):
        import_cards(write(GOOD, card("other", ""), GOOD))


@pytest.mark.parametrize("missing", ["id", "name", "type"])
def test_a_card_needs_id_name_and_type(write: CardFile, missing: str) -> None:
    with pytest.raises(InvalidCards, match=rf"card 1.*, {missing}.*missing"):
        import_cards(write({key: value for key, value in GOOD.items() if key != missing}))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no card"),
        ("[]", "no card"),
        ("{}", "a list of cards is wanted"),
        ("[1, 2]", "card 1"),
        ("[{]", "this is not JSON"),
        ('[{"id": NaN}]', "NaN is no number"),
        ("[" * 100_000, "nests too deep"),
        ("Once upon a time there was a card.", "no card line"),
        (
            "Captain [captain] | Unit | Green, cost 2, RAM 1, set s | Draw 1.\nOther | Unit | x",
            "cards.json:2: this is no card line",
        ),
        ("Captain [captain] | Unit | Green, cost 2, RAM 1\n", "no card line"),
        ("Captain [captain] | Unit | Green, cost 200, RAM 1, set s | Draw 1.", r"line 1 \(captain\), cost"),
        ("## Cards 2 cards. Captain [captain] | Unit | Green, cost 2, RAM 1, set s | Draw 1.", "2 cards are announced"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_list_of_cards_is_refused(write: CardFile, text: str, said: str) -> None:
    with pytest.raises(InvalidCards, match=said):
        import_cards(write(text=text))


def test_files_that_cannot_be_opened_are_told(tmp_path: Path) -> None:
    with pytest.raises(InvalidCards, match="no such file"):
        read_cards(tmp_path / "none.json")
    with pytest.raises(InvalidCards, match="a folder"):
        read_cards(tmp_path)
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00card")
    with pytest.raises(InvalidCards, match="byte 0 is not UTF-8"):
        read_cards(binary)


def test_fields_without_a_meaning_are_named(write: CardFile) -> None:
    found = read_cards(write(GOOD | {"artist": "somebody", "power_variable": False}))
    assert found.notes == ("passed over, for want of a meaning here: artist",)


def test_a_list_may_stand_under_cards_and_one_card_may_stand_alone(write: CardFile) -> None:
    for data in ({"cards": [GOOD]}, GOOD, [GOOD]):
        assert [row.id for row in read_cards(write(text=json.dumps(data))).rows] == ["good"]


def test_card_lines_tell_names_subtitles_and_texts_over_lines(write: CardFile) -> None:
    text = (
        "V - Roadie, Roadie [v-roadie] | Legend | Blue, RAM 2, set next | CALL Draw 1.\n{Spend} Draw 2.\n"
        "Road Captain [road-captain] | Unit | Green, cost 2, RAM 1, set next\n"
        "Judy: Deep, Down, Deep, Down [judy-deep-down] | Program | Red, cost 1, RAM 1, Quick, set next | QUICK Draw 1."
    )
    rows = read_cards(write(text=text)).rows
    assert [(row.name, row.subtitle, row.type, row.text) for row in rows] == [
        ("V", "Roadie", "Legend", "CALL Draw 1.\n{Spend} Draw 2."),
        ("Road Captain", None, "Unit", ""),
        ("Judy", "Deep, Down", "Program", "QUICK Draw 1."),
    ]
    assert rows[0].tells("cost")
    assert rows[0].cost is None
    assert not rows[1].tells("power")


@pytest.mark.parametrize(
    "text",
    [
        "(" * 500 + "x" + ")" * 500,
        "{" * 500 + "Play" + "}" * 500,
        "Draw 1. " * 200,
        "Draw 1 and " * 150,
        '"' * 500,
        "unit " * 380,
        "Defeat a Unit or " + "Unit or " * 50 + "Gear.",
    ],
)
def test_a_pathological_text_is_reported_not_read_for_ever(write: CardFile, text: str) -> None:
    (unread,) = import_cards(write(card("odd", text)), check=True).not_compiled
    assert text[unread.start : unread.end] == unread.unread


def test_a_key_that_stands_twice_is_named_with_its_card() -> None:
    with pytest.raises(InvalidCards, match=r"cards\.json, the card `x`: the key `cost` stands twice"):
        read_text('[{"id": "x", "cost": 1, "cost": 2}]', "cards.json")


def test_a_card_line_whose_id_does_not_spell_its_name_begins_its_line(write: CardFile) -> None:
    lines = (
        "Neon Courier [nc-1] | Unit | Red, cost 2, RAM 1, set s | {Play} Draw 1.\n"
        "Neon Courier: Night Shift [zz-9] | Unit | Red, cost 2, RAM 1, power 4, set s | {Play} Draw 2."
    )
    import_cards(write(text=lines))
    assert [find_card(card_id).name for card_id in ("nc-1", "zz-9")] == ["Neon Courier", "Neon Courier"]
    assert (find_card("zz-9").subtitle, find_card("zz-9").power) == ("Night Shift", 4)
    assert find_card("nc-1").text == "{Play} Draw 1."


def test_facts_of_a_card_line_that_say_nothing_are_named(write: CardFile) -> None:
    line = "Captain [captain] | Unit | Green, Cost 2, RAM two, Play, Go Solo, set s | {Play} Draw 1."
    assert import_cards(write(text=line)).notes == [
        "passed over, for want of a meaning here: Cost 2, RAM two"
    ]
    assert find_card("captain").cost is None
