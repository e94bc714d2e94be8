"""Kerry Eurodyne: Axe, Attitude, Audience and Appetite for Destruction, clause by clause."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import Cannot, Choose, Draw, Persistent, Reroll, Triggered
from engine.effects.values import Gigs, This, Trigger
from tests.engine.build import (
    RIVAL,
    YOU,
    all_but,
    do,
    game,
    gigs,
    now,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, drawn, idle
from tests.engine.effects.ten import (
    appetite_for_destruction,
    kerry_eurodyne,
)

pytestmark = pytest.mark.usefixtures("trees")

# --- Kerry Eurodyne: Axe, Attitude, Audience


def rolling(*dice: int, edition: str, whose: int = YOU, **kerry) -> Game:
    """The start of your turn with only these dice in your fixer area, Kerry with that player."""
    mine = player(gigs=all_but(*dice), legends=[] if whose else [kerry_eurodyne(**kerry)])
    theirs = player(legends=[kerry_eurodyne(**kerry)] if whose else [])
    return game(mine, theirs, edition=edition, phase="start")


DIE = {4: 0, 20: 5}


def test_kerry_may_reroll_what_was_rolled_in_once(edition: str) -> None:
    g = rolling(4, edition=edition)
    do(g, ("die", DIE[4]), ("roll", 2))
    assert asked(g) == ("may", YOU, [("yes",), ("no",)])
    do(g, ("yes",))
    assert asked(g)[0] == "roll"
    events = do(g, ("roll", 3))
    assert g.state.dice[DIE[4]].value == 3
    assert [e.amount for e in events if e.kind == "rolled"] == [3]
    assert drawn(events) == 0
    idle(g)


def test_kerry_may_keep_the_roll(edition: str) -> None:
    g = rolling(4, edition=edition)
    do(g, ("die", DIE[4]), ("roll", 2), ("no",))
    assert g.state.dice[DIE[4]].value == 2
    idle(g)


@pytest.mark.parametrize(
    ("sides", "value", "cards"), [(4, 1, 1), (4, 4, 1), (4, 2, 0), (20, 1, 3), (20, 20, 3), (20, 4, 0)]
)
def test_kerry_draws_for_a_lowest_or_highest_face_and_three_for_the_d20(
    edition: str, sides: int, value: int, cards: int
) -> None:
    g = rolling(sides, edition=edition)
    events = do(g, ("die", DIE[sides]), ("roll", value), ("no",))
    assert drawn(events) == cards
    idle(g)


def test_an_ignored_roll_draws_nothing_and_the_new_one_counts(edition: str) -> None:
    """'Ignore the result': a 1 that is ignored was not rolled."""
    g = rolling(4, edition=edition)
    assert drawn(do(g, ("die", DIE[4]), ("roll", 1), ("yes",), ("roll", 3))) == 0
    g = rolling(4, edition=edition)
    assert drawn(do(g, ("die", DIE[4]), ("roll", 2), ("yes",), ("roll", 4))) == 1
    idle(g)


def test_a_face_down_kerry_does_nothing(edition: str) -> None:
    g = rolling(4, edition=edition, face_up=False)
    assert drawn(do(g, ("die", DIE[4]), ("roll", 4))) == 0
    idle(g)


def test_kerry_watches_his_own_player_only(edition: str) -> None:
    g = rolling(4, edition=edition, whose=RIVAL)
    events = do(g, ("die", DIE[4]), ("roll", 4))
    assert (drawn(events, YOU), drawn(events, RIVAL)) == (0, 0)
    idle(g)


def test_a_gig_that_is_rolled_again_by_an_effect_draws_and_is_not_rolled_in(edition: str) -> None:
    """'Roll ... on a Gig' is any roll; 'roll in from your fixer area' is one kind of it."""
    step = Reroll(Choose(Gigs("friendly"), "gig"))
    mine = player(legends=[kerry_eurodyne()], gigs=gigs(d4=2))
    g = made.cast(step, ("die", 0), ("roll", 4), you=mine, edition=edition)
    assert drawn(g) == 1
    idle(g)


# --- Appetite for Destruction


def fight_after(*programs: Piece, mine: Piece, theirs: Piece, loot: int = 2, edition: str) -> Game:
    """Play these, then attack the spent Unit of the Rival, who has that many Gigs, and end the React Step."""
    theirs.spent = True
    g = game(
        player(field=[mine], hand=list(programs)),
        player(field=[theirs], gigs=gigs(*[1] * loot)),
        edition=edition,
    )
    do(g, *[("play", p.uid) for p in programs], ("attack", mine.uid, theirs.uid), ("end-react",))
    return g


@pytest.mark.parametrize(("power", "steals"), [(4, False), (5, False), (6, True), (9, True)])
def test_the_winner_by_three_or_more_steals(edition: str, power: int, steals: bool) -> None:
    winner, loser = made.unit(power=power), made.unit(id="loser", power=3)
    g = fight_after(appetite_for_destruction(), mine=winner, theirs=loser, edition=edition)
    if steals:
        kind, who, options = asked(g)
        assert (kind, who, options) == ("choose", YOU, [("die", 6), ("die", 7)])
        do(g, ("die", 7))
    assert g.state.sides[YOU].gigs == ([7] if steals else [])
    assert now(g, loser).area == ("field" if power == 3 else "trash")
    idle(g)


def test_it_is_that_unit_that_steals(edition: str) -> None:
    """FAQ: it counts as the Unit stealing a Gig."""
    thief = made.unit(Triggered((Trigger("steals", This()),), Draw(1)), power=9)
    g = fight_after(appetite_for_destruction(), mine=thief, theirs=made.unit(id="loser"), edition=edition)
    assert drawn(do(g, ("die", 6))) == 1


def test_two_copies_are_two_thefts(edition: str) -> None:
    """Two copies are two effects; both become pending with the same win."""
    copies = (appetite_for_destruction(), appetite_for_destruction())
    g = fight_after(*copies, mine=made.unit(power=9), theirs=made.unit(id="loser"), edition=edition)
    kind, who, options = asked(g)
    assert (kind, who, len(options)) == ("order-pending", YOU, 2)
    do(g, options[1], ("die", 6), ("die", 7))
    assert g.state.sides[YOU].gigs == [6, 7]
    idle(g)


def test_the_second_copy_finds_nothing_where_there_is_one_gig(edition: str) -> None:
    copies = (appetite_for_destruction(), appetite_for_destruction())
    g = fight_after(*copies, mine=made.unit(power=9), theirs=made.unit(id="loser"), loot=1, edition=edition)
    do(g, asked(g)[2][0], ("die", 6))
    idle(g)


def test_a_win_by_less_does_not_use_it_up(edition: str) -> None:
    """'The next time ... wins by 3+': a win by 1 is not such a time, the second fight is; a third is one too many."""
    weak = made.unit(id="weak", power=4)
    strong, also_strong = made.unit(id="strong", power=9), made.unit(id="also-strong", power=9)
    prey = [made.unit(id=f"prey-{i}", spent=True) for i in range(3)]
    spell = appetite_for_destruction()
    mine = player(field=[weak, strong, also_strong], hand=[spell])
    g = game(mine, player(field=prey, gigs=gigs(1, 1)), edition=edition)
    do(g, ("play", spell.uid), ("attack", weak.uid, prey[0].uid), ("end-react",))
    idle(g)
    do(g, ("attack", strong.uid, prey[1].uid), ("end-react",), ("die", 6))
    do(g, ("attack", also_strong.uid, prey[2].uid), ("end-react",))
    assert g.state.sides[YOU].gigs == [6]
    idle(g)


def test_a_win_without_a_defeat_is_a_win(edition: str) -> None:
    """FAQ: also where the winner cannot defeat the Unit."""
    tough = made.unit(Persistent(Cannot("be defeated in a fight")), id="tough")
    g = fight_after(appetite_for_destruction(), mine=made.unit(power=9), theirs=tough, edition=edition)
    do(g, ("die", 6))
    assert now(g, tough).area == "field"
    assert g.state.sides[YOU].gigs == [6]


def test_a_defending_winner_steals_too(edition: str) -> None:
    """'A friendly Unit wins a fight': defender as well as attacker, here on the Rival's turn, of your Rival's Gigs."""
    spell = appetite_for_destruction(quick=True)
    attacker = made.unit(id="attacker", power=1)
    defender = made.unit(id="defender", power=9, spent=True)
    theirs = player(field=[defender], hand=[spell])
    g = game(player(field=[attacker], gigs=gigs(d4=2)), theirs, edition=edition)
    do(g, ("attack", attacker.uid, defender.uid), ("play", spell.uid), ("end-react",))
    assert asked(g) == ("choose", RIVAL, [("die", 0)])
    do(g, ("die", 0))
    assert g.state.sides[RIVAL].gigs == [0]
    idle(g)


def test_the_rivals_win_is_not_a_friendly_one(edition: str) -> None:
    spell, attacker = appetite_for_destruction(), made.unit(id="attacker", power=1)
    defender = made.unit(id="defender", power=9, spent=True)
    mine = player(field=[attacker], hand=[spell], gigs=gigs(1))
    g = game(mine, player(field=[defender], gigs=gigs(d6=1)), edition=edition)
    do(g, ("play", spell.uid), ("attack", attacker.uid, defender.uid), ("end-react",))
    assert g.state.sides[YOU].gigs == [0]
    idle(g)


def test_it_is_over_with_the_turn(edition: str) -> None:
    spell, mine = appetite_for_destruction(), made.unit(power=9)
    theirs = made.unit(id="theirs", power=1)
    g = game(player(field=[mine], hand=[spell]), player(field=[theirs], gigs=gigs(1)), edition=edition)
    do(g, ("play", spell.uid))
    assert len(g.state.lasting) == 1
    do(g, ("pass",))
    assert g.state.lasting == ()
