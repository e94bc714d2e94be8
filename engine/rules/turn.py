"""The course of a turn (chapter 8): start phase, main phase, end of turn, and so on until somebody wins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.events import Event
from engine.processes.cards import draw, ready
from engine.processes.gigs import roll_in
from engine.rules import actions, attack, setup, victory

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import State


def play(game: Game) -> Script[None]:
    """The whole game from the state's phase on. Never returns: it ends by GameOver."""
    state = game.state
    if state.phase == "setup":
        yield from setup.prepare(game)
    while True:
        if state.phase == "start":
            yield from start_phase(game)
        if state.phase == "main":
            yield from main_phase(game)
        yield from end_of_turn(game)


def begin_turn(game: Game, player: int, keys: tuple[str, ...]) -> None:
    """Make `player` the turn player; what happened in the last turn is no longer "this turn"."""
    state = game.state
    state.player = player
    state.turn += 1
    state.phase = "start"
    state.log = {}
    victory.note_turn_beginning(game)
    game.emit(Event("turn-began", keys, player, amount=state.turn))


def start_phase(game: Game) -> Script[None]:
    """Win check, effects, ready, draw, roll in a Gig: all mandatory, in this order (`start.order`)."""
    state = game.state
    player = state.player
    victory.check_start_of_turn(game)
    ready_all(game, player)
    draw(game, player, ("start.draw",))
    yield from roll_in_a_gig(game, player)
    state.phase = "main"
    game.emit(
        Event(
            "phase-began",
            ("start.main-phase-follows", "turn.phases-follow-automatically"),
            player,
            note="main",
        )
    )


def ready_all(game: Game, player: int) -> None:
    """Ready every spent card of the turn player (`start.ready-all`).

    The two Legends that the first player spent in setup stay spent on the first turn
    (`setup.legends.first-player-spends-two`).
    """
    state = game.state
    side = state.sides[player]
    cards = state.cards
    first = state.turn == 1
    for uid in side.legends:
        if not first and cards[uid].spent:
            ready(game, cards[uid], player, ("start.ready-all",))
    for uid in side.field:
        if cards[uid].spent:
            ready(game, cards[uid], player, ("start.ready-all",))
    for uid in side.eddies:
        card = cards[uid]
        if card.spent:
            state.put(card._replace(spent=False))


def fixer_choices(state: State, player: int) -> list[Option]:
    """The dice that may be rolled in: any, but the d20 only as the last (`start.choose-gig`, `start.d20-last`)."""
    dice = state.dice
    fixer = state.sides[player].fixer
    small: list[Option] = [("die", i) for i in fixer if dice[i].sides != 20]
    return small or [("die", i) for i in fixer]


def roll_in_a_gig(game: Game, player: int) -> Script[None]:
    """Choose a die from the fixer area, roll it, place it (`start.roll-in`). Skipped when the area is empty."""
    state = game.state
    if not state.sides[player].fixer:
        return
    keys = ("start.roll-in", "start.choose-gig", "start.d20-last")
    chosen = yield Decision(player, "fixer-die", keys, partial(fixer_choices, state, player))
    die = state.dice[int(chosen[1])]
    faces = partial(roll_faces, die.sides)
    rolled = yield Decision(2, "roll", ("start.roll-gig", "gig.value-range"), faces, about=die)
    value = int(rolled[1])
    game.emit(Event("rolled", ("start.roll-gig",), player, die=die, amount=value))
    roll_in(game, die, value, player)


def roll_faces(sides: int) -> list[Option]:
    """What a die can show: 1 to its number of sides (`gig.value-range`)."""
    return [("roll", value) for value in range(1, sides + 1)]


def main_phase(game: Game) -> Script[None]:
    """Actions in any order and number until the turn player passes (`main.any-order`, `main.pass-turn`)."""
    state = game.state
    player = state.player
    if state.attack is not None:
        yield from attack.resume(game)
    keys = ("main.any-order", "main.actions-optional", "main.pass-turn")
    listed = partial(actions.main_options, game)
    explain = partial(actions.refusals, game, player)
    while True:
        option = yield Decision(player, "main", keys, listed, explain=explain, resumable=True)
        if option[0] == "pass":
            break
        yield from actions.perform(game, player, option)
    state.phase = "end"
    game.emit(Event("passed", ("main.pass-turn",), player))


def end_of_turn(game: Game) -> Script[None]:
    """End-of-turn effects, then what lasts "this turn" ends, Lag goes, overtime may begin, the Rival's turn follows."""
    state = game.state
    player = state.player
    yield from ()
    game.emit(Event("turn-ended", ("end.order", "turn.end-of-turn-check"), player))
    cards = state.cards
    for side in state.sides:
        for uid in side.field:
            card = cards[uid]
            if card.lag:
                state.put(card._replace(lag=False))
                game.emit(Event("lag-lost", ("lag.lost-at-end-of-turn",), player, cards[uid], before=card))
    victory.begin_overtime_if_due(game)
    begin_turn(game, 1 - player, ("end.rivals-turn-begins", "turn.begins-after-rivals"))
