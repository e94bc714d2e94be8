"""Turns rule keys into citations, and finds the rules on which a value turned."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

import engine
import rules_index
from scenarios.language.questions import Value
from scenarios.ruling import Citation

#: How many rules an answer cites; the rest stays in the trace.
MOST: Final = 8

#: For an event that changed a value: what brought it about, a little earlier.
CAUSES: Final[dict[str, frozenset[str]]] = {
    "defeated": frozenset({"declared-loser"}),
    "moved": frozenset({"declared-loser"}),
    "removed": frozenset({"declared-loser"}),
    "stole": frozenset({"steal-count"}),
    "rolled-in": frozenset({"rolled"}),
    "readied": frozenset({"turn-began"}),
}
#: Events that explain why something stayed as it was, the weightiest first: of Gigs, of a card.
EXPLAIN_GIGS: Final = ("steal-prevented", "steal-count", "blocked", "attack-ended")
EXPLAIN_CARD: Final = ("not-defeated", "declared-winner", "declared-loser", "blocked", "called", "attacked")
#: How many events tell of one move at most: a Unit or Legend, its Gear, and where they go from there.
_MOVED_TOGETHER: Final = 8
OF_GIGS: Final = frozenset({"gigs", "gig count", "street cred", "value"})


def cite(keys: Iterable[str], edition: str, *, most: int | None = None) -> list[Citation]:
    """The citations of `keys` in their order, each rule once.

    A rule that the edition does not have is left out; one that the edition overrules gives way to what overrules it.
    """
    digest = rules_index.digest()
    found: dict[str, Citation] = {}
    for key in keys:
        rule = digest.rule(key)
        instead = rule.superseded_by(edition)
        if instead is not None:
            rule = digest.rule(instead)
        number = rule.number(edition)
        if number is None or rule.key in found:
            continue
        found[rule.key] = Citation(
            key=rule.key, number=number, edition=edition, statement=rule.statement(edition)
        )
    return list(found.values())[:most]


def numbers(keys: Iterable[str], edition: str) -> list[str]:
    """The numbers of `keys` in an edition, as far as it has them."""
    digest = rules_index.digest()
    return list(dict.fromkeys(n for key in keys if (n := digest.rule(key).number(edition)) is not None))


def specific_first(keys: Iterable[str], edition: str) -> list[str]:
    """Keys ordered so that the detailed rule (9.17.3) comes before the general one (9.17) above it."""
    return sorted(dict.fromkeys(keys), key=lambda key: -_depth(key, edition))


def refusal_keys(refusals: Sequence[engine.Refusal], edition: str) -> list[str]:
    """The keys of all refusals, the one by the most detailed rule first."""

    def detail(refusal: engine.Refusal) -> int:
        return -max((_depth(key, edition) for key in refusal.keys), default=0)

    return [key for refusal in sorted(refusals, key=detail) for key in specific_first(refusal.keys, edition)]


def reasons(refusals: Sequence[engine.Refusal]) -> str:
    """The reasons of all refusals as one clause that begins a sentence."""
    text = "; ".join(dict.fromkeys(refusal.reason for refusal in refusals))
    return text[:1].upper() + text[1:]


def _depth(key: str, edition: str) -> int:
    """How detailed a rule is: the levels of its longest number in the edition, 0 where it has none."""
    return max((number.count(".") for number in rules_index.digest().rule(key).numbers(edition)), default=0)


def deciding_keys(
    events: Sequence[engine.Event],
    changed: Sequence[engine.Event],
    value: Value,
    cards: Collection[int],
    edition: str,
) -> list[str]:
    """The keys on which a value turned, the weightiest first.

    Every event that changed it counts, the last change first, each with what brought it about. Where nothing changed
    it, the events that explain why not: about `cards`, the uids that the value is of, or about Gigs.
    """
    keys: list[str] = []
    for event in reversed([_spoken_of(events, event, cards) for event in changed]):
        cause = _cause(events, event)
        if cause is not None:
            keys += _keys(cause, edition)
        keys += _keys(event, edition)
    explaining = ("blocked",) if changed else EXPLAIN_GIGS if value.what in OF_GIGS else EXPLAIN_CARD
    for kind in explaining:
        for event in events:
            if event.kind == kind and (_early(event) if value.what in OF_GIGS else _about(event, cards)):
                keys += _keys(event, edition)
    return keys


def _spoken_of(events: Sequence[engine.Event], event: engine.Event, cards: Collection[int]) -> engine.Event:
    """The event that tells of a change of `cards`: pieces that move together move before the first is told of."""
    if not cards or _about(event, cards):
        return event
    near = events[events.index(event) :][:_MOVED_TOGETHER]
    return next((later for later in near if later.card is not None and later.card.uid in cards), event)


def _keys(event: engine.Event, edition: str) -> Sequence[str]:
    """The keys of an event by weight; the end of a game names the rule that ended it first."""
    return event.keys if event.kind == "game-ended" else specific_first(event.keys, edition)


def _early(event: engine.Event) -> bool:
    """Not the end of an attack that took its course: that explains nothing."""
    return event.kind != "attack-ended" or event.note == "early"


def _about(event: engine.Event, cards: Collection[int]) -> bool:
    return any(card is not None and card.uid in cards for card in (event.card, event.other))


def alternate(lists: Sequence[Sequence[str]]) -> list[str]:
    """One from each list in turn, so that no outcome crowds out another."""
    longest = max((len(keys) for keys in lists), default=0)
    return [keys[place] for place in range(longest) for keys in lists if place < len(keys)]


def _cause(events: Sequence[engine.Event], event: engine.Event) -> engine.Event | None:
    kinds = CAUSES.get(event.kind)
    if kinds is None:
        return None
    before = events[: events.index(event)]
    for earlier in reversed(before):
        if earlier.kind not in kinds:
            continue
        if earlier.card is None or event.card is None or earlier.card.uid == event.card.uid:
            return earlier
    return None


class Watch:
    """Listens to a game and notes the events at which a value changed. `read` reads the value."""

    def __init__(self, read: Callable[[engine.Game], object]) -> None:
        self._read = read
        self._last: object = None
        self.changed: list[engine.Event] = []

    def begin(self, game: engine.Game) -> None:
        """Take the value as it is before anything happens."""
        self._last = self._read(game)

    def __call__(self, game: engine.Game, event: engine.Event) -> None:
        """An event has happened."""
        now = self._read(game)
        if now != self._last:
            self.changed.append(event)
        self._last = now
