"""Random games of made-up cards with random effects: no crash, no dead end, no piece lost, every choice replayable."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from engine import Event, Game, IllegalChoice, Option, new_game, ruleset
from rules_index import digest
from tests.engine.effects.random_cards import decks
from tests.engine.effects.watching import TooLong, Watcher, check_views

GAMES = 34
"""Games in each edition."""
NONSENSE: tuple[Option, ...] = (
    ("attack", 0, 1), ("play", 2), ("block", 3), ("activate", 4, 0), ("pay", 9), ("yes",), ("choose", 999), ("done",),
    ("resolve", 0), ("fly",), ("end-react",), ("die", 3), ("call", 1),
)  # fmt: skip


class Record:
    """What the random games of one edition have shown."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self.keys: set[str] = set()
        self.ends: Counter[str] = Counter()
        self.refused = 0
        self.viewed = 0
        self.forked = 0


def told(events: list[Event]) -> list[tuple[object, ...]]:
    return [(e.kind, e.player, e.card, e.die, e.amount, e.note, e.keys) for e in events]


def refuse(game: Game, option: Option) -> bool:
    """Try something; where it is refused, everything is as it was. Returns whether it was."""
    state = game.state
    before = (state.fingerprint(), state.version, state.made, state.trace, len(game.choices), game.decision)
    if not game.why_not(option):
        return False
    with pytest.raises(IllegalChoice):
        game.choose(option)
    assert (state.fingerprint(), state.version, state.made) == before[:3]
    assert state.trace is before[3]
    assert (len(game.choices), game.decision) == before[4:]
    return True


def one_game(seed: int, edition: str, record: Record) -> None:
    """Play a game, with attempts at what is not legal and forks on the way."""
    rng = random.Random(f"{edition} {seed}")
    watcher = Watcher()
    game = new_game(decks(seed), ruleset(edition), on_event=watcher)
    forks: list[tuple[Game, int]] = []
    try:
        while game.decision is not None:
            decision = game.decision
            options = decision.options()
            assert options, decision.kind
            assert len(set(options)) == len(options), options
            if decision.kind == "main":
                assert game.state.pending == ()
                assert game.state.attack is None
            record.decisions[decision.kind] += 1
            record.keys.update(decision.keys)
            if rng.random() < 0.1:
                record.refused += refuse(game, rng.choice(NONSENSE))
            if rng.random() < 0.1:
                check_views(game)
                record.viewed += 1
            if decision.resumable and rng.random() < 0.03:
                forks.append((game.fork(), len(game.choices)))
            option = decision.sample(rng)
            if option in (("pass",), ("end-react",)) and len(options) > 1 and rng.random() < 0.6:
                option = rng.choice(options[:-1])
            game.send(option)
        assert game.outcome is not None
        record.ends[game.outcome.reason] += 1
    except TooLong:
        record.ends["too long"] += 1
    finally:
        record.kinds += watcher.kinds
        record.keys |= watcher.keys
    if game.outcome is not None:
        for fork, at in forks:
            fork.replay(game.choices[at:])
            assert fork.state.fingerprint() == game.state.fingerprint()
            assert fork.outcome == game.outcome
            record.forked += 1


@cache
def played(edition: str) -> Record:
    """Play the games of an edition, once however many tests ask."""
    record = Record()
    for seed in range(GAMES):
        one_game(seed, edition, record)
    return record


def test_games_with_random_effects_break_no_promise(edition: str) -> None:
    """12 dice, no card lost or doubled, no decision without an option, one Call a turn, no hidden card in a view."""
    record = played(edition)
    assert sum(record.ends.values()) == GAMES
    assert record.ends["too long"] <= GAMES // 10


def test_the_games_end_in_several_ways() -> None:
    """Over both editions: which games end how changes with every kind of effect that is dealt out."""
    ends = played("2026-08").ends + played("2026-11").ends
    assert len(ends) >= 3, ends


def test_the_games_really_do_things(edition: str) -> None:
    """A promise that no game puts to the test is worth nothing."""
    record = played(edition)
    kinds = {
        "activated", "attacked", "condition-false", "decreased", "defeated", "discarded", "equipped", "fought",
        "increased", "lasts", "moved", "pending", "replaced", "resolving", "revealed", "sold", "stole", "swapped",
        "taken-over", "trashed", "flipped", "called", "searched", "removed",
    }  # fmt: skip
    assert kinds <= set(record.kinds), kinds - set(record.kinds)
    decisions = {
        "choose",
        "discard",
        "host",
        "kind",
        "may",
        "mode",
        "number",
        "order-pending",
        "pay",
        "value",
    }
    assert decisions <= set(record.decisions), decisions - set(record.decisions)
    assert record.refused > 50
    assert record.viewed > 100
    assert record.forked > 20


def test_every_key_cited_is_a_rule_of_that_edition(edition: str) -> None:
    """Events and decisions of effects too; the ruleset leaves out what is the other edition's."""
    book, cites = digest(), ruleset(edition).cites
    wrong = {
        k for k in cites(tuple(played(edition).keys)) if k not in book or not book.rule(k).numbers(edition)
    }
    assert wrong == set()


@pytest.mark.parametrize("seed", range(1, 7))
def test_replaying_the_choices_gives_the_same_game(edition: str, seed: int) -> None:
    game = new_game(decks(seed), ruleset(edition))
    game.play_out(random.Random(seed), limit=150)
    again = new_game(decks(seed), ruleset(edition)).replay(game.choices)
    assert again.state.fingerprint() == game.state.fingerprint()
    assert told(again.state.events()) == told(game.state.events())
