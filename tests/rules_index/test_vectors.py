"""The vectors of passages in the cache, with a stand-in for the model that counts what it is asked."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from rules_index.retrieval import vectors as module
from rules_index.retrieval.encoder import DIMENSIONS, Vectors
from rules_index.retrieval.vectors import PassageVectors


class CountingEncoder:
    """Makes a vector of each text's hash."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def encode(self, texts: Sequence[str]) -> Vectors:
        """One vector for each text, always the same for the same text."""
        self.asked += texts
        seeds = [int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") for text in texts]
        return np.array([np.random.default_rng(seed).random(DIMENSIONS) for seed in seeds], dtype=np.float32)


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> CountingEncoder:
    """The stand-in, in place of the model."""
    counting = CountingEncoder()
    monkeypatch.setattr(module, "encoder", lambda: counting)
    return counting


def test_each_text_is_made_once_and_then_comes_from_the_cache(model: CountingEncoder, tmp_path: Path) -> None:
    first = PassageVectors(["a", "b", "a"])
    assert model.asked == ["a", "b"]
    again = PassageVectors(["a", "b"])
    assert model.asked == ["a", "b"]
    assert np.array_equal(first.of(["b", "a", "b"]), again.of(["b", "a", "b"]))
    assert len(list((tmp_path / "cache").glob("vectors-*.npz"))) == 1


def test_when_some_texts_change_only_those_are_made(model: CountingEncoder, tmp_path: Path) -> None:
    before = PassageVectors(["a", "b"]).of(["b"])
    after = PassageVectors(["b", "c"])
    assert model.asked == ["a", "b", "c"]
    assert np.array_equal(before, after.of(["b"]))
    assert len(list((tmp_path / "cache").glob("vectors-*.npz"))) == 1


def test_a_damaged_file_is_made_anew(model: CountingEncoder, tmp_path: Path) -> None:
    PassageVectors(["a"])
    (file,) = (tmp_path / "cache").glob("vectors-*.npz")
    file.write_bytes(file.read_bytes()[:100])
    PassageVectors(["a"])
    assert model.asked == ["a", "a"]
    assert file.stat().st_size > 1000


def test_a_cache_that_cannot_be_written_costs_time_only(
    model: CountingEncoder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("JUDGE_CACHE_DIR", str(tmp_path / "file" / "cache"))
    for _ in range(2):
        assert PassageVectors(["a"]).of(["a"]).shape == (1, DIMENSIONS)
    assert model.asked == ["a", "a"]


def test_two_at_once_make_the_vectors_once(model: CountingEncoder) -> None:
    texts = [f"text {number}" for number in range(50)]
    workers = [threading.Thread(target=PassageVectors, args=(texts,)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sorted(model.asked) == sorted(texts)


def test_progress_is_told_of_what_is_made(model: CountingEncoder) -> None:
    told: list[tuple[int, int]] = []
    PassageVectors(
        [f"text {number}" for number in range(300)], lambda done, whole: told.append((done, whole))
    )
    assert told == [(256, 300), (300, 300)]
