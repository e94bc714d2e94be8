"""Steps that move cards, sell them and take control."""

from __future__ import annotations

from typing import Literal

import pytest

from engine import Gig
from engine.effects.tree import (
    Choose,
    Defeat,
    Do,
    Draw,
    Every,
    Give,
    Keyword,
    Move,
    Pick,
    Power,
    Resolve,
    Sell,
    Steal,
    TakeControl,
    TopOfDeck,
    Triggered,
)
from engine.effects.values import Cards, Gigs, Ref, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    game,
    gigs,
    kinds,
    names,
    now,
    player,
    refused,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import FRIENDLY, RIVALS

ALL_FRIENDS, ALL_RIVALS = Every(FRIENDLY, "units"), Every(RIVALS, "units")


# --- move


def test_cards_are_shuffled_into_their_owners_deck() -> None:
    """deck.shuffle-randomizes: chance orders the whole deck, not only what came."""
    cards = made.filler(2)
    program = made.program(id="old")
    step = Move(Choose(Cards((), "friendly", ("trash",)), "card", 1), "into deck")
    g = made.cast(step, you=player(deck=cards, trash=[program]))
    do(g, *choose(program))
    assert asked(g)[0] == "shuffle"
    do(g, ("shuffle", 2, 0, 1))
    assert g.state.sides[YOU].deck == [program.uid, cards[1].uid, cards[0].uid]
    idle(g)


@pytest.mark.parametrize(("to", "area"), [
    ("hand", "hand"), ("trash", "trash"), ("bottom of deck", "deck"), ("top of deck", "deck"), ("removed", "removed"),
])  # fmt: skip
def test_a_unit_moves_and_its_gear_with_it(
    to: Literal["hand", "trash", "bottom of deck", "top of deck", "removed"], area: str
) -> None:
    """gear.moves-with-host, gear.unequipped-elsewhere; what is moved to the trash has not been defeated."""
    worn = made.gear(Triggered((Trigger("defeated", This()),), Draw(1)), id="worn")
    foe = made.unit(id="foe", gear=[worn], lag=True)
    g = made.cast(Move(Choose(RIVALS, "unit"), to), rival=player(field=[foe]))
    do(g, *choose(foe))
    if asked(g)[0] == "shuffle":
        do(g, ("shuffle", 1, 0))
    assert (now(g, foe).area, now(g, worn).area) == (area, area)
    assert (now(g, foe).gear, now(g, worn).host, now(g, foe).lag) == ((), None, False)
    assert drawn(g, RIVAL) == 0
    idle(g)


@pytest.mark.parametrize(("order", "ids"), [((0, 1), ["host", "worn"]), ((1, 0), ["worn", "host"])])
def test_chance_orders_a_unit_and_its_gear_under_the_deck(order: tuple[int, int], ids: list[str]) -> None:
    """gear.bottom-decked-at-random."""
    host = made.unit(id="host", gear=[made.gear(id="worn")])
    g = made.cast(Move(ALL_RIVALS, "bottom of deck"), ("shuffle", *order), rival=player(field=[host]))
    bottom = names(g, g.state.sides[RIVAL].deck[:2])
    assert bottom == ids
    assert len(g.state.sides[RIVAL].deck) == 7


def test_host_and_gear_named_together_move_once() -> None:
    host = made.unit(id="host", gear=[made.gear(id="worn")])
    both = Every(Cards(("Unit", "Gear"), "rival"), "all")
    g = made.cast(Move(both, "bottom of deck"), ("shuffle", 0, 1), rival=player(field=[host]))
    assert sorted(names(g, g.state.sides[RIVAL].deck[:2])) == ["host", "worn"]
    assert len(g.state.sides[RIVAL].deck) == 7
    idle(g)


@pytest.mark.parametrize(("to", "where"), [("bottom of deck", slice(0, 2)), ("top of deck", slice(-2, None))])
def test_in_any_order_is_the_players_order(
    to: Literal["bottom of deck", "top of deck"], where: slice
) -> None:
    """bottom-deck.any-order, top-deck.any-order: the first that is placed lies nearer to the middle of the deck."""
    cards = made.filler(2)
    of = Every(Cards(("Unit",), "friendly", ("trash",)), "cards")
    g = made.cast(Move(of, to, any_order=True), you=player(trash=cards))
    assert asked(g) == ("order", YOU, choose(*reversed(cards)))  # a pile is described from the top
    do(g, *choose(cards[1], cards[0]))
    found = names(g, g.state.sides[YOU].deck[where])
    last = found[0] if to == "bottom of deck" else found[-1]
    assert last == "filler-0"
    idle(g)


