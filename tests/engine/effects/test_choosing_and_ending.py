"""Steps by which players choose, pay in mid-effect, and end an attack or the game."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Choose,
    Defeat,
    Discard,
    Do,
    Draw,
    EachPlayer,
    EndAttack,
    Every,
    IfYouDo,
    Keyword,
    LoseGame,
    May,
    Move,
    PayNow,
    Pick,
    Prevent,
    Redirect,
    Resolve,
    Spend,
    Step,
    TrashTop,
    Triggered,
    WinGame,
)
from engine.effects.values import Cards, Count, Gigs, Ref, StreetCred, Trigger
from tests.engine.build import (
    GIGS,
    RIVAL,
    YOU,
    cites,
    do,
    eddies,
    game,
    gigs,
    kinds,
    now,
    only,
    player,
    unknown,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, hand_size, idle
from tests.engine.effects.stock import FRIENDLY, NO, RIVALS, YES

# --- each player


@pytest.mark.parametrize("turn", [YOU, RIVAL])
def test_each_player_the_turn_player_first(turn: int) -> None:
    """effect.both-act-turn-player-first; "you" is whoever does it."""
    units = {YOU: made.filler(2, "yours"), RIVAL: made.filler(2, "theirs")}
    spell = made.program(Resolve(EachPlayer(Defeat(Choose(FRIENDLY, "unit")))))
    sides = [player(field=units[YOU]), player(field=units[RIVAL])]
    sides[turn].hand = [spell]
    g = game(*sides, player=turn)
    do(g, ("play", spell.uid))
    for who in (turn, 1 - turn):
        assert asked(g) == ("choose", who, choose(*units[who]))
        do(g, *choose(units[who][1]))
    idle(g)


def test_each_player_may() -> None:
    """Shattered Memories: each discards their hand and may draw."""
    step = EachPlayer(Do((Discard(None), May(Draw(3)))))
    g = made.cast(step, you=player(hand=made.filler(2)), rival=player(hand=made.filler(1)))
    assert asked(g)[1] == YOU
    do(g, NO)
    assert asked(g)[1] == RIVAL
    do(g, YES)
    assert (hand_size(g, YOU), hand_size(g, RIVAL)) == (0, 3)
    idle(g)


# --- choosing for later


def test_picking_does_nothing_by_itself() -> None:
    foe = made.unit(id="foe")
    g = made.cast(Pick(Choose(RIVALS, "unit")), rival=player(field=[foe]))
    before = g.state.fingerprint()[0]
    do(g, *choose(foe))
    assert now(g, foe).area == "field"
    assert g.state.fingerprint()[0] != before, "the Program goes to the trash"
    assert [e.kind for e in g.state.events()][-1] == "moved"


def test_what_was_chosen_and_has_left_is_nothing_to_act_on() -> None:
    """'It' is about the piece chosen: a copy that came back is another."""
    foe = made.unit(id="foe")
    step = Do(
        (Pick(Choose(RIVALS, "unit")), Move(Every(RIVALS, "all"), "hand"), Defeat(Ref("unit")), Draw(1))
    )
    g = made.cast(step, rival=player(field=[foe]))
    do(g, *choose(foe))
    assert now(g, foe).area == "hand"
    assert drawn(g) == 1


@pytest.mark.parametrize(("count", "up_to", "foes", "least", "most"), [
    (2, False, 3, 2, 2), (2, False, 1, 1, 1), (2, True, 3, 0, 2), (1, True, 1, 0, 1), (3, False, 0, 0, 0),
])  # fmt: skip
def test_how_many_are_chosen(count: int, up_to: bool, foes: int, least: int, most: int) -> None:
    """choice.specific-number: exactly so many, or as many as there are; "up to" from 0 (golden.up-to-includes-zero)."""
    units = made.filler(foes)
    step = Defeat(Choose(RIVALS, "units", count, up_to))
    for wanted in {least, most}:
        g = made.cast(step, rival=player(field=units))
        for i in range(wanted):
            assert (("done",) in asked(g)[2]) is up_to
            do(g, *choose(units[i]))
        if up_to and wanted < most:
            do(g, ("done",))
        idle(g)
        assert [now(g, u).area for u in units].count("trash") == wanted
        units = made.filler(foes)


def test_a_choice_may_be_the_rivals() -> None:
    """'A Rival chooses one of their Units; defeat it.'"""
    units = made.filler(2)
    g = made.cast(Defeat(Choose(RIVALS, "unit", by="rival")), rival=player(field=units))
    assert asked(g) == ("choose", RIVAL, choose(*units))
    do(g, *choose(units[1]))
    assert now(g, units[1]).area == "trash"


def test_the_number_to_choose_may_come_from_the_position() -> None:
    """'Spend a rival Unit for each friendly Gig': with null Street Cred nothing."""
    units = made.filler(3)
    step = Spend(Choose(RIVALS, "units", Count(Gigs("friendly"))))
    g = made.cast(step, you=player(gigs=gigs(1, 1)), rival=player(field=units))
    do(g, *choose(units[0], units[2]))
    assert [now(g, u).spent for u in units] == [True, False, True]
    idle(g)
    g = made.cast(Spend(Choose(RIVALS, "units", StreetCred())), rival=player(field=made.filler(3)))
    idle(g)


# --- paying in the middle of an effect


def test_paying_in_mid_effect_is_in_full_or_not_at_all() -> None:
    g = made.cast(IfYouDo(PayNow(2), Draw(1)), you=player(eddies=eddies(2)))
    do(g, ("pay", 2))
    assert drawn(g) == 1
    g = made.cast(IfYouDo(PayNow(2), Draw(1)), you=player(eddies=eddies(1)))
    assert drawn(g) == 0
    assert not [e for e in g.state.events() if e.kind in ("paid", "spent")]
    idle(g)


def test_what_is_paid_with_is_the_players_choice() -> None:
    idol = made.legend(id="idol")
    g = made.cast(IfYouDo(PayNow(1), Draw(1)), you=player(eddies=eddies(1), legends=[idol]))
    assert set(asked(g)[2]) == {("pay", 1), ("pay", 0, idol.uid)}
    do(g, ("pay", 0, idol.uid))
    assert now(g, idol).spent
    assert drawn(g) == 1


# --- what ends the attack or the game


def reaction(*steps: Step) -> Piece:
    return made.program(Keyword("QUICK"), Resolve(Do(steps)), id="reaction")


def test_an_effect_ends_the_attack_and_is_still_finished(edition: str) -> None:
    """attack.ended-by-effect; attack.end-finishes-resolving-effect. No Gig is stolen."""
    attacker, spell = made.unit(id="attacker"), reaction(EndAttack(), Draw(1))
    g = game(player(field=[attacker]), player(hand=[spell], gigs=gigs(1)), edition=edition)
    do(g, ("attack", attacker.uid, GIGS))
    events = do(g, ("play", spell.uid))
    assert drawn(events, RIVAL) == 1
    assert "stole" not in kinds(events)
    cites(only(events, "attack-ended"), "attack.ended-by-effect", "attack.ended-early-no-fight-no-steal")
    assert now(g, attacker).spent
    idle(g)


def test_there_is_no_attack_to_end() -> None:
    g = made.cast(IfYouDo(EndAttack(), Draw(1), Draw(2)))
    assert drawn(g) == 2


@pytest.mark.parametrize(("step", "winner"), [
    (WinGame(), YOU), (WinGame("rival"), RIVAL), (LoseGame(), RIVAL), (LoseGame("rival"), YOU),
])  # fmt: skip
def test_a_card_ends_the_game_at_once(step: Step, winner: int) -> None:
    """win.instant, lose.instant: in mid-effect, with nothing drawn after it."""
    g = made.cast(Do((step, Draw(1))))
    assert g.outcome is not None
    assert g.outcome.winner == winner
    assert g.decision is None
    assert drawn(g) == 0


def test_a_card_that_might_end_the_game_does_not_where_it_is_declined() -> None:
    g = made.cast(May(WinGame()), NO)
    assert g.outcome is None
    idle(g)


def test_preventing_outside_a_window_prevents_nothing() -> None:
    g = made.cast(Do((Prevent(), Draw(1))))
    assert drawn(g) == 1


def redirected(of: Cards, *, edition: str, blocker_spent: bool = False) -> tuple[Piece, Piece, Piece, Game]:
    attacker, guard = made.unit(id="attacker", power=5), made.unit(id="guard", power=1, spent=blocker_spent)
    spell = reaction(Redirect(Choose(of, "unit")))
    bystander = made.unit(id="bystander")
    theirs = player(field=[guard], hand=[spell], gigs=gigs(1))
    g = game(player(field=[attacker, bystander]), theirs, edition=edition)
    do(g, ("attack", attacker.uid, GIGS), ("play", spell.uid))
    return attacker, guard, bystander, g


@pytest.mark.parametrize("spent", [True, False])
def test_an_attack_goes_against_another_unit(edition: str, spent: bool) -> None:
    """A ready one too: it need not be a legal target of its own (attack replaced in full, as by BLOCKER)."""
    attacker, guard, _, g = redirected(FRIENDLY, edition=edition, blocker_spent=spent)
    do(g, *choose(guard), ("end-react",))
    assert now(g, guard).area == "trash"
    assert now(g, attacker).area == "field"
    assert g.state.sides[YOU].gigs == []


def test_an_attack_does_not_turn_on_its_own_side(edition: str) -> None:
    _, _, bystander, g = redirected(RIVALS, edition=edition)
    do(g, *choose(bystander))
    assert "redirected" not in kinds(g.state.events())
    do(g, ("end-react",), ("die", 6))
    assert g.state.sides[YOU].gigs == [6]


def test_without_an_attack_nothing_is_redirected() -> None:
    unit = made.unit(id="unit")
    g = made.cast(IfYouDo(Redirect(Choose(FRIENDLY, "unit")), Draw(1), Draw(2)), you=player(field=[unit]))
    do(g, *choose(unit))
    assert drawn(g) == 2


def test_a_step_that_triggers_something_lets_the_rest_go_first() -> None:
    """pending.new-effects-wait: the draw for the discard comes after the whole Program."""
    watcher = made.unit(Triggered((Trigger("discards", Cards(), who="you"),), TrashTop(1)), id="watcher")
    hand = made.filler(1)
    step = Do((Discard(1), Draw(1)))
    g = made.cast(step, you=player(field=[watcher], hand=hand, deck=unknown(5)))
    do(g, *choose(*hand))
    assert [e.kind for e in g.state.events() if e.kind in ("discarded", "drew", "trashed")] == [
        "discarded", "drew", "trashed",
    ]  # fmt: skip
    idle(g)
