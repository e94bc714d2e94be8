"""What the compiler refuses: a wrong tree would be worse than none. It says where, why, and in what time."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

import pytest

from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.compiler import compile_with_spans
from engine.text.parsing.tokens import MOST_SENTENCES, MOST_TOKENS
from tests.engine_text.compiling import compiled

if TYPE_CHECKING:
    from engine.facts import CardType


def refusal(text: str, card_type: CardType = "Unit") -> CardTextError:
    with pytest.raises(CardTextError) as raised:
        compile_text(text, card_type=card_type, name="Some Card", card_id="some-card")
    error = raised.value
    assert 0 <= error.start <= error.end <= len(text)
    assert error.text == text
    return error


@pytest.mark.parametrize(
    ("text", "unread", "expected"),
    [
        ("{Play} Draw 1. Sing a song.", "Sing a song.", "other words"),
        ("{Play} Defeat a rivle Unit.", "rivle Unit.", "expected “rival”, "),
        (
            "{Play} Draw one card glorious.",
            "glorious.",
            "“,”, “and”, “as”, “at”, “for”, “if”, “instead”, “or”, “then”, “too”, “unless”, “where”",
        ),
        ("At the end of your draw 1.", "draw 1.", "“rival”, “turn”"),
        ("{Play} Set a Gig to the same color as a Gig.", "color as a Gig.", "“value”"),
        (
            "{Attack} Defeat a Unit with cost equal.",
            "{Attack} Defeat a Unit with cost equal.",
            "“to”",
        ),
        ("{Plai} Draw 1.", "{Plai} Draw 1.", "expected “{PLAY}”, "),
    ],
)
def test_the_words_that_stop_the_reading_are_named_with_what_was_expected(
    text: str, unread: str, expected: str
) -> None:
    error = refusal(text)
    assert text[error.start : error.end].rstrip(".") == unread.rstrip(".")
    assert expected in error.expected
    assert "some-card (Some Card)" in str(error)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Draw 1.", "when or for what"),
        ("{Play} If you do, draw 1.", "nothing was said before"),
        ("{Play} Otherwise, draw 1.", "nothing was said before"),
        ("{Play} Draw 1. Otherwise, draw 2.", "otherwise than what"),
        ("{Play} Draw 2 instead.", "nothing was said before"),
        ("{Play} Draw 1. Draw 2 instead.", "instead of what"),
        ("{Play} You may draw 1. If your ☆ is odd, draw 2 instead.", "instead of which part"),
        ("{Play} Ready them.", "nothing that was spoken of"),
        ("{Play} Spend 2 Units. Ready it.", "nothing that was spoken of"),
        ("{Play} Spend a Unit. Ready them.", "nothing that was spoken of"),
        ("{Play} Increase a Gig by 1. Ready them.", "nothing that was spoken of"),
        ("{Play} Discard 1. Ready it.", "nothing that was spoken of"),
        ("{Play} Draw 1. Bottom-deck the rest.", "no cards were looked at"),
        ("{Play} Add a Unit to your hand.", "no cards were looked at"),
        ("{Play} Give a Unit +1 power.", "how long"),
        ("{Play} This Unit gains +1 power until your next turn this turn.", "twice"),
        ("{Play} Steal a friendly Gig.", "only rival Gigs"),
        ("{Play} Swap a Gig with a Gig.", "a friendly Gig is swapped with a rival Gig"),
        ("{Play} Choose one effect. Draw 1.", "options stand after"),
        ("{Play} Draw 1. // Draw 2.", "options follow"),
        ("{Play} Choose 2. Draw 1. // Draw 2.", "so many of what"),
        ("{Play} The Gig isn't stolen.", "nothing would happen"),
        ("{Play} Defeat a friendly rival Unit.", "two different things"),
        ("{Play} Defeat a Unit with power 3 and power 5 or less.", "two different things"),
        ("{Play} Defeat a MERC ARASAKA Unit.", "two different things"),
        ("{Play} Defeat a Gear other than this Gear.", "no such thing"),
        ("{Play} Sell a card.", "from where"),
        ("{Play} If you control 2 Units, draw 1.", "2 or more"),
        ("{Play} If you have more ☆ than you, draw 1.", "themselves"),
        ("{Play} Draw 1234 cards.", "so large"),
        ("Discard 1 Draw 2.", "a cost in words ends with a colon"),
        ("{Spend} {Spend}: Draw 1.", "order"),
        ("If your ☆ is odd, when this Unit attacks, draw 1.", "order"),
        ("This Unit can attack spent Units.", "may do this anyway"),
        ("If this Unit would be defeated, draw 1.", '"would" needs "instead"'),
        ("This effect costs -1 €$.", "when or for what"),
        ("{Spend}: Draw 1. This effect costs -1 €$.", "costs no €$"),
        ("{Quick} {Attack} Draw 1.", "order"),
        ("At the end of your turn, during your turn, draw 1.", "part of the turn"),
        ('{Play} Give a Unit "Draw 1." this turn.', "when or for what"),
        ("When you play a Program, spend another rival Unit.", "another than which"),
        ("{Play} Discard 1. Play 1 of that card.", "one card only"),
        ("{Play} Search the top 2 cards of your deck. Trash 2.", "of which cards"),
        ("{Play} Search the top 3 cards of your deck. Trash 1 for each Gig.", "of which cards"),
        (
            "{Play} Discard a Unit. This Unit gains power equal to its power this turn.",
            "whose number this is",
        ),
        ("{Play} Spend a friendly Unit. Defeat a rival Unit with less power.", "than this Unit"),
        ("Discard up to 2 cards: Draw 1.", "not up to so many"),
        ("This Unit has power equal to the value of a friendly Gig.", ""),
        ("{Play} Defeat a Gear equipped to a rival Program.", "only Units and Legends are equipped"),
        ("{Play} If you control another Unit, ready it.", "which one this word speaks of"),
        ("{Play} Return a rival Unit to your hand.", "its owner's hand"),
        ("{Attack} If the result is odd, draw 1.", "spoken of before"),
        ("Rival Units with power 3 or less can't block it.", "whom they can't block"),
        (
            "When a friendly Unit attacks, Units with less power than this Unit can't block it this turn.",
            "whom they can't block",
        ),
        ("{Play} Each player chooses one of their Units. Defeat all other Units.", "another than which"),
        (
            "When this Unit attacks or a friendly Unit is defeated, it gains +1 power this turn.",
            "spoken of before",
        ),
        ("If this Unit or another friendly DRONE Unit attacked this turn, draw 1.", "need not be one"),
    ],
)
def test_what_makes_no_sense_or_is_left_open_is_refused(text: str, why: str) -> None:
    assert why in refusal(text).expected


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("{Play} Draw 1. Search the top 2 cards of your deck. Trash 2.", "Trash 2"),
        ("{Play} Draw 1, then ready them.", "ready them"),
        ("{Play} Draw 1. Spend a Unit. Ready them. Draw 2.", "Ready them"),
        ("When you steal a Gig, draw 1. {Play} Draw 2. Bottom-deck the rest.", "Bottom-deck the rest"),
    ],
)
def test_the_clause_that_is_refused_is_named(text: str, where: str) -> None:
    error = refusal(text)
    assert text[error.start : error.end] == where


@pytest.mark.parametrize(
    ("text", "card_type", "why"),
    [
        ("When this Unit attacks, draw 1.", "Program", "does what it says when it is played"),
        ("Defeat another Unit.", "Program", "another than which"),
        ("Give this Unit +1 power this turn.", "Program", "a Program is no Unit"),
        ("This Gear can't be defeated.", "Gear", "when or for what this is done"),
        ("Play this Unit for 1 €$.", "Gear", "this card"),
        ("{Play} Ready this Legend.", "Unit", "no such thing"),
    ],
)
def test_what_a_card_of_this_type_cannot_say_is_refused(text: str, card_type: CardType, why: str) -> None:
    assert why in refusal(text, card_type).expected


@pytest.mark.parametrize(
    "text",
    [
        "{Attack} Give a Unit double power and +1 power while attacking this turn.",
        "{Attack} A friendly Unit steals 1 fewer Gig and has +1 power while fighting this turn.",
    ],
)
def test_two_readings_are_an_error_that_shows_both(text: str) -> None:
    error = refusal(text)
    assert "2 ways" in error.expected
    assert error.expected.count("“{Attack} ") == 2


@pytest.mark.parametrize(
    "text",
    [
        "Draw 1. " * 249,
        "Draw 1" + " and draw 1" * 28 + ".",
        "Draw 1" + ", then draw 1" * 28 + ".",
        "Defeat a " + "CORPO, " * 55 + "or MERC Unit.",
        "Defeat a Unit" + " with cost 3 or less" * 22 + ".",
        "Defeat a " + "friendly " * 110 + "Unit.",
        "If you control a Gig" + " and you control a Gig" * 20 + ", draw 1.",
        "Draw 1" + " for each friendly Gig" * 27 + ".",
        "Draw cards equal to your ☆" + " plus your ☆" * 30 + ".",
        "Draw cards equal to " + "twice " * 110 + "your ☆.",
        "Defeat a Unit with power " + "less than the power of a Unit with power " * 12 + "1.",
        "Give a Unit “{Attack} " * 9 + "draw 1" + "” this turn" * 9 + ".",
        "“" * 500 + "”" * 500,
        "(" * 900 + ")" * 900,
        "foo " * 499,
        "{Play} " * 110 + "Draw 1.",
        "Give a Unit +1 power" + " and +1 power while attacking" * 18 + " this turn.",
        "Choose one effect. " + "Draw 1. // " * 38 + "Draw 1.",
        "Ready it" + " and it" * 50 + ".",
        "\n" * 1_900,
        "When this Unit attacks" + " or is defeated" * 35 + ", draw 1.",
    ],
    ids=lambda text: text[:20].strip() or "line breaks",
)
@pytest.mark.parametrize("card_type", ["Program", "Unit"])
def test_pathological_texts_are_read_or_refused_in_time(text: str, card_type: CardType) -> None:
    compiled("{Attack} Draw 1.")  # the parser is built
    began = time.process_time()
    with contextlib.suppress(CardTextError):
        compile_text(text, card_type=card_type)
    assert time.process_time() - began < 2


def test_the_limits_are_named() -> None:
    assert f"at most {MOST_SENTENCES} sentences" in refusal("Draw 1. " * 41).expected
    assert f"at most {MOST_TOKENS} words" in refusal("Draw 1 and " * 60).expected
    assert "at most 2000 characters" in refusal("Draw 1. " * 300).expected


def test_every_node_has_the_place_where_it_was_read() -> None:
    text = "{Attack} If your ☆ is odd, spend a rival Unit. (Not two.) Then, draw 2."
    found = compile_with_spans(text, card_type="Unit")
    step = found.spans[0, "step", "steps", 0]
    assert text[slice(*step)] == "If your ☆ is odd, spend a rival Unit"
    assert text[slice(*found.spans[0, "step", "steps", 0, "condition"])] == "your ☆ is odd"
    assert text[slice(*found.spans[0, "step", "steps", 0, "then", "target", "of"])] == "rival Unit"
    assert text[slice(*found.spans[0, "step", "steps", 1])] == "draw 2"
    assert text[slice(*found.spans[0, "when", 0])] == "{Attack}"
    assert found.abilities == compiled(text)


@pytest.mark.parametrize(
    "text",
    [
        (
            "Play a Unit with cost 3 or less from your trash for free. If you control a min Gig, play a Unit with cost "
            "5 or less from your trash instead."
        ),
        "A Rival discards 1 at random. If you control a min Gig, they discard 2 instead.",
        "Discard a Program. If you control a min Gig, discard 2 instead.",
        "Return a rival Unit.",
        "A Rival reveals their hand. You choose a Unit with cost 3 or less. They discard it.",
    ],
)
def test_what_is_left_unsaid_and_may_be_meant_or_not_is_refused(text: str) -> None:
    refusal(text, "Program")
