"""Fights that an effect brings about, and attacks that it redirects to the Gig area."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    Choose,
    Do,
    Draw,
    Fight,
    If,
    Keyword,
    Persistent,
    Power,
    Redirect,
    Resolve,
    Triggered,
    While,
)
from engine.effects.values import Cards, Not, Ref, This, Trigger, WonFight
from tests.engine.build import do, eddies, game, gigs, now, player
from tests.engine.effects import made
from tests.engine.effects.made import drawn, idle

FIGHT = Fight(Choose(Cards(("Unit",), "friendly"), "unit"), Choose(Cards(("Unit",), "rival"), "unit2"))


@pytest.mark.parametrize(("mine", "theirs"), [(5, 3), (3, 5), (4, 4), (0, 0)])
def test_each_loser_is_defeated(edition: str, mine: int, theirs: int) -> None:
    one, other = made.unit(id="one", power=mine), made.unit(id="other", power=theirs)
    g = made.cast(FIGHT, you=player(field=[one]), rival=player(field=[other]), edition=edition)
    do(g, *made.choose(one, other))
    lost = (mine <= theirs and theirs > 0, theirs <= mine and mine > 0)
    assert tuple(now(g, piece).area == "trash" for piece in (one, other)) == lost
    assert "attacked" not in g.state.log
    idle(g)


@pytest.mark.parametrize(
    ("asked", "mine", "theirs", "cards"),
    [
        (WonFight(Ref("unit")), 5, 3, 1),
        (WonFight(Ref("unit")), 3, 5, 0),
        (WonFight(Ref("unit")), 3, 3, 0),
        (WonFight(Ref("unit"), lost=True), 3, 3, 1),
        (WonFight(Ref("unit2"), lost=True), 5, 3, 1),
        (Not(WonFight(Ref("unit"))), 3, 3, 1),
    ],
)
def test_how_it_came_out(asked: WonFight | Not, mine: int, theirs: int, cards: int) -> None:
    one, other = made.unit(id="one", power=mine), made.unit(id="other", power=theirs)
    you = player(field=[one], deck=made.filler(3))
    g = made.cast(Do((FIGHT, If(asked, Draw()))), you=you, rival=player(field=[other]))
    do(g, *made.choose(one, other))
    assert drawn(g) == cards


def test_without_two_units_nobody_fights() -> None:
    one = made.unit(id="one")
    you = player(field=[one], deck=made.filler(3))
    g = made.cast(Do((FIGHT, If(WonFight(Ref("unit")), Draw()))), you=you)
    do(g, *made.choose(one))
    assert "fought" not in g.state.log
    assert drawn(g) == 0


def test_what_counts_while_fighting_counts_and_what_it_sets_off_waits() -> None:
    brave = Persistent(While("fighting", Power(3)))
    cheer = Triggered((Trigger("wins-fight", This()),), Draw())
    one, other = made.unit(brave, cheer, id="one", power=3), made.unit(id="other", power=5)
    you = player(field=[one], deck=made.filler(3))
    g = made.cast(FIGHT, you=you, rival=player(field=[other]))
    do(g, *made.choose(one, other))
    assert (now(g, one).area, now(g, other).area) == ("field", "trash")
    kinds = [e.kind for e in g.state.events()]
    assert kinds.index("defeated") < kinds.index("drew")
    assert made.power_of(g, one) == 3


def test_an_attack_goes_on_against_the_gig_area(edition: str) -> None:
    turn = made.program(Keyword("QUICK"), Resolve(Redirect(None)), id="turn")
    runner = made.unit(id="runner")
    target = made.unit(id="target", spent=True)
    rival = player(field=[target], hand=[turn], gigs=gigs(1), eddies=eddies(1))
    g = game(player(field=[runner]), rival, edition=edition)
    do(g, ("attack", runner.uid, target.uid), ("play", turn.uid), ("end-react",))
    if g.decision is not None and g.decision.kind == "steal":
        do(g, next(iter(g.decision.options())))
    assert now(g, target).area == "field"
    assert len(g.state.sides[0].gigs) == 1
