"""Steps do to a piece only what its area allows; and corners that random games have found."""

from __future__ import annotations

import pytest

from engine import Option
from engine.effects.tree import (
    Activated,
    AlsoPlayable,
    Choose,
    CostStep,
    Defeat,
    Discard,
    Do,
    Draw,
    EachPlayer,
    Equip,
    Every,
    Flip,
    Keyword,
    May,
    PayEddies,
    Ready,
    Replacement,
    Resolve,
    Sell,
    Spend,
    SpendThis,
    Step,
    Swap,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, Gigs, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    eddies,
    game,
    gigs,
    kinds,
    now,
    player,
    refused,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import FRIENDLY, RIVALS

IN_HAND = Cards(("Unit",), "friendly", ("hand",))
IN_TRASH = Cards(("Unit",), "friendly", ("trash",))


@pytest.mark.parametrize("step", [
    Spend(Every(IN_TRASH, "cards")), Ready(Every(IN_TRASH, "cards")), Flip(Every(IN_TRASH, "cards"), face_up=False),
    Defeat(Every(IN_TRASH, "cards")),
])  # fmt: skip
def test_a_card_in_the_trash_lies_there_face_up_and_upright(step: Step) -> None:
    old = made.unit(id="old")
    g = made.cast(step, you=player(trash=[old]))
    card = now(g, old)
    assert (card.area, card.spent, card.face_up) == ("trash", False, True)
    idle(g)


@pytest.mark.parametrize("step", [Spend(Every(IN_HAND, "cards")), Flip(Every(IN_HAND, "cards"))])
def test_a_card_in_hand_is_neither_spent_nor_turned(step: Step) -> None:
    held = made.unit(id="held")
    g = made.cast(step, you=player(hand=[held]))
    card = now(g, held)
    assert (card.area, card.spent, card.face_up) == ("hand", False, False)


def test_worn_gear_is_not_spent_by_itself() -> None:
    worn = made.gear(id="worn")
    g = made.cast(Spend(Every(Cards(("Gear",)), "gear")), you=player(field=[made.unit(gear=[worn])]))
    assert not now(g, worn).spent
    idle(g)


def test_eddies_are_readied_and_spent_by_effects_that_name_them() -> None:
    money = eddies(2)
    g = made.cast(Spend(Every(Cards((), "friendly", ("eddies",)), "cards")), you=player(eddies=money))
    assert all(now(g, p).spent for p in money)


def test_only_gear_is_equipped() -> None:
    """equip.process."""
    held, host = made.unit(id="held"), made.unit(id="host")
    g = made.cast(
        Equip(Choose(IN_HAND, "card"), Choose(FRIENDLY, "unit")), you=player(hand=[held], field=[host])
    )
    for piece in (held, host):
        if asked(g)[0] == "choose":
            do(g, *[o for o in asked(g)[2] if o in choose(piece)][:1])
    assert now(g, held).area == "hand"
    assert now(g, host).gear == ()


def test_a_legend_does_not_become_an_eddie(edition: str) -> None:
    """legends-area.legends-are-not-eddies, legend.removed-from-invalid-area."""
    idol = made.legend(id="idol")
    g = made.cast(
        Sell(Choose(Cards(("Legend",), "friendly"), "card")), you=player(legends=[idol]), edition=edition
    )
    do(g, *choose(idol))
    assert now(g, idol).area in ("removed", "legends")
    assert g.state.sides[YOU].eddies == []


def test_gear_of_a_sold_unit_is_not_equipped_any_more(edition: str) -> None:
    """gear.moves-with-host, gear.unequipped-elsewhere."""
    worn = made.gear(id="worn")
    host = made.unit(id="host", gear=[worn])
    g = made.cast(Sell(Choose(FRIENDLY, "card")), you=player(field=[host]), edition=edition)
    do(g, *choose(host))
    assert (now(g, worn).host, now(g, host).gear) == (None, ())
    assert now(g, worn).area == now(g, host).area == "eddies"


def test_a_spend_cost_cannot_be_paid_from_the_trash(edition: str) -> None:
    """'When this Unit is defeated, [SPEND]: ...': there is no Unit left to spend."""
    unit = made.unit(Triggered((Trigger("defeated", This()),), Draw(1), costs=(SpendThis(),)), id="unit")
    g = made.cast(Defeat(Every(FRIENDLY, "units")), you=player(field=[unit]), edition=edition)
    assert drawn(g) == 0
    assert not now(g, unit).spent
    idle(g)


# --- costs and windows that touch themselves


def test_a_card_is_not_discarded_to_pay_for_itself(edition: str) -> None:
    """It is being played; another card pays."""
    attacks = Trigger("attacks", Cards(("Unit",)))
    spell = made.program(AlsoPlayable(attacks, (CostStep(Discard(1)),)), Resolve(Draw(1)), id="spell")
    attacker, held = made.unit(id="attacker"), made.unit(id="held")
    alone = game(player(field=[attacker], hand=[spell]), player(gigs=gigs(1)), edition=edition)
    do(alone, ("attack", attacker.uid, GIGS))
    assert asked(alone)[0] == "react"
    spell = made.program(AlsoPlayable(attacks, (CostStep(Discard(1)),)), Resolve(Draw(1)), id="spell")
    attacker = made.unit(id="attacker")
    g = game(player(field=[attacker], hand=[spell, held]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("yes",))
    assert asked(g)[2] == choose(held)
    do(g, *choose(held))
    assert drawn(g) == 1


def test_a_gig_that_changes_sides_in_the_window_of_another_is_not_stolen(edition: str) -> None:
    """Both are chosen; in the first one's window the second is swapped away: it is friendly already."""
    swap = Swap(Choose(Gigs("friendly", sides=6), "gig2"), Choose(Gigs("rival", sides=20), "gig3"))
    of_the_d4 = Gigs("friendly", sides=4)
    guard = made.unit(Replacement("steal", swap, subject=RIVALS, gig=of_the_d4, instead=False), id="guard")
    thief = made.unit(id="thief", power=10)
    g = game(
        player(field=[thief], gigs=gigs(d20=1)), player(field=[guard], gigs=gigs(d4=1, d6=1)), edition=edition
    )
    events = do(
        g, ("attack", thief.uid, GIGS), ("end-react",), ("die", 6), ("die", 7), ("die", 7), ("die", 5)
    )
    assert sorted(g.state.sides[YOU].gigs) == [6, 7]
    assert g.state.sides[RIVAL].gigs == [5]
    assert [e.die.sides for e in events if e.kind == "stole" and e.die] == [4]
    idle(g)


def test_a_discard_may_be_replaced(edition: str) -> None:
    """'If you would discard, trash 1 instead': the card stays, nothing was discarded."""
    keeper = made.legend(Replacement("discard", TrashTop(1), who="you"), id="keeper", cost=None)
    watcher = made.unit(Triggered((Trigger("discards", Cards()),), Draw(1)), id="watcher")
    hand = made.filler(1)
    mine = player(field=[watcher], legends=[keeper], hand=hand)
    g = made.cast(Do((Discard(1), Draw(1))), you=mine, edition=edition)
    if asked(g)[0] == "discard":
        do(g, *choose(*hand))
    assert now(g, hand[0]).area == "hand"
    assert drawn(g) == 1
    assert "discarded" not in kinds(g.state.events())
    theirs = player(hand=(their_hand := made.filler(1)))
    g = made.cast(
        Discard(None, "rival"),
        you=player(legends=[made.legend(face_up=False)]),
        rival=theirs,
        edition=edition,
    )
    assert now(g, their_hand[0]).area == "trash", "nobody there replaces it"


# --- effects used from the hand


def test_an_effect_is_used_from_the_hand_where_it_says_so(edition: str) -> None:
    """activated.step-reveal-hidden: the card is shown; register `activating-from-the-hand`."""
    from_hand = Activated((PayEddies(1),), Draw(1), from_hand=True)
    held, plain = made.unit(from_hand, id="held"), made.unit(Activated((PayEddies(1),), Draw(1)), id="plain")
    g = game(player(hand=[held, plain], eddies=eddies(2)), edition=edition)
    assert [o for o in asked(g)[2] if o[0] == "activate"] == [("activate", held.uid, 0)]
    refused(g, ("activate", plain.uid, 0), "activated.step-choose-effect")
    events = do(g, ("activate", held.uid, 0), ("pay", 1))
    assert drawn(events) == 1
    assert [e.card.facts.id for e in events if e.kind == "revealed" and e.card] == ["held"]
    assert now(g, held).area == "hand"


def test_an_effect_for_the_hand_is_not_used_on_the_field(edition: str) -> None:
    unit = made.unit(Activated((PayEddies(1),), Draw(1), from_hand=True), id="unit")
    g = game(player(field=[unit], eddies=eddies(1)), edition=edition)
    assert [o for o in asked(g)[2] if o[0] == "activate"] == []


# --- conceding


@pytest.mark.parametrize("who", [YOU, RIVAL])
def test_a_player_may_concede_in_the_middle_of_an_effect(edition: str, who: int) -> None:
    """lose.concede: at any point, whoever is choosing."""
    g = made.cast(May(Draw(1)), edition=edition)
    do(g, ("concede", who))
    assert g.outcome is not None
    assert g.outcome.winner == 1 - who
    assert drawn(g) == 0


def test_the_first_to_draw_from_an_empty_deck_loses(edition: str) -> None:
    """Both would have to draw: the turn player does first, and the game is over."""
    g = made.cast(EachPlayer(Draw(1)), you=player(deck=[]), rival=player(deck=[]), edition=edition)
    assert g.outcome is not None
    assert g.outcome.winner == RIVAL
    cites_end: tuple[str, ...] = g.outcome.keys
    assert "lose.draw-from-empty-deck" in cites_end


NOT_NOW: list[Option] = [("pass",), ("sell", 0), ("call", 0), ("go-solo", 0), ("activate", 0, 0)]


@pytest.mark.parametrize("option", NOT_NOW)
def test_no_action_interrupts_an_effect(option: Option) -> None:
    """effect.nothing-else-while-resolving."""
    g = made.cast(May(Draw(1)), you=player(field=[made.unit(Activated((SpendThis(),), Draw(1)), id="unit")]))
    reasons = g.why_not(option)
    assert any("effect.nothing-else-while-resolving" in r.keys for r in reasons), reasons


def test_a_quick_program_waits_for_pending_effects(edition: str) -> None:
    trick = made.program(Keyword("QUICK"), Resolve(Draw(1)), id="trick")
    attacker = made.unit(Triggered((Trigger("attacks", This()),), May(Draw(1))), id="attacker")
    g = game(player(field=[attacker]), player(hand=[trick], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[:2] == ("may", YOU)
    assert g.why_not(("play", trick.uid), RIVAL)
    do(g, ("no",), ("play", trick.uid))
