"""Events, conditions, modifiers and instructions in card text."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects import tree as t
from engine.effects.values import (
    Alike,
    Both,
    Cards,
    Compare,
    Comparison,
    Count,
    Difference,
    DifferentValues,
    Either,
    FixerEmpty,
    Gigs,
    Happened,
    Is,
    IsParity,
    Not,
    Pairs,
    PlayedThisTurn,
    Plus,
    PowerOf,
    Ref,
    StreetCred,
    This,
    Times,
    Trigger,
    ValueIsAmong,
    ValueOf,
    YourTurn,
)
from tests.engine_text.compiling import (
    GEAR,
    LEGEND,
    PROGRAM,
    UNIT,
    ability,
    compiled,
    condition,
    modifier,
    program,
    when,
)

MINE, THEIRS = Cards(UNIT, "friendly"), Cards(UNIT, "rival")


@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("this Unit attacks", Trigger("attacks", This())),
        ("this Unit is defeated", Trigger("defeated", This())),
        ("another friendly Unit is defeated", Trigger("defeated", Cards(UNIT, "friendly", other=True))),
        ("this Unit becomes spent", Trigger("spent", This())),
        ("this Unit readies", Trigger("readied", This())),
        ("a friendly equipped Legend is spent", Trigger("spent", Cards(LEGEND, "friendly", equipped=True))),
        ("a friendly Unit steals a d8", Trigger("steals", MINE, gig=Gigs(sides=8))),
        (
            "this Unit steals a Gig with value less than its power",
            Trigger("steals", This(), gig=Gigs(value=Comparison("<", PowerOf(This())))),
        ),
        (
            "a friendly Unit steals a Gig with value less than its power",
            Trigger("steals", MINE, gig=Gigs(value=Comparison("<", PowerOf(Ref("unit"))))),
        ),
        (
            "a Rival steals one or more friendly Gigs",
            Trigger("steals-together", gig=Gigs("friendly"), who="rival"),
        ),
        ("this Unit wins a fight", Trigger("wins-fight", This())),
        ("a friendly Unit wins a fight by 2+ power", Trigger("wins-fight", MINE, margin=2)),
        (
            "this Unit wins a fight against a CORPO Unit",
            Trigger("wins-fight", This(), against=Cards(UNIT, tags=("CORPO",))),
        ),
        ("this Unit loses a fight against a rival Unit", Trigger("loses-fight", This())),
        ("this Unit defeats a rival Unit", Trigger("defeats", This())),
        ("this Unit attacks a Unit", Trigger("attacks", This(), against=Cards(UNIT))),
        ("a rival Unit attacks this Unit", Trigger("is-attacked", This())),
        ("this Unit blocks", Trigger("uses-blocker", This())),
        ("you play a MERC Unit", Trigger("played", Cards(UNIT, tags=("MERC",)), who="you")),
        ("you play another Unit", Trigger("played", Cards(UNIT, other=True), who="you")),
        ("a Rival plays a Program", Trigger("played", Cards(PROGRAM), who="rival")),
        ("you Call a Legend", Trigger("called", Cards(LEGEND), who="you")),
        ("a friendly Legend is called", Trigger("called", Cards(LEGEND, "friendly"))),
        ("you discard a card", Trigger("discards", who="you")),
        ("you discard a Gear", Trigger("discards", Cards(GEAR), who="you")),
        ("you sell a card", Trigger("sells", who="you")),
        ("you trash a Program", Trigger("trashes", Cards(PROGRAM), who="you")),
        ("you equip a Gear to a friendly Unit", Trigger("equips", Cards(GEAR), who="you", against=MINE)),
        ("a Rival decreases the value of your Gig", Trigger("decreases", gig=Gigs("friendly"), who="rival")),
        ("a friendly Gig is increased", Trigger("increases", gig=Gigs("friendly"))),
        ("you roll in a d20", Trigger("rolls-in", gig=Gigs(sides=20), who="you")),
        ("you roll a max value on a d4", Trigger("rolls", gig=Gigs(sides=4, extreme="max"), who="you")),
    ],
)
def test_events(text: str, trigger: Trigger) -> None:
    assert when(text) == trigger


def test_adjusting_is_increasing_or_decreasing() -> None:
    assert [w.event for w in ability("When you adjust a Gig, draw 1.").when] == ["increases", "decreases"]


@pytest.mark.parametrize(
    ("text", "events"),
    [
        ("{Play} {Attack} Draw 1.", ["played", "attacks"]),
        ("{Play}/{Defeated} Draw 1.", ["played", "defeated"]),
        ("{Call} or {Attack} Draw 1.", ["called", "attacks"]),
        ("When this Unit attacks or is defeated, draw 1.", ["attacks", "defeated"]),
        ("When you play a Gear or call a Legend, draw 1.", ["played", "called"]),
        ("At the start of your turn, draw 1.", ["turn-starts"]),
        ("At the end of a Rival's turn, draw 1.", ["turn-ends"]),
    ],
)
def test_several_events(text: str, events: list[str]) -> None:
    assert [w.event for w in ability(text).when] == events


@pytest.mark.parametrize(
    "text",
    [
        "The first time this Unit attacks each turn, draw 1.",
        "The first time each turn this Unit attacks, draw 1.",
    ],
)
def test_the_first_time_each_turn(text: str) -> None:
    assert ability(text) == t.Triggered((Trigger("attacks", This()),), t.Draw(), first_each_turn=True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("you have 9+ ☆", Compare(StreetCred(), ">=", 9)),
        ("a Rival has less than 5 ☆", Compare(StreetCred("rival"), "<", 5)),
        ("you have more ☆ than a Rival", Compare(StreetCred(), ">", StreetCred("rival"))),
        ("your ☆ is lower than a Rival's", Compare(StreetCred(), "<", StreetCred("rival"))),
        ("your ☆ is odd", IsParity(StreetCred(), "odd")),
        ("your ☆ is not an even number", Not(IsParity(StreetCred(), "even"))),
        (
            "your ☆ differs from a Rival's by 4+",
            Compare(Difference(StreetCred(), StreetCred("rival")), ">=", 4),
        ),
        (
            "you have at least 3 more ☆ than a Rival",
            Compare(StreetCred(), ">=", Plus(StreetCred("rival"), 3)),
        ),
        ("you control a max Gig", Compare(Count(Gigs("friendly", extreme="max")), ">=", 1)),
        ("you control 3 or more Units", Compare(Count(MINE), ">=", 3)),
        ("you control exactly 2 Gear", Compare(Count(Cards(GEAR, "friendly")), "=", 2)),
        ("you don't control a Legend", Compare(Count(Cards(LEGEND, "friendly")), "=", 0)),
        ("you control no Units", Compare(Count(MINE), "=", 0)),
        ("a Rival controls more Gigs than you", Compare(Count(Gigs("rival")), ">", Count(Gigs("friendly")))),
        ("you control fewer Units than a Rival", Compare(Count(MINE), "<", Count(THEIRS))),
        (
            "a Rival controls at least 2 more Units than you",
            Compare(Count(THEIRS), ">=", Plus(Count(MINE), 2)),
        ),
        ("you have a value-pair of Gigs", Compare(Pairs("friendly"), ">=", 1)),
        ("you control 2 Gigs with the same value", Compare(Pairs("friendly"), ">=", 1)),
        ("you control 2 or more sided-pairs of Gigs", Compare(Pairs("friendly", "sides"), ">=", 2)),
        ("you control 4 or more Gigs with different values", Compare(DifferentValues("friendly"), ">=", 4)),
        (
            "you control 3 or more Gigs with the same value",
            Compare(Alike(Gigs("friendly"), "values"), ">=", 3),
        ),
        ("a Rival controls 4 Gigs with the same value", Compare(Alike(Gigs("rival"), "values"), ">=", 4)),
        ("you control 2 or more Gigs with the same value", Compare(Pairs("friendly"), ">=", 1)),
        (
            "you have 2 or fewer cards in hand",
            Compare(Count(Cards(side="friendly", areas=("hand",))), "<=", 2),
        ),
        ("a Rival's hand is empty", Compare(Count(Cards(side="rival", areas=("hand",))), "=", 0)),
        (
            "there are 3 or more Programs in your trash",
            Compare(Count(Cards(PROGRAM, "friendly", ("trash",))), ">=", 3),
        ),
        ("a friendly d4 is a min Gig", Compare(Count(Gigs("friendly", sides=4, extreme="min")), ">=", 1)),
        ("a friendly Unit is equipped", Compare(Count(Cards(UNIT, "friendly", equipped=True)), ">=", 1)),
        ("your fixer area is empty", FixerEmpty()),
        ("it's your turn", YourTurn()),
        ("it isn't your turn", Not(YourTurn())),
        ("you played a Gear this turn", PlayedThisTurn("you", Cards(GEAR))),
        ("you haven't played a Gear this turn", Not(PlayedThisTurn("you", Cards(GEAR)))),
        ("a friendly Unit was defeated this turn", Compare(Happened(Trigger("defeated", MINE)), ">=", 1)),
        ("you stole a Gig this turn", Compare(Happened(Trigger("steals", who="you")), ">=", 1)),
        ("your ☆ equals the value of a friendly Gig", ValueIsAmong(StreetCred(), "friendly")),
        (
            "you control a min Gig and a max Gig",
            Both(
                (
                    Compare(Count(Gigs("friendly", extreme="min")), ">=", 1),
                    Compare(Count(Gigs("friendly", extreme="max")), ">=", 1),
                )
            ),
        ),
        (
            "your ☆ is odd or you control no Gigs",
            Either((IsParity(StreetCred(), "odd"), Compare(Count(Gigs("friendly")), "=", 0))),
        ),
    ],
)
def test_conditions(text: str, expected: Any) -> None:
    assert condition(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("it's spent", Is(This(), Cards(spent=True))),
        ("this Unit is equipped", Is(This(), Cards(equipped=True))),
        ("it has {Blocker}", Is(This(), Cards(keyword="BLOCKER"))),
        ("its power is 7 or more", Is(This(), Cards(power=Comparison(">=", 7)))),
        ("it costs 3 or less", Is(This(), Cards(cost=Comparison("<=", 3)))),
        ("it isn't a MERC Unit", Not(Is(This(), Cards(UNIT, tags=("MERC",))))),
        ("its power equals the value of a friendly Gig", ValueIsAmong(PowerOf(This()), "friendly")),
    ],
)
def test_conditions_on_one_piece_ask_the_piece(text: str, expected: Any) -> None:
    """Where there is no such piece the answer must be no, which a comparison of numbers would not give."""
    assert ability(f"When this Unit attacks, if {text}, draw 1.").condition == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("its value is odd", Is(Ref("gig"), Gigs(parity="odd"))),
        ("it's a max Gig", Is(Ref("gig"), Gigs(extreme="max"))),
        ("it's at min value", Is(Ref("gig"), Gigs(extreme="min"))),
        ("it's a d6", Is(Ref("gig"), Gigs(sides=6))),
        ("that Gig's value is 8 or more", Is(Ref("gig"), Gigs(value=Comparison(">=", 8)))),
        (
            "a rival Gig has the same value",  # another one, where that one may be a rival Gig itself
            Compare(Count(Gigs("rival", value=Comparison("=", ValueOf("gig")), other_than="gig")), ">=", 1),
        ),
    ],
)
def test_conditions_on_one_gig(text: str, expected: Any) -> None:
    assert program(f"Increase a Gig by 1. If {text}, draw 1.").steps[1].condition == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("This Unit has +2 power", t.Power(2)),
        ("This Unit has -1 power", t.Power(-1)),
        ("This Unit has {Blocker}", t.Has("BLOCKER")),
        ("This Unit can't attack", t.Cannot("attack")),
        ("This Unit can't be defeated in a fight", t.Cannot("be defeated in a fight")),
        ("This Unit can't steal Gigs with 6+ value", t.Cannot("steal", Gigs(value=Comparison(">=", 6)))),
        ("This Unit must attack if it can", t.MustAttack()),
        ("This Unit steals 1 additional Gig", t.StealsFewer(-1)),
        ("This Unit wins all fights against spent Units", t.WinsFights(Cards(UNIT, spent=True))),
        ("This Unit can attack the turn it's played", t.MayAttack(THEIRS, gig_area=True, lagging=True)),
        ("This Unit can attack rival Units the turn it's played", t.MayAttack(THEIRS, lagging=True)),
        (
            "This Unit can attack spent Units the turn it's played",
            t.MayAttack(Cards(UNIT, "rival", spent=True), lagging=True),
        ),
        ("This Unit may attack ready rival Units", t.MayAttack(THEIRS, ready=True)),
        (
            "This Unit can attack a Rival's Gig area the turn it's played",
            t.MayAttack(gig_area=True, lagging=True),
        ),
        ("This Unit has +3 power while attacking", t.While("attacking", t.Power(3))),
        ("While stealing, this Unit has +3 power", t.While("stealing", t.Power(3))),
        (
            "This Unit has double power while fighting Units with {Blocker}",
            t.While("fighting", t.DoublePower(), Cards(UNIT, keyword="BLOCKER")),
        ),
        ('This Unit has "{Attack} Draw 1."', t.Gains(t.Triggered((Trigger("attacks", This()),), t.Draw()))),
        ("Play this Unit for -2 €$", t.CostChange(-2)),
        ("This Unit costs 1 €$ more", t.CostChange(1)),
        ("Play this Unit for 2 €$", t.PaysInstead(2)),
        (
            "Play this Unit for -1 €$ for each rival Gig, to a minimum of 2 €$",
            t.CostChange(Times(Count(Gigs("rival")), -1), 2),
        ),
    ],
)
def test_what_is_true_of_the_card_itself(text: str, expected: Any) -> None:
    assert modifier(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Other friendly Units have +1 power.",
            t.Persistent(t.Power(1), Cards(UNIT, "friendly", other=True)),
        ),
        (
            "Your MERC Units have {Adrenaline}.",
            t.Persistent(t.Has("ADRENALINE"), Cards(UNIT, "friendly", tags=("MERC",))),
        ),
        (
            "Rival Units can't attack the turn they're played.",
            t.Persistent(t.Cannot("attack", turn_played=True), THEIRS),
        ),
        (
            "Friendly min Gigs can't be stolen.",
            t.Persistent(t.Cannot("steal", Gigs("friendly", extreme="min")), Cards(side="rival")),
        ),
        ("Your Gear costs 1 €$ less.", t.Persistent(t.CostChange(-1), Cards(GEAR, "friendly"))),
        (
            "Play your first Gear each turn for -2 €$, to a minimum of 1 €$.",
            t.Persistent(t.CostChange(-2, 1, first_each_turn=True), Cards(GEAR, "friendly")),
        ),
        (
            "Rivals must pay +1 €$ to use {Go Solo}.",
            t.Persistent(t.CostChange(1, what="go-solo"), Cards(LEGEND, "rival")),
        ),
        (
            "If your ☆ is odd, this Unit has +1 power.",
            t.Persistent(t.Power(1), condition=IsParity(StreetCred(), "odd")),
        ),
        (
            "This Unit has +1 power if your ☆ is odd.",
            t.Persistent(t.Power(1), condition=IsParity(StreetCred(), "odd")),
        ),
        (
            "This Unit can't block unless your ☆ is odd.",
            t.Persistent(t.Cannot("block"), condition=Not(IsParity(StreetCred(), "odd"))),
        ),
        (
            "If this Unit is spent, it has +1 power.",
            t.Persistent(t.Power(1), condition=Is(This(), Cards(spent=True))),
        ),
        (
            "During your turn, you may Call a Legend for free.",
            t.Persistent(t.CallsFree(), condition=YourTurn()),
        ),
        ("A deck may have up to 6 copies of this card.", t.DeckRule(6)),
    ],
)
def test_what_is_true_of_a_set_or_under_a_condition(text: str, expected: t.Ability) -> None:
    assert ability(text) == expected


def test_two_modifiers_are_two_persistent_effects() -> None:
    assert compiled("This Unit has {Blocker} and can't attack.") == (
        t.Persistent(t.Has("BLOCKER")),
        t.Persistent(t.Cannot("attack")),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Draw up to 3.", t.Draw(3, up_to=True)),
        ("A Rival draws 1.", t.Draw(1, "rival")),
        ("Discard 2.", t.Discard(2)),
        ("Discard a Gear.", t.Discard(1, like=Cards(GEAR))),
        ("Discard 1 with cost 2 or less.", t.Discard(1, like=Cards(cost=Comparison("<=", 2)))),
        ("A Rival discards 1 at random.", t.Discard(1, "rival", random=True)),
        ("Trash up to 3.", t.TrashTop(3, up_to=True)),
        ("Trash up to 3 cards from the top of your deck.", t.TrashTop(3, up_to=True)),
        (
            "Trash the top 2 cards of your deck for each friendly Gig.",
            t.TrashTop(Times(Count(Gigs("friendly")), 2)),
        ),
        ("Put the top 2 cards of your deck into your trash.", t.TrashTop(2)),
        ("Ready 2 Eddies.", t.ReadyEddies(2)),
        ("Return a Unit to its owner's hand.", t.Move(t.Choose(Cards(UNIT), "unit"), "hand")),
        (
            "Bottom-deck all Gear in any order.",
            t.Move(t.Every(Cards(GEAR), "gear"), "bottom of deck", any_order=True),
        ),
        ("Remove a Legend from the game.", t.Move(t.Choose(Cards(LEGEND), "legend"), "removed")),
        ("Sell the top card of your deck.", t.Sell(t.TopOfDeck("card"))),
        (
            "Look at a rival face-down Legend.",
            t.LookAtLegend(t.Choose(Cards(LEGEND, "rival", face_up=False), "legend")),
        ),
        ("Look at a Rival's hand.", t.LookAtHand()),
        ("Reveal your hand.", t.LookAtHand("you", reveal=True)),
        ("Steal a d6.", t.Steal(t.Choose(Gigs("rival", sides=6), "gig"))),
        ("Increase or decrease a Gig by 2.", t.Adjust(t.Choose(Gigs(), "gig"), 2, "adjust")),
        ("Adjust a Gig by up to ±2.", t.Adjust(t.Choose(Gigs(), "gig"), 2, "adjust", up_to=True)),
        ("Increase each friendly Gig by 1.", t.Adjust(t.Every(Gigs("friendly"), "gig"), 1, "increase")),
        ("Set a Gig to 4.", t.SetGig(t.Choose(Gigs(), "gig"), 4)),
        ("Decrease a Gig to 1.", t.SetGig(t.Choose(Gigs(), "gig"), 1)),
        (
            "Set a Gig to the value of another Gig.",
            t.SetGig(t.Choose(Gigs(), "gig"), like=t.Choose(Gigs(other_than="gig"), "gig2")),
        ),
        (
            "Swap a rival Gig with a friendly Gig.",
            t.Swap(t.Choose(Gigs("friendly"), "gig"), t.Choose(Gigs("rival"), "gig2")),
        ),
        ("Reroll a friendly Gig.", t.Reroll(t.Choose(Gigs("friendly"), "gig"))),
        (
            "Play a Gear for free.",
            t.PlayCard(t.Choose(Cards(GEAR, "friendly", ("hand",)), "gear"), free=True),
        ),
        (
            "Play a Gear from your trash for -2 €$.",
            t.PlayCard(t.Choose(Cards(GEAR, "friendly", ("trash",)), "gear"), less=2),
        ),
        ("Call a Legend for free.", t.Call()),
        ("Call a Legend.", t.Call(free=False)),
        (
            "Flip a friendly Legend face-down.",
            t.Flip(t.Choose(Cards(LEGEND, "friendly"), "legend"), face_up=False),
        ),
        ("Take control of a rival Gear.", t.TakeControl(t.Choose(Cards(GEAR, "rival"), "gear"))),
        ("Redirect the attack to a friendly Unit.", t.Redirect(t.Choose(MINE, "unit"))),
        ("End the attack.", t.EndAttack()),
        ("A Rival loses the game.", t.LoseGame("rival")),
        ("Each player loses the game.", t.LoseGame("each")),
        ("Each player draws 1.", t.EachPlayer(t.Draw(1))),
        (
            "Each player defeats one of their Gear.",
            t.EachPlayer(t.Defeat(t.Choose(Cards(GEAR, "friendly"), "gear"))),
        ),
        ("A Rival defeats one of their Gear.", t.Defeat(t.Choose(Cards(GEAR, "rival"), "gear", by="rival"))),
        ("Choose a card type.", t.ChooseKind()),
        ("Pay 2 €$.", t.PayNow(2)),
        (
            "Give a Unit +1 power and {Blocker} this turn.",
            t.Give(t.Choose(Cards(UNIT), "unit"), (t.Power(1), t.Has("BLOCKER")), "this turn"),
        ),
        (
            "A Unit loses 2 power until your next turn.",
            t.Give(t.Choose(Cards(UNIT), "unit"), (t.Power(-2),), "your next turn"),
        ),
        (
            "All rival Units lose 1 power this turn.",
            t.Give(t.Every(THEIRS, "unit"), (t.Power(-1),), "this turn"),
        ),
        ("Rival Units can't block this turn.", t.Establish(THEIRS, t.Cannot("block"), "this turn")),
        (
            "Until your next turn, friendly Units have {Blocker}.",
            t.Establish(MINE, t.Has("BLOCKER"), "your next turn"),
        ),
        (
            "A rival Unit must attack next turn if it can.",
            t.Give(t.Choose(THEIRS, "unit"), (t.MustAttack(),), "rival's next turn"),
        ),
        (
            "Double a friendly Unit's power this turn.",
            t.Give(t.Choose(MINE, "unit"), (t.DoublePower(),), "this turn"),
        ),
    ],
)
def test_instructions(text: str, expected: t.Step) -> None:
    assert program(text) == expected
