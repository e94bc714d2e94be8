"""What pieces have in common, what counts up to a limit, and other words that no printed card has yet."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Do,
    Draw,
    EntersSpent,
    Every,
    If,
    Keyword,
    Look,
    Move,
    Persistent,
    PlayCard,
    Power,
    Ready,
    Resolve,
    SetGig,
    ShuffleDeck,
    Spend,
    SwapValues,
    While,
)
from engine.effects.values import (
    Alike,
    AtMost,
    Cards,
    Compare,
    Comparison,
    Count,
    Different,
    Gigs,
    Ref,
    Shared,
    Tally,
    This,
)
from tests.engine.build import do, game, gigs, now, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle, power_of

RIVALS = Cards(("Unit",), "rival")
MINE = Cards(("Unit",), "friendly")


@pytest.mark.parametrize(("most", "cards"), [(2, 2), (3, 3), (5, 3)])
def test_an_amount_counts_up_to_its_limit(most: int, cards: int) -> None:
    g = made.cast(
        Draw(AtMost(Count(RIVALS), most)),
        you=player(deck=made.filler(9)),
        rival=player(field=made.filler(3, "grunt")),
    )
    assert drawn(g) == cards


@pytest.mark.parametrize(("what", "left"), [("costs", (0, 1)), ("powers", (0, 2))])
def test_two_that_are_alike(what: str, left: tuple[int, int]) -> None:
    """The first choice is among those of which there are two; the second among those like the first."""
    found = [
        made.unit(id="a", cost=1, power=5),
        made.unit(id="b", cost=1, power=6),
        made.unit(id="c", cost=2, power=5),
        made.unit(id="d", cost=3, power=7),
    ]
    step = Defeat(Choose(RIVALS, "unit", 2, alike="costs" if what == "costs" else "powers"))
    g = made.cast(step, rival=player(field=found))
    both = [found[i] for i in left]
    assert asked(g)[2] == choose(*both)
    do(g, *choose(both[0]))
    assert asked(g)[2] == choose(both[1])
    do(g, *choose(both[1]))
    assert all(now(g, piece).area == "trash" for piece in both)
    idle(g)


def test_up_to_two_that_are_alike_may_be_one() -> None:
    found = [made.unit(id="a", cost=1), made.unit(id="b", cost=2)]
    g = made.cast(Spend(Choose(RIVALS, "unit", 2, up_to=True, alike="costs")), rival=player(field=found))
    do(g, *choose(found[0]))
    assert now(g, found[0]).spent == (asked(g)[0] == "main")


@pytest.mark.parametrize(("costs", "yes"), [((1, 1, 2), True), ((1, 2, 3), False)])
def test_how_many_are_alike(costs: tuple[int, ...], yes: bool) -> None:
    field = [made.unit(id=f"unit-{i}", cost=cost) for i, cost in enumerate(costs)]
    step = If(Compare(Alike(MINE, "costs"), ">=", 2), Draw(1))
    g = made.cast(step, you=player(field=field, deck=made.filler(3)))
    assert drawn(g) == yes


@pytest.mark.parametrize(("most", "draws"), [(2, 1), (3, 0)])
def test_so_many_that_share_a_tag(most: int, draws: int) -> None:
    """Each of a card's tags counts: two are AI, and no tag is on all three."""
    field = [made.unit(id=str(i), tags=tags) for i, tags in enumerate((("AI", "CORPO"), ("AI",), ("NOMAD",)))]
    g = made.cast(If(Compare(Alike(MINE, "tags"), ">=", most), Draw(1)), you=player(field=field))
    assert drawn(g) == draws


@pytest.mark.parametrize(("what", "kinds"), [("costs", 2), ("names", 3), ("colors", 1), ("tags", 3)])
def test_how_many_different_ones_there_are(what: Any, kinds: int) -> None:
    """A card without a color has none, and one with two tags has two."""
    field = [
        made.unit(id="a", name="Ann", cost=2, color="Red", tags=("CORPO", "NOMAD")),
        made.unit(id="b", name="Bob", cost=2, color="Red", tags=("CORPO",)),
        made.unit(id="c", name="Cid", cost=3, color=None, tags=("AI",)),
    ]
    g = made.cast(If(Compare(Different(MINE, what), "=", kinds), Draw(1)), you=player(field=field))
    assert drawn(g) == 1


