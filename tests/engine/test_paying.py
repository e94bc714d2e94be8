"""Paying is a choice (11.8 or 11.11, 5.7.2, 5.8.1)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine import Game, Piece, eddie, unknown_legend
from tests.engine.build import (
    YOU,
    cites,
    do,
    eddies,
    game,
    legend,
    now,
    only,
    pass_turn,
    player,
    refused,
    unit,
)


@dataclass
class Table:
    """A card to pay for with two ready Eddies of three, a face-down Legend, a tagged face-up one, one without tag."""

    game: Game
    card: Piece
    down: Piece
    up: Piece
    untagged: Piece


def table(edition: str, cost: int = 2) -> Table:
    card, down, up, untagged = (
        unit(cost=cost),
        unknown_legend(),
        legend("up"),
        legend("untagged", sell_tag=False),
    )
    lying = eddie()
    lying.spent = True
    side = player(hand=[card], legends=[down, up, untagged], eddies=[lying, *eddies(2)])
    return Table(game(side, edition=edition), card, down, up, untagged)


def ready_eddies(g: Game) -> int:
    return sum(not g.state.cards[u].spent for u in g.state.sides[YOU].eddies)


def test_every_mix_of_ready_eddies_and_legends_that_makes_the_cost_is_offered_once(edition: str) -> None:
    """pay.process, eddies.spend-pays-one (5.8.1.3), legends-area.spend-as-money (5.7.2), .face-up-needs-sell-tag."""
    t = table(edition)
    do(t.game, ("play", t.card.uid))
    decision = t.game.decision
    assert decision is not None
    assert decision.player == YOU
    assert {"pay.process", "cost.play-cost-value"} <= set(decision.keys)
    down, up = t.down.uid, t.up.uid
    assert sorted(decision.options()) == sorted(
        [("pay", 2), ("pay", 1, down), ("pay", 1, up), ("pay", 0, down, up)]
    )


@pytest.mark.parametrize("index", range(4))
def test_each_way_spends_just_what_it_says(edition: str, index: int) -> None:
    """pay.process, card.to-spend (3.7)."""
    t = table(edition)
    do(t.game, ("play", t.card.uid))
    assert t.game.decision is not None
    chosen = t.game.decision.options()[index]
    events = do(t.game, chosen)
    assert ready_eddies(t.game) == 2 - int(chosen[1])
    assert [now(t.game, p).spent for p in (t.down, t.up, t.untagged)] == [
        t.down.uid in chosen[2:],
        t.up.uid in chosen[2:],
        False,
    ]
    paid = only(events, "paid")
    assert paid.amount == 2
    cites(paid, "pay.process", "cost.play-cost-value")
    eddies_spent = [e for e in events if e.kind == "spent" and e.note == "eddies"]
    assert sum(e.amount or 0 for e in eddies_spent) == chosen[1]
    for event in eddies_spent:
        cites(event, "eddies.spend-pays-one", "card.to-spend")
    spent = [e for e in events if e.kind == "spent" and e.card is not None and e.card.area == "legends"]
    assert [e.card.uid for e in spent if e.card] == list(chosen[2:])
    for event in spent:
        cites(event, "legends-area.spend-as-money", "card.to-spend")


def test_too_little_too_much_and_what_cannot_pay_are_refused(edition: str) -> None:
    """pay.process: equal to the cost, out of pieces that pay, each once."""
    t = table(edition)
    do(t.game, ("play", t.card.uid))
    down, up, card = t.down.uid, t.up.uid, t.card.uid
    for option in (
        ("pay", 1), ("pay", 3), ("pay", 2, up), ("pay", 0, down), ("pay", 1, card), ("pay",),
        ("pay", 1, t.untagged.uid), ("pay", 1, 999),
    ):  # fmt: skip
        found = t.game.why_not(option)
        assert found, option
        assert all(refusal.keys for refusal in found)
    refused(t.game, ("pay", 1), "cost.in-full")
    refused(t.game, ("pay", 2, up), "cost.in-full")
    refused(t.game, ("pay", 3), "cost.in-full", "eddies.spend-pays-one")
    refused(t.game, ("pay", 1, card), "legends-area.spend-as-money")


def test_nobody_pays_fewer_eddies_than_none(edition: str) -> None:
    """pay.process: more Legends do not give Eddies back, and none is spent twice."""
    t = table(edition)
    do(t.game, ("play", t.card.uid))
    for option in (("pay", -1, t.down.uid, t.up.uid, t.up.uid), ("pay", 0, t.up.uid, t.up.uid)):
        assert t.game.why_not(option), option


def test_all_that_can_pay_is_counted_before_an_action_is_allowed(edition: str) -> None:
    """cost.in-full: four can be spent, five cannot."""
    t = table(edition, cost=4)
    do(t.game, ("play", t.card.uid))
    assert t.game.decision is not None
    assert t.game.decision.options() == [("pay", 2, t.down.uid, t.up.uid)]
    t = table(edition, cost=5)
    assert [r.keys[0] for r in t.game.why_not(("play", t.card.uid))][:1] == ["cost.in-full"]


def test_a_spent_legend_and_one_on_the_field_do_not_pay(edition: str) -> None:
    """legends-area.spend-as-money (5.7.2): Legends of this area, and what is spent already cannot be spent."""
    card = unit(cost=1)
    side = player(
        hand=[card], field=[legend("solo")], legends=[legend("up", spent=True), unknown_legend(spent=True)]
    )
    refused(game(side, edition=edition), ("play", card.uid), "cost.in-full", "legends-area.spend-as-money")


def test_spent_eddies_are_ready_again_next_turn(edition: str) -> None:
    """start.ready-all (8.6.3)."""
    t = table(edition)
    do(t.game, ("play", t.card.uid), ("pay", 2))
    assert ready_eddies(t.game) == 0
    pass_turn(t.game)
    assert ready_eddies(t.game) == 0
    pass_turn(t.game)
    assert ready_eddies(t.game) == 3


def test_nothing_else_is_done_in_the_middle_of_a_payment(edition: str) -> None:
    """main.pass-turn (8.9): not while taking an action; nor is another action begun."""
    t = table(edition)
    other = t.untagged.uid
    do(t.game, ("play", t.card.uid))
    refused(t.game, ("pass",), "main.pass-turn")
    refused(t.game, ("play-legend", other), "legend.play-to-field")


def test_each_kind_of_legend_cites_the_rule_that_lets_it_pay(edition: str) -> None:
    """card.sell-tag-legend-pays (3.12.2) is about face-up Legends only."""
    t = table(edition)
    do(t.game, ("play", t.card.uid))
    spent = {
        e.card.uid: e for e in do(t.game, ("pay", 0, t.down.uid, t.up.uid)) if e.kind == "spent" and e.card
    }
    cites(spent[t.up.uid], "card.sell-tag-legend-pays")
    assert "card.sell-tag-legend-pays" not in spent[t.down.uid].keys


def test_a_legend_without_sell_tag_is_refused_by_its_rule(edition: str) -> None:
    """legends-area.face-up-needs-sell-tag (5.7.2.2), as a payment and where it would have made a cost payable."""
    t = table(edition, cost=5)
    assert "legends-area.face-up-needs-sell-tag" in {
        k for r in t.game.why_not(("play", t.card.uid)) for k in r.keys
    }
    t = table(edition)
    do(t.game, ("play", t.card.uid))
    found = t.game.why_not(("pay", 1, t.untagged.uid))
    assert "legends-area.face-up-needs-sell-tag" in {key for refusal in found for key in refusal.keys}


def test_spending_and_readying_an_eddy_are_events(edition: str) -> None:
    """card.to-spend (3.7), start.ready-all (8.6.3): what changes the state is told."""
    t = table(edition)
    do(t.game, ("play", t.card.uid))
    events = do(t.game, ("pay", 2))
    assert [e.amount for e in events if e.kind == "spent" and e.note == "eddies"] == [2]
    pass_turn(t.game)
    readied = [e.amount for e in pass_turn(t.game) if e.kind == "readied" and e.note == "eddies"]
    assert readied == [3]
