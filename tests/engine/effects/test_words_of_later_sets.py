"""What no printed card says yet: lost keywords, who can't block whom, the next card's price, up to so many."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Cannot,
    Choose,
    CostChange,
    Defeat,
    Discard,
    Do,
    Establish,
    Every,
    Give,
    Has,
    Keyword,
    Loses,
    PaysInstead,
    Persistent,
    Pick,
    Power,
    ReadyEddies,
    Resolve,
    Spend,
    While,
)
from engine.effects.values import Cards, Comparison, Ref, This
from engine.queries import has_keyword
from engine.rules.costs import cost_to_play
from tests.engine.build import GIGS, do, eddies, game, gigs, now, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, idle, power_of

RIVALS = Cards(("Unit",), "rival")
PROGRAMS = Cards(("Program",), "friendly")


def paid(g: Game, card: Piece) -> None:
    """Play the card and pay for it in the first way that there is."""
    do(g, ("play", card.uid))
    while asked(g)[0] != "main":
        do(g, asked(g)[2][0])


@pytest.mark.parametrize("own", [True, False])
def test_a_lost_keyword_is_not_had_wherever_it_comes_from(own: bool) -> None:
    gives = () if own else (Persistent(Has("BLOCKER"), This()),)
    wall = made.unit(*((Keyword("BLOCKER"),) if own else gives), id="wall")
    worn = made.unit(id="worn", gear=[made.gear(Keyword("BLOCKER"), id="shield")])
    g = made.cast(
        Give(Every(RIVALS, "unit"), (Loses("BLOCKER"), Power(1)), "this turn"),
        rival=player(field=[wall, worn]),
    )
    for piece in (wall, worn):
        assert not has_keyword(g, now(g, piece), "BLOCKER")
        assert power_of(g, piece) == 4


def test_another_keyword_is_kept() -> None:
    wall = made.unit(Keyword("BLOCKER"), Keyword("ADRENALINE"), id="wall")
    g = made.cast(Give(Every(RIVALS, "unit"), (Loses("BLOCKER"),), "this turn"), rival=player(field=[wall]))
    assert has_keyword(g, now(g, wall), "ADRENALINE")


@pytest.mark.parametrize(("power", "blocks"), [(4, False), (5, True)])
def test_only_such_units_cannot_block(edition: str, power: int, blocks: bool) -> None:
    weak = Cards(("Unit",), "rival", power=Comparison("<=", 4))
    runner = made.unit(Persistent(Cannot("be blocked", by=weak)), id="runner")
    wall = made.unit(Keyword("BLOCKER"), id="wall", power=power)
    g = game(player(field=[runner]), player(field=[wall], gigs=gigs(1)), edition=edition)
    do(g, ("attack", runner.uid, GIGS))
    assert (("block", wall.uid) in asked(g)[2]) is blocks


def test_defending_is_having_the_attack_on_it(edition: str) -> None:
    brave = Persistent(While("defending", Power(3)))
    attacker = made.unit(brave, id="attacker")
    target = made.unit(brave, id="target", spent=True)
    other = made.unit(brave, id="other", spent=True)
    g = game(player(field=[attacker]), player(field=[target, other]), edition=edition)
    assert power_of(g, target) == 3
    do(g, ("attack", attacker.uid, target.uid))
    assert (power_of(g, target), power_of(g, other), power_of(g, attacker)) == (6, 3, 3)


def test_the_price_of_the_next_card_is_used_up_by_it() -> None:
    change = Establish(PROGRAMS, CostChange(-2, 1, next_card=True), "this turn")
    first = made.program(Resolve(ReadyEddies(1)), id="first", cost=4)
    second = made.program(Resolve(ReadyEddies(1)), id="second", cost=4)
    unit = made.unit(id="recruit", cost=3)
    g = made.cast(change, you=player(hand=[first, second, unit], eddies=eddies(9)))
    prices = [cost_to_play(g, 0, now(g, card)) for card in (first, second, unit)]
    assert prices == [2, 2, 3]
    paid(g, unit)
    assert cost_to_play(g, 0, now(g, first)) == 2
    paid(g, first)
    assert cost_to_play(g, 0, now(g, second)) == 4


def test_two_such_effects_are_for_the_same_card() -> None:
    change = Establish(PROGRAMS, CostChange(-1, next_card=True), "this turn")
    card = made.program(Resolve(ReadyEddies(1)), id="card", cost=4)
    later = made.program(Resolve(ReadyEddies(1)), id="later", cost=4)
    g = made.cast(Do((change, change)), you=player(hand=[card, later], eddies=eddies(9)))
    assert cost_to_play(g, 0, now(g, card)) == 2
    paid(g, card)
    assert cost_to_play(g, 0, now(g, later)) == 4


def test_the_next_card_is_free_and_no_other() -> None:
    free = Establish(PROGRAMS, PaysInstead(0, next_card=True), "this turn")
    first = made.program(Resolve(ReadyEddies(1)), id="first", cost=4)
    second = made.program(Resolve(ReadyEddies(1)), id="second", cost=4)
    unit = made.unit(id="recruit", cost=3)
    g = made.cast(free, you=player(hand=[first, second, unit], eddies=eddies(9)))
    assert [cost_to_play(g, 0, now(g, card)) for card in (first, second, unit)] == [0, 0, 3]
    paid(g, first)
    assert cost_to_play(g, 0, now(g, second)) == 4


def test_the_first_card_each_turn_is_paid_otherwise() -> None:
    cheap = made.unit(Persistent(PaysInstead(1, first_each_turn=True), PROGRAMS), id="cheap")
    first = made.program(Resolve(ReadyEddies(1)), id="first", cost=4)
    second = made.program(Resolve(ReadyEddies(1)), id="second", cost=4)
    g = game(player(field=[cheap], hand=[first, second], eddies=eddies(9)), player(gigs=gigs(1)))
    assert cost_to_play(g, 0, now(g, second)) == 1
    paid(g, first)
    assert cost_to_play(g, 0, now(g, second)) == 4


@pytest.mark.parametrize(("answer", "ready"), [(0, 0), (1, 1), (2, 2)])
def test_up_to_so_many_eddies(answer: int, ready: int) -> None:
    money = eddies(3)
    for piece in money:
        piece.spent = True
    g = made.cast(ReadyEddies(2, up_to=True), ("number", answer), you=player(eddies=money))
    assert [now(g, p).spent for p in money].count(False) == ready
    idle(g)


@pytest.mark.parametrize("answer", [0, 1, 2])
def test_discarding_up_to_so_many(answer: int) -> None:
    hand = made.filler(2)
    g = made.cast(Discard(3, up_to=True), ("number", answer), you=player(hand=hand))
    do(g, *[("choose", piece.uid) for piece in hand[:answer]])
    assert [now(g, p).area for p in hand].count("trash") == answer
    idle(g)


def test_gear_of_such_a_piece_only() -> None:
    mine, theirs = made.gear(id="mine"), made.gear(id="theirs")
    legends = made.gear(id="legends")
    you = player(field=[made.unit(id="wearer", gear=[mine])])
    rival = player(
        field=[made.unit(id="foe", gear=[theirs])], legends=[made.legend(id="boss", gear=[legends])]
    )
    target = Choose(Cards(("Gear",), worn_by=RIVALS), "gear")
    g = made.cast(Defeat(target), you=you, rival=rival)
    assert asked(g)[2] == [("choose", theirs.uid)]
    do(g, ("choose", theirs.uid))
    assert now(g, theirs).area == "trash"
    assert (now(g, mine).area, now(g, legends).area) == ("field", "legends")


def test_what_a_gear_was_equipped_to_when_it_was_defeated() -> None:
    """The words "the Unit it was equipped to": as last known (pending.last-valid-information), and only a Unit."""
    worn, other = made.gear(id="worn"), made.gear(id="other")
    foe, bystander = made.unit(id="foe", gear=[worn]), made.unit(id="bystander", gear=[made.gear(id="third")])
    boss = made.legend(id="boss", gear=[other])
    step = Do(
        (
            Defeat(Choose(Cards(("Gear",), "rival"), "gear")),
            Defeat(Choose(Cards(("Unit",), host_of=Ref("gear")), "unit")),
        )
    )
    g = made.cast(step, rival=player(field=[foe, bystander], legends=[boss]))
    do(g, ("choose", worn.uid))
    assert asked(g)[2] == [("choose", foe.uid)]
    do(g, ("choose", foe.uid))
    idle(g)
    assert (now(g, worn).area, now(g, foe).area, now(g, bystander).area) == ("trash", "trash", "field")

    g = made.cast(step, rival=player(field=[foe, bystander], legends=[boss]))
    do(g, ("choose", other.uid))
    idle(g)
    assert [now(g, piece).area for piece in (other, boss, foe)] == ["trash", "legends", "field"]


def test_what_a_gear_is_equipped_to_that_is_still_there() -> None:
    worn = made.gear(id="worn")
    foe = made.unit(id="foe", gear=[worn])
    step = Do(
        (
            Pick(Choose(Cards(("Gear",), "rival"), "gear")),
            Spend(Choose(Cards(("Unit",), host_of=Ref("gear")), "unit")),
        )
    )
    g = made.cast(step, rival=player(field=[foe, made.unit(id="bystander")]))
    do(g, ("choose", worn.uid), ("choose", foe.uid))
    idle(g)
    assert now(g, foe).spent
