"""Reads what a player has off a position: Gigs, Street Cred, cards, money."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import engine
from engine import queries
from scenarios.table.names import WHO, Names

Reading: TypeAlias = int | str | tuple[str, ...]
"""A number, a word (`yes`, `trash`, `null`), or a list of words."""


def gigs(state: engine.State, player: int) -> tuple[str, ...]:
    """A player's Gigs as `d4=3`, those that the Rival owns as `rival.d4=3`, by size and value."""
    dice = sorted((state.dice[i] for i in state.sides[player].gigs), key=lambda die: (die.sides, die.value))
    return tuple(
        f"{'' if die.owner == player else f'{WHO[die.owner]}.'}{die.label}={die.value}" for die in dice
    )


def _street_cred(game: engine.Game, _names: Names, player: int) -> Reading:
    cred = queries.street_cred(game.state, player)
    return "null" if cred is None else cred


def _eddies(spent: bool) -> Callable[[engine.Game, Names, int], Reading]:
    def count(game: engine.Game, _names: Names, player: int) -> Reading:
        return sum(game.state.cards[uid].spent is spent for uid in game.state.sides[player].eddies)

    return count


def cards_in(names: Names, state: engine.State, player: int, area: str) -> tuple[str, ...]:
    """The cards in an area of a player, as the scenario calls them."""
    uids: list[int] = getattr(state.sides[player], area)
    return tuple(names.reference(uid) for uid in uids)


def _listed(area: str) -> Callable[[engine.Game, Names, int], Reading]:
    return lambda game, names, player: cards_in(names, game.state, player, area)


def _deck_end(place: int) -> Callable[[engine.Game, Names, int], Reading]:
    def card(game: engine.Game, names: Names, player: int) -> Reading:
        deck = game.state.sides[player].deck
        return names.reference(deck[place]) if deck else "none"

    return card


def _units(spent: bool | None = None) -> Callable[[engine.Game, Names, int], Reading]:
    """How many Units a player has, Legends on the field among them."""

    def count(game: engine.Game, _names: Names, player: int) -> Reading:
        cards = (game.state.cards[uid] for uid in game.state.sides[player].field)
        return sum(queries.is_unit(card) and spent in (None, card.spent) for card in cards)

    return count


def _legends(fits: Callable[[engine.Card], bool]) -> Callable[[engine.Game, Names, int], Reading]:
    def count(game: engine.Game, _names: Names, player: int) -> Reading:
        return sum(fits(game.state.cards[uid]) for uid in game.state.sides[player].legends)

    return count


def _fixer(game: engine.Game, _names: Names, player: int) -> Reading:
    return tuple(game.state.dice[i].label for i in sorted(game.state.sides[player].fixer))


def pending(game: engine.Game, names: Names, player: int | None = None) -> Reading:
    """The cards whose effects wait, in the order in which they became pending."""
    waiting = (p for p in game.state.pending if player is None or p.controller == player)
    return tuple(names.reference(p.source.uid) for p in waiting)


OF_PLAYERS: Final[dict[str, Callable[[engine.Game, Names, int], Reading]]] = {
    "gigs": lambda game, _, player: gigs(game.state, player),
    "gig count": lambda game, _, player: len(game.state.sides[player].gigs),
    "street cred": _street_cred,
    "hand": lambda game, _, player: len(game.state.sides[player].hand),
    "hand cards": _listed("hand"),
    "deck": lambda game, _, player: len(game.state.sides[player].deck),
    "deck top": _deck_end(-1),
    "deck bottom": _deck_end(0),
    "eddies": lambda game, _, player: len(game.state.sides[player].eddies),
    "ready eddies": _eddies(spent=False),
    "spent eddies": _eddies(spent=True),
    "funds": lambda game, _, player: queries.funds(game, player),
    "field": _listed("field"),
    "units": _units(),
    "ready units": _units(spent=False),
    "spent units": _units(spent=True),
    "ready legends": _legends(lambda card: not card.spent),
    "spent legends": _legends(lambda card: card.spent),
    "face-up legends": _legends(lambda card: card.face_up),
    "face-down legends": _legends(lambda card: not card.face_up),
    "legends": _listed("legends"),
    "trash": _listed("trash"),
    "fixer": _fixer,
    "removed": _listed("removed"),
    "pending": pending,
}