@pytest.mark.parametrize(
    ("what", "fits"),
    [
        ("name", ("twin",)),
        ("color", ("twin", "red")),
        ("type", ("twin", "red", "tagged")),
        ("tag", ("twin", "tagged")),
    ],
)
def test_what_is_shared_with_a_piece(what: str, fits: tuple[str, ...]) -> None:
    chosen = made.unit(id="chosen", name="Twin", color="Red", tags=["MERC", "AI"])
    others = {
        "twin": made.unit(id="twin", name="Twin", color="Red", tags=["MERC"]),
        "red": made.unit(id="red", color="Red"),
        "tagged": made.unit(id="tagged", color="Blue", tags=["CORPO", "AI"]),
        "gear": made.gear(id="blade", color="Green"),
    }
    shared = Shared(what, This())  # type: ignore[arg-type]
    boss = Persistent(Power(4), Cards(("Unit",), "friendly", other=True, shares=shared))
    chosen = made.unit(boss, id="chosen", name="Twin", color="Red", tags=["MERC", "AI"])
    units = {name: piece for name, piece in others.items() if name != "gear"}
    g = game(player(field=[chosen, *units.values()]))
    assert {name for name, piece in units.items() if power_of(g, piece) == 7} == set(fits)


def test_what_is_shared_with_any_of_several() -> None:
    field = [made.unit(id="a", color="Red"), made.unit(id="b", color="Blue")]
    trash = [
        made.unit(id="red", color="Red"),
        made.unit(id="blue", color="Blue"),
        made.unit(id="green", color="Green"),
    ]
    of = Cards(("Unit",), "friendly", ("trash",), shares=Shared("color", MINE))
    g = made.cast(Move(Choose(of, "unit"), "hand"), you=player(field=field, trash=trash))
    assert sorted(asked(g)[2]) == sorted(choose(*trash[:2]))


def test_a_gig_set_to_any_other_face() -> None:
    g = made.cast(SetGig(Choose(Gigs("friendly"), "gig"), any=True), you=player(gigs=gigs(d4=3)))
    if asked(g)[0] == "choose":
        do(g, asked(g)[2][0])
    assert asked(g)[2] == [("value", 1), ("value", 2), ("value", 4)]
    do(g, ("value", 4))
    assert g.state.dice[g.state.sides[0].gigs[0]].value == 4


@pytest.mark.parametrize(("mine", "theirs", "after"), [(2, 3, (3, 2)), (2, 7, (2, 2)), (3, 3, (3, 3))])
def test_values_of_two_gigs_are_swapped_as_far_as_they_can_be(
    mine: int, theirs: int, after: tuple[int, int]
) -> None:
    step = SwapValues(Choose(Gigs("friendly"), "gig"), Choose(Gigs("rival"), "gig2"))
    g = made.cast(step, you=player(gigs=gigs(d4=mine)), rival=player(gigs=gigs(d8=theirs)))
    while asked(g)[0] != "main":
        do(g, asked(g)[2][0])
    dice, sides = g.state.dice, g.state.sides
    assert (dice[sides[0].gigs[0]].value, dice[sides[1].gigs[0]].value) == after


def test_values_of_two_chosen_gigs_are_swapped() -> None:
    g = made.cast(SwapValues(Choose(Gigs("friendly"), "gig", 2)), you=player(gigs=gigs(d6=2, d8=5)))
    while asked(g)[0] != "main":
        do(g, asked(g)[2][0])
    assert sorted((g.state.dice[n].sides, g.state.dice[n].value) for n in g.state.sides[0].gigs) == [
        (6, 5),
        (8, 2),
    ]


