"""Sets of pieces: which ones fit each part of a description."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine import Gig, Player
from engine.effects.tree import (
    Activated,
    Choose,
    ChooseKind,
    Defeat,
    Do,
    Draw,
    Establish,
    Give,
    Keyword,
    Look,
    Move,
    Persistent,
    Pick,
    Power,
    Resolve,
    SpendThis,
    Triggered,
)
from engine.effects.values import (
    AnyOf,
    Cards,
    Comparison,
    Gigs,
    Highest,
    Lowest,
    Ref,
    StreetCred,
    This,
    Trigger,
)
from engine.queries import power as power_of
from tests.engine.build import do, game, gigs, now, pass_turn, player, start_turn, unknown
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle

if TYPE_CHECKING:
    from engine import Game


def table() -> tuple[Player, Player]:
    """Pieces of every kind in every area; power of alpha 3 + 2, beta 1, solo 6, gamma 3; two Eddies that are Units."""
    blade = made.gear(id="blade", power=2, cost=1, tags=("WEAPON",))
    shield = made.gear(Keyword("BLOCKER"), id="shield", cost=2)
    you = player(
        field=[
            made.unit(id="alpha", power=3, cost=2, color="Red", tags=("MERC",), gear=[blade]),
            made.unit(
                Keyword("BLOCKER"), id="beta", power=1, cost=4, color="Blue", tags=("CORPO", "AI"), spent=True
            ),
            made.legend(id="solo", name="Same Name", power=6, cost=5),
        ],
        legends=[
            made.legend(id="up", name="Other Name", power=4, cost=None, gear=[made.gear(id="chip", cost=2)]),
            made.legend(id="down", name="Same Name", cost=1, tags=("MERC",), face_up=False),
        ],
        hand=[made.unit(id="held", cost=2), made.program(id="trick", cost=3)],
        trash=[made.unit(id="old", cost=1), made.program(id="junk", cost=0)],
        eddies=[made.unit(id="sold", tags=("MERC",)), made.unit(id="sold-too", spent=True)],
        deck=made.filler(3),
    )
    rival = player(
        field=[made.unit(id="gamma", power=3, cost=3, tags=("MERC",), spent=True, gear=[shield])],
        legends=[made.legend(id="theirs")],
        trash=[made.unit(id="their-old")],
    )
    return you, rival


def fitting(description: Cards) -> set[str]:
    """The ids of what your Program could choose."""
    you, rival = table()
    g = made.cast(Pick(Choose(description, "card")), you=you, rival=rival)
    if g.decision is not None and g.decision.kind == "main":
        return set()
    return {g.state.cards[int(o[1])].facts.id for o in asked(g)[2] if o[0] == "choose"}


@pytest.mark.parametrize(
    ("description", "ids"),
    [
        (Cards(("Unit",)), "alpha beta solo gamma"),
        (Cards(("Unit",), "friendly"), "alpha beta solo"),
        (Cards(("Unit",), "rival"), "gamma"),
        (Cards(("Legend",)), "solo up down theirs"),
        (Cards(("Legend",), "friendly", face_up=False), "down"),
        (Cards(("Legend",), "friendly", face_up=True), "solo up"),
        (Cards(("Legend",), "friendly", ("legends",)), "up down"),
        (Cards(("Legend",), areas=("field",)), "solo"),
        (Cards(("Unit", "Legend"), "friendly"), "alpha beta solo up down"),
        (Cards(("Gear",)), "blade chip shield"),
        (Cards(("Gear",), "friendly"), "blade chip"),
        (Cards(("Gear",), cost=Comparison("<=", 1)), "blade"),
        (Cards(("Program",)), ""),
        (Cards((), "friendly"), "alpha beta solo up down blade chip"),
        (Cards(tags=("MERC",)), "alpha gamma"),
        (Cards(tags=("AI", "WEAPON")), "beta blade"),
        (Cards(color="Blue"), "beta"),
        (Cards(color="Blue", or_color="Red"), "alpha beta"),
        (Cards(("Gear",), cost=Comparison("<=", 1), or_else=Cards(("Unit",), spent=True)), "blade beta gamma"),
        (Cards(("Unit",), "rival", or_else=Cards(tags=("MERC",), or_else=Cards(color="Blue"))), "gamma alpha beta"),
        (Cards(("Unit",), cost_parity="odd"), "solo gamma"),
        (Cards(("Unit",), cost_parity="even"), "alpha beta"),
        (Cards(("Legend",), cost_parity="even"), "up theirs"),
        (Cards(("Unit",), "friendly", power_parity="odd"), "alpha beta"),
        (Cards(("Unit",), "friendly", did_not="attacks"), "alpha beta solo"),
        (Cards(("Unit",), cost=Comparison("=", AnyOf(Cards(("Gear",)), cost=True))), "alpha"),
        (Cards(("Unit",), cost=Comparison("<", Highest(Cards(("Unit",), "rival"), cost=True))), "alpha"),
        (Cards(("Unit",), cost=Comparison("<=", Lowest(Cards(("Unit",)), cost=True))), "alpha"),
        (Cards(("Unit",), spent=True), "beta gamma"),
        (Cards(("Unit",), spent=False), "alpha solo"),
        (Cards(("Unit",), equipped=True), "alpha gamma"),
        (Cards(("Unit",), "friendly", equipped=False), "beta solo"),
        (Cards(("Unit",), keyword="BLOCKER"), "beta gamma"),
        (Cards(("Unit",), keyword="QUICK"), ""),
        (Cards(("Unit",), cost=Comparison("<=", 3)), "alpha gamma"),
        (Cards(("Unit",), cost=Comparison("=", 4)), "beta"),
        (Cards(("Legend",), face_up=True, cost=Comparison("<=", 0)), "up theirs"),
        (Cards(("Unit",), power=Comparison(">=", 5)), "alpha solo"),
        (Cards(("Unit",), power=Comparison("<", 3)), "beta"),
        (Cards(("Unit",), power_parity="odd"), "alpha beta gamma"),
        (Cards(("Unit",), "friendly", cost_parity="even"), "alpha beta"),
        (Cards(("Unit",), "friendly", extreme="lowest power"), "beta"),
        (Cards(("Unit",), extreme="highest power"), "solo"),
        (Cards(("Unit",), tags=("MERC",), extreme="lowest power"), "gamma"),
        (Cards(("Legend",), name="SAME NAME"), "solo"),
        (Cards(name="Nobody"), ""),
        (Cards(("Unit",), "friendly", ("hand",)), "held"),
        (Cards((), "friendly", ("hand",)), "held trick"),
        (Cards(("Unit",), "friendly", ("trash",)), "old"),
        (Cards(("Unit",), "any", ("trash",)), "old their-old"),
        (Cards((), "friendly", ("hand", "trash"), cost=Comparison("<=", 1)), "old junk"),
        (Cards(("Unit",), "friendly", ("field", "trash")), "alpha beta solo old"),
    ],
)  # fmt: skip
def test_what_fits_a_description(description: Cards, ids: str) -> None:
    """Face-down cards tell only that they are Legends; Eddies are no Units; a bonus counts, Gear's keyword too."""
    assert fitting(description) == set(ids.split())


