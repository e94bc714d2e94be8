"""How a game ends."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: `winner` 0 or 1, None for a tie; the keys of the rules that ended it; the reason in words."""

    winner: int | None
    keys: tuple[str, ...]
    reason: str


class GameOver(Exception):
    """Ends the game at once, in the middle of an effect too. Only `engine.game` catches it."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        super().__init__(outcome.reason)
