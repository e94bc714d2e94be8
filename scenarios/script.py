"""Plays what a scenario writes down: each line of play answers the decision that is open.

Some things may be left out unless the scenario is `strict`, since people at a table leave them out too: a choice with
one option, how a cost is paid and what chance does (every way is followed), and a React Step that nobody mentions (it
is ended, and the ruling says so). All else that does not fit is an error with the decision and its options.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import engine
from scenarios.build import Table
from scenarios.defaults import Touch
from scenarios.errors import UnplayableScenario
from scenarios.language.moves import Move
from scenarios.language.yaml_source import Path
from scenarios.line import Line
from scenarios.names import WHO, Unclear
from scenarios.options import answers, host_option, option_for, right_die, spell

NAMES_OF_DECISIONS = {
    "main": "an action in the Main Phase",
    "react": "a reaction in the React Step",
    "pay": "how to pay",
    "steal": "which Gig to steal",
    "fixer-die": "which die to roll in",
    "host": "whom to equip the Gear to",
    "roll": "what the die shows",
}
_SHOWN_OPTIONS = 12


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that the rules forbid on every line: where it is written, and every refusal."""

    path: Path
    player: int
    move: Move
    refusals: tuple[engine.Refusal, ...]
    line: Line


class Misfit(Exception):
    """A move that does not answer what is asked; the message says what would."""


def play_move(
    table: Table, lines: Sequence[Line], player: int, move: Move, path: Path
) -> list[Line] | Refused:
    """The lines after `move`, or the refusals where no line allows it. Uses `lines` up.

    Raises `UnplayableScenario` when it fits no line.
    """
    after: list[Line] = []
    refused: Refused | None = None
    misfit: str | None = None
    for line in lines:
        try:
            for ready in reach(table, line, player, move):
                option = _option(table, ready, player, move)
                host = host_option(ready.game.state, table.names, player, move)
                refusals = refusals_of(ready, player, option, host)
                if refusals:
                    refused = refused or Refused(path, player, move, tuple(refusals), ready)
                    continue
                ready.send(option)
                ready.host = host or ready.host
                after.append(ready)
        except (Misfit, Unclear) as error:
            misfit = misfit or str(error)
    if after:
        return after
    if refused is not None:
        return refused
    raise UnplayableScenario.at(
        table.source.place(path), f"`{WHO[player]}: {move.text()}`: {misfit or 'no line of play leads here'}"
    )


def refusals_of(
    line: Line, player: int, option: engine.Option, host: engine.Option | None
) -> list[engine.Refusal]:
    """Why an option is not legal on a line, and why the host that is named with it is none. The line stays as it is."""
    refusals = line.game.why_not(option, player)
    if refusals or host is None:
        return refusals
    ahead = line.twin()
    ahead.send(option)
    while ahead.game.decision is not None and ahead.game.decision.kind == "pay":
        ahead.send(ahead.game.decision.options()[0])
    return ahead.game.why_not(host, player)


def reach(table: Table, line: Line, player: int, move: Move) -> Iterator[Line]:
    """The lines on which `move` answers the open decision, past what may be left out. Raises `Misfit`."""
    stack = [line]
    misfit: Misfit | None = None
    reached = False
    while stack:
        line = stack.pop()
        decision = line.game.decision
        if decision is not None and answers(decision, player, move):
            reached = True
            yield line
            continue
        skipped = None if decision is None else past(table, line, decision, player)
        if skipped is None:
            misfit = misfit or Misfit(_not_asked(table, line, player))
        else:
            stack.extend(reversed(skipped))
    if misfit is not None and not reached:
        raise misfit


def past(table: Table, line: Line, decision: engine.Decision, player: int | None) -> list[Line] | None:
    """The lines after a decision that the play may leave out, None where it may not.

    `player` is whose move comes next: a React Step of the other player ends in silence.
    """
    options = decision.options()
    if decision.kind == "host" and line.host is not None:
        return line.branch()
    if len(options) == 1 and decision.kind not in ("main", "react"):
        line.send(options[0])
        return [line]
    if table.scenario.strict:
        return None
    if decision.kind == "pay" or decision.player == engine.CHANCE:
        return line.branch()
    if decision.kind == "react" and player is not None and decision.player != player:
        line.touch(Touch(decision.player, "reactions"))
        line.send(("end-react",))
        return [line]
    return None


def _option(table: Table, line: Line, player: int, move: Move) -> engine.Option:
    if move.roll is not None:
        if not right_die(line.game, move.roll.die):
            raise Misfit(f"it is not the {move.roll.die} that is rolled; {describe(table, line)}")
        option: engine.Option = ("roll", move.roll.value)
        if line.game.why_not(option, player):
            raise Misfit(f"a {move.roll.die} does not show {move.roll.value}")
        return option
    return option_for(line.game, table.names, player, move)


def _not_asked(table: Table, line: Line, player: int) -> str:
    if line.game.decision is None:
        return f"the game is over ({line.game.outcome.reason if line.game.outcome else 'ended'}); no move follows"
    decision = line.game.decision
    if decision.player != player:
        return f"it is not for {WHO[player]} to move now; {describe(table, line)}"
    return f"this does not answer what is asked; {describe(table, line)}"


def describe(table: Table, line: Line) -> str:
    """The open decision and its options, for messages."""
    decision = line.game.decision
    if decision is None:
        return "the game is over"
    who = ("you choose", "the Rival chooses", "chance decides")[decision.player]
    options = decision.options()
    if decision.player == engine.CHANCE and isinstance(decision.about, engine.Die):
        shown = f"`chance: {decision.about.label} = 1` to {decision.about.sides}"
    else:
        state = line.game.state
        listed = [f"`{spell(option, state, table.names)}`" for option in options[:_SHOWN_OPTIONS]]
        shown = ", ".join(listed) + (
            f" and {len(options) - _SHOWN_OPTIONS} more" if len(options) > _SHOWN_OPTIONS else ""
        )
    what = NAMES_OF_DECISIONS.get(decision.kind, decision.kind)
    return f"{who} {what}: {shown}"
