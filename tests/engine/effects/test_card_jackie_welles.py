"""Jackie Welles: Mama's Favorite, clause by clause."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.values import Cards
from tests.engine.build import RIVAL, YOU, do, eddies, game, kinds, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import area, draws_when, killer, sweeper
from tests.engine.effects.ten import deadman_transmitter, jackie_welles

pytestmark = pytest.mark.usefixtures("trees")


def jackie_and(
    *others: Piece, where: str = "legends", money: int = 1, edition: str
) -> tuple[Game, Piece, Piece]:
    """The Rival's Jackie with these Units of the Rival, and your Program that defeats one of them."""
    jackie, spell = jackie_welles(), killer()
    if where == "field":
        theirs = player(field=[*others, jackie], eddies=eddies(money))
    else:
        theirs = player(field=list(others), legends=[jackie], eddies=eddies(money))
    g = game(player(hand=[spell]), theirs, edition=edition)
    do(g, ("play", spell.uid))
    return g, jackie, spell


@pytest.mark.parametrize("where", ["legends", "field"])
def test_jackie_may_be_defeated_in_place_of_a_friendly_unit(edition: str, where: str) -> None:
    """FAQ: in either area; he is removed from the game; the [DEFEATED] of the Unit does not trigger."""
    friend = made.unit(draws_when("defeated"), id="friend")
    g, jackie, _ = jackie_and(friend, where=where, edition=edition)
    do(g, *choose(friend))
    assert asked(g) == ("may", RIVAL, [("yes",), ("no",)])
    events = do(g, ("yes",), ("pay", 1))
    assert area(g, friend) == "field"
    assert area(g, jackie) == "removed"
    assert drawn(events, RIVAL) == 0
    assert [e.card.facts.id for e in events if e.kind == "defeated" and e.card] == ["jackie-welles"]
    assert kinds(events).index("paid") < kinds(events).index("defeated")
    idle(g)


def test_jackie_is_optional(edition: str) -> None:
    friend = made.unit(draws_when("defeated"), id="friend")
    g, jackie, _ = jackie_and(friend, edition=edition)
    events = do(g, *choose(friend), ("no",))
    assert (area(g, friend), area(g, jackie)) == ("trash", "legends")
    assert drawn(events, RIVAL) == 1
    idle(g)


def test_jackie_is_not_offered_where_nothing_can_pay_for_him(edition: str) -> None:
    """He is a Legend with a Sell Tag himself; spent, he cannot pay."""
    friend, jackie, spell = made.unit(id="friend"), jackie_welles(spent=True), killer()
    g = game(player(hand=[spell]), player(field=[friend], legends=[jackie]), edition=edition)
    do(g, ("play", spell.uid), *choose(friend))
    assert area(g, friend) == "trash"
    idle(g)


def test_jackie_may_pay_with_himself(edition: str) -> None:
    """legends-area.spend-as-money: the cost spends him, the replacement defeats him; nothing forbids both."""
    friend, jackie, spell = made.unit(id="friend"), jackie_welles(), killer()
    g = game(player(hand=[spell]), player(field=[friend], legends=[jackie]), edition=edition)
    do(g, ("play", spell.uid), *choose(friend), ("yes",), ("pay", 0, jackie.uid))
    assert (area(g, friend), area(g, jackie)) == ("field", "removed")


def test_a_face_down_jackie_saves_nobody(edition: str) -> None:
    """card.face-down-no-information."""
    friend, jackie, spell = made.unit(id="friend"), jackie_welles(face_up=False), killer()
    g = game(
        player(hand=[spell]), player(field=[friend], legends=[jackie], eddies=eddies(1)), edition=edition
    )
    do(g, ("play", spell.uid), *choose(friend))
    assert area(g, friend) == "trash"


def test_jackie_does_not_save_the_rivals_units_or_gear(edition: str) -> None:
    gear, theirs = made.gear(), made.unit(id="theirs")
    theirs.gear = [gear]
    spell = killer(Cards(("Gear",)))
    g = game(
        player(hand=[spell], legends=[jackie_welles()], eddies=eddies(1)),
        player(field=[theirs]),
        edition=edition,
    )
    do(g, ("play", spell.uid), *choose(gear))
    assert area(g, gear) == "trash"
    idle(g)


def test_jackie_as_a_unit_may_be_defeated_by_his_own_effect(edition: str) -> None:
    """FAQ: he may; it is applied to the same process only once (replacement.once-per-process)."""
    g, jackie, _ = jackie_and(where="field", money=2, edition=edition)
    events = do(g, *choose(jackie), ("yes",), ("pay", 1))
    assert area(g, jackie) == "removed"
    assert kinds(events).count("defeated") == 1
    idle(g)


def test_jackie_saves_one_of_two_units_that_are_defeated_at_once(edition: str) -> None:
    one, two, jackie, spell = made.unit(id="one"), made.unit(id="two"), jackie_welles(), sweeper()
    theirs = player(field=[one, two], legends=[jackie], eddies=eddies(2))
    g = game(player(hand=[spell]), theirs, edition=edition)
    do(g, ("play", spell.uid), ("no",), ("yes",), ("pay", 1))
    assert (area(g, one), area(g, two), area(g, jackie)) == ("trash", "field", "removed")
    idle(g)


def test_a_mandatory_replacement_goes_before_jackie(edition: str) -> None:
    """replacement.mandatory-before-optional: the transmitter is used and Jackie is not asked."""
    friend = made.unit(id="friend", gear=[transmitter := deadman_transmitter()])
    g, jackie, _ = jackie_and(friend, edition=edition)
    do(g, *choose(friend, transmitter))
    assert (area(g, friend), area(g, jackie)) == ("field", "legends")
    idle(g)


def test_jackie_in_a_fight(edition: str) -> None:
    """The Unit that he saves has still lost; nobody has been defeated by the opposing Unit."""
    loser = made.unit(draws_when("loses-fight"), id="loser", power=1)
    winner = made.unit(draws_when("defeats"), id="winner", power=5, spent=True)
    jackie = jackie_welles()
    mine = player(field=[loser], legends=[jackie], eddies=eddies(1))
    g = game(mine, player(field=[winner]), edition=edition)
    events = do(g, ("attack", loser.uid, winner.uid), ("end-react",), ("yes",), ("pay", 1))
    assert (area(g, loser), area(g, jackie)) == ("field", "removed")
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (1, 0)
