"""How entries lend weight to one another: a rule to its family and references, a term or topic to the rules
it names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from rules_index.editions import parent_number
from rules_index.retrieval.corpus import TOPICS, Entry
from rules_index.retrieval.lexical import Scores

FAMILY = "family"
REFERENCE = "reference"
# A reference goes one way; its two ends may count differently.
CITED = "cited"
CITING = "citing"

# What part of an entry's score goes on to what it is linked with in a search by words. Half or double of any of them
# changes recall by about a point (benchmarks/search.py), so they are round numbers.
WEIGHTS: dict[str, float] = {FAMILY: 0.1, REFERENCE: 0.1, "glossary": 0.1, "learn": 0.05, TOPICS: 0.6}
# What the next of several rules that one entry names gets, compared with the one before it: the deciding
# rule comes first.
NEXT = 0.9

DECIDING = frozenset({"rules", "tournament"})


class Links:
    """The links between entries, by sort."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        """Find the links: parents and children by number, references by key."""
        at = {number: place for place, entry in enumerate(entries) for number in entry.numbers}
        by_key = {entry.key: place for place, entry in enumerate(entries)}
        self._size = len(entries)
        found: dict[str, list[tuple[int, int, float]]] = {}
        for place, entry in enumerate(entries):
            targets = [by_key[ref] for ref in entry.refs if ref in by_key]
            if entry.document in DECIDING:
                parents = [at[above] for number in entry.numbers if (above := parent_number(number)) in at]
                found.setdefault(FAMILY, []).extend(_both_ways(place, parents))
                found.setdefault(REFERENCE, []).extend(_both_ways(place, targets))
                deciding = [target for target in targets if entries[target].document in DECIDING]
                found.setdefault(CITED, []).extend((place, target, 1.0) for target in deciding)
                found.setdefault(CITING, []).extend((target, place, 1.0) for target in deciding)
            else:
                ordered = ((place, target, NEXT**rank) for rank, target in enumerate(targets))
                found.setdefault(entry.document, []).extend(ordered)
        self._links: Mapping[str, tuple[NDArray[np.int64], NDArray[np.int64], Scores]] = {
            sort: (
                np.array([source for source, _, _ in links], dtype=np.int64),
                np.array([target for _, target, _ in links], dtype=np.int64),
                np.array([share for _, _, share in links], dtype=np.float64),
            )
            for sort, links in found.items()
        }

    def spread(self, scores: Scores, weights: Mapping[str, float] = WEIGHTS) -> Scores:
        """The scores, each raised by the best that its links of each sort lend it."""
        total = scores.copy()
        for sort, weight in weights.items():
            total += weight * self.lent(sort, scores)
        return total

    def lent(self, sort: str, scores: Scores) -> Scores:
        """The best that every entry's links of one sort lend it."""
        found = np.zeros(self._size, dtype=np.float64)
        if sort in self._links:
            sources, targets, shares = self._links[sort]
            np.maximum.at(found, targets, shares * scores[sources])
        return found


def _both_ways(place: int, others: Iterable[int]) -> list[tuple[int, int, float]]:
    return [link for other in others for link in ((place, other, 1.0), (other, place, 1.0))]
