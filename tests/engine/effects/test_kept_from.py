"""What effects keep from being spent, returned, weakened or used; who may attack a ready Unit."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    Activated,
    Cannot,
    Choose,
    CostChange,
    Defeat,
    Do,
    Draw,
    Establish,
    Every,
    Give,
    Keyword,
    MayAttack,
    Move,
    PayEddies,
    Persistent,
    Pick,
    Power,
    Resolve,
    Spend,
    SpendThis,
    Trigger,
    Triggered,
)
from engine.effects.values import Cards, Ref
from engine.queries import funds
from engine.rules.costs import cost_to_play
from tests.engine.build import GIGS, do, eddies, game, gigs, now, pass_turn, player, refused
from tests.engine.effects import made
from tests.engine.effects.made import asked, idle, power_of
from tests.engine.effects.stock import FRIENDLY

RIVALS = Cards(("Unit",), "rival")
UNSPENDABLE = Persistent(Cannot("be spent"))


def test_what_cannot_be_spent_neither_attacks_nor_pays_its_costs() -> None:
    unit = made.unit(UNSPENDABLE, Activated((SpendThis(),), Draw()), id="statue")
    g = game(player(field=[unit]), player(gigs=gigs(1)))
    assert asked(g)[2] == [("pass",)]
    assert "can't be spent" in g.explain(("attack", unit.uid, GIGS))
    assert "can't be spent" in g.explain(("activate", unit.uid, 1))


def test_what_cannot_be_spent_does_not_block(edition: str) -> None:
    wall = made.unit(UNSPENDABLE, Keyword("BLOCKER"), id="wall")
    runner = made.unit(id="runner")
    g = game(player(field=[runner]), player(field=[wall], gigs=gigs(1)), edition=edition)
    do(g, ("attack", runner.uid, GIGS))
    assert ("block", wall.uid) not in asked(g)[2]


def test_effects_do_not_spend_it_either() -> None:
    statue = made.unit(UNSPENDABLE, id="statue")
    other = made.unit(id="other")
    g = made.cast(Spend(Every(RIVALS, "unit")), rival=player(field=[statue, other]))
    assert (now(g, statue).spent, now(g, other).spent) == (False, True)


@pytest.mark.parametrize(("kept", "money"), [(False, 2), (True, 1)])
def test_a_legend_that_cannot_be_spent_pays_nothing(kept: bool, money: int) -> None:
    boss = made.legend(*((UNSPENDABLE,) if kept else ()), id="boss")
    g = game(player(legends=[boss], eddies=eddies(1), hand=[made.unit(id="recruit", cost=2)]))
    assert funds(g, 0) == money
    assert any(option[0] == "play" for option in asked(g)[2]) is not kept


@pytest.mark.parametrize(("mine", "there"), [(True, True), (False, False)])
def test_only_rival_effects_are_kept_from_returning_it(mine: bool, there: bool) -> None:
    kept = Persistent(Cannot("be returned by effects", rivals=True))
    unit = made.unit(kept, id="anchor")
    side = player(field=[unit])
    g = made.cast(
        Move(Choose(RIVALS if mine else FRIENDLY, "unit"), "hand"),
        **({"rival": side} if mine else {"you": side}),
    )
    if asked(g)[0] == "choose":
        do(g, ("choose", unit.uid))
    assert (now(g, unit).area == "field") is there
    idle(g)


def test_it_may_be_bottom_decked_still() -> None:
    unit = made.unit(Persistent(Cannot("be returned by effects")), id="anchor")
    g = made.cast(Move(Every(RIVALS, "unit"), "bottom of deck"), rival=player(field=[unit]))
    assert now(g, unit).area == "deck"


@pytest.mark.parametrize(("amount", "power"), [(-2, 3), (2, 5)])
def test_power_is_kept_from_falling_only(amount: int, power: int) -> None:
    rock = made.unit(Persistent(Cannot("lose power by effects", rivals=True)), id="rock")
    weak = made.unit(id="weak")
    g = made.cast(
        Give(Every(RIVALS, "unit"), (Power(amount),), "this turn"), rival=player(field=[rock, weak])
    )
    assert (power_of(g, rock), power_of(g, weak)) == (power, 3 + amount)


def test_its_own_side_weakens_it() -> None:
    rock = made.unit(Persistent(Cannot("lose power by effects", rivals=True)), id="rock")
    g = made.cast(Give(Every(FRIENDLY, "unit"), (Power(-2),), "this turn"), you=player(field=[rock]))
    assert power_of(g, rock) == 1


@pytest.mark.parametrize("kept", [True, False])
def test_quick_is_not_used(edition: str, kept: bool) -> None:
    ban = (Persistent(Cannot("use QUICK"), Cards((), "rival")),) if kept else ()
    runner = made.unit(*ban, id="runner")
    spell = made.program(Keyword("QUICK"), Resolve(Draw()), id="spell")
    helper = made.legend(Activated((SpendThis(),), Draw(), quick=True), id="helper")
    slow = made.unit(id="slow")
    rival = player(legends=[helper], hand=[spell, slow], gigs=gigs(1), deck=made.filler(3))
    g = game(player(field=[runner]), rival, edition=edition)
    do(g, ("attack", runner.uid, GIGS))
    reactions = {option[0] for option in asked(g)[2]}
    assert reactions == ({"end-react"} if kept else {"play", "activate", "end-react"})


@pytest.mark.parametrize("kept", [True, False])
def test_effects_that_cost_spend_are_not_used(kept: bool) -> None:
    """Others may be: that a piece is spent otherwise, or an effect costs something else, is not forbidden."""
    ban = (Persistent(Cannot("use SPEND"), Cards((), "friendly")),) if kept else ()
    runner = made.unit(*ban, id="runner")
    helper = made.legend(Activated((SpendThis(),), Draw()), Activated((PayEddies(1),), Draw()), id="helper")
    g = game(
        player(field=[runner], legends=[helper], eddies=eddies(1), deck=made.filler(3)), player(gigs=gigs(1))
    )
    used = {option for option in asked(g)[2] if option[0] == "activate"}
    assert used == ({("activate", helper.uid, 1)} if kept else {("activate", helper.uid, n) for n in (0, 1)})
    assert ("attack", runner.uid, GIGS) in asked(g)[2]
    if kept:
        refused(g, ("activate", helper.uid, 0), "golden.cant-beats-can")
    assert funds(g, 0) == 2


@pytest.mark.parametrize("kept", [True, False])
def test_a_triggered_effect_whose_cost_is_to_spend_it_is_not_paid_for(kept: bool) -> None:
    ban = (Persistent(Cannot("use SPEND"), Cards((), "friendly")),) if kept else ()
    helper = made.legend(
        Triggered((Trigger("attacks", Cards(("Unit",), "friendly")),), Draw(), costs=(SpendThis(),)),
        id="helper",
    )
    runner = made.unit(*ban, id="runner")
    g = game(player(field=[runner], legends=[helper], deck=made.filler(3)), player(gigs=gigs(1)))
    do(g, ("attack", runner.uid, GIGS))
    assert (asked(g)[0] == "may") is not kept


@pytest.mark.parametrize("chosen", [True, False])
def test_only_the_chosen_unit_is_attacked_while_ready(chosen: bool) -> None:
    foes = [made.unit(id="one"), made.unit(id="two")]
    runner = made.unit(id="runner")
    permit = MayAttack(Cards(("Unit",), "rival", among="unit"), ready=True)
    step = Do((Pick(Choose(RIVALS, "unit")), Establish(FRIENDLY, permit, "this turn")))
    g = made.cast(step, you=player(field=[runner]), rival=player(field=foes))
    do(g, ("choose", foes[0].uid))
    target = foes[0] if chosen else foes[1]
    assert (("attack", runner.uid, target.uid) in asked(g)[2]) is chosen


@pytest.mark.parametrize("this_turn", [True, False])
def test_only_what_was_defeated_this_turn_comes_back(this_turn: bool) -> None:
    gone = Cards(("Unit",), "friendly", ("trash",), did="defeated")
    old, victim = made.unit(id="old"), made.unit(id="victim")
    back = Do((Defeat(Every(FRIENDLY, "unit")), Move(Every(gone, "unit2"), "hand")))
    you = player(field=[victim] if this_turn else [], trash=[old])
    g = made.cast(back, you=you)
    assert now(g, old).area == "trash"
    assert not this_turn or now(g, victim).area == "hand"


def test_a_returned_card_costs_more_on_its_owners_next_turn_only() -> None:
    step = Do(
        (
            Move(Choose(RIVALS, "unit"), "hand"),
            Give(Ref("unit"), (CostChange(2),), "rival's next turn"),
        )
    )
    victim, other = made.unit(id="victim", cost=1), made.unit(id="other", cost=1)
    rival = player(field=[victim], hand=[other], deck=made.filler(9))
    g = made.cast(step, you=player(deck=made.filler(9)), rival=rival)
    do(g, ("choose", victim.uid))
    assert now(g, victim).area == "hand"
    prices: list[list[int | None]] = []
    for _ in range(3):
        pass_turn(g)
        prices.append([cost_to_play(g, 1, now(g, card)) for card in (victim, other)])
    assert prices == [[3, 1], [1, 1], [1, 1]]
