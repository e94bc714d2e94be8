"""Texts that ask at the end of a turn, or of a fight that is still to come, compiled and played."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.text import compile_text
from tests.engine.build import GIGS, do, game, gigs, now, pass_turn, player
from tests.engine.effects import made
from tests.engine.effects.made import choose, drawn


def spell(text: str) -> Piece:
    return made.program(*compile_text(text, card_type="Program"), id="spell")


def reader(text: str, **how) -> Piece:
    return made.unit(*compile_text(text, card_type="Unit"), id="reader", **how)


def after_its_turn(text: str, *, steals: bool) -> tuple[Game, Piece]:
    """A Program is played on a friendly Unit, which steals a Gig or not; then the turn ends."""
    friend, cast = made.unit(id="friend"), spell(text)
    g = game(
        player(field=[friend], hand=[cast], deck=made.filler(3)), player(gigs=gigs(3), deck=made.filler(3))
    )
    do(g, ("play", cast.uid), *choose(friend))
    if steals:
        do(g, ("attack", friend.uid, GIGS), ("end-react",), ("die", 6))
    pass_turn(g)
    return g, friend


@pytest.mark.parametrize("steals", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "Choose a friendly Unit. At the end of this turn, defeat it unless it stole a Gig.",
        "Choose a friendly Unit. At the end of this turn, unless it stole a Gig this turn, defeat it.",
        "Choose a friendly Unit. Defeat it at the end of this turn unless it stole a Gig.",
        "Choose a friendly Unit. At the end of this turn, if it didn't steal a Gig, defeat it.",
        "Choose a friendly Unit. Defeat it at the end of your turn if it didn't steal a Gig.",
    ],
)
def test_what_stands_behind_is_asked_at_the_end_of_the_turn(text: str, steals: bool) -> None:
    """When the Program is played, no Unit has stolen anything yet."""
    g, friend = after_its_turn(text, steals=steals)
    assert now(g, friend).area == ("field" if steals else "trash")


@pytest.mark.parametrize("wins", [True, False])
def test_a_unit_that_won_no_fight_goes_home(wins: bool) -> None:
    one = reader("At the end of your turn, if this Unit didn't win a fight, return it to its owner's hand.")
    other = made.unit(id="other", power=1, spent=True)
    g = game(player(field=[one], deck=made.filler(2)), player(field=[other], deck=made.filler(2)))
    if wins:
        do(g, ("attack", one.uid, other.uid), ("end-react",))
    pass_turn(g)
    assert now(g, one).area == ("field" if wins else "hand")


@pytest.mark.parametrize(
    ("text", "theirs", "cards"),
    [
        ("{Attack} This Unit gains +1 power this turn. If it wins the fight, draw 1.", 3, 1),
        ("{Attack} This Unit gains +1 power this turn. If it wins the fight, draw 1.", 4, 0),
        ("{Attack} If this Unit loses the fight, draw 1.", 4, 1),
        ("{Attack} If this Unit loses the fight, draw 1.", 2, 0),
    ],
)
def test_the_fight_of_the_attack_is_still_to_come(text: str, theirs: int, cards: int) -> None:
    one, other = reader(text), made.unit(id="other", power=theirs, spent=True)
    g = game(player(field=[one], deck=made.filler(3)), player(field=[other]))
    do(g, ("attack", one.uid, other.uid), ("end-react",))
    assert drawn(g) == cards


def test_no_later_fight_is_meant() -> None:
    """The attack on the Gig area brings no fight; the next one, of the same Unit, is another attack's."""
    one = reader("{Attack} If this Unit wins the fight, draw 1.\nWhen this Unit steals a Gig, ready it.")
    other = made.unit(id="other", power=1, spent=True)
    g = game(player(field=[one], deck=made.filler(3)), player(field=[other], gigs=gigs(3)))
    do(g, ("attack", one.uid, GIGS), ("end-react",), ("die", 6))
    assert drawn(g) == 0
    do(g, ("attack", one.uid, other.uid), ("end-react",))
    assert drawn(g) == 1


def test_a_program_speaks_of_the_fight_of_the_attacker() -> None:
    cast = spell("{Quick} Give the attacking Unit -2 power this turn. If it loses the fight, draw 1.")
    one, other = made.unit(id="one", power=4), made.unit(id="other", power=3, spent=True)
    g = game(player(field=[one]), player(field=[other], hand=[cast], deck=made.filler(3)))
    do(g, ("attack", one.uid, other.uid), ("play", cast.uid), *choose(one), ("end-react",))
    assert now(g, one).area == "trash"
    assert drawn(g, 1) == 1


def test_those_that_were_counted_are_those_of_then() -> None:
    """A Legend that is spent after they were counted is none of them."""
    one = reader(
        "{Attack} This Unit gains +1 power this turn for each spent friendly Legend. If it wins the fight, ready those "
        "Legends."
    )
    spent, ready = made.legend(id="spent", spent=True), made.legend(id="ready")
    cast = spell("{Quick} Spend all rival Legends.")
    other = made.unit(id="other", power=3, spent=True)
    g = game(player(field=[one], legends=[spent, ready]), player(field=[other], hand=[cast]))
    do(g, ("attack", one.uid, other.uid))
    assert made.power_of(g, one) == 4
    do(g, ("play", cast.uid), ("end-react",))
    assert [now(g, legend).spent for legend in (spent, ready)] == [False, True]
