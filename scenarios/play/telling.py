"""What a line of play comes to when it is told: events, steps for people, what was looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import engine
from scenarios.ruling import Step
from scenarios.table.names import Person

#: Card texts, each by its card and the ability where it is one of several.
Sources: TypeAlias = list[tuple[engine.CardFacts, object | None]]
#: The rules by which card texts had no part in something, and the texts.
Idle: TypeAlias = tuple[tuple[str, ...], Sources]


class Choice(NamedTuple):
    """A choice that was made: whose, in words, and the rules that asked."""

    by: Person
    text: str
    keys: tuple[str, ...]


class Telling(NamedTuple):
    """A line of play told: the events, and those at which a watched value changed; choices and events as they came.

    ordered: the rules by which somebody chose an order of pending effects. unknown: the uids of unknown cards that were
    looked at. outcome_of: for the id of an event the card texts whose outcome it is. idle_at: likewise why others had
    no part in it, and which. end: the game as it is at the end; it stands there until a line that goes on from here is
    told. write: writes the course as steps for people.
    """

    events: Sequence[engine.Event] = ()
    changed: Sequence[engine.Event] = ()
    course: Sequence[Choice | engine.Event] = ()
    ordered: Sequence[str] = ()
    unknown: Sequence[int] = ()
    outcome_of: dict[int, Sources] | None = None
    idle_at: dict[int, Idle] | None = None
    end: Callable[[], engine.Game] | None = None
    write: Callable[[Sequence[Choice | engine.Event]], list[Step]] | None = None

    @property
    def choices(self) -> list[str]:
        """The choices, each with who made it."""
        return [f"{made.by}: {made.text}" for made in self.course if isinstance(made, Choice)]

    @property
    def steps(self) -> list[Step]:
        """The steps for people; they are put into words where they are wanted."""
        return self.write(self.course) if self.write is not None else []

    @property
    def game(self) -> engine.Game:
        """The game as it is at the end."""
        assert self.end is not None, "nothing is told where only verdicts are wanted"
        return self.end()

    def texts(self, event: engine.Event) -> Sources:
        """The card texts whose outcome an event is."""
        return (self.outcome_of or {}).get(id(event), [])

    def idle(self, event: engine.Event) -> Idle:
        """Why card texts in force had no part in an event, and which they are."""
        return (self.idle_at or {}).get(id(event), ((), []))
