"""Sentences that go on about what waits: "The next time a Unit attacks, draw 1. If that Unit is equipped, ..."."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.text.forms import Reject
from engine.text.lowering.placing import do
from engine.text.meaning import changed

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.text.forms import Sentence
    from engine.text.lowering.refs import Scope
    from engine.text.lowering.ties import Folded


def said_at_once_or_then(
    said: Sentence,
    at_once: Callable[[Sentence], None],
    then: Callable[[Sentence, list[Any]], Folded],
    steps: list[Any],
    scope: Scope,
) -> None:
    """Read a sentence as done at once; as done then where it speaks of what only that knows, or begins with "then".

    at_once: reads it, adding to the steps. then: reads it as what waits would, after the steps that wait. Raises Reject
    where neither will do.
    """
    if not steps or not isinstance(steps[-1], (t.NextTime, t.Later)):
        at_once(said)
        return
    before, known = list(steps), scope.inner()
    try:
        if any(lead.kind == "then" for lead in said.leads):
            raise Reject("this is done after what waits")
        at_once(said)
    except Reject as reason:
        steps[:] = before
        for field in dataclasses.fields(scope):
            setattr(scope, field.name, getattr(known, field.name))
        try:
            more = then(said, _several(steps[-1].step))
        except Reject:
            raise reason from None
        if more.less is not None:
            raise
        waits: t.NextTime | t.Later = steps.pop()
        steps.append(changed(waits, dataclasses.replace(waits, step=do(more.steps))))


def _several(step: Any) -> list[Any]:
    return list(step.steps) if isinstance(step, t.Do) else [step]
