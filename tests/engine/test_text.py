"""Reading a card's text."""

from __future__ import annotations

import pytest

from engine import CardTextError, made_up_card
from engine.text import compile_text


def keywords(text: str) -> frozenset[str]:
    return made_up_card("card", type="Unit", text=text).keywords


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", set()),
        ("{BLOCKER}", {"BLOCKER"}),
        ("[BLOCKER]", {"BLOCKER"}),
        ("{Blocker}", {"BLOCKER"}),
        ("{GO SOLO} {ADRENALINE}", {"GO SOLO", "ADRENALINE"}),
        ("{QUICK}\n{BLOCKER}", {"QUICK", "BLOCKER"}),
        ("{BLOCKER} (Spend this Unit to redirect an attack to it.)", {"BLOCKER"}),
        ("(Only a reminder that says {BLOCKER}.)", set()),
    ],
)
def test_keywords_are_read_and_reminders_passed_over(text: str, expected: set[str]) -> None:
    """card.reminder-text-no-effect (3.18.1.2.2.1)."""
    card = made_up_card("card", type="Unit", text=text)
    assert card.executable
    assert card.keywords == expected


@pytest.mark.parametrize(
    "text", ["This Unit can't attack.", "This Unit can’t attack.", "{BLOCKER} this unit can't attack."]
)
def test_the_sentence_that_forbids_attacks_is_read(text: str) -> None:
    card = made_up_card("card", type="Unit", text=text)
    assert card.executable
    assert len(card.abilities) == 1 + ("BLOCKER" in text)


@pytest.mark.parametrize(
    ("text", "stopped"),
    [
        ("Sing a song.", "Sing a song."),
        ("{BLOCKER} Sing a song.", "Sing a song."),
        ("{BLOCKER}\nSing a song.\n{QUICK}", "Sing a song."),
        ("{BLOKKER}", "{BLOKKER}"),
        ("(A reminder that never ends", "(A reminder that never ends"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_span(text: str, stopped: str) -> None:
    with pytest.raises(CardTextError) as raised:
        compile_text(text, card_type="Unit", card_id="some-card")
    error = raised.value
    assert error.text[error.start : error.end] == stopped
    assert error.card == "some-card"
    assert error.text == text
    assert stopped in str(error)


def test_a_made_up_card_with_such_a_text_says_why_it_is_not_executed() -> None:
    card = made_up_card("card", type="Unit", text="{BLOCKER} Sing a song.")
    assert not card.executable
    assert card.unsupported is not None
    assert "Sing a song." in card.unsupported
    assert card.abilities == ()


@pytest.mark.parametrize(("text", "start"), [("x" * 2001, 2000), ("{BLOCKER}\x00", 9), ("\x07", 0)])
def test_endless_text_and_control_characters_are_refused(text: str, start: int) -> None:
    with pytest.raises(CardTextError) as raised:
        compile_text(text, card_type="Unit", card_id="card")
    assert raised.value.start == start


def test_lines_may_end_as_on_windows() -> None:
    assert keywords("{BLOCKER}\r\n{QUICK}") == {"BLOCKER", "QUICK"}
