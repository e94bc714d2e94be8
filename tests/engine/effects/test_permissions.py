"""Modifiers of what a piece can, may or must do: prohibitions, permissions, thefts and fights."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Draw,
    Every,
    Keyword,
    MayAttack,
    MustAttack,
    Persistent,
    Ready,
    Resolve,
    Steal,
    StealsFewer,
    Triggered,
    WinsFights,
)
from engine.effects.values import (
    Cards,
    Compare,
    Comparison,
    Count,
    FixerEmpty,
    Gigs,
    Not,
    PlayedThisTurn,
    PowerOf,
    Ref,
    StreetCred,
    This,
    Trigger,
)
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    all_but,
    cites,
    do,
    game,
    gigs,
    now,
    only,
    pass_turn,
    player,
    refused,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import choose, drawn, idle
from tests.engine.effects.stock import FRIENDLY, RIVALS, attacks

SPENT_RIVALS = Cards(("Unit",), "rival", spent=True)
TRUE, FALSE = Compare(1, "=", 1), Compare(1, "=", 2)


# --- can't


def test_cannot_attack_beats_what_allows_it(edition: str) -> None:
    """FAQ on Chrome Reverie; golden.cant-beats-can; also ADRENALINE."""
    unit = made.unit(
        Keyword("ADRENALINE"),
        Persistent(MayAttack(RIVALS, ready=True)),
        Persistent(Cannot("attack")),
        lag=True,
    )
    g = game(player(field=[unit]), player(gigs=gigs(1), field=[made.unit(id="foe")]), edition=edition)
    assert attacks(g, unit) == set()
    refused(g, ("attack", unit.uid, GIGS), "golden.cant-beats-can")


@pytest.mark.parametrize("played", [True, False])
def test_cannot_attack_unless(played: bool) -> None:
    """Jacked-In Voodoo Boy: 'can't attack unless you played a Program this turn'."""
    unless = Not(PlayedThisTurn("you", Cards(("Program",))))
    boy, trick = made.unit(Persistent(Cannot("attack"), condition=unless), id="boy"), made.program(id="trick")
    g = game(player(field=[boy], hand=[trick]), player(gigs=gigs(1)))
    if played:
        do(g, ("play", trick.uid))
    assert (attacks(g, boy) == {GIGS}) is played


def test_rival_units_cannot_attack_the_turn_they_are_played(edition: str) -> None:
    """The example of 2.6; a turn later they can, and your own can at once."""
    squad = made.unit(Persistent(Cannot("attack", turn_played=True), RIVALS), id="squad")
    hasty = made.unit(Keyword("ADRENALINE"), id="hasty")
    mine = player(hand=[hasty], deck=unknown(9))
    g = game(mine, player(field=[squad], gigs=gigs(1), deck=unknown(9)), edition=edition)
    do(g, ("play", hasty.uid))
    assert attacks(g, hasty) == set()
    pass_turn(g)
    pass_turn(g)
    assert attacks(g, hasty) == {GIGS}


def test_cannot_block_and_cannot_be_blocked(edition: str) -> None:
    for mine, theirs in (
        ((Persistent(Cannot("be blocked")),), ()), ((), (Persistent(Cannot("block")),)), ((), ()),
    ):  # fmt: skip
        attacker = made.unit(*mine, id="attacker")
        guard = made.unit(Keyword("BLOCKER"), *theirs, id="guard")
        g = game(player(field=[attacker]), player(field=[guard], gigs=gigs(1)), edition=edition)
        do(g, ("attack", attacker.uid, GIGS))
        if mine or theirs:
            refused(g, ("block", guard.uid), "golden.cant-beats-can")
        else:
            do(g, ("block", guard.uid))


