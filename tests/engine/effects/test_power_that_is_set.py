"""Power that is set, for good and for a time, and Gear whose power is doubled."""

from __future__ import annotations

import pytest

from engine import Piece
from engine.effects.tree import (
    Choose,
    Do,
    DoublePower,
    Give,
    Persistent,
    Pick,
    Power,
    Resolve,
    SetPower,
    Step,
)
from engine.effects.values import Cards, Count, Gigs, Ref, This, ValueOf
from tests.engine.build import do, game, gigs, pass_turn, player, unknown
from tests.engine.effects import made
from tests.engine.effects.made import choose, power_of

ANY = Cards(("Unit",))


def spell(step: Step, id: str = "spell") -> Piece:
    return made.program(Resolve(step), id=id)


def test_for_good_it_takes_the_place_of_what_is_printed(edition: str) -> None:
    """'This Unit's power is equal to the number of friendly Gigs': Gear and bonuses count besides."""
    counts = Persistent(SetPower(Count(Gigs("friendly"))))
    unit = made.unit(counts, Persistent(Power(1)), id="unit", power=7, gear=[made.gear(id="worn", power=2)])
    g = game(player(field=[unit], gigs=gigs(1, 1, 1, 1)), edition=edition)
    assert power_of(g, unit) == 4 + 2 + 1


@pytest.mark.parametrize("power", [0, 3, 9])
def test_for_a_time_it_is_that_power_whatever_it_was(edition: str, power: int) -> None:
    """'A rival Unit's power becomes 3 this turn': with its Gear, and though it is doubled."""
    unit = made.unit(Persistent(DoublePower()), id="unit", power=2, gear=[made.gear(id="worn", power=2)])
    cast = spell(Give(Choose(ANY, "unit"), (SetPower(power),), "this turn"))
    g = game(player(hand=[cast], deck=unknown(9)), player(field=[unit], deck=unknown(9)), edition=edition)
    assert power_of(g, unit) == 8
    do(g, ("play", cast.uid), *choose(unit))
    assert power_of(g, unit) == power
    pass_turn(g)
    assert power_of(g, unit) == 8, "only this turn"


def test_what_is_given_or_equipped_later_counts(edition: str) -> None:
    unit, worn = made.unit(id="unit", power=2), made.gear(id="worn", power=2)
    cast = spell(
        Do(
            (
                Give(Choose(ANY, "unit"), (SetPower(5),), "this turn"),
                Give(Ref("unit"), (Power(1),), "this turn"),
            )
        )
    )
    g = game(player(field=[unit], hand=[cast, worn]), edition=edition)
    do(g, ("play", cast.uid), *choose(unit))
    assert power_of(g, unit) == 6
    do(g, ("play", worn.uid), ("host", unit.uid))
    assert power_of(g, unit) == 8


def test_it_is_set_to_the_value_that_the_gig_has_now(edition: str) -> None:
    unit, gig = made.unit(id="unit", power=2), Pick(Choose(Gigs("friendly"), "gig"))
    cast = spell(Do((gig, Give(Choose(ANY, "unit"), (SetPower(ValueOf("gig")),), "this turn"))))
    g = game(player(field=[unit], hand=[cast], gigs=gigs(4)), edition=edition)
    do(g, ("play", cast.uid), ("die", 0), *choose(unit))
    assert power_of(g, unit) == 4


def test_doubled_gear_doubles_what_it_brings_and_nothing_else(edition: str) -> None:
    """'Double the power of this Unit's Gear', with what other effects give that Gear."""
    gear = Cards(("Gear",), on=This())
    worn = [made.gear(id=f"g{i}", power=i) for i in (1, 2)]
    unit = made.unit(Persistent(DoublePower(), gear), id="unit", power=3, gear=worn)
    other = made.unit(id="other", power=3, gear=[made.gear(id="g9", power=4)])
    g = game(player(field=[unit, other]), edition=edition)
    assert (power_of(g, unit), power_of(g, other)) == (3 + 2 + 4, 7)
