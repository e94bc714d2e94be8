"""A card as searches see it: its current printing, with what all its printings say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import engine
from engine.cards import spelling
from scenarios.collection.cards import AtHand, cards_at_hand, is_read
from scenarios.collection.features import features
from scenarios.collection.occasions import events
from scenarios.collection.sets import legality
from scenarios.play.underway import words_of


@dataclass(frozen=True, slots=True)
class Entry:
    """One card. `card`: its printing in force; `spelt`: name and subtitle as they are compared; `texts`: in small
    letters, our wording and, where imported, the printed one; `sets`: codes of all its printings' sets; `ids`: theirs.
    """

    card: engine.CardFacts
    spelt: str
    texts: tuple[str, ...]
    wording: str | None
    sets: tuple[str, ...]
    ids: tuple[str, ...]
    legality: str
    features: frozenset[str]
    events: frozenset[str]


def entries() -> tuple[Entry, ...]:
    """All cards at hand, each once. Raises rules_index.StoreError."""
    return _entries(cards_at_hand())


@lru_cache(maxsize=2)
def _entries(at_hand: AtHand) -> tuple[Entry, ...]:
    cards: dict[str, engine.CardFacts] = {}
    for card in at_hand.catalogue:
        cards.setdefault(spelling(card.title), at_hand.catalogue.printings(card)[0])
    return tuple(_entry(at_hand, card) for card in cards.values())


def _entry(at_hand: AtHand, card: engine.CardFacts) -> Entry:
    printings = at_hand.catalogue.printings(card)
    wording = wording_of(card)
    texts = [wording, *(at_hand.printed(printing.id) for printing in printings[:1])]
    return Entry(
        card=card,
        spelt=spelling(card.title),
        texts=tuple(text.lower() for text in texts if text),
        wording=wording,
        sets=tuple(dict.fromkeys(p.set_code for p in printings if p.set_code)),
        ids=tuple(printing.id for printing in printings),
        legality=legality(printings).standing,
        features=features(card.abilities),
        events=events(card.abilities),
    )


def wording_of(card: engine.CardFacts) -> str | None:
    """What a card does in our wording, one paragraph an effect; None where its text was not read."""
    return "\n".join(words_of(ability, card.type) for ability in card.abilities) if is_read(card) else None
