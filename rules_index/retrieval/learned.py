"""What was learned from the common questions: where, among the vectors, the questions that a rule answers lie.

A rule's statement lies where its words lie; the questions that it answers may lie elsewhere. `building` learns a
vector for each rule, one turn for all queries, and where each word pulls a query that has it, so that the questions
come to lie with their rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.encoder import Vectors
from rules_index.retrieval.lexical import Scores
from rules_index.retrieval.links import DECIDING
from rules_index.retrieval.shipped import Shipped, unit
from rules_index.retrieval.vectors import PassageVectors


class Learned:
    """The learned vectors of a list of entries, comparable with a query."""

    def __init__(self, entries: Sequence[Entry], vectors: PassageVectors, shipped: Shipped) -> None:
        """Take the vectors of rules and sections; one that nothing was learned for lies amid its passages."""
        self._size = len(entries)
        self._places = np.array([place for place, entry in enumerate(entries) if entry.document in DECIDING])
        rows = [
            shipped.rules[entry.key]
            if entry.key in shipped.rules
            else vectors.of(entry.passages).mean(axis=0)
            for entry in (entries[int(place)] for place in self._places)
        ]
        self._vectors = (
            unit(np.stack(rows)) if rows else np.zeros((0, shipped.turn.shape[0]), dtype=np.float32)
        )
        self._shipped = shipped

    def scores(self, asked: Vectors, said: Mapping[str, float]) -> Scores:
        """How near each rule or section is to the vectors of a query, averaged over these; others get 0.

        `said` holds the query's stems with their shares.
        """
        found = np.zeros(self._size, dtype=np.float64)
        if self._places.size:
            # By einsum and not by `@`, which would share so little work among threads: on a busy machine they
            # wait for one another many times as long as the work takes.
            turned = unit(
                asked + np.einsum("qd,de->qe", asked, self._shipped.turn) + self._shipped.pull(said)
            )
            found[self._places] = np.einsum("qd,rd->qr", turned, self._vectors).mean(axis=0)
        return found