@pytest.mark.parametrize(("power", "blocks"), [(7, True), (8, False)])
def test_cannot_block_such_units(edition: str, power: int, blocks: bool) -> None:
    """Asked of the Unit that attacks, with the power it has then."""
    attacker = made.unit(id="attacker", power=power)
    strong = Cards(("Unit",), power=Comparison(">=", 8))
    guard = made.unit(Keyword("BLOCKER"), Persistent(Cannot("block", by=strong)), id="guard")
    g = game(player(field=[attacker]), player(field=[guard], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    if blocks:
        do(g, ("block", guard.uid))
    else:
        refused(g, ("block", guard.uid), "golden.cant-beats-can")


@pytest.mark.parametrize(("what", "in_a_fight", "by_effect"), [
    ("be defeated", False, False), ("be defeated in a fight", False, True), ("block", True, True),
])  # fmt: skip
def test_cannot_be_defeated(edition: str, what: Any, in_a_fight: bool, by_effect: bool) -> None:
    """fight.undefeated-loser-still-lost: the loser has lost all the same."""
    tough = made.unit(
        Persistent(Cannot(what)),
        Triggered((Trigger("loses-fight", This()),), Draw(1)),
        id="tough",
        spent=True,
    )
    attacker = made.unit(id="attacker", power=9)
    kill = made.program(Resolve(Defeat(Every(RIVALS, "units"))), id="kill")
    g = game(player(field=[attacker], hand=[kill]), player(field=[tough]), edition=edition)
    fork = g.fork()
    events = do(g, ("attack", attacker.uid, tough.uid), ("end-react",))
    assert (now(g, tough).area == "trash") is in_a_fight
    assert drawn(events, RIVAL) == 1
    do(fork, ("play", kill.uid))
    assert (now(fork, tough).area == "trash") is by_effect


def test_cannot_ready_in_the_start_phase_either(edition: str) -> None:
    stuck = made.unit(Persistent(Cannot("ready"), condition=FixerEmpty()), id="stuck", spent=True)
    free = made.unit(Persistent(Cannot("ready"), condition=Not(FixerEmpty())), id="free", spent=True)
    mine = player(field=[stuck, free], gigs=all_but())
    g = game(mine, edition=edition, phase="start")
    assert (now(g, stuck).spent, now(g, free).spent) == (True, False)


# --- may attack


def test_permission_to_attack_ready_units(edition: str) -> None:
    """Valentino Guerrera: only ready Units with BLOCKER, only under the condition."""
    blockers = Cards(("Unit",), "rival", keyword="BLOCKER")
    guard, other = made.unit(Keyword("BLOCKER"), id="guard", power=1), made.unit(id="other")
    for condition in (TRUE, FALSE):
        guard, other = made.unit(Keyword("BLOCKER"), id="guard", power=1), made.unit(id="other")
        hunter = made.unit(Persistent(MayAttack(blockers, ready=True), condition=condition), id="hunter")
        g = game(player(field=[hunter]), player(field=[guard, other]), edition=edition)
        assert attacks(g, hunter) == ({guard.uid} if condition is TRUE else set())
    hunter = made.unit(Persistent(MayAttack(blockers, ready=True)), id="hunter")
    g = game(player(field=[hunter]), player(field=[guard, other]), edition=edition)
    do(g, ("attack", hunter.uid, guard.uid), ("end-react",))
    assert now(g, guard).area == "trash"


@pytest.mark.parametrize(("units", "targets"), [(RIVALS, {"spent", "ready"}), (SPENT_RIVALS, {"spent"})])
def test_two_permissions_meet_only_in_what_both_allow(edition: str, units: Cards, targets: set[str]) -> None:
    """attack.permission-is-specific: one lifts Lag, the other allows ready targets; "spent" keeps those out."""
    rider = made.unit(
        Persistent(MayAttack(units, lagging=True)),
        Persistent(MayAttack(RIVALS, ready=True)), id="rider", lag=True,
    )  # fmt: skip
    spent, ready = made.unit(id="spent", spent=True), made.unit(id="ready")
    g = game(player(field=[rider]), player(field=[spent, ready]), edition=edition)
    assert attacks(g, rider) == {{"spent": spent, "ready": ready}[name].uid for name in targets}


@pytest.mark.parametrize(
    ("permission", "targets"),
    [
        (MayAttack(RIVALS, lagging=True), {"spent"}),
        (MayAttack(SPENT_RIVALS, lagging=True), {"spent"}),
        (MayAttack(gig_area=True, lagging=True), {"gigs"}),
        (MayAttack(RIVALS, gig_area=True, lagging=True), {"spent", "gigs"}),
        (MayAttack(RIVALS, ready=True, lagging=True), {"spent", "ready"}),
        (MayAttack(RIVALS, ready=True), set()),
        (MayAttack(Cards(("Unit",), "rival", tags=("MERC",)), lagging=True), set()),
    ],
)
def test_permission_to_attack_with_lag_is_for_what_it_says(
    edition: str, permission: MayAttack, targets: set[str]
) -> None:
    """attack.permission-is-specific: Riding Nomad may not attack the Gigs, Nadia not the Units."""
    rider = made.unit(Persistent(permission), id="rider", lag=True)
    spent, ready = made.unit(id="spent", spent=True), made.unit(id="ready")
    g = game(player(field=[rider]), player(field=[spent, ready], gigs=gigs(1)), edition=edition)
    names = {spent.uid: "spent", ready.uid: "ready", GIGS: "gigs"}
    assert {names[t] for t in attacks(g, rider)} == targets


def test_a_permission_may_lapse_in_mid_attack(edition: str) -> None:
    """FAQ on Nadia: the attack goes on (register `permission-lost-in-mid-attack`)."""
    more = Compare(Count(Gigs("rival")), ">", Count(Gigs("friendly")))
    nadia = made.unit(
        Persistent(MayAttack(gig_area=True, lagging=True), condition=more),
        Triggered((Trigger("attacks", This()),), Steal(Choose(Gigs("rival"), "gig"))), id="nadia", lag=True,
    )  # fmt: skip
    g = game(player(field=[nadia]), player(gigs=gigs(1, 1)), edition=edition)
    do(g, ("attack", nadia.uid, GIGS), ("die", 6), ("end-react",), ("die", 7))
    assert g.state.sides[YOU].gigs == [6, 7]


@pytest.mark.parametrize("asked_of_it", [True, False])
def test_a_ready_target_stays_one_while_it_is_what_the_permission_asks(
    edition: str, asked_of_it: bool
) -> None:
    """attack.ends-target-not-legal: a permission that asks nothing of the target is not touched by what it loses."""
    shield = made.gear(Keyword("BLOCKER"), id="shield")
    guard = made.unit(id="guard", power=1, gear=[shield])
    which = Cards(("Unit",), "rival", keyword="BLOCKER") if asked_of_it else RIVALS
    hunter = made.unit(
        Persistent(MayAttack(which, ready=True)),
        Triggered((Trigger("attacks", This()),), Defeat(Choose(Cards(("Gear",), "rival"), "gear"))), id="hunter",
    )  # fmt: skip
    g = game(player(field=[hunter]), player(field=[guard]), edition=edition)
    events = do(g, ("attack", hunter.uid, guard.uid), *choose(shield))
    if asked_of_it:
        cites(only(events, "attack-ended"), "attack.ends-target-not-legal")
    else:
        do(g, ("end-react",))
    assert now(g, guard).area == ("field" if asked_of_it else "trash")


def test_a_target_that_readies_is_no_target_any_more(edition: str) -> None:
    """attack.ends-target-not-legal: only for an attack that needed a spent Unit."""
    ready_it = made.program(Keyword("QUICK"), Resolve(Ready(Choose(FRIENDLY, "unit"))), id="ready-it")
    attacker, foe = made.unit(id="attacker", power=9), made.unit(id="foe", spent=True)
    g = game(player(field=[attacker]), player(field=[foe], hand=[ready_it]), edition=edition)
    events = do(g, ("attack", attacker.uid, foe.uid), ("play", ready_it.uid), *choose(foe))
    assert now(g, foe).area == "field"
    cites(only(events, "attack-ended"), "attack.ends-target-not-legal")


# --- must attack


def test_must_attack_forbids_passing_only_while_it_can(edition: str) -> None:
    """It forces no order: other actions may come first."""
    brute, trick = made.unit(Persistent(MustAttack()), id="brute"), made.program(id="trick")
    g = game(player(field=[brute], hand=[trick]), player(gigs=gigs(1)), edition=edition)
    refused(g, ("pass",), "golden.must-resolve")
    do(g, ("play", trick.uid), ("attack", brute.uid, GIGS), ("end-react",), ("die", 6), ("pass",))


@pytest.mark.parametrize(("spent", "bound"), [(True, True), (False, False)])
def test_must_attack_this_unit_and_nothing_else_while_it_can(edition: str, spent: bool, bound: bool) -> None:
    """A ready Unit can't be attacked, so it binds nobody."""
    decoy = made.unit(Persistent(MustAttack(This()), RIVALS), id="decoy", spent=spent)
    other, brute = made.unit(id="other", spent=True), made.unit(id="brute")
    g = game(player(field=[brute]), player(field=[decoy, other], gigs=gigs(1)), edition=edition)
    if not bound:
        do(g, ("pass",))
        return
    refused(g, ("pass",), "golden.must-resolve")
    refused(g, ("attack", brute.uid, GIGS), "golden.must-resolve")
    refused(g, ("attack", brute.uid, other.uid), "golden.must-resolve")
    assert attacks(g, brute) == {decoy.uid}


def test_two_units_that_must_be_attacked_leave_a_choice(edition: str) -> None:
    one, two = (
        made.unit(Persistent(MustAttack(This()), RIVALS), id=name, spent=True) for name in ("one", "two")
    )
    brute = made.unit(id="brute")
    g = game(player(field=[brute]), player(field=[one, two], gigs=gigs(1)), edition=edition)
    assert attacks(g, brute) == {one.uid, two.uid}


@pytest.mark.parametrize("how", ["no target", "spent", "lag", "can't"])
def test_who_cannot_attack_need_not(edition: str, how: str) -> None:
    more = (Persistent(Cannot("attack")),) if how == "can't" else ()
    brute = made.unit(Persistent(MustAttack()), *more, id="brute", spent=how == "spent", lag=how == "lag")
    g = game(player(field=[brute]), player(gigs=[] if how == "no target" else gigs(1)), edition=edition)
    do(g, ("pass",))


# --- stealing


@pytest.mark.parametrize(("fewer", "stolen"), [(1, 1), (2, 0), (5, 0), (-1, 3), (StreetCred(), 2)])
def test_stealing_fewer_or_more(edition: str, fewer: int | StreetCred, stolen: int) -> None:
    """Take Control on a Unit of 10 power; null is nothing less."""
    thief = made.unit(Persistent(StealsFewer(fewer)), id="thief", power=10)
    g = game(player(field=[thief]), player(gigs=gigs(1, 1, 1, 1)), edition=edition)
    do(g, ("attack", thief.uid, GIGS), ("end-react",), *[("die", 6 + i) for i in range(stolen)])
    assert len(g.state.sides[YOU].gigs) == stolen
    idle(g)


@pytest.mark.parametrize(("value", "power", "stolen"), [(7, 6, False), (6, 6, True), (5, 6, True)])
def test_gigs_that_cannot_be_stolen_by_the_weak(edition: str, value: int, power: int, stolen: bool) -> None:
    """FAQ on Chrome Fang: the attack happens; a Gig with value equal to the power may be stolen."""
    higher = Gigs("friendly", value=Comparison(">", PowerOf(Ref("each"))))
    fang = made.unit(Persistent(Cannot("steal", higher), RIVALS), id="fang")
    thief = made.unit(id="thief", power=power)
    g = game(player(field=[thief]), player(field=[fang], gigs=gigs(d8=value)), edition=edition)
    do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", 8))
    assert (g.state.sides[YOU].gigs == [8]) is stolen
    idle(g)


# --- winning fights


@pytest.mark.parametrize(("tag", "power", "fate"), [
    ("CORPO", 1, "defeated"), ("MERC", 1, "survives and kills"), ("CORPO", 0, "both stand"),
])  # fmt: skip
def test_winning_all_fights_against_such_units(edition: str, tag: str, power: int, fate: str) -> None:
    """Johnny: he wins against CORPO whatever the power; with 0 power he defeats nobody (FAQ)."""
    johnny = made.unit(Persistent(WinsFights(Cards(("Unit",), tags=("CORPO",)))), id="johnny", power=power)
    foe = made.unit(id="foe", power=9, tags=(tag,), spent=True)
    g = game(player(field=[johnny]), player(field=[foe]), edition=edition)
    events = do(g, ("attack", johnny.uid, foe.uid), ("end-react",))
    winner = only(events, "declared-winner").card
    assert winner is not None
    assert winner.uid == (foe.uid if tag == "MERC" else johnny.uid)
    areas = (now(g, johnny).area, now(g, foe).area)
    expected = {
        "defeated": ("field", "trash"),
        "survives and kills": ("trash", "field"),
        "both stand": ("field",) * 2,
    }
    assert areas == expected[fate]


def test_two_units_that_win_all_fights_are_judged_by_power(edition: str) -> None:
    """Neither word goes before the other, so what is left is power."""
    always = Persistent(WinsFights(Cards(("Unit",))))
    one, two = made.unit(always, id="one", power=4), made.unit(always, id="two", spent=True)
    g = game(player(field=[one]), player(field=[two]), edition=edition)
    do(g, ("attack", one.uid, two.uid), ("end-react",))
    assert (now(g, one).area, now(g, two).area) == ("field", "trash")
