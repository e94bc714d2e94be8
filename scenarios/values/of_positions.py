"""Reads values off a position: Gigs, Street Cred, power, where a card is, what it can do, what has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import engine
from engine import queries
from engine.effects.tree import KEYWORDS
from engine.rules.costs import cost_to_play
from scenarios.language.questions import Value
from scenarios.language.vocabulary import NTH_FIGHTS
from scenarios.table.names import PLAYERS, WHO, Names, Unclear
from scenarios.values import happenings
from scenarios.values.by_whom import BY_WHOM, doers
from scenarios.values.of_players import OF_PLAYERS, Reading, cards_in, gigs, pending

__all__ = ["Reading", "counts", "gigs", "happening", "items", "read", "times"]

PieceReader: TypeAlias = Callable[[engine.Game, Names, engine.Card], Reading]
"""Reads one value of a card."""


def read(game: engine.Game, names: Names, value: Value, since: int = 0) -> Reading:
    """The value at this moment. Raises `Unclear` when it names no piece, or several.

    since: how many of the first events do not count for what has happened.
    """
    what = value.what
    if what in happenings.IN_ALL:
        did = happenings.IN_ALL[what]
        counted = happenings.newest_events(game.state, since)
        return sum(happenings.amount(counted, did, happenings.by_player(did, p)) for p in (0, 1))
    if value.of is None:
        return OF_THE_GAME[what](game, names)
    if value.of in PLAYERS:
        player = PLAYERS[value.of]
        if happenings.is_happening(what):
            return happenings.amount(
                happenings.newest_events(game.state, since), what, happenings.by_player(what, player)
            )
        return OF_PLAYERS[what](game, names, player)
    if what in BY_WHOM:
        return _by_whom(game, names, value, since)
    if happenings.is_happening(what):
        return _yes(
            any(map(_happens(game, names, value.of, what), happenings.newest_events(game.state, since)))
        )
    if what in _OF_DICE and names.dice(value.of, game.state):
        return _of_die(names.die(value.of, game.state), what)
    if what == "value":
        raise Unclear(f"`{value.of}` is no die")
    return OF_PIECES[what](game, names, names.card(value.of, game.state, player=2, prefer=lambda _: True))


def counts(value: Value) -> bool:
    """Whether it is something that can happen to a piece, or that it can do, more than once."""
    return (
        value.of is not None
        and value.of not in PLAYERS
        and happenings.is_happening(value.what)
        and (value.what not in BY_WHOM)
    )


def times(game: engine.Game, names: Names, value: Value, since: int = 0) -> int:
    """How often that has happened. Raises `Unclear`."""
    assert value.of is not None
    events = happenings.newest_events(game.state, since)
    return happenings.amount(events, value.what, _happens(game, names, value.of, value.what))


def happening(game: engine.Game, names: Names, of: str, did: str) -> happenings.Fits:
    """Whether an event is what is spoken of: a player's doing, or something done to or by a piece. Raises `Unclear`."""
    if of in PLAYERS:
        return happenings.by_player(did, PLAYERS[of])
    return _happens(game, names, of, did)


def _by_whom(game: engine.Game, names: Names, value: Value, since: int) -> Reading:
    """Who did it to the piece. Raises `Unclear`."""
    assert value.of is not None
    dice = names.dice(value.of, game.state)
    cards = [] if dice else names.meant(value.of, game.state)
    if not dice and not cards:
        raise Unclear(names.nothing(value.of))
    events = happenings.newest_events(game.state, since)
    return tuple(names.reference(uid) for uid in doers(events, value.what, cards, dice))


def _happens(game: engine.Game, names: Names, of: str, did: str) -> happenings.Fits:
    dice = names.dice(of, game.state)
    cards = [] if dice else names.meant(of, game.state)
    if not dice and not cards:
        raise Unclear(names.nothing(of))
    return happenings.to_piece(did, cards, dice)


def items(game: engine.Game, names: Names, value: Value) -> tuple[str, ...]:
    """The things that are counted by a value of a player: the cards in a hand or deck. Raises `Unclear`."""
    if value.of in PLAYERS and value.what in ("hand", "deck"):
        return cards_in(names, game.state, PLAYERS[value.of], value.what)
    raise Unclear(f"`{value.text()}` is no list, so `includes` does not apply")


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


# --- of a die

_OF_DICE: Final = frozenset({"value", "area", "controller", "owner"})


def _of_die(die: engine.Die, what: str) -> Reading:
    match what:
        case "value":
            return die.value if die.controller is not None else "none"
        case "area":
            return "gigs" if die.controller is not None else "fixer"
        case "owner":
            return WHO[die.owner]
        case _:
            return WHO[die.controller] if die.controller is not None else "nobody"


# --- of a card


def _types(card: engine.Card) -> tuple[str, ...]:
    kinds = (card.facts.type,) if card.facts.type is not None else ()
    return (*kinds, "Unit") if queries.is_unit(card) and card.facts.type == "Legend" else kinds


