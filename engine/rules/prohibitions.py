"""What effects forbid of something that the rules allow (`golden.cant-beats-can`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects import tree as t
from engine.effects.live import live
from engine.effects.modifiers import cannot
from engine.legality import Refusal, Refusals
from engine.state import GIG_AREA

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card


def may_be_played(game: Game, card: Card) -> Refusals:
    """No effect says that the card can't be played (`golden.cant-beats-can`)."""
    forbidden = cannot(game, card, "be played")
    if forbidden is not None:
        by = game.state.cards[forbidden.source]
        yield Refusal(("golden.cant-beats-can",), "{} can't be played: the text of {} says so", card, by)


def may_be_called(game: Game, card: Card) -> Refusals:
    """No effect says that the Legend can't be called."""
    forbidden = cannot(game, card, "be called")
    if forbidden is not None:
        by = game.state.cards[forbidden.source]
        yield Refusal(("golden.cant-beats-can",), "{} can't be called: the text of {} says so", card, by)


def kept_from_target(game: Game, attacking: Card, target: int) -> Refusals:
    """What keeps a Unit from this target although it may attack (`golden.cant-beats-can`)."""
    if t.Cannot not in live(game).modifiers:
        return
    cards = game.state.cards
    if target == GIG_AREA:
        forbidden = cannot(game, attacking, "attack gigs")
    else:
        other = cards[target]
        forbidden = cannot(game, attacking, "attack units", by=other) or cannot(
            game, other, "be attacked", by=attacking
        )
    if forbidden is not None:
        by = cards[forbidden.source]
        keys = ("golden.cant-beats-can",)
        yield Refusal(keys, "{} can't attack this target: the text of {} says so", attacking, by)
