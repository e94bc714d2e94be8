"""Makes one move at the decision that is open, or says why it is not legal there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import engine
from engine.effects.feasible import NOTHING
from scenarios.language.moves import Move
from scenarios.play.line import Line, Planned
from scenarios.play.options import (
    ANY_TARGET,
    answers,
    host_option,
    names_all,
    option_for,
    parts,
    right_die,
)
from scenarios.play.wording import describe
from scenarios.table.names import Names

#: Rules about how many pieces are chosen.
HOW_MANY: Final = ("choice.specific-number", "golden.must-resolve", "golden.up-to-includes-zero")


class Misfit(Exception):
    """A move that does not answer what is asked; the message says what would."""


def make(names: Names, line: Line, player: int, move: Move) -> list[engine.Refusal]:
    """Make a move that answers the open decision; the refusals where it is not legal (the line stays as it is then).

    Raises `Unclear`, and `Misfit` where the move names more than is asked for.
    """
    if move.attack is not None and move.attack.target == ANY_TARGET:
        raise Misfit("say what is attacked, a Unit or `gigs`")
    refusals, option = judge(names, line, player, move)
    if refusals:
        return refusals
    asked = _open(line)
    first, *rest = parts(move, asked)
    if move.play is not None or move.order is not None:
        line.planned += tuple(_planned(names, line, player, move))
    line.send(option if option is not None else option_for(line.game, names, player, first))
    for part in rest:
        decision = line.game.decision
        if decision is None or not answers(decision, player, part) or decision.kind != asked.kind:
            raise Misfit(f"fewer can be chosen here; after `{first.text()}` {describe(line.game, names)}")
        option = option_for(line.game, names, player, part)
        refusals = line.game.why_not(option, player)
        if refusals:
            return refusals
        line.send(option)
    decision = line.game.decision
    if names_all(move) and decision is not None and decision.kind == asked.kind and decision.player == player:
        enough: engine.Option = ("done",)
        if enough in decision.options():
            line.send(enough)
    return []


def judge(
    names: Names, line: Line, player: int, move: Move
) -> tuple[list[engine.Refusal], engine.Option | None]:
    """Why a move is not legal at the open decision (empty where it is), and its first option. The line stays as it is.

    Raises `Unclear`, `Misfit`.
    """
    decision = _open(line)
    first, *rest = parts(move, decision)
    option = _option(names, line, player, first)
    refusals = line.game.why_not(option, player)
    host = host_option(line.game.state, names, player, move)
    if refusals or (host is None and not rest):
        return refusals, option
    ahead = line.twin()
    ahead.send(option)
    if host is not None:
        while ahead.game.decision is not None and ahead.game.decision.kind == "pay":
            ahead.send(ahead.game.decision.options()[0])
        return _why_not_on(ahead.game, host, player), option
    for part in rest:
        now = ahead.game.decision
        if now is None or now.kind != decision.kind or not answers(now, player, part):
            return [_too_many(line.game, decision)], option
        chosen = option_for(ahead.game, names, player, part)
        refusals = ahead.game.why_not(chosen, player)
        if refusals:
            return refusals, option
        ahead.send(chosen)
    return [], option


def _too_many(game: engine.Game, decision: engine.Decision) -> engine.Refusal:
    """Why no more may be chosen: a false condition of the effect, then the rules about how many are."""
    newest = game.state.trace[1] if game.state.trace is not None else None
    false = newest is not None and newest.kind == "condition-false" and newest.effect is not None
    how_many = sorted(decision.keys, key=lambda key: key not in HOW_MANY)
    keys = ("condition.false-not-applied", *how_many) if false else tuple(how_many)
    return engine.Refusal(keys, "there are not so many choices to make")


def _why_not_on(game: engine.Game, on: engine.Option, player: int) -> list[engine.Refusal]:
    """Why a card that has just been played can't go to, or be about, the piece that was named with it."""
    decision = game.decision
    if on[0] == "host" or decision is None:
        return game.why_not(on, player)
    if decision.resumable:
        return [engine.Refusal(NOTHING, "it has nothing to choose here")]
    # Where something else is asked first (whether, which of several effects), the choice comes later.
    return game.why_not(on, player) if decision.kind == "choose" and decision.player == player else []


def _open(line: Line) -> engine.Decision:
    decision = line.game.decision
    assert decision is not None
    return decision


def _planned(names: Names, line: Line, player: int, move: Move) -> Iterator[Planned]:
    """The answers that a move gives ahead: the host of a Gear, the later ones of several pending effects."""
    host = host_option(line.game.state, names, player, move)
    if host is not None:
        word = str(host[0])
        yield Planned("host" if word == "host" else "choose", player, int(host[1]), word=word)
    if move.order is None or _open(line).kind != "order-pending":
        return
    sources = [p.source.uid for p in line.game.state.pending if p.controller == player]
    for said in move.order[1:]:
        card = names.card(said, line.game.state, player=player, prefer=lambda c: c.uid in sources)
        yield Planned("order-pending", player, card.uid)


def _option(names: Names, line: Line, player: int, move: Move) -> engine.Option:
    game = line.game
    if move.roll is not None and game.decision is not None and game.decision.kind == "roll":
        if not right_die(game, move.roll.die):
            raise Misfit(f"it is not the {move.roll.die} that is rolled; {describe(game, names)}")
        option: engine.Option = ("roll", move.roll.value)
        if game.why_not(option, player):
            raise Misfit(f"a {move.roll.die} does not show {move.roll.value}")
        return option
    return option_for(game, names, player, move)