def test_one_gig_has_nothing_to_swap_its_value_with() -> None:
    g = made.cast(SwapValues(Choose(Gigs("friendly"), "gig", 2)), you=player(gigs=gigs(d6=2)))
    while asked(g)[0] != "main":
        do(g, asked(g)[2][0])
    assert g.state.dice[g.state.sides[0].gigs[0]].value == 2


def test_the_whole_deck_is_searched_and_shuffled() -> None:
    deck = [made.unit(id="a"), made.gear(id="blade"), made.unit(id="b")]
    whole = Count(Cards(side="friendly", areas=("deck",)))
    step = Do(
        (Look(whole, "search"), Move(Choose(Cards(("Gear",), among="looked"), "gear"), "hand"), ShuffleDeck())
    )
    g = made.cast(step, you=player(deck=deck))
    do(g, *choose(deck[1]))
    assert now(g, deck[1]).area == "hand"
    assert asked(g)[0] == "shuffle"
    do(g, ("shuffle", 1, 0))
    idle(g)


@pytest.mark.parametrize("by_effect", [True, False])
def test_a_unit_that_enters_spent(by_effect: bool) -> None:
    own = () if by_effect else (Persistent(EntersSpent()),)
    unit = made.unit(*own, id="sleeper")
    if by_effect:
        g = made.cast(
            PlayCard(Choose(Cards(("Unit",), "friendly", ("trash",)), "unit"), free=True, spent=True),
            you=player(trash=[unit]),
        )
        if asked(g)[0] == "choose":
            do(g, *choose(unit))
    else:
        g = game(player(hand=[unit]))
        do(g, ("play", unit.uid))
    assert now(g, unit).area == "field"
    assert now(g, unit).spent
    assert not [e for e in g.state.events() if e.kind == "spent"]


def test_rival_units_enter_spent() -> None:
    jailer = made.unit(Persistent(EntersSpent(), RIVALS), id="jailer")
    unit, other = made.unit(id="unit"), made.unit(id="other")
    g = game(player(hand=[unit]), player(field=[jailer], hand=[other]))
    do(g, ("play", unit.uid))
    assert now(g, unit).spent


def test_a_program_goes_out_of_the_game_after_it_was_played() -> None:
    spell = made.program(Resolve(Draw(1)), id="spell")
    of = Cards(("Program",), "friendly", ("trash",))
    g = made.cast(
        PlayCard(Choose(of, "program"), free=True, then="removed"),
        you=player(trash=[spell], deck=made.filler(3)),
    )
    if asked(g)[0] == "choose":
        do(g, *choose(spell))
    assert drawn(g) == 1
    assert now(g, spell).area == "removed"


@pytest.mark.parametrize("action", ["be defeated by effects", "be spent by effects", "be chosen by effects"])
@pytest.mark.parametrize(("kind", "kept"), [("Program", True), ("Gear", False)])
def test_only_effects_of_such_cards_are_kept_off(action: str, kind: str, kept: bool) -> None:
    by = Cards(("Program",) if kind == "Program" else ("Gear",), "rival")
    guard = made.unit(Persistent(Cannot(action, by=by)), id="guard")  # type: ignore[arg-type]
    of = Every(RIVALS, "unit") if action != "be chosen by effects" else Choose(RIVALS, "unit")
    step = Spend(of) if action == "be spent by effects" else Defeat(of)
    g = made.cast(step, rival=player(field=[guard]))
    if asked(g)[0] == "choose":
        do(g, *choose(guard))
    found = now(g, guard)
    assert (found.area == "field" and not found.spent) is kept


@pytest.mark.parametrize(("kind", "kept"), [("Program", True), ("Gear", False)])
def test_only_effects_of_such_cards_are_kept_from_readying(kind: str, kept: bool) -> None:
    by = Cards(("Program",) if kind == "Program" else ("Gear",))
    guard = made.unit(Persistent(Cannot("be readied by effects", by=by)), id="guard", spent=True)
    g = made.cast(Ready(Every(Cards(("Unit",), "friendly"), "unit")), you=player(field=[guard]))
    assert now(g, guard).spent is kept


