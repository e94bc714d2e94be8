"""Thefts by effect: who steals, what keeps a Gig, and winning by one."""

from __future__ import annotations

import pytest

from engine import Game, Gig, Piece
from engine.effects.tree import (
    Cannot,
    Choose,
    Do,
    Draw,
    Every,
    Give,
    IfYouDo,
    Persistent,
    Pick,
    Steal,
    StealsFewer,
    Step,
    Swap,
    TakeControl,
    Triggered,
)
from engine.effects.values import Comparison, Gigs, PowerOf, Ref, This, Trigger
from tests.engine.build import RIVAL, YOU, cites, do, gigs, kinds, only, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import ANY, FRIENDLY, MINE, RIVALS, THEIRS, gig, values, watcher

# --- steal


def test_a_player_steals_a_gig_by_effect() -> None:
    """No Unit is the actor; the value stays."""
    g = made.cast(
        Steal(gig(THEIRS)), ("die", 7), you=player(field=[watcher("steals", who="you")]),
        rival=player(gigs=gigs(d4=1, d6=5)),
    )  # fmt: skip
    assert values(g) == [5]
    assert drawn(g) == 1
    assert only(g.state.events(), "stole").card is None


def test_a_unit_that_an_effect_names_is_the_actor() -> None:
    """steal.actor-by-effect: 'when this Unit steals' sees it."""
    thief = made.unit(Triggered((Trigger("steals", This()),), Draw(1)), id="thief")
    step = Do((Pick(Choose(FRIENDLY, "unit")), Steal(gig(THEIRS), actor=Ref("unit"))))
    g = made.cast(step, you=player(field=[thief]), rival=player(gigs=gigs(d4=1)))
    do(g, *choose(thief), ("die", 6))
    assert drawn(g) == 1
    assert values(g) == [1]


def test_without_a_rival_gig_nothing_is_stolen() -> None:
    g = made.cast(IfYouDo(Steal(gig(THEIRS)), Draw(1), Draw(2)), you=player(gigs=gigs(d4=1)))
    assert drawn(g) == 2
    idle(g)


def test_of_two_to_steal_all_are_chosen_and_then_move_together() -> None:
    """steal.several-move-together: one theft of two Gigs, each a stolen Gig (steal.each-gig-separate)."""
    mine = player(field=[watcher("steals", who="you"), made.unit(id="second")])
    g = made.cast(Steal(gig(THEIRS, 2)), ("die", 6), you=mine, rival=player(gigs=gigs(d4=1, d6=5, d8=3)))
    assert g.state.sides[YOU].gigs == []
    do(g, ("die", 8))
    assert values(g) == [1, 3]
    assert kinds(g.state.events()).count("stole") == 2
    assert only(g.state.events(), "stole-together").dice[1].sides == 8


def test_up_to_two_may_be_one_or_none() -> None:
    g = made.cast(Steal(gig(THEIRS, 2, up_to=True)), ("done",), rival=player(gigs=gigs(d4=1)))
    assert values(g) == []
    g = made.cast(Steal(gig(THEIRS, 2, up_to=True)), ("die", 6), rival=player(gigs=gigs(d4=1)))
    assert values(g) == [1]
    idle(g)


def thief_with(*abilities, fewer: int = 0, gigs_there: list[Gig] | None = None) -> tuple[Game, Piece]:
    """Your Unit of 3 power is told to steal 1 Gig while the Rival's field has these abilities."""
    thief = made.unit(id="thief")
    guard = made.unit(*abilities, id="guard")
    steps: list[Step] = [Pick(Choose(FRIENDLY, "unit"))]
    if fewer:
        steps.append(Give(Ref("unit"), (StealsFewer(fewer),), "this turn"))
    step = Do((*steps, IfYouDo(Steal(gig(THEIRS), actor=Ref("unit")), Draw(1), Draw(2))))
    theirs = player(field=[guard], gigs=gigs_there or gigs(d4=1, d10=9))
    g = made.cast(step, you=player(field=[thief]), rival=theirs)
    do(g, *choose(thief))
    return g, thief


def test_steals_one_fewer_binds_thefts_by_effect_too() -> None:
    """FAQ on Take Control: 1 less than 1 is none, so 'if you do' is not met."""
    g, _ = thief_with(fewer=1)
    assert values(g) == []
    assert drawn(g) == 2
    idle(g)


def test_a_gig_that_cannot_be_stolen_is_not_stolen_by_effect_either() -> None:
    """Chrome Fang: Gigs with value higher than the Unit's power. The choice is free, the theft fails (9.23.4)."""
    higher = Gigs("friendly", value=Comparison(">", PowerOf(Ref("each"))))
    fang = Persistent(Cannot("steal", higher), RIVALS)
    g, _ = thief_with(fang)
    assert asked(g)[2] == [("die", 6), ("die", 9)]
    do(g, ("die", 9))
    assert values(g) == []
    assert drawn(g) == 2
    cites(only(g.state.events(), "steal-prevented"), "golden.cant-beats-can")
    g, _ = thief_with(fang)
    do(g, ("die", 6))
    assert values(g) == [1]
    assert drawn(g) == 1


def test_a_rival_gig_is_what_is_stolen() -> None:
    """A friendly one is under control already."""
    g = made.cast(IfYouDo(Steal(gig(ANY)), Draw(1), Draw(2)), ("die", 0), you=player(gigs=gigs(d4=1)))
    assert drawn(g) == 2
    assert "stole" not in kinds(g.state.events())


SWAP = Swap(Choose(MINE, "gig"), Choose(THEIRS, "gig2"))
SIX = [Gig(sides, 1, owner=YOU) for sides in (4, 6, 8, 10, 12, 20)]


# --- overtime in mid-effect


@pytest.mark.parametrize("step", [Steal(gig(THEIRS)), TakeControl(gig(THEIRS))])
@pytest.mark.parametrize("overtime", [True, False])
def test_the_seventh_gig_wins_at_once_in_overtime(step: Steal | TakeControl, overtime: bool) -> None:
    """win.overtime-seven-gigs: in the middle of the effect; before overtime only at a start of turn."""
    dice = [Gig(d.sides, 1, owner=YOU) for d in SIX]
    theirs = player(gigs=[Gig(4, 1, owner=RIVAL)])
    g = made.cast(Do((step, Draw(1))), ("die", 6), you=player(gigs=dice), rival=theirs, overtime=overtime)
    assert (g.outcome is not None) is overtime
    assert drawn(g) == (0 if overtime else 1)


def test_a_swap_changes_nobodys_number_of_gigs() -> None:
    """Six and six: nobody has seven, before or after."""
    theirs = player(gigs=[Gig(d.sides, 1, owner=RIVAL) for d in SIX])
    mine = player(gigs=[Gig(d.sides, 1, owner=YOU) for d in SIX])
    g = made.cast(SWAP, ("die", 0), ("die", 7), you=mine, rival=theirs, overtime=True)
    assert g.outcome is None
    idle(g)


def test_stealing_all_gigs_is_stealing_fewer_too() -> None:
    """'It steals all rival Gigs' by a Unit that steals 1 fewer: one of them stays."""
    thief = made.unit(Persistent(StealsFewer(1)), id="thief")
    step = Do((Pick(Choose(FRIENDLY, "unit")), Steal(Every(THEIRS, "gigs"), actor=Ref("unit"))))
    g = made.cast(step, you=player(field=[thief]), rival=player(gigs=gigs(1, 1, 1)))
    do(g, *choose(thief))
    while asked(g)[0] != "main":
        do(g, asked(g)[2][0])
    assert len(values(g)) == 2
