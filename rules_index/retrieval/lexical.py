"""Search by words: BM25 over the stems of each entry's texts."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.words import MEANT_WEIGHT, Vocabulary

Scores = NDArray[np.float64]


class LexicalIndex:
    """BM25 over a list of entries."""

    def __init__(self, entries: Sequence[Entry], vocabulary: Vocabulary) -> None:
        """Index the entries."""
        self._vocabulary = vocabulary
        texts = [list(vocabulary.stems(entry.text)) for entry in entries]
        self._known = {stem for text in texts for stem in text}
        self._index: Any = import_module("bm25s").BM25(method="lucene", k1=1.2, b=0.6)
        self._index.index(texts, show_progress=False)
        self._size = len(entries)

    def scores(self, query: str) -> Scores:
        """The score of every entry for a query, 0 where no word is shared."""
        asked = self._vocabulary.stems(query)
        scores = self._score(asked)
        meanings = self._vocabulary.meanings(query)
        meant = self._vocabulary.stems(" ".join(meanings)) if meanings else ()
        return scores + MEANT_WEIGHT * self._score([stem for stem in meant if stem not in asked])

    def known_share(self, query: str) -> float:
        """The part of the query's words that are in any entry, themselves or by what they stand for."""
        stems = self._vocabulary.stems(query)
        if not stems:
            return 0.0
        known = [stem in self._known or bool(self._vocabulary.meanings(stem)) for stem in stems]
        # A saying of several words may mean something although none of them does by itself.
        return max(sum(known), int(bool(self._vocabulary.meanings(query)))) / len(stems)

    def _score(self, wanted: Sequence[str]) -> Scores:
        known = [stem for stem in wanted if stem in self._known]
        if not known:
            return np.zeros(self._size, dtype=np.float64)
        return np.asarray(self._index.get_scores(known), dtype=np.float64)
