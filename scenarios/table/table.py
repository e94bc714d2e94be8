"""A scenario laid out on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import engine
from scenarios.language.model import Scenario
from scenarios.language.yaml_source import Source
from scenarios.table import defaults
from scenarios.table.names import Names

OnEvent = Callable[[engine.Game, engine.Event], None]


class Start(Protocol):
    """Makes a game that stands at the position of a scenario, at its first decision."""

    def __call__(self, rules: engine.Ruleset, on_event: OnEvent | None = None) -> engine.Game:
        """A new game by these rules; `on_event` is told of every event."""
        ...


@dataclass(slots=True)
class Table:
    """How to start a scenario's game afresh, what its pieces are called, what was assumed.

    unread: the uids of cards whose text the engine cannot execute. unnamed: the uids of Legends that the scenario
    leaves out. apart: the uids of cards that are told apart from cards of the same kind, since each may be asked about.
    before: the position as it is described, to read values from; it is not played. decks: the deck of each player
    that stands under `deck_list`. text: the scenario as JSON.
    """

    scenario: Scenario
    source: Source
    names: Names
    assumptions: tuple[defaults.Assumption, ...]
    unread: frozenset[int]
    unnamed: frozenset[int]
    apart: frozenset[int]
    before: engine.Game
    start: Start
    decks: tuple[engine.Deck | None, engine.Deck | None]
    text: str
