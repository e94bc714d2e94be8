"""Statements about a scenario: how words are read, what comes of them, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import scenarios
from scenarios import ScenarioError
from scenarios.claims import verification_text, verify
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read

# A Unit of power 10 attacks the Gig area, one of power 2 with Lag blocks and loses the fight (9.9.1, 9.17.1).
BLOCKED = """\
turn: rival
you:
  field: [{card: corpo-security, lag: true}]
  gigs: [d8=5]
rival:
  field: [animals-wrecker]
play:
  - rival: attack animals-wrecker -> gigs
  - you: block with corpo-security
  - you: pass
"""
# One of two Gigs is stolen (power 7), and the attacker chooses which (9.22).
OPEN = """\
title: Which Gig is stolen?
you: {field: [delamain-cab]}
rival: {gigs: [d4=3, d10=10]}
play:
  - you: attack delamain-cab -> gigs
  - rival: pass
"""


@pytest.mark.parametrize(
    ("claim", "read_as"),
    [
        ("the attacker is defeated", "holds: rival.animals-wrecker was defeated"),
        ("The blocker isn't defeated.", "holds: not you.corpo-security was defeated"),
        ("Corpo Security dies", "holds: Corpo Security was defeated"),
        ("my Unit survives", "holds: not you.corpo-security was defeated"),
        ("the defender does not survive", "holds: you.corpo-security was defeated"),
        ("the defender ends up in the trash", "holds: you.corpo-security area is trash"),
        ("The Rival steals a Gig", "holds: rival stole >= 1"),
        ("my opponent steals 2 Gigs", "holds: rival stole is 2"),
        ("I don't draw a card", "holds: you drew is 0"),
        ("you don't draw any cards", "holds: you drew is 0"),
        ("the rival steals d8", "holds: d8 was stolen and d8 controller is rival"),
        ("the rival attacks Corpo Security", "holds: Corpo Security was attacked"),
        ("my gigs include d8", "holds: you gigs includes d8"),
        ("I have one gig", "holds: you gig count is 1"),
        ("you have at least 2 gigs", "holds: you gig count >= 2"),
        ("nobody wins the game", "holds: winner is nobody"),
        ("I lose the game", "holds: winner is rival"),
        ("the rival's Unit has 10 power", "holds: rival.animals-wrecker power is 10"),
        ("Animals Wrecker's power is at least 8", "holds: Animals Wrecker's power >= 8"),
        ("corpo security has blocker", "holds: corpo security keywords includes BLOCKER"),
        ("the attacker has no blocker", "holds: rival.animals-wrecker keywords excludes blocker"),
        ("the attacker wins the fight", "holds: rival.animals-wrecker won"),
        ("the attacker does not block", "holds: not rival.animals-wrecker blocked"),
        ("d8 was stolen", "holds: d8 was stolen"),
        ("d8 might be stolen", "possible: d8 was stolen"),
        ("the rival may pass", "legal: rival pass"),
        ("the rival can't pass", "not legal: rival pass"),
        ("the rival must pass", "forced: rival pass"),
        ("the rival doesn't have to pass", "not forced: rival pass"),
        ("the attacker can attack my gigs", "legal: rival attack rival.animals-wrecker -> gigs"),
        ("the attack is legal", "the play is legal"),
        ("the block is illegal", "not the play is legal"),
        ("the attacker is spent right now", "holds: rival.animals-wrecker spent (now)"),
        (
            "the attacker is ready at the end of the turn",
            "holds: rival.animals-wrecker ready (at the end of turn)",
        ),
        (
            "the blocker is defeated before the attacker is defeated",
            "order: you.corpo-security was defeated before rival.animals-wrecker was defeated",
        ),
        ("holds: the blocker is defeated", "holds: you.corpo-security was defeated"),
        ("rival street cred >= 1", "holds: rival street cred >= 1"),
    ],
)
def test_words_are_read_as_the_question_that_they_mean(claim: str, read_as: str) -> None:
    assert verify(BLOCKED, claim).read_as == read_as


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("the attacker is defeated", "refuted"),
        ("the attacker is not defeated", "confirmed"),
        ("the blocker is defeated", "confirmed"),
        ("the rival steals a Gig", "refuted"),
        ("Animals Wrecker's power is at least 8", "confirmed"),
        ("Animals Wrecker's power is more than 10", "refuted"),
        ("the block is legal", "confirmed"),
        ("the block is illegal", "refuted"),
        ("the rival must pass", "refuted"),
        ("the rival doesn't have to pass", "confirmed"),
        ("I may pass", "refuted"),
    ],
)
def test_a_statement_is_confirmed_or_refuted(claim: str, verdict: str) -> None:
    assert verify(BLOCKED, claim).verdict == verdict


def test_what_decides_is_shown_with_its_rules_and_the_play() -> None:
    found = verify(BLOCKED, "the blocker is defeated")
    assert found.deciding is not None
    assert found.citations[0].key in found.deciding.keys
    assert "loses the fight" in found.observed
    assert found.citations[0].key == "fight.lose"
    assert found.trace[0].text == "attack animals-wrecker -> gigs"
    text = verification_text(found)
    assert text.startswith("CONFIRMED: the blocker is defeated  (edition 2026-11)")
    for rule in found.citations:
        assert rule.key in text


def test_what_a_unit_can_do_is_asked_of_the_choice_that_is_open() -> None:
    react = BLOCKED.split("  - you: block")[0]
    found = verify(react, "Corpo Security can block")
    assert (found.verdict, found.read_as) == ("confirmed", "holds: Corpo Security can block (now)")
    assert verify(react, "I can attack with Corpo Security").verdict == "refuted"
    assert (
        verify(BLOCKED, "the rival can attack with the attacker").read_as
        == "holds: rival.animals-wrecker can attack (now)"
    )


def test_what_depends_has_a_line_to_each_side() -> None:
    found = verify(OPEN, "the d10 is stolen")
    assert found.verdict == "depends"
    lines = {outcome.result: outcome.line for outcome in found.outcomes}
    assert lines == {"it holds": ["you: choose d10=10"], "it does not hold": ["you: choose d4=3"]}
    assert verify(OPEN, "the d10 can be stolen").verdict == "confirmed"
    assert verify(OPEN, "I steal 1 gig").verdict == "confirmed"


def test_a_compared_value_is_observed() -> None:
    assert verify(BLOCKED, "my gigs include d10").observed == "you gigs: d8=5."
    # A card in the trash counts as ready: where it lies is shown too.
    assert "trash" in verify(BLOCKED, "the blocker stays ready").observed


def test_a_statement_on_an_illegal_play_says_so() -> None:
    play = OPEN.replace("{field: [delamain-cab]}", "{field: [{card: delamain-cab, spent: true}]}")
    found = verify(play, "d10 was stolen")
    assert found.verdict == "illegal"
    assert verify(play, "the attack is legal").verdict == "refuted"
    assert verify(play, "the attack is illegal").verdict == "confirmed"
    assert "attack.choose-attacker" in [rule.key for rule in verify(play, "the attack is legal").citations]


def test_the_questions_and_expectations_of_the_scenario_are_left_aside() -> None:
    asked = BLOCKED.replace("  - you: pass\n", "  - ask: {legal: you pass, expect: no}\n  - you: pass\n")
    asked += "expect: no\nask: {value: you gigs, expect: [d4=1]}\n"
    assert verify(asked, "the blocker is defeated").hash == verify(BLOCKED, "the blocker is defeated").hash


def test_a_line_behind_a_question_keeps_its_place_in_messages() -> None:
    asked = BLOCKED.replace(
        "  - you: block", "  - ask: {legal: you pass}\n  - you: block with zorg\n  - you: block"
    )
    with pytest.raises(ScenarioError, match=r"fight.yaml:10: .*zorg"):
        verify(asked, "the attacker is defeated", source="fight.yaml")


def test_the_blocker_is_nobody_where_two_have_blocked() -> None:
    two = """
