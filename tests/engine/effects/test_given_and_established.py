"""What is given or established: fixed and continuous amounts, pieces that come later, given abilities."""

from __future__ import annotations

import pytest

from engine import Game
from engine.effects.tree import (
    Choose,
    Do,
    Draw,
    Establish,
    Every,
    Flip,
    Gains,
    Give,
    IfYouDo,
    MustAttack,
    Persistent,
    Pick,
    Power,
    Triggered,
    While,
)
from engine.effects.values import EACH, Cards, Comparison, Count, Ref, This, Trigger
from tests.engine.build import (
    GIGS,
    do,
    game,
    gigs,
    now,
    pass_turn,
    player,
    start_turn,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, power_of
from tests.engine.effects.stock import FRIENDLY, RIVALS, deep, spell

# --- fixed and continuous amounts


def test_an_amount_is_fixed_when_it_is_given(edition: str) -> None:
    """Cyberpsychosis: '+2 for each of its equipped Gear' does not follow later changes; a persistent one does."""
    per_gear = Count(Cards(("Gear",), on=This()))
    host = made.unit(Persistent(Power(per_gear)), id="host", gear=[made.gear(id="g1")])
    bonus = Count(Cards(("Gear",), on=Ref("unit")))
    cast = spell(Do((Pick(Choose(FRIENDLY, "unit")), Give(Ref("unit"), (Power(bonus),), "this turn"))))
    later_gear = made.gear(id="g2")
    g = game(player(field=[host], hand=[cast, later_gear]), edition=edition)
    assert power_of(g, host) == 4
    do(g, ("play", cast.uid), *choose(host))
    assert power_of(g, host) == 5
    do(g, ("play", later_gear.uid), ("host", host.uid))
    assert power_of(g, host) == 6, "the printed one follows, the given one does not"


def test_an_amount_of_each_is_each_ones_own_whatever_the_trigger_was_about(edition: str) -> None:
    """'{Play} Friendly Units have +1 power this turn for each Gear equipped to them', or all of them are given that."""
    own = Power(Count(Cards(("Gear",), on=Ref(EACH))))
    played = (Trigger("played", This()),)
    for step in (Establish(FRIENDLY, own, "this turn"), Give(Every(FRIENDLY, "unit2"), (own,), "this turn")):
        worn = [made.gear(id=f"g{i}", power=0) for i in range(3)]
        two, one = made.unit(id="two", gear=worn[:2]), made.unit(id="one", gear=worn[2:])
        caster = made.unit(Triggered(played, step), id="caster", power=3)
        g = game(player(field=[two, one], hand=[caster], deck=deep()), edition=edition)
        before = power_of(g, two), power_of(g, one)
        do(g, ("play", caster.uid))
        after = power_of(g, two), power_of(g, one)
        assert [b - a for a, b in zip(before, after, strict=True)] == [2, 1]
        assert power_of(g, caster) == 3


def test_what_a_gear_gains_its_host_has(edition: str) -> None:
    """`card.gear-power-unmodified`: an effect on the Gear itself changes what its host has from it."""
    gears = Cards(("Gear",), "friendly")
    worn = made.gear(id="worn", power=2)
    host = made.unit(id="host", power=3, gear=[worn])
    boost = made.unit(Persistent(Power(1), gears), id="boost", power=3)
    cast = spell(Give(Choose(gears, "gear"), (Power(2),), "this turn"))
    g = game(player(field=[host, boost], hand=[cast], deck=deep()), edition=edition)
    assert power_of(g, host) == 6
    do(g, ("play", cast.uid), *choose(worn))
    assert (power_of(g, host), power_of(g, boost)) == (8, 3)


def test_each_other_is_other_than_each_of_them(edition: str) -> None:
    """'Friendly Units with Gear have +1 power for each other one': the card that says so is none of them."""
    equipped = Cards(("Unit",), "friendly", equipped=True)
    others = Count(Cards(("Unit",), "friendly", equipped=True, other_than=EACH))
    source = made.unit(Persistent(Power(others), equipped), id="source", power=3)
    worn = [made.unit(id=f"u{i}", power=3, gear=[made.gear(id=f"g{i}", power=0)]) for i in range(2)]
    g = game(player(field=[source, *worn]), edition=edition)
    assert [power_of(g, unit) for unit in (source, *worn)] == [3, 4, 4]


def test_an_amount_inside_while_is_continuous(edition: str) -> None:
    """Synapse Burnout: '+1 power for each friendly face-up Legend while fighting' is read in the fight."""
    face_up = Count(Cards(("Legend",), "friendly", face_up=True))
    cast = spell(Give(Choose(FRIENDLY, "unit"), (While("fighting", Power(face_up), RIVALS),), "this turn"))
    attacker, foe = made.unit(id="attacker", power=3), made.unit(id="foe", power=3, spent=True)
    down = made.legend(id="down", face_up=False)
    reveal = spell(Flip(Every(Cards(("Legend",), "friendly"), "legends")), id="reveal")
    g = game(
        player(field=[attacker], legends=[down], hand=[cast, reveal]), player(field=[foe]), edition=edition
    )
    do(g, ("play", cast.uid), *choose(attacker), ("play", reveal.uid))
    assert power_of(g, attacker) == 3, "not fighting yet"
    do(g, ("attack", attacker.uid, foe.uid), ("end-react",))
    assert (now(g, attacker).area, now(g, foe).area) == ("field", "trash")


def test_an_established_amount_is_fixed_too(edition: str) -> None:
    friend, late = made.unit(id="friend"), made.unit(id="late")
    cast = spell(Establish(FRIENDLY, Power(Count(FRIENDLY)), "this turn"))
    g = game(player(field=[friend], hand=[cast, late]), edition=edition)
    do(g, ("play", cast.uid), ("play", late.uid))
    assert (power_of(g, friend), power_of(g, late)) == (4, 4)


# --- established for a set


def test_what_is_established_holds_for_pieces_that_come_later(edition: str) -> None:
    """FAQ on Chrome Fang; what is given to all holds for those that were there."""
    friend, late = made.unit(id="friend"), made.unit(id="late")
    for step, expected in (
        (Establish(FRIENDLY, Power(2), "this turn"), 5),
        (Give(Every(FRIENDLY, "units"), (Power(2),), "this turn"), 3),
    ):
        cast, friend, late = spell(step), made.unit(id="friend"), made.unit(id="late")
        g = game(player(field=[friend], hand=[cast, late]), edition=edition)
        do(g, ("play", cast.uid), ("play", late.uid))
        assert power_of(g, friend) == 5
        assert power_of(g, late) == expected


def test_what_is_established_holds_for_nobody_who_does_not_fit(edition: str) -> None:
    cast = spell(Establish(Cards(("Unit",), "rival", tags=("MERC",)), Power(5), "this turn"))
    foe, merc = made.unit(id="foe"), made.unit(id="merc", tags=("MERC",))
    g = game(player(hand=[cast]), player(field=[foe, merc]), edition=edition)
    do(g, ("play", cast.uid))
    assert (power_of(g, foe), power_of(g, merc)) == (3, 8)


@pytest.mark.parametrize(("power", "end"), [(3, 3), (2, 7)])
def test_a_change_of_power_for_those_of_some_power_comes_to_an_end(power: int, end: int) -> None:
    """It is asked without itself: a Unit of 2 is one of 'power 2 or less' and has 7 by it."""
    cast = spell(Establish(Cards(("Unit",), "rival", power=Comparison("<=", 2)), Power(5), "this turn"))
    foe = made.unit(id="foe", power=power)
    g = game(player(hand=[cast]), player(field=[foe]))
    do(g, ("play", cast.uid))
    assert power_of(g, foe) == end


# --- given abilities


def test_a_given_ability_is_used_and_ends(edition: str) -> None:
    friend = made.unit(id="friend")
    gains = Gains(Triggered((Trigger("attacks", This()),), Draw(1)))
    cast = spell(Give(Choose(FRIENDLY, "unit"), (gains,), "this turn"))
    g = game(
        player(field=[friend], hand=[cast], deck=deep()),
        player(gigs=gigs(1, 1, 1), deck=deep()),
        edition=edition,
    )
    do(g, ("play", cast.uid), *choose(friend))
    assert drawn(do(g, ("attack", friend.uid, GIGS))) == 1
    do(g, ("end-react",), ("die", 6))
    pass_turn(g)
    pass_turn(g)
    assert drawn(do(g, ("attack", friend.uid, GIGS))) == 0


def test_must_attack_next_turn(edition: str) -> None:
    """Mox Inciters: on the Rival's next turn only, and only while it can."""
    foe = made.unit(id="foe")
    cast = spell(Give(Choose(RIVALS, "unit"), (MustAttack(),), "rival's next turn"))
    g = game(
        player(hand=[cast], gigs=gigs(1), deck=deep()), player(field=[foe], deck=deep()), edition=edition
    )
    do(g, ("play", cast.uid), *choose(foe), ("pass",))
    start_turn(g)
    assert ("pass",) not in asked(g)[2]
    do(g, ("attack", foe.uid, GIGS), ("end-react",), ("die", 0))
    assert ("pass",) in asked(g)[2]


def test_if_you_do_after_something_that_lasts(edition: str) -> None:
    g: Game = made.cast(
        IfYouDo(Give(Choose(RIVALS, "unit"), (Power(1),), "this turn"), Draw(1), Draw(2)), edition=edition
    )
    assert drawn(g) == 2, "nobody was there to be given it"


def test_an_amount_for_each_piece_is_its_own(edition: str) -> None:
    """'Give all friendly Units +1 power for each of their equipped Gear': each Unit by its own Gear."""
    one = made.unit(id="one", gear=[made.gear(id="g1")])
    two = made.unit(id="two", gear=[made.gear(id="g2"), made.gear(id="g3")])
    bare = made.unit(id="bare")
    its_gear = Count(Cards(("Gear",), on=Ref("unit")))
    g = made.cast(
        Give(Every(FRIENDLY, "unit"), (Power(its_gear),), "this turn"), you=player(field=[one, two, bare]),
        edition=edition,
    )  # fmt: skip
    assert [power_of(g, p) for p in (one, two, bare)] == [4, 5, 3]
