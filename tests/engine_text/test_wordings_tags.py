"""A tag in the place of a card's type, and types with tags of their own: texts, each with our own wording."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from engine.effects import tree as t
from engine.effects.values import Cards, Comparison, PowerOf, Ref
from tests.engine_text.compiling import LEGEND, UNIT, is_refused, program, says_the_same, when

if TYPE_CHECKING:
    from engine.facts import CardType

NOUNS: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Play} Give another friendly DRONE +2 power this turn.",
        "{Play} Give another friendly DRONE card +2 power this turn.",
    ),
    (
        "Unit",
        "When a friendly VEHICLE attacks, that VEHICLE gains +1 power this turn.",
        "When a friendly VEHICLE card attacks, give that Unit +1 power this turn.",
    ),
    (
        "Legend",
        "When a friendly VEHICLE steals a Gig with value less than the VEHICLE's power, draw 1.",
        "When a friendly VEHICLE card steals a Gig with value less than its power, draw 1.",
    ),
    ("Unit", "Other friendly DRONES have +1 power.", "Other friendly DRONE cards have +1 power."),
    (
        "Unit",
        "{Play} Add a QUICKHACK from your trash to your hand.",
        "{Play} Add a QUICKHACK card from your trash to your hand.",
    ),
    (
        "Unit",
        "{Play} If you control another NETRUNNER, draw 1.",
        "{Play} If you control another NETRUNNER card, draw 1.",
    ),
    (
        "Unit",
        "{Play} If you control 2 or more VEHICLES, draw 1.",
        "{Play} If you control 2 or more VEHICLE cards, draw 1.",
    ),
    (
        "Program",
        "Choose 2 friendly DRONES. Ready those DRONES.",
        "Choose 2 friendly DRONE cards. Ready those cards.",
    ),
    (
        "Program",
        "If you control a NETRUNNER, ready that NETRUNNER.",
        "If you control a NETRUNNER card, ready a friendly NETRUNNER card.",
    ),
    (
        "Gear",
        "Play this Gear for -2 €$ if you equip it to a ROCKER.",
        "Play this Gear for -2 €$ if you equip it to a friendly ROCKER Unit or Legend.",
    ),
    (
        "Gear",
        "This Gear costs 2 €$ less to equip to a MERC Unit, to a minimum of 1 €$.",
        "Play this Gear for -2 €$, to a minimum of 1 €$ if you equip it to a friendly MERC Unit.",
    ),
    ("Gear", "Equip only to a NETRUNNER.", "Equip only to a friendly NETRUNNER Unit or Legend."),
    (
        "Gear",
        "{Attack} If this is equipped to a NETRUNNER, draw 1.",
        "{Attack} If this Gear is equipped to a NETRUNNER Unit or Legend, draw 1.",
    ),
    ("Unit", "This Unit can't be blocked by DRONES.", "This Unit can't be blocked by rival DRONE Units."),
    (
        "Unit",
        "This Unit can attack CORPOS the turn it's played.",
        "This Unit can attack rival CORPO Units the turn it's played.",
    ),
]
OF_THEIR_OWN: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Attack} Add a red Unit or blue Gear from your trash to your hand.",
        "{Attack} Add a Red Unit from your trash or a Blue Gear from your trash to your hand.",
    ),
    (
        "Unit",
        "{Attack} Defeat a rival CORPO Unit or MERC Legend.",
        "{Attack} Defeat a rival CORPO Unit or a rival MERC Legend.",
    ),
    (
        "Unit",
        "When you play a CORPO Unit or MERC Gear, draw 1.",
        "When you play a CORPO Unit or MERC Gear, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), [*NOUNS, *OF_THEIR_OWN])
def test_it_is_said_so(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


def test_the_piece_that_was_called_so_is_meant() -> None:
    trigger = when("a friendly VEHICLE steals a Gig with value less than that VEHICLE's power")
    assert trigger.subject == Cards(side="friendly", tags=("VEHICLE",))
    assert trigger.gig.value == Comparison("<", PowerOf(Ref("unit")))


def test_each_type_has_the_tag_that_stands_with_it() -> None:
    found = program("Defeat a rival CORPO Unit or MERC Legend.")
    legends = Cards(LEGEND, "rival", tags=("MERC",))
    assert found == t.Defeat(t.Choose(Cards(UNIT, "rival", tags=("CORPO",), or_else=legends), "card"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "When a friendly VEHICLE attacks, that DRONE gains +1 power this turn.",
            "nothing that was spoken of",
        ),
        ("{Play} Ready a friendly DRONES.", "several cards"),
        ("Friendly ABCDES have +1 power.", "which type of card"),
        ("{Attack} Defeat a rival CORPO Unit or MERC Legend with power 3 or less.", "different things"),
        ("{Attack} Defeat a spent CORPO Unit or MERC Legend.", "different things"),
        ("{Attack} If this is spent, draw 1.", "equipped"),
        ("Play this Unit for -2 €$ if you equip it to a ROCKER.", "nothing that was spoken of"),
        ("This Unit can't be defeated by DRONES.", "by their effects"),
    ],
)
def test_what_is_not_said(text: str, why: str) -> None:
    is_refused("Unit", text, why)
