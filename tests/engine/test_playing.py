"""Playing cards of each type (chapter 4; 11.4 and 11.6, or 11.7 and 11.9 of the newer edition) and Lag."""

from __future__ import annotations

import pytest

from engine import Game, Piece, queries
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
    in_order,
    legend,
    now,
    only,
    pass_turn,
    player,
    program,
    refused,
    unit,
)


def power(g: Game, piece: Piece) -> int:
    return queries.power(g, now(g, piece))


def test_a_unit_is_shown_paid_for_and_enters_ready_with_lag(edition: str) -> None:
    """play.process, unit.play (4.6), unit.enters-with-lag (4.7), lag.on-entering-field."""
    card = unit(cost=2)
    g = game(player(hand=[card], eddies=eddies(2)), edition=edition)
    events = do(g, ("play", card.uid), ("pay", 2))
    assert in_order(events, "revealed", "paid", "played") == ["revealed", "paid", "played"]
    cites(only(events, "revealed"), "play.process", "reveal.process")
    cites(only(events, "paid"), "pay.process", "cost.play-cost-value")
    cites(only(events, "played"), "unit.play", "unit.enters-with-lag", "lag.on-entering-field")
    placed = now(g, card)
    assert (placed.area, placed.spent, placed.lag, placed.face_up) == ("field", False, True, True)
    assert g.state.sides[YOU].hand == []


def test_a_card_for_nothing_asks_for_no_payment(edition: str) -> None:
    """play.process: with a cost of 0 there is nothing to spend."""
    card = unit(cost=0)
    g = game(player(hand=[card], eddies=eddies(1)), edition=edition)
    do(g, ("play", card.uid))
    assert now(g, card).area == "field"
    assert not g.state.cards[g.state.sides[YOU].eddies[0]].spent


def test_a_cost_that_cannot_be_paid_in_full_refuses_the_play(edition: str) -> None:
    """cost.in-full, play.invalid."""
    card = unit(cost=3)
    g = game(player(hand=[card], eddies=eddies(2)), player(eddies=eddies(3)), edition=edition)
    found = refused(g, ("play", card.uid), "cost.in-full")
    assert "play.invalid" in found[0].keys
    assert "3" in found[0].reason
    assert "2" in found[0].reason


def test_cards_are_played_from_hand_only(edition: str) -> None:
    """play.from-hand."""
    deck, trash, field, theirs = (unit(cost=0) for _ in range(4))
    g = game(player(deck=[deck], trash=[trash], field=[field]), player(hand=[theirs]), edition=edition)
    for piece in (deck, trash, field, theirs):
        refused(g, ("play", piece.uid), "play.from-hand")


def test_units_without_limit_and_actions_in_any_order(edition: str) -> None:
    """main.any-order (8.10), main.any-number-of-times (8.10.1), field.no-unit-limit (5.6.5)."""
    attacker, cards = unit(), [unit(f"u{i}", cost=0) for i in range(8)]
    g = game(player(field=[attacker], hand=cards), player(gigs=gigs(2)), edition=edition)
    do(g, *(("play", c.uid) for c in cards[:4]))
    do(g, ("attack", attacker.uid, GIGS), ("end-react",), ("die", 6))
    do(g, *(("play", c.uid) for c in cards[4:]))
    assert len(g.state.sides[YOU].field) == 9


