"""Gear that does not go to the trash with its host: texts, compiled and played."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import Defeat, Every, Resolve
from engine.effects.values import Cards
from engine.text import compile_text
from tests.engine.build import cites, do, eddies, game, now, only, pay_any, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, idle

NO, YES = ("no",), ("yes",)
HEIRLOOM = (
    "When this Unit is defeated, you may pay 1 €$ to equip this Gear to another friendly Unit instead of trashing "
    "it."
)
SCAVENGER = (
    "When another friendly equipped Unit is defeated, you may equip one of its Gear to this Unit instead of trashing "
    "it. If you do, a Rival discards 1."
)


def gear(text: str, **how) -> Piece:
    return made.gear(*compile_text(text, card_type="Gear"), id="heirloom", **how)


def reader(text: str) -> Piece:
    return made.unit(*compile_text(text, card_type="Unit"), id="reader")


def purge(yours: list[Piece], **you) -> Game:
    """A Program of yours defeats your Unit named Doomed."""
    spell = made.program(
        Resolve(Defeat(Every(Cards(("Unit",), "friendly", name="Doomed"), "unit"))), id="purge"
    )
    g = game(
        player(field=yours, hand=[spell, *you.pop("hand", [])], **you),
        player(hand=made.filler(2, "theirs")),
    )
    do(g, ("play", spell.uid))
    return g


@pytest.mark.parametrize("pays", [True, False])
def test_the_gear_goes_to_another_unit_in_the_place_of_the_trash(pays: bool) -> None:
    heirloom = gear(HEIRLOOM)
    host, other = made.unit(id="doomed", gear=[heirloom]), made.unit(id="other")
    g = purge([host, other], eddies=eddies(1))
    before = len(g.state.events())
    do(g, YES if pays else NO)
    if pays:
        pay_any(g)
        do(g, *choose(other))
    assert now(g, host).area == "trash"
    assert now(g, heirloom).area == ("field" if pays else "trash")
    assert now(g, other).gear == ((heirloom.uid,) if pays else ())
    if pays:
        cites(only(g.state.events()[before:], "replaced"), "replacement.replaces-process")
    idle(g)


@pytest.mark.parametrize(("alone", "money"), [(True, 1), (False, 0)])
def test_what_cannot_be_done_or_paid_is_not_offered(alone: bool, money: int) -> None:
    heirloom = gear(HEIRLOOM)
    host, other = made.unit(id="doomed", gear=[heirloom]), made.unit(id="other")
    g = purge([host] if alone else [host, other], eddies=eddies(money))
    idle(g)
    assert now(g, heirloom).area == "trash"


def test_one_of_several_gear_is_taken_and_a_rival_discards() -> None:
    first, second = made.gear(id="first"), made.gear(id="second")
    host, one = made.unit(id="doomed", gear=[first, second]), reader(SCAVENGER)
    g = purge([host, one])
    do(g, YES, *choose(second))
    assert asked(g)[:2] == ("discard", 1)
    do(g, asked(g)[2][0])
    assert now(g, one).gear == (second.uid,)
    assert [now(g, piece).area for piece in (host, first)] == ["trash", "trash"]
    assert len(g.state.sides[1].hand) == 1
    idle(g)


def test_a_unit_without_gear_asks_nothing() -> None:
    host, one = made.unit(id="doomed"), reader(SCAVENGER)
    g = purge([host, one])
    idle(g)
    assert len(g.state.sides[1].hand) == 2


def test_a_unit_that_is_saved_keeps_its_gear() -> None:
    """Only what is defeated takes Gear to the trash; what is put in the place of a defeat comes first."""
    heirloom = gear(
        "When this Unit is defeated, return this Gear to its owner's hand instead of trashing it."
    )
    saves = compile_text("If this Unit would be defeated, you may discard 1 instead.", card_type="Unit")
    host = made.unit(*saves, id="doomed", gear=[heirloom])
    g = purge([host], hand=made.filler(1, "mine"))
    do(g, YES)
    do(g, asked(g)[2][0])
    assert now(g, host).area == "field"
    assert now(g, host).gear == (heirloom.uid,)


def test_a_unit_that_is_not_saved_gives_it_back() -> None:
    heirloom = gear(
        "When this Unit is defeated, return this Gear to its owner's hand instead of trashing it."
    )
    host = made.unit(id="doomed", gear=[heirloom])
    g = purge([host])
    assert [now(g, piece).area for piece in (host, heirloom)] == ["trash", "hand"]


def test_only_in_a_fight() -> None:
    heirloom = gear(
        "When this Unit is defeated in a fight, return this Gear to your hand instead of trashing it."
    )
    host = made.unit(id="doomed", power=1, gear=[heirloom])
    g = purge([host])
    assert now(g, heirloom).area == "trash"
    heirloom = gear(
        "When this Unit is defeated in a fight, return this Gear to your hand instead of trashing it."
    )
    host, other = made.unit(id="doomed", power=1, gear=[heirloom]), made.unit(id="other", spent=True)
    g = game(player(field=[host]), player(field=[other]))
    do(g, ("attack", host.uid, other.uid), ("end-react",))
    assert [now(g, piece).area for piece in (host, heirloom)] == ["trash", "hand"]
