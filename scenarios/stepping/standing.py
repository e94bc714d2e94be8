"""Stands at a position: lays the scenario out and plays the choices again."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Any, Final, cast

import engine
import rules_index
from scenarios.errors import InvalidScenario, UnplayableScenario
from scenarios.language.parse import parse
from scenarios.language.yaml_source import Source, read
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.play.payments import PAYERS
from scenarios.play.script import Refused, play_move
from scenarios.stepping.position import Position
from scenarios.table.build import lay_out
from scenarios.table.table import Table

#: What a scenario is filed under changes nothing in its game, so a position leaves it out.
_FILING: Final = frozenset({"expect", "faq", "note", "opposite", "tags", "tests"})


@dataclass(slots=True)
class Standing:
    """A position with its game: `line` is the line of play that has led here, `notes` what to know about it."""

    scenario: dict[str, Any]
    bench: Bench
    line: Line
    notes: list[str] = field(default_factory=list[str])

    @property
    def table(self) -> Table:
        """The scenario laid out."""
        return self.bench.table

    @property
    def game(self) -> engine.Game:
        """The game as it is here."""
        return self.line.game

    def position(self) -> Position:
        """The position as a value."""
        return Position(self.scenario, self.bench.edition, self.line.choices, _sum_of(self.game))

    def spell(self, option: engine.Option) -> str:
        """An option of the open decision in its short form."""
        return self.bench.spell(option, self.game)


def begin(text: str, source: str, edition: str | None) -> Standing:
    """Stand where the play of a scenario has led; what it leaves open is settled by the first way, and noted.

    Raises `ScenarioError`.
    """
    data = _to_be_played(read(text, source))
    standing = _stand(data, edition)
    lines = [standing.line]
    for index, written in enumerate(standing.table.scenario.play):
        for player, move in enumerate((written.you, written.rival, written.chance)):
            if move is None:
                continue
            path = ("play", index, ("you", "rival", "chance")[player])
            after = play_move(standing.table, lines, player, move, path)
            if isinstance(after, Refused):
                reasons = "; ".join(dict.fromkeys(refusal.reason for refusal in after.refusals))
                place = data.place(path)
                standing.notes.append(f"{place}: `{move.text()}` is not legal here: {reasons}")
                standing.line = after.line
                return standing
            lines = after
    if len(lines) > 1:
        standing.notes.append(
            f"the play leaves {len(lines)} ways open, and the first is taken; undo to take another"
        )
    standing.line = lines[0]
    return standing


def _to_be_played(source: Source) -> Source:
    """The scenario, of which nothing need be asked, and which needs no title, where it is played on."""
    given: Any = source.data
    if not isinstance(given, dict):
        return source
    data: dict[str, Any] = {"title": "A position", **cast("dict[str, Any]", given)}
    if not data.get("ask") and not data.get("play"):
        data["ask"] = [{"value": "turn"}]
    return Source(source.name, data, source.lines)


def resume(position: Position, source: str = "position") -> Standing:
    """Stand at a position again. Raises `UnplayableScenario` where its choices are not played as they were."""
    standing = _stand(Source(source, position.scenario), position.edition)
    for number, option in enumerate(position.choices, start=1):
        try:
            refusals = standing.game.why_not(option)
        except (LookupError, ValueError, TypeError):
            refusals = [engine.Refusal((), "it is none that this version knows")]
        if refusals:
            why = f"its choice {number}, {_plain(option)}, is not legal now: {refusals[0].reason}"
            raise UnplayableScenario.at(source, f"made by another version of the judge; {why}")
        standing.line.send(option)
    if _sum_of(standing.game) != position.check:
        raise UnplayableScenario.at(
            source,
            "made by another version of the judge, which plays these choices in another way; "
            "start again from the scenario",
        )
    return standing


def _stand(source: Source, edition: str | None) -> Standing:
    scenario = parse(source)
    chosen = edition or scenario.edition or rules_index.DEFAULT_EDITION
    if chosen not in rules_index.EDITIONS:
        known = ", ".join(rules_index.EDITIONS)
        raise InvalidScenario.at(source.name, f"there is no edition `{chosen}`; known editions: {known}")
    bench = Bench(lay_out(scenario, source), engine.ruleset(chosen), every_payment_of=PAYERS)
    scenario = {key: value for key, value in source.data.items() if key not in _FILING}
    return Standing(scenario, bench, bench.line())


def _plain(option: engine.Option) -> str:
    return " ".join(map(str, option))


def _sum_of(game: engine.Game) -> str:
    """A sum over everything that has happened and what is asked now."""
    decision = game.decision
    words = [
        f"{event.kind} {event.player} {event.card.uid if event.card else ''} "
        f"{(event.die.number, event.die.value) if event.die else ''} {event.amount} {event.note}"
        for event in game.state.events()
    ]
    words.append(f"{decision.kind} {decision.player}" if decision else "over")
    return f"{zlib.crc32(chr(10).join(words).encode()):08x}"
