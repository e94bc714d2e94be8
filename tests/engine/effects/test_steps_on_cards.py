"""Steps on cards: draw, discard, trash, defeat, spend, ready."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    Every,
    Move,
    Persistent,
    Ready,
    ReadyEddies,
    Spend,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, This, Trigger
from tests.engine.build import (
    RIVAL,
    YOU,
    cites,
    do,
    eddies,
    kinds,
    names,
    now,
    only,
    player,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, hand_size, idle
from tests.engine.effects.stock import FRIENDLY, RIVALS

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
