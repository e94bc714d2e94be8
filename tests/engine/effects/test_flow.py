"""Steps that steer: one after another, may, if, if you do, instead, choose one, each player, and what ends things."""

from __future__ import annotations

import pytest

from engine import Game, Piece
from engine.effects.tree import (
    Adjust,
    Choose,
    ChooseOne,
    Defeat,
    Discard,
    Do,
    Draw,
    EachPlayer,
    EndAttack,
    Every,
    Give,
    If,
    IfYouDo,
    Keyword,
    LoseGame,
    May,
    MayInstead,
    Move,
    PayNow,
    Pick,
    Power,
    Prevent,
    Ready,
    Redirect,
    Resolve,
    Spend,
    Steal,
    Step,
    TrashTop,
    Triggered,
    WinGame,
)
from engine.effects.values import Cards, Compare, Count, Gigs, Ref, StreetCred, Trigger
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

FRIENDLY, RIVALS = Cards(("Unit",), "friendly"), Cards(("Unit",), "rival")
TRUE, FALSE = Compare(1, "=", 1), Compare(1, "=", 2)
YES, NO = ("yes",), ("no",)


def test_parts_follow_each_other_whatever_came_of_the_first() -> None:
    """golden.as-much-as-possible: two sentences are two instructions."""
    g = made.cast(Do((Defeat(Choose(RIVALS, "unit")), Draw(1), TrashTop(1))))
    assert drawn(g) == 1
    assert [e.kind for e in g.state.events() if e.kind in ("drew", "trashed")] == ["drew", "trashed"]
    idle(g)


# --- may


@pytest.mark.parametrize(("answer", "cards"), [(YES, 1), (NO, 0)])
def test_you_may(answer: tuple[str], cards: int) -> None:
    """golden.you-may."""
    g = made.cast(May(Draw(1)))
    assert asked(g) == ("may", YOU, [YES, NO])
    do(g, answer)
    assert drawn(g) == cards
    idle(g)


@pytest.mark.parametrize(
    "step",
    [
        Discard(2),
        Defeat(Choose(RIVALS, "unit")),
        Move(Ref("nothing"), "hand"),
        PayNow(1),
        Steal(Choose(Gigs("rival"), "gig")),
        Adjust(Choose(Gigs("friendly"), "gig"), 1, "increase"),
        Do((Discard(2), Draw(2))),
        IfYouDo(Discard(2), Draw(2)),
    ],
)
def test_what_cannot_be_done_in_full_is_not_offered(step: Step) -> None:
    """Register `optional-amount-in-part`: all or nothing. Here: one card in hand, no money, nothing on the table."""
    g = made.cast(May(step), you=player(hand=made.filler(1)))
    idle(g)


def test_a_rival_may() -> None:
    """Who may do it does it: the Rival draws and discards their own cards."""
    theirs = player(hand=made.filler(1))
    g = made.cast(
        May(IfYouDo(Discard(1), Draw(2)), by="rival"), you=player(hand=made.filler(2)), rival=theirs
    )
    assert asked(g)[:2] == ("may", RIVAL)
    do(g, YES)
    assert asked(g)[:2] == ("discard", RIVAL)
    do(g, *choose(theirs.hand[0]))
    assert (drawn(g, RIVAL), drawn(g, YOU)) == (2, 0)
    idle(g)


# --- if


@pytest.mark.parametrize(("condition", "cards"), [(TRUE, 1), (FALSE, 2)])
def test_if_and_otherwise(condition: Compare, cards: int) -> None:
    assert drawn(made.cast(If(condition, Draw(1), Draw(2)))) == cards


def test_a_false_condition_is_told_with_its_rules() -> None:
    g = made.cast(If(FALSE, Draw(1)))
    assert drawn(g) == 0
    cites(
        only(g.state.events(), "condition-false"),
        "condition.false-not-applied",
        "condition.checked-when-part-resolves",
    )


def test_a_condition_is_looked_at_when_its_part_is_reached() -> None:
    """condition.checked-when-part-resolves: the hand is empty only after the discard."""
    empty = Compare(Count(Cards((), "friendly", ("hand",))), "=", 0)
    hand = made.filler(1)
    g = made.cast(Do((If(empty, Draw(2)), Discard(1), If(empty, Draw(1)))), you=player(hand=hand))
    do(g, *choose(*hand))
    assert drawn(g) == 1


# --- if you do


