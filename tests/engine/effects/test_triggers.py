"""Triggers of playing, attacking and fighting: what sets each off, what does not."""

from __future__ import annotations

import pytest

from engine.effects.tree import (
    Cannot,
    Defeat,
    Draw,
    Every,
    Give,
    Keyword,
    Persistent,
    Power,
    Triggered,
)
from engine.effects.values import Cards, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    do,
    eddies,
    game,
    gigs,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import drawn, power_of
from tests.engine.effects.stock import FRIENDLY, RIVALS, UNIT, attack, draws, watching

# --- played, called, sold, equipped


@pytest.mark.parametrize(
    ("subject", "who", "cards"),
    [
        (FRIENDLY, None, 1),
        (UNIT, "you", 1),
        (UNIT, "rival", 0),
        (RIVALS, None, 0),
        (Cards(("Gear",)), "you", 0),
        (Cards(("Unit",), tags=("MERC",)), "you", 1),
        (Cards(("Unit",), tags=("AI",)), "you", 0),
    ],
)
def test_a_unit_is_played(subject: Cards, who: str | None, cards: int) -> None:
    merc = made.unit(id="merc", tags=("MERC",))
    g = game(player(hand=[merc], legends=[watching("played", subject, who=who)]))
    assert drawn(do(g, ("play", merc.uid))) == cards


def test_a_legend_played_to_the_field_is_a_unit_that_is_played() -> None:
    """types.legend-on-field-is-unit; calling it was no playing."""
    idol = made.legend(id="idol", face_up=False)
    mine = player(legends=[watching("played", FRIENDLY), idol], eddies=eddies(1))
    g = game(mine)
    assert drawn(do(g, ("call", idol.uid), ("pay", 1))) == 0
    assert drawn(do(g, ("play-legend", idol.uid))) == 1


def test_a_gear_and_a_program_are_played() -> None:
    for kind in ("Gear", "Program"):
        chrome, trick, host = made.gear(id="chrome"), made.program(id="trick"), made.unit(id="host")
        mine = player(hand=[chrome, trick], field=[host], legends=[watching("played", Cards((kind,)))])
        g = game(mine)
        assert drawn(do(g, ("play", chrome.uid), ("host", host.uid))) == (kind == "Gear")
        assert drawn(do(g, ("play", trick.uid))) == (kind == "Program")


def test_play_on_a_gear_is_about_the_gear_and_this_unit_is_the_wearer() -> None:
    """equip.inherits-effects: '[PLAY] Give this Unit +2 power this turn'."""
    boost = Triggered((Trigger("played", This()),), Give(This(), (Power(2),), "this turn"))
    chrome, host, other = made.gear(boost, id="chrome"), made.unit(id="host"), made.unit(id="other")
    g = game(player(field=[host], hand=[chrome, other]))
    do(g, ("play", chrome.uid), ("host", host.uid))
    assert power_of(g, host) == 5
    do(g, ("play", other.uid))
    assert (power_of(g, host), power_of(g, other)) == (5, 3)


def test_a_legend_is_called() -> None:
    """By whoever: on your own turn, or as a reaction."""
    mine, theirs = made.legend(id="mine", face_up=False), made.legend(id="theirs", face_up=False)
    watcher = watching("called", Cards(("Legend",), "friendly"))
    attacker = made.unit(id="attacker")
    g = game(
        player(legends=[watcher, mine], eddies=eddies(1), field=[attacker]),
        player(legends=[theirs], eddies=eddies(1), gigs=gigs(1)),
    )
    assert drawn(do(g, ("call", mine.uid), ("pay", 1))) == 1
    events = do(g, ("attack", attacker.uid, GIGS), ("call", theirs.uid), ("pay", 1))
    assert drawn(events) == 0


def test_a_card_is_sold() -> None:
    card = made.unit(id="card", sell_tag=True)
    for who, cards in (("you", 1), ("rival", 0)):
        card = made.unit(id="card", sell_tag=True)
        g = game(player(hand=[card], legends=[watching("sells", who=who)]))
        assert drawn(do(g, ("sell", card.uid))) == cards


def test_a_gear_is_equipped_to_a_unit() -> None:
    chrome, host = made.gear(id="chrome"), made.unit(id="host")
    for against, cards in ((FRIENDLY, 1), (RIVALS, 0)):
        chrome, host = made.gear(id="chrome"), made.unit(id="host")
        mine = player(hand=[chrome], field=[host], legends=[watching("equips", against=against)])
        g = game(mine)
        assert drawn(do(g, ("play", chrome.uid), ("host", host.uid))) == cards


# --- attacking


@pytest.mark.parametrize(("event", "subject", "target", "cards"), [
    ("attacks", FRIENDLY, "unit", 1), ("attacks", FRIENDLY, "gigs", 1), ("attacks", RIVALS, "unit", 0),
    ("is-attacked", RIVALS, "unit", 1), ("is-attacked", RIVALS, "gigs", 0), ("is-attacked", FRIENDLY, "unit", 0),
])  # fmt: skip
def test_attacking_and_being_attacked(event: str, subject: Cards, target: str, cards: int) -> None:
    attacker, foe = made.unit(id="attacker"), made.unit(id="foe", spent=True)
    mine = player(field=[attacker], legends=[watching(event, subject)])
    g = game(mine, player(field=[foe], gigs=gigs(1)))
    assert drawn(do(g, ("attack", attacker.uid, foe.uid if target == "unit" else GIGS))) == cards


