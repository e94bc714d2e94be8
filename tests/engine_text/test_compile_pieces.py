"""Descriptions of pieces: what each phrase means, shown by our own wording of the tree that it becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.effects import tree as t
from engine.effects.values import Cards, ThisGear
from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.rendering.render import render
from tests.engine_text.compiling import ability

if TYPE_CHECKING:
    from engine.facts import CardType


@pytest.mark.parametrize(
    ("text", "wording"),
    [
        ("Defeat a rival Unit with an odd cost.", "Defeat a rival Unit with an odd cost."),
        ("Spend an even-cost rival Unit.", "Spend a rival Unit with an even cost."),
        ("Ready all Units with even costs.", "Ready all Units with an even cost."),
        ("Defeat the rival Unit with the lowest power.", "Defeat a rival lowest-power Unit."),
        ("Spend the highest-cost rival Unit.", "Spend a rival highest-cost Unit."),
        ("Ready a friendly Red or Blue Unit.", "Ready a friendly Red or Blue Unit."),
        (
            "Ready a friendly Unit that hasn't attacked this turn.",
            "Ready a friendly Unit that didn't attack this turn.",
        ),
        (
            "Ready a friendly Unit that wasn't spent this turn.",
            "Ready a friendly Unit that wasn't spent this turn.",
        ),
        (
            "Ready a friendly Unit equipped with CYBERWARE.",
            "Ready a friendly Unit equipped with a CYBERWARE Gear.",
        ),
        (
            "Defeat a rival Unit with the same cost as a friendly Unit.",
            "Defeat a rival Unit with cost equal to the cost of a friendly Unit.",
        ),
        (
            "Defeat a rival Unit with cost less than a friendly Gear's cost.",
            "Defeat a rival Unit with cost less than the highest cost among friendly Gear.",
        ),
        ("Steal a rival d4, d6 or d8.", "Steal a rival d4, d6, or d8 Gig."),
        ("Reroll a friendly Gig that's a d4 or d6.", "Reroll a friendly d4 or d6 Gig."),
        ("Reroll a friendly Gig with 10 or more sides.", "Reroll a friendly d10, d12, or d20 Gig."),
        ("Reroll all friendly d4 and d6.", "Reroll all friendly d4 or d6 Gigs."),
        ("Reroll a friendly Gig that isn't a max Gig.", "Reroll a friendly Gig that isn't at max value."),
        ("Reroll a friendly Gig not at min value.", "Reroll a friendly Gig that isn't at min value."),
        ("Decrease a friendly d20's value by 3.", "Decrease a friendly d20 by 3."),
        (
            "Reroll a Rival's highest-value Gig.",
            "Reroll a rival Gig with value equal to the highest value among rival Gigs.",
        ),
        (
            "Reroll a Rival's Gig with the lowest value.",
            "Reroll a rival Gig with value equal to the lowest value among rival Gigs.",
        ),
        (
            "Increase a friendly Gig by 2. Decrease all other Gigs by 1.",
            "Increase a friendly Gig by 2. Decrease all other Gigs by 1.",
        ),
        ("Choose all friendly Gigs. Reroll them.", "Choose all friendly Gigs. Reroll those Gigs."),
        (
            "A friendly Gig can't be stolen until your next turn.",
            "Choose a friendly Gig. Until your next turn, cards can't steal that Gig.",
        ),
        (
            "Until your next turn, up to 2 friendly Gigs can't be stolen.",
            "Choose up to 2 friendly Gigs. Until your next turn, cards can't steal those Gigs.",
        ),
        (
            "Set a Gig to the value of your highest Gig.",
            "Set a Gig to the highest value among friendly Gigs.",
        ),
        (
            "If your highest Gig has 10+ value, draw 1.",
            "If the highest value among friendly Gigs is 10 or more, draw 1.",
        ),
        (
            "If your highest Gig is higher than a Rival's highest Gig, draw 1.",
            "If the highest value among friendly Gigs is higher than the highest value among rival Gigs, draw 1.",
        ),
        (
            "Increase a rival Gig by the value of a friendly d4.",
            "Choose a friendly d4. Increase a rival Gig by 1 for each point of the first Gig's value.",
        ),
        (
            "A friendly Unit gains power equal to a rival Unit's cost this turn.",
            "Choose a rival Unit. A friendly Unit gains power equal to the first Unit's cost this turn.",
        ),
        (
            "Search the top X cards of your deck, where X is the number of friendly Gigs. Trash them.",
            "Search the top card of your deck for each friendly Gig. Trash the searched cards.",
        ),
        (
            "Reveal cards from the top of your deck equal to the number of rival Gigs. Trash them.",
            "Reveal the top card of your deck for each rival Gig. Trash the revealed cards.",
        ),
        ("Ready Eddies equal to the number of rival Gigs.", "Ready 1 Eddie for each rival Gig."),
    ],
)
def test_descriptions_of_pieces(text: str, wording: str) -> None:
    tree = compile_text(text, card_type="Program")
    assert render(tree, card_type="Program") == wording
    assert compile_text(wording, card_type="Program") == tree


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Unit", "When you reroll a Gig, if it's higher than before, draw 1."),
        ("Unit", "{Play} Draw 1. Bottom-deck this Unit instead of trashing it."),
        ("Unit", "{Play} Draw cards equal to half the value of a friendly Gig."),
        ("Unit", "{Spend} Draw 1. This effect costs -1 €$ if you control a min Gig."),
        ("Program", "Spend the rival Unit."),
        ("Program", "Reroll the Gig."),
        ("Program", "Decrease all other Gigs by 1."),
        ("Program", "Steal a d4 or d4."),
        ("Program", "Ready a friendly Red or Red Unit."),
        ("Program", "Defeat a rival Unit that a Rival controls."),
    ],
)
def test_descriptions_of_nothing_certain(card_type: CardType, text: str) -> None:
    with pytest.raises(CardTextError):
        compile_text(text, card_type=card_type)


def test_a_gear_that_would_be_defeated_is_what_is_spoken_of_then() -> None:
    theirs = ability("If a friendly Gear would be defeated, return it to its owner's hand instead.")
    assert theirs.step == t.Move(t.Ref("card"), "hand")
    own = ability("If this Gear would be defeated, return it to your hand instead.", "Gear")
    assert own.step == t.Move(ThisGear(), "hand")
    host = ability("If this Unit would be defeated, bottom-deck it instead.")
    assert (host.subject, host.step) == (t.THIS, t.Move(t.THIS, "bottom of deck"))


def test_any_card_that_would_be_defeated_is_a_card() -> None:
    either = ability("If a friendly Unit or Gear would be defeated, bottom-deck it instead.")
    assert (either.subject, either.step) == (
        Cards(("Unit", "Gear"), "friendly"),
        t.Move(t.Ref("card"), "bottom of deck"),
    )


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Program",
            "Draw 1. Bottom-deck this Program instead of trashing it.",
            "Draw 1. Bottom-deck this Program.",
        ),
        (
            "Program",
            "If you control a min Gig, return this Program to your hand after it resolves.",
            "If you control a min Gig, return this Program to its owner's hand.",
        ),
        (
            "Unit",
            "{Play} Play a Program from your trash for free. Bottom-deck it instead of trashing it.",
            "{Play} Play a Program from your trash for free, bottom-decking it afterwards.",
        ),
        (
            "Unit",
            "2 €$, {Spend} Draw 1. This effect costs -1 €$ if you control a min Gig.",
            "2 €$, {Spend}: Draw 1. This effect costs -1 €$ if you control a min Gig.",
        ),
        (
            "Unit",
            "2 €$, {Spend} Draw 1. If your hand is empty, this effect costs -1 €$.",
            "2 €$, {Spend}: Draw 1. This effect costs -1 €$ if there are no cards in your hand.",
        ),
        (
            "Unit",
            "{Play} Reveal the top 4 cards of your deck. Trash all Programs revealed this way.",
            "{Play} Reveal the top 4 cards of your deck. Trash all Programs from among the revealed cards.",
        ),
        (
            "Unit",
            "{Play} Trash 3. Add up to 2 Units trashed this way to your hand.",
            "{Play} Trash 3. Add up to 2 Units from among the trashed cards to your hand.",
        ),
        (
            "Unit",
            "{Play} Search the top 3 cards of your deck. Put one on top of your deck and the rest on the bottom.",
            (
                "{Play} Search the top 3 cards of your deck. Top-deck a card from among the searched cards. "
                "Bottom-deck the rest."
            ),
        ),
        (
            "Unit",
            "{Play} Reroll a Gig. If the new value is higher than before, draw 1.",
            "{Play} Reroll a Gig. If that Gig is higher than before, draw 1.",
        ),
        (
            "Unit",
            "{Play} Reroll a Gig. If its value decreased, you may reroll it once more.",
            "{Play} Reroll a Gig. If that Gig is lower than before, you may reroll that Gig.",
        ),
        (
            "Unit",
            "{Play} If you have 3 Gigs or more, draw 1.",
            "{Play} If you control 3 or more Gigs, draw 1.",
        ),
        (
            "Unit",
            "{Play} If you have 2 or fewer Gigs or your trash is empty, draw 1.",
            "{Play} If you control 2 or fewer Gigs or there are no cards in your trash, draw 1.",
        ),
        (
            "Unit",
            "When a friendly Unit returns to your hand, draw 1.",
            "When a friendly Unit is returned to its owner's hand, draw 1.",
        ),
        (
            "Unit",
            "When you draw your second card each turn, increase a Gig by 1.",
            "The second time you draw a card each turn, increase a Gig by 1.",
        ),
        ("Unit", "When a Program is trashed from your deck, draw 1.", "When you trash a Program, draw 1."),
        (
            "Unit",
            "{Play} Draw cards equal to half the value of a friendly Gig, rounded down.",
            "{Play} Choose a friendly Gig. Draw 1 for each 2 points of that Gig's value.",
        ),
        ("Unit", "{Play} Steal an additional Gig.", "{Play} Steal a rival Gig."),
        (
            "Unit",
            "{Play} Play up to 2 Units with total cost 5 or less from your trash for free.",
            "{Play} Play up to 2 Units from your trash with total cost 5 or less for free.",
        ),
    ],
)
def test_wordings_of_one_meaning(card_type: CardType, text: str, wording: str) -> None:
    tree = compile_text(text, card_type=card_type)
    assert render(tree, card_type=card_type) == wording
    assert compile_text(wording, card_type=card_type) == tree


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        ("Unit", "Friendly Gigs can't be decreased.", "Cards can't decrease friendly Gigs."),
        (
            "Unit",
            "Your Gigs can't be decreased by rival effects.",
            "Rival cards can't decrease friendly Gigs.",
        ),
        ("Unit", "Rivals can't increase their Gigs.", None),
        (
            "Program",
            "Until your next turn, friendly min Gigs can't be increased by rival Programs.",
            "Until your next turn, rival Programs can't increase friendly min Gigs.",
        ),
        (
            "Program",
            "A friendly Gig can't be adjusted until your next turn.",
            (
                "Choose a friendly Gig. Until your next turn, cards can't increase that Gig. Until your next turn, "
                "cards can't decrease that Gig."
            ),
        ),
        (
            "Program",
            "Set a friendly Gig to its max value. If it was a min Gig, draw 1.",
            "Set a friendly Gig to its max value. If that Gig was a min Gig, draw 1.",
        ),
        (
            "Program",
            "Increase a friendly Gig by 2. If its value was 4 or less, draw 1.",
            "Increase a friendly Gig by 2. If that Gig was a Gig with value 4 or less, draw 1.",
        ),
        (
            "Program",
            "Steal a rival Gig. If it was a d4, draw 1.",
            "Steal a rival Gig. If that Gig is a d4, draw 1.",
        ),
        ("Program", "Choose a Gig. It becomes a min Gig.", "Choose a Gig. Set that Gig to its min value."),
        ("Program", "All rival Gigs become 1.", "Set all rival Gigs to 1."),
        (
            "Program",
            "Reveal cards from the top of your deck until you reveal a Unit. Add it to your hand. Trash the rest.",
            (
                "Reveal cards from the top of your deck until you reveal a Unit. Add that Unit to your hand. Trash all "
                "cards from among the revealed cards."
            ),
        ),
        (
            "Program",
            "Trash cards from the top of your deck until you trash a Program with cost 3 or less. Play it for free.",
            (
                "Trash cards from the top of your deck until you trash a Program with cost 3 or less. Play that "
                "Program for free."
            ),
        ),
        (
            "Legend",
            "{Call} Move a Gear from a friendly Unit to another friendly Unit or face-up Legend.",
            (
                "{Call} Choose a friendly equipped Unit. Equip a Gear from that Unit to a friendly Unit or face-up "
                "Legend other than that Unit."
            ),
        ),
        (
            "Unit",
            "{Play} Choose a friendly Unit. Ready another friendly Unit or Legend.",
            "{Play} Choose a friendly Unit. Ready a friendly Unit or Legend other than that Unit.",
        ),
        ("Program", "Add a card from a Rival's trash to your hand.", None),
        ("Unit", "When you reroll a Gig, if it was a min Gig, draw 1.", None),
    ],
)
def test_what_is_kept_what_was_and_what_comes_up(card_type: CardType, text: str, wording: str | None) -> None:
    check(card_type, text, wording)


def check(card_type: CardType, text: str, wording: str | None) -> None:
    """A text that means our wording of it, or is refused."""
    if wording is None:
        with pytest.raises(CardTextError):
            compile_text(text, card_type=card_type)
        return
    tree = compile_text(text, card_type=card_type)
    assert render(tree, card_type=card_type) == wording
    assert compile_text(wording, card_type=card_type) == tree


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        ("Program", "Reroll a Gig stolen this turn.", "Reroll a Gig that was stolen this turn."),
        ("Program", "Increase up to 2 different Gigs by 1.", "Increase up to 2 Gigs by 1."),
        ("Program", "All friendly Gigs become their max value.", "Set all friendly Gigs to their max value."),
        (
            "Program",
            "Reroll a Gig. If the result is a min or max value, draw 1.",
            "Reroll a Gig. If that Gig is a min or max Gig, draw 1.",
        ),
        (
            "Unit",
            "When a Rival's Gig becomes a min Gig, draw 1.",
            "When a rival Gig reaches its min value, draw 1.",
        ),
        (
            "Program",
            "Until your next turn, a rival Gig can't be increased.",
            "Choose a rival Gig. Until your next turn, cards can't increase that Gig.",
        ),
        (
            "Unit",
            "{Play} Bottom-deck up to 3 cards from your trash. If you bottom-deck 3 this way, draw 1.",
            (
                "{Play} Bottom-deck up to 3 cards from your trash. If the number of cards bottom-decked this way is 3 "
                "or more, draw 1."
            ),
        ),
        (
            "Program",
            "If none of your Gigs have the same value, draw 1.",
            "If the number of different values among friendly Gigs is equal to the number of friendly Gigs, draw 1.",
        ),
        ("Unit", "When you play a Program from your trash, draw 1.", None),
        ("Gear", "Rival Units can't be readied by rival effects.", None),
        ("Unit", "Units can't be spent by rival effects.", None),
        (
            "Unit",
            "Friendly Units can't be spent by rival effects.",
            "Friendly Units can't be spent by rival effects.",
        ),
    ],
)
def test_more_of_what_is_said_of_gigs_and_of_rival_effects(
    card_type: CardType, text: str, wording: str | None
) -> None:
    check(card_type, text, wording)


@pytest.mark.parametrize("text", ["{Play} If a Rival has 5 or more cards in hand, they discard 1."])
def test_what_this_card_does_leaves_open_no_player(text: str) -> None:
    check("Unit", text, "{Play} If there are 5 or more cards in a Rival's hand, a Rival discards 1.")