@pytest.mark.parametrize(("to", "where"), [("bottom of deck", slice(0, 3)), ("top of deck", slice(-3, None))])
def test_gear_is_ordered_like_the_rest(to: Literal["bottom of deck", "top of deck"], where: slice) -> None:
    """bottom-deck.randomize-together counts Gear too; any-order puts the player's order in its place."""
    worn = made.gear(id="worn")
    host, other = made.unit(id="host", gear=[worn]), made.unit(id="other")
    g = made.cast(
        Move(Every(Cards(("Unit",), "friendly"), "all"), to, any_order=True), you=player(field=[host, other])
    )
    assert sorted(asked(g)[2]) == sorted(choose(host, worn, other))
    do(g, *choose(worn, other, host))
    found = names(g, g.state.sides[YOU].deck[where])
    placed = found[::-1] if to == "bottom of deck" else found
    assert placed == ["worn", "other", "host"]
    idle(g)


def test_one_card_needs_no_order() -> None:
    g = made.cast(
        Move(Every(Cards(("Unit",), "friendly", ("trash",)), "c"), "bottom of deck", any_order=True),
        you=player(trash=made.filler(1)),
    )
    assert names(g, g.state.sides[YOU].deck[:1]) == ["filler-0"]
    idle(g)


def test_a_legend_that_moves_to_a_hand_is_removed_and_its_gear_stays() -> None:
    """legend.removed-from-invalid-area, gear.stays-when-legend-removed."""
    worn = made.gear(id="worn")
    idol = made.legend(id="idol", gear=[worn])
    g = made.cast(Move(Choose(Cards(("Legend",), "rival"), "legend"), "hand"), rival=player(legends=[idol]))
    do(g, *choose(idol))
    assert (now(g, idol).area, now(g, worn).area) == ("removed", "hand")


def test_a_piece_goes_to_its_owner() -> None:
    """bottom-deck.owner-does-it, whosever field it was on."""
    lent = made.unit(id="lent", owner=RIVAL)
    g = made.cast(Move(ALL_FRIENDS, "hand"), you=player(field=[lent]))
    assert g.state.sides[RIVAL].hand == [lent.uid]
    lent = made.unit(id="lent", owner=RIVAL)
    g = made.cast(Move(ALL_FRIENDS, "bottom of deck"), you=player(field=[lent]))
    assert g.state.sides[RIVAL].deck[0] == lent.uid


def test_what_a_unit_was_given_does_not_cling_to_it_in_another_stay() -> None:
    """area.hidden-clears-modifiers: played again, it is without the bonus."""
    friend = made.unit(id="friend")
    step = Do((Give(ALL_FRIENDS, (Power(5),), "this turn"), Move(ALL_FRIENDS, "hand")))
    g = made.cast(step, you=player(field=[friend]))
    do(g, ("play", friend.uid))
    assert made.power_of(g, friend) == 3


# --- sell


def test_an_effect_sells_what_has_no_sell_tag_and_that_is_the_sale_of_the_turn(edition: str) -> None:
    """FAQ on Bootleg Black Sapphire Show; register `sell-by-effect`."""
    top, tagged = made.unit(id="top"), made.unit(id="tagged", sell_tag=True)
    g = made.cast(Sell(TopOfDeck("card")), you=player(deck=[top], hand=[tagged]), edition=edition)
    assert (now(g, top).area, now(g, top).spent, now(g, top).face_up) == ("eddies", False, False)
    refused(g, ("sell", tagged.uid), "main.sell-once-per-turn")


def test_an_effect_sells_after_the_sale_of_the_turn(edition: str) -> None:
    """FAQ: it can."""
    spell = made.program(Resolve(Sell(TopOfDeck("card", 2))))
    tagged = made.unit(id="tagged", sell_tag=True)
    g = game(player(hand=[spell, tagged]), edition=edition)
    do(g, ("sell", tagged.uid), ("play", spell.uid))
    assert len(g.state.sides[YOU].eddies) == 3
    assert kinds(g.state.events()).count("sold") == 3, "one by one (sell.one-at-a-time)"
    last = next(e for e in reversed(g.state.events()) if e.kind == "sold")
    assert "eddies.sell-action-once-effects-any-number" in last.keys


