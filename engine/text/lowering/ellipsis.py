"""Choices that leave out what is chosen: "trash 2" of cards spoken of, "defeat one with cost 5 or less instead"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, TypeGuard

from engine.effects import tree as t
from engine.effects.values import Cards, Ref
from engine.text.forms import ELLIPSIS, THEM, Reject
from engine.text.lowering.resolve import parts, resolve

if TYPE_CHECKING:
    from engine.text.lowering.refs import Scope

_NUMBERS = ("cost", "power")


def left_out(of: Any) -> TypeGuard[Cards]:
    """Whether a set says at most what its pieces must be besides, and not what they are."""
    return isinstance(of, Cards) and of.name == ELLIPSIS.name


def left_unsaid(said: Cards, step: Any, base: Any, scope: Scope) -> Any:
    """The set that is meant: that of the sentence before, or the cards looked at, and what is asked besides.

    base: the instruction in whose place this one stands, or None. Raises Reject where nothing of this kind was said.
    """
    before = _before(step, base, scope)
    asked = resolve(dataclasses.replace(said, name=None), scope)
    new = {
        f.name: getattr(asked, f.name)
        for f in dataclasses.fields(Cards)
        if getattr(asked, f.name) != getattr(Cards(), f.name)
    }
    if not new:
        return before
    if not isinstance(before, Cards):
        raise Reject("one of what?")
    if before.extreme or any(getattr(before, name) is not None and name not in new for name in _NUMBERS):
        raise Reject("whether what was asked before is asked of this one, too, is not said")
    return dataclasses.replace(before, **new)


def _before(step: Any, base: Any, scope: Scope) -> Any:
    for choice in parts(tuple(p for p in parts(base) if type(p) is type(step))):
        if isinstance(choice, t.Choose):
            return choice.of
    if isinstance(step, t.Call):
        return Cards(("Legend",), among=scope.names("?those Legend", "table"))
    if isinstance(step, (t.Move, t.Reveal, t.PlayCard, t.Pick)) and scope.groups:
        return Cards(among=scope.latest_group()[0])
    if isinstance(step, t.Sell) and not scope.groups:
        return Cards(side="friendly", areas=("hand",))
    several = [s for s in scope.fitting(THEM, "any") if s.chosen and not s.is_gig]
    if several and isinstance(several[0].piece, Ref):
        return Cards(among=several[0].piece.label)  # "choose 2 Units. Ready one"
    raise Reject("so many of what?")
