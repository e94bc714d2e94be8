"""Which effect was being carried out when something happened, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

import engine
from engine.effects import tree

#: Events within an effect, and events with which the rules go on by themselves.
CARRIES_OUT: Final = frozenset({"resolving", "replaced"})
BY_THE_RULES: Final = frozenset(
    {
        "attack-ended", "attacked", "blocked", "called", "fight-ended", "fought", "passed", "phase-began", "played",
        "react-step-began", "react-step-ended", "sold", "steal-count", "turn-began", "turn-ended",
    }
)  # fmt: skip


def carried_out(events: Sequence[engine.Event], event: engine.Event) -> engine.Event | None:
    """The event that tells which effect was being carried out when something happened; None where the rules alone did.

    An effect is carried out from its `resolving` (or `replaced`) until something else of the turn begins.
    """
    if event.effect is not None and event.kind != "declined":
        return event
    if event.kind == "defeated" and event.note == "fight":
        # Others are defeated in the fight too, whatever took the place of one defeat.
        return None
    return None if of_the_turn(event) else beginning(events, event)


def beginning(events: Sequence[engine.Event], event: engine.Event) -> engine.Event | None:
    """The event before this one with which the effect under way began to be carried out; None where there is none."""
    before = events[: events.index(event)]
    for place, earlier in reversed(list(enumerate(before))):
        if (earlier.kind in BY_THE_RULES and not _by_effect(before[:place])) or of_the_turn(earlier):
            return None
        if earlier.kind in CARRIES_OUT and earlier.effect is not None:
            return earlier
    return None


def of_the_turn(event: engine.Event) -> bool:
    """Whether something is a step of the course of a turn, as what is readied and drawn at its start."""
    return event.effect is None and _of_its_course(event.keys)


@lru_cache(maxsize=4096)
def _of_its_course(keys: tuple[str, ...]) -> bool:
    """Whether one of these rules is of the start or the end of a turn."""
    return any(key.startswith(("start.", "end.")) for key in keys)


def _by_effect(before: Sequence[engine.Event]) -> bool:
    """Whether what comes next is the play of a card that an effect plays: it has shown the card for that."""
    shown = next((event for event in reversed(before) if event.kind != "paid"), None)
    return (
        shown is not None and shown.kind == "revealed" and shown.note == "play" and shown.source is not None
    )


def just_played(began: Sequence[engine.Event]) -> bool:
    """Whether an effect came about by nothing but the play of its Program."""
    return bool(began) and all(e.kind == "resolving" and "program.play" in e.keys for e in began)


def fought_for(events: Sequence[engine.Event], pending: engine.Event) -> list[engine.Event]:
    """How the fight came out that set an effect off, which answers to that."""
    effect = pending.effect
    triggers = effect.when if isinstance(effect, tree.Triggered) else ()
    triggers = (effect.trigger,) if isinstance(effect, tree.NextTime) else triggers
    kinds = {kind for trigger in triggers for kind in _OUTCOMES.get(trigger.event, ())}
    earlier = reversed(events[: events.index(pending)])
    return list(islice((event for event in earlier if event.kind in kinds), 1))


#: The events of a fight's outcome, by the triggers that answer to them.
_OUTCOMES: Final = {"wins-fight": ("declared-winner",), "loses-fight": ("declared-loser",)}
