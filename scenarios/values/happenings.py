"""What has happened since the play began: of a player how often, of a piece whether, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

import engine
from engine import queries
from scenarios.language.vocabulary import BY_WHOM

Fits = Callable[[engine.Event], bool]

#: The engine's event for what a player does.
_DID: Final = {
    "drew": "drew", "discarded": "discarded", "trashed": "trashed", "sold": "sold", "played": "played",
    "called": "called", "stole": "stole", "paid": "paid", "rolled": "rolled", "attacked": "attacked",
    "mulliganed": "mulliganed", "units lost": "defeated",
}  # fmt: skip
#: What both players together have done, by the word for one.
IN_ALL: Final = {
    "cards drawn": "drew", "cards discarded": "discarded", "cards trashed": "trashed", "gigs stolen": "stole",
    "units defeated": "units lost",
}  # fmt: skip
#: Which events tell that something was done to a card or die, and which of the pieces of the event it is then.
_DONE: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "was defeated": (("defeated",), "card"),
    "was played": (("played",), "card"),
    "was called": (("called",), "card"),
    "was sold": (("sold",), "card"),
    "was discarded": (("discarded",), "card"),
    "was trashed": (("trashed",), "card"),
    "was drawn": (("drew",), "card"),
    "was spent": (("spent",), "card"),
    "was readied": (("readied",), "card"),
    "was removed": (("removed",), "card"),
    "was equipped": (("equipped",), "either"),
    "was attacked": (("attacked", "blocked", "redirected"), "target"),
    "was revealed": (("revealed",), "card"),
    "was moved": (("moved", "defeated", "discarded", "trashed", "removed"), "card"),
    "was flipped": (("flipped", "called"), "card"),
    "was stolen": (("stole",), "die"),
    "was rolled": (("rolled",), "die"),
    "was increased": (("increased",), "die"),
    "was decreased": (("decreased",), "die"),
    "was adjusted": (("increased", "decreased"), "die"),
    "was swapped": (("swapped",), "die"),
    "attacked": (("attacked",), "card"),
    "blocked": (("blocked",), "card"),
    "fought": (("fought",), "either"),
    "won": (("declared-winner",), "card"),
    "lost": (("declared-loser",), "card"),
    "stole": (("stole",), "card"),
    "triggered": (("pending",), "source"),
    "resolved": (("resolving",), "source"),
    "activated": (("activated",), "source"),
}


def is_happening(what: str) -> bool:
    """Whether a value is about what has happened, and not about how things are."""
    return what in _DID or what in _DONE or what in IN_ALL or what in BY_WHOM


def by_player(did: str, player: int) -> Fits:
    """Whether an event is a player's doing of that kind."""
    kind = _DID[did]
    if did == "units lost":
        return lambda event: event.kind == kind and _was_unit_of(event, player)
    return lambda event: event.player == player and _kind(event) == kind


def _was_unit_of(event: engine.Event, player: int) -> bool:
    """Whether what was defeated was a Unit that the player controlled."""
    before = event.before if event.before is not None else event.card
    return before is not None and before.controller == player and queries.is_unit(before)


def to_piece(did: str, cards: Collection[int], dice: Collection[int]) -> Fits:
    """Whether an event tells that something was done to, or by, one of these cards or dice."""
    kinds, role = _DONE[did]
    if role == "die":
        return lambda event: event.kind in kinds and _of_dice(event, dice)
    if role == "target":
        return lambda event: event.kind in kinds and _target(event) in cards
    if role == "source":
        return lambda event: event.kind in kinds and bool(_sources(event) & set(cards))
    both = role == "either"
    return lambda event: (
        _kind(event) in kinds
        and (
            (event.card is not None and event.card.uid in cards)
            or (both and event.other is not None and event.other.uid in cards)
        )
    )


def _kind(event: engine.Event) -> str:
    """What kind of event it is to people.

    What an effect moves from a deck to the trash has been trashed, and what it moves out of the game removed.
    """
    if event.kind == "moved" and event.note == "removed":
        return "removed"
    if event.kind == "moved" and event.note == "trash" and event.before is not None:
        return "trashed" if event.before.area == "deck" else event.kind
    return event.kind


def _of_dice(event: engine.Event, dice: Collection[int]) -> bool:
    return any(die.number in dice for die in (event.dice or ((event.die,) if event.die is not None else ())))


def _target(event: engine.Event) -> int | None:
    piece = event.other if event.kind == "attacked" else event.card
    return piece.uid if piece is not None else None


def _sources(event: engine.Event) -> set[int]:
    """The card whose text it is; of a card's own text also the piece that has it."""
    return {piece.uid for piece in (event.source, event.card) if piece is not None}


def amount(events: Iterable[engine.Event], did: str, fits: Fits) -> int:
    """How often it has happened; of paying, how many €$ in all."""
    if did == "paid":
        return sum(event.amount or 0 for event in events if fits(event))
    return sum(1 for event in events if fits(event))


def newest_events(state: engine.State, count: int) -> list[engine.Event]:
    """All events of a game but for its first `count`, oldest first."""
    return state.events(count)
