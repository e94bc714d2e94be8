"""Pending effects: who orders them, what is new, what stays true, what costs and conditions ask on resolution."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Ability,
    Adjust,
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    EachPlayer,
    Every,
    If,
    Keyword,
    Later,
    May,
    Move,
    PayEddies,
    Ready,
    Resolve,
    Spend,
    SpendThis,
    Step,
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

UNIT, FRIENDLY, RIVALS = Cards(("Unit",)), Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")

MILL = TrashTop(1)


def when(event: str, subject: Cards | This, step: Step, **more) -> Triggered:
    return Triggered((Trigger(event, subject),), step, **more)  # type: ignore[arg-type]


def resolving(g: Game) -> list[str]:
    """The cards whose pending effects have been resolved, in order."""
    return [
        e.source.facts.id for e in g.state.events()
        if e.kind == "resolving" and e.source and e.source.facts.type != "Program"
    ]  # fmt: skip


def pick(g: Game, piece: Piece) -> None:
    """Resolve the pending effect of that card next."""
    assert g.decision is not None
    assert g.decision.kind == "order-pending", g.decision.kind
    number = next(p.number for p in g.state.pending if p.source.uid == piece.uid)
    do(g, ("resolve", number))


def watchers(count: int, step: Step = MILL, *, name: str = "w") -> list[Piece]:
    """Units that do that when any Unit attacks."""
    return [made.unit(when("attacks", UNIT, step), id=f"{name}{i}") for i in range(count)]


# --- order


def test_own_effects_are_resolved_in_any_order(edition: str) -> None:
    """pending.own-any-order; the last one is no choice."""
    mine, attacker = watchers(3), made.unit(id="attacker")
    g = game(player(field=[*mine, attacker]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[:2] == ("order-pending", YOU)
    pick(g, mine[2])
    pick(g, mine[0])
    assert resolving(g) == ["w2", "w0", "w1"]
    assert asked(g)[0] == "react"


def test_the_turn_player_resolves_all_of_theirs_first(edition: str) -> None:
    """pending.turn-player-first; then the Rival orders theirs, on your turn."""
    mine, theirs, attacker = watchers(2), watchers(2, name="r"), made.unit(id="attacker")
    g = game(player(field=[*mine, attacker]), player(field=theirs, gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    pick(g, mine[1])
    assert asked(g)[:2] == ("order-pending", RIVAL)
    pick(g, theirs[1])
    assert resolving(g) == ["w1", "w0", "r1", "r0"]


def test_a_new_effect_waits_and_takes_its_place_among_the_others(edition: str) -> None:
    """pending.new-effects-wait: the discard's effect is ordered with what is left, before the Rival's older one."""
    drop = made.unit(when("attacks", FRIENDLY, Do((Discard(1), Draw(1)))), id="drop")
    other = made.unit(when("attacks", FRIENDLY, TrashTop(1)), id="other")
    reader = made.unit(when("discards", Cards(), TrashTop(1)), id="reader")
    theirs, hand = watchers(1, name="r"), made.filler(1)
    g = game(
        player(field=[drop, other, reader], hand=hand), player(field=theirs, gigs=gigs(1)), edition=edition
    )
    do(g, ("attack", drop.uid, GIGS))
    pick(g, drop)
    do(g, *choose(*hand))
    assert asked(g)[:2] == ("order-pending", YOU)
    assert drawn(g) == 1, "the current effect is finished first"
    pick(g, reader)
    assert resolving(g) == ["drop", "reader", "other", "r0"]


def test_whoever_is_resolving_finishes_all_of_theirs_first(edition: str) -> None:
    """pending.resolving-player-finishes-first: while the Rival resolves, both get a new one; the Rival's goes first."""
    theirs = made.unit(when("attacks", UNIT, Defeat(Every(Cards(("Gear",)), "gear"))), id="theirs")
    their_reader = made.unit(when("defeated", Cards(("Gear",)), TrashTop(1)), id="their-reader")
    later = watchers(1, name="r")
    my_reader = made.unit(when("defeated", Cards(("Gear",)), TrashTop(1)), id="my-reader", gear=[made.gear()])
    g = game(
        player(field=[my_reader]), player(field=[theirs, their_reader, *later], gigs=gigs(1)), edition=edition
    )
    do(g, ("attack", my_reader.uid, GIGS))
    pick(g, theirs)
    pick(g, their_reader)
    assert resolving(g) == ["theirs", "their-reader", "r0", "my-reader"]
    assert asked(g)[0] == "react"


