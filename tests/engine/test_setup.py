"""Chapter 7: before the first turn."""

from __future__ import annotations

import pytest

from engine import Game, new_game, ruleset
from tests.engine.build import (
    CHANCE,
    RIVAL,
    YOU,
    cites,
    in_order,
    names,
    only,
    opened,
    plain_deck,
    start_turn,
)

DECKS = (plain_deck("your-"), plain_deck("rival-"))


def to_decision(game: Game, kind: str, *chosen: tuple[str | int, ...]) -> Game:
    """Take the first option of everything up to a decision of that kind."""
    assert game.decision is not None
    for option in chosen:
        game.choose(option)
    while game.decision is not None and game.decision.kind != kind:
        game.choose(game.decision.options()[0])
    return game


@pytest.mark.parametrize("picked", [YOU, RIVAL])
@pytest.mark.parametrize("place", ["first", "second"])
def test_chance_picks_a_player_who_decides_on_the_order(edition: str, picked: int, place: str) -> None:
    """setup.first-player.random-choice (7.5.1), setup.first-player.chosen-one-decides (7.5.2)."""
    game = new_game(DECKS, ruleset(edition))
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (CHANCE, "first-player")
    assert "setup.first-player.random-choice" in game.decision.keys
    game.choose(("player", picked))
    assert (game.decision.player, game.decision.options()) == (picked, [("first",), ("second",)])
    assert "setup.first-player.chosen-one-decides" in game.decision.keys
    game.choose((place,))
    to_decision(game, "fixer-die")
    goes_first = picked if place == "first" else 1 - picked
    assert game.state.player == game.decision.player == goes_first
    assert "turn.first-turn-after-setup" in {key for event in game.state.events() for key in event.keys}


def test_setup_follows_the_order_of_the_rulebook() -> None:
    """setup.steps-in-order (7.4): first player, decks, Legends, dice, six cards, mulligans, then the first turn."""
    steps = ("shuffled", "placed-legends", "spent", "drew", "turn-began")
    events = opened().state.events()
    assert events[0].kind == "chose"
    assert in_order(events, *steps) == (
        ["shuffled", "shuffled", "placed-legends", "placed-legends", "spent", "spent"]
        + ["drew"] * 12
        + ["turn-began", "drew"]
    )


def test_all_six_dice_of_both_players_wait_in_their_fixer_areas() -> None:
    """setup.gig-dice (7.8), fixer.dice-are-not-controlled (5.10.3)."""
    game = opened()
    for player in (YOU, RIVAL):
        dice = [game.state.dice[i] for i in game.state.sides[player].fixer]
        assert [(d.sides, d.owner, d.controller) for d in dice] == [
            (s, player, None) for s in (4, 6, 8, 10, 12, 20)
        ]
        assert game.state.sides[player].gigs == []


@pytest.mark.parametrize("first", [YOU, RIVAL])
def test_legends_lie_face_down_and_the_first_player_spends_the_two_left_most(
    edition: str, first: int
) -> None:
    """setup.legends.place-face-down (7.7.3), setup.legends.first-player-spends-two (7.7.4)."""
    game = opened(edition, first=first)
    cards = game.state.cards
    for player, spent in ((first, [True, True, False]), (1 - first, [False, False, False])):
        legends = [cards[uid] for uid in game.state.sides[player].legends]
        assert [c.spent for c in legends] == spent
        assert not any(c.face_up for c in legends)
    for event in game.state.events():
        if event.kind == "spent":
            cites(event, "setup.legends.first-player-spends-two")


def test_chance_puts_the_legends_into_any_order() -> None:
    """setup.legends.shuffle (7.7.1), legend.start-face-down (4.3)."""
    game = to_decision(new_game(DECKS), "shuffle", ("player", YOU), ("first",))
    assert game.decision is not None
    game.choose(game.decision.options()[0])
    game.choose(game.decision.options()[0])
    assert len(game.decision.options()) == 6
    game.choose(("shuffle", 2, 0, 1))
    to_decision(game, "fixer-die")
    assert names(game, game.state.sides[YOU].legends) == [f"your-legend-{i}" for i in (2, 0, 1)]
    assert [game.state.cards[u].spent for u in game.state.sides[YOU].legends] == [True, True, False]


