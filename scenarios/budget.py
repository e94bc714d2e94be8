"""How much of the open choices is followed, and whether it was enough."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic

from scenarios.language.model import Limits


@dataclass(slots=True)
class Budget:
    """Counts lines and watches depth and time for one question; `spent` names the bound that was reached first."""

    limits: Limits
    lines: int = 0
    spent: str | None = None
    _until: float = field(init=False)

    def __post_init__(self) -> None:
        self._until = monotonic() + self.limits.seconds

    def allows(self, depth: int) -> bool:
        """Whether one more position may be looked at, `depth` choices after the play that is written down."""
        if self.spent is None:
            if self.lines >= self.limits.lines:
                self.spent = f"{self.limits.lines} lines"
            elif monotonic() > self._until:
                self.spent = f"{self.limits.seconds:g} seconds"
        if self.spent is not None:
            return False
        if depth > self.limits.depth:
            self.spent = f"{self.limits.depth} choices on one line"
            return False
        return True
