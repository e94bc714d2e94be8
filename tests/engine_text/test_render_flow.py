"""Instructions of several sentences in words; every card here is made up."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    Cannot,
    Choose,
    ChooseOne,
    Defeat,
    Discard,
    Do,
    Draw,
    EachPlayer,
    Every,
    Give,
    If,
    IfYouDo,
    Later,
    Look,
    May,
    MayInstead,
    Move,
    NextTime,
    Pick,
    Ready,
    Spend,
    Step,
)
from engine.effects.values import (
    Cards,
    Compare,
    Count,
    Kind,
    Ref,
    StreetCred,
    This,
    Trigger,
    YourTurn,
)
from engine.text.rendering.render import render_step

UNIT: tuple[Kind, ...] = ("Unit",)
GEAR: tuple[Kind, ...] = ("Gear",)
RIVAL_UNIT = Choose(Cards(UNIT, "rival"), "unit")
OWN_UNIT = Choose(Cards(UNIT, "friendly"), "unit")
THAT = Ref("unit")
CRED = Compare(StreetCred(), ">=", 7)


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (
            Do((Spend(RIVAL_UNIT), Give(THAT, (Cannot("ready"),), "your next turn"))),
            "Spend a rival Unit. That Unit can't ready until your next turn.",
        ),
        (May(Do((Draw(1), Discard(1)))), "You may draw 1, then discard 1."),
        (Do((May(Draw(1)), Discard(1))), "You may draw 1. Discard 1."),
        (May(Discard(1, "rival")), "You may have a Rival discard 1."),
        (May(Discard(1), "rival"), "A Rival may discard 1."),
        (If(CRED, Draw(1)), "If you have 7+ Street Cred, draw 1."),
        (If(CRED, Draw(2), Draw(1)), "If you have 7+ Street Cred, draw 2. Otherwise, draw 1."),
        (
            If(CRED, IfYouDo(May(Discard(1)), Draw(2))),
            "If you have 7+ Street Cred, you may discard 1. If you do, draw 2.",
        ),
        (
            If(CRED, Draw(2), If(YourTurn(), Draw(1))),
            "If you have 7+ Street Cred, draw 2. Otherwise, if it's your turn, draw 1.",
        ),
        (
            IfYouDo(May(Discard(1)), Draw(2), Draw(1)),
            "You may discard 1. If you do, draw 2. Otherwise, draw 1.",
        ),
        (IfYouDo(May(Discard(1)), None, Draw(1)), "You may discard 1. If you don't, draw 1."),
        (
            IfYouDo(May(Discard(1), "rival"), None, Draw(1)),
            "A Rival may discard 1. If they don't, draw 1.",
        ),
        (MayInstead(CRED, Draw(2), Draw(1)), "Draw 1. You may draw 2 instead if you have 7+ Street Cred."),
        (ChooseOne((Draw(1), Spend(RIVAL_UNIT))), "Choose one effect. Draw 1. // Spend a rival Unit."),
        (ChooseOne((Draw(1), Discard(1)), "rival"), "A Rival chooses one effect. Draw 1. // Discard 1."),
        (
            ChooseOne((Draw(1), Discard(1)), all_if=CRED),
            "Choose one effect. If you have 7+ Street Cred, choose both instead. Draw 1. // Discard 1.",
        ),
        (
            If(CRED, ChooseOne((Draw(1), Discard(1)), "rival"), Do((Draw(1), Discard(1)))),
            (
                "Resolve both effects. If you have 7+ Street Cred, a Rival chooses one effect instead. "
                "Draw 1. // Discard 1."
            ),
        ),
        (EachPlayer(Do((Discard(None), May(Draw(5))))), "Each player discards their hand, then may draw 5."),
        (EachPlayer(Defeat(OWN_UNIT)), "Each player defeats one of their Units."),
        (EachPlayer(Defeat(RIVAL_UNIT)), "Each player resolves “Defeat a rival Unit”."),
        (Later(Defeat(This())), "At the end of this turn, defeat this Unit."),
        (
            NextTime(Trigger("loses-fight", Cards(UNIT, "friendly")), Defeat(Ref("opponent"))),
            "The next time a friendly Unit loses a fight this turn, defeat the opposing Unit.",
        ),
        (
            Do(
                (
                    Look(4, "search"),
                    Move(Choose(Cards(GEAR, among="looked"), "gear"), "hand"),
                    Move(Every(Cards(among="looked"), "card"), "bottom of deck"),
                )
            ),
            (
                "Search the top 4 cards of your deck. Add a Gear from among the searched cards to your hand. "
                "Bottom-deck the rest."
            ),
        ),
        (
            Do(
                (
                    Pick(OWN_UNIT),
                    Pick(Choose(Cards(UNIT, "rival"), "unit2")),
                    Ready(Ref("unit")),
                    Spend(Ref("unit2")),
                )
            ),
            "Choose a friendly Unit. Choose a rival Unit. Ready the first Unit. Spend the second Unit.",
        ),
    ],
)
def test_several_sentences(step: Step, words: str) -> None:
    assert render_step(step) == words


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (
            If(CRED, Do((May(Draw(1)), Discard(1)))),
            "If you have 7+ Street Cred, resolve “You may draw 1. Discard 1”.",
        ),
        (
            If(CRED, IfYouDo(Draw(1), Discard(1)), Draw(2)),
            "If you have 7+ Street Cred, resolve “Draw 1. If you do, discard 1”. If that isn't so, draw 2.",
        ),
        (
            IfYouDo(If(CRED, Draw(1)), Discard(1)),
            "Resolve “If you have 7+ Street Cred, draw 1”. If you do, discard 1.",
        ),
        (
            Do((ChooseOne((Draw(1), Draw(2))), Discard(1))),
            "Resolve “Choose one effect. Draw 1. // Draw 2”. Discard 1.",
        ),
        (
            May(Give(RIVAL_UNIT, (Cannot("attack"),), "this turn")),
            "You may resolve “A rival Unit can't attack this turn”.",
        ),
        (May(IfYouDo(Draw(1), Discard(1))), "You may resolve “Draw 1. If you do, discard 1”."),
        (Do((Do((Draw(1), Discard(1))), Draw(2))), "Resolve “Draw 1. Discard 1”. Draw 2."),
    ],
)
def test_what_english_cannot_say_in_a_row_is_grouped(step: Step, words: str) -> None:
    assert render_step(step) == words


def test_a_reference_to_several_pieces_is_plural() -> None:
    two = Choose(Cards(UNIT, "rival"), "unit", 2)
    assert render_step(Do((Pick(two), Spend(THAT)))) == "Choose 2 rival Units. Spend those Units."


def test_counting_what_was_discarded() -> None:
    assert render_step(Draw(Count(Cards(UNIT, among="trashed")))) == (
        "Draw 1 for each Unit from among the trashed cards."
    )