def test_attacking_such_a_unit() -> None:
    """`against`: the Gig area is no Unit."""
    foe = made.unit(id="foe", spent=True, tags=("CORPO",))
    for tag, at_gigs, cards in (("CORPO", False, 1), ("MERC", False, 0), ("CORPO", True, 0)):
        attacker, foe = made.unit(id="attacker"), made.unit(id="foe", spent=True, tags=("CORPO",))
        watcher = watching("attacks", FRIENDLY, against=Cards(("Unit",), tags=(tag,)))
        g = game(player(field=[attacker], legends=[watcher]), player(field=[foe], gigs=gigs(1)))
        assert drawn(do(g, ("attack", attacker.uid, GIGS if at_gigs else foe.uid))) == cards


def test_two_trigger_keywords_before_one_effect(edition: str) -> None:
    """[PLAY] [ATTACK]: 10.17.1."""
    either = Triggered((Trigger("played", This()), Trigger("attacks", This())), Draw(1))
    unit = made.unit(Keyword("ADRENALINE"), either, id="unit")
    g = game(player(hand=[unit]), player(gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("play", unit.uid))) == 1
    assert drawn(do(g, ("attack", unit.uid, GIGS))) == 1


def test_using_blocker(edition: str) -> None:
    """Augmented Negotiators; a redirection by effect or being attacked is no use of BLOCKER."""
    guard = made.unit(Keyword("BLOCKER"), draws("uses-blocker", This()), id="guard")
    attacker = made.unit(id="attacker")
    g = game(player(field=[attacker]), player(field=[guard], gigs=gigs(1)), edition=edition)
    assert drawn(do(g, ("attack", attacker.uid, GIGS)), RIVAL) == 0
    assert drawn(do(g, ("block", guard.uid)), RIVAL) == 1


# --- fights


@pytest.mark.parametrize(("event", "winner", "loser"), [
    ("wins-fight", 1, 0), ("loses-fight", 0, 1), ("fights", 1, 1), ("defeats", 1, 0), ("defeated", 0, 1),
])  # fmt: skip
def test_what_happens_to_a_unit_in_a_fight(edition: str, event: str, winner: int, loser: int) -> None:
    """The attacker wins; each of the two watches itself."""
    mine = made.unit(draws(event, This()), id="mine", power=4)
    foe = made.unit(draws(event, This()), id="foe", spent=True)
    g = game(player(field=[mine]), player(field=[foe]), edition=edition)
    events = do(g, *attack(mine, foe))
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (winner, loser)


def test_friendly_units_that_win_lose_and_defeat(edition: str) -> None:
    for event, cards in (
        ("wins-fight", 1),
        ("defeats", 1),
        ("loses-fight", 0),
        ("defeated", 0),
        ("fights", 1),
    ):
        mine, foe = made.unit(id="mine", power=4), made.unit(id="foe", spent=True)
        g = game(
            player(field=[mine], legends=[watching(event, FRIENDLY)]), player(field=[foe]), edition=edition
        )
        assert drawn(do(g, *attack(mine, foe))) == cards, event


@pytest.mark.parametrize(("margin", "cards"), [(1, 1), (2, 1), (3, 0)])
def test_a_win_by_so_much_power(edition: str, margin: int, cards: int) -> None:
    mine, foe = (
        made.unit(draws("wins-fight", This(), margin=margin), id="mine", power=5),
        made.unit(id="foe", spent=True),
    )
    g = game(player(field=[mine]), player(field=[foe]), edition=edition)
    assert drawn(do(g, *attack(mine, foe))) == cards


def test_whom_it_fought(edition: str) -> None:
    """`against` and the label "opponent"."""
    for tag, cards in (("CORPO", 1), ("MERC", 0)):
        against = Cards(("Unit",), "rival", tags=(tag,))
        mine = made.unit(draws("wins-fight", This(), against=against), id="mine", power=5)
        foe = made.unit(id="foe", spent=True, tags=("CORPO",))
        g = game(player(field=[mine]), player(field=[foe]), edition=edition)
        assert drawn(do(g, *attack(mine, foe))) == cards


def test_a_defeat_by_effect_is_nobodys_in_a_fight(edition: str) -> None:
    watcher = made.unit(draws("defeats", FRIENDLY), draws("defeated", RIVALS), id="watcher")
    g = made.cast(
        Defeat(Every(RIVALS, "units")),
        you=player(field=[watcher]),
        rival=player(field=[made.unit()]),
        edition=edition,
    )
    assert drawn(g) == 1


def test_a_loser_that_is_not_defeated_was_not_defeated(edition: str) -> None:
    mine = made.unit(draws("defeats", This()), id="mine", power=9)
    foe = made.unit(
        Persistent(Cannot("be defeated")),
        draws("defeated", This()),
        draws("loses-fight", This()),
        id="foe",
        spent=True,
    )
    g = game(player(field=[mine]), player(field=[foe]), edition=edition)
    events = do(g, *attack(mine, foe))
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (0, 1)
