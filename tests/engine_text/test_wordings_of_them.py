"""What is said of both of two, of all of a set, of those that something was done to, and of the turn that ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import compiled, is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

MEANT: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "Spend a rival Unit. At the end of this turn, defeat it if it's unequipped.",
        "Spend a rival Unit. At the end of this turn, if that Unit is unequipped, defeat that Unit.",
    ),
    (
        "Program",
        "The next time a friendly Unit attacks this turn, draw 1 if it's equipped.",
        "The next time a friendly Unit attacks this turn, if that Unit is equipped, draw 1.",
    ),
    # a Gig and a Gear have no Gear
    (
        "Program",
        "Spend a rival Unit. If you control a min Gig, defeat one of its Gear.",
        "Spend a rival Unit. If you control a min Gig, defeat a Gear equipped to that Unit.",
    ),
    (
        "Program",
        "Spend a rival Unit. If you control a Gear, defeat one of its Gear.",
        "Spend a rival Unit. If you control a Gear, defeat a Gear equipped to that Unit.",
    ),
    (
        "Program",
        "Choose a friendly Gig and a rival Gig. If the difference between their values is 3 or more, draw 1.",
        (
            "Choose a friendly Gig. Choose a rival Gig. If the first Gig's value differs from the second Gig's "
            "value by 3+, draw 1."
        ),
    ),
    (
        "Program",
        (
            "Choose a friendly Unit and a rival Unit. They fight. Draw 1 for each point of the difference between "
            "their power."
        ),
        (
            "Choose a friendly Unit. Choose a rival Unit. The first Unit fights the second Unit. Draw 1 for each point "
            "of “the difference between the first Unit's power and the second Unit's power”."
        ),
    ),
    (
        "Unit",
        "When this Unit wins a fight, adjust a Gig by up to the difference between their power.",
        (
            "When this Unit wins a fight, adjust a Gig by up to 1 for each point of “the difference between this "
            "Unit's power and the opposing Unit's power”."
        ),
    ),
    # what has no subject of its own is theirs
    (
        "Program",
        "A Rival reveals their hand. Choose a Gear from among them. They bottom-deck it, then draw 1.",
        (
            "A Rival reveals their hand. Choose a Gear from among the revealed cards. Bottom-deck that Gear. A Rival "
            "draws 1."
        ),
    ),
    (
        "Program",
        "A Rival discards 1. They draw 1, then you draw 1.",
        "A Rival discards 1. A Rival draws 1. Draw 1.",
    ),
    (
        "Program",
        "Spend a rival Unit. Its attack ends.",
        "Spend a rival Unit. If that Unit is attacking, end the attack.",
    ),
    (
        "Program",
        "Spend up to 2 rival Units. Units spent this way can't ready until your next turn.",
        "Spend up to 2 rival Units. The spent cards can't ready until your next turn.",
    ),
    (
        "Program",
        "Ready up to 2 friendly Units. Each Unit readied this way gains +1 power this turn.",
        "Ready up to 2 friendly Units. Give the readied cards +1 power this turn.",
    ),
    ("Unit", "This Unit can't attack rival Gigs.", "This Unit can't attack Gig areas."),
    ("Unit", "When a rival Unit attacks your Gigs, draw 1.", "When a rival Unit attacks a Gig area, draw 1."),
    (
        "Unit",
        "If your Gigs all have the same value, this Unit has +2 power.",
        "If all friendly Gigs have the same value, this Unit has +2 power.",
    ),
    (
        "Unit",
        "If all your Units share a color, this Unit has +2 power.",
        "If all friendly Units have the same color, this Unit has +2 power.",
    ),
    (
        "Unit",
        "If no two of your Units share a cost, this Unit can't attack.",
        (
            "If the number of different costs among friendly Units is equal to the number of friendly Units, this Unit "
            "can't attack."
        ),
    ),
    (
        "Program",
        "Play a Gear from your hand for free. If you equip it to a Legend, draw 1.",
        "Play a Gear from your hand for free. If that Gear is equipped to a Legend, draw 1.",
    ),
    # what was equipped is Gear, whatever was spoken of since
    (
        "Program",
        "Play a Gear from your hand for free. Spend a rival Unit. If it's equipped to a MERC Unit, draw 1.",
        "Play a Gear from your hand for free. Spend a rival Unit. If that Gear is equipped to a MERC Unit, draw 1.",
    ),
    (
        "Unit",
        "This Unit has +1 power for each Gear equipped to it and each min Gig, up to +4.",
        (
            "This Unit has +1 power for each point of “the number of Gear equipped to this Unit plus the number of "
            "min Gigs”, up to 4."
        ),
    ),
]
COUNTED: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        (
            "When this Unit uses {Blocker}, give it +1 power this turn for each spent friendly Legend. If it loses the "
            "fight, ready one of those Legends."
        ),
        (
            "When this Unit uses {Blocker}, choose all spent friendly Legends. Give this Unit +1 power this turn for "
            "each of those Legends. The next time this Unit loses a fight until the end of this attack, ready a Legend "
            "from among those Legends."
        ),
    ),
    (
        "Program",
        "For each min Gig, draw 1. For each spent friendly Unit, decrease a rival Gig by 1. Ready those Units.",
        (
            "Draw 1 for each min Gig. Choose all spent friendly Units. For each of those Units, decrease a rival Gig "
            "by 1. Ready those Units."
        ),
    ),
    # those of which a condition asks for several are meant in its own sentence
    (
        "Unit",
        "{Attack} If you control 3 or more spent Legends, ready one of those Legends.",
        "{Attack} If you control 3 or more spent Legends, ready a spent friendly Legend.",
    ),
    (
        "Unit",
        "{Play} If you control 2 or more other Units, they gain +1 power this turn.",
        "{Play} If you control 2 or more other Units, give all other friendly Units +1 power this turn.",
    ),
    (
        "Unit",
        "{Play} If you control 2 or more min Gigs, increase one of them by 2.",
        "{Play} If you control 2 or more min Gigs, increase a friendly min Gig by 2.",
    ),
    (
        "Unit",
        "{Play} If there are 3 or more Programs in your trash, add one of them to your hand.",
        "{Play} If there are 3 or more Programs in your trash, add a Program from your trash to your hand.",
    ),
    (
        "Program",
        "If a Rival controls 2 or more Units, they discard 1.",
        "If a Rival controls 2 or more Units, a Rival discards 1.",
    ),
]
KEPT: Final[list[tuple[CardType, str, str]]] = [
    (
        "Gear",
        "{Defeated} You may pay 1 €$ to bottom-deck this Gear instead of trashing it.",
        "When this Unit is defeated, you may pay 1 €$ to bottom-deck this Gear instead of trashing it.",
    ),
    (
        "Unit",
        (
            "When another friendly Unit is defeated, if you control a min Gig, you may equip one of its Gear to this "
            "Unit instead of trashing it. If you do, draw 1."
        ),
        (
            "When another friendly Unit is defeated, if you control a min Gig, you may equip a Gear from that Unit to "
            "this Unit instead of trashing it. If you do, draw 1."
        ),
    ),
    (
        "Unit",
        "When a friendly Unit is defeated in a fight, return all of its Gear to your hand instead of trashing them.",
        (
            "When a friendly Unit is defeated in a fight, return all Gear from that Unit to their owners' hands "
            "instead of trashing it."
        ),
    ),
    (
        "Gear",
        "When this Unit is defeated, sell this Gear instead of putting it into your trash.",
        "When this Unit is defeated, sell this Gear instead of trashing it.",
    ),
    (
        "Program",
        "Draw 1. Bottom-deck this Program instead of trashing it.",
        "Draw 1. Bottom-deck this Program.",
    ),
]
ASKED: Final[list[tuple[CardType, str, str]]] = [
    # what a Unit of the attack is not was left out of the question
    (
        "Program",
        "{Quick} If the attacking Unit is unequipped, draw 1.",
        "{Quick} / If there is an attacking unequipped Unit, draw 1.",
    ),
    (
        "Unit",
        "{Attack} If the defending Unit is ready, this Unit gains +1 power this turn.",
        "{Attack} If there is a defending ready Unit, give this Unit +1 power this turn.",
    ),
    (
        "Program",
        "{Quick} If the attacking Unit has power 3 or less, its attack ends.",
        (
            "{Quick} / If there is an attacking Unit with power 3 or less, resolve “If there is an attacking Unit, end "
            "the attack”."
        ),
    ),
    (
        "Program",
        "Choose a friendly Unit and a rival Unit. If their powers are equal, draw 2.",
        (
            "Choose a friendly Unit. Choose a rival Unit. If the first Unit has power equal to the second Unit's "
            "power, draw 2."
        ),
    ),
    (
        "Program",
        "Choose a friendly Gig and a rival Gig. If their values are the same, swap them.",
        (
            "Choose a friendly Gig. Choose a rival Gig. If the first Gig's value is equal to the second Gig's value, "
            "swap the first Gig with the second Gig."
        ),
    ),
    (
        "Program",
        "Return a rival Unit to its owner's hand. They may discard 1. If they don't, draw 1.",
        "Return a rival Unit to its owner's hand. A Rival may discard 1. If they don't, draw 1.",
    ),
    (
        "Unit",
        "If your Gigs all have even values, this Unit has +2 power.",
        (
            "If the number of friendly Gigs is equal to the number of friendly Gigs with an even value, this Unit has "
            "+2 power."
        ),
    ),
    (
        "Gear",
        "If this Gear would be defeated, you may equip it to another friendly Unit instead.",
        "If this Gear would be defeated, you may equip this Gear to another friendly Unit instead.",
    ),
]
SAME: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "At the end of your turn, if this Unit didn't win a fight, draw 1.",
        "At the end of your turn, if this Unit didn't win a fight this turn, draw 1.",
    ),
    (
        "Unit",
        "At the end of your turn, draw 1 if you played a Program.",
        "At the end of your turn, if you played a Program this turn, draw 1.",
    ),
    (
        "Program",
        "Draw 1. At the end of this turn, unless a friendly Unit stole a Gig, discard 1.",
        "Draw 1. At the end of this turn, unless a friendly Unit stole a Gig this turn, discard 1.",
    ),
    (
        "Program",
        "Spend a rival Unit. Defeat it at the end of this turn unless you have 10+ ☆.",
        "Spend a rival Unit. At the end of this turn, unless you have 10+ ☆, defeat it.",
    ),
    (
        "Unit",
        "{Play} If your Gigs all have different values, draw 1.",
        "{Play} If all friendly Gigs have different values, draw 1.",
    ),
    (
        "Unit",
        "{Play} If no two friendly Gigs have the same value, draw 1.",
        "{Play} If all friendly Gigs have different values, draw 1.",
    ),
    (
        "Unit",
        "{Play} If friendly Units are all spent, draw 1.",
        "{Play} If all friendly Units are spent, draw 1.",
    ),
    (
        "Program",
        "Spend a rival Unit. If you control a Legend, draw 1 as well.",
        "Spend a rival Unit. If you control a Legend, also draw 1.",
    ),
    (
        "Program",
        "Ready a Unit that hasn't lost a fight this turn.",
        "Ready a Unit that didn't lose a fight this turn.",
    ),
    (
        "Program",
        "Choose a rival Gig. If its value is equal to a friendly Gig's, steal it.",
        "Choose a rival Gig. If its value equals the value of a friendly Gig, steal it.",
    ),
    (
        "Program",
        "Choose a rival Gig. If its value is equal to the value of a friendly Gig, steal it.",
        "Choose a rival Gig. If its value equals the value of a friendly Gig, steal it.",
    ),
    (
        "Program",
        "Choose a rival Gig. If its value isn't equal to a friendly Gig's value, reroll it.",
        "Choose a rival Gig. If its value doesn't equal the value of a friendly Gig, reroll it.",
    ),
    (
        "Program",
        "{Quick} Redirect a rival Unit's attack to another friendly Unit.",
        "{Quick} If a Rival controls an attacking Unit, redirect the attack to another friendly Unit.",
    ),
    (
        "Unit",
        "{Attack} You may discard 1. If you do, draw 2 if this Unit wins the fight.",
        "{Attack} You may discard 1. If you do, the next time this Unit wins a fight this attack, draw 2.",
    ),
    (
        "Unit",
        "{Attack} If this Unit wins the fight and you control a min Gig, draw 1. If it loses the fight, discard 1.",
        (
            "{Attack} The next time this Unit wins a fight this attack, if you control a min Gig, draw 1. The next "
            "time this Unit loses a fight this attack, discard 1."
        ),
    ),
    (
        "Unit",
        "When this Unit uses {Blocker}, if it loses the fight, draw 1.",
        "When this Unit uses {Blocker}, the next time it loses a fight this attack, draw 1.",
    ),
    (
        "Program",
        "{Quick} Redirect the attack to a friendly Unit. If it wins the fight, draw 1.",
        "{Quick} Redirect the attack to a friendly Unit. The next time it wins a fight this attack, draw 1.",
    ),
    (
        "Unit",
        "At the end of your turn, if you didn't play any Programs, draw 1.",
        "At the end of your turn, if you didn't play a Program this turn, draw 1.",
    ),
    (
        "Program",
        "Defeat up to 2 rival Gear. If 2 Gear were defeated this way, draw 1.",
        "Defeat up to 2 rival Gear. If 2 or more Gear were defeated this way, draw 1.",
    ),
    (
        "Unit",
        "{Play} If you control three Gigs with different values, draw 1.",
        "{Play} If you control 3 or more Gigs with different values, draw 1.",
    ),
    (
        "Unit",
        "{Play} If your Gigs are all min Gigs, draw 1.",
        "{Play} If all your Gigs are min Gigs, draw 1.",
    ),
    (
        "Program",
        "Choose up to 2 friendly Units. They each gain +1 power this turn.",
        "Choose up to 2 friendly Units. They gain +1 power this turn.",
    ),
    (
        "Unit",
        "{Play} Draw 1 for each friendly Legend and for each min Gig.",
        "{Play} Draw 1 for each friendly Legend and each min Gig.",
    ),
]
REFUSED: Final[list[tuple[CardType, str, str]]] = [
    # at no end of a turn it is not said in which time that was
    ("Program", "Choose a friendly Unit. Draw 1 unless it stole a Gig.", 'write "this turn"'),
    ("Unit", "When this Unit attacks, draw 1 if you played a Program.", 'write "this turn"'),
    ("Program", "At the end of this attack, draw 1 if a friendly Unit attacked.", 'write "this turn"'),
    (
        "Program",
        "At the end of this turn, draw 1 and discard 1 if you have 10+ ☆.",
        "whether all of this hangs",
    ),
    ("Program", "At the end of this turn, if it's your turn, draw 1 if you have 10+ ☆.", "two conditions"),
    # which two
    (
        "Program",
        "Choose 2 friendly Units. Draw 1 for each point of the difference between their power.",
        "which two",
    ),
    ("Unit", "{Attack} Increase a Gig by the difference between their power.", "which two"),
    ("Program", "They discard 1, then draw 1.", "is not said"),
    ("Unit", "{Play} Units readied this way can't attack this turn.", "what was readied is not said"),
    (
        "Program",
        "Ready a friendly Legend. Units readied this way gain +1 power this turn.",
        "what was readied",
    ),
    ("Unit", "If all your Units have different tags, this Unit has +1 power.", "one of their tags"),
    ("Unit", "If no three of your Units share a cost, this Unit has +1 power.", "not clear"),
    ("Program", "Spend a rival Unit. If it's equipped to a Legend, draw 1.", "only Gear is equipped"),
    ("Program", "Spend a rival Unit. If you equip it to a Legend, draw 1.", "was not left open"),
    # of those counted or asked for, which ones
    (
        "Unit",
        "{Play} Draw 1 for each spent Legend and each ready Legend. Ready one of those Legends.",
        "spoken of",
    ),
    (
        "Unit",
        "{Play} You may draw 1. If you do, draw 1 for each Legend. Ready one of those Legends.",
        "spoken of",
    ),
    ("Unit", "{Play} If you control 3 or more Legends, at the end of this turn, ready them.", "is not said"),
    ("Unit", "{Play} If you control 3 or more Legends, draw 1. Ready one of those Legends.", "is not said"),
    ("Program", "Spend 2 rival Units. If you control 2 or more Legends, ready them.", "is not said"),
    ("Program", "{Quick} If the defending Unit is unequipped, its attack ends.", "is not said"),
    ("Unit", "When a player plays a Program, they may discard 1.", "who"),
    # what would go to the trash is Gear of what is defeated
    ("Unit", "When this Unit is defeated, draw 1 instead of trashing it.", "which Gear"),
    ("Gear", "When this Unit is defeated, return it to your hand instead of trashing it.", "which Gear"),
    (
        "Unit",
        "{Attack} Return one of its Gear to your hand instead of trashing it.",
        "only Gear of what is defeated",
    ),
    ("Gear", "When this Gear is defeated, sell it instead of trashing it.", "only Gear of what is defeated"),
    ("Unit", "{Play} Draw 1. Equip a friendly Gear to this Unit instead of trashing it.", "instead of what"),
    ("Unit", "{Attack} Draw 1 and discard 1 if this Unit wins the fight.", "whether all of this hangs"),
    ("Unit", "{Attack} At the end of this turn, draw 1 if this Unit wins the fight.", "no fight"),
    ("Unit", "{Attack} Draw 1. If this Unit wins the fight, draw 2 instead.", "instead of what"),
    # no attack is under way, or another fight is meant
    ("Program", "Give a friendly Unit +2 power this turn. If it wins the fight, draw 1.", "no fight"),
    ("Unit", "{Attack} If it doesn't win the fight, draw 1.", "no fight"),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), MEANT + COUNTED + KEPT + ASKED)
def test_said_in_our_words(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(("card_type", "text", "same"), SAME)
def test_said_otherwise(card_type: CardType, text: str, same: str) -> None:
    assert compiled(text, card_type) == compiled(same, card_type)


@pytest.mark.parametrize(("card_type", "text", "why"), REFUSED)
def test_refused(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)


def test_after_a_fight_of_the_effect_its_outcome_is_asked() -> None:
    """An attack is under way, too, but the fight that was spoken of is the effect's own."""
    text = "{Attack} This Unit fights a rival Unit. If it wins the fight, draw 1."
    says_the_same("Unit", text, "{Attack} This Unit fights a rival Unit. If this Unit won the fight, draw 1.")
