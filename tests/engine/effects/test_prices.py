"""Modifiers of what is paid: reductions, surcharges, other prices, Calling for free."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    CallsFree,
    CallsMore,
    Choose,
    CostChange,
    Give,
    Keyword,
    PaysInstead,
    Persistent,
    PlayCard,
)
from engine.effects.values import (
    Cards,
    Count,
    FixerEmpty,
    Times,
    YourTurn,
)
from engine.queries import funds
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    all_but,
    do,
    eddies,
    game,
    gigs,
    now,
    player,
    refused,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, idle
from tests.engine.effects.stock import RIVALS

OWN_LEGENDS = Cards(("Legend",), "friendly")


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


def call_and_pay(g: Game, legend: Piece) -> None:
    do(g, ("call", legend.uid))
    kind, _, options = asked(g)
    assert kind == "pay"
    do(g, options[0])


@pytest.mark.parametrize(("more", "calls"), [(0, 1), (1, 2), (2, 3)])
def test_calling_once_more_for_each_effect_that_says_so(edition: str, more: int, calls: int) -> None:
    generous = [made.unit(Persistent(CallsMore(), OWN_LEGENDS), id=f"generous{i}") for i in range(more)]
    hidden = [made.legend(id=f"hidden{i}", face_up=False, spent=True) for i in range(3)]
    g = game(player(field=generous, legends=hidden, eddies=eddies(3)), player(), edition=edition)
    for legend in hidden[:calls]:
        call_and_pay(g, legend)
    if calls < 3:
        refused(g, ("call", hidden[calls].uid), "call.once-per-turn")


@pytest.mark.parametrize(("money", "can"), [(1, False), (2, True)])
def test_a_rivals_call_costs_more(edition: str, money: int, can: bool) -> None:
    toll = made.unit(Persistent(CostChange(1, what="call"), Cards(("Legend",), "rival")), id="toll")
    hidden = made.legend(id="hidden", face_up=False, spent=True)
    g = game(player(legends=[hidden], eddies=eddies(money)), player(field=[toll]), edition=edition)
    if can:
        call_and_pay(g, hidden)
        assert now(g, hidden).face_up
        assert all(g.state.cards[uid].spent for uid in g.state.sides[YOU].eddies)
    else:
        refused(g, ("call", hidden.uid), "cost.in-full")


def rocker_gear(**asked: Any) -> Piece:
    """A Gear with cost 4 that costs 2 less on a ROCKER."""
    change = CostChange(-2, host=Cards(("Unit", "Legend"), "friendly", tags=("ROCKER",)))
    return made.gear(Persistent(change), id="axe", cost=4, **asked)


@pytest.mark.parametrize("money", [1, 2, 4])
def test_who_wears_a_gear_is_chosen_first_where_its_price_hangs_on_that(money: int) -> None:
    """golden.cards-break-rules: only those are offered for whom it can be paid."""
    axe, star, fan = rocker_gear(), made.unit(id="star", tags=("ROCKER",)), made.unit(id="fan")
    g = game(player(hand=[axe], field=[fan, star], eddies=eddies(money)))
    if money < 2:
        refused(g, ("play", axe.uid), "cost.in-full")
        return
    do(g, ("play", axe.uid))
    wearers = [("host", piece.uid) for piece in (fan, star)]
    assert asked(g)[2] == (wearers if money == 4 else wearers[1:])
    do(g, ("host", star.uid), ("pay", 2))
    assert (now(g, axe).host, funds(g, 0)) == (star.uid, money - 2)
    idle(g)


def test_on_anybody_else_it_costs_what_it_costs() -> None:
    axe, star, fan = rocker_gear(), made.unit(id="star", tags=("ROCKER",)), made.unit(id="fan")
    g = game(player(hand=[axe], field=[fan, star], eddies=eddies(5)))
    do(g, ("play", axe.uid), ("host", fan.uid), ("pay", 4))
    assert now(g, axe).host == fan.uid
    g = game(player(hand=[axe], field=[fan], eddies=eddies(3)))
    refused(g, ("play", axe.uid), "cost.in-full")


def test_an_effect_that_plays_it_asks_the_same() -> None:
    axe, star, fan = rocker_gear(), made.unit(id="star", tags=("ROCKER",)), made.unit(id="fan")
    step = PlayCard(Choose(Cards(("Gear",), "friendly", ("trash",)), "gear"))
    g = made.cast(step, you=player(trash=[axe], field=[fan, star], eddies=eddies(2)))
    do(g, *choose(axe))
    assert asked(g)[2] == [("host", star.uid)]
    do(g, ("host", star.uid), ("pay", 2))
    assert now(g, axe).host == star.uid
    idle(made.cast(step, you=player(trash=[axe], field=[fan], eddies=eddies(2))))
