"""The ten cards that break effect models, with trees written by hand. Each function makes a new copy.

With `shipped` set, the copies have the abilities of the catalogue instead: what the text was compiled to plays alike.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from contextvars import ContextVar
from typing import ParamSpec

from engine import Piece, catalogue
from engine.effects.tree import (
    Choose,
    ChooseOne,
    CostChange,
    Defeat,
    Discard,
    Do,
    Draw,
    Equip,
    Give,
    If,
    IfYouDo,
    Keyword,
    Look,
    MayAttack,
    Move,
    NextTime,
    PayEddies,
    Persistent,
    Pick,
    PlayCard,
    Power,
    Prevent,
    Ready,
    Replacement,
    Reroll,
    Resolve,
    SpendThis,
    Steal,
    Triggered,
)
from engine.effects.values import (
    Cards,
    Compare,
    Comparison,
    Gigs,
    Is,
    Ref,
    StreetCred,
    This,
    Trigger,
    ValueOf,
)
from tests.engine.effects.made import gear, legend, program, unit
from tests.engine.effects.stock import FRIENDLY, RIVALS

P = ParamSpec("P")
shipped: ContextVar[bool] = ContextVar("shipped", default=False)

IDS = {
    "alt-cunningham": "alt-cunningham-mother-of-daemons",
    "kerry-eurodyne": "kerry-eurodyne-axe-attitude-audience",
    "jackie-welles": "jackie-welles-mama-s-favorite",
    "the-relic": "the-relic-experimental-biochip",
    "viktor-vektor": "viktor-vektor-drop-your-illusions",
    "panam-palmer": "panam-palmer-nomad-cavalry",
}


def a_card(make: Callable[P, Piece]) -> Callable[P, Piece]:
    """A maker of one of the cards, which takes the catalogue's abilities where those are asked for."""

    @functools.wraps(make)
    def made(*args: P.args, **kwargs: P.kwargs) -> Piece:
        piece = make(*args, **kwargs)
        if shipped.get():
            printed = catalogue().card(IDS.get(piece.facts.id, piece.facts.id))
            kept = tuple(a for a in piece.facts.abilities if a == Keyword("QUICK"))
            piece.facts = dataclasses.replace(piece.facts, abilities=(*kept, *printed.abilities))
        return piece

    return made


@a_card
def deadman_transmitter(**state) -> Piece:
    """Saves its wearer once, by being defeated in its place."""
    its_own = Choose(Cards(("Gear",), name="Deadman Transmitter", on=This()), "gear")
    save = Replacement("defeat", Defeat(its_own), subject=This())
    return gear(save, id="deadman-transmitter", power=1, cost=3, tags=("CYBERWARE",), **state)


@a_card
def alt_cunningham(**state) -> Piece:
    """Draws for spent equipped Units and Legends; a discard of the right cost keeps a Gig from a rival Unit."""
    equipped = Cards(("Unit", "Legend"), "friendly", equipped=True)
    fitting = Cards(cost=Comparison("=", ValueOf("gig")))
    return unit(
        Triggered((Trigger("spent", equipped),), Draw(1)),
        Replacement(
            "steal", IfYouDo(Discard(1, like=fitting), Prevent()), subject=RIVALS, optional=True, instead=False
        ),
        id="alt-cunningham", power=8, cost=7, **state,
    )  # fmt: skip


@a_card
def kerry_eurodyne(**state) -> Piece:
    """Rolls in once more if wanted; draws for lowest and highest faces."""
    return legend(
        Replacement("roll-in", Reroll(), who="you", optional=True, instead=False),
        Triggered(
            (Trigger("rolls", gig=Gigs(extreme="min or max"), who="you"),),
            If(Is(Ref("gig"), Gigs(sides=20)), Draw(3), Draw(1)),
        ),
        id="kerry-eurodyne", cost=None, power=None, **state,
    )  # fmt: skip


@a_card
def gunpoint_diplomacy() -> Piece:
    """A Unit gets both effects, or the one that the Rival picks where the player has less Street Cred."""
    less = Compare(StreetCred("you"), ">=", StreetCred("rival"))
    attack = Give(Ref("unit"), (MayAttack(RIVALS, ready=True, next_attack=True),), "this turn")
    power = Give(Ref("unit"), (Power(3),), "this turn")
    both = ChooseOne((attack, power), by="rival", all_if=less)
    return program(Resolve(Do((Pick(Choose(FRIENDLY, "unit")), both))), id="gunpoint-diplomacy")


@a_card
def jackie_welles(**state) -> Piece:
    """Takes the place of a friendly Unit that would be defeated, for 1 €$."""
    stand_in = Replacement("defeat", Defeat(This()), subject=FRIENDLY, optional=True, costs=(PayEddies(1),))
    return legend(Keyword("GO SOLO"), stand_in, id="jackie-welles", cost=6, power=8, **state)


@a_card
def the_relic(**state) -> Piece:
    """When its wearer is defeated, another Unit comes back and the wearer goes under the deck."""
    other = Cards(("Unit",), "friendly", ("trash",), other=True, cost=Comparison("<=", 9))
    step = Do((PlayCard(Choose(other, "unit2"), free=True), Move(This(), "bottom of deck")))
    return gear(Triggered((Trigger("defeated", This()),), step), id="the-relic", power=3, cost=5, **state)


@a_card
def viktor_vektor(**state) -> Piece:
    """The first CYBERWARE Gear of each turn for 3 €$ less, at least 1."""
    cyberware = Cards(("Gear",), "friendly", tags=("CYBERWARE",))
    discount = Persistent(CostChange(-3, 1, first_each_turn=True), cyberware)
    return unit(discount, id="viktor-vektor", power=5, cost=5, **state)


@a_card
def riot_shield(**state) -> Piece:
    """BLOCKER, and 2 €$ more for the Rival's GO SOLO."""
    surcharge = Persistent(CostChange(2, what="go-solo"), Cards(("Legend",), "rival"))
    return gear(Keyword("BLOCKER"), surcharge, id="riot-shield", power=1, cost=2, tags=("WEAPON",), **state)


@a_card
def fool_on_the_hill() -> Piece:
    """Two cards from the top: the Rival says whether they come to the hand or into the trash, with 2 drawn then."""
    keep = Move(Ref("looked"), "hand")
    lose = IfYouDo(Move(Ref("looked"), "trash"), Draw(2))
    return program(
        Resolve(Do((Look(2, "reveal"), ChooseOne((keep, lose), by="rival")))), id="fool-on-the-hill"
    )


@a_card
def panam_palmer(**state) -> Piece:
    """Ready when called; spent as a friendly Unit attacks, she hands it a Gear and readies it."""
    hand_over = Equip(Choose(Cards(("Gear",), on=This()), "gear"), Ref("unit"))
    return legend(
        Triggered((Trigger("called", This()),), Ready(This())),
        Triggered(
            (Trigger("attacks", FRIENDLY),), IfYouDo(hand_over, Ready(Ref("unit"))), costs=(SpendThis(),)
        ),
        id="panam-palmer", cost=None, power=None, **state,
    )  # fmt: skip


@a_card
def appetite_for_destruction(*, quick: bool = False) -> Piece:
    """The next friendly winner by 3 or more steals a Gig too. quick: so that it can be played on the Rival's turn."""
    steal = Steal(Choose(Gigs("rival"), "gig"), actor=Ref("unit"))
    step = NextTime(Trigger("wins-fight", FRIENDLY, margin=3), steal)
    more = (Keyword("QUICK"),) if quick else ()
    return program(*more, Resolve(step), id="appetite-for-destruction")
