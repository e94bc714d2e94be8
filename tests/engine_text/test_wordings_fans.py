"""Wordings that players who had not seen the grammar gave to cards of their own, and our wording of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

SAID: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "{Attack} Reroll a friendly Gig. If its new value is higher than this Unit's power, ready this Unit.",
        "{Attack} Reroll a friendly Gig. If that Gig's value is higher than this Unit's power, ready this Unit.",
    ),
    (
        "Unit",
        "{Play} Set a rival Gig to a value equal to the number of friendly Units.",
        "{Play} Set a rival Gig to the number of friendly Units.",
    ),
    (
        # each of their own Gigs, which "friendly" is from their side
        "Unit",
        "{Play} Each player sets one of their Gigs to its min value.",
        "{Play} Each player resolves “Set a friendly Gig to its min value”.",
    ),
    (
        # there is one such turn at a time, so the first time in it is the first time of that turn
        "Unit",
        "The first time this Unit is spent during a Rival's turn, draw 1.",
        "The first time this Unit is spent each turn, if it isn't your turn, draw 1.",
    ),
    (
        "Unit",
        "The first time a friendly Unit steals a Gig during your turn, draw 1.",
        "The first time a friendly Unit steals a Gig each turn, if it's your turn, draw 1.",
    ),
    (
        "Unit",
        "This Unit can't attack unless a friendly Unit has won a fight this turn.",
        "This Unit can't attack unless a friendly Unit won a fight this turn.",
    ),
    (
        "Unit",
        "If a friendly Unit has been defeated this turn, this Unit has +2 power.",
        "If a friendly Unit was defeated this turn, this Unit has +2 power.",
    ),
    ("Unit", "While this Unit is fighting, it has +2 power.", "This Unit has +2 power while fighting."),
    (
        "Unit",
        "While this Unit is fighting a Legend, it can't be defeated.",
        "This Unit can't be defeated while fighting Legends.",
    ),
    (
        "Unit",
        "While this Unit is fighting, the opposing Unit has -1 power.",
        "Rival Units have -1 power while fighting this Unit.",
    ),
    (
        "Unit",
        "{Play} Discard 1. If the discarded card was a Program, draw 2.",
        "{Play} Discard 1. If the discarded card is a Program, draw 2.",
    ),
    (
        "Program",
        "Return a rival Unit to its owner's hand. If the returned Unit was a CORPO, draw 1.",
        "Return a rival Unit to its owner's hand. If that Unit is CORPO, draw 1.",
    ),
    (
        # where it is played to, not from where
        "Unit",
        "{Play} Play a Gear from your hand on a friendly Unit for free.",
        "{Play} Play a Gear from your hand for free, equipping it only to a friendly Unit.",
    ),
    (
        "Legend",
        "{Call} You may play a Gear with cost 4 or less from your trash for free onto a friendly CORPO Unit.",
        (
            "{Call} You may play a Gear with cost 4 or less from your trash for free, "
            "equipping it only to a friendly CORPO Unit."
        ),
    ),
    (
        # the Gig tells: where nothing was discarded, there is no such Gig
        "Unit",
        "{Play} You may discard 1. If you do, increase a Gig by up to 3. Then, if it's a max Gig, draw 1.",
        "{Play} You may discard 1. If you do, increase a Gig by up to 3. If that Gig is a max Gig, draw 1.",
    ),
    (
        "Unit",
        "When this Unit is defeated, you may play a Gear that was equipped to it from your trash for free.",
        "{Defeated} You may play a Gear from this Unit from your trash for free.",
    ),
    (
        # the Gear that was defeated, not this Unit
        "Unit",
        "{Play} Defeat a rival Gear. If it's CYBERWARE, this Unit can attack ready Units the turn it's played.",
        (
            "{Play} Defeat a rival Gear. If that Gear is CYBERWARE, this Unit can attack ready rival Units "
            "the turn it's played."
        ),
    ),
    (
        "Unit",
        "{Play} Discard 1. If it's ARASAKA, this Unit has {Adrenaline}.",
        "{Play} Discard 1. If the discarded card is ARASAKA, give this Unit {Adrenaline} this turn.",
    ),
    (
        # nothing else was spoken of that can be equipped
        "Unit",
        "{Play} Draw 1. This Unit has +2 power if it's equipped.",
        "{Play} Draw 1. / If this Unit is equipped, this Unit has +2 power.",
    ),
    (
        "Program",
        "This turn, the next time a friendly Unit steals a Gig, draw 1.",
        "The next time a friendly Unit steals a Gig this turn, draw 1.",
    ),
    (
        "Legend",
        "{Call} Until your next turn, the next time a friendly Unit would be defeated, return it to hand instead.",
        (
            "{Call} The next time a friendly Unit would be defeated until your next turn, "
            "return that Unit to its owner's hand instead."
        ),
    ),
    (
        "Unit",
        "Rivals can't choose this Unit for their effects.",
        "This Unit can't be chosen by rival effects.",
    ),
    (
        "Unit",
        "Rivals can't defeat friendly Units with their Programs.",
        "Friendly Units can't be defeated by rival Programs.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), SAID)
def test_it_is_read(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        # only this Unit is fighting: the others would have it all the time, or never
        ("While this Unit is fighting, friendly Units have +1 power.", "not told apart"),
        ("While it's fighting, friendly Units have +1 power.", "not told apart"),
        ("{Play} Play a Gear from a friendly Unit.", "in play already"),
        # "it" is what the effect on this line is done to, so these are no statements for good about this Unit
        ("{Attack} Spend a rival Unit. If it's equipped, this Unit can't be blocked.", "how long this lasts"),
        ("{Play} Spend a friendly Legend. If it's a FIXER, this Unit has +2 power.", "how long this lasts"),
        (
            "{Play} Choose a friendly Unit. While it's equipped, this Unit has +2 power.",
            "how long this lasts",
        ),
        ("{Play} Choose a friendly Unit. This Unit has power equal to its power.", "how long this lasts"),
        ("{Attack} Discard 1. This Unit has +2 power if it's ARASAKA.", "how long this lasts"),
        ("{Play} Defeat a rival Unit. Other friendly CORPO Units have +1 power.", "how long this lasts"),
        (
            "{Play} Choose a friendly Unit. This Unit has +2 power while it's equipped.",
            "no condition of its own",
        ),
        # whether the Unit is readied, too, where nothing was discarded
        (
            "{Play} You may discard 1. If you do, draw 1. Then, ready a friendly Unit.",
            "only if that was is not said",
        ),
        ("{Play} Discard 1. If it was a spent Unit, draw 1.", "not known any more"),
        ("Rivals can't defeat this Unit with their Legends.", "by their effects only is not said"),
    ],
)
def test_it_is_not_guessed(text: str, why: str) -> None:
    is_refused("Unit", text, why)
