"""Texts with a tempting second reading: what becomes so, what is not done, what waits, whose defeat it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

BECOMES: Final[list[tuple[CardType, str, str]]] = [
    *(
        (
            "Program",
            f"Give a rival Unit -4 power this turn. If {said}, defeat it.",
            "Give a rival Unit -4 power this turn. If that Unit's power becomes 0, defeat that Unit.",
        )
        for said in (
            "its power becomes 0",
            "its power is reduced to 0",
            "that Unit's power drops to 0",
            "this reduces its power to 0",
        )
    ),
    (
        "Unit",
        "{Attack} This Unit gains +3 power this turn. If its power becomes 10 or more, draw 1.",
        "{Attack} Give this Unit +3 power this turn. If this Unit's power becomes 10 or more, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), BECOMES)
def test_what_its_power_becomes(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


NOT_DONE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "If you control a Legend, you may discard 1. If that isn't so, draw 1.",
        "If you control a Legend, you may discard 1. If that isn't so, draw 1.",
    ),
    (
        "Program",
        "If you control a Legend, you may discard 1. Unless you do, draw 1.",
        "If you control a Legend, you may discard 1. Unless you do, draw 1.",
    ),
    (
        # where a card that was looked at goes: as with "you may play it. Otherwise, add it to your hand"
        "Unit",
        "{Play} Reveal the top card of your deck. If it's a Unit, you may play it. Otherwise, add it to your hand.",
        (
            "{Play} Reveal the top card of your deck. If the revealed card is a Unit, you may play the revealed card. "
            "Unless you do, add the revealed card to your hand."
        ),
    ),
    (
        "Unit",
        "{Play} At the end of this turn, you may discard 1. If you do, draw 2. Otherwise, defeat this Unit.",
        (
            "{Play} At the end of this turn, resolve “You may discard 1. If you do, draw 2. Otherwise, defeat this "
            "Unit”."
        ),
    ),
    (
        "Program",
        "The next time a friendly Unit wins a fight this turn, you may discard 1. If you do, draw 2.",
        "The next time a friendly Unit wins a fight this turn, resolve “You may discard 1. If you do, draw 2”.",
    ),
    (
        "Program",
        "Choose a rival Unit. At the end of this turn, defeat it. Then, draw 1.",
        "Choose a rival Unit. At the end of this turn, defeat that Unit, then draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), NOT_DONE)
def test_what_hangs_on_what_was_not_done_or_waits(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


ALL_OF_THEM: Final[list[tuple[CardType, str, str]]] = [
    ("Program", f"Trash 3. If {said}, draw 1.", "Trash 3. If all of the trashed cards are Units, draw 1.")
    for said in ["all of them are Units", "they're all Units", "all of the trashed cards are Units"]
]


@pytest.mark.parametrize(("card_type", "text", "wording"), ALL_OF_THEM)
def test_all_of_them(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


DEFEATED: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "When this Unit wins a fight, draw 1 for each Gear on the defeated Unit.",
        (
            "When this Unit wins a fight, if the opposing Unit was defeated this turn, draw 1 for each Gear "
            "equipped to the opposing Unit."
        ),
    ),
    (
        "Unit",
        "When this Unit wins a fight, draw 1. If the defeated Unit had cost 4 or less, discard 1.",
        (
            "When this Unit wins a fight, draw 1. If the opposing Unit was defeated this turn and the opposing "
            "Unit has cost 4 or less, discard 1."
        ),
    ),
    (
        "Unit",
        "When this Unit wins a fight, if the losing Unit's cost is 5 or more, draw 1.",
        "When this Unit wins a fight, if the opposing Unit has cost 5 or more, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), DEFEATED)
def test_the_defeated_unit_is_none_that_was_saved(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Unit", "{Attack} If its power becomes 10 or more, draw 1.", "nothing has changed its power"),
        (
            "Program",
            "Give all rival Units -4 power this turn. If their power becomes 0, draw 1.",
            "all of them",
        ),
        (
            "Program",
            "Give all rival Units -4 power this turn. If their power is 0, defeat them.",
            "all of them",
        ),
        ("Program", "Spend up to 2 rival Units. If they're equipped, defeat them.", "all of them"),
        ("Program", "If you control a Legend, you may discard 1. Otherwise, draw 1.", "declined"),
        (
            "Program",
            "If you control a Legend, you may discard 1. If you do, draw 2. Otherwise, draw 1.",
            "declined",
        ),
        ("Unit", "{Blocker}\n{Attack} Draw 1. At the start of your turn, ready this Unit.", "each turn"),
        ("Program", "The next Unit you play this turn gains +2 power.", "how long"),
        ("Unit", "{Play} Draw 1. If it's a Unit, you may reveal it. If you do, ready 1 Eddie.", "drawn"),
        ("Unit", "{Play} Draw 1. If its cost is even, ready 1 Eddie.", "drawn"),
        ("Unit", "Units in your trash have +1 power.", "in play only"),
        ("Unit", "This Unit wins its next fight.", "how long"),
        ("Program", "Choose 2 friendly Units. They fight a rival Unit.", "which one of several"),
        ("Program", "Spend 2 rival Units. Defeat a Gear equipped to them.", "of several"),
        ("Program", "Choose 2 friendly Units. They steal a Gig.", "is not said"),
        ("Program", "Choose 2 rival Gigs. Swap them with a friendly Gig.", "which one of several"),
        ("Program", "Choose 2 friendly Units. Equip a Gear from your hand to them.", "which one of several"),
        ("Program", "Spend 2 rival Units. Draw 1 for each point of their cost.", "which number of several"),
        (
            "Program",
            "Spend 2 rival Units. Give a friendly Unit power equal to their power this turn.",
            "several",
        ),
        (
            "Program",
            "Discard 2. Defeat a rival Unit with cost equal to the discarded cards' cost.",
            "several",
        ),
        ("Program", "Choose 2 friendly Gigs. Set a rival Gig to their value.", "which number of several"),
        ("Unit", "When a Unit is defeated, if it was a spent Unit, draw 1.", "not known any more"),
        ("Unit", "{Play} Choose a rival Gig. If it's a min Gig, steal it instead.", "instead of which"),
        ("Unit", "When a Unit is defeated, if it was defeated in a fight, draw 1.", "of the event"),
    ],
)
def test_two_honest_readings(card_type: CardType, text: str, why: str) -> None:
    is_refused(card_type, text, why)


TWO_ENDS: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "Give a friendly Unit +3 power this turn and {Blocker} until your next turn.",
        "Give a friendly Unit +3 power this turn. Give that Unit {Blocker} until your next turn.",
    ),
    (
        "Program",
        "A rival Unit loses 2 power this turn and can't block until your next turn.",
        "Give a rival Unit -2 power this turn. That Unit can't block until your next turn.",
    ),
    (
        # the second has the end of the first
        "Program",
        "Choose a friendly Unit. It can attack this turn, but can't steal.",
        (
            "Choose a friendly Unit. That Unit can attack rival Units and a Rival's Gig area the turn it's played. "
            "That Unit can't steal Gigs this turn."
        ),
    ),
    (
        "Program",
        "Rival Units have -1 power this turn and can't attack until your next turn.",
        "This turn, rival Units have -1 power. Until your next turn, rival Units can't attack.",
    ),
    (
        "Program",
        "Two friendly Units have +1 power this turn and {Blocker} until your next turn.",
        "Give 2 friendly Units +1 power this turn. Give those Units {Blocker} until your next turn.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), TWO_ENDS)
def test_each_of_two_things_has_its_own_end(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


WHEN_IT_ENDS: Final[list[tuple[CardType, str, str]]] = [
    ("Unit", "{Attack} At the end of the attack, draw 1.", "{Attack} At the end of this attack, draw 1."),
    (
        "Unit",
        "When this Unit attacks, defeat it at the end of the attack.",
        "{Attack} At the end of this attack, defeat this Unit.",
    ),
    (
        "Unit",
        "{Attack} Spend a friendly Unit. When this attack ends, if it's spent, ready it.",
        "{Attack} Spend a friendly Unit. At the end of this attack, if that Unit is spent, ready that Unit.",
    ),
    (
        "Program",
        "Play a Unit from your trash for free. It's defeated at the end of the turn.",
        "Play a Unit from your trash for free. At the end of this turn, defeat that Unit.",
    ),
    (
        "Unit",
        "{Play} Reveal the top card of your deck. If it's a Unit, add it to your hand. If it's not, trash it.",
        (
            "{Play} Reveal the top card of your deck. If the revealed card is a Unit, add the revealed card to your "
            "hand. Otherwise, trash the revealed card."
        ),
    ),
    (
        "Unit",
        "{Defeated} If it was defeated in a fight, draw 1.",
        "{Defeated} If this Unit was defeated in a fight this turn, draw 1.",
    ),
    (
        "Program",
        "Reroll a Gig. If it's higher, draw 1. If it's lower, a Rival discards 1.",
        (
            "Reroll a Gig. If that Gig is higher than before, draw 1. If that Gig is lower than before, a Rival "
            "discards 1."
        ),
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), WHEN_IT_ENDS)
def test_what_is_done_then(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


THE_NEXT_CARD: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "The next Unit you play this turn has {Adrenaline}.",
        "The next time you play a Unit this turn, give that Unit {Adrenaline} this turn.",
    ),
    (
        "Program",
        "Your next Unit this turn costs -1 €$ and gains +2 power until your next turn.",
        (
            "Play your next Unit this turn for -1 €$. The next time you play a Unit this turn, give that Unit +2 power "
            "until your next turn."
        ),
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), THE_NEXT_CARD)
def test_what_is_true_of_the_next_card(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


WHOSE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "When a rival Unit attacks a friendly Unit, the friendly Unit gains +2 power this turn.",
        "When a rival Unit attacks a friendly Unit, give the opposing Unit +2 power this turn.",
    ),
    (
        "Unit",
        "{Attack} If the attacked Unit is equipped, defeat one of its Gear.",
        "{Attack} If there is a defending equipped Unit, defeat a Gear equipped to a defending Unit.",
    ),
    ("Unit", "Each Rival's Units have -1 power.", "Rival Units have -1 power."),
    (
        # one alone has nothing in common
        "Program",
        "Increase up to 2 friendly Gigs by 1 each. If they have the same value, draw 1.",
        "Increase up to 2 friendly Gigs by 1. If all of those Gigs have the same value, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), WHOSE)
def test_whose_it_is(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


BESIDE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "Play this Unit for -1 €$ for each friendly equipped Unit and Legend, to a minimum of 1 €$.",
        "Play this Unit for -1 €$ for each friendly equipped Unit or Legend, to a minimum of 1 €$.",
    ),
    (
        "Program",
        "The next time a friendly Unit steals a Gig this turn, it steals 1 extra Gig.",
        "The next time a friendly Unit steals a Gig this turn, that Unit steals a rival Gig.",
    ),
    (
        "Program",
        "Defeat the rival Unit with the most equipped Gear. (If there are multiple, choose 1.)",
        "Defeat a rival Unit with the most Gear.",
    ),
    (
        "Unit",
        "{Play} Reveal the top card of your deck. If it's a Gear, you may equip it to this Unit. Otherwise, trash it.",
        (
            "{Play} Reveal the top card of your deck. If the revealed card is a Gear, you may equip the revealed card "
            "to this Unit. Unless you do, trash the revealed card."
        ),
    ),
    (
        "Unit",
        "When this Unit becomes equipped, if it has 2 or more Gear, ready it.",
        (
            "When a Gear is equipped to this Unit, if this Unit is equipped with 2 or more Gear, ready this Unit."
        ),
    ),
    (
        "Gear",
        "While equipped to a CORPO, this Unit has {Blocker}.",
        "If this Unit is CORPO, this Unit has {Blocker}.",
    ),
    (
        "Unit",
        "When a friendly Unit is defeated, if it was a CORPO Unit, draw 1.",
        "When a friendly Unit is defeated, if that Unit is a CORPO Unit, draw 1.",
    ),
    (
        "Unit",
        "{Play} Draw 1 for each different card type in your trash.",
        "{Play} Draw 1 for each different type among cards in your trash.",
    ),
    (
        "Unit",
        "When this Unit attacks, draw 1. If its power is 5 or more, draw 2 instead.",
        "{Attack} If this Unit has power 5 or more, draw 2. Otherwise, draw 1.",
    ),
    (
        "Program",
        "A friendly Unit wins its next fight against a CORPO Unit this turn.",
        "A friendly Unit wins its next fight against a CORPO Unit this turn.",
    ),
    (
        "Program",
        "Spend 2 rival Units. Give a friendly Unit power equal to their total power this turn.",
        "Spend 2 rival Units. A friendly Unit gains power equal to the total power of the first Units this turn.",
    ),
    (
        "Program",
        "Choose 2 friendly Units. They gain power equal to their cost this turn.",
        "Choose 2 friendly Units. Those Units gain power equal to those Units' cost this turn.",
    ),
    (
        "Unit",
        "When you discard one or more cards, draw that many.",
        "When you discard one or more cards, draw 1 for each of those cards.",
    ),
    (
        "Program",
        "Friendly Units win their next fight this turn.",
        "All friendly Units win their next fight this turn.",
    ),
    (
        "Unit",
        "{Play} A Rival discards 1. If their hand is empty, draw 1.",
        "{Play} A Rival discards 1. If there are no cards in a Rival's hand, draw 1.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), BESIDE)
def test_our_wording_says_the_same(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    "text",
    [
        "{Attack} Draw 1, then discard 1 at the end of your turn.",
        "{Attack} Draw 1 and discard 1 at the end of this turn.",
        "{Attack} Draw 1, then discard 1 at the end of this attack.",
        "{Attack} Spend all rival Units, then ready them at the start of your next turn.",
        "{Attack} Give a friendly Unit +1 power this turn and defeat it at the end of this turn.",
        "{Attack} Ready a friendly Unit and defeat it at the end of the turn unless it is equipped.",
        "{Attack} You may ready another Unit and defeat it at the end of this turn.",
        "{Attack} You may discard 1 to draw 2 at the end of this turn.",
    ],
)
def test_a_time_behind_several_instructions_may_be_that_of_the_last(text: str) -> None:
    is_refused("Unit", text, "whether all of this is done then is not said")


@pytest.mark.parametrize(
    ("text", "wording"),
    [
        (
            "{Attack} At the end of this turn, draw 1 and discard 1.",
            "{Attack} At the end of this turn, draw 1, then discard 1.",
        ),
        (
            "{Attack} Draw 1. Discard 1 at the end of your turn.",
            "{Attack} Draw 1. Discard 1 at the end of your turn.",
        ),
        (
            "{Attack} At the next end of your turn, draw 1 and discard 1.",
            "{Attack} At the next end of your turn, draw 1, then discard 1.",
        ),
    ],
)
def test_a_time_before_several_instructions_is_that_of_all(text: str, wording: str) -> None:
    says_the_same("Unit", text, wording)
