"""Glossary, tournament rules, learn page, common questions and the register: reading them and refusing faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import DigestError, UnknownDocument, UnknownEdition, contradiction, contradictions_of
from rules_index.companions import load_glossary, load_sections, sections_of
from rules_index.register import load_register
from rules_index.topics import load_topics

GLOSSARY = """\
document: glossary
title: Glossary
entries:
  - term: Bed
    kind: term
    also: [plot]
    definition: Where plants grow.
    refs: [garden.about]
  - term: "[FROST]"
    kind: keyword
    definition: {"2026-08": It kills 2., "2026-11": It kills 3.}
"""

TOURNAMENT = """\
document: tournament
title: Garden shows
about: How shows are run.
sections:
  - section: "1"
    title: Size
    statement: Shows have a size.
    points: [Small ones are small.]
    questions: [How big is a show?]
    refs: ["tr:1.1", garden.about]
    tables: [sizes]
  - section: "1.1"
    title: Small shows
    statement: Up to 8 beds.
tables:
  - id: sizes
    title: Sizes
    sections: ["1"]
    columns: [show, beds_max]
    rows:
      - [small, "8"]
      - [large, ""]
    notes: [Count twice.]
"""

REGISTER = """\
contradictions:
  - id: frost-or-sun
    title: Which comes first?
    between: rules
    rules:
      "2026-08": [garden.about, garden.frost]
      "2026-11": [garden.frost]
    readings:
      - id: frost
        statement: Frost comes first.
        rests_on: [garden.frost]
      - id: sun
        statement: The sun comes first.
    decision: {"2026-08": frost, "2026-11": sun}
    decided_by: [sense]
    why: It is warmer.
    matters: Whether plants live.
    equal_rank: {"2026-08": "false", "2026-11": "true"}
    disputed: {"2026-08": "false", "2026-11": "true"}
"""

TOPICS = """\
title: Garden questions
topics:
  - asks: [how do I water, watering can]
    rules: [garden.about]
"""

KNOWN = frozenset({"garden.about", "garden.frost"})


def _write(tmp_path: Path, name: str, content: str, old: str = "", new: str = "") -> Path:
    assert old in content
    path = tmp_path / name
    path.write_text(content.replace(old, new, 1) if old else content, encoding="utf-8")
    return path


def test_a_term_may_mean_something_else_in_each_edition(tmp_path: Path) -> None:
    bed, frost = load_glossary(_write(tmp_path, "glossary.yaml", GLOSSARY), KNOWN)
    assert bed.definition("2026-08") == bed.definition("2026-11") == "Where plants grow."
    assert frost.definition("2026-08") != frost.definition("2026-11")
    with pytest.raises(UnknownEdition):
        bed.definition("2020-01")


def test_a_definition_that_leaves_an_edition_out_is_refused(tmp_path: Path) -> None:
    path = _write(tmp_path, "glossary.yaml", GLOSSARY, '"2026-08": It kills 2., ', "")
    with pytest.raises(DigestError, match=r"glossary.yaml:9: .*must name all editions"):
        load_glossary(path, KNOWN)


def test_a_section_has_its_points_and_tables_in_its_text(tmp_path: Path) -> None:
    document = load_sections(_write(tmp_path, "tournament.yaml", TOURNAMENT), KNOWN)
    section = document.section("tr:1")
    assert section is document.section("1")
    assert section is not None
    assert section.text.split("\n") == [
        "Shows have a size.",
        "- Small ones are small.",
        "Sizes:",
        "- show: small; beds max: 8",
        "- show: large",
        "Count twice.",
    ]
    assert document.section("7") is None


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"tr:1.1", garden.about', '"tr:9"', "tournament.yaml: tr:1: refers to tr:9"),
        ("tables: [sizes]", "tables: [colours]", "shows the table 'colours', which does not exist"),
        ('[small, "8"]', "[small]", "a row of 1 cells under 2 columns"),
        (
            "    title: Small shows\n",
            "    title: Small shows\n    colour: red\n",
            "tournament.yaml:14: 1.1: colour",
        ),
    ],
)
def test_a_faulty_document_is_refused_with_the_place(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    path = _write(tmp_path, "tournament.yaml", TOURNAMENT, old, new)
    with pytest.raises(DigestError, match=problem):
        load_sections(path, KNOWN)


def test_the_register_decides_by_edition(tmp_path: Path) -> None:
    (entry,) = load_register(_write(tmp_path, "contradictions.yaml", REGISTER), KNOWN)
    assert entry.editions == ("2026-08", "2026-11")
    older, newer = entry.decision("2026-08"), entry.decision("2026-11")
    assert older is not None
    assert newer is not None
    assert (older.id, newer.id) == ("frost", "sun")
    assert (entry.disputed("2026-08"), entry.disputed("2026-11")) == (False, True)
    assert (entry.equal_rank("2026-08"), entry.equal_rank("2026-11")) == (False, True)
    assert entry.rules("2026-11") == ("garden.frost",)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"2026-11": sun}', '"2026-11": rain}', "`decision` is rain, which is no reading"),
        (
            'decision: {"2026-08": frost, ',
            "decision: {",
            "`decision` and `rules` must name the same editions",
        ),
        ("rests_on: [garden.frost]", "rests_on: [garden.snow]", "frost-or-sun: refers to garden.snow"),
        ("      - id: sun\n", "      - id: frost\n", "two readings have the same id"),
        ("decided_by: [sense]", "decided_by: [whim]", "decided_by"),
    ],
)
def test_a_faulty_register_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    path = _write(tmp_path, "contradictions.yaml", REGISTER, old, new)
    with pytest.raises(DigestError, match=problem):
        load_register(path, KNOWN)


def test_an_id_that_stands_twice_in_the_register_is_refused(tmp_path: Path) -> None:
    twice = REGISTER + REGISTER.removeprefix("contradictions:\n")
    with pytest.raises(DigestError, match="ids stand twice: frost-or-sun"):
        load_register(_write(tmp_path, "contradictions.yaml", twice), KNOWN)


def test_the_shipped_register_is_found_by_id_and_by_key() -> None:
    entry = contradiction("quick-programs-with-other-text")
    key = entry.rules("2026-11")[0]
    assert entry in contradictions_of(key, "2026-11")
    assert contradictions_of("game.two-players", "2026-11") == ()
    with pytest.raises(
        UnknownDocument, match=r"there is no contradiction 'quick-programs': use one of quick-programs-with"
    ):
        contradiction("quick-programs")


def test_common_questions_must_name_rules_that_exist(tmp_path: Path) -> None:
    (topic,) = load_topics([_write(tmp_path, "garden.yaml", TOPICS)], KNOWN)
    assert topic.asks == ("how do I water", "watering can")
    with pytest.raises(DigestError, match=r"how do I water: refers to garden\.abuot"):
        load_topics([_write(tmp_path, "garden.yaml", TOPICS, "garden.about", "garden.abuot")], KNOWN)


def test_the_shipped_tournament_rules_are_whole() -> None:
    rounds = sections_of("tournament").section("3.3")
    assert rounds is not None
    assert (
        "players min: 17; players max: 32; swiss rounds: 5; top cut: 8; elimination rounds: 3" in rounds.text
    )
