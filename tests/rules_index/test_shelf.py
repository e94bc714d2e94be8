"""Listing documents and reading them by section and page."""

from __future__ import annotations

import pytest

from rules_index import QueryError, UnknownDocument, UnknownEdition, UnknownRule, documents, read_document


def test_documents_are_listed_with_what_can_be_read_by_itself() -> None:
    listed = {info.document: info for info in documents("2026-08")}
    assert list(listed) == ["rules", "tournament", "glossary", "learn"]
    assert (listed["rules"].passages, documents()[0].passages) == (660, 713)
    assert listed["rules"].contents[9] == ("10", "Effects")
    assert ("C", "Appendix C: match rules") in listed["tournament"].contents
    assert listed["learn"].authority == "third-party"


def test_a_section_is_read_with_all_under_it() -> None:
    page = read_document("rules", "9.17")
    assert [passage.number for passage in page.passages] == [
        "9.17",
        "9.17.1",
        "9.17.1.1",
        "9.17.2",
        "9.17.3",
        "9.17.4",
    ]
    assert page.edition == "2026-11"
    assert page.passages[4].key == "fight.tie"


def test_pages_follow_one_another_without_a_gap() -> None:
    whole = [
        passage.number
        for number in range(1, read_document("rules", "9").pages + 1)
        for passage in read_document("rules", "9", number).passages
    ]
    assert whole == [passage.number for passage in read_document("rules", "9", page_size=1000).passages]


@pytest.mark.parametrize("section", ["3.4", "tr:3.4", "tr:3.4 "])
def test_the_tournament_rules_are_read_by_number(section: str) -> None:
    page = read_document("tournament", section)
    assert page.passages[0].number == "tr:3.4"
    assert len(page.passages) == 7
    assert page.edition is None


def test_the_glossary_and_the_learn_page_are_read_by_name() -> None:
    assert [passage.title for passage in read_document("glossary", "block").passages] == ["[BLOCKER]"]
    assert read_document("learn", "setup").passages[0].number == "learn:setup"
    assert read_document("glossary").total > 100


@pytest.mark.parametrize(
    ("document", "section", "page", "error", "words"),
    [
        ("cards", None, 1, UnknownDocument, "use one of rules, glossary, tournament, learn"),
        ("rules", "9.99", 1, UnknownRule, "the nearest are 9"),
        ("rules", "11.24.4", 1, UnknownRule, "the nearest are 11.24"),
        ("tournament", "3.9", 1, UnknownDocument, "there is no section '3.9'"),
        ("glossary", "zzz", 1, UnknownDocument, "there is no term 'zzz'"),
        ("rules", "9.17", 2, UnknownDocument, "there is no page '2': use one of 1 to 1"),
        ("rules", "9.17", 0, UnknownDocument, "there is no page '0'"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(
    document: str, section: str | None, page: int, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        read_document(document, section, page)


def test_page_size_and_edition_are_checked() -> None:
    with pytest.raises(QueryError, match="page_size is 0"):
        read_document("rules", page_size=0)
    with pytest.raises(UnknownEdition):
        documents("1999-01")
