"""Fights and what a defeat does (9.15 to 9.20; 11.4 and 11.6 of the newer edition; 4.4 and 4.12)."""

from __future__ import annotations

import pytest

from engine import Event, Game, Piece
from tests.engine.build import (
    RIVAL,
    YOU,
    cites,
    do,
    eddies,
    game,
    gear,
    kinds,
    legend,
    now,
    only,
    player,
    unit,
)


def fight(edition: str, attacker: Piece, defender: Piece) -> tuple[Game, list[Event]]:
    """The attacker of yours fights the Rival's (spent) Unit; the events after the React Step."""
    defender.spent = True
    g = game(player(field=[attacker]), player(field=[defender]), edition=edition)
    do(g, ("attack", attacker.uid, defender.uid))
    return g, do(g, ("end-react",))


@pytest.mark.parametrize(
    ("mine", "theirs", "defeated"),
    [
        (5, 4, "defender"),
        (4, 5, "attacker"),
        (1, 0, "defender"),
        (0, 1, "attacker"),
        (4, 4, "both"),
        (1, 1, "both"),
        (0, 0, "nobody"),
    ],
)
def test_power_decides_who_loses_and_who_is_defeated(
    edition: str, mine: int, theirs: int, defeated: str
) -> None:
    """fight.win (9.17.1), fight.lose (9.17.2), fight.tie (9.17.3), fight.opponent-defeats-loser (9.19.1),
    fight.zero-power-cannot-defeat (9.19.2)."""
    attacker, defender = unit("attacker", power=mine), unit("defender", power=theirs)
    g, events = fight(edition, attacker, defender)
    gone = {p.facts.id for p in (attacker, defender) if now(g, p).area == "trash"}
    expected = {"both": {"attacker", "defender"}, "nobody": set()}.get(defeated, {defeated})
    assert gone == expected
    winners = [e.card.facts.id for e in events if e.kind == "declared-winner" and e.card]
    losers = {e.card.facts.id for e in events if e.kind == "declared-loser" and e.card}
    assert winners == ([] if mine == theirs else ["attacker" if mine > theirs else "defender"])
    assert losers == {"attacker", "defender"} - set(winners)
    assert {e.card.facts.id for e in events if e.kind == "defeated" and e.card} == expected
    assert {e.card.facts.id for e in events if e.kind == "not-defeated" and e.card} == losers - expected


def test_what_each_result_cites(edition: str) -> None:
    """The rules of a fight are named where they act."""
    _, events = fight(edition, unit(power=3), unit(power=2))
    assert kinds(events)[:5] == [
        "react-step-ended",
        "fought",
        "declared-winner",
        "declared-loser",
        "defeated",
    ]
    cites(only(events, "fought"), "fight.step", "fight.process", "fight.step-only-against-unit")
    cites(only(events, "declared-winner"), "fight.win", "fight.winner-makes-loser")
    cites(only(events, "declared-loser"), "fight.lose")
    assert "fight.tie" not in only(events, "declared-loser").keys
    cites(only(events, "defeated"), "fight.opponent-defeats-loser")
    _, events = fight(edition, unit(power=3), unit(power=3))
    for event in events:
        if event.kind == "declared-loser":
            cites(event, "fight.tie")
    _, events = fight(edition, unit(power=0), unit(power=0))
    for event in events:
        if event.kind == "not-defeated":
            cites(event, "fight.zero-power-cannot-defeat")


def test_the_result_follows_the_order_of_the_edition() -> None:
    """2026-11: the losers are defeated and the fight ends (11.4.2.3, 11.4.2.4). 2026-08: the result comes after the
    effects of the fight (9.19)."""
    for edition, key, other in (
        ("2026-08", "fight.result-after-effects", "fight.losers-defeated"),
        ("2026-11", "fight.losers-defeated", "fight.result-after-effects"),
    ):
        _, events = fight(edition, unit(power=3), unit(power=2))
        defeated = only(events, "defeated")
        cites(defeated, key)
        assert other not in defeated.keys
        assert kinds(events)[-2:] == ["fight-ended", "attack-ended"]


def test_the_attack_ends_after_the_fight(edition: str) -> None:
    """fight.attack-ends-after (9.20), which both editions have."""
    _, events = fight(edition, unit(power=3), unit(power=2))
    cites(only(events, "attack-ended"), "fight.attack-ends-after")


def test_gear_counts_in_a_fight(edition: str) -> None:
    """card.power-total (3.17.2), equip.gains-power."""
    attacker, defender = unit(power=3), unit(power=4)
    attacker.gear = [gear(power=2)]
    g, events = fight(edition, attacker, defender)
    assert only(events, "declared-winner").amount == 5
    assert now(g, defender).area == "trash"


