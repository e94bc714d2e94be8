"""What waits: later this turn, and the next time."""

from __future__ import annotations

from typing import Literal

from engine.effects.tree import (
    Activated,
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    Every,
    Give,
    Keyword,
    Later,
    Move,
    NextTime,
    PayEddies,
    Pick,
    Power,
    Spend,
    Step,
    Triggered,
)
from engine.effects.values import Cards, Ref, This, Trigger
from tests.engine.build import (
    GIGS,
    YOU,
    do,
    game,
    gigs,
    now,
    pass_turn,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle, power_of
from tests.engine.effects.stock import FRIENDLY, RIVALS, deep, spell

Until = Literal["this turn", "your next turn", "rival's next turn", "end of attack"]


# --- later


def test_later_is_at_the_end_of_this_turn_and_once(edition: str) -> None:
    """Reboot Optics: +4 power this turn, defeat it at the end of the turn."""
    friend = made.unit(id="friend")
    step = Do(
        (
            Pick(Choose(FRIENDLY, "unit")),
            Give(Ref("unit"), (Power(4),), "this turn"),
            Later(Defeat(Ref("unit"))),
        )
    )
    cast = spell(step)
    g = game(player(field=[friend], hand=[cast], deck=deep()), player(deck=deep()), edition=edition)
    do(g, ("play", cast.uid), *choose(friend))
    assert (now(g, friend).area, power_of(g, friend)) == ("field", 7)
    do(g, ("pass",))
    assert now(g, friend).area == "trash"
    assert g.state.lasting == ()


def test_later_does_not_act_on_a_piece_that_has_left_and_come_back(edition: str) -> None:
    friend, away = made.unit(id="friend"), spell(Move(Every(FRIENDLY, "units"), "hand"), id="away")
    cast = spell(Do((Pick(Choose(FRIENDLY, "unit")), Later(Defeat(Ref("unit"))))))
    g = game(player(field=[friend], hand=[cast, away]), edition=edition)
    do(g, ("play", cast.uid), *choose(friend), ("play", away.uid), ("play", friend.uid), ("pass",))
    assert now(g, friend).area == "field"


def test_the_end_of_your_turn_is_not_that_of_a_rivals(edition: str) -> None:
    """The words "at the end of your turn" of a QUICK Program that was played in a Rival's turn."""
    friend = made.unit(id="friend")
    mine = spell(Do((Pick(Choose(FRIENDLY, "unit")), Later(Defeat(Ref("unit")), "end of your turn"))))
    g = game(player(field=[friend], hand=[mine], deck=deep()), player(deck=deep()), edition=edition)
    do(g, ("play", mine.uid), *choose(friend), ("pass",))
    assert now(g, friend).area == "trash", "in your own turn it is this one"

    step = Do((Pick(Choose(FRIENDLY, "unit")), Later(Defeat(Ref("unit")), "end of your turn")))
    attacker, quick = made.unit(id="attacker"), spell(step, Keyword("QUICK"), id="quick")
    g = game(
        player(field=[attacker], deck=deep()),
        player(field=[friend], hand=[quick], deck=deep(), gigs=gigs(1)),
        edition=edition,
    )
    do(g, ("attack", attacker.uid, GIGS), ("play", quick.uid), *choose(friend), ("end-react",), ("die", 6))
    pass_turn(g)
    assert now(g, friend).area == "field", "the attacking player's turn has ended, not yours"
    pass_turn(g)
    assert now(g, friend).area == "trash"
    assert g.state.lasting == ()


def test_later_becomes_pending_with_the_other_effects_of_the_end_of_turn(edition: str) -> None:
    """Its controller orders them (pending.own-any-order)."""
    watcher = made.unit(Triggered((Trigger("turn-ends", who="you"),), Draw(1)), id="watcher")
    cast = spell(Later(Discard(None)))
    g = game(player(field=[watcher], hand=[cast, *made.filler(1)]), edition=edition)
    do(g, ("play", cast.uid), ("pass",))
    kind, who, options = asked(g)
    assert (kind, who, len(options)) == ("order-pending", YOU, 2)


# --- the next time


def next_defeat(step: Step, until: Until = "this turn") -> NextTime:
    return NextTime(Trigger("defeated", FRIENDLY), step, until)


def test_the_next_time_is_once(edition: str) -> None:
    one, two = made.unit(id="one"), made.unit(id="two")
    cast, kill = (
        spell(next_defeat(Draw(1))),
        [spell(Defeat(Choose(FRIENDLY, "unit")), id=f"kill-{i}") for i in (0, 1)],
    )
    g = game(player(field=[one, two], hand=[cast, *kill]), edition=edition)
    do(g, ("play", cast.uid))
    assert drawn(do(g, ("play", kill[0].uid), *choose(one))) == 1
    assert drawn(do(g, ("play", kill[1].uid), *choose(two))) == 0
    assert g.state.lasting == ()


def test_the_next_time_is_once_also_where_two_happen_together(edition: str) -> None:
    cast, kill = spell(next_defeat(Draw(1))), spell(Defeat(Every(FRIENDLY, "units")), id="kill")
    g = game(player(field=made.filler(2), hand=[cast, kill]), edition=edition)
    events = do(g, ("play", cast.uid), ("play", kill.uid))
    assert drawn(events) == 1
    idle(g)


def test_two_copies_are_two_next_times(edition: str) -> None:
    """Both become pending with the event, in an order that their controller chooses."""
    cast = spell(Do((next_defeat(Draw(1)), next_defeat(Draw(2)))))
    kill, victim = spell(Defeat(Choose(FRIENDLY, "unit")), id="kill"), made.unit(id="victim")
    g = game(player(field=[victim], hand=[cast, kill]), edition=edition)
    do(g, ("play", cast.uid), ("play", kill.uid), *choose(victim))
    kind, who, options = asked(g)
    assert (kind, who, len(options)) == ("order-pending", YOU, 2)
    assert drawn(do(g, options[1])) == 3


def test_the_next_time_passes_with_its_time(edition: str) -> None:
    victim, kill = made.unit(id="victim"), spell(Defeat(Choose(RIVALS, "unit")), id="kill")
    found_in: dict[Until, int] = {"this turn": 0, "your next turn": 1}
    for until, found in found_in.items():
        victim, kill = made.unit(id="victim"), spell(Defeat(Choose(RIVALS, "unit")), id="kill")
        cast = spell(next_defeat(Draw(1), until))
        g = game(player(field=[victim], hand=[cast]), player(hand=[kill]), edition=edition)
        do(g, ("play", cast.uid))
        pass_turn(g)
        assert drawn(do(g, ("play", kill.uid), *choose(victim)), YOU) == found


def test_the_next_time_remembers_what_was_chosen(edition: str) -> None:
    """'Choose a rival Unit. The next time a friendly Unit is defeated this turn, spend it.'"""
    foe, victim = made.unit(id="foe"), made.unit(id="victim")
    cast = spell(Do((Pick(Choose(RIVALS, "foe")), NextTime(Trigger("discards", Cards()), Spend(Ref("foe"))))))
    drop = spell(Discard(1), id="drop")
    hand = made.filler(1)
    g = game(player(field=[victim], hand=[cast, drop, *hand]), player(field=[foe]), edition=edition)
    do(g, ("play", cast.uid), *choose(foe), ("play", drop.uid), *choose(*hand))
    assert now(g, foe).spent


def test_a_safety_override(edition: str) -> None:
    """The next friendly Unit that loses a fight: the opposing rival Unit is defeated; on the Rival's turn too."""
    override = spell(
        NextTime(Trigger("loses-fight", FRIENDLY, against=RIVALS), Defeat(Ref("opponent"))), Keyword("QUICK")
    )
    attacker, defender = made.unit(id="attacker", power=9), made.unit(id="defender", spent=True)
    g = game(player(field=[attacker]), player(field=[defender], hand=[override]), edition=edition)
    do(g, ("attack", attacker.uid, defender.uid), ("play", override.uid), ("end-react",))
    assert now(g, attacker).area == "trash"
    expected = "field" if edition == "2026-08" else "trash"
    assert now(g, defender).area == expected, (
        "2026-08: the winner is gone before the result (register: disputed)"
    )
    idle(g)


def test_the_next_time_this_unit_does_it_is_not_the_next_stay_of_its_card(edition: str) -> None:
    """A lasting effect is about one stay of a piece, also where it waits for that piece."""
    wait = Activated((PayEddies(0),), NextTime(Trigger("attacks", This()), Draw(1)))
    unit = made.unit(Keyword("ADRENALINE"), wait, id="unit")
    away = spell(Move(Every(FRIENDLY, "units"), "hand"), id="away")
    g = game(player(field=[unit], hand=[away]), player(gigs=gigs(1)), edition=edition)
    do(g, ("activate", unit.uid, 1))
    fork = g.fork()
    assert drawn(do(fork, ("attack", unit.uid, GIGS))) == 1
    do(g, ("play", away.uid), ("play", unit.uid))
    assert drawn(do(g, ("attack", unit.uid, GIGS))) == 0
