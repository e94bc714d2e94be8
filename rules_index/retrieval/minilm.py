"""The forward pass of all-MiniLM-L6-v2 for a few short texts, in numpy.

sentence-transformers makes the vectors of many passages. To answer one query by it takes its import and torch's:
8 s of work before the first answer of `judge search`. The model is a plain BERT of 6 layers, so a query goes through
the same weights here, in the tenth of a second that reading them takes. A test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

_LAYERS, _HEADS, _LONGEST = 6, 12, 256
_TINY = 1e-12
# Half of what Hastings gives for the error function, the last term first, its step for numbers not yet divided by the
# root of 2.
_ERF_STEP = np.float32(0.3275911 * 0.5**0.5)
_ERF_SERIES = tuple(
    np.float32(0.5 * a) for a in (1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592)
)


class _Dense(NamedTuple):
    """A matrix, laid out to be multiplied from the left, and what is added after it."""

    matrix: Array
    added: Array

    def of(self, rows: Array) -> Array:
        return rows @ self.matrix + self.added


class _Norm(NamedTuple):
    """Rows brought to mean 0 and spread 1, then scaled and moved."""

    scale: Array
    moved: Array

    def of(self, rows: Array) -> Array:
        centred = rows - rows.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + _TINY)
        return centred / spread * self.scale + self.moved


class _Layer(NamedTuple):
    asked: _Dense
    attended: _Dense
    after_attention: _Norm
    widened: _Dense
    narrowed: _Dense
    after_all: _Norm


class MiniLM:
    """The model and its tokenizer."""

    def __init__(self, folder: Path) -> None:
        """Read the weights and the tokenizer. Raises ImportError where a library is missing."""
        weights: dict[str, Array] = import_module("safetensors.numpy").load_file(folder / "model.safetensors")
        self._tokenizer: Any = import_module("tokenizers").Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_truncation(_LONGEST)
        self._tokenizer.no_padding()
        # Matrices this small are not worth sharing among threads: on a busy machine they would wait for one another
        # many times as long as the work takes.
        self._threads: Any = import_module("threadpoolctl").ThreadpoolController()
        self._words = weights["embeddings.word_embeddings.weight"]
        self._places = (
            weights["embeddings.position_embeddings.weight"]
            + weights["embeddings.token_type_embeddings.weight"][0]
        )
        self._first = _norm(weights, "embeddings.LayerNorm")
        self._layers = [_layer(weights, f"encoder.layer.{place}") for place in range(_LAYERS)]

    def vectors(self, texts: Sequence[str]) -> Array:
        """For each text the mean of the vectors of its tokens."""
        tokens: list[list[int]] = [self._tokenizer.encode(text).ids for text in texts]
        ends = np.cumsum([len(text) for text in tokens])[:-1]
        # All tokens side by side, so that the weights are fetched once for all of them, which takes most of the time.
        rows = np.concatenate([self._words[text] + self._places[: len(text)] for text in tokens])
        with self._threads.limit(limits=1, user_api="blas"):
            rows = self._first.of(rows)
            for layer in self._layers:
                seen = [_attention(text) for text in np.split(layer.asked.of(rows), ends)]
                rows = layer.after_attention.of(rows + layer.attended.of(np.concatenate(seen)))
                rows = layer.after_all.of(rows + layer.narrowed.of(_bent(layer.widened.of(rows))))
        return np.stack([text.mean(axis=0) for text in np.split(rows, ends)])


def _bent(rows: Array) -> Array:
    """Each number times the chance that one drawn at random, normally spread, is below it (GELU)."""
    tail = 1.0 / (1.0 + _ERF_STEP * np.abs(rows))
    series = np.zeros_like(tail)
    for factor in _ERF_SERIES:
        series += factor
        series *= tail
    # By the error function's series of Hastings, good to the 7 digits that such numbers have.
    series *= np.exp(-0.5 * rows * rows)
    return np.where(rows > 0, rows * (1.0 - series), rows * series)


def _attention(asked: Array) -> Array:
    """What every token of a text takes from the others; `asked` has queries, keys and values side by side, by heads."""
    tokens = len(asked)
    queries, keys, values = asked.reshape(tokens, 3, _HEADS, -1).transpose(1, 2, 0, 3)
    near = queries @ keys.transpose(0, 2, 1) / np.float32(queries.shape[-1] ** 0.5)
    shares = np.exp(near - near.max(axis=-1, keepdims=True))
    shares /= shares.sum(axis=-1, keepdims=True)
    return (shares @ values).transpose(1, 0, 2).reshape(tokens, -1)


def _dense(weights: Mapping[str, Array], *names: str) -> _Dense:
    """Several dense layers that read the same rows, as one."""
    matrix = np.concatenate([weights[f"{name}.weight"] for name in names])
    return _Dense(np.ascontiguousarray(matrix.T), np.concatenate([weights[f"{name}.bias"] for name in names]))


def _norm(weights: Mapping[str, Array], name: str) -> _Norm:
    return _Norm(weights[f"{name}.weight"], weights[f"{name}.bias"])


def _layer(weights: Mapping[str, Array], name: str) -> _Layer:
    attention = f"{name}.attention"
    return _Layer(
        asked=_dense(weights, *(f"{attention}.self.{part}" for part in ("query", "key", "value"))),
        attended=_dense(weights, f"{attention}.output.dense"),
        after_attention=_norm(weights, f"{attention}.output.LayerNorm"),
        widened=_dense(weights, f"{name}.intermediate.dense"),
        narrowed=_dense(weights, f"{name}.output.dense"),
        after_all=_norm(weights, f"{name}.output.LayerNorm"),
    )
