"""One scenario under the rules of one edition: starting lines, and telling a line of play again from its choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final

import engine
from scenarios.asking.budget import Budget, Progress
from scenarios.asking.ends import Ends
from scenarios.language.questions import Value
from scenarios.play.alike import Apart
from scenarios.play.line import Line
from scenarios.play.payments import alike_payers
from scenarios.play.telling import Telling
from scenarios.play.trail import Trail, Watched, watched
from scenarios.play.wording import spell
from scenarios.reasons.citing import cite
from scenarios.ruling import Citation
from scenarios.table.defaults import Subject, Touch
from scenarios.table.table import Table
from scenarios.values.again import Reader, reader

_TOUCHED_BY: Final[dict[str, Subject]] = {
    "paid": "eddies",
    "drew": "deck",
    "rolled-in": "fixer",
    "turn-ended": "overtime",
}

#: Cards of which nobody knows which they are.
_BLANK: Final = (engine.UNKNOWN, engine.UNKNOWN_LEGEND)


class Bench:
    """Where one scenario is judged by the rules of one edition.

    brief: verdicts and values are wanted only, no line is told and nothing is cited. progress: told now and then how
    many lines have been followed. deadline: when following lines is over, whatever a question may take.
    every_payment_of: the players of whom each way to pay is followed, also where nothing seems to tell which it was.
    """

    def __init__(
        self,
        table: Table,
        rules: engine.Ruleset,
        *,
        brief: bool = False,
        progress: Progress | None = None,
        deadline: float = inf,
        every_payment_of: frozenset[int] = frozenset(),
    ) -> None:
        self.table = table
        self.brief = brief
        self.rules = rules
        self.progress = progress
        self.deadline = deadline
        self.ends = Ends()
        self._apart = Apart(table.apart, lambda: alike_payers(table) - every_payment_of)
        self._trails: list[Trail] = []
        # Every value of the scenario is watched from the start, so that a line is played once for all of them.
        self._readers: dict[Watched, Reader] = {}
        if not brief:
            scenario = table.scenario
            written = (question for line in scenario.play for question in line.ask or ())
            for value in (value for question in (*written, *scenario.ask) for value in question.values):
                self._watch(value, 0)

    @property
    def edition(self) -> str:
        """The edition whose rules are used."""
        return self.rules.edition

    def budget(self) -> Budget:
        """How much may be followed for one question from now on."""
        return Budget(self.table.scenario.limits, self.progress, self.deadline)

    def line(self) -> Line:
        """A line that begins at the position of the scenario."""
        return Line(lambda: self.table.start(self.rules), self._apart)

    def told_line(self) -> Line:
        """A line like `line`, that is told while it is played; what begins as it does need not be played again."""
        if self.brief:
            return self.line()
        trail = Trail(self.table, self.rules, self._readers.copy())
        self._trails.append(trail)
        return Line(lambda: self.table.start(self.rules), self._apart, trail)

    def tell(
        self,
        choices: Sequence[engine.Option],
        value: Value | None = None,
        since: int = 0,
        *,
        halted: bool = False,
    ) -> Telling:
        """Play `choices` and listen; with the changes of `value`, for which the first `since` events do not count.

        halted: whether the last of them ends a turn, and the next is not to begin.
        """
        if self.brief:
            return Telling()
        line = tuple(choices)
        key = None if value is None else self._watch(value, since)
        trail = next((trail for trail in self._trails if trail.fits(line, key, halted=halted)), None)
        if trail is None:
            trail = Trail(self.table, self.rules, self._readers.copy(), len(line) if halted else None)
            self._trails.insert(0, trail)
        trail.follow(line)
        return trail.telling(len(line), key)

    def _watch(self, value: Value, since: int) -> Watched:
        """Watch a value on every line that is begun from now on."""
        key = watched(value, since)
        if key not in self._readers:
            self._readers[key] = reader(self.table.names, value, key[2])
        return key

    def cite(self, keys: Iterable[str], *, most: int | None = None) -> list[Citation]:
        """The citations of `keys` in this edition, the weightiest first."""
        return [] if self.brief else cite(keys, self.edition, most=most)

    def spell(self, option: engine.Option, game: engine.Game) -> str:
        """An option in its short form."""
        return spell(option, game, self.table.names)

    def touched(self, events: Sequence[engine.Event]) -> set[Touch]:
        """The defaults on which these events rest."""
        found: set[Touch] = set()
        for event in events:
            subject = _TOUCHED_BY.get(event.kind)
            if subject is not None and event.player in (engine.YOU, engine.RIVAL):
                found.add(Touch(event.player, subject))
            card = event.card
            if card is not None and (card.facts in _BLANK or card.uid in self.table.unnamed):
                found |= self.touched_card(card)
        return found

    def touched_card(self, card: engine.Card) -> set[Touch]:
        """The defaults that have to do with one card."""
        if card.uid in self.table.unnamed:
            return {Touch(card.owner, "legends")}
        if card.facts in _BLANK:
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
        # Its text might forbid or change the play itself, so that it is needed while that is still being paid for.
        used = (
            event.card
            for event in state.events()
            if event.kind == "played" or (event.kind == "revealed" and event.note == "play")
        )
        return next((c.facts for c in used if c is not None and c.uid in self.table.unread), None)
