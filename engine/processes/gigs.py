"""Gigs: rolling in, adjusting, swapping. Every change of who controls how many Gigs ends in the check for victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.processes.steal import protected
from engine.rules.victory import check_overtime_win

if TYPE_CHECKING:
    from engine.effects.scope import Scope
    from engine.game import Game
    from engine.state import Die


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


def adjust(
    game: Game, die: Die, value: int, player: int, scope: Scope | None = None, *, exact: bool = False
) -> bool:
    """Change a Gig's value; False where that fails. exact: it is set, not adjusted by an amount.

    It fails for a face that the die does not have (`gig.adjust-within-faces`) and for the value it shows already
    (`gig.adjust-must-change`); then nothing has been adjusted and nothing triggers.
    """
    source = scope.source if scope is not None else None
    effect = scope.ability if scope is not None else None
    if not 1 <= value <= die.sides or value == die.value:
        why = "gig.adjust-must-change" if value == die.value else "gig.adjust-within-faces"
        game.emit(Event("not-adjusted", (why,), player, die=die, amount=value, effect=effect, source=source))
        return False
    up = value > die.value
    if protected(game, source, die, "increase" if up else "decrease") is not None:
        why = ("golden.cant-beats-can",)
        game.emit(Event("not-adjusted", why, player, die=die, amount=value, effect=effect, source=source))
        return False
    after = die._replace(value=value)
    game.state.put_die(after)
    keys = ("gig.adjust", "gig.increase" if up else "gig.decrease", *(("gig.set",) if exact else ()))
    kind = "increased" if up else "decreased"
    game.emit(Event(kind, keys, player, die=after, amount=value, effect=effect, source=source))
    return True


def reroll(game: Game, die: Die, value: int, scope: Scope) -> None:
    """Roll a Gig in a Gig area again; it shows what is rolled, the same or not."""
    after = die._replace(value=value)
    game.state.put_die(after)
    keys = ("gig.rolled-value-is-kept", "effect.resolve-in-order")
    game.emit(
        Event(
            "rolled",
            keys,
            scope.controller,
            die=after,
            amount=value,
            note="changed" if value != die.value else "",
            effect=scope.ability,
            source=scope.source,
        )
    )


def swap(game: Game, mine: Die, theirs: Die, player: int) -> None:
    """Two Gigs change places at the same time with their values; it is no theft (`swap.is-not-stealing`)."""
    state = game.state
    rival = 1 - player
    state.sides[player].gigs.remove(mine.number)
    state.sides[rival].gigs.remove(theirs.number)
    state.sides[player].gigs.append(theirs.number)
    state.sides[rival].gigs.append(mine.number)
    state.put_die(mine._replace(controller=rival))
    state.put_die(theirs._replace(controller=player))
    keys = ("swap.process", "swap.values-stay", "swap.is-not-stealing")
    got, gave = state.dice[theirs.number], state.dice[mine.number]
    game.emit(Event("swapped", keys, player, die=got, dice=(got, gave), former=rival))
    check_overtime_win(game)


def to_fixer(game: Game, die: Die, player: int, scope: Scope) -> None:
    """Put a Gig back into its owner's fixer area, where it is nobody's Gig and shows nothing."""
    state = game.state
    if die.controller is None:
        return
    former = die.controller
    state.sides[former].gigs.remove(die.number)
    state.sides[die.owner].fixer.append(die.number)
    after = die._replace(value=0, controller=None)
    state.put_die(after)
    keys = ("fixer.dice-wait-here", "effect.resolve-in-order")
    event = Event(
        "to-fixer", keys, player, die=after, former=former, effect=scope.ability, source=scope.source
    )
    game.emit(event)
    check_overtime_win(game)
