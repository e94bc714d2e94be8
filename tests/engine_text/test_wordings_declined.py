"""What "if you do" hangs on behind a "may", "if you can't", whose card gets to whose hand, and what is no fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from engine.effects import tree as t
from engine.text import compile_text
from engine.text.rendering.render import render
from tests.engine_text.compiling import is_refused, program, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

NOT_DECLINED: Final = "can't be declined: put this behind what may be done"


@pytest.mark.parametrize(
    "text",
    [
        "You may discard 1. A friendly Unit has +2 power this turn. If you do, draw 1.",
        "You may discard 1. Then, draw 1. If you do, increase a Gig by up to 2.",
        "You may defeat a friendly Gear. Give a friendly Unit +1 power this turn. If you do, draw 1.",
        "You may spend a friendly Unit. Then, increase a Gig by 1. If you don't, draw 1.",
        # what hung on the "may" does not make it any clearer
        "You may discard 1. If you do, draw 1. Defeat a friendly Gear. If you do, draw 2.",
        "You may discard 1. If it's your turn, defeat a friendly Gear. If you do, draw 2.",
        "If you control 2 or more Gigs, you may discard 1. Draw 1. If you do, draw 2.",
        "Search the top 3 cards of your deck. You may add 1 to your hand. Bottom-deck the rest. If you do, draw 1.",
        "You may discard 1. Draw 1. If you do, choose one effect. Draw 1. // Trash 1.",
        "A Rival may discard 1. A Rival draws 1. If they don't, draw 1.",
        "You may have a Rival discard 1. Draw 1. If you do, trash 1.",
    ],
)
def test_if_you_do_behind_what_must_be_done_after_a_may_is_refused(text: str) -> None:
    is_refused("Program", text, NOT_DECLINED)


@pytest.mark.parametrize(
    "text",
    [
        "You may discard 1. If you do, draw 1. If you do, increase a Gig by 1.",
        "Discard 1. Draw 1. If you do, increase a Gig by 1.",
        "Defeat a friendly Gear. If you do, draw 1.",
        "You may discard 1. You may defeat a friendly Gear. If you do, draw 1.",
        # another player's "may" is not asked about
        "A Rival may discard 1. Discard 1. If you do, draw 1.",
        "You may discard 1. A Rival discards 1. If they do, draw 1.",
        # it is done only if there is one
        "You may choose a friendly Unit. Spend it. If you do, draw 1.",
        # an ability that is given does not ask now
        "Give a friendly Unit “{Attack} You may draw 1” this turn. Discard 1. If you do, draw 1.",
    ],
)
def test_if_you_do_of_the_sentence_before(text: str) -> None:
    step = program(text)
    last = step.steps[-1] if isinstance(step, t.Do) else step
    assert isinstance(last, t.IfYouDo)
    again = render(compile_text(text, card_type="Program"), card_type="Program")
    says_the_same("Program", text, again)


def test_what_must_be_done_behind_a_may_is_worded_apart() -> None:
    tree = t.Resolve(t.Do((t.May(t.Discard(1)), t.IfYouDo(t.Discard(1), t.Draw(1)))))
    wording = render((tree,), card_type="Program")
    assert wording == "You may discard 1. Resolve “Discard 1. If you do, draw 1”."
    assert compile_text(wording, card_type="Program") == (tree,)


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Program", "Defeat a rival Unit. If you can't, draw 1."),
        ("Program", "Discard 1. If you can't, draw 1."),
        ("Program", "A Rival discards 2. If they can't, draw 1."),
    ],
)
def test_what_can_not_be_done_is_more_than_not_done(card_type: CardType, text: str) -> None:
    is_refused(card_type, text, "is not .don't.")


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Unit", "When a Rival discards a Program, add it to your hand."),
        ("Unit", "When a card is discarded from a Rival's hand, add it to your hand."),
        ("Unit", "When a Rival draws a card, add it to your hand."),
        ("Unit", "When a rival Unit is defeated, you may return it to your hand."),
        ("Unit", "If a rival Unit would be defeated, return it to your hand instead."),
        ("Program", "A Rival reveals the top card of their deck. Add it to your hand."),
        ("Program", "A Rival reveals their hand. Choose a card from it and add it to your hand."),
        ("Program", "A Rival trashes 3. Add a Unit from among them to your hand."),
        ("Program", "A Rival trashes 3. Choose a Unit from among them. Add it to your hand."),
        ("Program", "A Rival discards 1. Return it to your hand."),
        ("Program", "Choose a card from a Rival's trash and add it to your hand."),
        ("Program", "Choose a card from a Rival's trash. Add it to your hand."),
        ("Program", "Defeat a rival Unit. Add it to your hand."),
        ("Program", "Choose a rival Unit. At the end of this turn, it returns to your hand."),
        ("Program", "Each player discards 1. Add them to your hand."),
        ("Program", "Choose a friendly Unit and a rival Unit. Return them to your hand."),
    ],
)
def test_no_card_of_a_rivals_gets_to_your_hand(card_type: CardType, text: str) -> None:
    is_refused(card_type, text, "only your own cards get to your hand")


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Program",
            "Choose a card from a Rival's trash. Return it to its owner's hand.",
            "Choose a card from a Rival's trash. Return that card to its owner's hand.",
        ),
        (
            "Program",
            "A Rival discards 1. They may add it to their hand.",
            "A Rival discards 1. A Rival resolves “You may return the discarded card to its owner's hand”.",
        ),
        (
            "Program",
            "A Rival discards 1. Reveal the top card of your deck. Add it to your hand.",
            "A Rival discards 1. Reveal the top card of your deck. Add the revealed card to your hand.",
        ),
        (
            "Unit",
            "When you discard a Program, add it to your hand.",
            "When you discard a Program, return that Program to its owner's hand.",
        ),
    ],
)
def test_a_card_gets_to_its_owners_hand(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    "text",
    [
        "When this Unit defeats a Gear, draw 1.",
        "When a friendly Unit defeats a Unit or Gear, draw 1.",
        "When a Gear is defeated by this Unit, draw 1.",
        "When a Gear defeats this Unit, draw 1.",
        "{Play} If a friendly Unit defeated a Gear this turn, draw 1.",
    ],
)
def test_no_gear_fights(text: str) -> None:
    is_refused("Unit", text, "no Gear fights")


def test_a_gear_is_defeated_by_an_effect() -> None:
    says_the_same(
        "Unit",
        "When you defeat a Gear with an effect, draw 1.",
        "When you defeat a Gear by an effect, draw 1.",
    )
