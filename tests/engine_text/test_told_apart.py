"""The message for a text with two readings shows both in words, or what differs where both are worded alike."""

from __future__ import annotations

import pytest

from engine.effects.tree import Choose, Defeat, Draw, Every, Keyword, Resolve
from engine.effects.values import Cards, Count
from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.rendering.apart import told_apart

RIVALS = Cards(kinds=("Unit",), side="rival")


def test_a_text_with_two_readings_is_refused_with_both_in_our_wording() -> None:
    text = "{Attack} Give a Unit double power and +1 power while attacking this turn."
    with pytest.raises(CardTextError) as refused:
        compile_text(text, card_type="Unit")
    assert "read in 2 ways" in refused.value.expected
    assert "double power while attacking and +1 power while attacking" in refused.value.expected
    assert "node" not in refused.value.expected
    assert '{"' not in refused.value.expected


def test_only_the_paragraphs_that_differ_are_shown() -> None:
    one = (Keyword("BLOCKER"), Resolve(Defeat(Choose(RIVALS, "unit"))))
    other = (Keyword("BLOCKER"), Resolve(Defeat(Every(RIVALS, "unit"))))
    assert (
        told_apart(one, other, card_type="Program") == "“Defeat a rival Unit.”, or “Defeat all rival Units.”"
    )


def test_of_readings_that_are_worded_alike_the_difference_is_told() -> None:
    one = (Resolve(Defeat(Choose(RIVALS, "unit"))),)
    other = (Resolve(Defeat(Choose(RIVALS, "unit 2"))),)
    said = told_apart(one, other, card_type="Program")
    assert said == "“Defeat a rival Unit.”, where bind of “choose” is unit, or unit 2"


def test_a_paragraph_more_in_one_reading_shows_both_whole() -> None:
    one = (Resolve(Draw(Count(RIVALS))),)
    other = (*one, Keyword("QUICK"))
    said = told_apart(one, other, card_type="Program")
    assert said == "“Draw 1 for each rival Unit.”, or “Draw 1 for each rival Unit. {Quick}”"
