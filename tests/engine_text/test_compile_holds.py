"""What is true while a text is in play: texts, each with our own wording."""

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
            "Unit",
            "If this Unit attacked this turn, it can't be defeated.",
            "If this Unit attacked this turn, this Unit can't be defeated.",
        ),
        (
            "Unit",
            "Units with power less than this Unit's can't block it.",
            "This Unit can't be blocked by rival Units with power less than this Unit's power.",
        ),
        (
            "Legend",
            "{Go Solo}\nThis Legend can attack ready Units while equipped.",
            "{Go Solo} / If this Legend is equipped, this Legend can attack ready rival Units.",
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
        ("Gear", "(Equip only to a friendly Yellow Unit.)", "Equip only to a friendly Yellow Unit."),
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
            "Legend",
            "Friendly Gear costs -1 €$ to play if you control a min Gig, to a minimum of 1 €$.",
            "If you control a min Gig, play your Gear for -1 €$, to a minimum of 1 €$.",
        ),
        (
            "Unit",
            "Friendly Units can't be chosen by rival Programs.",
            "Friendly Units can't be chosen by rival Programs.",
        ),
        ("Unit", "Units can't attack your Gig area.", "Rival Units can't attack Gig areas."),
        (
            "Unit",
            "Rivals can't Call Legends during their turn.",
            "Rival Legends can't be called unless it's your turn.",
        ),
        ("Unit", "Rival Units can't steal your min Gigs.", "Rival Units can't steal friendly min Gigs."),
        ("Unit", "Rivals can't steal your Gigs.", "Rival cards can't steal friendly Gigs."),
    ],
)
def test_what_can_be_done(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("card_type", "text", "wording"),
    [
        (
            "Unit",
            "If this Unit has 2 or more equipped Gear, it steals an additional Gig.",
            "If this Unit is equipped with 2 or more Gear, this Unit steals 1 more Gig.",
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
            "Legend",
            "While this Legend is on the field, other friendly Units have +1 power.",
            "If this Legend is on the field, other friendly Units have +1 power.",
        ),
        (
            "Unit",
            "Friendly Units have +1 power for each equipped Gear.",
            "Friendly Units have +1 power for each equipped Gear.",
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
            "During overtime, friendly Units have +1 power.",
            "If the game is in overtime, friendly Units have +1 power.",
        ),
        (
            "Unit",
            "While equipped, this Unit wins all fights.",
            "If this Unit is equipped, this Unit wins all fights against Units.",
        ),
        (
            "Unit",
            "Units have -2 power while attacking your Gig area.",
            "Rival Units have -2 power while attacking a Gig area.",
        ),
        (
            "Unit",
            "Friendly Units have +1 power during their turn.",
            "During your turn, friendly Units have +1 power.",
        ),
        (
            "Unit",
            "This Unit has +1 power for each different Gig value you control.",
            "This Unit has +1 power for each different value among friendly Gigs.",
        ),
        (
            "Unit",
            "Friendly Units have +1 power during overtime.",
            "If the game is in overtime, friendly Units have +1 power.",
        ),
    ],
)
def test_what_is_so(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)
