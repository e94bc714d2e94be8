"""Replacements and windows of thefts, draws and rolls."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Choose,
    Defeat,
    Do,
    Draw,
    Every,
    Keyword,
    Move,
    Prevent,
    Replacement,
    Reroll,
    Resolve,
    Steal,
    TrashTop,
    Triggered,
)
from engine.effects.values import Comparison, Gigs, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    all_but,
    do,
    game,
    gigs,
    now,
    only,
    player,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, drawn, idle
from tests.engine.effects.stock import NO, RIVALS, YES, instead_of_defeat

# --- steal


def thief(power: int = 3) -> Piece:
    return made.unit(Triggered((Trigger("steals", This()),), Draw(1)), id="thief", power=power)


def steal_window(*abilities: Replacement, edition: str, power: int = 3, **rival) -> tuple[Game, Piece]:
    """Your Unit attacks d4=1 and d10=9 of a Rival with these abilities, up to the first choice of a Gig."""
    robber = thief(power)
    theirs = player(field=[made.unit(*abilities, id="guard")], gigs=gigs(d4=1, d10=9), **rival)
    g = game(player(field=[robber]), theirs, edition=edition)
    do(g, ("attack", robber.uid, GIGS), ("end-react",))
    return g, robber


def test_a_theft_is_prevented(edition: str) -> None:
    """steal.prevention-window: mandatory, only of the Gigs it speaks of."""
    high = Gigs("friendly", value=Comparison(">=", 5))
    g, _ = steal_window(
        Replacement("steal", Prevent(), subject=RIVALS, gig=high, instead=False), edition=edition, power=10
    )
    do(g, ("die", 9), ("die", 6))
    assert g.state.sides[YOU].gigs == [6]
    assert drawn(g) == 1
    assert only(g.state.events(), "steal-prevented").die is not None
    idle(g)


def test_a_theft_is_replaced(edition: str) -> None:
    """'If a friendly Gig would be stolen, trash the top card of your deck instead.'"""
    g, _ = steal_window(Replacement("steal", TrashTop(1), gig=Gigs("friendly")), edition=edition)
    do(g, ("die", 6))
    assert g.state.sides[YOU].gigs == []
    assert len(g.state.sides[RIVAL].trash) == 1
    assert drawn(g) == 0
    idle(g)


def test_a_window_that_does_not_prevent_lets_the_theft_go_on(edition: str) -> None:
    """An effect on 'would steal' resolves between the choice and the move, and is neither pending nor a replacement."""
    g, _ = steal_window(Replacement("steal", Draw(1), subject=RIVALS, instead=False), edition=edition)
    events = do(g, ("die", 6))
    assert drawn(events, RIVAL) == 1
    assert g.state.sides[YOU].gigs == [6]
    order = [e.kind for e in events if e.kind in ("drew", "stole", "pending")]
    assert order[:2] == ["drew", "stole"]
    idle(g)


def test_a_window_opens_inside_another_effect(edition: str) -> None:
    """Register `would-be-stolen-during-an-effect`; the player who steals by effect without a Unit is 'who'."""
    guard = made.unit(Replacement("steal", Prevent(), who="rival", instead=False), id="guard")
    theirs = player(field=[guard], gigs=gigs(d4=1))
    g = made.cast(
        Do((Steal(Choose(Gigs("rival"), "gig")), Draw(1))), ("die", 6), rival=theirs, edition=edition
    )
    assert g.state.sides[YOU].gigs == []
    assert drawn(g) == 1


# --- draw and roll


def test_each_draw_may_be_replaced(edition: str) -> None:
    """'If you would draw, trash 1 instead': also the draw of the Start Phase, also from an empty deck."""
    reader = made.legend(Replacement("draw", TrashTop(1), who="you"), id="reader", cost=None)
    g = made.cast(Draw(2), you=player(legends=[reader]), edition=edition)
    assert drawn(g) == 0
    assert len(g.state.sides[YOU].trash) == 3
    reader = made.legend(Replacement("draw", Move(This(), "removed"), who="you"), id="reader", cost=None)
    g = game(player(legends=[reader], deck=[]), edition=edition, phase="start")
    assert g.outcome is None
    assert now(g, reader).area == "removed"


def test_the_rivals_draw_is_not_yours(edition: str) -> None:
    reader = made.legend(Replacement("draw", TrashTop(1), who="you"), id="reader", cost=None)
    g = made.cast(Draw(1, "rival"), you=player(legends=[reader]), edition=edition)
    assert drawn(g, RIVAL) == 1


def test_an_optional_replacement_of_a_draw(edition: str) -> None:
    reader = made.legend(Replacement("draw", TrashTop(1), who="you", optional=True), id="reader", cost=None)
    g = made.cast(Draw(2), YES, NO, you=player(legends=[reader]), edition=edition)
    assert drawn(g) == 1
    assert len(g.state.sides[YOU].trash) == 2


@pytest.mark.parametrize("who", ["you", "rival"])
def test_a_roll_in_of_such_a_player(edition: str, who: str) -> None:
    again = Replacement("roll-in", Reroll(), who="you" if who == "you" else "rival", instead=False)
    kerry = made.legend(again, id="kerry", cost=None)
    g = game(player(legends=[kerry], gigs=all_but(4)), edition=edition, phase="start")
    do(g, ("die", 0), ("roll", 1), *([("roll", 3)] if who == "you" else []))
    assert g.state.dice[0].value == (3 if who == "you" else 1)
    idle(g)


def test_a_roll_in_of_such_a_gig(edition: str) -> None:
    """'If you roll in a min Gig': asked of what was rolled; once for each roll-in, though the new roll is a 1 too."""
    again = Replacement("roll-in", Reroll(), who="you", gig=Gigs(extreme="min"), instead=False)
    kerry = made.legend(again, id="kerry", cost=None)
    g = game(player(legends=[kerry], gigs=all_but(4)), edition=edition, phase="start")
    do(g, ("die", 0), ("roll", 1), ("roll", 1))
    assert g.state.dice[0].value == 1
    idle(g)


def test_a_face_down_legend_replaces_nothing(edition: str) -> None:
    reader = made.legend(Replacement("draw", TrashTop(1), who="you"), id="reader", face_up=False)
    g = made.cast(Draw(1), you=player(legends=[reader]), edition=edition)
    assert drawn(g) == 1


def test_a_replacement_in_the_middle_of_a_program_lets_the_rest_go_on(edition: str) -> None:
    saved = made.unit(instead_of_defeat(TrashTop(1)), id="saved")
    spell = made.program(Keyword("QUICK"), Resolve(Do((Defeat(Every(RIVALS, "units")), Draw(1)))))
    g = game(player(hand=[spell]), player(field=[saved], deck=unknown(3)), edition=edition)
    do(g, ("play", spell.uid))
    assert now(g, saved).area == "field"
    assert len(g.state.sides[RIVAL].trash) == 1
    assert drawn(g) == 1


def test_a_roll_in_may_be_replaced_by_something_else(edition: str) -> None:
    """replacement.before-and-instead: the Gig is not rolled in."""
    smuggler = made.legend(Replacement("roll-in", TrashTop(1), who="you"), id="smuggler", cost=None)
    g = game(player(legends=[smuggler], gigs=all_but(4)), edition=edition, phase="start")
    do(g, ("die", 0))
    if asked(g)[0] == "roll":
        do(g, ("roll", 2))
    assert 0 in g.state.sides[YOU].fixer
    assert len(g.state.sides[YOU].trash) == 1
    idle(g)
