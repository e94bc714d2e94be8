"""Pieces, amounts, conditions and modifiers in words; every card here is made up."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    CallsFree,
    Cannot,
    Choose,
    CostChange,
    Defeat,
    DoublePower,
    Draw,
    Every,
    Gains,
    Has,
    MayAttack,
    Modifier,
    MustAttack,
    PaysInstead,
    Power,
    Sell,
    StealsFewer,
    Target,
    TopOfDeck,
    Triggered,
    While,
    WinsFights,
)
from engine.effects.values import (
    Alike,
    Amount,
    AnyOf,
    Both,
    Cards,
    Compare,
    Comparison,
    Condition,
    CostOf,
    Count,
    Difference,
    DifferentValues,
    Either,
    FixerEmpty,
    Gigs,
    Happened,
    Highest,
    Is,
    IsParity,
    Kind,
    Lowest,
    Not,
    Pairs,
    PlayedThisTurn,
    Plus,
    PowerOf,
    Ref,
    StreetCred,
    Tally,
    This,
    Times,
    Trigger,
    ValueIsAmong,
    ValueOf,
    YourTurn,
)
from engine.text.rendering.render import render_amount, render_condition, render_modifier, render_step

UNIT: tuple[Kind, ...] = ("Unit",)
LEGEND: tuple[Kind, ...] = ("Legend",)
GEAR: tuple[Kind, ...] = ("Gear",)
YOU, RIVAL = StreetCred("you"), StreetCred("rival")


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (Choose(Cards(UNIT, "rival"), "unit"), "a rival Unit"),
        (Choose(Cards(UNIT, "friendly", other=True), "unit"), "another friendly Unit"),
        (Choose(Cards(UNIT, "rival", spent=True), "unit", 2), "2 spent rival Units"),
        (
            Choose(Cards(UNIT, "rival", equipped=False), "unit", 3, up_to=True),
            "up to 3 rival unequipped Units",
        ),
        (Choose(Cards(UNIT, "friendly", spent=False), "unit", up_to=True), "up to 1 ready friendly Unit"),
        (Choose(Cards(UNIT, "friendly"), "unit", by="rival"), "a friendly Unit of a Rival's choice"),
        (
            Choose(Cards(UNIT, "rival"), "unit", Pairs("friendly")),
            "a rival Unit for each friendly value-pair of Gigs",
        ),
        (Choose(Cards(UNIT, tags=("MERC",)), "unit"), "a MERC Unit"),
        (Choose(Cards(UNIT, tags=("AI", "NCPD", "MERC")), "unit"), "an AI, NCPD, or MERC Unit"),
        (Choose(Cards(UNIT, color="Yellow", equipped=True), "unit"), "an equipped Yellow Unit"),
        (Choose(Cards(UNIT, "rival", extreme="lowest power"), "unit"), "a rival lowest-power Unit"),
        (Choose(Cards(LEGEND, "friendly", face_up=False), "legend"), "a friendly face-down Legend"),
        (Choose(Cards(("Unit", "Legend"), face_up=True), "unit"), "a Unit or face-up Legend"),
        (
            Choose(Cards(UNIT, cost=Comparison("<=", 3), keyword="GO SOLO"), "unit"),
            "a Unit with cost 3 or less and {Go Solo}",
        ),
        (Choose(Cards(UNIT, power=Comparison("=", 0)), "unit"), "a Unit with power 0"),
        (Choose(Cards(UNIT, power=Comparison(">", 4)), "unit"), "a Unit with power higher than 4"),
        (Choose(Cards(UNIT, cost=Comparison(">=", 4)), "unit"), "a Unit with cost 4 or more"),
        (
            Choose(Cards(UNIT, cost=Comparison("<=", ValueOf("gig"))), "unit"),
            "a Unit with cost equal to or less than that Gig's value",
        ),
        (
            Choose(Cards(UNIT, cost=Comparison("=", AnyOf(Gigs("friendly")))), "unit"),
            "a Unit with cost equal to the value of a friendly Gig",
        ),
        (
            Choose(Cards(UNIT, power=Comparison(">", Lowest(Cards(UNIT, "friendly")))), "unit"),
            "a Unit with power higher than the lowest power among friendly Units",
        ),
        (Choose(Cards(GEAR, on=This()), "gear"), "a Gear equipped to this Unit"),
        (Choose(Cards(GEAR, name="LUCKY KNIFE"), "gear"), 'a Gear named "LUCKY KNIFE"'),
        (Choose(Cards(LEGEND, "friendly", ("legends",)), "legend", 2), "2 Legends in your Legends area"),
        (Choose(Cards(UNIT, "rival", other_than="unit"), "unit2"), "a rival Unit other than that Unit"),
        (Every(Cards(UNIT, "rival"), "unit"), "all rival Units"),
        (Every(Cards(UNIT, other=True), "unit"), "all other Units"),
        (This(), "this Unit"),
        (Ref("opponent"), "the opposing Unit"),
    ],
)
def test_targets(target: Target, words: str) -> None:
    assert render_step(Defeat(target)) == f"Defeat {words}."


def test_the_top_of_the_deck() -> None:
    assert render_step(Sell(TopOfDeck("card"))) == "Sell the top card of your deck."
    assert render_step(Sell(TopOfDeck("card", 3))) == "Sell the top 3 cards of your deck."


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (3, "3"),
        (Count(Cards(UNIT, "friendly", other=True)), "the number of other friendly Units"),
        (Count(Cards(("Program",), "friendly", ("trash",))), "the number of Programs in your trash"),
        (Count(Gigs("rival", value=Comparison(">=", 8))), "the number of rival Gigs with 8+ value"),
        (Pairs("friendly", "sides"), "the number of friendly sided-pairs of Gigs"),
        (DifferentValues("rival"), "the number of different values among rival Gigs"),
        (RIVAL, "a Rival's Street Cred"),
        (PowerOf(This()), "this Unit's power"),
        (CostOf(Ref("discarded")), "the discarded cards' cost"),
        (ValueOf("gig"), "that Gig's value"),
        (Highest(Gigs("friendly", extreme="max")), "the highest value among friendly max Gigs"),
        (Lowest(Cards(UNIT)), "the lowest power among Units"),
        (Happened(Trigger("steals", who="you")), "the number of times you stole a Gig this turn"),
        (Tally("trashed"), "the number of trashed cards"),
        (Times(YOU, 2), "2 times your Street Cred"),
        (Plus(ValueOf("gig"), 2), "that Gig's value plus 2"),
        (Difference(YOU, RIVAL), "the difference between your Street Cred and a Rival's Street Cred"),
        (Times(Plus(YOU, 1), 2), "2 times “your Street Cred plus 1”"),
    ],
)
def test_amounts(amount: Amount, words: str) -> None:
    assert render_amount(amount) == words


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (Compare(YOU, ">=", 7), "you have 7+ Street Cred"),
        (Compare(RIVAL, "<", 20), "a Rival has less than 20 Street Cred"),
        (Compare(YOU, "<", RIVAL), "you have less Street Cred than a Rival"),
        (Compare(RIVAL, ">", YOU), "a Rival has more Street Cred than you"),
        (
            Compare(Difference(YOU, RIVAL), ">=", 10),
            "your Street Cred differs from a Rival's Street Cred by 10+",
        ),
        (Compare(Count(Gigs("friendly", extreme="min")), ">=", 1), "you control a min Gig"),
        (
            Compare(Count(Gigs("friendly", parity="odd")), ">=", 2),
            "you control 2 or more Gigs with an odd value",
        ),
        (Compare(Count(Cards(UNIT, "rival", spent=True)), "=", 0), "a Rival controls no spent Units"),
        (Compare(Count(Gigs("rival")), ">", Count(Gigs("friendly"))), "a Rival controls more Gigs than you"),
        (
            Compare(Count(Gigs("rival")), ">=", Plus(Count(Gigs("friendly")), 2)),
            "a Rival controls at least 2 more Gigs than you",
        ),
        (
            Compare(Count(Cards(("Program",), "friendly", ("trash",))), ">=", 3),
            "there are 3 or more Programs in your trash",
        ),
        (Compare(Pairs("friendly"), ">=", 1), "you control a value-pair of Gigs"),
        (Compare(DifferentValues("friendly"), ">=", 3), "you control 3 or more Gigs with different values"),
        (
            Compare(Alike(Gigs("friendly"), "values"), ">=", 3),
            "you control 3 or more Gigs with the same value",
        ),
        (
            Compare(Happened(Trigger("defeated", Cards(UNIT, "friendly"))), ">=", 1),
            "a friendly Unit was defeated this turn",
        ),
        (Compare(PowerOf(Ref("unit")), "<=", 4), "that Unit's power is 4 or less"),
        (Compare(CostOf(Ref("card")), "<", ValueOf("gig")), "that card's cost is less than that Gig's value"),
        (IsParity(YOU, "even"), "your Street Cred is even"),
        (Is(This(), Cards(spent=True)), "this Unit is spent"),
        (Is(Ref("legend"), Cards(tags=("MERC", "AI"))), "that Legend is MERC or AI"),
        (Is(Ref("legend"), Cards(keyword="GO SOLO")), "that Legend has {Go Solo}"),
        (Is(Ref("unit"), Cards(UNIT, tags=("ROCKER",))), "that Unit is a ROCKER Unit"),
        (Is(Ref("gig"), Gigs(sides=20)), "that Gig is a d20"),
        (Is(Ref("looked"), Cards(chosen_kind=True)), "the revealed cards are of the chosen type"),
        (
            ValueIsAmong(CostOf(Ref("gear")), "friendly"),
            "that Gear's cost equals the value of a friendly Gig",
        ),
        (YourTurn(), "it's your turn"),
        (FixerEmpty("rival"), "a Rival's fixer area is empty"),
        (PlayedThisTurn("you", Cards(("Program",))), "you played a Program this turn"),
        (Not(PlayedThisTurn("you", Cards(("Program",)))), "you didn't play a Program this turn"),
        (Not(Is(This(), Cards(keyword="BLOCKER"))), "this Unit doesn't have {Blocker}"),
        (Not(Compare(YOU, ">", RIVAL)), "it isn't true that “you have more Street Cred than a Rival”"),
        (Both((YourTurn(), FixerEmpty())), "it's your turn and your fixer area is empty"),
        (
            Both((Either((YourTurn(), FixerEmpty())), YourTurn())),
            "“it's your turn or your fixer area is empty” and it's your turn",
        ),
    ],
)
def test_conditions(condition: Condition, words: str) -> None:
    assert render_condition(condition) == words


@pytest.mark.parametrize(
    ("modifier", "words"),
    [
        (Power(2), "has +2 power"),
        (Power(Times(Count(Gigs("friendly")), -1)), "has -1 power for each friendly Gig"),
        (Power(ValueOf("gig")), "has +1 power for each point of that Gig's value"),
        (Power(Times(PowerOf(This()), -1)), "has -1 power for each point of this Unit's power"),
        (DoublePower(), "has double power"),
        (Has("GO SOLO"), "has {Go Solo}"),
        (Cannot("be defeated in a fight"), "can't be defeated in a fight"),
        (Cannot("attack", turn_played=True), "can't attack the turn it's played"),
        (Cannot("steal"), "can't steal Gigs"),
        (
            Cannot("steal", Gigs(value=Comparison("<", PowerOf(Ref("each"))))),
            "can't steal Gigs with value less than its power",
        ),
        (MayAttack(Cards(UNIT, "rival"), ready=True), "can attack ready rival Units"),
        (MayAttack(gig_area=True, lagging=True), "can attack a Rival's Gig area the turn it's played"),
        (
            MayAttack(Cards(UNIT, "rival"), next_attack=True),
            "can attack rival Units the next time it attacks",
        ),
        (MustAttack(), "must attack if it can"),
        (StealsFewer(1), "steals 1 fewer Gig"),
        (StealsFewer(-2), "steals 2 more Gigs"),
        (WinsFights(Cards(UNIT, tags=("CORPO",))), "wins all fights against CORPO Units"),
        (CostChange(-2, 1, "go-solo"), "may use {Go Solo} for -2 €$, to a minimum of 1 €$"),
        (CostChange(2, what="go-solo"), "must pay +2 €$ to use {Go Solo}"),
        (CostChange(-2), "is played for -2 €$"),
        (PaysInstead(3), "is played for 3 €$"),
        (CallsFree(), "may be used to Call a Legend for free"),
        (Gains(Triggered((Trigger("attacks", This()),), Draw())), "has “{Attack} Draw 1”"),
        (While("attacking", Power(1)), "has +1 power while attacking"),
        (
            While("fighting", DoublePower(), Cards(UNIT, "rival")),
            "has double power while fighting rival Units",
        ),
    ],
)
def test_modifiers(modifier: Modifier, words: str) -> None:
    assert render_modifier(modifier) == words
