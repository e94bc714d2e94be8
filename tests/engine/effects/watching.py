"""The promises that a position with effects keeps after every event; what a game may do is wider than without them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.effects.live import live
from engine.effects.tree import CallsMore
from engine.view import view
from tests.engine.playing import check_dice

if TYPE_CHECKING:
    from engine import Card, Event, Game, State


AREAS = ("hand", "deck", "field", "legends", "eddies", "trash", "removed")


class TooLong(Exception):
    """A game in which effects set each other off without end, which the rules do not forbid."""


LONGEST = 2500
"""Events of a game."""


def check_areas(state: State, cards: int) -> None:
    """Every card lies in one area, is worn, or (a Program being played) is nowhere."""
    placed: list[int] = []
    for who, side in enumerate(state.sides):
        for area in AREAS:
            for uid in getattr(side, area):
                card = state.cards[uid]
                assert (card.area, card.controller, card.host) == (area, who, None), card
                placed.append(uid)
    loose = [c.uid for c in state.cards.values() if c.host is not None or c.area == "nowhere"]
    assert sorted(placed + loose) == list(range(cards)), "a card is lost or lies in two places"


def check_card(state: State, card: Card, event: Event) -> None:
    """One card: where it may be, and in the condition that its area allows."""
    kind = card.facts.type
    match card.area:
        case "field":
            assert kind in ("Unit", "Legend") if card.host is None else kind == "Gear", card
        case "legends":
            assert kind == "Legend" if card.host is None else kind == "Gear", card
            assert not card.lag, card
        case "eddies":
            assert (card.face_up, card.lag) == (False, False), card
        case "hand" | "deck":
            assert (card.face_up, card.spent, card.lag) == (False, False, False), card
        case "nowhere":
            assert kind == "Program", card
        case _:
            assert (card.face_up, card.spent, card.lag) == (True, False, False), card
    if kind == "Legend" and card.area not in ("field", "legends", "removed"):
        on_its_way = ("moved", "defeated", "pending", "removed", "condition-true", "condition-false")
        assert event.kind in on_its_way, f"{card} after {event}"
    if card.host is not None:
        host = state.cards[card.host]
        assert card.uid in host.gear, card
        assert (host.area, host.controller, host.host) == (card.area, card.controller, None), (card, host)
        assert (card.spent, card.lag) == (False, False), card
    for worn in card.gear:
        assert state.cards[worn].host == card.uid, card


def check_effects(state: State) -> None:
    """Effects in force and pending have numbers of their own and are about cards that exist."""
    numbers = [x.number for x in state.lasting] + [x.number for x in state.pending]
    assert len(set(numbers)) == len(numbers)
    for lasting in state.lasting:
        assert lasting.piece is None or lasting.piece[0] in state.cards
        assert (lasting.piece is None) or (lasting.to is None)
    assert state.attack is None or state.phase == "main"


def open_to(state: State, player: int) -> set[int]:
    """The cards that a player may know: the own hand, and what lies face-up in the open."""
    return {
        card.uid for card in state.cards.values()
        if card.area in ("field", "trash", "removed") or (card.area == "legends" and card.face_up)
        or (card.area == "hand" and card.controller == player)
    }  # fmt: skip


def check_views(game: Game) -> None:
    """Each player's view names the cards that they may know and no other."""
    state = game.state
    for player in (0, 1):
        known = {state.cards[uid].facts.id for uid in open_to(state, player)}
        hidden = {c.facts.id for c in state.cards.values() if c.area != "nowhere"} - known
        shown = json.dumps(view(game, player))
        named = {card_id for card_id in known | hidden if f'"{card_id}"' in shown}
        assert named == known, (player, named ^ known)


@dataclass
class Watcher:
    """Checks a game after every event and counts what has happened in it."""

    cards: dict[int, Card] = field(default_factory=dict)
    kinds: Counter[str] = field(default_factory=Counter)
    keys: set[str] = field(default_factory=set)
    calls: Counter[tuple[int, int]] = field(default_factory=Counter)

    def __call__(self, game: Game, event: Event) -> None:
        state = game.state
        known, self.cards = self.cards, state.cards.copy()
        self.kinds[event.kind] += 1
        if self.kinds.total() > LONGEST:
            raise TooLong
        assert event.keys, event
        self.keys.update(event.keys)
        check_dice(state)
        check_areas(state, len(known) or len(self.cards))
        for uid, card in self.cards.items():
            if card is not known.get(uid) or card.facts.type == "Legend":
                check_card(state, card, event)
        check_effects(state)
        if event.kind == "called":
            self.calls[state.turn, event.player] += 1
            if CallsMore not in live(game).modifiers:
                assert self.calls[state.turn, event.player] == 1, "one Call a turn, by effects too"
