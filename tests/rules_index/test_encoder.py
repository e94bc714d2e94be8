"""The real model: checked before use, and near in meaning is near in numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rules_index.errors import ModelError
from rules_index.retrieval import encoder as encoding
from rules_index.retrieval.encoder import CHECKSUMS, encoder, verify_model
from rules_index.retrieval.index import SearchIndex
from rules_index.retrieval.shipped import NOTHING, Shipped
from rules_index.retrieval.vectors import PassageVectors
from tests.rules_index.test_words import VOCABULARY, entry

ENTRIES = [
    entry("1.1", "Units that have just arrived must wait before they attack."),
    entry("1.2", "A deck has between forty and fifty cards."),
    entry("1.3", "Each player may take back a wrong move with the judge's leave."),
]


def _meaning() -> tuple[PassageVectors, Shipped]:
    return PassageVectors([text for entry_ in ENTRIES for text in entry_.passages]), NOTHING


def test_a_question_finds_what_answers_it_without_a_word_in_common() -> None:
    index = SearchIndex(ENTRIES, VOCABULARY, _meaning)
    assert np.argmax(index.plain_scores("undo an error", "semantic")) == 2
    assert np.argmax(index.plain_scores("size of my library", "semantic")) == 1
    assert np.argmax(index.scores("how many cards", "hybrid")) == 1


def test_vectors_have_unit_length_and_no_text_gives_none() -> None:
    made = encoder().encode(["one", "another and a longer one", *(f"text {number}" for number in range(5))])
    assert np.linalg.norm(made, axis=1) == pytest.approx(1.0, abs=1e-5)
    assert encoder().encode([]).shape == (0, 384)


def test_a_text_gets_the_same_vector_by_itself_as_from_the_library_among_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts = ["tie?", "what happens when 2 units fight", "Ünïcode, symbols €$ and `code`", "long " * 400]
    alone = encoder().encode(texts)
    monkeypatch.setattr(encoding, "FEW", 0)
    assert encoder().encode(texts) == pytest.approx(alone, abs=1e-5)


def test_a_changed_or_missing_weights_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"model\.safetensors: the model's file cannot be read"):
        verify_model(tmp_path, CHECKSUMS)
    for name in CHECKSUMS:
        (tmp_path / name).write_bytes(b"other weights")
    with pytest.raises(
        ModelError, match=r"model\.safetensors: not the file that this program was built with"
    ):
        verify_model(tmp_path, CHECKSUMS)
