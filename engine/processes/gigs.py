"""Gigs: rolling in, stealing. Every change of who controls how many Gigs ends in the check for victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.rules.victory import check_overtime_win

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Game
    from engine.state import Card, Die


def roll_in(game: Game, die: Die, value: int, player: int) -> None:
    """Put a rolled die from the fixer area into its player's Gig area with the value rolled (`start.place-gig`)."""
    state = game.state
    side = state.sides[player]
    side.fixer.remove(die.number)
    side.gigs.append(die.number)
    after = die._replace(value=value, controller=player)
    state.put_die(after)
    keys = ("start.place-gig", "gig.rolled-value-is-kept", "gig-area.gigs-are-friendly")
    game.emit(Event("rolled-in", keys, player, die=after, amount=value))
    check_overtime_win(game)


def move_stolen(
    game: Game, dice: Sequence[Die], player: int, actor: Card | None, keys: tuple[str, ...]
) -> None:
    """Move all chosen Gigs to the stealing player at the same time, then one `stole` event for each.

    Carries out `steal.take-control`, `steal.each-gig-separate`; the values stay (`steal.value-fixed`).
    """
    state = game.state
    for die in dice:
        holder = die.controller
        assert holder is not None
        state.sides[holder].gigs.remove(die.number)
        state.sides[player].gigs.append(die.number)
        state.put_die(die._replace(controller=player))
    for die in dice:
        game.emit(
            Event(
                "stole",
                (*keys, "steal.each-gig-separate"),
                player,
                actor,
                die=state.dice[die.number],
                amount=die.value,
            )
        )
    if dice:
        check_overtime_win(game)
