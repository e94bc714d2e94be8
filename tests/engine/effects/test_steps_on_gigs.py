"""Steps on Gigs: adjust, set, swap, roll again (chapter 6)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from engine.effects.tree import (
    Adjust,
    Choose,
    Do,
    Draw,
    Every,
    IfYouDo,
    May,
    Reroll,
    SetGig,
    Swap,
    Triggered,
)
from engine.effects.values import ChangeOf, Gigs, Ref, StreetCred, Trigger
from tests.engine.build import GIGS, RIVAL, YOU, do, game, gigs, kinds, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, drawn, idle
from tests.engine.effects.stock import ANY, MINE, THEIRS, gig, values, watcher


def other(of: Gigs = ANY) -> Choose:
    return Choose(of, "gig2")


# --- adjust


@pytest.mark.parametrize(
    ("how", "by", "start", "end"),
    [
        ("increase", 2, 3, 5),
        ("increase", 3, 3, 6),
        ("increase", 4, 3, 3),
        ("decrease", 2, 3, 1),
        ("decrease", 3, 3, 3),
        ("increase", 0, 3, 3),
    ],
)
def test_a_change_that_the_die_has_no_face_for_fails(
    how: Literal["increase", "decrease"], by: int, start: int, end: int
) -> None:
    """gig.adjust-within-faces; register `adjusting-past-the-faces`: a d6 stays as it is and nothing triggers."""
    event = "increases" if how == "increase" else "decreases"
    g = made.cast(
        IfYouDo(Adjust(gig(MINE), by, how), None, Draw(2)), ("die", 1),
        you=player(field=[watcher(event, who="you")], gigs=gigs(d6=start)),
    )  # fmt: skip
    assert values(g) == [end]
    assert drawn(g) == (1 if end != start else 2)
    idle(g)


@pytest.mark.parametrize(
    ("how", "start", "offered"),
    [
        ("increase", 3, [3, 4, 5]),
        ("increase", 6, [6]),
        ("increase", 5, [5, 6]),
        ("decrease", 2, [2, 1]),
        ("adjust", 3, [1, 2, 3, 4, 5]),
        ("adjust", 1, [1, 2, 3]),
    ],
)
def test_up_to_two_offers_what_the_die_can_show(
    how: Literal["increase", "decrease", "adjust"], start: int, offered: list[int]
) -> None:
    """golden.up-to-includes-zero."""
    g = made.cast(Adjust(gig(MINE), 2, how, up_to=True), ("die", 1), you=player(gigs=gigs(d6=start)))
    assert sorted(asked(g)[2]) == sorted(("value", v) for v in offered)
    do(g, ("value", offered[-1]))
    assert values(g) == [offered[-1]]


def test_up_to_answered_with_nought_is_no_adjusting() -> None:
    """FAQ; register `adjusting-by-zero`."""
    step = IfYouDo(Adjust(gig(MINE), 2, "adjust", up_to=True), Draw(3))
    watch = [watcher("increases", who="you"), watcher("decreases", who="you")]
    g = made.cast(step, ("die", 1), ("value", 3), you=player(field=watch, gigs=gigs(d6=3)))
    assert drawn(g) == 0
    idle(g)


@pytest.mark.parametrize(("value", "offered"), [(3, [1, 5]), (1, [3]), (6, [4])])
def test_adjusting_by_two_leaves_the_direction_open(value: int, offered: list[int]) -> None:
    """gig.adjust: one that fails is not offered where the other does not."""
    g = made.cast(Adjust(gig(MINE), 2, "adjust"), ("die", 1), you=player(gigs=gigs(d6=value)))
    if asked(g)[0] == "value":
        assert sorted(asked(g)[2]) == [("value", v) for v in offered]
        do(g, ("value", offered[0]))
    assert values(g) == [offered[0]]


def test_a_rival_gig_is_adjusted_and_its_player_sees_who_did_it() -> None:
    """Meredith Stout: 'when a rival decreases the value of your friendly Gig'."""
    meredith = watcher("decreases", who="rival", gig=MINE)
    g = made.cast(
        Adjust(gig(THEIRS), 1, "decrease"), ("die", 6), rival=player(field=[meredith], gigs=gigs(d4=3))
    )
    assert (drawn(g, RIVAL), drawn(g, YOU)) == (1, 0)
    assert values(g, RIVAL) == [2]
    g = made.cast(Adjust(gig(MINE), 1, "decrease"), ("die", 0), you=player(field=[meredith], gigs=gigs(d4=3)))
    assert drawn(g) == 0, "her own player did it"


def test_the_amount_may_come_from_the_position() -> None:
    g = made.cast(
        Adjust(gig(MINE), StreetCred("rival"), "increase"), ("die", 5), you=player(gigs=gigs(d20=2)),
        rival=player(gigs=gigs(d4=3, d6=4)),
    )  # fmt: skip
    assert values(g) == [9]
    g = made.cast(
        Adjust(gig(MINE), StreetCred("rival"), "increase"), ("die", 5), you=player(gigs=gigs(d20=2))
    )
    assert values(g) == [2], "null is no amount"


def test_every_gig_is_adjusted() -> None:
    g = made.cast(Adjust(Every(MINE, "gigs"), 1, "increase"), you=player(gigs=gigs(d4=4, d6=1, d8=2)))
    assert values(g) == [4, 2, 3]


def test_there_is_no_gig_to_adjust() -> None:
    """Dice in the fixer area are nobody's Gigs."""
    idle(made.cast(Adjust(gig(), 1, "adjust")))


