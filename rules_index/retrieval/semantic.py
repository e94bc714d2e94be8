"""Search by meaning: the passages of all entries as vectors in a FAISS index, kept in the cache by their
content.
"""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable, Generator, Iterable, Sequence
from importlib import import_module
from typing import Any

import numpy as np
from filelock import BaseFileLock, FileLock, Timeout
from numpy.typing import NDArray

from rules_index.cache import cache_folder, content_hash, read_cached, write_cached
from rules_index.errors import ModelError
from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.encoder import CHECKSUMS, DIMENSIONS, Vectors, encoder
from rules_index.retrieval.lexical import Scores

# Told how many passages are done, and of how many.
Progress = Callable[[int, int], None]

_BATCH = 256


class PassageVectors:
    """The vectors of all passages of some corpora, by their text."""

    def __init__(self, texts: Iterable[str], progress: Progress | None = None) -> None:
        """Take the vectors from the cache, or make them. Raises ModelError."""
        unique = list(dict.fromkeys(texts))
        self._row = {text: place for place, text in enumerate(unique)}
        self._vectors = vectors_of(unique, progress)

    def of(self, texts: Sequence[str]) -> Vectors:
        """The vectors of some of the texts, in their order."""
        return np.ascontiguousarray(self._vectors[[self._row[text] for text in texts]])


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


def vectors_of(texts: Sequence[str], progress: Progress | None = None) -> Vectors:
    """The vectors of some texts, from the cache or from the model.

    Two processes that need the same vectors at once make them once. Raises ModelError.
    """
    name = f"vectors-{content_hash([*(check.encode() for check in CHECKSUMS.values()), *map(str.encode, texts)])}.npy"
    found = _from_cache(name, len(texts))
    if found is not None:
        return found
    with _alone(name):
        found = _from_cache(name, len(texts))
        if found is not None:
            return found
        made = _encode(texts, progress)
        buffer = io.BytesIO()
        np.save(buffer, made)
        write_cached(name, buffer.getvalue(), replaces="vectors-*.npy")
        return made


def _encode(texts: Sequence[str], progress: Progress | None) -> Vectors:
    parts: list[Vectors] = []
    for start in range(0, len(texts), _BATCH):
        parts.append(encoder().encode(texts[start : start + _BATCH]))
        if progress is not None:
            progress(min(start + _BATCH, len(texts)), len(texts))
    return np.concatenate(parts) if parts else np.zeros((0, DIMENSIONS), dtype=np.float32)


def _from_cache(name: str, rows: int) -> Vectors | None:
    content = read_cached(name)
    if content is None:
        return None
    try:
        found: Vectors = np.load(io.BytesIO(content), allow_pickle=False)
    except (ValueError, EOFError, OSError):
        return None
    return found if found.shape == (rows, DIMENSIONS) and found.dtype == np.float32 else None


@contextlib.contextmanager
def _alone(name: str) -> Generator[None]:
    """Hold the lock for making a file, where the folder can be written and nobody holds it for minutes."""
    lock: BaseFileLock | None = None
    with contextlib.suppress(OSError, Timeout):
        cache_folder().mkdir(parents=True, exist_ok=True)
        lock = FileLock(cache_folder() / f"{name}.lock")
        lock.acquire(timeout=300)
    try:
        yield
    finally:
        if lock is not None and lock.is_locked:
            lock.release()
