"""What is offered is what is allowed: listed options against every option that could be named."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from engine import CHANCE, Game, IllegalChoice, Option
from tests.engine.build import GIGS, RIVAL, YOU, do, eddies, game, gigs, legend, player, unit
from tests.engine.playing import random_game

WORDS = ("sell", "call", "play", "play-legend", "go-solo", "block")


def thinkable_actions(g: Game) -> Iterator[Option]:
    """Every action and reaction with every card of the game, attacks on everything."""
    yield from (("pass",), ("end-react",))
    for uid in g.state.cards:
        yield from ((word, uid) for word in WORDS)
    attackers = [u for side in g.state.sides for u in chain(side.field, side.legends, side.hand[:2])]
    targets = [GIGS, *attackers, *(u for card in g.state.cards.values() for u in card.gear)]
    yield from (("attack", a, t) for a in attackers for t in targets)


def thinkable_choices(g: Game) -> Iterator[Option]:
    """Every answer of the other kinds."""
    yield from ((word,) for word in ("keep", "mulligan", "first", "second"))
    for number in range(-1, 25):
        yield from (("die", number), ("roll", number), ("player", number))
    yield from (("host", uid) for uid in g.state.cards)
    legends = [u for side in g.state.sides for u in chain(side.legends, side.field[:1])]
    for count in range(4):
        for chosen in combinations(legends, count):
            yield from (("pay", amount, *chosen) for amount in range(-1, 6))


@pytest.mark.parametrize("seed", range(12))
def test_the_options_of_a_decision_are_exactly_what_is_not_refused(edition: str, seed: int) -> None:
    g, rng = random_game(seed, edition)
    asked: set[str] = set()
    while g.decision is not None:
        decision = g.decision
        options = decision.options()
        if decision.kind != "shuffle" and rng.random() < 0.4:
            asked.add(decision.kind)
            named = set(thinkable_actions(g) if decision.kind in ("main", "react") else thinkable_choices(g))
            assert set(options) <= named
            allowed = {option for option in named if not g.why_not(option)}
            assert allowed == set(options), decision.kind
        g.send(decision.sample(rng))
    assert {"main", "pay"} <= asked


@pytest.mark.parametrize("seed", range(6))
def test_who_is_not_asked_may_choose_nothing(edition: str, seed: int) -> None:
    """The other player may only concede, whatever the decision is."""
    g, rng = random_game(seed, edition)
    while g.decision is not None:
        decision = g.decision
        if decision.player != CHANCE and rng.random() < 0.1:
            other = 1 - decision.player
            for option in {*thinkable_actions(g), *decision.options()}:
                found = g.why_not(option, other)
                assert found, (decision.kind, option)
                assert all(r.keys and r.reason for r in found)
            assert g.why_not(("concede", other), other) == []
        g.send(decision.sample(rng))


def test_options_come_in_the_same_order_each_time(edition: str) -> None:
    """A stored line means the same tomorrow."""
    seen = []
    for _ in range(2):
        g, rng = random_game(3, edition)
        line = []
        while g.decision is not None:
            line.append(tuple(g.decision.options()))
            g.send(g.decision.sample(rng))
        seen.append(line)
    assert seen[0] == seen[1]


MALFORMED = [
    (), ("sell",), ("sell", "x"), ("sell", 999), ("sell", -1), ("attack", 0), ("attack", 999, GIGS), ("attack", 0, -7),
    ("attack", 0, "gigs"), ("attack", 0, GIGS, 1), ("pass", 1), ("concede",), ("concede", 5), ("concede", "you"),
    ("zap",), ("call", 999), ("play", None), ("block", 1.5),
]  # fmt: skip


def test_a_malformed_option_is_refused_like_any_other() -> None:
    """Bad input gets a refusal that names the option, never a Python error, and changes nothing."""
    g = game(player(field=[unit()]), player(gigs=gigs(1)))
    for option in MALFORMED:
        with pytest.raises(IllegalChoice) as raised:
            g.choose(option)
        assert raised.value.refusals, option
    assert g.choices == []


def test_while_chance_decides_an_action_is_refused_for_the_turn_player() -> None:
    """start.order (8.6): it is not the Main Phase yet."""
    card, hidden = unit(), legend(face_up=False)
    g = game(player(hand=[card], legends=[hidden], eddies=eddies(1)), phase="start")
    do(g, ("die", 0))
    assert g.decision is not None
    assert g.decision.player == CHANCE
    for option in (("play", card.uid), ("call", hidden.uid), ("pass",)):
        found = g.why_not(option)
        assert [r.reason for r in found] == ["it is not the Main Phase"]
        assert [r.reason for r in g.why_not(option, YOU)] == [r.reason for r in found]
        assert g.why_not(option, RIVAL)


def test_an_explanation_is_one_sentence_with_every_reason(edition: str) -> None:
    """A spent Unit with Lag can attack for neither reason (attack.choose-attacker, attack.lagging-cannot)."""
    tired = unit(spent=True, lag=True)
    g = game(player(field=[tired]), player(gigs=gigs(3)), edition=edition)
    assert g.explain(("attack", tired.uid, GIGS)) == "No: Unit is spent; Unit has Lag."
    assert g.explain(("pass",)) == "Yes, that is legal now."
