"""The policies in which the editions differ: the same position under both, and both results.

Each test is named after its policy, so that a policy without one is found.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
from typing import Any

from engine import DIFFERENCES, RULESETS, Event, Game, Piece, Position, Ruleset, set_up
from engine.effects.tree import (
    Activated,
    Adjust,
    Choose,
    CostChange,
    Defeat,
    Draw,
    Every,
    If,
    Keyword,
    MayAttack,
    PayEddies,
    Persistent,
    PlayCard,
    Power,
    Resolve,
    Sell,
    SpendThis,
    TopOfDeck,
    Triggered,
    While,
)
from engine.effects.values import (
    Cards,
    Compare,
    Count,
    Gigs,
    PowerOf,
    Ref,
    StreetCred,
    This,
    Trigger,
)
from engine.ruleset import READINGS
from tests.engine.build import (
    GIGS,
    RIVAL,
    do,
    eddies,
    game,
    gigs,
    in_order,
    kinds,
    now,
    player,
    refused,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn
from tests.engine.effects.stock import RIVALS

OLD, NEW = "2026-08", "2026-11"


def when(event: Any, step, **more) -> Triggered:
    return Triggered((Trigger(event, This()),), step, **more)


def fight(edition: str, attacker: Piece, defender: Piece, **mine) -> tuple[Game, list[Event]]:
    """They fight; the events after the React Step."""
    defender.spent = True
    g = game(player(field=[attacker], deck=unknown(20), **mine), player(field=[defender]), edition=edition)
    do(g, ("attack", attacker.uid, defender.uid))
    return g, do(g, ("end-react",))


def test_fight_effects() -> None:
    """Before the losers are defeated (9.18), or after the fight has ended (11.4.2.2.1, 11.4.3)."""
    found = {}
    for edition in (OLD, NEW):
        winner = made.unit(when("wins-fight", Draw(1)), id="winner", power=9)
        _, events = fight(edition, winner, made.unit(id="loser"))
        found[edition] = in_order(events, "drew", "defeated", "fight-ended")
    assert found == {OLD: ["drew", "defeated", "fight-ended"], NEW: ["defeated", "fight-ended", "drew"]}


def test_fight_effects_see_the_loser_where_it_is_then() -> None:
    """'When this Unit wins a fight, draw 1 if a rival Unit is on the field.'"""
    found = {}
    for edition in (OLD, NEW):
        there = Compare(Count(RIVALS), ">=", 1)
        winner = made.unit(when("wins-fight", If(there, Draw(1))), id="winner", power=9)
        _, events = fight(edition, winner, made.unit(id="loser"))
        found[edition] = drawn(events)
    assert found == {OLD: 1, NEW: 0}


def test_fight_effects_and_defeated_effects_are_ordered_together_or_not() -> None:
    """2026-08: two rounds. 2026-11: one round, in any order."""
    found = {}
    for edition in (OLD, NEW):
        loser = made.unit(when("loses-fight", Draw(1)), when("defeated", Draw(1)), id="loser")
        g, _ = fight(edition, loser, made.unit(id="winner", power=9))
        found[edition] = asked(g)[0]
    assert found == {OLD: "main", NEW: "order-pending"}


def test_while_fighting_until() -> None:
    """Until the attack has ended (9.29), or only until the fight has (11.4.2.4): what the win's effect reads."""
    found = {}
    for edition in (OLD, NEW):
        bonus = Persistent(While("fighting", Power(2)))
        winner = made.unit(bonus, when("wins-fight", Draw(PowerOf(This()))), id="winner", power=4)
        g, events = fight(edition, winner, made.unit(id="loser", power=5))
        assert now(g, winner).area == "field", "it counts in the fight itself"
        found[edition] = drawn(events)
    assert found == {OLD: 6, NEW: 4}


def test_absent_opponent_defeats() -> None:
    """'When this Unit loses a fight, defeat the opposing Unit': 2026-08 the winner is gone and the loser survives."""
    found = {}
    for edition in (OLD, NEW):
        zealots = made.unit(when("loses-fight", Defeat(Ref("opponent"))), id="zealots", power=0)
        winner = made.unit(id="winner", power=9)
        g, _ = fight(edition, winner, zealots)
        found[edition] = (now(g, winner).area, now(g, zealots).area)
    assert found == {OLD: ("trash", "field"), NEW: ("trash", "trash")}


def test_redirect_to_itself() -> None:
    """A ready Unit with BLOCKER that is being attacked (11.28.3.1 forbids what 2026-08 allows)."""
    found = {}
    for edition in (OLD, NEW):
        hunter = made.unit(Persistent(MayAttack(RIVALS, ready=True)), id="hunter")
        guard = made.unit(Keyword("BLOCKER"), id="guard")
        g = game(player(field=[hunter]), player(field=[guard]), edition=edition)
        do(g, ("attack", hunter.uid, guard.uid))
        found[edition] = ("block", guard.uid) in asked(g)[2]
        if edition == NEW:
            refused(g, ("block", guard.uid), "blocker.not-already-target")
    assert found == {OLD: True, NEW: False}


def test_sell_reveals() -> None:
    """The Rival sees what is sold (2026-08), or does not."""
    found = {}
    for edition in (OLD, NEW):
        card = made.unit(id="card", sell_tag=True)
        g = game(player(hand=[card]), edition=edition)
        found[edition] = "revealed" in kinds(do(g, ("sell", card.uid)))
    assert found == {OLD: True, NEW: False}


