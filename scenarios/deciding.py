"""Finds the rules and events on which a value turned."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import takewhile
from typing import Final

import engine
from engine.effects import values
from scenarios.carrying import beginning, carried_out, fought_for, just_played
from scenarios.relevance import could_change
from scenarios.underway import nodes
from scenarios.weights import general_last, weight, weightiest_first

#: For an event that changed a value: what brought it about, a little earlier.
CAUSES: Final[dict[str, frozenset[str]]] = {
    "defeated": frozenset({"declared-loser"}),
    "moved": frozenset({"declared-loser"}),
    "stole": frozenset({"steal-count"}),
    "rolled-in": frozenset({"rolled"}),
    "readied": frozenset({"turn-began"}),
}
#: What set an effect off, or began it.
BEGAN: Final = frozenset({"pending", "activated", "replaced"})
#: Events that tell of no change of the position.
QUIET: Final = frozenset({
    "condition-false", "condition-true", "declined", "each-player", "found-nothing",
    "not-possible", "pending", "returned",
})  # fmt: skip
#: Values that change as an effect becomes pending, and the events that do not change them.
OF_PENDING: Final = frozenset({"pending", "triggered"})
#: Events that say why an effect, or a part of one, was not carried out.
UNDONE: Final = ("condition-false", "not-possible", "found-nothing", "declined")
#: Events that say why something did not happen.
NOT_SO: Final = (
    "steal-prevented", "not-defeated", "replaced", "not-readied", "not-adjusted", "condition-false", "not-possible",
    "found-nothing", "declined",
)  # fmt: skip
#: Of these, those in which a change was about to happen and was kept from it; and what it would have been, of a piece.
PREVENTED: Final = frozenset({"steal-prevented", "not-defeated", "not-readied", "not-adjusted"})
KEPT: Final = {
    "not-defeated": frozenset({"area", "was defeated", "was moved", "was removed", "was trashed"}),
    "not-readied": frozenset({"ready", "spent", "was readied"}),
}
#: Events that explain why something stayed as it was, the weightiest first: of Gigs, of a card.
EXPLAIN_GIGS: Final = (*NOT_SO, "steal-count", "swapped", "blocked", "attack-ended")
EXPLAIN_CARD: Final = (
    *NOT_SO, "attack-ended", "declared-winner", "declared-loser", "blocked", "called", "attacked", "sold", "equipped",
    "played", "moved", "searched",
)  # fmt: skip
#: The rule of the least that is paid, and what a Null Street Cred is in a comparison.
FLOOR: Final = "pay.reduction-floor"
LESS_THAN_ANY: Final = "gig-area.null-is-less-than-zero"
NEITHER: Final = "gig-area.null-is-neither-odd-nor-even"
IMPOSSIBLE: Final = "replacement.must-be-possible"
#: How many events tell of one move at most: a Unit or Legend, its Gear, and where they go from there.
_MOVED_TOGETHER: Final = 8
#: What of a piece a fight decides.
UNITS_LOST: Final = frozenset({"units defeated", "units lost"})
OF_FIGHTS: Final = frozenset({"area", "fought", "lost", "was defeated", "won", *UNITS_LOST})
OF_GIGS: Final = frozenset(
    {
        "gigs", "gig count", "street cred", "value", "stole", "was adjusted", "was decreased", "was increased",
        "was rolled", "was stolen", "was swapped",
    }
)  # fmt: skip


def deciding_events(
    events: Sequence[engine.Event], changed: Sequence[engine.Event], what: str, cards: Collection[int]
) -> list[engine.Event]:
    """The events on which a value turned, the weightiest first.

    Every event that changed it counts, the last change first, each with what brought it about. Where nothing changed
    it, the events that explain why not: about `cards`, the uids that the value is of, or about Gigs.
    """
    found: list[engine.Event] = []
    newest_first = [_spoken_of(events, event, cards, what) for event in reversed(changed)]
    # That a Program is put away is the last of what is asked for, though it comes last.
    for event in sorted(newest_first, key=_puts_a_program_away):
        cause = _cause(events, event)
        behind = _behind(events, event)
        conditions = [other for other in behind if other.kind == "condition-true"]
        began = [other for other in behind if other.kind != "condition-true"]
        itself = [event]
        if cause is not None:
            # That a turn began tells when, how many Gigs are stolen is not whose they are: the event itself decides.
            after = cause.kind == "turn-began" or what == "controller"
            itself = [event, cause] if after else [cause, event]
        itself += [] if cards else _moved_with(events, event)
        # Where the event is just what the effect does, it decides how the effect came about.
        # That a Program was played for it tells less than the event.
        plain = cause is None and all(weight(key) for key in event.keys) and not just_played(began)
        found += _not_replaced(events, event)
        ends = event.kind == "game-ended"
        found += itself if ends else []
        found += [*conditions, *began, *itself] if plain else [*conditions, *itself, *began]
    if changed:
        found = [*_kept_since(events, changed[-1], what, cards), *found]
        found += _undone_since(events, changed[-1], what)
    elif what in OF_GIGS:
        # Nothing was stolen because nothing could be, whatever else was false besides.
        found += [event for event in events if event.kind == "steal-count" and not event.amount]
    explaining = ("blocked",) if changed else EXPLAIN_GIGS if what in OF_GIGS else EXPLAIN_CARD
    for kind in explaining:
        for event in events:
            if event.kind == kind and _explains(event, what, cards):
                found.append(event)
                found += [] if changed else _behind(events, event)
    return found


def deciding_keys(events: Iterable[engine.Event], what: str = "") -> list[str]:
    """The keys of events in their order, the weightiest of each first (rules about `what` is asked before others).

    Rules that hold of nearly every play come behind all others.
    """
    return general_last(key for event in events for key in _keys(event, what))


def _since(events: Sequence[engine.Event], last: engine.Event) -> Sequence[engine.Event]:
    return events[events.index(last) + 1 :]


def _not_replaced(events: Sequence[engine.Event], event: engine.Event) -> list[engine.Event]:
    """The replacements just before an event that could not be performed, or it would not have come to it."""
    at = events.index(event)
    return [other for other in events[max(0, at - _MOVED_TOGETHER) : at] if IMPOSSIBLE in other.keys]


def _kept_since(
    events: Sequence[engine.Event], last: engine.Event, what: str, cards: Collection[int]
) -> list[engine.Event]:
    """What kept the value, after its last change, from being changed once more; the last of it first."""
    return [
        event for event in reversed(_since(events, last))
        if (event.die is not None if what in OF_GIGS else what in KEPT.get(event.kind, ()))
        and event.kind in PREVENTED and _explains(event, what, cards)
    ]  # fmt: skip


def _undone_since(events: Sequence[engine.Event], last: engine.Event, what: str) -> list[engine.Event]:
    """Why other effects than the one that made the last change did not change the value once more."""
    doing = carried_out(events, last)
    effect = None if doing is None else doing.effect
    return [
        event for event in _since(events, last)
        if event.kind in UNDONE and (effect is None or event.effect is not effect)
        and could_change(event.effect, what)
    ]  # fmt: skip


def _moved_with(events: Sequence[engine.Event], event: engine.Event) -> list[engine.Event]:
    """What went along with a piece when it moved, told after it: its Gear."""
    near = events[events.index(event) + 1 :][:_MOVED_TOGETHER]
    return list(takewhile(lambda later: "gear.moves-with-host" in later.keys, near))


def _spoken_of(
    events: Sequence[engine.Event], event: engine.Event, cards: Collection[int], what: str
) -> engine.Event:
    """The event that tells of a change of `cards`: pieces that move together move before the first is told of.

    A target is chosen before the attacker is spent, and told of after it.
    """
    if what == "target" and event.kind == "spent":
        later = events[events.index(event) :]
        return next((other for other in later if other.kind == "attacked"), event)
    if not cards or event.card is None or _about(event, cards):
        return event
    near = events[events.index(event) :][:_MOVED_TOGETHER]
    return next((later for later in near if later.card is not None and later.card.uid in cards), event)


def _keys(event: engine.Event, what: str) -> Sequence[str]:
    """The keys of an event by weight; the end of a game names the rule that ended it first."""
    if event.kind == "game-ended":
        return event.keys
    return weightiest_first(_to_the_point(event), what)


def _to_the_point(event: engine.Event) -> tuple[str, ...]:
    """The keys of an event without rules that had no part in it, and first what it turned on."""
    keys = event.keys
    if FLOOR in keys:
        rest = tuple(key for key in keys if key != FLOOR)
        return (FLOOR, *rest) if event.amount == 1 else rest
    if LESS_THAN_ANY in keys:
        parity = any(True for _ in nodes(event.effect, values.IsParity))
        apart, with_it = (LESS_THAN_ANY, NEITHER) if parity else (NEITHER, LESS_THAN_ANY)
        rest = tuple(key for key in keys if key not in (apart, with_it))
        return (rest[0], with_it, *rest[1:]) if parity else (with_it, *rest)
    return keys


def _explains(event: engine.Event, what: str, cards: Collection[int]) -> bool:
    if event.kind in UNDONE:
        return could_change(event.effect, what)
    if what in OF_GIGS:
        if event.kind in PREVENTED:
            return event.die is not None or event.kind == "steal-prevented"
        # The end of an attack that took its course explains nothing.
        return event.kind != "attack-ended" or event.note == "early"
    if event.kind == "not-adjusted":
        return False
    if event.kind == "attack-ended":
        return event.note == "early" and what in OF_FIGHTS
    if event.kind == "searched":
        return what.startswith("deck")
    if what == "price" and event.kind != "equipped":
        return False
    if what in UNITS_LOST:
        return event.kind in ("not-defeated", "replaced", "declared-loser")
    return _about(event, cards)


def _about(event: engine.Event, cards: Collection[int]) -> bool:
    return any(card is not None and card.uid in cards for card in (event.card, event.other, event.source))


def _cause(events: Sequence[engine.Event], event: engine.Event) -> engine.Event | None:
    kinds = CAUSES.get(event.kind)
    if kinds is None or event.effect is not None:
        return None
    # What came before the effect that does it brought about something else.
    doing = carried_out(events, event)
    begin = 0 if doing is None else events.index(doing)
    for earlier in reversed(events[begin : events.index(event)]):
        if earlier.kind not in kinds:
            continue
        if earlier.card is None or event.card is None or earlier.card.uid == event.card.uid:
            return earlier
    return None


def _puts_a_program_away(event: engine.Event) -> bool:
    return event.kind == "moved" and event.note == "trash" and event.keys[:1] == ("program.play",)


def _behind(events: Sequence[engine.Event], event: engine.Event) -> list[engine.Event]:
    """For something that an effect did: what set the effect off, its resolving, and the conditions that held for it."""
    if event.kind in BEGAN:
        return []
    under_way = carried_out(events, event)
    if under_way is None:
        return []
    place, end = events.index(under_way), events.index(event)
    found = [e for e in reversed(events[: place + 1]) if e.kind in BEGAN and e.effect is under_way.effect][:1]
    found += [other for e in found if e.kind == "pending" for other in fought_for(events, e)]
    if under_way is not event:
        found.append(under_way)
    if under_way is event:
        start = beginning(events, event)
        place = place if start is None else events.index(start)
        # Where nothing tells what set it off, it tells that the effect came to be carried out then.
        found += [start] if start is not None and not found else []
    found += [e for e in events[place:end] if e.kind == "condition-true" and e.source is under_way.source]
    return found


class Watch:
    """Listens to a game and notes the events at which a value changed.

    read: reads the value. quiet: the kinds of event that cannot change it.
    """

    def __init__(self, read: Callable[[engine.Game], object], quiet: frozenset[str] = QUIET) -> None:
        self._read = read
        self._quiet = quiet
        self._last: object = None
        self.changed: list[engine.Event] = []

    def begin(self, game: engine.Game) -> None:
        """Take the value as it is before anything happens."""
        self._last = self._read(game)

    def __call__(self, game: engine.Game) -> None:
        """Something has happened. What it sets off is told before it is, and changes nothing by itself."""
        now = self._read(game)
        if now != self._last:
            node = game.state.trace
            while node is not None:
                node, event = node
                if event.kind not in self._quiet:
                    self.changed.append(event)
                    break
        self._last = now
