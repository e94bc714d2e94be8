"""Amounts: what each kind comes to, null included, shown by a comparison that a Program makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine import Gig, Piece, Player
from engine.effects.tree import (
    Choose,
    CostChange,
    Discard,
    Do,
    Draw,
    Every,
    Give,
    If,
    Persistent,
    Pick,
    PlayCard,
    Power,
    Resolve,
    TrashTop,
    Triggered,
)
from engine.effects.values import (
    AnyOf,
    Cards,
    Compare,
    Comparison,
    CostOf,
    Count,
    Difference,
    DifferentValues,
    Gigs,
    Happened,
    Highest,
    Lowest,
    Pairs,
    Plus,
    PowerOf,
    Ref,
    StreetCred,
    Tally,
    This,
    Times,
    Trigger,
    ValueOf,
)
from tests.engine.build import GIGS, do, eddies, game, gigs, pass_turn, player, unknown
from tests.engine.effects import made
from tests.engine.effects.made import choose, drawn, idle
from tests.engine.effects.stock import FRIENDLY, RIVALS

if TYPE_CHECKING:
    from engine.effects.tree import Step
    from engine.effects.values import Amount

MINE, THEIRS = Gigs("friendly"), Gigs("rival")


def you() -> Player:
    """Units of 3 and 1 + 4 power; Gigs 2, 2, 2 and 7; Street Cred 13."""
    worn = made.unit(id="worn", power=1, cost=2, gear=[made.gear(power=4)])
    return player(
        field=[made.unit(id="bare", power=3, spent=True), worn],
        gigs=[Gig(4, 2), Gig(6, 2), Gig(8, 2), Gig(20, 7)],
        deck=unknown(9),
    )


def rival() -> Player:
    """A Unit of 9 power; Gigs d4=1, d4=4 and d10=1; Street Cred 6."""
    return player(field=[made.unit(id="theirs", power=9)], gigs=[Gig(4, 1), Gig(4, 4), Gig(10, 1)])


def you_with_free_d4() -> Player:
    """As `you`, but the d4 is a d12, since the Rival holds both d4."""
    mine = you()
    mine.gigs[0] = Gig(12, 2)
    return mine


def is_exactly(
    amount: Amount, value: int | None, *before: Step, answers: tuple[Piece, ...] = (), **sides: Player
) -> bool:
    """Whether the amount equals the value, and no other."""
    found: list[bool] = []
    for wanted in (value, (value or 0) + 1):
        question = Compare(amount, "<", 0) if wanted is None else Compare(amount, "=", wanted)
        mine, theirs = sides.get("you") or you_with_free_d4(), sides.get("rival") or rival()
        g = made.cast(Do((*before, If(question, Draw(1)))), you=mine, rival=theirs)
        do(g, *choose(*answers))
        idle(g)
        found.append(drawn(g) == 1)
    return found == [True, False]


@pytest.mark.parametrize(
    ("amount", "value"),
    [
        (Count(FRIENDLY), 2),
        (Count(Cards(("Unit",), "friendly", spent=True)), 1),
        (Count(Cards(("Unit",), "friendly", tags=("MERC",))), 0),
        (Count(THEIRS), 3),
        (Count(Gigs("friendly", parity="odd")), 1),
        (Pairs("friendly"), 1),
        (Pairs("rival"), 1),
        (Pairs("any"), 2),
        (Pairs("friendly", "sides"), 0),
        (Pairs("rival", "sides"), 1),
        (DifferentValues("friendly"), 2),
        (DifferentValues("rival"), 2),
        (DifferentValues("any"), 4),
        (StreetCred("you"), 13),
        (StreetCred("rival"), 6),
        (Highest(FRIENDLY), 5),
        (Lowest(FRIENDLY), 3),
        (Highest(MINE), 7),
        (Lowest(MINE), 2),
        (Times(Count(FRIENDLY), 3), 6),
        (Plus(Count(FRIENDLY), StreetCred("rival")), 8),
        (Difference(StreetCred("rival"), StreetCred("you")), 7),
        (Difference(StreetCred("you"), StreetCred("rival")), 7),
        (Tally("nothing"), 0),
        (AnyOf(RIVALS), 9),
    ],
)
def test_amounts_read_the_position(amount: Amount, value: int) -> None:
    """Three equal values are one pair (gig.one-pair-at-a-time), and pairs lie in one area (6.5)."""
    assert is_exactly(amount, value)


@pytest.mark.parametrize(
    "amount",
    [
        StreetCred("you"),
        Times(StreetCred("you"), 2),
        Plus(StreetCred("you"), 5),
        Plus(5, StreetCred("you")),
        Difference(StreetCred("you"), StreetCred("rival")),
    ],
)
def test_a_street_cred_is_null_where_there_are_no_gigs(amount: Amount) -> None:
    """Null stands below 0 (gig-area.null-is-less-than-zero) and is no number to add to or to differ from."""
    nothing = player(field=[made.unit()], deck=unknown(5))
    assert is_exactly(amount, None, you=nothing)


@pytest.mark.parametrize(
    "amount",
    [
        Highest(MINE),
        Lowest(MINE),
        Highest(Cards(("Unit",), "friendly", tags=("NOBODY",))),
        Lowest(Cards(("Unit",), "friendly", tags=("NOBODY",))),
        PowerOf(Ref("nothing")),
        CostOf(Ref("nothing")),
        ValueOf("nothing"),
        AnyOf(Gigs("rival")),
    ],
)
def test_a_number_of_a_piece_that_there_is_not_compares_with_nothing(amount: Amount) -> None:
    """Null is no number (golden.null-is-no-number); that it is less than 0 is said of Street Cred only."""
    nothing = player(field=[made.unit()], deck=unknown(5))
    asked = [
        question for op in ("<", "=", ">=") for question in (Compare(amount, op, 0), Compare(0, op, amount))
    ]
    steps = tuple(If(question, Draw(1)) for question in asked)
    g = made.cast(Do(steps), you=nothing, rival=player(deck=unknown(5)))
    idle(g)
    assert drawn(g) == 0


def test_null_where_a_number_is_needed_is_none() -> None:
    """'Draw cards equal to your Street Cred' without Gigs draws none."""
    g = made.cast(Draw(StreetCred()), you=player())
    assert drawn(g) == 0
    idle(g)


def test_the_power_of_a_piece_counts_gear_and_what_it_has_been_given() -> None:
    worn = made.unit(id="worn", power=1, gear=[made.gear(power=4)])
    pick = Pick(Choose(FRIENDLY, "unit"))
    mine = player(field=[worn], deck=unknown(5))
    give = Give(Ref("unit"), (Power(2),), "this turn")
    for amount, value in ((PowerOf(Ref("unit")), 5), (CostOf(Ref("unit")), 0)):
        g = made.cast(Do((pick, If(Compare(amount, "=", value), Draw(1)))), you=mine, rival=player())
        do(g, *choose(worn))
        assert drawn(g) == 1
        mine = player(
            field=[worn := made.unit(id="worn", power=1, gear=[made.gear(power=4)])], deck=unknown(5)
        )
    g = made.cast(Do((pick, give, If(Compare(PowerOf(Ref("unit")), "=", 7), Draw(1)))), you=mine)
    do(g, *choose(worn))
    assert drawn(g) == 1


@pytest.mark.parametrize(("reduction", "bonus", "power"), [(-5, 0, 0), (-5, 1, 0), (-5, 3, 1), (0, 3, 6)])
def test_negative_power_counts_as_nought_and_adds_up_as_what_it_is(
    reduction: int, bonus: int, power: int
) -> None:
    """The example of 2.10.1: 3 - 5 + 3 is 1; the order of the two makes no difference."""
    for changes in ((reduction, bonus), (bonus, reduction)):
        weak = made.unit(id="weak")
        steps = [Give(Every(FRIENDLY, "units"), (Power(change),), "this turn") for change in changes]
        g = made.cast(Do(tuple(steps)), you=player(field=[weak]))
        assert made.power_of(g, weak) == power


def test_the_cost_of_a_legend_without_one_counts_as_nought() -> None:
    """card.null-cost-counts-as-zero."""
    idol = made.legend(id="idol", cost=None)
    step = Do(
        (Pick(Choose(Cards(("Legend",)), "legend")), If(Compare(CostOf(Ref("legend")), "=", 0), Draw(1)))
    )
    g = made.cast(step, you=player(legends=[idol]))
    do(g, *choose(idol))
    assert drawn(g) == 1


def test_the_cost_of_a_card_is_what_is_printed_whatever_is_paid() -> None:
    """pay.cost-value-unchanged."""
    dear = made.unit(Persistent(CostChange(-3, 1)), id="dear", cost=5)
    watcher = made.unit(
        Triggered((Trigger("played", FRIENDLY, who="you"),), Draw(CostOf(Ref("unit")))), id="watcher"
    )
    g = game(player(field=[watcher], hand=[dear], eddies=eddies(2), deck=unknown(9)))
    assert drawn(do(g, ("play", dear.uid), ("pay", 2))) == 5


def test_the_value_of_a_gig_that_an_effect_is_about() -> None:
    thief = made.unit(Triggered((Trigger("steals", This()),), Draw(ValueOf("gig"))), id="thief")
    g = game(player(field=[thief], deck=unknown(9)), player(gigs=gigs(d6=4)))
    assert drawn(do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", 7))) == 4


def test_a_tally_counts_what_has_been_bound() -> None:
    """Discards of one effect add up; so does what was trashed."""
    hand = made.filler(2)
    step = Do((Discard(1), Discard(1), TrashTop(3), Draw(Tally("discarded")), Draw(Tally("trashed"))))
    g = made.cast(step, you=player(hand=hand, deck=unknown(9)))
    do(g, *choose(*hand))
    assert drawn(g) == 5


def test_what_has_happened_this_turn_is_counted_from_its_beginning() -> None:
    """Also what happened before the card that asks was there; not what the Rival did; not an earlier turn."""
    units = made.filler(2)
    attacked = Happened(Trigger("attacks", FRIENDLY))
    spell = made.program(Resolve(Draw(attacked)), id="reckoning")
    again = made.program(Resolve(Draw(attacked)), id="again")
    mine = player(field=units, hand=[spell, again], deck=unknown(9))
    g = game(mine, player(gigs=gigs(1, 1, 1), deck=unknown(9)))
    for piece, die in zip(units, (6, 7), strict=True):
        do(g, ("attack", piece.uid, GIGS), ("end-react",), ("die", die))
    assert drawn(do(g, ("play", spell.uid))) == 2
    pass_turn(g)
    pass_turn(g)
    assert drawn(do(g, ("play", again.uid))) == 0


def test_since_your_last_turn_takes_in_the_rivals_turn_before_this_one() -> None:
    """What happened in your own last turn is before it; a Rival's turn counts from its own beginning."""
    mine, theirs = made.filler(2), made.filler(2, "foe")
    spells = [
        made.program(Resolve(Draw(Happened(Trigger("attacks", of), "your last turn"))), id=f"spell-{i}")
        for i, of in enumerate((RIVALS, FRIENDLY, RIVALS))
    ]
    rivals_own = made.program(
        Resolve(Draw(Happened(Trigger("attacks", RIVALS), "your last turn"))), id="theirs"
    )
    g = game(
        player(field=mine, hand=spells, gigs=gigs(1, 1, 1), deck=unknown(20)),
        player(field=theirs, hand=[rivals_own], gigs=gigs(1, 1, 1), deck=unknown(20)),
    )
    do(g, ("attack", mine[0].uid, GIGS), ("end-react",), ("die", 6))
    pass_turn(g)
    for piece, die in zip(theirs, (0, 1), strict=True):
        do(g, ("attack", piece.uid, GIGS), ("end-react",), ("die", die))
    assert drawn(do(g, ("play", rivals_own.uid)), 1) == 1
    pass_turn(g)
    assert [drawn(do(g, ("play", spell.uid))) for spell in spells[:2]] == [2, 0]
    pass_turn(g)
    pass_turn(g)
    assert drawn(do(g, ("play", spells[2].uid))) == 0


def test_any_of_several_numbers_will_do_in_a_comparison() -> None:
    """'With cost equal to the value of a friendly Gig'."""
    costs = [made.unit(id=f"cost-{n}", cost=n) for n in (1, 2, 3, 7)]
    of = Cards(("Unit",), "friendly", ("trash",), cost=Comparison("=", AnyOf(MINE)))
    mine = player(trash=costs, gigs=gigs(d4=2, d10=7))
    g = made.cast(PlayCard(Choose(of, "unit"), free=True), you=mine)
    assert set(made.asked(g)[2]) == set(choose(costs[1], costs[3]))


def test_any_of_nothing_is_met_by_nothing() -> None:
    of = Cards(("Unit",), "friendly", ("trash",), cost=Comparison(">=", AnyOf(MINE)))
    g = made.cast(PlayCard(Choose(of, "unit"), free=True), you=player(trash=made.filler(1)))
    idle(g)
