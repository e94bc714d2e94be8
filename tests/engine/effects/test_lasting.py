"""What lasts: given for a time, established for a set, put off to later, waiting for the next time."""

from __future__ import annotations

from typing import Literal

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    EndAttack,
    Establish,
    Every,
    Flip,
    Gains,
    Give,
    Has,
    IfYouDo,
    Keyword,
    Later,
    Move,
    MustAttack,
    NextTime,
    Persistent,
    Pick,
    PlayCard,
    Power,
    Resolve,
    Spend,
    Step,
    Triggered,
    While,
)
from engine.effects.values import Cards, Comparison, Count, PowerOf, Ref, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    game,
    gigs,
    now,
    pass_turn,
    player,
    start_turn,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle, power_of

FRIENDLY, RIVALS = Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")
Until = Literal["this turn", "your next turn", "rival's next turn", "end of attack"]


def deep() -> list[Piece]:
    return unknown(20)


def spell(step: Step, *more: Keyword, id: str = "spell") -> Piece:
    return made.program(*more, Resolve(step), id=id)


# --- how long


@pytest.mark.parametrize(("until", "in_turns"), [
    ("this turn", [True, False, False, False]),
    ("your next turn", [True, True, False, False]),
    ("rival's next turn", [False, True, False, False]),
])  # fmt: skip
def test_how_long_a_given_effect_lasts(edition: str, until: Until, in_turns: list[bool]) -> None:
    """Asked in four Main Phases: this one, the Rival's, yours, the Rival's. It is gone from the state in the end."""
    foe = made.unit(id="foe")
    cast = spell(Give(Choose(RIVALS, "unit"), (Power(2),), until))
    g = game(player(hand=[cast], deck=deep()), player(field=[foe], deck=deep()), edition=edition)
    do(g, ("play", cast.uid), *choose(foe))
    found: list[bool] = []
    for _ in range(4):
        found.append(power_of(g, foe) == 5)
        pass_turn(g)
    assert found == in_turns
    assert g.state.lasting == ()


