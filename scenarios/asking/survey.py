"""All results that a question has when every open choice is followed, with a shortest line to each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

import engine
from scenarios.asking.explore import follow, stops
from scenarios.language.questions import Question
from scenarios.play.bench import Bench
from scenarios.play.line import Line
from scenarios.play.wording import NAMES_OF_DECISIONS, describe
from scenarios.table.defaults import Touch
from scenarios.table.names import WHO, Person, Unclear
from scenarios.values.readings import Reading

MORE_LINES = 4
"""How many lines besides the shortest are kept where all come to the same."""
#: How many lines are looked at after one that makes the answer certain.
FURTHER: Final = 1_000

Outcome = Reading | bool
"""What a question comes to on one line."""


@dataclass(slots=True)
class Result:
    """One result: a shortest line to it, how many choices of it were written down.

    mark: how many of its first events do not count for what has happened. halted: whether it ends as a turn does.
    """

    choices: tuple[engine.Option, ...]
    written: int
    mark: int
    touched: frozenset[Touch]
    halted: bool = False

    @property
    def followed(self) -> int:
        """How many choices were made after the play that is written down."""
        return len(self.choices) - self.written


@dataclass(slots=True)
class Survey:
    """All results, how many lines and positions were looked at, whether anything was left out, and why.

    others: a few more lines, for what they have in common with the shortest.
    """

    results: dict[Outcome, Result] = field(default_factory=dict[Outcome, Result])
    others: list[Result] = field(default_factory=list[Result])
    lines: int = 0
    merged: int = 0
    unread: engine.CardFacts | None = None
    spent: str | None = None

    @property
    def complete(self) -> bool:
        """Whether every line was followed and read."""
        return self.unread is None and self.spent is None


def survey(
    bench: Bench,
    lines: Sequence[Line],
    question: Question,
    read: Callable[[Line], Outcome],
    mark: Callable[[engine.Game], Hashable] | None = None,
    *,
    settled_by: Outcome | None = None,
) -> Survey:
    """Follow every line from `lines` and read each; `mark` as for `explore.follow`.

    The lines are used up, but where all of them stand already where they are read.

    settled_by: a result after which the answer is certain. Some lines more are looked at, for shorter ones to it.
    """
    found = Survey()
    budget = bench.budget()
    at_end = bool(lines) and lines[0].at_end
    standing = at_end or read_at_once(lines, question)
    base = min((line.written if at_end else len(line.choices) for line in lines), default=0)
    keeping = bench.ends.keeping(lines, question.moment, wanted=not standing)
    stop = stops(question.moment, lines[0].game.state.turn if lines else 0)
    strict = bench.table.scenario.strict
    further = 0
    left_open = partial(_left_open, bench) if strict else None
    followed = follow(lines, stop, budget, mark, left_open, halts=question.moment == "end of turn")
    for line in lines if standing else followed:
        if settled_by in found.results:
            if further == FURTHER:
                budget.spent = f"{FURTHER} lines after the answer was certain"
                break
            further += 1
        found.lines += 1
        keeping.add(line)
        needed = bench.unsupported(line)
        if needed is not None:
            found.unread = found.unread or needed
            continue
        reading = read(line)
        known = found.results.get(reading)
        if known is None or len(line.choices) < len(known.choices):
            found.results[reading] = _result(line, base, question)
            if known is not None and len(found.others) < MORE_LINES:
                found.others.append(known)
        elif len(found.others) < MORE_LINES:
            found.others.append(_result(line, base, question))
        if not keeping.kept and not standing:
            line.close()
    found.spent = budget.spent
    found.merged = budget.merged
    keeping.done(whole=not found.merged and found.spent is None)
    return found


def _result(line: Line, base: int, question: Question) -> Result:
    return Result(line.choices, base, since(line, question), line.touched, line.game.halted)


def read_at_once(lines: Sequence[Line], question: Question) -> bool:
    """Whether every line stands where the question is read, so that none is followed."""
    if not lines:
        return False
    stop = stops(question.moment, lines[0].game.state.turn)
    return all(stop(line.game) for line in lines)


def since(line: Line, question: Question) -> int:
    """How many of a line's first events do not count for what has happened."""
    return line.mark if question.since == "last line" else 0


def _left_open(bench: Bench, line: Line) -> None:
    """A strict scenario writes every choice down. Raises `Unclear`."""
    raise Unclear(
        f"the scenario is strict and leaves a choice open: {describe(line.game, bench.table.names)}"
    )


class Decides(NamedTuple):
    """The choice on which two lines part: whose it is, what is chosen, and the rules that ask."""

    who: Person
    what: str
    keys: tuple[str, ...]


def who_decides(bench: Bench, one: Sequence[engine.Option], other: Sequence[engine.Option]) -> Decides | None:
    """The first choice in which two lines differ; None where one goes on as the other does."""
    game = bench.line().game
    for mine, theirs in zip(one, other, strict=False):
        decision = game.decision
        if decision is None:
            return None
        if mine != theirs:
            what = NAMES_OF_DECISIONS.get(decision.kind, decision.kind)
            return Decides(WHO[decision.player], what, decision.keys)
        game.send(mine)
    return None
