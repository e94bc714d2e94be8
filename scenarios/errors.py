"""What can be wrong with a scenario, as exceptions whose message names the place and the way out.

    ScenarioError                what was asked cannot be read or cannot be played as written
    ├── UnreadableScenario       no such file, or neither YAML nor JSON
    ├── InvalidScenario          unknown keys or cards, wrong values, an illegal position; lists all problems
    ├── UnplayableScenario       a line of play that nobody asked for, by the wrong player, after the end, or left out
    ├── InvalidCards             a file of cards that cannot be read or says what no card can; lists all problems
    └── InvalidCardQuery         a search for cards that cannot be read; names the character

A move that the rules forbid is no error: it gives a ruling with the verdict `illegal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: where it stands (`file:line`) and what to change."""

    place: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class ScenarioError(Exception):
    """The root of what this package raises: the input is at fault, and nothing was written or half done.

    `problems` holds every problem that was found, in the order of the text.
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    @classmethod
    def at(cls, place: str, message: str) -> Self:
        """An error of this class with a single problem."""
        return cls([Problem(place, message)])


class UnreadableScenario(ScenarioError):
    """The text could not be opened, or is neither YAML nor JSON."""


class InvalidScenario(ScenarioError):
    """The description says something that the language or the rules of the game do not allow."""


class UnplayableScenario(ScenarioError):
    """The play does not fit what the game asks, so there is nothing to rule on."""


class InvalidCards(ScenarioError):
    """A file of cards cannot be read, or says of a card what no card can be; nothing of it was stored."""


class InvalidCardQuery(ScenarioError):
    """A search for cards cannot be read."""