def test_from_an_empty_deck_nothing_is_sold() -> None:
    g = made.cast(Sell(TopOfDeck("card")), you=player(deck=[]))
    assert g.state.sides[YOU].eddies == []
    idle(g)


# --- control


def test_control_of_a_unit_changes_and_its_owner_does_not() -> None:
    """game.control-changes-owner-never: defeated later, it goes to the trash of its owner, Gear too."""
    worn = made.gear(id="worn")
    foe = made.unit(Keyword("BLOCKER"), id="foe", spent=True, gear=[worn])
    step = TakeControl(Choose(RIVALS, "unit"))
    g = made.cast(Do((step, Draw(1))), you=player(), rival=player(field=[foe], gigs=gigs(1)))
    do(g, *choose(foe))
    card = now(g, foe)
    assert (card.controller, card.owner, card.area, card.spent) == (YOU, RIVAL, "field", True)
    assert g.state.sides[YOU].field == [foe.uid]
    assert now(g, worn).controller == YOU
    g = made.cast(
        Do((step, Defeat(ALL_FRIENDS))),
        rival=player(field=[foe := made.unit(id="foe", gear=[worn := made.gear(id="worn")])]),
    )
    do(g, *choose(foe))
    assert set(names(g, g.state.sides[RIVAL].trash)) == {"foe", "worn"}


def test_a_unit_under_new_control_attacks_its_owner() -> None:
    foe = made.unit(id="foe")
    g = made.cast(TakeControl(Choose(RIVALS, "unit")), rival=player(field=[foe], gigs=gigs(1)))
    do(g, *choose(foe))
    do(g, ("attack", foe.uid, GIGS), ("end-react",), ("die", 6))
    assert g.state.sides[YOU].gigs == [6]


def test_effects_of_a_unit_under_new_control_are_its_controllers() -> None:
    """effect.controller-resolves: 'you' is who controls it now."""
    foe = made.unit(Triggered((Trigger("attacks", This()),), Draw(1)), id="foe")
    g = made.cast(TakeControl(Choose(RIVALS, "unit")), rival=player(field=[foe], gigs=gigs(1)))
    do(g, *choose(foe))
    events = do(g, ("attack", foe.uid, GIGS))
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (1, 0)


def test_control_of_a_gig_is_no_theft() -> None:
    watcher = made.unit(Triggered((Trigger("steals", Cards()),), Draw(1)), id="watcher")
    step = TakeControl(Choose(Gigs("rival"), "gig"))
    g = made.cast(step, ("die", 6), you=player(field=[watcher]), rival=player(gigs=gigs(d4=3)))
    assert g.state.sides[YOU].gigs == [6]
    assert drawn(g) == 0
    assert g.state.dice[6].value == 3


def test_taking_control_of_what_is_friendly_already_changes_nothing() -> None:
    unit = made.unit(id="unit")
    g = made.cast(TakeControl(Choose(FRIENDLY, "unit")), you=player(field=[unit]))
    do(g, *choose(unit))
    assert "taken-over" not in kinds(g.state.events())
    idle(g)


def test_a_theft_in_mid_effect_wins_in_overtime() -> None:
    """win.overtime-seven-gigs, win.instant: the card that would be drawn afterwards is not."""
    dice = [Gig(sides, 1, owner=YOU) for sides in (4, 6, 8, 10, 12, 20)]
    step = Do(
        (Pick(Choose(FRIENDLY, "unit")), Steal(Choose(Gigs("rival"), "gig"), actor=Ref("unit")), Draw(1))
    )
    unit = made.unit(id="unit")
    theirs = player(gigs=[Gig(4, 1, owner=RIVAL)])
    g = made.cast(step, you=player(field=[unit], gigs=dice), rival=theirs, overtime=True)
    do(g, *choose(unit), ("die", 6))
    assert g.outcome is not None
    assert g.outcome.winner == YOU
    assert drawn(g) == 0
    g = made.cast(
        step,
        you=player(
            field=[unit := made.unit(id="unit")], gigs=[Gig(s, 1, owner=YOU) for s in (4, 6, 8, 10, 12, 20)]
        ),
        rival=player(gigs=[Gig(4, 1, owner=RIVAL)]),
    )
    do(g, *choose(unit), ("die", 6))
    assert g.outcome is None, "not before overtime"
