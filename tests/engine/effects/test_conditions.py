"""Conditions: each once where it is true and once where it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.effects.tree import (
    Activated,
    Choose,
    Do,
    Draw,
    If,
    Pick,
    SpendThis,
    Triggered,
)
from engine.effects.values import (
    Alike,
    Both,
    Cards,
    Compare,
    Count,
    Either,
    FixerEmpty,
    Gigs,
    Is,
    IsParity,
    Not,
    PlayedThisTurn,
    Ref,
    StreetCred,
    This,
    Trigger,
    ValueIsAmong,
    YourTurn,
)
from tests.engine.build import GIGS, RIVAL, YOU, all_but, do, game, gigs, pass_turn, player, unknown
from tests.engine.effects import made
from tests.engine.effects.made import choose, drawn, idle
from tests.engine.effects.stock import FRIENDLY

if TYPE_CHECKING:
    from engine.effects.values import Condition, Op, Parity

TRUE, FALSE = Compare(1, "=", 1), Compare(1, "=", 2)


def holds(condition: Condition, *, mine: list[int] | None = None, theirs: list[int] | None = None) -> bool:
    """Whether it is true for you where the Gigs show these values: d4, d6, d8, ... in this order."""
    step = If(condition, Draw(1), Draw(2))
    g = made.cast(step, you=player(gigs=gigs(*mine or [])), rival=player(gigs=gigs(*theirs or [])))
    idle(g)
    assert drawn(g) in (1, 2)
    return drawn(g) == 1


@pytest.mark.parametrize(
    ("op", "true_for"), [("=", [5]), ("<", [4]), ("<=", [4, 5]), (">", [6]), (">=", [5, 6])]
)
def test_comparisons(op: Op, true_for: list[int]) -> None:
    """Street Cred of 4, 5 and 6 (a d4 and a d6) against 5."""
    for cred in (4, 5, 6):
        assert holds(Compare(StreetCred(), op, 5), mine=[1, cred - 1]) is (cred in true_for)


@pytest.mark.parametrize(
    ("mine", "theirs", "less"),
    [([1], [2], True), ([2], [2], False), ([], [1], True), ([1], [], False), ([], [], False)],
)
def test_null_street_cred_is_less_than_any_and_equal_to_itself(
    mine: list[int], theirs: list[int], less: bool
) -> None:
    """gig-area.null-is-less-than-zero; register `null-street-cred-compared`."""
    assert holds(Compare(StreetCred(), "<", StreetCred("rival")), mine=mine, theirs=theirs) is less
    assert holds(Compare(StreetCred(), "<", 0), mine=mine) is (mine == [])
    assert holds(Compare(StreetCred(), "=", StreetCred("rival")), mine=mine, theirs=theirs) is (
        mine == theirs
    )


def test_a_negative_amount_compares_as_nought() -> None:
    """golden.negative-counts-as-zero."""
    assert holds(Compare(-3, "=", 0))
    assert not holds(Compare(-3, "<", 0))


@pytest.mark.parametrize(("mine", "parity"), [([2], "even"), ([3], "odd"), ([], None), ([2, 3], "odd")])
def test_parity(mine: list[int], parity: Parity | None) -> None:
    """Null is neither (gig-area.null-is-neither-odd-nor-even)."""
    for asked in ("even", "odd"):
        assert holds(IsParity(StreetCred(), asked), mine=mine) is (asked == parity)


def test_nought_is_neither_even_nor_odd() -> None:
    """FAQ on Field Operator; register `zero-and-even`."""
    assert not holds(IsParity(Count(FRIENDLY), "even"))
    assert not holds(IsParity(Count(FRIENDLY), "odd"))


def test_a_value_is_among_the_gigs_of_a_side() -> None:
    assert holds(ValueIsAmong(3, "friendly"), mine=[1, 3])
    assert not holds(ValueIsAmong(3, "friendly"), mine=[1, 2], theirs=[3])
    assert holds(ValueIsAmong(3, "rival"), theirs=[3])
    assert holds(ValueIsAmong(3, "any"), theirs=[3])
    assert not holds(ValueIsAmong(StreetCred(), "any"), theirs=[3]), "null is the value of nothing"


@pytest.mark.parametrize(
    ("left", "who", "empty"), [([4], "you", False), ([], "you", True), ([], "rival", False)]
)
def test_an_empty_fixer_area(left: list[int], who: str, empty: bool) -> None:
    """fixer.empty, asked of one player."""
    step = If(FixerEmpty("you" if who == "you" else "rival"), Draw(1))
    g = made.cast(step, you=player(gigs=all_but(*left)))
    assert (drawn(g) == 1) is empty


def test_the_logic_of_conditions() -> None:
    assert holds(Both((TRUE, TRUE)))
    assert not holds(Both((TRUE, FALSE)))
    assert holds(Either((FALSE, TRUE)))
    assert not holds(Either((FALSE, FALSE)))
    assert holds(Not(FALSE))
    assert not holds(Not(TRUE))


def test_null_makes_not_less_true() -> None:
    """'If you do not have less': what is null against null is not less."""
    assert holds(Not(Compare(StreetCred(), "<", StreetCred("rival"))))


def test_a_piece_is_like_a_description_or_not() -> None:
    merc = made.unit(id="merc", tags=("MERC",))
    for tag, found in (("MERC", 1), ("CORPO", 0)):
        step = Do((Pick(Choose(FRIENDLY, "unit")), If(Is(Ref("unit"), Cards(tags=(tag,))), Draw(1))))
        merc = made.unit(id="merc", tags=("MERC",))
        g = made.cast(step, you=player(field=[merc]))
        do(g, *choose(merc))
        assert drawn(g) == found


def test_no_piece_is_like_nothing() -> None:
    """Where nothing was chosen, 'it' is nobody."""
    assert not holds(Is(Ref("unit"), Cards()))
    assert not holds(Is(Ref("gig"), Gigs()))
    assert not holds(Is(This(), Gigs()))


def test_a_gig_is_like_a_description_or_not() -> None:
    for wanted, found in ((Gigs(extreme="max"), 1), (Gigs(extreme="min"), 0), (Gigs("rival"), 0)):
        step = Do((Pick(Choose(Gigs("friendly"), "gig")), If(Is(Ref("gig"), wanted), Draw(1))))
        g = made.cast(step, ("die", 0), you=player(gigs=gigs(d4=4)))
        assert drawn(g) == found


@pytest.mark.parametrize("turn", [YOU, RIVAL])
def test_your_turn_is_the_turn_of_the_effects_controller(turn: int) -> None:
    """A Unit that watches attacks, on either player's turn."""
    watcher = made.unit(
        Triggered((Trigger("attacks", Cards(("Unit",))),), If(YourTurn(), Draw(1))), id="watcher"
    )
    attacker = made.unit(id="attacker")
    mine, theirs = player(field=[watcher], gigs=gigs(1)), player(gigs=gigs(d6=1))
    (mine if turn == YOU else theirs).field.append(attacker)
    g = game(mine, theirs, player=turn)
    events = do(g, ("attack", attacker.uid, GIGS))
    assert drawn(events, YOU) == (1 if turn == YOU else 0)


