"""Pending effects: who orders them, and where new ones take their place."""

from __future__ import annotations

from engine.effects.tree import (
    Defeat,
    Discard,
    Do,
    Draw,
    EachPlayer,
    Every,
    Keyword,
    May,
    TrashTop,
)
from engine.effects.values import Cards, This
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    game,
    gigs,
    now,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn
from tests.engine.effects.stock import FRIENDLY, RIVALS, UNIT, pick, resolving, watchers, when

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
