"""What a line of play comes to when it is told: events, steps for people, what was looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import engine
from scenarios.ruling import STEPS, Step

#: The fields of a `ruling.Step`.
StepData = dict[str, object]
#: Card texts, each by its card and the ability where it is one of several.
Sources = list[tuple[engine.CardFacts, object | None]]


@dataclass(frozen=True, slots=True)
class Telling:
    """A line of play told: the events, those at which a watched value changed, and the steps as data.

    ordered: the rules by which somebody chose an order of pending effects. unknown: the uids of unknown cards that were
    looked at. outcome_of: for the id of an event the card texts whose outcome it is. end: the game as it is at the end;
    it stands there until a line that goes on from here is told.
    """

    events: Sequence[engine.Event] = ()
    changed: Sequence[engine.Event] = ()
    choices: list[str] = field(default_factory=list[str])
    data: Sequence[StepData] = ()
    ordered: Sequence[str] = ()
    unknown: Sequence[int] = ()
    outcome_of: dict[int, Sources] | None = None
    end: Callable[[], engine.Game] | None = None

    @property
    def steps(self) -> list[Step]:
        """The steps for people."""
        return STEPS.validate_python(self.data)

    @property
    def game(self) -> engine.Game:
        """The game as it is at the end."""
        assert self.end is not None, "nothing is told where only verdicts are wanted"
        return self.end()

    def texts(self, event: engine.Event) -> Sources:
        """The card texts whose outcome an event is."""
        return (self.outcome_of or {}).get(id(event), [])
