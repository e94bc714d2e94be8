"""Choices of several effects, "both", what stays on top of a deck, counts of what somebody did: texts and wordings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

EFFECTS: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "Choose two effects.\nDraw 1. // Trash 2. // Discard 1.",
        "Choose 2 effects. Draw 1. // Trash 2. // Discard 1.",
    ),
    (
        "Unit",
        "{Attack} Choose 2 of the following effects:\n• Draw 1.\n• Trash 2.\n• Discard 1.",
        "{Attack} Choose 2 effects. Draw 1. // Trash 2. // Discard 1.",
    ),
    (
        "Program",
        "Choose two effects. If you control a value-pair, choose all instead.\nDraw 1. // Trash 2. // Discard 1.",
        "Choose 2 effects. If you control a value-pair of Gigs, choose all instead. Draw 1. // Trash 2. // Discard 1.",
    ),
    (
        "Unit",
        "{Play} A Rival chooses one effect for you. If you control no Gigs, you choose instead.\nDraw 1. // Discard 1.",
        (
            "{Play} A Rival chooses one effect. If you control no Gigs, you choose one effect instead. "
            "Draw 1. // Discard 1."
        ),
    ),
    (
        "Program",
        "Choose one effect. If you control no Units, choose two effects instead.\nDraw 1. // Trash 2. // Discard 1.",
        (
            "Choose one effect. If you control no Units, you choose 2 effects instead. "
            "Draw 1. // Trash 2. // Discard 1."
        ),
    ),
    (
        "Program",
        "Choose two effects. If you control no Units, a Rival chooses instead.\nDraw 1. // Trash 2. // Discard 1.",
        (
            "Choose 2 effects. If you control no Units, a Rival chooses 2 effects instead. "
            "Draw 1. // Trash 2. // Discard 1."
        ),
    ),
]
SOME: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Play} Choose one or both:\n• Draw 1.\n• Discard 1.",
        "{Play} Choose one or more effects. Draw 1. // Discard 1.",
    ),
    (
        "Program",
        "A Rival chooses up to two effects.\nDraw 1. // Trash 2. // Discard 1.",
        "A Rival chooses up to 2 effects. Draw 1. // Trash 2. // Discard 1.",
    ),
    (
        "Program",
        "A Rival chooses one or more effects.\n• Draw 1.\n• Trash 2.\n• Discard 1.",
        "A Rival chooses one or more effects. Draw 1. // Trash 2. // Discard 1.",
    ),
    (
        "Program",
        "Choose up to two effects.\nDraw 1. // Trash 2. // Discard 1.",
        "Choose up to 2 effects. Draw 1. // Trash 2. // Discard 1.",
    ),
    (
        "Program",
        "You may choose one effect.\nDraw 1. // Trash 2.",
        "Choose up to 1 effects. Draw 1. // Trash 2.",
    ),
    (
        "Program",
        "A Rival chooses up to two effects.\nDraw 1. // Trash 2. // Discard 1.",
        "A Rival chooses up to 2 effects. Draw 1. // Trash 2. // Discard 1.",
    ),
    (
        "Program",
        "Choose one effect. If you control no Gigs, choose one or more instead.\nDraw 1. // Trash 2.",
        "Choose one effect. If you control no Gigs, you choose one or more effects instead. Draw 1. // Trash 2.",
    ),
    ("Program", "Choose an effect.\nDraw 1. // Trash 2.", "Choose one effect. Draw 1. // Trash 2."),
]
BOTH: Final[list[tuple[CardType, str, str]]] = [
    ("Unit", "{Play} Trash 2. Add both to your hand.", "{Play} Trash 2. Add the trashed cards to your hand."),
    ("Program", "Choose 2 friendly Units. Ready both.", "Choose 2 friendly Units. Ready those Units."),
    (
        "Program",
        "Choose 2 friendly Units. Both gain +1 power this turn.",
        "Choose 2 friendly Units. Give those Units +1 power this turn.",
    ),
    (
        "Program",
        "Choose 2 friendly Gigs. Increase both by 1.",
        "Choose 2 friendly Gigs. Increase those Gigs by 1.",
    ),
    (
        "Program",
        "Choose a friendly Unit and a rival Unit. Spend both.",
        "Choose a friendly Unit. Choose a rival Unit. Spend the first Unit. Spend the second Unit.",
    ),
]
ON_TOP: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Play} Search the top 2 cards of your deck. Trash 1 and keep the other on the top of your deck.",
        (
            "{Play} Search the top 2 cards of your deck. Trash a card from among the searched cards. "
            "Top-deck the rest."
        ),
    ),
    (
        "Unit",
        "{Play} Search the top card of your deck. Trash it or leave it on top.",
        (
            "{Play} Search the top card of your deck. Choose one effect. Trash the searched card. // "
            "Top-deck the searched card."
        ),
    ),
    (
        "Unit",
        "{Play} Search the top 3 cards of your deck. Keep 1 on top of your deck. Trash the rest.",
        (
            "{Play} Search the top 3 cards of your deck. Top-deck a card from among the searched cards. "
            "Trash the rest."
        ),
    ),
]
COUNTED: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Play} Discard up to 2. This Unit gains +2 power this turn for each card you discarded.",
        "{Play} Discard up to 2. Give this Unit +2 power this turn for each discarded card.",
    ),
    (
        "Unit",
        "{Play} Trash 3. Draw cards equal to the number of Programs you trashed.",
        "{Play} Trash 3. Draw 1 for each Program from among the trashed cards.",
    ),
    (
        "Unit",
        "{Play} Defeat up to 2 friendly Gear. Draw 1 for each Gear you defeated.",
        "{Play} Defeat up to 2 friendly Gear. Draw 1 for each card defeated this way.",
    ),
    (
        "Unit",
        "{Play} Increase up to 2 Gigs by 1. Draw 1 for each Gig you increased.",
        "{Play} Increase up to 2 Gigs by 1. Draw 1 for each Gig increased this way.",
    ),
    (
        "Unit",
        "{Play} A Rival may discard 2. Draw 1 for each card they discarded.",
        "{Play} A Rival may discard 2. Draw 1 for each discarded card.",
    ),
    (
        "Unit",
        "{Play} A Rival trashes 2. If a Rival trashed a Unit, draw 1.",
        ("{Play} A Rival trashes 2. If there is a Unit from among the trashed cards, draw 1."),
    ),
]
DICE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Play} If a friendly d4 or d6 is a min Gig, draw 1.",
        "{Play} If you control a min d4 or d6 Gig, draw 1.",
    ),
    (
        "Unit",
        "{Play} If a friendly d4, d6, or d8 has value 1, draw 1.",
        "{Play} If you control a d4, d6, or d8 Gig with value 1, draw 1.",
    ),
]
SPENDING: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "A rival Unit or Legend can't use {Spend} effects until your next turn.",
        "A rival Unit or Legend can't use {Spend} effects until your next turn.",
    ),
    (
        "Program",
        "Choose a rival Legend. It can't use its {Spend} effect until your next turn.",
        "Choose a rival Legend. That Legend can't use {Spend} effects until your next turn.",
    ),
    ("Unit", "Rivals can't use {Spend} effects.", "Rival cards can't use {Spend} effects."),
    (
        "Program",
        "Until your next turn, Rivals can't use {Spend} effects.",
        "Until your next turn, rival cards can't use {Spend} effects.",
    ),
]
TO_EACH: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Defeated} Equip any number of this Unit's Gear to other friendly Units.",
        "{Defeated} Equip any number of Gear from this Unit to friendly Units other than this Unit.",
    ),
    (
        "Program",
        "Equip 2 Gear from your trash to friendly Units and Legends for free.",
        "Equip 2 Gear from your trash to friendly Units and Legends.",
    ),
]
PLAYS: Final[list[tuple[CardType, str, str]]] = [
    (
        "Legend",
        (
            "{Spend} Play a QUICKHACK Program from your hand for -2 €$, to a minimum of 0 €$. "
            "If it's not your turn, bottom-deck it after you play it."
        ),
        (
            "{Spend}: Play a QUICKHACK Program from your hand for -2 €$, to a minimum of 0 €$, bottom-decking it "
            "afterwards only if it isn't your turn."
        ),
    ),
    (
        "Unit",
        "{Spend} Play a Program from your trash. Remove it from the game after you play it if it's a QUICKHACK.",
        (
            "{Spend}: Play a Program from your trash, removing it from the game afterwards only if that Program "
            "is QUICKHACK."
        ),
    ),
    (
        "Unit",
        "{Play} You may play a Program from your trash. If you do, remove it from the game instead of trashing it.",
        "{Play} You may play a Program from your trash, removing it from the game afterwards.",
    ),
    (
        "Unit",
        "{Play} You may play a Program from your trash for 2 €$. If it's a QUICKHACK, bottom-deck it afterwards.",
        (
            "{Play} You may play a Program from your trash for 2 €$, bottom-decking it afterwards only if "
            "that Program is QUICKHACK."
        ),
    ),
]


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [*SOME, *TO_EACH, *PLAYS, *EFFECTS, *BOTH, *ON_TOP, *COUNTED, *DICE, *SPENDING],
)
def test_it_is_said_so(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Choose two effects.\nDraw 1. // Trash 2.", "all of them are resolved"),
        ("You choose.\nDraw 1. // Trash 2.", "can't be chosen"),
        ("Move a Gear from your trash to friendly Units.", "one Gear"),
        ("Equip 2 Gear from your trash to friendly Units. Ready that Unit.", "nothing that was spoken of"),
        ("Choose up to four effects.\nDraw 1. // Trash 2.", "can't be chosen"),
        ("Ready both.", "nothing that was spoken of"),
        ("Spend a friendly Unit. Keep it on top of your deck.", "nothing that was spoken of"),
        ("A Rival discards 2. Draw 1 for each card you discarded.", "another player"),
        ("A Rival trashes 2. If you trashed a Unit, draw 1.", "another player"),
        ("Trash 3. Draw 1 for each Unit they trashed.", "another player"),
        ("Each player discards 1. Draw 1 for each card you discarded.", "whose of these cards"),
        ("Discard 1. A Rival discards 1. Draw 1 for each card you discarded.", "whose of these cards"),
    ],
)
def test_what_is_not_said(text: str, why: str) -> None:
    is_refused("Program", text, why)


def test_who_chooses_more_where_a_rival_chooses_is_said() -> None:
    text = "A Rival chooses one effect. If you control no Units, choose two effects instead."
    is_refused("Program", f"{text}\nDraw 1. // Trash 2. // Discard 1.", "who chooses")
