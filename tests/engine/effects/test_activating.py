"""Activated effects: costs in order, and what refuses them (10.18-10.21, 11.19)."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    Activated,
    Choose,
    CostStep,
    Defeat,
    Discard,
    Do,
    Draw,
    Keyword,
    PayEddies,
    Ready,
    Spend,
    SpendThis,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, This, Trigger
from tests.engine.build import do, eddies, game, in_order, kinds, now, player, refused
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import RIVALS, activations

ANOTHER = Choose(Cards(("Unit",), "friendly", other=True), "unit")


def test_a_spend_effect_spends_its_unit_and_resolves() -> None:
    unit = made.unit(Activated((SpendThis(),), Draw(1)), id="unit")
    g = game(player(field=[unit]))
    assert activations(g) == [("activate", unit.uid, 0)]
    assert drawn(do(g, ("activate", unit.uid, 0))) == 1
    assert now(g, unit).spent
    assert activations(g) == []


@pytest.mark.parametrize(("state", "key"), [
    ({"spent": True}, "spend-icon.spend-this-card"), ({"lag": True}, "lag.cannot-use-spend-effects"),
])  # fmt: skip
def test_a_spent_or_lagging_unit_uses_no_spend_effect(state: dict[str, bool], key: str) -> None:
    unit = made.unit(Activated((SpendThis(),), Draw(1)), id="unit", **state)
    g = game(player(field=[unit]))
    refused(g, ("activate", unit.uid, 0), key)


def test_a_lagging_or_spent_unit_uses_an_effect_without_a_spend_icon() -> None:
    """lag.cannot-use-spend-effects speaks of spend effects only; paid for, it may be used again and again."""
    unit = made.unit(Activated((PayEddies(1),), Draw(1)), id="unit", lag=True, spent=True)
    g = game(player(field=[unit], eddies=eddies(2)))
    for _ in range(2):
        do(g, ("activate", unit.uid, 0), ("pay", 1))
    assert drawn(g) == 2
    refused(g, ("activate", unit.uid, 0), "cost.in-full")


def test_a_face_up_legend_uses_its_effect_in_the_legends_area() -> None:
    """legends-area.spend-icon-while-face-up; at once when it was called (FAQ), never face-down."""
    idol = made.legend(Activated((SpendThis(),), Draw(1)), id="idol", face_up=False)
    g = game(player(legends=[idol], eddies=eddies(1)))
    refused(g, ("activate", idol.uid, 0), "legends-area.spend-icon-while-face-up")
    do(g, ("call", idol.uid), ("pay", 1))
    assert drawn(do(g, ("activate", idol.uid, 0))) == 1


def test_spending_for_another_reason_is_no_activation() -> None:
    """spend-icon.only-when-paid-as-cost."""
    idol, card = made.legend(Activated((SpendThis(),), Draw(1)), id="idol"), made.unit(id="card", cost=1)
    g = game(player(legends=[idol], hand=[card]))
    assert drawn(do(g, ("play", card.uid), ("pay", 0, idol.uid))) == 0


@pytest.mark.parametrize("order", ["eddies first", "spend first"])
def test_costs_are_paid_in_printed_order(order: str) -> None:
    """activated.costs-in-printed-order; the Legend that is spent for itself cannot also pay."""
    costs = (PayEddies(1), SpendThis()) if order == "eddies first" else (SpendThis(), PayEddies(1))
    idol = made.legend(Activated(costs, Draw(1)), id="idol")
    g = game(player(legends=[idol], eddies=eddies(1)))
    do(g, ("activate", idol.uid, 0))
    assert asked(g)[2] == [("pay", 1)]
    events = do(g, ("pay", 1))
    spent = [e.note for e in g.state.events() if e.kind == "spent"]
    assert spent == (["eddies", "cost"] if order == "eddies first" else ["cost", "eddies"])
    assert drawn(events) == 1
    poor = made.legend(Activated(costs, Draw(1)), id="poor")
    refused(game(player(legends=[poor])), ("activate", poor.uid, 0), "cost.in-full")


def test_other_costs() -> None:
    """Discarding, defeating a Gear, spending another Unit: chosen and paid before the effect."""
    worn = made.gear(id="worn")
    hand = made.filler(1)
    helper = made.unit(id="helper")
    costs = (
        CostStep(Discard(1)), CostStep(Defeat(Choose(Cards(("Gear",), "friendly"), "gear"))), CostStep(Spend(ANOTHER)),
    )  # fmt: skip
    unit = made.unit(Activated(costs, Draw(1)), id="unit", gear=[worn])
    g = game(player(field=[unit, helper], hand=hand))
    events = do(g, ("activate", unit.uid, 0), *choose(hand[0], worn, helper))
    assert in_order(events, "discarded", "defeated", "spent", "drew") == [
        "discarded",
        "defeated",
        "spent",
        "drew",
    ]
    assert not now(g, unit).spent


@pytest.mark.parametrize("missing", ["card", "gear", "unit"])
def test_what_cannot_be_paid_in_full_is_not_activated(missing: str) -> None:
    """activated.all-costs-required, activated.no-legal-cost-target; a spent helper cannot be spent."""
    costs = (
        CostStep(Discard(1)), CostStep(Defeat(Choose(Cards(("Gear",), "friendly"), "gear"))), CostStep(Spend(ANOTHER)),
    )  # fmt: skip
    unit = made.unit(Activated(costs, Draw(1)), id="unit", gear=[] if missing == "gear" else [made.gear()])
    helper = made.unit(id="helper", spent=missing == "unit")
    g = game(player(field=[unit, helper], hand=[] if missing == "card" else made.filler(1)))
    refused(g, ("activate", unit.uid, 0), "activated.all-costs-required")


def test_one_card_or_piece_pays_one_cost() -> None:
    """Two discards need two cards; the one ready Legend is either money or the piece spent."""
    two = made.unit(Activated((CostStep(Discard(1)), CostStep(Discard(1))), Draw(1)), id="two")
    g = game(player(field=[two], hand=made.filler(1)))
    assert activations(g) == []
    legends = Choose(Cards(("Legend",), "friendly"), "legend")
    unit = made.unit(Activated((PayEddies(1), CostStep(Spend(legends))), Draw(1)), id="unit")
    one, other = made.legend(id="one"), made.legend(id="other", spent=True)
    assert activations(game(player(field=[unit], legends=[one, other]))) == []
    other.spent = False
    g = game(player(field=[unit], legends=[one, other]))
    do(g, ("activate", unit.uid, 0), ("pay", 0, one.uid))
    assert asked(g)[2] == choose(other)
    do(g, *choose(other))
    assert drawn(g) == 1


def test_money_that_a_later_cost_needs_is_not_offered() -> None:
    """With an Eddie and a Legend that a later cost spends, only the Eddie can pay."""
    legends = Choose(Cards(("Legend",), "friendly"), "legend")
    unit = made.unit(Activated((PayEddies(1), CostStep(Spend(legends))), Draw(1)), id="unit")
    g = game(player(field=[unit], legends=[made.legend()], eddies=eddies(1)))
    do(g, ("activate", unit.uid, 0))
    assert asked(g)[2] == [("pay", 1)]


def test_the_effect_resolves_though_its_source_was_the_cost(edition: str) -> None:
    """activated.resolves-without-source: the Unit defeats itself to pay."""
    itself = CostStep(Defeat(This()))
    unit = made.unit(Activated((itself,), Do((Ready(This()), Draw(1)))), id="unit")
    g = game(player(field=[unit]), edition=edition)
    do(g, ("activate", unit.uid, 0))
    assert now(g, unit).area == "trash"
    assert drawn(g) == 1
    idle(g)


def test_what_activating_sets_off_waits_for_the_effect(edition: str) -> None:
    """spend-icon.resolves-at-once (FAQ on Netwatch Netdriver: after)."""
    driver = made.gear(Triggered((Trigger("spent", This()),), Draw(1)), id="driver")
    unit = made.unit(Activated((SpendThis(),), TrashTop(1)), id="unit", gear=[driver])
    g = game(player(field=[unit]), edition=edition)
    events = do(g, ("activate", unit.uid, 0))
    assert in_order(events, "trashed", "drew") == ["trashed", "drew"]


def test_a_choice_in_the_effect_is_made_when_it_resolves(edition: str) -> None:
    """Register `targets-chosen-when`; without a legal choice the effect may still be activated (FAQ on Padre)."""
    unit = made.unit(Activated((SpendThis(),), Spend(Choose(RIVALS, "unit"))), id="unit")
    foe = made.unit(id="foe")
    g = game(player(field=[unit]), player(field=[foe]), edition=edition)
    do(g, ("activate", unit.uid, 0))
    assert now(g, unit).spent
    assert asked(g)[2] == choose(foe)
    alone = made.unit(Activated((SpendThis(),), Spend(Choose(RIVALS, "unit"))), id="alone")
    g = game(player(field=[alone]), edition=edition)
    do(g, ("activate", alone.uid, 0))
    assert now(g, alone).spent
    idle(g)


def test_a_gears_effect_is_the_wearers(edition: str) -> None:
    """equip.inherits-effects: the wearer is spent, and lags; on a Legend it works in the Legends area."""
    for wearer, found in ((made.unit(id="unit"), 1), (made.unit(id="lagging", lag=True), 0)):
        wearer.gear = [made.gear(Activated((SpendThis(),), Draw(1)), id="tool")]
        g = game(player(field=[wearer]), edition=edition)
        assert len(activations(g)) == found
    idol = made.legend(id="idol", gear=[made.gear(Activated((SpendThis(),), Draw(1)), id="tool")])
    g = game(player(legends=[idol]), edition=edition)
    assert drawn(do(g, ("activate", idol.uid, 0))) == 1
    assert now(g, idol).spent


def test_each_of_several_effects_has_its_place() -> None:
    unit = made.unit(
        Activated((PayEddies(1),), Draw(1)),
        Keyword("BLOCKER"),
        Activated((SpendThis(),), TrashTop(1)),
        id="unit",
    )
    g = game(player(field=[unit], eddies=eddies(1)))
    assert [o[2] for o in activations(g)] == [0, 2]
    do(g, ("activate", unit.uid, 2))
    assert kinds(g.state.events()).count("trashed") == 1
    refused(g, ("activate", unit.uid, 1), "activated.step-choose-effect")
