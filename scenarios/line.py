"""One line of play: a game, the choices that led to it, and how to stand at the same point twice.

A game cannot be copied while one of its rules is asking in the middle of something. So a line keeps a copy of the state
from the last decision at which everything was in the state, and replays only the choices since.
"""

from __future__ import annotations

from collections.abc import Callable

import engine
from scenarios.defaults import Touch


class Line:
    """A point in a line of play.

    game: as it is at this point. choices: every option chosen since the start. touched: defaults that the play
    decided something by. host: the option that says whom a Gear that is being played goes to, for when that is asked.
    """

    __slots__ = ("_anchor", "_since", "_start", "choices", "game", "host", "touched")

    def __init__(self, start: Callable[[], engine.Game]) -> None:
        self._start = start
        self.game = start()
        self.choices: tuple[engine.Option, ...] = ()
        self.host: engine.Option | None = None
        self.touched: frozenset[Touch] = frozenset()
        self._anchor: engine.State | None = None
        self._since: tuple[engine.Option, ...] = ()

    def send(self, option: engine.Option) -> None:
        """Make a legal choice."""
        decision = self.game.decision
        if decision is not None and decision.resumable:
            self._anchor = self.game.state.copy()
            self._since = ()
        self.game.send(option)
        self.choices += (option,)
        self._since += (option,)

    def twin(self) -> Line:
        """A second line at the same point, independent of this one."""
        new = Line.__new__(Line)
        new._start, new._anchor, new._since = self._start, self._anchor, self._since
        new.choices, new.host, new.touched = self.choices, self.host, self.touched
        game = self.game
        if game.decision is not None and game.decision.resumable:
            new.game = game.fork()
        elif self._anchor is not None:
            new.game = engine.Game(self._anchor.copy(), game.rules).replay(self._since)
        else:
            new.game = self._start().replay(self.choices)
        return new

    def branch(self) -> list[Line]:
        """One line for each option of the open decision, in their order; this line becomes the last of them.

        Whom to equip a Gear to is no open choice where that has been said.
        """
        decision = self.game.decision
        if decision is None:
            return [self]
        if decision.kind == "host" and self.host is not None:
            said, self.host = self.host, None
            self.send(said)
            return [self]
        options = decision.options()
        lines = [self.twin() for _ in options[:-1]] + [self]
        for line, option in zip(lines, options, strict=True):
            line.send(option)
        return lines

    def touch(self, touch: Touch) -> None:
        """Note that a default decided something here."""
        self.touched |= {touch}
