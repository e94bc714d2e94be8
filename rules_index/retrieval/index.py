"""The index of one edition: all its entries, and every entry's score for a query."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

import numpy as np

from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.lexical import LexicalIndex, Scores
from rules_index.retrieval.links import DECIDING, Links
from rules_index.retrieval.ranking import Ranking, fused
from rules_index.retrieval.semantic import Meaning, SemanticIndex
from rules_index.retrieval.shipped import Shipped
from rules_index.retrieval.vectors import PassageVectors
from rules_index.retrieval.words import Vocabulary, phrase

Way = Literal["lexical", "semantic", "hybrid"]

# How near the nearest passage and the nearest rule have to be, on average, for a query to be about the game at all.
# Of our own and the shared questions and 150 common ones the farthest is at 0.47, and its words are known; 74 strings
# of letters come to 0.41 at most, and so do all but two of 30 questions about anything else (the two: 0.47). The
# higher floor is for queries of which no word is known, the lower one for those of which less than half is.
FLOOR_WITHOUT_WORDS = 0.44
FLOOR_WITH_FEW_WORDS = 0.42


class SearchIndex:
    """All entries of an edition, with the ways to score them."""

    def __init__(
        self,
        entries: Sequence[Entry],
        vocabulary: Vocabulary,
        meaning: Callable[[], tuple[PassageVectors, Shipped]],
    ) -> None:
        """Index the words at once; `meaning` is called on the first search by meaning."""
        self.entries = tuple(entries)
        self.places = {entry.key: place for place, entry in enumerate(self.entries)}
        self._vocabulary = vocabulary
        self._meaning = meaning
        self._lexical = LexicalIndex(self.entries, vocabulary)
        self._semantic: SemanticIndex | None = None
        self._making = threading.Lock()
        self._links = Links(self.entries)
        self._ranking = Ranking(self.entries, self._links)
        # A stem in one statement alone may be there by chance; one in two or more is this game's own.
        used = Counter(
            stem
            for entry in self.entries
            if entry.document in DECIDING
            for stem in set(phrase(entry.statement))
        )
        self._own_stems = frozenset(stem for stem, statements in used.items() if statements > 1)

    def scores(self, query: str, way: Way) -> Scores:
        """The score of every entry; what is not above 0 has nothing to do with the query.

        All are 0 where the query is not about the game. Raises ModelError where the way needs the model and it is
        not available.
        """
        if way == "lexical":
            return self._links.spread(self._lexical.scores(query))
        meaning = self.by_meaning(query)
        if float(meaning.nearness.max() + meaning.learned.max()) / 2 < self._floor(query):
            return np.zeros_like(meaning.nearness)
        words = self._lexical.scores(query) if way == "hybrid" else np.zeros_like(meaning.nearness)
        return self._ranking.scores(words, meaning)

    def plain_scores(self, query: str, way: Way) -> Scores:
        """The same by BM25 and by the nearest passage alone, or by these two fused: what the rest is measured by."""
        if way == "lexical":
            return self._lexical.scores(query)
        nearness = self.by_meaning(query).nearness
        return nearness if way == "semantic" else fused(self._lexical.scores(query), nearness)

    def parts(self, query: str) -> dict[str, Scores]:
        """What the score of every entry is made of. Raises ModelError."""
        return self._ranking.parts(self._lexical.scores(query), self.by_meaning(query))

    def knows(self, query: str) -> bool:
        """Whether any word of the query, or what it stands for, is in any entry."""
        return self._lexical.known_share(query) > 0

    def _floor(self, query: str) -> float:
        known = self._lexical.known_share(query)
        if known >= 0.5:
            return 0.0
        return FLOOR_WITH_FEW_WORDS if known else FLOOR_WITHOUT_WORDS

    def by_meaning(self, query: str) -> Meaning:
        """How near every entry is to the query as asked and in this game's words. Raises ModelError."""
        with self._making:
            if self._semantic is None:
                self._semantic = SemanticIndex(self.entries, *self._meaning())
        translated = self._vocabulary.translated(query, self._own_stems)
        wordings = list(dict.fromkeys((query, translated)))
        return self._semantic.scores(wordings, self._vocabulary.weighed(query))
