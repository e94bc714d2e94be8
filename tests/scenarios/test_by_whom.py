"""Who did it to whom, where others did the like in the same play."""

from __future__ import annotations

import pytest

from scenarios.claims import verify
from tests.scenarios.helpers import answer

# Two Units with power 3 steal a Gig each, one after the other (9.22, 9.23.2).
THEFTS = """
cards: {sneak: {type: unit, power: 3, text: ""}}
you: {field: [{card: sneak, as: first}, {card: sneak, as: second}]}
rival: {gigs: [d4=1, d6=2, d8=3]}
play:
  - you: attack first -> gigs
  - rival: pass
  - you: choose d4
  - you: attack second -> gigs
  - rival: pass
  - you: choose d8
"""
# `big` wins against `small`, then loses to `wall` (9.17.1); a Program defeats `old`.
FIGHTS = """
cards:
  zap: {type: program, cost: 0, text: "Defeat a rival Unit."}
  wake: {type: program, cost: 0, text: "Ready a friendly Unit."}
  big: {type: unit, power: 5, text: ""}
  small: {type: unit, power: 1, text: ""}
  wall: {type: unit, power: 9, text: ""}
  old: {type: unit, power: 2, text: ""}
you: {field: [big], hand: [zap, wake]}
rival: {field: [{card: small, spent: true}, {card: wall, spent: true}, old]}
play:
  - you: play zap
  - you: choose old
  - you: attack big -> small
  - rival: pass
  - you: play wake
  - you: attack big -> wall
  - rival: pass
"""
# The first blocker takes over the attack on the Gigs (9.9.1).
BLOCKED = """
cards:
  wall: {type: unit, power: 9, text: "{Blocker}"}
  thug: {type: unit, power: 1, text: ""}
you: {field: [thug, {card: thug, as: other}]}
rival: {field: [wall, {card: wall, as: idle}], gigs: [d4=1, d6=1]}
play:
  - you: attack thug -> gigs
  - rival: block with wall
  - rival: pass
  - you: attack other -> gigs
  - rival: pass
  - you: choose d4
"""


@pytest.mark.parametrize(
    ("play", "said", "came"),
    [
        (THEFTS, "d4 stolen by is first", "yes"),
        (THEFTS, "d8 stolen by includes first", "no"),
        (THEFTS, "first stole d8", "no"),
        (THEFTS, "d8 is stolen by second", "yes"),
        (THEFTS, "d6 stolen by is none", "yes"),
        (FIGHTS, "small defeated by is big", "yes"),
        (FIGHTS, "old defeated by is zap", "yes"),
        (FIGHTS, "big defeated by is wall", "yes"),
        (FIGHTS, "big won against is small", "yes"),
        (FIGHTS, "big won against wall", "no"),
        (FIGHTS, "wall attacked by is big", "yes"),
        (FIGHTS, "old attacked by is none", "yes"),
        (BLOCKED, "thug blocked by is wall", "yes"),
        (BLOCKED, "thug is blocked by idle", "no"),
        (BLOCKED, "other blocked by is none", "yes"),
        (BLOCKED, "wall attacked by is thug", "yes"),
    ],
)
def test_the_pieces_of_one_event_are_told(play: str, said: str, came: str) -> None:
    assert answer(f"{play}ask: {{holds: {said}}}").verdict == came


@pytest.mark.parametrize(
    ("play", "claim", "came"),
    [
        (THEFTS, "second stole the d4", "refuted"),
        (THEFTS, "the d4 was stolen by first", "confirmed"),
        (THEFTS, "I take the d8 with first", "refuted"),
        (FIGHTS, "big beats the wall", "refuted"),
        (FIGHTS, "big loses to small", "refuted"),
        (FIGHTS, "old was defeated by big", "refuted"),
        (FIGHTS, "zap defeats old", "confirmed"),
        (FIGHTS, "wall was not defeated by big", "confirmed"),
        (BLOCKED, "other is not blocked", "confirmed"),
        (BLOCKED, "wall blocks other", "refuted"),
        (BLOCKED, "other attacks unblocked", "confirmed"),
        (BLOCKED, "thug was not blocked by wall", "refuted"),
    ],
)
def test_a_statement_is_about_the_pieces_of_one_event(play: str, claim: str, came: str) -> None:
    assert verify(play, claim).verdict == came


def test_a_gig_stolen_by_another_unit_cites_the_theft() -> None:
    found = answer(f"{THEFTS}ask: {{holds: d8 stolen by is second}}")
    assert "steal.process" in [citation.key for citation in found.citations]


def test_several_of_them_stand_beside_each_other() -> None:
    both = "first stole d4 and second stole d8"
    assert answer(f"{THEFTS}ask: {{holds: {both}}}").verdict == "yes"
    # 5 and 1 power; each of them is compared with another value.
    powers = "big won against small and wall power > big power and small power < wall power"
    assert answer(f"{FIGHTS}ask: {{holds: '{powers}'}}").verdict == "yes"
