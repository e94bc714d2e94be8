"""Random legal decks and the promises that a position keeps after every event."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from engine import Deck, Event, Game, deck_problems, made_up_card, new_game, ruleset

if TYPE_CHECKING:
    from engine import Card, State

COLORS = ("Red", "Green", "Blue", "Yellow")
UNIT_TEXTS = (
    "",
    "",
    "",
    "{BLOCKER}",
    "{ADRENALINE}",
    "{BLOCKER} {ADRENALINE}",
    "{BLOCKER} This Unit can't attack.",
)
GEAR_TEXTS = ("", "", "{BLOCKER}", "{ADRENALINE}", "This Unit can't attack.")
PROGRAM_TEXTS = ("", "{QUICK}")
LEGEND_TEXTS = ("", "{GO SOLO}", "{GO SOLO} {BLOCKER}", "{GO SOLO} {ADRENALINE}")
POWERS = (0, 0, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 14, 19, 20, 25)


def random_deck(rng: random.Random, owner: str) -> Deck:
    """A legal deck of made-up cards of every kind that the engine plays without effect text."""
    color = rng.choice(COLORS)
    legends = tuple(
        made_up_card(
            f"{owner}-legend-{i}", type="Legend", color=color, ram=rng.randint(1, 3), power=rng.choice(POWERS),
            cost=rng.choice((None, 1, 2, 3, 4)), sell_tag=rng.random() < 0.7, text=rng.choice(LEGEND_TEXTS),
        )
        for i in range(3)
    )  # fmt: skip
    limit = sum(card.ram or 0 for card in legends)
    size, main = rng.randint(40, 50), []
    while len(main) < size:
        kind = rng.choices(("Unit", "Gear", "Program"), (6, 3, 1))[0]
        texts = {"Unit": UNIT_TEXTS, "Gear": GEAR_TEXTS, "Program": PROGRAM_TEXTS}[kind]
        card = made_up_card(
            f"{owner}-{kind.lower()}-{len(main)}", type=kind, color=color, ram=rng.randint(1, limit),
            cost=rng.choice((0, 1, 1, 2, 2, 3, 4)), power=None if kind == "Program" else rng.choice(POWERS),
            sell_tag=rng.random() < 0.5, text=rng.choice(texts),
        )  # fmt: skip
        main += [card] * min(rng.randint(1, 3), size - len(main))
    deck = Deck(legends, tuple(main))
    assert deck_problems(deck) == []
    return deck


@cache
def random_decks(seed: int) -> tuple[Deck, Deck]:
    """The two decks of a seed; the same objects each time, since cards compare by identity."""
    rng = random.Random(f"decks {seed}")
    return random_deck(rng, "you"), random_deck(rng, "rival")


def random_game(seed: int, edition: str, **how) -> tuple[Game, random.Random]:
    """A new game of two random decks, and the random numbers to play it with."""
    return new_game(random_decks(seed), ruleset(edition), **how), random.Random(f"{edition} {seed}")


def check_dice(state: State) -> None:
    """Twelve dice, each in exactly one place, with a value where it has been rolled."""
    seen: list[int] = []
    for player, side in enumerate(state.sides):
        for number in side.fixer:
            die = state.dice[number]
            assert (die.owner, die.value, die.controller) == (player, 0, None), die
        for number in side.gigs:
            die = state.dice[number]
            assert die.controller == player, die
            assert 1 <= die.value <= die.sides, die
        seen += side.fixer + side.gigs
    assert sorted(seen) == list(range(12)), seen


def check_card(state: State, card: Card, event: Event) -> None:
    """One card: where it may be, and in the condition that its area allows."""
    kind = card.facts.type
    match card.area:
        case "field":
            assert card.face_up, card
            assert kind in ("Unit", "Legend") if card.host is None else kind == "Gear", card
        case "legends":
            assert kind == "Legend" if card.host is None else kind == "Gear", card
            assert not card.lag, card
        case "eddies":
            assert not card.face_up, card
            assert not card.lag, card
        case "hand" | "deck":
            assert (card.face_up, card.spent, card.lag) == (False, False, False), card
        case "nowhere":
            assert kind in ("Program", "Gear"), card
        case _:
            assert card.face_up, card
            assert (card.spent, card.lag) == (False, False), card
    if kind == "Legend" and card.area not in ("field", "legends", "removed"):
        # What triggers on its leaving becomes pending first (legend.triggers-before-removal), where the older edition
        # looks at conditions, too.
        quiet = ("pending", "condition-true", "condition-false")
        on_its_way = event.kind in ("moved", "defeated", "removed", *quiet)
        assert on_its_way, f"{card} lies where no Legend may be after {event}"
    if kind not in ("Legend", "Gear"):  # a Gear goes where its host goes, also out of the game
        assert card.area != "removed", card
    if card.host is not None:
        host = state.cards[card.host]
        assert card.uid in host.gear, card
        assert host.area == card.area, card
        assert card.area in ("field", "legends"), card
        assert (card.spent, card.lag) == (False, False), card
    for worn in card.gear:
        assert state.cards[worn].host == card.uid, card
    if card.gear:
        assert card.face_up, card


def check_areas(state: State) -> None:
    """No card is lost or doubled: each lies in one area, under one host, or (while it is being played) nowhere."""
    placed = [c.uid for c in state.cards.values() if c.host is not None or c.area == "nowhere"]
    for side in state.sides:
        placed += side.hand + side.deck + side.field + side.legends + side.eddies + side.trash + side.removed
    placed.sort()
    assert placed == list(state.cards), "a card is lost or lies in two places"


def check_place(state: State, card: Card) -> None:
    """A card lies where it says that it lies."""
    if card.host is None and card.area != "nowhere":
        assert card.uid in state.sides[card.controller].cards(card.area), card


@dataclass
class Watcher:
    """Checks a game after every event, and keeps what has happened in it; `cards` as they were after the last one."""

    cards: list[Card] = field(default_factory=list)
    turn: int = 0
    player: int | None = None
    limited: Counter[tuple[str, int]] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    keys: dict[str, str] = field(default_factory=dict)

    def __call__(self, game: Game, event: Event) -> None:
        state = game.state
        self.kinds[event.kind] += 1
        assert event.keys, event
        for key in event.keys:
            self.keys.setdefault(key, event.kind)
        check_dice(state)
        check_areas(state)
        before, self.cards = self.cards, list(state.cards.values())
        if not before or event.kind in ("turn-began", "attack-ended", "game-ended"):
            changed = self.cards
        else:
            assert len(before) == len(self.cards), "cards come from nowhere"
            # A card that is the same value as before has been checked; a Legend may have stayed too long.
            changed = [
                new
                for old, new in zip(before, self.cards, strict=True)
                if old is not new or new.facts.type == "Legend"
            ]
        for card in changed:
            check_place(state, card)
            check_card(state, card, event)
        if event.kind == "turn-began":
            assert self.player in (None, 1 - event.player), "the turn player alternates"
            assert (state.player, state.turn) == (event.player, self.turn + 1)
            self.player, self.turn = event.player, state.turn
            self.limited.clear()
        elif event.kind in ("sold", "called"):
            self.limited[event.kind, event.player] += 1
            assert self.limited[event.kind, event.player] == 1, f"{event} a second time this turn"
        if state.attack is not None:
            assert state.phase == "main"
            assert state.attack.player == state.player
