"""Random legal decks of the printed cards that the engine executes."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache

from engine import CardFacts, Deck, Event, Game, catalogue, deck_problems, new_game, ram_limits, ruleset
from tests.engine.playing import Watcher

SMALLEST_POOL = 14
"""Fewer different cards than this cannot fill a deck of 40 at three copies each."""


@cache
def executable() -> tuple[tuple[CardFacts, ...], tuple[CardFacts, ...]]:
    """(Legends, other cards) of the catalogue whose text the engine executes, in the order of the catalogue."""
    cards = [c for c in catalogue() if c.executable]
    return tuple(c for c in cards if c.type == "Legend"), tuple(c for c in cards if c.type != "Legend")


@cache
def real_deck(seed: str) -> Deck:
    """The random legal deck of a seed: three Legends of different names, 40 cards within their RAM."""
    rng = random.Random(seed)
    legends, others = executable()
    while True:
        chosen = rng.sample(legends, 3)
        limits = ram_limits(chosen)
        printings: dict[str, list[CardFacts]] = defaultdict(list)
        for card in others:
            if card.ram is not None and card.ram <= limits.get(card.color or "", 0):
                printings[card.title].append(card)
        if len({c.name for c in chosen}) < 3 or len(printings) < SMALLEST_POOL:
            continue
        titles = list(printings)
        rng.shuffle(titles)
        deck = Deck(tuple(chosen), tuple(rng.choice(printings[title]) for title in (titles * 3)[:40]))
        if not deck_problems(deck):
            return deck


def real_game(seed: int, edition: str, **how) -> tuple[Game, random.Random]:
    """A new game of two such decks, and the random numbers to play it with."""
    decks = (real_deck(f"you {seed}"), real_deck(f"rival {seed}"))
    return new_game(decks, ruleset(edition), **how), random.Random(f"real {edition} {seed}")


class RealWatcher(Watcher):
    """Checks as `Watcher` does; sales by effects may come on top of the one of the turn."""

    def __call__(self, game: Game, event: Event) -> None:
        by_effect = event.kind == "sold" and event.note == "effect"
        before = self.limited["sold", event.player]
        if by_effect:
            self.limited["sold", event.player] = 0
        super().__call__(game, event)
        if by_effect:
            self.limited["sold", event.player] = before
