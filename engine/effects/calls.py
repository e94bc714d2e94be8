"""How often a player may Call in a turn, and what it costs: once for 1 €$, but for what effects say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects import tree as t
from engine.effects.amounts import number
from engine.effects.live import live
from engine.effects.modifiers import applies, applying, scope_of

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card


def calls_free(game: Game, player: int) -> bool:
    """Whether an effect lets the player Call for free now."""
    standings = live(game).modifiers.get(t.CallsFree, ())
    cards = game.state.cards
    return any(s.controller == player and applies(game, s, cards[s.this]) for s in standings)


def has_called(game: Game, player: int) -> bool:
    """Whether the player has Called as often this turn as they may (`legends-area.call-once-per-turn`)."""
    calls = sum(e.player == player for e in game.state.log.get("called", ()))
    if not calls or t.CallsMore not in live(game).modifiers:
        return bool(calls)
    waiting = _waiting(game, player)
    more = sum(1 for _ in applying(game, t.CallsMore, waiting)) if waiting is not None else 0
    return calls > more


def price_of_call(game: Game, player: int) -> int:
    """The €$ of a Call: 1 (`call.process`), and what effects add."""
    waiting = _waiting(game, player)
    if waiting is None or t.CostChange not in live(game).modifiers:
        return 1
    more = (
        number(scope_of(game, standing), what.amount)
        for what, standing in applying(game, t.CostChange, waiting)
        if what.what == "call"
    )
    return 1 + sum(more)


def _waiting(game: Game, player: int) -> Card | None:
    """A face-down Legend of the player; what is said of calling them tells one from the other by nothing."""
    state = game.state
    return next((card for u in state.sides[player].legends if not (card := state.cards[u]).face_up), None)
