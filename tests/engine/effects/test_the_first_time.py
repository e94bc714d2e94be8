""" "The first time each turn", and who watches nothing."""

from __future__ import annotations

from typing import Any

from engine import Game, Piece
from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Do,
    Draw,
    Every,
    Give,
    Keyword,
    Move,
    Persistent,
    PlayCard,
    Power,
    Ready,
    Resolve,
    Triggered,
)
from engine.effects.values import Cards, PowerOf, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    do,
    eddies,
    game,
    gigs,
    now,
    pass_turn,
    player,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import choose, drawn
from tests.engine.effects.stock import FRIENDLY, RIVALS, UNIT, attack, draws

PROGRAM = Cards(("Program",))


# --- the first time each turn


def first_attack(**state: Any) -> Piece:
    return made.legend(draws("attacks", FRIENDLY, first=True), id="watcher", cost=None, **state)


def test_the_first_time_each_turn(edition: str) -> None:
    one, two = made.unit(id="one"), made.unit(id="two")
    mine = player(field=[one, two], legends=[first_attack()], deck=unknown(20))
    g = game(mine, player(gigs=gigs(1, 1, 1, 1), deck=unknown(20)), edition=edition)
    assert drawn(do(g, *attack(one, GIGS, 6))) == 1
    assert drawn(do(g, *attack(two, GIGS, 7))) == 0
    pass_turn(g)
    pass_turn(g)
    assert drawn(do(g, *attack(two, GIGS, 8))) == 1, "again each turn"


def test_what_happened_before_the_card_was_face_up_was_the_first(edition: str) -> None:
    """FAQ on Yorinobu; the whole turn is looked at."""
    one, two, watcher = made.unit(id="one"), made.unit(id="two"), first_attack(face_up=False)
    mine = player(field=[one, two], legends=[watcher], eddies=eddies(1))
    g = game(mine, player(gigs=gigs(1, 1)), edition=edition)
    do(g, *attack(one, GIGS, 6), ("call", watcher.uid), ("pay", 1))
    assert drawn(do(g, *attack(two, GIGS, 7))) == 0


def test_a_first_time_that_met_another_description_does_not_count(edition: str) -> None:
    """'The first time an ARASAKA Unit is defeated': a MERC before it was none."""
    watcher = made.legend(draws("defeated", Cards(("Unit",), tags=("ARASAKA",)), first=True), cost=None)
    merc, corpo = made.unit(id="merc", tags=("MERC",)), made.unit(id="corpo", tags=("ARASAKA",))
    kills = [made.program(Resolve(Defeat(Choose(UNIT, "unit"))), id=f"kill-{i}") for i in range(2)]
    g = game(player(hand=kills, legends=[watcher]), player(field=[merc, corpo]), edition=edition)
    assert drawn(do(g, ("play", kills[0].uid), *choose(merc))) == 0
    assert drawn(do(g, ("play", kills[1].uid), *choose(corpo))) == 1


def test_the_first_of_two_at_once_is_one(edition: str) -> None:
    watcher = made.legend(draws("defeated", UNIT, first=True), cost=None)
    g = made.cast(
        Defeat(Every(RIVALS, "u")),
        you=player(legends=[watcher]),
        rival=player(field=made.filler(2)),
        edition=edition,
    )
    assert drawn(g) == 1
    thief = made.unit(draws("steals", This(), first=True), id="thief", power=10)
    g = game(player(field=[thief]), player(gigs=gigs(1, 1)), edition=edition)
    assert drawn(do(g, *attack(thief, GIGS, 6, 7))) == 1


def test_the_first_time_of_either_of_two_things_is_one(edition: str) -> None:
    """An attack spends the attacker: the first of both has happened once."""
    either = (Trigger("attacks", FRIENDLY), Trigger("spent", FRIENDLY))
    watcher = made.legend(Triggered(either, Draw(1), first_each_turn=True), cost=None)
    one = made.unit(id="one")
    g = game(player(field=[one], legends=[watcher]), player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, *attack(one, GIGS, 6))) == 1


