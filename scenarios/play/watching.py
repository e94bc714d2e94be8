"""Notes at which events a value changed while a game is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import engine

#: Events that tell of no change of the position.
QUIET: Final = frozenset({
    "condition-false", "condition-true", "declined", "each-player", "found-nothing",
    "not-possible", "pending", "returned",
})  # fmt: skip
#: Values that change as an effect becomes pending, and the events that do not change them.
OF_PENDING: Final = frozenset({"pending", "triggered"})


class Watch:
    """Listens to a game and notes the events at which a value changed.

    read: reads the value. quiet: the kinds of event that cannot change it.
    """

    def __init__(self, read: Callable[[engine.Game], object], quiet: frozenset[str] = QUIET) -> None:
        self._read = read
        self._quiet = quiet
        self._last: object = None
        self.changed: list[engine.Event] = []

    def begin(self, game: engine.Game) -> None:
        """Take the value as it is before anything happens."""
        self._last = self._read(game)

    def __call__(self, game: engine.Game) -> None:
        """Something has happened. What it sets off is told before it is, and changes nothing by itself."""
        now = self._read(game)
        if now != self._last:
            node = game.state.trace
            while node is not None:
                node, event = node
                if event.kind not in self._quiet:
                    self.changed.append(event)
                    break
        self._last = now
