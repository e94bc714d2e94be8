"""Phrases that recombine what cards say: what each means, shown by our own wording of the tree that it becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.render import render

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
            "If this Unit has 2 or more equipped Gear, it steals an additional Gig.",
            "If this Unit is equipped with 2 or more Gear, this Unit steals 1 more Gig.",
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
            "If this Unit attacked this turn, it can't be defeated.",
            "If this Unit attacked this turn, this Unit can't be defeated.",
        ),
        (
            "Unit",
            "{Attack} If this Unit is attacking a Gig area, it gains +2 power this turn.",
            "{Attack} If this Unit is attacking a Gig area, give this Unit +2 power this turn.",
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
            "{Play} Return a Unit with a {Play} effect from your trash to your hand.",
            "{Play} Add a Unit with {Play} from your trash to your hand.",
        ),
        (
            "Program",
            "Each player bottom-decks a Unit they control.",
            "Each player bottom-decks one of their Units.",
        ),
        (
            "Unit",
            "When this Unit is defeated in a fight, defeat the opposing Unit.",
            "When this Unit is defeated in a fight, defeat the opposing Unit.",
        ),
        (
            "Unit",
            "When this Unit is readied by an effect, increase a Gig by up to 2.",
            "When this Unit is readied by an effect, increase a Gig by up to 2.",
        ),
        (
            "Unit",
            "When a rival effect decreases a friendly Gig, draw 1.",
            "When a Rival decreases a friendly Gig, draw 1.",
        ),
        (
            "Unit",
            "When this Unit wins a fight while defending, draw 1.",
            "When this Unit wins a fight while defending, draw 1.",
        ),
        (
            "Unit",
            "When this Unit's attack is blocked, it gains +2 power this turn.",
            "When this Unit is blocked, give this Unit +2 power this turn.",
        ),
        ("Unit", "When a rival uses {Blocker}, draw 1.", "When a Rival uses {Blocker}, draw 1."),
        (
            "Unit",
            "When a friendly Legend goes solo, draw 1.",
            "When a friendly Legend uses {Go Solo}, draw 1.",
        ),
        ("Unit", "When a friendly Unit enters the field, draw 1.", "When a friendly Unit is played, draw 1."),
        (
            "Unit",
            "When another friendly Unit is returned to its owner's hand, draw 1.",
            "When another friendly Unit is returned to its owner's hand, draw 1.",
        ),
        (
            "Unit",
            "When a rival Unit is bottom-decked, draw 1.",
            "When a rival Unit is bottom-decked, draw 1.",
        ),
        (
            "Unit",
            "When a friendly Gig becomes a max Gig, draw 1.",
            "When a friendly Gig reaches its max value, draw 1.",
        ),
        (
            "Unit",
            "When a friendly Gig's value changes, draw 1.",
            "When a friendly Gig changes value, draw 1.",
        ),
        ("Unit", "When you increase a Gig to its max value, draw 1.", "When you increase a max Gig, draw 1."),
        (
            "Unit",
            "When a friendly Unit becomes equipped, it gains +1 power this turn.",
            "When a Gear is equipped to a friendly Unit, give that Unit +1 power this turn.",
        ),
        (
            "Unit",
            "When this Unit or another friendly Unit is defeated, draw 1.",
            "When a friendly Unit is defeated, draw 1.",
        ),
        (
            "Unit",
            "When a rival Unit steals a d6 from you, spend that Unit.",
            "When a rival Unit steals a friendly d6, spend that Unit.",
        ),
        (
            "Unit",
            "At the end of your turn, if this Unit didn't attack, draw 1.",
            "At the end of your turn, if the number of times this Unit attacked this turn is 0, draw 1.",
        ),
        (
            "Unit",
            "When this Unit steals its first Gig each turn, draw 1.",
            "The first time this Unit steals a Gig each turn, draw 1.",
        ),
        (
            "Legend",
            "When you {Go Solo} with another Legend, ready this Legend.",
            "When another friendly Legend uses {Go Solo}, ready this Legend.",
        ),
        (
            "Unit",
            "{Attack} Reroll a friendly Gig. If the result is odd, draw 1.",
            "{Attack} Reroll a friendly Gig. If that Gig's value is odd, draw 1.",
        ),
        (
            "Unit",
            "{Quick} {Spend} Redirect an attack against another friendly Unit to this Unit.",
            "{Quick} {Spend}: If you control another defending Unit, redirect the attack to this Unit.",
        ),
        (
            "Unit",
            "Units with power less than this Unit's can't block it.",
            "This Unit can't be blocked by rival Units with power less than this Unit's power.",
        ),
        (
            "Unit",
            "{Play} Place the top card of your deck face-down in your Eddies area.",
            "{Play} Sell the top card of your deck.",
        ),
        (
            "Unit",
            "Once per turn, you may pay 1 €$ to give this Unit +1 power this turn.",
            "Once per turn, 1 €$: Give this Unit +1 power this turn.",
        ),
        (
            "Legend",
            "{Go Solo}\nThis Legend can attack ready Units while equipped.",
            "{Go Solo}\nIf this Legend is equipped, this Legend can attack ready rival Units.",
        ),
        (
            "Unit",
            "When this Unit attacks, it gains +1 power this turn for each time you rolled a Gig this turn.",
            "{Attack} Give this Unit +1 power this turn for each time you rolled a Gig this turn.",
        ),
        (
            # the Gig may be a Rival's
            "Unit",
            "{Spend} Choose a Gig. Until your next turn, that Gig can't be stolen.",
            "{Spend}: Choose a Gig. Until your next turn, cards can't steal that Gig.",
        ),
        (
            # this Unit need not be a DRONE itself
            "Unit",
            "When this Unit or another friendly DRONE Unit attacks, it gains +1 power this turn.",
            "When this Unit attacks or another friendly DRONE Unit attacks, give that Unit +1 power this turn.",
        ),
        (
            "Unit",
            "When a Gig is stolen from you, ready this Unit.",
            "When a player steals a friendly Gig, ready this Unit.",
        ),
        (
            "Unit",
            "During your turn, when a friendly Unit is spent, increase a Gig by 1.",
            "When a friendly Unit is spent, if it's your turn, increase a Gig by 1.",
        ),
        (
            "Unit",
            "When this Unit attacks for the first time each turn, draw 1.",
            "The first time this Unit attacks each turn, draw 1.",
        ),
        (
            "Unit",
            "When you play your second Program each turn, draw 1.",
            "The second time you play a Program each turn, draw 1.",
        ),
        (
            "Unit",
            "Once per turn, when you discard a card, ready 1 Eddie.",
            "Once per turn, when you discard a card, ready 1 Eddie.",
        ),
        ("Unit", "Rival Units can't attack this Unit.", "This Unit can't be attacked."),
        (
            "Unit",
            "Rival Units with power 3 or less can't block this Unit.",
            "This Unit can't be blocked by rival Units with power 3 or less.",
        ),
        ("Unit", "This Unit can only attack Units.", "This Unit can't attack Gig areas."),
        ("Unit", "This Unit can't be spent by rival effects.", "This Unit can't be spent by rival effects."),
        (
            "Unit",
            "Rivals can't Call Legends during your turn.",
            "During your turn, rival Legends can't be called.",
        ),
        (
            "Unit",
            "Units fighting this Unit have -2 power.",
            "Rival Units have -2 power while fighting this Unit.",
        ),
        (
            "Unit",
            "While attacking a Gig area, this Unit has +3 power.",
            "This Unit has +3 power while attacking a Gig area.",
        ),
        (
            "Unit",
            "While equipped, this Unit has +2 power.",
            "If this Unit is equipped, this Unit has +2 power.",
        ),
        (
            "Unit",
            "This Unit has +1 power for every 5 ☆ you have.",
            "This Unit has +1 power for each 5 Street Cred you have.",
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
            "{Play} If all friendly Gigs have different values, draw 2.",
            (
                "{Play} If the number of different values among friendly Gigs is equal to the number of "
                "friendly Gigs, draw 2."
            ),
        ),
        (
            "Unit",
            "{Play} If your trash has 10 or more cards, draw 1.",
            "{Play} If there are 10 or more cards in your trash, draw 1.",
        ),
        (
            "Unit",
            "{Play} If you have 2 or fewer Gigs in your fixer area, draw 1.",
            "{Play} If the number of Gigs in your fixer area is 2 or less, draw 1.",
        ),
        (
            "Unit",
            "If you control a friendly d4, d6, and d8, this Unit has {Adrenaline}.",
            "If you control a d4 and you control a d6 and you control a d8, this Unit has {Adrenaline}.",
        ),
        (
            "Unit",
            "If the total power of friendly Units is 20 or more, this Unit has {Adrenaline}.",
            "If the total power of friendly Units is 20 or more, this Unit has {Adrenaline}.",
        ),
        (
            "Program",
            "Return up to 2 Units with different names from your trash to your hand.",
            "Add up to 2 Units from your trash with different names to your hand.",
        ),
        (
            "Program",
            "Draw X cards, where X is the value of a friendly d4.",
            "Choose a friendly d4. Draw 1 for each point of that Gig's value.",
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
        ("Unit", "{Play} A Rival trashes the top 2 cards of their deck.", "{Play} A Rival trashes 2."),
        (
            "Program",
            "A Rival defeats one of their Gear or discards 2.",
            "A Rival resolves “Choose one effect. Defeat a friendly Gear. // Discard 2”.",
        ),
        (
            "Program",
            "Steal a rival Gig. Then, a Rival steals a friendly Gig with value 3 or less.",
            "Steal a rival Gig. A Rival resolves “Steal a rival Gig with value 3 or less”.",
        ),
        (
            "Unit",
            "{Play} Ready a friendly Legend or spend a rival Unit with cost 2 or less.",
            "{Play} Choose one effect. Ready a friendly Legend. // Spend a rival Unit with cost 2 or less.",
        ),
        (
            "Program",
            "Look at a Rival's hand. Choose a Program from it and discard it.",
            (
                "Look at a Rival's hand. Choose a Program from among the seen cards. A Rival discards that "
                "Program."
            ),
        ),
        (
            "Gear",
            "When this Gear is equipped to a MERC Unit, draw 1.",
            "When this Gear is equipped to a MERC Unit, draw 1.",
        ),
        ("Gear", "{Play} Ready the equipped Unit.", "{Play} Ready this Unit."),
        ("Gear", "(Equip only to a friendly Yellow Unit.)", "Equip only to a friendly Yellow Unit."),
        ("Gear", "{Play} Defeat another Gear.", "{Play} Defeat another Gear."),
        (
            "Gear",
            "If this Unit would be defeated in a fight, you may discard 2. If you do, it isn't defeated.",
            ("When this Unit would be defeated in a fight, you may discard 2. If you do, it isn't defeated."),
        ),
        (
            "Unit",
            "If a friendly Unit would be defeated during your turn, return it to its owner's hand instead.",
            (
                "If a friendly Unit would be defeated, if it's your turn, return that Unit to its owner's "
                "hand instead."
            ),
        ),
        (
            "Unit",
            (
                "If this Unit would be defeated, you may discard a Gear. If you do, return this Unit to "
                "its owner's hand instead."
            ),
            (
                "If this Unit would be defeated, you may discard 1 Gear to return this Unit to its owner's "
                "hand instead."
            ),
        ),
        (
            "Program",
            "This turn, when a friendly Unit steals a Gig, draw 1.",
            "When a friendly Unit steals a Gig this turn, draw 1.",
        ),
        (
            "Program",
            "Play a Unit from your hand. It costs 3 €$ less.",
            "Play a Unit from your hand for -3 €$, to a minimum of 1 €$.",
        ),
        (
            "Program",
            (
                "Discard a Gear. If you do, bottom-deck a rival Unit with cost equal to or less than that "
                "Gear's cost."
            ),
            (
                "Discard 1 Gear. If you do, bottom-deck a rival Unit with cost equal to or less than the "
                "discarded card's cost."
            ),
        ),
        (
            "Legend",
            "{Spend} If you control 3 or more Units, draw 1. If you control no Units, draw 2 instead.",
            "{Spend}: If you control no Units, draw 2. Otherwise, if you control 3 or more Units, draw 1.",
        ),
        (
            "Legend",
            "While this Legend is on the field, other friendly Units have +1 power.",
            "If this Legend is on the field, other friendly Units have +1 power.",
        ),
        (
            "Legend",
            "When a friendly YELLOW Unit is defeated, {Spend}: Draw 1.",
            "When a friendly Yellow Unit is defeated, {Spend}: Draw 1.",
        ),
        (
            "Unit",
            "Friendly Units have +1 power for each equipped Gear.",
            "Friendly Units have +1 power for each equipped Gear.",
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
        (
            "Program",
            "For each friendly max Gig, spend a rival Unit with cost 4 or less.",
            "Spend a rival Unit with cost 4 or less for each friendly max Gig.",
        ),
        (
            "Program",
            "Steal a rival Gig with the same value as a friendly Gig.",
            "Steal a rival Gig with value equal to the value of a friendly Gig.",
        ),
        ("Program", "Defeat a rival Unit with the lowest cost.", "Defeat a rival lowest-cost Unit."),
    ],
)
def test_a_text_and_our_wording_of_it_mean_the_same(card_type: CardType, text: str, wording: str) -> None:
    abilities = compile_text(text, card_type=card_type)
    assert render(abilities, card_type=card_type) == wording
    assert compile_text(wording, card_type=card_type) == abilities


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Unit", "When this Unit is discarded, draw 1.", "only has effects of cards in play"),
        ("Unit", "When an Eddie is spent, draw 1.", "nothing is told of single Eddies"),
        ("Program", "Draw 2, where X is the number of friendly Units.", "there is no X before this"),
        ("Gear", "Equip only to a rival Unit.", "only friendly Units and Legends are equipped"),
        ("Unit", "The first time this Unit is blocked each turn, draw 1.", "is not known any more"),
        ("Unit", "{Attack} Decrease a Gig by up to 3. If you can't, draw 1.", "is not the same here"),
        (
            "Unit",
            (
                "If this Unit would be defeated, discard 1. If you do, return this Unit to its owner's "
                "hand instead."
            ),
            "what happens where this is not done is not clear",
        ),
        ("Unit", "This Unit can only attack Units with cost 3 or less.", "attacks only some of the Units"),
        ("Unit", "{Play} A Rival defeats a Unit.", "whose piece this may be is not clear"),
        (
            "Program",
            "You may play this Program for free if you control a max Gig.\nDraw 2.",
            "played already",
        ),
    ],
)
def test_what_would_be_a_guess_is_refused(card_type: CardType, text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        compile_text(text, card_type=card_type)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Legend",
            "{Spend} Choose a friendly Legend. You may use {Go Solo} with it for -3 €$ this turn.",
            "{Spend}: Choose a friendly Legend. That Legend may use {Go Solo} for -3 €$ this turn.",
        ),
        (
            "Unit",
            "Your first Legend each turn may use {Go Solo} for -2 €$, to a minimum of 1 €$.",
            "Your first Legend each turn may use {Go Solo} for -2 €$, to a minimum of 1 €$.",
        ),
        (
            "Unit",
            "Rivals must pay +1 €$ for each friendly Gear to use {Go Solo}.",
            "Rival Legends must pay +1 €$ to use {Go Solo} for each friendly Gear.",
        ),
        (
            "Unit",
            "At the end of your turn, if two or more friendly Units attacked this turn, draw 1.",
            "At the end of your turn, if 2 or more friendly Units attacked this turn, draw 1.",
        ),
        (
            "Unit",
            "If 3+ Units were defeated this turn, this Unit has +2 power.",
            "If 3 or more Units were defeated this turn, this Unit has +2 power.",
        ),
        (
            "Legend",
            "Friendly GANGER Units have +1 power the turn they're played.",
            "Friendly GANGER Units that were played this turn have +1 power.",
        ),
        (
            "Unit",
            "If you control a min Gig, this Unit has {Blocker} the turn it's played.",
            "If this Unit was played this turn and you control a min Gig, this Unit has {Blocker}.",
        ),
        (
            "Unit",
            "{Play} You may play a Program from your trash by paying +2 €$.",
            "{Play} You may play a Program from your trash for +2 €$.",
        ),
        (
            "Program",
            "A rival Unit can't steal more than 1 Gig at a time this turn.",
            "A rival Unit can't steal more than 1 Gig at a time this turn.",
        ),
        (
            "Unit",
            "During overtime, friendly Units have +1 power.",
            "If the game is in overtime, friendly Units have +1 power.",
        ),
        ("Unit", "Once per turn, you may discard 1 to draw 1.", "Once per turn, discard 1: Draw 1."),
        ("Unit", "Once per turn, you may spend this Unit to draw 1.", "Once per turn, {Spend}: Draw 1."),
        (
            "Unit",
            "When this Unit or a friendly DRONE Unit attacks, draw 1.",
            "When this Unit attacks or another friendly DRONE Unit attacks, draw 1.",
        ),
        (
            "Program",
            "Reveal the top card of your deck. If it's a Unit, draw it. Otherwise, trash it.",
            (
                "Reveal the top card of your deck. If the revealed card is a Unit, draw 1. "
                "Otherwise, trash the revealed card."
            ),
        ),
        (
            "Program",
            "Look at a Rival's hand. They discard a card you choose.",
            "Look at a Rival's hand. Choose a card from among the seen cards. A Rival discards that card.",
        ),
        (
            "Program",
            "A Rival reveals their hand. You choose a card with cost 3 or less. They discard it.",
            (
                "A Rival reveals their hand. Choose a card with cost 3 or less from among the revealed cards. "
                "A Rival discards that card."
            ),
        ),
        (
            "Program",
            "Each player trashes 3. If a Program was trashed this way, draw 1.",
            "Each player trashes 3. If there is a Program from among the trashed cards, draw 1.",
        ),
        (
            "Unit",
            "{Attack} Steal a Gig from a Rival with more Gigs than you.",
            "{Attack} If a Rival controls more Gigs than you, steal a rival Gig.",
        ),
        (
            "Unit",
            "While equipped, this Unit wins all fights.",
            "If this Unit is equipped, this Unit wins all fights against Units.",
        ),
        (
            "Unit",
            "This Unit can only be attacked by Units with power 5 or more.",
            "This Unit can't be attacked by rival Units with power less than 5.",
        ),
        (
            "Unit",
            "Friendly Units can only be blocked by ARASAKA Units.",
            "Friendly Units can't be blocked by rival non-ARASAKA Units.",
        ),
        (
            "Unit",
            "Rival Units can't use {Blocker} against friendly VEHICLE Units.",
            "Rival Units can't block friendly VEHICLE Units.",
        ),
        (
            "Unit",
            "If a rival effect would defeat this Unit, you may discard a Program instead.",
            "If this Unit would be defeated by a rival effect, you may discard 1 Program instead.",
        ),
        (
            "Unit",
            "{Attack} You may swap a friendly Gig with a rival Gig of equal or lower value.",
            (
                "{Attack} You may swap a friendly Gig with a rival Gig with value equal to or less than "
                "that Gig's value."
            ),
        ),
        (
            "Legend",
            "Friendly Gear costs -1 €$ to play if you control a min Gig, to a minimum of 1 €$.",
            "If you control a min Gig, play your Gear for -1 €$, to a minimum of 1 €$.",
        ),
        ("Program", "Defeat a rival Unit of your choice.", "Defeat a rival Unit."),
        (
            "Unit",
            "Friendly Units can't be chosen by rival Programs.",
            "Friendly Units can't be chosen by rival Programs.",
        ),
        (
            "Unit",
            "{Attack} Set a friendly Gig to its max value. If it was a d4, draw 1.",
            "{Attack} Set a friendly Gig to its max value. If that Gig is a d4, draw 1.",
        ),
        (
            "Unit",
            "When a Unit with power 10 or more attacks your Gig area, draw 1.",
            "When a rival Unit with power 10 or more attacks a Gig area, draw 1.",
        ),
        ("Unit", "Units can't attack your Gig area.", "Rival Units can't attack Gig areas."),
        (
            "Unit",
            "Units have -2 power while attacking your Gig area.",
            "Rival Units have -2 power while attacking a Gig area.",
        ),
        (
            "Unit",
            "{Attack} If this Unit is attacking a rival Gig area, draw 1.",
            "{Attack} If this Unit is attacking a Gig area, draw 1.",
        ),
        (
            "Unit",
            "When this Unit defeats a rival Unit, increase a friendly Gig by that Unit's cost.",
            (
                "When this Unit defeats a Unit, increase a friendly Gig by 1 for each point of "
                "the opposing Unit's cost."
            ),
        ),
        (
            "Unit",
            "When a friendly Unit attacks a rival Unit, it has +2 power this turn.",
            "When a friendly Unit attacks a rival Unit, give the friendly Unit +2 power this turn.",
        ),
        (
            "Unit",
            "When a friendly Unit attacks a rival Unit, the rival Unit has -2 power this turn.",
            "When a friendly Unit attacks a rival Unit, give the opposing Unit -2 power this turn.",
        ),
        (
            "Legend",
            "When you equip a WEAPON Gear, give the equipped Unit +2 power this turn.",
            "When you equip a WEAPON Gear, give that Unit +2 power this turn.",
        ),
        (
            "Unit",
            "If this Unit would be defeated by a fight, you may spend a friendly Legend instead.",
            "If this Unit would be defeated in a fight, you may spend a friendly Legend instead.",
        ),
        (
            "Legend",
            "{Spend} Choose a friendly Unit. The next time it wins a fight this turn, ready it.",
            (
                "{Spend}: Choose a friendly Unit. The next time that Unit wins a fight this turn, "
                "ready that Unit."
            ),
        ),
        (
            "Program",
            "Give a friendly Unit +2 power this turn. When it attacks this turn, draw 1.",
            "Give a friendly Unit +2 power this turn. When that Unit attacks this turn, draw 1.",
        ),
        (
            "Program",
            (
                "Give a friendly Unit +2 power this turn. If it would be defeated this turn, "
                "return it to its owner's hand instead."
            ),
            (
                "Give a friendly Unit +2 power this turn. The next time that Unit would be defeated this turn, "
                "return that Unit to its owner's hand instead."
            ),
        ),
        (
            "Unit",
            "Friendly Units have +1 power during their turn.",
            "During your turn, friendly Units have +1 power.",
        ),
        (
            "Unit",
            "Rivals can't Call Legends during their turn.",
            "Rival Legends can't be called unless it's your turn.",
        ),
        (
            "Unit",
            "{Spend} Decrease a Gig by up to 2. If it becomes a min Gig, draw 1.",
            "{Spend}: Decrease a Gig by up to 2. If that Gig becomes a min Gig, draw 1.",
        ),
        (
            "Program",
            "Decrease each rival Gig by 1. If this makes a Gig a min Gig, draw 1.",
            "Decrease all rival Gigs by 1. If this makes a Gig a min Gig, draw 1.",
        ),
        (
            "Unit",
            "When you increase a Gig, if it becomes a max Gig, draw 1.",
            "When you increase a Gig, if that Gig is a max Gig, draw 1.",
        ),
        (
            "Program",
            "Adjust a Gig by up to 2. If its value becomes 6 or more, draw 1.",
            "Adjust a Gig by up to 2. If that Gig's value becomes 6 or more, draw 1.",
        ),
        (
            "Unit",
            "The second time this Unit attacks each turn, draw 1.",
            "The second time this Unit attacks each turn, draw 1.",
        ),
        (
            "Legend",
            "{Spend} Choose a friendly Gig. If it's a d4 or d6, increase it by 2.",
            "{Spend}: Choose a friendly Gig. If that Gig is a d4 or d6 Gig, increase that Gig by 2.",
        ),
        (
            "Unit",
            "{Attack} If a friendly Gig has the same value as a rival Gig, draw 1.",
            "{Attack} If you control a Gig with value equal to the value of a rival Gig, draw 1.",
        ),
        (
            "Unit",
            "This Unit has +1 power for each different Gig value you control.",
            "This Unit has +1 power for each different value among friendly Gigs.",
        ),
        ("Unit", "{Play} Roll a rival Gig.", "{Play} Reroll a rival Gig."),
        (
            "Unit",
            "Friendly Units have +1 power during overtime.",
            "If the game is in overtime, friendly Units have +1 power.",
        ),
        (
            "Legend",
            "When a friendly Unit attacks a rival Unit with more power, {Spend} Draw 1.",
            "When a friendly Unit attacks a rival Unit with power higher than its power, {Spend}: Draw 1.",
        ),
        (
            "Unit",
            "{Play} Trash 3. If you trashed 2 or more Programs this way, draw 1.",
            "{Play} Trash 3. If there are 2 or more Programs from among the trashed cards, draw 1.",
        ),
        ("Unit", "{Spend} Discard 1: Draw 1.", "{Spend}, discard 1: Draw 1."),
        (
            "Unit",
            "{Play} Your next Program this turn costs -1 €$, to a minimum of 1 €$.",
            "{Play} Play your next Program this turn for -1 €$, to a minimum of 1 €$.",
        ),
        (
            "Legend",
            "When you use {Go Solo} with this Legend, draw 1.",
            "When this Legend uses {Go Solo}, draw 1.",
        ),
        ("Unit", "Rival Units can't steal your min Gigs.", "Rival Units can't steal friendly min Gigs."),
        (
            "Unit",
            "{Attack} If you have less Gigs than a Rival, draw 1.",
            "{Attack} If you control fewer Gigs than a Rival, draw 1.",
        ),
        (
            "Legend",
            "When you Call another Legend, draw 1.",
            "When you Call another Legend, draw 1.",
        ),
        (
            "Unit",
            "When a Rival plays a Program, you may spend this Unit to make them discard 1.",
            "When a Rival plays a Program, you may spend this Unit. If you do, a Rival discards 1.",
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
            "Defeat a friendly Unit. If you do, defeat a rival Unit with cost equal to or less than that Unit's cost.",
        ),
        (
            "Program",
            "Discard 1. If you do, defeat a rival Unit with the same cost.",
            "Discard 1. If you do, defeat a rival Unit with cost equal to the discarded card's cost.",
        ),
        (
            "Unit",
            "{Attack} Spend a rival Unit with lower or equal power.",
            "{Attack} Spend a rival Unit with power equal to or less than this Unit's power.",
        ),
    ],
)
def test_everyday_wordings(card_type: CardType, text: str, wording: str) -> None:
    made = compile_text(text, card_type=card_type)
    assert render(made, card_type=card_type) == wording
    assert compile_text(wording, card_type=card_type) == made


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A Rival discards a card of your choice.", "is not seen"),
        (
            "If you control a min Gig, ready a friendly Unit. Otherwise, it can't attack this turn.",
            "none is chosen",
        ),
        (
            "When a friendly Unit attacks a rival Unit this turn, that Unit gets +1 power this turn.",
            "which of the two",
        ),
        ("When a Unit attacks a spent Unit this turn, it gets +1 power this turn.", "which one this word"),
        (
            "Choose a friendly Unit. If it would be defeated this turn, ready it instead.",
            "once, or each time",
        ),
        ("This turn, Units get +1 power during their turn.", "whose turn"),
        ("When it attacks this turn, draw 1.", "nothing that was spoken of"),
        ("When a friendly Unit attacks this turn, ready the equipped Unit.", "nothing that was spoken of"),
        ("Each player trashes 2. If you trashed a Program this way, draw 1.", "whose of these cards"),
        ("Each player trashes 2. Add a Unit from among them to your hand.", "whose of these cards"),
        ("Search the top 3 cards of your deck. Draw it.", "nothing that was spoken of"),
        ("Give a friendly Unit +2 power the turn it's played.", "only attacking"),
    ],
)
def test_what_is_not_said(text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        compile_text(text, card_type="Program")