class TestGear:
    def test_it_goes_on_friendly_units_and_face_up_legends(self, edition: str) -> None:
        """gear.default-hosts (4.10.1): Units, Legends on the field, face-up Legends in their area; nobody else."""
        card = gear()
        mine, solo, up, down = unit(), legend("solo"), legend("up"), legend("down", face_up=False)
        rival_unit, rival_legend = unit(spent=True), legend()
        g = game(
            player(hand=[card], field=[mine, solo], legends=[up, down], eddies=eddies(1)),
            player(field=[rival_unit], legends=[rival_legend]),
            edition=edition,
        )
        do(g, ("play", card.uid), ("pay", 1))
        assert g.decision is not None
        assert set(g.decision.options()) == {("host", p.uid) for p in (mine, solo, up)}
        for wrong in (down, rival_unit, rival_legend, card):
            refused(g, ("host", wrong.uid), "gear.default-hosts")
        events = do(g, ("host", up.uid))
        cites(only(events, "equipped"), "equip.process", "equip.gains-power")
        cites(only(events, "played"), "gear.play")
        assert (now(g, card).host, now(g, card).area) == (up.uid, "legends")
        assert now(g, up).gear == (card.uid,)

    def test_without_anybody_to_wear_it_it_is_not_played(self, edition: str) -> None:
        """gear.default-hosts (4.10.1), play.invalid."""
        card = gear(cost=0)
        g = game(
            player(hand=[card], legends=[legend(face_up=False)]),
            player(field=[unit(spent=True)]),
            edition=edition,
        )
        refused(g, ("play", card.uid), "gear.default-hosts")

    def test_its_power_and_keywords_are_inherited_and_add_up(self, edition: str) -> None:
        """card.power-total (3.17.2), equip.gains-power, equip.inherits-effects, gear.no-upper-limit (4.10.3)."""
        worn = [gear(f"g{i}", power=i, cost=0) for i in (1, 2, 4)]
        host = unit(power=3)
        g = game(player(hand=worn, field=[host]), edition=edition)
        for piece in worn:
            do(g, ("play", piece.uid), ("host", host.uid))
        assert power(g, host) == 3 + 1 + 2 + 4
        assert now(g, host).gear == tuple(p.uid for p in worn)

    def test_a_legend_takes_its_gear_to_the_field(self, edition: str) -> None:
        """gear.moves-with-host (4.12); it stays equipped, for both areas may hold it (4.12.1)."""
        worn, host = gear(power=4), legend(power=5, cost=1)
        host.gear = [worn]
        g = game(player(legends=[host], eddies=eddies(1)), edition=edition)
        do(g, ("play-legend", host.uid), ("pay", 1))
        assert (now(g, worn).area, now(g, worn).host, now(g, host).area) == ("field", host.uid, "field")
        assert power(g, host) == 9


class TestPrograms:
    def test_one_is_in_no_area_while_it_resolves_and_then_in_the_trash(self, edition: str) -> None:
        """program.play (4.14), program.in-no-area (4.14.2)."""
        card, old = program(), unit()
        g = game(player(hand=[card], trash=[old], eddies=eddies(1)), edition=edition)
        events = do(g, ("play", card.uid), ("pay", 1))
        played, moved = only(events, "played"), only(events, "moved")
        assert played.card is not None
        assert played.card.area == "nowhere"
        cites(played, "program.in-no-area", "program.play")
        cites(moved, "program.play")
        assert g.state.sides[YOU].trash == [old.uid, card.uid], "on top of the pile (5.9.4)"


