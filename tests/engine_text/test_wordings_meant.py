"""Texts whose words mean one of several pieces (attacker, defender, winner, wearer), and our wording of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from engine.effects.tree import Do, Ready, Triggered
from engine.effects.values import Ref
from engine.text import compile_text
from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

THE_OTHER_UNIT: Final[list[tuple[CardType, str, str]]] = [
    (
        # only the attacker's cost was spoken of; this Unit is not defeated for blocking
        "Unit",
        (
            "When this Unit uses {Blocker}, you may discard 1 with cost equal to the attacking Unit's cost. "
            "If you do, defeat it."
        ),
        (
            "When this Unit uses {Blocker}, you may discard 1 card with cost equal to the total cost of attacking "
            "Units. If you do, defeat an attacking Unit."
        ),
    ),
    (
        "Program",
        "{Quick} If the attacking Unit has power 4 or less, spend it.",
        "{Quick} / If there is an attacking Unit with power 4 or less, spend an attacking Unit with power 4 or less.",
    ),
    (
        # whatever its power is: only the draw hangs on that
        "Program",
        "{Quick} If the attacking Unit has power 4 or less, draw 1. Then, spend it.",
        "{Quick} / If there is an attacking Unit with power 4 or less, draw 1. Spend an attacking Unit.",
    ),
    (
        "Unit",
        "{Attack} If the defending Unit is a CORPO, it has -2 power this turn.",
        "{Attack} If there is a defending CORPO Unit, give a defending CORPO Unit -2 power this turn.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), THE_OTHER_UNIT)
def test_the_one_unit_that_attacks_or_defends_can_be_meant(
    card_type: CardType, text: str, wording: str
) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    "text",
    [
        "{Attack} If this Unit's power is equal to a rival Unit's power, spend it.",
        "When this Unit steals a Gig, you may discard 1 with cost equal to a rival Unit's cost. If you do, defeat it.",
        (
            "{Play} Spend a rival Unit. Decrease a Gig with value equal to the power of a friendly Unit by 1. "
            "Ready that Unit."
        ),
    ],
)
def test_a_unit_whose_number_is_compared_may_be_meant_as_well(text: str) -> None:
    is_refused("Unit", text, "which one this word speaks of")


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Program",
            "A friendly Unit fights a rival Unit. If it wins, ready it.",
            "A friendly Unit fights a rival Unit. If the first Unit won the fight, ready the first Unit.",
        ),
        (
            "Program",
            "Choose a friendly Unit and a rival Unit. They fight. If the friendly Unit wins, ready it.",
            (
                "Choose a friendly Unit. Choose a rival Unit. The first Unit fights the second Unit. If the first Unit "
                "won the fight, ready the first Unit."
            ),
        ),
        (
            "Unit",
            "{Play} This Unit fights a rival Unit. Then, spend that Unit.",
            "{Play} This Unit fights a rival Unit. Spend that Unit.",
        ),
        (
            "Program",
            "Spend a rival Unit. A friendly Unit fights another rival Unit. If the first Unit won the fight, draw 1.",
            (
                "Spend a rival Unit. A friendly Unit fights a rival Unit other than the first Unit. If it won the "
                "fight, draw 1."
            ),
        ),
        (
            "Unit",
            "When a Rival plays a Unit, a friendly Unit fights a rival Unit. If the first Unit lost, draw 1.",
            "When a Rival plays a Unit, a friendly Unit fights a rival Unit. If it lost the fight, draw 1.",
        ),
        (
            "Unit",
            "When a Rival plays a Unit, a friendly Unit fights a rival Unit. If it lost, spend the third Unit.",
            (
                "When a Rival plays a Unit, a friendly Unit fights a rival Unit. If it lost the fight, spend the third "
                "Unit."
            ),
        ),
    ],
)
def test_who_is_meant_after_a_fight_by_an_effect(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


def test_the_second_unit_of_all_or_of_the_fight_may_have_won() -> None:
    text = "Spend a rival Unit. A friendly Unit fights another rival Unit. If the second Unit won the fight, draw 1."
    is_refused("Program", text, "which of the two Units")


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        (
            "Program",
            "Spend a rival Unit. A friendly Unit fights another rival Unit. If the spent Unit won, draw 1.",
        ),
        ("Unit", "{Play} A friendly Unit fights a rival Unit. If this Unit won the fight, draw 1."),
    ],
)
def test_who_did_not_fight_has_not_won(card_type: CardType, text: str) -> None:
    is_refused(card_type, text, "this one has not fought")


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Program", "A friendly Unit fights a rival Unit. Spend it."),
        ("Program", "A friendly Unit fights a rival Unit. Spend that Unit."),
        ("Unit", "{Play} This Unit fights a rival Unit. Ready it."),
    ],
)
def test_either_of_those_that_fought_may_be_meant(card_type: CardType, text: str) -> None:
    is_refused(card_type, text, "which one this word speaks of")


def test_the_legend_is_such_a_one_too_where_that_is_said_of_it() -> None:
    says_the_same(
        "Gear",
        "(Equip to a friendly MERC Unit or face-up MERC Legend.)",
        "Equip only to a friendly MERC Unit or Legend.",
    )
    is_refused("Gear", "(Equip to a friendly MERC Unit or face-up CORPO Legend.)", "asks different things")


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Gear",
            "Rivals can't spend or bottom-deck this Unit.",
            "This Unit can't be spent by rival effects. / This Unit can't be bottom-decked by rival effects.",
        ),
        (
            "Unit",
            "Rivals can't return friendly Units to their owner's hand.",
            "Friendly Units can't be returned to their owner's hand by rival effects.",
        ),
        (
            "Unit",
            "{Play} Trash 2. If neither is a Unit, draw 1.",
            "{Play} Trash 2. If there are no Units from among the trashed cards, draw 1.",
        ),
    ],
)
def test_what_a_rival_can_do_by_their_effects_only(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


def test_a_rival_defeats_in_fights_too() -> None:
    is_refused("Unit", "Rivals can't defeat this Unit.", "whether by their effects only")
    is_refused("Unit", "Rivals can't spend rival Units.", "whose pieces these are")


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Legend",
            "When a friendly Unit attacks, you may spend this Legend. If you do, ready another friendly Unit.",
            (
                "When a friendly Unit attacks, you may spend this Legend. If you do, ready a friendly Unit other than "
                "that Unit."
            ),
        ),
        (
            "Unit",
            "When you Call a Legend, you may spend this Unit. If you do, ready another friendly Legend.",
            (
                "When you Call a Legend, you may spend this Unit. If you do, ready a friendly Legend other than that "
                "Legend."
            ),
        ),
    ],
)
def test_another_than_what_the_trigger_spoke_of(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        (
            "Unit",
            "When a friendly Unit attacks, you may spend this Unit. If you do, ready another friendly Unit.",
            "another than which",
        ),
        (
            "Program",
            "Decrease a Gig by up to 3. If it becomes a min Gig, draw 1 instead.",
            "only after it is done",
        ),
        (
            "Program",
            "Give a rival Unit -3 power this turn. If its power becomes 0, bottom-deck it instead.",
            "only after it is done",
        ),
    ],
)
def test_what_can_be_meant_in_two_ways(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Program",
            "Choose a friendly Unit. Spend a rival Unit. Ready the chosen Unit.",
            "Choose a friendly Unit. Spend a rival Unit. Ready the first Unit.",
        ),
        (
            "Program",
            "Choose a friendly Gig. Decrease a rival Gig by 1. Increase the chosen Gig by 2.",
            "Choose a friendly Gig. Decrease a rival Gig by 1. Increase the first Gig by 2.",
        ),
        (
            "Program",
            "Spend a rival Unit. Defeat a Gear equipped to a friendly Unit. Ready the chosen Unit.",
            "Spend a rival Unit. Defeat a Gear equipped to a friendly Unit. Ready the chosen Unit.",
        ),
        (
            "Program",
            "Spend a rival Unit. Reroll a Gig with value equal to the power of a friendly Unit. Ready the chosen Unit.",
            "Spend a rival Unit. Reroll a Gig with value equal to the power of a friendly Unit. Ready the chosen Unit.",
        ),
        (
            "Unit",
            "{Play} Defeat a Gear equipped to a friendly Unit. Ready a Unit other than this Unit.",
            "{Play} Defeat a Gear equipped to a friendly Unit. Ready a Unit other than this Unit.",
        ),
    ],
)
def test_the_chosen_one_is_what_was_chosen_with_that_verb(
    card_type: CardType, text: str, wording: str
) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Unit", "When you draw a Unit, defeat a friendly Gear. If that card's cost is 3 or less, draw 1."),
        ("Program", "Choose a card from your trash. Defeat a friendly Gear. Add that card to your hand."),
        ("Program", "Choose a Unit from your trash. Defeat a friendly Gear. Add that card to your hand."),
    ],
)
def test_that_card_may_be_of_either_type(card_type: CardType, text: str) -> None:
    is_refused(card_type, text, "which of the two cards")


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Unit",
            "When you draw a Unit, defeat a friendly Gear. If that Unit's cost is 3 or less, draw 1.",
            "When you draw a Unit, defeat a friendly Gear. If that Unit has cost 3 or less, draw 1.",
        ),
        (
            "Unit",
            "When a Rival plays a Unit, spend a rival Unit. Spend a rival Unit. Ready the second Unit.",
            "When a Rival plays a Unit, spend a rival Unit. Spend a rival Unit. Ready the second Unit.",
        ),
    ],
)
def test_a_card_of_an_event_is_called_and_counted_by_its_type(
    card_type: CardType, text: str, wording: str
) -> None:
    says_the_same(card_type, text, wording)


def test_the_second_unit_counts_that_of_the_event() -> None:
    text = "When a Rival plays a Unit, spend a rival Unit. Spend a rival Unit. Ready the second Unit."
    (triggered,) = compile_text(text, card_type="Unit")
    assert isinstance(triggered, Triggered)
    assert isinstance(triggered.step, Do)
    assert triggered.step.steps[-1] == Ready(Ref("unit"))


def test_it_may_share_a_name_with_the_one_that_is_left_out() -> None:
    text = (
        "Choose a friendly Unit. Spend a rival Unit. Choose a card type. "
        "Ready a Unit other than the first Unit sharing a name with that Unit."
    )
    is_refused("Program", text, "with which of the two Units")
