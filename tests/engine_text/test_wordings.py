"""Texts and our wording of them: both compile to the same tree, so that a reader of the wording sees what it is."""

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
        "Reroll all friendly Gigs. Then, draw 1 for each of them at max value.",
        "Reroll all friendly Gigs. Draw 1 for each max Gig from among those Gigs.",
    ),
    (
        "Unit",
        "{Play} Spend up to 3 rival Units. Draw 1 for each of them with power 2 or less.",
        "{Play} Spend up to 3 rival Units. Draw 1 for each card with power 2 or less from among those Units.",
    ),
    (
        "Program",
        "Reroll up to 2 friendly Gigs. Increase a Gig among them by 2.",
        "Reroll up to 2 friendly Gigs. Increase a Gig from among those Gigs by 2.",
    ),
    (
        # the Unit is spoken of, too, but it has no value
        "Unit",
        "{Attack} Reroll 2 friendly Gigs. This Unit gets +1 power this turn for each of them with 8+ value.",
        (
            "{Attack} Reroll 2 friendly Gigs. Give this Unit +1 power this turn for each Gig with 8+ value "
            "from among those Gigs."
        ),
    ),
    (
        # who gets it is never who is counted
        "Unit",
        "{Play} Bottom-deck up to 5 Programs from your trash. Give a rival Unit -1 power this turn for each of them.",
        (
            "{Play} Bottom-deck up to 5 Programs from your trash. Give a rival Unit -1 power this turn for each of "
            "those Programs."
        ),
    ),
    (
        "Program",
        "Trash 3. Give a rival Unit -1 power this turn for each of them.",
        "Trash 3. Give a rival Unit -1 power this turn for each trashed card.",
    ),
    (
        "Program",
        "{Quick} Choose an attacking rival Unit. End its attack.",
        "{Quick} / Choose an attacking rival Unit. If that Unit is attacking, end the attack.",
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
        ("Program", "{Quick} End its attack.", "nothing that was spoken of before"),
        (
            "Program",
            "Give a rival Unit -1 power this turn for each of them.",
            "nothing that was spoken of before",
        ),
    ],
)
def test_what_is_not_said_is_asked_for(card_type: CardType, text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        compile_text(text, card_type=card_type)
