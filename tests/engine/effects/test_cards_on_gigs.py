"""Alt Cunningham: Mother of Daemons, Kerry Eurodyne: Axe, Attitude, Audience, Appetite for Destruction."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import Cannot, Choose, Do, Draw, Keyword, Persistent, Pick, Reroll, Steal, Triggered
from engine.effects.values import Gigs, Ref, This, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    all_but,
    do,
    game,
    gigs,
    in_order,
    kinds,
    now,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.ten import (
    FRIENDLY,
    alt_cunningham,
    appetite_for_destruction,
    kerry_eurodyne,
)

# --- Alt Cunningham: Mother of Daemons


def test_alt_draws_when_a_friendly_equipped_unit_is_spent(edition: str) -> None:
    worn = made.unit(id="worn", gear=[made.gear()])
    bare = made.unit(id="bare")
    g = game(player(field=[alt_cunningham(), worn, bare]), player(gigs=gigs(1, 1)), edition=edition)
    assert drawn(do(g, ("attack", bare.uid, GIGS), ("end-react",), ("die", 6))) == 0
    assert drawn(do(g, ("attack", worn.uid, GIGS))) == 1


def test_alt_draws_for_an_equipped_legend_that_pays(edition: str) -> None:
    worn, bare = made.legend(id="worn", gear=[made.gear()]), made.legend(id="bare")
    one, two = made.unit(id="one", cost=1), made.unit(id="two", cost=1)
    mine = player(field=[alt_cunningham()], legends=[worn, bare], hand=[one, two])
    g = game(mine, edition=edition)
    assert drawn(do(g, ("play", one.uid), ("pay", 0, bare.uid))) == 0
    events = do(g, ("play", two.uid), ("pay", 0, worn.uid))
    assert drawn(events) == 1
    assert in_order(events, "played", "drew") == ["played", "drew"], "after the card has been played (FAQ)"


def test_alt_works_on_the_rivals_turn_and_not_for_the_rivals_units(edition: str) -> None:
    """FAQ: both effects on either player's turn."""
    blocker = made.unit(Keyword("BLOCKER"), id="blocker", gear=[made.gear()])
    attacker = made.unit(id="attacker", gear=[made.gear()])
    g = game(
        player(field=[attacker]), player(field=[alt_cunningham(), blocker], gigs=gigs(1)), edition=edition
    )
    events = do(g, ("attack", attacker.uid, GIGS))
    assert drawn(events, RIVAL) == 0
    events = do(g, ("block", blocker.uid))
    assert drawn(events, RIVAL) == 1


def thief_against_alt(
    hand: list[Piece], *, power: int = 10, alts: int = 1, edition: str
) -> tuple[Game, Piece, list[Piece]]:
    """Your Unit attacks the Gigs d4=3 and d10=10 of a Rival with Alt, up to the choice of the first Gig."""
    attacker = made.unit(id="attacker", power=power)
    guards = [alt_cunningham() for _ in range(alts)]
    theirs = player(field=[*guards], hand=hand, gigs=gigs(d4=3, d10=10))
    g = game(player(field=[attacker]), theirs, edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("end-react",))
    return g, attacker, guards


D4, D10 = 6, 9
"""The Rival's own dice, by their numbers."""


def test_alt_saves_the_gig_whose_value_is_the_cost_discarded(edition: str) -> None:
    """The example of 6.7.4: Gigs of 3 and 10 are chosen, a card with cost 3 is discarded, only the 10 is stolen."""
    three, two = made.unit(id="three", cost=3), made.unit(id="two", cost=2)
    g, _, _ = thief_against_alt([three, two], edition=edition)
    do(g, ("die", D4), ("die", D10))
    assert asked(g) == ("may", RIVAL, [("yes",), ("no",)])
    do(g, ("yes",))
    kind, who, options = asked(g)
    assert (kind, who) == ("discard", RIVAL)
    assert [o for o in options if o[0] == "choose"] == choose(three)
    events = do(g, *choose(three))
    assert now(g, three).area == "trash"
    assert g.state.sides[YOU].gigs == [D10]
    assert g.state.sides[RIVAL].gigs == [D4]
    assert [e.die.sides for e in events if e.kind == "stole" and e.die] == [10]
    idle(g)


