"""One line of play: a game, the choices that led to it, and how to stand at the same point twice.

A game cannot be copied while one of its rules is asking in the middle of something. So a line keeps a copy of the state
from the last decision at which everything was in the state, and replays only the choices since.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import engine
from scenarios.play.alike import Apart, distinct, in_one_order
from scenarios.table.defaults import Touch


class Planned(NamedTuple):
    """An answer given before it is asked for: whom a Gear goes to, what a Program affects, which effect is next.

    kind: of the decision. player: whose. card: the host, the card or die that is affected, or the card whose pending
    effect is meant, the `effect`-th. word: the engine's for the option, that of the decision where it is left out.
    """

    kind: str
    player: int
    card: int
    effect: int = 1
    word: str = ""


class Spot(NamedTuple):
    """A point in a line of play that costs little to keep: the last whole position, and the choices since."""

    start: Callable[[], engine.Game]
    rules: engine.Ruleset
    anchor: engine.State | None
    since: tuple[engine.Option, ...]
    choices: tuple[engine.Option, ...]
    planned: tuple[Planned, ...]
    touched: frozenset[Touch]
    apart: Apart
    mark: int
    written: int

    def line(self) -> Line:
        """A line at this point, independent of every other."""
        line = Line.__new__(Line)
        line.resume(self)
        return line

    def after(self, option: engine.Option) -> Line:
        """A line one choice further."""
        line = self.line()
        line.send(option)
        return line


class Borrower(Protocol):
    """Plays the game of a listener."""

    def part(self) -> None:
        """Stand at the same point in a game of its own."""
        ...


class Listener(Protocol):
    """Plays a game for a line, and listens to it."""

    def lend(self, borrower: Borrower) -> engine.Game:
        """The game at its start."""
        ...

    def send(self, option: engine.Option) -> None:
        """Make a legal choice in it."""
        ...

    def returned(self) -> None:
        """The borrower stands elsewhere from now on."""
        ...


class Line:
    """A point in a line of play.

    game: as it is at this point. choices: every option chosen since the start. touched: defaults that the play
    decided something by. planned: answers that were given ahead. apart: what is told apart (`alike`).
    mark: how many events there were before the last move that is written down. written: how many of the choices were
    not made by following open ones. at_end: kept where a question is read, to be read again (`bench.Ends`).
    """

    __slots__ = (
        "_anchor",
        "_anchored",
        "_listener",
        "_since",
        "_start",
        "apart",
        "at_end",
        "choices",
        "game",
        "mark",
        "planned",
        "touched",
        "written",
    )  # fmt: skip

    def __init__(
        self,
        start: Callable[[], engine.Game],
        apart: Apart,
        listener: Listener | None = None,
    ) -> None:
        """`listener`: tells of this line as it is played; of no line that parts from it."""
        self._start = start
        self.apart = apart
        self.game = start() if listener is None else listener.lend(self)
        self._listener = listener
        self.choices: tuple[engine.Option, ...] = ()
        self.planned: tuple[Planned, ...] = ()
        self.touched: frozenset[Touch] = frozenset()
        self._anchor: engine.State | None = None
        self._since: tuple[engine.Option, ...] = ()
        self._anchored = False
        self.mark = 0
        self.written = 0
        self.at_end = False

    def resume(self, spot: Spot) -> None:
        """Stand at a point that was kept."""
        self._start, self._anchor, self._since = spot.start, spot.anchor, spot.since
        self.choices, self.planned, self.touched = spot.choices, spot.planned, spot.touched
        self.apart, self.mark, self.written = spot.apart, spot.mark, spot.written
        self._anchored = spot.anchor is not None and not spot.since
        self.at_end = False
        if spot.anchor is None:
            self.game = spot.start().replay(spot.choices)
        else:
            self.game = engine.Game(spot.anchor.copy(), spot.rules).replay(spot.since)
        self._listener = None

    def spot(self) -> Spot:
        """This point, to come back to."""
        decision = self.game.decision
        if decision is not None and decision.resumable and not self._anchored:
            self._anchor = self.game.state.copy()
            self._since = ()
            self._anchored = True
        return Spot(
            self._start, self.game.rules, self._anchor, self._since, self.choices, self.planned, self.touched,
            self.apart, self.mark, self.written,
        )  # fmt: skip

    def part(self) -> None:
        """Stand at this point in a game of its own, to which nobody listens: others are told of as well from here."""
        if self._listener is None:
            return
        self._listener.returned()
        at_end = self.at_end
        self.resume(self.spot())
        self.at_end = at_end

    def send(self, option: engine.Option) -> None:
        """Make a legal choice."""
        decision = self.game.decision
        if decision is not None and decision.resumable and not self._anchored:
            self._anchor = self.game.state.copy()
            self._since = ()
        self._anchored = False
        if self._listener is None:
            self.game.send(option)
        else:
            self._listener.send(option)
        self.choices += (option,)
        self._since += (option,)

    def close(self) -> None:
        """Let go of the game of a line that is followed no further, unless somebody listens to it."""
        if self._listener is None:
            self.game.close()

    def twin(self) -> Line:
        """A second line at the same point, independent of this one."""
        return self.spot().line()

    def options(self) -> Sequence[engine.Option]:
        """The options that have to be followed here, where a plan leaves one and alike ones count once.

        Empty at the end of the game, and where all that could follow is followed in another order.
        """
        decision = self.game.decision
        if decision is None:
            return ()
        planned = self._plan(decision) if self.planned else None
        if planned is not None:
            return [planned]
        if decision.kind == "steal":
            return in_one_order(decision.options(), self.game, self.choices[self.written :])
        return distinct(decision, self.game.state, self.apart)

    def branch(self) -> list[Line]:
        """One line for each option that has to be followed, in their order; this line becomes the first of them."""
        options = self.options()
        if not options:
            return [self]
        spot = self.spot() if len(options) > 1 else None
        lines = [spot.after(option) for option in options[1:]] if spot is not None else []
        self.send(options[0])
        return [self, *lines]

    def planned_option(self) -> engine.Option | None:
        """The planned answer to the open decision, taken from the plan; None where there is none."""
        decision = self.game.decision
        return self._plan(decision) if self.planned and decision is not None else None

    def is_planned(self) -> bool:
        """Whether the open decision has an answer that was given ahead, which stays planned."""
        kept = self.planned
        found = self.planned_option() is not None
        self.planned = kept
        return found

    def _plan(self, decision: engine.Decision) -> engine.Option | None:
        if decision.resumable:
            self.planned = ()
            return None
        for index, planned in enumerate(self.planned):
            if (planned.kind, planned.player) != (decision.kind, decision.player):
                continue
            option = self._answer(planned)
            if option is not None and option in decision.options():
                self.planned = self.planned[:index] + self.planned[index + 1 :]
                return option
        return None

    def _answer(self, planned: Planned) -> engine.Option | None:
        if planned.kind != "order-pending":
            return (planned.word or planned.kind, planned.card)
        waiting = self.game.state.pending
        mine = [p.number for p in waiting if p.controller == planned.player and p.source.uid == planned.card]
        return ("resolve", mine[planned.effect - 1]) if len(mine) >= planned.effect else None

    def touch(self, touch: Touch) -> None:
        """Note that a default decided something here."""
        self.touched |= {touch}
