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
        "psycho-squad attacks on and on", "both Gigs are stolen", "the attacker almost wins",
        "if I attack, a Gig is stolen", "a second blocker could block", "the attacker wins without a fight",
        "the d4 is stolen or not", "guard survives twice", "all the Gear is readied",
    ],
)  # fmt: skip
def test_what_is_half_understood_is_refused(said: str) -> None:
    with pytest.raises(ScenarioError, match="cannot read"):
        verify(THEFT, said)


SIDE_BY_SIDE = """
title: Side by side
turn: rival
you:
  field: [{card: corpo-security, as: guard}, {card: delamain-cab, as: tired, spent: true}]
  hand: 2
  gigs: [d4=3, d6=2]
rival: {field: [animals-wrecker], gigs: [d8=1]}
play: [{rival: attack animals-wrecker -> gigs}, {you: block with guard}, {you: pass}]
"""


@pytest.mark.parametrize(
    ("said", "came"),
    [
        ("my Street Cred is higher than the Rival's", "confirmed"),
        ("the Rival has more Gigs than me", "refuted"),
        ("I have fewer cards in hand than my opponent", "refuted"),
        ("guard has less power than Animals Wrecker", "confirmed"),
        ("animals-wrecker is stronger than tired", "confirmed"),
        ("we both have the same Street Cred", "refuted"),
        ("guard could have attacked", "refuted"),
        ("guard could have blocked", "confirmed"),
        ("tired could have blocked", "refuted"),
        ("I could have blocked with tired", "refuted"),
        ("Animals Wrecker could have attacked tired instead", "confirmed"),
        ("Animals Wrecker could have attacked guard instead", "refuted"),
        ("one Unit is defeated", "confirmed"),
        ("two Units die", "refuted"),
        ("I lost exactly one Unit", "confirmed"),
        ("the Rival lost no Units", "confirmed"),
        ("I have one spent Unit", "confirmed"),
        ("three of my Legends are face-down", "confirmed"),
        ("guard is defeated because it lost the fight", "confirmed"),
        ("guard is defeated because it has less power than Animals Wrecker", "confirmed"),
        ("guard is defeated because it won the fight", "refuted"),
        ("guard blocks but it dies", "confirmed"),
        ("guard is defeated but tired is not", "confirmed"),
        ("the attack is blocked and no Gig is stolen", "confirmed"),
        ("the attack is blocked and a Gig is stolen", "refuted"),
        ("I can't block with tired, and guard dies", "confirmed"),
        ("guard, tired and Animals Wrecker are all spent", "refuted"),
        ("guard dies, since it has less power", "confirmed"),
        ("Animals Wrecker has less power", "refuted"),
        ("tired is stronger than before", "refuted"),
        ("the power of Animals Wrecker does not change", "confirmed"),
        ("I only lost one Unit", "confirmed"),
        ("guard is defeated by Animals Wrecker", "confirmed"),
        ("my d4 is safe", "confirmed"),
        ("my Street Cred does not change", "confirmed"),
        ("my Street Cred goes up by 2", "refuted"),
        ("my d4 has a higher value than my d6", "confirmed"),
        ("the d4 is increased by 1", "refuted"),
        ("no Gig was adjusted", "confirmed"),
        ("Animals Wrecker can steal my d4", "refuted"),
    ],
)
def test_what_is_said_side_by_side_is_compared_counted_and_given_its_reason(said: str, came: str) -> None:
    assert verify(SIDE_BY_SIDE, said).verdict == came


def test_a_reason_that_is_so_but_decides_nothing_is_not_confirmed() -> None:
    with pytest.raises(ScenarioError, match="no rule cited says that the one is the reason"):
        verify(SIDE_BY_SIDE, "guard is defeated because I have two cards in hand")


STOLEN = """
title: A Gig is stolen
turn: rival
you: {gigs: [d4=3]}
rival: {field: [animals-wrecker]}
play: [{rival: attack animals-wrecker -> gigs}, {you: pass}]
"""


def test_a_gig_that_is_stolen_is_not_safe() -> None:
    """A die is never defeated, so "safe" is no word about that."""
    assert verify(STOLEN, "my d4 is safe").verdict == "refuted"
    with pytest.raises(ScenarioError, match="cannot read"):
        verify(STOLEN, "my d4 survives")


HERALD = """
title: The attacker draws as it attacks
turn: rival
cards: {herald: {type: unit, power: 5, text: "{Attack} Draw 1."}}
you: {field: [corpo-security], gigs: [d6=1]}
rival: {field: [herald]}
play: [{rival: attack herald -> gigs}, {you: block with corpo-security}, {you: pass}]
"""


@pytest.mark.parametrize(
    ("said", "came"),
    [
        ("the attacker draws first, then I block", "confirmed"),
        ("I block first, then the attacker draws", "refuted"),
        ("the attacker draws after the block", "refuted"),
        ("Corpo Security dies after the block", "confirmed"),
        ("Corpo Security is in the trash after the fight", "confirmed"),
        ("only herald survives", "confirmed"),
        ("the attack ends without a theft", "confirmed"),
        ("Corpo Security dies by blocking", "confirmed"),
        ("herald dies by attacking", "refuted"),
    ],
)
def test_what_stands_beside_a_statement_is_settled_with_it(said: str, came: str) -> None:
    assert verify(HERALD, said).verdict == came


def test_what_the_end_does_not_tell_of_a_moment_that_has_passed_is_refused() -> None:
    with pytest.raises(ScenarioError, match="which moment is meant"):
        verify(HERALD, "Corpo Security is ready when herald attacks")
