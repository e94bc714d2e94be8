"""Winning, losing and overtime (1.10 to 1.17, 8.17)."""

from __future__ import annotations

import pytest

from engine import Game, Gig, IllegalPosition, NoDecision
from tests.engine.build import (
    GIGS,
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
    only,
    opened,
    pass_turn,
    player,
    start_turn,
    unit,
)

ALL = (4, 6, 8, 10, 12, 20)


def last_dice_are_in(edition: str, **areas) -> Game:
    """Your Main Phase with both fixer areas empty and six Gigs each; overtime not begun."""
    side = [Gig(s, 1, owner=YOU) for s in ALL], [Gig(s, 2, owner=RIVAL) for s in ALL]
    mine, theirs = player(gigs=side[YOU], **areas), player(gigs=side[RIVAL])
    return game(mine, theirs, edition=edition, turn=12)


def test_overtime_begins_at_the_end_of_the_fourteenth_turn_of_a_game_of_passes(edition: str) -> None:
    """win.overtime-begins (1.11.1): usually after both players have completed seven turns; end.overtime-begins."""
    g = opened(edition)
    start_turn(g)
    while g.state.turn < 14:
        assert "overtime-began" not in kinds(pass_turn(g))
    assert not g.state.overtime
    assert [len(s.gigs) for s in g.state.sides] == [6, 6]
    events = pass_turn(g)
    cites(only(events, "overtime-began"), "end.overtime-begins", "win.overtime-begins")
    order = kinds(events)
    assert order.index("turn-ended") < order.index("overtime-began") < order.index("turn-began")
    assert g.state.overtime
    assert g.outcome is None


def test_one_fixer_area_with_a_die_in_it_keeps_overtime_away(edition: str) -> None:
    """win.overtime-begins (1.11.1): two consecutive turns that both players begin with an empty fixer area."""
    g = game(player(gigs=all_but()), player(gigs=all_but(4, owner=RIVAL)), edition=edition)
    assert "overtime-began" not in kinds(pass_turn(g))
    # The Rival has rolled in the last die on a turn that did not begin with it gone: the next two turns count.
    assert "overtime-began" not in kinds(pass_turn(g))
    assert "overtime-began" not in kinds(pass_turn(g))
    assert "overtime-began" in kinds(pass_turn(g))


def test_seven_gigs_at_the_moment_overtime_begins_win(edition: str) -> None:
    """win.overtime-already-seven (1.11.2); before overtime, a seventh Gig in mid-turn wins nothing (1.10)."""
    thief = unit(power=1)
    g = last_dice_are_in(edition, field=[thief])
    pass_turn(g)
    pass_turn(g)
    do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", 6))
    assert len(g.state.sides[YOU].gigs) == 7
    assert g.outcome is None
    events = do(g, ("pass",))
    assert g.outcome is not None
    assert g.outcome.winner == YOU
    assert {"win.overtime-already-seven", "win.instant"} <= set(g.outcome.keys)
    assert kinds(events)[-2:] == ["overtime-began", "game-ended"]


@pytest.mark.parametrize("turn_player", [YOU, RIVAL])
def test_in_overtime_the_seventh_gig_wins_in_the_middle_of_the_attack(edition: str, turn_player: int) -> None:
    """win.overtime-seven-gigs (1.11), win.instant (1.13)."""
    thief = unit(power=1)
    sides = [player(gigs=[Gig(s, 1, owner=p) for s in ALL]) for p in (YOU, RIVAL)]
    sides[turn_player].field.append(thief)
    g = game(*sides, edition=edition, overtime=True, player=turn_player)
    events = do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", 6 * (1 - turn_player)))
    assert g.outcome is not None
    assert g.outcome.winner == turn_player
    assert {"win.overtime-seven-gigs", "win.instant", "game.ends-on-win"} <= set(g.outcome.keys)
    assert in_order(events, "stole", "attack-ended", "game-ended") == ["stole", "game-ended"]
    assert g.decision is None


