"""What effects do with Units, Legends and Gear: texts, each with our own wording."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.engine_text.compiling import says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Program",
            "Ready a friendly Unit with {Go Solo} or {Blocker}.",
            "Ready a friendly Unit with {Go Solo} or {Blocker}.",
        ),
        (
            "Unit",
            "{Play} Ready a friendly Unit with an equipped CYBERWARE Gear.",
            "{Play} Ready a friendly Unit equipped with a CYBERWARE Gear.",
        ),
        (
            "Program",
            "Give a friendly Unit played this turn {Adrenaline} this turn.",
            "Give a friendly Unit that was played this turn {Adrenaline} this turn.",
        ),
        (
            "Unit",
            "{Play} Choose a friendly Unit. If it didn't attack this turn, draw 1.",
            "{Play} Choose a friendly Unit. If that Unit didn't attack this turn, draw 1.",
        ),
        (
            "Unit",
            "{Attack} If the defending Unit is spent, this Unit gains +2 power this turn.",
            "{Attack} If there is a defending spent Unit, give this Unit +2 power this turn.",
        ),
        (
            "Unit",
            "{Attack} Defeat a Gear equipped to the defending Unit.",
            "{Attack} Defeat a Gear equipped to a defending Unit.",
        ),
        (
            "Unit",
            "{Quick} {Spend} Redirect an attack against another friendly Unit to this Unit.",
            "{Quick} {Spend}: If you control another defending Unit, redirect the attack to this Unit.",
        ),
        (
            "Unit",
            "Once per turn, you may pay 1 €$ to give this Unit +1 power this turn.",
            "Once per turn, 1 €$: Give this Unit +1 power this turn.",
        ),
        ("Program", "Draw 1 for every 2 friendly Units.", "Draw 1 for each 2 friendly Units."),
        ("Unit", "{Play} Spend a non-ARASAKA Unit.", "{Play} Spend a non-ARASAKA Unit."),
        (
            "Unit",
            "{Play} Defeat a rival Unit without {Blocker}.",
            "{Play} Defeat a rival Unit without {Blocker}.",
        ),
        (
            "Unit",
            "{Play} If you control an odd number of Units, draw 1.",
            "{Play} If the number of friendly Units is odd, draw 1.",
        ),
        (
            "Unit",
            "{Play} If all your Legends are face-up, draw 1.",
            (
                "{Play} If the number of friendly Legends is equal to the number of friendly face-up "
                "Legends, draw 1."
            ),
        ),
        (
            "Unit",
            "{Play} Give a rival Unit -X power this turn, where X is the number of friendly Legends.",
            "{Play} Give a rival Unit -1 power this turn for each friendly Legend.",
        ),
        (
            "Unit",
            "{Play} Spend a rival Unit unless a Rival pays 2 €$.",
            "{Play} A Rival may pay 2 €$. If they don't, spend a rival Unit.",
        ),
        (
            "Unit",
            "{Play} Ready a friendly Legend or spend a rival Unit with cost 2 or less.",
            "{Play} Choose one effect. Ready a friendly Legend. // Spend a rival Unit with cost 2 or less.",
        ),
        ("Gear", "{Play} Ready the equipped Unit.", "{Play} Ready this Unit."),
        ("Gear", "{Play} Defeat another Gear.", "{Play} Defeat another Gear."),
        (
            "Legend",
            "{Spend} If you control 3 or more Units, draw 1. If you control no Units, draw 2 instead.",
            "{Spend}: If you control no Units, draw 2. Otherwise, if you control 3 or more Units, draw 1.",
        ),
        (
            "Program",
            (
                "Choose a friendly Unit and a rival Unit. The friendly Unit gains power equal to the rival "
                "Unit's cost this turn."
            ),
            (
                "Choose a friendly Unit. Choose a rival Unit. The first Unit gains power equal to the "
                "second Unit's cost this turn."
            ),
        ),
        ("Program", "Defeat a rival Unit with the lowest cost.", "Defeat a rival lowest-cost Unit."),
        (
            "Legend",
            "{Spend} Choose a friendly Legend. You may use {Go Solo} with it for -3 €$ this turn.",
            "{Spend}: Choose a friendly Legend. That Legend may use {Go Solo} for -3 €$ this turn.",
        ),
        ("Unit", "Once per turn, you may spend this Unit to draw 1.", "Once per turn, {Spend}: Draw 1."),
        ("Program", "Defeat a rival Unit of your choice.", "Defeat a rival Unit."),
        (
            "Legend",
            "{Spend} Choose a friendly Unit. The next time it wins a fight this turn, ready it.",
            "{Spend}: Choose a friendly Unit. The next time that Unit wins a fight this turn, ready that Unit.",
        ),
        (
            "Program",
            "Give a friendly Unit +2 power this turn. When it attacks this turn, draw 1.",
            "Give a friendly Unit +2 power this turn. When that Unit attacks this turn, draw 1.",
        ),
        (
            "Unit",
            "{Play} Your next Program this turn costs -1 €$, to a minimum of 1 €$.",
            "{Play} Play your next Program this turn for -1 €$, to a minimum of 1 €$.",
        ),
        (
            "Unit",
            "{Attack} If you have at least 10 less ☆ than a Rival, draw 1.",
            "{Attack} If a Rival's Street Cred is equal to or higher than your Street Cred plus 10, draw 1.",
        ),
        ("Program", "A Rival defeats one of their Units of your choice.", "Defeat a rival Unit."),
        (
            "Program",
            "Defeat a friendly Unit. If you do, defeat a rival Unit with equal or lower cost.",
            (
                "Defeat a friendly Unit. If you do, defeat a rival Unit with cost equal to or less than "
                "that Unit's cost."
            ),
        ),
        (
            "Unit",
            "{Attack} Spend a rival Unit with lower or equal power.",
            "{Attack} Spend a rival Unit with power equal to or less than this Unit's power.",
        ),
        (
            "Program",
            "Take control of a rival Unit. Its controller draws 1.",
            "Take control of a rival Unit. If that Unit is rival, a Rival draws 1. Otherwise, draw 1.",
        ),
        ("Program", "Trash 3. Draw 1 for each spent Unit.", "Trash 3. Draw 1 for each spent Unit."),
        (
            "Gear",
            "{Play} If it's equipped to a MERC Unit, draw 1.",
            "{Play} If this Gear is equipped to a MERC Unit, draw 1.",
        ),
    ],
)
def test_what_is_done_with_pieces_in_play(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)
