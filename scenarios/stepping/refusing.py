"""Why moves that a player might think of are not legal now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pydantic import Field

import engine
from engine import queries
from engine.rules.activate import effects_of
from scenarios.reasons.citing import numbers
from scenarios.reasons.weights import refusal_keys
from scenarios.ruling import View
from scenarios.stepping.standing import Standing

_ACTIONS: Final = frozenset({"main", "react"})


class NotLegal(View):
    """Some moves that are not legal for the same reasons."""

    moves: list[str]
    reasons: list[str] = Field(description="Every requirement that fails")
    keys: list[str] = Field(description="Keys of the rules that demand them, the most detailed first")
    numbers: list[str] = Field(description="Their numbers in this edition")


def not_legal(standing: Standing) -> list[NotLegal]:
    """The actions that the player has the pieces for and may not take, by reason; none where no action is asked for."""
    decision = standing.game.decision
    if decision is None or decision.kind not in _ACTIONS:
        return []
    found: dict[tuple[str, ...], tuple[list[str], list[engine.Refusal]]] = {}
    for option in _candidates(standing.game, decision.player, decision.kind):
        refusals = standing.game.why_not(option, decision.player)
        if refusals:
            reasons = tuple(dict.fromkeys(refusal.reason for refusal in refusals))
            moves, _ = found.setdefault(reasons, ([], refusals))
            moves.append(standing.spell(option))
    edition = standing.bench.edition
    return [
        NotLegal(
            moves=list(dict.fromkeys(moves)),
            reasons=list(reasons),
            keys=(keys := list(dict.fromkeys(refusal_keys(refusals, edition)))),
            numbers=numbers(keys, edition),
        )
        for reasons, (moves, refusals) in found.items()
    ]


def _candidates(game: engine.Game, player: int, kind: str) -> Iterator[engine.Option]:
    """Every action or reaction for which the player has a piece."""
    state = game.state
    side = state.sides[player]
    for uid in side.hand:
        yield ("play", uid)
        if kind == "main":
            yield ("sell", uid)
    for uid in side.legends:
        card = state.cards[uid]
        if not card.face_up:
            yield ("call", uid)
        elif kind == "main":
            solo = queries.has_keyword(game, card, "GO SOLO")
            yield ("go-solo" if solo else "play-legend", uid)
    for uid in (*side.field, *side.legends):
        for place, _, _ in effects_of(game, state.cards[uid]):
            yield ("activate", uid, place)
    for unit in queries.units(state, player):
        if kind == "react":
            yield ("block", unit.uid)
            continue
        yield ("attack", unit.uid, engine.GIG_AREA)
        for target in queries.units(state, 1 - player):
            yield ("attack", unit.uid, target.uid)
    yield ("end-react",) if kind == "react" else ("pass",)
