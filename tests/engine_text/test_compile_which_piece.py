"""Which of several pieces a word means, and that it is refused where a careful reader would have to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.effects import tree as t
from engine.effects.values import EACH, Cards, Count, Gigs, Ref, Trigger
from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.rendering.render import render
from tests.engine_text.compiling import GEAR, UNIT, ability, compiled, program

if TYPE_CHECKING:
    from engine.facts import CardType

FRIENDLY = Cards(UNIT, "friendly")
THEIR_GEAR = t.Power(Count(Cards(GEAR, on=Ref(EACH))))
THE_OTHERS = t.Power(Count(Cards(UNIT, "friendly", other_than=EACH)))


@pytest.mark.parametrize(
    ("text", "modifier"),
    [
        ("Friendly Units have +1 power for each other friendly Unit.", THE_OTHERS),
        ("Other friendly Units have +1 power for each other friendly Unit.", THE_OTHERS),
        ("Friendly Units have +1 power for each Gear equipped to them.", THEIR_GEAR),
        ("Each friendly Unit has +1 power for each Gear equipped to it.", THEIR_GEAR),
        (
            "Friendly Units have +1 power for each friendly Unit other than this Unit.",
            t.Power(Count(Cards(UNIT, "friendly", other=True))),
        ),
    ],
)
def test_what_is_said_of_a_set_is_said_of_each_of_its_pieces(text: str, modifier: t.Modifier) -> None:
    assert ability(text).what == modifier


def test_what_is_given_to_a_set_counts_each_ones_own_gear_whatever_the_trigger_was_about() -> None:
    found = ability("When a friendly Unit attacks, give all friendly Units +1 power this turn for each Gear "
                    "equipped to them.")  # fmt: skip
    assert found.step.what == (THEIR_GEAR,)
    found = ability("{Play} This turn, friendly Units have +1 power for each Gear equipped to them.")
    assert found.step == t.Establish(FRIENDLY, THEIR_GEAR, "this turn")


def test_each_other_is_wherever_pieces_are_chosen_for_it_too() -> None:
    found = program("Give each friendly Unit +1 power this turn for each other friendly Unit.")
    assert found.what == (THE_OTHERS,)


def test_it_is_the_gig_that_was_set() -> None:
    _, increased = program("Set a friendly Gig to the value of a rival Gig. Then, increase it by 1.").steps
    assert increased.gig == Ref("gig")


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("When a friendly Unit attacks a spent Unit, it gains +2 power this turn.", True),
        ("When a friendly Unit attacks a spent Unit, it loses 2 power this turn.", False),
        ("When this Unit defeats a rival Unit, ready it.", True),
        ("When this Unit attacks a rival Unit, spend it.", False),
        ("When a friendly Unit attacks a rival Unit, defeat it.", False),
        ("When a friendly Unit attacks a rival Unit, defeat that Unit.", False),
        ("When a friendly Unit defeats a rival Unit, return it to its owner's hand.", False),
        ("When this Unit attacks a rival Unit, if its power is 5 or less, draw 1.", False),
        ("When a rival Unit attacks a friendly Unit, it gains +2 power this turn.", False),
        ("When you play a Unit, you may spend this Unit. If you do, it gains +2 power this turn.", False),
        ("When a friendly Unit attacks, you may spend this Unit. If you do, it gains +2 power this turn.", False),
        ("{Play} Choose a rival Unit. You may spend this Unit. If you do, it can't attack this turn.", False),
        ("When another friendly Unit is defeated, ready this Unit. If it was equipped, draw 1.", False),
        ("{Play} Spend this Unit and a rival Unit. It can't ready until your next turn.", False),
        ("{Play} Spend a friendly Unit and a rival Unit. If it has cost 3 or less, draw 1.", False),
        ("{Play} Spend up to 2 rival Units and a friendly Unit. They can't ready until your next turn.", False),
        ("{Play} Give a friendly Unit +2 power this turn and spend a rival Unit. It can't ready this turn.", True),
        ("When a friendly Unit attacks, give all friendly Units +1 power this turn for each Gear equipped to it.",
         False),
        ("Friendly Units have +1 power while another friendly Unit is attacking.", False),
        ("Friendly Legends have +1 power for each other friendly Unit.", False),
        ("When you equip a Gear to a Unit, ready it.", True),
        ("When you equip a Gear to a Unit, if its cost is 3 or more, draw 1.", False),
        ("{Play} Equip a Gear from your trash to a friendly Unit. Ready it.", True),
        ("{Play} Equip a Gear from your trash to a friendly Unit. Defeat it at the end of the turn.", False),
        ("{Play} Choose a Unit. If you control a spent Unit, ready the chosen Unit.", True),
        ("When a Unit attacks, if you control a spent Unit, ready the chosen Unit.", False),
        ("{Play} Choose a rival Unit. As long as this Unit is on the field, it can't ready.", False),
        ("This Unit can't attack. If it's equipped, it has {Blocker}.", True),
        ("Each Gear equipped to this Unit costs -1 €$.", False),
        ("{Play} Discard 1 and draw 1 if you control a max Gig.", False),
        ("{Play} If you control a max Gig, discard 1 and draw 1.", True),
    ],
)  # fmt: skip
def test_a_word_for_either_of_two_pieces_is_refused(text: str, good: bool) -> None:
    if good:
        tree = compiled(text)
        assert compile_text(render(tree, card_type="Unit"), card_type="Unit") == tree
        return
    with pytest.raises(CardTextError):
        compiled(text)


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("Draw 1. If you control 3 or more Gigs, draw 1. If you don't, discard 1.", False),
        ("If you control 3 or more Gigs, you may discard 1. If you don't, draw 1.", False),
        ("If a Rival controls more Gigs than you, they discard 1. If they don't, draw 1.", False),
        ("If you control 3 or more Gigs, defeat a rival Unit. If you can't, draw 1.", False),
        ("If you control 3 or more Gigs, you may discard 1. If you do, draw 1.", True),
        ("Trash 1. If it's a Unit, you may play it for free. If you don't, bottom-deck it.", False),
        ("Reveal the top card of your deck. If it's a Unit, you may play it. If you don't, trash it.", True),
    ],
)
def test_if_you_do_not_may_not_answer_a_condition_as_well(text: str, good: bool) -> None:
    if good:
        tree = compiled(text, "Program")
        assert compile_text(render(tree, card_type="Program"), card_type="Program") == tree
        return
    with pytest.raises(CardTextError):
        compiled(text, "Program")


@pytest.mark.parametrize(
    ("text", "card_type"),
    [
        ("{Play} Increase a Gig by 2. If you control a min Gig, increase it by 4 instead.", "Unit"),
        ("{Play} Search the top 2 cards of your deck. Trash the top card of your deck.", "Unit"),
        (
            "{Play} Search the top 3 cards of your deck. Trash up to 2 cards from the top of your deck.",
            "Unit",
        ),
        ("{Play} Search the top 2 cards of your deck. Trash 1.", "Unit"),
    ],
)
def test_what_is_spoken_of_comes_back_from_our_wording(text: str, card_type: CardType) -> None:
    tree = compiled(text, card_type)
    assert compile_text(render(tree, card_type=card_type), card_type=card_type) == tree


@pytest.mark.parametrize("text", ["increases one of their Gigs by up to 3", "rerolls one of their Gigs"])
def test_a_rival_who_does_something_to_gigs_chooses_how_much(text: str) -> None:
    step = program(f"A Rival {text}.")
    assert isinstance(step, t.ByRival)
    assert step.step.gig == t.Choose(Gigs("friendly"), "gig")  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.parametrize(
    "text",
    [
        "{Play} Reveal your hand. If you have no Programs, draw 1.",
        "{Play} Draw 1 for each friendly Program.",
        "{Play} Bottom-deck a rival Program.",
        "{Play} If you have 3 or more cards, draw 1.",
        "{Play} Ready a friendly Gear.",
        "When you play a Gear, you may move it to another friendly Unit.",
    ],
)
def test_what_is_never_there_is_not_looked_for(text: str) -> None:
    with pytest.raises(CardTextError):
        compiled(text)


def test_the_second_of_a_turn_is_told_when_it_happens() -> None:
    found = ability("When you play your second Program each turn, draw 1.")
    assert (found.nth_each_turn, found.condition) == (2, None)
    assert found.when == (Trigger("played", Cards(("Program",)), who="you"),)
    assert render((found,), card_type="Unit") == "The second time you play a Program each turn, draw 1."
    assert ability("The third time you increase a Gig each turn, draw 1.").nth_each_turn == 3
