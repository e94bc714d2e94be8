"""Draw, spend, ready, sell, defeat: what happens to one card at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.outcome import GameOver, Outcome
from engine.processes.areas import move, place

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card

DRAW = ("draw.process", "deck.top-to-hand-is-drawing")
SPEND = ("card.to-spend",)
READY = ("card.to-ready",)
SELL = ("sell.process", "sell.enters-ready-face-down", "main.sold-card-becomes-eddie")


def draw(game: Game, player: int, keys: tuple[str, ...] = ()) -> None:
    """Draw one card; from an empty deck the player loses at once (`lose.draw-from-empty-deck`). Raises GameOver."""
    state = game.state
    deck = state.sides[player].deck
    if not deck:
        why = ("lose.draw-from-empty-deck", "game.ends-on-loss", "lose.instant", *keys)
        raise GameOver(Outcome(1 - player, why, "a player had to draw from an empty deck"))
    card = state.cards[deck[-1]]
    after = place(state, card, "hand", card.owner, face_up=False)
    game.emit(Event("drew", DRAW + keys, player, after, before=card))


def spend(game: Game, card: Card, player: int, keys: tuple[str, ...], note: str = "") -> Card:
    """Turn a ready card sideways; returns its new value. `note` says what for (`attack`, `block`, `pay`, `cost`)."""
    after = card._replace(spent=True)
    game.state.put(after)
    game.emit(Event("spent", SPEND + keys, player, after, before=card, note=note))
    return after


def ready(game: Game, card: Card, player: int, keys: tuple[str, ...]) -> Card:
    """Turn a spent card upright; returns its new value."""
    after = card._replace(spent=False)
    game.state.put(after)
    game.emit(Event("readied", READY + keys, player, after, before=card))
    return after


def sell(game: Game, card: Card, player: int, keys: tuple[str, ...]) -> Card:
    """Turn a card into an Eddie: face-down and ready in the Eddies area.

    Whether the Rival sees it first is the edition's policy (`sell_reveals`).
    """
    if game.rules.sell_reveals:
        game.emit(Event("revealed", ("sell.process", "reveal.process"), player, card, note="sell"))
    after = place(game.state, card, "eddies", player, face_up=False)
    game.emit(Event("sold", SELL + keys, player, after, before=card))
    return after


def defeat(game: Game, card: Card, keys: tuple[str, ...], player: int) -> None:
    """Move a Unit, Legend or Gear from play to its owner's trash, equipped Gear with it.

    Carries out `defeat.process`, `defeat.gear-moves-along` and, in the older edition, `fight.defeated-to-trash`.
    """
    game.emit(Event("defeated", keys, player, card, before=card))
    move(game, game.state.cards[card.uid], "trash", keys, player, note="defeated")
