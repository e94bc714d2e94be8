"""Texts on Gigs, hands and decks, and our wording of them: both compile to the same tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

THOSE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "{Quick} A rival Unit can only steal min Gigs this turn.",
        "{Quick} / A rival Unit can't steal Gigs that aren't at min value this turn.",
    ),
    (
        "Unit",
        "Rival Units can only steal Gigs with value 3 or less.",
        "Rival Units can't steal Gigs with value higher than 3.",
    ),
    (
        "Unit",
        "{Play} Choose a rival Unit. It can only steal even Gigs until your next turn.",
        "{Play} Choose a rival Unit. That Unit can't steal Gigs with an odd value until your next turn.",
    ),
    ("Gear", "This Unit can only steal d4s.", "This Unit can't steal d6, d8, d10, d12, or d20 Gigs."),
    (
        "Unit",
        "This Unit has +1 power for each friendly Gig with a different value.",
        "This Unit has +1 power for each different value among friendly Gigs.",
    ),
    (
        "Unit",
        "When you roll in a Gig, if its value equals the value of another friendly Gig, draw 1.",
        "When you roll in a Gig, if you control another Gig with value equal to that Gig's value, draw 1.",
    ),
    (
        "Unit",
        "1 €$, {Spend} Set a friendly Gig's value to 1 or its max value.",
        "1 €$, {Spend}: Set a friendly Gig to its min or max value.",
    ),
    (
        "Program",
        "Set all friendly Gigs to their min or max value.",
        "Set all friendly Gigs to their min or max value.",
    ),
    (
        "Gear",
        "This Unit has +3 power while attacking a Gig area with 4 or more Gigs.",
        "If a Rival controls 4 or more Gigs, this Unit has +3 power while attacking a Gig area.",
    ),
    (
        "Unit",
        "Rival Units have -1 power while attacking a Gig area with 4 or more Gigs.",
        "If you control 4 or more Gigs, rival Units have -1 power while attacking a Gig area.",
    ),
    (
        "Program",
        "A Rival spends all but 1 of their Units.",
        "Spend all but 1 rival Unit of a Rival's choice.",
    ),
    ("Program", "Steal all but 1 Gig.", "Steal all but 1 rival Gig."),
    ("Program", "Each player discards all but 2 cards.", "Each player resolves “Discard all but 2”."),
    ("Program", "A Rival discards all but 1.", "A Rival discards all but 1."),
    (
        "Program",
        "Swap up to 2 rival Gigs with friendly Gigs.",
        "Swap up to 2 friendly Gigs with a rival Gig for each of those Gigs.",
    ),
    (
        "Legend",
        "{Spend} Add an Eddie to your hand. Then, sell 1.",
        "{Spend}: Add a card from your Eddies area to your hand. Sell a card from your hand.",
    ),
    (
        "Program",
        "Shuffle up to 4 cards from your trash into your deck. Then, if you control a min Gig, draw 2.",
        "Shuffle up to 4 cards from your trash into your deck. If you control a min Gig, draw 2.",
    ),
    (
        "Unit",
        "{Defeated} Shuffle this Unit into your deck.",
        "{Defeated} Shuffle this Unit into its owner's deck.",
    ),
    (
        "Program",
        "Shuffle a rival Unit with cost 3 or less into its owner's deck.",
        "Shuffle a rival Unit with cost 3 or less into its owner's deck.",
    ),
    (
        "Program",
        "Each player shuffles their hand into their deck. Then, each player draws 5.",
        "Each player shuffles all cards from their hand into their deck. Each player draws 5.",
    ),
    (
        "Program",
        "Search 3. Add 1 to your hand and shuffle the rest into your deck.",
        (
            "Search the top 3 cards of your deck. Add a card from among the searched cards to your hand. "
            "Shuffle the rest into your deck."
        ),
    ),
    (
        "Unit",
        "When this Unit is spent, look at the top 2 cards of a Rival's deck. You may bottom-deck 1 of them.",
        (
            "When this Unit is spent, search the top 2 cards of a Rival's deck. You may bottom-deck a "
            "card from among the searched cards."
        ),
    ),
    (
        "Unit",
        "{Play} Look at the top 3 cards of a Rival's deck. Put them back in any order.",
        "{Play} Search the top 3 cards of a Rival's deck. Top-deck the searched cards in any order.",
    ),
    (
        "Legend",
        "{Spend} Adjust a friendly Gig by 1. Then, you may adjust a rival Gig by the same amount.",
        (
            "{Spend}: Adjust a friendly Gig by 1. You may adjust a rival Gig by 1 for each point of the "
            "amount by which the first Gig was changed."
        ),
    ),
    (
        "Program",
        "Decrease a friendly Gig by up to 4. Give a friendly Unit +X power this turn, where X is that amount.",
        (
            "Decrease a friendly Gig by up to 4. A friendly Unit gains power equal to the amount by "
            "which that Gig was changed this turn."
        ),
    ),
    (
        "Gear",
        "When this Unit steals a Gig, you may swap it with a rival Gig with more sides.",
        (
            "When this Unit steals a Gig, you may swap that Gig with a rival Gig "
            "with more sides than that Gig."
        ),
    ),
    (
        # the same as another one: that it has its own value is no question
        "Program",
        "Adjust a Gig by up to 2. If a friendly Gig has the same value, draw 1.",
        "Adjust a Gig by up to 2. If you control another Gig with value equal to that Gig's value, draw 1.",
    ),
    (
        "Unit",
        "When this Unit steals a Gig, if a friendly Gig has the same value, draw 1.",
        (
            "When this Unit steals a Gig, if you control another Gig with value equal to that Gig's value, "
            "draw 1."
        ),
    ),
    (
        "Program",
        "Choose a friendly Gig. Steal a Gig with fewer sides than it.",
        "Choose a friendly Gig. Steal a rival Gig with fewer sides than that Gig.",
    ),
    (
        "Program",
        (
            "Adjust a rival Gig by up to 2. If a friendly Gig has the same value, you may swap them. If "
            "you do, a Rival discards 1."
        ),
        (
            "Adjust a rival Gig by up to 2. If that Gig's value equals the value of a friendly Gig, you "
            "may swap that Gig with a friendly Gig with value equal to that Gig's value. If you do, a "
            "Rival discards 1."
        ),
    ),
    (
        "Program",
        "Increase a friendly Gig by 1. If a rival Gig has the same value, swap their values.",
        (
            "Increase a friendly Gig by 1. If that Gig's value equals the value of a rival Gig, swap the "
            "values of that Gig and a rival Gig with value equal to that Gig's value."
        ),
    ),
    (
        "Unit",
        (
            "{Play} A Rival reveals a random card from their hand. If its cost equals the value of a "
            "friendly Gig, they discard it."
        ),
        (
            "{Play} Reveal a random card from a Rival's hand. If that card's cost equals the value of a "
            "friendly Gig, a Rival discards that card."
        ),
    ),
    ("Unit", "{Play} A Rival discards a random card.", "{Play} A Rival discards 1 at random."),
    (
        "Program",
        "Reveal a random card from your hand. If it's a Gear, play it for free.",
        "Reveal a random card from your hand. If that card is a Gear, play that card for free.",
    ),
    ("Program", "Reroll a random rival Gig.", "Reroll a random rival Gig."),
    ("Program", "Defeat 2 random rival Units.", "Defeat 2 random rival Units."),
    (
        "Program",
        "Increase a rival Gig by 1. Swap a friendly Gig with it.",
        "Increase a rival Gig by 1. Swap that Gig with a friendly Gig.",
    ),
    (
        "Program",
        "Increase a rival Gig by 1. Swap the values of a friendly Gig and that Gig.",
        "Increase a rival Gig by 1. Swap the values of that Gig and a friendly Gig.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), THOSE)
def test_our_wording_says_the_same(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        (
            "Unit",
            "{Play} Increase a friendly Gig by 1. Draw 1 for each friendly Gig with a different value.",
            "from which value is not said",
        ),
        ("Program", "Increase a Gig to its min or max value.", "which of the two is not said"),
        ("Program", "Set a Gig to 2 or its max value.", "only one makes sense here"),
        ("Unit", "This Unit can only steal min d6s.", "can't be said"),
        ("Unit", "All Units have +1 power while attacking a Gig area with 4 or more Gigs.", "whose Gig area"),
        (
            "Unit",
            "{Play} Give a friendly Unit +2 power this turn while attacking a Gig area with 4 or more Gigs.",
            "no condition of its own",
        ),
        ("Program", "Look at the top 3 cards of your deck. Sell 1.", "so many of what"),
        (
            "Unit",
            "{Play} Look at the top card of a Rival's deck. You may add it to your hand.",
            "only your own",
        ),
        ("Unit", "{Play} Look at the top card of a Rival's deck. You may play it for free.", "a Rival's"),
        (
            "Program",
            "Increase all friendly Gigs by 1. Decrease a rival Gig by the same amount.",
            "by how much",
        ),
        ("Program", "Decrease a rival Gig by the same amount.", "by how much"),
        (
            "Program",
            "Increase a rival Gig by 1. If a friendly Gig has the same value, increase them by 1.",
            "which one this word speaks of",
        ),
        ("Program", "Increase a friendly Gig by 1. Swap it with a friendly Gig.", "swapped with a rival Gig"),
        # its own value is one of them
        (
            "Program",
            "Increase a friendly Gig by 1. If its value equals the value of a friendly Gig, draw 1.",
            'write "another" Gig',
        ),
    ],
)
def test_what_is_not_said_is_asked_for(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Unit",
            "When a rival Unit steals multiple friendly d4s at once, draw 1 for each of them.",
            "When a rival Unit steals 2 or more friendly d4s, draw 1 for each of those Gigs.",
        ),
        (
            "Program",
            "Reroll a Gig. If you rolled an even number, draw 2.",
            "Reroll a Gig. If that Gig's value is even, draw 2.",
        ),
        (
            "Program",
            "Reroll a Gig. If you roll a 4 or higher, draw 2.",
            "Reroll a Gig. If that Gig's value is 4 or more, draw 2.",
        ),
        (
            "Program",
            "Reroll a Gig. If you roll a min or max value, draw 2.",
            "Reroll a Gig. If that Gig is a min or max Gig, draw 2.",
        ),
        (
            "Unit",
            "Rivals can't adjust friendly Gigs.",
            "Rival cards can't increase friendly Gigs. / Rival cards can't decrease friendly Gigs.",
        ),
    ],
)
def test_thefts_of_several_and_what_was_rolled(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)
