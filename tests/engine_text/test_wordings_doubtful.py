"""Texts with a tempting second reading: what becomes so, what is not done, what waits, whose defeat it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

BECOMES: Final[list[tuple[CardType, str, str]]] = [
    *(
        (
            "Program",
            f"Give a rival Unit -4 power this turn. If {said}, defeat it.",
            "Give a rival Unit -4 power this turn. If that Unit's power becomes 0, defeat that Unit.",
        )
        for said in (
            "its power becomes 0",
            "its power is reduced to 0",
            "that Unit's power drops to 0",
            "this reduces its power to 0",
        )
    ),
    (
        "Unit",
        "{Attack} This Unit gains +3 power this turn. If its power becomes 10 or more, draw 1.",
        "{Attack} Give this Unit +3 power this turn. If this Unit's power becomes 10 or more, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), BECOMES)
def test_what_its_power_becomes(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


NOT_DONE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "If you control a Legend, you may discard 1. If that isn't so, draw 1.",
        "If you control a Legend, you may discard 1. If that isn't so, draw 1.",
    ),
    (
        "Program",
        "If you control a Legend, you may discard 1. Unless you do, draw 1.",
        "If you control a Legend, you may discard 1. Unless you do, draw 1.",
    ),
    (
        # where a card that was looked at goes: as with "you may play it. Otherwise, add it to your hand"
        "Unit",
        "{Play} Reveal the top card of your deck. If it's a Unit, you may play it. Otherwise, add it to your hand.",
        (
            "{Play} Reveal the top card of your deck. If the revealed card is a Unit, you may play the revealed card. "
            "Unless you do, add the revealed card to your hand."
        ),
    ),
    (
        "Unit",
        "{Play} At the end of this turn, you may discard 1. If you do, draw 2. Otherwise, defeat this Unit.",
        (
            "{Play} At the end of this turn, resolve “You may discard 1. If you do, draw 2. Otherwise, defeat this "
            "Unit”."
        ),
    ),
    (
        "Program",
        "The next time a friendly Unit wins a fight this turn, you may discard 1. If you do, draw 2.",
        "The next time a friendly Unit wins a fight this turn, resolve “You may discard 1. If you do, draw 2”.",
    ),
    (
        "Program",
        "Choose a rival Unit. At the end of this turn, defeat it. Then, draw 1.",
        "Choose a rival Unit. At the end of this turn, defeat that Unit, then draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), NOT_DONE)
def test_what_hangs_on_what_was_not_done_or_waits(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


ALL_OF_THEM: Final[list[tuple[CardType, str, str]]] = [
    ("Program", f"Trash 3. If {said}, draw 1.", "Trash 3. If all of the trashed cards are Units, draw 1.")
    for said in ["all of them are Units", "they're all Units", "all of the trashed cards are Units"]
]


@pytest.mark.parametrize(("card_type", "text", "wording"), ALL_OF_THEM)
def test_all_of_them(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


DEFEATED: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "When this Unit wins a fight, draw 1 for each Gear on the defeated Unit.",
        (
            "When this Unit wins a fight, if the opposing Unit was defeated this turn, draw 1 for each Gear "
            "equipped to the opposing Unit."
        ),
    ),
    (
        "Unit",
        "When this Unit wins a fight, draw 1. If the defeated Unit had cost 4 or less, discard 1.",
        (
            "When this Unit wins a fight, draw 1. If the opposing Unit was defeated this turn and the opposing "
            "Unit has cost 4 or less, discard 1."
        ),
    ),
    (
        "Unit",
        "When this Unit wins a fight, if the losing Unit's cost is 5 or more, draw 1.",
        "When this Unit wins a fight, if the opposing Unit has cost 5 or more, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), DEFEATED)
def test_the_defeated_unit_is_none_that_was_saved(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Unit", "{Attack} If its power becomes 10 or more, draw 1.", "nothing has changed its power"),
        (
            "Program",
            "Give all rival Units -4 power this turn. If their power becomes 0, draw 1.",
            "all of them",
        ),
        (
            "Program",
            "Give all rival Units -4 power this turn. If their power is 0, defeat them.",
            "all of them",
        ),
        ("Program", "Spend up to 2 rival Units. If they're equipped, defeat them.", "all of them"),
        ("Program", "If you control a Legend, you may discard 1. Otherwise, draw 1.", "declined"),
        (
            "Program",
            "If you control a Legend, you may discard 1. If you do, draw 2. Otherwise, draw 1.",
            "declined",
        ),
        ("Unit", "{Blocker}\n{Attack} Draw 1. At the start of your turn, ready this Unit.", "each turn"),
    ],
)
def test_two_honest_readings(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)
