"""What effects do with Gigs and with cards of a hand, deck or trash: texts, each with our own wording."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.engine_text.compiling import says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Unit",
            "{Attack} If this Unit is attacking a Gig area, it gains +2 power this turn.",
            "{Attack} If this Unit is attacking a Gig area, give this Unit +2 power this turn.",
        ),
        (
            "Unit",
            "{Attack} Reroll a friendly Gig. If the result is odd, draw 1.",
            "{Attack} Reroll a friendly Gig. If that Gig's value is odd, draw 1.",
        ),
        # the Gig may be a Rival's
        (
            "Unit",
            "{Spend} Choose a Gig. Until your next turn, that Gig can't be stolen.",
            "{Spend}: Choose a Gig. Until your next turn, cards can't steal that Gig.",
        ),
        (
            "Unit",
            "{Play} If all friendly Gigs have different values, draw 2.",
            (
                "{Play} If the number of different values among friendly Gigs is equal to the number of "
                "friendly Gigs, draw 2."
            ),
        ),
        (
            "Unit",
            "{Play} If you have 2 or fewer Gigs in your fixer area, draw 1.",
            "{Play} If the number of Gigs in your fixer area is 2 or less, draw 1.",
        ),
        (
            "Program",
            "Draw X cards, where X is the value of a friendly d4.",
            "Choose a friendly d4. Draw 1 for each point of that Gig's value.",
        ),
        (
            "Program",
            "Steal a rival Gig. Then, a Rival steals a friendly Gig with value 3 or less.",
            "Steal a rival Gig. A Rival resolves “Steal a rival Gig with value 3 or less”.",
        ),
        (
            "Program",
            "This turn, when a friendly Unit steals a Gig, draw 1.",
            "When a friendly Unit steals a Gig this turn, draw 1.",
        ),
        (
            "Program",
            "For each friendly max Gig, spend a rival Unit with cost 4 or less.",
            "Spend a rival Unit with cost 4 or less for each friendly max Gig.",
        ),
        (
            "Program",
            "Steal a rival Gig with the same value as a friendly Gig.",
            "Steal a rival Gig with value equal to the value of a friendly Gig.",
        ),
        (
            "Program",
            "A rival Unit can't steal more than 1 Gig at a time this turn.",
            "A rival Unit can't steal more than 1 Gig at a time this turn.",
        ),
        (
            "Unit",
            "{Attack} Steal a Gig from a Rival with more Gigs than you.",
            "{Attack} If a Rival controls more Gigs than you, steal a rival Gig.",
        ),
        (
            "Unit",
            "{Attack} You may swap a friendly Gig with a rival Gig of equal or lower value.",
            (
                "{Attack} You may swap a friendly Gig with a rival Gig with value equal to or less than "
                "that Gig's value."
            ),
        ),
        (
            "Unit",
            "{Attack} Set a friendly Gig to its max value. If it was a d4, draw 1.",
            "{Attack} Set a friendly Gig to its max value. If that Gig is a d4, draw 1.",
        ),
        (
            "Unit",
            "{Attack} If this Unit is attacking a rival Gig area, draw 1.",
            "{Attack} If this Unit is attacking a Gig area, draw 1.",
        ),
        (
            "Unit",
            "{Spend} Decrease a Gig by up to 2. If it becomes a min Gig, draw 1.",
            "{Spend}: Decrease a Gig by up to 2. If that Gig becomes a min Gig, draw 1.",
        ),
        (
            "Program",
            "Decrease each rival Gig by 1. If this makes a Gig a min Gig, draw 1.",
            "Decrease all rival Gigs by 1. If this makes a Gig a min Gig, draw 1.",
        ),
        (
            "Program",
            "Adjust a Gig by up to 2. If its value becomes 6 or more, draw 1.",
            "Adjust a Gig by up to 2. If that Gig's value becomes 6 or more, draw 1.",
        ),
        (
            "Legend",
            "{Spend} Choose a friendly Gig. If it's a d4 or d6, increase it by 2.",
            "{Spend}: Choose a friendly Gig. If that Gig is a d4 or d6 Gig, increase that Gig by 2.",
        ),
        (
            "Unit",
            "{Attack} If a friendly Gig has the same value as a rival Gig, draw 1.",
            "{Attack} If you control a Gig with value equal to the value of a rival Gig, draw 1.",
        ),
        ("Unit", "{Play} Roll a rival Gig.", "{Play} Reroll a rival Gig."),
        (
            "Unit",
            "{Attack} If you have less Gigs than a Rival, draw 1.",
            "{Attack} If you control fewer Gigs than a Rival, draw 1.",
        ),
        (
            # whose it is once it was stolen, or was kept from that
            "Program",
            "Steal a rival Gig. Its controller draws 1.",
            "Steal a rival Gig. If that Gig is a rival Gig, a Rival draws 1. Otherwise, draw 1.",
        ),
    ],
)
def test_what_is_done_with_gigs(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Unit",
            "{Play} Return a Unit with a {Play} effect from your trash to your hand.",
            "{Play} Add a Unit with {Play} from your trash to your hand.",
        ),
        (
            "Program",
            "Each player bottom-decks a Unit they control.",
            "Each player bottom-decks one of their Units.",
        ),
        (
            "Unit",
            "{Play} Place the top card of your deck face-down in your Eddies area.",
            "{Play} Sell the top card of your deck.",
        ),
        (
            "Unit",
            "{Play} If your trash has 10 or more cards, draw 1.",
            "{Play} If there are 10 or more cards in your trash, draw 1.",
        ),
        (
            "Program",
            "Return up to 2 Units with different names from your trash to your hand.",
            "Add up to 2 Units from your trash with different names to your hand.",
        ),
        ("Unit", "{Play} A Rival trashes the top 2 cards of their deck.", "{Play} A Rival trashes 2."),
        (
            "Program",
            "A Rival defeats one of their Gear or discards 2.",
            "A Rival resolves “Choose one effect. Defeat a friendly Gear. // Discard 2”.",
        ),
        (
            "Program",
            "Look at a Rival's hand. Choose a Program from it and discard it.",
            "Look at a Rival's hand. Choose a Program from among the seen cards. A Rival discards that Program.",
        ),
        (
            "Program",
            "Play a Unit from your hand. It costs 3 €$ less.",
            "Play a Unit from your hand for -3 €$, to a minimum of 1 €$.",
        ),
        (
            "Program",
            (
                "Discard a Gear. If you do, bottom-deck a rival Unit with cost equal to or less than that "
                "Gear's cost."
            ),
            (
                "Discard 1 Gear. If you do, bottom-deck a rival Unit with cost equal to or less than the "
                "discarded card's cost."
            ),
        ),
        (
            "Unit",
            "{Play} You may play a Program from your trash by paying +2 €$.",
            "{Play} You may play a Program from your trash for +2 €$.",
        ),
        ("Unit", "Once per turn, you may discard 1 to draw 1.", "Once per turn, discard 1: Draw 1."),
        (
            "Program",
            "Reveal the top card of your deck. If it's a Unit, draw it. Otherwise, trash it.",
            (
                "Reveal the top card of your deck. If the revealed card is a Unit, draw 1. Otherwise, "
                "trash the revealed card."
            ),
        ),
        (
            "Program",
            "Look at a Rival's hand. They discard a card you choose.",
            "Look at a Rival's hand. Choose a card from among the seen cards. A Rival discards that card.",
        ),
        (
            "Program",
            "A Rival reveals their hand. You choose a card with cost 3 or less. They discard it.",
            (
                "A Rival reveals their hand. Choose a card with cost 3 or less from among the revealed "
                "cards. A Rival discards that card."
            ),
        ),
        (
            "Program",
            "Each player trashes 3. If a Program was trashed this way, draw 1.",
            "Each player trashes 3. If there is a Program from among the trashed cards, draw 1.",
        ),
        (
            "Program",
            (
                "Give a friendly Unit +2 power this turn. If it would be defeated this turn, return it to "
                "its owner's hand instead."
            ),
            (
                "Give a friendly Unit +2 power this turn. The next time that Unit would be defeated this "
                "turn, return that Unit to its owner's hand instead."
            ),
        ),
        (
            "Unit",
            "{Play} Trash 3. If you trashed 2 or more Programs this way, draw 1.",
            "{Play} Trash 3. If there are 2 or more Programs from among the trashed cards, draw 1.",
        ),
        ("Unit", "{Spend} Discard 1: Draw 1.", "{Spend}, discard 1: Draw 1."),
        (
            "Program",
            "Discard 1. If you do, defeat a rival Unit with the same cost.",
            "Discard 1. If you do, defeat a rival Unit with cost equal to the discarded card's cost.",
        ),
    ],
)
def test_what_is_done_with_cards_elsewhere(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)