class TestLegends:
    @pytest.mark.parametrize("spent", [False, True])
    def test_a_plain_play_keeps_the_orientation_and_gives_lag(self, edition: str, spent: bool) -> None:
        """legend.play-to-field (4.5), legend.keeps-orientation (4.5.1), legend.enters-with-lag (4.5.2)."""
        card = legend(cost=1, spent=spent)
        g = game(player(legends=[card], eddies=eddies(1)), edition=edition)
        event = only(do(g, ("play-legend", card.uid), ("pay", 1)), "played")
        cites(event, "legend.play-to-field", "legend.keeps-orientation", "legend.enters-with-lag")
        cites(event, "types.legend-on-field-is-unit")
        placed = now(g, card)
        assert (placed.area, placed.spent, placed.lag) == ("field", spent, True)
        assert queries.is_unit(placed)

    def test_one_that_pays_for_itself_arrives_spent(self, edition: str) -> None:
        """legends-area.spend-as-money (5.7.2) with legend.keeps-orientation (4.5.1)."""
        card = legend(cost=1)
        g = game(player(legends=[card]), edition=edition)
        do(g, ("play-legend", card.uid), ("pay", 0, card.uid))
        assert (now(g, card).area, now(g, card).spent) == ("field", True)

    @pytest.mark.parametrize("spent", [False, True])
    def test_go_solo_brings_it_ready_and_it_may_attack_this_turn(self, edition: str, spent: bool) -> None:
        """go-solo.meaning: ready though it was spent, also for its own cost."""
        card = legend(cost=1, text="{GO SOLO}", spent=spent)
        g = game(player(legends=[card], eddies=eddies(1)), player(gigs=gigs(3)), edition=edition)
        payment = ("pay", 1) if spent else ("pay", 0, card.uid)
        event = only(do(g, ("go-solo", card.uid), payment), "played")
        cites(event, "go-solo.meaning")
        assert (now(g, card).area, now(g, card).spent, now(g, card).lag) == ("field", False, True)
        attacked = only(do(g, ("attack", card.uid, GIGS)), "attacked")
        cites(attacked, "go-solo.meaning")

    def test_a_plain_play_of_a_go_solo_legend_does_not_let_it_attack(self, edition: str) -> None:
        """legend.enters-with-lag (4.5.2), attack.lagging-cannot (9.3.1.1)."""
        card = legend(cost=1, text="{GO SOLO}")
        g = game(player(legends=[card], eddies=eddies(1)), player(gigs=gigs(3)), edition=edition)
        do(g, ("play-legend", card.uid), ("pay", 1))
        refused(g, ("attack", card.uid, GIGS), "attack.lagging-cannot")

    def test_go_solo_needs_the_keyword(self, edition: str) -> None:
        """go-solo.meaning."""
        card = legend(cost=0)
        refused(game(player(legends=[card]), edition=edition), ("go-solo", card.uid), "go-solo.meaning")

    def test_a_face_down_legend_is_called_first(self, edition: str) -> None:
        """card.face-down-no-information (3.4.1): no cost and no keyword to use."""
        card = legend(cost=0, text="{GO SOLO}", face_up=False)
        g = game(player(legends=[card]), edition=edition)
        refused(g, ("play-legend", card.uid), "card.face-down-no-information")
        refused(g, ("go-solo", card.uid), "card.face-down-no-information")

    def test_a_null_cost_cannot_be_paid(self, edition: str) -> None:
        """legend.null-cost-unplayable (4.5.3), card.null-cost-unpayable (3.11.2.1)."""
        card = legend(cost=None, text="{GO SOLO}")
        g = game(player(legends=[card], eddies=eddies(9)), edition=edition)
        for option in (("play-legend", card.uid), ("go-solo", card.uid)):
            found = refused(g, option, "legend.null-cost-unplayable")
            assert "card.null-cost-unpayable" in found[0].keys

    def test_a_cost_of_nought_is_no_null_cost(self, edition: str) -> None:
        """golden.null-is-no-number (2.10.2): null is not 0, so 0 is not null."""
        card = legend(cost=0)
        g = game(player(legends=[card]), edition=edition)
        do(g, ("play-legend", card.uid))
        assert now(g, card).area == "field"

    def test_every_reason_is_given(self, edition: str) -> None:
        """No keyword and no money are two refusals."""
        card = legend(cost=4)
        refused(
            game(player(legends=[card]), edition=edition),
            ("go-solo", card.uid),
            "go-solo.meaning",
            "cost.in-full",
        )

    def test_only_from_the_own_legends_area(self, edition: str) -> None:
        """legend.play-to-field (4.5), legends-area.play-to-field (5.7.5)."""
        theirs, on_field, no_legend = legend(cost=0), legend(cost=0), unit(cost=0)
        g = game(player(field=[on_field], hand=[no_legend]), player(legends=[theirs]), edition=edition)
        for piece in (theirs, on_field, no_legend):
            refused(g, ("play-legend", piece.uid), "legends-area.play-to-field")

    def test_on_the_field_it_is_no_money_any_more(self, edition: str) -> None:
        """legends-area.spend-as-money (5.7.2): Legends in this area."""
        solo, card = legend(), unit(cost=1)
        refusals = ("cost.in-full", "legends-area.spend-as-money")
        refused(game(player(field=[solo], hand=[card]), edition=edition), ("play", card.uid), *refusals)


