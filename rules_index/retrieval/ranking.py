"""How the parts of a search make one score. The weights were fitted on our own questions alone
(`benchmarks/search.py --fit`) and rounded; the questions of ../shared only measure what comes of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from rules_index.editions import parent_number
from rules_index.retrieval.corpus import TOPICS, Entry
from rules_index.retrieval.lexical import Scores
from rules_index.retrieval.links import CITED, CITING, DECIDING, Links
from rules_index.retrieval.semantic import Meaning

# The part of the words in what words and passages say together; the rest is the part of the passages' meaning.
WORDS_SHARE = 0.35

WEIGHTS: Mapping[str, float] = {
    "learned": 1.0,
    "answered": 0.25,
    "fused": 0.25,
    "topics": 0.2,
    "cited": 0.35,
    "citing": 0.5,
    "heading": -0.2,
    "definition": -0.4,
    "tournament": 0.7,
}


def standard(scores: Scores) -> Scores:
    """The scores on a common scale: 0 is the mean of all entries, 1 a standard deviation above it."""
    spread = float(scores.std())
    return (scores - scores.mean()) / spread if spread > 0 else np.zeros_like(scores)


def fused(words: Scores, nearness: Scores) -> Scores:
    """What words and passages say together, 0 where it is no more than of the mean entry."""
    return np.maximum(WORDS_SHARE * standard(words) + (1 - WORDS_SHARE) * standard(nearness), 0.0)


class Ranking:
    """The parts of every entry's score, and their sum."""

    def __init__(self, entries: Sequence[Entry], links: Links) -> None:
        """Note what is so whatever the query: headings, definitions and tournament rules."""
        above = {parent_number(number) for entry in entries for number in entry.numbers}
        self._links = links
        self._deciding = np.array([entry.document in DECIDING for entry in entries])
        self._always = {
            "heading": np.array([float(not above.isdisjoint(entry.numbers)) for entry in entries]),
            "definition": np.array([float(entry.kind == "definition") for entry in entries]),
            "tournament": np.array([float(entry.document == "tournament") for entry in entries]),
        }

    def parts(self, words: Scores, meaning: Meaning) -> dict[str, Scores]:
        """Every entry's score by part; what has no learned score is ranked by words and passages alone."""
        known = np.zeros_like(meaning.learned)
        known[self._deciding] = standard(meaning.learned[self._deciding])
        lending = np.maximum(known, 0.0)
        return {
            "learned": known,
            "answered": meaning.answered,
            "fused": fused(words, meaning.nearness),
            "topics": self._links.lent(TOPICS, np.maximum(standard(words), 0.0)),
            "cited": self._links.lent(CITED, lending),
            "citing": self._links.lent(CITING, lending),
            **self._always,
        }

    def scores(self, words: Scores, meaning: Meaning) -> Scores:
        """Every entry's score."""
        parts = self.parts(words, meaning)
        return np.sum([WEIGHTS[name] * part for name, part in parts.items()], axis=0)