def test_the_newer_edition_cites_its_own_rules_of_fight_and_defeat() -> None:
    """fight.compare-and-declare (11.4.2.2), defeat.gear-moves-along (11.6.3), both of 2026-11 alone."""
    defender = unit(power=1)
    defender.gear = [gear(power=0)]
    _, events = fight("2026-11", unit(power=3), defender)
    named = {key for event in events for key in event.keys}
    assert {"fight.compare-and-declare", "defeat.gear-moves-along"} <= named


def test_gear_lifts_a_unit_over_nought(edition: str) -> None:
    """fight.zero-power-cannot-defeat (9.19.2) asks for power as it is now."""
    attacker, defender = unit(power=0), unit(power=1)
    attacker.gear = [gear(power=1)]
    g, _ = fight(edition, attacker, defender)
    assert now(g, attacker).area == now(g, defender).area == "trash"


def test_gear_of_a_defeated_unit_goes_to_the_trash_and_is_not_equipped_there(edition: str) -> None:
    """gear.moves-with-host (4.12), gear.unequipped-elsewhere (4.12.1), fight.defeated-to-trash (9.19.1.1)."""
    defender, worn = unit(power=1), [gear("g1", power=0), gear("g2", power=0)]
    defender.gear = worn
    g, events = fight(edition, unit(power=3), defender)
    for piece in (*worn, defender):
        card = now(g, piece)
        assert (card.area, card.host, card.gear) == ("trash", None, ())
    assert set(g.state.sides[RIVAL].trash) == {p.uid for p in (*worn, defender)}
    moved = {e.card.uid: e for e in events if e.kind == "moved" and e.card}
    for piece in worn:
        cites(moved[piece.uid], "gear.moves-with-host", "gear.unequipped-elsewhere")
    last = only(events, "defeated").before
    assert last is not None
    assert last.gear == tuple(p.uid for p in worn), "last-known information"


def test_a_defeated_legend_is_removed_from_the_game_and_its_gear_stays_in_the_trash(edition: str) -> None:
    """legend.removed-from-invalid-area (4.4.1), gear.stays-when-legend-removed (4.12.2): it does move there first."""
    defender, worn = legend(power=1), gear(power=0)
    defender.gear = [worn]
    g, events = fight(edition, unit(power=3), defender)
    assert now(g, defender).area == "removed"
    assert g.state.sides[RIVAL].removed == [defender.uid]
    assert g.state.sides[RIVAL].trash == [worn.uid]
    of_legend = [e for e in events if e.card is not None and e.card.uid == defender.uid]
    assert kinds(of_legend)[-2:] == ["defeated", "removed"]
    assert of_legend[-2].card is not None
    assert of_legend[-2].card.area == "trash", "it does go there"
    cites(of_legend[-1], "legend.removed-from-invalid-area", "legend.valid-areas")


def test_a_go_solo_legend_that_is_defeated_is_removed(edition: str) -> None:
    """go-solo.meaning: if it leaves the field, remove it from the game."""
    solo, target = legend(cost=1, power=2, text="{GO SOLO}"), unit(power=5, spent=True)
    g = game(player(legends=[solo], eddies=eddies(1)), player(field=[target]), edition=edition)
    do(g, ("go-solo", solo.uid), ("pay", 1), ("attack", solo.uid, target.uid), ("end-react",))
    assert g.state.sides[YOU].removed == [solo.uid]
    assert g.state.sides[YOU].trash == []


def test_a_removed_legend_cannot_be_used_any_more(edition: str) -> None:
    """removed.stays-out (5.13.2.2)."""
    solo, target = legend(cost=0, power=2, text="{GO SOLO}"), unit(power=5, spent=True)
    g = game(player(legends=[solo]), player(field=[target]), edition=edition)
    do(g, ("go-solo", solo.uid), ("attack", solo.uid, target.uid), ("end-react",))
    for option in (
        ("go-solo", solo.uid),
        ("play-legend", solo.uid),
        ("call", solo.uid),
        ("attack", solo.uid, target.uid),
    ):
        assert g.why_not(option)


def test_the_winner_stays_as_it_is(edition: str) -> None:
    """fight.win (9.17.1): an attacker that wins stays on the field, spent by its attack."""
    attacker = unit(power=4)
    g, _ = fight(edition, attacker, unit(power=1))
    assert (now(g, attacker).area, now(g, attacker).spent) == ("field", True)


def test_a_defeated_unit_lands_on_top_of_its_owners_trash(edition: str) -> None:
    """fight.defeated-to-trash (9.19.1.1), trash-area.new-cards-on-top (5.9.4)."""
    old, defender, attacker = unit("old"), unit(power=1, spent=True), unit(power=4)
    g = game(player(field=[attacker]), player(field=[defender], trash=[old]), edition=edition)
    do(g, ("attack", attacker.uid, defender.uid), ("end-react",))
    assert g.state.sides[RIVAL].trash == [old.uid, defender.uid]
    assert g.state.sides[YOU].trash == []
