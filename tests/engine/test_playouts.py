"""Whole random games, with the promises of every position checked after every event."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from engine import KINDS, Event, Game, Option, ruleset
from rules_index import digest
from tests.engine.playing import Watcher, random_game

GAMES = 102
"""Games in each edition."""


class Record:
    """What the random games of one edition have shown."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.keys: dict[str, str] = {}
        self.ends: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()


@cache
def played(edition: str) -> Record:
    """Play the games of an edition, once however many tests ask."""
    record = Record()
    for seed in range(GAMES):
        watcher = Watcher()
        game, rng = random_game(seed, edition, on_event=watcher)
        while game.decision is not None:
            decision = game.decision
            options = decision.options()
            assert options, decision.kind
            assert len(set(options)) == len(options), options
            record.decisions[decision.kind] += 1
            for key in decision.keys:
                record.keys.setdefault(key, f"decision {decision.kind}")
            game.send(spirited(decision.sample(rng), options, rng, peaceful=seed % 4 == 0))
        assert game.outcome is not None
        record.ends[game.outcome.reason] += 1
        record.kinds += watcher.kinds
        record.keys = watcher.keys | record.keys
        for key in game.outcome.keys:
            record.keys.setdefault(key, "outcome")
    return record


def spirited(option: Option, options: Sequence[Option], rng: random.Random, *, peaceful: bool) -> Option:
    """Pass less often than chance would, so that more happens; in peaceful games attack seldom, so that they last."""
    if option in (("pass",), ("end-react",)) and len(options) > 1 and rng.random() < 0.6:
        option = rng.choice(options[:-1])
    if peaceful and option[0] == "attack" and rng.random() < 0.9:
        option = options[-1]
    return option


def test_random_games_come_to_an_end_and_break_no_promise(edition: str) -> None:
    """12 dice, no card lost or doubled, Legends where they may be, sane conditions, alternating turns."""
    record = played(edition)
    assert sum(record.ends.values()) == GAMES
    assert len(record.ends) >= 3, record.ends


def test_random_games_do_all_that_cards_without_effects_can_do(edition: str) -> None:
    """A promise that no game puts to the test is worth nothing."""
    record = played(edition)
    rare = {kind: record.kinds[kind] for kind in (
        "attacked", "blocked", "called", "declared-winner", "defeated", "equipped", "lag-lost", "mulliganed",
        "not-defeated", "overtime-began", "removed", "rolled-in", "sold", "stole",
    )}  # fmt: skip
    assert min(rare.values()) >= 3, rare
    kinds = {"main", "react", "pay", "host", "steal", "fixer-die", "roll", "shuffle", "mulligan"}
    assert kinds <= set(record.decisions)


def test_every_kind_of_event_is_a_known_one(edition: str) -> None:
    assert set(played(edition).kinds) <= KINDS


def test_every_key_cited_in_play_is_a_rule_of_that_edition(edition: str) -> None:
    """Of what the ruleset lets through, nothing is lacking in the edition or overruled there by another rule."""
    book, told = digest(), ruleset(edition).cites
    wrong = {
        key: where
        for key, where in played(edition).keys.items()
        if told((key,))
        and (key not in book or not book.rule(key).numbers(edition) or book.rule(key).superseded_by(edition))
    }
    assert wrong == {}


def test_the_promises_are_worth_something() -> None:
    """Each of these faults, planted into a sound position, is found."""

    def sound() -> Game:
        game, rng = random_game(5, "2026-11")
        while game.state.turn < 6 or game.decision is None or game.decision.kind != "main":
            assert game.decision is not None
            game.send(game.decision.sample(rng))
        return game

    def die_twice(game: Game) -> None:
        game.state.sides[0].gigs.append(game.state.sides[0].gigs[0])

    def die_lost(game: Game) -> None:
        game.state.sides[1].fixer.pop()

    def card_lost(game: Game) -> None:
        game.state.sides[0].deck.pop()

    def card_twice(game: Game) -> None:
        game.state.sides[0].hand.append(game.state.sides[0].deck[0])

    def legend_in_trash(game: Game) -> None:
        uid = game.state.sides[0].legends.pop()
        game.state.sides[0].trash.append(uid)
        game.state.put(game.state.cards[uid]._replace(area="trash", face_up=True, spent=False, lag=False))

    def spent_in_hand(game: Game) -> None:
        uid = game.state.sides[game.state.player].hand[0]
        game.state.put(game.state.cards[uid]._replace(spent=True))

    for fault in (die_twice, die_lost, card_lost, card_twice, legend_in_trash, spent_in_hand):
        game = sound()
        watcher = Watcher(player=game.state.player, turn=game.state.turn)
        watcher(game, Event("passed", ("main.pass-turn",), 0))
        fault(game)
        game.on_event = watcher
        with pytest.raises(AssertionError):
            game.emit(Event("passed", ("main.pass-turn",), 0))
    game = sound()
    game.on_event = Watcher(player=game.state.player, turn=game.state.turn)
    with pytest.raises(AssertionError, match="alternates"):
        game.emit(Event("turn-began", ("turn.begins-after-rivals",), game.state.player))
