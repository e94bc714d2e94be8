"""Random games of the printed cards: no crash, no dead end, every promise of a position kept after every event."""

from __future__ import annotations

import random

import pytest

from engine import RULESETS, Game, view
from tests.engine.real_decks import RealWatcher, executable, real_game

PARTS = 10
GAMES = 25
"""Games in each part and edition: 500 in all."""
NIGHTLY = 5_000
"""Games in each edition, at night."""


def play_to_the_end(seed: int, edition: str) -> RealWatcher:
    watcher = RealWatcher()
    game, rng = real_game(seed, edition, on_event=watcher)
    while (decision := game.decision) is not None:
        options = decision.options()
        assert options, decision.kind
        assert len(set(options)) == len(options), options
        game.send(decision.sample(rng))
    assert game.outcome is not None
    return watcher


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("edition", RULESETS)
def test_random_games_of_printed_cards_come_to_an_end(edition: str, part: int) -> None:
    for seed in range(part * GAMES, (part + 1) * GAMES):
        play_to_the_end(seed, edition)


@pytest.mark.nightly
@pytest.mark.parametrize("edition", RULESETS)
def test_ten_thousand_games(edition: str) -> None:
    for seed in range(1_000, 1_000 + NIGHTLY):
        play_to_the_end(seed, edition)


def test_most_printed_cards_are_played_in_such_games() -> None:
    """The games would prove little if a few cards filled them."""
    legends, others = executable()
    seen: set[str] = set()
    for seed in range(60):
        game, rng = real_game(
            seed, "2026-11", on_event=lambda g, e: seen.add(e.card.facts.id) if e.card else None
        )
        game.play_out(rng)
    assert len(seen) > 0.8 * (len(legends) + len(others))


@pytest.mark.parametrize("edition", RULESETS)
def test_replaying_the_choices_gives_the_same_game(edition: str) -> None:
    game, rng = real_game(7, edition)
    game.play_out(rng)
    again, _ = real_game(7, edition)
    again.replay(game.choices)
    assert again.outcome == game.outcome
    assert again.state.fingerprint() == game.state.fingerprint()
    assert [repr(e) for e in again.state.events()] == [repr(e) for e in game.state.events()]


@pytest.mark.parametrize("edition", RULESETS)
def test_a_fork_goes_on_as_the_game_does(edition: str) -> None:
    """Resume equals continue, with effects in force."""
    for seed in range(12):
        game, rng = real_game(seed, edition)
        for _ in range(rng.randrange(20, 90)):
            if game.decision is None:
                break
            game.send(game.decision.sample(rng))
        while game.decision is not None and not game.decision.resumable:
            game.send(game.decision.sample(rng))
        if game.decision is None:
            continue
        fork = game.fork()
        before = len(game.choices)
        for one, chance in ((game, random.Random(seed)), (fork, random.Random(seed))):
            one.play_out(chance, 40)
        assert game.choices[before:] == fork.choices
        assert game.state.fingerprint() == fork.state.fingerprint()


def hidden_from(game: Game, player: int) -> set[str]:
    """Ids that the player cannot have seen: cards that lie only where they may not look."""
    state = game.state
    where: dict[str, list[bool]] = {}
    for card in state.cards.values():
        secret = (
            card.area == "deck"
            or (card.area == "hand" and card.controller != player)
            or (card.area in ("legends", "eddies") and not card.face_up)
        )
        where.setdefault(card.facts.id, []).append(secret)
    return {card_id for card_id, secrets in where.items() if all(secrets)}


def test_a_players_view_never_shows_a_hidden_card() -> None:
    for seed in range(8):
        game, rng = real_game(seed, "2026-11")
        while game.decision is not None:
            for player in (0, 1):
                shown = repr(view(game, player))
                leaked = {card_id for card_id in hidden_from(game, player) if f"'{card_id}'" in shown}
                assert not leaked
            for _ in range(5):
                if game.decision is not None:
                    game.send(game.decision.sample(rng))
