"""Triggers of spending, thefts, Gigs, cards of the deck and turns."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Option
from engine.effects.tree import (
    Adjust,
    Choose,
    Discard,
    Draw,
    Every,
    Ready,
    Reroll,
    Resolve,
    SetGig,
    Spend,
    Swap,
    TrashTop,
    Triggered,
)
from engine.effects.values import Comparison, Gigs, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    game,
    gigs,
    pass_turn,
    player,
    start_turn,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, drawn, idle
from tests.engine.effects.stock import FRIENDLY, UNIT, attack, draws, watching

# --- spending, readying, stealing


def test_spent_for_whatever_reason() -> None:
    """By attacking, by an effect; not when it is spent already. Inherited from a Gear it is about the wearer."""
    unit = made.unit(id="unit", gear=[made.gear(draws("spent", This()), id="driver")])
    tire = made.program(Resolve(Spend(Every(UNIT, "units"))), id="tire")
    g = game(player(field=[unit], hand=[tire]), player(gigs=gigs(1)))
    assert drawn(do(g, *attack(unit, GIGS, 6))) == 1
    assert drawn(do(g, ("play", tire.uid))) == 0


def test_readied_in_the_start_phase_and_by_effect() -> None:
    unit = made.unit(draws("readied", This()), id="unit", spent=True)
    g = game(player(field=[unit]), phase="start")
    assert drawn(g) == 2, "one is the draw of the Start Phase"
    unit = made.unit(draws("readied", This()), id="unit", spent=True)
    assert drawn(made.cast(Ready(Every(FRIENDLY, "u")), you=player(field=[unit]))) == 1
    unit = made.unit(draws("readied", This()), id="unit")
    assert drawn(made.cast(Ready(Every(FRIENDLY, "u")), you=player(field=[unit]))) == 0


@pytest.mark.parametrize(("event", "cards"), [("steals", 2), ("steals-together", 1)])
def test_each_gig_is_stolen_and_all_of_them_together(edition: str, event: str, cards: int) -> None:
    """trigger.once-per-time-met; the example of 10.16.3."""
    thief = made.unit(draws(event, This()), id="thief", power=10)
    g = game(player(field=[thief]), player(gigs=gigs(1, 1)), edition=edition)
    do(g, *attack(thief, GIGS, 6, 7))
    if cards == 2:
        do(g, asked(g)[2][0])
    assert drawn(g) == cards
    idle(g)


@pytest.mark.parametrize(
    ("about", "cards"),
    [
        (None, 1),
        (Gigs(sides=6), 0),  # one of the two is a d6: not two or more
        (Gigs(value=Comparison("<=", 2)), 1),
        (Gigs(value=Comparison("<=", 1)), 0),
    ],
)
def test_two_or_more_such_gigs_of_one_theft(edition: str, about: Gigs | None, cards: int) -> None:
    """The words "when this Unit steals 2 or more Gigs": a Unit with power 10 steals two at once (9.23.2.2)."""
    thief = made.unit(draws("steals-together", This(), gig=about, margin=2), id="thief", power=10)
    g = game(player(field=[thief]), player(gigs=gigs(d6=1, d8=2)), edition=edition)
    assert drawn(do(g, *attack(thief, GIGS, 7, 8))) == cards


def test_one_gig_is_not_two_or_more(edition: str) -> None:
    thief = made.unit(draws("steals-together", This(), margin=2), id="thief", power=9)
    g = game(player(field=[thief]), player(gigs=gigs(1, 1)), edition=edition)
    assert drawn(do(g, *attack(thief, GIGS, 6))) == 0


def test_one_of_two_stolen_gigs_is_such_a_gig(edition: str) -> None:
    """The words "steals one or more d8s": whichever of the two is stolen first."""
    for order in ((7, 8), (8, 7)):
        thief = made.unit(draws("steals-together", This(), gig=Gigs(sides=8)), id="thief", power=10)
        g = game(player(field=[thief]), player(gigs=gigs(d6=1, d8=2)), edition=edition)
        assert drawn(do(g, *attack(thief, GIGS, *order))) == 1


def test_none_is_stolen_by_no_power(edition: str) -> None:
    thief = made.unit(draws("steals", This()), draws("steals-together", This()), id="thief", power=0)
    g = game(player(field=[thief]), player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, *attack(thief, GIGS))) == 0


@pytest.mark.parametrize(("about", "cards"), [
    (Gigs(sides=6), 1), (Gigs(sides=4), 0), (Gigs("rival"), 1), (Gigs("friendly"), 0), (Gigs(parity="odd"), 1),
    (Gigs(extreme="max"), 0),
])  # fmt: skip
def test_the_gig_as_it_was_before(edition: str, about: Gigs, cards: int) -> None:
    """6th Street Recruits: 'steals a d6'; it was a rival Gig when it was stolen."""
    thief = made.unit(id="thief")
    g = game(
        player(field=[thief], legends=[watching("steals", FRIENDLY, gig=about)]),
        player(gigs=gigs(d6=3)),
        edition=edition,
    )
    assert drawn(do(g, *attack(thief, GIGS, 7))) == cards


def test_a_theft_as_the_robbed_player_sees_it(edition: str) -> None:
    """Evelyn Parker: 'when a rival steals one or more friendly Gigs'."""
    thief = made.unit(id="thief", power=10)
    victim = made.unit(draws("steals-together", gig=Gigs("friendly"), who="rival"), id="victim")
    g = game(player(field=[thief]), player(field=[victim], gigs=gigs(1, 1)), edition=edition)
    events = do(g, *attack(thief, GIGS, 6, 7))
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (0, 1)


# --- Gigs, cards of the deck, turns


@pytest.mark.parametrize(("event", "step", "answers", "cards"), [
    ("increases", Adjust(Choose(Gigs("friendly"), "gig"), 1, "increase"), [("die", 0)], 1),
    ("decreases", Adjust(Choose(Gigs("friendly"), "gig"), 1, "increase"), [("die", 0)], 0),
    ("decreases", SetGig(Choose(Gigs("friendly"), "gig"), 1), [("die", 0)], 1),
    ("increases", SetGig(Choose(Gigs("friendly"), "gig"), 2), [("die", 0)], 0),
    ("swaps", Swap(Choose(Gigs("friendly"), "gig"), Choose(Gigs("rival"), "gig2")), [("die", 0), ("die", 6)], 1),
    ("rolls", Reroll(Choose(Gigs("friendly"), "gig")), [("die", 0), ("roll", 2)], 1),
    ("rolls-in", Reroll(Choose(Gigs("friendly"), "gig")), [("die", 0), ("roll", 2)], 0),
    ("draws", Draw(2), [], 0), ("discards", Discard(None), [], 1), ("discards", Draw(0), [], 0),
    ("trashes", TrashTop(1), [], 1), ("trashes", Discard(None), [], 0),
])  # fmt: skip
def test_what_an_effect_of_yours_does_to_gigs_and_cards(
    event: str, step: Any, answers: list[Option], cards: int
) -> None:
    """Seen by a Legend of yours ('you') and by one of the Rival ('a rival' does it). Drawing is counted elsewhere."""
    for who, watcher_is in (("you", YOU), ("rival", RIVAL)):
        watcher = watching(event, who=who) if event != "draws" else made.legend(cost=None)
        mine = player(gigs=gigs(d4=2), hand=made.filler(1), deck=unknown(9))
        theirs = player(gigs=gigs(d4=1), deck=unknown(9))
        (theirs if watcher_is else mine).legends = [watcher]
        g = made.cast(step, *answers, you=mine, rival=theirs)
        own = 2 if step == Draw(2) and not watcher_is else 0
        assert drawn(g, watcher_is) == cards + own
        idle(g)


def test_drawing_is_seen_card_by_card() -> None:
    watcher = made.legend(Triggered((Trigger("draws", who="you"),), TrashTop(1)), cost=None)
    g = made.cast(Draw(2), you=player(legends=[watcher], deck=unknown(9)))
    do(g, asked(g)[2][0])
    assert len(g.state.sides[YOU].trash) == 3
    g = made.cast(Draw(2, "rival"), you=player(legends=[watcher], deck=unknown(9)))
    idle(g)


def test_rolling_in() -> None:
    for who, cards in (("you", 1), ("rival", 0)):
        g = game(player(legends=[watching("rolls-in", who=who)]), phase="start")
        before = drawn(g)
        start_turn(g)
        assert drawn(g) - before == cards


@pytest.mark.parametrize(("event", "who", "turns"), [
    ("turn-starts", "you", [0, 1]), ("turn-starts", "rival", [1, 0]), ("turn-starts", None, [1, 1]),
    ("turn-ends", "you", [1, 0]), ("turn-ends", "rival", [0, 1]), ("turn-ends", None, [1, 1]),
])  # fmt: skip
def test_the_start_and_end_of_a_turn(edition: str, event: str, who: str | None, turns: list[int]) -> None:
    """Passing your turn, then the Rival's; each starts the next."""
    g = game(
        player(legends=[watching(event, who=who)], deck=unknown(20)),
        player(deck=unknown(20)),
        edition=edition,
    )
    found = [drawn(pass_turn(g)) for _ in range(2)]
    assert found == [turns[0], turns[1] + 1], "one is the draw of your own Start Phase"
