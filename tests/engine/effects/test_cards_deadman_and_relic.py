"""Deadman Transmitter and The Relic: Experimental Biochip, clause by clause."""

from __future__ import annotations

import pytest

from engine import Piece
from engine.effects.tree import (
    Cannot,
    Choose,
    Defeat,
    Draw,
    IfYouDo,
    Keyword,
    Persistent,
)
from engine.effects.values import Cards
from tests.engine.build import GIGS, RIVAL, YOU, do, game, gigs, now, only, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import area, draws_when, killer, sweeper
from tests.engine.effects.ten import RIVALS, deadman_transmitter, the_relic

pytestmark = pytest.mark.usefixtures("trees")


# --- Deadman Transmitter


def test_the_transmitter_saves_a_unit_that_lost_a_fight_and_the_fight_is_still_lost(edition: str) -> None:
    """FAQ on the card; fight.undefeated-loser-still-lost; what was replaced did not happen."""
    transmitter = deadman_transmitter()
    loser = made.unit(
        draws_when("loses-fight"), draws_when("defeated"), id="loser", power=3, gear=[transmitter], spent=True
    )
    winner = made.unit(draws_when("defeats"), draws_when("wins-fight"), id="winner", power=9)
    g = game(player(field=[winner]), player(field=[loser]), edition=edition)
    events = do(g, ("attack", winner.uid, loser.uid), ("end-react",), *choose(transmitter))
    assert area(g, loser) == "field"
    assert now(g, loser).gear == ()
    assert area(g, transmitter) == "trash"
    assert [e.card.facts.id for e in events if e.kind == "defeated" and e.card] == ["deadman-transmitter"]
    lost = only(events, "declared-loser").card
    assert lost is not None
    assert lost.uid == loser.uid
    assert drawn(events, RIVAL) == 1, "for losing, not for being defeated"
    assert drawn(events, YOU) == 1, "for winning, not for defeating"
    idle(g)


def test_the_transmitter_saves_an_attacker_too(edition: str) -> None:
    attacker = made.unit(power=3, gear=[transmitter := deadman_transmitter()])
    defender = made.unit(id="defender", power=9, spent=True)
    g = game(player(field=[attacker]), player(field=[defender]), edition=edition)
    do(g, ("attack", attacker.uid, defender.uid), ("end-react",), *choose(transmitter))
    assert (area(g, attacker), area(g, transmitter), area(g, defender)) == ("field", "trash", "field")


def test_both_losers_of_a_tie_may_be_saved_or_not(edition: str) -> None:
    """Each has its own replacement; the one without is defeated."""
    attacker = made.unit(power=4)
    defender = made.unit(id="defender", power=3, spent=True, gear=[transmitter := deadman_transmitter()])
    g = game(player(field=[attacker]), player(field=[defender]), edition=edition)
    do(g, ("attack", attacker.uid, defender.uid), ("end-react",), *choose(transmitter))
    assert (area(g, attacker), area(g, defender)) == ("trash", "field")


def test_the_transmitter_works_against_effects_and_only_once(edition: str) -> None:
    host = made.unit(id="host", gear=[transmitter := deadman_transmitter()])
    first, second = killer(), killer()
    g = game(player(hand=[first, second]), player(field=[host]), edition=edition)
    do(g, ("play", first.uid), *choose(host, transmitter))
    assert area(g, host) == "field"
    do(g, ("play", second.uid), *choose(host))
    assert area(g, host) == "trash"


def test_of_two_transmitters_one_is_defeated_and_the_units_controller_picks(edition: str) -> None:
    """FAQ on the card: one of them, of your choice; replacement.mandatory-affected-chooses."""
    one, two = deadman_transmitter(), deadman_transmitter()
    host = made.unit(id="host", gear=[one, two])
    spell = killer()
    g = game(player(hand=[spell]), player(field=[host]), edition=edition)
    do(g, ("play", spell.uid), *choose(host))
    assert asked(g) == ("replace", RIVAL, [("replace", one.uid), ("replace", two.uid)])
    do(g, ("replace", two.uid))
    kind, who, options = asked(g)
    assert (kind, who, set(options)) == ("choose", RIVAL, set(choose(one, two)))
    do(g, *choose(two))
    assert (area(g, host), area(g, one), area(g, two)) == ("field", "field", "trash")
    assert now(g, host).gear == (one.uid,)
    idle(g)


def test_a_transmitter_saves_only_its_own_wearer(edition: str) -> None:
    worn = made.unit(id="worn", gear=[transmitter := deadman_transmitter()])
    bare = made.unit(id="bare")
    spell = sweeper()
    g = game(player(hand=[spell], field=[bare]), player(field=[worn]), edition=edition)
    do(g, ("play", spell.uid), *choose(transmitter))
    assert (area(g, worn), area(g, bare), area(g, transmitter)) == ("field", "trash", "trash")


def test_a_transmitter_keeps_a_solo_legend_in_the_game(edition: str) -> None:
    """A Legend on the field is a Unit; what was replaced did not move it, so nothing removes it."""
    solo = made.legend(id="solo", gear=[transmitter := deadman_transmitter()])
    spell = killer()
    g = game(player(hand=[spell]), player(field=[solo]), edition=edition)
    do(g, ("play", spell.uid), *choose(solo, transmitter))
    assert area(g, solo) == "field"


def test_a_transmitter_that_cannot_be_defeated_saves_nobody(edition: str) -> None:
    """replacement.must-be-possible (10.27): what cannot be done cannot take the place of the defeat."""
    guard = made.unit(Persistent(Cannot("be defeated"), Cards(("Gear",))), id="guard")
    host = made.unit(id="host", gear=[deadman_transmitter()])
    spell = killer()
    g = game(player(hand=[spell]), player(field=[guard, host]), edition=edition)
    do(g, ("play", spell.uid), *choose(host))
    assert area(g, host) == "trash"


