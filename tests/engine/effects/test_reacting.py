"""Effects used as reactions, reduced activation costs, and cards played at another moment."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Activated,
    AlsoPlayable,
    Choose,
    CostStep,
    Draw,
    Has,
    Keyword,
    PayEddies,
    Persistent,
    Resolve,
    Spend,
    SpendThis,
    TrashTop,
)
from engine.effects.values import Cards, Count, Gigs, Trigger
from tests.engine.build import GIGS, RIVAL, YOU, do, eddies, game, gigs, now, player, refused
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn
from tests.engine.effects.stock import activations

# --- whose turn


def defender(*abilities: Activated, edition: str, **rival) -> tuple[Game, Piece, Piece]:
    """The Rival's Unit with these effects, in the React Step of your attack on the Gigs."""
    attacker, guard = made.unit(id="attacker"), made.unit(*abilities, id="guard")
    g = game(player(field=[attacker]), player(field=[guard], gigs=gigs(1), **rival), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    return g, attacker, guard


def test_only_a_quick_effect_is_a_reaction(edition: str) -> None:
    """quick.main-or-react; costs are paid as ever (quick.costs-still-paid)."""
    slow = Activated((PayEddies(1),), TrashTop(1))
    quick = Activated((PayEddies(1),), Draw(1), quick=True)
    g, _, guard = defender(slow, quick, edition=edition, eddies=eddies(1))
    assert activations(g) == [("activate", guard.uid, 1)]
    refused(g, ("activate", guard.uid, 0), "react.quick-effect", player=RIVAL)
    do(g, ("activate", guard.uid, 1), ("pay", 1))
    assert drawn(g, RIVAL) == 1
    assert activations(g) == []


def test_a_quick_effect_is_an_action_of_ones_own_turn_too(edition: str) -> None:
    unit = made.unit(Activated((SpendThis(),), Draw(1), quick=True), id="unit")
    g = game(player(field=[unit]), edition=edition)
    assert drawn(do(g, ("activate", unit.uid, 0))) == 1


def test_the_attacking_player_does_not_react(edition: str) -> None:
    """react.defending-player-only."""
    unit = made.unit(Activated((PayEddies(0),), Draw(1), quick=True), id="unit")
    attacker = made.unit(id="attacker")
    g = game(player(field=[unit, attacker]), player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert g.why_not(("activate", unit.uid, 0), YOU)


def test_a_rivals_effect_cannot_be_used(edition: str) -> None:
    unit = made.unit(Activated((SpendThis(),), Draw(1)), id="unit")
    g = game(player(), player(field=[unit]), edition=edition)
    refused(g, ("activate", unit.uid, 0), "activated.step-choose-effect")


def test_a_quick_program_is_played_as_a_reaction_and_not_answered(edition: str) -> None:
    """FAQ: no QUICK in answer to a QUICK, since only the defending player reacts."""
    trick = made.program(Keyword("QUICK"), Resolve(Draw(1)), id="trick")
    answer = made.program(Keyword("QUICK"), Resolve(Draw(1)), id="answer")
    attacker = made.unit(id="attacker")
    g = game(player(field=[attacker], hand=[answer]), player(hand=[trick], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", trick.uid))
    assert drawn(g, RIVAL) == 1
    assert asked(g)[:2] == ("react", RIVAL)


def test_a_program_that_is_given_quick_is_a_reaction(edition: str) -> None:
    """'Friendly Programs have {Quick}' is said of cards in the hand."""
    giver = made.unit(Persistent(Has("QUICK"), Cards(("Program",), "friendly")), id="giver")
    trick, attacker = made.program(Resolve(Draw(1)), id="trick"), made.unit(id="attacker")
    g = game(player(field=[attacker]), player(field=[giver], hand=[trick], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", trick.uid))
    assert drawn(g, RIVAL) == 1


# --- reduced activation costs


@pytest.mark.parametrize(("high", "due"), [(0, 2), (1, 1)])
def test_an_activation_costs_less_for_each(edition: str, high: int, due: int) -> None:
    """Johnny: Rocking Renegade; where the reduction would take all, see the policies."""
    less = Count(Gigs("friendly", extreme="max"))
    idol = made.legend(Activated((PayEddies(2, less),), Draw(1)), id="idol", sell_tag=False)
    g = game(player(legends=[idol], eddies=eddies(2), gigs=gigs(d4=4) if high else []), edition=edition)
    do(g, ("activate", idol.uid, 0))
    assert asked(g)[2] == [("pay", due)]


# --- cards that may also be played at another moment


def cyberpsychosis(cost: int = 1) -> Piece:
    wearer = Cards(("Unit", "Legend"), "friendly", face_up=True)
    return made.program(
        AlsoPlayable(Trigger("attacks", Cards(("Unit",))), (CostStep(Spend(Choose(wearer, "payer"))),)),
        Resolve(Draw(Count(Gigs("rival")))), id="cyberpsychosis", cost=cost,
    )  # fmt: skip


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("who", [YOU, RIVAL])
def test_a_program_played_when_a_unit_attacks(edition: str, answer: str, who: int) -> None:
    """By either player, for its cost and by spending a Unit or face-up Legend."""
    spell, attacker, helper = cyberpsychosis(), made.unit(id="attacker"), made.unit(id="helper")
    mine, theirs = player(field=[attacker], gigs=gigs(1)), player(gigs=gigs(d6=1))
    holder = theirs if who else mine
    holder.field, holder.hand, holder.eddies = [*holder.field, helper], [spell], eddies(1)
    g = game(mine, theirs, edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[:2] == ("may", who)
    do(g, (answer,))
    if answer == "yes":
        do(g, ("pay", 1), *choose(helper))
        assert now(g, helper).spent
    assert drawn(g, who) == (1 if answer == "yes" else 0)
    assert now(g, spell).area == ("trash" if answer == "yes" else "hand")
    assert asked(g)[0] == "react"


@pytest.mark.parametrize("lacking", ["money", "helper"])
def test_it_is_not_offered_where_its_costs_cannot_all_be_paid(edition: str, lacking: str) -> None:
    """The attacker is spent by its attack; a Legend cannot be both the piece spent and the money."""
    spell, attacker, idol = (
        cyberpsychosis(),
        made.unit(id="attacker"),
        made.legend(id="idol", spent=lacking == "helper"),
    )
    mine = player(
        field=[attacker], hand=[spell], legends=[idol], eddies=eddies(1 if lacking == "helper" else 0)
    )
    g = game(mine, player(gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert asked(g)[0] == "react"


def test_it_may_still_be_played_as_any_program(edition: str) -> None:
    spell = cyberpsychosis()
    g = game(player(hand=[spell], eddies=eddies(1)), player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("play", spell.uid), ("pay", 1))) == 1


def test_a_legend_off_the_field_uses_its_quick_effect(edition: str) -> None:
    """Register `quick-on-legends-off-the-field`; face-down it has none."""
    for face_up in (True, False):
        idol = made.legend(
            Activated((SpendThis(),), Draw(1), quick=True), id="idol", cost=None, face_up=face_up
        )
        attacker = made.unit(id="attacker")
        g = game(player(field=[attacker]), player(legends=[idol], gigs=gigs(1)), edition=edition)
        do(g, ("attack", attacker.uid, GIGS))
        assert (("activate", idol.uid, 0) in asked(g)[2]) is face_up
