"""Facts that a scenario lacks, and putting them in."""

from __future__ import annotations

import pytest

import scenarios
from scenarios import MissingFact, ScenarioError
from scenarios.facts import rule_with

DIG = """\
title: How many cards do I hold then?
cards: {digger: {type: program, cost: 0, text: "Trash 2. Add a Unit from among the trashed cards to your hand."}}
you: {hand: [digger]%s}
play: [{you: play digger}]
ask: {value: you hand}
"""


def missing(text: str) -> MissingFact:
    (fact,) = scenarios.run_text(text).missing_facts
    return fact


def test_a_missing_fact_says_what_to_ask_and_where_it_belongs() -> None:
    fact = missing(DIG % "")
    assert (fact.place, fact.positions) == ("you.deck.top", [0, 1])
    assert fact.question == "Which are the 2 unknown cards on top of your deck, from the top?"
    known = missing(DIG % ", deck: {top: [mantis-blades], more: 5}")
    assert (known.question, known.positions) == (
        "Which is the unknown card on top of your deck, from the top?",
        [1],
    )
    assert "Write it under `you.deck.top`." in scenarios.render_text(scenarios.run_text(DIG % ""))


def test_the_answer_is_put_in_and_settles_the_ruling() -> None:
    fact = missing(DIG % "")
    found = rule_with(DIG % "", [(fact, "Mantis Blades, psycho-squad")])
    assert (found.verdict, found.answer, found.missing) == ("yes", "you hand: 1.", [])
    none = rule_with(DIG % "", [(fact, "Mantis Blades; Detonate")])
    assert (none.answer, none.missing) == ("you hand: 0.", [])
    written = scenarios.run_text(DIG % ", deck: {top: [mantis-blades, psycho-squad], more: 28}")
    assert (found.answers, found.trace) == (written.answers, written.trace)
    assert len({found.hash, none.hash, scenarios.run_text(DIG % "").hash}) == 3


def test_part_of_an_answer_leaves_the_rest_open() -> None:
    fact = missing(DIG % "")
    assert rule_with(DIG % "", [(fact, "Mantis Blades")]).missing_facts[0].positions == [1]


@pytest.mark.parametrize(
    ("answer", "said"),
    [("zorg", "no card `zorg`"), ("", "name 2 cards"), ("detonate, detonate, detonate", "name 2 cards")],
)
def test_an_answer_that_names_no_card_is_refused(answer: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=said) as refused:
        rule_with(DIG % "", [(missing(DIG % ""), answer)])
    assert refused.value.problems[0].place == "you.deck.top"
