"""Alt Cunningham: Mother of Daemons, clause by clause."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import Choose, Do, Draw, Keyword, Pick, Steal, Triggered
from engine.effects.values import Gigs, Ref, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    game,
    gigs,
    in_order,
    kinds,
    now,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.ten import (
    FRIENDLY,
    alt_cunningham,
)

pytestmark = pytest.mark.usefixtures("trees")

# --- Alt Cunningham: Mother of Daemons


def test_alt_draws_when_a_friendly_equipped_unit_is_spent(edition: str) -> None:
    worn = made.unit(id="worn", gear=[made.gear()])
    bare = made.unit(id="bare")
    g = game(player(field=[alt_cunningham(), worn, bare]), player(gigs=gigs(1, 1)), edition=edition)
    assert drawn(do(g, ("attack", bare.uid, GIGS), ("end-react",), ("die", 6))) == 0
    assert drawn(do(g, ("attack", worn.uid, GIGS))) == 1


def test_alt_draws_for_an_equipped_legend_that_pays(edition: str) -> None:
    worn, bare = made.legend(id="worn", gear=[made.gear()]), made.legend(id="bare")
    one, two = made.unit(id="one", cost=1), made.unit(id="two", cost=1)
    mine = player(field=[alt_cunningham()], legends=[worn, bare], hand=[one, two])
    g = game(mine, edition=edition)
    assert drawn(do(g, ("play", one.uid), ("pay", 0, bare.uid))) == 0
    events = do(g, ("play", two.uid), ("pay", 0, worn.uid))
    assert drawn(events) == 1
    assert in_order(events, "played", "drew") == ["played", "drew"], "after the card has been played (FAQ)"


def test_alt_works_on_the_rivals_turn_and_not_for_the_rivals_units(edition: str) -> None:
    """FAQ: both effects on either player's turn."""
    blocker = made.unit(Keyword("BLOCKER"), id="blocker", gear=[made.gear()])
    attacker = made.unit(id="attacker", gear=[made.gear()])
    g = game(
        player(field=[attacker]), player(field=[alt_cunningham(), blocker], gigs=gigs(1)), edition=edition
    )
    events = do(g, ("attack", attacker.uid, GIGS))
    assert drawn(events, RIVAL) == 0
    events = do(g, ("block", blocker.uid))
    assert drawn(events, RIVAL) == 1


def thief_against_alt(
    hand: list[Piece], *, power: int = 10, alts: int = 1, edition: str
) -> tuple[Game, Piece, list[Piece]]:
    """Your Unit attacks the Gigs d4=3 and d10=10 of a Rival with Alt, up to the choice of the first Gig."""
    attacker = made.unit(id="attacker", power=power)
    guards = [alt_cunningham() for _ in range(alts)]
    theirs = player(field=[*guards], hand=hand, gigs=gigs(d4=3, d10=10))
    g = game(player(field=[attacker]), theirs, edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("end-react",))
    return g, attacker, guards


D4, D10 = 6, 9
"""The Rival's own dice, by their numbers."""


def test_alt_saves_the_gig_whose_value_is_the_cost_discarded(edition: str) -> None:
    """The example of 6.7.4: Gigs of 3 and 10 are chosen, a card with cost 3 is discarded, only the 10 is stolen."""
    three, two = made.unit(id="three", cost=3), made.unit(id="two", cost=2)
    g, _, _ = thief_against_alt([three, two], edition=edition)
    do(g, ("die", D4), ("die", D10))
    assert asked(g) == ("may", RIVAL, [("yes",), ("no",)])
    do(g, ("yes",))
    kind, who, options = asked(g)
    assert (kind, who) == ("discard", RIVAL)
    assert [o for o in options if o[0] == "choose"] == choose(three)
    events = do(g, *choose(three))
    assert now(g, three).area == "trash"
    assert g.state.sides[YOU].gigs == [D10]
    assert g.state.sides[RIVAL].gigs == [D4]
    assert [e.die.sides for e in events if e.kind == "stole" and e.die] == [10]
    idle(g)


