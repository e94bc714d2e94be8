"""The Steal Step (9.21 to 9.25; 11.5 of the newer edition; 6.7) and attacks that end early (9.26 to 9.29)."""

from __future__ import annotations

import pytest

from engine import Game, Gig, Piece
from engine.processes import areas
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    cites,
    do,
    game,
    gear,
    gigs,
    in_order,
    kinds,
    now,
    only,
    player,
    refused,
    unit,
)

FIVE = [Gig(s, s) for s in (4, 6, 8, 10, 12)]


def return_to_hand(g: Game, piece: Piece) -> None:
    """Move a card by the process that effects use."""
    for _asked in areas.move_many(g, [now(g, piece)], "hand", RIVAL):
        pytest.fail("nobody has anything to choose")


def attack_on_gigs(edition: str, power: int, held: list[Gig], mine: list[Gig] | None = None) -> Game:
    """An attack on the Rival's Gig area with that power, past the React Step."""
    attacker = unit("thief", power=power)
    g = game(player(field=[attacker], gigs=mine or []), player(gigs=held), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("end-react",))
    return g


def steal_first(g: Game) -> list[int]:
    """Choose Gigs in the order in which they are offered until nobody asks any more."""
    chosen: list[int] = []
    while g.decision is not None and g.decision.kind == "steal":
        option = g.decision.options()[0]
        chosen.append(int(option[1]))
        g.choose(option)
    return chosen


@pytest.mark.parametrize(
    ("power", "count"),
    [(0, 0), (1, 1), (9, 1), (10, 2), (19, 2), (20, 3), (29, 3), (30, 4), (39, 4), (40, 5)],
)
def test_power_decides_how_many_gigs_are_stolen(edition: str, power: int, count: int) -> None:
    """steal.count-zero-power (9.23.2.1), steal.count-formula (9.23.2.2): P / 10 + 1, rounded down."""
    g = attack_on_gigs(edition, power, [Gig(s, 1) for s in (4, 6, 8, 10, 12, 20)])
    assert len(steal_first(g)) == count
    assert len(g.state.sides[YOU].gigs) == count
    counted = only(g.state.events(), "steal-count")
    assert counted.amount == count
    cites(counted, "steal.step", "steal.count", "steal.count-formula" if count else "steal.count-zero-power")


def test_gear_adds_to_what_is_stolen(edition: str) -> None:
    """steal.count (9.23.2), equip.gains-power."""
    attacker = unit(power=8)
    attacker.gear = [gear(power=2)]
    g = game(player(field=[attacker]), player(gigs=FIVE), edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("end-react",))
    assert len(steal_first(g)) == 2


def test_no_more_are_stolen_than_there_are(edition: str) -> None:
    """steal.as-many-as-possible (9.23.3.3)."""
    g = attack_on_gigs(edition, 35, gigs(d4=1, d6=2))
    assert len(steal_first(g)) == 2
    assert g.state.sides[RIVAL].gigs == []
    assert g.state.attack is None


def test_taking_all_that_there_are_cites_its_rule(edition: str) -> None:
    """steal.as-many-as-possible (9.23.3.3)."""
    g = attack_on_gigs(edition, 35, gigs(d4=1, d6=2))
    cites(only(g.state.events(), "steal-count"), "steal.as-many-as-possible")


def test_the_attacking_player_chooses_any_gigs_one_at_a_time(edition: str) -> None:
    """steal.attacking-player-chooses (9.23.3), steal.any-gig (9.23.3.1), steal.attacker-chooses-one-at-a-time."""
    g = attack_on_gigs(edition, 12, FIVE)
    assert g.decision is not None
    assert (g.decision.player, g.decision.kind) == (YOU, "steal")
    assert {"steal.attacking-player-chooses", "steal.any-gig"} <= set(g.decision.keys)
    assert g.decision.options() == [("die", i) for i in range(6, 11)]
    refused(g, ("die", 0), "steal.any-gig")
    do(g, ("die", 10))
    assert g.decision.options() == [("die", i) for i in range(6, 10)]
    refused(g, ("die", 10), "steal.any-gig")
    do(g, ("die", 6))
    assert g.state.sides[YOU].gigs == [10, 6]


def test_all_are_chosen_before_any_moves_and_they_move_together(edition: str) -> None:
    """steal.several-move-together (6.7.2.2.1), steal.attacker-moves-together (9.23.5.1), steal.each-gig-separate."""
    attacker = unit(power=12)
    moments: list[tuple[int, int]] = []
    g = game(player(field=[attacker]), player(gigs=FIVE), edition=edition)
    g.on_event = lambda at, event: (
        moments.append((len(at.state.sides[YOU].gigs), len(at.state.sides[RIVAL].gigs)))
        if event.kind == "stole"
        else None
    )
    do(g, ("attack", attacker.uid, GIGS), ("end-react",), ("die", 6))
    assert g.state.sides[YOU].gigs == []
    events = do(g, ("die", 7))
    assert moments == [(2, 3), (2, 3)]
    stolen = [e for e in events if e.kind == "stole"]
    assert [e.die.number for e in stolen if e.die] == [6, 7]
    for event in stolen:
        cites(event, "steal.attacker-moves-together", "steal.each-gig-separate", "steal.attacker-is-actor")
        assert event.card is not None
        assert event.card.uid == attacker.uid


