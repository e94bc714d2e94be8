"""The course of a turn (chapter 8): start phase, main phase, end of turn, and so on until somebody wins."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.modifiers import cannot
from engine.events import Event
from engine.processes.areas import take_over
from engine.processes.cards import draw_process, not_readied, ready, turn_eddies
from engine.processes.gigs import roll_in
from engine.processes.replace import Process, Window, stopped
from engine.rules import actions, attack, setup, victory
from engine.rules.pending import resolve_pending
from engine.state import Pending

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Game
    from engine.state import Die, Lasting, State


_IN_YOUR_TURN: Final = ("end of your next turn", "during your next turn")
_IN_THEIR_TURN: Final = ("end of rival's next turn", "rival's next turn")
"""Durations that end with a turn of the player whose effect it is."""


def play(game: Game) -> Script[None]:
    """The whole game from the state's phase on. It ends by GameOver; it returns only where it halts as a turn ends."""
    state = game.state
    if state.phase == "setup":
        yield from setup.prepare(game)
    while True:
        if state.phase == "start":
            yield from start_phase(game)
        if state.phase == "main":
            yield from main_phase(game)
        yield from end_of_turn(game)
        if game.halts:
            return


def begin_turn(game: Game, player: int) -> None:
    """Make `player` the turn player; what happened in the last turn is no longer "this turn"."""
    state = game.state
    state.player = player
    state.turn += 1
    state.phase = "start"
    state.past, state.log = state.log if state.turn > 1 else {}, {}
    victory.note_turn_beginning(game)


def start_phase(game: Game) -> Script[None]:
    """Win check, effects, ready, draw, roll in a Gig: all mandatory, in this order (`start.order`)."""
    state = game.state
    player = state.player
    victory.check_start_of_turn(game)
    end_effects(game, ("your next turn",), ("start.effects-end",), controller=player)
    follows = "turn.first-turn-after-setup" if state.turn == 1 else "end.rivals-turn-begins"
    keys = (
        follows,
        "turn.begins-after-rivals",
        "start.order",
        "start.actions-mandatory",
        "turn.phases",
        "start.effects",
    )
    game.emit(Event("turn-began", keys, player, amount=state.turn))
    yield from resolve_pending(game, ("start.effects-resolve",))
    ready_all(game, player)
    yield from resolve_pending(game, ("pending.no-actions-while-pending",))
    yield from draw_process(game, player, ("start.draw",), ("start.draw-from-empty-deck-loses",))
    yield from resolve_pending(game, ("pending.no-actions-while-pending",))
    yield from roll_in_a_gig(game, player)
    yield from resolve_pending(game, ("pending.no-actions-while-pending",))
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
    """Ready every spent card of the turn player (`start.ready-all`), but what can't ready.

    The two Legends that the first player spent in setup stay spent on the first turn
    (`setup.legends.first-player-spends-two`).
    """
    state = game.state
    side = state.sides[player]
    cards = state.cards
    legends = () if state.turn == 1 else tuple(side.legends)
    for uid in (*legends, *side.field):
        card = cards[uid]
        if not card.spent:
            continue
        kept = cannot(game, card, "ready")
        if kept is None:
            ready(game, card, player, ("start.ready-all",))
        else:
            not_readied(game, card, player, kept)
    turn_eddies(game, [u for u in side.eddies if cards[u].spent], player, ("start.ready-all",), spent=False)


def end_effects(
    game: Game, ends: tuple[str, ...], keys: tuple[str, ...], controller: int | None = None
) -> None:
    """Take lasting effects out of force whose time is over. controller: only those of that player."""
    state = game.state
    over = frozenset(
        x.number for x in state.lasting
        if x.until in ends and (controller is None or x.controller == controller) and _is_over(state, x)
    )  # fmt: skip
    if over:
        lent = [x for x in state.lasting if x.number in over and isinstance(x.what, t.TakeControl)]
        state.drop_lasting(over)
        _give_back(game, lent)
        keys = (*keys, "persistent.duration-end-waits-for-pending", "persistent.duration")
        game.emit(Event("effects-ended", keys, state.player, note=" or ".join(ends)))


def _give_back(game: Game, lent: list[Lasting]) -> None:
    """Pieces that were controlled for a time come back to the other player, where they still are in play."""
    for lasting in lent:
        assert lasting.piece is not None
        uid, stay = lasting.piece
        card = game.state.cards[uid]
        if card.stay == stay and card.controller == lasting.controller:
            take_over(game, card, 1 - lasting.controller)


def _is_over(state: State, lasting: Lasting) -> bool:
    """An effect for "the next turn" of a player ends with that turn; one made this turn has not begun."""
    if lasting.until in _IN_THEIR_TURN:
        return state.player != lasting.controller and state.turn > lasting.turn
    if lasting.until in ("your next turn", *_IN_YOUR_TURN):
        return state.turn > lasting.turn
    return True


