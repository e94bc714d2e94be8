"""Texts and our wording of them: both compile to the same tree, so that a reader of the wording sees what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

THOSE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "Reroll all friendly Gigs. Then, draw 1 for each of them at max value.",
        "Reroll all friendly Gigs. Draw 1 for each max Gig from among those Gigs.",
    ),
    (
        "Unit",
        "{Play} Spend up to 3 rival Units. Draw 1 for each of them with power 2 or less.",
        "{Play} Spend up to 3 rival Units. Draw 1 for each card with power 2 or less from among those Units.",
    ),
    (
        "Program",
        "Reroll up to 2 friendly Gigs. Increase a Gig among them by 2.",
        "Reroll up to 2 friendly Gigs. Increase a Gig from among those Gigs by 2.",
    ),
    (
        # the Unit is spoken of, too, but it has no value
        "Unit",
        "{Attack} Reroll 2 friendly Gigs. This Unit gets +1 power this turn for each of them with 8+ value.",
        (
            "{Attack} Reroll 2 friendly Gigs. Give this Unit +1 power this turn for each Gig with 8+ value "
            "from among those Gigs."
        ),
    ),
    (
        # who gets it is never who is counted
        "Unit",
        "{Play} Bottom-deck up to 5 Programs from your trash. Give a rival Unit -1 power this turn for each of them.",
        (
            "{Play} Bottom-deck up to 5 Programs from your trash. Give a rival Unit -1 power this turn for each of "
            "those Programs."
        ),
    ),
    (
        "Program",
        "Trash 3. Give a rival Unit -1 power this turn for each of them.",
        "Trash 3. Give a rival Unit -1 power this turn for each trashed card.",
    ),
    (
        "Unit",
        "{Play} You may spend any number of friendly Legends. If you do, spend that many rival Units.",
        "{Play} You may spend any number of friendly Legends. If you do, spend a rival Unit for each of those Legends.",
    ),
    (
        "Unit",
        "When this Unit wins a fight, increase a Gig by up to the losing Unit's cost.",
        "When this Unit wins a fight, increase a Gig by up to 1 for each point of the opposing Unit's cost.",
    ),
    (
        "Unit",
        "When a friendly Unit wins a fight, ready the winning Unit.",
        "When a friendly Unit wins a fight, ready that Unit.",
    ),
    (
        "Unit",
        "When this Unit loses a fight, the winning Unit gets -2 power this turn.",
        "When this Unit loses a fight, give the opposing Unit -2 power this turn.",
    ),
    (
        "Unit",
        "When this Unit uses {Blocker}, you may discard 1 with cost equal to the attacking Unit's cost.",
        (
            "When this Unit uses {Blocker}, you may discard 1 card with cost equal to the total cost of attacking "
            "Units."
        ),
    ),
    (
        "Program",
        "Search the top 4 cards of your deck. Add 1 to your hand and sell another. Bottom-deck the rest.",
        (
            "Search the top 4 cards of your deck. Add a card from among the searched cards to your hand. Sell a card "
            "from among the searched cards. Bottom-deck the rest."
        ),
    ),
    (
        "Gear",
        "{Defeated} Draw 1 for each of this Unit's other Gear.",
        "{Defeated} Draw 1 for each other Gear equipped to this Unit.",
    ),
    (
        "Gear",
        "If this Unit has no other Gear, it has +3 power.",
        "If this Unit is equipped with exactly 0 other Gear, this Unit has +3 power.",
    ),
    (
        "Program",
        "Reroll 2 friendly Gigs. If both are at max value, draw 2.",
        "Reroll 2 friendly Gigs. If there are 2 or more max Gigs from among those Gigs, draw 2.",
    ),
    (
        "Program",
        "If you've already played another Program this turn, draw 2.",
        "If you played another Program this turn, draw 2.",
    ),
    (
        "Gear",
        "Rival Programs can't defeat or spend this Unit.",
        "This Unit can't be defeated by rival Programs. / This Unit can't be spent by rival Programs.",
    ),
    (
        "Unit",
        "This Unit can't be defeated, spent or chosen by rival effects.",
        (
            "This Unit can't be defeated by rival effects. / This Unit can't be spent by rival effects. / This Unit "
            "can't be chosen by rival effects."
        ),
    ),
    (
        "Unit",
        "When a Rival steals a friendly Gig, this Unit has +4 power during your next turn.",
        "When a Rival steals a friendly Gig, give this Unit +4 power during your next turn.",
    ),
    (
        "Unit",
        "When this Unit wins a fight, if the losing Unit had cost 3 or less, draw 1.",
        "When this Unit wins a fight, if the opposing Unit has cost 3 or less, draw 1.",
    ),
    (
        "Unit",
        "{Play} You may spend 2 €$. If you do, draw 2.",
        "{Play} You may pay 2 €$. If you do, draw 2.",
    ),
    (
        "Unit",
        "{Attack} If this Unit wasn't played this turn, draw 1.",
        "{Attack} If the number of times this Unit was played this turn is 0, draw 1.",
    ),
    (
        "Program",
        "Choose a friendly Unit. If it wasn't spent this turn, draw 1.",
        "Choose a friendly Unit. If it isn't true that “that Unit was spent this turn”, draw 1.",
    ),
    (
        "Unit",
        "{Attack} For each friendly face-up Legend, decrease a rival Gig by 1.",
        "{Attack} For each friendly face-up Legend, decrease a rival Gig by 1.",
    ),
    (
        # a choice each time, but of this Unit there is only one
        "Unit",
        "{Play} For each friendly Unit, give this Unit +1 power this turn.",
        "{Play} Give this Unit +1 power this turn for each friendly Unit.",
    ),
    (
        "Program",
        "If you control a min Gig, for each friendly Legend, increase a Gig by up to 2.",
        "If you control a min Gig, resolve “For each friendly Legend, increase a Gig by up to 2”.",
    ),
    (
        "Program",
        "Defeat a rival Unit with cost 3 or less. If you control a value-pair, defeat one with cost 5 or less instead.",
        (
            "If you control a value-pair of Gigs, defeat a rival Unit with cost 5 or less. Otherwise, defeat a rival "
            "Unit with cost 3 or less."
        ),
    ),
    (
        # the Legend itself is never in a hand
        "Legend",
        (
            "{Spend} Return a friendly Unit to its owner's hand. If you do, play another Unit with cost 3 or less "
            "from your hand for free."
        ),
        (
            "{Spend}: Return a friendly Unit to its owner's hand. If you do, play a Unit other than that Unit with "
            "cost 3 or less from your hand for free."
        ),
    ),
    (
        "Unit",
        "{Attack} You may reroll a rival Gig. If its new value is lower, this Unit gains 4 power this turn.",
        (
            "{Attack} You may reroll a rival Gig. If that Gig is lower than before, give this Unit +4 power this "
            "turn."
        ),
    ),
    (
        "Program",
        "{Quick} Choose an attacking rival Unit. End its attack.",
        "{Quick} / Choose an attacking rival Unit. If that Unit is attacking, end the attack.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), THOSE)
def test_our_wording_says_the_same(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Program", "{Quick} End its attack.", "nothing that was spoken of before"),
        (
            "Program",
            "Defeat a rival Unit with cost 2 or less. Then, spend one with cost 5 or less.",
            "so many of what",
        ),
        (
            "Program",
            "Defeat a rival Unit with power 3 or less. If you control a min Gig, defeat one with cost 5 instead.",
            "whether what was asked before",
        ),
        (
            "Unit",
            "{Play} Defeat another friendly Unit. If you do, play another Unit from your trash for free.",
            "another than which",
        ),
        (
            "Unit",
            "{Attack} Defeat a friendly Unit. If you do, ready another friendly Unit.",
            "another than which",
        ),
        (
            "Unit",
            "When this Unit wins or loses a fight, spend the winning Unit.",
            "what was winning is not said",
        ),
        ("Unit", "{Attack} Spend the losing Unit.", "what was losing is not said"),
        ("Unit", "When this Unit wins a fight, bottom-deck the losing Unit.", "still there is not known"),
        ("Unit", "Rival Units can't defeat this Unit.", "whether by their effects only is not said"),
        ("Program", "Choose 2 friendly Gigs. If both are friendly Gigs, draw 2.", "not clear"),
        (
            "Program",
            "For each friendly Unit, increase a Gig by 1. Then, reroll it.",
            "nothing that was spoken of",
        ),
        (
            "Program",
            "Give a rival Unit -1 power this turn for each of them.",
            "nothing that was spoken of before",
        ),
    ],
)
def test_what_is_not_said_is_asked_for(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            # once, at the end of the turn of yours that ends first
            "Program",
            "{Quick} Ready a friendly Unit. Defeat it at the end of your turn.",
            "{Quick} / Ready a friendly Unit. Defeat that Unit at the end of your turn.",
        ),
        (
            "Program",
            "A Rival chooses one of their Units to defeat.",
            "Defeat a rival Unit of a Rival's choice.",
        ),
        ("Program", "A Rival chooses a card from their hand to discard.", "A Rival discards 1."),
        (
            "Program",
            "Reveal the top 3 cards of your deck. A Rival chooses 1 of them to trash. Add the rest to your hand.",
            (
                "Reveal the top 3 cards of your deck. Trash a card from among the revealed cards of a Rival's choice. "
                "Add the rest to your hand."
            ),
        ),
        (
            # only the Gear can be a Gear
            "Legend",
            "{Spend} Equip a Gear from your hand to a friendly Unit for free. If it's a WEAPON Gear, ready that Unit.",
            "{Spend}: Equip a Gear from your hand to a friendly Unit. If that Gear is a WEAPON Gear, ready that Unit.",
        ),
    ],
)
def test_what_is_chosen_to_be_done_and_when(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Program",
            "Defeat a Gear. If its cost equals the value of a friendly Gig, also defeat the Unit it was equipped to.",
            (
                "Defeat a Gear. If that Gear's cost equals the value of a friendly Gig, defeat the Unit that Gear was "
                "equipped to."
            ),
        ),
        (
            "Unit",
            "{Play} Defeat a Gear equipped to a rival Unit. Then, give that Unit -2 power this turn.",
            (
                "{Play} Defeat a Gear equipped to a rival Unit. Give the Unit that Gear was equipped to "
                "-2 power this turn."
            ),
        ),
        (
            "Unit",
            "When a rival Gear is defeated, spend the Unit it was equipped to.",
            "When a rival Gear is defeated, spend the Unit that Gear was equipped to.",
        ),
    ],
)
def test_what_wore_a_gear_can_be_meant(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Program",
            "Give a friendly Unit +2 power this turn. At the end of your turn, return it to its owner's hand.",
            "Give a friendly Unit +2 power this turn. Return that Unit to its owner's hand at the end of your turn.",
        ),
        (
            "Program",
            "Draw 2. At the end of your turn, discard 1.",
            "Draw 2. Discard 1 at the end of your turn.",
        ),
        (
            "Unit",
            "{Play} Ready another friendly Unit. At the end of your turn, defeat that Unit.",
            "{Play} Ready another friendly Unit. Defeat that Unit at the end of your turn.",
        ),
        (
            # one line is one effect
            "Unit",
            "{Attack} Draw 1. At the end of your turn, if this Unit is spent, ready it.",
            "{Attack} Draw 1. At the next end of your turn, if this Unit is spent, ready this Unit.",
        ),
        (
            "Unit",
            "{Attack} Draw 1.\nAt the end of your turn, if this Unit is spent, ready it.",
            "{Attack} Draw 1. / At the end of your turn, if this Unit is spent, ready this Unit.",
        ),
        (
            # a printing without line breaks has an effect of its own here
            "Unit",
            "When this Unit steals a Gig, increase it by 2. At the end of your turn, draw 1.",
            "When this Unit steals a Gig, increase that Gig by 2. / At the end of your turn, draw 1.",
        ),
        (
            "Unit",
            "{Blocker}\nWhen this Unit steals a Gig, increase it by 2. At the end of your turn, draw 1.",
            "{Blocker} / When this Unit steals a Gig, increase that Gig by 2. Draw 1 at the end of your turn.",
        ),
    ],
)
def test_the_end_of_your_turn_goes_on_about_what_was_spoken_of(
    card_type: CardType, text: str, wording: str
) -> None:
    says_the_same(card_type, text, wording)
