"""Search by meaning: the passages of all entries as vectors in a FAISS index, kept in the cache by their
content.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules_index.errors import ModelError
from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.encoder import DIMENSIONS, encoder
from rules_index.retrieval.lexical import Scores
from rules_index.retrieval.vectors import PassageVectors


class SemanticIndex:
    """The passages of a list of entries, comparable with a query by meaning."""

    def __init__(self, entries: Sequence[Entry], vectors: PassageVectors) -> None:
        """Index the passages of the entries. Raises ModelError where faiss is missing."""
        passages = [(text, place) for place, entry in enumerate(entries) for text in entry.passages]
        self._owner: NDArray[np.int64] = np.array([place for _, place in passages], dtype=np.int64)
        self._size = len(entries)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                faiss: Any = import_module("faiss")
            except ImportError as error:
                raise ModelError(f"search by meaning needs faiss: {error}") from None
        self._index: Any = faiss.IndexFlatIP(DIMENSIONS)
        self._index.add(vectors.of([text for text, _ in passages]))

    def scores(self, queries: Sequence[str]) -> Scores:
        """How near every entry is to the queries: the best of its passages, averaged over the queries."""
        found, places = self._index.search(encoder().encode(queries), self._index.ntotal)
        total = np.zeros(self._size, dtype=np.float64)
        for nearness, place in zip(found, places, strict=True):
            best = np.full(self._size, -1.0)
            np.maximum.at(best, self._owner[place], nearness)
            total += best
        return total / len(queries)
