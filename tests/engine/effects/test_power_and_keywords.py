"""Modifiers of power and keywords, "while" and gained abilities: each while it holds, and when it does not."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.effects.tree import (
    Ability,
    Activated,
    Defeat,
    DoublePower,
    Draw,
    Establish,
    Every,
    Gains,
    Give,
    Has,
    Keyword,
    Modifier,
    Persistent,
    Power,
    Replacement,
    Resolve,
    SpendThis,
    Triggered,
    While,
)
from engine.effects.values import (
    Cards,
    Compare,
    Comparison,
    Count,
    Gigs,
    PowerOf,
    This,
    Trigger,
    YourTurn,
)
from tests.engine.build import (
    GIGS,
    do,
    eddies,
    game,
    gigs,
    now,
    pass_turn,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, drawn, idle, power_of
from tests.engine.effects.stock import FRIENDLY, attacks

TRUE, FALSE = Compare(1, "=", 1), Compare(1, "=", 2)


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


@pytest.mark.parametrize(("needed", "lags"), [
    ("BLOCKER", False), ("GO SOLO", True),
    ("ADRENALINE", True),
])  # fmt: skip
def test_a_keyword_for_those_that_have_another(needed: str, lags: bool) -> None:
    """'Units with BLOCKER have ADRENALINE'; those that have what they would be given are asked without it."""
    chief = made.legend(
        Persistent(Has("ADRENALINE"), Cards(("Unit",), "friendly", keyword=needed)), cost=None
    )
    unit = made.unit(Keyword("BLOCKER"), id="unit", lag=True)
    g = game(player(field=[unit], legends=[chief]), player(gigs=gigs(1)))
    assert (attacks(g, unit) == set()) is lags


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
