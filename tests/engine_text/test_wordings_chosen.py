"""Texts and our wording of them: what is chosen by a word, whose it is, and what pieces share."""

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
    (
        "Unit",
        "{Attack} Discard your hand. If you discarded 3 or more cards this way, draw 4.",
        "{Attack} Discard your hand. If the number of discarded cards is 3 or more, draw 4.",
    ),
    (
        "Unit",
        "{Attack} Discard 2. If you discarded 2 or more Gear this way, draw 4.",
        "{Attack} Discard 2. If there are 2 or more friendly Gear from among the discarded cards, draw 4.",
    ),
    (
        "Program",
        "If the difference between your ☆ (Street Cred) and a Rival's is 10 or more, draw 3.",
        "If your Street Cred differs from a Rival's Street Cred by 10+, draw 3.",
    ),
    (
        "Program",
        (
            "Give a friendly Unit +1 power this turn for each point of difference between your ☆ (Street Cred) "
            "and a Rival's, up to 5."
        ),
        (
            "A friendly Unit gains power equal to “the difference between your Street Cred and a Rival's Street "
            "Cred”, up to 5 this turn."
        ),
    ),
    (
        "Program",
        "Choose a Gig. If it's friendly, increase it by 3. If it's a rival Gig, decrease it by 3.",
        (
            "Choose a Gig. If that Gig is a friendly Gig, increase that Gig by 3. If that Gig is a rival Gig, "
            "decrease that Gig by 3."
        ),
    ),
    (
        "Program",
        "Choose a Gig. If it's friendly, increase it by 3. Otherwise, decrease it by 3.",
        (
            "Choose a Gig. If that Gig is a friendly Gig, increase that Gig by 3. Otherwise, decrease that Gig "
            "by 3."
        ),
    ),
    (
        "Program",
        "Choose a Unit. If it's friendly, ready it. If it's rival, spend it.",
        "Choose a Unit. If that Unit is friendly, ready that Unit. If that Unit is rival, spend that Unit.",
    ),
    (
        "Program",
        "Choose 2 friendly Gigs. Increase one of them by 3 and decrease the other by 3.",
        (
            "Choose 2 friendly Gigs. Increase a Gig from among those Gigs by 3. Decrease another Gig from among "
            "the first Gigs by 3."
        ),
    ),
    (
        "Program",
        "Reroll 2 friendly Gigs. Set one of them to its max value.",
        "Reroll 2 friendly Gigs. Set a Gig from among those Gigs to its max value.",
    ),
    (
        "Unit",
        "{Play} If you control 3 or more Units with the same tag, draw 2.",
        "{Play} If 3 or more friendly Units have the same tag, draw 2.",
    ),
    (
        "Unit",
        "{Play} If 3 friendly Units share a tag, draw 2.",
        "{Play} If 3 or more friendly Units have the same tag, draw 2.",
    ),
    (
        "Unit",
        "{Play} If you control 2 Units that share a tag, draw 1.",
        "{Play} If 2 or more friendly Units have the same tag, draw 1.",
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