def test_alt_may_let_the_gig_go(edition: str) -> None:
    three = made.unit(id="three", cost=3)
    g, _, _ = thief_against_alt([three], edition=edition)
    do(g, ("die", D4), ("die", D10), ("no",))
    assert set(g.state.sides[YOU].gigs) == {D4, D10}
    assert now(g, three).area == "hand"
    idle(g)


def test_alt_is_not_offered_without_a_card_of_that_cost(edition: str) -> None:
    """An optional amount is all or nothing: who can't do it can't choose it."""
    g, _, _ = thief_against_alt([made.unit(id="two", cost=2)], edition=edition)
    do(g, ("die", D4), ("die", D10))
    assert set(g.state.sides[YOU].gigs) == {D4, D10}
    idle(g)


def test_alt_acts_after_all_gigs_are_chosen(edition: str) -> None:
    """steal.prevention-after-choosing; register `stopping-a-theft-gig-by-gig`."""
    g, _, _ = thief_against_alt([made.unit(id="three", cost=3)], edition=edition)
    do(g, ("die", D4))
    assert asked(g)[0] == "steal"


def test_alt_may_save_every_gig_and_nothing_triggers_on_what_was_not_stolen(edition: str) -> None:
    hand = [made.unit(id="three", cost=3), made.unit(id="ten", cost=10)]
    attacker = made.unit(Triggered((Trigger("steals", This()),), Draw(1)), id="attacker", power=10)
    theirs = player(field=[alt_cunningham()], hand=hand, gigs=gigs(d4=3, d10=10))
    g = game(player(field=[attacker]), theirs, edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("end-react",), ("die", D4), ("die", D10))
    events = do(g, ("yes",), *choose(hand[0]), ("yes",), *choose(hand[1]))
    assert g.state.sides[YOU].gigs == []
    assert drawn(events) == 0
    assert not {"stole", "stole-together"} & set(kinds(events))
    idle(g)


def test_two_alts_save_a_gig_once(edition: str) -> None:
    """Both controllers' wishes are asked, the affected player picks one (10.28.2); then nothing is left to prevent."""
    hand = [made.unit(id="three", cost=3), made.unit(id="also-three", cost=3)]
    g, _, guards = thief_against_alt(hand, power=1, alts=2, edition=edition)
    do(g, ("die", D4), ("yes",), ("yes",))
    assert asked(g)[:2] == ("replace", RIVAL)
    do(g, ("replace", guards[1].uid), *choose(hand[0]))
    assert g.state.sides[RIVAL].gigs == [D4, D10]
    assert now(g, hand[1]).area == "hand"
    idle(g)


@pytest.mark.parametrize(("by_unit", "saved"), [(True, True), (False, False)])
def test_alt_speaks_of_rival_units_that_steal_whatever_makes_them(
    edition: str, by_unit: bool, saved: bool
) -> None:
    """steal.actor-by-effect: where the text names no Unit, no rival Unit would steal."""
    actor = Ref("unit") if by_unit else None
    thief = made.unit(id="thief")
    step = Do((Pick(Choose(FRIENDLY, "unit")), Steal(Choose(Gigs("rival"), "gig"), actor)))
    three = made.unit(id="three", cost=3)
    theirs = player(field=[alt_cunningham()], hand=[three], gigs=gigs(d4=3))
    g = made.cast(step, you=player(field=[thief]), rival=theirs, edition=edition)
    do(g, *choose(thief), ("die", D4))
    if saved:
        do(g, ("yes",), *choose(three))
    assert g.state.sides[RIVAL].gigs == ([D4] if saved else [])
    idle(g)


def test_alt_does_not_act_on_her_own_players_thefts(edition: str) -> None:
    thief, three = made.unit(id="thief", power=1), made.unit(id="three", cost=3)
    mine = player(field=[alt_cunningham(), thief], hand=[three])
    g = game(mine, player(gigs=gigs(d4=3)), edition=edition)
    do(g, ("attack", thief.uid, GIGS), ("end-react",), ("die", D4))
    assert g.state.sides[YOU].gigs == [D4]
    idle(g)


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