def test_both_of_the_weakest_fit() -> None:
    """Where several tie, each is one of the lowest."""
    one, two, strong = made.unit(id="one"), made.unit(id="two"), made.unit(id="strong", power=4)
    step = Defeat(Choose(Cards(("Unit",), "rival", extreme="lowest power"), "unit"))
    g = made.cast(step, rival=player(field=[one, two, strong]))
    assert set(asked(g)[2]) == set(choose(one, two))


def test_only_the_weakest_have_what_is_said_of_them() -> None:
    """A modifier of "rival Units with the lowest power" is asked beside the others, and of the power without it."""
    weakest = Cards(("Unit",), "rival", extreme="lowest power")
    source = made.unit(Persistent(Power(-1), weakest), id="source")
    one, two, strong = (made.unit(id=name, power=n) for name, n in (("one", 2), ("two", 2), ("strong", 4)))
    g = game(player(field=[source]), player(field=[one, two, strong]))
    assert [power_of(g, now(g, piece)) for piece in (one, two, strong)] == [1, 1, 4]


def test_a_comparison_with_null_is_met_by_nothing() -> None:
    """'Power less than your Street Cred' without Gigs."""
    of = Cards(("Unit",), "friendly", power=Comparison("<", StreetCred()))
    g = made.cast(Pick(Choose(of, "unit")), you=player(field=[made.unit(power=0)]))
    idle(g)


def dice(g: Game) -> set[str]:
    return {g.state.dice[int(o[1])].label for o in asked(g)[2] if o[0] == "die"}