def asks_what_was_played(who: str, like: Cards) -> Activated:
    asked = PlayedThisTurn("you" if who == "you" else "rival", like)
    return Activated((SpendThis(),), If(asked, Draw(1)))


@pytest.mark.parametrize(
    ("like", "found"),
    [
        (Cards(("Unit",)), 1),
        (Cards(("Unit",), tags=("MERC",)), 1),
        (Cards(("Unit",), tags=("AI",)), 0),
        (Cards(("Gear",)), 0),
    ],
)
def test_what_has_been_played_this_turn(like: Cards, found: int) -> None:
    """Also where it has left the field since."""
    asker = made.unit(asks_what_was_played("you", like), id="asker")
    merc = made.unit(id="merc", tags=("MERC",))
    g = game(player(field=[asker], hand=[merc]))
    do(g, ("play", merc.uid))
    assert drawn(do(g, ("activate", asker.uid, 0))) == found


def test_what_the_rival_has_played_and_what_was_played_in_another_turn_do_not_count() -> None:
    asker, merc = made.unit(asks_what_was_played("you", Cards(("Unit",))), id="asker"), made.unit(id="merc")
    g = game(player(field=[asker]), player(hand=[merc], deck=unknown(5)), player=RIVAL)
    do(g, ("play", merc.uid))
    pass_turn(g)
    assert drawn(do(g, ("activate", asker.uid, 0))) == 0


def test_a_program_has_been_played_and_a_sold_card_has_not() -> None:
    like = Cards(("Program",))
    asker = made.unit(asks_what_was_played("you", like), id="asker")
    sold, played = made.program(id="sold", sell_tag=True), made.program(id="played")
    g = game(player(field=[asker], hand=[sold, played]))
    do(g, ("sell", sold.uid))
    fork = g.fork()
    assert drawn(do(g, ("activate", asker.uid, 0))) == 0
    do(fork, ("play", played.uid))
    assert drawn(do(fork, ("activate", asker.uid, 0))) == 1


def test_three_gigs_alike_show_one_value_and_belong_to_one_side() -> None:
    assert holds(Compare(Alike(Gigs("friendly"), "values"), ">=", 3), mine=[2, 2, 2])
    assert holds(Compare(Alike(Gigs("friendly"), "values"), ">=", 3), mine=[2, 2, 2, 2, 4])
    assert not holds(Compare(Alike(Gigs("friendly"), "values"), ">=", 3), mine=[2, 2, 4, 4])
    assert not holds(Compare(Alike(Gigs("friendly"), "values"), ">=", 3), mine=[2, 2], theirs=[2])
    assert holds(Compare(Alike(Gigs("rival"), "values"), ">=", 3), theirs=[1, 1, 1])
    assert holds(Compare(Alike(Gigs("any"), "values"), ">=", 3), mine=[2, 2], theirs=[2])
