"""What is left out, as it was said before: "trash 2" of cards spoken of, "defeat one with cost 5 or less instead",
"it has +4 power instead".
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, TypeGuard

from engine.effects import tree as t
from engine.effects.values import Cards, Count, Ref, Times
from engine.text.forms import ELLIPSIS, THEM, Reject
from engine.text.lowering.resolve import parts, resolve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.forms import Tail
    from engine.text.lowering.refs import Scope
    from engine.text.lowering.seen import AddMore

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


def lasts(base: Any) -> t.Until | None:
    """How long what is replaced lasts, which what replaces it may leave unsaid."""
    return base.until if isinstance(base, (t.Give, t.Establish)) else None


def while_what(base: Any, mods: Sequence[Any], tail: Tail) -> Tail:
    """What follows a predicate that leaves unsaid how long it is so: its power counts while that of the base does.

    base: what is replaced. Raises Reject where it may be so much for each of several.
    """
    powers = [mod for mod in mods if isinstance(mod, t.Power)]
    given = base.what if isinstance(base, t.Give) else (base.what,) if isinstance(base, t.Establish) else ()
    before = given[0] if len(given) == 1 else None
    if not powers or before is None:
        return tail
    if isinstance(before, t.While):
        if tail.during is None:
            tail = dataclasses.replace(tail, during=before.during, against=before.against)
        before = before.what
    flat = any(isinstance(mod.amount, int) for mod in powers) and tail.per is None
    if flat and isinstance(before, t.Power) and isinstance(before.amount, (Count, Times)):
        raise Reject("whether it is so much for each, or in all, is not said")
    return tail


def add_more(node: AddMore, scope: Scope, last_move: str | None) -> t.Move:
    """The words "add 1 more for each ...": each of them may be left, so up to so many.

    last_move: where the cards before went. Raises Reject where they were not added to a hand.
    """
    if last_move != "hand":
        raise Reject("more than what?")
    of = Cards(among=scope.latest_group()[0])
    return t.Move(t.Choose(of, scope.bind(of, many=True), resolve(node.count, scope), up_to=True), "hand")