def test_the_opening_hand_is_the_six_top_cards_of_the_shuffled_deck(edition: str) -> None:
    """setup.shuffle (7.6), setup.opening-hand.draw-six (7.9.1): the bottom card shuffled to the top is drawn first."""
    game = to_decision(new_game(DECKS, ruleset(edition)), "shuffle", ("player", YOU), ("first",))
    order = list(range(40))
    order[0], order[39] = order[39], order[0]
    game.choose(("shuffle", *order))
    to_decision(game, "mulligan")
    top = ["your-card-39", *(f"your-card-{i}" for i in range(1, 6))]
    assert names(game, game.state.sides[YOU].hand) == top
    assert len(game.state.sides[YOU].deck) == 34
    assert len(game.state.sides[RIVAL].hand) == 6


def test_a_shuffle_is_every_card_once() -> None:
    """deck.shuffle-randomizes (5.5.7)."""
    game = to_decision(new_game(DECKS), "shuffle", ("player", YOU), ("first",))
    for wrong in (
        ("shuffle",),
        ("shuffle", *range(39)),
        ("shuffle", *range(39), 38),
        ("shuffle", *range(1, 41)),
    ):
        reasons = game.why_not(wrong)
        assert len(reasons) == 1
        assert "deck.shuffle-randomizes" in reasons[0].keys
    assert game.why_not(("shuffle", *reversed(range(40)))) == []


@pytest.mark.parametrize("first", [YOU, RIVAL])
def test_each_player_may_mulligan_once_the_first_player_first(edition: str, first: int) -> None:
    """setup.mulligan.once-first-player-first (7.9.2): one is complete before the other is offered."""
    game = opened(edition, first=first, upto="mulligan")
    asked: list[int] = []
    while game.decision is not None and game.decision.kind != "fixer-die":
        if game.decision.kind == "mulligan":
            assert "setup.mulligan.once-first-player-first" in game.decision.keys
            asked.append(game.decision.player)
            game.choose(("mulligan",))
        else:
            assert game.decision.kind == "shuffle"
            game.choose(game.decision.options()[0])
    assert asked == [first, 1 - first]
    done = [e for e in game.state.events() if e.kind in ("mulliganed", "shuffled", "drew")]
    redrawn = ["mulliganed", "shuffled", *["drew"] * 6]
    assert [(e.kind, e.player) for e in done[-17:-1]] == [(k, p) for p in asked for k in redrawn]


def test_a_mulligan_returns_the_whole_hand_and_draws_six_new_cards() -> None:
    """setup.mulligan.return-and-shuffle (7.9.3.2), setup.mulligan.draw-six (7.9.3.3)."""
    game = opened(upto="mulligan")
    old = set(game.state.sides[YOU].hand)
    game.choose(("mulligan",))
    assert game.state.sides[YOU].hand == []
    assert len(game.state.sides[YOU].deck) == 40
    deck = list(game.state.sides[YOU].deck)
    order = [i for i in range(40) if deck[i] in old] + [i for i in range(40) if deck[i] not in old]
    game.choose(("shuffle", *order))
    hand = game.state.sides[YOU].hand
    assert len(hand) == 6
    assert not old & set(hand)
    assert all(not game.state.cards[u].face_up for u in game.state.sides[YOU].deck)


def test_the_first_turn_follows_setup_and_no_turn_of_the_rival() -> None:
    """turn.first-turn-after-setup (8.2.1), not end.rivals-turn-begins (8.18)."""
    assert "end.rivals-turn-begins" not in only(opened().state.events(), "turn-began").keys


def test_keeping_changes_nothing() -> None:
    """setup.mulligan.when (7.9.3): a mulligan is a choice."""
    game = opened(upto="mulligan")
    hand = list(game.state.sides[YOU].hand)
    game.choose(("keep",))
    assert game.state.sides[YOU].hand == hand
    assert game.decision is not None
    assert game.decision.player == RIVAL


def test_the_first_players_two_legends_stay_spent_on_the_starting_turn_only(edition: str) -> None:
    """setup.legends.first-player-spends-two (7.7.4) against start.ready-all (8.6.3)."""
    game = opened(edition)
    start_turn(game)
    legends = game.state.sides[YOU].legends
    assert [game.state.cards[u].spent for u in legends] == [True, True, False]
    for _ in range(2):
        game.choose(("pass",))
        start_turn(game)
    assert game.state.player == YOU
    assert [game.state.cards[u].spent for u in legends] == [False, False, False]


def test_the_first_player_draws_and_rolls_in_on_the_first_turn_too(edition: str) -> None:
    """start.draw (8.6.4) and start.roll-in (8.6.5) make no exception for the first turn."""
    game = opened(edition)
    start_turn(game)
    assert len(game.state.sides[YOU].hand) == 7
    assert len(game.state.sides[YOU].gigs) == 1
    assert (game.state.turn, game.state.phase) == (1, "main")
