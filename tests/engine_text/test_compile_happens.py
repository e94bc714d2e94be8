"""What sets effects off, and what they take the place of: texts, each with our own wording."""

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
            "When a rival effect decreases a friendly Gig, draw 1.",
            "When a Rival decreases a friendly Gig, draw 1.",
        ),
        (
            "Unit",
            "When a friendly Gig becomes a max Gig, draw 1.",
            "When a friendly Gig reaches its max value, draw 1.",
        ),
        (
            "Unit",
            "When a friendly Gig's value changes, draw 1.",
            "When a friendly Gig changes value, draw 1.",
        ),
        (
            "Unit",
            "When you increase a Gig to its max value, draw 1.",
            "When you increase a Gig to its max value, draw 1.",
        ),
        (
            "Unit",
            "When a rival Unit steals a d6 from you, spend that Unit.",
            "When a rival Unit steals a friendly d6, spend that Unit.",
        ),
        (
            "Unit",
            "When this Unit steals its first Gig each turn, draw 1.",
            "The first time this Unit steals a Gig each turn, draw 1.",
        ),
        (
            "Unit",
            "When a Gig is stolen from you, ready this Unit.",
            "When a player steals a friendly Gig, ready this Unit.",
        ),
        (
            "Unit",
            "When a Unit with power 10 or more attacks your Gig area, draw 1.",
            "When a rival Unit with power 10 or more attacks a Gig area, draw 1.",
        ),
        (
            "Unit",
            "When you increase a Gig, if it becomes a max Gig, draw 1.",
            "When you increase a Gig, if that Gig is a max Gig, draw 1.",
        ),
        (
            "Unit",
            "When a friendly Gig is increased to its max value, draw 1.",
            "When a friendly Gig is increased to its max value, draw 1.",
        ),
        (
            "Unit",
            "When a friendly Gig is adjusted to its min value, draw 1.",
            "When a friendly Gig is decreased to its min value, draw 1.",
        ),
    ],
)
def test_what_happens_to_gigs(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Unit",
            "When this Unit is defeated in a fight, defeat the opposing Unit.",
            "When this Unit is defeated in a fight, defeat the opposing Unit.",
        ),
        (
            "Unit",
            "When this Unit is readied by an effect, increase a Gig by up to 2.",
            "When this Unit is readied by an effect, increase a Gig by up to 2.",
        ),
        (
            "Unit",
            "When this Unit wins a fight while defending, draw 1.",
            "When this Unit wins a fight while defending, draw 1.",
        ),
        (
            "Unit",
            "When this Unit's attack is blocked, it gains +2 power this turn.",
            "When this Unit is blocked, give this Unit +2 power this turn.",
        ),
        ("Unit", "When a rival uses {Blocker}, draw 1.", "When a Rival uses {Blocker}, draw 1."),
        (
            "Unit",
            "When a friendly Legend goes solo, draw 1.",
            "When a friendly Legend uses {Go Solo}, draw 1.",
        ),
        ("Unit", "When a friendly Unit enters the field, draw 1.", "When a friendly Unit is played, draw 1."),
        (
            "Unit",
            "When another friendly Unit is returned to its owner's hand, draw 1.",
            "When another friendly Unit is returned to its owner's hand, draw 1.",
        ),
        (
            "Unit",
            "When a rival Unit is bottom-decked, draw 1.",
            "When a rival Unit is bottom-decked, draw 1.",
        ),
        (
            "Unit",
            "When a friendly Unit becomes equipped, it gains +1 power this turn.",
            "When a Gear is equipped to a friendly Unit, give that Unit +1 power this turn.",
        ),
        (
            "Unit",
            "When this Unit or another friendly Unit is defeated, draw 1.",
            "When a friendly Unit is defeated, draw 1.",
        ),
        (
            "Unit",
            "At the end of your turn, if this Unit didn't attack, draw 1.",
            "At the end of your turn, if the number of times this Unit attacked this turn is 0, draw 1.",
        ),
        (
            "Legend",
            "When you {Go Solo} with another Legend, ready this Legend.",
            "When another friendly Legend uses {Go Solo}, ready this Legend.",
        ),
        (
            "Unit",
            "When this Unit attacks, it gains +1 power this turn for each time you rolled a Gig this turn.",
            "{Attack} Give this Unit +1 power this turn for each time you rolled a Gig this turn.",
        ),
        # this Unit need not be a DRONE itself
        (
            "Unit",
            "When this Unit or another friendly DRONE Unit attacks, it gains +1 power this turn.",
            "When this Unit attacks or another friendly DRONE Unit attacks, give that Unit +1 power this turn.",
        ),
        (
            "Unit",
            "During your turn, when a friendly Unit is spent, increase a Gig by 1.",
            "When a friendly Unit is spent, if it's your turn, increase a Gig by 1.",
        ),
        (
            "Unit",
            "When this Unit attacks for the first time each turn, draw 1.",
            "The first time this Unit attacks each turn, draw 1.",
        ),
        (
            "Unit",
            "When you play your second Program each turn, draw 1.",
            "The second time you play a Program each turn, draw 1.",
        ),
        (
            "Unit",
            "Once per turn, when you discard a card, ready 1 Eddie.",
            "Once per turn, when you discard a card, ready 1 Eddie.",
        ),
        (
            "Gear",
            "When this Gear is equipped to a MERC Unit, draw 1.",
            "When this Gear is equipped to a MERC Unit, draw 1.",
        ),
        (
            "Legend",
            "When a friendly YELLOW Unit is defeated, {Spend}: Draw 1.",
            "When a friendly Yellow Unit is defeated, {Spend}: Draw 1.",
        ),
        (
            "Unit",
            "At the end of your turn, if two or more friendly Units attacked this turn, draw 1.",
            "At the end of your turn, if 2 or more friendly Units attacked this turn, draw 1.",
        ),
        (
            "Unit",
            "When this Unit or a friendly DRONE Unit attacks, draw 1.",
            "When this Unit attacks or another friendly DRONE Unit attacks, draw 1.",
        ),
        (
            "Unit",
            "When this Unit defeats a rival Unit, increase a friendly Gig by that Unit's cost.",
            (
                "When this Unit defeats a Unit, increase a friendly Gig by 1 for each point of the "
                "opposing Unit's cost."
            ),
        ),
        (
            "Unit",
            "When a friendly Unit attacks a rival Unit, it has +2 power this turn.",
            "When a friendly Unit attacks a rival Unit, give the friendly Unit +2 power this turn.",
        ),
        (
            "Unit",
            "When a friendly Unit attacks a rival Unit, the rival Unit has -2 power this turn.",
            "When a friendly Unit attacks a rival Unit, give the opposing Unit -2 power this turn.",
        ),
        (
            "Legend",
            "When you equip a WEAPON Gear, give the equipped Unit +2 power this turn.",
            "When you equip a WEAPON Gear, give that Unit +2 power this turn.",
        ),
        (
            "Unit",
            "The second time this Unit attacks each turn, draw 1.",
            "The second time this Unit attacks each turn, draw 1.",
        ),
        (
            "Legend",
            "When a friendly Unit attacks a rival Unit with more power, {Spend} Draw 1.",
            "When a friendly Unit attacks a rival Unit with power higher than its power, {Spend}: Draw 1.",
        ),
        (
            "Legend",
            "When you use {Go Solo} with this Legend, draw 1.",
            "When this Legend uses {Go Solo}, draw 1.",
        ),
        ("Legend", "When you Call another Legend, draw 1.", "When you Call another Legend, draw 1."),
        (
            "Unit",
            "When a Rival plays a Program, you may spend this Unit to make them discard 1.",
            "When a Rival plays a Program, you may spend this Unit. If you do, a Rival discards 1.",
        ),
    ],
)
def test_what_happens_to_pieces(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Gear",
            "If this Unit would be defeated in a fight, you may discard 2. If you do, it isn't defeated.",
            "When this Unit would be defeated in a fight, you may discard 2. If you do, it isn't defeated.",
        ),
        (
            "Unit",
            "If a friendly Unit would be defeated during your turn, return it to its owner's hand instead.",
            (
                "If a friendly Unit would be defeated, if it's your turn, return that Unit to its owner's "
                "hand instead."
            ),
        ),
        (
            "Unit",
            (
                "If this Unit would be defeated, you may discard a Gear. If you do, return this Unit to "
                "its owner's hand instead."
            ),
            (
                "If this Unit would be defeated, you may discard 1 Gear to return this Unit to its owner's "
                "hand instead."
            ),
        ),
        (
            "Unit",
            "If a rival effect would defeat this Unit, you may discard a Program instead.",
            "If this Unit would be defeated by a rival effect, you may discard 1 Program instead.",
        ),
        (
            "Unit",
            "If this Unit would be defeated by a fight, you may spend a friendly Legend instead.",
            "If this Unit would be defeated in a fight, you may spend a friendly Legend instead.",
        ),
    ],
)
def test_what_would_happen(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)
