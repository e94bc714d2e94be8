"""What ships of the meaning of the digest: the vectors of its passages, and what was learned from its common questions.

One file, made by `python -m rules_index.retrieval.building`. It saves every user the minutes that the model needs
for all passages. Nothing relies on it: a passage that it lacks is made by the model, a rule that it lacks is taken
by its passages alone.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rules_index.cache import content_hash
from rules_index.retrieval.encoder import CHECKSUMS, DIMENSIONS, Vectors

FILE = Path(__file__).resolve().parent / "meaning.npz"
# How fine the numbers are kept. A vector keeps its direction to within a hundredth, in a tenth of the space.
STEP = 0.01
_NAME = 12
_MODEL = content_hash(checksum.encode() for checksum in CHECKSUMS.values())


class Word(NamedTuple):
    """What a stem weighs among those of a query, and where it pulls the query's vector."""

    weight: float
    pull: Vectors


@dataclass(frozen=True, slots=True)
class Shipped:
    """Vectors of passages by the names of their texts, and the learned vectors of rules and sections by key.

    `turn` is added to a query's vector (times that vector) before it is compared with the learned ones, and so are the
    pulls of its `words`, by stem.
    """

    passages: Mapping[bytes, Vectors]
    rules: Mapping[str, Vectors]
    turn: Vectors
    words: Mapping[str, Word] = field(default_factory=dict[str, Word])

    def pull(self, said: Mapping[str, float]) -> Vectors:
        """Where the stems of a query, each with its share, pull its vector together."""
        known = [
            (share * self.words[stem].weight, stem) for stem, share in said.items() if stem in self.words
        ]
        size = float(np.sqrt(sum(weight * weight for weight, _ in known)))
        found = np.zeros(self.turn.shape[0], dtype=np.float32)
        for weight, stem in known:
            found += np.float32(weight / size) * self.words[stem].pull
        return found


NOTHING = Shipped({}, {}, np.zeros((DIMENSIONS, DIMENSIONS), dtype=np.float32))


def passage_name(text: str) -> bytes:
    """A short name for a text."""
    return content_hash([text.encode()]).encode()[:_NAME]


def unit(vectors: NDArray[np.floating[Any]]) -> Vectors:
    """The same directions, each of length 1."""
    lengths = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return np.asarray(vectors / np.maximum(lengths, 1e-9), dtype=np.float32)


def pack(matrix: Vectors, step: float = STEP) -> NDArray[np.int8]:
    """Numbers of at most 127 steps either way, as whole steps."""
    return np.clip(np.rint(matrix / step), -127, 127).astype(np.int8)


def unpack(steps: NDArray[np.int8], step: float = STEP) -> Vectors:
    """The numbers that were packed, to within half a step."""
    return steps.astype(np.float32) * np.float32(step)


def write(path: Path, made: Shipped) -> None:
    """Write the file. Raises OSError."""
    buffer = io.BytesIO()
    pulls = np.stack([word.pull for word in made.words.values()] or [made.turn[0]])
    turn_step, pull_step = (max(float(np.abs(matrix).max()), 1e-9) / 127 for matrix in (made.turn, pulls))
    np.savez_compressed(
        buffer,
        model=np.array(_MODEL),
        names=np.array(list(made.passages), dtype=f"S{_NAME}"),
        vectors=pack(np.stack(list(made.passages.values()))),
        keys=np.array(list(made.rules)),
        rules=pack(np.stack(list(made.rules.values()))),
        turn=pack(made.turn, turn_step),
        stems=np.array(list(made.words), dtype=str),
        weights=np.array([word.weight for word in made.words.values()], dtype=np.float32),
        pulls=pack(pulls, pull_step),
        steps=np.array([turn_step, pull_step]),
    )
    path.write_bytes(buffer.getvalue())


def read(path: Path) -> Shipped:
    """What a file holds; nothing where it is missing, damaged or made for another model."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as stored:
            if str(stored["model"]) != _MODEL:
                return NOTHING
            names, keys = stored["names"].tolist(), stored["keys"].tolist()
            vectors, rules = unpack(stored["vectors"]), unpack(stored["rules"])
            turn_step, pull_step = stored["steps"].tolist()
            turn, pulls = unpack(stored["turn"], turn_step), unpack(stored["pulls"], pull_step)
            stems, weights = stored["stems"].tolist(), stored["weights"].tolist()
    except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile):
        return NOTHING
    return Shipped(
        passages=dict(zip(names, unit(vectors), strict=True)),
        rules=dict(zip(keys, unit(rules), strict=True)),
        turn=turn,
        words={stem: Word(weight, pull) for stem, weight, pull in zip(stems, weights, pulls, strict=False)},
    )


@lru_cache(maxsize=1)
def shipped() -> Shipped:
    """What ships with this version."""
    return read(FILE)
