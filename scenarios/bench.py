"""One scenario under the rules of one edition: starting lines, and telling a line of play again from its choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final, Literal

import engine
from scenarios.budget import Budget, Progress
from scenarios.citing import cite, numbers
from scenarios.deciding import OF_PENDING, QUIET, Watch
from scenarios.defaults import Subject, Touch
from scenarios.ends import Ends
from scenarios.happenings import newest_events
from scenarios.line import Line
from scenarios.names import WHO
from scenarios.ruling import STEPS, Citation, Step
from scenarios.table import Table
from scenarios.texts import of_outcome
from scenarios.underway import words_of
from scenarios.wording import spell

_TOUCHED_BY: Final[dict[str, tuple[Subject, ...]]] = {
    "paid": ("eddies",),
    "drew": ("deck",),
    "rolled-in": ("fixer",),
}


def _base(third: str) -> str:
    """`passes` as `pass`, `readies` as `ready`, `draws` as `draw`."""
    if third.endswith("ies"):
        return f"{third[:-3]}y"
    return third[:-2] if third.endswith(("sses", "ches", "shes")) else third[:-1]


#: The verbs of `engine.narrate`, which speaks of every player in the third person.
_VERBS: Final = {
    third: _base(third)
    for third in (
        "activates", "calls", "chooses", "concedes", "declines", "discards", "draws", "ends", "ignores", "looks",
        "passes", "pays", "places", "plays", "readies", "rolls", "searches", "sells", "shows", "shuffles", "spends",
        "steals", "takes", "trashes",
    )
}  # fmt: skip
#: The fields of a `ruling.Step`.
StepData = dict[str, object]

#: Events in which it may matter which card it is.
_SHOWN: Final = frozenset({"discarded", "looked-at", "revealed", "trashed"})
#: Events of which people want to know what the text says.
_QUOTED: Final = frozenset({"activated", "replaced", "resolving"})


def _second_person(sentence: str) -> str:
    """`you plays Psycho Squad` as `you play Psycho Squad`."""
    who, _, rest = sentence.partition(" ")
    verb, space, said = rest.partition(" ")
    return f"{who} {_VERBS[verb]}{space}{said}" if who == "you" and verb in _VERBS else sentence


def _unknown(game: engine.Game, event: engine.Event) -> list[int]:
    """The unknown cards at which an effect looks, so that it may matter which they are."""
    cards = game.state.cards
    if event.kind == "searched":
        deck = game.state.sides[event.player].deck
        return [uid for uid in deck[-(event.amount or 0) :] if cards[uid].facts is engine.UNKNOWN]
    if event.kind in _SHOWN and event.card is not None and event.card.facts is engine.UNKNOWN:
        return [event.card.uid]
    return []


@dataclass(slots=True)
class Telling:
    """A line of play told again: the events, those at which a watched value changed, and the steps as data.

    ordered: the rules by which somebody chose an order of pending effects. unknown: the uids of unknown cards that were
    looked at. game: as it was at the end. outcome_of: for the id of an event the card texts whose outcome it is.
    """

    events: list[engine.Event] = field(default_factory=list[engine.Event])
    changed: list[engine.Event] = field(default_factory=list[engine.Event])
    choices: list[str] = field(default_factory=list[str])
    data: list[StepData] = field(default_factory=list[StepData])
    ordered: list[str] = field(default_factory=list[str])
    unknown: list[int] = field(default_factory=list[int])
    game: engine.Game | None = None
    outcome_of: dict[int, list[tuple[engine.CardFacts, object | None]]] = field(
        default_factory=dict[int, Any]
    )

    @property
    def steps(self) -> list[Step]:
        """The steps for people."""
        return STEPS.validate_python(self.data)


class Bench:
    """Where one scenario is judged by the rules of one edition.

    brief: verdicts and values are wanted only, no line is told and nothing is cited. progress: told now and then how
    many lines have been followed. deadline: when following lines is over, whatever a question may take.
    """

    def __init__(
        self,
        table: Table,
        rules: engine.Ruleset,
        *,
        brief: bool = False,
        progress: Progress | None = None,
        deadline: float = inf,
    ) -> None:
        self.table = table
        self.brief = brief
        self.rules = rules
        self.progress = progress
        self.deadline = deadline
        self.ends = Ends()
        self._told: dict[tuple[engine.Option, ...], Telling] = {}

    @property
    def edition(self) -> str:
        """The edition whose rules are used."""
        return self.rules.edition

    def budget(self) -> Budget:
        """How much may be followed for one question from now on."""
        return Budget(self.table.scenario.limits, self.progress, self.deadline)

    def line(self) -> Line:
        """A line that begins at the position of the scenario."""
        return Line(lambda: self.table.start(self.rules), self.table.apart)

    def tell(
        self,
        choices: Sequence[engine.Option],
        read: Callable[[engine.Game], object] | None = None,
        what: str = "",
    ) -> Telling:
        """Play `choices` again and listen; `read` is the value whose changes are noted, `what` its name."""
        if self.brief:
            return Telling()
        key = tuple(choices)
        known = self._told.get(key)
        if known is not None and read is None:
            return known
        told = Telling()
        quiet = QUIET - {"pending"} if what in OF_PENDING else QUIET
        watch = Watch(read, quiet) if read is not None else None

        def listen(game: engine.Game, event: engine.Event) -> None:
            if watch is not None:
                watch(game)
            told.unknown.extend(_unknown(game, event))
            texts = of_outcome(game, event)
            if texts:
                told.outcome_of[id(event)] = texts

        if watch is not None:
            watch.begin(self.table.before)
        game = told.game = self.table.start(self.rules, listen)
        self._events(told, game, known)
        for option in choices:
            decision = game.decision
            assert decision is not None
            if decision.kind == "order-pending":
                told.ordered.extend(decision.keys)
            if known is None:
                self._choice(told, option, decision, game)
            game.send(option)
            self._events(told, game, known)
        told.changed = watch.changed if watch is not None else []
        if known is not None:
            told.choices, told.data = known.choices, known.data
        self._told.setdefault(key, told)
        return told

    def _events(self, told: Telling, game: engine.Game, known: Telling | None) -> None:
        """Add what has happened since, in the order in which it did."""
        new = newest_events(game.state, len(told.events))
        told.events.extend(new)
        if known is None:
            told.data.extend(self._event(event) for event in new)

    def _choice(
        self, told: Telling, option: engine.Option, decision: engine.Decision, game: engine.Game
    ) -> None:
        text = self.spell(option, game)
        by = WHO[decision.player]
        told.choices.append(f"{by}: {text}")
        told.data.append(self._step(by, "choice", text, decision.keys))

    def _step(self, by: str, kind: Literal["choice", "event"], text: str, keys: tuple[str, ...]) -> StepData:
        """One step of the telling, as data: a ruling checks all of its steps at once."""
        known = self.rules.cites(keys)
        return {"by": by, "kind": kind, "text": text, "keys": known, "numbers": numbers(known, self.edition)}

    def cite(self, keys: Iterable[str], *, most: int | None = None) -> list[Citation]:
        """The citations of `keys` in this edition, the weightiest first."""
        return [] if self.brief else cite(keys, self.edition, most=most)

    def spell(self, option: engine.Option, game: engine.Game) -> str:
        """An option in its short form."""
        return spell(option, game, self.table.names)

    def _event(self, event: engine.Event) -> StepData:
        text = _second_person(engine.narrate(event, self.table.names.title, ("you", "the Rival")))
        if event.kind in _QUOTED and event.effect is not None and event.source is not None:
            text += f": {words_of(event.effect, event.source.facts.type)}"
        return self._step("rules", "event", text, event.keys)

    def touched(self, events: Sequence[engine.Event]) -> set[Touch]:
        """The defaults on which these events rest."""
        found: set[Touch] = set()
        for event in events:
            if event.player in (engine.YOU, engine.RIVAL):
                found.update(Touch(event.player, subject) for subject in _TOUCHED_BY.get(event.kind, ()))
            if event.card is not None:
                found |= self.touched_card(event.card)
        return found

    def touched_card(self, card: engine.Card) -> set[Touch]:
        """The defaults that have to do with one card."""
        if card.uid in self.table.unnamed:
            return {Touch(card.owner, "legends")}
        if card.facts in (engine.UNKNOWN, engine.UNKNOWN_LEGEND):
            return {Touch(card.owner, "unknown")}
        return set()

    def unsupported(self, line: Line) -> engine.CardFacts | None:
        """A card whose text cannot be executed and that this line needs: face-up in play, or played."""
        if not self.table.unread:
            return None
        state = line.game.state
        for uid in sorted(self.table.unread):
            card = state.cards[uid]
            if card.face_up and card.area in ("field", "legends"):
                return card.facts
        played = (event.card for event in state.events() if event.kind == "played" and event.card is not None)
        return next((card.facts for card in played if card.uid in self.table.unread), None)
