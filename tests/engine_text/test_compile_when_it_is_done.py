"""What is done later, and what is asked then; which pieces did not do something; numbers that are even or odd."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.effects import tree as t
from engine.effects.values import Cards, Compare, Gigs, Is, Ref, StreetCred, Trigger
from engine.text.rendering.render import render
from tests.engine_text.compiling import UNIT, compiled, program

if TYPE_CHECKING:
    from engine.facts import CardType

NEXT_TURN = Trigger("turn-starts", who="you")
FAMOUS = Compare(StreetCred(), ">=", 10)


@pytest.mark.parametrize(
    "text", ["At the start of your next turn, draw 2.", "Draw 2 at the beginning of your next turn."]
)
def test_at_the_start_of_your_next_turn(text: str) -> None:
    assert program(text) == t.NextTime(NEXT_TURN, t.Draw(2), "end of your next turn")


def test_a_piece_chosen_now_is_meant_then() -> None:
    assert program("Spend a rival Unit. At the start of your next turn, defeat it.") == t.Do(
        (
            t.Spend(t.Choose(Cards(UNIT, "rival"), "unit")),
            t.NextTime(NEXT_TURN, t.Defeat(Ref("unit")), "end of your next turn"),
        )
    )


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("At the end of this turn, if you have 10+ ☆, draw 2.", t.Later(t.If(FAMOUS, t.Draw(2)))),
        ("If you have 10+ ☆, at the end of this turn, draw 2.", t.If(FAMOUS, t.Later(t.Draw(2)))),
        (
            "When a friendly Unit steals a Gig this turn, if it's a min Gig, draw 1.",
            t.NextTime(
                Trigger("steals", Cards(UNIT, "friendly")),
                t.If(Is(Ref("gig"), Gigs(extreme="min")), t.Draw()),
                every=True,
            ),
        ),
    ],
)
def test_a_condition_is_asked_where_it_stands(text: str, step: t.Step) -> None:
    assert program(text) == step
    made = compiled(text, "Program")
    assert compiled(render(made, card_type="Program"), "Program") == made


def test_what_hangs_on_a_question_asked_then() -> None:
    asked = t.If(FAMOUS, t.Draw(2), t.Discard())
    made = program("At the end of this turn, if you have 10+ ☆, draw 2. Otherwise, discard 1.")
    assert made == t.Later(asked)


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("Ready a friendly Unit that didn't attack this turn.", Cards(UNIT, "friendly", did_not="attacks")),
        ("Ready a friendly Unit that hasn't attacked this turn.", Cards(UNIT, "friendly", did_not="attacks")),
        ("Ready a Unit that didn't steal a Gig this turn.", Cards(UNIT, did_not="steals")),
        ("Ready a Unit with an odd cost.", Cards(UNIT, cost_parity="odd")),
        ("Ready a Unit with even power.", Cards(UNIT, power_parity="even")),
        ("Ready a Unit that isn't defending.", Cards(UNIT, in_attack="not defending")),
    ],
)
def test_which_ones(text: str, of: Cards) -> None:
    assert program(text) == t.Ready(t.Choose(of, "unit"))


def test_a_program_redirects_to_another_than_the_one_attacked() -> None:
    elsewhere = t.Choose(Cards(UNIT, "friendly", in_attack="not defending"), "unit")
    assert program("Redirect the attack to another friendly Unit.") == t.Redirect(elsewhere)
    (made,) = compiled("{Quick} {Spend} Redirect the attack to another friendly Unit.")
    assert isinstance(made, t.Activated)
    assert made.step == t.Redirect(t.Choose(Cards(UNIT, "friendly", other=True), "unit"))


@pytest.mark.parametrize(
    ("card_type", "text", "same"),
    [
        ("Unit", "Rivals can't use {Go Solo}.", "Rival Legends can't use {Go Solo}."),
        ("Program", "You can't go solo this turn.", "This turn, friendly Legends can't use {Go Solo}."),
        ("Unit", "Players can't Call Legends.", "Legends can't be called."),
        ("Unit", "Players can't play Programs.", "Programs can't be played."),
        (
            "Unit",
            "{Play} If this Unit hasn't attacked this turn, draw 1.",
            "{Play} If this Unit didn't attack this turn, draw 1.",
        ),
    ],
)  # fmt: skip
def test_said_otherwise(card_type: CardType, text: str, same: str) -> None:
    assert compiled(text, card_type) == compiled(same, card_type)
