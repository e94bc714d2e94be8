"""Selling a card and calling a Legend (8.11, 8.12; 11.9, 11.11, or 11.12, 11.14 of the newer edition)."""

from __future__ import annotations

import pytest

from engine import unknown_legend
from tests.engine.build import (
    RIVAL,
    YOU,
    cites,
    do,
    eddies,
    game,
    gear,
    kinds,
    legend,
    now,
    only,
    pass_turn,
    pay_any,
    player,
    program,
    refused,
    unit,
)


def test_a_sold_card_is_a_ready_face_down_eddie_that_pays_at_once(edition: str) -> None:
    """main.sell (8.11), sell.enters-ready-face-down, main.sold-card-becomes-eddie (8.11.2), eddies.spend-pays-one."""
    sold, bought = gear(sell_tag=True), unit(cost=1)
    g = game(player(hand=[sold, bought]), edition=edition)
    refused(g, ("play", bought.uid), "cost.in-full")
    event = only(do(g, ("sell", sold.uid)), "sold")
    cites(event, "main.sell", "sell.enters-ready-face-down", "main.sold-card-becomes-eddie", "sell.process")
    card = now(g, sold)
    assert (card.area, card.spent, card.face_up) == ("eddies", False, False)
    do(g, ("play", bought.uid))
    assert g.decision is not None
    assert g.decision.options() == [("pay", 1)]
    do(g, ("pay", 1))
    assert now(g, sold).spent
    assert now(g, bought).area == "field"


def test_only_the_older_edition_shows_the_sold_card() -> None:
    """sell.process: 11.9.1 of 2026-08 reveals the card to the Rival, 11.12.1 of 2026-11 does not."""
    seen = {}
    for edition in ("2026-08", "2026-11"):
        card = unit(sell_tag=True)
        g = game(player(hand=[card]), edition=edition)
        seen[edition] = kinds(do(g, ("sell", card.uid)))
    assert seen == {"2026-08": ["revealed", "sold"], "2026-11": ["sold"]}


def test_a_card_without_sell_tag_is_not_sold(edition: str) -> None:
    """card.sell-tag-allows-sale (3.12.1)."""
    card = unit()
    refused(game(player(hand=[card]), edition=edition), ("sell", card.uid), "card.sell-tag-allows-sale")


def test_cards_are_sold_from_hand_only(edition: str) -> None:
    """main.sell (8.11)."""
    deck, field, trash, theirs = (unit(sell_tag=True) for _ in range(4))
    g = game(player(deck=[deck], field=[field], trash=[trash]), player(hand=[theirs]), edition=edition)
    for piece in (deck, field, trash, theirs):
        refused(g, ("sell", piece.uid), "main.sell")


def test_one_card_a_turn_is_sold_by_the_action(edition: str) -> None:
    """main.sell-once-per-turn (8.11.1): again on the player's next turn."""
    first, second, other = (program(sell_tag=True) for _ in range(3))
    g = game(player(hand=[first, second]), player(hand=[other]), edition=edition)
    do(g, ("sell", first.uid))
    refused(g, ("sell", second.uid), "main.sell-once-per-turn")
    assert g.decision is not None
    assert ("sell", second.uid) not in g.decision.options()
    pass_turn(g)
    do(g, ("sell", other.uid))
    pass_turn(g)
    do(g, ("sell", second.uid))
    assert len(g.state.sides[YOU].eddies) == 2


def test_every_reason_against_a_sale_is_given(edition: str) -> None:
    """Every requirement that fails is named: the place, the tag and the limit."""
    sold, card = unit(sell_tag=True), unit()
    g = game(player(hand=[sold], trash=[card]), edition=edition)
    do(g, ("sell", sold.uid))
    refused(
        g,
        ("sell", card.uid),
        "sell.main-phase-action",
        "card.sell-tag-allows-sale",
        "main.sell-once-per-turn",
    )


