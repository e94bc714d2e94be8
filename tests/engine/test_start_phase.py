"""Chapter 8, Start Phase and End of Turn."""

from __future__ import annotations

import pytest

from engine import RULESETS, Gig
from tests.engine.build import (
    RIVAL,
    YOU,
    all_but,
    cites,
    do,
    eddies,
    game,
    gigs,
    in_order,
    kinds,
    legend,
    now,
    only,
    player,
    refused,
    start_turn,
    unit,
    unknown,
)

SIDES = (4, 6, 8, 10, 12, 20)


def test_the_start_phase_readies_draws_and_rolls_in_that_order(edition: str) -> None:
    """start.order (8.6)."""
    worn = unit(spent=True)
    g = game(player(field=[worn]), edition=edition, phase="start")
    start_turn(g, value=3)
    events = g.state.events()
    steps = ("turn-began", "readied", "drew", "rolled", "rolled-in", "phase-began")
    assert in_order(events, *steps)[-5:] == list(steps[1:])
    cites(only(events, "readied"), "start.ready-all", "card.to-ready")
    cites(only(events, "drew"), "start.draw", "draw.process")
    cites(only(events, "rolled"), "start.roll-gig")
    cites(only(events, "rolled-in"), "start.place-gig")
    cites(only(events, "phase-began"), "start.main-phase-follows")


def test_every_spent_card_in_the_three_areas_is_readied_and_only_the_turn_players(edition: str) -> None:
    """start.ready-all (8.6.3)."""
    sides = []
    pieces = []
    for _ in range(2):
        mine = [unit(spent=True), legend(spent=True), legend(spent=True, face_up=False), *eddies(2)]
        for piece in mine:
            piece.spent = True
        sides.append(player(field=mine[:1], legends=mine[1:3], eddies=mine[3:]))
        pieces.append(mine)
    g = game(*sides, edition=edition, phase="start")
    start_turn(g)
    assert [now(g, p).spent for p in pieces[YOU]] == [False] * 5
    assert [now(g, p).spent for p in pieces[RIVAL]] == [True] * 5
    assert not now(g, pieces[YOU][2]).face_up


def test_one_card_is_drawn_from_the_top(edition: str) -> None:
    """start.draw (8.6.4), deck.top-to-hand-is-drawing (5.5.8)."""
    top, below = unit("top"), unit("below")
    g = game(player(deck=[top, below]), edition=edition, phase="start")
    assert g.state.sides[YOU].hand == [top.uid]
    assert g.state.sides[YOU].deck == [below.uid]


@pytest.mark.parametrize("left", [SIDES, (6, 20), (20, 4)])
def test_any_die_of_the_fixer_area_may_be_rolled_in_but_the_d20_comes_last(
    edition: str, left: tuple[int, ...]
) -> None:
    """start.choose-gig (8.6.5.1), start.d20-last (8.6.5.1.1)."""
    g = game(player(gigs=all_but(*left)), edition=edition, phase="start")
    assert g.decision is not None
    assert g.decision.player == YOU
    offered = [g.state.dice[int(option[1])].sides for option in g.decision.options()]
    assert sorted(offered) == [s for s in SIDES if s in left and s != 20]
    refused(g, ("die", 5), "start.d20-last")
    refused(g, ("die", 8), "start.choose-gig")


def test_a_d20_alone_is_rolled_in(edition: str) -> None:
    """start.d20-last (8.6.5.1.1)."""
    g = game(player(gigs=all_but(20)), edition=edition, phase="start")
    do(g, ("die", 5), ("roll", 20))
    last = g.state.dice[g.state.sides[YOU].gigs[-1]]
    assert (last.sides, last.value) == (20, 20)


@pytest.mark.parametrize("number", range(6))
def test_a_roll_shows_one_to_the_number_of_sides_and_is_kept(edition: str, number: int) -> None:
    """gig.value-range (6.3.3), start.place-gig (8.6.5.3), gig.rolled-value-is-kept (6.2.6)."""
    sides = SIDES[number]
    g = game(player(gigs=all_but(sides)), edition=edition, phase="start")
    do(g, ("die", number))
    assert g.decision is not None
    assert g.decision.options() == [("roll", value) for value in range(1, sides + 1)]
    refused(g, ("roll", 0), "gig.value-range")
    refused(g, ("roll", sides + 1), "gig.value-range")
    events = do(g, ("roll", sides))
    cites(only(events, "rolled-in"), "gig.rolled-value-is-kept", "gig-area.gigs-are-friendly")
    die = g.state.dice[number]
    assert (die.value, die.controller) == (sides, YOU)
    assert g.state.sides[YOU].fixer == []


def test_an_empty_fixer_area_skips_the_roll(edition: str) -> None:
    """start.roll-in (8.6.5), fixer.empty (5.10.5): there is nothing to choose, and the Main Phase begins."""
    g = game(player(gigs=all_but()), edition=edition, phase="start")
    assert g.decision is not None
    assert g.decision.kind == "main"
    assert in_order(g.state.events(), "drew", "rolled", "phase-began") == ["drew", "phase-began"]


