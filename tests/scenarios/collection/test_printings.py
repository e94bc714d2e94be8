"""Printings of one card: which is the current one, and that every id and name of the card plays by it."""

from __future__ import annotations

import pytest

from scenarios import find_card, run_text
from scenarios.collection import cards_at_hand, forget_cards, import_cards, search_cards
from scenarios.errors import InvalidCards
from tests.scenarios.collection.conftest import CardFile, card

OLD, NEW = "{Attack} Draw 1.", "{Attack} Draw 3."


def drawn_by(name: str, *, more: str = "") -> tuple[str | list[str] | int | None, list[str]]:
    """How many cards an attack of that card draws, and what the ruling assumes."""
    ruling = run_text(
        f"title: How many cards?\nyou: {{field: [{{card: {name}, as: mine{more}}}], hand: []}}\n"
        "rival: {gigs: [d6=3], hand: []}\nplay: [{you: attack mine -> gigs}]\nask: [{value: you drew}]\n"
    )
    return ruling.answers[0].value, ruling.assumptions


def old_and_new(write: CardFile) -> None:
    import_cards(write(card("captain", OLD)))
    import_cards(write(card("captain-2", NEW, name="Captain", set="later")))


@pytest.mark.parametrize("name", ["captain", "captain-2", "Captain", "CAPTAIN"])
def test_every_id_and_name_of_a_card_plays_by_its_current_text(write: CardFile, name: str) -> None:
    old_and_new(write)
    assert drawn_by(name)[0] == 3


def test_a_ruling_says_that_an_older_printing_is_played_by_the_current_text(write: CardFile) -> None:
    old_and_new(write)
    assert any(
        "`captain` is an older printing" in said and "`captain-2`" in said for said in drawn_by("captain")[1]
    )
    assert not any("older printing" in said for said in drawn_by("captain-2")[1])


def test_a_printing_that_is_asked_for_as_printed_plays_by_its_own_text(write: CardFile) -> None:
    old_and_new(write)
    value, assumed = drawn_by("captain", more=", as_printed: yes")
    assert value == 1
    assert not any("older printing" in said for said in assumed)
    assert drawn_by("captain-2", more=", as_printed: yes")[0] == 3


def test_an_older_printing_that_ships_is_played_by_the_current_text_too() -> None:
    ruling = run_text(
        "title: How strong?\nyou: {legends: [{card: saburo-arasaka-stubborn-patriach, face: up}],"
        " field: [swordwise-huscle]}\nrival: {gigs: [d6=3]}\n"
        "play: [{you: attack swordwise-huscle -> gigs}]\nask: [{value: swordwise-huscle power, until: now}]\n"
    )
    assert any("is an older printing" in said for said in ruling.assumptions)
    older = cards_at_hand().catalogue.card("saburo-arasaka-stubborn-patriach")
    current = cards_at_hand().catalogue.card("saburo-arasaka-stubborn-patriarch")
    assert cards_at_hand().played(older).abilities == current.abilities
    assert cards_at_hand().played(older).power == current.power != older.power


def test_the_id_of_an_older_printing_shows_the_card_as_it_is_now(write: CardFile) -> None:
    old_and_new(write)
    view = find_card("captain")
    assert (view.id, view.text) == ("captain-2", NEW)
    assert view.note is not None
    assert "older printing" in view.note
    assert [hit.id for hit in search_cards("id:captain").results] == ["captain-2"]


def test_what_a_new_printing_does_not_tell_is_as_it_was_of_the_card(write: CardFile) -> None:
    import_cards(write(card("captain", OLD, power=7)))
    line = "Captain [captain-2] | Unit | Green, cost 2, RAM 1, set later | {Attack} Draw 3."
    report = import_cards(write(text=line))
    (change,) = report.changed
    assert (change.of, change.facts) == ("captain", [])
    assert change.effect is not None
    assert (change.effect.removed, change.effect.added) == ([OLD], [NEW])
    view = find_card("captain")
    assert (view.power, view.set, view.number, view.executable) == (7, "later", None, True)


def test_a_reprint_with_the_same_text_changes_nothing(write: CardFile) -> None:
    import_cards(write(card("captain", OLD)))
    report = import_cards(write(card("captain-2", OLD, name="Captain", set="later", number="9")))
    assert (report.new, report.changed) == ([], [])
    assert [printing.of for printing in report.printings] == ["captain"]
    assert {p.printing for p in find_card("captain").printings} == {"current", "older, same text"}


def test_a_new_printing_that_is_forgotten_leaves_the_card_as_it_was(write: CardFile) -> None:
    old_and_new(write)
    import_cards(write(card("captain", OLD)))
    forget_cards(["captain-2"])
    assert drawn_by("captain")[0] == 1
    assert [p.printing for p in find_card("captain").printings] == ["current"]


def test_a_file_that_calls_two_texts_of_one_card_current_is_refused(write: CardFile) -> None:
    both = (card("captain", OLD, name="The Captain"), card("captain-2", NEW, name="the captain"))
    with pytest.raises(InvalidCards, match=r"`captain` and `captain-2` .*say different things") as refused:
        import_cards(write(*both))
    assert "printing: older" in str(refused.value)
    assert "captain" not in cards_at_hand().catalogue


