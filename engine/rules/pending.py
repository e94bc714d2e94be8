"""Pending effects (chapter 10): what has triggered waits here and is resolved one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.decisions import Script
    from engine.game import Game


def resolve_pending(game: Game, keys: tuple[str, ...]) -> Script[None]:
    """Resolve everything that is pending; `keys` are the rules that demand it at this moment.

    No card that the engine executes so far has a triggered effect, so nothing can be pending yet.
    """
    yield from ()