@pytest.mark.parametrize("count", [7, 8])
def test_seven_or_more_gigs_win_before_anything_else_of_the_turn(edition: str, count: int) -> None:
    """win.seven-gigs-at-start (1.10), win.check-before-ready-step (1.10.1): before the draw from an empty deck."""
    mine = [*gigs(*[1] * 6), *gigs(*[1] * (count - 6))]
    g = game(player(gigs=mine, deck=[], field=[unit(spent=True)]), edition=edition, phase="start")
    assert g.outcome is not None
    assert g.outcome.winner == YOU
    assert {"win.seven-gigs-at-start", "start.win-check", "win.check-before-ready-step"} <= set(
        g.outcome.keys
    )
    assert kinds(g.state.events()) == ["game-ended"]


def test_six_gigs_do_not_win_and_a_seventh_rolled_in_wins_a_turn_later(edition: str) -> None:
    """win.seven-gigs-at-start (1.10): seven at the start of a turn, not during one."""
    g = game(player(gigs=[*all_but(20), Gig(4, 2, owner=RIVAL)]), edition=edition, phase="start")
    start_turn(g)
    assert len(g.state.sides[YOU].gigs) == 7
    assert g.outcome is None
    do(g, ("pass",))
    start_turn(g)
    assert g.outcome is None
    do(g, ("pass",))
    assert g.outcome is not None
    assert g.outcome.winner == YOU
    assert kinds(g.state.events())[-1] == "game-ended"
    assert g.state.player == YOU


def test_the_rivals_seven_gigs_win_nothing_on_your_turn(edition: str) -> None:
    """win.seven-gigs-at-start (1.10): at the start of that player's own turn."""
    g = game(None, player(gigs=[*gigs(1, 1, 1, 1, 1, 1), *gigs(1)]), edition=edition, phase="start")
    assert g.outcome is None


def test_drawing_from_an_empty_deck_loses_at_once(edition: str) -> None:
    """lose.draw-from-empty-deck (1.14): the die is not rolled in any more."""
    g = game(player(deck=[]), edition=edition, phase="start")
    assert g.outcome is not None
    assert g.outcome.winner == RIVAL
    assert {"lose.draw-from-empty-deck", "lose.instant", "game.ends-on-loss"} <= set(g.outcome.keys)
    assert in_order(g.state.events(), "drew", "rolled", "game-ended") == ["game-ended"]


def test_the_draw_step_loses_by_its_own_rule_too(edition: str) -> None:
    """start.draw-from-empty-deck-loses (8.6.4.1)."""
    g = game(player(deck=[]), edition=edition, phase="start")
    assert g.outcome is not None
    assert "start.draw-from-empty-deck-loses" in g.outcome.keys


def test_the_last_card_of_a_deck_may_be_drawn(edition: str) -> None:
    """lose.draw-from-empty-deck (1.14): an empty deck loses only when something has to be drawn from it."""
    g = game(player(deck=unknown(1)), edition=edition, phase="start")
    start_turn(g)
    assert g.outcome is None
    assert g.state.sides[YOU].deck == []


def test_passing_ends_the_turn_and_the_rivals_begins(edition: str) -> None:
    """main.pass-turn (8.9), turn.end-of-turn-check (8.1.1), end.rivals-turn-begins (8.18)."""
    g = game(edition=edition, turn=9)
    events = do(g, ("pass",))
    assert in_order(events, "passed", "turn-ended", "turn-began") == ["passed", "turn-ended", "turn-began"]
    cites(only(events, "passed"), "main.pass-turn")
    cites(only(events, "turn-ended"), "turn.end-of-turn-check")
    cites(only(events, "turn-began"), "end.rivals-turn-begins")
    assert (g.state.player, g.state.turn, g.state.phase) == (RIVAL, 10, "start")


def test_all_units_of_both_players_lose_lag_at_the_end_of_each_turn() -> None:
    """lag.lost-at-end-of-turn (11.3.2)."""
    mine, theirs, old = unit(lag=True), unit(lag=True), unit()
    g = game(player(field=[mine, old]), player(field=[theirs]))
    lost = [e for e in do(g, ("pass",)) if e.kind == "lag-lost"]
    assert {e.card.uid for e in lost if e.card} == {mine.uid, theirs.uid}
    for event in lost:
        cites(event, "lag.lost-at-end-of-turn")
    assert not now(g, mine).lag
    assert not now(g, theirs).lag


def test_a_turn_starts_right_at_a_described_end_phase() -> None:
    """turn.begins-after-rivals (8.2)."""
    g = game(phase="end", edition=next(iter(RULESETS)))
    assert kinds(g.state.events())[:2] == ["turn-ended", "turn-began"]
    assert g.state.player == RIVAL
