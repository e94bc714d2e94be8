"""Events as players say them, and our wording of them: both compile to the same tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same, when

if TYPE_CHECKING:
    from engine.facts import CardType

ACTIVE: Final[list[tuple[CardType, str, str]]] = [
    ("Unit", "When you defeat one of your Gears, draw 1.", "When you defeat a friendly Gear, draw 1."),
    (
        "Unit",
        "When a Rival defeats a friendly Unit, draw 1.",
        "When a Rival defeats a friendly Unit, draw 1.",
    ),
    (
        "Unit",
        "When you defeat a Gear with an effect, draw 1.",
        "When you defeat a Gear by an effect, draw 1.",
    ),
    (
        "Unit",
        "When a Rival spends one of your Units, ready it.",
        "When a Rival spends a friendly Unit, ready that Unit.",
    ),
    (
        "Unit",
        "When a Rival attacks a friendly Unit, draw 1.",
        "When a rival Unit attacks a friendly Unit, draw 1.",
    ),
    (
        "Unit",
        "When you attack with a CORPO Unit, give it +1 power this turn.",
        "When a friendly CORPO Unit attacks, give that Unit +1 power this turn.",
    ),
    ("Unit", "When you block with this Unit, draw 1.", "When this Unit uses {Blocker}, draw 1."),
    (
        "Unit",
        "When a friendly effect defeats a rival Unit, draw 1.",
        "When a rival Unit is defeated by a friendly effect, draw 1.",
    ),
    (
        "Unit",
        "When a rival effect spends this Unit, draw 1.",
        "When this Unit is spent by a rival effect, draw 1.",
    ),
    (
        "Unit",
        "When you Call or play a Legend, draw 1.",
        "When you play a Legend or you Call a Legend, draw 1.",
    ),
    ("Unit", "When a Gear is discarded from your hand, draw 1.", "When you discard a Gear, draw 1."),
    (
        "Unit",
        "{Play} If you attacked with a CORPO Unit this turn, draw 1.",
        "{Play} If a friendly CORPO Unit attacked this turn, draw 1.",
    ),
    (
        "Unit",
        "{Play} If you defeated a friendly Gear this turn, draw 1.",
        "{Play} If you defeated a friendly Gear this turn, draw 1.",
    ),
    (
        "Unit",
        "The first time this Unit is blocked each turn, ready it.",
        "The first time this Unit is blocked each turn, ready this Unit.",
    ),
]
TOGETHER: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "When one or more other friendly Units are spent, ready them.",
        "When one or more other friendly Units are spent, ready those Units.",
    ),
    (
        "Unit",
        "When one or more friendly Gigs are stolen, draw 1.",
        "When a player steals one or more friendly Gigs, draw 1.",
    ),
    (
        "Unit",
        "When one or more Programs are trashed from your deck, draw 1.",
        "When you trash one or more Programs, draw 1.",
    ),
    (
        "Unit",
        "Whenever one or more friendly Gigs are increased, draw 1.",
        "When one or more friendly Gigs are increased, draw 1.",
    ),
    (
        "Unit",
        "When a Rival defeats one or more of your Units, draw 1.",
        "When a Rival defeats one or more friendly Units, draw 1.",
    ),
    (
        "Unit",
        "When one or more cards are discarded from a Rival's hand, draw 1.",
        "When a Rival discards one or more cards, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), [*ACTIVE, *TOGETHER])
def test_whoever_does_it_is_said_before_or_after(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize("text", ["a friendly Unit is spent", "you spend a friendly Unit", "a Unit is spent"])
def test_each_of_them_is_another_event(text: str) -> None:
    assert not when(text).together


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When a Rival attacks with this Unit, draw 1.", "no other player attacks"),
        ("When two or more friendly Units are defeated, draw 1.", "only one makes sense"),
        ("The second time one or more friendly Units are defeated each turn, draw 1.", "not clear"),
    ],
)
def test_what_nobody_does(text: str, why: str) -> None:
    is_refused("Unit", text, why)


FIGHTS: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "Choose a friendly Unit and a rival Unit. They fight. If the friendly Unit wins, draw 1.",
        (
            "Choose a friendly Unit. Choose a rival Unit. The first Unit fights the second Unit. "
            "If the first Unit won the fight, draw 1."
        ),
    ),
    (
        # "it" is the one that was named first
        "Unit",
        "{Play} You may have this Unit fight a spent Unit. If it wins, draw 1. Otherwise, discard 1.",
        (
            "{Play} You may have this Unit fight a spent rival Unit. If this Unit won the fight, draw 1. "
            "Otherwise, discard 1."
        ),
    ),
    (
        "Unit",
        "{Play} Choose a rival Unit. This Unit may fight it.",
        "{Play} Choose a rival Unit. You may have this Unit fight that Unit.",
    ),
    (
        "Program",
        "Give a friendly Unit +2 power this turn. Then, it fights a rival Unit.",
        "Give a friendly Unit +2 power this turn. That Unit fights a rival Unit.",
    ),
    (
        "Program",
        "{Quick} Redirect an attack against a friendly Unit to another friendly Unit.",
        "{Quick} / If you control a defending Unit, redirect the attack to a friendly Unit that is not defending.",
    ),
    (
        "Program",
        "{Quick} Redirect an attack against a friendly Unit to your Gig area.",
        "{Quick} / If you control a defending Unit, redirect the attack to the Gig area.",
    ),
]


BLOCKS: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "When this Unit is blocked, defeat the blocking Unit.",
        "When this Unit is blocked, defeat a blocking Unit.",
    ),
    (
        "Unit",
        "When a rival Unit blocks a friendly CORPO Unit, draw 1.",
        "When a friendly CORPO Unit is blocked by a rival Unit, draw 1.",
    ),
    (
        "Unit",
        "When this Unit blocks a Unit with power 5 or more, draw 1.",
        "When this Unit uses {Blocker} against a Unit with power 5 or more, draw 1.",
    ),
    (
        "Legend",
        "The first time a friendly Unit would be defeated each turn, return it to its owner's hand instead.",
        "The first time a friendly Unit would be defeated each turn, return that Unit to its owner's hand instead.",
    ),
    (
        "Legend",
        "The first time a friendly Unit would be defeated each turn, you may discard 1. If you do, it isn't defeated.",
        "The first time a friendly Unit would be defeated each turn, you may discard 1. If you do, it isn't defeated.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), BLOCKS)
def test_who_blocks_and_what_happens_first(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When a friendly Gear leaves the field, draw 1.", "is defeated"),
        ("The first time you would draw a card each turn, discard 1 instead.", "not known"),
    ],
)
def test_what_is_not_told(text: str, why: str) -> None:
    is_refused("Unit", text, why)


@pytest.mark.parametrize(("card_type", "text", "wording"), FIGHTS)
def test_who_fights_whom(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Choose 2 Units. They fight.", "which two Units"),
        ("A friendly Unit fights another friendly Unit.", "the same player"),
        ("Draw 1. If a friendly Unit won, draw 1.", "cannot read"),
        ("Give a friendly Unit +2 power this turn. If it wins, draw 1.", "no fight was brought about"),
    ],
)
def test_who_fights_is_said(text: str, why: str) -> None:
    is_refused("Program", text, why)
