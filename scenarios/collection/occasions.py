"""What a card's effects answer to, told by words such as "attacks" or "rival-steals"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args, get_type_hints

from engine.effects import tree, values
from engine.effects.tree import Ability
from scenarios.collection.acting import Acting
from scenarios.collection.features import walked

_ALSO: Final[dict[str, tuple[str, ...]]] = {
    "attacks-gigs": ("attacks",),
    "steals-together": ("steals",),
    "goes-solo": ("played",),
    "leaves": ("defeated", "returned", "bottom-decked"),
    "changes": ("increases", "decreases"),
    "rolls": ("rolls-in", "rerolls"),
}
"""What answers to one event answers to these, too."""

_WOULD: Final = {
    "defeat": "would-be-defeated",
    "steal": "would-steal",
    "roll-in": "would-roll-in",
    "draw": "would-draw",
    "discard": "would-discard",
    "trash-gear": "would-trash-gear",
}


def events(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """The events to which a card's effects answer, also for a turn only or in place of them: played, would-steal, ...

    `rival-attacks`: where a Rival, or a piece of theirs, does it or has it done.
    """
    return frozenset(word for node, acting in walked(abilities) for word in _events(node, acting))


def event_words() -> frozenset[str]:
    """All events that there may be."""
    told: tuple[str, ...] = get_args(get_type_hints(values.Trigger)["event"])
    return frozenset({*told, *(f"rival-{event}" for event in told), *_WOULD.values()})


def _events(node: object, acting: Acting) -> Iterator[str]:
    match node:
        case tree.Triggered():
            for trigger in node.when:
                yield from _named(trigger, acting)
        case tree.NextTime():
            yield from _named(node.trigger, acting)
        case tree.AlsoPlayable():
            yield from _named(node.when, acting)
        case tree.Replacement():
            yield _WOULD[node.would]
        case _:
            return


def _named(trigger: values.Trigger, acting: Acting) -> Iterator[str]:
    sides = acting.found(trigger.subject).sides if trigger.subject is not None else acting.who(trigger.who)
    for word in (trigger.event, *_ALSO.get(trigger.event, ())):
        yield word
        if "rival" in sides:
            yield f"rival-{word}"
