"""Replacements and windows: what they stop, which come first, how often, and what triggers then."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Choose,
    CostStep,
    Defeat,
    Discard,
    Do,
    Draw,
    Every,
    Keyword,
    Move,
    PayEddies,
    Prevent,
    Replacement,
    Reroll,
    Resolve,
    Spend,
    SpendThis,
    Steal,
    Step,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, Comparison, Gigs, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    all_but,
    cites,
    do,
    eddies,
    game,
    gigs,
    kinds,
    now,
    only,
    player,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle

UNIT, FRIENDLY, RIVALS = Cards(("Unit",)), Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")
THIS = This()
OTHER = Cards(("Unit",), "friendly", other=True)
YES, NO = ("yes",), ("no",)


def instead_of_defeat(step: Step, subject: Cards | This = THIS, **more) -> Replacement:
    return Replacement("defeat", step, subject=subject, **more)


def kill(*, edition: str, mine: list[Piece], all_of_them: bool = False, **sides) -> Game:
    """Your Program defeats one of your Units (or all)."""
    target = Every(FRIENDLY, "units") if all_of_them else Choose(FRIENDLY, "unit")
    return made.cast(Defeat(target), you=player(field=mine, **sides), edition=edition)


# --- defeat


def test_what_is_replaced_does_not_happen_and_nothing_triggers_on_it(edition: str) -> None:
    """replacement.replaces-process."""
    saved = made.unit(
        instead_of_defeat(Move(This(), "hand")),
        Triggered((Trigger("defeated", This()),), Draw(1)),
        id="saved",
    )
    g = kill(edition=edition, mine=[saved])
    do(g, *choose(saved))
    assert now(g, saved).area == "hand"
    assert drawn(g) == 0
    assert "defeated" not in kinds(g.state.events())
    cites(
        only(g.state.events(), "replaced"), "replacement.replaces-process", "replacement.before-and-instead"
    )


def test_a_replacement_is_for_its_subject_only(edition: str) -> None:
    guard = made.unit(instead_of_defeat(Draw(1), Cards(("Unit",), "friendly", tags=("MERC",))), id="guard")
    merc, plain = made.unit(id="merc", tags=("MERC",)), made.unit(id="plain")
    g = kill(edition=edition, mine=[guard, merc, plain], all_of_them=True)
    assert [now(g, p).area for p in (merc, plain)] == ["field", "trash"]
    assert drawn(g) == 1


def test_a_chain_of_replacements_ends(edition: str) -> None:
    """replacement.once-per-process: two guards that stand in for others; the second's stand-in is defeated."""
    one = made.unit(instead_of_defeat(Defeat(This()), OTHER), id="one")
    two = made.unit(instead_of_defeat(Defeat(This()), OTHER), id="two")
    victim = made.unit(id="victim")
    g = kill(edition=edition, mine=[one, two, victim])
    do(g, *choose(victim))
    assert asked(g)[:2] == ("replace", YOU), "two mandatory ones: the affected player picks"
    do(g, ("replace", one.uid))
    assert [now(g, p).area for p in (victim, one, two)] == ["field", "field", "trash"]
    idle(g)


def test_the_new_process_may_be_replaced_too(edition: str) -> None:
    """replacement.checked-again (10.29): the guard defeated in the victim's place has a shield of its own."""
    shield = made.gear(instead_of_defeat(Defeat(Choose(Cards(("Gear",), on=This()), "gear"))), id="shield")
    guard = made.unit(instead_of_defeat(Defeat(This()), OTHER), id="guard", gear=[shield])
    victim = made.unit(id="victim")
    g = kill(edition=edition, mine=[guard, victim])
    do(g, *choose(victim), *choose(shield))
    assert [now(g, p).area for p in (victim, guard, shield)] == ["field", "field", "trash"]
    idle(g)


def test_a_mandatory_one_goes_before_an_optional_one(edition: str) -> None:
    """replacement.mandatory-before-optional."""
    unit = made.unit(instead_of_defeat(Draw(1)), instead_of_defeat(Draw(3), optional=True), id="unit")
    g = kill(edition=edition, mine=[unit])
    do(g, *choose(unit))
    assert drawn(g) == 1
    idle(g)


@pytest.mark.parametrize(("answers", "cards", "saved"), [
    ([YES, NO], 1, True), ([NO, YES], 2, True), ([NO, NO], 0, False), ([YES, YES], 2, True),
])  # fmt: skip
def test_optional_ones_are_asked_and_the_affected_player_picks(
    edition: str, answers: list[tuple[str]], cards: int, saved: bool
) -> None:
    """replacement.optional-may-decline, replacement.optional-affected-chooses."""
    unit = made.unit(
        instead_of_defeat(Draw(1), optional=True), instead_of_defeat(Draw(2), optional=True), id="unit"
    )
    g = kill(edition=edition, mine=[unit])
    do(g, *choose(unit), *answers)
    if asked(g)[0] == "replace":
        assert asked(g)[1:] == (YOU, [("replace", unit.uid, 0), ("replace", unit.uid, 1)])
        do(g, ("replace", unit.uid, 1))
    assert drawn(g) == cards
    assert (now(g, unit).area == "field") is saved
    idle(g)