@pytest.mark.parametrize(("start", "to", "end"), [(3, 5, 3), (5, 3, 3), (4, 4, 1)])
def test_a_gig_is_increased_by_as_much_as_another_was_changed(start: int, to: int, end: int) -> None:
    """Up or down; nothing where nothing was changed."""
    step = Do(
        (Adjust(gig(MINE), 2, "adjust", up_to=True), Adjust(other(THEIRS), ChangeOf("gig"), "increase"))
    )
    g = made.cast(
        step, ("die", 1), ("value", to), ("die", 11), you=player(gigs=gigs(d6=start)),
        rival=player(gigs=gigs(d20=1)),
    )  # fmt: skip
    assert values(g, RIVAL) == [end]


# --- set


@pytest.mark.parametrize(("to", "end", "event"), [
    (1, 1, "decreased"), (6, 6, "increased"), (8, 3, "not-adjusted"), (3, 3, "not-adjusted"), (0, 3, "not-adjusted"),
])  # fmt: skip
def test_setting_is_adjusting_to_a_value(to: int, end: int, event: str) -> None:
    """gig.set: to a face the die has and does not show."""
    g = made.cast(SetGig(gig(MINE), to), ("die", 1), you=player(gigs=gigs(d6=3)))
    assert values(g) == [end]
    assert kinds(g.state.events()).count(event) == 1


@pytest.mark.parametrize(("shows", "offered"), [(3, [1, 6]), (1, [6]), (6, [1])])
def test_setting_a_gig_to_its_min_or_max_value(shows: int, offered: list[int]) -> None:
    """Its player chooses which; gig.adjust-must-change: not the one that it shows."""
    g = made.cast(SetGig(gig(MINE), face="min or max"), ("die", 1), you=player(gigs=gigs(d6=shows)))
    assert asked(g)[2] == [("value", v) for v in offered]
    do(g, ("value", offered[-1]))
    assert values(g) == [offered[-1]]


@pytest.mark.parametrize(("model", "end"), [(5, 5), (9, 3)])
def test_setting_a_gig_like_another(model: int, end: int) -> None:
    step = SetGig(gig(MINE), like=Choose(Gigs(other_than="gig"), "gig2"))
    g = made.cast(
        step, ("die", 1), ("die", 11), you=player(gigs=gigs(d6=3)), rival=player(gigs=gigs(d20=model))
    )
    assert values(g) == [end]
    assert values(g, RIVAL) == [model]


