"""Steps on cards: draw, discard, trash, defeat, spend, ready, move, sell, take control."""

from __future__ import annotations

from typing import Literal

import pytest

from engine import Gig
from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    Every,
    Give,
    Keyword,
    Move,
    Persistent,
    Pick,
    Power,
    Ready,
    ReadyEddies,
    Resolve,
    Sell,
    Spend,
    Steal,
    TakeControl,
    TopOfDeck,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, Gigs, Ref, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    cites,
    do,
    eddies,
    game,
    gigs,
    kinds,
    names,
    now,
    only,
    player,
    refused,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, hand_size, idle

FRIENDLY, RIVALS = Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")
ALL_FRIENDS, ALL_RIVALS = Every(FRIENDLY, "units"), Every(RIVALS, "units")


# --- draw


@pytest.mark.parametrize(("who", "cards"), [("you", (2, 0)), ("rival", (0, 2))])
def test_drawing(who: Literal["you", "rival"], cards: tuple[int, int]) -> None:
    g = made.cast(Draw(2, who))
    assert (drawn(g, YOU), drawn(g, RIVAL)) == cards
    idle(g)


def test_drawing_up_to_a_number() -> None:
    """draw.up-to: a number is chosen, then exactly so many are drawn; 0 is one."""
    g = made.cast(Draw(2, up_to=True))
    assert asked(g) == ("number", YOU, [("number", 0), ("number", 1), ("number", 2)])
    do(g, ("number", 0))
    assert drawn(g) == 0
    assert drawn(made.cast(Draw(2, up_to=True), ("number", 2))) == 2


def test_drawing_up_to_less_than_nothing_is_drawing_none() -> None:
    """choice.non-negative-number (10.31.3)."""
    g = made.cast(Draw(-2, up_to=True))
    if asked(g)[0] == "number":
        do(g, ("number", 0))
    assert drawn(g) == 0
    idle(g)


def test_the_first_card_that_cannot_be_drawn_loses_the_game() -> None:
    """lose.draw-more-than-deck: the one that is there is drawn before."""
    g = made.cast(Draw(2), you=player(deck=unknown(1)))
    assert drawn(g) == 1
    assert g.outcome is not None
    assert g.outcome.winner == RIVAL


# --- discard


@pytest.mark.parametrize(("who", "player_number"), [("you", YOU), ("rival", RIVAL)])
def test_whose_hand_it_is_chooses_what_to_discard(who: Literal["you", "rival"], player_number: int) -> None:
    mine, theirs = made.filler(2, "mine"), made.filler(2, "theirs")
    g = made.cast(Discard(1, who), you=player(hand=mine), rival=player(hand=theirs))
    hand = theirs if player_number else mine
    assert asked(g) == ("discard", player_number, choose(*hand))
    do(g, *choose(hand[1]))
    assert names(g, g.state.sides[player_number].trash)[-1 - (player_number == YOU)] == hand[1].facts.id
    idle(g)


def test_as_many_are_discarded_as_there_are() -> None:
    hand = made.filler(1)
    g = made.cast(Discard(3), you=player(hand=hand))
    do(g, *choose(*hand))
    idle(g)
    idle(made.cast(Discard(3)))


def test_a_whole_hand_is_discarded_without_a_choice() -> None:
    g = made.cast(Discard(None, "rival"), rival=player(hand=made.filler(3)))
    assert hand_size(g, RIVAL) == 0
    idle(g)


def test_only_cards_of_a_kind_may_be_discarded_for_it() -> None:
    """Failing to find is allowed in a hand (register `failing-to-find-where`)."""
    unit, trick = made.unit(id="held"), made.program(id="trick")
    g = made.cast(Discard(1, like=Cards(("Program",))), you=player(hand=[unit, trick]))
    assert set(asked(g)[2]) == {*choose(trick), ("done",)}
    do(g, ("done",))
    assert now(g, trick).area == "hand"
    idle(g)
    idle(made.cast(Discard(1, like=Cards(("Gear",))), you=player(hand=made.filler(1))))


def test_a_plain_discard_may_not_fail() -> None:
    """Any card will do, so there is nothing hidden to go by (area.must-choose-without-quality)."""
    hand = made.filler(2)
    g = made.cast(Discard(1), you=player(hand=hand))
    assert ("done",) not in asked(g)[2]


def test_a_random_discard_is_up_to_chance() -> None:
    hand = made.filler(2)
    g = made.cast(Discard(1, "rival", random=True), rival=player(hand=hand))
    assert asked(g) == ("discard", 2, choose(*hand))
    do(g, *choose(hand[0]))
    assert now(g, hand[0]).area == "trash"


def test_each_discard_sets_off_what_watches_it() -> None:
    watcher = made.unit(Triggered((Trigger("discards", Cards(), who="rival"),), Draw(1)), id="watcher")
    hand = made.filler(2)
    g = made.cast(Discard(None, "rival"), you=player(field=[watcher]), rival=player(hand=hand))
    do(g, asked(g)[2][0])
    assert drawn(g) == 2


# --- trash from the deck


def test_cards_are_trashed_from_the_top_one_by_one() -> None:
    """trash.one-at-a-time: the later card lies on top."""
    cards = made.filler(4)
    g = made.cast(TrashTop(2), you=player(deck=cards))
    assert names(g, g.state.sides[YOU].trash) == ["filler-0", "filler-1", made.THE_PROGRAM]
    assert kinds(g.state.events()).count("trashed") == 2
    idle(g)


def test_trashing_more_than_there_is_loses_nothing() -> None:
    """It is no drawing."""
    g = made.cast(TrashTop(5), you=player(deck=unknown(2)))
    assert g.outcome is None
    assert g.state.sides[YOU].deck == []
    idle(g)