def test_each_controller_is_asked_for_their_own_and_the_affected_player_picks(edition: str) -> None:
    """Register `optional-replacements-who-chooses`: one of the Rival's Units, one guard on each side."""
    my_guard = made.unit(instead_of_defeat(Draw(1), UNIT, optional=True), id="my-guard")
    their_guard = made.unit(instead_of_defeat(Draw(2), UNIT, optional=True), id="their-guard")
    victim = made.unit(id="victim")
    g = made.cast(
        Defeat(Choose(RIVALS, "unit")),
        you=player(field=[my_guard]), rival=player(field=[their_guard, victim]), edition=edition,
    )  # fmt: skip
    do(g, *choose(victim))
    assert asked(g)[:2] == ("may", YOU)
    do(g, YES)
    assert asked(g)[:2] == ("may", RIVAL)
    do(g, YES)
    assert asked(g)[:2] == ("replace", RIVAL)
    do(g, ("replace", their_guard.uid))
    assert (drawn(g, YOU), drawn(g, RIVAL)) == (0, 2)


@pytest.mark.parametrize("step", [
    Discard(1), Defeat(Choose(Cards(("Gear",), on=This()), "gear")), Spend(Choose(RIVALS, "unit")),
    Do((Discard(1), Draw(1))),
])  # fmt: skip
def test_what_cannot_be_performed_replaces_nothing(edition: str, step: Step) -> None:
    """replacement.must-be-possible (10.27): no card in hand, no Gear, no rival Unit."""
    unit = made.unit(instead_of_defeat(step), id="unit")
    g = kill(edition=edition, mine=[unit])
    do(g, *choose(unit))
    assert now(g, unit).area == "trash"
    idle(g)


@pytest.mark.parametrize("money", [0, 1])
def test_an_optional_one_with_a_cost(edition: str, money: int) -> None:
    unit = made.unit(instead_of_defeat(Draw(1), optional=True, costs=(PayEddies(1),)), id="unit")
    g = kill(edition=edition, mine=[unit], eddies=eddies(money))
    do(g, *choose(unit), *([YES, ("pay", 1)] if money else []))
    assert (now(g, unit).area == "field") is bool(money)
    assert drawn(g) == money


def test_other_costs_of_a_replacement(edition: str) -> None:
    """Spending the guard itself; a spent or lagging guard cannot."""
    for state, offered in (({}, True), ({"spent": True}, False), ({"lag": True}, False)):
        guard = made.unit(
            instead_of_defeat(Draw(1), OTHER, optional=True, costs=(SpendThis(),)), id="guard", **state
        )
        victim = made.unit(id="victim")
        g = kill(edition=edition, mine=[guard, victim])
        do(g, *choose(victim))
        assert (asked(g)[0] == "may") is offered
        if offered:
            do(g, YES)
            assert now(g, guard).spent
    hand = made.filler(1)
    guard = made.unit(instead_of_defeat(Draw(1), optional=True, costs=(CostStep(Discard(1)),)), id="guard")
    g = kill(edition=edition, mine=[guard], hand=hand)
    do(g, *choose(guard), YES, *choose(*hand))
    assert now(g, guard).area == "field"


# --- steal


def thief(power: int = 3) -> Piece:
    return made.unit(Triggered((Trigger("steals", This()),), Draw(1)), id="thief", power=power)


def steal_window(*abilities: Replacement, edition: str, power: int = 3, **rival) -> tuple[Game, Piece]:
    """Your Unit attacks d4=1 and d10=9 of a Rival with these abilities, up to the first choice of a Gig."""
    robber = thief(power)
    theirs = player(field=[made.unit(*abilities, id="guard")], gigs=gigs(d4=1, d10=9), **rival)
    g = game(player(field=[robber]), theirs, edition=edition)
    do(g, ("attack", robber.uid, GIGS), ("end-react",))
    return g, robber


def test_a_theft_is_prevented(edition: str) -> None:
    """steal.prevention-window: mandatory, only of the Gigs it speaks of."""
    high = Gigs("friendly", value=Comparison(">=", 5))
    g, _ = steal_window(
        Replacement("steal", Prevent(), subject=RIVALS, gig=high, instead=False), edition=edition, power=10
    )
    do(g, ("die", 9), ("die", 6))
    assert g.state.sides[YOU].gigs == [6]
    assert drawn(g) == 1
    assert only(g.state.events(), "steal-prevented").die is not None
    idle(g)


