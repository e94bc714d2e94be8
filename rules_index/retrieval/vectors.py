"""The vectors of passages: most ship, the others are kept in the cache by the content of the passages and the model
that made them.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import zipfile
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence

import numpy as np
from filelock import BaseFileLock, FileLock, Timeout
from numpy.typing import NDArray

from rules_index.cache import cache_folder, content_hash, read_cached, write_cached
from rules_index.retrieval.encoder import CHECKSUMS, DIMENSIONS, Vectors, encoder
from rules_index.retrieval.shipped import passage_name, shipped

# Told how many passages are done, and of how many.
Progress = Callable[[int, int], None]
Names = NDArray[np.bytes_]

_BATCH = 256
_FILES = "vectors-*.npz"


class PassageVectors:
    """The vectors of all passages of some corpora, by their text."""

    def __init__(
        self,
        texts: Iterable[str],
        progress: Progress | None = None,
        *,
        ready: Mapping[bytes, Vectors] | None = None,
    ) -> None:
        """Take the vectors from what is ready (what ships, by default) and from the cache; make the others.

        Raises ModelError.
        """
        known = shipped().passages if ready is None else ready
        names = {text: passage_name(text) for text in texts}
        rest = [text for text, name in names.items() if name not in known]
        self._rows = {text: known[name] for text, name in names.items() if name in known}
        if rest:
            self._rows.update(zip(rest, _vectors_of(rest, progress), strict=True))

    def of(self, texts: Sequence[str]) -> Vectors:
        """The vectors of some of the texts, in their order."""
        rows = [self._rows[text] for text in texts]
        return np.stack(rows) if rows else np.zeros((0, DIMENSIONS), dtype=np.float32)


def _vectors_of(texts: Sequence[str], progress: Progress | None) -> Vectors:
    """The vectors of different texts. Two processes that need the same ones at once make them once."""
    names = np.array([_name(text) for text in texts], dtype="S32")
    file = f"vectors-{content_hash([names.tobytes()])}.npz"
    found = _stored(file)
    if found is None or not np.array_equal(found[0], names):
        with _alone(file):
            found = _stored(file)
            if found is None or not np.array_equal(found[0], names):
                found = (names, _made(texts, names, progress))
                _store(file, *found)
    return found[1]


def _name(text: str) -> bytes:
    """A name for what this model makes of this text."""
    return hashlib.sha256("\0".join((*CHECKSUMS.values(), text)).encode()).hexdigest()[:32].encode()


def _made(texts: Sequence[str], names: Names, progress: Progress | None) -> Vectors:
    """The vectors of the texts, those that an older file has taken from there, the others from the model."""
    known: dict[bytes, Vectors] = {}
    for path in sorted(cache_folder().glob(_FILES)):
        older = _stored(path.name)
        if older is not None:
            known.update(zip(older[0].tolist(), older[1], strict=True))
    vectors = np.zeros((len(texts), DIMENSIONS), dtype=np.float32)
    fresh: list[int] = []
    for place, name in enumerate(names.tolist()):
        if name in known:
            vectors[place] = known[name]
        else:
            fresh.append(place)
    for start in range(0, len(fresh), _BATCH):
        places = fresh[start : start + _BATCH]
        vectors[places] = encoder().encode([texts[place] for place in places])
        if progress is not None:
            progress(min(start + _BATCH, len(fresh)), len(fresh))
    return vectors


def _store(file: str, names: Names, vectors: Vectors) -> None:
    buffer = io.BytesIO()
    np.savez(buffer, names=names, vectors=vectors)
    write_cached(file, buffer.getvalue(), replaces=_FILES)


def _stored(file: str) -> tuple[Names, Vectors] | None:
    """The names and vectors in a file; None where it is missing or damaged."""
    content = read_cached(file)
    if content is None:
        return None
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as stored:
            names, vectors = stored["names"], stored["vectors"]
    except (ValueError, EOFError, OSError, KeyError, zipfile.BadZipFile):
        return None
    fits = vectors.shape == (len(names), DIMENSIONS) and vectors.dtype == np.float32
    return (names, vectors) if fits else None


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
