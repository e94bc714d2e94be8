"""Finds the rules and events on which a value turned."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Final

import engine
from engine.effects import tree
from scenarios.play.underway import nodes
from scenarios.reasons.averting import MOVED_TOGETHER, not_prevented, not_replaced
from scenarios.reasons.carrying import beginning, carried_out, fought_for, just_played
from scenarios.reasons.expected import is_expected, puts_a_program_away, rolled_again
from scenarios.reasons.occasion import as_units, occasion
from scenarios.reasons.parts import UNDONE, came_to_nothing, in_part, instead_of, is_in_part, told
from scenarios.reasons.relevance import could_change, hangs_on_a_condition
from scenarios.reasons.unmet import OWN
from scenarios.reasons.weights import weight

#: For an event that changed a value: what brought it about, a little earlier.
CAUSES: Final[dict[str, frozenset[str]]] = {
    "defeated": frozenset({"declared-loser"}),
    "game-ended": frozenset({"each-player", "overtime-began"}),
    "moved": frozenset({"declared-loser"}),
    "stole": frozenset({"steal-count"}),
    "rolled-in": frozenset({"rolled"}),
    "readied": frozenset({"turn-began"}),
}
#: What set an effect off, or began it.
BEGAN: Final = frozenset({"pending", "activated", "replaced"})
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
    "played", "moved", "returned", "searched", "revealed",
)  # fmt: skip
FREE: Final = "pay.for-free"
#: What hangs on the values of Gigs, and not just on whose they are.
OF_VALUES: Final = frozenset(
    {"gigs", "street cred", "value", "was adjusted", "was decreased", "was increased", "was rolled"}
)
#: Events that explain besides what changed a value how it came to be no more or less.
_KEPT_ON: Final = ("blocked", "replaced", "not-defeated")
BESIDES: Final = {
    "field": _KEPT_ON, "lost": ("blocked", "not-defeated"), "paid": ("blocked", "revealed"), "units": _KEPT_ON,
}  # fmt: skip
#: What is about a card's being spent, and about its Gear.
OF_SPENDING: Final = frozenset({"ready", "ready units", "spent", "spent units", "was spent"})
OF_GEAR: Final = frozenset({"equipped", "gear", "host"})
#: What changes first of all as a card is played.
OF_HANDS: Final = frozenset({"hand", "hand cards"})
#: What of a piece a fight decides.
UNITS_LOST: Final = frozenset({"units defeated", "units lost"})
OF_FIGHTS: Final = frozenset({"area", "fought", "lost", "was defeated", "won", *UNITS_LOST})
OF_GIGS: Final = frozenset(
    {
        "gigs", "gig count", "gigs stolen", "street cred", "value", "stole", "was adjusted", "was decreased",
        "was increased", "was rolled", "was stolen", "was swapped",
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
    # That a Program is put away, or a card drawn as in every turn, tells least, though it comes last.
    for event in sorted(newest_first, key=is_expected):
        cause = _cause(events, event)
        behind = _behind(events, event)
        conditions = [other for other in behind if other.kind == "condition-true"]
        in_turn = [other for other in behind if other.kind == "each-player"]
        began = [e for e in behind if e.kind not in ("condition-true", "found-nothing", "each-player")]
        partly = [other for other in behind if other.kind == "found-nothing"]
        itself = [event]
        if cause is not None:
            # That a turn began tells when, how many Gigs are stolen is not whose they are: the event itself decides.
            after = cause.kind in ("turn-began", "overtime-began") or what == "controller"
            itself = [event, cause] if after else [cause, event]
        if what == "triggered" and event.kind == "pending":
            met = [*as_units(event, occasion(events, event))]
            special = bool(event.keys) and weight(event.keys[0]) == 0
            itself = [*itself, *met] if special else [*met, *itself]
        itself += [] if cards else _moved_with(events, event)
        itself += rolled_again(events, event)
        # Where the event is just what the effect does, it decides how the effect came about.
        # That a Program was played for it tells less than the event. A theft that waited hangs on what it waited for.
        waited = event.kind == "stole" and any(isinstance(other.effect, tree.NextTime) for other in began)
        by_effect = all(weight(key) > 0 for key in event.keys) or _brought_in(events, event)
        plain = cause is None and (waited or by_effect) and not just_played(began)
        found += (*not_replaced(events, event), *not_prevented(events, event))
        ends = event.kind == "game-ended"
        found += itself if ends else []
        # Where it came about by a special case, that tells more than the conditions.
        special = [other for other in began if plain and any(weight(key) < 0 for key in other.keys)]
        rest = [other for other in began if other not in special]
        found += [
            *partly,
            *special,
            *conditions,
            *(rest if plain else ()),
            *itself,
            *in_turn,
            *(() if plain else rest),
        ]
    if changed:
        found = [*_kept_since(events, changed[-1], what, cards), *found]
        undone = _undone_since(events, changed[-1], what)
        # What a rule forbade after that is the last that was tried.
        last = ("not-possible", "found-nothing") if what in OF_HANDS else ("not-possible",)
        forbidden = [event for event in undone if event.kind in last]
        found = [*forbidden, *found, *(event for event in undone if event not in forbidden)]
    elif what in OF_GIGS:
        # Nothing was stolen because nothing could be, whatever else was false besides.
        found += [event for event in events if event.kind == "steal-count" and not event.amount]
    cut = [] if changed else _cut_short(events, what)
    found += cut
    if cut and what in OWN:
        return found
    besides = BESIDES.get(what, ("blocked",))
    explaining = besides if changed else EXPLAIN_GIGS if what in OF_GIGS else EXPLAIN_CARD
    # Of what was not carried out the first decides what came of the rest.
    rank = {
        kind: explaining.index(UNDONE[0]) if kind in UNDONE else place
        for place, kind in enumerate(explaining)
    }
    for event in sorted((e for e in events if e.kind in rank), key=lambda e: rank[e.kind]):
        if _explains(event, what, cards):
            found.append(event)
            found += [] if changed else _behind(events, event)
    return [*found, *came_to_nothing(events, changed, what)]


def _cut_short(events: Sequence[engine.Event], what: str) -> list[engine.Event]:
    """The end of the game, where it came in the middle of an effect that could still have changed the value."""
    ended = [event for event in events[-1:] if event.kind == "game-ended"]
    if ended and what != "winner" and events[-2:-1] and events[-2].kind == "turn-ended":
        # The turn that would have come did not.
        return ended
    if ended and what in OWN:
        return ended
    doing = beginning(events, ended[0]) if ended else None
    return ended if doing is not None and what != "winner" and could_change(doing.effect, what) else []


def _since(events: Sequence[engine.Event], last: engine.Event) -> Sequence[engine.Event]:
    return events[events.index(last) + 1 :]


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
    near = events[events.index(event) + 1 :][:MOVED_TOGETHER]
    return list(takewhile(lambda later: "gear.moves-with-host" in later.keys, near))


def _spoken_of(
    events: Sequence[engine.Event], event: engine.Event, cards: Collection[int], what: str
) -> engine.Event:
    """The event that tells of a change of `cards`: pieces that move together move before the first is told of.

    A target is chosen before the attacker is spent, and an attack begins with that, and both are told of after it. That
    a piece has Gear no longer is told with the Gear.
    """
    if event.kind == "spent" and event.note == "attack" and what not in OF_SPENDING:
        later = events[events.index(event) :]
        return next((other for other in later if other.kind == "attacked"), event)
    if not cards or event.card is None:
        return event
    if what in OF_GEAR and event.kind in ("moved", "defeated"):
        return next(iter(_moved_with(events, event)), event)
    if _about(event, cards):
        return event
    near = events[events.index(event) :][:MOVED_TOGETHER]
    return next((later for later in near if later.card is not None and later.card.uid in cards), event)


def _explains(event: engine.Event, what: str, cards: Collection[int]) -> bool:
    if event.kind in UNDONE:
        return could_change(event.effect, what) and (
            event.kind != "condition-false" or hangs_on_a_condition(event.effect, what)
        )
    if what in OF_GIGS:
        if event.kind == "not-adjusted" and what not in OF_VALUES:
            return False
        if event.kind in PREVENTED:
            return event.die is not None or event.kind == "steal-prevented"
        # The end of an attack that took its course explains nothing.
        return event.kind != "attack-ended" or event.note == "early"
    if event.kind == "not-adjusted":
        # What hangs on it ("if you do") was not done either.
        return bool(nodes(event.effect, tree.IfYouDo)) and could_change(event.effect, what)
    if event.kind == "attack-ended":
        return event.note == "early" and what in OF_FIGHTS
    if event.kind in ("returned", "searched"):
        return what.startswith("deck")
    if event.kind == "revealed":
        return what == "paid" and FREE in event.keys
    if what == "price" and event.kind != "equipped":
        return False
    if what in UNITS_LOST or what in ("field", "units"):
        return event.kind in ("not-defeated", "replaced", "declared-loser")
    return _about(event, cards)


def _about(event: engine.Event, cards: Collection[int]) -> bool:
    return any(card is not None and card.uid in cards for card in (event.card, event.other, event.source))


def _cause(events: Sequence[engine.Event], event: engine.Event) -> engine.Event | None:
    kinds = CAUSES.get(event.kind)
    if kinds is None or event.effect is not None:
        return None
    if event.kind == "game-ended":
        before = events[: events.index(event)][-1:]
        return next((earlier for earlier in before if earlier.kind in kinds), None)
    # What came before the effect that does it brought about something else.
    doing = carried_out(events, event)
    begin = 0 if doing is None else events.index(doing)
    for earlier in reversed(events[begin : events.index(event)]):
        if earlier.kind not in kinds:
            continue
        if earlier.card is None or event.card is None or earlier.card.uid == event.card.uid:
            return earlier
    return None


def _brought_in(events: Sequence[engine.Event], event: engine.Event) -> bool:
    """Whether a card comes into play since an effect plays it."""
    comes = event.kind in ("moved", "played") and event.card is not None and event.card.area == "field"
    doing = carried_out(events, event) if comes else None
    return doing is not None and bool(nodes(doing.effect, tree.PlayCard))


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
    if puts_a_program_away(event):
        # What its text asked for has no part in where it goes.
        return found
    found += [e for e in events[place:end] if e.kind == "each-player"]
    found += [e for e in events[place:end] if e.kind == "condition-true" and e.source is under_way.source]
    found += instead_of(under_way.effect, events[place:end])
    if nodes(under_way.effect, tree.EndAttack):
        found.append(told(under_way, ("attack.end-finishes-resolving-effect",)))
    found += [in_part(e) for e in events[place:end] if e.effect is under_way.effect and is_in_part(e)]
    return found
