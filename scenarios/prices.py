"""What the moves that a scenario writes down cost, for the Eddies of a player of whom it says nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import engine
from scenarios.language.model import Scenario
from scenarios.language.moves import Move
from scenarios.names import WHO

CALL = 1


def price_of_moves(scenario: Scenario, player: int, pieces: Sequence[tuple[str | None, engine.Piece]]) -> int:
    """What all moves of a player cost together. `pieces`: each piece with its `as` name."""
    return sum(_price(move, pieces) for move in written_moves(scenario, player))


def written_moves(scenario: Scenario, player: int) -> Iterable[Move]:
    """Every move that a scenario writes down for a player: in `play`, and in questions about a move."""
    who = WHO[player]
    questions = list(scenario.ask)
    for line in scenario.play:
        move: Move | None = getattr(line, who)
        if move is not None:
            yield move
        questions.extend(line.ask or ())
    for question in questions:
        claim = question.legal or question.forced
        if claim is not None and claim.player == who:
            yield claim.move


def _price(move: Move, pieces: Sequence[tuple[str | None, engine.Piece]]) -> int:
    if move.call is not None:
        return CALL
    name = move.play.card if move.play is not None else move.go_solo
    fitting = [piece for alias, piece in pieces if name in (alias, piece.label, piece.facts.id)]
    return max((piece.facts.cost or 0 for piece in fitting), default=0) if name is not None else 0
