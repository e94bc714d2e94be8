"""Readers of modifiers: what can be true of a piece."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import (
    Cannot,
    CostChange,
    DoublePower,
    Has,
    Power,
    SetPower,
    StealsAtMost,
    StealsFewer,
    While,
)
from engine.effects.values import Cards, Gigs
from engine.text.forms import Quoted, Reject, Tail
from engine.text.meaning import reads
from engine.text.readers.amounts import per_gear, times
from engine.text.readers.nouns import described, typed
from engine.text.readers.nouns_gigs import all_but
from engine.text.readers.targets import owned

if TYPE_CHECKING:
    from engine.effects.tree import KeywordName, Modifier
    from engine.effects.values import Amount, Side


@reads("power_up")
def power_up(amount: int) -> Modifier:
    return Power(amount)


@reads("power_down")
def power_down(amount: int) -> Modifier:
    return Power(times(-1, amount))


@reads("has_keyword")
def has_keyword(keyword: KeywordName) -> Modifier:
    return Has(keyword)


@reads("double_power")
def double_power() -> Modifier:
    return DoublePower()


@reads("gains_ability")
def gains_ability(quoted: Any) -> Any:
    """An ability in quotes: what it is, is worked out when the card's own text is put together."""
    return Quoted(quoted)


@reads("mod_per")
def mod_per(mod: Modifier, per: Amount) -> Modifier:
    return multiplied(mod, per_gear(per))


@reads("mod_while")
def mod_while(mod: Modifier, tail: Tail) -> Modifier:
    if tail.attackers is not None:
        raise Reject("another reading says the same")
    return within(mod, tail)


@reads("mod_per_while")
def mod_per_while(mod: Modifier, per: Amount, tail: Tail) -> Modifier:
    return within(multiplied(mod, per_gear(per)), tail)


def within(mod: Modifier, tail: Tail) -> Modifier:
    """The modifier, only while attacking, fighting or stealing if the tail says so."""
    if tail.during is None:
        return mod
    if isinstance(mod, While):
        raise Reject("this says twice while what")
    if isinstance(mod, SetPower):
        raise Reject("power is set once, or for good")
    return While(tail.during, mod, tail.against)


def multiplied(mod: Modifier, per: Amount | None) -> Modifier:
    """The modifier so many times over. Raises Reject for one that has no amount."""
    if per is None:
        return mod
    match mod:
        case Power(int(n)) | StealsFewer(int(n)) | CostChange(int(n)):
            return dataclasses.replace(mod, amount=times(n, per))
        case While():
            return dataclasses.replace(mod, what=multiplied(mod.what, per))
        case _:
            raise Reject("nothing here can be had several times")


_CANNOT: dict[str, Any] = {
    "cannot_attack": "attack",
    "cannot_ready": "ready",
    "cannot_block": "block",
    "cannot_be_blocked": "be blocked",
    "cannot_be_defeated": "be defeated",
    "cannot_be_defeated_in_fight": "be defeated in a fight",
    "cannot_be_attacked": "be attacked",
    "cannot_be_played": "be played",
    "cannot_be_called": "be called",
    "cannot_go_solo": "use GO SOLO",
    "cannot_be_spent": "be spent",
    "cannot_use_quick": "use QUICK",
    "cannot_use_spend": "use SPEND",
}
for _name, _action in _CANNOT.items():
    reads(_name)(lambda action=_action: Cannot(action))


@reads("cannot_be_defeated_by")
def cannot_be_defeated_by(of: Cards) -> Modifier:
    """Not in fights with such a piece: what counts only while fighting one."""
    return While("fighting", Cannot("be defeated in a fight"), of)


@reads("cannot_be_blocked_by")
def cannot_be_blocked_by(of: Cards) -> Modifier:
    """Only rival Units block, so that "rival" adds nothing."""
    of = typed(of, "Unit")
    if of.side == "friendly" or of.areas or of.kinds not in (("Unit",), ("Legend",), ("Unit", "Legend")):
        raise Reject("only rival Units block")
    by = dataclasses.replace(of, side="rival")
    if by == Cards(("Unit",), "rival"):
        raise Reject("another reading says the same")
    return Cannot("be blocked", by=by)


reads("any_effects")(lambda: False)
reads("rival_effects")(lambda: True)


@reads("effects_of_anybody")
def effects_of_anybody(rivals: bool) -> tuple[bool, Cards | None]:
    return rivals, None


@reads("effects_of_programs")
def effects_of_programs(of: Cards) -> tuple[bool, Cards | None]:
    """The words "by rival Programs": a Program does nothing but by its effect. Others may do it in a fight, too."""
    if of.kinds != ("Program",):
        raise Reject("whether by their effects only is not said")
    return effects_of_cards(of)


@reads("any_of_theirs")
def any_of_theirs() -> tuple[bool, Cards | None]:
    return True, None


@reads("effects_of_theirs")
def effects_of_theirs(of: Cards) -> tuple[bool, Cards | None]:
    """The words "their Programs", said of Rivals."""
    if of.side != "any":
        raise Reject("whose they are is said twice")
    return effects_of_programs(dataclasses.replace(of, side="rival"))


@reads("effects_of_cards")
def effects_of_cards(of: Cards) -> tuple[bool, Cards | None]:
    if not of.kinds or of.areas or of.side == "friendly":
        raise Reject("whose effects is not said")
    return of.side == "rival", dataclasses.replace(of, side="any")


@reads("effects_of_kind")
def effects_of_kind(*marks: Any) -> tuple[bool, Cards | None]:
    """The words "by rival Program effects"."""
    return effects_of_cards(described(*marks))


@reads("cannot_steal", "cannot_steal_of_owner")
def cannot_steal(*whose: Any) -> Modifier:
    gigs = owned(whose[0], whose[-1]) if len(whose) == 2 else whose[-1]
    return Cannot("steal", None if gigs == Gigs() else gigs)


@reads("cannot_adjust")
def cannot_adjust(action: Any, gigs: Gigs) -> Modifier:
    """The words "can't decrease friendly Gigs": its effects can't."""
    return Cannot(action[0], None if gigs == Gigs() else gigs)


@reads("cannot_adjust_of_owner")
def cannot_adjust_of_owner(action: Any, side: Side, gigs: Gigs) -> Modifier:
    return cannot_adjust(action, owned(side, gigs))


@reads("cannot_steal_any")
def cannot_steal_any() -> Modifier:
    return Cannot("steal")


@reads("only_steal")
def only_steal(gigs: Gigs) -> Modifier:
    """Can steal no Gigs but those: can't steal all others."""
    return Cannot("steal", all_but(gigs))


@reads("steals_at_most")
def steals_at_most(count: int) -> Modifier:
    return StealsAtMost(count)


@reads("cannot_be_stolen")
def cannot_be_stolen() -> Modifier:
    raise Reject("a card can't be stolen")
