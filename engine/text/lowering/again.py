"""What a sentence with "instead" leaves unsaid, because the one before it said so: "ready 5 instead"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import Cards, Ref
from engine.text.forms import MoveAgain, Reject, Statement, Subject
from engine.text.lowering.ellipsis import left_out
from engine.text.lowering.pairs import of_each
from engine.text.lowering.placing import do
from engine.text.lowering.resolve import parts
from engine.text.meaning import changed

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.text.lowering.refs import Scope

_SETS: Final = (t.Choose, t.Every)


def filled(node: Any, base: Any) -> Any:
    """An instruction with what it leaves to the one in whose place it stands.

    base: that one, or None. Raises Reject where it is not plain that the same is meant again.
    """
    match node:
        case MoveAgain(target):
            before = [p for p in parts(base) if isinstance(p, t.Move)]
            if len(before) != 1:
                raise Reject("to where is not said")
            return changed(node, t.Move(_from_there(target, before[0].target), before[0].to))
        case t.Ready(t.Choose(of, _, count, up_to)) if left_out(of):
            eddies = any(isinstance(p, t.ReadyEddies) for p in parts(base))
            return changed(node, t.ReadyEddies(count, up_to)) if eddies else node
        case t.PlayCard(t.Choose() | t.Every(), free=False, less=None):
            return _played_again(node, [p for p in parts(base) if isinstance(p, t.PlayCard)])
        case t.Discard(like=None):
            before = [p for p in parts(base) if isinstance(p, t.Discard)]
            if any(p.like is not None or p.random != node.random for p in before):
                raise Reject("which cards are discarded is not said again")
            return node
        case _:
            return node


def said_each(node: Statement, scope: Scope, give: Callable[[Statement, Scope], Any]) -> Any:
    """What a statement says, and what else it says of the same pieces. give: makes a step of either."""
    once = give(of_each(dataclasses.replace(node, more=None), scope), scope)
    return once if node.more is None else do([once, give(_said_again(node, once), scope)])


def _said_again(node: Statement, given: Any) -> Statement:
    """What else is true of the pieces of a statement, of which the first part has been given."""
    gives = iter([part for part in parts(given) if isinstance(part, t.Give)])
    subjects: list[Subject] = []
    for subject in node.subjects:
        target = None if subject.set is not None else next(gives).target
        piece = Ref(target.bind) if isinstance(target, _SETS) else target
        subjects.append(subject if piece is None else Subject(target=piece))
    assert node.more is not None
    return changed(node, Statement(tuple(subjects), *node.more))


def _played_again(node: t.PlayCard, before: list[t.PlayCard]) -> t.PlayCard:
    """A play for free, or for less, where that was said and only the card is another one."""
    if not any(p.free or p.less is not None for p in before):
        return node
    if len(before) > 1 or not isinstance(before[0].target, _SETS) or not _nowhere(node.target):
        raise Reject("whether this is played for free, too, is not said")
    target = _from_there(node.target, before[0].target)
    return changed(node, dataclasses.replace(before[0], target=target))


def _nowhere(target: Any) -> bool:
    """Whether it is left open from where cards are taken."""
    of = target.of
    return left_out(of) or (isinstance(of, Cards) and not of.areas and of.among is None and of.on is None)


def _from_there(target: Any, before: Any) -> Any:
    """The cards that are chosen, from where those before were, if that is left open."""
    if not isinstance(target, _SETS) or not _nowhere(target) or left_out(target.of):
        return target
    if not isinstance(before, _SETS) or not isinstance(before.of, Cards):
        raise Reject("from where is not said")
    there, of = before.of, target.of
    if there.areas or there.among is not None:
        of = dataclasses.replace(of, areas=there.areas, among=there.among, side=there.side)
    return dataclasses.replace(target, of=of)
