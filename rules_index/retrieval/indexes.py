"""The index of each edition, made on first use and made anew after an import."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import lru_cache

from rules_index.companions import glossary, sections_of
from rules_index.editions import EDITIONS, check_edition
from rules_index.loader import digest
from rules_index.official.wording import Stamp, official_wording, store_stamp
from rules_index.retrieval.corpus import Entry, rule_entries, section_entry, term_entry, topic_entry
from rules_index.retrieval.index import SearchIndex
from rules_index.retrieval.shipped import shipped
from rules_index.retrieval.terms import TermFinder
from rules_index.retrieval.vectors import PassageVectors, Progress
from rules_index.retrieval.words import vocabulary
from rules_index.topics import topics

_making = threading.Lock()
# A lock of its own: whoever searches by words must not wait for vectors.
_encoding = threading.Lock()


def index_of(edition: str) -> SearchIndex:
    """The index of an edition. Raises UnknownEdition, DigestError, StoreError."""
    with _making:
        return _index(check_edition(edition), store_stamp())


def prepare(progress: Progress | None = None) -> None:
    """Load the model and make the vectors of all editions, so that later searches by meaning are quick.

    `progress` is told how many passages are done, and of how many, where vectors must be made. Raises ModelError.
    """
    _vectors(store_stamp(), progress)
    for edition in EDITIONS:
        index_of(edition).scores("ready", "semantic")


@lru_cache(maxsize=1)
def term_finder() -> TermFinder:
    """The glossary's terms by name. Raises DigestError."""
    return TermFinder(glossary(), vocabulary())


@lru_cache(maxsize=4)
def _index(edition: str, stamp: Stamp) -> SearchIndex:
    return SearchIndex(_entries(edition, stamp), vocabulary(), lambda: (_vectors(stamp, None), shipped()))


@lru_cache(maxsize=4)
def _entries(edition: str, _stamp: Stamp) -> tuple[Entry, ...]:
    return entries_of(edition, official_wording(edition))


def entries_of(edition: str, official: Mapping[str, str]) -> tuple[Entry, ...]:
    """All that is searched in an edition; `official` maps numbers to the publisher's wording. Raises DigestError."""
    return (
        *rule_entries(digest(), edition, official),
        *(section_entry(section, official) for section in sections_of("tournament").sections),
        *(term_entry(term, edition) for term in glossary()),
        *(section_entry(section, {}) for section in sections_of("learn").sections),
        *(topic_entry(place, topic) for place, topic in enumerate(topics())),
    )


_made: dict[Stamp, PassageVectors] = {}


def _vectors(stamp: Stamp, progress: Progress | None) -> PassageVectors:
    """One set of vectors for all editions, since most of their passages are the same."""
    with _encoding:
        if stamp not in _made:
            passages = [
                text for edition in EDITIONS for entry in _entries(edition, stamp) for text in entry.passages
            ]
            vectors = PassageVectors(passages, progress)
            _made.clear()
            _made[stamp] = vectors
        return _made[stamp]
