"""Modifiers: each while it holds, and when it does not."""

from __future__ import annotations

from typing import Literal

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Ability,
    Activated,
    CallsFree,
    Cannot,
    Choose,
    CostChange,
    Defeat,
    DoublePower,
    Draw,
    Establish,
    Every,
    Gains,
    Give,
    Has,
    Keyword,
    MayAttack,
    Modifier,
    MustAttack,
    PaysInstead,
    Persistent,
    Power,
    Ready,
    Replacement,
    Resolve,
    SpendThis,
    Steal,
    StealsFewer,
    Triggered,
    While,
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
    Times,
    Trigger,
    YourTurn,
)
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    all_but,
    cites,
    do,
    eddies,
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
from tests.engine.effects.made import asked, choose, drawn, idle, power_of

FRIENDLY, RIVALS = Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")
TRUE, FALSE = Compare(1, "=", 1), Compare(1, "=", 2)


def attacks(g: Game, unit: Piece) -> set[int]:
    """What the Unit may attack now."""
    return {int(o[2]) for o in asked(g)[2] if o[0] == "attack" and o[1] == unit.uid}


# --- power


def test_persistent_power_for_itself_for_others_and_under_a_condition() -> None:
    chief = made.unit(
        Persistent(Power(1)), Persistent(Power(2), Cards(("Unit",), "friendly", other=True)),
        Persistent(Power(4), condition=FALSE), id="chief",
    )  # fmt: skip
    friend, foe = made.unit(id="friend"), made.unit(id="foe")
    g = game(player(field=[chief, friend]), player(field=[foe]))
    assert (power_of(g, chief), power_of(g, friend), power_of(g, foe)) == (4, 5, 3)


def test_persistent_power_follows_the_position() -> None:
    """Goro Takemura: '+1 power during your turn for each face-up Legend in your Legends area'."""
    up = Count(Cards(("Legend",), "friendly", ("legends",), face_up=True))
    goro, down = made.unit(Persistent(Power(up), condition=YourTurn()), id="goro"), made.legend(face_up=False)
    g = game(player(field=[goro], legends=[made.legend(id="up"), down], eddies=eddies(1)))
    assert power_of(g, goro) == 4
    do(g, ("call", down.uid), ("pay", 1))
    assert power_of(g, goro) == 5
    pass_turn(g)
    assert power_of(g, goro) == 3


def test_a_face_down_legend_gives_nothing() -> None:
    chief = made.legend(Persistent(Power(2), FRIENDLY), id="chief", face_up=False)
    friend = made.unit(id="friend")
    g = game(player(field=[friend], legends=[chief], eddies=eddies(1)))
    assert power_of(g, friend) == 3
    do(g, ("call", chief.uid), ("pay", 1))
    assert power_of(g, friend) == 5


def test_double_power_doubles_gear_and_bonuses_too() -> None:
    """El Sombrerón: 'double this Unit's power' is twice what it has otherwise."""
    wild = made.unit(Persistent(DoublePower()), Persistent(Power(1)), id="wild", gear=[made.gear(power=2)])
    tame = made.unit(Persistent(DoublePower(), condition=FALSE), id="tame")
    g = game(player(field=[wild, tame]))
    assert (power_of(g, wild), power_of(g, tame)) == (12, 3)


@pytest.mark.parametrize(
    ("ability", "power"),
    [
        (Persistent(Power(1), Cards(("Unit",), power=Comparison("<=", 3))), 4),
        (Persistent(Power(1), Cards(("Unit",), power=Comparison("<=", 2))), 3),
        (Persistent(Power(1), condition=Compare(PowerOf(This()), "=", 3)), 4),
        (Persistent(Power(PowerOf(This()))), 6),
        (Persistent(DoublePower(), Cards(("Unit",), power=Comparison("=", 3))), 6),
    ],
)
def test_power_that_depends_on_power_is_asked_without_itself(ability: Ability, power: int) -> None:
    unit = made.unit(ability, id="unit")
    g = game(player(field=[unit]))
    assert power_of(g, unit) == power


# --- while


