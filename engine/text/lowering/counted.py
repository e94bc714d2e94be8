"""Those that were counted: "+1 power for each spent friendly Legend. Ready one of those Legends"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.effects.values import Cards, Count, Ref, Tally
from engine.text.forms import Reject
from engine.text.lowering.naming import is_off
from engine.text.meaning import changed, parts, rebuild

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.effects.values import Piece
    from engine.text.lowering.refs import Scope

_DONE_AT_ONCE = (
    t.Give,
    t.Draw,
    t.Discard,
    t.TrashTop,
    t.ReadyEddies,
    t.Adjust,
    t.Spend,
    t.Ready,
    t.Defeat,
    t.Repeat,
)
"""Instructions by which something is counted just before it is done."""


def counted_in(steps: Sequence[Any]) -> tuple[Cards, ...]:
    """The sets in play that these instructions count, each once."""
    found = [
        part.of
        for step in steps
        if isinstance(step, _DONE_AT_ONCE)
        for part in parts(step)
        if isinstance(part, Count) and isinstance(part.of, Cards) and not is_off(part.of)
    ]
    return tuple(dict.fromkeys(found))


def counted_before(scope: Scope, word: str, kind: str) -> Piece:
    """What "those Legends" mean where none were spoken of: the one set of them that was counted before.

    Raises Reject for another word, and where there is no such set, or are several.
    """
    found = [of for of in scope.counted if word == "those" and of.kinds == (kind,)]
    if len(found) != 1:
        raise Reject("nothing that was spoken of before fits this word")
    label = scope.bind(found[0], many=True)
    scope.tallied[label] = found[0]
    return Ref(label)


def bound_first(steps: list[Any], scope: Scope) -> list[Any]:
    """The steps, with what later words mean by "those Legends" named before it is counted."""
    for label, of in list(scope.tallied.items()):
        where = [i for i, step in enumerate(steps) if of in counted_in([step])]
        if not where:
            continue
        del scope.tallied[label]
        counting = steps[where[0]]
        tallied = rebuild(counting, lambda n, o=of, b=label: Tally(b) if n == Count(o) else n)
        named = changed(counting, t.Pick(t.Every(of, label)))
        steps = [*steps[: where[0]], named, tallied, *steps[where[0] + 1 :]]
    return steps
