"""How entries lend weight to one another, and the index that fuses words and meaning."""

from __future__ import annotations

import numpy as np
import pytest

from rules_index.errors import ModelError
from rules_index.retrieval.index import SearchIndex
from rules_index.retrieval.links import CITED, CITING, WEIGHTS, Links
from rules_index.retrieval.shipped import Shipped
from rules_index.retrieval.vectors import PassageVectors
from tests.rules_index.test_words import VOCABULARY, entry


def test_parents_children_and_references_lend_both_ways() -> None:
    links = Links(
        [entry("1.1", "a"), entry("1.1.1", "b"), entry("1.2", "c", refs=("1.1.1",)), entry("1.3", "d")]
    )
    spread = links.spread(np.array([0.0, 1.0, 0.0, 0.0]))
    assert spread == pytest.approx([WEIGHTS["family"], 1.0, WEIGHTS["reference"], 0.0])


def test_a_topic_lends_most_to_the_rule_that_it_names_first_and_takes_nothing() -> None:
    entries = [
        entry("1.1", "a"),
        entry("1.2", "b"),
        entry("t", "ask", refs=("1.2", "1.1", "9.9"), document="topics"),
    ]
    spread = Links(entries).spread(np.array([0.5, 0.0, 1.0]))
    weight = WEIGHTS["topics"]
    assert spread == pytest.approx([0.5 + 0.9 * weight, weight, 1.0])


def test_of_several_lenders_of_one_sort_the_best_counts() -> None:
    entries = [
        entry("1.1", "a"),
        *(entry(f"t{n}", "ask", refs=("1.1",), document="topics") for n in range(3)),
    ]
    spread = Links(entries).spread(np.array([0.0, 0.2, 1.0, 0.6]))
    assert spread[0] == pytest.approx(WEIGHTS["topics"])


def test_a_reference_lends_one_way_by_either_sort() -> None:
    links = Links(
        [
            entry("1.1", "a"),
            entry("1.2", "b", refs=("1.1",)),
            entry("t", "term", refs=("1.2",), document="glossary"),
        ]
    )
    assert links.lent(CITED, np.array([0.0, 0.7, 0.9])) == pytest.approx([0.7, 0.0, 0.0])
    assert links.lent(CITING, np.array([0.4, 0.0, 0.9])) == pytest.approx([0.0, 0.4, 0.0])
    assert links.lent("no such sort", np.array([1.0, 1.0, 1.0])) == pytest.approx([0.0, 0.0, 0.0])


def _no_model() -> tuple[PassageVectors, Shipped]:
    raise ModelError("no model here")


def test_words_alone_need_no_model() -> None:
    index = SearchIndex([entry("1.1", "red unit"), entry("1.2", "blue gear")], VOCABULARY, _no_model)
    assert np.argmax(index.scores("gear", "lexical")) == 1
    assert index.knows("gear")
    assert not index.knows("zebra")
    with pytest.raises(ModelError, match="no model here"):
        index.scores("gear", "hybrid")
