"""How words of a query are found in names, tags and texts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rapidfuzz import fuzz

from engine.cards import spelling
from scenarios.collection.entry import Entry

NEAR: Final = 82
"""From this likeness on a word counts as a name's word misspelt; one wrong letter of six is at it."""

SHORTEST: Final = 4
"""Shorter words must be spelt right: among them a letter makes another word."""


def mentions(entry: Entry, said: str, *, exactly: bool = False) -> bool:
    """Whether a card has these words in its name, tags or text; unless `exactly`, a name's word may be misspelt."""
    spelt = spelling(said)
    if any(said.lower() in card_id for card_id in entry.ids) or in_text(entry, said):
        return True
    if spelt and spelt in entry.spelt:
        return True
    if any(spelt == spelling(tag) for tag in entry.card.tags):
        return True
    return not exactly and like_name(entry, spelt)


def in_text(entry: Entry, said: str) -> bool:
    """Whether a card's text, in our wording or as printed, has these words."""
    words = said.lower().strip()
    return bool(words) and any(words in text for text in entry.texts)


def in_name(entry: Entry, said: str) -> bool:
    """Whether a card's name or subtitle has these words, also a little misspelt."""
    spelt = spelling(said)
    return bool(spelt) and (spelt in entry.spelt or like_name(entry, spelt))


def like_name(entry: Entry, spelt: str) -> bool:
    """Whether each of the words is spelt like one of the card's name."""
    words = spelt.split()
    return bool(words) and all(_like(word, entry.spelt) for word in words)


@lru_cache(maxsize=8192)
def _like(word: str, name: str) -> bool:
    if len(word) < SHORTEST:
        return word in name.split()
    return any(fuzz.ratio(word, part) >= NEAR for part in name.split())


def rank(entry: Entry, words: tuple[str, ...]) -> tuple[int, int]:
    """How well a card fits words that it mentions; less is better: names before tags before texts."""
    total = 0
    for said in words:
        spelt = spelling(said)
        if spelt == entry.spelt or spelt == spelling(entry.card.name):
            total += 0
        elif spelt and f" {spelt} " in f" {entry.spelt} ":
            total += 1
        elif spelt and spelt in entry.spelt:
            total += 2
        elif any(spelt == spelling(tag) for tag in entry.card.tags):
            total += 3
        elif in_text(entry, said):
            total += 4
        else:
            total += 5
    whole = fuzz.ratio(spelling(" ".join(words)), entry.spelt) if words else 0
    return total, -int(whole)
