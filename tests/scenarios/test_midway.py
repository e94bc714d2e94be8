"""An answer says at which moment it holds, where the play leaves that open, and which way to play it is about."""

import pytest

from tests.scenarios.helpers import answer, keys, rule

ATTACK = """
cards: {thug: {type: unit, cost: 2, power: 3}}
you: {field: [thug]}
rival: {gigs: [d4=1]}
play: [{you: attack thug -> gigs}, {ask: {value: rival gigs}}, {rival: pass}]
"""


def test_a_question_in_the_middle_says_that_it_looks_ahead() -> None:
    found = rule(f"{ATTACK}ask: {{value: rival gigs}}")
    asked, at_the_end = found.answers
    assert "once the Main Phase is open again; at this point of the play it is d4=1" in asked.answer
    assert at_the_end.answer == "rival gigs: none."


@pytest.mark.parametrize("until", ["now", "end of attack"])
def test_where_it_is_the_same_or_read_at_once_nothing_is_said(until: str) -> None:
    body = ATTACK.replace("value: rival gigs", f"value: you hand, until: {until}")
    assert rule(body).answers[0].answer == "you hand: 0."


def test_now_says_which_choice_is_open_where_it_has_one_option() -> None:
    found = answer(ATTACK.replace("{ask: {value: rival gigs}}, ", "") + "ask: {value: you gigs, until: now}")
    assert found.answer == "you gigs: none. (Now is while you choose which Gig to steal.)"


def test_a_price_that_is_another_one_without_go_solo_says_so() -> None:
    body = """
    cards:
      tax: {type: unit, cost: 2, power: 2, text: "Rivals must pay +2 €$ to use {Go Solo}."}
      boss: {type: legend, cost: 3, power: 5, text: "{Go Solo}"}
    you: {legends: [{card: boss, face: up}]}
    rival: {field: [tax]}
    ask: {value: boss price}
    """
    found = answer(body)
    assert (found.value, "played without, it costs 3" in found.answer) == (5, True)
    assert "without" not in answer(body.replace("field: [tax]", "field: []")).answer


@pytest.mark.parametrize("move", ["pass", "sell mantis-blades"])
def test_the_attacker_acts_no_further_while_the_other_player_may_react(move: str) -> None:
    """Not even where that player has no reaction, so that only ending the React Step is left."""
    body = f"""
    turn: rival
    you: {{field: [{{card: corpo-security, spent: true}}], legends: []}}
    rival: {{field: [psycho-squad], hand: [mantis-blades]}}
    play: [{{rival: attack psycho-squad -> corpo-security}}]
    ask: {{legal: rival {move}}}
    """
    found = answer(body)
    assert (found.verdict, keys(found)[0]) == ("no", "react.defending-player-only")
