"""Steps that let somebody see cards: look, reveal, look at a hand, look at a Legend."""

from __future__ import annotations

import pytest

from engine import Game
from engine.effects.tree import (
    Choose,
    Do,
    Draw,
    Every,
    If,
    IfYouDo,
    Look,
    LookAtHand,
    LookAtLegend,
    Move,
    Reveal,
    TopOfDeck,
)
from engine.effects.values import Cards, Compare, Comparison, CostOf, Is, Ref, Tally
from engine.state import CHANCE
from tests.engine.build import RIVAL, YOU, cites, do, names, now, only, player
from tests.engine.effects import made
from tests.engine.effects.made import asked, choose, drawn, hand_size, idle


def shown(g: Game) -> list[str]:
    """What both players have seen by effects, in order."""
    return [
        e.card.facts.id for e in g.state.events() if e.kind == "revealed" and e.note == "effect" and e.card
    ]


def looked_at(g: Game) -> list[tuple[int, str]]:
    return [(e.player, e.card.facts.id) for e in g.state.events() if e.kind == "looked-at" and e.card]


UNIT_AMONG = Choose(Cards(("Unit",), among="looked"), "unit")
REST = Move(Ref("looked"), "bottom of deck")


def test_searched_cards_stay_in_the_deck_and_go_back_in_order() -> None:
    """search.cards-stay-in-area, search.return-in-order."""
    cards = made.filler(4)
    g = made.cast(Look(3, "search"), you=player(deck=cards))
    assert g.state.sides[YOU].deck == [c.uid for c in reversed(cards)]
    assert only(g.state.events(), "searched").amount == 3
    assert shown(g) == []
    idle(g)


def test_the_top_of_a_rivals_deck_is_looked_at_and_one_goes_to_its_bottom() -> None:
    """The other one goes back as it was (search.return-in-order)."""
    cards = made.filler(3)
    one = Choose(Cards(among="looked"), "card")
    g = made.cast(Do((Look(2, "search", "rival"), Move(one, "bottom of deck"))), rival=player(deck=cards))
    assert asked(g) == ("choose", YOU, choose(cards[0], cards[1]))
    do(g, *choose(cards[0]))
    assert g.state.sides[RIVAL].deck == [cards[0].uid, cards[2].uid, cards[1].uid]
    idle(g)


def test_chance_chooses_what_is_revealed_of_a_hand() -> None:
    """And no one may fail to find it."""
    hand = made.filler(2)
    step = Reveal(Choose(Cards(("Unit",), "rival", ("hand",)), "card", random=True))
    g = made.cast(step, rival=player(hand=hand))
    assert asked(g) == ("choose", CHANCE, choose(*hand))
    do(g, *choose(hand[1]))
    assert shown(g) == ["filler-1"]


def test_revealed_cards_are_shown_and_stay() -> None:
    """reveal.does-not-move."""
    cards = made.filler(4)
    g = made.cast(Look(2, "reveal"), you=player(deck=cards))
    assert shown(g) == ["filler-0", "filler-1"]
    assert len(g.state.sides[YOU].deck) == 4


@pytest.mark.parametrize("how", ["search", "reveal"])
def test_a_short_deck_is_searched_as_far_as_it_goes(how: str) -> None:
    """search.cards-stay-in-area: it is no drawing, so nobody loses; and it is not all that was asked."""
    look = Look(3, "search" if how == "search" else "reveal")
    step = Do((look, If(Compare(Tally("looked"), "=", 2), Draw(1))))
    g = made.cast(step, you=player(deck=made.filler(2)))
    assert drawn(g) == 1
    assert g.outcome is None
    g = made.cast(IfYouDo(look, None, Move(Ref("looked"), "trash")), you=player(deck=made.filler(2)))
    assert g.state.sides[YOU].deck == []


def test_a_search_may_fail_on_purpose() -> None:
    """search.may-fail-on-purpose; nothing is shown and the rest goes under the deck at random."""
    cards = [made.unit(id="u"), made.program(id="p"), made.unit(id="v"), made.gear(id="below")]
    step = Do((Look(3, "search"), Reveal(UNIT_AMONG), Move(Ref("unit"), "hand"), REST))
    g = made.cast(step, you=player(deck=cards))
    assert set(asked(g)[2]) == {*choose(cards[0], cards[2]), ("done",)}
    do(g, ("done",))
    assert asked(g)[:2] == ("shuffle", 2)
    do(g, ("shuffle", 2, 0, 1))
    assert shown(g) == []
    assert names(g, g.state.sides[YOU].deck) == ["v", "u", "p", "below"]
    idle(g)


def test_what_is_found_is_shown_before_it_moves() -> None:
    """area.reveal-before-moving."""
    cards = [made.unit(id="u"), made.program(id="p")]
    step = Do((Look(2, "search"), Reveal(UNIT_AMONG), Move(Ref("unit"), "hand"), REST))
    g = made.cast(step, you=player(deck=cards))
    do(g, *choose(cards[0]))
    assert shown(g) == ["u"]
    assert now(g, cards[0]).area == "hand"
    assert names(g, g.state.sides[YOU].deck) == ["p"]
    told = [e.kind for e in g.state.events() if e.card and e.card.facts.id == "u"]
    assert told == ["revealed", "moved"]
    idle(g)


