"""Who is meant, and what is asked of which: texts that were read wrongly or not at all, and our wording of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

MEANT: Final[list[tuple[CardType, str, str]]] = [
    (
        # a Unit is equipped with a Gear; it is no Gear itself
        "Legend",
        "The first time you equip a friendly Unit each turn, give it +2 power this turn.",
        "The first time you equip a Gear to a friendly Unit each turn, give that Unit +2 power this turn.",
    ),
    ("Unit", "When you equip this Unit, draw 1.", "When you equip a Gear to this Unit, draw 1."),
    (
        "Unit",
        "While this is your only Unit, it has +2 power.",
        "If you control no other Units, this Unit has +2 power.",
    ),
    (
        "Gear",
        "Rival Units with more power than this Unit can't attack it.",
        "This Unit can't be attacked by rival Units with power higher than this Unit's power.",
    ),
    (
        "Unit",
        "When a Rival rolls in a Gig, if you have less ☆ than them, draw 1.",
        "When a Rival rolls in a Gig, if you have less Street Cred than a Rival, draw 1.",
    ),
]
OF_A_SIDE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "When a friendly Unit attacks a rival Unit, give that friendly Unit +1 power this turn.",
        "When a friendly Unit attacks a rival Unit, give the friendly Unit +1 power this turn.",
    ),
    (
        "Unit",
        "When a friendly Unit attacks a rival Unit, spend that rival Unit.",
        "When a friendly Unit attacks a rival Unit, spend the opposing Unit.",
    ),
    ("Program", "Draw 1. That Rival also discards 1.", "Draw 1. A Rival discards 1."),
    (
        # one card or several by one instruction: the first time is the same
        "Unit",
        "The first time a Rival discards each turn, draw 1.",
        "The first time a Rival discards a card each turn, draw 1.",
    ),
]
IN_PLACE: Final[list[tuple[CardType, str, str]]] = [
    (
        # what is left unsaid is as before: how long, and while what
        "Program",
        "A friendly Unit has +1 power while fighting this turn. If you have 7+ ☆, it has +3 power instead.",
        (
            "Choose a friendly Unit. If you have 7+ Street Cred, give that Unit +3 power while fighting this turn. "
            "Otherwise, give that Unit +1 power while fighting this turn."
        ),
    ),
    (
        "Program",
        "A friendly Unit has +1 power while fighting this turn. If you have 7+ ☆, it has +3 power this turn instead.",
        (
            "Choose a friendly Unit. If you have 7+ Street Cred, give that Unit +3 power this turn. "
            "Otherwise, give that Unit +1 power while fighting this turn."
        ),
    ),
    (
        "Gear",
        "If this Unit would be defeated, you may discard a Gear. If you do, this Unit isn't defeated.",
        "When this Unit would be defeated, you may discard 1 Gear. If you do, it isn't defeated.",
    ),
]
EITHER: Final[list[tuple[CardType, str, str]]] = [
    (
        "Gear",
        "If you control a SAMURAI Unit or a face-up Legend, play this Gear for 1 €$.",
        "If you control a SAMURAI Unit or you control a face-up Legend, play this Gear for 1 €$.",
    ),
    (
        "Unit",
        "{Play} If you control a min Gig or a value-pair, draw 1.",
        "{Play} If you control a min Gig or you control a value-pair of Gigs, draw 1.",
    ),
    (
        "Unit",
        "If you control a Unit or a Legend, this Unit has +1 power.",
        "If you control a Unit or Legend, this Unit has +1 power.",
    ),
]
PAIRED: Final[list[tuple[CardType, str, str]]] = [
    (
        # what this Legend has stolen is friendly now
        "Legend",
        "When this Unit steals a Gig, if it's part of a value-pair, draw 1.",
        "When this Legend steals a Gig, if you control another Gig with value equal to that Gig's value, draw 1.",
    ),
    (
        "Program",
        "Decrease a rival Gig by 1. If that Gig is part of a value-pair, draw 1.",
        "Decrease a rival Gig by 1. If a Rival controls another Gig with value equal to that Gig's value, draw 1.",
    ),
]


PRICED: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "Return a rival Unit to its owner's hand. They must pay +1 €$ to play it next turn.",
        "Return a rival Unit to its owner's hand. That Unit is played for +1 €$ during a Rival's next turn.",
    ),
    (
        "Program",
        "Return a rival Unit to its owner's hand. It can't be played until your next turn.",
        "Return a rival Unit to its owner's hand. That Unit can't be played until your next turn.",
    ),
    (
        "Unit",
        "Rivals must pay +1 €$ to play their first Program each turn.",
        "Rivals play their first Program each turn for +1 €$.",
    ),
    (
        "Program",
        "Draw cards equal to the difference between your ☆ and a Rival's, up to 3.",
        (
            "Draw 1 for each point of “the difference between your Street Cred and a Rival's Street Cred”, "
            "up to 3."
        ),
    ),
]


@pytest.mark.parametrize(
    ("card_type", "text", "wording"), [*MEANT, *OF_A_SIDE, *IN_PLACE, *EITHER, *PAIRED, *PRICED]
)
def test_it_means_this(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Unit", "{Play} Ready a SAMURAI Unit or face-up Legend.", "whether the Legend is such a one"),
        ("Unit", "Rival Units with cost 4 or more can't attack it.", "whom they can't attack"),
        ("Program", "Increase a Gig by 2. If it's part of a value-pair, draw 1.", "whose value-pair"),
        (
            "Program",
            "Return a friendly Unit to its owner's hand. It can't be played next turn.",
            "whose next turn",
        ),
        # the one that was friendly before, or the one that is now
        (
            "Program",
            "Swap a friendly Gig with a rival Gig. Increase the friendly Gig by 2.",
            "nothing that was spoken of before fits",
        ),
        (
            "Unit",
            "If another friendly Unit would be defeated, you may discard 1. If you do, this Unit isn't defeated.",
            "this would not happen to this card",
        ),
        (
            "Unit",
            "{Attack} This Unit has +1 power this turn for each Gig. If you have 7+ ☆, it has +3 power instead.",
            "whether it is so much for each",
        ),
        # how often, if two are discarded at once?
        ("Unit", "When a Rival discards, draw 1.", "expected a number"),
        # a Unit of that description may be meant as well
        ("Unit", "If you control another Unit, it has +2 power.", "is not said"),
    ],
)
def test_two_may_be_meant(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)
