"""Short forms of what is known: each compiles to the tree of the full wording, in every place its kind may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.rendering.render import render

if TYPE_CHECKING:
    from engine.facts import CardType


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Program",
            "Draw 3. You can't play Units this turn.",
            "Draw 3. This turn, friendly Units can't be played.",
        ),
        (
            "Legend",
            "{Spend}: Draw 2. This turn, you can't play Gear.",
            "{Spend}: Draw 2. This turn, friendly Gear can't be played.",
        ),
        ("Gear", "You can't play Programs.", "Friendly Programs can't be played."),
        (
            "Unit",
            "Rivals can't Call a Legend during your turn.",
            "During your turn, rival Legends can't be called.",
        ),
        ("Program", "A Rival can't call a Legend this turn.", "This turn, rival Legends can't be called."),
        ("Legend", "You can't Call Legends.", "Friendly Legends can't be called."),
        (
            "Legend",
            "When a friendly Unit attacks, draw 1. Use this effect only once each turn.",
            "Once per turn, when a friendly Unit attacks, draw 1.",
        ),
        (
            "Gear",
            "When this Unit wins a fight, draw 1. You can use this effect only once per turn.",
            "Once per turn, when this Unit wins a fight, draw 1.",
        ),
        (
            "Unit",
            "{Spend}: Draw 1. You may only use this effect once a turn.",
            "Once per turn, {Spend}: Draw 1.",
        ),
        (
            "Unit",
            "{Attack} If you have 10+ Street Cred, draw 2, otherwise draw 1.",
            "{Attack} If you have 10+ Street Cred, draw 2. Otherwise, draw 1.",
        ),
        (
            "Gear",
            "When this Unit steals a Gig, draw 2 if it's a max Gig, otherwise draw 1.",
            "When this Unit steals a Gig, if that Gig is a max Gig, draw 2. Otherwise, draw 1.",
        ),
        (
            "Program",
            "If a Unit was defeated this turn, draw 2, otherwise draw 1.",
            "If a Unit was defeated this turn, draw 2. Otherwise, draw 1.",
        ),
        (
            "Gear",
            "When this Unit wins a fight, return this Gear to hand.",
            "When this Unit wins a fight, return this Gear to its owner's hand.",
        ),
        (
            "Legend",
            "{Spend}: Return a friendly Unit to hand.",
            "{Spend}: Return a friendly Unit to its owner's hand.",
        ),
        (
            "Program",
            "Return all Gear on a Unit to hand. Draw 1 for each Gear returned this way.",
            "Return all Gear from a Unit to their owners' hands. Draw 1 for each card returned this way.",
        ),
        (
            "Unit",
            "When a friendly Unit is returned to hand, draw 1.",
            "When a friendly Unit is returned to its owner's hand, draw 1.",
        ),
        (
            "Unit",
            (
                "{Play} You may defeat a friendly Unit. If you do, play a Unit with cost up to 2 more than that Unit's "
                "cost from your hand for free."
            ),
            (
                "{Play} You may defeat a friendly Unit. If you do, play a Unit with cost equal to or less than that "
                "Unit's cost plus 2 from your hand for free."
            ),
        ),
        (
            "Legend",
            (
                "When a friendly Unit is defeated, you may play a Unit with cost up to 1 more than that Unit from your "
                "trash for free."
            ),
            (
                "When a friendly Unit is defeated, you may play a Unit with cost equal to or less than that Unit's "
                "cost plus 1 from your trash for free."
            ),
        ),
        (
            "Gear",
            "{Attack} Defeat a rival Unit with power up to 2 more than this Unit.",
            "{Attack} Defeat a rival Unit with power equal to or less than this Unit's power plus 2.",
        ),
        (
            "Program",
            "Look at the top 3 cards of your deck. Trash any number of them. Put the rest back on top in any order.",
            (
                "Search the top 3 cards of your deck. Trash any number of cards from among the searched cards. "
                "Top-deck the rest in any order."
            ),
        ),
        (
            "Legend",
            "{Spend}: Search the top 3 cards of your deck. Trash any number from among them.",
            "{Spend}: Search the top 3 cards of your deck. Trash any number of cards from among the searched cards.",
        ),
        (
            "Unit",
            "{Play} Choose up to 3 rival Units. Spend any number of those Units.",
            "{Play} Choose up to 3 rival Units. Spend any number of Units from among those Units.",
        ),
        (
            "Program",
            "If a friendly Unit would be defeated this turn, return it to hand instead.",
            "If a friendly Unit would be defeated this turn, return that Unit to its owner's hand instead.",
        ),
        (
            "Unit",
            "{Play} This turn, if another friendly Unit would be defeated, spend it instead.",
            "{Play} If another friendly Unit would be defeated this turn, spend that Unit instead.",
        ),
        (
            "Legend",
            "{Spend}: When a friendly Unit would be defeated by a rival effect this turn, you may discard 1 instead.",
            "{Spend}: If a friendly Unit would be defeated by a rival effect this turn, you may discard 1 instead.",
        ),
        (
            "Gear",
            "{Attack} If this Unit would be defeated this turn, bottom-deck it instead.",
            "{Attack} The next time this Unit would be defeated this turn, bottom-deck this Unit instead.",
        ),
        (
            "Unit",
            "{Play} Decrease 2 rival Gigs by 2. This Unit gains +2 power this turn for each Gig decreased this way.",
            "{Play} Decrease 2 rival Gigs by 2. Give this Unit +2 power this turn for each Gig decreased this way.",
        ),
        (
            "Legend",
            "{Spend}: Increase up to 2 friendly Gigs by 1. Draw cards equal to the number of Gigs increased this way.",
            "{Spend}: Increase up to 2 friendly Gigs by 1. Draw 1 for each Gig increased this way.",
        ),
        (
            "Program",
            "Decrease any number of Gigs by 1. Draw 1 for each Gig decreased this way.",
            "Decrease any number of Gigs by 1. Draw 1 for each Gig decreased this way.",
        ),
    ],
)
def test_a_short_form_means_the_full_wording(card_type: CardType, text: str, wording: str) -> None:
    made = compile_text(text, card_type=card_type)
    assert render(made, card_type=card_type) == wording
    assert compile_text(wording, card_type=card_type) == made


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("You can't play cards from your hand this turn.", "from where is not said"),
        ("Draw 1, otherwise draw 2.", "otherwise"),
        ("You may discard 1, otherwise draw 2.", "otherwise"),
        ("If you have 10+ ☆, defeat a rival Unit with cost 2 or less, otherwise spend it.", "otherwise"),
        (
            "Choose a friendly Unit. If it would be defeated this turn, ready it instead.",
            "once, or each time",
        ),
        (
            "Adjust up to 2 Gigs by 1. Draw 1 for each Gig decreased this way.",
            "what was decreased is not said",
        ),
        ("Decrease all Gigs by 1. Draw 1 for each rival Gig decreased this way.", "only all Gigs"),
        ("Trash any number of them.", "no cards were looked at"),
        ("Defeat a rival Unit with power up to 2 more than a friendly Unit.", "more than which card's"),
    ],
)
def test_what_may_mean_either_stays_refused(text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        compile_text(text, card_type="Program")
