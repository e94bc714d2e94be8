"""Texts of the sort that the next set brings, each with its tree; and that our wording of it means the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.effects import tree as t
from engine.effects.values import (
    Cards,
    Compare,
    Comparison,
    CostOf,
    Count,
    Gigs,
    Is,
    PlayedThisTurn,
    PowerOf,
    Ref,
    This,
    ValueOf,
)
from engine.errors import CardTextError
from engine.text.lowering.resolve import parts
from engine.text.rendering.render import render
from tests.engine_text.compiling import GEAR, PROGRAM, UNIT, ability, compiled, condition, modifier, program

if TYPE_CHECKING:
    from engine.facts import CardType

FRIEND = t.Choose(Cards(UNIT, "friendly"), "unit")


def same_again(text: str, card_type: CardType) -> None:
    """Our wording of a text compiles to the tree of the text."""
    abilities = compiled(text, card_type)
    assert compiled(render(abilities, card_type=card_type), card_type) == abilities


@pytest.mark.parametrize(
    ("text", "step"),
    [
        (
            "A friendly Unit loses {Blocker} and gains +4 power this turn.",
            t.Give(FRIEND, (t.Loses("BLOCKER"), t.Power(4)), "this turn"),
        ),
        ("Ready up to 2 Eddies.", t.ReadyEddies(2, up_to=True)),
        ("Ready up to 2 of your spent Eddies.", t.ReadyEddies(2, up_to=True)),
        ("Discard up to 3.", t.Discard(3, up_to=True)),
        ("Discard up to 2 Programs.", t.Discard(2, like=Cards(PROGRAM), up_to=True)),
        (
            "The next Program you play this turn costs 2 €$ less, to a minimum of 1 €$.",
            t.Establish(Cards(PROGRAM, "friendly"), t.CostChange(-2, 1, next_card=True), "this turn"),
        ),
        (
            "Play your next Gear this turn for -1 €$.",
            t.Establish(Cards(GEAR, "friendly"), t.CostChange(-1, next_card=True), "this turn"),
        ),
        (
            "Redirect a rival Unit's attack to a friendly Unit.",
            t.If(Compare(Count(Cards(UNIT, "rival", attacking=True)), ">=", 1), t.Redirect(FRIEND)),
        ),
        (
            "Defeat a Gear equipped to a rival Unit.",
            t.Defeat(t.Choose(Cards(GEAR, worn_by=Cards(UNIT, "rival")), "gear")),
        ),
        (
            "Move a Gear equipped to a friendly Unit to another friendly Unit.",
            t.Do(
                (
                    t.Pick(t.Choose(Cards(UNIT, "friendly", equipped=True), "unit")),
                    t.Equip(
                        t.Choose(Cards(GEAR, on=Ref("unit")), "gear"),
                        t.Choose(Cards(UNIT, "friendly", other_than="unit"), "unit2"),
                    ),
                )
            ),
        ),
        (
            "Return a rival Unit to its owner's hand. Its owner draws 1.",
            t.Do(
                (
                    t.Move(t.Choose(Cards(UNIT, "rival"), "unit"), "hand"),
                    t.If(Is(Ref("unit"), Cards(owner="rival")), t.Draw(1, "rival"), t.Draw(1)),
                )
            ),
        ),
        (
            "Defeat a rival Unit. Its controller draws 2.",
            t.Do((t.Defeat(t.Choose(Cards(UNIT, "rival"), "unit")), t.Draw(2, "rival"))),
        ),
        (
            "A friendly Unit gains power equal to the value of a friendly Gig this turn.",
            t.Do(
                (
                    t.Pick(t.Choose(Gigs("friendly"), "gig")),
                    t.Give(FRIEND, (t.Power(ValueOf("gig")),), "this turn"),
                )
            ),
        ),
        (
            "Draw cards equal to the value of a rival min Gig.",
            t.Do((t.Pick(t.Choose(Gigs("rival", extreme="min"), "gig")), t.Draw(ValueOf("gig")))),
        ),
        (
            "Swap a friendly Gig with a rival Gig of the same number of sides.",
            t.Swap(t.Choose(Gigs("friendly"), "gig"), t.Choose(Gigs("rival", sides_of="gig"), "gig2")),
        ),
        (
            "Give your Units +1 power this turn. If you control 4 or more Units, give them +2 power instead.",
            t.If(
                Compare(Count(Cards(UNIT, "friendly")), ">=", 4),
                t.Give(t.Every(Cards(UNIT, "friendly"), "unit"), (t.Power(2),), "this turn"),
                t.Give(t.Every(Cards(UNIT, "friendly"), "unit2"), (t.Power(1),), "this turn"),
            ),
        ),
        (
            "Look at a Rival's hand. Choose a Program from it. They discard it.",
            t.Do(
                (
                    t.LookAtHand("rival"),
                    t.Pick(t.Choose(Cards(PROGRAM, among="looked"), "program")),
                    t.Discard(1, "rival", Cards(among="program")),
                )
            ),
        ),
    ],
)
def test_instructions(text: str, step: t.Step) -> None:
    assert program(text) == step
    same_again(text, "Program")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (
            "This Unit can't be blocked by Units with power 4 or less",
            t.Cannot("be blocked", by=Cards(UNIT, "rival", power=Comparison("<=", 4))),
        ),
        ("This Unit has +3 power while defending", t.While("defending", t.Power(3))),
    ],
)
def test_statements(text: str, what: t.Modifier) -> None:
    assert modifier(text) == what
    same_again(f"{text}.", "Unit")


def test_whom_units_block_is_rival_anyway() -> None:
    lead = "This Unit can't be blocked by "
    assert modifier(f"{lead}rival Units with cost 2 or less") == modifier(f"{lead}Units with cost 2 or less")
    assert modifier(f"{lead}rival Units") == t.Cannot("be blocked")


@pytest.mark.parametrize(
    "text",
    [
        "Play this Unit for -2 €$ if you played a Gear this turn, to a minimum of 1 €$.",
        "This Unit costs 2 €$ less to play if you played a Gear this turn, to a minimum of 1 €$.",
        "If you played a Gear this turn, play this Unit for -2 €$, to a minimum of 1 €$.",
    ],
)
def test_a_condition_may_stand_before_the_minimum(text: str) -> None:
    asked = PlayedThisTurn("you", Cards(GEAR))
    assert ability(text) == t.Persistent(t.CostChange(-2, 1), This(), asked)


def test_two_cards_are_both_something() -> None:
    found = program("Trash 2. If both cards are Programs, draw 1.")
    assert found.steps[1].condition == Compare(Count(Cards(PROGRAM, among="trashed")), ">=", 2)
    assert program("Trash 2. If they are both Programs, draw 1.") == found
    same_again("Trash 2. If both cards are Programs, draw 1.", "Program")


def test_the_only_one_has_no_other_beside_it() -> None:
    assert ability("{Play} If this Unit is the only friendly Unit, draw 1.") == ability(
        "{Play} If you control no other Units, draw 1."
    )


def test_more_power_is_more_than_the_card_itself() -> None:
    found = ability("When this Unit fights a Unit with more power, it gains +2 power this turn.")
    assert found.when[0].against == Cards(UNIT, power=Comparison(">", PowerOf(This())))
    less = ability("{Attack} Spend a rival Unit with less power.")
    assert less == ability("{Attack} Spend a rival Unit with less power than this Unit.")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Discard 1. If you do, a friendly Unit gains power equal to its cost this turn.", "whose number"),
        ("Defeat a rival Unit with less power.", "less or more than what"),
        ("Choose a Gear from it.", "no hand was looked at"),
    ],
)
def test_what_may_mean_either_is_refused(text: str, said: str) -> None:
    with pytest.raises(CardTextError, match=said):
        compiled(text, "Program")


def test_its_own_power_is_its_own_where_nothing_else_was_spoken_of() -> None:
    found = program("A friendly Unit gains power equal to its power this turn.")
    assert found.what == (t.Power(PowerOf(Ref("unit"))),)
    assert condition("you control a Unit") == Compare(Count(Cards(UNIT, "friendly")), ">=", 1)


def test_a_rival_that_attacks_or_fights_this_is_that_unit_and_never_it() -> None:
    for deed in ("attacks", "fights"):
        lead = f"When a rival Unit {deed} this Unit, "
        given = ability(f"{lead}that Unit loses 2 power this turn.").step
        assert given.target == Ref("opponent" if deed == "attacks" else "unit")
        with pytest.raises(CardTextError, match="which one"):
            compiled(f"{lead}it loses 2 power this turn.")
    assert ability("When this Unit is attacked, it gains +2 power this turn.").step.target == This()


def test_what_would_be_defeated_is_returned_never_what_was_discarded() -> None:
    text = "If this Unit would be defeated, you may discard 1 to return it to its owner's hand instead."
    assert ability(text).step == t.Move(This(), "hand")
    same_again(text, "Unit")


def test_what_was_defeated_is_not_spent_afterwards() -> None:
    text = (
        "Defeat a rival Unit with power equal to or less than a friendly Unit's power. Then, spend that Unit."
    )
    with pytest.raises(CardTextError, match="nothing that was spoken of"):
        compiled(text, "Program")


def test_more_ways_to_say_what_is_known() -> None:
    assert program("Ready an Eddie.") == t.ReadyEddies(1)
    assert ability("When a friendly Unit wins a fight, it may steal a rival min Gig.").step == t.May(
        t.Steal(t.Choose(Gigs("rival", extreme="min"), "gig"), actor=Ref("unit"))
    )
    assert program("Choose a friendly Unit. Defeat its Gear.") == program(
        "Choose a friendly Unit. Defeat all of its Gear."
    )
    of_several = t.Choose(Cards(GEAR, worn_by=Cards(UNIT, "friendly")), "gear", 2, up_to=True)
    assert ability("{Play} Move up to 2 Gear from friendly Units to this Unit.").step == t.Equip(
        of_several, This()
    )


@pytest.mark.parametrize(
    "text",
    [
        "If its cost is even, spend a rival Unit. If its cost is odd, draw 1.",
        "If it's a Unit, spend a rival Unit. If it's a Gear, draw 1.",
        "If its cost is 2 or less, this Unit gains +2 power this turn. If its cost is 5 or more, draw 1.",
    ],
)
def test_two_questions_in_a_row_ask_the_same_piece(text: str) -> None:
    found = ability(f"{{Attack}} Reveal the top card of your deck. {text}")
    first, second = (step for step in found.step.steps if isinstance(step, t.If))
    for asked in (first.condition, second.condition):
        assert Ref("looked") in parts(asked)
        assert This() not in parts(asked)


@pytest.mark.parametrize(
    "second", ["If its cost is 3 or less, draw 1.", "If it's equipped, draw 1.", "If it's a DRONE, draw 1."]
)
def test_a_second_question_of_something_else_may_ask_either(second: str) -> None:
    lead = "{Play} Spend a rival Unit. If it's a CORPO, ready another friendly Unit. "
    with pytest.raises(CardTextError, match="which one"):
        compiled(lead + second)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "When a rival Unit is defeated in a fight by this Unit, draw 1.",
            "When this Unit defeats a rival Unit in a fight, draw 1.",
        ),
        (
            "When a rival CORPO Unit is defeated by this Unit, draw 1.",
            "When this Unit defeats a rival CORPO Unit in a fight, draw 1.",
        ),
        (
            "This Unit can't be defeated in a fight by Units with cost 3 or less.",
            "This Unit can't be defeated in fights against Units with cost 3 or less.",
        ),
        (
            "If you control the most Gigs, this Unit can't be blocked.",
            "If you control more Gigs than a Rival, this Unit can't be blocked.",
        ),
        (
            "If a Rival has the fewest Gigs, this Unit can't be blocked.",
            "If a Rival has fewer Gigs than you, this Unit can't be blocked.",
        ),
        (
            "If your ☆ is greater than theirs, this Unit has +1 power.",
            "If you have more ☆ than a Rival, this Unit has +1 power.",
        ),
        (
            "If an ARASAKA Legend is face-up in your Legends area, this Unit has +2 power.",
            "If there is a face-up ARASAKA Legend in your Legends area, this Unit has +2 power.",
        ),
        (
            "If your Legends are all face-up, this Unit has +1 power.",
            "If all of your Legends are face-up, this Unit has +1 power.",
        ),
        (
            "Units your Rivals control with power 3 or less can't attack.",
            "Rival Units with power 3 or less can't attack.",
        ),
        (
            "If you control a red Unit, a green Unit, and a Gear, this Unit has +1 power.",
            "If you control a red Unit and you control a green Unit and you control a Gear, this Unit has +1 power.",
        ),
    ],
)
def test_these_words_say_the_same(text: str, same: str) -> None:
    assert compiled(text) == compiled(same)


def test_who_is_defeated_by_this_unit_is_that_unit_and_never_it() -> None:
    lead = "When a rival Unit is defeated in a fight by this Unit, "
    found = ability(f"{lead}draw cards equal to that Unit's cost.")
    assert found.step == t.Draw(CostOf(Ref("opponent")))
    with pytest.raises(CardTextError, match="which one"):
        compiled(f"{lead}it gains +1 power this turn.")
    with pytest.raises(CardTextError, match="by another"):
        compiled("When this Unit is defeated by this Unit, draw 1.")


def test_face_up_in_an_area_asks_both() -> None:
    found = ability(
        "While this Legend is face-up in your Legends area, friendly MOX Units have +1 power.", "Legend"
    )
    assert found.condition == Is(This(), Cards(side="friendly", areas=("legends",), face_up=True))
    field = ability("If this Unit is ready on the field, friendly MOX Units have +1 power.")
    assert field.condition == Is(This(), Cards(areas=("field",), spent=False))
