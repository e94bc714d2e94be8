"""Imported cards: what is reported, what is kept, and that they are played by."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

import engine
from rules_index import StoreError
from scenarios import find_card, run_text
from scenarios.collection import cards_at_hand, import_cards, search_cards
from tests.scenarios.collection.conftest import SHARED, CardFile, card


def test_a_new_card_is_reported_stored_and_can_be_looked_up_searched_and_played(write: CardFile) -> None:
    report = import_cards(write(card("road-captain", "{Attack} Draw 2.")))
    assert report.new == ["road-captain"]
    assert [(each.id, each.text) for each in report.compiled] == [("road-captain", "{Attack} Draw 2.")]
    assert report.stored
    assert (report.not_compiled, report.changed, report.untold) == ([], [], [])
    view = find_card("Road Captain")
    assert (view.text, view.printed, view.tags, view.cost) == (
        "{Attack} Draw 2.",
        "{Attack} Draw 2.",
        ["NOMAD"],
        2,
    )
    assert [hit.id for hit in search_cards("s:nextset does:draws").results] == ["road-captain"]
    ruling = run_text(
        "title: How many cards does the captain draw?\n"
        "you: {field: [road-captain]}\nrival: {gigs: [d6=3]}\n"
        "play: [{you: attack road-captain -> gigs}]\nask: [{value: you drew}]\n"
    )
    assert ruling.answers[0].value == 2


def test_importing_the_same_again_changes_nothing(write: CardFile, own_folder: Path) -> None:
    path = write(card("one", "Frobnicate a Gig."), card("two", "{Play} Draw 1."))
    import_cards(path)
    database = own_folder / "cards.sqlite3"
    before = database.read_bytes()
    again = import_cards(path)
    assert (again.new, again.changed, again.unchanged) == ([], [], 2)
    assert [each.id for each in again.not_compiled] == ["one"]
    assert database.read_bytes() == before


def test_a_check_reports_the_same_and_stores_nothing(write: CardFile, own_folder: Path) -> None:
    path = write(card("one", "{Play} Draw 1."))
    checked = import_cards(path, check=True)
    assert not checked.stored
    assert not own_folder.exists()
    assert "one" not in cards_at_hand().catalogue
    assert import_cards(path).model_copy(update={"stored": False}) == checked


def test_a_text_that_cannot_be_read_is_reported_with_its_span_and_never_guessed(write: CardFile) -> None:
    text = "{Play} Draw 1. {Attack} Frobnicate a Gig."
    report = import_cards(write(card("odd", text)))
    (unread,) = report.not_compiled
    assert text[unread.start : unread.end] == unread.unread == "Frobnicate a Gig."
    assert report.compiled == []
    view = find_card("odd")
    assert (view.executable, view.text, view.printed) == (False, None, text)
    assert view.why_not is not None
    assert f"characters {unread.start}-{unread.end}" in view.why_not
    ruling = run_text(
        "title: Does it win?\nyou: {field: [odd]}\nrival: {gigs: [d6=3]}\n"
        "play: [{you: attack odd -> gigs}]\nask: [{value: you drew}]\n"
    )
    assert ruling.answers[0].verdict == "unsupported"


def test_a_reworded_card_is_played_by_its_new_text_and_keeps_the_old_in_its_history(write: CardFile) -> None:
    import_cards(write(card("captain", "{Play} Draw 1.\n{Blocker}")))
    report = import_cards(write(card("captain", "{Play} Draw 3.\n{Blocker}")))
    (change,) = report.changed
    assert (change.id, change.words, change.facts) == ("captain", True, [])
    assert change.effect is not None
    assert change.effect.removed == ["{Play} Draw 1."]
    assert change.effect.added == ["{Play} Draw 3."]
    view = find_card("captain")
    assert view.text == "{Play} Draw 3.\n{Blocker}"
    assert [(p.printing, p.text, p.printed) for p in view.printings] == [
        ("current", "{Play} Draw 3.\n{Blocker}", "{Play} Draw 3.\n{Blocker}"),
        ("reworded since", "{Play} Draw 1.\n{Blocker}", "{Play} Draw 1.\n{Blocker}"),
    ]


def test_other_words_with_the_same_effect_are_told_apart_from_another_effect(write: CardFile) -> None:
    import_cards(write(card("captain", "{Play} Draw 1.")))
    (change,) = import_cards(write(card("captain", "{Play} Draw a card."))).changed
    assert change.words
    assert change.effect is None


@pytest.mark.parametrize("text", ["PLAY Draw 1.", "[PLAY]  Draw 1.", "{Play} Draw 1. (Take the top card.)"])
def test_another_layout_is_no_change(write: CardFile, text: str) -> None:
    import_cards(write(card("captain", "{Play} Draw 1.")))
    assert import_cards(write(card("captain", text))).changed == []


def test_changed_facts_are_reported_field_by_field(write: CardFile) -> None:
    import_cards(write(card("captain", "{Play} Draw 1.")))
    (change,) = import_cards(write(card("captain", "{Play} Draw 1.", cost=4, tags=["NOMAD", "MERC"]))).changed
    assert [(each.field, each.before, each.after) for each in change.facts] == [
        ("cost", 2, 4),
        ("tags", ["NOMAD"], ["NOMAD", "MERC"]),
    ]
    assert not change.words
    assert change.effect is None
    assert find_card("captain").cost == 4


def test_a_new_printing_of_a_shipped_card_rules_from_then_on(write: CardFile) -> None:
    old = engine.catalogue().card("corpo-security")
    report = import_cards(write(card("corpo-security-2", "{Blocker}", name=old.name, power=2)))
    assert report.new == []
    assert [(p.id, p.of, p.printing) for p in report.printings] == [("corpo-security-2", old.id, "current")]
    (change,) = report.changed
    assert (change.id, change.of, change.replaces) == ("corpo-security-2", old.id, "shipped")
    assert change.effect is not None
    assert change.effect.removed == ["This Unit can't attack."]
    view = find_card("Corpo Security")
    assert (view.id, view.printing, view.text) == ("corpo-security-2", "current", "{Blocker}")
    assert [(p.id, p.printing) for p in view.printings] == [
        ("corpo-security-2", "current"),
        ("corpo-security", "reworded since"),
    ]


def test_a_reworded_text_under_a_shipped_id_keeps_the_shipped_one_in_the_history(write: CardFile) -> None:
    old = engine.catalogue().card("corpo-security")
    told = card(
        old.id, "{Blocker}", name=old.name, color=old.color, cost=old.cost, ram=old.ram, power=old.power
    )
    (change,) = import_cards(write(told)).changed
    assert change.effect is not None
    assert change.effect.removed == ["This Unit can't attack."]
    view = find_card(old.id)
    assert view.printing == "current"
    assert [p.text for p in view.printings] == ["{Blocker}", "This Unit can't attack.\n{Blocker}"]


def test_an_older_printing_does_not_rule(write: CardFile) -> None:
    old = engine.catalogue().card("delamain-cab")
    import_cards(write(card("delamain-cab-0", "{Blocker}", name=old.name, printing="older")))
    assert find_card(old.name).id == old.id


def test_going_back_to_an_earlier_wording_is_a_change_too(write: CardFile) -> None:
    for text in ("{Play} Draw 1.", "{Play} Draw 2.", "{Play} Draw 1."):
        report = import_cards(write(card("captain", text)))
    assert [each.id for each in report.changed] == ["captain"]
    assert [p.text for p in find_card("captain").printings] == [
        "{Play} Draw 1.",
        "{Play} Draw 2.",
        "{Play} Draw 1.",
    ]


def test_what_a_file_does_not_tell_stays_as_it_was_known(write: CardFile) -> None:
    import_cards(write(card("captain", "{Play} Draw 1.", power=7)))
    line = "Captain [captain] | Unit | Green, cost 2, RAM 1, set nextset | PLAY Draw 1."
    assert import_cards(write(text=line)).changed == []
    assert find_card("captain").power == 7


def test_a_unit_whose_power_nobody_tells_is_not_played_by_a_guess(write: CardFile) -> None:
    line = "Captain [captain] | Unit | Green, cost 2, RAM 1, set nextset | PLAY Draw 1."
    report = import_cards(write(text=line))
    assert [each.id for each in report.compiled] == ["captain"]
    view = find_card("captain")
    assert view.text == "{Play} Draw 1."
    assert {"power", "tags", "sell_tag"} <= set(view.unknown)
    assert not view.executable
    assert view.why_not is not None
    assert "power" in view.why_not


def test_a_text_that_nobody_tells_is_said_to_be_unknown(write: CardFile) -> None:
    report = import_cards(write(card("captain", None)))
    assert report.untold == ["captain"]
    assert "text" in find_card("captain").unknown


def test_two_imports_at_once_both_arrive(write: CardFile) -> None:
    paths = [write(card(f"card-{i}", "{Play} Draw 1."), name=f"{i}.json") for i in range(4)]
    threads = [threading.Thread(target=import_cards, args=(path,)) for path in paths]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(f"card-{i}" in cards_at_hand().catalogue for i in range(4))


def test_a_damaged_database_is_told_with_the_way_out(write: CardFile, own_folder: Path) -> None:
    own_folder.mkdir()
    (own_folder / "cards.sqlite3").write_bytes(b"no database" * 100)
    with pytest.raises(StoreError, match="remove the file and import again"):
        cards_at_hand()
    with pytest.raises(StoreError, match="JUDGE_DATA_DIR"):
        import_cards(write(card("captain", "{Play} Draw 1.")))


def test_a_folder_that_cannot_be_made_is_told(write: CardFile, own_folder: Path) -> None:
    own_folder.write_text("a file in its place", encoding="utf-8")
    with pytest.raises(StoreError, match="JUDGE_DATA_DIR"):
        import_cards(write(card("captain", "{Play} Draw 1.")))


@pytest.mark.parametrize("file", ["data/cards.json", "official/knowledge-bundle.txt"])
def test_the_known_cards_say_what_ships(file: str) -> None:
    path = SHARED / file
    if not path.exists():
        pytest.skip(f"the publisher's cards are not at {path}")
    report = import_cards(path)
    assert (report.total, len(report.compiled), report.not_compiled, report.new) == (155, 153, [], [])
    assert sorted(report.untold) == ["lucyna-kushinada", "rebecca-having-a-moment"]
    assert [change.id for change in report.changed if change.effect or change.words] == []
    for shipped in engine.catalogue():
        now = cards_at_hand().catalogue.card(shipped.id)
        assert (now.abilities, now.printing, now.power, now.unknown) == (
            shipped.abilities, shipped.printing, shipped.power, shipped.unknown
        ), shipped.id  # fmt: skip


@pytest.mark.parametrize(
    ("facts", "unknown"),
    [
        ({"type": "Program", "power": None}, set[str]()),
        ({"type": "Program"}, set[str]()),
        ({"type": "Legend", "cost": None, "power": None}, set[str]()),
        ({"type": "Legend", "cost": None}, set[str]()),
        ({"type": "Legend", "cost": 4, "power": None}, {"power"}),
        ({"type": "Legend", "cost": None, "power": None, "unknown": ["cost", "power"]}, {"cost", "power"}),
        ({"type": "Unit", "cost": None, "power": None}, {"cost", "power"}),
        ({"type": "Gear", "cost": 1, "power": None}, {"power"}),
        ({"type": "Unit", "cost": 1, "power": 1, "ram": None}, {"ram"}),
        ({"type": "Unit", "cost": 1, "power": 1, "color": None}, {"color"}),
        ({"type": "Unit", "cost": 1, "power": 1, "sell_tag": None}, {"sell_tag"}),
        ({"type": "Unit", "cost": 1, "power": 1, "tags": None}, {"tags"}),
        ({"type": "Unit", "cost": 1, "power": 1, "tags": []}, set[str]()),
    ],
)
def test_null_is_none_where_the_type_has_no_such_fact_and_unknown_elsewhere(
    write: CardFile, facts: dict[str, object], unknown: set[str]
) -> None:
    told = card("captain", "")
    del told["cost"], told["power"]
    import_cards(write(told | facts))
    untold = {"cost"} - set(facts)
    assert set(find_card("captain").unknown) == unknown | untold
    assert [hit.id for hit in search_cards("power:none").results if hit.id == "captain"] == (
        ["captain"] if facts["type"] in ("Program", "Legend") and "power" not in unknown else []
    )


def test_a_fact_that_becomes_unknown_is_not_reported_as_none(write: CardFile) -> None:
    import_cards(write(card("captain", "", type="Legend", cost=None, power=None)))
    (change,) = import_cards(write(card("captain", "", type="Legend", cost=4, power=None))).changed
    assert [(each.field, each.before, each.after) for each in change.facts] == [
        ("cost", None, 4),
        ("power", None, "unknown"),
    ]


def test_another_name_is_a_change_and_a_card_of_its_own(write: CardFile) -> None:
    import_cards(write(card("captain", "{Play} Draw 1.")))
    (change,) = import_cards(write(card("captain", "{Play} Draw 1.", name="Boss"))).changed
    assert [(each.field, each.before, each.after) for each in change.facts] == [("name", "Captain", "Boss")]
    assert change.of is None
    assert find_card("Boss").id == "captain"


def test_a_name_is_compared_without_stray_spaces(write: CardFile) -> None:
    import_cards(write(card("captain", "", name="Road Captain")))
    assert import_cards(write(card("captain", "", name="  Road   Captain "))).changed == []


def test_a_text_that_could_not_be_read_is_not_forgotten_by_a_file_without_it(write: CardFile) -> None:
    import_cards(write(card("odd", "Frobnicate a Gig.")))
    report = import_cards(write(card("odd", None, cost=5)))
    assert report.untold == []
    assert [each.unread for each in report.not_compiled] == ["Frobnicate a Gig."]
    assert find_card("odd").printed == "Frobnicate a Gig."


def test_the_span_fits_the_text_that_is_kept(write: CardFile) -> None:
    import_cards(write(card("odd", "{Play} Draw 1.\nFrobnicate a Gig.")))
    import_cards(write(card("odd", "PLAY Draw 1. Frobnicate a Gig.")))
    view = find_card("odd")
    assert view.printed is not None
    assert view.why_not is not None
    start = view.printed.index("Frobnicate")
    assert f"characters {start}-{len(view.printed)}" in view.why_not


def test_tags_in_any_spelling_are_those_that_effects_ask_for(write: CardFile) -> None:
    boss = card("boss", "Friendly NOMAD Units have +2 power.", tags=["CORPO"])
    import_cards(write(card("captain", "", tags=["Nomad", "merc", "NOMAD"]), boss))
    assert find_card("captain").tags == ["NOMAD", "MERC"]
    ruling = run_text("title: How strong?\nyou: {field: [captain, boss]}\nask: [{value: captain power}]\n")
    assert ruling.answers[0].value == 5
    assert import_cards(write(card("captain", "", tags=["MERC", "NOMAD"]))).changed == []


def test_a_program_has_no_power_whatever_a_file_tells(write: CardFile) -> None:
    report = import_cards(write(card("bomb", "Draw 1.", type="Program", power=0)))
    assert report.notes == ["passed over, for a Program has none: power of bomb"]
    assert (find_card("bomb").power, find_card("bomb").unknown) == (None, [])
