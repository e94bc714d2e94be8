"""How much of the open choices is followed, and whether it was enough."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Final

from scenarios.language.model import Limits

#: After how many points a clock is read, and how often progress is told.
_TICK: Final = 4
_TELL: Final = 512

Progress = Callable[[int, float], None]
"""Told now and then: how many lines were looked at, and for how many seconds."""


class OutOfTime(Exception):
    """There was no time to look at every line of what is written down."""


@dataclass(slots=True)
class Budget:
    """Counts lines and watches depth and time for one question; `spent` names the bound that was reached first.

    deadline: when it is over in any case, by the clock of `monotonic`.
    """

    limits: Limits
    progress: Progress | None = None
    deadline: float = inf
    lines: int = 0
    merged: int = 0
    spent: str | None = None
    _points: int = 0
    _begun: float = field(default_factory=monotonic)

    def allows(self, depth: int) -> bool:
        """Whether one more position may be looked at, `depth` choices after the play that is written down."""
        if self.spent is not None:
            return False
        self._points += 1
        if self.lines >= self.limits.lines:
            self.spent = _count(self.limits.lines, "line")
        elif depth > self.limits.depth:
            self.spent = f"{_count(self.limits.depth, 'choice')} on one line"
        elif self._points % _TICK == 0 and self.late():
            self.spent = f"{self.limits.seconds:g} seconds"
        elif self.progress is not None and self._points % _TELL == 0:
            self.progress(self.lines, self._seconds())
        return self.spent is None

    def late(self) -> bool:
        """Whether the time is up."""
        return self._seconds() > self.limits.seconds or monotonic() > self.deadline

    def _seconds(self) -> float:
        return monotonic() - self._begun


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
