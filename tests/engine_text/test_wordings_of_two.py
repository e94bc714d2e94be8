"""Numbers and fights of two that were spoken of together, and what "otherwise" reaches back to: texts and wordings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from engine.effects import tree as t
from engine.effects.values import Cards, Comparison, Gigs, Highest
from tests.engine_text.compiling import ability, is_refused, program, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

TWO: Final[list[tuple[CardType, str, str]]] = [
    ("Legend", "When Gigs are swapped, draw 1.", "When a Gig is swapped, draw 1."),
    (
        "Program",
        "Choose 2 Gigs. Draw cards equal to either Gig's value.",
        "Choose 2 Gigs. Choose a Gig from among those Gigs. Draw 1 for each point of that Gig's value.",
    ),
    (
        "Program",
        "Choose 2 friendly Gigs. Defeat a rival Unit with cost equal to either Gig's value.",
        (
            "Choose 2 friendly Gigs. Defeat a rival Unit with cost equal to the value of a Gig from among "
            "those Gigs."
        ),
    ),
    (
        "Unit",
        "When this Unit wins a fight, increase a Gig by up to the difference in power.",
        (
            "When this Unit wins a fight, increase a Gig by up to 1 for each point of “the difference between "
            "this Unit's power and the opposing Unit's power”."
        ),
    ),
]
FIGHTS: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        (
            "When this Unit uses {Blocker}, adjust a Gig by up to 2. Then, if that Gig's value equals the "
            "attacking Unit's cost, this Unit wins the fight."
        ),
        (
            "When this Unit uses {Blocker}, adjust a Gig by up to 2. If that Gig's value is equal to the total "
            "cost of attacking Units, this Unit wins its next fight until the end of this attack."
        ),
    ),
    (
        "Unit",
        "{Attack} This Unit wins the fight.",
        "{Attack} This Unit wins its next fight until the end of this attack.",
    ),
]
MORE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Play} If both players have the same number of Gigs, draw 2.",
        "{Play} If the number of friendly Gigs is equal to the number of rival Gigs, draw 2.",
    ),
    (
        "Unit",
        "{Attack} If this Unit has the most power among friendly Units, draw 1.",
        "{Attack} If this Unit has power equal to or higher than the highest power among friendly Units, draw 1.",
    ),
    (
        "Unit",
        "{Play} Discard up to 3. Decrease a rival Gig by up to that many.",
        "{Play} Discard up to 3. Decrease a rival Gig by up to 1 for each discarded card.",
    ),
    (
        "Unit",
        "When this Unit wins a fight, if the difference in power is 3 or more, draw 1.",
        "When this Unit wins a fight, if this Unit's power differs from the opposing Unit's power by 3+, draw 1.",
    ),
    (
        "Unit",
        "{Play} Discard 2. If both were Programs, draw 3.",
        "{Play} Discard 2. If there are 2 or more Programs from among the discarded cards, draw 3.",
    ),
    (
        "Gear",
        "Equip only to a NETRUNNER or a CORPO.",
        "Equip only to a friendly NETRUNNER or CORPO Unit or Legend.",
    ),
]
WOULD: Final[list[tuple[CardType, str, str]]] = [
    (
        "Gear",
        "If this Unit would defeat a rival Unit in a fight, you may bottom-deck that rival Unit instead.",
        "If this Unit would defeat a rival Unit in a fight, you may bottom-deck that Unit instead.",
    ),
    (
        "Unit",
        "If this Unit would defeat a rival Unit, return it to its owner's hand instead.",
        "If this Unit would defeat a rival Unit in a fight, return that Unit to its owner's hand instead.",
    ),
    (
        "Unit",
        "If another friendly Unit would defeat a rival Unit with cost 3 or less, spend that rival Unit instead.",
        (
            "If another friendly Unit would defeat a rival Unit with cost 3 or less in a fight, spend the rival "
            "Unit instead."
        ),
    ),
    (
        "Unit",
        (
            "If this Unit would be defeated in a fight by a rival Unit with cost 3 or less, return it to its "
            "owner's hand instead."
        ),
        (
            "If a rival Unit with cost 3 or less would defeat this Unit in a fight, return this Unit to its "
            "owner's hand instead."
        ),
    ),
    (
        "Program",
        (
            "The next time a friendly Unit would defeat a rival Unit in a fight this turn, bottom-deck that "
            "rival Unit instead."
        ),
        (
            "The next time a friendly Unit would defeat a rival Unit in a fight this turn, bottom-deck the rival "
            "Unit instead."
        ),
    ),
]
SINCE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "If a Rival stole a Gig from you since your last turn, play this Unit for -3 €$.",
        "If a Rival stole a friendly Gig since your last turn, play this Unit for -3 €$.",
    ),
    (
        "Unit",
        "{Play} If a Rival stole 2 or more Gigs since your last turn, draw 1.",
        "{Play} If the number of times a Rival stole a Gig since your last turn is 2 or more, draw 1.",
    ),
    (
        "Unit",
        "{Play} Draw 1 for each Program a Rival played since the end of your last turn.",
        "{Play} Draw 1 for each Program a Rival played since your last turn.",
    ),
    (
        "Unit",
        "{Play} Draw 1 for each time a friendly Unit was defeated since your last turn.",
        "{Play} Draw 1 for each time a friendly Unit was defeated since your last turn.",
    ),
]
OTHERWISE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        (
            "You may discard 1. If you do, search the top 3 cards of your deck. Add 1 to your hand. "
            "Bottom-deck the rest.\nOtherwise, draw 1."
        ),
        (
            "You may discard 1. If you do, search the top 3 cards of your deck, then add a card from among the "
            "searched cards to your hand, then bottom-deck the rest. Otherwise, draw 1."
        ),
    ),
    (
        "Program",
        (
            "If you control no Gigs, search the top 3 cards of your deck for up to 2 Gear. Reveal them and add "
            "them to your hand. Bottom-deck the rest. Otherwise, draw 1."
        ),
        (
            "If you control no Gigs, search the top 3 cards of your deck, then choose up to 2 Gear from among "
            "the searched cards, then reveal those Gear, then add those Gear to your hand, then bottom-deck "
            "the rest. Otherwise, draw 1."
        ),
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), [*TWO, *FIGHTS, *MORE, *WOULD, *SINCE, *OTHERWISE])
def test_it_is_said_so(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


def test_either_of_the_swapped_gigs_will_do() -> None:
    found: Any = ability(
        "The first time Gigs are swapped each turn, ready a friendly Unit with power equal to or less than "
        "either Gig's value."
    )
    step: Any = found.step
    assert step.target.of.power == Comparison("<=", Highest(Gigs(among="gig")))
    assert found.first_each_turn


def test_the_fight_of_this_attack_is_won_and_no_later_one() -> None:
    found = ability("{Attack} This Unit wins the fight.")
    assert found.step == t.Give(t.This(), (t.WinsFights(Cards(("Unit",)), next_fight=True),), "end of attack")


def test_nothing_of_it_is_done_otherwise() -> None:
    step = program(
        "You may discard 1. If you do, reveal the top 2 cards of your deck. Trash the rest. Otherwise, draw 1."
    )
    assert isinstance(step, t.IfYouDo)
    assert isinstance(step.then, t.Do)
    assert step.otherwise == t.Draw()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{Play} This Unit wins the fight.", "which fight"),
        (
            "If this Unit would defeat a rival Unit in a fight, it gains +2 power this turn instead.",
            "of the two",
        ),
        ("If a rival Unit would defeat this Unit in a fight, you may bottom-deck it instead.", "which one"),
        ("If this Unit would defeat a rival Gear, draw 1 instead.", "only a Unit"),
        ("When this Unit fights, it wins the fight.", "which fight"),
        ("{Play} Draw cards equal to the difference in power.", "between which two"),
        ("{Play} If a Rival stole a Gig last turn, draw 1.", "last turn"),
        (
            "{Play} Swap a friendly Gig with a rival Gig. Draw cards equal to either Gig's value.",
            "of both of them",
        ),
        ("{Play} Increase a Gig by 1. Draw cards equal to either Gig's value.", "nothing that was spoken of"),
        (
            "{Play} You may discard 1. If you do, draw 2. Spend a rival Unit. Otherwise, draw 1.",
            "otherwise than",
        ),
        (
            (
                "{Play} You may discard 1. If you do, search the top 3 cards of your deck. Add 1 to your hand. "
                "Draw 1. Otherwise, draw 1."
            ),
            "otherwise than",
        ),
        (
            "{Play} Search the top 3 cards of your deck. Add 1 to your hand. Otherwise, draw 1.",
            "otherwise than",
        ),
    ],
)
def test_what_is_not_said(text: str, why: str) -> None:
    is_refused("Unit", text, why)
