"""Texts and our wording of them: what is chosen by a word, and what is so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

THOSE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        (
            "{Play} Choose even or odd. Reveal the top card of your deck. If its cost is of the chosen parity, "
            "add it to your hand. Otherwise, trash it."
        ),
        (
            "{Play} Choose even or odd. Reveal the top card of your deck. If the revealed card is a card with a "
            "cost of the chosen parity, add the revealed card to your hand. Otherwise, trash the revealed card."
        ),
    ),
    (
        "Unit",
        (
            "{Play} Choose even or odd. Reveal the top card of your deck. If its cost matches, add it to your "
            "hand. Otherwise, trash it."
        ),
        (
            "{Play} Choose even or odd. Reveal the top card of your deck. If the revealed card is a card with a "
            "cost of the chosen parity, add the revealed card to your hand. Otherwise, trash the revealed card."
        ),
    ),
    (
        "Program",
        "Choose even or odd, then reroll a friendly Gig. If the result matches your choice, draw 2.",
        (
            "Choose even or odd. Reroll a friendly Gig. If that Gig is a Gig with a value of the chosen parity, "
            "draw 2."
        ),
    ),
    (
        "Program",
        "Choose even or odd. Reroll a Gig. If its value matches, draw 2.",
        "Choose even or odd. Reroll a Gig. If that Gig is a Gig with a value of the chosen parity, draw 2.",
    ),
    (
        "Program",
        "Choose even or odd. Reroll a friendly Gig. If the result is the chosen one, draw 2.",
        (
            "Choose even or odd. Reroll a friendly Gig. If that Gig is a Gig with a value of the chosen parity, "
            "draw 2."
        ),
    ),
    (
        "Program",
        "Choose a number. Reveal the top card of your deck. If its cost is the chosen number, draw 2.",
        (
            "Choose a number. Reveal the top card of your deck. If the revealed card is a card with the chosen "
            "cost, draw 2."
        ),
    ),
    (
        "Program",
        (
            "Choose a number. Reveal the top card of your deck. If its cost equals the chosen number, add it to "
            "your hand."
        ),
        (
            "Choose a number. Reveal the top card of your deck. If the revealed card is a card with the chosen "
            "cost, add the revealed card to your hand."
        ),
    ),
    (
        "Program",
        (
            "Choose a color. Reveal the top card of your deck. If it's the chosen color, add it to your hand. "
            "Otherwise, bottom-deck it."
        ),
        (
            "Choose a color. Reveal the top card of your deck. If the revealed card is of the chosen color, add "
            "the revealed card to your hand. Otherwise, bottom-deck the revealed card."
        ),
    ),
    (
        "Program",
        (
            "Choose a color. Reveal the top 3 cards of your deck. Add all cards of the chosen color to your "
            "hand. Trash the rest."
        ),
        (
            "Choose a color. Reveal the top 3 cards of your deck. Add all cards of the chosen color from among "
            "the revealed cards to your hand. Trash the rest."
        ),
    ),
    (
        "Program",
        "Choose a color. Friendly Units of that color have +2 power this turn.",
        "Choose a color. This turn, friendly Units of the chosen color have +2 power.",
    ),
    (
        "Program",
        "Choose a tag. Give friendly Units with that tag +1 power this turn.",
        "Choose a tag. Give all friendly Units with the chosen tag +1 power this turn.",
    ),
    (
        "Program",
        "Choose a cost. Defeat all Units with the chosen cost.",
        "Choose a number. Defeat all Units with the chosen cost.",
    ),
    (
        "Program",
        "Choose a number. A Rival reveals their hand. They discard all cards with that cost.",
        (
            "Choose a number. A Rival reveals their hand. A Rival discards all cards with the chosen cost from "
            "their hand."
        ),
    ),
    (
        "Program",
        "Choose even or odd. Spend all rival Units with a cost of the chosen parity.",
        "Choose even or odd. Spend all rival Units with a cost of the chosen parity.",
    ),
    (
        "Program",
        "Choose Unit, Gear, or Program. Reveal the top card of your deck. If it's the chosen type, draw 1.",
        (
            "Choose a card type. Reveal the top card of your deck. If the revealed card is of the chosen type, "
            "draw 1."
        ),
    ),
    (
        "Program",
        "Choose a number. Draw 1 for each friendly Gig with the chosen value.",
        "Choose a number. Draw 1 for each friendly Gig with the chosen value.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), THOSE)
def test_our_wording_says_the_same(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        (
            "Program",
            "Choose a card type. Trash 1. If its cost is the chosen number, draw 1.",
            "nothing of this kind",
        ),
        (
            "Program",
            "Reveal the top card of your deck. If it's the chosen color, draw 1.",
            "nothing of this kind",
        ),
        ("Unit", "This Unit can't be blocked by Units of the chosen color.", "nothing of this kind"),
        ("Program", "Choose a color. Defeat a rival Unit of the chosen type.", "nothing of this kind"),
        ("Program", "Choose Unit or Gear. Trash 1. If it's the chosen type, draw 1.", "left out"),
    ],
)
def test_what_is_not_said_is_asked_for(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)
