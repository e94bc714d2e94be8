"""The index of one edition: all its entries, and every entry's score for a query."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import numpy as np

from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.lexical import LexicalIndex, Scores
from rules_index.retrieval.links import Links
from rules_index.retrieval.semantic import SemanticIndex
from rules_index.retrieval.vectors import PassageVectors
from rules_index.retrieval.words import Vocabulary

Way = Literal["lexical", "semantic", "hybrid"]

# The part of the words in the fused score; the rest is the part of the meaning.
WORDS_SHARE = 0.35


class SearchIndex:
    """All entries of an edition, with the ways to score them."""

    def __init__(
        self, entries: Sequence[Entry], vocabulary: Vocabulary, vectors: Callable[[], PassageVectors]
    ) -> None:
        """Index the words at once; `vectors` is called on the first search by meaning."""
        self.entries = tuple(entries)
        self.places = {entry.key: place for place, entry in enumerate(self.entries)}
        self._vocabulary = vocabulary
        self._vectors = vectors
        self._lexical = LexicalIndex(self.entries, vocabulary)
        self._semantic: SemanticIndex | None = None
        self._links = Links(self.entries)

    def scores(self, query: str, way: Way, *, linked: bool = True) -> Scores:
        """The score of every entry, 0 where it has nothing to do with the query.

        `linked` lets entries lend weight to what they refer to. Raises ModelError where the way needs the
        model and it is not available.
        """
        if way == "lexical":
            found = self._lexical.scores(query)
        elif way == "semantic":
            found = self._by_meaning(query)
        else:
            words, meaning = self._lexical.scores(query), self._by_meaning(query)
            found = WORDS_SHARE * _standard(words) + (1 - WORDS_SHARE) * _standard(meaning)
        found = np.maximum(found, 0.0)
        return self._links.spread(found) if linked else found

    def knows(self, query: str) -> bool:
        """Whether any word of the query, or what it stands for, is in any entry."""
        return bool(self._lexical.scores(query).any())

    def _by_meaning(self, query: str) -> Scores:
        if self._semantic is None:
            self._semantic = SemanticIndex(self.entries, self._vectors())
        translated = self._vocabulary.translated(query)
        return self._semantic.scores(list(dict.fromkeys((query, translated))))


def _standard(scores: Scores) -> Scores:
    """The scores on a common scale: 0 is the mean of all entries, 1 a standard deviation above it."""
    spread = float(scores.std())
    return (scores - scores.mean()) / spread if spread > 0 else np.zeros_like(scores)
