"""Readers of what leads a sentence in that tells of what would happen."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Not, Ref, This, YourTurn
from engine.text.forms import Lead, Reject, Would
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.tree import Until


@reads("would")
def would(process: Any) -> Lead:
    return Lead("would", process)


@reads("first_would")
def first_would(process: Any) -> Lead:
    """The words "the first time a friendly Unit would be defeated each turn"."""
    if process.process != "defeat":
        raise Reject("how often this would have happened is not known")
    return Lead("would", dataclasses.replace(process, first=True))


@reads("next_would")
def next_would(process: Any, until: Until) -> Lead:
    return Lead("next would", (process, until))


@reads("it_would_until")
def it_would_until(piece: Any, by: Any, until: Until) -> Lead:
    """The words "if it would be defeated this turn, return it to ... instead": it is gone then, so once is all."""
    return Lead("next would", (Would("defeat", piece, by=by), until, "gone"))


@reads("would_until")
def would_until(process: Any, until: Until) -> Lead:
    """The words "if a friendly Unit would be defeated this turn, ...": each time, until then.

    Of one piece it is not said whether this is so once, unless it is gone then.
    """
    if isinstance(process.subject, Ref):
        raise Reject("another reading says the same")
    return Lead("next would", (process, until, "gone" if isinstance(process.subject, This) else "every"))


@reads("would_until_led")
def would_until_led(until: Until, process: Any) -> Lead:
    return would_until(process, until)


@reads("next_would_led")
def next_would_led(until: Until, process: Any) -> Lead:
    return next_would(process, until)


@reads("would_on_your_turn")
def would_on_your_turn(process: Any) -> tuple[Lead, ...]:
    return Lead("would", process), Lead("if", YourTurn())


@reads("would_on_rivals_turn")
def would_on_rivals_turn(process: Any) -> tuple[Lead, ...]:
    return Lead("would", process), Lead("if", Not(YourTurn()))
