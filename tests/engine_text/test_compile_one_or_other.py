"""Texts that tempt to read one thing for another: branches, opponents, whose defeat, what is an option."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.effects import tree as t
from engine.effects.values import Cards, Comparison, CostOf, Count, Gigs, Is, Ref, This, ThisGear, Trigger
from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.rendering.render import render
from tests.engine_text.compiling import UNIT, ability, compiled, program, when

if TYPE_CHECKING:
    from engine.facts import CardType

PICKED = t.Pick(t.Choose(Cards(UNIT), "unit"))
CHEAP = Is(Ref("unit"), Cards(cost=Comparison("<=", 3)))


@pytest.mark.parametrize(
    ("text", "step"),
    [
        (
            "Choose a Unit. If its cost is 3 or less, defeat it. Otherwise, spend it.",
            t.Do((PICKED, t.If(CHEAP, t.Defeat(Ref("unit")), t.Spend(Ref("unit"))))),
        ),
        (
            "Choose a Unit. If its cost is 3 or less, defeat it, otherwise spend it.",
            t.Do((PICKED, t.If(CHEAP, t.Defeat(Ref("unit")), t.Spend(Ref("unit"))))),
        ),
        (
            "Choose a Unit. You may defeat it. If you don't, spend it.",
            t.Do((PICKED, t.IfYouDo(t.May(t.Defeat(Ref("unit"))), None, t.Spend(Ref("unit"))))),
        ),
    ],
)
def test_a_piece_that_one_branch_defeats_is_still_there_in_the_other(text: str, step: t.Step) -> None:
    assert program(text) == step


@pytest.mark.parametrize(
    "text",
    [
        "Choose a Unit. If its cost is 3 or less, defeat it. Otherwise, spend it. It gains +2 power this turn.",
        "Choose a Unit. If its cost is 3 or less, spend it. Otherwise, defeat it. Ready it.",
    ],
)
def test_after_both_branches_it_may_be_gone(text: str) -> None:
    with pytest.raises(CardTextError, match="nothing that was spoken of before"):
        program(text)


@pytest.mark.parametrize(
    ("said", "trigger"),
    [
        (
            "a MERC Unit defeats a rival Unit",
            Trigger("defeats", Cards(UNIT, tags=("MERC",)), against=Cards(UNIT, "rival")),
        ),
        (
            "a Unit wins a fight against a friendly Unit",
            Trigger("wins-fight", Cards(UNIT), against=Cards(UNIT, "friendly")),
        ),
        ("a friendly Unit defeats a rival Unit", Trigger("defeats", Cards(UNIT, "friendly"))),
        ("a rival Unit defeats a friendly Unit", Trigger("defeats", Cards(UNIT, "rival"))),
        ("this Unit wins a fight against a rival Unit", Trigger("wins-fight", This())),
    ],
)
def test_whose_unit_is_fought_goes_without_saying_only_where_it_is_known(said: str, trigger: Trigger) -> None:
    assert when(said) == trigger


@pytest.mark.parametrize(
    "said", ["a rival Unit wins a fight against a rival Unit", "this Unit defeats a friendly Unit"]
)
def test_units_of_one_player_do_not_fight(said: str) -> None:
    with pytest.raises(CardTextError, match="no Unit fights another of the same player"):
        when(said)


def test_another_gig_is_asked_for_after_one_was_spoken_of() -> None:
    step = program("Increase a friendly Gig by 1. If you control another Gig with value 5, draw 1.")
    asked = step.steps[1].condition.left.of
    assert asked == Gigs("friendly", value=Comparison("=", 5), other_than="gig")
    with pytest.raises(CardTextError, match="no Gig was spoken of before"):
        program("If you control another Gig with value 5, draw 1.")


def test_a_line_without_a_bullet_is_no_option() -> None:
    text = "Choose one effect.\n• Draw 1.\n• Ready a friendly Unit.\nDraw 2."
    chosen, after = compiled(text, "Program")
    assert isinstance(chosen, t.Resolve)
    assert isinstance(chosen.step, t.ChooseOne)
    assert len(chosen.step.effects) == 2
    assert after == t.Resolve(t.Draw(2))


def test_whose_defeat_a_gear_tells_of_is_said() -> None:
    with pytest.raises(CardTextError, match="whose defeat"):
        ability("{Defeated} Return this Gear to your hand.", "Gear")
    host = ability("When this Unit is defeated, return this Gear to your hand.", "Gear")
    assert host.when == (Trigger("defeated", This()),)
    assert ability("When this Gear is defeated, draw 1.", "Gear").when == (Trigger("defeated", ThisGear()),)
    gear: CardType = "Gear"
    assert compile_text(render((host,), card_type=gear), card_type=gear) == (host,)


def test_a_number_asked_of_the_chosen_one_is_its_own() -> None:
    step = program("Choose a Unit. If its cost is even, draw 1. Otherwise, spend it.")
    assert step.steps[1].condition.amount == CostOf(Ref("unit"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A Rival trashes 1 for each friendly Unit.", "whose this is"),
        ("A Rival may pay 1 €$ for each friendly Unit. If they don't, draw 1.", "whose this is"),
        ("A Rival increases one of their Gigs by your Street Cred.", "whose this is"),
        ("A Rival gives one of their Units +2 power until your next turn.", "whose this is"),
        ("Each player draws cards equal to your Street Cred.", "whose this is"),
        ("You may discard 1. A Rival may discard 1. If you do, draw 1.", "who must have done it"),
        ("You may discard 1. If they do, draw 1.", "who must have done it"),
        ("Each player may discard 1. If they do, draw 1.", "one of the players or both"),
    ],
)
def test_what_a_rival_does_is_seen_from_your_side_where_the_words_are_yours(text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        program(text)


def test_what_a_rival_counts_and_sells_is_theirs() -> None:
    counted = program("A Rival trashes 1 for each of their Units.")
    assert counted == t.ByRival(t.TrashTop(Count(Cards(UNIT, "friendly"))))
    sold = program("A Rival sells a card from their hand.")
    assert sold == t.ByRival(t.Sell(t.Choose(Cards(side="friendly", areas=("hand",)), "card")))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Trash 3. Trash another.", "lies in the trash already"),
        ("Defeat a Unit. Trash it.", "lies in the trash already"),
        ("Trash a Unit.", "what is in play is defeated"),
        ("Trash 3. Trash a card.", "what is in play is defeated"),
    ],
)
def test_only_cards_of_a_hand_or_deck_are_trashed(text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        program(text)


def test_a_cards_owner_is_not_its_controller() -> None:
    owner = program("Defeat a Unit. Its owner draws 1.").steps[1]
    assert owner == t.If(Is(Ref("unit"), Cards(owner="rival")), t.Draw(1, "rival"), t.Draw(1))
    controller = program("Defeat a Unit. Its controller draws 1.").steps[1]
    assert controller.condition == Is(Ref("unit"), Cards(side="rival"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When a player plays a Program, they discard 1.", 'who "they" are'),
        ("When this Unit attacks, they discard 1.", 'who "they" are'),
        ("{Attack} Each player discards 1. They draw 1.", 'who "they" are'),
        ("{Attack} Trash 3. Draw 1 for each Unit trashed this way, then discard that many.", "which one"),
        ("{Attack} Discard 2, draw 1, then draw that many.", "which one"),
    ],
)
def test_they_and_that_many_are_of_what_was_said_last(text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        ability(text)


def test_they_are_a_rival_who_was_spoken_of() -> None:
    assert ability("When a Rival plays a Program, they discard 1.").step == t.Discard(1, "rival")
    assert ability("{Attack} If a Rival controls more Gigs than you, they discard 1.").step == t.Discard(
        1, "rival"
    )


def test_a_gears_host_is_equipped_with_another_gear() -> None:
    gear: CardType = "Gear"
    tree = compiled("This Unit has +1 power unless it has another Gear.", gear)
    assert compile_text(render(tree, card_type=gear), card_type=gear) == tree
    with pytest.raises(CardTextError, match="another than which"):
        compiled("If this Unit is equipped with another Gear, it has +1 power.")
