"""What is forbidden, lost or allowed, in several ways of saying it, and our wording: both compile to the same tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.engine_text.compiling import is_refused, says_the_same

if TYPE_CHECKING:
    from engine.facts import CardType

KEPT: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "Rival effects can't reduce this Unit's power or return it to its owner's hand.",
        (
            "This Unit can't lose power by rival effects. / "
            "This Unit can't be returned to its owner's hand by rival effects."
        ),
    ),
    (
        "Unit",
        "This Unit can't be returned or bottom-decked by rival effects.",
        (
            "This Unit can't be returned to its owner's hand by rival effects. / "
            "This Unit can't be bottom-decked by rival effects."
        ),
    ),
    (
        "Program",
        "Rival Programs can't bottom-deck friendly Units this turn.",
        "This turn, friendly Units can't be bottom-decked by rival Programs.",
    ),
    (
        "Unit",
        "Rival effects can't reduce the power of friendly Units.",
        "Friendly Units can't lose power by rival effects.",
    ),
    (
        "Program",
        "A friendly Unit's power can't be reduced this turn.",
        "A friendly Unit can't lose power by effects this turn.",
    ),
    (
        "Unit",
        "{Play} Rival Legends can't be spent until your next turn.",
        "{Play} Until your next turn, rival Legends can't be spent.",
    ),
    (
        "Unit",
        "Rivals can't use {Quick} effects while this Unit is attacking.",
        "If this Unit is attacking, rival cards can't use {Quick}.",
    ),
    (
        "Program",
        "A rival Unit loses its {Blocker} and {Adrenaline} this turn.",
        "A rival Unit loses {Blocker} and loses {Adrenaline} this turn.",
    ),
    (
        "Program",
        "A rival Unit loses all keywords this turn.",
        "A rival Unit loses {Adrenaline} and loses {Blocker} and loses {Go Solo} and loses {Quick} this turn.",
    ),
]
WHOSE: Final[list[tuple[CardType, str, str]]] = [
    (
        # who attacks is one, who can't block are several
        "Unit",
        "Units with less power than this Unit can't use {Blocker} while it's attacking.",
        "If this Unit is attacking, Units with power less than this Unit's power can't block.",
    ),
    (
        # no Gig is defeated
        "Unit",
        "If you control a Gig with value equal to this Unit's power, it can't be defeated in a fight.",
        "If you control a Gig with value equal to this Unit's power, this Unit can't be defeated in a fight.",
    ),
    (
        "Unit",
        "If this Unit's power is higher than its cost, it has {Blocker}.",
        "If this Unit has power higher than this Unit's cost, this Unit has {Blocker}.",
    ),
]
ATTACKS: Final[list[tuple[CardType, str, str]]] = [
    (
        "Program",
        "Choose a rival Unit. Friendly Units can attack it this turn, even if it's ready.",
        "Choose a rival Unit. This turn, friendly Units can attack that Unit, even if it's ready.",
    ),
    (
        "Unit",
        "This Unit can attack Units with {Blocker} even if they're ready.",
        "This Unit can attack ready rival Units with {Blocker}.",
    ),
    (
        # so Lag is lifted
        "Unit",
        "{Play} Spend a rival Unit. This Unit can attack it this turn.",
        "{Play} Spend a rival Unit. This Unit can attack that Unit this turn.",
    ),
]


TIES_AND_GONE: Final[list[tuple[CardType, str, str]]] = [
    (
        "Unit",
        "This Unit wins ties.",
        "This Unit wins all fights against Units with power equal to this Unit's power.",
    ),
    (
        "Unit",
        "Friendly Units win fights against Units with equal power.",
        "Friendly Units win all fights against Units with power equal to their power.",
    ),
    (
        "Program",
        "Play a Unit from your trash that was defeated this turn for free.",
        "Play a Unit that was defeated this turn from your trash for free.",
    ),
    (
        "Program",
        "Add up to 2 Programs you discarded this turn from your trash to your hand.",
        "Add up to 2 Programs that were discarded this turn from your trash to your hand.",
    ),
    (
        # they are counted as they were in play
        "Program",
        "Draw 1 for each friendly Unit that was defeated this turn.",
        "Draw 1 for each time a friendly Unit was defeated this turn.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "wording"), [*KEPT, *WHOSE, *ATTACKS, *TIES_AND_GONE])
def test_it_is_said_so(card_type: CardType, text: str, wording: str) -> None:
    says_the_same(card_type, text, wording)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        # the Unit that is weaker may be meant as well
        (
            "If you control a Unit with less power than this Unit, it can't be defeated in a fight.",
            "not said",
        ),
        ("{Play} Rivals can't use {Quick} effects until your next turn.", "on their own turn"),
        ("{Play} A rival Unit must attack this turn even if it's ready.", "only attacking"),
        ("{Play} Ready a friendly Unit that was defeated this turn.", "from your trash"),
    ],
)
def test_what_is_not_said(text: str, why: str) -> None:
    is_refused("Unit", text, why)
