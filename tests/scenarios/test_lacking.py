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
    ("text", "first"),
    [
        ("Defeat a rival Unit with cost 3 or less.", "card.cost-value"),
        ("Defeat a rival Unit with power 4 or less.", "card.power-total"),
        ("Defeat a rival CORPO Unit.", "card.tag-in-effect"),
        ("Defeat a rival blue Unit.", "card.color"),
        ("Defeat a rival equipped Unit.", "equip.equipped"),
        ("Defeat a rival Gear.", "card.type-names"),
    ],
)
def test_what_it_lacks_comes_first(text: str, first: str) -> None:
    found = answer(BODY.replace("TEXT", text))
    assert (found.verdict, keys(found)[0]) == ("no", first)


def test_where_it_lacks_two_things_neither_is_said_to_be_all() -> None:
    found = answer(BODY.replace("TEXT", "Defeat a rival CORPO Unit with cost 3 or less."))
    assert "card.cost-value" not in keys(found)[:1]
