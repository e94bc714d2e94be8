"""What effects can spend and ready: one answer for doing it and for whether a replacement can be performed.

Eddies and cards in play are ready or spent. Equipped Gear turns with its host. What a prohibition keeps from it stays
as it is (`golden.cant-beats-can`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.modifiers import cannot
from engine.state import IN_PLAY

if TYPE_CHECKING:
    from engine.effects.live import Standing
    from engine.effects.scope import Scope
    from engine.state import Card

TURNED: Final = (*IN_PLAY, "eddies")
"""Where cards are ready or spent."""


def turns(card: Card, *, spent: bool) -> bool:
    """Whether the card can be turned that way but for what forbids it: it lies where cards turn, and is not so yet."""
    return card.spent is not spent and card.area in TURNED and card.host is None


def kept_ready(scope: Scope, card: Card) -> Standing | None:
    """What keeps the card from being spent by the effect of this scope, or None."""
    return cannot(scope.game, card, "be spent") or cannot(
        scope.game, card, "be spent by effects", scope.source, scope.controller
    )


def kept_spent(scope: Scope, card: Card) -> Standing | None:
    """What keeps the card from being readied by the effect of this scope, or None."""
    return cannot(scope.game, card, "ready") or cannot(
        scope.game, card, "be readied by effects", scope.source, scope.controller
    )


def can_be_turned(scope: Scope, card: Card, *, spent: bool) -> bool:
    """Whether the effect of this scope would really spend (or ready) the card."""
    kept = kept_ready if spent else kept_spent
    return turns(card, spent=spent) and kept(scope, card) is None