def test_alt_may_let_the_gig_go(edition: str) -> None:
    three = made.unit(id="three", cost=3)
    g, _, _ = thief_against_alt([three], edition=edition)
    do(g, ("die", D4), ("die", D10), ("no",))
    assert set(g.state.sides[YOU].gigs) == {D4, D10}
    assert now(g, three).area == "hand"
    idle(g)


def test_alt_is_not_offered_without_a_card_of_that_cost(edition: str) -> None:
    """An optional amount is all or nothing: who can't do it can't choose it."""
    g, _, _ = thief_against_alt([made.unit(id="two", cost=2)], edition=edition)
    do(g, ("die", D4), ("die", D10))
    assert set(g.state.sides[YOU].gigs) == {D4, D10}
    idle(g)


def test_alt_acts_after_all_gigs_are_chosen(edition: str) -> None:
    """steal.prevention-after-choosing; register `stopping-a-theft-gig-by-gig`."""
    g, _, _ = thief_against_alt([made.unit(id="three", cost=3)], edition=edition)
    do(g, ("die", D4))
    assert asked(g)[0] == "steal"


def test_alt_may_save_every_gig_and_nothing_triggers_on_what_was_not_stolen(edition: str) -> None:
    hand = [made.unit(id="three", cost=3), made.unit(id="ten", cost=10)]
    attacker = made.unit(Triggered((Trigger("steals", This()),), Draw(1)), id="attacker", power=10)
    theirs = player(field=[alt_cunningham()], hand=hand, gigs=gigs(d4=3, d10=10))
    g = game(player(field=[attacker]), theirs, edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("end-react",), ("die", D4), ("die", D10))
    events = do(g, ("yes",), *choose(hand[0]), ("yes",), *choose(hand[1]))
    assert g.state.sides[YOU].gigs == []
    assert drawn(events) == 0
    assert not {"stole", "stole-together"} & set(kinds(events))
    idle(g)


def test_two_alts_save_a_gig_once(edition: str) -> None:
    """The affected player picks which is applied (10.28); once it is prevented, nothing is left to prevent."""
    hand = [made.unit(id="three", cost=3), made.unit(id="also-three", cost=3)]
    g, _, guards = thief_against_alt(hand, power=1, alts=2, edition=edition)
    do(g, ("die", D4))
    while asked(g)[0] != "discard":
        kind, who, _ = asked(g)
        assert (kind in ("may", "replace"), who) == (True, RIVAL)
        do(g, ("replace", guards[1].uid) if kind == "replace" else ("yes",))
    do(g, *choose(hand[0]))
    assert g.state.sides[RIVAL].gigs == [D4, D10]
    assert now(g, hand[1]).area == "hand"
    idle(g)


@pytest.mark.parametrize(("by_unit", "saved"), [(True, True), (False, False)])
def test_alt_speaks_of_rival_units_that_steal_whatever_makes_them(
    edition: str, by_unit: bool, saved: bool
) -> None:
    """steal.actor-by-effect: where the text names no Unit, no rival Unit would steal."""
    actor = Ref("unit") if by_unit else None
    thief = made.unit(id="thief")
    step = Do((Pick(Choose(FRIENDLY, "unit")), Steal(Choose(Gigs("rival"), "gig"), actor)))
    three = made.unit(id="three", cost=3)
    theirs = player(field=[alt_cunningham()], hand=[three], gigs=gigs(d4=3))
    g = made.cast(step, you=player(field=[thief]), rival=theirs, edition=edition)
    do(g, *choose(thief), ("die", D4))
    if saved:
        do(g, ("yes",), *choose(three))
    assert g.state.sides[RIVAL].gigs == ([D4] if saved else [])
    idle(g)


def test_alt_does_not_act_on_her_own_players_thefts(edition: str) -> None:
    thief, three = made.unit(id="thief", power=1), made.unit(id="three", cost=3)
    mine = player(field=[alt_cunningham(), thief], hand=[three])
    g = game(mine, player(gigs=gigs(d4=3)), edition=edition)
    do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", D4))
    assert g.state.sides[YOU].gigs == [D4]
    idle(g)