def test_the_second_time_is_told_when_it_happens(edition: str) -> None:
    """A Program that plays a second one, which plays a third: each is counted as it is played."""
    second = Triggered((Trigger("played", PROGRAM, who="you"),), Draw(1), nth_each_turn=2)
    chain = PlayCard(Choose(Cards(("Program",), "friendly", areas=("hand",)), "program"), free=True)
    links = [made.program(Resolve(chain), id=f"link-{i}") for i in range(2)]
    last = made.program(Resolve(Draw(0)), id="last")
    mine = player(hand=[*links, last], legends=[made.legend(second, cost=None)], deck=unknown(9))
    g = game(mine, player(), edition=edition)
    assert drawn(do(g, ("play", links[0].uid), *choose(links[1]), *choose(last))) == 1


def test_a_first_time_may_be_wasted(edition: str) -> None:
    """FAQ on Johnny: ready already, he does not ready on his next fight instead."""
    readies = Triggered((Trigger("wins-fight", This()),), Ready(This()), first_each_turn=True)
    johnny = made.unit(readies, id="johnny", power=9)
    prey = [made.unit(id=f"prey-{i}", spent=True) for i in range(3)]
    g = game(player(field=[johnny]), player(field=prey), edition=edition)
    do(g, *attack(johnny, prey[0]))
    assert not now(g, johnny).spent
    do(g, *attack(johnny, prey[1]))
    assert now(g, johnny).spent


def test_the_first_time_on_the_rivals_turn_too(edition: str) -> None:
    """FAQ: each turn is each player's turn."""
    guard = made.unit(
        draws("loses-fight", This(), first=True), Persistent(Cannot("be defeated")), id="guard", spent=True
    )
    attackers = [made.unit(id=f"attacker-{i}", power=9) for i in range(2)]
    g = game(player(field=attackers), player(field=[guard]), edition=edition)
    assert drawn(do(g, *attack(attackers[0], guard)), RIVAL) == 1
    assert drawn(do(g, *attack(attackers[1], guard)), RIVAL) == 0


def test_a_unit_played_anew_has_a_first_time_of_its_own(edition: str) -> None:
    """It is another piece (area.hidden-clears-modifiers): nothing of its earlier stay is known of it."""
    unit = made.unit(Keyword("ADRENALINE"), draws("wins-fight", This(), first=True), id="unit", power=9)
    bounce = made.program(Resolve(Move(Every(FRIENDLY, "units"), "hand")), id="bounce")
    prey = [made.unit(id=f"prey-{i}", spent=True) for i in range(2)]
    g = game(player(field=[unit], hand=[bounce]), player(field=prey), edition=edition)
    assert drawn(do(g, *attack(unit, prey[0]))) == 1
    do(g, ("play", bounce.uid), ("play", unit.uid))
    assert drawn(do(g, *attack(unit, prey[1]))) == 1


# --- who has no text


def test_a_face_down_legend_watches_nothing(edition: str) -> None:
    one = made.unit(id="one")
    g = game(
        player(field=[one], legends=[first_attack(face_up=False)]), player(gigs=gigs(1)), edition=edition
    )
    assert drawn(do(g, ("attack", one.uid, GIGS))) == 0


def test_a_card_in_hand_trash_or_among_the_eddies_watches_nothing(edition: str) -> None:
    one = made.unit(id="one")
    mine = player(
        field=[one], hand=[made.unit(draws("attacks", FRIENDLY))], trash=[made.unit(draws("attacks", FRIENDLY))],
        eddies=[made.unit(draws("attacks", FRIENDLY), face_up=False)],
    )  # fmt: skip
    g: Game = game(mine, player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("attack", one.uid, GIGS))) == 0


def test_last_known_power_of_a_unit_that_has_left(edition: str) -> None:
    """pending.last-valid-information: '[DEFEATED] Draw cards equal to this Unit's power', bonus and Gear counted."""
    worn = made.gear(id="worn", power=1)
    unit = made.unit(
        Triggered((Trigger("defeated", This()),), Draw(PowerOf(This()))), id="unit", power=1, gear=[worn]
    )
    g = made.cast(
        Do((Give(Every(FRIENDLY, "u"), (Power(2),), "this turn"), Defeat(Every(FRIENDLY, "u2")))),
        you=player(field=[unit], deck=unknown(9)), edition=edition,
    )  # fmt: skip
    assert drawn(g) == 4
