"""Decks and new games (chapters 3.20 and 7.3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.effects.tree import DeckRule
from engine.errors import IllegalPosition, Problem
from engine.game import Game
from engine.position import Piece, Player, Position, lay_out
from engine.ruleset import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engine.events import Event
    from engine.facts import CardFacts
    from engine.ruleset import Ruleset
    from engine.state import State

Complaint = tuple[str, tuple[str, ...]]

SMALLEST: Final = 40
LARGEST: Final = 50
COPIES: Final = 3
LEGENDS: Final = 3


@dataclass(frozen=True, slots=True)
class Deck:
    """What a player brings: three Legends, and the main deck; `banned`: ids of cards that the format does not allow."""

    legends: tuple[CardFacts, ...]
    main: tuple[CardFacts, ...]
    banned: frozenset[str] = frozenset()


def ram_limits(legends: Sequence[CardFacts]) -> dict[str, int]:
    """The deck's RAM limit in each colour: 0, raised by each Legend's RAM (`card.ram-limit-sum`)."""
    limits: dict[str, int] = {}
    for legend in legends:
        if legend.color is not None and legend.ram is not None:
            limits[legend.color] = limits.get(legend.color, 0) + legend.ram
    return limits


def copies_allowed(card: CardFacts) -> int | None:
    """How many copies a deck may have: three, or what the card itself says (`deck-building.card-exceptions`)."""
    return next((a.copies for a in card.abilities if isinstance(a, DeckRule)), COPIES)


def deck_problems(deck: Deck, where: str = "deck", *, banned: frozenset[str] = frozenset()) -> list[Problem]:
    """Everything that makes a deck illegal (`deck-building.legal-deck` and what it refers to).

    banned: ids of cards that the format does not allow (`deck-building.format-legal-cards`).
    """
    limits = ram_limits(deck.legends)
    counts = Counter((c.name, c.subtitle) for c in deck.main)
    complaints = [*_wrong_legends(deck), *_wrong_size(deck)]
    complaints.extend(
        (f"{card.title} is not legal in this format", ("deck-building.format-legal-cards",))
        for card in dict.fromkeys((*deck.legends, *deck.main))
        if card.id in banned | deck.banned
    )
    for card in dict.fromkeys(deck.main):
        if card.type not in ("Unit", "Gear", "Program"):
            complaints.append((f"{card.title} does not belong in a main deck", ("deck-building.legal-deck",)))
        complaints.extend((*_too_many(card, counts), *_too_much_ram(card, limits)))
    return [Problem(where, message, keys) for message, keys in complaints]


def _wrong_legends(deck: Deck) -> Iterator[Complaint]:
    if len(deck.legends) != LEGENDS:
        yield f"a deck has exactly three Legends, not {len(deck.legends)}", ("deck-building.legal-deck",)
    for card in deck.legends:
        if card.type != "Legend":
            yield f"{card.title} is no Legend", ("deck-building.legal-deck",)
    names = [c.name for c in deck.legends]
    for name in sorted({n for n in names if names.count(n) > 1}):
        keys = ("deck-building.legend-names-differ", "card.name-excludes-subtitle")
        yield f"two Legends are named {name}", keys


def _wrong_size(deck: Deck) -> Iterator[Complaint]:
    if not SMALLEST <= len(deck.main) <= LARGEST:
        yield f"the main deck has {len(deck.main)} cards, not 40 to 50", ("deck-building.main-deck-size",)


def _too_many(card: CardFacts, counts: Counter[tuple[str, str | None]]) -> Iterator[Complaint]:
    allowed = copies_allowed(card)
    count = counts.pop((card.name, card.subtitle), 0)
    if allowed is not None and count > allowed:
        usual = ("deck-building.three-copies", "card.subtitle-tells-cards-apart")
        yield (
            f"more than {allowed} copies of {card.title}",
            usual if allowed == COPIES else ("deck-building.card-exceptions",),
        )


def _too_much_ram(card: CardFacts, limits: dict[str, int]) -> Iterator[Complaint]:
    if card.ram is None or card.color is None or card.ram <= limits.get(card.color, 0):
        return
    limit = limits.get(card.color, 0)
    keys = (
        "deck-building.ram-limit", "card.ram-within-limit", "card.ram-limits-from-legends", "card.ram-limit-sum",
        "card.ram-limit-raised" if limit else "card.ram-limit-default",
    )  # fmt: skip
    yield f"{card.title} has RAM {card.ram} {card.color}, the limit is {limit}", keys


@lru_cache(maxsize=64)
def _laid_out(decks: tuple[Deck, Deck]) -> State:
    """The state before the first decision: checked and laid out once for each pair of decks, then copied."""
    problems = [
        Problem(f"deck of player {i}", p.message, p.keys)
        for i, deck in enumerate(decks)
        for p in deck_problems(deck)
    ]
    if problems:
        raise IllegalPosition(problems)
    first, second = (
        Player(legends=[Piece(c, face_up=False) for c in d.legends], deck=[Piece(c) for c in d.main])
        for d in decks
    )
    return lay_out(Position(players=(first, second), phase="setup", turn=0))


def new_game(
    decks: tuple[Deck, Deck],
    rules: Ruleset | None = None,
    *,
    on_event: Callable[[Game, Event], None] | None = None,
) -> Game:
    """A game from the very start (who goes first is the first decision). Raises IllegalPosition for an illegal deck."""
    return Game(_laid_out(decks).copy(), rules or ruleset(), on_event=on_event)