def _keywords(game: engine.Game, _names: Names, card: engine.Card) -> Reading:
    return tuple(word for word in KEYWORDS if queries.has_keyword(game, card, word))


def _price(game: engine.Game, _names: Names, card: engine.Card) -> Reading:
    due = cost_now(game, card)
    return "null" if due is None else due


def cost_now(game: engine.Game, card: engine.Card) -> int | None:
    """What its player would pay for playing it now; GO SOLO is a way to play a Legend. None for a null cost."""
    solo = card.area == "legends" and queries.has_keyword(game, card, "GO SOLO")
    return cost_to_play(game, card.controller, card, solo=solo)


def _can_attack(game: engine.Game, _names: Names, card: engine.Card) -> Reading:
    field = game.state.sides[1 - card.controller].field
    return _yes(
        any(
            not game.why_not(("attack", card.uid, target), card.controller)
            for target in (*field, engine.GIG_AREA)
        )
    )


def _can_block(game: engine.Game, _names: Names, card: engine.Card) -> Reading:
    return _yes(not game.why_not(("block", card.uid), card.controller))


def _can_be_attacked(game: engine.Game, _names: Names, card: engine.Card) -> Reading:
    rival = 1 - card.controller
    return _yes(
        any(not game.why_not(("attack", uid, card.uid), rival) for uid in game.state.sides[rival].field)
    )


def _fight_power(game: engine.Game, _names: Names, card: engine.Card) -> Reading:
    """The power that counted in its last fight."""
    for event in reversed(game.state.events()):
        told = event.kind in ("declared-winner", "declared-loser") and event.card is not None
        if told and event.card is not None and event.card.uid == card.uid and event.amount is not None:
            return event.amount
    return "none"


def _outcomes(game: engine.Game, card: engine.Card) -> list[str]:
    """How each of its fights came out, in their order."""
    told = ((event.kind, event.card) for event in game.state.events())
    return [
        _CAME_OUT[kind] for kind, of in told if kind in _CAME_OUT and of is not None and of.uid == card.uid
    ]


_CAME_OUT: Final = {"declared-winner": "won", "declared-loser": "lost"}


def _nth_fight(place: int) -> PieceReader:
    """How the fight at a place among those of a piece came out; `none` where there was none."""

    def came_out(game: engine.Game, _names: Names, card: engine.Card) -> Reading:
        outcomes = _outcomes(game, card)
        return outcomes[place] if place < len(outcomes) else "none"

    return came_out


def _waits(game: engine.Game, _names: Names, card: engine.Card) -> Reading:
    return _yes(any(card.uid in (p.source.uid, p.this.uid) for p in game.state.pending))


#: Where a card lies upright or sideways; elsewhere it is neither ready nor spent.
_LYING: Final = frozenset({"field", "legends", "eddies"})
OF_PIECES: Final[dict[str, PieceReader]] = {
    "power": lambda game, _, card: queries.power(game, card),
    "cost": lambda _game, _, card: "null" if card.facts.cost is None else card.facts.cost,
    "price": _price,
    "area": lambda _game, _, card: card.area,
    "spent": lambda _game, _, card: _yes(card.spent),
    "ready": lambda _game, _, card: _yes(not card.spent and card.area in _LYING),
    "lag": lambda _game, _, card: _yes(card.lag),
    "face": lambda _game, _, card: "up" if card.face_up else "down",
    "controller": lambda _game, _, card: WHO[card.controller],
    "owner": lambda _game, _, card: WHO[card.owner],
    "types": lambda _game, _, card: _types(card),
    "keywords": _keywords,
    "tags": lambda _game, _, card: card.facts.tags,
    "color": lambda _game, _, card: card.facts.color or "none",
    "equipped": lambda _game, _, card: _yes(bool(card.gear) or card.host is not None),
    "gear": lambda _game, names, card: tuple(names.reference(uid) for uid in card.gear),
    "host": lambda _game, names, card: names.reference(card.host) if card.host is not None else "none",
    "pending": _waits,
    "fight power": _fight_power,
    "fight count": lambda game, _, card: len(_outcomes(game, card)),
    **{which: _nth_fight(place) for place, which in enumerate(NTH_FIGHTS)},
    "can attack": _can_attack,
    "can block": _can_block,
    "can be attacked": _can_be_attacked,
}


# --- of the game


def _target(game: engine.Game, names: Names) -> str:
    attack = game.state.attack
    if attack is None:
        return "none"
    return "gigs" if attack.target == engine.GIG_AREA else names.reference(attack.target)


def _winner(game: engine.Game, _names: Names) -> str:
    if game.outcome is None:
        return "nobody"
    return "tie" if game.outcome.winner is None else WHO[game.outcome.winner]


OF_THE_GAME: Final[dict[str, Callable[[engine.Game, Names], Reading]]] = {
    "winner": _winner,
    "turn": lambda game, _: WHO[game.state.player],
    "phase": lambda game, _: game.state.phase,
    "overtime": lambda game, _: _yes(game.state.overtime),
    "target": _target,
    "pending": pending,
}
