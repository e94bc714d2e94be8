"""Setting up a game (chapter 7): who goes first, decks, Legends, dice, opening hands, one mulligan each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script, Shuffle
from engine.events import Event
from engine.processes.areas import place
from engine.processes.cards import draw, spend

if TYPE_CHECKING:
    from engine.game import Game

OPENING_HAND = 6


def prepare(game: Game) -> Script[None]:
    """Everything before the first turn, in the order of the rulebook (`setup.steps-in-order`)."""
    from engine.rules.turn import begin_turn

    first = yield from choose_first_player(game)
    order = (first, 1 - first)
    for player in order:
        yield from shuffle_deck(
            game, player, ("setup.shuffle", "setup.shuffle.place-deck", "deck.placed-at-start")
        )
    for player in order:
        yield from place_legends(game, player)
    spend_two_legends(game, first)
    for player in order:
        for _ in range(OPENING_HAND):
            draw(game, player, ("setup.opening-hand.draw-six", "setup.opening-hand"))
    for player in order:
        yield from offer_mulligan(game, player)
    keys = ("setup.steps-in-order", "setup.gig-dice", "setup.six-dice")
    game.emit(Event("chose", keys, first, note="to begin"))
    begin_turn(game, first)


def choose_first_player(game: Game) -> Script[int]:
    """Chance picks a player, who decides to go first or second (`setup.first-player`). Returns who goes first."""

    def players() -> list[Option]:
        return [("player", 0), ("player", 1)]

    def places() -> list[Option]:
        return [("first",), ("second",)]

    state = game.state
    picked = yield Decision(2, "first-player", ("setup.first-player.random-choice",), players)
    player = int(picked[1])
    decided = yield Decision(player, "first-or-second", ("setup.first-player.chosen-one-decides",), places)
    first = player if decided[0] == "first" else 1 - player
    state.first_player = state.player = first
    keys = ("setup.first-player", "setup.steps-in-order")
    game.emit(Event("chose", keys, player, note=f"to go {decided[0]}"))
    return first


def shuffle_deck(game: Game, player: int, keys: tuple[str, ...]) -> Script[None]:
    """Put a player's deck into an order that chance decides (`deck.shuffle-randomizes`)."""
    deck = game.state.sides[player].deck
    order = yield Shuffle(deck, ("deck.shuffle-randomizes", *keys), about=player)
    deck[:] = [deck[int(i)] for i in order[1:]]
    game.emit(Event("shuffled", ("deck.shuffle-randomizes", *keys), player, note="deck"))


def place_legends(game: Game, player: int) -> Script[None]:
    """Put the three Legends face-down, in an order that chance decides (`setup.legends.place-face-down`)."""
    legends = game.state.sides[player].legends
    order = yield Shuffle(legends, ("setup.legends.shuffle",), about=player)
    legends[:] = [legends[int(i)] for i in order[1:]]
    keys = (
        "setup.legends",
        "setup.legends.place-face-down",
        "legend.start-face-down",
        "legends-area.three-face-down-at-start",
    )
    game.emit(Event("placed-legends", keys, player))


def spend_two_legends(game: Game, first: int) -> None:
    """The player who goes first spends their two left-most Legends (`setup.legends.first-player-spends-two`)."""
    state = game.state
    for uid in state.sides[first].legends[:2]:
        spend(game, state.cards[uid], first, ("setup.legends.first-player-spends-two",), note="setup")


def offer_mulligan(game: Game, player: int) -> Script[None]:
    """One mulligan: the whole hand back, shuffle, six new cards (`setup.mulligan.once-first-player-first`)."""

    def choices() -> list[Option]:
        return [("keep",), ("mulligan",)]

    state = game.state
    keys = ("setup.mulligan.once-first-player-first", "setup.mulligan.when")
    chosen = yield Decision(player, "mulligan", keys, choices)
    if chosen[0] == "keep":
        return
    back = ("setup.mulligan.return-and-shuffle", "setup.mulligan.announce")
    for uid in list(state.sides[player].hand):
        place(state, state.cards[uid], "deck", player, face_up=False)
    game.emit(Event("mulliganed", back, player))
    yield from shuffle_deck(game, player, back)
    for _ in range(OPENING_HAND):
        draw(game, player, ("setup.mulligan.draw-six",))
