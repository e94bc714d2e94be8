"""Declaring an attack and the React Step (9.1 to 9.14)."""

from __future__ import annotations

import pytest

from engine import Game, Piece, unknown_legend
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    cites,
    do,
    eddies,
    game,
    gear,
    gigs,
    kinds,
    legend,
    now,
    only,
    pass_turn,
    pay_any,
    player,
    program,
    refused,
    unit,
)

BLOCKER = "{BLOCKER}"


class TestDeclaring:
    def test_the_attacker_is_spent_and_the_react_step_follows(self, edition: str) -> None:
        """attack.declare-order (9.3), attack.spend-attacker (9.3.3), attack.ends-or-goes-to-react-step (9.6)."""
        attacker = unit()
        g = game(player(field=[attacker]), player(gigs=gigs(3)), edition=edition)
        events = do(g, ("attack", attacker.uid, GIGS))
        assert kinds(events) == ["spent", "attacked", "react-step-began"]
        cites(events[0], "attack.spend-attacker", "unit.spend-to-attack")
        cites(events[1], "attack.declare-order", "attack.target-gig-area", "attack.announce", "attack.begins")
        cites(events[2], "attack.ends-or-goes-to-react-step", "react.step")
        assert now(g, attacker).spent
        assert g.decision is not None
        assert (g.decision.player, g.decision.kind) == (RIVAL, "react")
        assert {"react.step", "react.end-step", "react.defending-player-only"} <= set(g.decision.keys)

    def test_valid_targets_are_spent_rival_units_and_a_gig_area_with_gigs(self, edition: str) -> None:
        """attack.target-spent-unit (9.3.2.1), attack.target-gig-area (9.3.2.2)."""
        attacker, friend = unit(), unit(spent=True)
        lying, standing, solo = unit(spent=True), unit(), legend(spent=True)
        lying.gear = [gear()]
        off_field = legend("off", spent=True)
        g = game(
            player(field=[attacker, friend]),
            player(field=[lying, standing, solo], legends=[off_field], hand=[unit("card")], gigs=gigs(3)),
            edition=edition,
        )
        assert g.decision is not None
        offered = {o for o in g.decision.options() if o[0] == "attack"}
        assert offered == {("attack", attacker.uid, t) for t in (lying.uid, solo.uid, GIGS)}
        for wrong in (standing.uid, friend.uid, attacker.uid, off_field.uid, lying.gear[0].uid):
            refused(g, ("attack", attacker.uid, wrong), "attack.target-spent-unit")

    def test_an_empty_gig_area_is_no_target(self, edition: str) -> None:
        """attack.target-gig-area (9.3.2.2): dice in the fixer area do not count."""
        attacker = unit()
        g = game(player(field=[attacker], gigs=gigs(1)), edition=edition)
        refused(g, ("attack", attacker.uid, GIGS), "attack.target-gig-area")

    def test_without_any_target_there_is_no_attack(self, edition: str) -> None:
        """attack.no-target-no-attack (9.3.2.4)."""
        attacker = unit()
        g = game(player(field=[attacker]), player(field=[unit()]), edition=edition)
        found = g.why_not(("attack", attacker.uid, GIGS))
        assert "attack.no-target-no-attack" in {key for refusal in found for key in refusal.keys}

    def test_only_friendly_units_on_the_field_attack(self, edition: str) -> None:
        """attack.choose-attacker (9.3.1)."""
        theirs, up, card = unit(), legend(), unit()
        worn, host = gear(), unit(spent=True)
        host.gear = [worn]
        g = game(
            player(field=[host], legends=[up], hand=[card]),
            player(field=[theirs], gigs=gigs(3)),
            edition=edition,
        )
        for wrong in (theirs, up, card, worn):
            refused(g, ("attack", wrong.uid, GIGS), "attack.choose-attacker")

    def test_every_reason_against_an_attack_is_given(self, edition: str) -> None:
        """Spent, lagging, forbidden by its text, and a target that is ready: four refusals."""
        attacker, target = unit(spent=True, lag=True, text="This Unit can't attack."), unit()
        g = game(player(field=[attacker]), player(field=[target]), edition=edition)
        refused(
            g, ("attack", attacker.uid, target.uid),
            "unit.spend-to-attack", "lag.cannot-attack", "golden.cant-beats-can", "attack.target-spent-unit",
        )  # fmt: skip

    def test_a_unit_attacks_once_for_it_stays_spent(self, edition: str) -> None:
        """attack.choose-attacker (9.3.1): ready."""
        attacker = unit()
        g = game(player(field=[attacker]), player(gigs=gigs(3, 3)), edition=edition)
        do(g, ("attack", attacker.uid, GIGS), ("end-react",), ("die", 6))
        refused(g, ("attack", attacker.uid, GIGS), "attack.choose-attacker")


