"""Other words and layouts for what is printed: they compile to the same effects as the printed ones."""

from __future__ import annotations

import pytest

from engine.errors import CardTextError
from engine.text import compile_text

OPTIONS = "Choose one effect. Increase a friendly Gig by 3. // Decrease a rival Gig by 3."


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: Increase a friendly Gig by 3. // Decrease a rival Gig by 3.",
        "Choose one:\nIncrease a friendly Gig by 3. // Decrease a rival Gig by 3.",
        "Choose one:\n• Increase a friendly Gig by 3.\n• Decrease a rival Gig by 3.",
        "Choose one:\n- Increase a friendly Gig by 3.\n- Decrease a rival Gig by 3.",
        "Choose one of the following:\n* Increase a friendly Gig by 3.\n* Decrease a rival Gig by 3.",
    ],
)
def test_options_stand_after_slashes_or_bullets(text: str) -> None:
    assert compile_text(text, card_type="Program") == compile_text(OPTIONS, card_type="Program")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("When equipped Unit attacks, draw 1.", "When this Unit attacks, draw 1."),
        ("When the equipped Unit is defeated, draw 1.", "When this Unit is defeated, draw 1."),
        (
            "If equipped Unit would be defeated, defeat this Gear instead.",
            "If this Unit would be defeated, defeat this Gear instead.",
        ),
    ],
)
def test_who_wears_a_gear_is_this_unit(text: str, printed: str) -> None:
    assert compile_text(text, card_type="Gear") == compile_text(printed, card_type="Gear")
    with pytest.raises(CardTextError):
        compile_text(text, card_type="Unit")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Steal a min-value Gig.", "Steal a min Gig."),
        ("Steal a d6 from a Rival.", "Steal a rival d6."),
        (
            "Swap a friendly Gig with a rival Gig of the same size.",
            "Swap a friendly Gig with a rival Gig with the same number of sides.",
        ),
    ],
)
def test_gigs_are_called_by_other_words(text: str, printed: str) -> None:
    assert compile_text(text, card_type="Program") == compile_text(printed, card_type="Program")
