"""What a position looks like to somebody who plays it step by step: what is asked, what may be done, what may not."""

from __future__ import annotations

from typing import Final

from pydantic import Field

import engine
from scenarios.explain.board import Board, board_of
from scenarios.play.wording import NAMES_OF_DECISIONS
from scenarios.ruling import Answer, Citation, Step, View
from scenarios.stepping.position import dump
from scenarios.stepping.refusing import NotLegal, not_legal
from scenarios.stepping.standing import Standing
from scenarios.table.names import WHO

#: A shuffle or a value may have hundreds of options; all of them can be chosen, these are listed.
MOST: Final = 60


class Branch(View):
    """One of the ways to go on."""

    choice: str
    position: str = Field(description="The position after that choice")


class Moment(View):
    """A position, with the decision that is open in it."""

    position: str = Field(description="The position as text: hand it back to go on from here")
    title: str
    edition: str
    by: str | None = Field(description="Who has to choose: you, rival or chance; null when the game is over")
    asked: str = Field(description="What is asked, in words")
    keys: list[str] = Field(description="Keys of the rules that ask")
    numbers: list[str] = Field(description="Their numbers in this edition")
    options: list[str] = Field(description="The legal moves; each can be chosen as it stands here")
    more_options: int = Field(description="How many more there are than are listed")
    not_legal: list[NotLegal] = Field(description="Moves that one might think of, and why each is not legal")
    choices: list[str] = Field(description="Everything chosen so far, with who chose it")
    happened: list[Step] = Field(description="What the last choice made happen (or the scenario, before any)")
    board: Board
    notes: list[str] = Field(description="What to know about this position")
    answers: list[Answer] = Field(description="Answers to what was asked of this position")
    branches: list[Branch] = Field(
        default_factory=list[Branch], description="Where asked for: every way to go on, with its position"
    )


def moment_of(
    standing: Standing, answers: list[Answer] | None = None, branches: list[Branch] | None = None
) -> Moment:
    """The moment at which a position stands."""
    bench, game, names = standing.bench, standing.game, standing.table.names
    decision = game.decision
    choices, happened = _told(standing)
    keys = list(decision.keys if decision is not None else game.outcome.keys if game.outcome else ())
    options = [] if decision is None else list(dict.fromkeys(map(standing.spell, decision.options())))
    position = standing.position()
    return Moment(
        position=dump(position),
        title=position.title,
        edition=bench.edition,
        by=None if decision is None else WHO[decision.player],
        asked=_asked(game) if decision is None else _asked_of(standing, decision),
        keys=keys,
        numbers=[citation.number or citation.key for citation in _cite(standing, keys)],
        options=options[:MOST],
        more_options=max(0, len(options) - MOST),
        not_legal=not_legal(standing),
        choices=choices,
        happened=happened,
        board=board_of(game, names),
        notes=standing.notes,
        answers=answers or [],
        branches=branches or [],
    )


def _cite(standing: Standing, keys: list[str]) -> list[Citation]:
    return standing.bench.cite(keys)


def _told(standing: Standing) -> tuple[list[str], list[Step]]:
    """Every choice so far, and the steps since the last one."""
    steps = standing.bench.tell(standing.line.choices).steps
    chosen = [place for place, step in enumerate(steps) if step.kind == "choice"]
    return [f"{steps[place].by}: {steps[place].text}" for place in chosen], steps[
        chosen[-1] if chosen else 0 :
    ]


def _asked(game: engine.Game) -> str:
    outcome = game.outcome
    return f"nothing: the game is over ({outcome.reason if outcome else 'ended'})"


def _asked_of(standing: Standing, decision: engine.Decision) -> str:
    what = NAMES_OF_DECISIONS.get(decision.kind, decision.kind)
    about = decision.about
    if isinstance(about, engine.Card) and decision.kind not in ("main", "react", "pay"):
        what += f" ({standing.table.names.title(about)})"
    return what
