"""Viktor Vektor: Drop Your Illusions and Panam Palmer: Nomad Cavalry, clause by clause."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import Choose, Flip, Keyword
from engine.effects.values import Cards
from engine.rules.costs import cost_to_play
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    eddies,
    game,
    gigs,
    in_order,
    now,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, idle
from tests.engine.effects.ten import (
    panam_palmer,
    riot_shield,
    viktor_vektor,
)

pytestmark = pytest.mark.usefixtures("trees")

# --- Viktor Vektor: Drop Your Illusions, with Riot Shield in play


def cyberware(cost: int) -> Piece:
    return made.gear(id=f"cyberware-{cost}", cost=cost, tags=("CYBERWARE",))


def viktors_shop(*hand: Piece, money: int = 9, edition: str, **rival) -> tuple[Game, Piece]:
    """Viktor with a Riot Shield, and money."""
    viktor = viktor_vektor(gear=[riot_shield()])
    mine = player(field=[viktor], hand=list(hand), eddies=eddies(money))
    return game(mine, player(**rival), edition=edition), viktor


def price(g: Game, word: str, piece: Piece, *, who: int = YOU) -> int:
    """What playing it costs now."""
    due = cost_to_play(g, who, now(g, piece), solo=word == "go-solo")
    assert due is not None
    return due


@pytest.mark.parametrize(("cost", "due"), [(6, 3), (4, 1), (3, 1), (2, 1), (1, 1), (0, 0)])
def test_viktors_first_cyberware_costs_three_less_but_at_least_one(edition: str, cost: int, due: int) -> None:
    """pay.reduction-floor; a reduction never makes a card dearer."""
    thing = cyberware(cost)
    g, viktor = viktors_shop(thing, edition=edition)
    do(g, ("play", thing.uid), *([("pay", due)] if due else []), ("host", viktor.uid))
    assert now(g, thing).host == viktor.uid
    assert thing.facts.cost == cost, "the cost value is what it was"
    idle(g)


def test_viktors_discount_is_mandatory(edition: str) -> None:
    """FAQ: the full price cannot be paid."""
    thing = cyberware(5)
    g, _ = viktors_shop(thing, edition=edition)
    do(g, ("play", thing.uid))
    assert [o for o in asked(g)[2] if o[1] != 2] == []


def test_only_the_first_cyberware_gear_of_the_turn_is_cheap(edition: str) -> None:
    """A WEAPON and a Unit with the tag are no CYBERWARE Gear and do not use it up; each turn has its own first."""
    weapon = made.gear(id="weapon", cost=2, tags=("WEAPON",))
    ripperdoc = made.unit(id="ripper", cost=2, tags=("CYBERWARE",))
    first, second = cyberware(5), cyberware(4)
    g, viktor = viktors_shop(weapon, ripperdoc, first, second, edition=edition)
    do(g, ("play", weapon.uid), ("pay", 2), ("host", viktor.uid), ("play", ripperdoc.uid), ("pay", 2))
    do(g, ("play", first.uid), ("pay", 2), ("host", viktor.uid))
    assert price(g, "play", second) == 4
    do(g, ("pass",))
    assert price(g, "play", second) == 1


def test_a_gear_played_before_viktor_was_the_first(edition: str) -> None:
    """'First each turn' looks at the whole turn, also at what happened before the card was in play."""
    viktor, host = viktor_vektor(), made.unit(id="host")
    first, second = cyberware(2), cyberware(4)
    mine = player(field=[host], hand=[viktor, first, second], eddies=eddies(9))
    g = game(mine, edition=edition)
    do(g, ("play", first.uid), ("pay", 2), ("host", host.uid), ("play", viktor.uid), ("pay", 5))
    assert price(g, "play", second) == 4


def test_the_rivals_cyberware_is_as_dear_as_ever(edition: str) -> None:
    theirs = cyberware(4)
    g, _ = viktors_shop(edition=edition, hand=[theirs])
    assert price(g, "play", theirs, who=RIVAL) == 4


def test_the_riot_shield_makes_the_rivals_go_solo_dearer_and_nothing_else(edition: str) -> None:
    """+2 €$ to use GO SOLO: not for the plain play of the Legend, not for her own player, not for Gear."""
    theirs = made.legend(Keyword("GO SOLO"), id="theirs", cost=3)
    mine = made.legend(Keyword("GO SOLO"), id="mine", cost=3)
    shield, gun = riot_shield(), cyberware(4)
    guard = viktor_vektor(gear=[shield])
    you = player(field=[guard], legends=[mine], hand=[gun], eddies=eddies(9))
    g = game(you, player(legends=[theirs], eddies=eddies(9)), edition=edition)
    assert price(g, "go-solo", theirs, who=RIVAL) == 5
    assert price(g, "play-legend", theirs, who=RIVAL) == 3
    assert price(g, "go-solo", mine) == 3
    assert price(g, "play", gun) == 1
    assert theirs.facts.cost == 3


def test_two_riot_shields_add_up_and_go_with_their_wearer(edition: str) -> None:
    solo = made.legend(Keyword("GO SOLO"), id="solo", cost=3)
    guards = [made.unit(id=f"guard-{i}", gear=[riot_shield()], spent=True) for i in range(2)]
    hunter = made.unit(id="hunter", power=9)
    you = player(field=[hunter], legends=[solo], eddies=eddies(6))
    g = game(you, player(field=guards), edition=edition)
    assert price(g, "go-solo", solo) == 7
    assert ("go-solo", solo.uid) in asked(g)[2], "with 6 Eddies and the Legend itself"
    do(g, ("attack", hunter.uid, guards[0].uid), ("end-react",))
    assert price(g, "go-solo", solo) == 5


# --- Panam Palmer: Nomad Cavalry


def cavalry(*worn: Piece, edition: str, **state) -> tuple[Game, Piece, Piece]:
    """Panam with this Gear in the Legends area, and a friendly Unit that attacks the rival Gigs."""
    panam, rider = panam_palmer(gear=list(worn), **state), made.unit(id="rider")
    g = game(player(field=[rider], legends=[panam]), player(gigs=gigs(1, 1, 1)), edition=edition)
    do(g, ("attack", rider.uid, GIGS))
    return g, panam, rider


def test_panam_hands_over_a_gear_and_readies_the_attacker(edition: str) -> None:
    """The Unit attacks on, ready, with the power of its new Gear, and may attack again."""
    weak, strong = made.gear(id="weak", power=1), made.gear(id="strong", power=7)
    g, panam, rider = cavalry(weak, strong, edition=edition)
    assert asked(g)[:2] == ("may", YOU)
    do(g, ("yes",))
    assert now(g, panam).spent
    assert set(asked(g)[2]) == set(choose(weak, strong))
    events = do(g, *choose(strong))
    assert in_order(events, "equipped", "readied") == ["equipped", "readied"]
    assert now(g, rider).gear == (strong.uid,)
    assert now(g, panam).gear == (weak.uid,)
    assert now(g, strong).area == "field"
    assert not now(g, rider).spent
    do(g, ("end-react",), ("die", 6), ("die", 7))
    assert ("attack", rider.uid, GIGS) in asked(g)[2]


def test_panam_need_not_be_spent(edition: str) -> None:
    """golden.may-decline-cost."""
    g, panam, rider = cavalry(made.gear(), edition=edition)
    do(g, ("no",))
    assert not now(g, panam).spent
    assert now(g, rider).spent
    assert asked(g)[0] == "react"


def test_a_spent_panam_is_not_offered(edition: str) -> None:
    g, _, _ = cavalry(made.gear(), edition=edition, spent=True)
    assert asked(g)[0] == "react"


def test_a_panam_without_gear_may_be_spent_for_nothing(edition: str) -> None:
    """The cost is paid, the choice has no legal option, so nothing is equipped and the Unit stays spent."""
    g, panam, rider = cavalry(edition=edition)
    do(g, ("yes",))
    assert now(g, panam).spent
    assert now(g, rider).spent
    assert asked(g)[0] == "react"


def test_panam_rides_with_each_attack_while_she_is_ready(edition: str) -> None:
    """Two friendly Units attack; after the first she is spent."""
    panam = panam_palmer(gear=[made.gear(id="g1"), made.gear(id="g2")])
    one, two = made.unit(id="one"), made.unit(id="two")
    g = game(player(field=[one, two], legends=[panam]), player(gigs=gigs(1, 1, 1)), edition=edition)
    do(g, ("attack", one.uid, GIGS), ("yes",), ("choose", now(g, panam).gear[0]), ("end-react",), ("die", 6))
    do(g, ("attack", two.uid, GIGS))
    assert asked(g)[0] == "react"


def test_panam_readies_herself_when_called_and_not_when_flipped_up(edition: str) -> None:
    """[CALL]: through the Call a Legend action only."""
    panam = panam_palmer(face_up=False, spent=True)
    g = game(player(legends=[panam], eddies=eddies(1)), edition=edition)
    do(g, ("call", panam.uid), ("pay", 1))
    assert not now(g, panam).spent
    assert now(g, panam).face_up
    panam = panam_palmer(face_up=False, spent=True)
    step = Flip(Choose(Cards(("Legend",), "friendly", face_up=False), "legend"))
    g = made.cast(step, you=player(legends=[panam]), edition=edition)
    do(g, *choose(panam))
    assert now(g, panam).face_up
    assert now(g, panam).spent


def test_a_face_down_panam_does_not_ride(edition: str) -> None:
    rider = made.unit(id="rider")
    g = game(
        player(field=[rider], legends=[panam_palmer(face_up=False)]), player(gigs=gigs(1)), edition=edition
    )
    do(g, ("attack", rider.uid, GIGS))
    assert asked(g)[0] == "react"


def test_the_rivals_attack_does_not_call_the_cavalry(edition: str) -> None:
    rider = made.unit(id="rider")
    theirs = player(legends=[panam_palmer(gear=[made.gear()])], gigs=gigs(1))
    g = game(player(field=[rider]), theirs, edition=edition)
    do(g, ("attack", rider.uid, GIGS))
    assert asked(g)[0] == "react"