def test_what_was_replaced_is_not_done(edition: str) -> None:
    """'Defeat a rival Unit. If you do, draw 2': the Unit was not defeated."""
    step = IfYouDo(Defeat(Choose(RIVALS, "unit")), Draw(2), Draw(1))
    saved = made.unit(id="saved", gear=[transmitter := deadman_transmitter()])
    bare = made.unit(id="bare")
    g = made.cast(step, rival=player(field=[saved]), edition=edition)
    do(g, *choose(saved, transmitter))
    assert (area(g, saved), drawn(g)) == ("field", 1)
    g = made.cast(step, rival=player(field=[bare]), edition=edition)
    do(g, *choose(bare))
    assert (area(g, bare), drawn(g)) == ("trash", 2)


# --- The Relic: Experimental Biochip


def test_the_relic_plays_another_unit_and_puts_its_wearer_under_the_deck(edition: str) -> None:
    """FAQ: Gear stays in the trash. The host is what is bottom-decked; the Unit comes with Lag and its [PLAY]."""
    relic, other_gear = the_relic(), made.gear(id="other-gear")
    host = made.unit(id="host", gear=[relic, other_gear])
    back = made.unit(draws_when("played"), id="back", cost=9)
    spell = killer()
    theirs = player(field=[host], trash=[back, made.unit(id="dear", cost=10), made.program(id="no-unit")])
    g = game(player(hand=[spell]), theirs, edition=edition)
    do(g, ("play", spell.uid), *choose(host))
    kind, who, options = asked(g)
    assert (kind, who, options) == ("choose", RIVAL, choose(back))
    events = do(g, *choose(back))
    assert (area(g, back), now(g, back).lag, now(g, back).spent) == ("field", True, False)
    assert g.state.sides[RIVAL].deck[0] == host.uid
    assert {area(g, relic), area(g, other_gear)} == {"trash"}
    assert drawn(events, RIVAL) == 1
    idle(g)


def test_another_unit_is_not_the_wearer_itself(edition: str) -> None:
    """'Another': with nothing else in the trash no Unit is played, and the wearer still goes under the deck."""
    host, spell = made.unit(id="host", gear=[the_relic()]), killer()
    g = game(player(hand=[spell]), player(field=[host]), edition=edition)
    do(g, ("play", spell.uid), *choose(host))
    assert g.state.sides[RIVAL].deck[0] == host.uid
    idle(g)


def test_a_copy_of_the_wearer_is_another_unit(edition: str) -> None:
    host, spell = made.unit(id="host", gear=[the_relic()]), killer()
    copy = Piece(host.facts)
    g = game(player(hand=[spell]), player(field=[host], trash=[copy]), edition=edition)
    do(g, ("play", spell.uid), *choose(host), *choose(copy))
    assert (area(g, copy), area(g, host)) == ("field", "deck")


def test_the_relic_does_not_act_when_it_is_defeated_itself(edition: str) -> None:
    """Register `defeated-on-a-gear`: the bottom text is the wearer's."""
    relic, back = the_relic(), made.unit(id="back")
    host, spell = made.unit(id="host", gear=[relic]), killer(Cards(("Gear",)))
    g = game(player(hand=[spell]), player(field=[host], trash=[back]), edition=edition)
    do(g, ("play", spell.uid), *choose(relic))
    assert (area(g, host), area(g, relic), area(g, back)) == ("field", "trash", "trash")
    idle(g)


def test_the_relic_on_a_solo_legend_brings_a_unit_back_and_the_legend_is_gone(edition: str) -> None:
    """Register `defeated-legend-in-the-trash`: the Legend is removed before the effect resolves, so it is not moved."""
    back, spell = made.unit(id="back"), killer()
    solo = made.legend(id="solo", gear=[relic := the_relic()])
    g = game(player(hand=[spell]), player(field=[solo], trash=[back]), edition=edition)
    do(g, ("play", spell.uid), *choose(solo), *choose(back))
    assert (area(g, solo), area(g, relic), area(g, back)) == ("removed", "trash", "field")
    idle(g)


def test_a_transmitter_keeps_the_relic_waiting(edition: str) -> None:
    """What was replaced did not happen, so [DEFEATED] does not trigger."""
    relic, back = the_relic(), made.unit(id="back")
    transmitter = deadman_transmitter()
    host, spell = made.unit(id="host", gear=[transmitter, relic]), killer()
    g = game(player(hand=[spell]), player(field=[host], trash=[back]), edition=edition)
    do(g, ("play", spell.uid), *choose(host, transmitter))
    assert (area(g, host), area(g, back)) == ("field", "trash")
    assert now(g, host).gear == (relic.uid,)


def test_the_unit_that_comes_back_is_a_new_piece_in_an_attack(edition: str) -> None:
    """The wearer is defeated in defence; what comes back has not been attacked and the attack is over."""
    back = made.unit(Keyword("BLOCKER"), id="back", power=20)
    host = made.unit(id="host", spent=True, gear=[the_relic()])
    attacker = made.unit(id="attacker", power=9)
    g = game(player(field=[attacker]), player(field=[host], trash=[back], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, host.uid), ("end-react",), *choose(back))
    assert (area(g, attacker), area(g, back), area(g, host)) == ("field", "field", "deck")
    assert g.state.attack is None
    assert ("attack", attacker.uid, GIGS) not in asked(g)[2], "the attacker is spent"
