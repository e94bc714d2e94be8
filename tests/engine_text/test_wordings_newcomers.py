"""Texts as somebody words them who has read the rules, and few cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

MEANT: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Play} Each player chooses one of their Units and defeats the rest.",
        (
            "{Play} Each player resolves “Choose a friendly Unit. Defeat all friendly Units other than "
            "that Unit”."
        ),
    ),
    (
        "Program",
        "Choose up to 2 rival Units. Bottom-deck the others.",
        "Choose up to 2 rival Units. Bottom-deck all rival Units other than those Units.",
    ),
    (
        "Unit",
        "{Spend}: Add 1 to the value of a friendly Gig.",
        "{Spend}: Increase a friendly Gig by 1.",
    ),
    (
        "Program",
        "Reduce a rival Gig by 2.",
        "Decrease a rival Gig by 2.",
    ),
    (
        "Legend",
        "{Go Solo} costs 1 €$ less for each Gear in your trash.",
        "This Legend may use {Go Solo} for -1 €$ for each Gear in your trash.",
    ),
    (
        "Legend",
        "Spend this Legend to give a friendly Unit {Blocker} until your next turn.",
        "{Spend}: Give a friendly Unit {Blocker} until your next turn.",
    ),
    (
        "Legend",
        "You may spend this Legend to draw 1. Then, increase a Gig by 1.",
        "{Spend}: Draw 1. Increase a Gig by 1.",
    ),
    (
        "Unit",
        "When you steal your third Gig in a turn, draw 2.",
        "The third time you steal a rival Gig each turn, draw 2.",
    ),
    (
        "Program",
        "{Quick} Cancel an attack.",
        "{Quick} / End the attack.",
    ),
    (
        "Program",
        "Reveal your hand. For each color among those cards, draw 1.",
        "Reveal your hand. Draw 1 for each different color among the revealed cards.",
    ),
    (
        "Gear",
        "This Unit can't be the target of rival Programs.",
        "This Unit can't be chosen by rival Programs.",
    ),
    (
        "Gear",
        "When this Gear is equipped, ready the equipped Unit.",
        "When this Gear is equipped to a Unit or Legend, ready this Unit.",
    ),
    (
        "Legend",
        "{Call} Take a Gig from your fixer area and roll it.",
        "{Call} Roll in a Gig.",
    ),
    (
        "Legend",
        "When you gain a Gig from your fixer area, if it's a d20, draw 1.",
        "When you roll in a Gig, if that Gig is a d20, draw 1.",
    ),
    (
        "Legend",
        "{Spend}: Turn a friendly Gig to any value.",
        "{Spend}: Set a friendly Gig to any value.",
    ),
    (
        "Unit",
        "{Attack} This Unit can't be blocked until this attack ends.",
        "{Attack} This Unit can't be blocked until the end of this attack.",
    ),
    (
        "Program",
        "Reroll up to 2 friendly Gigs. If you roll a min or max value, draw 2.",
        "Reroll up to 2 friendly Gigs. If there is a min or max Gig from among those Gigs, draw 2.",
    ),
    (
        "Program",
        "The next time a rival Unit is defeated this turn, ready 2 Eddies for each Gear it had.",
        (
            "The next time a rival Unit is defeated this turn, ready 2 Eddies for each Gear equipped to "
            "that Unit."
        ),
    ),
    (
        "Program",
        "A friendly Unit ignores {Blocker} this turn.",
        "A friendly Unit can't be blocked this turn.",
    ),
    (
        "Unit",
        "When a rival Unit is defeated, if it had a Gear, draw 1.",
        "When a rival Unit is defeated, if that Unit is equipped, draw 1.",
    ),
    (
        "Program",
        "Choose 2 rival Units. Defeat one of them.",
        "Choose 2 rival Units. Defeat a Unit from among those Units.",
    ),
    (
        "Program",
        "Choose 3 Units. Ready one and spend the rest.",
        (
            "Choose 3 Units. Ready a Unit from among those Units. Spend all Units other than that Unit "
            "from among the first Units."
        ),
    ),
    (
        "Program",
        "Look at a Rival's hand and discard a card from it.",
        "Look at a Rival's hand. Choose a card from among the seen cards. A Rival discards that card.",
    ),
    (
        "Legend",
        "{Spend}: Choose a friendly Unit. The next time it would be defeated this turn, it isn't.",
        (
            "{Spend}: Choose a friendly Unit. The next time that Unit would be defeated this turn, it "
            "isn't defeated."
        ),
    ),
    (
        "Program",
        "Choose a rival Unit. Until your next turn, it can't attack, block, or be readied.",
        ("Choose a rival Unit. That Unit can't attack and can't block and can't ready until your next turn."),
    ),
    (
        "Legend",
        "When you roll a 1 on a Gig, you may reroll it.",
        "When you roll a Gig with value 1, you may reroll that Gig.",
    ),
    (
        "Unit",
        (
            "{Play} Reveal the top card of your deck. If it's a Gear, you may equip it to this Unit for "
            "free. Otherwise, bottom-deck it."
        ),
        (
            "{Play} Reveal the top card of your deck. If the revealed card is a Gear, you may equip the "
            "revealed card to this Unit. Unless you do, bottom-deck the revealed card."
        ),
    ),
    (
        "Program",
        "Reroll 2 friendly Gigs. If either is a min Gig, draw 2.",
        "Reroll 2 friendly Gigs. If there is a min Gig from among those Gigs, draw 2.",
    ),
    (
        "Program",
        "Choose a friendly Gig. Set each other friendly Gig to that value.",
        "Choose a friendly Gig. Set all other friendly Gigs to the first Gig's value.",
    ),
    (
        "Program",
        "Choose a player. That player draws 2, then discards 1.",
        "Choose one effect. Draw 2. Discard 1. // A Rival draws 2. A Rival discards 1.",
    ),
    (
        "Unit",
        "When a Rival plays a Unit, that player discards 1.",
        "When a Rival plays a Unit, a Rival discards 1.",
    ),
    (
        "Unit",
        'Friendly Units with Gear named "Mantis Blades" have +1 power.',
        'Friendly Units equipped with a Gear named "Mantis Blades" have +1 power.',
    ),
    (
        "Unit",
        'Friendly Units equipped with a Gear named "Mantis Blades" have +1 power.',
        'Friendly Units equipped with a Gear named "Mantis Blades" have +1 power.',
    ),
    (
        "Unit",
        "{Attack} Reroll a friendly Gig. This Unit gains power equal to the result this turn.",
        "{Attack} Reroll a friendly Gig. This Unit gains power equal to that Gig's value this turn.",
    ),
    (
        "Gear",
        "This Unit has +2 power while attacking a Gig area with a max Gig.",
        "If a Rival controls a max Gig, this Unit has +2 power while attacking a Gig area.",
    ),
    (
        "Program",
        "Choose a friendly Gig and a rival Gig. Decrease the rival Gig by the value of the friendly Gig.",
        (
            "Choose a friendly Gig. Choose a rival Gig. Decrease that Gig by 1 for each point of the "
            "first Gig's value."
        ),
    ),
    (
        "Program",
        "Return a friendly Unit to its owner's hand. You may play it again for free.",
        "Return a friendly Unit to its owner's hand. You may play that Unit for free.",
    ),
    (
        "Unit",
        "{Play} Reveal up to 2 Gear from your hand. Draw 1 for each Gear revealed this way.",
        "{Play} Reveal up to 2 Gear from your hand. Draw 1 for each Gear from among those Gear.",
    ),
    (
        "Unit",
        "{Play} Choose a Gig. If it's friendly, increase it by 2. If it's rival, decrease it by 2.",
        (
            "{Play} Choose a Gig. If that Gig is a friendly Gig, increase that Gig by 2. If that Gig is a "
            "rival Gig, decrease that Gig by 2."
        ),
    ),
    (
        "Unit",
        "{Play} Choose another Unit. If it's friendly, ready it. Otherwise, spend it.",
        (
            "{Play} Choose another Unit. If that Unit is friendly, ready that Unit. Otherwise, spend that "
            "Unit."
        ),
    ),
    (
        "Unit",
        "When this Unit wins a fight, you may equip it with a Gear from your trash for free.",
        "When this Unit wins a fight, you may equip a Gear from your trash to this Unit.",
    ),
    (
        "Program",
        "Give two friendly Units +1 power each this turn.",
        "Give 2 friendly Units +1 power this turn.",
    ),
    (
        "Unit",
        "Double the power of this Unit while it attacks a Unit with {Blocker}.",
        "This Unit has double power while attacking Units with {Blocker}.",
    ),
    (
        "Gear",
        "{Defeated} Increase a friendly Gig by the defeated Unit's cost.",
        "{Defeated} Increase a friendly Gig by 1 for each point of this Unit's cost.",
    ),
    (
        "Program",
        (
            "Return up to 3 cards from your trash to the bottom of your deck. Draw 1 for each card "
            "returned this way."
        ),
        "Bottom-deck up to 3 cards from your trash. Draw 1 for each card bottom-decked this way.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), MEANT)
def test_it_means_this(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)
