"""A piece that may not be chosen is refused first for the one thing that it lacks."""

import pytest

from tests.scenarios.helpers import answer, keys

BODY = """
cards:
  aim: {type: program, cost: 0, text: "TEXT"}
  thug: {type: unit, cost: 4, power: 5, tags: [MERC], color: Red, text: ""}
  other: {type: unit, cost: 2, power: 2, tags: [CORPO], color: Blue, text: ""}
you: {hand: [aim]}
rival:
  field: [thug, {card: other, as: a, gear: [mantis-blades]}, {card: other, as: b, gear: [mantis-blades]}]
play: [{you: play aim}]
ask: {legal: you choose thug}
"""


@pytest.mark.parametrize(
    ("text", "first", "words"),
    [
        ("Defeat a rival Unit with cost 3 or less.", "card.cost-value", "has cost 4"),
        ("Defeat a rival Unit with power 4 or less.", "card.power-total", "has power 5"),
        ("Defeat a rival CORPO Unit.", "card.tag-in-effect", "has no tag that is asked for"),
        ("Defeat a rival blue Unit.", "card.color", "is Red"),
        ("Defeat a rival equipped Unit.", "equip.equipped", "is unequipped"),
        ("Spend a rival equipped Unit.", "equip.equipped", "is unequipped"),
        ("Defeat a rival Gear.", "card.type-names", "is a Unit"),
    ],
)
def test_what_it_lacks_comes_first_and_is_told(text: str, first: str, words: str) -> None:
    found = answer(BODY.replace("TEXT", text))
    assert (found.verdict, keys(found)[0]) == ("no", first)
    assert found.answer.startswith(f"No. Thug {words}; you choose what the effect acts on")


HERE = """
cards:
  aim: {type: program, cost: 0, text: "TEXT"}
  boss: {type: legend, cost: 4, power: 5, tags: [MERC], text: ""}
  cheap: {type: unit, cost: 5, power: 1, text: "Play this Unit for -1 €$ for each Gig you control."}
you:
  hand: [aim, cheap, corpo-security]
  legends: [{card: boss, as: known, face: up, spent: true}, {card: boss, as: hidden, spent: true}, unknown]
  gigs: [d4=1, d6=1]
  field: [psycho-squad with mantis-blades]
rival: {field: [animals-wrecker with gorilla-arms, field-operator with kiroshi-optics]}
play: [{you: play aim}]
ask: {legal: you choose PIECE}
"""


@pytest.mark.parametrize(
    ("text", "piece", "first", "words"),
    [
        (
            "Ready up to 2 friendly MERC Legends.", "hidden", "card.face-down-no-information",
            "A face-down card shows nothing of what is asked for",
        ),
        (
            "Play a Unit from your hand that costs 4 or less for free.", "cheap", "card.cost-value-unchanged",
            "Cheap has cost 5",
        ),
        (
            "Defeat a rival Gear with power 2 or less.", "gorilla-arms", "card.gear-power-as-printed",
            "Gorilla Arms has power 4",
        ),
        ("Defeat a rival Gear with power 2 or less.", "mantis-blades", "game.rival", "Mantis Blades is yours"),
        ("Defeat a rival Gear with power 2 or less.", "animals-wrecker", "card.type-names", "Wrecker is a Unit"),
        (
            "Give a friendly Unit +2 power this turn.", "known", "types.legend-on-field-is-unit",
            "Boss lies in the Legends area, where it is a Legend only",
        ),
    ],
)  # fmt: skip
def test_what_a_piece_is_tells_why_it_may_not_be_chosen(
    text: str, piece: str, first: str, words: str
) -> None:
    found = answer(HERE.replace("TEXT", text).replace("PIECE", piece))
    assert (found.verdict, keys(found)[0]) == ("no", first)
    assert words in found.answer


def test_a_face_down_legend_that_could_not_be_chosen_for_its_tag_is_not_readied_for_that() -> None:
    text = HERE.replace("TEXT", "Ready up to 2 friendly MERC Legends.")
    found = answer(text.replace("legal: you choose PIECE", "possible: hidden was readied"))
    assert (found.verdict, keys(found)[0]) == ("no", "card.face-down-no-information")


def test_where_it_lacks_two_things_neither_is_said_to_be_all() -> None:
    found = answer(BODY.replace("TEXT", "Defeat a rival CORPO Unit with cost 3 or less."))
    assert "card.cost-value" not in keys(found)[:1]
