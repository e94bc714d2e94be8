"""A later edition's rules matched with the keys of the digest by what they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from rapidfuzz import fuzz, process, utils

from rules_index.book import Digest
from rules_index.editions import EDITIONS, chapter_of, parent_number
from rules_index.official.parsed import Passage

Finding = Literal["same", "moved", "reworded", "new", "gone"]

# Likeness of two texts, 0 to 100.
_SAME = 97.0
_ALIKE = 60.0
# What an unchanged number is worth when several old rules resemble a new one.
_SAME_NUMBER = 12.0
_SAME_PARENT = 4.0


@dataclass(frozen=True, slots=True)
class Match:
    """What became of a rule: `number` in the new document, `key` and `old_number` in the digest's last
    edition.
    """

    finding: Finding
    number: str | None
    key: str | None
    old_number: str | None
    likeness: float


def match_rules(passages: Sequence[Passage], book: Digest, wording: Mapping[str, str]) -> list[Match]:
    """Match each rule of a later edition with a rule of the last edition that the digest has.

    `wording` maps that edition's numbers to the publisher's text where it has been imported; elsewhere our
    statements stand in, and the likeness is lower. Every finding is a proposal for a person to confirm.
    """
    edition = EDITIONS[-1]
    old_numbers = book.numbers(edition)
    rules = [book.find(number, edition) for number in old_numbers]
    old_texts = [
        wording.get(number) or rule.statement(edition)
        for number, rule in zip(old_numbers, rules, strict=True)
    ]
    likeness = process.cdist(
        [passage.text for passage in passages],
        old_texts,
        scorer=fuzz.token_sort_ratio,
        processor=utils.default_process,
        dtype=np.float32,
    )
    pairs = _best_pairs([passage.number for passage in passages], old_numbers, np.asarray(likeness))
    found: list[Match] = []
    for place, passage in enumerate(passages):
        if place not in pairs:
            found.append(Match("new", passage.number, None, None, 0.0))
            continue
        old = pairs[place]
        score = float(likeness[place, old])
        finding = _finding(passage.number, old_numbers[old], score)
        found.append(Match(finding, passage.number, rules[old].key, old_numbers[old], round(score, 1)))
    taken = set(pairs.values())
    chapters = {chapter_of(passage.number) for passage in passages}
    for old, number in enumerate(old_numbers):
        if old not in taken and chapter_of(number) in chapters:
            found.append(Match("gone", None, rules[old].key, number, 0.0))
    return found


def _finding(number: str, old_number: str, likeness: float) -> Finding:
    if likeness < _SAME:
        return "reworded"
    return "same" if number == old_number else "moved"


def _best_pairs(numbers: Sequence[str], old_numbers: Sequence[str], likeness: np.ndarray) -> dict[int, int]:
    """Pairs of places, the most alike first, each place at most once."""
    place_of = {number: place for place, number in enumerate(old_numbers)}
    worth = likeness.astype(np.float64)
    worth[worth < _ALIKE - _SAME_NUMBER] = 0.0
    for place, number in enumerate(numbers):
        if number in place_of and worth[place, place_of[number]]:
            worth[place, place_of[number]] += _SAME_NUMBER
        parent = parent_number(number)
        for old, old_number in enumerate(old_numbers):
            if worth[place, old] and parent is not None and parent_number(old_number) == parent:
                worth[place, old] += _SAME_PARENT
    pairs: dict[int, int] = {}
    taken: set[int] = set()
    for flat in np.argsort(-worth, axis=None, kind="stable"):
        place, old = (int(part) for part in np.unravel_index(int(flat), worth.shape))
        if worth[place, old] < _ALIKE:
            break
        if place not in pairs and old not in taken:
            pairs[place] = old
            taken.add(old)
    return pairs
