"""Gunpoint Diplomacy and Fool on the Hill, clause by clause."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    game,
    gigs,
    now,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle, power_of
from tests.engine.effects.ten import (
    fool_on_the_hill,
    gunpoint_diplomacy,
)

pytestmark = pytest.mark.usefixtures("trees")

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
