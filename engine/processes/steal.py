"""Stealing Gigs: between the choice and the move effects may still act; then all move together (6.7, 9.23, 11.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects import tree as t
from engine.effects.amounts import number
from engine.effects.modifiers import applying, applying_to_player, scope_of
from engine.effects.select_gigs import gig_fits
from engine.events import Event
from engine.processes.replace import Process, Window, stopped
from engine.rules.victory import check_overtime_win

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.decisions import Script
    from engine.effects.live import Standing
    from engine.game import Game
    from engine.state import Card, Die

BOTH = (
    "steal.process", "steal.order", "steal.move", "steal.take-control", "steal.several-move-together",
    "steal.value-fixed", "steal.each-gig-separate", "steal.triggers-pending-after-move",
    "steal.triggers-resolve-after-control", "steal.choose-all-before-moving", "steal.move-after-prevention",
)  # fmt: skip
PREVENTED = ("steal.prevention-after-choosing", "steal.prevention-window", "golden.cant-beats-can")
WINDOW = ("steal.would-be-stolen-window", "steal.prevention-window")


def fewer(game: Game, actor: Card, count: int) -> int:
    """How many Gigs are stolen after what makes a piece steal fewer (`steal.step-applies-while-stealing`).

    What limits it comes last, for it can't be added to (`golden.cant-beats-can`).
    """
    for what, standing in applying(game, t.StealsFewer, actor):
        count -= number(scope_of(game, standing), what.amount)
    for what, _ in applying(game, t.StealsAtMost, actor):
        count = min(count, what.amount)
    return max(count, 0)


def protected(
    game: Game, actor: Card | None, die: Die, action: str = "steal", player: int | None = None
) -> Standing | None:
    """The effect that keeps a piece from stealing this Gig, or None (`steal.prevention-after-choosing`).

    action: "increase" or "decrease", of what its effects do. player: who steals where no piece does: what can't be
    stolen at all, or not by a Rival's cards of any kind, isn't by the Rival either.
    """
    if actor is not None:
        forbidden = applying(game, t.Cannot, actor)
    elif player is not None:
        forbidden = applying_to_player(game, t.Cannot, player)
    else:
        return None
    for what, standing in forbidden:
        if what.action != action:
            continue
        scope = scope_of(game, standing, actor)
        if what.gigs is None or gig_fits(scope, what.gigs, die):
            return standing
    return None


def steal_gigs(
    game: Game, player: int, actor: Card | None, dice: Sequence[Die], keys: tuple[str, ...]
) -> Script[list[Die]]:
    """Steal the chosen Gigs; returns those that really were.

    After all are chosen, effects on "would be stolen" act on each (`steal.would-be-stolen-window`) and prohibitions
    take Gigs out of the theft. The rest moves at the same time, one `stole` event for each and one for the whole.
    """
    state = game.state
    taken: list[Die] = []
    for chosen in dice:
        die = state.dice[chosen.number]
        held = protected(game, actor, die, player=player)
        if held is not None:
            why = (
                PREVENTED if held.lasting is None else (*PREVENTED[:1], "persistent.duration", *PREVENTED[1:])
            )
            game.emit(Event("steal-prevented", why, player, actor, die=die, source=state.cards[held.source]))
            continue
        window = Window()
        stopped_now = yield from stopped(game, Process("steal", player, 1 - player, actor, die), window)
        if stopped_now:
            game.emit(Event("steal-prevented", WINDOW, player, actor, die=state.dice[die.number]))
        else:
            taken.append(state.dice[die.number])
    taken = [state.dice[d.number] for d in taken if state.dice[d.number].controller == 1 - player]
    for die in taken:
        assert die.controller is not None
        state.sides[die.controller].gigs.remove(die.number)
        state.sides[player].gigs.append(die.number)
        state.put_die(die._replace(controller=player))
    stolen = tuple(state.dice[d.number] for d in taken)
    for die in stolen:
        game.emit(Event("stole", (*keys, *BOTH), player, actor, die=die, amount=die.value, former=1 - player))
    if stolen:
        game.emit(Event("stole-together", keys, player, actor, die=stolen[0], dice=stolen, former=1 - player))
        check_overtime_win(game)
    return list(stolen)