@pytest.mark.parametrize(
    ("description", "labels"),
    [
        (Gigs(), "d4 d6 d20 d8 d12"),
        (Gigs("friendly"), "d4 d6 d20"),
        (Gigs("rival"), "d8 d12"),
        (Gigs(sides=6), "d6"),
        (Gigs(owner="you"), "d4 d6 d20"),
        (Gigs(value=Comparison(">=", 4)), "d4 d8"),
        (Gigs(extreme="min"), "d20"),
        (Gigs(extreme="max"), "d4 d8"),
        (Gigs(extreme="min or max"), "d4 d8 d20"),
        (Gigs(parity="even"), "d4 d8 d12"),
        (Gigs(parity="odd"), "d6 d20"),
        (Gigs(sides=4, or_sides=(6, 12)), "d4 d6 d12"),
        (Gigs(not_extreme="max"), "d6 d20 d12"),
        (Gigs("friendly", not_extreme="min or max"), "d6"),
        (Gigs("friendly", value=Comparison("=", 3)), "d6"),
    ],
)
def test_what_gigs_fit_a_description(description: Gigs, labels: str) -> None:
    """d4=4, d6=3 and d20=1 are yours, d8=8 and d12=2 the Rival's; dice in the fixer areas are nobody's Gigs."""
    you, rival = player(gigs=gigs(d4=4, d6=3, d20=1)), player(gigs=gigs(d8=8, d12=2))
    g = made.cast(Pick(Choose(description, "gig")), you=you, rival=rival)
    assert dice(g) == set(labels.split())


@pytest.mark.parametrize(
    ("second", "labels"),
    [
        (Gigs(other_than="gig"), "d6 d4"),
        (Gigs(opposite="gig"), "d4"),
        (Gigs("rival", sides_of="gig"), "d4"),
        (Gigs(sides_of="nothing"), ""),
    ],
)
def test_gigs_seen_from_another_one(second: Gigs, labels: str) -> None:
    """The d4 of yours is chosen first; the Rival has a d4 too."""
    step = Do((Pick(Choose(Gigs("friendly", sides=4), "gig")), Pick(Choose(second, "gig2"))))
    you, rival = player(gigs=[Gig(4, 2, owner=0), Gig(6, 3)]), player(gigs=[Gig(4, 1, owner=1)])
    g = made.cast(step, ("die", 0), you=you, rival=rival)
    if labels:
        assert dice(g) == set(labels.split())
        assert ("die", 0) not in asked(g)[2]
    else:
        idle(g)


def test_another_is_not_the_piece_that_has_the_effect() -> None:
    chief, other = made.unit(id="chief"), made.unit(id="other")
    pick = Activated((SpendThis(),), Pick(Choose(Cards(("Unit",), "friendly", other=True), "unit")))
    chief = made.unit(pick, id="chief")
    g = game(player(field=[chief, other]))
    do(g, ("activate", chief.uid, 0))
    assert asked(g)[2] == choose(other)


def test_in_a_gears_text_another_is_not_the_wearer() -> None:
    """The bottom textbox speaks of the host."""
    pick = Activated((SpendThis(),), Pick(Choose(Cards(("Unit",), "friendly", other=True), "unit")))
    host, other = made.unit(id="host", gear=[made.gear(pick)]), made.unit(id="other")
    g = game(player(field=[host, other]))
    do(g, ("activate", host.uid, 0))
    assert asked(g)[2] == choose(other)


def test_gear_on_a_piece() -> None:
    mine, not_mine = made.gear(id="mine"), made.gear(id="not-mine")
    pick = Activated((SpendThis(),), Pick(Choose(Cards(("Gear",), on=This()), "gear")))
    host, other = made.unit(pick, id="host", gear=[mine]), made.unit(id="other", gear=[not_mine])
    g = game(player(field=[host, other]))
    do(g, ("activate", host.uid, 0))
    assert asked(g)[2] == choose(mine)


def test_gear_on_nothing_is_no_gear() -> None:
    host = made.unit(gear=[made.gear()])
    g = made.cast(Pick(Choose(Cards(("Gear",), on=Ref("nobody")), "gear")), you=player(field=[host]))
    idle(g)


def test_only_cards_among_those_bound_where_they_still_are() -> None:
    """Of two looked at, one has been taken to hand."""
    cards = made.filler(2)
    among = Cards(among="looked")
    step = Do((Look(2, "reveal"), Move(Choose(among, "card"), "hand"), Move(Choose(among, "card2"), "trash")))
    g = made.cast(step, you=player(deck=cards))
    assert set(asked(g)[2]) == set(choose(*cards))
    do(g, *choose(cards[1]))
    assert asked(g)[2] == choose(cards[0])


def test_other_than_what_is_bound() -> None:
    units = made.filler(3)
    step = Do(
        (Pick(Choose(Cards(("Unit",)), "unit")), Pick(Choose(Cards(("Unit",), other_than="unit"), "unit2")))
    )
    g = made.cast(step, you=player(field=units))
    do(g, *choose(units[1]))
    assert set(asked(g)[2]) == set(choose(units[0], units[2]))


