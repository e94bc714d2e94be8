"""Search by meaning: the passages of all entries as vectors in a FAISS index, and what was learned of each rule."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules_index.errors import ModelError
from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.encoder import DIMENSIONS, Vectors, encoder
from rules_index.retrieval.learned import Learned
from rules_index.retrieval.lexical import Scores
from rules_index.retrieval.shipped import Shipped
from rules_index.retrieval.vectors import PassageVectors


class SemanticIndex:
    """The passages of a list of entries, comparable with a query by meaning."""

    def __init__(self, entries: Sequence[Entry], vectors: PassageVectors, shipped: Shipped) -> None:
        """Index the passages of the entries. Raises ModelError where faiss is missing."""
        passages = [
            (text, place) for place, entry in enumerate(entries) if entry.compared for text in entry.passages
        ]
        self._owner: NDArray[np.int64] = np.array([place for _, place in passages], dtype=np.int64)
        self._size = len(entries)
        self._learned = Learned(entries, vectors, shipped)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                faiss: Any = import_module("faiss")
            except ImportError as error:
                raise ModelError(f"search by meaning needs faiss: {error}") from None
        # A query or two against some thousands of vectors: threads would only wait for one another.
        faiss.omp_set_num_threads(1)
        self._index: Any = faiss.IndexFlatIP(DIMENSIONS)
        self._index.add(vectors.of([text for text, _ in passages]))

    def scores(self, queries: Sequence[str]) -> tuple[Scores, Scores]:
        """How near every entry is to the wordings of a query, averaged over these: by the best of its passages,
        and by what was learned of it.
        """
        asked = encoder().encode(queries)
        return self._nearness(asked), self._learned.scores(asked)

    def _nearness(self, asked: Vectors) -> Scores:
        found, places = self._index.search(asked, self._index.ntotal)
        total = np.zeros(self._size, dtype=np.float64)
        for nearness, place in zip(found, places, strict=True):
            best = np.zeros(self._size, dtype=np.float64)
            np.maximum.at(best, self._owner[place], nearness)
            total += best
        return total / len(asked)
