"""Gunpoint Diplomacy, Fool on the Hill, Viktor Vektor: Drop Your Illusions, Panam Palmer: Nomad Cavalry."""

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
from tests.engine.effects.made import asked, choose, drawn, idle, power_of
from tests.engine.effects.ten import (
    fool_on_the_hill,
    gunpoint_diplomacy,
    panam_palmer,
    riot_shield,
    viktor_vektor,
)

ATTACK_READY, POWER = ("mode", 0), ("mode", 1)


def gunpoint(
    *, mine: list[int], theirs: list[int], edition: str, lag: bool = False
) -> tuple[Game, Piece, list[Piece]]:
    """Play it with Gigs of these values, a Unit with 3 power and two ready rival ones of 5; the Unit is chosen."""
    unit, spell = made.unit(id="mine", lag=lag), gunpoint_diplomacy()
    ready = [made.unit(id=f"ready-{i}", power=5) for i in range(2)]
    you = player(field=[unit], hand=[spell], gigs=gigs(*mine))
    g = game(you, player(field=ready, gigs=gigs(*theirs)), edition=edition)
    do(g, ("play", spell.uid))
    assert asked(g) == ("choose", YOU, choose(unit)), "its own player chooses the Unit (FAQ)"
    do(g, *choose(unit))
    return g, unit, ready


def may_attack(g: Game, unit: Piece, target: Piece) -> bool:
    return ("attack", unit.uid, target.uid) in asked(g)[2]


@pytest.mark.parametrize(("mine", "theirs"), [([4], [4]), ([4], [3]), ([4], []), ([], [])])
def test_gunpoint_gives_both_effects_without_less_street_cred(
    edition: str, mine: list[int], theirs: list[int]
) -> None:
    """Equal, more, more than null, null and null: not less. 3 + 3 power wins against a ready Unit of 5."""
    g, unit, ready = gunpoint(mine=mine, theirs=theirs, edition=edition)
    idle(g)
    do(g, ("attack", unit.uid, ready[0].uid), ("end-react",))
    assert (now(g, unit).area, now(g, ready[0]).area) == ("field", "trash")


@pytest.mark.parametrize(("mine", "theirs"), [([3], [4]), ([], [1])])
def test_the_rival_picks_one_where_the_player_has_less(
    edition: str, mine: list[int], theirs: list[int]
) -> None:
    """Null is less than any number."""
    g, unit, ready = gunpoint(mine=mine, theirs=theirs, edition=edition)
    assert asked(g) == ("mode", RIVAL, [ATTACK_READY, POWER])
    do(g, POWER)
    assert not may_attack(g, unit, ready[0])
    g, unit, ready = gunpoint(mine=mine, theirs=theirs, edition=edition)
    do(g, ATTACK_READY)
    assert may_attack(g, unit, ready[0])
    assert power_of(g, unit) == 3
    idle(g)


def test_only_the_next_attack_may_be_on_a_ready_unit(edition: str) -> None:
    """The power stays for the turn. The Unit is readied by hand to attack again."""
    g, unit, ready = gunpoint(mine=[4], theirs=[4], edition=edition)
    do(g, ("attack", unit.uid, ready[0].uid), ("end-react",))
    g.state.put(now(g, unit)._replace(spent=False))
    g = g.fork()
    assert not may_attack(g, unit, ready[1])
    assert ("attack", unit.uid, GIGS) in asked(g)[2]
    assert power_of(g, unit) == 6


def test_an_attack_on_something_else_is_the_next_attack_too(edition: str) -> None:
    """'The next time this Unit attacks': the permission is used up where the permission is."""
    g, unit, ready = gunpoint(mine=[4], theirs=[4], edition=edition)
    do(g, ("attack", unit.uid, GIGS), ("end-react",), ("die", 6))
    g.state.put(now(g, unit)._replace(spent=False))
    g = g.fork()
    assert not may_attack(g, unit, ready[0])


def test_gunpoint_lifts_no_other_restriction(edition: str) -> None:
    """attack.permission-is-specific: a lagging Unit still cannot attack."""
    g, unit, _ = gunpoint(mine=[4], theirs=[4], edition=edition, lag=True)
    assert [o for o in asked(g)[2] if o[0] == "attack" and o[1] == unit.uid] == []


def test_gunpoint_ends_with_the_turn(edition: str) -> None:
    g, unit, _ = gunpoint(mine=[4], theirs=[4], edition=edition)
    assert power_of(g, unit) == 6
    do(g, ("pass",))
    assert power_of(g, unit) == 3
    assert g.state.lasting == ()


def test_gunpoint_without_a_unit_does_nothing(edition: str) -> None:
    """choice.no-legal-choice-skipped; the Rival is still asked for one, which then fails (FAQ on like cards)."""
    spell = gunpoint_diplomacy()
    g = game(player(hand=[spell]), player(gigs=gigs(3)), edition=edition)
    do(g, ("play", spell.uid), POWER)
    assert now(g, spell).area == "trash"
    assert g.state.lasting == ()
    idle(g)


# --- Fool on the Hill


def fool(deck: int, *, edition: str) -> tuple[Game, list[Piece]]:
    spell, cards = fool_on_the_hill(), made.filler(deck)
    g = game(player(hand=[spell], deck=cards), edition=edition)
    do(g, ("play", spell.uid))
    return g, cards


def test_the_fool_shows_two_cards_that_stay_in_the_deck_until_the_rival_says(edition: str) -> None:
    """FAQ: they are still part of the deck."""
    g, cards = fool(5, edition=edition)
    assert asked(g) == ("mode", RIVAL, [("mode", 0), ("mode", 1)])
    shown = [e.card.uid for e in g.state.events() if e.kind == "revealed" and e.note == "effect" and e.card]
    assert shown == [cards[0].uid, cards[1].uid]
    assert len(g.state.sides[YOU].deck) == 5


def test_the_fool_takes_them_to_hand(edition: str) -> None:
    """It is not drawing."""
    g, cards = fool(5, edition=edition)
    events = do(g, ("mode", 0))
    assert [now(g, c).area for c in cards] == ["hand", "hand", "deck", "deck", "deck"]
    assert drawn(events) == 0
    idle(g)


def test_the_fool_trashes_them_and_draws_two(edition: str) -> None:
    g, cards = fool(5, edition=edition)
    do(g, ("mode", 1))
    assert [now(g, c).area for c in cards] == ["trash", "trash", "hand", "hand", "deck"]
    idle(g)


def test_the_fool_draws_from_an_empty_deck_and_loses(edition: str) -> None:
    """One card is as much as can be revealed and trashed; they were trashed, so 2 are drawn (draw.more-than-deck)."""
    g, _ = fool(1, edition=edition)
    do(g, ("mode", 1))
    assert g.outcome is not None
    assert g.outcome.winner == RIVAL


def test_the_fool_with_no_deck_trashes_nothing_and_draws_nothing(edition: str) -> None:
    """Nothing was trashed: 'if you trash them' is not met."""
    g, _ = fool(0, edition=edition)
    do(g, ("mode", 1))
    assert g.outcome is None
    idle(g)


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
