"""The parts of an effect that were not carried out while others were."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine
from engine.effects import tree
from engine.effects.values import Compare, Count, DifferentValues, Pairs
from scenarios.play.underway import nodes
from scenarios.reasons.carrying import carried_out
from scenarios.reasons.relevance import changes

#: Events that say why an effect, or a part of one, was not carried out.
UNDONE: Final = ("condition-false", "not-possible", "found-nothing", "declined")
IN_PART: Final = "effect.invalid-part-ignored"
FEWER: Final = "choice.specific-number"
AS_MUCH: Final = "effect.resolve-as-much-as-possible"
NOTHING_TO_CHOOSE: Final = "effect.no-legal-option"
#: What is told besides of everything that was not carried out.
_BESIDES: Final = frozenset(
    {"effect.resolve-as-much-as-possible", "golden.as-much-as-possible", "effect.wholly-invalid-ignored"}
)

#: What is counted where something is done for each pair.
PAIRED: Final = ("gig.value-pair",)
#: Amounts that may be nothing.
_FOR_EACH: Final = (Count, DifferentValues, Pairs)


def is_in_part(event: engine.Event) -> bool:
    """Whether it tells of a part that could not be done."""
    return event.kind == "found-nothing" and IN_PART in event.keys


def in_part(event: engine.Event) -> engine.Event:
    """That a part of an effect could not be done, told for another part that was done all the same."""
    if not {FEWER, NOTHING_TO_CHOOSE} & {*event.keys}:
        return told(event, (AS_MUCH, IN_PART))
    return told(event, tuple(key for key in event.keys if key in (FEWER, IN_PART)))


def instead_of(effect: object, events: Sequence[engine.Event]) -> list[engine.Event]:
    """Why another part of an effect was not carried out, where its text says what is done otherwise."""
    otherwise = any(
        part.otherwise is not None for kind in (tree.If, tree.IfYouDo) for part in nodes(effect, kind)
    )
    if not otherwise and not nodes(effect, tree.MayInstead):
        return []
    undone = (event for event in events if event.kind in UNDONE and _belongs_to(event, effect))
    return [told(event, tuple(key for key in event.keys if key not in _BESIDES)) for event in undone]


def _belongs_to(event: engine.Event, effect: object) -> bool:
    """Whether it tells of an effect; of what was declined the event has just that part of it."""
    return event.effect is effect or (
        event.kind == "declined" and any(event.effect is part for part in nodes(effect, object))
    )


def came_to_nothing(
    events: Sequence[engine.Event], changed: Sequence[engine.Event], what: str
) -> list[engine.Event]:
    """The effects that were carried out and left a value as it was: they change it for each of what there was not."""
    done = [carried_out(events, event) for event in changed]
    told_of = {id(event.effect) for event in events if event.kind in UNDONE}
    vain = (
        event for event in events
        if event.kind == "resolving" and changes(event.effect, what) and id(event.effect) not in told_of
        and not any(each is not None and each.effect is event.effect for each in done)
        and _for_each(event.effect)
    )  # fmt: skip
    return [
        part for event in vain
        for part in ((told(event, PAIRED), event) if nodes(event.effect, Pairs) else (event,))
    ]  # fmt: skip


def _for_each(effect: object) -> bool:
    """Whether as much is done as there is of something: what is counted to be compared is no such amount."""
    asked = {id(each) for one in nodes(effect, Compare) for kind in _FOR_EACH for each in nodes(one, kind)}
    return any(id(each) not in asked for kind in _FOR_EACH for each in nodes(effect, kind))


def told(event: engine.Event, keys: tuple[str, ...]) -> engine.Event:
    """An event of an effect told by other keys, as what comes first of its kind."""
    return engine.Event(
        "found-nothing", keys, event.player, event.card, effect=event.effect, source=event.source
    )