def fixer_choices(state: State, player: int) -> list[Option]:
    """The dice that may be rolled in: any, but the d20 only as the last (`start.choose-gig`, `start.d20-last`)."""
    dice = state.dice
    fixer = state.sides[player].fixer
    small: list[Option] = [("die", i) for i in fixer if dice[i].sides != 20]
    return small or [("die", i) for i in fixer]


def roll_in_a_gig(game: Game, player: int) -> Script[None]:
    """Choose a die from the fixer area, roll it, place it (`start.roll-in`). Skipped when the area is empty.

    Between the roll and the placing an effect may have it rolled once more; an ignored result has not been rolled.
    """
    state = game.state
    if not state.sides[player].fixer:
        return
    keys = ("start.roll-in", "start.choose-gig", "start.d20-last", "fixer.dice-wait-here")
    chosen = yield Decision(player, "fixer-die", keys, partial(fixer_choices, state, player))
    die = state.dice[int(chosen[1])]
    value = yield from roll(die)
    window = Window()
    rolled = die._replace(value=value, controller=player)
    again = yield from stopped(game, Process("roll-in", player, player, die=rolled), window)
    if again and not window.reroll:
        return
    if again:
        game.emit(Event("rerolled", ("replacement.before-and-instead",), player, die=die, amount=value))
        value = yield from roll(die)
    rolled = die._replace(value=value, controller=player)
    game.emit(Event("rolled", ("start.roll-gig",), player, die=rolled, amount=value))
    roll_in(game, die, value, player)


def roll(die: Die) -> Script[int]:
    """Chance decides what a die shows (`start.roll-gig`)."""
    rolled = yield Decision(
        2, "roll", ("start.roll-gig", "gig.value-range"), partial(roll_faces, die.sides), about=die
    )
    return int(rolled[1])


def roll_faces(sides: int) -> list[Option]:
    """What a die can show: 1 to its number of sides (`gig.value-range`)."""
    return [("roll", value) for value in range(1, sides + 1)]


def main_phase(game: Game) -> Script[None]:
    """Actions in any order and number until the turn player passes (`main.any-order`, `main.pass-turn`)."""
    state = game.state
    player = state.player
    if state.attack is not None:
        yield from attack.resume(game)
    keys = ("main.any-order", "main.actions-optional", "main.any-number-of-times", "main.pass-turn")
    listed = partial(actions.main_options, game)
    explain = partial(actions.refusals, game, player)
    while True:
        option = yield Decision(player, "main", keys, listed, explain=explain, resumable=True)
        if option[0] == "pass":
            break
        yield from actions.perform(game, player, option)
        yield from resolve_pending(
            game, ("activated.step-resolve-pending", "pending.no-actions-while-pending")
        )
    state.phase = "end"
    game.emit(Event("passed", ("main.pass-turn",), player))


def _is_now(what: t.Later, own: bool) -> bool:
    """Whether what waits for the end of a turn waits for this one. own: it is the turn of whose effect it was."""
    return what.when == "end of this turn" or (own and what.when == "end of your turn")


def fall_due(game: Game, waiting: Sequence[Lasting]) -> None:
    """What has waited becomes pending."""
    state = game.state
    state.drop_lasting(frozenset(x.number for x in waiting))
    for x in waiting:
        assert isinstance(x.what, t.Later)
        pending = Pending(state.number(), x.what, x.what.step, x.controller, x.this, x.source, x.bound)
        state.pending = (*state.pending, pending)


def end_of_turn(game: Game) -> Script[None]:
    """End-of-turn effects, then what lasts "this turn" ends, Lag goes, overtime may begin, the Rival's turn follows."""
    state = game.state
    player = state.player
    waiting = [
        x for x in state.lasting if isinstance(x.what, t.Later) and _is_now(x.what, x.controller == player)
    ]
    fall_due(game, waiting)
    game.emit(Event("turn-ended", ("end.order", "turn.end-of-turn-check"), player))
    yield from resolve_pending(game, ("end.effects-resolve",))
    end_effects(game, ("this turn", *_IN_THEIR_TURN, "end of attack"), ("end.this-turn-effects-removed",))
    end_effects(game, _IN_YOUR_TURN, ("end.this-turn-effects-removed",), controller=player)
    cards = state.cards
    for side in state.sides:
        for uid in side.field:
            card = cards[uid]
            if card.lag:
                state.put(card._replace(lag=False))
                game.emit(Event("lag-lost", ("lag.lost-at-end-of-turn",), player, cards[uid], before=card))
    victory.begin_overtime_if_due(game)
    if not game.halts:
        begin_turn(game, 1 - player)
