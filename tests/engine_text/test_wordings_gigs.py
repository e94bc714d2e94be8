"""Texts on Gigs, hands and decks, and our wording of them: both compile to the same tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.render import render

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
]


@pytest.mark.parametrize(("card_type", "text", "wording"), THOSE)
def test_our_wording_says_the_same(card_type: CardType, text: str, wording: str) -> None:
    abilities = compile_text(text, card_type=card_type)
    assert render(abilities, card_type=card_type).replace("\n", " / ") == wording
    assert compile_text(wording.replace(" / ", "\n"), card_type=card_type) == abilities


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
    ],
)
def test_what_is_not_said_is_asked_for(card_type: CardType, text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        compile_text(text, card_type=card_type)
