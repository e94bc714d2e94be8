"""The rules of the events that decided, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import engine
from engine.effects import tree, values
from scenarios.play.underway import nodes
from scenarios.reasons.expected import EVERY_TURN, in_every_turn
from scenarios.reasons.texts import BEARING
from scenarios.reasons.weights import ENDING, general_last, weight, weightiest_first

#: When a condition beyond the trigger is looked at.
ON_RESOLUTION: Final = ("trigger.extra-conditions-", "condition.must-hold-", "condition.requirement")
#: What is cited with every standing effect tells where one stopped (`bearing.came_or_went`).
LEAVES: Final = "persistent.only-in-active-area"
CHECKED: Final = "condition.checked-when-part-resolves"
#: Rules that say how what a condition asks for is counted, or what a word of it means.
COUNTED: Final = (
    "street-cred.sum-of-gigs", "gig-area.gigs-are-friendly", "gig.area-gigs-are-yours",
    "rival-gig-area.gigs-are-rival",
)  # fmt: skip
MEANT: Final = ("gig.max", "gig.min", "gig.value-pair")
#: What a word means tells less than that a condition with it was false.
WORDS: Final = (*MEANT, "equip.equipped", "equip.unequipped")
#: That there is nothing to choose.
NONE: Final = "effect.no-legal-option"
#: How many rules of an event tell that it met a trigger.
MOST_OF_AN_OCCASION: Final = 2
#: Events with which an effect begins to be carried out.
BEGINNING: Final = frozenset({"replaced", "resolving"})
#: The rule of the least that is paid, and what a Null Street Cred is in a comparison.
FLOOR: Final = "pay.reduction-floor"
LESS_THAN_ANY: Final = "gig-area.null-is-less-than-zero"
NO_NUMBER: Final = "golden.null-is-no-number"
NEITHER: Final = "gig-area.null-is-neither-odd-nor-even"


def deciding_keys(
    events: Iterable[engine.Event], what: str = "", trace: Sequence[engine.Event] = ()
) -> list[str]:
    """The keys of events in their order, the weightiest of each first (rules about `what` is asked before others).

    Rules that hold of nearly every play come behind all others. When a condition is looked at tells little, unless
    another effect of the `trace` was carried out since the trigger was met.
    """
    keys: list[str] = []
    less_telling: list[str] = []
    later: list[str] = []
    for event in events:
        of_it = _keys(event, what)
        if less_telling and event.kind != "condition-true":
            of_it, less_telling = [*of_it[:1], *less_telling, *of_it[1:]], []
        if event.kind == "condition-true" and _only_now(trace, event):
            of_it = sorted(of_it, key=lambda key: not key.startswith(ON_RESOLUTION))
        elif event.kind == "condition-true":
            in_the_middle = _after_a_part(trace, event)
            telling = ON_RESOLUTION if in_the_middle else (*ON_RESOLUTION, CHECKED)
            later += [key for key in of_it if key.startswith(telling)]
            of_it = [key for key in of_it if not key.startswith(telling)]
            # They tell less than what set the effect off, or what it did where the condition lets it do more.
            less = () if in_the_middle else (*COUNTED, *(MEANT if _lets_do_more(event) else ()))
            less_telling += [key for key in of_it if key in less]
            of_it = [key for key in of_it if key not in less]
        # What happens in every turn besides comes before what only adds to how the rest happened.
        ours = [key for key in of_it if key in EVERY_TURN] if in_every_turn(event) else []
        place = next((place for place, key in enumerate(keys) if weight(key) > 0), len(keys))
        keys = [*keys[:place], *ours, *keys[place:], *of_it] if ours else [*keys, *of_it]
    return general_last([*keys, *less_telling, *later], what if what == "order" else "")


def _lets_do_more(condition: engine.Event) -> bool:
    """Whether a condition lets all of several effects be chosen, of which one could be without it."""
    return any(each.all_if is not None for each in nodes(condition.effect, tree.ChooseOne))


def _only_now(events: Sequence[engine.Event], condition: engine.Event) -> bool:
    """Whether another effect was carried out between the trigger of one and the look at its condition."""
    if condition not in events:
        return False
    another = False
    for event in reversed(events[: events.index(condition)]):
        if event.effect is condition.effect and event.source is condition.source:
            if event.kind == "pending":
                return another
        elif event.kind == "resolving":
            another = True
    return False


def _after_a_part(events: Sequence[engine.Event], condition: engine.Event) -> bool:
    """Whether a part of the same effect was carried out before the condition in it was looked at."""
    before = events[: events.index(condition)] if condition in events else ()
    return bool(before) and before[-1].kind not in BEGINNING


def _keys(event: engine.Event, what: str) -> Sequence[str]:
    """The keys of an event by weight; the end of a game names the rule that ended it first."""
    if event.kind in ("game-ended", "removed"):
        return _to_the_point(event)
    keys = weightiest_first(_to_the_point(event), what)
    if what == "triggered" and event.kind != "pending":
        # Of what met a trigger tell the rules about triggers, and the weightiest: more would be about how it went.
        of_triggers = [key for key in keys if "trigger" in key]
        return [*of_triggers, *[key for key in keys if key not in of_triggers][:MOST_OF_AN_OCCASION]]
    return sorted(keys, key=lambda key: key not in ENDING) if what in BEARING else keys


def _to_the_point(event: engine.Event) -> tuple[str, ...]:
    """The keys of an event without rules that had no part in it, and first what it turned on."""
    keys = event.keys if LEAVES not in event.keys else tuple(key for key in event.keys if key != LEAVES)
    if event.kind == "removed":
        # Where it went comes before what waits to be resolved.
        return tuple(sorted(keys, key=lambda key: weight(key) < 0))
    if event.kind == "found-nothing" and NONE in keys:
        # Where there is nothing at all, that it would have been fewer tells less.
        return (NONE, *(key for key in keys if key != NONE))
    if event.kind == "condition-false":
        keys = tuple(sorted(keys, key=lambda key: key in WORDS))
    if FLOOR in keys:
        rest = tuple(key for key in keys if key != FLOOR)
        return (FLOOR, *rest) if event.amount == 1 else rest
    if LESS_THAN_ANY in keys and nodes(event.effect, values.Difference):
        # What is no number differs from none by so much.
        return (NO_NUMBER, *(key for key in keys if key not in (NO_NUMBER, LESS_THAN_ANY)))
    if LESS_THAN_ANY in keys:
        parity = bool(nodes(event.effect, values.IsParity))
        apart, with_it = (LESS_THAN_ANY, NEITHER) if parity else (NEITHER, LESS_THAN_ANY)
        rest = tuple(key for key in keys if key not in (apart, with_it))
        return (rest[0], with_it, *rest[1:]) if parity else (with_it, *rest)
    return keys
