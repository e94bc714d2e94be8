"""A fork with effects in force goes on like the game; a refusal in the middle of an effect leaves no trace."""

from __future__ import annotations

import pytest

from engine import Game, IllegalChoice, NoDecision, Option
from engine.effects.live import live
from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Draw,
    Establish,
    Every,
    Gains,
    Give,
    Has,
    Keyword,
    Later,
    NextTime,
    Power,
    Resolve,
    Step,
    TrashTop,
    Triggered,
)
from engine.effects.values import This, Trigger
from engine.queries import power
from tests.engine.build import GIGS, do, game, gigs, now, player, start_turn, unknown
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose
from tests.engine.effects.stock import FRIENDLY, RIVALS, UNIT


def same(one: Game, other: Game) -> None:
    assert one.state.fingerprint() == other.state.fingerprint()
    assert [(e.kind, e.card, e.die, e.keys) for e in one.state.events()] == [
        (e.kind, e.card, e.die, e.keys) for e in other.state.events()
    ]
    assert one.outcome == other.outcome
    assert (one.decision is None) == (other.decision is None)
    if one.decision is not None and other.decision is not None:
        assert list(one.decision.options()) == list(other.decision.options())


LASTING: list[Step] = [
    Give(Every(FRIENDLY, "units"), (Power(7), Has("BLOCKER")), "this turn"),
    Establish(RIVALS, Power(-2), "your next turn"),
    Establish(UNIT, Cannot("be defeated in a fight"), "rival's next turn"),
    Give(
        Every(FRIENDLY, "units"), (Gains(Triggered((Trigger("steals", This()),), Draw(1))),), "your next turn"
    ),
    Later(Defeat(Every(UNIT, "units"))),
    NextTime(Trigger("steals", FRIENDLY), Draw(2)),
    NextTime(Trigger("attacks", UNIT), TrashTop(1), "your next turn"),
]


@pytest.mark.parametrize("step", LASTING)
def test_a_fork_with_lasting_effects_goes_on_like_the_game(edition: str, step: Step) -> None:
    """Forked in the Main Phase and in the React Step, then played through the Rival's turn into the next."""
    attacker, foe = made.unit(id="attacker"), made.unit(Keyword("BLOCKER"), id="foe")
    spell = made.program(Resolve(step), id="spell")
    mine = player(field=[attacker], hand=[spell], gigs=gigs(1, 1), deck=unknown(20))
    g = game(mine, player(field=[foe], gigs=gigs(1, 1, 1, 1), deck=unknown(20)), edition=edition)
    do(g, ("play", spell.uid))
    assert g.state.lasting
    forks = [g.fork()]
    before = len(g.choices)
    do(g, ("attack", attacker.uid, GIGS))
    forks.append(g.fork())
    marks = [before, len(g.choices)]
    do(g, ("end-react",))
    while g.decision is not None and g.decision.kind != "main":
        do(g, g.decision.options()[0])
    do(g, ("pass",))
    start_turn(g)
    targets = [o for o in asked(g)[2] if o[0] == "attack"]
    if targets:
        do(g, targets[0], ("end-react",))
        while g.decision is not None and g.decision.kind != "main":
            do(g, g.decision.options()[0])
    do(g, ("pass",))
    start_turn(g)
    for fork, at in zip(forks, marks, strict=True):
        fork.replay(g.choices[at:])
        same(g, fork)


def test_forks_with_effects_do_not_touch_each_other(edition: str) -> None:
    friend = made.unit(id="friend")
    give, take = (
        made.program(Resolve(Give(Every(FRIENDLY, "u"), (Power(n),), "this turn")), id=f"spell{n}")
        for n in (2, 5)
    )
    g = game(player(field=[friend], hand=[give, take]), edition=edition)
    fork = g.fork()
    do(g, ("play", give.uid))
    do(fork, ("play", take.uid))
    assert (made.power_of(g, friend), made.power_of(fork, friend)) == (5, 8)


def test_effects_in_force_tell_positions_apart(edition: str) -> None:
    """The explorer merges equal positions: a bonus, its size, its end and a waiting effect make a difference."""
    steps: list[Step] = [
        Give(Every(FRIENDLY, "u"), (Power(1),), "this turn"), Give(Every(FRIENDLY, "u"), (Power(2),), "this turn"),
        Give(Every(FRIENDLY, "u"), (Power(1),), "your next turn"), Establish(FRIENDLY, Power(1), "this turn"),
        NextTime(Trigger("steals", FRIENDLY), Draw(1)), NextTime(Trigger("steals", FRIENDLY), Draw(2)),
        Later(Draw(1)), Draw(0),
    ]  # fmt: skip
    spells = [made.program(Resolve(s), id="spell") for s in steps]
    prints: set[object] = set()
    for spell in spells:
        g = game(player(field=[made.unit(id="friend")], hand=[spell]), edition=edition)
        do(g, ("play", spell.uid))
        prints.add(g.state.fingerprint()[-2:])
    assert len(prints) == len(steps)