@pytest.mark.parametrize(("during", "counts"), [("attacking", True), ("stealing", True), ("fighting", False)])
def test_while_attacking_or_stealing(
    edition: str, during: Literal["attacking", "stealing", "fighting"], counts: bool
) -> None:
    """Attacking lasts through the theft (FAQ on Saul Bright): 8 + 2 power steals two Gigs."""
    thief = made.unit(Persistent(While(during, Power(2))), id="thief", power=8)
    g = game(player(field=[thief]), player(gigs=gigs(1, 1, 1)), edition=edition)
    assert power_of(g, thief) == 8
    do(g, ("attack", thief.uid, GIGS))
    assert power_of(g, thief) == (10 if during == "attacking" else 8)
    do(g, ("end-react",), ("die", 6))
    if counts:
        do(g, ("die", 7))
    idle(g)
    assert power_of(g, thief) == 8


@pytest.mark.parametrize(("tag", "wins"), [("CORPO", True), ("MERC", False)])
def test_while_fighting_such_a_unit(edition: str, tag: str, wins: bool) -> None:
    """Attacker or defender; not merely while it attacks."""
    bonus = Persistent(While("fighting", Power(2), Cards(("Unit",), "rival", tags=(tag,))))
    for mine_attacks in (True, False):
        fighter = made.unit(bonus, id="fighter", spent=not mine_attacks)
        corpo = made.unit(id="corpo", power=4, tags=("CORPO",), spent=mine_attacks)
        mine, theirs = player(field=[fighter]), player(field=[corpo])
        g = game(*((mine, theirs) if mine_attacks else (theirs, mine)), edition=edition)
        attacker, target = (fighter, corpo) if mine_attacks else (corpo, fighter)
        do(g, ("attack", attacker.uid, target.uid))
        assert power_of(g, fighter) == 3
        do(g, ("end-react",))
        assert (now(g, fighter).area == "field") is wins


def test_while_fighting_is_not_for_somebody_elses_fight(edition: str) -> None:
    friends = made.unit(
        Persistent(While("fighting", Power(9)), Cards(("Unit",), "friendly")), id="chief", spent=True
    )
    bystander, attacker = made.unit(id="bystander"), made.unit(id="attacker", power=4)
    g = game(player(field=[attacker]), player(field=[friends, bystander]), edition=edition)
    do(g, ("attack", attacker.uid, friends.uid), ("end-react",))
    assert now(g, attacker).area == "trash"
    assert power_of(g, bystander) == 3


# --- keywords


@pytest.mark.parametrize("keyword", ["ADRENALINE", "BLOCKER", "GO SOLO"])
@pytest.mark.parametrize("has", [True, False])
def test_having_a_keyword(keyword: Literal["ADRENALINE", "BLOCKER", "GO SOLO"], has: bool) -> None:
    """Adrenaline Converter and the like: only while the condition is met (FAQ)."""
    ability = Persistent(Has(keyword), condition=TRUE if has else FALSE)
    if keyword == "ADRENALINE":
        unit = made.unit(ability, lag=True)
        g = game(player(field=[unit]), player(gigs=gigs(1)))
        assert (GIGS in attacks(g, unit)) is has
    elif keyword == "BLOCKER":
        unit, attacker = made.unit(ability, id="unit"), made.unit(id="attacker")
        g = game(player(field=[attacker]), player(field=[unit], gigs=gigs(1)))
        do(g, ("attack", attacker.uid, GIGS))
        assert (("block", unit.uid) in asked(g)[2]) is has
    else:
        unit = made.legend(ability)
        g = game(player(legends=[unit]))
        assert (("go-solo", unit.uid) in asked(g)[2]) is has


def test_a_gear_gives_a_keyword_under_a_condition() -> None:
    """'This Unit' in a bottom textbox is the wearer."""
    more_gigs = Compare(Count(Gigs("rival")), ">=", 2)
    converter = made.gear(Persistent(Has("ADRENALINE"), condition=more_gigs), id="converter")
    unit = made.unit(lag=True, gear=[converter])
    g = game(player(field=[unit]), player(gigs=gigs(1, 1)))
    assert GIGS in attacks(g, unit)
    unit = made.unit(lag=True, gear=[made.gear(Persistent(Has("ADRENALINE"), condition=more_gigs))])
    g = game(player(field=[unit]), player(gigs=gigs(1)))
    assert attacks(g, unit) == set()


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


