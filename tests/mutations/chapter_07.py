"""Mutations for chapter 7: what a deck has to hold, and setting a game up."""

from __future__ import annotations

from typing import Any

import pytest

import engine
import engine.deck as deck
import engine.rules.setup as setup
from engine.game import Game
from tests.mutations.editing import edits
from tests.mutations.registry import mutation
from tests.mutations.ways import Script


def allows(*keys: str) -> None:
    """A deck is not illegal for what these rules forbid."""
    for key in keys:

        def patch(monkeypatch: pytest.MonkeyPatch, key: str = key) -> None:
            as_it_is = deck.deck_problems

            def problems(*args: Any, **more: Any) -> list[Any]:
                return [p for p in as_it_is(*args, **more) if key not in p.keys]

            monkeypatch.setattr(engine, "deck_problems", problems)

        mutation(key)(patch)


allows(
    "deck-building.legal-deck",
    "deck-building.legend-names-differ",
    "deck-building.main-deck-size",
    "deck-building.ram-limit",
    "deck-building.three-copies",
)


@mutation("deck-building.card-exceptions")
def cards_say_nothing_about_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck, "copies_allowed", lambda _card: deck.COPIES)


# --- who goes first


@mutation("setup.first-player.random-choice")
def no_chance_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = setup.choose_first_player

    def always_the_same(game: Game) -> Script:
        part = as_it_is(game)
        try:
            decision = next(part)
            while True:
                decision = part.send(("player", 0) if decision.kind == "first-player" else (yield decision))
        except StopIteration as over:
            return over.value

    monkeypatch.setattr(setup, "choose_first_player", always_the_same)


edits(
    "setup.first-player.chosen-one-decides",
    "the other one decides",
    (
        setup.choose_first_player,
        'Decision(player, "first-or-second"',
        'Decision(1 - player, "first-or-second"',
    ),
)
edits(
    "setup.first-player",
    "whatever is decided, the first player is the one whom chance picked",
    (setup.choose_first_player, 'player if decided[0] == "first" else 1 - player', "player"),
)


# --- decks, Legends, dice


@mutation("setup.steps-in-order")
def hands_are_drawn_before_the_decks_are_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = setup.choose_first_player

    def and_draw(game: Game) -> Script:
        first = yield from as_it_is(game)
        for player in (0, 1):
            for _ in range(setup.OPENING_HAND):
                setup.draw(game, player, ())
        monkeypatch.setattr(setup, "OPENING_HAND", 0)
        return first

    monkeypatch.setattr(setup, "choose_first_player", and_draw)


@mutation("setup.shuffle")
def decks_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = setup.shuffle_deck

    def unless_in_setup(game: Game, player: int, keys: tuple[str, ...]) -> Script:
        if "setup.shuffle" not in keys:
            yield from as_it_is(game, player, keys)

    monkeypatch.setattr(setup, "shuffle_deck", unless_in_setup)


@mutation("setup.shuffle.place-deck")
def the_deck_lies_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = setup.shuffle_deck

    def to_the_trash(game: Game, player: int, keys: tuple[str, ...]) -> Script:
        yield from as_it_is(game, player, keys)
        for uid in list(game.state.sides[player].deck):
            setup.place(game.state, game.state.cards[uid], "trash", player)

    monkeypatch.setattr(setup, "shuffle_deck", to_the_trash)


@mutation("setup.legends", "setup.legends.shuffle")
def legends_lie_as_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    def place_legends(_game: Game, _player: int) -> Script:
        yield from ()

    monkeypatch.setattr(setup, "place_legends", place_legends)


@mutation("setup.legends.place-face-down")
def legends_lie_face_up(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = setup.place_legends

    def face_up(game: Game, player: int) -> Script:
        yield from as_it_is(game, player)
        for uid in game.state.sides[player].legends:
            game.state.put(game.state.cards[uid]._replace(face_up=True))

    monkeypatch.setattr(setup, "place_legends", face_up)


@mutation("setup.legends.first-player-spends-two")
def all_legends_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "spend_two_legends", lambda *_args: None)


def fixer_areas_with(key: str, sides: tuple[int, ...]) -> None:
    """In the setup each player gets dice with these sides only."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        as_it_is = setup.choose_first_player

        def choose(game: Game) -> Script:
            for side in game.state.sides:
                side.fixer[:] = [i for i in side.fixer if game.state.dice[i].sides in sides]
            return (yield from as_it_is(game))

        monkeypatch.setattr(setup, "choose_first_player", choose)

    mutation(key)(patch)


fixer_areas_with("setup.gig-dice", ())
fixer_areas_with("setup.six-dice", (4, 6, 8, 10, 12))


# --- the opening hand


@mutation("setup.opening-hand")
def nobody_draws_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "OPENING_HAND", 0)


@mutation("setup.opening-hand.draw-six")
def five_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "OPENING_HAND", 5)


@mutation("setup.mulligan.once-first-player-first")
def the_second_player_is_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = setup.offer_mulligan
    monkeypatch.setattr(setup, "offer_mulligan", lambda game, player: as_it_is(game, 1 - player))


@mutation("setup.mulligan.when")
def nobody_may_mulligan(monkeypatch: pytest.MonkeyPatch) -> None:
    def offer_mulligan(_game: Game, _player: int) -> Script:
        yield from ()

    monkeypatch.setattr(setup, "offer_mulligan", offer_mulligan)


@mutation("setup.mulligan.announce")
def it_goes_without_saying(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = setup.offer_mulligan

    def unasked(game: Game, player: int) -> Script:
        part = as_it_is(game, player)
        decision = next(part, None)
        while decision is not None:
            option = ("mulligan",) if decision.kind == "mulligan" else (yield decision)
            try:
                decision = part.send(option)
            except StopIteration:
                return

    monkeypatch.setattr(setup, "offer_mulligan", unasked)


edits(
    "setup.mulligan.return-and-shuffle",
    "the old hand goes into the trash",
    (setup.offer_mulligan, '"deck", player, face_up=False', '"trash", player'),
)
edits(
    "setup.mulligan.draw-six",
    "a mulligan costs a card",
    (setup.offer_mulligan, "range(OPENING_HAND)", "range(OPENING_HAND - 1)"),
)


edits(
    "deck-building.format-legal-cards",
    "a card that the format does not allow may be in a deck all the same",
    (deck.deck_problems, "if card.id in banned | deck.banned", "if False"),
)
