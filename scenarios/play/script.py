"""Plays what a scenario writes down: each line of play answers the decision that is open.

Some things may be left out unless the scenario is `strict`, since people at a table leave them out too: a choice with
one option, how a cost is paid, which die is rolled in and what chance does (every way is followed), and a React Step
that nobody mentions (it is ended, and the ruling says so). All else that does not fit is an error with the decision
and its options.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import engine
from scenarios.asking.budget import Budget, OutOfTime
from scenarios.errors import UnplayableScenario
from scenarios.language.moves import Move
from scenarios.language.yaml_source import Path
from scenarios.play.answering import as_asked, names_the_only, set_like_another
from scenarios.play.implied import NAMES_A_VALUE, NO, YES, fits_after_no, implied, is_instead, is_no_choice
from scenarios.play.line import Line
from scenarios.play.moving import Misfit, judge, make
from scenarios.play.options import ACTION_VERBS, answers
from scenarios.play.wording import describe
from scenarios.table.defaults import Touch
from scenarios.table.names import WHO, Unclear
from scenarios.table.table import Table

MOST_LEFT_OUT: Final = 12
"""How many choices in a row a move may leave out before it is taken to mean another one."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that the rules forbid on every line: where it is written, and every refusal."""

    path: Path
    player: int
    move: Move
    refusals: tuple[engine.Refusal, ...]
    line: Line


def play_move(
    table: Table, lines: Sequence[Line], player: int, move: Move, path: Path, budget: Budget | None = None
) -> list[Line] | Refused:
    """The lines after `move`, or the refusals where no line allows it. Uses `lines` up.

    Raises `UnplayableScenario` when it fits no line, `OutOfTime` when there are too many lines for the budget.
    """
    after: list[Line] = []
    refused: Refused | None = None
    misfit: str | None = None
    for line in lines:
        if budget is not None and budget.late():
            raise OutOfTime
        before, line.mark = line.mark, line.game.state.recorded
        if (resolved := _has_resolved(table, line, player, move, before)) is not None:
            after.append(resolved)
            continue
        try:
            reached = list(reach(table, line, player, move))
        except Misfit as error:
            misfit = misfit or str(error)
            continue
        for ready, meant in reached:
            try:
                made, refusals = _made(table, ready, player, meant)
            except (Misfit, Unclear) as error:
                misfit = misfit or str(error)
                continue
            after += made
            if refusals and not made:
                refused = refused or Refused(path, player, move, tuple(refusals), ready)
    if after:
        return after
    if refused is not None:
        return refused
    raise UnplayableScenario.at(
        table.source.place(path), f"`{WHO[player]}: {move.text()}`: {misfit or 'no line of play leads here'}"
    )


def _has_resolved(table: Table, line: Line, player: int, move: Move, since: int) -> Line | None:
    """The line where the effect that a move says to resolve did so unasked after event `since`, being the only one.

    That may take the end of a React Step that nobody mentions. None where the effect did not.
    """
    said = move.resolve.card if move.resolve is not None else (move.order or ("",))[0]
    if not said or len(move.order or (said,)) > 1:
        return None
    decision = line.game.decision
    if decision is not None and decision.kind == "react":
        skipped = past(table, line.twin(), decision, player, chooses=True) or [line]
        line = skipped[0]
    state = line.game.state
    if line.game.decision is not None and line.game.decision.kind in ("order-pending", "order"):
        return None
    resolved = {
        event.source.uid
        for event in state.events(since)
        if event.kind == "resolving" and event.source is not None
    }
    try:
        card = table.names.card(said, state, player=player, prefer=lambda c: c.uid in resolved)
    except Unclear:
        return None
    return line if card.uid in resolved else None


def _made(table: Table, line: Line, player: int, move: Move) -> tuple[list[Line], Sequence[engine.Refusal]]:
    """The lines after a move where it is legal, here or past what may be left out; and what forbids it here.

    Raises `Unclear`, and `Misfit`, where it is neither.
    """
    try:
        refusals = make(table.names, line, player, move)
    except (Misfit, Unclear):
        further = onward(table, line, player, move)
        if not further:
            raise
        refusals = []
    else:
        if not refusals:
            return [line], ()
        further = onward(table, line, player, move)
    for there, meant in further:
        make(table.names, there, player, meant)
    return [there for there, _ in further], refusals


