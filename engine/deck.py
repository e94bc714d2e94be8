"""Decks and new games (chapters 3.20 and 7.3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.errors import IllegalPosition, Problem
from engine.game import Game
from engine.position import Piece, Player, Position, set_up

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.events import Event
    from engine.facts import CardFacts
    from engine.ruleset import Ruleset

SMALLEST: Final = 40
LARGEST: Final = 50
COPIES: Final = 3
LEGENDS: Final = 3


@dataclass(frozen=True, slots=True)
class Deck:
    """What a player brings: three Legends, and the main deck."""

    legends: tuple[CardFacts, ...]
    main: tuple[CardFacts, ...]


def ram_limits(legends: Sequence[CardFacts]) -> dict[str, int]:
    """The deck's RAM limit in each colour: 0, raised by each Legend's RAM (`card.ram-limit-sum`)."""
    limits: dict[str, int] = {}
    for legend in legends:
        if legend.color is not None and legend.ram is not None:
            limits[legend.color] = limits.get(legend.color, 0) + legend.ram
    return limits


def deck_problems(deck: Deck, where: str = "deck") -> list[Problem]:
    """Everything that makes a deck illegal (`deck-building.legal-deck` and what it refers to)."""
    problems: list[Problem] = []

    def add(message: str, *keys: str) -> None:
        problems.append(Problem(where, message, keys))

    if len(deck.legends) != LEGENDS:
        add(f"a deck has exactly three Legends, not {len(deck.legends)}", "deck-building.legal-deck")
    for card in deck.legends:
        if card.type != "Legend":
            add(f"{card.title} is no Legend", "deck-building.legal-deck")
    names = [c.name for c in deck.legends]
    for name in sorted({n for n in names if names.count(n) > 1}):
        add(
            f"two Legends are named {name}",
            "deck-building.legend-names-differ",
            "card.name-excludes-subtitle",
        )
    if not SMALLEST <= len(deck.main) <= LARGEST:
        add(f"the main deck has {len(deck.main)} cards, not 40 to 50", "deck-building.main-deck-size")
    limits = ram_limits(deck.legends)
    counts: dict[tuple[str, str | None], int] = {}
    for card in deck.main:
        counts[card.name, card.subtitle] = counts.get((card.name, card.subtitle), 0) + 1
    for card in dict.fromkeys(deck.main):
        if card.type not in ("Unit", "Gear", "Program"):
            add(f"{card.title} does not belong in a main deck", "deck-building.legal-deck")
        if counts.pop((card.name, card.subtitle), 0) > COPIES:
            add(
                f"more than three copies of {card.title}",
                "deck-building.three-copies",
                "card.subtitle-tells-cards-apart",
            )
        if card.ram is not None and card.color is not None and card.ram > limits.get(card.color, 0):
            add(
                f"{card.title} has RAM {card.ram} {card.color}, the limit is {limits.get(card.color, 0)}",
                "deck-building.ram-limit", "card.ram-within-limit",
            )  # fmt: skip
    return problems


@lru_cache(maxsize=256)
def _known_problems(deck: Deck) -> tuple[Problem, ...]:
    """The problems of a deck, found once for each deck."""
    return tuple(deck_problems(deck))


def new_game(
    decks: tuple[Deck, Deck],
    rules: Ruleset | None = None,
    *,
    on_event: Callable[[Game, Event], None] | None = None,
) -> Game:
    """A game from the very start (who goes first is the first decision). Raises IllegalPosition for an illegal deck."""
    problems = [
        Problem(f"deck of player {i}", p.message, p.keys)
        for i, d in enumerate(decks)
        for p in _known_problems(d)
    ]
    if problems:
        raise IllegalPosition(problems)
    players = tuple(
        Player(legends=[Piece(c, face_up=False) for c in d.legends], deck=[Piece(c) for c in d.main])
        for d in decks
    )
    position = Position(players=(players[0], players[1]), phase="setup", turn=0)
    return set_up(position, rules, on_event=on_event)