@pytest.mark.parametrize(
    ("first", "hand", "answers", "done"),
    [
        (Discard(1), 1, 1, True),
        (Discard(1), 0, 0, False),
        (Discard(2), 2, 2, True),
        (Discard(2), 1, 1, False),
        (Discard(None), 1, 0, True),
        (Discard(None), 0, 0, False),
    ],
)
def test_if_you_do_asks_for_all_of_it(first: Discard, hand: int, answers: int, done: bool) -> None:
    """Half of a required amount is not 'if you do'; it is still done (golden.as-much-as-possible)."""
    cards = made.filler(hand)
    g = made.cast(IfYouDo(first, Draw(1), Draw(2)), you=player(hand=cards))
    do(g, *choose(*cards[:answers]))
    assert all(now(g, c).area == "trash" for c in cards)
    assert drawn(g) == (1 if done else 2)
    idle(g)


@pytest.mark.parametrize(
    ("first", "spent", "done"),
    [
        (Spend(Every(RIVALS, "units")), False, True),
        (Spend(Every(RIVALS, "units")), True, False),
        (Ready(Every(RIVALS, "units")), True, True),
        (Ready(Every(RIVALS, "units")), False, False),
        (Defeat(Every(RIVALS, "units")), False, True),
        (Defeat(Every(Cards(("Gear",)), "gear")), False, False),
        (TrashTop(2), False, True),
        (TrashTop(6), False, False),
        (TrashTop(0), False, False),
        (Draw(0), False, False),
        (May(Draw(0)), False, False),
        (PayNow(1), False, False),
        (Give(Every(RIVALS, "units"), (Power(1),), "this turn"), False, True),
        (Give(Ref("nothing"), (Power(1),), "this turn"), False, False),
    ],
)
def test_what_counts_as_done(first: Step, spent: bool, done: bool) -> None:
    foe = made.unit(id="foe", spent=spent)
    mark = Move(Every(Cards(("Program",), "friendly", ("hand",)), "cards"), "trash")
    token = made.program(id="token")
    g = made.cast(IfYouDo(first, mark), you=player(hand=[token]), rival=player(field=[foe]))
    if isinstance(first, May):
        do(g, YES)
    assert (now(g, token).area == "trash") is done
    idle(g)


def test_a_declined_may_is_not_done() -> None:
    g = made.cast(IfYouDo(May(Draw(1)), Draw(2), Draw(3)))
    do(g, NO)
    assert drawn(g) == 3


def test_if_you_do_not_without_otherwise_is_the_end_of_it() -> None:
    g = made.cast(Do((IfYouDo(Discard(1), Draw(1)), Draw(2))))
    assert drawn(g) == 2


# --- instead


def bonnie_and_clyde(condition: Compare) -> MayInstead:
    two = Defeat(Choose(RIVALS, "units", 2))
    return MayInstead(condition, two, Defeat(Choose(RIVALS, "unit")))


@pytest.mark.parametrize(
    ("condition", "foes", "answer", "defeated"),
    [(TRUE, 2, YES, 2), (TRUE, 2, NO, 1), (FALSE, 2, None, 1), (TRUE, 1, None, 1)],
)
def test_you_may_do_the_other_thing_instead(
    condition: Compare, foes: int, answer: tuple[str] | None, defeated: int
) -> None:
    """FAQ: one may still be chosen. It is not offered where it could not be done in full."""
    units = made.filler(foes)
    g = made.cast(bonnie_and_clyde(condition), rival=player(field=units))
    do(g, *([answer] if answer else []), *choose(*units[:defeated]))
    assert [now(g, u).area for u in units].count("trash") == defeated
    idle(g)


# --- choose one


@pytest.mark.parametrize(("by", "who"), [("you", YOU), ("rival", RIVAL)])
@pytest.mark.parametrize("mode", [0, 1])
def test_one_of_the_effects_is_chosen(by: str, who: int, mode: int) -> None:
    """Whoever chooses, the effect is its controller's: you draw."""
    g = made.cast(ChooseOne((Draw(1), Draw(2)), by="you" if by == "you" else "rival"))
    assert asked(g) == ("mode", who, [("mode", 0), ("mode", 1)])
    do(g, ("mode", mode))
    assert (drawn(g, YOU), drawn(g, RIVAL)) == (mode + 1, 0)
    idle(g)


def test_an_effect_that_will_do_nothing_may_be_chosen() -> None:
    """Register `choosing-an-option-that-fails`."""
    g = made.cast(ChooseOne((Defeat(Choose(RIVALS, "unit")), Draw(1))), ("mode", 0))
    assert drawn(g) == 0
    idle(g)


@pytest.mark.parametrize(("condition", "both"), [(TRUE, True), (FALSE, False)])
def test_both_instead_where_the_condition_holds(condition: Compare, both: bool) -> None:
    """In printed order, the second although the first did nothing."""
    step = ChooseOne((Defeat(Choose(RIVALS, "unit")), Draw(2)), all_if=condition)
    g = made.cast(step)
    if not both:
        do(g, ("mode", 0))
    assert drawn(g) == (2 if both else 0)
    idle(g)


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
