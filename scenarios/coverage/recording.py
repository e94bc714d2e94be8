"""Listens to everything that the engine cites while scenarios are judged.

A question is followed over many games, which copy each other at every choice, and only what they share sees them all:
the class. So the methods through which each citation passes are wrapped for as long as somebody listens. A judge to
whom nobody listens runs the engine as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, Literal

import engine

How = Literal["decision", "event", "refusal"]
Told = Callable[[How, tuple[str, ...]], None]


@contextmanager
def citations(edition: str, told: Told) -> Generator[None]:
    """Inside this block `told` hears the keys of every decision, event and refusal in games by that edition's rules.

    Decisions are told when they are answered or asked about, refusals when somebody asks why something is not legal.
    One block at a time in a process.
    """
    game = engine.Game
    emit, emit_quietly, send, why_not = game.emit, game.emit_quietly, game.send, game.why_not

    def heard_emit(self: engine.Game, event: engine.Event, **named: Any) -> None:
        if self.rules.edition == edition:
            told("event", event.keys)
        emit(self, event, **named)

    def heard_quietly(
        self: engine.Game,
        kind: str,
        keys: tuple[str, ...],
        player: int,
        card: engine.Card | None,
        source: engine.Card | None,
        effect: object,
    ) -> None:
        if self.rules.edition == edition:
            told("event", keys)
        emit_quietly(self, kind, keys, player, card, source, effect)

    def heard_send(self: engine.Game, option: engine.Option) -> None:
        if self.decision is not None and self.rules.edition == edition:
            told("decision", self.decision.keys)
        send(self, option)

    def heard_why_not(
        self: engine.Game, option: engine.Option, player: int | None = None
    ) -> list[engine.Refusal]:
        refusals = why_not(self, option, player)
        if self.rules.edition == edition:
            if self.decision is not None:
                told("decision", self.decision.keys)
            for refusal in refusals:
                told("refusal", refusal.keys)
        return refusals

    game.emit, game.emit_quietly, game.send, game.why_not = (
        heard_emit, heard_quietly, heard_send, heard_why_not,
    )  # fmt: skip
    try:
        yield
    finally:
        game.emit, game.emit_quietly, game.send, game.why_not = emit, emit_quietly, send, why_not