def test_trashing_up_to_a_number() -> None:
    """trash.up-to."""
    g = made.cast(TrashTop(3, up_to=True), ("number", 1))
    assert len(g.state.sides[YOU].deck) == 4
    g = made.cast(TrashTop(3, up_to=True), ("number", 0))
    assert len(g.state.sides[YOU].deck) == 5


def test_one_of_those_trashed_may_be_taken_up() -> None:
    """All Is Lost: a public area, so it must be taken (FAQ); only of those three."""
    old = made.unit(id="old")
    cards = [made.unit(id="u1"), made.program(id="p"), made.unit(id="u2"), made.unit(id="u3")]
    take = Move(Choose(Cards(("Unit",), among="trashed"), "unit"), "hand")
    g = made.cast(Do((TrashTop(3), take)), you=player(deck=cards, trash=[old]))
    assert set(asked(g)[2]) == set(choose(cards[0], cards[2]))
    do(g, *choose(cards[2]))
    assert now(g, cards[2]).area == "hand"
    idle(g)


# --- defeat


def test_defeating_nobody_asks_nothing() -> None:
    """choice.no-legal-choice-skipped."""
    idle(made.cast(Defeat(Choose(RIVALS, "unit"))))


def test_defeating_all_at_once_makes_their_effects_pending_together() -> None:
    """Each [DEFEATED] sees the other Unit in the trash already; turn player first, then the Rival."""
    last = Triggered((Trigger("defeated", This()),), Draw(1))
    mine, theirs = made.unit(last, id="mine"), made.unit(last, id="theirs")
    g = made.cast(
        Defeat(Every(Cards(("Unit",)), "all")), you=player(field=[mine]), rival=player(field=[theirs])
    )
    events = [e for e in g.state.events() if e.kind in ("defeated", "drew", "pending")]
    assert [(e.kind, e.player) for e in events] == [
        ("defeated", YOU), ("defeated", YOU), ("pending", YOU), ("pending", RIVAL), ("drew", YOU), ("drew", RIVAL),
    ]  # fmt: skip


def test_a_gear_is_defeated_alone() -> None:
    worn, kept = made.gear(id="worn", power=2), made.gear(id="kept", power=1)
    host = made.unit(id="host", gear=[worn, kept])
    g = made.cast(Defeat(Choose(Cards(("Gear",), "rival"), "gear")), rival=player(field=[host]))
    do(g, *choose(worn))
    assert (now(g, worn).area, now(g, worn).host) == ("trash", None)
    assert now(g, host).gear == (kept.uid,)
    assert made.power_of(g, host) == 4


def test_a_gear_defeated_with_its_host_in_one_effect_is_defeated_or_moved_once() -> None:
    worn = made.gear(id="worn")
    host = made.unit(id="host", gear=[worn])
    g = made.cast(Defeat(Every(Cards(("Unit", "Gear"), "rival"), "all")), rival=player(field=[host]))
    assert {now(g, p).area for p in (worn, host)} == {"trash"}
    assert len(g.state.sides[RIVAL].trash) == 2
    idle(g)


def test_a_legend_in_the_legends_area_can_be_defeated() -> None:
    """defeat.process (11.6.1); it is removed from the game, its Gear stays in the trash."""
    worn = made.gear(id="worn")
    idol = made.legend(id="idol", gear=[worn])
    g = made.cast(
        Defeat(Choose(Cards(("Legend",), "rival", face_up=True), "legend")), rival=player(legends=[idol])
    )
    do(g, *choose(idol))
    assert (now(g, idol).area, now(g, worn).area) == ("removed", "trash")


# --- spend and ready


@pytest.mark.parametrize("spent", [False, True])
def test_spending_turns_what_is_ready(spent: bool) -> None:
    """A spent Unit may be meant; nothing happens to it and nothing triggers."""
    foe = made.unit(Triggered((Trigger("spent", This()),), Draw(1)), id="foe", spent=spent)
    g = made.cast(Spend(Choose(RIVALS, "unit")), rival=player(field=[foe]))
    do(g, *choose(foe))
    assert now(g, foe).spent
    assert drawn(g, RIVAL) == (0 if spent else 1)


@pytest.mark.parametrize("spent", [False, True])
def test_readying_turns_what_is_spent(spent: bool) -> None:
    friend = made.unit(Triggered((Trigger("readied", This()),), Draw(1)), id="friend", spent=spent)
    g = made.cast(Ready(Choose(FRIENDLY, "unit")), you=player(field=[friend]))
    do(g, *choose(friend))
    assert not now(g, friend).spent
    assert drawn(g) == (1 if spent else 0)


def test_what_cannot_ready_stays_spent() -> None:
    """golden.cant-beats-can."""
    friend = made.unit(Persistent(Cannot("ready")), id="friend", spent=True)
    g = made.cast(Ready(ALL_FRIENDS), you=player(field=[friend]))
    assert now(g, friend).spent
    cites(only(g.state.events(), "not-readied"), "golden.cant-beats-can")


@pytest.mark.parametrize(("wanted", "spent", "ready"), [(2, 3, 2), (2, 1, 1), (2, 0, 0), (0, 2, 0)])
def test_readying_eddies(wanted: int, spent: int, ready: int) -> None:
    money = eddies(spent)
    for piece in money:
        piece.spent = True
    g = made.cast(ReadyEddies(wanted), you=player(eddies=money))
    assert [now(g, p).spent for p in money].count(False) == ready
    idle(g)


# --- move


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
    assert asked(g) == ("order", YOU, choose(*cards))
    do(g, *choose(cards[1], cards[0]))
    found = names(g, g.state.sides[YOU].deck[where])
    last = found[0] if to == "bottom of deck" else found[-1]
    assert last == "filler-0"
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
