"""Errors of the engine.

EngineError
├── UnknownCard          no card of that name in the catalogue (names the nearest)
├── AmbiguousCard        several cards fit the name (lists them)
├── UnknownRuleset       no ruleset for that edition
├── CardTextError        a card's text cannot be read (card, span, what was expected)
├── IllegalPosition      a described position breaks rules of the game (lists every problem)
├── IllegalChoice        a choice that the open decision does not allow (lists every refusal)
├── NoDecision           a choice was sent although the game is over
└── EngineFault          the engine broke one of its own promises: a bug, never the user's doing
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.legality import Refusal


class EngineError(Exception):
    """Root of everything the engine raises on purpose."""


class UnknownCard(EngineError):
    """No card is called that; `nearest` are the ids of the closest ones, best first."""

    def __init__(self, name: str, nearest: Sequence[str] = ()) -> None:
        self.name = name
        self.nearest = tuple(nearest)
        hint = f" Did you mean {', '.join(self.nearest)}?" if self.nearest else ""
        super().__init__(f"There is no card {name!r}.{hint}")


class AmbiguousCard(EngineError):
    """Several cards fit the name; `ids` lists them."""

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        self.name = name
        self.ids = tuple(ids)
        super().__init__(f"{name!r} may be any of {', '.join(self.ids)}. Use one of these ids.")


class UnknownRuleset(EngineError):
    """The engine has no ruleset for that edition."""


class CardTextError(EngineError):
    """A card's text cannot be read as a whole.

    `card` is its id, `text` what was read, `start` and `end` the span of characters that stopped the reading.
    """

    def __init__(self, card: str, text: str, start: int, end: int, expected: str) -> None:
        self.card = card
        self.text = text
        self.start = start
        self.end = end
        self.expected = expected
        super().__init__(f"{card}: cannot read {text[start:end]!r} (characters {start}-{end}): {expected}")


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a described position: where it is, what is wrong, the keys of the rules it breaks."""

    where: str
    message: str
    keys: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.where}: {self.message}"


class IllegalPosition(EngineError):
    """A described position that no game can reach; `problems` holds all of them, not only the first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(map(str, self.problems)))


class IllegalChoice(EngineError):
    """The open decision does not allow this choice; `refusals` says by which rules. Nothing has changed."""

    def __init__(self, option: tuple[object, ...], refusals: Sequence[Refusal]) -> None:
        self.option = option
        self.refusals = tuple(refusals)
        super().__init__(f"{option}: " + "; ".join(r.reason for r in self.refusals))


class NoDecision(EngineError):
    """The game is over: there is nothing left to choose."""


class EngineFault(EngineError):
    """The engine broke a promise of its own. Please report it with the position."""
