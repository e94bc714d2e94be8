"""Attacks in which effects change what is there: emptied areas, pieces that leave, power that falls, late effects."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Piece
from engine.effects.tree import (
    Choose,
    Defeat,
    Do,
    Draw,
    Every,
    Give,
    Keyword,
    May,
    Move,
    Persistent,
    PlayCard,
    Power,
    Ready,
    Resolve,
    Spend,
    Steal,
    Step,
    TakeControl,
    Triggered,
    While,
)
from engine.effects.values import Cards, Comparison, Gigs, Is, PowerOf, Ref, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    cites,
    do,
    game,
    gigs,
    in_order,
    kinds,
    now,
    only,
    player,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle, power_of
from tests.engine.effects.stock import FRIENDLY, RIVALS


def when(event: Any, step: Step, subject: Any = None, **more: Any) -> Triggered:
    return Triggered((Trigger(event, This() if subject is None else subject),), step, **more)


def quick(step: Step, id: str = "quick") -> Piece:
    return made.program(Keyword("QUICK"), Resolve(step), id=id)


def test_an_attack_on_gigs_that_are_gone_goes_on_and_steals_nothing(edition: str) -> None:
    """rival-gig-area.emptied-attack-goes-on: there is a React Step, and 'while attacking' lasts through it."""
    attacker = made.unit(
        when("attacks", Steal(Choose(Gigs("rival"), "gig"))),
        Persistent(While("attacking", Power(1))),
        id="attacker",
    )
    g = game(player(field=[attacker]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("die", 6))
    assert asked(g)[:2] == ("react", RIVAL)
    assert power_of(g, attacker) == 4
    events = do(g, ("end-react",))
    assert "stole" not in kinds(events)
    cites(only(events, "steal-count"), "steal.empty-area")
    idle(g)


@pytest.mark.parametrize("who", ["target", "attacker"])
def test_an_attack_whose_unit_leaves_ends(edition: str, who: str) -> None:
    """attack.ends-target-left, attack.ends-attacker-left: no fight, and nobody defeats anybody."""
    attacker, foe = made.unit(id="attacker", power=9), made.unit(id="foe", spent=True)
    bounce = quick(Move(Choose(RIVALS if who == "attacker" else FRIENDLY, "unit"), "hand"))
    g = game(player(field=[attacker]), player(field=[foe], hand=[bounce]), edition=edition)
    do(g, ("attack", attacker.uid, foe.uid), ("play", bounce.uid))
    events = do(g, *choose(attacker if who == "attacker" else foe))
    cites(only(events, "attack-ended"), f"attack.ends-{who}-left", "attack.ended-early-no-fight-no-steal")
    assert "fought" not in kinds(events)
    idle(g)


def test_a_target_that_comes_back_at_once_is_another_piece(edition: str) -> None:
    """It has left the field; a copy of itself that is there again has not been attacked."""
    foe = made.unit(id="foe", spent=True)
    of = Choose(Cards(("Unit",), "friendly", ("hand",)), "card")
    blink = quick(Do((Move(Every(FRIENDLY, "units"), "hand"), PlayCard(of, free=True))))
    attacker = made.unit(id="attacker", power=9)
    g = game(player(field=[attacker]), player(field=[foe], hand=[blink]), edition=edition)
    do(g, ("attack", attacker.uid, foe.uid), ("play", blink.uid))
    events = do(g, *choose(foe))
    assert now(g, foe).area == "field"
    cites(only(events, "attack-ended"), "attack.ends-target-left")
    idle(g)


def test_an_attack_on_gigs_ends_with_its_attacker(edition: str) -> None:
    attacker, kill = made.unit(id="attacker"), quick(Defeat(Choose(RIVALS, "unit")))
    g = game(player(field=[attacker]), player(hand=[kill], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", kill.uid), *choose(attacker))
    assert g.state.sides[YOU].gigs == []
    idle(g)


def test_effects_already_pending_still_resolve_when_the_attack_ends(edition: str) -> None:
    """attack.end-resolves-pending: the ATTACK effects of a Unit that one of them has removed."""
    attacker = made.unit(when("attacks", Move(This(), "hand")), when("attacks", Draw(1)), id="attacker")
    g = game(player(field=[attacker]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    do(g, asked(g)[2][0])
    assert now(g, attacker).area == "hand"
    assert drawn(g) == 1
    idle(g)


# --- power that changes on the way


@pytest.mark.parametrize(("loss", "stolen"), [(2, 1), (3, 0), (5, 0)])
def test_power_lost_in_the_react_step_counts_for_the_theft(edition: str, loss: int, stolen: int) -> None:
    """steal.count-zero-power: 0 or less steals nothing, though the attack goes on."""
    attacker, curse = (
        made.unit(id="attacker"),
        quick(Give(Choose(RIVALS, "unit"), (Power(-loss),), "this turn")),
    )
    g = game(player(field=[attacker]), player(hand=[curse], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", curse.uid), *choose(attacker), ("end-react",))
    if stolen:
        do(g, ("die", 6))
    assert len(g.state.sides[YOU].gigs) == stolen
    idle(g)


@pytest.mark.parametrize(("mine", "theirs", "fallen"), [
    (-2, 0, ""), (-2, -5, ""), (-2, 1, "attacker"), (1, -2, "foe"), (0, 0, ""),
])  # fmt: skip
def test_units_with_negative_power_fight_as_if_with_none(
    edition: str, mine: int, theirs: int, fallen: str
) -> None:
    """golden.negative-counts-as-zero; fight.zero-power-cannot-defeat; equal powers are a tie that both lose."""
    attacker = made.unit(Persistent(Power(mine)), id="attacker", power=0)
    foe = made.unit(Persistent(Power(theirs)), id="foe", power=0, spent=True)
    g = game(player(field=[attacker]), player(field=[foe]), edition=edition)
    events = do(g, ("attack", attacker.uid, foe.uid), ("end-react",))
    assert [p.facts.id for p in (attacker, foe) if now(g, p).area == "trash"] == ([fallen] if fallen else [])
    losers = [e for e in events if e.kind == "declared-loser"]
    assert len(losers) == (1 if fallen else 2)


def test_while_attacking_lasts_until_the_effects_of_the_theft_have_resolved(edition: str) -> None:
    """attack.end-removes-effects, persistent.duration-ends (10.23.1): with effects pending it still applies."""
    thief = made.unit(
        Persistent(While("attacking", Power(2))), when("steals", Draw(PowerOf(This()))), id="thief", power=1
    )
    g = game(player(field=[thief], deck=unknown(9)), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", 6))
    assert drawn(g) == 3
    assert power_of(g, thief) == 1


def test_an_attacker_that_readies_may_attack_again_after_its_attack(edition: str) -> None:
    unit = made.unit(when("steals", Ready(This())), id="unit")
    g = game(player(field=[unit]), player(gigs=gigs(1, 1)), edition=edition)
    for die in (6, 7):
        do(g, ("attack", unit.uid, GIGS), ("end-react",), ("die", die))
    assert g.state.sides[YOU].gigs == [6, 7]


def test_a_blocker_that_readies_may_block_again_in_the_same_attack(edition: str) -> None:
    """There is no limit of how many times BLOCKER is used (FAQ); in 2026-11 not by the Unit that is the target."""
    ready = quick(Ready(Choose(FRIENDLY, "unit")))
    guard, other = made.unit(Keyword("BLOCKER"), id="guard"), made.unit(Keyword("BLOCKER"), id="other")
    attacker = made.unit(id="attacker", power=9)
    g = game(
        player(field=[attacker]), player(field=[guard, other], hand=[ready], gigs=gigs(1)), edition=edition
    )
    do(g, ("attack", attacker.uid, GIGS), ("block", guard.uid), ("play", ready.uid), *choose(guard))
    assert (("block", guard.uid) in asked(g)[2]) is (edition == "2026-08")
    do(g, ("block", other.uid), ("block", guard.uid), ("end-react",))
    assert (now(g, guard).area, now(g, other).area) == ("trash", "field")


# --- what others know of a piece that fell


def test_a_watcher_sees_the_defeated_unit_as_it_was(edition: str) -> None:
    """The example of 11.13.2: 'when a friendly equipped Unit is defeated'; its power with bonus, its being spent."""
    for of, cards in (
        (Cards(("Unit",), "friendly", equipped=True), 1), (Cards(("Unit",), "friendly", equipped=False), 0),
        (Cards(("Unit",), "friendly", power=Comparison(">=", 5)), 1),
        (Cards(("Unit",), "friendly", power=Comparison("<", 5)), 0),
        (Cards(("Unit",), "friendly", spent=True), 1), (Cards(("Unit",), "friendly", spent=False), 0), (RIVALS, 0),
    ):  # fmt: skip
        victim = made.unit(id="victim", power=3, spent=True, gear=[made.gear(power=2)])
        watcher = made.legend(when("defeated", Draw(1), of), id="watcher", cost=None)
        g = made.cast(
            Defeat(Every(FRIENDLY, "u")), you=player(field=[victim], legends=[watcher]), edition=edition
        )
        assert drawn(g) == cards, of


def test_a_legend_defeated_on_the_field_is_a_unit_to_those_who_watch(edition: str) -> None:
    solo, watcher = (
        made.legend(id="solo"),
        made.legend(when("defeated", Draw(1), FRIENDLY), id="watcher", cost=None),
    )
    g = made.cast(Defeat(Every(FRIENDLY, "u")), you=player(field=[solo], legends=[watcher]), edition=edition)
    assert drawn(g) == 1
    assert now(g, solo).area == "removed"


def test_the_power_of_the_winner_that_has_left_is_what_it_last_was(edition: str) -> None:
    """pending.last-valid-information, asked by an effect that resolves after the winner has gone."""
    rider = made.unit(
        when("wins-fight", Move(This(), "hand")), when("wins-fight", Draw(PowerOf(This()))), id="rider", power=4,
    )  # fmt: skip
    foe = made.unit(id="foe", spent=True)
    g = game(player(field=[rider], deck=unknown(9)), player(field=[foe]), edition=edition)
    do(g, ("attack", rider.uid, foe.uid), ("end-react",))
    do(g, asked(g)[2][0])
    assert now(g, rider).area == "hand"
    assert drawn(g) == 4


def test_an_opponent_that_left_is_nobody_to_act_on(edition: str) -> None:
    """'Spend the opposing Unit. Draw 1': the first part finds nobody."""
    winner = made.unit(when("wins-fight", Do((Spend(Ref("opponent")), Draw(1)))), id="winner", power=9)
    foe = made.unit(id="foe", spent=True)
    g = game(player(field=[winner]), player(field=[foe]), edition=edition)
    events = do(g, ("attack", winner.uid, foe.uid), ("end-react",))
    assert drawn(events) == 1
    assert now(g, foe).spent is False
    order = in_order(events, "defeated", "drew")
    assert order == (["drew", "defeated"] if edition == "2026-08" else ["defeated", "drew"])


def test_a_reaction_may_be_declined_within_and_the_step_goes_on(edition: str) -> None:
    maybe = quick(May(Draw(1)))
    attacker = made.unit(id="attacker")
    g = game(player(field=[attacker]), player(hand=[maybe], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", maybe.uid), ("no",))
    assert asked(g)[0] == "react"
    assert drawn(g, RIVAL) == 0


def test_an_attack_ends_when_its_target_changes_sides(edition: str) -> None:
    """attack.ends-target-not-legal: a friendly Unit is nothing to attack."""
    attacker = made.unit(when("attacks", TakeControl(Ref("opponent"))), id="attacker", power=9)
    foe = made.unit(id="foe", spent=True)
    g = game(player(field=[attacker]), player(field=[foe]), edition=edition)
    do(g, ("attack", attacker.uid, foe.uid))
    assert now(g, foe).area == "field"
    idle(g)


def test_an_attack_ends_when_its_attacker_changes_sides(edition: str) -> None:
    attacker = made.unit(id="attacker", power=9)
    bribe = quick(TakeControl(Choose(RIVALS, "unit")))
    g = game(player(field=[attacker]), player(hand=[bribe], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", bribe.uid), *choose(attacker))
    assert now(g, attacker).controller == RIVAL
    assert g.state.sides[YOU].gigs == []
    idle(g)


def test_who_was_defeated_was_attacking_or_defending_as_it_was_last_seen(edition: str) -> None:
    """'{Defeated} If this Unit was attacking, draw 1': `pending.last-valid-information`."""
    for asked_of, mine, theirs in ((Cards(attacking=True), 1, 0), (Cards(in_attack="defending"), 0, 1)):
        dies = Triggered((Trigger("defeated", This()),), Draw(1), Is(This(), asked_of))
        attacker = made.unit(dies, id="attacker", power=3)
        wall = made.unit(dies, id="wall", power=3, spent=True)
        deep, deeper = player(field=[attacker], deck=unknown(9)), player(field=[wall], deck=unknown(9))
        g = game(deep, deeper, edition=edition)
        do(g, ("attack", attacker.uid, wall.uid), ("end-react",))
        assert (drawn(g), drawn(g, RIVAL)) == (mine, theirs)
