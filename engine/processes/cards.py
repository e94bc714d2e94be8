"""Draw, discard, trash, spend, ready, sell: what happens to one card at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.outcome import GameOver, Outcome
from engine.processes.areas import place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.decisions import Script
    from engine.effects.live import Standing, Watch
    from engine.game import Game
    from engine.state import Card

DRAW = ("draw.process", "deck.top-to-hand-is-drawing", "hand.no-limit")
SPEND = ("card.to-spend",)
READY = ("card.to-ready",)
SELL = (
    "sell.process", "sell.enters-ready-face-down", "eddies.gained-by-selling",
    "eddies.sold-card-enters-face-down-ready",
    "eddies.no-limit",
)  # fmt: skip


def draw(game: Game, player: int, keys: tuple[str, ...] = (), losing: tuple[str, ...] = ()) -> None:
    """Draw one card; from an empty deck the player loses at once (`lose.draw-from-empty-deck`). Raises GameOver.

    losing: further rules by which an empty deck loses the game at this moment.
    """
    state = game.state
    deck = state.sides[player].deck
    if not deck:
        why = ("lose.draw-from-empty-deck", "game.ends-on-loss", "lose.instant", *losing, *keys)
        raise GameOver(Outcome(1 - player, why, "a player had to draw from an empty deck"))
    card = state.cards[deck[-1]]
    after = place(state, card, "hand", card.owner, face_up=False)
    game.emit(Event("drew", DRAW + keys, player, after, before=card))


def draw_process(
    game: Game, player: int, keys: tuple[str, ...], losing: tuple[str, ...] = ()
) -> Script[None]:
    """Draw one card unless something takes the place of it; `losing` as in `draw`."""
    from engine.processes.replace import Process, stopped

    gone = yield from stopped(game, Process("draw", player, player))
    if gone:
        return
    draw(game, player, keys, losing)


def discard(game: Game, card: Card, player: int, keys: tuple[str, ...]) -> Card:
    """Put a card from hand into its owner's trash; returns its new value."""
    after = place(game.state, card, "trash", card.owner)
    game.emit(Event("discarded", keys, player, after, before=card))
    return after


def trash_top(game: Game, player: int, keys: tuple[str, ...]) -> Card | None:
    """Reveal the top card of the deck and put it into the trash; None from an empty deck."""
    state = game.state
    deck = state.sides[player].deck
    if not deck:
        return None
    card = state.cards[deck[-1]]
    after = place(state, card, "trash", card.owner)
    game.emit(Event("trashed", (*keys, "trash.one-at-a-time"), player, after, before=card))
    return after


def spend(game: Game, card: Card, player: int, keys: tuple[str, ...], note: str = "") -> Card:
    """Turn a ready card sideways; returns its new value. `note` says what for (`attack`, `block`, `pay`, `cost`)."""
    after = card.turned(spent=True)
    game.state.put(after)
    game.emit(Event("spent", SPEND + keys, player, after, before=card, note=note))
    return after


def ready(game: Game, card: Card, player: int, keys: tuple[str, ...], note: str = "") -> None:
    """Turn a spent card upright. note: "effect" where an effect does it."""
    after = card.turned(spent=False)
    game.state.put(after)
    game.emit(Event("readied", READY + keys, player, after, before=card, note=note))


def not_readied(game: Game, card: Card, player: int, kept: Standing) -> None:
    """Say that a spent card stays as it is, and what keeps it so (`golden.cant-beats-can`)."""
    source = game.state.cards[kept.source]
    game.emit(Event("not-readied", ("golden.cant-beats-can",), player, card, source=source))


def turn_eddies(game: Game, uids: Sequence[int], player: int, keys: tuple[str, ...], *, spent: bool) -> None:
    """Spend or ready several Eddies at once; they are alike, so one event tells how many."""
    if not uids:
        return
    state = game.state
    for uid in uids:
        state.put(state.cards[uid].turned(spent=spent))
    kind, rule = ("spent", SPEND) if spent else ("readied", READY)
    game.emit(Event(kind, rule + keys, player, amount=len(uids), note="eddies"))


def sell(
    game: Game,
    card: Card,
    player: int,
    keys: tuple[str, ...],
    *,
    by_effect: bool = False,
    watches: dict[str, list[Watch]] | None = None,
) -> Card:
    """Turn a card into an Eddie: face-down and ready in the Eddies area.

    Whether the Rival sees it first is the edition's policy (`sell_reveals`). `by_effect`: no Sell action of the turn.
    watches: the triggers in force before it left.
    """
    if game.rules.sell_reveals:
        game.emit(Event("revealed", ("sell.process", "reveal.process"), player, card, note="sell"))
    after = place(game.state, card, "eddies", player, face_up=False)
    note = "effect" if by_effect else "action"
    game.emit(Event("sold", SELL + keys, player, after, before=card, note=note), watches=watches)
    return after
