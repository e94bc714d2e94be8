"""Pieces, Gigs and numbers in card text."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects import tree as t
from engine.effects.values import (
    AnyOf,
    Cards,
    Comparison,
    CostOf,
    Count,
    Difference,
    DifferentValues,
    Gigs,
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
    ValueOf,
)
from tests.engine_text.compiling import GEAR, LEGEND, PROGRAM, UNIT, ability, modifier, program


def defeated(what: str) -> Any:
    """The target of "Defeat <what>." in a Program."""
    return program(f"Defeat {what}.").target


@pytest.mark.parametrize(
    ("what", "of"),
    [
        ("a Unit", Cards(UNIT)),
        ("a spent friendly Unit", Cards(UNIT, "friendly", spent=True)),
        ("a friendly spent Unit", Cards(UNIT, "friendly", spent=True)),
        ("a ready rival equipped Unit", Cards(UNIT, "rival", spent=False, equipped=True)),
        ("a rival unequipped Unit", Cards(UNIT, "rival", equipped=False)),
        ("a rival Unit with no equipped Gear", Cards(UNIT, "rival", equipped=False)),
        ("a face-up Legend", Cards(LEGEND, face_up=True)),
        ("a green Unit", Cards(UNIT, color="Green")),
        ("a MERC Unit", Cards(UNIT, tags=("MERC",))),
        ("a MERC or CORPO Unit", Cards(UNIT, tags=("MERC", "CORPO"))),
        ("a MERC, CORPO, or AI Unit", Cards(UNIT, tags=("MERC", "CORPO", "AI"))),
        ("a Unit with {Blocker}", Cards(UNIT, keyword="BLOCKER")),
        ("a {Blocker} Unit", Cards(UNIT, keyword="BLOCKER")),
        ("a Unit or Legend", Cards(("Unit", "Legend"))),
        ("a Legend or Unit", Cards(("Unit", "Legend"))),
        ("a friendly Unit or face-up Legend", Cards(("Unit", "Legend"), "friendly", face_up=True)),
        ("a red Unit or red Gear", Cards(("Unit", "Gear"), color="Red")),
        ("a Unit, Legend, or Gear", Cards(("Unit", "Legend", "Gear"))),
        ("a rival gear card", Cards(GEAR, "rival")),
        ("a Unit you control", Cards(UNIT, "friendly")),
        ("a Unit a Rival controls", Cards(UNIT, "rival")),
        ("a Rival's spent Unit", Cards(UNIT, "rival", spent=True)),
        ("1 of your Units", Cards(UNIT, "friendly")),
        ("a Unit on the field", Cards(UNIT, areas=("field",))),
        ("a lowest-power rival Unit", Cards(UNIT, "rival", extreme="lowest power")),
        ("a rival Unit with the highest power", Cards(UNIT, "rival", extreme="highest power")),
        ("a Unit that is spent", Cards(UNIT, spent=True)),
        ('a Gear named "RED DAWN"', Cards(GEAR, name="RED DAWN")),
    ],
)
def test_a_description_asks_all_that_it_says(what: str, of: Cards) -> None:
    assert defeated(what).of == of


@pytest.mark.parametrize(
    ("what", "cost", "power"),
    [
        ("with cost 3", Comparison("=", 3), None),
        ("with cost 3 or less", Comparison("<=", 3), None),
        ("that costs 3 or less", Comparison("<=", 3), None),
        ("with a cost of 3 or more", Comparison(">=", 3), None),
        ("with power 5 or less", None, Comparison("<=", 5)),
        ("with 5 or more power", None, Comparison(">=", 5)),
        ("with 5+ power", None, Comparison(">=", 5)),
        ("with power 0", None, Comparison("=", 0)),
        ("with cost 2 or less and power 4 or more", Comparison("<=", 2), Comparison(">=", 4)),
        ("with power less than your ☆", None, Comparison("<", StreetCred())),
        (
            "with power equal to or less than the number of friendly Gigs",
            None,
            Comparison("<=", Count(Gigs("friendly"))),
        ),
        (
            "with power higher than the highest value among rival Gigs",
            None,
            Comparison(">", Highest(Gigs("rival"))),
        ),
        ("with less power than a friendly Unit", None, Comparison("<", Highest(Cards(UNIT, "friendly")))),
        ("with more power than a friendly Unit", None, Comparison(">", Lowest(Cards(UNIT, "friendly")))),
        ("with power equal to the value of a friendly Gig", None, Comparison("=", AnyOf(Gigs("friendly")))),
        ("with cost equal to the value of a d8", Comparison("=", AnyOf(Gigs(sides=8))), None),
    ],
)
def test_numbers_are_compared_as_the_text_says(
    what: str, cost: Comparison | None, power: Comparison | None
) -> None:
    assert defeated(f"a Unit {what}").of == Cards(UNIT, cost=cost, power=power)


@pytest.mark.parametrize(
    ("what", "target"),
    [
        ("2 rival Units", t.Choose(Cards(UNIT, "rival"), "unit", 2)),
        ("up to 2 rival Units", t.Choose(Cards(UNIT, "rival"), "unit", 2, up_to=True)),
        ("up to one Gear", t.Choose(Cards(GEAR), "gear", 1, up_to=True)),
        ("all Gear", t.Every(Cards(GEAR), "gear")),
        ("each rival Unit", t.Every(Cards(UNIT, "rival"), "unit")),
        ("all of a Rival's Units", t.Every(Cards(UNIT, "rival"), "unit")),
        ("a Legend", t.Choose(Cards(LEGEND), "legend")),
        ("a Unit or Gear", t.Choose(Cards(("Unit", "Gear")), "card")),
        (
            "a Unit for each friendly min Gig",
            t.Choose(Cards(UNIT), "unit", Count(Gigs("friendly", extreme="min"))),
        ),
        (
            "2 Units for each friendly value-pair of Gigs",
            t.Choose(Cards(UNIT), "unit", Times(Pairs("friendly"), 2)),
        ),
        ("a friendly Unit of a Rival's choice", t.Choose(Cards(UNIT, "friendly"), "unit", by="rival")),
    ],
)
def test_how_many_are_chosen(what: str, target: t.Target) -> None:
    assert defeated(what) == target


def test_other_and_another_leave_out_the_card_itself() -> None:
    assert ability("{Play} Defeat another Unit.").step.target.of == Cards(UNIT, other=True)
    assert ability("{Play} Defeat all other Units.").step.target.of == Cards(UNIT, other=True)
    assert ability("{Play} Defeat a Unit other than this Unit.").step.target.of == Cards(UNIT, other=True)


def test_another_after_a_choice_is_other_than_the_chosen_one() -> None:
    assert program("Spend a rival Unit. Ready another rival Unit.").steps[1].target.of == Cards(
        UNIT, "rival", other_than="unit"
    )


@pytest.mark.parametrize(
    ("what", "of"),
    [
        ("a Gig", Gigs()),
        ("a friendly d20", Gigs("friendly", sides=20)),
        ("a rival d6 Gig", Gigs("rival", sides=6)),
        ("a min Gig", Gigs(extreme="min")),
        ("a friendly min or max Gig", Gigs("friendly", extreme="min or max")),
        ("a Gig at max value", Gigs(extreme="max")),
        ("a Gig with an odd value", Gigs(parity="odd")),
        ("a Gig with 8+ value", Gigs(value=Comparison(">=", 8))),
        ("a Gig with value 2 or less", Gigs(value=Comparison("<=", 2))),
        ("a Gig in a Rival's Gig area", Gigs("rival")),
        ("a Gig you control", Gigs("friendly")),
        ("the value of a friendly Gig", Gigs("friendly")),
        ("a friendly Gig's value", Gigs("friendly")),
        ("your Gig", Gigs("friendly")),
        ("a rival Gig with the lowest value", Gigs("rival", value=Comparison("=", Lowest(Gigs("rival"))))),
    ],
)
def test_which_gigs_are_meant(what: str, of: Gigs) -> None:
    assert program(f"Decrease {what} by 1.").gig == t.Choose(of, "gig")


@pytest.mark.parametrize(
    ("what", "of"),
    [
        ("a card from your trash", Cards(side="friendly", areas=("trash",))),
        ("a Program from your hand or trash", Cards(PROGRAM, "friendly", areas=("hand", "trash"))),
        ("up to 2 Legends in your Legends area", Cards(LEGEND, "friendly", areas=("legends",))),
        ("a card from a Rival's trash", Cards(side="rival", areas=("trash",))),
        ("a Gear from this Unit", Cards(GEAR, on=This())),
        ("one of its Gear", Cards(GEAR, on=This())),
    ],
)
def test_where_cards_lie(what: str, of: Cards) -> None:
    assert ability(f"When this Unit attacks, bottom-deck {what}.").step.target.of == of


@pytest.mark.parametrize(
    ("said", "amount"),
    [
        ("1", 1),
        ("a card", 1),
        ("2 cards", 2),
        ("1 for each friendly face-up Legend", Count(Cards(LEGEND, "friendly", face_up=True))),
        ("2 for each of your Units", Times(Count(Cards(UNIT, "friendly")), 2)),
        ("1 for each card in your hand", Count(Cards(side="friendly", areas=("hand",)))),
        ("1 for each different value among friendly Gigs", DifferentValues("friendly")),
        ("1 for each friendly sided-pair of Gigs", Pairs("friendly", "sides")),
        ("cards equal to the number of rival Gear", Count(Cards(GEAR, "rival"))),
        ("cards equal to a Rival's ☆", StreetCred("rival")),
        ("cards equal to twice your ☆", Times(StreetCred(), 2)),
        ("cards equal to your ☆ plus 2", Plus(StreetCred(), 2)),
        ("cards equal to 2 more than your ☆", Plus(StreetCred(), 2)),
        (
            "cards equal to the difference between your ☆ and a Rival's ☆",
            Difference(StreetCred(), StreetCred("rival")),
        ),
        ("cards equal to the lowest power among rival Units", Lowest(Cards(UNIT, "rival"))),
        ("a card for each point of your ☆", StreetCred()),
    ],
)
def test_amounts(said: str, amount: Any) -> None:
    assert program(f"Draw {said}.") == t.Draw(amount)


def test_numbers_of_pieces_that_were_spoken_of() -> None:
    assert program("Spend a Unit. Draw cards equal to its power.").steps[1] == t.Draw(PowerOf(Ref("unit")))
    assert program("Spend a Unit. Draw cards equal to that Unit's cost.").steps[1] == t.Draw(
        CostOf(Ref("unit"))
    )
    assert program("Increase a Gig by 1. Draw cards equal to its value.").steps[1] == t.Draw(ValueOf("gig"))
    assert program("Discard your hand. Draw 1 for each discarded card.").steps[1] == t.Draw(
        Tally("discarded")
    )
    assert modifier("This Unit has +1 power for each of its equipped Gear") == t.Power(
        Count(Cards(GEAR, on=This()))
    )