@pytest.mark.parametrize(("kind", "found"), [("Unit", ["u"]), ("Program", ["p"]), ("Legend", [])])
def test_of_the_card_type_that_was_chosen(kind: str, found: list[str]) -> None:
    """A Legend may be named (FAQ on Misty), and is never among the cards of a deck."""
    cards = [made.unit(id="u"), made.program(id="p"), made.gear(id="g")]
    step = Do(
        (ChooseKind(), Look(3, "reveal"), Pick(Choose(Cards(among="looked", chosen_kind=True), "card")))
    )
    g = made.cast(step, ("kind", kind), you=player(deck=cards))
    if not found:
        idle(g)
        return
    assert [g.state.cards[int(o[1])].facts.id for o in asked(g)[2]] == found


@pytest.mark.parametrize(
    ("what", "word", "asked_for", "found"),
    [
        ("color", "Red", Cards(("Unit",), chosen="color"), "a c"),
        ("color", "Blue", Cards(("Unit",), chosen="color"), ""),
        ("tag", "CORPO", Cards(("Unit",), chosen="tag"), "a"),
        ("number", "3", Cards(("Unit",), chosen="cost"), "b c"),
        ("parity", "even", Cards(("Unit",), chosen="cost parity"), "a"),
    ],
)
def test_of_what_was_chosen(what: Any, word: str, asked_for: Cards, found: str) -> None:
    field = [
        made.unit(id="a", cost=2, color="Red", tags=("CORPO", "AI")),
        made.unit(id="b", cost=3, color="Green", tags=("AI",)),
        made.unit(id="c", cost=3, color="Red"),
    ]
    step = Do((ChooseKind(what), Pick(Choose(asked_for, "unit"))))
    g = made.cast(step, ("kind", word), you=player(field=field))
    if not found:
        idle(g)
        return
    assert {g.state.cards[int(o[1])].facts.id for o in asked(g)[2]} == {*found.split()}


@pytest.mark.parametrize(("word", "labels"), [("even", {"d4", "d8"}), ("odd", {"d6"})])
def test_gigs_of_the_parity_that_was_chosen(word: str, labels: set[str]) -> None:
    step = Do((ChooseKind("parity"), Pick(Choose(Gigs("friendly", chosen="value parity"), "gig"))))
    assert dice(made.cast(step, ("kind", word), you=player(gigs=gigs(d4=4, d6=3, d8=2)))) == labels


def test_what_lasts_remembers_what_was_chosen(edition: str) -> None:
    """'Choose a color. Friendly Units of that color have +2 power this turn', later ones too."""
    given = Establish(Cards(("Unit",), "friendly", chosen="color"), Power(2), "this turn")
    cast = made.program(Resolve(Do((ChooseKind("color"), given))), id="cast")
    red, blue = (made.unit(id=name, power=3, color=name.title()) for name in ("red", "blue"))
    later = made.unit(id="later", power=3, color="Red", cost=0)
    g = game(player(field=[red, blue], hand=[cast, later]), edition=edition)
    do(g, ("play", cast.uid), ("kind", "Red"), ("play", later.uid))
    assert [power_of(g, now(g, piece)) for piece in (red, blue, later)] == [5, 3, 5]


def test_a_sold_unit_is_no_unit_when_it_is_spent_or_readied() -> None:
    """card.face-down-no-information: an Eddie is neither a Unit nor a MERC."""
    watch = [
        Triggered((Trigger(event, Cards(("Unit",), "friendly")),), Draw(1)) for event in ("spent", "readied")
    ]
    tagged = Triggered((Trigger("spent", Cards(tags=("MERC",))),), Draw(1))
    watcher = made.unit(*watch, tagged, id="watcher")
    card = made.unit(id="new", cost=1)
    sold = made.unit(id="sold", tags=("MERC",))
    g = game(player(field=[watcher], hand=[card], eddies=[sold], deck=unknown(9)))
    assert drawn(do(g, ("play", card.uid), ("pay", 1))) == 0
    pass_turn(g)
    events = do(g, ("pass",))
    start_turn(g)
    assert now(g, sold).spent is False
    assert drawn(events) == 1, "the draw of the Start Phase and no other"


def test_power_as_it_is_now_counts_in_a_description() -> None:
    """A Unit that has lost power is found by 'power 2 or less' (FAQ on Royce)."""
    foe = made.unit(id="foe", power=5)
    step = Do((
        Give(Choose(Cards(("Unit",), "rival"), "unit"), (Power(-3),), "this turn"),
        Defeat(Choose(Cards(("Unit",), "rival", power=Comparison("<=", 2)), "unit2")),
    ))  # fmt: skip
    g = made.cast(step, rival=player(field=[foe]))
    do(g, *choose(foe), *choose(foe))
    assert now(g, foe).area == "trash"
