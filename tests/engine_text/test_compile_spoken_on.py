"""Sentences that speak on of what the sentence before was done to, and everyday words for pieces."""

from __future__ import annotations

import pytest

from engine.effects import tree as t
from engine.effects.values import (
    Cards,
    Compare,
    Count,
    Gigs,
    Is,
    Ref,
    Tally,
    This,
)
from engine.errors import CardTextError
from tests.engine_text.compiling import UNIT, compiled, program

GIG = t.Choose(Gigs(), "gig")
MIN_GIG = Compare(Count(Gigs("friendly", extreme="min")), ">=", 1)
HAND = Cards(side="friendly", areas=("hand",))


@pytest.mark.parametrize(
    ("text", "step"),
    [
        (
            "Increase a Gig by 2. If you control a min Gig, increase it by 4 instead.",
            t.Do(
                (
                    t.Pick(GIG),
                    t.If(MIN_GIG, t.Adjust(Ref("gig"), 4, "increase"), t.Adjust(Ref("gig"), 2, "increase")),
                )
            ),
        ),
        (
            "Give a friendly Unit +2 power this turn. If you control a DRONE Unit, give it +4 power instead.",
            t.Do(
                (
                    t.Pick(t.Choose(Cards(UNIT, "friendly"), "unit")),
                    t.If(
                        Compare(Count(Cards(UNIT, "friendly", tags=("DRONE",))), ">=", 1),
                        t.Give(Ref("unit"), (t.Power(4),), "this turn"),
                        t.Give(Ref("unit"), (t.Power(2),), "this turn"),
                    ),
                )
            ),
        ),
        (
            (
                "Give all friendly GANGER Units +2 power this turn. If you control 3 or more GANGER Units, they also "
                "gain {Adrenaline} this turn."
            ),
            t.Do(
                (
                    t.Give(
                        t.Every(Cards(UNIT, "friendly", tags=("GANGER",)), "unit"),
                        (t.Power(2),),
                        "this turn",
                    ),
                    t.If(
                        Compare(Count(Cards(UNIT, "friendly", tags=("GANGER",))), ">=", 3),
                        t.Give(Ref("unit"), (t.Has("ADRENALINE"),), "this turn"),
                    ),
                )
            ),
        ),
        (
            "Set a Gig to 1. Its controller draws 1.",
            t.Do(
                (
                    t.SetGig(GIG, to=1),
                    t.If(Is(Ref("gig"), Gigs("rival")), t.Draw(who="rival"), t.Draw()),
                )
            ),
        ),
        (
            "Set a friendly Gig to 1. Its controller draws 1.",
            t.Do((t.SetGig(t.Choose(Gigs("friendly"), "gig"), to=1), t.Draw())),
        ),
        (
            "Sell up to 2 cards from your hand. Draw 1 for each card sold this way.",
            t.Do((t.Sell(t.Choose(HAND, "card", 2, up_to=True)), t.Draw(Tally("card")))),
        ),
        (
            "Trash your hand. Draw that many cards.",
            t.Do((t.Move(t.Every(HAND, "card"), "trash"), t.Draw(Tally("card")))),
        ),
        ("Trash the top card of each player's deck.", t.EachPlayer(t.TrashTop(1))),
        ("Trash the top 2 cards of each player's deck.", t.EachPlayer(t.TrashTop(2))),
        (
            "End a rival Unit's attack.",
            t.If(Compare(Count(Cards(UNIT, "rival", attacking=True)), ">=", 1), t.EndAttack()),
        ),
        (
            "Increase a Gig by up to 4 and decrease a different Gig by up to 4.",
            t.Do(
                (
                    t.Adjust(GIG, 4, "increase", up_to=True),
                    t.Adjust(t.Choose(Gigs(other_than="gig"), "gig2"), 4, "decrease", up_to=True),
                )
            ),
        ),
    ],
)
def test_it_is_what_the_sentence_before_was_done_to(text: str, step: object) -> None:
    assert program(text) == step


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Increase a Gig by 2. If you control a min Gig, decrease it by 4 instead.", "which one"),
        (
            "Increase all Gigs by 1. If you control a min Gig, increase it by 4 instead.",
            "nothing that was spoken",
        ),
        ("Increase a Gig by 2. If you control a min Gig, decrease it by 1.", "which one"),
        ("Draw 1 for each card sold this way.", "sold before"),
        (
            "Give all rival Units -1 power this turn. If you control 3 or more Units, they gain +1 power this turn.",
            "which one",
        ),
    ],
)
def test_which_one_may_be_meant_is_refused(text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        compiled(text, "Program")


def test_it_is_the_piece_that_the_question_names() -> None:
    text = "{Attack} Give a friendly Unit +1 power this turn. If this Unit is spent, "
    with pytest.raises(CardTextError, match="this card or another"):
        compiled(f"{text}it gets +2 power instead.")
    (found,) = compiled(f"{text}this Unit gets +2 power instead.")
    assert isinstance(found, t.Triggered)
    assert isinstance(found.step, t.If)
    assert found.step.then == t.Give(This(), (t.Power(2),), "this turn")


def test_a_weapon_is_a_gear_with_that_tag() -> None:
    assert compiled("Defeat a rival Unit equipped with a WEAPON.", "Program") == compiled(
        "Defeat a rival Unit equipped with a WEAPON Gear.", "Program"
    )
