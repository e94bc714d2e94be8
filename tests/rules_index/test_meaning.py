"""What ships of the meaning of the digest: the file, what is learned, and how the parts make a score."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from rules_index import EDITIONS
from rules_index.retrieval import semantic
from rules_index.retrieval import shipped as module
from rules_index.retrieval.building import bags, learn, lessons, weigh
from rules_index.retrieval.encoder import DIMENSIONS, Vectors
from rules_index.retrieval.indexes import entries_of
from rules_index.retrieval.learned import Learned
from rules_index.retrieval.links import DECIDING, Links
from rules_index.retrieval.ranking import WEIGHTS, Ranking, standard
from rules_index.retrieval.semantic import Meaning, SemanticIndex
from rules_index.retrieval.shipped import (
    NOTHING,
    Shipped,
    Word,
    pack,
    passage_name,
    read,
    shipped,
    unit,
    unpack,
    write,
)
from rules_index.retrieval.vectors import PassageVectors
from tests.rules_index.test_words import entry


def _some(count: int, seed: int = 1) -> Vectors:
    return unit(np.random.default_rng(seed).normal(size=(count, DIMENSIONS)))


def _along(*places: int) -> Vectors:
    """Vectors along some of the axes."""
    return np.eye(DIMENSIONS, dtype=np.float32)[list(places)]


def test_what_is_written_is_read_with_its_directions(tmp_path: Path) -> None:
    vectors, rules, turn = _some(3), _some(2, seed=2), 0.01 * _some(DIMENSIONS, seed=3)
    names = [passage_name(text) for text in "abc"]
    words = {"tie": Word(2.5, 3.0 * _some(1, seed=4)[0]), "unit": Word(0.5, 0.1 * _some(1, seed=5)[0])}
    made = Shipped(
        dict(zip(names, vectors, strict=True)), dict(zip(["x.y", "tr:1"], rules, strict=True)), turn, words
    )
    write(tmp_path / "m.npz", made)
    found = read(tmp_path / "m.npz")
    assert list(found.passages) == names
    assert {stem: word.weight for stem, word in found.words.items()} == {"tie": 2.5, "unit": 0.5}
    for stem, word in words.items():
        assert found.words[stem].pull == pytest.approx(word.pull, abs=3e-3)
    assert list(found.rules) == ["x.y", "tr:1"]
    assert np.sum(np.stack(list(found.passages.values())) * vectors, axis=1) == pytest.approx(1.0, abs=3e-3)
    assert np.sum(np.stack(list(found.rules.values())) * rules, axis=1) == pytest.approx(1.0, abs=3e-3)
    assert found.turn == pytest.approx(turn, abs=1e-4)


def test_packing_keeps_numbers_to_half_a_step() -> None:
    vectors = _some(20)
    assert np.abs(unpack(pack(vectors)) - vectors).max() <= module.STEP / 2 + 1e-6


def test_a_file_that_is_missing_damaged_or_for_another_model_gives_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.npz"
    assert read(path) is NOTHING
    write(path, Shipped({passage_name("a"): _some(1)[0]}, {"x.y": _some(1)[0]}, NOTHING.turn))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert read(path) is NOTHING
    path.write_bytes(whole)
    assert read(path) is not NOTHING
    monkeypatch.setattr(module, "_MODEL", "another model")
    assert read(path) is NOTHING


def test_the_shipped_file_fits_the_digest_and_is_small() -> None:
    found = shipped()
    entries = [entry for edition in EDITIONS for entry in entries_of(edition, {})]
    passages = {text for entry in entries for text in entry.passages}
    keys = {entry.key for entry in entries if entry.document in DECIDING}
    lacking = [text for text in passages if passage_name(text) not in found.passages]
    assert len(lacking) < len(passages) / 50, "make it anew: python -m rules_index.retrieval.building"
    assert len(keys - set(found.rules)) < len(keys) / 50
    assert module.FILE.stat().st_size < 3_000_000


def test_a_query_is_near_the_learned_vector_after_the_turn() -> None:
    turn = np.zeros((DIMENSIONS, DIMENSIONS), dtype=np.float32)
    turn[0, 1] = 10.0
    entries = [entry("1.1", "a"), entry("1.2", "b"), entry("g", "term", document="glossary")]
    first, second = _along(1, 2)
    learned = Learned(entries, PassageVectors([], ready={}), Shipped({}, {"1.1": first, "1.2": second}, turn))
    near = learned.scores(_along(0), {})
    assert near[0] > 0.99
    assert near[1:] == pytest.approx([0.0, 0.0], abs=1e-6)


def test_known_words_pull_a_query_the_rarer_one_more() -> None:
    first, second = _along(1, 2)
    words = {"tie": Word(2.0, 10.0 * first), "unit": Word(1.0, 10.0 * second)}
    made = Shipped({}, {"1.1": first, "1.2": second}, NOTHING.turn, words)
    learned = Learned([entry("1.1", "a"), entry("1.2", "b")], PassageVectors([], ready={}), made)
    assert learned.scores(_along(0), {"nought": 1.0}) == pytest.approx([0.0, 0.0], abs=1e-6)
    both = learned.scores(_along(0), {"tie": 1.0, "unit": 1.0, "nought": 1.0})
    assert both[0] == pytest.approx(2 * both[1], abs=1e-6)
    even = learned.scores(_along(0), {"tie": 0.5, "unit": 1.0})
    assert even[0] == pytest.approx(even[1], abs=1e-6)


def test_a_rule_that_nothing_was_learned_for_lies_amid_its_passages() -> None:
    left, right = _along(3, 4)
    ready = {passage_name("one"): left, passage_name("two"): right}
    rule = entry("1.1", "one", "two")
    learned = Learned([rule], PassageVectors(["one", "two"], ready=ready), NOTHING)
    assert learned.scores(_along(3), {}) == pytest.approx([np.sqrt(0.5)], abs=1e-6)


def test_no_deciding_entry_gives_no_score() -> None:
    terms = [entry("g", "term", document="glossary")]
    assert Learned(terms, PassageVectors([], ready={}), NOTHING).scores(_along(0), {}).tolist() == [0.0]


def test_lessons_give_each_text_its_rules_the_first_most() -> None:
    entries = [
        entry("1.1", "a"),
        entry("1.2", "b"),
        entry("t", "ask", refs=("1.2", "9.9", "1.1"), document="topics"),
        entry("g", "term", refs=("1.1",), document="glossary"),
    ]
    assert lessons(entries, ["1.1", "1.2"]) == {"a": {0: 1.0}, "b": {1: 1.0}, "ask": {1: 1.0, 0: 0.9}}


def test_stems_weigh_the_more_the_rarer_they_are_and_nothing_where_hardly_any_text_has_them() -> None:
    said = [{"unit": 1.0, "tie": 1.0}] * 3 + [{"unit": 1.0, "odd": 1.0}] * 2 + [{"die": 0.5}] * 4
    weights = weigh(said)
    assert weights["tie"] > weights["die"] > weights["unit"] > 0
    assert "odd" not in weights
    rows = bags([{"unit": 1.0, "odd": 1.0}, {"odd": 1.0}, {"tie": 1.0, "unit": 0.5}], weights)
    assert rows[0].tolist() == [1.0, 0.0, 0.0]
    assert not rows[1].any()
    assert rows[2, 1] > rows[2, 0] > 0


def test_learning_brings_a_question_to_the_rule_that_answers_it() -> None:
    texts = _some(6)
    rules = unit(texts[[0, 1]])
    answers = np.array([[1, 0], [0, 1], [0, 1], [0, 1], [1, 0], [1, 0]], dtype=np.float32)
    before = texts @ rules.T
    said = bags([{"even": 1.0}] * 3 + [{"odd": 1.0}] * 3, {"even": 1.0, "odd": 1.0})
    moved, turn, pulls = learn(texts, said, answers, rules, steps=60)
    after = unit(texts + texts @ turn + said @ pulls) @ moved.T
    assert (before[2:] * answers[2:]).sum() < 1.0
    assert (after.argmax(axis=1) == answers.argmax(axis=1)).all()
    assert np.linalg.norm(moved, axis=1) == pytest.approx(1.0, abs=1e-5)


def test_a_heading_gives_way_to_what_stands_under_it() -> None:
    entries = [entry("1.1", "a"), entry("1.1.1", "b"), entry("1.2", "c")]
    ranking = Ranking(entries, Links(entries))
    even = np.zeros(3)
    assert ranking.scores(even, Meaning(even, even, even)) == pytest.approx([WEIGHTS["heading"], 0.0, 0.0])


def test_an_entry_answers_the_questions_near_a_query_that_it_is_named_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = [
        entry("1.1", "a"),
        entry("1.2", "b"),
        entry("1.3", "c"),
        entry("t", "ask", "beg", refs=("1.3", "1.2"), document="topics"),
    ]
    far, near = _along(5, 6)
    ready = {passage_name(text): vector for text, vector in zip("abc", _along(7, 8, 9), strict=True)}
    ready |= {passage_name("ask"): near, passage_name("beg"): far}
    index = SemanticIndex(entries, PassageVectors([*"abc", "ask", "beg"], ready=ready), NOTHING)
    monkeypatch.setattr(semantic, "encoder", lambda: SimpleNamespace(encode=lambda _: _along(6)))
    found = index.scores(["query"], {})
    assert found.nearness.argmax() == 3
    assert found.answered[2] > found.answered[1] > 10 > 1 > found.answered[0]
    assert found.answered[3] == 0


def test_the_parts_of_a_score_add_up() -> None:
    entries = [
        entry("1.1", "a"),
        entry("1.2", "b", refs=("1.1",)),
        entry("1.3", "c"),
        entry("t", "ask", refs=("1.3",), document="topics"),
    ]
    ranking = Ranking(entries, Links(entries))
    words = np.array([0.0, 0.0, 0.0, 4.0])
    meaning = Meaning(np.zeros(4), np.array([0.0, 0.9, 0.1, 0.0]), np.array([0.0, 3.0, 0.0, 0.0]))
    parts = ranking.parts(words, meaning)
    assert parts["cited"][0] == pytest.approx(parts["learned"][1])
    assert parts["topics"][2] == pytest.approx(standard(words)[3])
    assert ranking.scores(words, meaning) == pytest.approx(
        sum(WEIGHTS[name] * part for name, part in parts.items())
    )
