"""Choices by which nothing was done: 0 or none of "up to", another effect of several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import engine
from engine.effects import tree
from scenarios.play.telling import Telling
from scenarios.play.underway import nodes
from scenarios.reasons.carrying import CARRIES_OUT, carried_out
from scenarios.reasons.relevance import could_change, is_known
from scenarios.reasons.weights import is_general, weight, weightiest_first

#: Rules by which nothing, or no more, need be chosen.
NOTHING_CHOSEN: Final = ("search.may-fail", "area.may-fail-to-find", "golden.up-to-includes-zero")
_NONE: Final = frozenset({"done", "choose 0"})
MUST: Final = "golden.must-resolve"
_HAD_TO: Final = frozenset({MUST, "area.choice-without-quality-cannot-fail", "gear.default-hosts"})
#: That what hangs on the effect that was not chosen is not done.
_UNMET: Final = ("condition.false-not-applied",)
_ENDS: Final = frozenset({"attack-ended", "phase-began", "react-step-began"})
#: Values of a player that the effects of a text may change, besides those of which that can always be told.
_CHANGED: Final = frozenset({"hand", "hand cards", "trash"})


def forgone(told: Telling, what: str) -> list[str]:
    """The rules by which somebody chose to do nothing, or something else, where `what` could have been changed."""
    if not (is_known(what) or what in _CHANGED):
        return []
    found: list[str] = []
    for effect, text, keys, then, _ in _chosen(told):
        if not could_change(effect, what):
            continue
        nothing = [key for key in keys if key.startswith(NOTHING_CHOSEN)]
        same = then is not None and then.kind == "not-adjusted" and "gig.adjust-must-change" in then.keys
        if nothing and (text in _NONE or same):
            found += nothing
        elif (other := _other(effect, what)) is not None:
            hangs = any(nodes(other, kind) for kind in (tree.If, tree.IfYouDo))
            found += [*(_UNMET if hangs else ()), *weightiest_first(keys)]
    return found


def special(told: Telling) -> list[str]:
    """Rules of special cases that bore on a choice of the effect that made the last change."""
    return [key for keys, _ in _of_the_last_change(told) for key in keys if weight(key) < 0]


def as_many(told: Telling) -> list[str]:
    """The rules about how many of "up to" are chosen, for the effect that made the last change."""
    return [key for keys, _ in _of_the_last_change(told) for key in keys if key.startswith(NOTHING_CHOSEN)]


def had_to(told: Telling, written: int) -> list[str]:
    """The rules by which the effect that made the last change had to choose (a host, too), where nobody wrote what.

    written: how many of the first choices are written down. What is chosen on every line is the only thing there is.
    """
    mandatory = (
        keys for keys, made in _of_the_last_change(told) if made >= written and not _HAD_TO.isdisjoint(keys)
    )
    return [key for keys in mandatory for key in weightiest_first(keys) if not is_general(key)]


def _of_the_last_change(told: Telling) -> Iterator[tuple[list[str], int]]:
    """The choices of the effect that made the last change: the rules, and which choice of the line it is."""
    doing = carried_out(told.events, told.changed[-1]) if told.changed else None
    if doing is None or doing.effect is None:
        return
    for effect, _, keys, _, made in _chosen(told):
        if effect is doing.effect:
            yield keys, made


def _other(effect: object, what: str) -> object | None:
    """Of several effects to choose from the one that changes it, where another does not; None where there is none."""
    each = [step for choice in nodes(effect, tree.ChooseOne) for step in choice.effects]
    changing = [step for step in each if could_change(step, what)]
    return changing[0] if 0 < len(changing) < len(each) else None


def _chosen(told: Telling) -> Iterator[tuple[object, str, list[str], engine.Event | None, int]]:
    """The choices in the middle of effects: the effect, what was said, the rules, what happened next, which it is."""
    under_way: object = None
    place = made = 0
    for step in told.course:
        if isinstance(step, engine.Event):
            place += 1
            if step.kind in CARRIES_OUT:
                under_way = step.effect
            elif step.kind in _ENDS:
                under_way = None
        else:
            if under_way is not None:
                then = told.events[place] if place < len(told.events) else None
                yield under_way, step.text, [*step.keys], then, made
            made += 1