def test_a_theft_is_replaced(edition: str) -> None:
    """'If a friendly Gig would be stolen, trash the top card of your deck instead.'"""
    g, _ = steal_window(Replacement("steal", TrashTop(1), gig=Gigs("friendly")), edition=edition)
    do(g, ("die", 6))
    assert g.state.sides[YOU].gigs == []
    assert len(g.state.sides[RIVAL].trash) == 1
    assert drawn(g) == 0
    idle(g)


def test_a_window_that_does_not_prevent_lets_the_theft_go_on(edition: str) -> None:
    """An effect on 'would steal' resolves between the choice and the move, and is neither pending nor a replacement."""
    g, _ = steal_window(Replacement("steal", Draw(1), subject=RIVALS, instead=False), edition=edition)
    events = do(g, ("die", 6))
    assert drawn(events, RIVAL) == 1
    assert g.state.sides[YOU].gigs == [6]
    order = [e.kind for e in events if e.kind in ("drew", "stole", "pending")]
    assert order[:2] == ["drew", "stole"]
    idle(g)


def test_a_window_opens_inside_another_effect(edition: str) -> None:
    """Register `would-be-stolen-during-an-effect`; the player who steals by effect without a Unit is 'who'."""
    guard = made.unit(Replacement("steal", Prevent(), who="rival", instead=False), id="guard")
    theirs = player(field=[guard], gigs=gigs(d4=1))
    g = made.cast(
        Do((Steal(Choose(Gigs("rival"), "gig")), Draw(1))), ("die", 6), rival=theirs, edition=edition
    )
    assert g.state.sides[YOU].gigs == []
    assert drawn(g) == 1


# --- draw and roll


def test_each_draw_may_be_replaced(edition: str) -> None:
    """'If you would draw, trash 1 instead': also the draw of the Start Phase, also from an empty deck."""
    reader = made.legend(Replacement("draw", TrashTop(1), who="you"), id="reader", cost=None)
    g = made.cast(Draw(2), you=player(legends=[reader]), edition=edition)
    assert drawn(g) == 0
    assert len(g.state.sides[YOU].trash) == 3
    reader = made.legend(Replacement("draw", Move(This(), "removed"), who="you"), id="reader", cost=None)
    g = game(player(legends=[reader], deck=[]), edition=edition, phase="start")
    assert g.outcome is None
    assert now(g, reader).area == "removed"


def test_the_rivals_draw_is_not_yours(edition: str) -> None:
    reader = made.legend(Replacement("draw", TrashTop(1), who="you"), id="reader", cost=None)
    g = made.cast(Draw(1, "rival"), you=player(legends=[reader]), edition=edition)
    assert drawn(g, RIVAL) == 1


def test_an_optional_replacement_of_a_draw(edition: str) -> None:
    reader = made.legend(Replacement("draw", TrashTop(1), who="you", optional=True), id="reader", cost=None)
    g = made.cast(Draw(2), YES, NO, you=player(legends=[reader]), edition=edition)
    assert drawn(g) == 1
    assert len(g.state.sides[YOU].trash) == 2


@pytest.mark.parametrize("who", ["you", "rival"])
def test_a_roll_in_of_such_a_player(edition: str, who: str) -> None:
    again = Replacement("roll-in", Reroll(), who="you" if who == "you" else "rival", instead=False)
    kerry = made.legend(again, id="kerry", cost=None)
    g = game(player(legends=[kerry], gigs=all_but(4)), edition=edition, phase="start")
    do(g, ("die", 0), ("roll", 1), *([("roll", 3)] if who == "you" else []))
    assert g.state.dice[0].value == (3 if who == "you" else 1)
    idle(g)


def test_a_roll_in_of_such_a_gig(edition: str) -> None:
    """'If you roll in a min Gig': asked of what was rolled; once for each roll-in, though the new roll is a 1 too."""
    again = Replacement("roll-in", Reroll(), who="you", gig=Gigs(extreme="min"), instead=False)
    kerry = made.legend(again, id="kerry", cost=None)
    g = game(player(legends=[kerry], gigs=all_but(4)), edition=edition, phase="start")
    do(g, ("die", 0), ("roll", 1), ("roll", 1))
    assert g.state.dice[0].value == 1
    idle(g)


def test_a_face_down_legend_replaces_nothing(edition: str) -> None:
    reader = made.legend(Replacement("draw", TrashTop(1), who="you"), id="reader", face_up=False)
    g = made.cast(Draw(1), you=player(legends=[reader]), edition=edition)
    assert drawn(g) == 1


def test_a_replacement_in_the_middle_of_a_program_lets_the_rest_go_on(edition: str) -> None:
    saved = made.unit(instead_of_defeat(TrashTop(1)), id="saved")
    spell = made.program(Keyword("QUICK"), Resolve(Do((Defeat(Every(RIVALS, "units")), Draw(1)))))
    g = game(player(hand=[spell]), player(field=[saved], deck=unknown(3)), edition=edition)
    do(g, ("play", spell.uid))
    assert now(g, saved).area == "field"
    assert len(g.state.sides[RIVAL].trash) == 1
    assert drawn(g) == 1
