"""A line of play is told while it is played, and nothing that is told later moves who plays it."""

from __future__ import annotations

import engine
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.table.build import lay_out

ATTACK = """
title: an attack
you: {field: [{card: titan, as: mine}]}
rival: {gigs: [d6=2]}
cards: {titan: {type: unit, power: 3}}
ask: {value: rival gigs}
"""


def bench() -> Bench:
    source = read(ATTACK, "test.yaml")
    return Bench(lay_out(parse(source), source), engine.ruleset())


def attack(line: Line) -> None:
    decision = line.game.decision
    assert decision is not None
    line.send(next(option for option in decision.options() if option[0] == "attack"))


def test_a_line_that_is_told_while_it_is_played_is_told_as_one_that_is_played_again() -> None:
    at_once, afterwards = bench(), bench()
    told, plain = at_once.told_line(), afterwards.line()
    for line in (told, plain):
        attack(line)
        line.send(("end-react",))
    assert told.choices == plain.choices
    one, other = at_once.tell(told.choices), afterwards.tell(plain.choices)
    assert one.steps == other.steps
    assert [event.kind for event in one.events] == [event.kind for event in other.events]
    # It is the very game that the line plays, so nothing was played a second time.
    assert one.game is told.game


def test_telling_of_more_than_a_line_has_played_leaves_the_line_where_it_stands() -> None:
    here = bench()
    line = here.told_line()
    attack(line)
    further = line.twin()
    further.send(("end-react",))
    told = here.tell(further.choices)
    assert told.game is not line.game
    assert line.game.decision is not None
    assert line.game.decision.kind == "react"
    assert line.game.state.attack is not None
    assert "steal-count" in {event.kind for event in told.events}
    assert "steal-count" not in {event.kind for event in line.game.state.events()}
    # The line goes on for itself: an unblocked attack on the Gigs comes to the theft.
    line.send(("end-react",))
    assert line.game.decision is not None
    assert line.game.decision.kind == "steal"


def test_a_line_that_parts_goes_on_untold() -> None:
    here = bench()
    line = here.told_line()
    before = line.game
    line.part()
    assert line.game is not before
    assert line.game.state.fingerprint() == before.state.fingerprint()
    attack(line)
    assert [step.text for step in here.tell(line.choices).steps if step.kind == "choice"] == [
        "attack mine -> gigs"
    ]