def reach(table: Table, line: Line, player: int, move: Move) -> Iterator[tuple[Line, Move]]:
    """The lines on which `move` answers the open decision, past what may be left out, and as what it does.

    Raises `Misfit`.
    """
    stack = [line]
    misfit: Misfit | None = None
    reached = False
    while stack:
        line = stack.pop()
        decision = line.game.decision
        planned = line.planned_option()
        if planned is not None:
            line.send(planned)
            stack.append(line)
            continue
        if decision is not None and answers(decision, player, move):
            reached = True
            yield line, move
            continue
        named = names_the_only(table.names, line, player, move)
        if named is not None:
            reached = True
            yield line, named
            continue
        chooses = move.verb not in ACTION_VERBS
        skipped = None if decision is None else past(table, line, decision, player, chooses=chooses)
        if skipped is not None:
            stack.extend(reversed(skipped))
            continue
        copied = set_like_another(table.names, line, player, move)
        if copied is not None:
            reached = True
            yield line, copied
            continue
        option = implied(table, line, player, move)
        if option == YES and is_instead(line) and fits_after_no(table, line, player, move):
            # What is asked is which of two effects, and the move answers what both of them ask next.
            other_way = line.twin()
            other_way.send(NO)
            line.send(YES)
            stack += [other_way, line]
            continue
        further = onward(table, line, player, move) if option is not None else []
        if option is not None and move.verb in NAMES_A_VALUE:
            line.send(option)
            stack.append(line)
        elif further:
            reached = True
            yield from further
        elif (other := as_asked(table.names, line, player, move)) is not None:
            reached = True
            yield from reach(table, line, player, other)
        else:
            misfit = misfit or Misfit(_not_asked(table, line, player))
    if misfit is not None and not reached:
        raise misfit


def onward(
    table: Table, line: Line, player: int, move: Move, left: int = MOST_LEFT_OUT
) -> list[tuple[Line, Move]]:
    """The lines past a choice that may be left out, where `move` does not fit that choice and is legal further on.

    Each with the move as what it does there. Empty where it is not. People leave out a choice with one option, and name
    what is chosen next.
    """
    decision = line.game.decision
    if left == 0 or decision is None:
        return []
    option = implied(table, line, player, move)
    if option is None and len(line.options()) > 1 and not is_no_choice(line.game):
        return []
    found: list[tuple[Line, Move]] = []
    twin = line.twin()
    if option is not None:
        twin.send(option)
    for ahead in [twin] if option is not None else past(table, twin, decision, player) or ():
        try:
            reached = list(reach(table, ahead, player, move))
        except Misfit:
            continue
        for ready, meant in reached:
            try:
                fits = not judge(table.names, ready, player, meant)[0]
            except (Misfit, Unclear):
                fits = False
            found += [(ready, meant)] if fits else onward(table, ready, player, move, left - 1)
    return found


def past(
    table: Table, line: Line, decision: engine.Decision, player: int | None, *, chooses: bool = False
) -> list[Line] | None:
    """The lines after a decision that the play may leave out, None where it may not.

    `player` is whose move comes next: a React Step of the other player ends in silence, and of that player, too, where
    the move only answers what is asked later (`chooses`).
    """
    options = line.options()
    if not options:
        # What follows here is followed on another line, where the same is chosen in another order.
        return []
    if len(options) == 1 and decision.kind not in ("main", "react"):
        line.send(options[0])
        return [line]
    if table.scenario.strict:
        return None
    if decision.kind in ("pay", "fixer-die") or decision.player == engine.CHANCE or is_no_choice(line.game):
        return line.branch()
    if decision.kind == "react" and player is not None and (chooses or decision.player != player):
        line.touch(Touch(decision.player, "reactions"))
        line.send(("end-react",))
        return [line]
    return None


def _not_asked(table: Table, line: Line, player: int) -> str:
    game = line.game
    if game.decision is None:
        return f"the game is over ({game.outcome.reason if game.outcome else 'ended'}); no move follows"
    if game.decision.player != player:
        return f"it is not for {WHO[player]} to move now; {describe(game, table.names)}"
    return f"this does not answer what is asked; {describe(game, table.names)}"
