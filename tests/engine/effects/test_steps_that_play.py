"""Steps that play cards by the rules of their type, for free or for less."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from engine.effects.tree import (
    Choose,
    CostChange,
    Do,
    Draw,
    IfYouDo,
    Look,
    May,
    Move,
    Persistent,
    PlayCard,
    Resolve,
    Triggered,
)
from engine.effects.values import Cards, Compare, Comparison, Count, Ref, This, Trigger
from engine.queries import funds
from tests.engine.build import YOU, do, eddies, game, kinds, names, now, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import YES, played


def from_trash(*kinds: Any, **about) -> Choose:
    return Choose(Cards(kinds, "friendly", ("trash",), **about), "card")


# --- play


def test_a_unit_is_played_from_the_trash_for_free_by_the_usual_rules() -> None:
    """play.by-effect-normal-rules: it comes ready with Lag, and [PLAY] triggers."""
    back = made.unit(played(), id="back", cost=5)
    g = made.cast(PlayCard(from_trash("Unit"), free=True), you=player(trash=[back]))
    do(g, *choose(back))
    card = now(g, back)
    assert (card.area, card.spent, card.lag) == ("field", False, True)
    assert drawn(g) == 1
    assert "paid" not in kinds(g.state.events())
    idle(g)


def test_who_may_play_fewer_is_told_by_which_rule() -> None:
    """golden.up-to-includes-zero; without "up to" the number is binding (golden.must-resolve)."""
    back = made.unit(id="back", cost=5)
    upto = Choose(Cards(("Unit",), "friendly", ("trash",)), "card", count=2, up_to=True)
    for target, key in ((upto, "golden.up-to-includes-zero"), (from_trash("Unit"), "golden.must-resolve")):
        g = made.cast(PlayCard(target, free=True), you=player(trash=[back]))
        assert g.decision is not None
        assert key in g.decision.keys


def test_a_card_played_by_effect_and_not_for_free_is_paid_for() -> None:
    """card.cost-from-any-area."""
    back = made.unit(id="back", cost=2)
    g = made.cast(PlayCard(from_trash("Unit")), you=player(trash=[back], eddies=eddies(3)))
    do(g, *choose(back), ("pay", 2))
    assert now(g, back).area == "field"


def test_what_cannot_be_paid_for_is_not_offered() -> None:
    cheap, dear = made.unit(id="cheap", cost=1), made.unit(id="dear", cost=2)
    g = made.cast(PlayCard(from_trash("Unit")), you=player(trash=[cheap, dear], eddies=eddies(1)))
    assert asked(g)[2] == choose(cheap)
    idle(made.cast(PlayCard(from_trash("Unit")), you=player(trash=[made.unit(id="dear", cost=2)])))


def test_a_card_played_for_less(edition: str) -> None:
    """At least 1 €$ is paid (pay.reduction-floor)."""
    for cost, due in ((5, 2), (4, 1), (1, 1)):
        back = made.unit(id="back", cost=cost)
        g = made.cast(
            PlayCard(from_trash("Unit"), less=3), you=player(trash=[back], eddies=eddies(5)), edition=edition
        )
        do(g, *choose(back), ("pay", due))
        idle(g)


@pytest.mark.parametrize(("cost", "minimum", "due"), [(2, 0, 0), (4, 0, 1), (4, 2, 2), (1, 2, 1)])
def test_a_text_may_say_to_which_minimum(cost: int, minimum: int, due: int) -> None:
    """golden.cards-break-rules; a minimum makes nothing dearer."""
    back = made.unit(id="back", cost=cost)
    step = PlayCard(from_trash("Unit"), less=3, minimum=minimum)
    g = made.cast(step, you=player(trash=[back], eddies=eddies(5)))
    do(g, *choose(back), *([("pay", due)] if due else []))
    assert (now(g, back).area, funds(g, YOU)) == ("field", 5 - due)
    idle(g)


@pytest.mark.parametrize(("cost", "change", "due"), [(5, 0, 2), (1, 0, 2), (5, 1, 3), (5, -3, 1)])
def test_a_price_in_place_of_the_cost_is_changed_as_a_cost_is(cost: int, change: int, due: int) -> None:
    """cost.replaced-cost."""
    back = made.unit(id="back", cost=cost)
    sign = made.unit(Persistent(CostChange(change), Cards(("Unit",), "friendly")), id="sign")
    g = made.cast(
        PlayCard(from_trash("Unit"), pays=2), you=player(field=[sign], trash=[back], eddies=eddies(5))
    )
    do(g, *choose(back), ("pay", due))
    assert now(g, back).area == "field"


@pytest.mark.parametrize("drawing", [True, False])
def test_where_a_program_goes_is_asked_once_it_has_resolved(drawing: bool) -> None:
    spell = made.program(Resolve(Draw() if drawing else Do(())), id="spell")
    empty_hand = Compare(Count(Cards((), "friendly", ("hand",))), "=", 0)
    step = PlayCard(from_trash("Program"), free=True, then="bottom of deck", then_if=empty_hand)
    g = made.cast(step, you=player(trash=[spell], deck=made.filler(3)))
    do(g, *choose(spell))
    assert now(g, spell).area == ("trash" if drawing else "deck")


def test_up_to_two_are_played() -> None:
    units = made.filler(3)
    step = PlayCard(Choose(Cards(("Unit",), "friendly", ("trash",)), "cards", 2, up_to=True), free=True)
    g = made.cast(step, you=player(trash=units))
    do(g, *choose(units[2]), *choose(units[0]))
    assert names(g, g.state.sides[YOU].field) == ["filler-2", "filler-0"]
    idle(g)
    g = made.cast(step, ("done",), you=player(trash=made.filler(3)))
    assert g.state.sides[YOU].field == []


def test_a_gear_is_played_only_to_the_host_that_the_text_allows() -> None:
    """Viktor Vektor: You Might Feel a Little Pinch: 'only to another friendly Unit'."""
    host = Cards(("Unit",), "friendly", other=True)
    doctor = made.unit(
        Triggered((Trigger("played", This()),), PlayCard(from_trash("Gear"), free=True, host=host)),
        id="doctor",
    )
    idol, patient, chrome = made.legend(id="idol"), made.unit(id="patient"), made.gear(played(), id="chrome")
    g = game(player(hand=[doctor], field=[patient], legends=[idol], trash=[chrome]))
    do(g, ("play", doctor.uid), *choose(chrome))
    assert asked(g) == ("host", YOU, [("host", patient.uid)])
    do(g, ("host", patient.uid))
    assert now(g, chrome).host == patient.uid
    assert drawn(g) == 1, "the [PLAY] of the Gear"


def test_a_gear_without_anybody_to_wear_it_is_not_offered() -> None:
    """play.invalid."""
    g = made.cast(PlayCard(from_trash("Gear"), free=True), you=player(trash=[made.gear(id="chrome")]))
    idle(g)
    g = made.cast(
        PlayCard(from_trash("Gear"), free=True),
        you=player(trash=[made.gear(id="chrome")], legends=[made.legend(face_up=False)]),
    )
    idle(g)


@pytest.mark.parametrize("then", [None, "bottom of deck", "top of deck"])
def test_a_program_played_by_effect_resolves_and_goes_where_it_is_sent(
    then: Literal["bottom of deck", "top of deck"] | None,
) -> None:
    """bottom-deck.program-instead-of-trash, top-deck.program-instead-of-trash."""
    trick = made.program(Resolve(Draw(1)), id="trick", cost=3)
    step = PlayCard(from_trash("Program", cost=Comparison("=", 3)), free=True, then=then)
    g = made.cast(step, you=player(trash=[trick]))
    do(g, *choose(trick))
    assert drawn(g) == 1
    side = g.state.sides[YOU]
    last = {None: side.trash[0], "bottom of deck": side.deck[0], "top of deck": side.deck[-1]}[then]
    assert last == trick.uid
    idle(g)


def test_a_program_from_the_trash_is_a_program_played() -> None:
    """FAQ on Judy Álvarez: Braindance Maestro."""
    trick = made.program(id="trick", cost=3)
    three = Cards(("Program",), cost=Comparison("=", 3))
    watcher = made.unit(Triggered((Trigger("played", three),), Draw(1)), id="watcher")
    g = made.cast(
        PlayCard(from_trash("Program"), free=True), you=player(field=[watcher], trash=[trick]),
    )  # fmt: skip
    do(g, *choose(trick))
    assert drawn(g) == 1


def test_a_program_is_nowhere_while_it_resolves() -> None:
    """program.in-no-area: it does not find itself in the trash."""
    g = made.cast(PlayCard(from_trash("Program"), free=True))
    idle(g)


def test_a_legend_is_not_played_from_elsewhere() -> None:
    """play.from-hand: none can be in the trash; one in the Legends area is no card to play by 'play a card'."""
    idol = made.legend(id="idol")
    of = Choose(Cards(("Legend",), "friendly", ("legends",)), "card")
    g = made.cast(PlayCard(of, free=True), you=player(legends=[idol]))
    assert now(g, idol).area in ("legends", "field")
    idle(g)


def test_a_card_looked_at_is_played_from_the_deck() -> None:
    """Judy Álvarez: Nothing to Doubt: the top card may be played for free; otherwise it comes to the hand."""
    top = made.unit(id="top", cost=7)
    take = Move(Ref("looked"), "hand")
    step = Do((Look(1, "reveal"), IfYouDo(May(PlayCard(Ref("looked"), free=True)), None, take)))
    g = made.cast(step, YES, you=player(deck=[top]))
    assert now(g, top).area == "field"
    g = made.cast(step, ("no",), you=player(deck=[top := made.unit(id="top", cost=7)]))
    assert now(g, top).area == "hand"
    g = made.cast(step, you=player(deck=[top := made.gear(id="top")]))
    assert now(g, top).area == "hand", "nobody can wear it, so it is not offered"
    idle(g)


def test_for_free_and_a_surcharge(edition: str) -> None:
    """free_play_ignores_changes: 2026-11 ignores it, in 2026-08 the surcharge of another effect is still due."""
    tax = made.unit(Persistent(CostChange(2), Cards(("Unit",), "rival")), id="tax")
    back = made.unit(id="back", cost=4)
    mine = player(trash=[back], eddies=eddies(2))
    g = made.cast(
        PlayCard(from_trash("Unit"), free=True), you=mine, rival=player(field=[tax]), edition=edition
    )
    do(g, *choose(back), *([("pay", 2)] if edition == "2026-08" else []))
    assert now(g, back).area == "field"
    idle(g)


def test_without_the_surcharge_nothing_is_due_for_free(edition: str) -> None:
    tax = made.unit(Persistent(CostChange(2), Cards(("Unit",), "rival")), id="tax")
    poor = player(trash=[made.unit(id="back", cost=4)])
    g = made.cast(
        PlayCard(from_trash("Unit"), free=True), you=poor, rival=player(field=[tax]), edition=edition
    )
    if edition == "2026-08":
        idle(g)
    else:
        assert asked(g)[0] == "choose"
