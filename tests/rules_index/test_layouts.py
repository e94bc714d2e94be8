"""Reading documents in the known layouts, and refusing what is damaged, with the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import DocumentError, TruncatedDocument, UnrecognisedDocument, digest
from rules_index.official.layouts import parse
from rules_index.official.parsed import ParsedDocument, Text
from rules_index.official.reading import LARGEST, read_text
from rules_index.official.sequence import follows
from tests.rules_index import made_up


def _read(content: str) -> ParsedDocument:
    return parse(Text("made-up.txt", content))


def test_a_bundle_yields_rules_sections_and_cards() -> None:
    document = _read(made_up.bundle())
    assert (document.layout, document.stated_edition) == ("bundle", "2026-08")
    rules = {passage.number: passage.text for passage in document.of_kind("rules")}
    assert len(rules) == len(digest().numbers("2026-08"))
    assert rules["9.17.3"] == digest().find("9.17.3", "2026-08").statement("2026-08")
    sections = [passage.number for passage in document.of_kind("tournament")]
    assert "tr:3.4.3" in sections
    assert "tr:B" in sections
    cards = {passage.number: (passage.title, passage.text) for passage in document.of_kind("card")}
    assert cards == {
        "tin-robot": ("Tin Robot", "When this Unit rusts, draw 1."),
        "elan-quick": ("Élan: Quick", ""),
    }


def test_markdown_in_a_bundle_is_taken_off_and_examples_stay() -> None:
    content = made_up.bundle().replace(
        "### 1.2 — ",
        "> **EXAMPLE:** It rains. ### 1.2 — **Bold** words and a [link](#rule-1). Bold words and a link. More. ",
        1,
    )
    rules = {passage.number: passage.text for passage in _read(content).of_kind("rules")}
    assert rules["1.1"].endswith("EXAMPLE: It rains.")
    assert rules["1.2"].startswith("Bold words and a link. More.")


def test_a_section_file_yields_its_chapter() -> None:
    document = _read(made_up.section("10"))
    assert (document.layout, document.title) == ("section", "10. Effects")
    assert [passage.number for passage in document.passages] == [
        number for number in digest().numbers("2026-11") if number.startswith("10.")
    ]
    assert document.passages[1].line == 7


def test_a_bulleted_rulebook_may_leave_rules_out() -> None:
    document = _read(made_up.bulleted(without=("1.2", "9.17.3")))
    assert document.layout == "bulleted"
    assert len(document.passages) == len(digest().numbers("2026-08")) - 2
    assert "Game overview" not in document.passages[0].text


def test_the_learn_page_yields_its_parts() -> None:
    document = _read(made_up.LEARN)
    assert document.layout == "learn"
    assert document.passages[1].number == "learn:win-conditions"
    assert document.passages[-1].text == "What to know of tournament play.\n- One thing more."


def test_a_text_of_no_known_layout_is_refused_with_what_was_expected() -> None:
    with pytest.raises(
        UnrecognisedDocument, match=r"made-up.txt, line 3: no known layout: expected the knowledge"
    ):
        _read("\n\nDear diary,\ntoday I played 3 games.\n")


def test_a_missing_rule_in_a_section_file_is_named_with_the_line_after_the_gap() -> None:
    content = made_up.section("10")
    start, end = content.index("10.2.3\n"), content.index("10.2.4\n")
    with pytest.raises(DocumentError, match=r"rule 10\.2\.4 cannot follow rule 10\.2\.2") as caught:
        _read(content[:start] + content[end:])
    assert caught.value.line == content[:start].count("\n") + 1


@pytest.mark.parametrize("damaged", ["10.2..3", "10.2.x", "10.99999"])
def test_a_damaged_number_is_named_with_its_line(damaged: str) -> None:
    content = made_up.section("10").replace("\n10.2.3\n", f"\n{damaged}\n", 1)
    with pytest.raises(DocumentError, match="damaged rule number") as caught:
        _read(content)
    assert caught.value.line == content[: content.index(damaged)].count("\n") + 1


def test_a_number_without_text_is_a_cut_document() -> None:
    with pytest.raises(TruncatedDocument, match=r"rule 11\.30\.4 has no text"):
        _read(made_up.section("11") + "11.30.4\n")


def test_text_before_the_first_number_is_refused() -> None:
    with pytest.raises(DocumentError, match=r"line 1: text before the first rule number"):
        _read("Here is what I found on the net: it goes on.\n" + made_up.section("10"))


@pytest.mark.parametrize(
    ("mark", "problem"),
    [
        ("## CREDITS", "no end"),
        ("## Appendix A", "stop before their appendices"),
        ("## Cards 2", "list of cards at its end is missing"),
        (" [elan-quick]", "2 cards are announced, 1 can be read"),
    ],
)
def test_a_bundle_that_stops_early_is_refused(mark: str, problem: str) -> None:
    content = made_up.bundle()
    with pytest.raises(TruncatedDocument, match=problem):
        _read(content[: content.index(mark)])


def test_a_bundle_with_a_hole_is_refused_with_the_place_in_its_one_line() -> None:
    content = made_up.bundle()
    start, end = content.index("### 5.3 — "), content.index("### 5.4 — ")
    with pytest.raises(
        DocumentError, match=rf"rule 5\.4 cannot follow .*\(character {start + 1} of the line\)"
    ):
        _read(content[:start] + content[end:])


def test_a_rulebook_without_its_last_chapters_is_refused() -> None:
    content = made_up.bulleted()
    with pytest.raises(TruncatedDocument, match="has chapter 10, 11, the text has no rule of it"):
        _read(content[: content.index("\n10 Effects")])


def test_a_learn_page_without_its_end_is_refused() -> None:
    with pytest.raises(TruncatedDocument, match="the parts Deck Building, Tournament Play are missing"):
        _read(made_up.LEARN[: made_up.LEARN.index("Deck Building")])


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"", "the file is empty"),
        (b" \n\n", "the file is empty"),
        (b"9.1\nAttack\n\0\1\2", "line 3: a binary file"),
        (b"9.1\nAttack \xff\n", "line 2: not UTF-8"),
    ],
)
def test_files_that_are_no_text_are_refused(tmp_path: Path, raw: bytes, problem: str) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(raw)
    with pytest.raises(DocumentError, match=problem):
        read_text(path)


def test_a_huge_file_is_refused_with_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(DocumentError, match="up to 5,000,000 bytes"):
        read_text(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="cannot be read: No such file"):
        read_text(tmp_path / "nowhere.txt")


def test_windows_line_ends_and_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(b"\xef\xbb\xbf9.1\r\nAttack\r\n")
    assert read_text(path).content == "9.1\nAttack\n"


@pytest.mark.parametrize(
    ("previous", "number", "fits"),
    [
        ("1.1", "1.1.1", True),
        ("1.1.1", "1.1.2", True),
        ("1.1.2.3", "1.2", True),
        ("1.17.1", "2.1", True),
        ("1.1", "1.1.2", False),
        ("1.1.1", "1.1.1.1.1", False),
        ("1.1", "1.3", False),
        ("1.9", "1.8", False),
        ("1.9", "3.1", False),
        ("9.2", "9.10", False),
    ],
)
def test_what_can_stand_after_a_number(previous: str, number: str, fits: bool) -> None:
    assert follows(previous, number) is fits