class TestLag:
    def test_a_unit_attacks_on_the_turn_after_at_the_earliest(self, edition: str) -> None:
        """lag.cannot-attack, attack.lagging-cannot (9.3.1.1), lag.lost-at-end-of-turn."""
        card = unit(cost=0)
        g = game(player(hand=[card]), player(gigs=gigs(3)), edition=edition)
        do(g, ("play", card.uid))
        found = refused(g, ("attack", card.uid, GIGS), "attack.lagging-cannot")
        assert "lag.cannot-attack" in found[0].keys
        pass_turn(g)
        pass_turn(g)
        do(g, ("attack", card.uid, GIGS))
        assert g.state.attack is not None

    def test_adrenaline_attacks_in_spite_of_it(self, edition: str) -> None:
        """adrenaline.lagging-may-attack; a Unit without Lag does not need it, and it is not cited then."""
        fresh, old = unit(cost=0, text="{ADRENALINE}"), unit(text="{ADRENALINE}")
        g = game(player(hand=[fresh], field=[old]), player(gigs=gigs(3, 3)), edition=edition)
        do(g, ("play", fresh.uid))
        cites(only(do(g, ("attack", fresh.uid, GIGS)), "attacked"), "adrenaline.lagging-may-attack")
        do(g, ("end-react",), ("die", 6))
        event = only(do(g, ("attack", old.uid, GIGS)), "attacked")
        assert "adrenaline.lagging-may-attack" not in event.keys

    def test_adrenaline_keeps_all_other_requirements(self, edition: str) -> None:
        """adrenaline.lagging-may-attack: valid targets are as ever."""
        card, ready = unit(lag=True, text="{ADRENALINE}"), unit()
        g = game(player(field=[card]), player(field=[ready]), edition=edition)
        refused(g, ("attack", card.uid, ready.uid), "attack.target-spent-unit")

    def test_adrenaline_of_a_gear_counts_at_once(self, edition: str) -> None:
        """equip.inherits-effects: put on in the same turn."""
        card, worn = unit(cost=0), gear(cost=0, text="{ADRENALINE}")
        g = game(player(hand=[card, worn]), player(gigs=gigs(3)), edition=edition)
        do(g, ("play", card.uid))
        refused(g, ("attack", card.uid, GIGS), "attack.lagging-cannot")
        do(g, ("play", worn.uid), ("host", card.uid), ("attack", card.uid, GIGS))
        assert g.state.attack is not None

    @pytest.mark.parametrize("text", ["This Unit can't attack.", "{ADRENALINE} This Unit can't attack."])
    def test_cant_beats_can(self, edition: str, text: str) -> None:
        """golden.cant-beats-can (2.6)."""
        card = unit(lag=True, text=text)
        g = game(player(field=[card]), player(gigs=gigs(3)), edition=edition)
        expected = ["golden.cant-beats-can"] + ([] if "ADRENALINE" in text else ["attack.lagging-cannot"])
        refused(g, ("attack", card.uid, GIGS), *expected)

    def test_a_prohibition_of_a_gear_holds_for_its_host(self, edition: str) -> None:
        """gear.bottom-textbox-inherited (4.11.3), golden.cant-beats-can (2.6), also against GO SOLO."""
        card = legend(cost=0, text="{GO SOLO}")
        card.gear = [gear(text="This Unit can't attack.")]
        g = game(player(legends=[card]), player(gigs=gigs(3)), edition=edition)
        do(g, ("go-solo", card.uid))
        refused(g, ("attack", card.uid, GIGS), "golden.cant-beats-can")
        assert 1 - g.state.player == RIVAL
