"""Steps that steer: one after another, may, if, if you do, instead, choose one."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.effects.tree import (
    Adjust,
    Call,
    Choose,
    ChooseOne,
    Defeat,
    Discard,
    Do,
    Draw,
    Every,
    Give,
    If,
    IfYouDo,
    May,
    MayInstead,
    Move,
    PayNow,
    Power,
    Ready,
    Resolve,
    Spend,
    Steal,
    Step,
    TrashTop,
)
from engine.effects.values import Cards, Compare, Count, Gigs, Ref, Tally
from tests.engine.build import (
    RIVAL,
    YOU,
    cites,
    do,
    game,
    gigs,
    now,
    only,
    player,
)
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, idle
from tests.engine.effects.stock import NO, RIVALS, YES

TRUE, FALSE = Compare(1, "=", 1), Compare(1, "=", 2)


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


@pytest.mark.parametrize(
    ("step", "keys"),
    [
        (Discard(2), ("effect.no-legal-option",)),
        (Steal(Choose(Gigs("rival"), "gig")), ("choice.no-legal-choice-skipped",)),
        (PayNow(1), ("cost.in-full",)),
        (Do((Call(free=False), Draw(2))), ("cost.in-full",)),
        (Move(Ref("nothing"), "hand"), ()),
    ],
)
def test_why_it_is_not_offered_is_told(step: Step, keys: tuple[str, ...]) -> None:
    """A rule for what is lacking; nothing where an earlier part has only chosen nothing."""
    g = made.cast(May(step), you=player(legends=[made.legend(face_up=False, spent=True)]))
    told = [event for event in g.state.events() if event.kind == "not-possible"]
    assert bool(told) is bool(keys)
    for event in told:
        cites(event, *keys)


def test_a_second_call_is_not_offered() -> None:
    """legends-area.call-once-per-turn: of two allowed Calls the second is no choice, and that is told."""
    legends = [made.legend(face_up=False), made.legend(face_up=False)]
    g = made.cast(Do((May(Call()), May(Call()))), you=player(legends=legends))
    do(g, YES, *choose(legends[0]))
    cites(only(g.state.events(), "not-possible"), "legends-area.call-once-per-turn")


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


def test_two_effects_are_chosen_before_either_is_done_and_resolved_in_printed_order() -> None:
    step = ChooseOne((Draw(1), TrashTop(1), Draw(2)), count=2)
    g = made.cast(step)
    do(g, ("mode", 2))
    assert drawn(g) == 0
    assert asked(g) == ("mode", YOU, [("mode", 0), ("mode", 1)])
    events = do(g, ("mode", 1))
    assert [e.kind for e in events if e.kind in ("drew", "trashed")] == ["trashed", "drew", "drew"]
    idle(g)


@pytest.mark.parametrize(("least", "modes"), [(0, []), (0, [1]), (1, [2]), (1, [2, 0, 1])])
def test_so_many_to_so_many_effects_are_chosen(least: int, modes: list[int]) -> None:
    """golden.up-to-includes-zero; "one or more" is one at least."""
    step = IfYouDo(ChooseOne((Draw(1), TrashTop(1), Draw(2)), count=3, least=least), None, Draw(5))
    g = made.cast(step)
    assert (("done",) in asked(g)[2]) is (least == 0)
    do(g, *(("mode", i) for i in modes), *([("done",)] if len(modes) < 3 else []))
    assert drawn(g) == (sum((1, 0, 2)[i] for i in modes) if modes else 5)
    idle(g)


def test_what_hangs_on_two_effects_asks_for_both_of_them() -> None:
    """`effect.if-you-do`: one of the two could not be done in full."""
    step = IfYouDo(ChooseOne((Defeat(Choose(RIVALS, "unit")), Draw(1), Draw(2)), count=2), Draw(5))
    g = made.cast(step, ("mode", 0), ("mode", 1))
    assert drawn(g) == 1
    idle(g)


def test_two_paragraphs_of_a_program_are_resolved_in_printed_order() -> None:
    """golden.printed-order, as one text from top to bottom: the second also where the first could do nothing."""
    spell = made.program(
        Resolve(Defeat(Choose(RIVALS, "unit"))), Resolve(TrashTop(1)), Resolve(Draw(1)), id="spell"
    )
    g = game(player(hand=[spell]))
    events = do(g, ("play", spell.uid))
    assert [e.kind for e in events if e.kind in ("drew", "trashed")] == ["trashed", "drew"]
    idle(g)


@pytest.mark.parametrize(("how", "count"), [("decrease", 2), ("increase", 3)])
def test_gigs_changed_this_way_are_those_that_show_another_value_each_once(
    how: Literal["increase", "decrease"], count: int
) -> None:
    change = Adjust(Every(Gigs("friendly"), "gigs"), 1, how)
    again = Adjust(Every(Gigs("friendly"), "gigs2"), 1, how)
    g = made.cast(Do((change, again, Draw(Tally(f"{how}d")))), you=player(gigs=gigs(d4=1, d6=2, d8=4)))
    assert drawn(g) == count