def test_until_your_next_turn_made_on_the_rivals_turn(edition: str) -> None:
    """It ends at the start of the controller's very next turn."""
    attacker = made.unit(id="attacker")
    cast = spell(Give(Choose(RIVALS, "unit"), (Power(2),), "your next turn"), Keyword("QUICK"))
    g = game(player(field=[attacker]), player(hand=[cast], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", cast.uid), *choose(attacker), ("end-react",), ("die", 6))
    assert power_of(g, attacker) == 5
    do(g, ("pass",))
    assert g.state.player == RIVAL
    assert power_of(g, attacker) == 3


def test_what_ends_at_the_start_of_a_turn_is_gone_before_anything_else_of_it(edition: str) -> None:
    """start.effects-end: 'can't ready until your next turn' does not hold in your own Start Phase."""
    mine = made.unit(id="mine", spent=True)
    cast = spell(Give(Choose(Cards(("Unit",)), "unit"), (Cannot("ready"),), "your next turn"))
    theirs = made.unit(id="theirs", spent=True)
    g = game(
        player(field=[mine], hand=[cast], deck=deep()), player(field=[theirs], deck=deep()), edition=edition
    )
    fork = g.fork()
    do(g, ("play", cast.uid), *choose(theirs))
    pass_turn(g)
    assert now(g, theirs).spent, "the Rival's next Start Phase is covered"
    do(fork, ("play", cast.uid), *choose(mine))
    pass_turn(fork)
    pass_turn(fork)
    assert not now(fork, mine).spent


def test_to_the_end_of_the_attack(edition: str) -> None:
    attacker, trigger = made.unit(id="attacker", power=9), Trigger("attacks", This())
    boost = Triggered((trigger,), Give(This(), (Power(1),), "end of attack"))
    attacker = made.unit(boost, id="attacker", power=9)
    g = game(player(field=[attacker]), player(gigs=gigs(1, 1, 1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    assert power_of(g, attacker) == 10
    do(g, ("end-react",), ("die", 6), ("die", 7))
    assert power_of(g, attacker) == 9
    assert g.state.lasting == ()


def test_the_attack_that_ends_early_ends_it_too(edition: str) -> None:
    boost = Triggered((Trigger("attacks", This()),), Give(This(), (Power(1),), "end of attack"))
    attacker = made.unit(boost, id="attacker")
    g = game(
        player(field=[attacker]),
        player(gigs=gigs(1), hand=[stop := spell(EndAttack(), Keyword("QUICK"))]),
        edition=edition,
    )
    do(g, ("attack", attacker.uid, GIGS), ("play", stop.uid))
    assert power_of(g, attacker) == 3


def test_this_turn_effects_still_hold_in_effects_of_the_end_of_turn(edition: str) -> None:
    """end.this-turn-effects-removed comes after end.effects-resolve."""
    friend = made.unit(
        Triggered((Trigger("turn-ends", who="you"),), Draw(PowerOf(This()))), id="friend", power=1
    )
    cast = spell(Give(Choose(FRIENDLY, "unit"), (Power(1),), "this turn"))
    g = game(player(field=[friend], hand=[cast]), edition=edition)
    do(g, ("play", cast.uid), *choose(friend))
    assert drawn(do(g, ("pass",)), YOU) == 2


# --- the source leaves, the piece leaves


def test_a_given_effect_outlives_its_source(edition: str) -> None:
    """FAQ on Westbrook Netrunner; register `lasting-effect-after-its-source-left`."""
    netrunner = made.unit(
        Triggered((Trigger("played", This()),), Establish(RIVALS, Power(-1), "your next turn")),
        id="netrunner",
    )
    foe = made.unit(id="foe")
    kill = spell(Defeat(Every(FRIENDLY, "units")))
    g = game(player(hand=[netrunner, kill]), player(field=[foe]), edition=edition)
    do(g, ("play", netrunner.uid), ("play", kill.uid))
    assert now(g, netrunner).area == "trash"
    assert power_of(g, foe) == 2


def test_a_printed_effect_ends_with_its_source(edition: str) -> None:
    """persistent.only-from-its-area."""
    chief = made.unit(Persistent(Power(1), Cards(("Unit",), "friendly", other=True)), id="chief")
    friend = made.unit(id="friend")
    kill = spell(Defeat(Choose(FRIENDLY, "unit")))
    g = game(player(field=[chief, friend], hand=[kill]), edition=edition)
    assert (power_of(g, friend), power_of(g, chief)) == (4, 3)
    do(g, ("play", kill.uid), *choose(chief))
    assert power_of(g, friend) == 3


@pytest.mark.parametrize("way", ["hand", "trash"])
def test_what_was_given_is_not_on_the_piece_that_comes_back(
    edition: str, way: Literal["hand", "trash"]
) -> None:
    """A lasting effect is about one stay of a piece."""
    friend = made.unit(id="friend")
    away = spell(Move(Every(FRIENDLY, "units"), way), id="away")
    back = spell(
        PlayCard(Choose(Cards(("Unit",), "friendly", ("trash", "hand")), "card"), free=True), id="back"
    )
    cast = spell(Give(Choose(FRIENDLY, "unit"), (Power(2), Has("BLOCKER")), "this turn"))
    g = game(player(field=[friend], hand=[cast, away, back]), edition=edition)
    do(g, ("play", cast.uid), *choose(friend), ("play", away.uid), ("play", back.uid), *choose(friend))
    assert now(g, friend).area == "field"
    assert power_of(g, friend) == 3


def test_a_legend_that_goes_solo_keeps_what_it_was_given(edition: str) -> None:
    """It goes from one area in play to the other and is the same piece."""
    solo = made.legend(Keyword("GO SOLO"), id="solo")
    cast = spell(Give(Choose(Cards(("Legend",), "friendly"), "legend"), (Power(2),), "this turn"))
    g = game(player(legends=[solo], hand=[cast]), edition=edition)
    do(g, ("play", cast.uid), *choose(solo), ("go-solo", solo.uid))
    assert power_of(g, solo) == 7


# --- fixed and continuous amounts


def test_an_amount_is_fixed_when_it_is_given(edition: str) -> None:
    """Cyberpsychosis: '+2 for each of its equipped Gear' does not follow later changes; a persistent one does."""
    per_gear = Count(Cards(("Gear",), on=This()))
    host = made.unit(Persistent(Power(per_gear)), id="host", gear=[made.gear(id="g1")])
    bonus = Count(Cards(("Gear",), on=Ref("unit")))
    cast = spell(Do((Pick(Choose(FRIENDLY, "unit")), Give(Ref("unit"), (Power(bonus),), "this turn"))))
    later_gear = made.gear(id="g2")
    g = game(player(field=[host], hand=[cast, later_gear]), edition=edition)
    assert power_of(g, host) == 4
    do(g, ("play", cast.uid), *choose(host))
    assert power_of(g, host) == 5
    do(g, ("play", later_gear.uid), ("host", host.uid))
    assert power_of(g, host) == 6, "the printed one follows, the given one does not"


def test_an_amount_inside_while_is_continuous(edition: str) -> None:
    """Synapse Burnout: '+1 power for each friendly face-up Legend while fighting' is read in the fight."""
    face_up = Count(Cards(("Legend",), "friendly", face_up=True))
    cast = spell(Give(Choose(FRIENDLY, "unit"), (While("fighting", Power(face_up), RIVALS),), "this turn"))
    attacker, foe = made.unit(id="attacker", power=3), made.unit(id="foe", power=3, spent=True)
    down = made.legend(id="down", face_up=False)
    reveal = spell(Flip(Every(Cards(("Legend",), "friendly"), "legends")), id="reveal")
    g = game(
        player(field=[attacker], legends=[down], hand=[cast, reveal]), player(field=[foe]), edition=edition
    )
    do(g, ("play", cast.uid), *choose(attacker), ("play", reveal.uid))
    assert power_of(g, attacker) == 3, "not fighting yet"
    do(g, ("attack", attacker.uid, foe.uid), ("end-react",))
    assert (now(g, attacker).area, now(g, foe).area) == ("field", "trash")


def test_an_established_amount_is_fixed_too(edition: str) -> None:
    friend, late = made.unit(id="friend"), made.unit(id="late")
    cast = spell(Establish(FRIENDLY, Power(Count(FRIENDLY)), "this turn"))
    g = game(player(field=[friend], hand=[cast, late]), edition=edition)
    do(g, ("play", cast.uid), ("play", late.uid))
    assert (power_of(g, friend), power_of(g, late)) == (4, 4)


# --- established for a set


def test_what_is_established_holds_for_pieces_that_come_later(edition: str) -> None:
    """FAQ on Chrome Fang; what is given to all holds for those that were there."""
    friend, late = made.unit(id="friend"), made.unit(id="late")
    for step, expected in (
        (Establish(FRIENDLY, Power(2), "this turn"), 5),
        (Give(Every(FRIENDLY, "units"), (Power(2),), "this turn"), 3),
    ):
        cast, friend, late = spell(step), made.unit(id="friend"), made.unit(id="late")
        g = game(player(field=[friend], hand=[cast, late]), edition=edition)
        do(g, ("play", cast.uid), ("play", late.uid))
        assert power_of(g, friend) == 5
        assert power_of(g, late) == expected


def test_what_is_established_holds_for_nobody_who_does_not_fit(edition: str) -> None:
    cast = spell(Establish(Cards(("Unit",), "rival", tags=("MERC",)), Power(5), "this turn"))
    foe, merc = made.unit(id="foe"), made.unit(id="merc", tags=("MERC",))
    g = game(player(hand=[cast]), player(field=[foe, merc]), edition=edition)
    do(g, ("play", cast.uid))
    assert (power_of(g, foe), power_of(g, merc)) == (3, 8)


@pytest.mark.parametrize(("power", "end"), [(3, 3), (2, 7)])
def test_a_change_of_power_for_those_of_some_power_comes_to_an_end(power: int, end: int) -> None:
    """It is asked without itself: a Unit of 2 is one of 'power 2 or less' and has 7 by it."""
    cast = spell(Establish(Cards(("Unit",), "rival", power=Comparison("<=", 2)), Power(5), "this turn"))
    foe = made.unit(id="foe", power=power)
    g = game(player(hand=[cast]), player(field=[foe]))
    do(g, ("play", cast.uid))
    assert power_of(g, foe) == end


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
    return NextTime(Trigger("defeated", FRIENDLY), step, until)  # type: ignore[arg-type]


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
    for until, found in (("this turn", 0), ("your next turn", 1)):
        victim, kill = made.unit(id="victim"), spell(Defeat(Choose(RIVALS, "unit")), id="kill")
        cast = spell(next_defeat(Draw(1), until))  # type: ignore[arg-type]
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


# --- given abilities


def test_a_given_ability_is_used_and_ends(edition: str) -> None:
    friend = made.unit(id="friend")
    gains = Gains(Triggered((Trigger("attacks", This()),), Draw(1)))
    cast = spell(Give(Choose(FRIENDLY, "unit"), (gains,), "this turn"))
    g = game(
        player(field=[friend], hand=[cast], deck=deep()),
        player(gigs=gigs(1, 1, 1), deck=deep()),
        edition=edition,
    )
    do(g, ("play", cast.uid), *choose(friend))
    assert drawn(do(g, ("attack", friend.uid, GIGS))) == 1
    do(g, ("end-react",), ("die", 6))
    pass_turn(g)
    pass_turn(g)
    assert drawn(do(g, ("attack", friend.uid, GIGS))) == 0


def test_must_attack_next_turn(edition: str) -> None:
    """Mox Inciters: on the Rival's next turn only, and only while it can."""
    foe = made.unit(id="foe")
    cast = spell(Give(Choose(RIVALS, "unit"), (MustAttack(),), "rival's next turn"))
    g = game(
        player(hand=[cast], gigs=gigs(1), deck=deep()), player(field=[foe], deck=deep()), edition=edition
    )
    do(g, ("play", cast.uid), *choose(foe), ("pass",))
    start_turn(g)
    assert ("pass",) not in asked(g)[2]
    do(g, ("attack", foe.uid, GIGS), ("end-react",), ("die", 0))
    assert ("pass",) in asked(g)[2]


def test_if_you_do_after_something_that_lasts(edition: str) -> None:
    g: Game = made.cast(
        IfYouDo(Give(Choose(RIVALS, "unit"), (Power(1),), "this turn"), Draw(1), Draw(2)), edition=edition
    )
    assert drawn(g) == 2, "nobody was there to be given it"
