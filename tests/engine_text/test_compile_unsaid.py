"""What texts leave unsaid is refused, with what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.engine_text.compiling import is_refused

if TYPE_CHECKING:
    from engine.facts import CardType


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Unit", "When this Unit is discarded, draw 1.", "only has effects of cards in play"),
        ("Unit", "When an Eddie is spent, draw 1.", "nothing is told of single Eddies"),
        ("Program", "Draw 2, where X is the number of friendly Units.", "there is no X before this"),
        ("Gear", "Equip only to a rival Unit.", "only friendly Units and Legends are equipped"),
        (
            "Unit",
            "The first time this Unit wins a fight while attacking each turn, draw 1.",
            "is not known any more",
        ),
        ("Unit", "{Attack} Decrease a Gig by up to 3. If you can't, draw 1.", "is not .don't."),
        (
            "Unit",
            (
                "If this Unit would be defeated, discard 1. If you do, return this Unit to its owner's "
                "hand instead."
            ),
            "what happens where this is not done is not clear",
        ),
        ("Unit", "This Unit can only attack Units with cost 3 or less.", "attacks only some of the Units"),
        ("Unit", "{Play} A Rival defeats a Unit.", "whose piece this may be is not clear"),
        (
            "Program",
            "You may play this Program for free if you control a max Gig.\nDraw 2.",
            "played already",
        ),
        ("Program", "A Rival discards a card of your choice.", "is not seen"),
        (
            "Program",
            "If you control a min Gig, ready a friendly Unit. Otherwise, it can't attack this turn.",
            "none is chosen",
        ),
        (
            "Program",
            "When a friendly Unit attacks a rival Unit this turn, that Unit gets +1 power this turn.",
            "which of the two",
        ),
        (
            "Program",
            "When a Unit attacks a spent Unit this turn, it gets +1 power this turn.",
            "which one this word",
        ),
        (
            "Program",
            "Choose a friendly Unit. If it would be defeated this turn, ready it instead.",
            "once, or each time",
        ),
        ("Program", "This turn, Units get +1 power during their turn.", "whose turn"),
        ("Program", "When it attacks this turn, draw 1.", "nothing that was spoken of"),
        (
            "Program",
            "When a friendly Unit attacks this turn, ready the equipped Unit.",
            "nothing that was spoken of",
        ),
        (
            "Program",
            "Each player trashes 2. If you trashed a Program this way, draw 1.",
            "whose of these cards",
        ),
        (
            "Program",
            "Each player trashes 2. Add a Unit from among them to your hand.",
            "whose of these cards",
        ),
        ("Program", "Search the top 3 cards of your deck. Draw it.", "nothing that was spoken of"),
        ("Program", "Give a friendly Unit +2 power the turn it's played.", "only attacking"),
        ("Unit", "When you decrease a max Gig, draw 1.", "as it was before"),
        ("Unit", "When a friendly Gig with value 5 or more is increased, draw 1.", "as it was before"),
        ("Unit", "When a rival effect decreases a friendly even Gig, draw 1.", "as it was before"),
        ("Program", "If you increased a min Gig this turn, draw 1.", "as it was before"),
        ("Program", "Steal a rival Gig. Its owner draws 1.", "whose die a Gig is"),
        ("Unit", "{Play} If it's equipped to a MERC Unit, draw 1.", "only Gear is equipped"),
        ("Gear", "{Play} If this Unit is equipped to a MERC Unit, draw 1.", "only Gear is equipped"),
        ("Program", "Trash 3. Draw 1 for each Unit.", "those among these cards"),
        ("Program", "Reveal your hand. If there are 2 or more Units, draw 1.", "those among these cards"),
    ],
)
def test_what_is_not_said_is_refused(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)
