"""Reads a value again and again while a game is played: what stays the same about it is looked up once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import engine
from engine.state import Trace
from scenarios.language.questions import Value
from scenarios.language.vocabulary import BY_WHOM
from scenarios.table.names import PLAYERS, Names
from scenarios.values import happenings
from scenarios.values.of_players import OF_PLAYERS, Reading
from scenarios.values.of_positions import OF_PIECES, OF_THE_GAME, read

Reader: TypeAlias = Callable[[engine.Game], Reading]
"""Reads one value at this moment. Raises `Unclear`."""


def reader(names: Names, value: Value, since: int = 0) -> Reader:
    """What reads a value as `of_positions.read` does; it serves one game and those that go on from it.

    since: how many of the first events do not count for what has happened.
    """
    if value.of is None:
        found = _of_game(names, value.what)
    elif value.of in PLAYERS:
        found = _of_player(names, value.what, PLAYERS[value.of], since)
    else:
        found = None if value.what in BY_WHOM else _of_cards(names, value, since)
    return found or (lambda game: read(game, names, value, since))


def _of_game(names: Names, what: str) -> Reader | None:
    of_game = OF_THE_GAME.get(what)
    return None if of_game is None else lambda game: of_game(game, names)


def _of_player(names: Names, what: str, player: int, since: int) -> Reader | None:
    if happenings.is_happening(what):
        return _counting(what, happenings.by_player(what, player), since)
    of_player = OF_PLAYERS.get(what)
    return None if of_player is None else lambda game: of_player(game, names, player)


def _of_cards(names: Names, value: Value, since: int) -> Reader | None:
    """None where it may change which cards are meant, or where they are several that may differ."""
    assert value.of is not None
    if happenings.is_happening(value.what):
        cards = names.always_meant(value.of)
        times = _counting(value.what, happenings.to_piece(value.what, cards, ()), since)
        return (lambda game: "yes" if times(game) else "no") if cards else None
    uids = names.always(value.of)
    of_piece = OF_PIECES.get(value.what)
    if len(uids) != 1 or of_piece is None:
        return None
    (uid,) = uids
    return lambda game: of_piece(game, names, game.state.cards[uid])


def _counting(did: str, fits: happenings.Fits, since: int) -> Callable[[engine.Game], int]:
    """Reads how often something has happened, and goes on from the event to which it has counted already."""
    known: Trace = None
    events = found = 0

    def reading(game: engine.Game) -> int:
        nonlocal known, events, found
        new: list[engine.Event] = []
        node = newest = game.state.trace
        while node is not None and node is not known:
            node, event = node
            new.append(event)
        if node is None:
            events = found = 0
        new.reverse()
        found += happenings.amount(new[max(0, since - events) :], did, fits)
        known, events = newest, events + len(new)
        return found

    return reading
