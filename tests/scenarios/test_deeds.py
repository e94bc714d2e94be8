"""Who did what to a piece that is named, and amounts with "or more", are read as assertions of the usual kind."""

from __future__ import annotations

import pytest

import scenarios
from scenarios.language import asked, forms
from scenarios.language.spelling import spell_assertion


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("d6 is 4 or more", "d6 value >= 4"),
        ("the d6 shows four or less", "d6 value <= 4"),
        ("d6 is 4+", "d6 value >= 4"),
        ("d6 is not 4", "d6 value is not 4"),
        ("d12 is a max Gig", "d12 value is 12"),
        ("d12 is not at max", "d12 value is not 12"),
        ("d8 becomes min", "d8 value is 1"),
        ("guard power is 5 or more", "guard power >= 5"),
        ("guard has 5 or more power", "guard power >= 5"),
        ("I have 7+ Street Cred", "you street cred >= 7"),
        ("my rival has 3 or fewer cards in hand", "rival hand <= 3"),
        ("you have 2 or more Gigs", "you gig count >= 2"),
        ("I drew two or more cards", "you drew >= 2"),
        ("you drew at least 2", "you drew >= 2"),
        ("the rival stole d8", "d8 was stolen and d8 controller is rival"),
        ("I steal the d8", "d8 was stolen and d8 controller is you"),
        ("the rival did not steal d8", "not d8 was stolen"),
        ("d8 was stolen by my rival", "d8 was stolen and d8 controller is rival"),
        ("d8 is stolen by guard", "d8 stolen by includes guard"),
        ("guard defeats thug", "thug defeated by includes guard"),
        ("guard steals 2 Gigs", "guard stole is 2"),
        ("guard steals nothing", "not guard stole"),
        ("the rival discards detonate", "rival.detonate was discarded"),
        ("you played 6th-street-recruits", "you.6th-street-recruits was played"),
        ("I drew the detonate", "you.detonate was drawn"),
        ("you called legend 1", "you.legend 1 was called"),
        ("I did not play detonate", "not you.detonate was played"),
        ("I have detonate in hand", "you hand cards includes detonate"),
        ("guard was bottom-decked", "guard area is deck"),
        ("guard is not bottom-decked", "guard area is not deck"),
        ("guard wins", "guard won"),
        ("guard costs 3", "guard price is 3"),
        ("mantis-blades is on guard", "mantis-blades host is guard"),
        ("nobody is defeated", "units defeated is 0"),
    ],
)  # fmt: skip
def test_what_was_done_to_a_piece_is_read(said: str, read: str) -> None:
    assert spell_assertion(forms.assertion(said)) == read


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("guard is on the field", "guard area is field"),
        ("rival wins", "winner is rival"),
        ("nobody wins", "winner is nobody"),
        ("you played a card", "you played >= 1"),
        ("I have 2 cards in hand", "you hand is 2"),
    ],
)
def test_what_was_read_before_is_read_as_it_was(said: str, read: str) -> None:
    assert spell_assertion(forms.assertion(said)) == read


STEALS = """
title: V steals a d6 and increases it
you: {field: [v-roamer-of-the-badlands], legends: [goro-takemura-hands-unclean], hand: [detonate]}
rival: {gigs: [d6=2]}
play:
  - you: sell detonate
  - you: attack v-roamer-of-the-badlands -> gigs
  - rival: call legend 1
  - rival: pass
  - you: set d6 to 5
"""


@pytest.mark.parametrize(
    ("asked", "verdict"),
    [
        ("you stole d6", "yes"),
        ("you stole d6=2", "yes"),
        ("d6 was stolen by v-roamer-of-the-badlands", "yes"),
        ("v-roamer-of-the-badlands steals 1 Gig", "yes"),
        ("d6 is 6 or more", "no"),
        ("d6 is 5 or more", "yes"),
        ("you sold detonate", "yes"),
    ],
)
def test_a_die_keeps_the_name_that_it_had_when_its_value_changes(asked: str, verdict: str) -> None:
    assert scenarios.run_text(STEALS, ask={"holds": asked}).verdict == verdict


def test_a_numbered_legend_in_a_question_is_the_written_one_whoever_calls_theirs() -> None:
    """The Rival's `legend 1`, which nobody wrote, is called; that of the scenario is not."""
    assert scenarios.run_text(STEALS, ask={"holds": "legend 1 was called"}).verdict == "no"
    assert scenarios.run_text(STEALS, ask={"holds": "rival.legend 1 was called"}).verdict == "yes"


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("can the rival win", {"possible": "rival wins"}),
        ("Can I lose the game?", {"possible": "you loses"}),
        ("can guard be defeated?", {"possible": "guard is defeated"}),
        ("Can I block with guard?", {"legal": "you block with guard"}),
    ],
)
def test_what_can_come_about_is_asked_as_what_is_possible(said: str, read: dict[str, str]) -> None:
    assert asked.of_text(said) == read


def test_what_can_be_comes_with_what_is_expected() -> None:
    assert asked.short({"can guard be defeated": "yes", "note": "In the fight."}) == {
        "possible": "guard is defeated",
        "expect": "yes",
        "note": "In the fight.",
    }


def test_it_is_told_whether_something_can_come_about() -> None:
    """Of two Units in the way one may block: what may be is no, or yes, and not `depends`."""
    text = (
        STEALS.partition("play:")[0] + "ask: [can the rival win, can goro-takemura-hands-unclean be called?]"
    )
    found = scenarios.run_text(text).answers
    assert [(one.ask, one.verdict) for one in found] == [
        ("possible: winner is rival", "no"),
        ("possible: goro-takemura-hands-unclean was called", "no"),
    ]
