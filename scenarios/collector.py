"""Python's garbage collector during a ruling: it looks less often, since a ruling leaves hardly anything for it."""

from __future__ import annotations

import gc
from contextlib import AbstractContextManager
from threading import Lock
from types import TracebackType
from typing import Final

#: How many new objects it takes during a ruling until the youngest are looked through; 700 by Python's own setting,
#: which comes to some five looks a ruling, a twentieth of its time. Memory stays bounded where many lines are followed.
SELDOM: Final = 20_000


class Seldom(AbstractContextManager[None]):
    """While entered, by however many threads, the youngest objects are looked through seldom; as before afterwards.

    A collector that is off, or looks more seldom already, is left as it is.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._entered = 0
        self._before: tuple[int, int, int] | None = None

    def __enter__(self) -> None:
        with self._lock:
            self._entered += 1
            if self._entered == 1:
                usual = gc.get_threshold()
                if 0 < usual[0] < SELDOM:
                    self._before = usual
                    gc.set_threshold(SELDOM, *usual[1:])

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._entered -= 1
            if self._entered == 0 and self._before is not None:
                gc.set_threshold(*self._before)
                self._before = None


#: The one for this process.
SELDOM_COLLECTED: Final = Seldom()
