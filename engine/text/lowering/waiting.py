"""Sentences that go on about what waits: "The next time a Unit attacks, draw 1. If that Unit is equipped, ..."."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.text.forms import Reject
from engine.text.lowering.placing import do

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.text.lowering.refs import Scope
    from engine.text.lowering.ties import Folded


def said_at_once_or_then(
    at_once: Callable[[], None], then: Callable[[], Folded], steps: list[Any], scope: Scope
) -> None:
    """Read a sentence as done at once; where it speaks of what only what waits knows, as done then.

    at_once: reads it, adding to the steps. then: reads it as what waits would. Raises Reject where neither will do.
    """
    if not steps or not isinstance(steps[-1], t.NextTime):
        at_once()
        return
    before, known = list(steps), scope.inner()
    try:
        at_once()
    except Reject as reason:
        steps[:] = before
        for field in dataclasses.fields(scope):
            setattr(scope, field.name, getattr(known, field.name))
        try:
            more = then()
        except Reject:
            raise reason from None
        if more.less is not None:
            raise
        waits: t.NextTime = steps.pop()
        steps.append(dataclasses.replace(waits, step=do([waits.step, *more.steps])))
