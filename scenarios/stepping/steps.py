"""Playing a position step by step. A position is a value: a step gives a new one and leaves the old one as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pydantic import ValidationError

import engine
from scenarios.errors import UnplayableScenario, UnreadableScenario
from scenarios.language.moves import Move, read_move
from scenarios.play.moving import Misfit, make
from scenarios.play.options import answers
from scenarios.play.wording import describe
from scenarios.reasons.citing import numbers
from scenarios.reasons.weights import refusal_keys
from scenarios.stepping.asking import ask
from scenarios.stepping.moment import MOST, Branch, Moment, moment_of
from scenarios.stepping.position import dump, holds_position, load, unwrapped
from scenarios.stepping.standing import Standing, begin, resume
from scenarios.table.names import PLAYERS, WHO, Unclear

_BY: Final = tuple(f"{who}:" for who in WHO)


def start(scenario: str, *, source: str = "<text>", edition: str | None = None) -> Moment:
    """Where the play of a scenario, written as YAML or JSON, has led. Raises `ScenarioError`."""
    return moment_of(begin(scenario, source, edition))


def look(position: str) -> Moment:
    """The moment of a position. Raises `ScenarioError`, like all that take one."""
    return moment_of(_at(position))


def choose(position: str, move: str) -> Moment:
    """Make a move: one of the moment's options, or a move in any form that scenarios know (`you: ...` or without).

    Raises `UnplayableScenario` with every reason where the move is not legal, and with what is asked where it is no
    answer to that.
    """
    standing = _at(position)
    _choose(standing, move)
    return moment_of(standing)


def undo(position: str, steps: int = 1) -> Moment:
    """Take the last choices back, those that the scenario's play has made too. Raises `UnplayableScenario`."""
    return moment_of(_undone(_at(position), steps))


def branch(position: str) -> list[Branch]:
    """Every way to go on, the first sixty of them, each as a position of its own."""
    return _branches(_at(position))


def _branches(standing: Standing) -> list[Branch]:
    decision = standing.game.decision
    found: list[Branch] = []
    for option in decision.options()[:MOST] if decision is not None else ():
        way = Standing(standing.scenario, standing.bench, standing.line.twin())
        text = way.spell(option)
        way.line.send(option)
        found.append(Branch(choice=text, position=dump(way.position())))
    return found


def step(
    text: str,
    *,
    source: str = "<text>",
    edition: str | None = None,
    undo: int = 0,
    choices: Sequence[str] = (),
    questions: Sequence[str] = (),
    branch: bool = False,
) -> Moment:
    """Do several things at once: start from a scenario or position, undo, choose, and ask about where that leads.

    `edition` is for a scenario; a position has its own. `branch` adds every way to go on. Raises `ScenarioError`.
    """
    text = unwrapped(text)
    if holds_position(text):
        if edition is not None:
            raise UnreadableScenario.at(source, "a position has its edition; start again from the scenario")
        standing = resume(load(text, source), source)
    else:
        standing = begin(text, source, edition)
    if undo:
        standing = _undone(standing, undo)
    for move in choices:
        _choose(standing, move)
    answered = [ask(standing, question) for question in questions]
    return moment_of(standing, answered, _branches(standing) if branch else None)


def _at(position: str) -> Standing:
    return resume(load(position))


def _undone(standing: Standing, steps: int) -> Standing:
    choices = standing.line.choices
    if not 0 <= steps <= len(choices):
        made = "only 1 choice has" if len(choices) == 1 else f"only {len(choices)} choices have"
        raise UnplayableScenario.at(f"undo {steps}", f"{made} been made")
    line = standing.bench.line()
    for option in choices[: len(choices) - steps]:
        line.send(option)
    return Standing(standing.scenario, standing.bench, line)


def _choose(standing: Standing, said: str) -> None:
    """Make one move on the line of `standing`, which forgets its notes."""
    decision = standing.game.decision
    if decision is None:
        raise UnplayableScenario.at(f"`{said}`", "the game is over; undo to choose again")
    player, text = _split(said, decision.player)
    standing.notes = []
    if player == decision.player:
        listed = next((option for option in decision.options() if standing.spell(option) == text), None)
        if listed is not None:
            standing.line.send(listed)
            return
    move = _read(said, text)
    names = standing.table.names
    if not answers(decision, player, move):
        whose = "" if player == decision.player else f"it is not for {WHO[player]} to move now; "
        raise UnplayableScenario.at(f"`{said}`", f"{whose}{describe(standing.game, names)}")
    line = standing.line.twin()
    try:
        refusals = make(names, line, player, move)
    except (Misfit, Unclear) as error:
        raise UnplayableScenario.at(f"`{said}`", str(error)) from None
    if refusals:
        raise UnplayableScenario.at(f"`{said}`", f"not legal: {_reasons(refusals, standing.bench.edition)}")
    standing.line = line


def _split(said: str, player: int) -> tuple[int, str]:
    """`you: pass` as (0, "pass"); without a player it is whoever has to choose."""
    text = said.strip()
    for who, prefix in zip(WHO, _BY, strict=True):
        if text.lower().startswith(prefix):
            return PLAYERS.get(who, engine.CHANCE), text[len(prefix) :].strip()
    return player, text


def _read(said: str, text: str) -> Move:
    try:
        return Move.model_validate(read_move(text))
    except ValidationError as error:
        reasons = "; ".join(str(found.get("ctx", {}).get("error", found["msg"])) for found in error.errors())
    except ValueError as error:
        reasons = str(error)
    raise UnreadableScenario.at(f"`{said}`", reasons)


def _reasons(refusals: Sequence[engine.Refusal], edition: str) -> str:
    words = "; ".join(dict.fromkeys(refusal.reason for refusal in refusals))
    cited = ", ".join(numbers(refusal_keys(refusals, edition), edition))
    return f"{words} (rules {cited})" if cited else words
