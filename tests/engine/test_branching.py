"""A game is a pure function of its setup and its choices: replay, fork, copy."""

from __future__ import annotations

import gc
import random
import weakref

import pytest

from engine import Event, Game, NoDecision
from tests.engine.build import GIGS, do, eddies, game, gigs, player, unit
from tests.engine.playing import random_game


def told(events: list[Event]) -> list[tuple[object, ...]]:
    """Events as values that compare."""
    return [(e.kind, e.keys, e.player, e.card, e.before, e.other, e.die, e.amount, e.note) for e in events]


def same(one: Game, other: Game) -> None:
    """Both games are at the same point with the same past."""
    assert one.state.fingerprint() == other.state.fingerprint()
    assert told(one.state.events()) == told(other.state.events())
    assert one.state.cards == other.state.cards
    assert one.outcome == other.outcome
    first, second = one.decision, other.decision
    assert (first is None) == (second is None)
    if first is not None and second is not None:
        assert (first.kind, first.player, first.keys) == (second.kind, second.player, second.keys)
        assert list(first.options()) == list(second.options())


@pytest.mark.parametrize("seed", range(8))
def test_replaying_the_choices_gives_the_same_game(edition: str, seed: int) -> None:
    g, rng = random_game(seed, edition)
    g.play_out(rng)
    again, _ = random_game(seed, edition)
    assert again.replay(g.choices) is again
    same(g, again)
    assert again.choices == g.choices


@pytest.mark.parametrize("seed", range(8))
def test_a_replay_may_stop_anywhere(edition: str, seed: int) -> None:
    g, rng = random_game(seed, edition)
    g.play_out(rng, limit=60 + 7 * seed)
    again, _ = random_game(seed, edition)
    again.replay(g.choices)
    same(g, again)


@pytest.mark.parametrize("seed", range(10))
def test_resuming_from_a_fork_equals_going_on(edition: str, seed: int) -> None:
    """Wherever a decision says that it is resumable, the whole position is in the state."""
    g, rng = random_game(seed, edition)
    forks: list[tuple[Game, int]] = []
    kinds: set[str] = set()
    while g.decision is not None:
        if g.decision.resumable and rng.random() < 0.15:
            kinds.add(g.decision.kind)
            fork = g.fork()
            same(g, fork)
            forks.append((fork, len(g.choices)))
        g.send(g.decision.sample(rng))
    for fork, at in forks:
        fork.replay(g.choices[at:])
        same(g, fork)
    assert "main" in kinds


@pytest.mark.parametrize("blocked", [True, False])
def test_a_fork_of_a_react_step_goes_on_like_the_game(edition: str, blocked: bool) -> None:
    attacker, blocker = unit("attacker", power=12), unit("blocker", text="{BLOCKER}")
    g = game(player(field=[attacker]), player(field=[blocker], gigs=gigs(1, 1, 1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert g.decision is not None
    assert g.decision.kind == "react"
    fork = g.fork()
    same(g, fork)
    line = [("block", blocker.uid), ("end-react",)] if blocked else [("end-react",), ("die", 7), ("die", 6)]
    same(g.replay(line), fork.replay(line))
    assert g.decision.kind == "main"


def test_forks_do_not_touch_each_other(edition: str) -> None:
    card = unit(cost=1)
    g = game(player(hand=[card], eddies=eddies(1)), edition=edition)
    before, trace = g.state.fingerprint(), g.state.trace
    fork = g.fork()
    do(fork, ("play", card.uid), ("pay", 1), ("pass",))
    assert g.state.fingerprint() == before
    assert g.state.trace is trace
    assert g.choices == []
    assert fork.state.fingerprint() != before


def test_only_resumable_decisions_are_forked() -> None:
    card = unit(cost=1)
    g = game(player(hand=[card], eddies=eddies(1)))
    do(g, ("play", card.uid))
    with pytest.raises(NoDecision, match="replay"):
        g.fork()


def test_positions_that_differ_have_different_fingerprints() -> None:
    """Each of these differences matters to some rule."""

    def position(**changed) -> Game:
        card = unit(spent=changed.get("spent", False), lag=changed.get("lag", False))
        side = player(field=[card], gigs=gigs(changed.get("gig", 1)), eddies=eddies(changed.get("eddies", 1)))
        return game(side, overtime=changed.get("overtime", False), player=changed.get("player", 0))

    variants = [
        {}, {"spent": True}, {"lag": True}, {"gig": 2}, {"eddies": 2}, {"overtime": True}, {"player": 1},
    ]  # fmt: skip
    prints = [position(**v).state.fingerprint() for v in variants]
    assert len(set(prints)) == len(variants)
    assert position().state.fingerprint() == prints[0]


def test_what_happened_this_turn_counts_for_the_fingerprint() -> None:
    """main.sell-once-per-turn (8.11.1): after a sale less may be done, though the cards lie the same."""
    card = unit("card", sell_tag=True)
    g = game(player(hand=[card]))
    do(g, ("sell", card.uid))
    forgetful = g.fork()
    forgetful.state.log = {}
    assert g.state.fingerprint() != forgetful.state.fingerprint()


def test_playing_out_stops_at_its_limit() -> None:
    g, rng = random_game(1, "2026-11")
    assert g.play_out(rng, limit=5) == 5
    assert len(g.choices) == 5
    assert g.play_out(random.Random(1)) > 5
    assert g.decision is None
    assert g.outcome is not None


def test_a_closed_game_is_gone_at_once(edition: str) -> None:
    """Without waiting for the collector of circles, so that following many lines keeps memory flat."""
    g, rng = random_game(0, edition)
    g.play_out(rng, limit=40)
    assert g.decision is not None
    g.on_event = listener = lambda _game, _event: None
    held = weakref.ref(listener)
    del listener
    gc.disable()
    try:
        g.close()
        assert g.decision is None
        with pytest.raises(NoDecision):
            g.choose(("pass",))
        del g
        assert held() is None
    finally:
        gc.enable()