def test_the_rival_resolves_on_your_turn_and_makes_your_effects_pending(edition: str) -> None:
    """One of yours that comes out of the Rival's last one is resolved after it."""
    theirs = made.unit(when("attacks", UNIT, EachPlayer(Discard(1))), id="theirs")
    mine = made.unit(when("discards", Cards(), TrashTop(1)), id="mine")
    hand = made.filler(1)
    g = game(player(field=[mine], hand=hand), player(field=[theirs], gigs=gigs(1)), edition=edition)
    do(g, ("attack", mine.uid, GIGS), *choose(*hand))
    assert resolving(g) == ["theirs", "mine"]
    assert asked(g)[0] == "react"


def test_attack_and_spent_become_pending_together(edition: str) -> None:
    """attack-trigger.with-spent-triggers (FAQ on Netwatch Netdriver): either may be first."""
    for order in (["driver", "attacker"], ["attacker", "driver"]):
        driver = made.gear(when("spent", This(), Draw(1)), id="driver")
        attacker = made.unit(when("attacks", This(), TrashTop(1)), id="attacker", gear=[driver])
        g = game(player(field=[attacker]), player(gigs=gigs(1)), edition=edition)
        do(g, ("attack", attacker.uid, GIGS))
        pick(g, driver if order[0] == "driver" else attacker)
        assert resolving(g) == order


def test_one_source_may_have_two_pending_effects_in_any_order(edition: str) -> None:
    """Register `printed-order-or-any-order`."""
    attacker = made.unit(
        when("attacks", This(), Draw(1)), when("attacks", This(), TrashTop(1)), id="attacker"
    )
    g = game(player(field=[attacker]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    options = asked(g)[2]
    assert len(options) == 2
    do(g, options[1])
    assert [e.kind for e in g.state.events() if e.kind in ("drew", "trashed")] == ["trashed", "drew"]


def test_each_reaction_is_done_with_before_the_next(edition: str) -> None:
    """react.effects-before-next-reaction: both players' effects; then another BLOCKER may redirect again (FAQ)."""
    guards = [
        made.unit(Keyword("BLOCKER"), when("uses-blocker", This(), May(Draw(1))), id=f"g{i}")
        for i in range(2)
    ]
    watcher = made.unit(when("spent", RIVALS, May(TrashTop(1))), id="watcher")
    attacker = made.unit(id="attacker", power=9)
    g = game(player(field=[attacker, watcher]), player(field=guards, gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    for guard in guards:
        do(g, ("block", guard.uid))
        assert asked(g)[:2] == ("may", YOU)
        do(g, ("no",))
        assert asked(g)[:2] == ("may", RIVAL)
        do(g, ("no",))
        assert asked(g)[0] == "react"
    do(g, ("end-react",))
    assert [now(g, p).area for p in guards] == ["field", "trash"]


def test_nothing_else_may_be_done_while_effects_are_pending() -> None:
    """pending.no-actions-while-pending."""
    mine, attacker, trick = watchers(2), made.unit(id="attacker"), made.program(id="trick")
    g = game(player(field=[*mine, attacker], hand=[trick]), player(gigs=gigs(1)))
    do(g, ("attack", attacker.uid, GIGS))
    assert g.why_not(("play", trick.uid))
    assert g.why_not(("pass",))
    assert g.why_not(("end-react",), RIVAL)


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
