"""Words that stand for themselves in card text: tags, colors, keywords, icons, and the misprints that are known."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

TRIGGER_KEYWORDS: Final = ("PLAY", "ATTACK", "CALL", "DEFEATED")
EFFECT_KEYWORDS: Final = ("ADRENALINE", "BLOCKER", "GO SOLO", "QUICK")
COLORS: Final = ("Red", "Green", "Blue", "Yellow")

ICONS: Final = {
    **{word: word for word in (*TRIGGER_KEYWORDS, *EFFECT_KEYWORDS)},
    "FLIP": "CALL",  # the first printings named it so
    "GOSOLO": "GO SOLO",
    "SPEND": "SPEND",
    "SPEND ICON": "SPEND",
    "STAR": "STAR",
    "STREET CRED": "STAR",
}
"""What stands in braces or brackets, and what it is called here."""

CONTRACTIONS: Final = {
    "it's": ("it", "is"),
    "they're": ("they", "are"),
    "that's": ("that", "is"),
    "there's": ("there", "is"),
    "you've": ("you", "have"),
    "isn't": ("is", "not"),
    "aren't": ("are", "not"),
    "wasn't": ("was", "not"),
    "weren't": ("were", "not"),
    "don't": ("do", "not"),
    "doesn't": ("do", "not"),
    "didn't": ("did", "not"),
    "haven't": ("have", "not"),
    "hasn't": ("has", "not"),
    "cannot": ("can't",),
    "does": ("do",),
}
"""What is written as one word and read as others."""

SILENT: Final = ("already",)
"""Words that say nothing beside the tense they go with: "if you already played a Gear this turn"."""

JOINED: Final = {
    ("face", "up"): "face-up",
    ("face", "down"): "face-down",
    ("value", "pair"): "value-pair",
    ("value", "pairs"): "value-pairs",
    ("bottom", "deck"): "bottom-deck",
    ("top", "deck"): "top-deck",
    ("can", "not"): "can't",
    ("street", "cred"): "☆",
}
"""Pairs of words that other printings write as one."""

MISPRINTS: Final = {("up", "yo"): ("up", "to")}
"""Words that no card means, and what a printing that has them means."""

NUMBER_WORDS: Final = {
    word: number
    for number, word in enumerate(
        ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    )
}


@cache
def known_tags() -> frozenset[str]:
    """The tags of all cards in the catalogue, in capitals as they are printed."""
    raw = resources.files("engine").joinpath("catalogue/cards.json").read_text(encoding="utf-8")
    return frozenset(tag for card in json.loads(raw) for tag in card["tags"])


@cache
def longest_tag() -> int:
    """How many words the longest known tag has; a possessive ending is a word of its own."""
    return max(len(tag.replace("'S", " 'S").split()) for tag in known_tags())