def test_condition_checked_at_trigger() -> None:
    """False when the Unit attacks, true when the effect would resolve: nothing is pending in 2026-08."""
    found = {}
    for edition in (OLD, NEW):
        rich = Compare(StreetCred(), ">=", 4)
        unit = made.unit(
            when("attacks", Draw(1), condition=rich),
            when("attacks", Adjust(Every(Gigs("friendly"), "gigs"), 1, "increase")), id="unit",
        )  # fmt: skip
        g = game(player(field=[unit], gigs=gigs(d4=3)), player(gigs=gigs(d6=1)), edition=edition)
        do(g, ("attack", unit.uid, GIGS))
        if asked(g)[0] == "order-pending":
            do(g, asked(g)[2][1])
        assert g.state.dice[0].value == 4
        found[edition] = drawn(g)
    assert found == {OLD: 0, NEW: 1}


def test_condition_checked_on_activation() -> None:
    """'[SPEND] If you have a max Gig, draw 2' without one: refused (11.15.3.1), or spent for nothing."""
    found = {}
    for edition in (OLD, NEW):
        has_max = Compare(Count(Gigs("friendly", extreme="max")), ">=", 1)
        kerry = made.unit(Activated((SpendThis(),), Draw(2), has_max), id="kerry")
        g = game(player(field=[kerry]), edition=edition)
        if edition == OLD:
            refused(g, ("activate", kerry.uid, 0), "spend-icon.condition-at-activation-and-resolution")
        else:
            do(g, ("activate", kerry.uid, 0))
        assert drawn(g) == 0
        found[edition] = now(g, kerry).spent
    assert found == {OLD: False, NEW: True}


def test_floor_on_activation() -> None:
    """A reduction of 2 on an activation cost of 2: at least 1 is paid in 2026-08, nothing in 2026-11."""
    found = {}
    for edition in (OLD, NEW):
        less = Count(Gigs("friendly"))
        unit = made.unit(Activated((PayEddies(2, less),), Draw(1)), id="unit")
        g = game(player(field=[unit], eddies=eddies(2), gigs=gigs(1, 1)), edition=edition)
        do(g, ("activate", unit.uid, 0))
        kind, _, options = asked(g)
        found[edition] = options[0][1] if kind == "pay" else 0
    assert found == {OLD: 1, NEW: 0}


def test_floor_on_playing_is_the_same_in_both() -> None:
    """What the policy is not about: a card that is played keeps its floor of 1."""
    for edition in (OLD, NEW):
        cheap = made.unit(Persistent(CostChange(-5)), id="cheap", cost=2)
        g = game(player(hand=[cheap], eddies=eddies(2)), edition=edition)
        do(g, ("play", cheap.uid))
        assert asked(g)[2][0] == ("pay", 1)


def test_free_play_ignores_changes() -> None:
    """A surcharge of 2 on a card that is played for free (11.11.4.2)."""
    found = {}
    for edition in (OLD, NEW):
        tax = made.unit(Persistent(CostChange(2), RIVALS), id="tax")
        back = made.unit(id="back", cost=4)
        play = PlayCard(Choose(Cards(("Unit",), "friendly", ("trash",)), "card"), free=True)
        g = made.cast(
            play, you=player(trash=[back], eddies=eddies(9)), rival=player(field=[tax]), edition=edition
        )
        do(g, *choose(back))
        kind, _, options = asked(g)
        found[edition] = options[0][1] if kind == "pay" else 0
    assert found == {OLD: 2, NEW: 0}


def test_defeated_beyond_units() -> None:
    """[DEFEATED] on a Legend that is defeated in the Legends area (11.23.1); on the field it is a Unit in both."""
    for where, expected in (("legends", {OLD: 0, NEW: 1}), ("field", {OLD: 1, NEW: 1})):
        found = {}
        for edition in (OLD, NEW):
            idol = made.legend(when("defeated", Draw(1)), id="idol")
            theirs = player(legends=[idol]) if where == "legends" else player(field=[idol])
            g = made.cast(
                Defeat(Choose(Cards(("Legend",), "rival"), "legend")), rival=theirs, edition=edition
            )
            do(g, *choose(idol))
            assert now(g, idol).area == "removed"
            found[edition] = drawn(g, RIVAL)
        assert found == expected


def test_sale_by_effect_counts() -> None:
    """Both editions alike; the other reading of 5.8.4 would let the action follow a sale by effect."""
    found = {}
    for edition in (OLD, NEW):
        for counts in (True, False):
            rules = dataclasses.replace(RULESETS[edition], sale_by_effect_counts=counts)
            spell = made.program(Resolve(Sell(TopOfDeck("card"))), id="spell")
            tagged = made.unit(id="tagged", sell_tag=True)
            g = set_up(Position((player(hand=[spell, tagged]), player())), rules)
            do(g, ("play", spell.uid))
            found[edition, counts] = ("sell", tagged.uid) in asked(g)[2]
    assert found == {(OLD, True): False, (OLD, False): True, (NEW, True): False, (NEW, False): True}


def test_every_policy_is_played_here() -> None:
    """A policy that no test shows is no policy; those of `READINGS` are alike in all editions, the others differ."""
    here = {name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)}
    policies = {f.name for f in dataclasses.fields(Ruleset)} - {"edition"}
    assert {f"test_{name}" for name in policies} <= here
    assert policies == {*DIFFERENCES, *READINGS}
    old, new = RULESETS[OLD], RULESETS[NEW]
    assert {name for name in policies if getattr(old, name) == getattr(new, name)} == set(READINGS)
