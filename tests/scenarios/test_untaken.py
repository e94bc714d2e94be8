"""Why nothing happened to a piece: choices that fell on another one, or could not fall on it, and illegal actions."""

from __future__ import annotations

import pytest

from tests.scenarios.helpers import answer, keys

CHOSEN = """
cards:
  jam: {type: program, cost: 0, text: "Spend a rival Unit%s."}
  one: {type: unit, cost: 2, power: 2}
  two: {type: unit, cost: 5, power: 2}
you: {hand: [jam]}
rival: {field: [one, two]}
play: [{you: play jam}, {you: choose one}]
ask: {%s: two spent}
"""


@pytest.mark.parametrize("kind", ["holds", "possible"])
def test_a_choice_that_fell_on_another_piece_is_cited(kind: str) -> None:
    assert keys(answer(CHOSEN % ("", kind)))[0] == "choice.specific-number"


def test_a_piece_that_could_not_be_chosen_is_refused_by_the_rules_of_the_choice() -> None:
    cited = keys(answer((CHOSEN % (" with cost 2 or less", "holds")).replace(", {you: choose one}", "")))
    assert "choice.made-when-instructed" in cited


def test_a_block_that_was_not_legal_says_why_nothing_was_spent() -> None:
    found = answer("""
    turn: rival
    cards: {ghost: {type: unit, power: 2, text: "This Unit can't be blocked."}}
    you: {field: [corpo-security], gigs: [d4=1]}
    rival: {field: [ghost]}
    play: [{rival: attack ghost -> gigs}]
    ask: {possible: corpo-security was spent}
    """)
    assert (found.verdict, keys(found)[0]) == ("no", "golden.cant-beats-can")


def test_a_die_that_could_not_be_rolled_in_yet() -> None:
    found = answer("""
    phase: start
    ask: {possible: you gigs includes d20}
    """)
    assert (found.verdict, keys(found)[0]) == ("no", "start.d20-last")


@pytest.mark.parametrize("asked", ["attacker fought", "victim was defeated"])
def test_an_attack_that_ended_early_says_why_there_was_no_fight(asked: str) -> None:
    found = answer(f"""
    turn: rival
    cards: {{vanish: {{type: program, cost: 0, text: "{{Quick}} Return a friendly Unit to its owner's hand."}}}}
    you: {{field: [{{card: corpo-security, as: victim, spent: true}}], hand: [vanish]}}
    rival: {{field: [{{card: psycho-squad, as: attacker}}]}}
    play: [{{rival: attack attacker -> victim}}, {{you: play vanish}}]
    ask: {{holds: {asked}}}
    """)
    assert (found.verdict, keys(found)[0]) == ("no", "attack.ends-target-left")


def test_what_is_not_there_may_be_expected_by_any_word_for_nothing() -> None:
    for word in ("null", "none", "nothing"):
        assert answer(f"ask: {{value: you street cred, expect: {word}}}").as_expected
    assert answer("ask: {value: you street cred, expect: 0}").as_expected is False


def test_a_card_that_goes_to_its_owner_cites_that_the_owner_never_changes() -> None:
    found = answer("""
    cards: {recall: {type: program, cost: 0, text: "Return a spent Unit to its owner's hand."}}
    you: {hand: [recall]}
    rival: {field: [{card: psycho-squad, owner: you, spent: true}]}
    play: [{you: play recall}]
    ask: {value: you hand}
    """)
    assert (found.value, keys(found)[0]) == (1, "game.control-changes-owner-never")


def test_where_gear_is_cites_first_that_it_goes_where_its_host_goes() -> None:
    found = answer("""
    you: {legends: [{card: v-corporate-exile, face: up, gear: [mantis-blades]}], eddies: 5}
    play: [{you: go solo with v-corporate-exile}, {you: pay 5}]
    ask: {value: where is mantis-blades}
    """)
    assert (found.value, keys(found)[0]) == ("field", "gear.moves-with-host")


def test_what_a_condition_counts_is_not_why_a_piece_was_left_out() -> None:
    found = answer("""
    cards:
      hit: {type: program, text: "If a Rival controls more Gigs than you, defeat a rival Unit with power 4 or less."}
    you: {hand: [hit]}
    rival: {field: [swordwise-huscle, maelstrom-goons], gigs: [d4=1]}
    play: [{you: play hit}]
    ask: {holds: swordwise-huscle was defeated}
    """)
    assert "card.power-total" in keys(found)[:3]
