"""What lasts: for how long, and what ends it."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Draw,
    EndAttack,
    Establish,
    Every,
    Give,
    Has,
    Keyword,
    Move,
    Persistent,
    PlayCard,
    Power,
    Triggered,
)
from engine.effects.values import Cards, PowerOf, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    game,
    gigs,
    now,
    pass_turn,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import choose, drawn, power_of
from tests.engine.effects.stock import FRIENDLY, RIVALS, deep, spell

Until = Literal[
    "this turn", "your next turn", "end of your next turn", "during your next turn", "rival's next turn",
    "end of rival's next turn", "end of attack",
]  # fmt: skip


# --- how long


@pytest.mark.parametrize(("until", "in_turns"), [
    ("this turn", [True, False, False, False]),
    ("your next turn", [True, True, False, False]),
    ("end of your next turn", [True, True, True, False]),
    ("during your next turn", [False, False, True, False]),
    ("rival's next turn", [False, True, False, False]),
    ("end of rival's next turn", [True, True, False, False]),
])  # fmt: skip
def test_how_long_a_given_effect_lasts(edition: str, until: Until, in_turns: list[bool]) -> None:
    """Asked in four Main Phases: this one, the Rival's, yours, the Rival's. It is gone from the state in the end."""
    foe = made.unit(id="foe")
    cast = spell(Give(Choose(RIVALS, "unit"), (Power(2),), until))
    g = game(player(hand=[cast], deck=deep()), player(field=[foe], deck=deep()), edition=edition)
    do(g, ("play", cast.uid), *choose(foe))
    found: list[bool] = []
    for _ in range(4):
        found.append(power_of(g, foe) == 5)
        pass_turn(g)
    assert found == in_turns
    assert g.state.lasting == ()


def test_until_your_next_turn_made_on_the_rivals_turn(edition: str) -> None:
    """It ends at the start of the controller's very next turn."""
    attacker = made.unit(id="attacker")
    cast = spell(Give(Choose(RIVALS, "unit"), (Power(2),), "your next turn"), Keyword("QUICK"))
    g = game(player(field=[attacker]), player(hand=[cast], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", cast.uid), *choose(attacker), ("end-react",), ("die", 6))
    assert power_of(g, attacker) == 5
    do(g, ("pass",))
    assert g.state.player == RIVAL
    assert power_of(g, attacker) == 3


def test_what_ends_at_the_start_of_a_turn_is_gone_before_anything_else_of_it(edition: str) -> None:
    """start.effects-end: 'can't ready until your next turn' does not hold in your own Start Phase."""
    mine = made.unit(id="mine", spent=True)
    cast = spell(Give(Choose(Cards(("Unit",)), "unit"), (Cannot("ready"),), "your next turn"))
    theirs = made.unit(id="theirs", spent=True)
    g = game(
        player(field=[mine], hand=[cast], deck=deep()), player(field=[theirs], deck=deep()), edition=edition
    )
    fork = g.fork()
    do(g, ("play", cast.uid), *choose(theirs))
    pass_turn(g)
    assert now(g, theirs).spent, "the Rival's next Start Phase is covered"
    do(fork, ("play", cast.uid), *choose(mine))
    pass_turn(fork)
    pass_turn(fork)
    assert not now(fork, mine).spent


def test_to_the_end_of_the_attack(edition: str) -> None:
    attacker, trigger = made.unit(id="attacker", power=9), Trigger("attacks", This())
    boost = Triggered((trigger,), Give(This(), (Power(1),), "end of attack"))
    attacker = made.unit(boost, id="attacker", power=9)
    g = game(player(field=[attacker]), player(gigs=gigs(1, 1, 1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert power_of(g, attacker) == 10
    do(g, ("end-react",), ("die", 6), ("die", 7))
    assert power_of(g, attacker) == 9
    assert g.state.lasting == ()


def test_the_attack_that_ends_early_ends_it_too(edition: str) -> None:
    boost = Triggered((Trigger("attacks", This()),), Give(This(), (Power(1),), "end of attack"))
    attacker = made.unit(boost, id="attacker")
    g = game(
        player(field=[attacker]),
        player(gigs=gigs(1), hand=[stop := spell(EndAttack(), Keyword("QUICK"))]),
        edition=edition,
    )
    do(g, ("attack", attacker.uid, GIGS), ("play", stop.uid))
    assert power_of(g, attacker) == 3


def test_this_turn_effects_still_hold_in_effects_of_the_end_of_turn(edition: str) -> None:
    """end.this-turn-effects-removed comes after end.effects-resolve."""
    friend = made.unit(
        Triggered((Trigger("turn-ends", who="you"),), Draw(PowerOf(This()))), id="friend", power=1
    )
    cast = spell(Give(Choose(FRIENDLY, "unit"), (Power(1),), "this turn"))
    g = game(player(field=[friend], hand=[cast]), edition=edition)
    do(g, ("play", cast.uid), *choose(friend))
    assert drawn(do(g, ("pass",)), YOU) == 2


# --- the source leaves, the piece leaves


def test_a_given_effect_outlives_its_source(edition: str) -> None:
    """FAQ on Westbrook Netrunner; register `lasting-effect-after-its-source-left`."""
    netrunner = made.unit(
        Triggered((Trigger("played", This()),), Establish(RIVALS, Power(-1), "your next turn")),
        id="netrunner",
    )
    foe = made.unit(id="foe")
    kill = spell(Defeat(Every(FRIENDLY, "units")))
    g = game(player(hand=[netrunner, kill]), player(field=[foe]), edition=edition)
    do(g, ("play", netrunner.uid), ("play", kill.uid))
    assert now(g, netrunner).area == "trash"
    assert power_of(g, foe) == 2


def test_a_printed_effect_ends_with_its_source(edition: str) -> None:
    """persistent.only-from-its-area."""
    chief = made.unit(Persistent(Power(1), Cards(("Unit",), "friendly", other=True)), id="chief")
    friend = made.unit(id="friend")
    kill = spell(Defeat(Choose(FRIENDLY, "unit")))
    g = game(player(field=[chief, friend], hand=[kill]), edition=edition)
    assert (power_of(g, friend), power_of(g, chief)) == (4, 3)
    do(g, ("play", kill.uid), *choose(chief))
    assert power_of(g, friend) == 3


@pytest.mark.parametrize("way", ["hand", "trash"])
def test_what_was_given_is_not_on_the_piece_that_comes_back(
    edition: str, way: Literal["hand", "trash"]
) -> None:
    """A lasting effect is about one stay of a piece."""
    friend = made.unit(id="friend")
    away = spell(Move(Every(FRIENDLY, "units"), way), id="away")
    back = spell(
        PlayCard(Choose(Cards(("Unit",), "friendly", ("trash", "hand")), "card"), free=True), id="back"
    )
    cast = spell(Give(Choose(FRIENDLY, "unit"), (Power(2), Has("BLOCKER")), "this turn"))
    g = game(player(field=[friend], hand=[cast, away, back]), edition=edition)
    do(g, ("play", cast.uid), *choose(friend), ("play", away.uid), ("play", back.uid), *choose(friend))
    assert now(g, friend).area == "field"
    assert power_of(g, friend) == 3


def test_a_legend_that_goes_solo_keeps_what_it_was_given(edition: str) -> None:
    """It goes from one area in play to the other and is the same piece."""
    solo = made.legend(Keyword("GO SOLO"), id="solo")
    cast = spell(Give(Choose(Cards(("Legend",), "friendly"), "legend"), (Power(2),), "this turn"))
    g = game(player(legends=[solo], hand=[cast]), edition=edition)
    do(g, ("play", cast.uid), *choose(solo), ("go-solo", solo.uid))
    assert power_of(g, solo) == 7
