"""`judge documents`, `read`, `glossary`, `diff`, `import`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rules_index
from server.document_views import (
    ComparisonAnswer,
    DocumentsAnswer,
    GlossaryAnswer,
    ImportAnswer,
    PageAnswer,
)
from tests.server.conftest import Judge
from tests.test_house import ROOT

OFFICIAL = ROOT.parent / "shared" / "official"


def test_every_document_is_listed_with_its_sections_and_rank(judge: Judge) -> None:
    listed = DocumentsAnswer.model_validate_json(judge("documents", "--format", "json").stdout)
    by_name = {document.document: document for document in listed.documents}
    assert set(by_name) == {"rules", "tournament", "glossary", "learn"}
    assert by_name["rules"].contents["9"]
    assert by_name["rules"].authority != by_name["learn"].authority
    shown = judge("documents").stdout
    for document in listed.documents:
        assert document.title in shown


def test_a_section_is_read_with_all_that_stands_under_it(judge: Judge) -> None:
    page = PageAnswer.model_validate_json(judge("read", "rules", "9.17", "--format", "json").stdout)
    assert page.passages[0].number == "9.17"
    assert all(str(passage.number).startswith("9.17") for passage in page.passages)
    shown = judge("read", "rules", "9.17").stdout
    for passage in page.passages:
        assert f"{passage.number}  {passage.key}" in shown
        assert passage.text in shown


def test_a_rule_that_is_overruled_in_the_edition_is_marked_where_it_is_read(judge: Judge) -> None:
    page = PageAnswer.model_validate_json(judge("read", "rules", "9.18", "--format", "json").stdout)
    assert page.passages[0].superseded_by == "fight.effects-after-fight"
    assert "overruled in this edition by fight.effects-after-fight" in judge("read", "rules", "9.18").stdout
    older = judge("read", "rules", "9.18", "--edition", "2026-08")
    assert older.exit_code == 0
    assert "overruled" not in older.stdout


def test_a_long_document_comes_in_pages(judge: Judge) -> None:
    pages = [
        PageAnswer.model_validate_json(judge("read", "rules", "--page", number, "--format", "json").stdout)
        for number in ("1", "2")
    ]
    assert pages[0].pages > 1
    assert not {passage.key for passage in pages[0].passages} & {passage.key for passage in pages[1].passages}
    assert "More on page 2." in judge("read", "rules").stdout


def test_a_term_is_found_by_the_slang_of_players(judge: Judge) -> None:
    found = GlossaryAnswer.model_validate_json(
        judge("glossary", "summoning", "sick", "--format", "json").stdout
    )
    assert found.results[0].term == "Lag"
    shown = judge("glossary", "summoning", "sick").stdout
    assert shown.startswith("Lag  (term)\n")
    assert found.results[0].definition in shown


def test_editions_are_compared_with_both_numbers_and_what_it_means(judge: Judge) -> None:
    asked = ("diff", "2026-08", "2026-11", "--chapter", "9")
    found = ComparisonAnswer.model_validate_json(judge(*asked, "--format", "json").stdout)
    assert found.changed or found.superseded
    shown = judge(*asked).stdout
    for row in (*found.changed, *found.superseded):
        assert row.key in shown
        assert row.old_numbers[0] in shown
    whole = ComparisonAnswer.model_validate_json(
        judge("diff", "2026-08", "2026-11", "--format", "json").stdout
    )
    assert whole.unchanged > found.unchanged
    assert whole.moved


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["read", "novel"], "tournament"),
        (["read", "rules", "99"], "99"),
        (["read", "rules", "9", "--page", "99"], "1 to"),
        (["diff", "2026-08", "1999-01"], "2026-11"),
        (["diff", "2026-08", "2026-11", "--chapter", "99"], "11"),
        (["glossary", "?!"], "word"),
        (["glossary", "lag", "--limit", "0"], "1 to 50"),
        (["documents", "--edition", "1999-01"], "2026-11"),
    ],
)
def test_what_does_not_exist_is_refused_with_the_way_out(judge: Judge, asked: list[str], said: str) -> None:
    refused = judge(*asked)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert said in refused.stderr


def test_what_cannot_be_imported_is_refused_and_nothing_is_written(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA_DIR", str(tmp_path / "data"))
    novel = tmp_path / "novel.txt"
    novel.write_text("It was a dark and stormy night.\n", encoding="utf-8")
    for path in (novel, tmp_path / "absent.txt", tmp_path):
        refused = judge("import", path)
        assert refused.exit_code == 2
        assert str(path) in refused.stderr
        assert refused.stdout == ""
    assert not (tmp_path / "data").exists()


def test_a_check_ends_with_1_where_a_document_has_other_rules(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA_DIR", str(tmp_path / "data"))
    numbers = [number for number in rules_index.digest().numbers("2026-11") if number.startswith("10.")]

    def section(name: str, found: list[str]) -> Path:
        path = tmp_path / name
        path.write_text(
            "10. Effects\n\n" + "\n\n".join(f"{number}\n\nA made-up text." for number in found) + "\n",
            encoding="utf-8",
        )
        return path

    same = judge("import", "--check", section("same.txt", numbers))
    assert (same.exit_code, same.stderr) == (0, "")
    lacking = section("lacking.txt", [number for number in numbers if number != "10.1"])
    different = judge("import", "--check", lacking)
    assert different.exit_code == 1
    assert "missing here (1): 10.1" in different.stdout
    assert judge("import", lacking).exit_code == 0


def test_an_excerpt_that_lacks_chapters_of_its_contents_is_refused_with_the_way_out(
    judge: Judge, tmp_path: Path
) -> None:
    excerpt = tmp_path / "excerpt.txt"
    excerpt.write_text(
        "Rulebook\n\nTable of Contents\n\n• 1 Overview\n• 2 Golden Rules\n\n1 Overview\n\n"
        + "\n".join(f"• 1.{number} A made-up text." for number in range(1, 6))
        + "\n",
        encoding="utf-8",
    )
    refused = judge("import", "--check", excerpt)
    assert refused.exit_code == 2
    assert "leave its table of contents out" in refused.stderr


@pytest.mark.skipif(not OFFICIAL.exists(), reason="../shared with the publisher's documents is not here")
def test_imported_wording_is_shown_beside_ours_and_a_check_stores_nothing(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA_DIR", str(tmp_path / "data"))
    section = OFFICIAL / "rules-section-11.txt"
    checked = judge("import", section, "--check")
    assert checked.exit_code == 0
    assert "not stored" in checked.stdout
    assert "Official wording" not in judge("rule", "11.4.1.3").stdout
    imported = ImportAnswer.model_validate_json(judge("import", section, "--format", "json").stdout)
    (document,) = imported.documents
    assert (document.edition, document.counts, document.stored) == ("2026-11", {"rules": 173}, True)
    assert not document.unknown
    assert "Official wording" in judge("rule", "11.4.1.3").stdout
    assert json.loads(judge("rule", "11.4.1.3", "--format", "json").stdout)["official"]
    assert "the same as imported before" in judge("import", section).stdout