@pytest.mark.parametrize("mine", [True, False])
def test_rival_effects_are_those_of_a_rival_of_whoever_says_so(mine: bool) -> None:
    """Whose the piece is does not matter: "rival effects can't ready rival Units"."""
    said = Persistent(Cannot("be readied by effects", rivals=True), Cards(("Unit",), "rival"))
    source, tired = made.unit(said, id="source"), made.unit(id="tired", spent=True)
    fields = (
        (player(field=[source]), player(field=[tired]))
        if mine
        else (player(field=[tired]), player(field=[source]))
    )
    g = made.cast(
        Ready(Every(Cards(("Unit",), "rival" if mine else "friendly"), "unit")),
        you=fields[0],
        rival=fields[1],
    )
    assert now(g, tired).spent is not mine


def test_more_power_only_while_blocking(edition: str) -> None:
    brave = Persistent(While("blocking", Power(3)))
    wall = made.unit(brave, Keyword("BLOCKER"), id="wall")
    target = made.unit(brave, id="target", spent=True)
    attacker = made.unit(id="attacker")
    g = game(player(field=[attacker]), player(field=[wall, target]), edition=edition)
    do(g, ("attack", attacker.uid, target.uid))
    assert (power_of(g, target), power_of(g, wall)) == (3, 3)
    blocking = Cards(("Unit",), in_attack="blocking")
    assert blocking.in_attack == "blocking"
    do(g, ("block", wall.uid))
    assert (power_of(g, target), power_of(g, wall)) == (3, 6)


def test_a_blocking_unit_is_the_one_that_used_blocker() -> None:
    wall = made.unit(Keyword("BLOCKER"), id="wall")
    target = made.unit(id="target", spent=True)
    attacker = made.unit(id="attacker")
    help_it = made.program(
        Keyword("QUICK"),
        Resolve(Ready(Every(Cards(("Unit",), "friendly", in_attack="blocking"), "unit"))),
        id="help",
    )
    g = game(player(field=[attacker]), player(field=[wall, target], hand=[help_it]))
    do(g, ("attack", attacker.uid, target.uid), ("block", wall.uid), ("play", help_it.uid))
    assert (now(g, wall).spent, now(g, target).spent) == (False, True)


def test_only_what_was_really_defeated_is_counted() -> None:
    safe = made.unit(Persistent(Cannot("be defeated")), id="safe")
    grunts = made.filler(2, "grunt")
    step = Do((Defeat(Every(RIVALS, "unit")), Draw(Tally("defeated"))))
    g = made.cast(step, you=player(deck=made.filler(5)), rival=player(field=[safe, *grunts]))
    assert drawn(g) == 2


def test_only_what_was_really_spent_or_readied_is_counted() -> None:
    field = [made.unit(id="ready"), made.unit(id="spent", spent=True)]
    for step, how in ((Spend(Every(RIVALS, "unit")), "spent"), (Ready(Every(RIVALS, "unit")), "readied")):
        g = made.cast(
            Do((step, Draw(Tally(how)))), you=player(deck=made.filler(5)), rival=player(field=field)
        )
        assert drawn(g) == 1


@pytest.mark.parametrize(("to", "how"), [("hand", "returned"), ("bottom of deck", "bottom-decked")])
def test_what_was_moved_is_counted(to: str, how: str) -> None:
    step = Do((Move(Every(RIVALS, "unit"), to), Draw(Tally(how))))  # type: ignore[arg-type]
    g = made.cast(step, you=player(deck=made.filler(5)), rival=player(field=made.filler(2, "grunt")))
    while asked(g)[0] == "shuffle":
        do(g, asked(g)[2][0])
    assert drawn(g) == 2


def test_unused_references_stay_nothing() -> None:
    """A piece that nothing was bound for shares nothing with anybody."""
    of = Cards(("Unit",), "rival", shares=Shared("color", Ref("card")), cost=Comparison(">=", 0))
    g = made.cast(Defeat(Every(of, "unit")), rival=player(field=[made.unit(id="red", color="Red")]))
    assert len(g.state.sides[1].field) == 1
