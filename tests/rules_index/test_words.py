"""From texts to words, and BM25 over them."""

from __future__ import annotations

import numpy as np
import pytest

from rules_index.retrieval.corpus import Entry
from rules_index.retrieval.lexical import LexicalIndex
from rules_index.retrieval.snippets import Snippets
from rules_index.retrieval.words import Vocabulary, phrase, plain_words, vocabulary

VOCABULARY = Vocabulary(
    ["the", "a", "can", "i"],
    [(["sick", "summoning sick"], ["lag"]), (["kill", "die"], ["defeat"]), (["dude"], ["unit", "piece"])],
)


def entry(key: str, *passages: str, refs: tuple[str, ...] = (), document: str = "rules") -> Entry:
    """An entry with a number made from its key."""
    return Entry(document, key, (key,), "1", "mechanic", "", passages[0], passages, refs)


def test_symbols_are_spelled_out_and_apostrophes_dropped() -> None:
    assert plain_words("Can’t I pay 2 €$ with a face-up Legend?") == [
        *("cant", "i", "pay", "2", "eddies", "with", "a", "faceup", "legend")
    ]
    assert phrase("BLOCKERS") == phrase("[blocker]")


def test_stop_words_go_unless_there_is_nothing_else() -> None:
    assert VOCABULARY.stems("Can the Units attack?") == ("unit", "attack")
    assert VOCABULARY.stems("Can I") == ("can", "i")


def test_the_longest_saying_is_understood_once() -> None:
    assert VOCABULARY.meanings("is my dude summoning sick") == ["unit", "piece", "lag"]
    assert VOCABULARY.meanings("nothing of the kind") == []


def test_the_object_of_a_verb_may_stand_before_its_particle() -> None:
    said = Vocabulary([], [(["throw away"], ["discard"]), (["away"], ["far"])])
    assert said.meanings("do I throw two cards away") == ["discard", "far"]
    assert said.meanings("throw all of my old cards away") == ["far"]


def test_single_words_are_translated_in_place() -> None:
    assert VOCABULARY.translated("Can I kill a dude?") == "can i defeat a unit"
    assert VOCABULARY.translated("Who wins?") == "Who wins?"


def test_a_word_that_the_game_has_too_is_not_translated() -> None:
    assert VOCABULARY.translated("Can dudes die?", frozenset({"die"})) == "can unit die"
    assert VOCABULARY.translated("Will it die?", {"die"}) == "Will it die?"


def test_the_shipped_vocabulary_speaks_of_the_game() -> None:
    assert "unit" in vocabulary().meanings("my creature")
    assert vocabulary().is_stop_word("the")
    assert not vocabulary().is_stop_word("unit")


def test_a_shared_word_scores_and_a_rarer_one_scores_more() -> None:
    index = LexicalIndex(
        [entry("1.1", "red unit"), entry("1.2", "red gear"), entry("1.3", "blue thing")], VOCABULARY
    )
    red_gear = index.scores("red gear")
    assert np.argmax(red_gear) == 1
    assert red_gear[0] > 0
    assert red_gear[2] == 0


def test_a_word_from_elsewhere_counts_less_than_the_games_own() -> None:
    index = LexicalIndex([entry("1.1", "defeat it"), entry("1.2", "kill it")], VOCABULARY)
    scores = index.scores("kill")
    assert scores[1] > scores[0] > 0


def test_unknown_words_score_nothing() -> None:
    index = LexicalIndex([entry("1.1", "defeat it")], VOCABULARY)
    assert not index.scores("zebra xylophone").any()


def test_a_snippet_is_the_passage_that_fits_best_with_its_words_marked() -> None:
    passages = ["Units fight.", "When does a dude die in a fight?"]
    assert (
        Snippets("a dude, when die", VOCABULARY).of(passages)
        == "**When** does a **dude** **die** in a fight?"
    )
    assert Snippets("zebra", VOCABULARY).of(passages) == "Units fight."


def test_a_long_passage_is_cut_around_its_first_match() -> None:
    long = "word " * 100 + "needle " + "word " * 100
    cut = Snippets("needle", VOCABULARY).of([long])
    assert "**needle**" in cut
    assert cut.startswith("… word")
    assert cut.endswith("word …")
    assert len(cut) < 260


def test_the_share_of_known_words_counts_those_that_stand_for_others() -> None:
    index = LexicalIndex([entry("1", "units with lag fight")], VOCABULARY)
    assert index.known_share("units fight") == 1.0
    assert index.known_share("summoning sick zebra") == pytest.approx(1 / 3)
    assert index.known_share("dude zebra") == 0.5
    assert index.known_share("zebra") == 0.0
    assert index.known_share("?!") == 0.0