def test_there_is_nothing_to_set_it_like() -> None:
    step = IfYouDo(SetGig(gig(MINE), like=Choose(Gigs(other_than="gig"), "gig2")), Draw(1), Draw(2))
    g = made.cast(step, ("die", 1), you=player(gigs=gigs(d6=3)))
    assert values(g) == [3]
    assert drawn(g) == 2


def test_the_gigs_of_one_theft_are_all_meant() -> None:
    """Ruthless Lowlife: 'the value of those Gigs becomes 1'."""
    lowlife = made.unit(
        Triggered((Trigger("steals-together", gig=MINE, who="rival"),), SetGig(Ref("gig"), 1)), id="lowlife"
    )
    thief = made.unit(id="thief", power=10)
    g = game(player(field=[thief]), player(field=[lowlife], gigs=gigs(d4=3, d6=4, d8=5)))
    do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", 6), ("die", 8))
    assert values(g) == [1, 1]
    assert values(g, RIVAL) == [4]


SWAP = Swap(Choose(MINE, "gig"), Choose(THEIRS, "gig2"))


# --- swap


def test_a_swap_keeps_the_values_and_is_no_theft() -> None:
    """swap.values-stay, swap.is-not-stealing; you choose both (FAQ on Hanako)."""
    watch = [watcher("steals"), watcher("swaps", who="you")]
    g = made.cast(SWAP, ("die", 0), you=player(field=watch, gigs=gigs(d4=2)), rival=player(gigs=gigs(d12=9)))
    assert asked(g) == ("choose", YOU, [("die", 10)])
    do(g, ("die", 10))
    assert (values(g), values(g, RIVAL)) == ([9], [2])
    assert drawn(g) == 1, "for the swap, not for a theft"
    owners = [g.state.dice[n].owner for who in (YOU, RIVAL) for n in g.state.sides[who].gigs]
    assert owners == [RIVAL, YOU]


@pytest.mark.parametrize(("mine", "theirs"), [([], [3]), ([3], [])])
def test_without_gigs_on_both_sides_there_is_no_swap(mine: list[int], theirs: list[int]) -> None:
    """FAQ: no."""
    g = made.cast(IfYouDo(SWAP, Draw(1)), you=player(gigs=gigs(*mine)), rival=player(gigs=gigs(*theirs)))
    assert drawn(g) == 0
    idle(g)
    g = made.cast(May(SWAP), you=player(gigs=gigs(*mine)), rival=player(gigs=gigs(*theirs)))
    idle(g)


@pytest.mark.parametrize(("how", "offered"), [("more", [10, 11]), ("fewer", [6]), (None, [8])])
def test_gigs_with_more_or_fewer_sides_than_another(how: Any, offered: list[int]) -> None:
    step = Swap(gig(MINE), Choose(Gigs("rival", sides_of="gig", sides_than=how), "gig2"))
    g = made.cast(
        step, ("die", 2), you=player(gigs=gigs(d8=3)), rival=player(gigs=gigs(d4=1, d8=1, d12=1, d20=1))
    )
    assert asked(g)[2] == [("die", n) for n in offered]


# --- roll again


def test_a_gig_is_rolled_again_and_may_show_the_same() -> None:
    """It is no adjusting: nothing that watches for increases sees it."""
    watch = [watcher("increases"), watcher("rolls", who="you")]
    for value in (4, 2):
        g = made.cast(
            Reroll(gig(MINE)), ("die", 0), ("roll", value), you=player(field=watch, gigs=gigs(d4=2))
        )
        assert values(g) == [value]
        assert drawn(g) == 1
        watch = [watcher("increases"), watcher("rolls", who="you")]


def test_rerolling_outside_a_roll_without_a_gig_does_nothing() -> None:
    g = made.cast(IfYouDo(Reroll(), Draw(1), Draw(2)))
    assert drawn(g) == 2