title: Two block
turn: rival
cards:
  wall: {type: unit, power: 2, text: "{Blocker}"}
  fence: {type: unit, power: 1, text: "{Blocker}"}
  brute: {type: unit, power: 5}
you: {field: [wall, fence], gigs: [d4=1]}
rival: {field: [brute]}
play: [{rival: attack brute -> gigs}, {you: block with wall}, {you: block with fence}, {you: pass}]
"""
    with pytest.raises(ScenarioError, match="the blocker"):
        verify(two, "the blocker is defeated")
    assert verify(two, "the defender is defeated").verdict == "confirmed"


def test_data_is_taken_as_text_is() -> None:
    data = {
        "you": {"field": ["delamain-cab"]},
        "rival": {"gigs": ["d4=3"]},
        "play": [{"you": "attack delamain-cab -> gigs"}, {"rival": "pass"}],
    }
    assert verify(data, "I steal d4").verdict == "confirmed"
    assert verify(data, "d4 was stolen", edition="2026-08").edition == "2026-08"


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("", "empty"),
        ("x" * 501, "501 characters"),
        ("the weather is fine", "Nearest forms"),
        ("zorg is defeated", "its pieces are corpo-security, animals-wrecker"),
        ("if the attacker is defeated, the blocker survives", "One statement at a time"),
        ("I think that the attacker is defeated", "Nearest forms"),
        ("Animals Wrecker's power is rather high", "Nearest forms"),
        ("my gigs include a shiny one", "Nearest forms"),
        ("the attacker is in the kitchen", "Nearest forms"),
        ("value: you gigs", "more than yes or no"),
        ("legal: you block with zorg", "there is no piece `zorg`"),
        ("the rival can sell a card", "there is no piece `a card`"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_nearest_forms(claim: str, said: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        verify(BLOCKED, claim)
    (problem,) = refused.value.problems
    assert problem.place == "claim"
    assert said in problem.message


def test_a_piece_that_is_named_as_a_value_of_the_game_is_told_from_it() -> None:
    named = BLOCKED.replace("{card: corpo-security, ", "{card: corpo-security, as: target, ").replace(
        "with corpo-security", "with target"
    )
    assert verify(named, "target is in the trash").read_as == "holds: the target area is trash"
    assert verify(named, "target is defeated").verdict == "confirmed"
    assert verify(OPEN, "target is gigs now").read_as == "holds: target is gigs (now)"


def test_words_for_a_piece_that_may_be_several_are_refused() -> None:
    two = BLOCKED.replace("[animals-wrecker]", "[animals-wrecker, delamain-cab]")
    with pytest.raises(ScenarioError, match="its pieces are"):
        verify(two, "the rival's Unit is spent")
    assert verify(two, "the attacker is spent").verdict == "confirmed"


@pytest.mark.parametrize("scenario", ["[]", "a: [b", "trun: rival", "you: {field: [corpo-securty]}"])
def test_a_scenario_that_is_wrong_is_refused(scenario: str) -> None:
    with pytest.raises(ScenarioError):
        verify(scenario, "you win")


WORDS = (
    "the", "a", "not", "can", "may", "must", "is", "are", "be", "has", "wins", "steals", "draws", "defeated", "spent",
    "attacker", "blocker", "my", "Unit", "I", "you", "rival", "rival's", "Corpo Security", "animals-wrecker", "d8",
    "gigs", "power", "2", ">=", "at least", "in", "trash", "before", "now", "block", "attack", "with", "->", "pass",
    "[", "]", ":", "holds:", "legal:", "always:", "order:", "€$", "\x00", "ß", '"', ".",
)  # fmt: skip


@given(st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join))
@settings(max_examples=150, deadline=None)
def test_any_words_are_settled_or_refused(claim: str) -> None:
    places: set[str] = set()
    try:
        verify(BLOCKED, claim)
    except ScenarioError as error:
        places = {problem.place for problem in error.problems}
    assert places <= {"claim"}


@pytest.mark.parametrize(
    "path", [path for path in scenarios.library() if path.parent.name in ("general", "rules")]
)
def test_what_the_library_expects_is_confirmed_as_a_statement(path: Path) -> None:
    """Every answer that a person has written down is a statement; none may be read as something else."""
    text = path.read_text(encoding="utf-8")
    for question in parse(read(text, path.name)).ask:
        said = question.expect
        if question.until != "main phase" or question.since != "start" or said is None:
            continue
        if question.value is not None and said != "depends":
            value = said if isinstance(said, str) else f"[{', '.join(said)}]"
            assert verify(text, f"{question.value.text()} is {value}").verdict == "confirmed"
        elif question.kind in ("legal", "forced", "possible", "always") and said in ("yes", "no"):
            assert verify(text, question.text()).verdict == {"yes": "confirmed", "no": "refuted"}[str(said)]


def test_a_card_that_an_effect_removed_was_removed() -> None:
    text = """
    title: Alt leaves the game
    you: {field: [{card: alt-cunningham-soulkiller-architect, as: alt}]}
    rival: {gigs: [d4=1]}
    play: [{you: attack alt -> gigs}, {rival: pass}, {you: use alt}]
    """
    for statement in (
        "holds: alt was removed",
        "Alt can be removed from the game",
        "my Rival's d4 is not safe",
    ):
        assert verify(text, statement).verdict == "confirmed"
    assert verify(text, "d4 is safe").verdict == "refuted"


def test_how_often_a_unit_did_something_can_be_said() -> None:
    text = """
    title: Two at once
    you: {field: [{card: animals-wrecker, as: brute}]}
    rival: {gigs: [d4=1, d6=1]}
    play: [{you: attack brute -> gigs}, {rival: pass}]
    """
    for statement in ("holds: brute stole is 2", "brute stole both Gigs", "the Rival's d4 was stolen"):
        assert verify(text, statement).verdict == "confirmed"
    assert verify(text, "holds: brute stole is 1").verdict == "refuted"


def test_what_a_unit_can_do_is_seen_where_an_action_can_be_taken() -> None:
    """The play ends while it is open how the Legend is paid for; it can attack as soon as it is there."""
    text = """
    title: Solo
    cards: {boss: {type: legend, cost: 1, power: 2, text: "{Go Solo}"}}
    you: {legends: [{card: boss, face: up}]}
    rival: {gigs: [d4=1]}
    play: [{you: go solo with boss}]
    """
    assert verify(text, "the boss can attack this turn").verdict == "confirmed"


def test_power_told_as_a_bonus_is_compared_with_what_it_was() -> None:
    text = """
    title: A dose
    cards: {dose: {type: program, cost: 0, text: "Give a friendly Unit +3 power this turn."}}
    you: {hand: [dose], field: [{card: psycho-squad, gear: mantis-blades}]}
    play: [{you: play dose}]
    """
    came = {said: verify(text, f"Psycho Squad gets {said} power").verdict for said in ("+3", "+2", "-3")}
    assert came == {"+3": "confirmed", "+2": "refuted", "-3": "refuted"}