def test_the_same_effect_twice_is_not_once(edition: str) -> None:
    friend = made.unit(id="friend")
    once = made.program(Resolve(Give(Every(FRIENDLY, "u"), (Power(1),), "this turn")), id="spell")
    again = made.program(Resolve(Give(Every(FRIENDLY, "u"), (Power(1),), "this turn")), id="spell")
    g = game(player(field=[friend], hand=[once, again]), edition=edition)
    do(g, ("play", once.uid))
    fork = g.fork()
    do(g, ("play", again.uid))
    assert g.state.fingerprint() != fork.state.fingerprint()
    assert made.power_of(g, friend) == 5


REFUSED: list[Option] = [
    ("choose", 999), ("choose", 0), ("done",), ("die", 0), ("yes",), ("pass",), ("attack", 0, -1), ("play", 1),
    ("mode", 5), ("end-react",), ("resolve", 1),
]  # fmt: skip


@pytest.mark.parametrize("option", REFUSED)
def test_a_refusal_in_the_middle_of_an_effect_changes_nothing(edition: str, option: Option) -> None:
    """With a lasting effect in force and another pending; then the effect goes on as if nothing had been tried."""
    watcher = made.unit(Triggered((Trigger("attacks", UNIT),), Draw(1)), id="watcher")
    killer = made.unit(Triggered((Trigger("attacks", UNIT),), Defeat(Choose(RIVALS, "unit"))), id="killer")
    spell = made.program(Resolve(Give(Every(FRIENDLY, "u"), (Power(1),), "this turn")), id="spell")
    foe = made.unit(id="foe")
    g = game(
        player(field=[watcher, killer], hand=[spell]), player(field=[foe], gigs=gigs(1)), edition=edition
    )
    do(g, ("play", spell.uid), ("attack", watcher.uid, GIGS))
    number = next(p.number for p in g.state.pending if p.source.uid == killer.uid)
    do(g, ("resolve", number))
    assert asked(g)[2] == choose(foe)
    state = g.state
    before = (state.fingerprint(), state.version, state.made, len(g.choices), state.pending, state.lasting)
    trace = state.trace
    with pytest.raises(IllegalChoice):
        g.choose(option)
    assert (
        state.fingerprint(),
        state.version,
        state.made,
        len(g.choices),
        state.pending,
        state.lasting,
    ) == before
    assert state.trace is trace
    do(g, *choose(foe))
    assert now(g, foe).area == "trash"


def test_a_fork_has_what_is_in_force_without_gathering_it_again_until_it_changes() -> None:
    """Of two games that part, each sees what only it has put into force, though both change in as many places."""
    guard, other = made.unit(id="guard"), made.unit(id="other")
    spells = [
        made.program(Resolve(Give(Choose(FRIENDLY, "u"), (Power(more),), "this turn")), id=f"by-{more}")
        for more in (3, 5)
    ]
    one = game(player(field=[guard, other], hand=spells))
    before = live(one)
    two = one.fork()
    assert live(two) is before
    do(one, ("play", spells[0].uid), *choose(guard))
    do(two, ("play", spells[1].uid), *choose(other))
    assert one.state.layout == two.state.layout
    powers = [[power(g, now(g, piece)) for piece in (guard, other)] for g in (one, two)]
    assert powers == [[6, 3], [3, 8]]
    assert before.modifiers == {}


def test_events_are_told_from_any_number_of_them_on() -> None:
    spell = made.program(Resolve(Draw(1)), id="spell")
    g = game(player(hand=[spell], field=[made.unit(id="u")]))
    do(g, ("play", spell.uid), ("pass",))
    told = g.state.events()
    assert len(told) == g.state.recorded > 4
    for since in range(len(told) + 2):
        assert g.state.events(since) == told[since:]
    assert g.state.copy().recorded == g.state.recorded


def test_nothing_is_forked_in_the_middle_of_an_effect() -> None:
    g = made.cast(Defeat(Choose(RIVALS, "unit")), rival=player(field=[made.unit(id="foe")]))
    with pytest.raises(NoDecision, match="replay"):
        g.fork()
