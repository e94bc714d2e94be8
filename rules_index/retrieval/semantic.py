"""Search by meaning: the passages of all entries as vectors in a FAISS index, and what was learned of each rule."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rules_index.errors import ModelError
from rules_index.retrieval.corpus import TOPICS, Entry
from rules_index.retrieval.encoder import DIMENSIONS, encoder
from rules_index.retrieval.learned import Learned
from rules_index.retrieval.lexical import Scores
from rules_index.retrieval.links import DECIDING, NEXT
from rules_index.retrieval.shipped import Shipped
from rules_index.retrieval.vectors import PassageVectors

# How fast a passage's say falls with its distance from the nearest one.
_FALL = 0.06
# Below all inner products of unit vectors.
_FARTHEST = -2.0


class Meaning(NamedTuple):
    """How near every entry is to a query by meaning.

    `nearness` is that of its nearest passage, `learned` that of what was learned of it, and `answered` tells how
    many of the questions near the query it answers, on a scale from 0 of doublings.
    """

    nearness: Scores
    learned: Scores
    answered: Scores


class SemanticIndex:
    """The passages of a list of entries, comparable with a query by meaning."""

    def __init__(self, entries: Sequence[Entry], vectors: PassageVectors, shipped: Shipped) -> None:
        """Index the passages of the entries. Raises ModelError where faiss is missing."""
        passages = [(text, place) for place, entry in enumerate(entries) for text in entry.passages]
        self._owner: NDArray[np.int64] = np.array([place for _, place in passages], dtype=np.int64)
        self._size = len(entries)
        self._answers = _answers(entries)
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

    def scores(self, queries: Sequence[str], said: Mapping[str, float]) -> Meaning:
        """How near every entry is to the wordings of one query; `said` holds its stems with their shares."""
        asked = encoder().encode(queries)
        near = np.zeros((len(asked), len(self._owner)), dtype=np.float64)
        # All passages by range: a search for the nearest would sort them, which takes longer than to compare them.
        _, found, places = self._index.range_search(asked, _FARTHEST)
        np.put_along_axis(near, places.reshape(near.shape), found.reshape(near.shape), axis=1)
        return Meaning(
            self._nearness(near), self._learned.scores(asked, said), self._answered(near.max(axis=0))
        )

    def _nearness(self, near: Scores) -> Scores:
        best = np.zeros((len(near), self._size), dtype=np.float64)
        for row, passages in zip(best, near, strict=True):
            np.maximum.at(row, self._owner, passages)
        return best.mean(axis=0)

    def _answered(self, near: Scores) -> Scores:
        say = np.exp((near - near.max()) / _FALL)
        passages, places, shares = self._answers
        weight = np.bincount(places, weights=say[passages] * shares, minlength=self._size)
        return np.log2(1.0 + 1e4 * weight / say.sum())


def _answers(entries: Sequence[Entry]) -> tuple[NDArray[np.int64], NDArray[np.int64], Scores]:
    """Which passage is answered by which entry, and how much: its own, or those that a common question names."""
    place_of = {entry.key: place for place, entry in enumerate(entries)}
    rows: list[tuple[int, int, float]] = []
    passage = 0
    for place, entry in enumerate(entries):
        if entry.document in DECIDING:
            answers = [(place, 1.0)]
        else:
            named = [place_of[ref] for ref in entry.refs if entry.document == TOPICS and ref in place_of]
            answers = [(target, NEXT**rank) for rank, target in enumerate(named)]
        for _ in entry.passages:
            rows += [(passage, target, share) for target, share in answers]
            passage += 1
    return (
        np.array([passage for passage, _, _ in rows], dtype=np.int64),
        np.array([target for _, target, _ in rows], dtype=np.int64),
        np.array([share for _, _, share in rows], dtype=np.float64),
    )
