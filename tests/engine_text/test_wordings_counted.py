"""Texts that hang on a number, or on which of several it is: "or 2 if", "if there are none", "the next", "one"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

MEANT: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "This Unit has its power set to 2 times the number of times 5 goes into your Street Cred.",
        "This Unit has its power set to 2 times the number of times 5 goes into your Street Cred.",
    ),
    (
        "Program",
        "Increase a friendly Gig and a rival Gig by up to 3.",
        "Increase a friendly Gig by up to 3. Increase a rival Gig by up to 3.",
    ),
    (
        "Program",
        "Increase a friendly Gig by 2 and a rival Gig by 1.",
        "Increase a friendly Gig by 2. Increase a rival Gig by 1.",
    ),
    (
        "Program",
        "Reroll a friendly Gig and a rival Gig.",
        "Reroll a friendly Gig. Reroll a rival Gig.",
    ),
    (
        "Program",
        "Set a friendly Gig and a rival Gig to 1.",
        "Set a friendly Gig to 1. Set a rival Gig to 1.",
    ),
    (
        "Program",
        "Draw 1, or 2 if you control a min Gig.",
        "If you control a min Gig, draw 2. Otherwise, draw 1.",
    ),
    (
        "Program",
        "Defeat a rival Unit with cost 3 or less, or cost 5 or less if you control a min Gig.",
        (
            "If you control a min Gig, defeat a rival Unit with cost 5 or less. Otherwise, defeat a rival "
            "Unit with cost 3 or less."
        ),
    ),
    (
        "Program",
        "Give a friendly Unit +2 power this turn, or +4 power if it's equipped.",
        (
            "Choose a friendly Unit. If that Unit is equipped, give that Unit +4 power this turn. "
            "Otherwise, give that Unit +2 power this turn."
        ),
    ),
    (
        "Program",
        "Increase a friendly Gig by up to 2, or up to 4 if it's a d20.",
        (
            "Choose a friendly Gig. If that Gig is a d20, increase that Gig by up to 4. Otherwise, "
            "increase that Gig by up to 2."
        ),
    ),
    (
        "Program",
        "Steal a Gig, or 2 if you control no Gigs.",
        "If you control no Gigs, steal 2 rival Gigs. Otherwise, steal a rival Gig.",
    ),
    (
        "Program",
        "A Rival discards 1, or 2 if you have more ☆ than a Rival.",
        "If you have more Street Cred than a Rival, a Rival discards 2. Otherwise, a Rival discards 1.",
    ),
    (
        "Unit",
        "{Play} If your highest-value Gig is a d20, draw 1.",
        "{Play} If you control a d20 with value equal to the highest value among friendly Gigs, draw 1.",
    ),
    (
        "Unit",
        "{Play} If your highest-value Gig has a higher value than a Rival's highest-value Gig, draw 1.",
        (
            "{Play} If the highest value among friendly Gigs is higher than the highest value among rival "
            "Gigs, draw 1."
        ),
    ),
    (
        "Program",
        "Draw 1 for each friendly min Gig. If there are none, draw 2.",
        "If you control a min Gig, draw 1 for each friendly min Gig. Otherwise, draw 2.",
    ),
    (
        "Program",
        "Defeat all rival Units with cost 2 or less. If there are none, draw 2.",
        (
            "If a Rival controls a Unit with cost 2 or less, defeat all rival Units with cost 2 or less. "
            "Otherwise, draw 2."
        ),
    ),
    (
        "Program",
        "Search the top 3 cards of your deck for a Gear. If there are none, draw 1.",
        (
            "Search the top 3 cards of your deck. If there is a Gear from among the searched cards, "
            "choose a Gear from among the searched cards. Otherwise, draw 1."
        ),
    ),
    (
        "Program",
        "Bottom-deck a spent rival Unit. If there isn't one, spend a rival Unit.",
        "If a Rival controls a spent Unit, bottom-deck a spent rival Unit. Otherwise, spend a rival Unit.",
    ),
    (
        "Program",
        "Swap a friendly Gig with a rival Gig if they have the same value.",
        (
            "Choose a friendly Gig. Choose a rival Gig. If the first Gig's value is equal to the second "
            "Gig's value, swap the first Gig with the second Gig."
        ),
    ),
    (
        "Unit",
        "{Play} You may swap a friendly Gig with a rival Gig if both have an even value.",
        (
            "{Play} Choose a friendly Gig. Choose a rival Gig. If the first Gig's value is even and the "
            "second Gig's value is even, you may swap the first Gig with the second Gig."
        ),
    ),
    (
        "Program",
        "You may defeat a Gear. If you do, its controller discards 1. Otherwise, draw 1.",
        (
            "You may defeat a Gear. If you do, resolve “If that Gear is rival, a Rival discards 1. "
            "Otherwise, discard 1”. Otherwise, draw 1."
        ),
    ),
    (
        "Unit",
        "{Defeated} A Rival may steal 1 of your Gigs. If they don't, they discard 2.",
        "{Defeated} A Rival resolves “You may steal a rival Gig”. If they don't, a Rival discards 2.",
    ),
    (
        "Unit",
        "{Play} A Rival steals your lowest-value Gig. Draw 2.",
        (
            "{Play} A Rival resolves “Steal a rival Gig with value equal to the lowest value among rival "
            "Gigs”. Draw 2."
        ),
    ),
    (
        "Program",
        "Each player with 3 or more Gigs discards 1.",
        "Each player resolves “If you control 3 or more Gigs, discard 1”.",
    ),
    (
        "Program",
        "Each Rival with 3 or more Gigs discards 1.",
        "If a Rival controls 3 or more Gigs, a Rival discards 1.",
    ),
    (
        "Program",
        "The player with the fewest Gigs steals a Gig.",
        (
            "If you control fewer Gigs than a Rival, steal a rival Gig. Otherwise, if a Rival controls "
            "fewer Gigs than you, a Rival resolves “Steal a rival Gig”."
        ),
    ),
    (
        "Unit",
        "{Play} Discard 2 unless you discard a Program.",
        "{Play} You may discard 1 Program. If you don't, discard 2.",
    ),
    (
        "Unit",
        "{Play} A Rival discards 2 unless they defeat one of their Units.",
        "{Play} A Rival may defeat one of their Units. If they don't, a Rival discards 2.",
    ),
    (
        "Unit",
        "At the end of your turn, defeat this Unit unless you pay 1 €$.",
        "At the end of your turn, you may pay 1 €$. If you don't, defeat this Unit.",
    ),
    (
        "Program",
        "Choose 2 Units. Ready one and spend the other.",
        (
            "Choose 2 Units. Ready a Unit from among those Units. Spend a Unit other than that Unit from "
            "among the first Units."
        ),
    ),
    (
        "Program",
        "Choose 2 Gigs. Increase one by 2 and decrease the other by 2.",
        (
            "Choose 2 Gigs. Increase a Gig from among those Gigs by 2. Decrease another Gig from among "
            "the first Gigs by 2."
        ),
    ),
    (
        "Program",
        "Choose 2 rival Units. A Rival chooses one. Defeat it and spend the other.",
        (
            "Choose 2 rival Units. Choose a Unit from among those Units of a Rival's choice. Defeat that "
            "Unit. Spend a Unit other than that Unit from among the first Units."
        ),
    ),
    (
        "Program",
        "Draw until you have 4 cards in your hand.",
        "Draw until you have 4 cards in your hand.",
    ),
    (
        "Program",
        "Draw until you have as many cards in hand as a Rival.",
        "Draw until you have cards in your hand equal to the number of cards in a Rival's hand.",
    ),
    (
        "Program",
        "Each player draws until they have 4 cards in hand.",
        "Each player resolves “Draw until you have 4 cards in your hand”.",
    ),
    (
        "Program",
        "Discard down to 3 cards, then draw until you have 5.",
        "Discard all but 3. Draw until you have 5 cards in your hand.",
    ),
    (
        "Unit",
        "{Play} If you control another ARASAKA Unit, give it and this Unit +1 power this turn.",
        (
            "{Play} If you control another ARASAKA Unit, give a friendly ARASAKA Unit other than this "
            "Unit +1 power this turn, then give this Unit +1 power this turn."
        ),
    ),
    (
        "Unit",
        "{Attack} If you control another NOMAD Unit, ready that Unit.",
        "{Attack} If you control another NOMAD Unit, ready a friendly NOMAD Unit other than this Unit.",
    ),
    (
        "Program",
        "If you control a face-up Legend, ready it.",
        "If you control a face-up Legend, ready a friendly face-up Legend.",
    ),
    (
        "Unit",
        "{Attack} If a Rival controls a min Gig, steal it.",
        "{Attack} If a Rival controls a min Gig, steal a rival min Gig.",
    ),
    (
        "Unit",
        "{Attack} If a Rival controls a spent Unit, defeat it.",
        "{Attack} If a Rival controls a spent Unit, defeat a spent rival Unit.",
    ),
    (
        "Unit",
        "{Play} The next Program you play this turn is free.",
        "{Play} Play your next Program this turn for free.",
    ),
    (
        "Unit",
        "{Play} The next card you play this turn costs 1 €$.",
        "{Play} Play your next card this turn for 1 €$.",
    ),
    (
        "Unit",
        "{Play} Your next ARASAKA Unit costs -2 €$ this turn.",
        "{Play} Play your next ARASAKA Unit this turn for -2 €$.",
    ),
    (
        "Unit",
        "The first time you play a Program each turn, it costs -1 €$.",
        "Play your first Program each turn for -1 €$.",
    ),
    (
        "Unit",
        "The first Program each Rival plays each turn costs +1 €$.",
        "Rivals play their first Program each turn for +1 €$.",
    ),
    (
        "Unit",
        "Your first Program each turn is free.",
        "Play your first Program each turn for free.",
    ),
    (
        "Legend",
        "During your turn, the first card you play costs -1 €$.",
        "During your turn, play your first card each turn for -1 €$.",
    ),
    (
        "Legend",
        "{Spend}: Your next Unit this turn costs -1 €$ for each face-up Legend.",
        "{Spend}: Play your next Unit this turn for -1 €$ for each face-up Legend.",
    ),
    (
        "Program",
        "The next friendly Legend to use {Go Solo} this turn costs -2 €$.",
        "Use {Go Solo} with your next Legend this turn for -2 €$.",
    ),
    (
        "Program",
        "Until your next turn, the next Program a Rival plays costs +2 €$.",
        "Until your next turn, the next Program a Rival plays is played for +2 €$.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), MEANT)
def test_it_means_this(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Program", "Draw 1, or ready 2 Eddies if you control a min Gig.", "may be chosen"),
        ("Program", "Defeat a rival Gear, or a rival Unit if you control a min Gig.", "may be chosen"),
        ("Program", "Call a Legend for -1 €$.", "nothing is reduced below"),
        ("Program", "Spend a rival Unit and defeat a Gear. If there are none, draw 1.", "none of what"),
        # after the first of them has stolen, the other one may have so many no more
        ("Program", "Each player with 3 or more Gigs steals a Gig.", "asked once, or of each in turn"),
        ("Unit", "{Attack} If you control another NOMAD Unit, ready it.", "is not said"),
        ("Program", "Spend a rival Unit. If you control a MERC Unit, ready it.", "is not said"),
        ("Program", "If you control a MERC Unit or a Legend, ready it.", "is not said"),
        ("Program", "Reroll 2 friendly Gigs. If the result is even, draw 2.", "spoken of before"),
        ("Program", "Each player draws 1. That player discards 1.", "who"),
        ("Program", "Choose a player. Draw 1.", "which player|does is not said"),
        (
            "Unit",
            "{Defeated} {Attack} Draw 1 for each Gear equipped to the defeated Unit.",
            "what was defeated",
        ),
        ("Unit", "The first Gear equipped to this Unit each turn costs -1 €$.", "not in play yet"),
    ],
)
def test_two_may_be_meant(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)
