"""Readers of words for drawing until the hand has so many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, Count, Plus, Times
from engine.text.forms import THEIR
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.text.readers.steps import HowMany

_HAND = Count(Cards(side=THEIR, areas=("hand",)))


@reads("draw_until")
def draw_until(size: Any) -> HowMany:
    """As many as the hand has too few; none where it has more."""
    return Plus(size, Times(_HAND, -1)), False


@reads("until_number")
def until_number(size: int) -> Any:
    return size


@reads("until_amount")
def until_amount(size: Any) -> Any:
    return size


@reads("until_rivals")
def until_rivals() -> Any:
    return Count(Cards(side="rival", areas=("hand",)))