@pytest.mark.parametrize(("what", "in_a_fight", "by_effect"), [
    ("be defeated", False, False), ("be defeated in a fight", False, True), ("block", True, True),
])  # fmt: skip
def test_cannot_be_defeated(edition: str, what: str, in_a_fight: bool, by_effect: bool) -> None:
    """fight.undefeated-loser-still-lost: the loser has lost all the same."""
    tough = made.unit(
        Persistent(Cannot(what)),
        Triggered((Trigger("loses-fight", This()),), Draw(1)),
        id="tough",
        spent=True,
    )  # type: ignore[arg-type]
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


@pytest.mark.parametrize(
    ("permission", "targets"),
    [
        (MayAttack(RIVALS, lagging=True), {"spent"}),
        (MayAttack(gig_area=True, lagging=True), {"gigs"}),
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
    higher = Gigs("friendly", value=Comparison(">", PowerOf(Ref("unit"))))
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


# --- what is paid


def pays(g: Game, piece: Piece) -> int:
    do(g, ("play", piece.uid))
    kind, _, options = asked(g)
    return int(options[0][1]) if kind == "pay" else 0


@pytest.mark.parametrize(("units", "due"), [(0, 7), (2, 5), (6, 1), (9, 1)])
def test_a_card_costs_less_for_each(edition: str, units: int, due: int) -> None:
    """MaxTac Heavy: from the hand, to a minimum of 1."""
    less = Times(Count(RIVALS), -1)
    heavy = made.unit(Persistent(CostChange(less, 1)), id="heavy", cost=7)
    g = game(player(hand=[heavy], eddies=eddies(9)), player(field=made.filler(units)), edition=edition)
    assert pays(g, heavy) == due


@pytest.mark.parametrize(("changes", "due"), [
    ([(2, None)], 6), ([(-2, None)], 2), ([(-9, None)], 1), ([(-9, 3)], 3), ([(2, None), (-3, 1)], 3),
    ([(-3, 1), (2, None)], 3), ([(-2, 1), (-2, 1)], 1),
])  # fmt: skip
def test_changes_add_up_and_a_reduction_has_a_floor(
    edition: str, changes: list[tuple[int, int | None]], due: int
) -> None:
    """pay.reduction-floor; the order of the changes makes no difference."""
    signs = [
        made.unit(Persistent(CostChange(amount, floor), Cards(("Unit",), "friendly")), id=f"sign-{i}")
        for i, (amount, floor) in enumerate(changes)
    ]
    card = made.unit(id="card", cost=4)
    g = game(player(field=signs, hand=[card], eddies=eddies(9)), edition=edition)
    assert pays(g, card) == due


def test_a_surcharge_may_make_a_card_unplayable(edition: str) -> None:
    tax = made.unit(Persistent(CostChange(1), Cards(("Unit",), "rival")), id="tax")
    card = made.unit(id="card", cost=2)
    g = game(player(hand=[card], eddies=eddies(2)), player(field=[tax]), edition=edition)
    refused(g, ("play", card.uid), "cost.in-full")


@pytest.mark.parametrize(("empty", "due"), [(True, 1), (False, 3)])
def test_a_card_played_for_another_price(edition: str, empty: bool, due: int) -> None:
    """Nocturne: 'if your fixer area is empty, play this Program for 1 €$'; it is no choice (FAQ)."""
    nocturne = made.program(Persistent(PaysInstead(1), condition=FixerEmpty()), id="nocturne", cost=3)
    dice = all_but() if empty else []
    g = game(player(hand=[nocturne], eddies=eddies(3), gigs=dice), edition=edition)
    assert pays(g, nocturne) == due


def test_a_price_for_a_set_of_cards(edition: str) -> None:
    shop = made.unit(Persistent(PaysInstead(2), Cards(("Program",), "friendly")), id="shop")
    trick, unit = made.program(id="trick", cost=5), made.unit(id="unit", cost=5)
    g = game(player(field=[shop], hand=[trick, unit], eddies=eddies(5)), edition=edition)
    fork = g.fork()
    assert pays(g, trick) == 2
    assert pays(fork, unit) == 5


def test_a_gears_top_text_about_its_price_is_not_inherited(edition: str) -> None:
    """gear.top-textbox-is-for-the-gear: once worn, the wearer does not become cheaper (Zetatech Berserk)."""
    berserk = made.gear(Persistent(CostChange(-2, 1)), id="berserk", cost=6)
    solo = made.legend(Keyword("GO SOLO"), id="solo", cost=4, gear=[berserk])
    held = made.gear(Persistent(CostChange(-2, 1)), id="held", cost=6)
    g = game(player(legends=[solo], hand=[held], eddies=eddies(9)), edition=edition)
    fork = g.fork()
    do(g, ("go-solo", solo.uid))
    assert asked(g)[2][0] == ("pay", 4)
    assert pays(fork, held) == 4


def test_go_solo_for_less_this_turn(edition: str) -> None:
    """Nocturne: 'may use GO SOLO for -2 €$ this turn, to a minimum of 1'; the plain play costs as ever."""
    solo = made.legend(Keyword("GO SOLO"), id="solo", cost=4)
    change = Give(
        Choose(Cards(("Legend",), "friendly"), "legend"), (CostChange(-2, 1, "go-solo"),), "this turn"
    )
    g = made.cast(change, you=player(legends=[solo], eddies=eddies(9)), edition=edition)
    do(g, *choose(solo))
    fork = g.fork()
    do(g, ("go-solo", solo.uid))
    assert asked(g)[2][0] == ("pay", 2)
    do(fork, ("play-legend", solo.uid))
    assert asked(fork)[2][0] == ("pay", 4)


@pytest.mark.parametrize("turn", [YOU, RIVAL])
def test_calling_for_free(edition: str, turn: int) -> None:
    """Panam: during your turn, you may Call a Legend for free; the Rival pays, and you do on their turn."""
    panam = made.unit(Persistent(CallsFree(), condition=YourTurn()), id="panam")
    mine, theirs = (
        made.legend(id="mine", face_up=False, spent=True),
        made.legend(id="theirs", face_up=False, spent=True),
    )
    attacker = made.unit(id="attacker")
    g = game(
        player(field=[panam], legends=[mine], gigs=gigs(1)), player(field=[attacker], legends=[theirs]),
        edition=edition, player=turn,
    )  # fmt: skip
    if turn == YOU:
        do(g, ("call", mine.uid))
        assert now(g, mine).face_up
        return
    refused(g, ("call", theirs.uid), "cost.in-full")
    do(g, ("attack", attacker.uid, GIGS))
    refused(g, ("call", mine.uid), "cost.in-full")


# --- gained abilities


@pytest.mark.parametrize("how", ["give", "establish", "persistent"])
def test_a_gained_trigger(edition: str, how: str) -> None:
    gains = Gains(Triggered((Trigger("attacks", This()),), Draw(1)))
    friend, foe = made.unit(id="friend"), made.unit(id="foe")
    mine = player(field=[friend])
    steps = {
        "give": Give(Every(FRIENDLY, "units"), (gains,), "this turn"),
        "establish": Establish(FRIENDLY, gains, "this turn"),
    }
    if how == "persistent":
        mine.legends = [made.legend(Persistent(gains, FRIENDLY))]
        g = game(mine, player(field=[foe], gigs=gigs(1)), edition=edition)
    else:
        g = made.cast(steps[how], you=mine, rival=player(field=[foe], gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("attack", friend.uid, GIGS))) == 1


def test_a_gained_activated_effect_a_persistent_one_and_a_replacement(edition: str) -> None:
    friend = made.unit(id="friend")
    abilities: list[Modifier] = [
        Gains(Activated((SpendThis(),), Draw(1))), Gains(Persistent(Power(2))),
        Gains(Replacement("defeat", Draw(1), subject=This())),
    ]  # fmt: skip
    kill = made.program(Resolve(Defeat(Every(FRIENDLY, "units"))), id="kill")
    g = made.cast(
        Give(Every(FRIENDLY, "units"), tuple(abilities), "this turn"), you=player(field=[friend], hand=[kill]),
        edition=edition,
    )  # fmt: skip
    assert power_of(g, friend) == 5
    options = [o for o in asked(g)[2] if o[0] == "activate"]
    assert len(options) == 1
    assert drawn(do(g, options[0])) == 1
    assert drawn(do(g, ("play", kill.uid))) == 1
    assert now(g, friend).area == "field"


def test_a_gained_keyword_is_a_keyword(edition: str) -> None:
    lagging = made.unit(id="lagging", lag=True)
    g = made.cast(
        Give(Every(FRIENDLY, "units"), (Gains(Keyword("ADRENALINE")),), "this turn"), you=player(field=[lagging]),
        rival=player(gigs=gigs(1)), edition=edition,
    )  # fmt: skip
    assert attacks(g, lagging) == {GIGS}
