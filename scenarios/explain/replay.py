"""Goes to where the line of play of a ruling has led, so that the board there can be shown."""

from __future__ import annotations

from collections.abc import Sequence

import engine
from scenarios.language.moves import Move, read_move
from scenarios.play.bench import Bench
from scenarios.play.options import option_for
from scenarios.ruling import Step
from scenarios.table.build import Table
from scenarios.table.names import WHO


def at_the_end(table: Table, edition: str, trace: Sequence[Step]) -> engine.Game:
    """The game after the choices that a trace tells of."""
    bench = Bench(table, engine.ruleset(edition))
    game = table.start(bench.rules)
    for step in trace:
        if step.kind == "choice":
            game.send(_option(bench, game, step))
    return game


def _option(bench: Bench, game: engine.Game, step: Step) -> engine.Option:
    """The option whose short form a step of a trace shows."""
    if step.text.startswith("concede"):
        _, _, player = step.text.partition(" ")
        return ("concede", int(player) if player else WHO.index(step.by))
    decision = game.decision
    assert decision is not None, "a trace ends where its game does"
    listed = (option for option in decision.options() if bench.spell(option, game) == step.text)
    found = next(listed, None)
    if found is not None:
        return found
    # A shuffle of many cards lists only one of its orders.
    move = Move.model_validate(read_move(step.text))
    return option_for(game, bench.table.names, decision.player, move)
