"""Readers of whom a piece can, can't or may only attack or block, or be attacked or blocked by."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Cannot, MayAttack
from engine.effects.values import AnyOf, Cards, Comparison, Ref
from engine.text.forms import Reject
from engine.text.meaning import reads
from engine.text.readers.nouns import typed
from engine.text.readers.targets import owned

if TYPE_CHECKING:
    from engine.effects.tree import Modifier
    from engine.effects.values import Op


def _attacked(of: Cards) -> Cards | None:
    """Whom a Unit attacks; None for any: it is always a rival Unit."""
    of = typed(of, "Unit")
    if of.areas or of.kinds not in (("Unit",), ("Legend",), ("Unit", "Legend")):
        raise Reject("only Units are attacked")
    return None if of in (Cards(("Unit",)), Cards(("Unit",), "rival")) else of


@reads("cannot_attack_units")
def cannot_attack_units(of: Cards) -> Modifier:
    return Cannot("attack units", by=_attacked(of))


@reads("only_attack_units")
def only_attack_units(of: Cards) -> Modifier:
    if _attacked(of) is not None:
        raise Reject("the effect tree has no Unit that attacks only some of the Units")
    return Cannot("attack gigs")


@reads("cannot_be_attacked_by")
def cannot_be_attacked_by(of: Cards) -> Modifier:
    """Only rival Units attack, so that "rival" adds nothing."""
    by = _attacked(of)
    if by is None or by.side == "friendly":
        raise Reject("another reading says the same, or none")
    return Cannot("be attacked", by=dataclasses.replace(by, side="rival"))


def _none_but(of: Cards) -> Cards:
    """All the rival Units that are not as described, where one thing is asked of them that can be turned round."""
    if of.side == "friendly" or of.areas or of.kinds != ("Unit",):
        raise Reject("only rival Units attack and block, and which these leave out must be said of Units")
    plain, others = Cards(of.kinds, of.side), Cards(of.kinds, "rival")
    if of.power is not None and of == dataclasses.replace(plain, power=of.power):
        return dataclasses.replace(others, power=_turned(of.power))
    if of.cost is not None and of == dataclasses.replace(plain, cost=of.cost):
        return dataclasses.replace(others, cost=_turned(of.cost))
    match of:
        case Cards(tags=tags) if tags and of == dataclasses.replace(plain, tags=tags):
            return dataclasses.replace(others, not_tags=tags)
        case Cards(keyword=str(keyword)) if of == dataclasses.replace(plain, keyword=keyword):
            return dataclasses.replace(others, lacks=keyword)
        case Cards(equipped=bool(equipped)) if of == dataclasses.replace(plain, equipped=equipped):
            return dataclasses.replace(others, equipped=not equipped)
        case _:
            raise Reject(_ALL_BUT)


def _turned(asked: Comparison) -> Comparison:
    if asked.op not in _TURNED or isinstance(asked.amount, AnyOf):
        raise Reject(_ALL_BUT)
    return Comparison(_TURNED[asked.op], asked.amount)


_ALL_BUT: Final = "the effect tree can't say which Units these leave out"
_TURNED: Final[dict[str, Op]] = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


@reads("cannot_block_units")
def cannot_block_units(*whose: Any) -> Modifier:
    """Whom a Unit can't block: attacking Units, which are a Rival's of its own controller."""
    by = _attacked(owned(whose[0], whose[1]) if len(whose) == 2 else whose[0])
    if by is None:
        raise Reject("a Unit that can't block any Units can't block at all: that is said without them")
    return Cannot("block", by=by)


@reads("only_block_units")
def only_block_units(of: Cards) -> Modifier:
    """The words "can only block Units with power 5 or less": no others."""
    return Cannot("block", by=dataclasses.replace(_none_but(of), side=of.side))


@reads("only_attacked_by")
def only_attacked_by(of: Cards) -> Modifier:
    """The words "can only be attacked by Units with power 5 or more": by no others."""
    return Cannot("be attacked", by=_none_but(of))


@reads("only_blocked_by")
def only_blocked_by(of: Cards) -> Modifier:
    return Cannot("be blocked", by=_none_but(of))


@dataclasses.dataclass(frozen=True, slots=True)
class Attack:
    """What may be attacked."""

    units: Cards | None = None
    gig_area: bool = False


@reads("attack_units")
def attack_units(of: Cards) -> Attack:
    return Attack(of)


@reads("attack_that")
def attack_that(piece: Any) -> Attack:
    """A Unit that was spoken of: one that was chosen before."""
    if not isinstance(piece, Ref):
        raise Reject("no Unit attacks itself")
    return Attack(Cards(("Unit",), among=piece.label))


@reads("attack_gig_area")
def attack_gig_area() -> Attack:
    return Attack(gig_area=True)


@reads("attack_both")
def attack_both(of: Cards) -> Attack:
    return Attack(of, gig_area=True)


@reads("may_attack")
def may_attack(attack: Attack | None) -> Modifier:
    """A permission to attack, still without the time that it is given for.

    All that can be attacked is a Rival's, and without an object all of it is meant. "Spent" stays with the Units: it
    tells which ones Lag is lifted for, so that another permission, for ready Units, does not borrow it.
    """
    if attack is None:
        return MayAttack(Cards(("Unit",), "rival"), gig_area=True)
    if attack.units is None:
        return MayAttack(gig_area=True)
    of = typed(attack.units, "Unit")
    if of.side == "friendly" or of.areas or of.kinds not in (("Unit",), ("Legend",), ("Unit", "Legend")):
        raise Reject("only rival Units can be attacked")
    units = dataclasses.replace(of, side="rival", spent=of.spent or None)
    return MayAttack(units, attack.gig_area, ready=of.spent is False)
