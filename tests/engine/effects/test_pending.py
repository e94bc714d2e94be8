"""Pending effects: what stays true of them, what is last known, what costs and conditions ask on resolution."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    Ability,
    Adjust,
    Choose,
    Defeat,
    Do,
    Draw,
    Every,
    If,
    Later,
    Move,
    PayEddies,
    Ready,
    Resolve,
    Spend,
    SpendThis,
    TrashTop,
    Triggered,
    WinGame,
)
from engine.effects.values import Cards, Compare, Count, Gigs, Is, StreetCred, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    cites,
    do,
    eddies,
    game,
    gigs,
    names,
    now,
    only,
    player,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import FRIENDLY, UNIT, pick, resolving, watchers, when

# --- once pending


def test_a_pending_effect_resolves_though_its_source_has_left(edition: str) -> None:
    """pending.stays-until-resolved (10.15): the killer is resolved first."""
    victim = made.unit(when("attacks", UNIT, Draw(1)), id="victim")
    killer = made.unit(
        when("attacks", UNIT, Defeat(Choose(Cards(("Unit",), other=True), "unit"))), id="killer"
    )
    g = game(player(field=[victim, killer]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", killer.uid, GIGS))
    pick(g, killer)
    do(g, *choose(victim))
    assert now(g, victim).area == "trash"
    assert drawn(g) == 1


def test_a_pending_effect_on_a_piece_that_has_left_does_as_much_as_it_can(edition: str) -> None:
    """'Ready this Unit. Draw 1': the first part has nothing to act on."""
    victim = made.unit(when("attacks", UNIT, Do((Ready(This()), Draw(1)))), id="victim", spent=True)
    killer = made.unit(
        when("attacks", UNIT, Defeat(Choose(Cards(("Unit",), other=True), "unit"))), id="killer"
    )
    g = game(player(field=[victim, killer]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", killer.uid, GIGS))
    pick(g, killer)
    do(g, *choose(victim))
    assert drawn(g) == 1


def test_two_units_that_fall_together_each_set_off_the_other(edition: str) -> None:
    """'When another friendly Unit is defeated': both were there when it happened."""
    pair = [
        made.unit(when("defeated", Cards(("Unit",), "friendly", other=True), Draw(1)), id=f"twin-{i}")
        for i in (0, 1)
    ]
    g = made.cast(Defeat(Every(FRIENDLY, "units")), you=player(field=pair), edition=edition)
    do(g, asked(g)[2][0])
    assert drawn(g) == 2


def test_a_tie_lets_both_defeated_effects_resolve(edition: str) -> None:
    mine = made.unit(when("defeated", This(), Draw(1)), id="mine")
    foe = made.unit(when("defeated", This(), Draw(1)), id="foe", spent=True)
    g = game(player(field=[mine]), player(field=[foe]), edition=edition)
    events = do(g, ("attack", mine.uid, foe.uid), ("end-react",))
    assert [e.player for e in events if e.kind == "drew"] == [YOU, RIVAL]


def test_a_defeated_unit_is_in_the_trash_while_its_effect_resolves(edition: str) -> None:
    """defeat.in-trash-while-resolving: 'add another Unit from your trash' finds the one that fell with it (Screw)."""
    take = Move(Choose(Cards(("Unit",), "friendly", ("trash",), other=True), "unit"), "hand")
    screw, friend = made.unit(when("defeated", This(), take), id="screw"), made.unit(id="friend")
    g = made.cast(Defeat(Every(FRIENDLY, "units")), you=player(field=[screw, friend]), edition=edition)
    assert asked(g)[2] == choose(friend)
    do(g, *choose(friend))
    assert now(g, friend).area == "hand"


def test_what_a_defeated_unit_was_is_still_known(edition: str) -> None:
    """11.23.3 and 10.10.1: spent, equipped, how many Gear; asked of it in the trash."""
    for step, cards in (
        (If(Is(This(), Cards(spent=True)), Draw(1)), 1),
        (If(Is(This(), Cards(spent=False)), Draw(1)), 0),
        (If(Is(This(), Cards(equipped=True)), Draw(1)), 1),
        (Draw(Count(Cards(("Gear",), on=This()))), 2),
    ):
        unit = made.unit(
            when("defeated", This(), step),
            id="unit",
            spent=True,
            gear=[made.gear(id="g1"), made.gear(id="g2")],
        )
        g = made.cast(Defeat(Every(FRIENDLY, "units")), you=player(field=[unit]), edition=edition)
        assert drawn(g) == cards


def test_defeated_effects_belong_to_who_controlled_the_unit(edition: str) -> None:
    """Register `who-controls-a-program-or-a-card-in-the-trash`."""
    lent = made.unit(when("defeated", This(), Draw(1)), id="lent", owner=RIVAL)
    g = made.cast(Defeat(Every(FRIENDLY, "units")), you=player(field=[lent]), edition=edition)
    assert (drawn(g, YOU), drawn(g, RIVAL)) == (1, 0)
    assert now(g, lent).controller == RIVAL


def test_the_game_may_end_among_pending_effects(edition: str) -> None:
    mine = [made.unit(when("attacks", UNIT, WinGame()), id="win"), *watchers(1)]
    g = game(player(field=mine), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", mine[0].uid, GIGS))
    pick(g, mine[0])
    assert g.outcome is not None
    assert g.outcome.winner == YOU
    assert resolving(g) == ["win"]


# --- costs and conditions on resolution


def ride(*costs: SpendThis | PayEddies) -> Ability:
    """'When a friendly Unit attacks, [costs] Draw 1.'"""
    return when("attacks", FRIENDLY, Draw(1), costs=costs)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_trigger_with_a_cost_is_paid_on_resolution_or_not(edition: str, answer: str) -> None:
    """Hard corner: 'When X, [SPEND]: ...' is a triggered effect with a cost."""
    idol, attacker = made.legend(ride(SpendThis()), id="idol"), made.unit(id="attacker")
    g = game(player(field=[attacker], legends=[idol]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[:2] == ("may", YOU)
    do(g, (answer,))
    assert drawn(g) == (answer == "yes")
    assert now(g, idol).spent is (answer == "yes")


@pytest.mark.parametrize(("state", "money", "offered"), [
    ({}, 1, True), ({"spent": True}, 1, False), ({}, 0, False),
])  # fmt: skip
def test_a_trigger_is_not_offered_where_its_cost_cannot_be_paid(
    edition: str, state: dict[str, bool], money: int, offered: bool
) -> None:
    """The Legend itself is spent for the effect, so it cannot pay the 1 €$ too."""
    idol, attacker = (
        made.legend(ride(PayEddies(1), SpendThis()), id="idol", **state),
        made.unit(id="attacker"),
    )
    g = game(
        player(field=[attacker], legends=[idol], eddies=eddies(money)), player(gigs=gigs(1)), edition=edition
    )
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[0] == ("may" if offered else "react")
    if offered:
        do(g, ("yes",))
        assert asked(g)[2] == [("pay", 1)]
        do(g, ("pay", 1))
        assert drawn(g) == 1


def test_a_lagging_unit_pays_no_spend_cost_of_a_trigger(edition: str) -> None:
    """lag.cannot-use-spend-effects."""
    scout, attacker = made.unit(ride(SpendThis()), id="scout", lag=True), made.unit(id="attacker")
    g = game(player(field=[scout, attacker]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[0] == "react"


@pytest.mark.parametrize(("cred", "cards"), [([4], 1), ([3], 0), ([], 0)])
def test_an_if_beyond_the_trigger_is_asked_on_resolution(edition: str, cred: list[int], cards: int) -> None:
    """condition.must-hold-on-resolution, in both editions."""
    rich = Compare(StreetCred(), ">=", 4)
    unit = made.unit(when("attacks", This(), Draw(1), condition=rich), id="unit")
    g = game(player(field=[unit], gigs=gigs(*cred)), player(gigs=gigs(d6=1)), edition=edition)
    assert drawn(do(g, ("attack", unit.uid, GIGS))) == cards


def test_a_condition_that_has_become_false_stops_the_effect(edition: str) -> None:
    """pending.condition-during-resolution: true at the trigger, false when it resolves."""
    rich = Compare(StreetCred(), ">=", 4)
    unit = made.unit(
        when("attacks", This(), Draw(1), condition=rich),
        when("attacks", This(), Adjust(Every(Gigs("friendly"), "gigs"), 1, "decrease")), id="unit",
    )  # fmt: skip
    g = game(player(field=[unit], gigs=gigs(d4=4)), player(gigs=gigs(d6=1)), edition=edition)
    do(g, ("attack", unit.uid, GIGS))
    options = asked(g)[2]
    do(g, options[1])
    assert drawn(g) == 0
    cites(only(g.state.events(), "condition-false"), "condition.must-hold-on-resolution")


def test_later_effects_and_end_of_turn_triggers_of_both_players(edition: str) -> None:
    """Turn player first, then the Rival's 'at the end of each turn'."""
    each = Triggered((Trigger("turn-ends"),), TrashTop(1))
    theirs, ours = made.unit(each, id="theirs"), made.unit(each, id="ours")
    cast = made.program(Resolve(Later(TrashTop(1))), id="cast")
    g = game(player(field=[ours], hand=[cast], deck=unknown(9)), player(field=[theirs]), edition=edition)
    do(g, ("play", cast.uid), ("pass",))
    pick(g, ours)
    assert [e.player for e in g.state.events() if e.kind == "trashed"] == [YOU, YOU, RIVAL]
    assert names(g, g.state.sides[RIVAL].trash) == ["unknown"]


def test_a_spend_by_a_pending_effect_is_seen(edition: str) -> None:
    """Chains end when nothing is pending any more."""
    first = made.unit(
        when("attacks", FRIENDLY, Spend(Choose(Cards(("Unit",), "friendly", spent=False), "unit"))),
        id="first",
    )
    second = made.unit(when("spent", This(), Draw(1)), id="second")
    g = game(player(field=[first, second]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", first.uid, GIGS), *choose(second))
    assert drawn(g) == 1
    assert g.state.pending == ()
    do(g, ("end-react",), ("die", 6))
    idle(g)
