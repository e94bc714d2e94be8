"""What the moves that a scenario writes down cost, for the Eddies of a player of whom it says nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import engine
from engine.effects import tree
from scenarios.language.model import Scenario
from scenarios.language.moves import Move
from scenarios.play.underway import nodes
from scenarios.table.called import WORD, printed, split_side, without_accents, words_of
from scenarios.table.names import WHO

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
    if move.activate is not None:
        return max(
            (_asked(piece.facts, tree.Activated) for piece in _named(move.activate.card, pieces)), default=0
        )
    if move.use is not None:
        return max((_asked(piece.facts, _OFFERED) for piece in _named(move.use, pieces)), default=0)
    if move.answer == "yes":
        return max((_asked(piece.facts, _OFFERED) for _, piece in pieces), default=0)
    name = move.play.card if move.play is not None else move.go_solo
    if name is None:
        return 0
    return max((piece.facts.cost or 0 for piece in _named(name, pieces)), default=0)


#: Abilities in which a player may be asked to pay.
_OFFERED: Final = (tree.Triggered, tree.Replacement, tree.AlsoPlayable, tree.Resolve)


def _named(name: str, pieces: Sequence[tuple[str | None, engine.Piece]]) -> list[engine.Piece]:
    plain = split_side(name)[1].partition("#")[0].strip()
    exact = [piece for alias, piece in pieces if plain in (alias, piece.label, piece.facts.id)]
    said = plain.lower()
    words = set(WORD.findall(without_accents(said)))
    return exact or [
        p for _, p in pieces if said in printed(p.facts) or (words and words <= words_of(p.facts))
    ]


def _asked(card: engine.CardFacts, kinds: type | tuple[type, ...]) -> int:
    """The most that one of these abilities asks to be paid."""
    return max((_eddies(ability) for ability in card.abilities if isinstance(ability, kinds)), default=0)


def _eddies(ability: object) -> int:
    paid = sum(cost.amount for cost in nodes(ability, tree.PayEddies))
    return paid + sum(step.amount for step in nodes(ability, tree.PayNow) if isinstance(step.amount, int))
