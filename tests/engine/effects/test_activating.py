"""Activated effects: costs in order, when they may be used, what refuses them (10.18-10.21, 11.19)."""

from __future__ import annotations

import pytest

from engine import Game, Option, Piece
from engine.effects.tree import (
    Activated,
    AlsoPlayable,
    Choose,
    CostStep,
    Defeat,
    Discard,
    Do,
    Draw,
    Keyword,
    PayEddies,
    Ready,
    Resolve,
    Spend,
    SpendThis,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, Count, Gigs, This, Trigger
from tests.engine.build import GIGS, RIVAL, YOU, do, eddies, game, gigs, in_order, kinds, now, player, refused
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle

FRIENDLY, RIVALS = Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")
ANOTHER = Choose(Cards(("Unit",), "friendly", other=True), "unit")


def activations(g: Game) -> list[Option]:
    return [o for o in asked(g)[2] if o[0] == "activate"]


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


# --- whose turn


def defender(*abilities: Activated, edition: str, **rival) -> tuple[Game, Piece, Piece]:
    """The Rival's Unit with these effects, in the React Step of your attack on the Gigs."""
    attacker, guard = made.unit(id="attacker"), made.unit(*abilities, id="guard")
    g = game(player(field=[attacker]), player(field=[guard], gigs=gigs(1), **rival), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    return g, attacker, guard


def test_only_a_quick_effect_is_a_reaction(edition: str) -> None:
    """quick.main-or-react; costs are paid as ever (quick.costs-still-paid)."""
    slow = Activated((PayEddies(1),), TrashTop(1))
    quick = Activated((PayEddies(1),), Draw(1), quick=True)
    g, _, guard = defender(slow, quick, edition=edition, eddies=eddies(1))
    assert activations(g) == [("activate", guard.uid, 1)]
    refused(g, ("activate", guard.uid, 0), "react.quick-effect", player=RIVAL)
    do(g, ("activate", guard.uid, 1), ("pay", 1))
    assert drawn(g, RIVAL) == 1
    assert activations(g) == []


def test_a_quick_effect_is_an_action_of_ones_own_turn_too(edition: str) -> None:
    unit = made.unit(Activated((SpendThis(),), Draw(1), quick=True), id="unit")
    g = game(player(field=[unit]), edition=edition)
    assert drawn(do(g, ("activate", unit.uid, 0))) == 1


def test_the_attacking_player_does_not_react(edition: str) -> None:
    """react.defending-player-only."""
    unit = made.unit(Activated((PayEddies(0),), Draw(1), quick=True), id="unit")
    attacker = made.unit(id="attacker")
    g = game(player(field=[unit, attacker]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert g.why_not(("activate", unit.uid, 0), YOU)


def test_a_rivals_effect_cannot_be_used(edition: str) -> None:
    unit = made.unit(Activated((SpendThis(),), Draw(1)), id="unit")
    g = game(player(), player(field=[unit]), edition=edition)
    refused(g, ("activate", unit.uid, 0), "activated.step-choose-effect")


def test_a_quick_program_is_played_as_a_reaction_and_not_answered(edition: str) -> None:
    """FAQ: no QUICK in answer to a QUICK, since only the defending player reacts."""
    trick = made.program(Keyword("QUICK"), Resolve(Draw(1)), id="trick")
    answer = made.program(Keyword("QUICK"), Resolve(Draw(1)), id="answer")
    attacker = made.unit(id="attacker")
    g = game(player(field=[attacker], hand=[answer]), player(hand=[trick], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", trick.uid))
    assert drawn(g, RIVAL) == 1
    assert asked(g)[:2] == ("react", RIVAL)


# --- reduced activation costs


@pytest.mark.parametrize(("high", "due"), [(0, 2), (1, 1)])
def test_an_activation_costs_less_for_each(edition: str, high: int, due: int) -> None:
    """Johnny: Rocking Renegade; where the reduction would take all, see the policies."""
    less = Count(Gigs("friendly", extreme="max"))
    idol = made.legend(Activated((PayEddies(2, less),), Draw(1)), id="idol", sell_tag=False)
    g = game(player(legends=[idol], eddies=eddies(2), gigs=gigs(d4=4) if high else []), edition=edition)
    do(g, ("activate", idol.uid, 0))
    assert asked(g)[2] == [("pay", due)]


# --- cards that may also be played at another moment


def cyberpsychosis(cost: int = 1) -> Piece:
    wearer = Cards(("Unit", "Legend"), "friendly", face_up=True)
    return made.program(
        AlsoPlayable(Trigger("attacks", Cards(("Unit",))), (CostStep(Spend(Choose(wearer, "payer"))),)),
        Resolve(Draw(Count(Gigs("rival")))), id="cyberpsychosis", cost=cost,
    )  # fmt: skip


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("who", [YOU, RIVAL])
def test_a_program_played_when_a_unit_attacks(edition: str, answer: str, who: int) -> None:
    """By either player, for its cost and by spending a Unit or face-up Legend."""
    spell, attacker, helper = cyberpsychosis(), made.unit(id="attacker"), made.unit(id="helper")
    mine, theirs = player(field=[attacker], gigs=gigs(1)), player(gigs=gigs(d6=1))
    holder = theirs if who else mine
    holder.field, holder.hand, holder.eddies = [*holder.field, helper], [spell], eddies(1)
    g = game(mine, theirs, edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[:2] == ("may", who)
    do(g, (answer,))
    if answer == "yes":
        do(g, ("pay", 1), *choose(helper))
        assert now(g, helper).spent
    assert drawn(g, who) == (1 if answer == "yes" else 0)
    assert now(g, spell).area == ("trash" if answer == "yes" else "hand")
    assert asked(g)[0] == "react"


@pytest.mark.parametrize("lacking", ["money", "helper"])
def test_it_is_not_offered_where_its_costs_cannot_all_be_paid(edition: str, lacking: str) -> None:
    """The attacker is spent by its attack; a Legend cannot be both the piece spent and the money."""
    spell, attacker, idol = (
        cyberpsychosis(),
        made.unit(id="attacker"),
        made.legend(id="idol", spent=lacking == "helper"),
    )
    mine = player(
        field=[attacker], hand=[spell], legends=[idol], eddies=eddies(1 if lacking == "helper" else 0)
    )
    g = game(mine, player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[0] == "react"


def test_it_may_still_be_played_as_any_program(edition: str) -> None:
    spell = cyberpsychosis()
    g = game(player(hand=[spell], eddies=eddies(1)), player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("play", spell.uid), ("pay", 1))) == 1
