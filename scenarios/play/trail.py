"""A line of play told as it is played: its events, its steps for people, and when the values asked about changed.

A line that goes on from where another ends is told on from there: the questions of a scenario, which mostly ask about
the beginnings of one line, need it played once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import engine
from scenarios.language.questions import Value
from scenarios.play.line import Borrower
from scenarios.play.telling import Choice, Idle, Sources, Telling
from scenarios.play.underway import words_of
from scenarios.play.watching import OF_PENDING, QUIET, Watch
from scenarios.play.wording import spell
from scenarios.reasons.bearing import DECLARED, idle
from scenarios.reasons.citing import numbers
from scenarios.reasons.texts import OUTCOMES, of_outcome
from scenarios.ruling import Step
from scenarios.table.names import WHO, Unclear
from scenarios.table.table import Table
from scenarios.values.again import Reader
from scenarios.values.happenings import is_happening


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
#: Events in which it may matter which card it is.
_SHOWN: Final = frozenset({"discarded", "looked-at", "revealed", "searched", "trashed"})
#: Events of which people want to know what the text says.
_QUOTED: Final = frozenset({"activated", "replaced", "resolving"})

#: A watched value: whose it is, what it is called, and how many of the first events do not count for it.
Watched: TypeAlias = tuple[str | None, str, int]


class _Mark(NamedTuple):
    """How long each list of a trail was at one point."""

    events: int
    ordered: int
    unknown: int
    changed: dict[Watched, int]


def second_person(sentence: str) -> str:
    """`you plays Psycho Squad` as `you play Psycho Squad`."""
    if not sentence.startswith("you "):
        return sentence
    verb, space, said = sentence[4:].partition(" ")
    return f"you {_VERBS[verb]}{space}{said}" if verb in _VERBS else sentence


def _unknown(game: engine.Game, event: engine.Event) -> list[int]:
    """The unknown cards at which an effect looks, so that it may matter which they are."""
    cards = game.state.cards
    if event.kind == "searched":
        deck = game.state.sides[event.player].deck
        return [uid for uid in deck[-(event.amount or 0) :] if cards[uid].facts is engine.UNKNOWN]
    if event.card is not None and event.card.facts is engine.UNKNOWN:
        return [event.card.uid]
    return []


def watched(value: Value, since: int) -> Watched:
    """The key of a value; only for what has happened it matters since when."""
    return (value.of, value.what, since if is_happening(value.what) else 0)


def _or_none(read: Reader) -> Callable[[engine.Game], object]:
    """Reads None where a value names no piece, or several."""

    def reading(game: engine.Game) -> object:
        try:
            return read(game)
        except Unclear:
            return None

    return reading


class Trail:
    """A line of play under way, to which one listens."""

    def __init__(
        self,
        table: Table,
        rules: engine.Ruleset,
        readers: Mapping[Watched, Reader],
        halts_after: int | None = None,
    ) -> None:
        """`readers`: what reads each value that is watched.

        halts_after: how many choices it is played on for at most, where the last of them ends a turn and the
        next does not begin.
        """
        self._halts_after = halts_after
        self._table = table
        self._rules = rules
        self._choices: tuple[engine.Option, ...] = ()
        self._events: list[engine.Event] = []
        self._course: list[Choice | engine.Event] = []
        self._ordered: list[str] = []
        self._unknown: list[int] = []
        self._outcome_of: dict[int, Sources] = {}
        self._idle_at: dict[int, Idle] = {}
        self._watches = {
            key: Watch(_or_none(read), QUIET - {"pending"} if key[1] in OF_PENDING else QUIET)
            for key, read in readers.items()
        }
        for watch in self._watches.values():
            watch.begin(table.before)
        self._told: object = None
        #: Whose game this is as well: it stands elsewhere once this is told on by somebody else.
        self._borrower: Borrower | None = None
        self._game = table.start(rules, self._listen)
        #: After each number of choices.
        self._marks: list[_Mark] = []
        self._take_in()

    def fits(self, choices: tuple[engine.Option, ...], key: Watched | None, *, halted: bool = False) -> bool:
        """Whether this is told of the line of `choices`, or can be told on to its end, and `key` is watched."""
        if (len(choices) if halted else None) != self._halts_after:
            return False
        shorter = min(len(self._choices), len(choices))
        if shorter < len(choices) and self._game.decision is None:
            return False
        return self._choices[:shorter] == choices[:shorter] and (key is None or key in self._watches)

    def lend(self, borrower: Borrower) -> engine.Game:
        """The game, to be played on with `send`, until the borrower is asked to stand elsewhere."""
        self._borrower = borrower
        return self._game

    def returned(self) -> None:
        """The borrower stands elsewhere from now on."""
        self._borrower = None

    def follow(self, choices: tuple[engine.Option, ...]) -> None:
        """Play on to the end of `choices`, with which this line agrees."""
        ahead = choices[len(self._choices) :]
        if ahead and self._borrower is not None:
            self._borrower.part()
        for option in ahead:
            self.send(option)

    def send(self, option: engine.Option) -> None:
        """Make a legal choice, and tell of it."""
        game = self._game
        decision = game.decision
        assert decision is not None
        if decision.kind == "order-pending":
            self._ordered.extend(decision.keys)
        by = WHO[decision.player]
        text = spell(option, game, self._table.names)
        self._course.append(Choice(by, text, self._rules.cites(decision.keys)))
        game.halts = len(self._choices) + 1 == self._halts_after
        game.send(option)
        self._choices += (option,)
        self._take_in()

    def telling(self, length: int, key: Watched | None = None) -> Telling:
        """The first `length` choices of this line told, with the changes of the value that has `key`."""
        mark = self._marks[length]
        # Each choice is a step as each event is.
        return Telling(
            self._events[: mark.events],
            self._watches[key].changed[: mark.changed[key]] if key is not None else (),
            self._course[: mark.events + length],
            self._ordered[: mark.ordered],
            self._unknown[: mark.unknown],
            self._outcome_of,
            self._idle_at,
            lambda: self._at(length),
            self._written,
        )

    def _at(self, length: int) -> engine.Game:
        if length == len(self._choices):
            return self._game
        return self._table.start(self._rules).replay(self._choices[:length])

    def _listen(self, game: engine.Game, event: engine.Event) -> None:
        for watch in self._watches.values():
            watch(game)
        # Most events are of no kind of which anything else is told.
        if event.kind in _SHOWN:
            self._unknown.extend(_unknown(game, event))
        if event.kind in OUTCOMES:
            texts = of_outcome(game, event)
            if texts:
                self._outcome_of[id(event)] = texts
        if event.kind in DECLARED:
            without = idle(game, event)
            if without[0]:
                self._idle_at[id(event)] = without

    def _take_in(self) -> None:
        """Add what has happened since, in the order in which it did."""
        new: list[engine.Event] = []
        newest = node = self._game.state.trace
        while node is not None and node is not self._told:
            node, event = node
            new.append(event)
        self._told = newest
        new.reverse()
        self._events.extend(new)
        self._course.extend(new)
        changed = {key: len(watch.changed) for key, watch in self._watches.items()}
        self._marks.append(_Mark(len(self._events), len(self._ordered), len(self._unknown), changed))

    def _written(self, course: Sequence[Choice | engine.Event]) -> list[Step]:
        """The steps of a telling."""
        return [self._choice(step) if isinstance(step, Choice) else self._event(step) for step in course]

    def _choice(self, made: Choice) -> Step:
        told = numbers(made.keys, self._rules.edition)
        return Step(made.by, "choice", made.text, list(made.keys), list(told))

    def _event(self, event: engine.Event) -> Step:
        text = second_person(engine.narrate(event, self._table.names.title, ("you", "the Rival")))
        if event.kind in _QUOTED and event.effect is not None and event.source is not None:
            text += f": {words_of(event.effect, event.source.facts.type)}"
        keys = self._rules.cites(event.keys)
        told = numbers(keys, self._rules.edition)
        return Step("rules", "event", text, list(keys), list(told))
