"""Everyday statements about the library are read, and settled as a person settles them."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from scenarios import ScenarioError, library
from scenarios.claims import verify
from tests.scenarios.helpers import answer

STATEMENTS: dict[str, dict[str, str]] = yaml.safe_load(
    (Path(__file__).parent / "statements.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", STATEMENTS, ids=lambda name: name.rpartition("/")[2])
def test_statements_come_out_as_a_person_says(name: str) -> None:
    (path,) = (path for path in library() if path.as_posix().endswith(f"/{name}.yaml"))
    text = path.read_text(encoding="utf-8")
    came = {statement: verify(text, statement).verdict for statement in STATEMENTS[name]}
    assert came == STATEMENTS[name]


FIGHT = """
you: {field: [psycho-squad, corpo-security]}
rival: {field: [{card: animals-wrecker, spent: true}], gigs: [d4=3]}
play: [{you: attack psycho-squad -> animals-wrecker}, {rival: pass}]
"""


@pytest.mark.parametrize(
    ("said", "came", "cited"),
    [
        ("psycho-squad was defeated and animals-wrecker was defeated", "no", "fight.lose"),
        ("psycho-squad was defeated and not animals-wrecker was defeated", "yes", "fight.lose"),
        ("psycho-squad and animals-wrecker are on the field", "no", "fight.lose"),
        ("rival gigs includes d4 and psycho-squad lost and animals-wrecker won", "yes", "fight.lose"),
    ],
)
def test_several_things_hold_at_the_same_time(said: str, came: str, cited: str) -> None:
    found = answer(f"{FIGHT}ask: {{holds: {said}}}")
    assert found.verdict == came
    assert cited in [citation.key for citation in found.citations]


def test_parts_that_depend_are_looked_at_on_each_line_by_itself() -> None:
    """Each Gig may be the one that is stolen, and never both are."""
    theft = """
    you: {field: [psycho-squad]}
    rival: {gigs: [d4=3, d6=2]}
    play: [{you: attack psycho-squad -> gigs}, {rival: pass}]
    """
    assert answer(f"{theft}ask: {{holds: d4 was stolen}}").verdict == "depends"
    assert answer(f"{theft}ask: {{holds: d4 was stolen and d6 was stolen}}").verdict == "no"
    assert answer(f"{theft}ask: {{possible: d4 was stolen and you stole 1}}").verdict == "yes"


def test_a_name_with_an_and_in_it_is_a_name() -> None:
    body = "you: {hand: [bonnie-and-clyde]}\nask: {holds: Bonnie and Clyde is in the hand and you hand is 1}"
    assert answer(body).verdict == "yes"


THEFT = """
title: A theft
you: {field: [psycho-squad, {card: corpo-security, as: guard, spent: true}]}
rival: {gigs: [d4=3]}
play: [{you: attack psycho-squad -> gigs}]
"""


@pytest.mark.parametrize(
    ("said", "came"),
    [
        ("no Gig can be stolen", "refuted"),
        ("nothing can be stolen", "refuted"),
        ("I have no Street Cred", "refuted"),
    ],
)
def test_what_can_be_is_not_what_is(said: str, came: str) -> None:
    assert verify(THEFT, said).verdict == came


LOST = """
title: A lost fight
turn: rival
you: {field: [{card: swordwise-huscle, as: guard, gear: [riot-shield]}], gigs: [d4=3]}
rival: {field: [animals-wrecker]}
play: [{rival: attack animals-wrecker -> gigs}, {you: block with guard}, {you: pass}]
"""


@pytest.mark.parametrize(
    ("said", "came"),
    [
        ("guard lost the fight and Animals Wrecker won it", "confirmed"),
        ("riot shield stays on the table", "refuted"),
        ("riot shield leaves the table", "confirmed"),
        ("animals wrecker is still on the table", "confirmed"),
        ("animals wrecker could attack again this turn", "refuted"),
        ("guard does not have lag", "confirmed"),
    ],
)
def test_a_fight_is_spoken_of_in_other_words(said: str, came: str) -> None:
    assert verify(LOST, said).verdict == came


def test_no_street_cred_is_null() -> None:
    assert verify("title: Nothing\nask: {value: turn}\n", "I have no Street Cred").verdict == "confirmed"


@pytest.mark.parametrize(
    "said",
    [
        "psycho-squad attacks again", "psycho-squad attacks twice", "both Gigs are stolen", "the attacker almost wins",
        "if I attack, a Gig is stolen", "a second blocker could block", "the attacker wins without a fight",
        "the d4 is stolen or not", "guard survives twice", "all the Gear is readied",
    ],
)  # fmt: skip
def test_what_is_half_understood_is_refused(said: str) -> None:
    with pytest.raises(ScenarioError, match="cannot read"):
        verify(THEFT, said)
