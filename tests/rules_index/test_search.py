"""The search as others call it, on the shipped digest. Words alone, unless a test says so."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

import pytest

from rules_index import (
    ModelError,
    QueryError,
    SearchResults,
    UnknownDocument,
    UnknownEdition,
    UnknownRule,
    digest,
    prepare_search,
    search,
    search_glossary,
)
from rules_index.retrieval import indexes

words: Callable[..., SearchResults] = partial(search, mode="lexical")


def _numbers(found: SearchResults) -> list[str | None]:
    return [hit.number for hit in found.results]


@pytest.mark.parametrize("query", ["9.17.3", "rule 9.17.3", "what does 9.17.3 say?", "§ 9.17.3", "fight.tie"])
def test_a_number_or_key_alone_gives_that_rule_and_its_family(query: str) -> None:
    found = words(query)
    assert found.mode == "exact"
    assert (found.results[0].key, found.results[0].number) == ("fight.tie", "9.17.3")
    assert found.results[0].why in ("number", "key")
    assert [hit.key for hit in found.results[1:]] == ["fight.process"]
    assert found.results[1].why == "family"


def test_a_number_belongs_to_its_edition() -> None:
    assert words("11.3.2", edition="2026-08").results[0].key == digest().find("11.3.2", "2026-08").key
    newer, older = words("11.9.1"), words("11.9.1", edition="2026-08")
    assert newer.results[0].key == digest().find("11.9.1", "2026-11").key != older.results[0].key


def test_a_number_that_moved_shows_both_rules_and_says_so() -> None:
    found = words("11.24.3", edition="2026-11")
    assert found.results[0].number == "11.28.3"
    assert found.note is not None
    assert (
        "In edition 2026-08, 11.24.3 is another rule (blocker.becomes-target), which is 11.28.3 in"
        in found.note
    )


def test_a_number_with_a_question_puts_the_rule_before_what_the_words_find() -> None:
    found = words("does 9.9 let a lagging unit block")
    assert found.results[0].number == "9.9"
    assert found.mode == "lexical"
    assert len(found.results) == 10
    assert found.results[1].why == "words"


@pytest.mark.parametrize("query", ["C.2.1", "tr:C.2.1", "section c.2.1 of the tournament document"])
def test_sections_of_the_tournament_rules_are_found_by_number(query: str) -> None:
    hit = words(query).results[0]
    assert (hit.document, hit.number) == ("tournament", "tr:C.2.1")


def test_a_number_of_both_documents_gives_both_and_the_named_document_first() -> None:
    assert _numbers(words("3.4"))[:2] == ["3.4", "tr:3.4"]
    assert _numbers(words("tournament rules 3.4"))[:2] == ["tr:3.4", "3.4"]
    assert _numbers(words("appendix B"))[0] == "tr:B"


def test_a_number_that_nobody_has_is_refused_with_near_ones() -> None:
    with pytest.raises(UnknownRule, match="the nearest are 9"):
        words("9.99")
    with pytest.raises(UnknownRule, match="there is no rule"):
        words("tr:9.9")


def test_a_wrong_number_in_a_question_does_not_stop_the_words() -> None:
    assert words("9.99 who wins a fight").results


def test_words_of_other_games_find_this_games_rules() -> None:
    assert "9.3.1.1" in _numbers(words("can my creature swing while summoning sick"))
    assert "1.16" in _numbers(words("how do I scoop"))


def test_filters_narrow_the_results() -> None:
    assert {hit.document for hit in words("is my deck legal", limit=40).results} == {"rules", "tournament"}
    assert {hit.document for hit in words("how long is a round", document="tournament").results} == {
        "tournament"
    }
    assert {hit.document for hit in words("lag", document="glossary").results} == {"glossary"}
    assert words("win", document="learn").results[0].number == "learn:win-conditions"
    assert {hit.kind for hit in words("die value", kind="definition").results} == {"definition"}
    chapter = words("unit", chapter="9").results
    assert {number.split(".")[0] for hit in chapter for number in hit.numbers} <= {"9", "11"}
    assert all(any(number.startswith("9.") for number in hit.numbers) for hit in chapter)
    assert {hit.number for hit in words("sideboard", chapter="C").results} <= {
        "tr:C",
        "tr:C.1",
        "tr:C.2",
        "tr:C.2.1",
        "tr:C.2.2",
    }


def test_pages_follow_one_another() -> None:
    whole = words("attack a unit", limit=20)
    pages = [*words("attack a unit", limit=10).results, *words("attack a unit", limit=10, offset=10).results]
    assert [hit.key for hit in whole.results] == [hit.key for hit in pages]
    assert whole.total == words("attack a unit", offset=150).total
    assert words("attack a unit", offset=5000).results == []


def test_a_hit_shows_the_matched_words_and_its_place() -> None:
    hit = words("who wins a fight").results[0]
    assert "**" in hit.snippet
    assert hit.edition == "2026-11"
    assert hit.title == "Attack, fight and steal"
    assert hit.score > 0


def test_glossary_terms_related_rules_and_contradictions_come_with_the_hits() -> None:
    found = words("can a lagging unit use blocker")
    assert {"Lag", "[BLOCKER]"} <= {term.term for term in found.terms}
    shown = {hit.key for hit in found.results}
    assert found.related
    assert not shown & {citation.key for citation in found.related}
    key = "start.ready-all"
    assert "first-player-legends-on-turn-one" in words(key).results[0].contradictions


def test_a_superseded_rule_names_the_one_that_overrules_it() -> None:
    assert words("9.18").results[0].superseded_by == "fight.effects-after-fight"
    assert words("9.18", edition="2026-08").results[0].superseded_by is None


@pytest.mark.parametrize(
    ("query", "words_"),
    [
        ("", "no word in it"),
        ("   ", "no word in it"),
        ("?!?! …", "no word in it"),
        ("攻击", "no word in it"),
        ("x" * 2_001, "2,001 characters, up to 2,000"),
        ("a " * 5_000, "10,000 characters"),
    ],
)
def test_queries_that_cannot_be_answered_say_why(query: str, words_: str) -> None:
    with pytest.raises(QueryError, match=words_):
        search(query)


@pytest.mark.parametrize(
    "query", ["x", "€$", "☆", "¿Puede bloquear una unidad agotada?", "攻击 unit", "a b c " * 300]
)
def test_odd_queries_get_an_answer(query: str) -> None:
    found = words(query)
    assert found.total >= len(found.results)
    assert found.results or found.note


def test_a_query_without_a_known_word_says_so() -> None:
    found = words("xylophone zeppelin")
    assert found.results == []
    assert found.note == "No word of the query stands in any document."


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"limit": 0}, QueryError),
        ({"limit": 101}, QueryError),
        ({"offset": -1}, QueryError),
        ({"kind": "law"}, QueryError),
        ({"document": "cards"}, UnknownDocument),
        ({"document": "learn", "chapter": "1"}, QueryError),
        ({"edition": "2020-01"}, UnknownEdition),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        words("unit", **arguments)


def test_a_chapter_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(QueryError, match=r"'99'.*rules: 1, 2, .*, 11; tournament: 1, 2, 3, 4, A, B, C, D"):
        words("unit", chapter="99")
    with pytest.raises(QueryError, match=r"no chapter '9'.*\(tournament: 1, 2, 3, 4, A"):
        words("unit", chapter="9", document="tournament")
    assert words("sideboard", chapter="c").results


def test_a_key_like_none_is_refused_with_the_ways_to_find_a_rule() -> None:
    with pytest.raises(
        UnknownRule, match=r"by number \(9\.17\.3\) or key \(fight\.tie\), or find it by words"
    ):
        digest().find("zz")


def test_without_the_model_auto_uses_words_and_says_so_and_the_others_refuse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(*_: object) -> None:
        raise ModelError("search by meaning needs the package x")

    monkeypatch.setattr(indexes, "PassageVectors", missing)
    monkeypatch.setattr(indexes, "_made", {})
    indexes._index.cache_clear()
    found = search("who wins a fight")
    assert found.mode == "lexical"
    assert found.note == "Searched by words alone: search by meaning needs the package x."
    with pytest.raises(ModelError):
        search("who wins a fight", mode="semantic")
    indexes._index.cache_clear()


def test_the_glossary_is_searched_by_name_other_words_and_definition() -> None:
    assert search_glossary("haste")[0].term == "[ADRENALINE]"
    assert search_glossary("[LAG]")[0].term == "Lag"
    assert [term.term for term in search_glossary("what is street cred", limit=1)] == ["Street Cred"]
    assert "Lag" in [term.term for term in search_glossary("a Unit that entered and cannot attack")]
    assert len(search_glossary("unit", limit=3)) == 3
    with pytest.raises(QueryError):
        search_glossary("…")


def test_a_search_by_words_does_not_wait_for_vectors() -> None:
    indexes._index.cache_clear()
    with indexes._encoding:
        found: list[SearchResults] = []
        worker = threading.Thread(target=lambda: found.append(words("who wins a fight")))
        worker.start()
        worker.join(timeout=30)
    assert found
    assert found[0].results


@pytest.mark.nightly
def test_meaning_finds_what_words_cannot() -> None:
    prepare_search()
    found = search("is it allowed to be nasty to the person across the table")
    assert found.mode == "hybrid"
    assert "2.11" in _numbers(found)[:3]


@pytest.mark.nightly
@pytest.mark.parametrize(
    "query",
    [
        "asdf qwer zxcv",
        "snarf blarg florp",
        "best pizza in rome",
        "how tall is mount everest",
        "stock price of apple",
        "¿Puede bloquear una unidad agotada?",
    ],
)
def test_what_is_not_about_the_game_finds_nothing_and_says_so(query: str) -> None:
    found = search(query)
    assert found.results == []
    assert found.note is not None
    assert found.note.startswith("Nothing in the documents fits this query")


@pytest.mark.nightly
@pytest.mark.parametrize("query", ["haste", "mana", "gy", "scoop", "tutor", "proxies ok", "ff", "swing", "x"])
def test_a_short_query_in_words_of_other_games_is_not_taken_for_noise(query: str) -> None:
    assert search(query).results
