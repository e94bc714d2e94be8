"""Readers of predicates: what a statement says of its subject."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import (
    KEYWORDS,
    CallsFree,
    CallsMore,
    Cannot,
    CostChange,
    EntersSpent,
    Loses,
    MustAttack,
    PaysInstead,
    Power,
    StealsFewer,
    WinsFights,
)
from engine.effects.values import Cards, Comparison, PowerOf, Ref
from engine.text.forms import ITSELF, Predicate, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import per_gear, times
from engine.text.readers.modifiers import multiplied

if TYPE_CHECKING:
    from engine.effects.tree import KeywordName, Modifier
    from engine.effects.values import Amount, Piece, Side


@reads("predicate_per")
def predicate_per(predicate: Predicate, per: Amount) -> Predicate:
    return dataclasses.replace(predicate, mods=tuple(multiplied(m, per_gear(per)) for m in predicate.mods))


@reads("mods_had")
def mods_had(mods: tuple[Modifier, ...]) -> Predicate:
    return Predicate(mods)


@reads("mods_gained")
def mods_gained(mods: tuple[Modifier, ...]) -> Predicate:
    return Predicate(mods, gained=True)


@reads("mod_had")
def mod_had(mod: Modifier) -> Predicate:
    return Predicate((mod,))


_DOINGS: Final[dict[str, Any]] = {
    "doing_attack": "attack",
    "doing_block": "block",
    "doing_ready": "ready",
    "doing_be_attacked": "be attacked",
    "doing_be_blocked": "be blocked",
    "doing_steal": "steal",
    "doing_be_spent": "be spent",
    "doing_be_defeated": "be defeated",
    "doing_use_quick": "use QUICK",
    "doing_use_spend": "use SPEND",
    "doing_be_defeated_in_fight": "be defeated in a fight",
}
for _doing, _action in _DOINGS.items():
    reads(_doing)(lambda action=_action: Cannot(action))


@reads("cannot_any")
def cannot_any(*what: Modifier) -> Predicate:
    """The words "can't attack or block": neither of them."""
    return Predicate(what)


@reads("power_gained")
def power_gained(amount: Amount) -> Predicate:
    return Predicate((Power(amount),), gained=True)


@reads("power_lost")
def power_lost(amount: Amount) -> Predicate:
    return Predicate((Power(times(-1, amount)),), gained=True)


@reads("keyword_lost")
def keyword_lost(*keywords: KeywordName) -> Predicate:
    return Predicate(tuple(Loses(keyword) for keyword in keywords), gained=True)


@reads("keywords_lost")
def keywords_lost() -> Predicate:
    """The words "loses all keywords": a Unit has the effect keywords; the others only begin an effect."""
    return keyword_lost(*KEYWORDS)


@reads("enters_spent")
def enters_spent() -> Predicate:
    return Predicate((EntersSpent(),))


@reads("must_attack")
def must_attack() -> Predicate:
    return Predicate((MustAttack(),))


@reads("must_attack_whom")
def must_attack_whom(whom: Piece) -> Predicate:
    return Predicate((MustAttack(whom),))


@reads("called_more")
def called_more() -> Predicate:
    return Predicate((CallsMore(),))


@reads("call_changed")
def call_changed(amount: int) -> Predicate:
    if amount <= 0:
        raise Reject("a Call costs 1 €$, and nothing is reduced below that")
    return Predicate((CostChange(amount, what="call"),))


@reads("steals_fewer")
def steals_fewer(amount: int) -> Predicate:
    return Predicate((StealsFewer(amount),))


@reads("steals_more")
def steals_more(amount: int) -> Predicate:
    return Predicate((StealsFewer(-amount),))


@reads("steals_one_more")
def steals_one_more() -> Predicate:
    return Predicate((StealsFewer(-1),))


@reads("wins_fights")
def wins_fights(against: Cards) -> Predicate:
    return Predicate((WinsFights(against),))


@reads("wins_ties")
def wins_ties() -> Predicate:
    """Fights against Units with the same power, which both would lose."""
    return wins_fights(Cards(("Unit",), power=Comparison("=", PowerOf(Ref(ITSELF)))))


@reads("wins_all_fights")
def wins_all_fights() -> Predicate:
    return Predicate((WinsFights(Cards(("Unit",))),))


@reads("wins_next_fight")
def wins_next_fight(against: Cards | None = None) -> Predicate:
    return Predicate((WinsFights(against or Cards(("Unit",)), next_fight=True),), gained=True)


@reads("costs_changed")
def costs_changed(amount: int) -> Predicate:
    return Predicate((CostChange(amount),))


@reads("costs_set")
def costs_set(amount: int) -> Predicate:
    return Predicate((PaysInstead(amount),))


@reads("calls_free")
def calls_free() -> Predicate:
    return Predicate((CallsFree(),))


@reads("go_solo_changed")
def go_solo_changed(amount: int) -> Predicate:
    return Predicate((CostChange(amount, what="go-solo"),))


@reads("cannot_attack_gigs")
def cannot_attack_gigs(side: Side | None) -> Predicate:
    return Predicate((Cannot("attack gigs"),), attackers=side)


@reads("only_attack_gigs")
def only_attack_gigs(side: Side | None) -> Predicate:
    return Predicate((Cannot("attack units"),), attackers=side)
