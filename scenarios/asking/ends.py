"""Where the lines of a question end, kept for the next question that is read at the same point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from scenarios.play.line import Line

MOST_KEPT: Final = 400
"""How many lines are kept at most: memory does not grow with the lines that are followed."""

_Point: TypeAlias = tuple[object, ...]


class Ends:
    """The ends of all lines from a point, as they were followed for one question; reading changes nothing in them."""

    def __init__(self) -> None:
        self._known: dict[_Point, list[Line]] = {}

    def known(self, lines: Sequence[Line], until: str) -> list[Line] | None:
        """The ends of these lines at `until`, or None where they have not been kept."""
        return self._known.get(_point(lines, until))

    def keeping(self, lines: Sequence[Line], until: str, *, wanted: bool = True) -> Keeping:
        """Gathers the ends of these lines while they are followed (which uses them up), where they are wanted."""
        return Keeping(self._known, _point(lines, until) if wanted else None)


class Keeping:
    """The ends gathered so far."""

    def __init__(self, known: dict[_Point, list[Line]], point: _Point | None) -> None:
        self._known = known
        self._point = point
        self._ends: list[Line] = []

    @property
    def kept(self) -> bool:
        """Whether the ends so far are wanted; lines that are not can be closed."""
        return self._point is not None

    def add(self, line: Line) -> None:
        """One more end. Too many are not kept."""
        if self._point is None:
            return
        self._ends.append(line)
        if len(self._ends) > MOST_KEPT:
            self._ends.clear()
            self._point = None

    def done(self, *, whole: bool) -> None:
        """Keep them, where every line was followed to its own end (`whole`)."""
        if self._point is None or not whole:
            return
        for line in self._ends:
            line.at_end = True
        self._known[self._point] = self._ends


def _point(lines: Sequence[Line], until: str) -> _Point:
    return (until, *((line.choices, line.mark) for line in lines))
