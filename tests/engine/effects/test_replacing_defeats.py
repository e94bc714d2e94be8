"""Replacements of a defeat: which come first, how often, what triggers then."""

from __future__ import annotations

from typing import Literal

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Adjust,
    Choose,
    CostStep,
    Defeat,
    Discard,
    Do,
    Draw,
    Every,
    Move,
    NextWould,
    PayEddies,
    Ready,
    Replacement,
    Spend,
    SpendThis,
    Step,
    TrashTop,
    Triggered,
)
from engine.effects.values import Cards, Gigs, Ref, This, Trigger
from tests.engine.build import (
    RIVAL,
    YOU,
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
from tests.engine.effects.stock import FRIENDLY, NO, RIVALS, UNIT, YES, instead_of_defeat

OTHER = Cards(("Unit",), "friendly", other=True)


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


def a_gig(how: Literal["increase", "decrease", "adjust"], by: int = 1) -> Adjust:
    return Adjust(Choose(Gigs("friendly"), "gig"), by, how)


@pytest.mark.parametrize(
    ("step", "spent", "value", "saved"),
    [
        (Spend(This()), True, 2, False), (Spend(This()), False, 2, True),
        (Ready(This()), False, 2, False), (Ready(This()), True, 2, True),
        (a_gig("decrease"), False, 1, False), (a_gig("decrease"), False, 2, True),
        (a_gig("increase"), False, 4, False), (a_gig("increase", 3), False, 2, False),
        (a_gig("adjust", 2), False, 4, True),
    ],
)  # fmt: skip
@pytest.mark.parametrize("optional", [True, False])
def test_what_would_change_nothing_replaces_nothing(
    edition: str, step: Step, spent: bool, value: int, saved: bool, optional: bool
) -> None:
    """replacement.must-be-possible (10.27): only a ready card can be spent, a d4 shows 1 to 4."""
    unit = made.unit(instead_of_defeat(step, optional=optional), id="unit", spent=spent)
    g = kill(edition=edition, mine=[unit], gigs=gigs(d4=value))
    do(g, *choose(unit))
    if saved:
        do(g, *([YES] if optional else []), *([("die", 0)] if isinstance(step, Adjust) else []))
        do(g, *([("value", 2)] if isinstance(step, Adjust) and step.how == "adjust" else []))
    assert (now(g, unit).area == "field") is saved
    idle(g)


@pytest.mark.parametrize("cards", [0, 1])
def test_no_card_can_be_trashed_from_an_empty_deck_instead(edition: str, cards: int) -> None:
    unit = made.unit(instead_of_defeat(TrashTop()), id="unit")
    g = kill(edition=edition, mine=[unit], deck=unknown(cards))
    do(g, *choose(unit))
    assert (now(g, unit).area == "field") is bool(cards)


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


@pytest.mark.parametrize("every", [True, False])
def test_one_for_the_turn_answers_each_time_or_the_next_time_only(edition: str, every: bool) -> None:
    one, two = made.unit(id="one"), made.unit(id="two")
    net = NextWould(instead_of_defeat(Draw(1), FRIENDLY), every=every)
    steps = Do((net, Defeat(Every(FRIENDLY, "units")), Defeat(Every(FRIENDLY, "units2"))))
    g = made.cast(steps, you=player(field=[one, two]), edition=edition)
    idle(g)
    assert drawn(g) == (4 if every else 1)
    assert len([p for p in (one, two) if now(g, p).area == "field"]) == (2 if every else 0)


@pytest.mark.parametrize(
    "by", [This(), Cards(("Unit",), "friendly"), Cards(("Unit",), "friendly", tags=("MERC",))]
)
def test_what_one_unit_defeats_in_a_fight_is_put_elsewhere(by: This | Cards, edition: str) -> None:
    """fight.opponent-defeats-loser: who is defeated by another Unit, or by an effect, is not spared."""
    instead = Replacement(
        "defeat", Move(Ref("unit"), "bottom of deck"), Cards(("Unit",), "rival"), by="fight", against=by
    )
    hunter = made.unit(instead, id="hunter", power=5)
    helper = made.unit(id="helper", power=5)
    foes = [made.unit(id=name, power=1, spent=True) for name in ("one", "two")]
    g = game(player(field=[hunter, helper]), player(field=foes, gigs=gigs(1)), edition=edition)
    do(g, ("attack", hunter.uid, foes[0].uid), ("end-react",))
    merc = isinstance(by, Cards) and bool(by.tags)
    assert now(g, foes[0]).area == ("trash" if merc else "deck")
    do(g, ("attack", helper.uid, foes[1].uid), ("end-react",))
    assert now(g, foes[1]).area == ("deck" if by == Cards(("Unit",), "friendly") else "trash")


def test_a_unit_defeated_by_its_effect_is_not_struck_in_a_fight() -> None:
    instead = Replacement(
        "defeat", Move(Ref("unit"), "hand"), Cards(("Unit",), "rival"), by="fight", against=This()
    )
    hunter = made.unit(
        instead,
        Triggered((Trigger("attacks", This()),), Defeat(Every(Cards(("Unit",), "rival"), "unit"))),
        id="hunter",
    )
    foe = made.unit(id="foe", spent=True)
    g = game(player(field=[hunter]), player(field=[foe], gigs=gigs(1)))
    do(g, ("attack", hunter.uid, foe.uid))
    assert now(g, foe).area == "trash"


def test_who_would_defeat_it_is_known_then() -> None:
    """The Unit itself is saved, and the other one pays for it."""
    instead = Replacement(
        "defeat", Defeat(Ref("opponent")), This(), by="fight", against=Cards(("Unit",), "rival")
    )
    martyr, foe = made.unit(instead, id="martyr", power=1), made.unit(id="foe", power=5, spent=True)
    g = game(player(field=[martyr]), player(field=[foe], gigs=gigs(1)))
    do(g, ("attack", martyr.uid, foe.uid), ("end-react",))
    assert (now(g, martyr).area, now(g, foe).area) == ("field", "trash")
