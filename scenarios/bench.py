"""One scenario under the rules of one edition: starting lines, and telling a line of play again from its choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import engine
from scenarios.citing import Watch, cite, numbers
from scenarios.defaults import Subject, Touch
from scenarios.line import Line
from scenarios.names import WHO
from scenarios.ruling import Citation, Step
from scenarios.table import Table
from scenarios.wording import spell

_TOUCHED_BY: Final[dict[str, tuple[Subject, ...]]] = {
    "paid": ("eddies",),
    "drew": ("deck",),
    "rolled-in": ("fixer",),
}


#: The verbs of `engine.narrate`, which speaks of every player in the third person.
_VERBS: Final = {
    third: third.removesuffix("es") if third == "passes" else third.removesuffix("s")
    for third in (
        "calls", "chooses", "concedes", "draws", "ends", "passes", "pays", "places", "plays", "rolls", "sells",
        "shows", "shuffles", "steals", "takes",
    )
}  # fmt: skip


def _second_person(sentence: str) -> str:
    """`you plays Psycho Squad` as `you play Psycho Squad`."""
    who, _, rest = sentence.partition(" ")
    verb, space, said = rest.partition(" ")
    return f"{who} {_VERBS[verb]}{space}{said}" if who == "you" and verb in _VERBS else sentence


@dataclass(slots=True)
class Telling:
    """A line of play told again: the events, those at which a watched value changed, and the steps for people."""

    events: list[engine.Event] = field(default_factory=list[engine.Event])
    changed: list[engine.Event] = field(default_factory=list[engine.Event])
    choices: list[str] = field(default_factory=list[str])
    steps: list[Step] = field(default_factory=list[Step])


class Bench:
    """Where one scenario is judged by the rules of one edition."""

    def __init__(self, table: Table, rules: engine.Ruleset, *, brief: bool = False) -> None:
        """`brief`: verdicts and values are wanted only, no line is told and nothing is cited."""
        self.table = table
        self.brief = brief
        self.rules = rules

    @property
    def edition(self) -> str:
        """The edition whose rules are used."""
        return self.rules.edition

    def line(self) -> Line:
        """A line that begins at the position of the scenario."""
        return Line(lambda: self.table.start(self.rules), self.table.apart)

    def tell(
        self, choices: Sequence[engine.Option], read: Callable[[engine.Game], object] | None = None
    ) -> Telling:
        """Play `choices` again and listen; `read` is the value whose changes are noted."""
        told = Telling()
        if self.brief:
            return told
        watch = Watch(read or (lambda _: None))

        def listen(game: engine.Game, event: engine.Event) -> None:
            watch(game, event)
            told.events.append(event)
            told.steps.append(self._event(event))

        watch.begin(self.table.before)
        game = self.table.start(self.rules, listen)
        for option in choices:
            decision = game.decision
            assert decision is not None
            text = self.spell(option, game)
            by = WHO[decision.player]
            told.choices.append(f"{by}: {text}")
            told.steps.append(
                Step(
                    by=by,
                    kind="choice",
                    text=text,
                    keys=list(decision.keys),
                    numbers=numbers(decision.keys, self.edition),
                )
            )
            game.send(option)
        told.changed = watch.changed
        return told

    def cite(self, keys: Iterable[str], *, most: int | None = None) -> list[Citation]:
        """The citations of `keys` in this edition, the weightiest first."""
        return [] if self.brief else cite(keys, self.edition, most=most)

    def spell(self, option: engine.Option, game: engine.Game) -> str:
        """An option in its short form."""
        return spell(option, game, self.table.names)

    def _event(self, event: engine.Event) -> Step:
        keys = list(event.keys)
        return Step(
            by="rules",
            kind="event",
            text=_second_person(engine.narrate(event, self.table.names.title, ("you", "the Rival"))),
            keys=keys,
            numbers=numbers(keys, self.edition),
        )

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
