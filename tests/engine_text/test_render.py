"""Whole texts: paragraphs of each type of ability, and that nothing a tree says is lost in the words."""

from __future__ import annotations

import typing
from typing import Any, cast

import pytest

from engine.effects.tree import (
    Activated,
    AlsoPlayable,
    CallsFree,
    Cannot,
    Choose,
    CostChange,
    CostStep,
    DeckRule,
    Defeat,
    Discard,
    Do,
    Draw,
    Gains,
    Has,
    IfYouDo,
    Keyword,
    May,
    PayEddies,
    PaysInstead,
    Persistent,
    Power,
    Prevent,
    Ready,
    Replacement,
    Reroll,
    Resolve,
    Spend,
    SpendThis,
    Step,
    Triggered,
)
from engine.effects.values import (
    Cards,
    Compare,
    Comparison,
    Count,
    Gigs,
    Kind,
    Not,
    PlayedThisTurn,
    PowerOf,
    Ref,
    StreetCred,
    This,
    Trigger,
    ValueOf,
    YourTurn,
)
from engine.text.rendering.render import render

if typing.TYPE_CHECKING:
    from engine.effects.tree import Ability
    from engine.facts import CardType

UNIT: tuple[Kind, ...] = ("Unit",)
PROGRAM: tuple[Kind, ...] = ("Program",)
OWN = Cards(UNIT, "friendly")
CRED = Compare(StreetCred(), ">=", 7)
DRAW = Draw(1)


def when(event: Any, subject: This | Cards | None = None, **asked: Any) -> tuple[Trigger, ...]:
    return (Trigger(event, subject, **asked),)


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (Keyword("GO SOLO"), "{Go Solo}"),
        (Resolve(DRAW), "Draw 1."),
        (Triggered(when("played", This()), DRAW), "{Play} Draw 1."),
        (Triggered((*when("played", This()), *when("attacks", This())), DRAW), "{Play} {Attack} Draw 1."),
        (Triggered(when("called", This()), DRAW, CRED), "{Call} If you have 7+ Street Cred, draw 1."),
        (Triggered(when("defeated", This()), Do((DRAW, Discard(1)))), "{Defeated} Draw 1. Discard 1."),
        (
            Triggered(when("defeated", This()), Do((DRAW, Discard(1))), CRED),
            "{Defeated} If you have 7+ Street Cred, draw 1, then discard 1.",
        ),
        (
            Triggered(when("attacks", This()), DRAW, first_each_turn=True),
            "The first time this Unit attacks each turn, draw 1.",
        ),
        (
            Triggered(when("attacks", OWN), Ready(Ref("unit")), costs=(SpendThis(),)),
            "When a friendly Unit attacks, {Spend}: Ready that Unit.",
        ),
        (
            Triggered((*when("spent", This()), *when("readied", OWN)), DRAW),
            "When this Unit is spent or a friendly Unit is readied, draw 1.",
        ),
        (
            Triggered(when("steals", OWN, gig=Gigs(value=Comparison("<", PowerOf(Ref("unit"))))), DRAW),
            "When a friendly Unit steals a Gig with value less than its power, draw 1.",
        ),
        (
            Triggered(when("steals-together", gig=Gigs("friendly"), who="rival"), DRAW),
            "When a Rival steals one or more friendly Gigs, draw 1.",
        ),
        (
            Triggered(when("wins-fight", This(), margin=3), DRAW),
            "When this Unit wins a fight by 3+ power, draw 1.",
        ),
        (
            Triggered(when("loses-fight", This(), against=OWN), DRAW),
            "When this Unit loses a fight against a friendly Unit, draw 1.",
        ),
        (
            Triggered(when("is-attacked", This(), against=OWN), DRAW),
            "When this Unit is attacked by a friendly Unit, draw 1.",
        ),
        (Triggered(when("defeats", This()), DRAW), "When this Unit defeats a Unit, draw 1."),
        (Triggered(when("uses-blocker", This()), DRAW), "When this Unit uses {Blocker}, draw 1."),
        (Triggered(when("fights", This()), DRAW), "When this Unit fights, draw 1."),
        (Triggered(when("played", Cards(PROGRAM), who="you"), DRAW), "When you play a Program, draw 1."),
        (Triggered(when("discards", who="rival"), DRAW), "When a Rival discards a card, draw 1."),
        (Triggered(when("draws", who="rival"), DRAW), "When a Rival draws a card, draw 1."),
        (Triggered(when("sells", Cards(PROGRAM), who="you"), DRAW), "When you sell a Program, draw 1."),
        (
            Triggered(when("equips", Cards(("Gear",)), who="you", against=OWN), Ready(Ref("opponent"))),
            "When you equip a Gear to a friendly Unit, ready that Unit.",
        ),
        (
            Triggered(when("decreases", gig=Gigs("friendly"), who="rival"), DRAW),
            "When a Rival decreases a friendly Gig, draw 1.",
        ),
        (
            Triggered(when("rolls", gig=Gigs(extreme="min or max"), who="you"), DRAW),
            "When you roll a min or max value on a Gig, draw 1.",
        ),
        (Triggered(when("rolls-in", who="you"), DRAW), "When you roll in a Gig, draw 1."),
        (Triggered(when("swaps", who="you"), DRAW), "When you swap a Gig, draw 1."),
        (Triggered(when("turn-ends", who="you"), DRAW), "At the end of your turn, draw 1."),
        (Triggered(when("turn-starts", who="rival"), DRAW), "At the start of a Rival's turn, draw 1."),
        (Triggered(when("turn-ends"), DRAW), "At the end of each turn, draw 1."),
        (Activated((SpendThis(),), DRAW), "{Spend}: Draw 1."),
        (
            Activated((PayEddies(2), SpendThis()), DRAW, CRED, quick=True),
            "{Quick} 2 €$, {Spend}: If you have 7+ Street Cred, draw 1.",
        ),
        (Activated((SpendThis(), CostStep(Discard(1))), DRAW), "{Spend}, discard 1: Draw 1."),
        (Activated((CostStep(Discard(1)),), DRAW), "Discard 1: Draw 1."),
        (
            Activated((PayEddies(3, Count(Gigs("friendly"))),), DRAW),
            "3 €$: Draw 1. This effect costs -1 €$ for each friendly Gig.",
        ),
        (Persistent(Power(2), condition=YourTurn()), "During your turn, this Unit has +2 power."),
        (Persistent(Power(2), OWN, CRED), "If you have 7+ Street Cred, friendly Units have +2 power."),
        (
            Persistent(Cannot("attack"), condition=Not(PlayedThisTurn("you", Cards(PROGRAM)))),
            "This Unit can't attack unless you played a Program this turn.",
        ),
        (Persistent(CallsFree()), "You may Call a Legend for free."),
        (
            Persistent(Gains(Triggered(when("attacks", This()), DRAW)), OWN),
            "Friendly Units have “{Attack} Draw 1”.",
        ),
        (Persistent(CostChange(-1, 1)), "Play this Unit for -1 €$, to a minimum of 1 €$."),
        (Persistent(PaysInstead(3), condition=CRED), "If you have 7+ Street Cred, play this Unit for 3 €$."),
        (
            Persistent(CostChange(-3, 1, first_each_turn=True), Cards(PROGRAM, "friendly")),
            "Play your first Program each turn for -3 €$, to a minimum of 1 €$.",
        ),
        (Persistent(CostChange(1), Cards(PROGRAM, "rival")), "Rivals play their Programs for +1 €$."),
        (Persistent(CostChange(1), Cards(PROGRAM)), "Players play their Programs for +1 €$."),
        (
            Persistent(CostChange(2, what="go-solo"), Cards(("Legend",), "rival")),
            "Rivals must pay +2 €$ to use {Go Solo}.",
        ),
        (
            Persistent(CostChange(2, what="go-solo"), Cards(("Legend",), "rival", tags=("MERC",))),
            "Rival MERC Legends must pay +2 €$ to use {Go Solo}.",
        ),
        (
            Replacement("defeat", Defeat(This()), OWN, optional=True, costs=(PayEddies(1),)),
            "If a friendly Unit would be defeated, you may pay 1 €$ to defeat this Unit instead.",
        ),
        (
            Replacement("defeat", Do((DRAW, Discard(1))), This()),
            "If this Unit would be defeated, draw 1, then discard 1 instead.",
        ),
        (
            Replacement(
                "steal",
                IfYouDo(May(Discard(1, like=Cards(cost=Comparison("=", ValueOf("gig"))))), Prevent()),
                OWN,
                instead=False,
            ),
            (
                "When a friendly Unit would steal a Gig, you may discard 1 card with cost equal to that Gig's value. "
                "If you do, the Gig isn't stolen."
            ),
        ),
        (
            Replacement("roll-in", Reroll(), who="you", optional=True, instead=False),
            "When you roll in a Gig, you may ignore the result and reroll it once.",
        ),
        (Replacement("draw", DRAW, who="you"), "If you would draw a card, draw 1 instead."),
        (
            Replacement("draw", Prevent(), who="you", instead=False),
            "When you would draw a card, prevent that.",
        ),
        (DeckRule(None), "A deck may have any number of copies of this card."),
        (DeckRule(5), "A deck may have up to 5 copies of this card."),
        (Activated((PayEddies(1),), DRAW, from_hand=True), "While this card is in your hand, 1 €$: Draw 1."),
        (
            AlsoPlayable(Trigger("attacks", Cards(UNIT)), (CostStep(Spend(Choose(OWN, "unit"))),)),
            "You may also play this Unit when a Unit attacks by paying its cost and spending a friendly Unit.",
        ),
    ],
)
def test_an_ability_is_a_paragraph(ability: Ability, words: str) -> None:
    assert render([ability], card_type="Unit") == words