@pytest.mark.parametrize("spent", [False, True])
def test_a_called_legend_is_turned_face_up_and_keeps_its_orientation(edition: str, spent: bool) -> None:
    """call.process, call.keeps-orientation."""
    called = legend(face_up=False, spent=spent)
    g = game(player(legends=[called], eddies=eddies(1)), edition=edition)
    do(g, ("call", called.uid))
    event = only(do(g, ("pay", 1)), "called")
    cites(event, "call.process", "call.keeps-orientation", "main.call", "flip.process")
    card = now(g, called)
    assert (card.face_up, card.spent, card.area) == (True, spent, "legends")
    assert [g.state.cards[u].spent for u in g.state.sides[YOU].eddies] == [True]


def test_a_face_down_legend_may_be_spent_for_its_own_call(edition: str) -> None:
    """legends-area.spend-as-money (5.7.2): face-down Legends pay, and this one still lies face-down as it does."""
    called = legend(face_up=False)
    g = game(player(legends=[called]), edition=edition)
    do(g, ("call", called.uid), ("pay", 0, called.uid))
    assert (now(g, called).face_up, now(g, called).spent) == (True, True)


def test_calling_costs_one(edition: str) -> None:
    """call.process, cost.in-full: with nothing ready to spend there is no call."""
    called, other = legend(face_up=False, spent=True), unknown_legend(spent=True)
    g = game(player(legends=[called, other]), player(eddies=eddies(3)), edition=edition)
    found = refused(g, ("call", called.uid), "cost.in-full")
    assert "call.process" in found[0].keys


def test_one_legend_a_turn_is_called(edition: str) -> None:
    """main.call-once-per-turn (8.12.1), call.once-per-turn: the next one on the next turn."""
    one, two = legend(face_up=False), legend("other", face_up=False)
    g = game(player(legends=[one, two], eddies=eddies(2)), edition=edition)
    do(g, ("call", one.uid))
    pay_any(g)
    refused(g, ("call", two.uid), "call.once-per-turn")
    pass_turn(g)
    pass_turn(g)
    do(g, ("call", two.uid))
    pay_any(g)
    assert now(g, two).face_up


def test_a_second_call_is_refused_by_the_rule_of_the_main_phase_too(edition: str) -> None:
    """main.call-once-per-turn (8.12.1)."""
    one, two = legend(face_up=False), legend("other", face_up=False)
    g = game(player(legends=[one, two], eddies=eddies(2)), edition=edition)
    do(g, ("call", one.uid))
    pay_any(g)
    refused(g, ("call", two.uid), "main.call-once-per-turn")


def test_only_ones_own_face_down_legend_is_called(edition: str) -> None:
    """call.choose-face-down-legend."""
    up, theirs, on_field, no_legend = legend(), legend(face_up=False), legend(), unit()
    g = game(
        player(legends=[up], field=[on_field, no_legend], eddies=eddies(1)),
        player(legends=[theirs]),
        edition=edition,
    )
    for piece in (up, theirs, on_field, no_legend):
        refused(g, ("call", piece.uid), "call.choose-face-down-legend")


def test_a_called_legend_without_sell_tag_stops_being_money(edition: str) -> None:
    """legends-area.face-up-needs-sell-tag (5.7.2.2), legends-area.spend-as-money (5.7.2)."""
    called, bought = legend(face_up=False, sell_tag=False), unit(cost=1)
    g = game(player(legends=[called], hand=[bought], eddies=eddies(1)), edition=edition)
    do(g, ("play", bought.uid))
    assert g.decision is not None
    assert ("pay", 0, called.uid) in g.decision.options()
    do(g, ("pay", 1))
    card = unit(cost=1)
    g = game(player(legends=[called], hand=[card], eddies=eddies(1)), edition=edition)
    do(g, ("call", called.uid), ("pay", 1))
    refused(g, ("play", card.uid), "cost.in-full", "legends-area.face-up-needs-sell-tag")


def test_calls_and_sales_are_for_ones_own_main_phase(edition: str) -> None:
    """main.call (8.12), main.sell (8.11): not on the Rival's turn outside a React Step."""
    card, hidden = unit(sell_tag=True), legend(face_up=False)
    g = game(None, player(hand=[card], legends=[hidden], eddies=eddies(1)), edition=edition)
    refused(g, ("sell", card.uid), "sell.main-phase-action", player=RIVAL)
    refused(g, ("call", hidden.uid), "call.as-reaction", player=RIVAL)