def test_a_stolen_gig_keeps_its_value_and_its_owner_and_changes_its_controller(edition: str) -> None:
    """steal.value-fixed (6.7.5), game.control-changes-owner-never (1.7.3), steal.take-control (6.7.2.3)."""
    g = attack_on_gigs(edition, 3, gigs(d8=7))
    do(g, ("die", 8))
    die = g.state.dice[8]
    assert (die.value, die.owner, die.controller) == (7, RIVAL, YOU)


def test_a_stolen_die_is_not_rolled_in_again_by_its_owner(edition: str) -> None:
    """fixer.dice-wait-here (5.10.1): it lies in the other Gig area now."""
    g = attack_on_gigs(edition, 3, gigs(d8=7))
    do(g, ("die", 8), ("pass",))
    assert g.decision is not None
    assert g.decision.player == RIVAL
    assert ("die", 8) not in g.decision.options()


def test_the_attack_ends_after_the_steal(edition: str) -> None:
    """steal.attack-ends-after (9.25)."""
    g = attack_on_gigs(edition, 3, gigs(d8=7))
    events = do(g, ("die", 8))
    assert in_order(events, "stole", "attack-ended") == ["stole", "attack-ended"]
    cites(only(events, "attack-ended"), "steal.attack-ends-after", "attack.end-removes-effects")


def test_an_attack_on_an_area_that_has_become_empty_goes_on_and_steals_nothing(edition: str) -> None:
    """rival-gig-area.emptied-attack-goes-on (5.12.4.1), steal.empty-area (9.22).

    No card without effect text empties it, so the test moves the die itself.
    """
    attacker = unit(power=3)
    g = game(player(field=[attacker]), player(gigs=gigs(d4=1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    g.state.sides[YOU].gigs.append(g.state.sides[RIVAL].gigs.pop())
    g.state.put_die(g.state.dice[6]._replace(controller=YOU))
    events = do(g, ("end-react",))
    assert in_order(events, "steal-count", "stole", "attack-ended") == ["steal-count", "attack-ended"]
    cites(only(events, "steal-count"), "steal.empty-area", "rival-gig-area.emptied-attack-goes-on")
    assert only(events, "attack-ended").note != "early"


@pytest.mark.parametrize("who", ["attacker", "target"])
def test_an_attack_ends_when_one_of_its_units_leaves(edition: str, who: str) -> None:
    """attack.ends-attacker-left (9.26.1), attack.ends-target-left (9.26.2), attack.ended-early-no-fight-no-steal.

    The piece is moved by the process that effects use, in the React Step.
    """
    attacker, target, caller = unit("attacker"), unit("target", spent=True), unit("blocker", text="{BLOCKER}")
    g = game(player(field=[attacker]), player(field=[target, caller]), edition=edition)
    do(g, ("attack", attacker.uid, target.uid))
    gone = attacker if who == "attacker" else target
    return_to_hand(g, gone)
    events = do(g, ("end-react",))
    ended = only(events, "attack-ended")
    cites(
        ended, f"attack.ends-{who}-left", "attack.ended-early-no-fight-no-steal", "attack.end-removes-effects"
    )
    assert "fought" not in kinds(events)
    assert g.decision is not None
    assert (g.decision.player, g.decision.kind) == (YOU, "main")


def test_a_unit_that_comes_back_is_not_the_target_any_more(edition: str) -> None:
    """attack.ends-target-left (9.26.2): what has left the area has left, whatever returns later."""
    attacker, target = unit("attacker"), unit("target", spent=True)
    g = game(player(field=[attacker]), player(field=[target]), edition=edition)
    do(g, ("attack", attacker.uid, target.uid))
    return_to_hand(g, target)
    areas.place(g.state, now(g, target), "field", RIVAL, spent=True)
    cites(only(do(g, ("end-react",)), "attack-ended"), "attack.ends-target-left")
    assert now(g, target).area == "field"


def test_a_target_that_is_readied_is_no_legal_target_any_more(edition: str) -> None:
    """attack.ends-target-not-legal (9.26.3)."""
    attacker, target = unit("attacker"), unit("target", spent=True)
    g = game(player(field=[attacker]), player(field=[target]), edition=edition)
    do(g, ("attack", attacker.uid, target.uid))
    g.state.put(now(g, target)._replace(spent=False))
    cites(only(do(g, ("end-react",)), "attack-ended"), "attack.ends-target-not-legal")