@pytest.mark.parametrize(
    ("marks", "ruling"),
    [((None, None), "captain-2"), (("current", None), "captain"), (("older", None), "captain-2")],
)
def test_of_two_texts_in_one_file_the_marked_one_rules_else_the_last(
    write: CardFile, marks: tuple[str | None, str | None], ruling: str
) -> None:
    both = [card("captain", OLD, name="Captain"), card("captain-2", NEW, name="Captain")]
    for one, mark in zip(both, marks, strict=True):
        one["printing"] = mark
    report = import_cards(write(*both))
    assert any(f"`{ruling}`" in note and "rules" in note for note in report.notes) == (marks[0] != "older")
    assert find_card("Captain").id == ruling
    assert [p.printing for p in find_card("Captain").printings] == ["current", "reworded since"]
    again = import_cards(write(*both))
    assert (again.changed, again.notes, again.unchanged) == ([], [], 2)


def test_a_correction_of_an_older_printing_does_not_make_it_the_current_one(write: CardFile) -> None:
    old_and_new(write)
    import_cards(write(card("captain", "{Attack} Draw 2.", printing="older")))
    assert drawn_by("captain")[0] == 3
    assert drawn_by("captain", more=", as_printed: yes")[0] == 2


def test_new_words_of_the_only_printing_rule_though_the_file_calls_it_older(write: CardFile) -> None:
    import_cards(write(card("captain", OLD, printing="older")))
    import_cards(write(card("captain", NEW, printing="older")))
    assert find_card("captain").printing == "current"


def test_a_printing_that_was_older_and_is_marked_current_rules(write: CardFile) -> None:
    import_cards(write(card("captain", OLD, printing="older"), card("captain-2", NEW, name="Captain")))
    assert drawn_by("captain")[0] == 3
    report = import_cards(write(card("captain", OLD, printing="current")))
    (change,) = report.changed
    assert (change.id, change.of) == ("captain", "captain-2")
    assert drawn_by("captain-2")[0] == 1


@pytest.mark.parametrize("names", [("\u72d7", "\u732b"), ("!!!", "???")])
def test_names_in_other_scripts_or_of_signs_are_names_of_their_own(
    write: CardFile, names: tuple[str, str]
) -> None:
    import_cards(write(card("one", OLD, name=names[0]), card("two", NEW, name=names[1])))
    assert (find_card(names[0]).id, find_card(names[1]).id) == ("one", "two")
    assert (drawn_by("one")[0], drawn_by("two")[0]) == (1, 3)


def test_scenarios_that_were_written_for_another_text_are_said_to_be(write: CardFile) -> None:
    assert find_card("corpo-security").note is None
    import_cards(write(card("corpo-security", "{Blocker}", name="Corpo Security")))
    view = find_card("corpo-security")
    assert view.rulings
    assert view.note == "the scenarios with it were written for the text that ships, not for this one"


def test_a_scenario_with_a_made_up_card_means_the_same_where_one_of_its_id_was_imported(
    write: CardFile,
) -> None:
    scenario = (
        "title: How many?\ncards: {captain: {type: unit, power: 3, cost: 1, text: '{Attack} Draw 5.'}}\n"
        "you: {field: [captain]}\nrival: {gigs: [d6=3]}\nplay: [{you: attack captain -> gigs}]\n"
        "ask: [{value: you drew}]\n"
    )
    old_and_new(write)
    ruling = run_text(scenario)
    assert ruling.answers[0].value == 5
    assert any("`captain` is the card that is made up here" in said for said in ruling.assumptions)
    forget_cards(["captain", "captain-2"])
    assert not any("made up here" in said for said in run_text(scenario).assumptions)


def test_a_card_that_scenarios_make_up_is_not_the_imported_one_of_that_id(write: CardFile) -> None:
    import_cards(write(card("guard", "{Blocker}"), card("raider", "")))
    assert (find_card("guard").rulings, find_card("raider").more_rulings) == ([], 0)


@pytest.mark.parametrize(
    "form", ["captain (as printed)", "{card: captain, as printed: yes}", "'captain (spent, as printed)'"]
)
def test_a_printing_is_asked_for_in_short_too(write: CardFile, form: str) -> None:
    old_and_new(write)
    ruling = run_text(f"title: How strong?\nyou: {{field: [{form}]}}\nask: [{{value: captain power}}]\n")
    assert not any("older printing" in said for said in ruling.assumptions)


def test_a_whole_title_in_the_name_is_name_and_subtitle_of_the_known_card(write: CardFile) -> None:
    report = import_cards(
        write(card("v-streetkid-2", "{Go Solo}", name="V: Streetkid", type="Legend", cost=4, color="Red"))
    )
    assert [printing.of for printing in report.printings] == ["v-streetkid"]
    assert not {"name", "subtitle"} & {fact.field for change in report.changed for fact in change.facts}
    view = find_card("v-streetkid-2")
    assert (view.name, view.subtitle) == ("V", "Streetkid")
