"""Winning and losing (chapter 1). Both happen at once, in the middle of whatever is going on: `win.instant`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.outcome import GameOver, Outcome

if TYPE_CHECKING:
    from engine.game import Game

GIGS_TO_WIN = 7


def check_start_of_turn(game: Game) -> None:
    """The turn player wins with seven or more Gigs, before anything else of the turn (`win.seven-gigs-at-start`)."""
    state = game.state
    if len(state.sides[state.player].gigs) >= GIGS_TO_WIN:
        keys = (
            "win.seven-gigs-at-start",
            "start.win-check",
            "win.check-before-ready-step",
            "game.ends-on-win",
        )
        raise GameOver(Outcome(state.player, keys, "a player began their turn with seven Gigs"))


def check_overtime_win(game: Game) -> None:
    """In overtime, whoever has seven or more Gigs wins at that moment (`win.overtime-seven-gigs`)."""
    state = game.state
    if not state.overtime:
        return
    for player in (state.player, 1 - state.player):
        if len(state.sides[player].gigs) >= GIGS_TO_WIN:
            keys = (
                "win.overtime-seven-gigs", "win.instant", "game.ends-on-win", "game.rules-interrupt",
                "game.state-checks",
            )  # fmt: skip
            raise GameOver(Outcome(player, keys, "a player had seven Gigs in overtime"))


def note_turn_beginning(game: Game) -> None:
    """Count consecutive turns that begin with both fixer areas empty (`win.overtime-begins`)."""
    state = game.state
    empty = not state.sides[0].fixer and not state.sides[1].fixer
    state.empty_turns = state.empty_turns + 1 if empty else 0


def begin_overtime_if_due(game: Game) -> None:
    """At an end of turn, begin overtime after two such turns; whoever has seven Gigs already wins at once."""
    state = game.state
    if state.overtime or state.empty_turns < 2:
        return
    state.overtime = True
    keys = ("end.overtime-begins", "win.overtime-begins", "game.state-checks")
    game.emit(Event("overtime-began", keys, state.player))
    for player in (state.player, 1 - state.player):
        if len(state.sides[player].gigs) >= GIGS_TO_WIN:
            keys = (
                "win.overtime-already-seven",
                "win.overtime-seven-gigs",
                "win.instant",
                "game.ends-on-win",
            )
            raise GameOver(Outcome(player, keys, "overtime began and a player had seven Gigs"))