def test_overtime_with_fewer_than_seven_goes_on(edition: str) -> None:
    """win.overtime-seven-gigs (1.11): seven or more, not merely the most."""
    thief = unit(power=1)
    g = game(
        player(field=[thief], gigs=gigs(1, 1, 1, 1, 1)), player(gigs=gigs(1)), edition=edition, overtime=True
    )
    do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", 6))
    assert len(g.state.sides[YOU].gigs) == 6
    assert g.outcome is None


def test_in_overtime_a_die_that_is_rolled_in_may_win(edition: str) -> None:
    """win.overtime-seven-gigs (1.11): at any point."""
    mine = [*all_but(20), Gig(20, 1, owner=RIVAL)]
    g = game(player(gigs=mine), edition=edition, overtime=True, phase="start")
    do(g, ("die", 5), ("roll", 1))
    assert g.outcome is not None
    assert g.outcome.winner == YOU
    assert "win.overtime-seven-gigs" in g.outcome.keys


@pytest.mark.parametrize("loser", [YOU, RIVAL])
@pytest.mark.parametrize("moment", ["main", "pay", "react", "steal", "fixer-die", "roll"])
def test_anybody_may_concede_at_any_point(edition: str, loser: int, moment: str) -> None:
    """lose.concede (1.16), lose.instant (1.17)."""
    card, thief = unit(cost=1), unit()
    g = game(player(hand=[card], field=[thief], eddies=eddies(1)), player(gigs=gigs(1)), edition=edition)
    match moment:
        case "pay":
            do(g, ("play", card.uid))
        case "react":
            do(g, ("attack", thief.uid, GIGS))
        case "steal":
            do(g, ("attack", thief.uid, GIGS), ("end-react",))
        case "fixer-die":
            do(g, ("pass",))
        case "roll":
            do(g, ("pass",), ("die", 7))
        case _:
            pass
    assert g.decision is not None
    assert g.decision.kind == moment
    assert g.why_not(("concede", loser)) == []
    events = do(g, ("concede", loser))
    assert kinds(events) == ["conceded", "game-ended"]
    cites(events[0], "lose.concede")
    assert g.outcome is not None
    assert g.outcome.winner == 1 - loser
    assert {"lose.concede", "lose.instant", "game.ends-on-loss"} <= set(g.outcome.keys)


def test_nothing_is_chosen_after_the_end(edition: str) -> None:
    """game.ends-on-loss (1.6)."""
    g = game(edition=edition)
    do(g, ("concede", YOU))
    assert g.decision is None
    for option in (("pass",), ("concede", RIVAL)):
        found = g.why_not(option)
        assert len(found) == 1
        assert "game.ends-on-loss" in found[0].keys
        with pytest.raises(NoDecision):
            g.choose(option)
    with pytest.raises(NoDecision):
        g.fork()
    assert g.play_out(None) == 0  # type: ignore[arg-type]  # no choice is left to make
    assert kinds(g.state.events())[-1] == "game-ended"


@pytest.mark.parametrize("option", [("pass",), ("concede", RIVAL)])
def test_a_stored_line_that_goes_on_after_the_end_is_an_error(option: tuple[str | int, ...]) -> None:
    """A replayed choice that nobody asks for is never swallowed."""
    g = game()
    with pytest.raises(NoDecision):
        g.replay([("concede", YOU), option])


@pytest.mark.parametrize("holder", [YOU, RIVAL])
def test_a_described_overtime_with_seven_gigs_is_no_position_of_a_game(edition: str, holder: int) -> None:
    """win.overtime-seven-gigs (1.11): at any point, so no game goes on from there."""
    sides = [player(), player()]
    sides[holder].gigs = [*gigs(1, 1, 1, 1, 1, 1), *gigs(1)]
    with pytest.raises(IllegalPosition) as raised:
        game(*sides, edition=edition, overtime=True)
    assert "win.overtime-seven-gigs" in {key for p in raised.value.problems for key in p.keys}


def test_a_turn_described_at_its_start_counts_for_overtime(edition: str) -> None:
    """win.overtime-begins (1.11.1): this turn begins with both fixer areas empty, and so does the next."""
    g = game(player(gigs=all_but()), player(gigs=all_but(owner=RIVAL)), edition=edition, phase="start")
    pass_turn(g)
    assert "overtime-began" in kinds(do(g, ("pass",)))