def test_paragraphs_are_joined_by_line_breaks() -> None:
    text = render([Keyword("BLOCKER"), Persistent(Has("ADRENALINE"))], card_type="Unit")
    assert text == "{Blocker}\nThis Unit has {Adrenaline}."
    assert render([], card_type="Unit") == ""


@pytest.mark.parametrize(
    ("card_type", "spoken_of"),
    [("Unit", "this Unit"), ("Gear", "this Unit or Legend"), ("Legend", "this Legend")],
)
def test_this_is_whoever_wears_a_gear_in_the_legends_area_too(card_type: CardType, spoken_of: str) -> None:
    text = render([Triggered(when("spent", This()), Ready(This()))], card_type=card_type)
    assert text == f"When {spoken_of} is spent, ready {spoken_of}."


def test_in_a_gear_this_is_a_unit_where_only_units_do_it() -> None:
    text = render([Triggered(when("wins-fight", This()), Ready(This()))], card_type="Gear")
    assert text == "When this Unit wins a fight, ready this Unit."


def test_a_gears_own_cost_is_the_gears() -> None:
    assert render([Persistent(CostChange(-1))], card_type="Gear") == "Play this Gear for -1 €$."


def test_what_is_no_node_is_refused_with_the_cards_name() -> None:
    with pytest.raises(TypeError, match="no wording for str") as caught:
        render([Resolve(cast("Step", "draw"))], card_type="Program", name="Faulty Wiring")
    assert "Faulty Wiring" in caught.value.__notes__[0]
