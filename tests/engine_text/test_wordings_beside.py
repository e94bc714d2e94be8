"""Texts and our wording of them: what numbers are compared with, what belongs to a piece, and two pieces at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

THOSE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Play} You may defeat another friendly Unit. If you do, defeat a rival Unit with equal or less power.",
        (
            "{Play} You may defeat another friendly Unit. If you do, defeat a rival Unit with power equal to or "
            "less than that Unit's power."
        ),
    ),
    (
        "Unit",
        "{Play} You may discard 1. If you do, spend a rival Unit with equal or less cost.",
        (
            "{Play} You may discard 1. If you do, spend a rival Unit with cost equal to or less than the "
            "discarded card's cost."
        ),
    ),
    (
        "Unit",
        "When another friendly Unit is defeated, defeat a rival Unit with equal or less power.",
        (
            "When another friendly Unit is defeated, defeat a rival Unit with power equal to or less than that "
            "Unit's power."
        ),
    ),
    (
        "Unit",
        "{Spend} Bottom-deck a card from your trash. Defeat a rival Unit with the same cost.",
        "{Spend}: Bottom-deck a card from your trash. Defeat a rival Unit with cost equal to that card's cost.",
    ),
    (
        "Program",
        "If you control 2 value-pairs, draw 2.",
        "If you control 2 or more value-pairs of Gigs, draw 2.",
    ),
    (
        "Program",
        "Spend a rival Unit for each value-pair of Gigs you control.",
        "Spend a rival Unit for each friendly value-pair of Gigs.",
    ),
    (
        "Unit",
        "{Play} Ready a friendly Legend or 1 Eddie for each friendly min Gig.",
        (
            "{Play} For each friendly min Gig, resolve “Choose one effect. Ready a friendly Legend. // Ready 1 "
            "Eddie”."
        ),
    ),
    (
        "Unit",
        "{Attack} For each friendly value-pair, ready a friendly Legend or 1 Eddie.",
        (
            "{Attack} For each friendly value-pair of Gigs, resolve “Choose one effect. Ready a friendly "
            "Legend. // Ready 1 Eddie”."
        ),
    ),
    (
        "Unit",
        "{Play} Ready a friendly Legend and 1 Eddie.",
        "{Play} Ready a friendly Legend. Ready 1 Eddie.",
    ),
    (
        "Unit",
        "{Play} Ready this Unit or 2 Eddies.",
        "{Play} Choose one effect. Ready this Unit. // Ready 2 Eddies.",
    ),
    (
        "Unit",
        "{Play} Ready an Eddie for each friendly face-up Legend.",
        "{Play} Ready 1 Eddie for each friendly face-up Legend.",
    ),
    (
        "Unit",
        "When another friendly MAELSTROM Unit is defeated, add one of its Gear from your trash to your hand.",
        (
            "When another friendly MAELSTROM Unit is defeated, add a Gear from that Unit from your trash to "
            "your hand."
        ),
    ),
    (
        "Unit",
        "{Defeated} Add up to 2 of its Gear from your trash to your hand.",
        "{Defeated} Add up to 2 Gear from this Unit from your trash to your hand.",
    ),
    (
        "Unit",
        "{Play} Choose a Gear from this Unit and equip it to another friendly Unit.",
        "{Play} Equip a Gear from this Unit to another friendly Unit.",
    ),
    (
        "Program",
        "Choose a Gear from a friendly Unit and equip it to another friendly Unit.",
        "Choose a friendly equipped Unit. Equip a Gear from that Unit to a friendly Unit other than that Unit.",
    ),
    (
        "Unit",
        "{Play} Choose a Gear on this Unit. Equip it to another friendly Unit.",
        "{Play} Choose a Gear from this Unit. Equip that Gear to another friendly Unit.",
    ),
    (
        "Unit",
        "{Attack} Double the power of its Gear this turn.",
        "{Attack} Give all Gear equipped to this Unit double power this turn.",
    ),
    (
        "Unit",
        "{Attack} This Unit gains power equal to the total power of its Gear this turn.",
        "{Attack} This Unit gains power equal to the total power of Gear equipped to this Unit this turn.",
    ),
    (
        "Unit",
        "{Attack} If you control a min Gig, it gains +2 power this turn.",
        "{Attack} If you control a min Gig, give this Unit +2 power this turn.",
    ),
    (
        "Program",
        (
            "Discard any number of cards. Defeat a rival Unit with cost equal to or less than the total cost of "
            "the discarded cards."
        ),
        (
            "Discard any number of cards. Defeat a rival Unit with cost equal to or less than the total cost of "
            "the discarded cards."
        ),
    ),
    (
        "Program",
        "Choose 2 friendly Gigs. Defeat a rival Unit with power equal to or less than their total value.",
        (
            "Choose 2 friendly Gigs. Defeat a rival Unit with power equal to or less than the total value of "
            "those Gigs."
        ),
    ),
    (
        "Program",
        "Reveal the top 3 cards of your deck. If their total cost is 10 or more, draw 2.",
        "Reveal the top 3 cards of your deck. If the total cost of the revealed cards is 10 or more, draw 2.",
    ),
    (
        "Program",
        "Defeat any number of rival Units with a total power of 6 or less.",
        "Defeat any number of rival Units with total power 6 or less.",
    ),
    (
        "Program",
        "Choose a friendly Gig and a rival Gig. If both are even, draw 2.",
        (
            "Choose a friendly Gig. Choose a rival Gig. If the first Gig's value is even and the second Gig's "
            "value is even, draw 2."
        ),
    ),
    (
        "Program",
        "Choose a friendly Gig and a rival Gig. If they have the same value, draw 2.",
        (
            "Choose a friendly Gig. Choose a rival Gig. If the first Gig's value is equal to the second Gig's "
            "value, draw 2."
        ),
    ),
    (
        "Program",
        "Choose 2 Gigs. If both have the same value, draw 2.",
        "Choose 2 Gigs. If 2 or more Gigs from among those Gigs have the same value, draw 2.",
    ),
    (
        "Program",
        "Reroll 2 friendly Gigs. If they show the same value, draw 2.",
        "Reroll 2 friendly Gigs. If all of those Gigs have the same value, draw 2.",
    ),
    (
        "Program",
        "Choose a friendly Unit and a rival Unit. If they have the same cost, defeat the rival Unit.",
        (
            "Choose a friendly Unit. Choose a rival Unit. If the first Unit has cost equal to the second Unit's "
            "cost, defeat the second Unit."
        ),
    ),
    (
        "Program",
        "Choose a friendly Unit and a Gig. That Unit's power becomes equal to that Gig's value this turn.",
        "Choose a friendly Unit. Choose a Gig. That Unit has its power set to that Gig's value this turn.",
    ),
    (
        "Program",
        "Set a rival Unit's power to 1 this turn.",
        "A rival Unit has its power set to 1 this turn.",
    ),
    (
        "Program",
        "Rival Units' power becomes 1 this turn.",
        "All rival Units have their power set to 1 this turn.",
    ),
    (
        "Unit",
        "This Unit's power is equal to the number of friendly Gigs.",
        "This Unit has its power set to the number of friendly Gigs.",
    ),
    (
        "Program",
        "Choose a friendly Unit and a friendly Gig. Ready that Unit and increase that Gig by 2.",
        "Choose a friendly Unit. Choose a friendly Gig. Ready that Unit. Increase that Gig by 2.",
    ),
    (
        "Legend",
        "When you play the second card each turn, draw 1.",
        "The second time you play a card each turn, draw 1.",
    ),
    (
        "Legend",
        "The second card you play each turn costs -1 €$.",
        "Play your second card each turn for -1 €$.",
    ),
    (
        "Program",
        "A rival Unit can't attack until a Rival's next turn ends.",
        "A rival Unit can't attack until the end of a Rival's next turn.",
    ),
    (
        "Program",
        "Friendly Gigs can't be stolen until a Rival's next turn ends.",
        "Until the end of a Rival's next turn, rival cards can't steal friendly Gigs.",
    ),
    (
        "Program",
        "If you control 3 Units with different costs, draw 2.",
        "If the number of different costs among friendly Units is 3 or more, draw 2.",
    ),
    (
        "Program",
        "If friendly Units have 3 or more different tags among them, draw 2.",
        "If the number of different tags among friendly Units is 3 or more, draw 2.",
    ),
    (
        "Program",
        "If there are 3 or more different costs among your Units, draw 2.",
        "If the number of different costs among friendly Units is 3 or more, draw 2.",
    ),
    (
        "Program",
        "Draw 1 for each different color among face-up Legends you control.",
        "Draw 1 for each different color among friendly face-up Legends.",
    ),
    (
        "Program",
        "Trash 4. If there are 3 or more cards with different costs among them, draw 2.",
        "Trash 4. If the number of different costs among the trashed cards is 3 or more, draw 2.",
    ),
    (
        "Program",
        "If your trash has 5 or more cards with different costs, draw 2.",
        "If the number of different costs among cards in your trash is 5 or more, draw 2.",
    ),
    (
        "Unit",
        "{Attack} Either draw 1 or give this Unit +2 power this turn.",
        "{Attack} Choose one effect. Draw 1. // Give this Unit +2 power this turn.",
    ),
    (
        "Unit",
        "{Play} Spend or ready a friendly Legend.",
        "{Play} Choose one effect. Ready a friendly Legend. // Spend a friendly Legend.",
    ),
    (
        "Unit",
        (
            "{Play} Look at all friendly face-down Legends. You may Call one of them for free. If it's a "
            "VALENTINO Legend, ready it."
        ),
        (
            "{Play} Look at all friendly face-down Legends. You may Call a Legend from among those Legends for "
            "free. If that Legend is a VALENTINO Legend, ready that Legend."
        ),
    ),
    (
        "Unit",
        "{Play} Look at your face-down Legends. You may Call one for free.",
        (
            "{Play} Look at all friendly face-down Legends. You may Call a Legend from among those Legends for "
            "free."
        ),
    ),
    (
        "Program",
        (
            "Search the top 5 cards of your deck. Add up to 2 cards with different types to your hand. "
            "Bottom-deck the rest."
        ),
        (
            "Search the top 5 cards of your deck. Add up to 2 cards from among the searched cards with "
            "different types to your hand. Bottom-deck the rest."
        ),
    ),
    (
        "Program",
        "Defeat a rival Gear, a rival Unit with cost 2 or less, or a rival Unit with power 1.",
        "Defeat a rival Gear or a rival Unit with cost 2 or less or a rival Unit with power 1.",
    ),
    (
        "Program",
        "Add a Unit with cost 3 or less or a Gear from your trash to your hand.",
        "Add a Unit with cost 3 or less from your trash or a Gear from your trash to your hand.",
    ),
    (
        "Program",
        (
            "Search the top 5 cards of your deck. Add a Unit or a Gear with cost 2 or less to your hand. "
            "Bottom-deck the rest."
        ),
        (
            "Search the top 5 cards of your deck. Add a Unit from among the searched cards or a Gear with cost "
            "2 or less from among the searched cards to your hand. Bottom-deck the rest."
        ),
    ),
    (
        "Program",
        "Spend a friendly Unit or a friendly Legend. If you do, draw 2.",
        "Spend a friendly Unit or Legend. If you do, draw 2.",
    ),
    (
        "Unit",
        "{Attack} Ready this Unit or another friendly Unit. It gains +1 power this turn.",
        "{Attack} Ready a friendly Unit. Give that Unit +1 power this turn.",
    ),
    (
        "Program",
        "You may discard a Program or a Gear. If you do, draw 2.",
        "You may discard 1 Gear or Program. If you do, draw 2.",
    ),
    (
        "Unit",
        "When you play a Program or a Gear, draw 1.",
        "When you play a Gear or Program, draw 1.",
    ),
    (
        "Program",
        "Steal a Gig you own.",
        "Steal a rival Gig owned by you.",
    ),
    (
        "Program",
        "Draw 1 for each friendly min Gig (up to 3).",
        "Draw 1 for each friendly min Gig, up to 3.",
    ),
    (
        "Unit",
        "At the end of your turn, defeat this Unit unless it stole a Gig this turn.",
        (
            "At the end of your turn, if the number of times this Unit stole a Gig this turn is 0, defeat this "
            "Unit."
        ),
    ),
    (
        "Unit",
        "At the end of your turn, return this Unit to its owner's hand unless it's equipped.",
        (
            "At the end of your turn, if it isn't true that “this Unit is equipped”, return this Unit to its "
            "owner's hand."
        ),
    ),
    (
        "Program",
        "Ready a friendly Unit if it's a NOMAD.",
        "Choose a friendly Unit. If that Unit is NOMAD, ready that Unit.",
    ),
    (
        "Program",
        "Defeat a rival Unit if it's spent.",
        "Choose a rival Unit. If that Unit is spent, defeat that Unit.",
    ),
    (
        "Unit",
        "When this Unit steals a Gig, you may reroll it once. If its new value is higher, draw 1.",
        "When this Unit steals a Gig, you may reroll that Gig. If that Gig is higher than before, draw 1.",
    ),
    (
        "Unit",
        "When this Unit uses {Blocker}, spend another rival Unit.",
        "When this Unit uses {Blocker}, spend a rival Unit other than the opposing Unit.",
    ),
    (
        "Program",
        (
            "The next time a rival Unit steals a Gig this turn, draw 2. If that Unit is equipped, you may "
            "defeat one of its Gears."
        ),
        (
            "The next time a rival Unit steals a Gig this turn, draw 2, then resolve “If that Unit is equipped, "
            "you may defeat a Gear equipped to that Unit”."
        ),
    ),
    (
        "Unit",
        (
            "{Play} The next time a friendly Unit is defeated this turn, draw 1. If it was equipped, a Rival "
            "discards 1."
        ),
        (
            "{Play} The next time a friendly Unit is defeated this turn, draw 1, then resolve “If that Unit is "
            "equipped, a Rival discards 1”."
        ),
    ),
    (
        "Unit",
        "Other friendly MAELSTROM Units have +1 power while equipped.",
        "Other friendly equipped MAELSTROM Units have +1 power.",
    ),
    (
        "Program",
        "Discard 2. Draw 1 if you discarded a Program.",
        "Discard 2. If there is a friendly Program from among the discarded cards, draw 1.",
    ),
    (
        "Legend",
        (
            "{Call} Look at the top 3 cards of your deck. Add a card with cost equal to the value of a friendly "
            "Gig to your hand. Bottom-deck the rest."
        ),
        (
            "{Call} Search the top 3 cards of your deck. Add a card with cost equal to the value of a friendly "
            "Gig from among the searched cards to your hand. Bottom-deck the rest."
        ),
    ),
    (
        "Unit",
        (
            "{Play} Name a TAG. Search the top 5 cards of your deck for a Unit with that tag and add it to your "
            "hand. Bottom-deck the rest."
        ),
        (
            "{Play} Choose a tag. Search the top 5 cards of your deck. Choose a Unit with the chosen tag from "
            "among the searched cards. Add that Unit to your hand. Bottom-deck the rest."
        ),
    ),
    (
        "Gear",
        "When this Gear becomes equipped to a Unit with cost 3 or less, draw 1.",
        "When this Gear is equipped to a Unit with cost 3 or less, draw 1.",
    ),
    (
        "Unit",
        "{Attack} If this Unit has more power than the defending Unit, draw 1.",
        "{Attack} If this Unit has power higher than the lowest power among defending Units, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), THOSE)
def test_our_wording_says_the_same(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        (
            "Unit",
            "{Play} You may discard 1. If you do, spend a rival Unit with less power.",
            "less or more than",
        ),
        (
            "Unit",
            "{Play} You may discard 2. If you do, spend a rival Unit with less cost.",
            "less or more than",
        ),
        (
            "Unit",
            "When a rival Unit attacks, discard 1. Spend a rival Unit with less cost.",
            "less or more than",
        ),
        (
            "Program",
            "If you control 3 or more Units with different tags, draw 2.",
            "may share one of their tags",
        ),
        ("Program", "Choose a friendly Unit or a Gear from your trash.", "in play, and the other"),
        ("Unit", "{Attack} Ready this Unit or another friendly NOMAD Unit.", "of another description"),
        (
            "Unit",
            "{Play} Choose a rival Unit, then each player discards 1. Defeat a Unit with less cost.",
            "less",
        ),
        ("Unit", "{Attack} Each player defeats one of their Units. If it was equipped, draw 1.", "nothing"),
        ("Unit", "{Play} Discard 1. Ready it.", "nothing that was spoken of"),
        (
            "Program",
            "Choose a Gear from a friendly Unit. Equip it to another friendly Unit.",
            "another than which",
        ),
        ("Program", "Reveal the top 2 cards of your deck. If both are even, draw 1.", "even cost"),
        ("Program", "Choose 2 Gigs. If both have an even cost, draw 2.", "a Gig a value"),
        ("Program", "Defeat a rival Unit with power equal to the total power of it.", "nothing to add up"),
        ("Program", "A rival Unit's power becomes 0.", "how long"),
        ("Unit", "This Unit's power becomes 10 while attacking.", "set once"),
        (
            "Program",
            "Choose a friendly Unit and a friendly Gig. Return them to their owners' hands.",
            "which one",
        ),
    ],
)
def test_what_is_not_said_is_asked_for(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)