def attacked(edition: str, *, field: list[Piece], target: int = GIGS, **areas) -> tuple[Game, Piece]:
    """A Unit of yours attacks; the Rival's React Step is open."""
    attacker = unit("attacker", power=4)
    areas.setdefault("gigs", gigs(3))
    g = game(player(field=[attacker]), player(field=field, **areas), edition=edition)
    do(g, ("attack", attacker.uid, field[target].uid if target != GIGS else GIGS))
    return g, attacker


class TestReacting:
    def test_only_the_defending_player_reacts_and_nobody_acts(self, edition: str) -> None:
        """react.defending-player-only (9.7.1); actions belong to the open Main Phase."""
        blocker, mine, card = unit(text=BLOCKER), unit(text=BLOCKER), unit(cost=0, sell_tag=True)
        attacker = unit()
        g = game(
            player(field=[attacker, mine], hand=[card]),
            player(field=[blocker], gigs=gigs(3)),
            edition=edition,
        )
        refused(g, ("block", blocker.uid), "react.blocker", player=RIVAL)
        do(g, ("attack", attacker.uid, GIGS))
        refused(g, ("block", mine.uid), "react.defending-player-only", player=YOU)
        refused(g, ("end-react",), "react.defending-player-only", player=YOU)
        for option in (("sell", card.uid), ("play", card.uid), ("pass",), ("attack", mine.uid, GIGS)):
            refused(g, option, "turn.steps-in-order", player=YOU)

    def test_blocking_redirects_the_attack_from_gigs_to_a_fight(self, edition: str) -> None:
        """react.blocker (9.9), react.block-replaces-target (9.9.1), blocker.becomes-target."""
        blocker = unit(text=BLOCKER, power=2)
        g, attacker = attacked(edition, field=[blocker])
        events = do(g, ("block", blocker.uid))
        assert kinds(events) == ["spent", "blocked"]
        cites(events[1], "react.blocker", "react.block-replaces-target", "blocker.becomes-target")
        assert now(g, blocker).spent
        events = do(g, ("end-react",))
        assert "fought" in kinds(events)
        assert "steal-count" not in kinds(events)
        assert (now(g, blocker).area, now(g, attacker).area) == ("trash", "field")
        assert len(g.state.sides[RIVAL].gigs) == 1

    def test_the_old_target_does_not_fight(self, edition: str) -> None:
        """react.block-replaces-target (9.9.1): fully."""
        victim, blocker = unit(spent=True, power=1), unit(text=BLOCKER, power=9)
        g, attacker = attacked(edition, field=[victim, blocker], target=0)
        do(g, ("block", blocker.uid), ("end-react",))
        assert now(g, victim).area == "field"
        assert now(g, attacker).area == "trash"

    def test_a_second_unit_may_block_after_the_first(self, edition: str) -> None:
        """react.step (9.7): any number of reactions, in any order."""
        one, two = unit("one", text=BLOCKER, power=1), unit("two", text=BLOCKER, power=2)
        g, _ = attacked(edition, field=[one, two])
        do(g, ("block", one.uid), ("block", two.uid), ("end-react",))
        assert (now(g, one).area, now(g, one).spent) == ("field", True)
        assert now(g, two).area == "trash"

    def test_lag_is_no_obstacle_and_neither_is_being_unable_to_attack(self, edition: str) -> None:
        """lag.cannot-attack: Lag forbids attacks and spend effects, and blocking is neither."""
        lagging, tame = unit(text=BLOCKER, lag=True), unit(text=BLOCKER + " This Unit can't attack.")
        g, _ = attacked(edition, field=[lagging, tame])
        do(g, ("block", lagging.uid), ("block", tame.uid))
        assert g.state.attack is not None
        assert g.state.attack.target == tame.uid

    def test_a_gear_gives_blocker_to_its_host(self, edition: str) -> None:
        """equip.inherits-effects."""
        host = unit(power=1)
        host.gear = [gear(text=BLOCKER)]
        g, _ = attacked(edition, field=[host])
        do(g, ("block", host.uid))
        assert now(g, host).spent

    def test_who_cannot_block_and_why(self, edition: str) -> None:
        """react.blocker (9.9): a ready friendly Unit that has it; a Legend in its area is no Unit."""
        plain, spent, both = unit(), unit(text=BLOCKER, spent=True), unit(spent=True)
        up = legend(text=BLOCKER)
        g, attacker = attacked(edition, field=[plain, spent, both], legends=[up])
        refused(g, ("block", plain.uid), "react.blocker")
        refused(g, ("block", spent.uid), "blocker.meaning")
        refused(g, ("block", both.uid), "react.blocker", "blocker.meaning")
        refused(g, ("block", up.uid), "react.blocker")
        refused(g, ("block", attacker.uid), "react.blocker")
        assert g.decision is not None
        assert [o for o in g.decision.options() if o[0] == "block"] == []

    def test_only_the_newer_edition_forbids_a_target_to_redirect_to_itself(self) -> None:
        """blocker.not-already-target (11.28.3.1) is in 2026-11 alone; spent as it is, it cannot block in either."""
        counts = {}
        for edition in ("2026-08", "2026-11"):
            target = unit(text=BLOCKER, spent=True)
            g, _ = attacked(edition, field=[target], target=0)
            found = g.why_not(("block", target.uid))
            assert any("blocker.meaning" in r.keys for r in found)
            counts[edition] = [r for r in found if "blocker.not-already-target" in r.keys]
        assert counts["2026-08"] == []
        assert len(counts["2026-11"]) == 1

    def test_a_legend_is_called_as_a_reaction_once_per_turn(self, edition: str) -> None:
        """react.call-legend (9.8), call.once-per-turn, main.call-also-in-react-step (8.12.2)."""
        one, two = unknown_legend(), legend("two", face_up=False)
        g, _ = attacked(edition, field=[unit(text=BLOCKER)], legends=[one, two], eddies=eddies(3))
        do(g, ("call", one.uid))
        assert g.decision is not None
        assert (g.decision.player, g.decision.kind) == (RIVAL, "pay")
        event = only(do(g, ("pay", 1)), "called")
        cites(event, "react.call-legend", "call.process")
        refused(g, ("call", two.uid), "call.once-per-turn")
        blocker = g.state.sides[RIVAL].field[0]
        do(g, ("block", blocker), ("end-react",))
        pass_turn(g)
        do(g, ("call", two.uid))
        pay_any(g)
        assert now(g, two).face_up

    def test_a_called_legend_is_no_unit_and_cannot_block(self, edition: str) -> None:
        """react.blocker (9.9): it lies in the Legends area."""
        hidden = legend(text=BLOCKER, face_up=False)
        g, _ = attacked(edition, field=[unit()], legends=[hidden], eddies=eddies(1))
        do(g, ("call", hidden.uid), ("pay", 1))
        refused(g, ("block", hidden.uid), "blocker.meaning")

    def test_who_called_on_the_own_turn_may_call_on_the_rivals(self, edition: str) -> None:
        """call.once-per-turn: two turns, two calls."""
        one, two = legend("one", face_up=False), legend("two", face_up=False)
        attacker = unit()
        g = game(
            player(legends=[one, two], eddies=eddies(2), gigs=gigs(2)),
            player(field=[attacker]),
            edition=edition,
        )
        do(g, ("call", one.uid), ("pay", 1))
        pass_turn(g)
        do(g, ("attack", attacker.uid, GIGS), ("call", two.uid))
        pay_any(g)
        assert now(g, two).face_up

    def test_a_quick_program_is_played_and_another_is_not(self, edition: str) -> None:
        """react.quick-program (9.10.1); it is paid for as ever."""
        quick, slow, dear = program(text="{QUICK}"), program("slow"), program("dear", text="{QUICK}", cost=3)
        g, _ = attacked(edition, field=[unit()], hand=[quick, slow, dear], eddies=eddies(2))
        refused(g, ("play", slow.uid), "react.quick-program")
        refused(g, ("play", dear.uid), "cost.in-full")
        do(g, ("play", quick.uid), ("pay", 1))
        assert now(g, quick).area == "trash"
        assert g.decision is not None
        assert g.decision.kind == "react"

    def test_a_reaction_by_program_cites_its_rule(self, edition: str) -> None:
        """react.quick-program (9.10.1)."""
        quick = program(text="{QUICK}", cost=0)
        g, _ = attacked(edition, field=[unit()], hand=[quick])
        cites(only(do(g, ("play", quick.uid)), "played"), "react.quick-program")

    def test_units_and_gear_with_quick_and_more_text_are_not_played_as_a_reaction(self, edition: str) -> None:
        """react.quick-program (9.10.1) is about Programs; with other text, QUICK is for a card on the field."""
        cards = [unit(text="{QUICK} {BLOCKER}", cost=0), gear(text="{QUICK} {BLOCKER}", cost=0)]
        g, _ = attacked(edition, field=[unit()], hand=cards)
        for card in cards:
            refused(g, ("play", card.uid), "react.quick-program")

    def test_the_defending_player_ends_the_step(self, edition: str) -> None:
        """react.end-step (9.12), attack.continues-to-fight-or-steal (9.14)."""
        g, _ = attacked(edition, field=[unit(text=BLOCKER)])
        event = only(do(g, ("end-react",)), "react-step-ended")
        cites(event, "react.end-step", "attack.continues-to-fight-or-steal")
        refused(g, ("end-react",), "react.end-step", player=RIVAL)

    def test_a_reaction_is_finished_before_the_next(self, edition: str) -> None:
        """react.effects-before-next-reaction (9.11)."""
        blocker, hidden = unit(text=BLOCKER), legend(face_up=False)
        g, _ = attacked(edition, field=[blocker], legends=[hidden], eddies=eddies(1))
        do(g, ("call", hidden.uid))
        refused(g, ("block", blocker.uid), "react.effects-before-next-reaction")
        refused(g, ("end-react",), "react.effects-before-next-reaction")


@pytest.mark.parametrize("step", ["main", "react"])
def test_after_an_attack_the_main_phase_goes_on(edition: str, step: str) -> None:
    """attack.end-removes-effects (9.29): the turn player's Main Phase continues."""
    blockers = [unit(text=BLOCKER)] if step == "react" else [unit()]
    g, _ = attacked(edition, field=blockers)
    if step == "react":
        do(g, ("block", blockers[0].uid))
    events = do(g, ("end-react",), *([("die", 6)] if step == "main" else []))
    assert kinds(events)[-1] == "attack-ended"
    cites(events[-1], "attack.end-removes-effects")
    assert g.state.attack is None
    assert g.decision is not None
    assert (g.decision.player, g.decision.kind) == (YOU, "main")