def test_among_cards_that_both_see_one_must_be_found() -> None:
    """Nothing is hidden after revealing, so nobody may fail on purpose."""
    cards = made.filler(2)
    g = made.cast(Do((Look(2, "reveal"), Move(UNIT_AMONG, "hand"))), you=player(deck=cards))
    assert set(asked(g)[2]) == set(choose(*cards))


def test_any_card_among_searched_ones_must_be_taken() -> None:
    """Three Mouths: 'add 1 to your hand' asks for no quality, so it can't fail (area.must-choose-without-quality)."""
    cards = made.filler(3)
    g = made.cast(
        Do((Look(3, "search"), Move(Choose(Cards(among="looked"), "card"), "hand"))), you=player(deck=cards)
    )
    assert ("done",) not in asked(g)[2]
    do(g, *choose(cards[1]))
    assert names(g, g.state.sides[YOU].deck) == ["filler-2", "filler-0"]


def test_a_search_without_a_fitting_card_asks_nothing() -> None:
    g = made.cast(Do((Look(2, "search"), Move(UNIT_AMONG, "hand"))), you=player(deck=[made.program(id="p")]))
    assert hand_size(g) == 0
    idle(g)


def test_of_the_revealed_cards_all_that_fit_move() -> None:
    """Hanako in a Gilded Cage: all with a cost go to hand, the rest into the trash."""
    cards = [made.unit(id="two", cost=2), made.unit(id="one", cost=1), made.unit(id="also-two", cost=2)]
    fitting = Every(Cards(among="looked", cost=Comparison("=", 2)), "card")
    step = Do((Look(3, "reveal"), Move(fitting, "hand"), Move(Ref("looked"), "trash")))
    g = made.cast(step, you=player(deck=cards))
    assert names(g, g.state.sides[YOU].hand) == ["two", "also-two"]
    assert names(g, g.state.sides[YOU].trash) == ["one", made.THE_PROGRAM]


def test_the_top_card_may_be_shown_and_asked_about() -> None:
    card = made.unit(id="top", cost=4)
    step = Do((Reveal(TopOfDeck("card")), If(Is(Ref("card"), Cards(("Unit",))), Draw(1))))
    g = made.cast(step, you=player(deck=[card]))
    assert shown(g) == ["top"]
    assert names(g, g.state.sides[YOU].hand) == ["top"]
    step = Do((Reveal(TopOfDeck("card")), If(Compare(CostOf(Ref("card")), "=", 4), Draw(1))))
    assert drawn(made.cast(step, you=player(deck=[made.unit(cost=4)]))) == 1
    assert drawn(made.cast(step, you=player(deck=[made.unit(cost=3)]))) == 0
    assert shown(made.cast(step, you=player(deck=[]))) == []


@pytest.mark.parametrize("reveal", [False, True])
def test_a_rivals_hand_is_looked_at_or_shown(reveal: bool) -> None:
    """hand.rival-hand-is-not-viewable but for this: you alone see it, or both do."""
    hand = made.filler(2)
    g = made.cast(LookAtHand("rival", reveal), rival=player(hand=hand))
    ids = ["filler-0", "filler-1"]
    assert shown(g) == (ids if reveal else [])
    assert looked_at(g) == ([] if reveal else [(YOU, i) for i in ids])
    assert hand_size(g, RIVAL) == 2


def test_what_is_seen_in_a_hand_can_be_acted_on() -> None:
    hand = [made.unit(id="u"), made.program(id="p")]
    step = Do((LookAtHand("rival"), Move(Choose(Cards(("Unit",), among="looked"), "card"), "trash")))
    g = made.cast(step, rival=player(hand=hand))
    do(g, *choose(hand[0]))
    assert names(g, g.state.sides[RIVAL].trash) == ["u"]
    idle(made.cast(step, rival=player()))


def test_a_player_may_show_their_own_hand() -> None:
    g = made.cast(LookAtHand("you", reveal=True), you=player(hand=made.filler(1)))
    assert shown(g) == ["filler-0"]


def test_a_face_down_legend_is_looked_at_and_stays_hidden() -> None:
    """legends-area.look-ends-with-effect."""
    down = made.legend(id="down", face_up=False)
    step = LookAtLegend(Choose(Cards(("Legend",), "friendly", face_up=False), "legend"))
    g = made.cast(step, you=player(legends=[down]))
    do(g, *choose(down))
    assert looked_at(g) == [(YOU, "down")]
    cites(only(g.state.events(), "looked-at"), "legends-area.look-ends-with-effect")
    assert not now(g, down).face_up
    idle(g)


def test_a_legend_that_was_looked_at_may_be_asked_about() -> None:
    """Arasaka Emergency Radioport: 'if that Legend is ARASAKA', though it is face-down."""
    for tag, cards in (("ARASAKA", 1), ("MERC", 0)):
        down = made.legend(id="down", face_up=False, tags=(tag,))
        look = LookAtLegend(Choose(Cards(("Legend",), "friendly", face_up=False), "legend"))
        g = made.cast(
            Do((look, If(Is(Ref("legend"), Cards(tags=("ARASAKA",))), Draw(1)))), you=player(legends=[down])
        )
        do(g, *choose(down))
        assert drawn(g) == cards


def test_there_is_no_face_down_legend_to_look_at() -> None:
    step = LookAtLegend(Choose(Cards(("Legend",), "friendly", face_up=False), "legend"))
    g = made.cast(step, you=player(legends=[made.legend()]))
    assert looked_at(g) == []
    idle(g)
