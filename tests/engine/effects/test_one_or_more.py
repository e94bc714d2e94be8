"""Once for all that happens at once ("one or more"), whose doing a defeat is, and who was blocked."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    Every,
    Keyword,
    Ready,
    Replacement,
    Spend,
    Triggered,
)
from engine.effects.values import Cards, Comparison, Ref, This, Trigger
from tests.engine.build import GIGS, do, game, gigs, now, player
from tests.engine.effects import made
from tests.engine.effects.made import drawn, idle

UNITS = Cards(("Unit",), "friendly", other=True)
RIVALS = Cards(("Unit",), "rival")


def watching(trigger: Trigger, *, first: bool = False) -> Triggered:
    return Triggered((trigger,), Draw(), first_each_turn=first)


@pytest.mark.parametrize(("together", "count"), [(True, 1), (False, 2)])
def test_two_defeated_at_once_count_once(together: bool, count: int) -> None:
    watcher = made.unit(watching(Trigger("defeated", UNITS, together=together)), id="watcher")
    lost = [made.unit(id="one"), made.unit(id="two")]
    mine = player(field=[watcher, *lost], deck=made.filler(5))
    g = made.cast(Defeat(Every(UNITS, "unit")), you=mine)
    if not together:
        do(g, ("resolve", g.state.pending[0].number))
    assert drawn(g) == count
    idle(g)


def test_two_instructions_count_twice() -> None:
    watcher = made.unit(watching(Trigger("spent", UNITS, together=True)), id="watcher")
    others = [made.unit(id="one"), made.unit(id="two")]
    mine = player(field=[watcher, *others], deck=made.filler(5))
    one = Spend(Choose(UNITS, "unit"))
    g = made.cast(Do((one, one)), you=mine)
    do(g, *made.choose(*others))
    assert len(g.state.pending) == 2
    do(g, ("resolve", g.state.pending[0].number))
    assert drawn(g) == 2


def test_all_of_them_are_meant_afterwards() -> None:
    again = Triggered((Trigger("spent", UNITS, together=True),), Ready(Ref("unit")))
    others = [made.unit(id="one"), made.unit(id="two")]
    mine = player(field=[made.unit(again, id="watcher"), *others])
    g = made.cast(Spend(Every(UNITS, "unit")), you=mine)
    assert [now(g, piece).spent for piece in others] == [False, False]


def test_cards_discarded_by_one_instruction_count_once() -> None:
    watcher = made.unit(watching(Trigger("discards", who="you", together=True)), id="watcher")
    hand = made.filler(2, "held")
    mine = player(field=[watcher], hand=hand, deck=made.filler(5))
    g = made.cast(Discard(2), you=mine)
    do(g, *made.choose(*hand))
    assert drawn(g) == 1


@pytest.mark.parametrize(("mine", "theirs", "count"), [(5, 3, 1), (3, 5, 0), (3, 3, 1)])
def test_a_unit_defeats_for_its_player(edition: str, mine: int, theirs: int, count: int) -> None:
    """Also the one that defends: whoever controls the opposing Unit has defeated the loser."""
    deed = Trigger("defeated", RIVALS, who="you")
    attacker = made.unit(id="attacker", power=theirs)
    target = made.unit(watching(deed), id="target", power=mine, spent=True)
    watcher = made.legend(watching(deed), id="watcher")
    you = player(field=[attacker])
    rival = player(field=[target], legends=[watcher], deck=made.filler(5))
    g = game(you, rival, edition=edition)
    do(g, ("attack", attacker.uid, target.uid), ("end-react",))
    while g.decision is not None and g.decision.kind == "order-pending":
        do(g, next(iter(g.decision.options())))
    assert now(g, attacker).area == ("trash" if mine >= theirs else "field")
    assert drawn(g, 1) == (0 if count == 0 else 2)


def test_what_an_effect_of_yours_defeats_you_defeat() -> None:
    deed = Trigger("defeated", RIVALS, who="you")
    foe = made.unit(id="foe")
    mine = player(field=[made.unit(watching(deed), id="watcher")], deck=made.filler(5))
    g = made.cast(Defeat(Choose(RIVALS, "unit")), you=mine, rival=player(field=[foe]))
    do(g, ("choose", foe.uid))
    assert drawn(g) == 1


def test_the_first_block_of_an_attack_counts() -> None:
    runner = made.unit(watching(Trigger("is-blocked", This()), first=True), id="runner", power=9)
    walls = [made.unit(Keyword("BLOCKER"), id=name) for name in ("one", "two")]
    mine = player(field=[runner], deck=made.filler(5))
    g = game(mine, player(field=walls, gigs=gigs(1)))
    do(g, ("attack", runner.uid, GIGS), ("block", walls[0].uid), ("block", walls[1].uid))
    assert drawn(g) == 1


@pytest.mark.parametrize("first", [True, False])
def test_only_the_first_defeat_of_a_turn_is_replaced(first: bool) -> None:
    saved = Replacement("defeat", Draw(), UNITS, first_each_turn=first)
    others = [made.unit(id="one"), made.unit(id="two")]
    mine = player(field=[made.unit(saved, id="saint"), *others], deck=made.filler(5))
    g = made.cast(Defeat(Every(UNITS, "unit")), you=mine)
    left = [now(g, piece).area for piece in others]
    assert left == (["field", "trash"] if first else ["field", "field"])
    assert drawn(g) == (1 if first else 2)


def test_the_blocked_unit_is_the_other_piece() -> None:
    strong = Cards(("Unit",), power=Comparison(">=", 5))
    wall = made.unit(
        Keyword("BLOCKER"), Triggered((Trigger("uses-blocker", This(), against=strong),), Draw()), id="wall"
    )
    runner = made.unit(id="runner", power=5)
    g = game(player(field=[runner]), player(field=[wall], gigs=gigs(1), deck=made.filler(3)))
    do(g, ("attack", runner.uid, GIGS), ("block", wall.uid))
    assert drawn(g, 1) == 1
