"""Importing the publisher's documents: what is stored, reported and refused."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from rules_index import (
    DocumentError,
    StoreError,
    TruncatedDocument,
    digest,
    import_documents,
    imported_documents,
    official_cards,
    official_wording,
    search,
)
from rules_index.official.store import Store
from tests.rules_index import made_up


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """One made-up document of each layout."""
    contents = {
        "bundle": made_up.bundle(),
        "ten": made_up.section("10"),
        "eleven": made_up.section("11"),
        "bulleted": made_up.bulleted(without=("1.2",)),
        "learn": made_up.LEARN,
    }
    paths: dict[str, Path] = {}
    for name, content in contents.items():
        paths[name] = tmp_path / f"{name}.txt"
        paths[name].write_text(content, encoding="utf-8")
    return paths


def test_each_layout_is_recognised_and_compared_with_the_digest(files: dict[str, Path]) -> None:
    reports = {Path(report.source).stem: report for report in import_documents(list(files.values()))}
    assert {name: (report.layout, report.edition) for name, report in reports.items()} == {
        "bundle": ("bundle", "2026-08"),
        "ten": ("section", "2026-11"),
        "eleven": ("section", "2026-11"),
        "bulleted": ("bulleted", "2026-08"),
        "learn": ("learn", None),
    }
    assert reports["bundle"].counts == {"rules": 660, "tournament": 67, "card": 2}
    assert reports["bundle"].missing == reports["bundle"].unknown == ()
    assert reports["bulleted"].missing == ("1.2",)
    assert "a partial copy of the rules" in reports["bulleted"].notes
    assert [document.source for document in imported_documents()] == [
        *("bulleted.txt", "bundle.txt", "learn.txt", "ten.txt", "eleven.txt")
    ]


def test_wording_is_quoted_from_then_on_and_chapters_carry_over(files: dict[str, Path]) -> None:
    assert official_wording("2026-11") == {}
    import_documents([files["bundle"], files["ten"]])
    newer = official_wording("2026-11")
    assert newer["9.17.3"] == digest().find("9.17.3", "2026-08").statement("2026-08")
    assert newer["10.1.1"] == digest().find("10.1.1", "2026-11").statement("2026-11")
    assert "11.1" not in newer
    assert "11.1" in official_wording("2026-08")
    assert newer["tr:C.2.1"].startswith("Competitive best-of-1")
    assert official_cards()["tin-robot"] == ("Tin Robot", "When this Unit rusts, draw 1.")


def test_search_shows_the_wording_after_an_import_in_the_same_process(files: dict[str, Path]) -> None:
    assert search("9.17.3", mode="lexical").results[0].official is None
    files["bundle"].write_text(
        files["bundle"].read_text(encoding="utf-8").replace("### 9.17.4 — ", "Zebras lose. ### 9.17.4 — ", 1),
        encoding="utf-8",
    )
    import_documents([files["bundle"]])
    hit = search("zebras", mode="lexical").results[0]
    assert hit.number == "9.17.3"
    assert hit.official is not None
    assert hit.official.endswith("Zebras lose.")
    assert "**Zebras**" in hit.snippet


def test_the_same_import_again_changes_nothing(files: dict[str, Path]) -> None:
    import_documents([files["ten"]])
    before = Store().path.read_bytes()
    (again,) = import_documents([files["ten"]])
    assert again.unchanged
    assert Store().path.read_bytes() == before


def test_a_newer_copy_takes_the_place_of_the_older(files: dict[str, Path]) -> None:
    import_documents([files["ten"]])
    content = files["ten"].read_text(encoding="utf-8")
    said = digest().find("10.1", "2026-11").statement("2026-11")
    files["ten"].write_text(content.replace(said, "Effects are what cards do.", 1), encoding="utf-8")
    (report,) = import_documents([files["ten"]])
    assert not report.unchanged
    assert official_wording("2026-11")["10.1"] == "Effects are what cards do."
    assert len(Store().documents()) == 1


def test_a_whole_document_is_quoted_before_a_partial_copy(files: dict[str, Path]) -> None:
    content = files["bulleted"].read_text(encoding="utf-8")
    files["bulleted"].write_text(content.replace("• 1.1 ", "• 1.1 Copied: ", 1), encoding="utf-8")
    import_documents([files["bulleted"]])
    assert official_wording("2026-08")["1.1"].startswith("Copied:")
    import_documents([files["bundle"]])
    assert not official_wording("2026-08")["1.1"].startswith("Copied:")


def test_check_stores_nothing(files: dict[str, Path], tmp_path: Path) -> None:
    (report,) = import_documents([files["bundle"]], check=True)
    assert report.found == 729
    assert not report.stored
    assert not (tmp_path / "data").exists()


def test_nothing_is_stored_when_one_of_the_files_is_bad(files: dict[str, Path], tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("nothing of the kind", encoding="utf-8")
    with pytest.raises(DocumentError, match=r"bad\.txt"):
        import_documents([files["ten"], bad])
    assert not Store().exists()


def test_two_documents_for_one_place_are_refused(files: dict[str, Path], tmp_path: Path) -> None:
    twin = tmp_path / "twin.txt"
    twin.write_text(files["ten"].read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(DocumentError, match="a second document of the same kind"):
        import_documents([files["ten"], twin])


def test_a_section_file_cut_between_two_rules_is_refused(files: dict[str, Path]) -> None:
    content = files["eleven"].read_text(encoding="utf-8")
    files["eleven"].write_text(content[: content.index("\n11.20\n")], encoding="utf-8")
    with pytest.raises(
        TruncatedDocument, match=r"it ends with rule 11\.19\.\S+; edition 2026-11 goes on to 11\.30\.3"
    ):
        import_documents([files["eleven"]])


def test_progress_names_each_file(files: dict[str, Path]) -> None:
    told: list[tuple[str, int, int]] = []
    import_documents([files["ten"], files["learn"]], progress=lambda *step: told.append(step))
    assert told == [(str(files["ten"]), 0, 2), (str(files["learn"]), 1, 2), ("", 2, 2)]


def test_numbers_of_no_known_edition_need_a_name(tmp_path: Path) -> None:
    path = tmp_path / "later.txt"
    path.write_text(re.sub(r"(?m)^10\.", "14.", made_up.section("10")), encoding="utf-8")
    with pytest.raises(DocumentError, match=r"fit no known edition .* name its edition"):
        import_documents([path])
    with pytest.raises(DocumentError, match="named by year and month"):
        import_documents([path], edition="next")


def test_a_later_edition_is_matched_by_what_its_rules_say(files: dict[str, Path], tmp_path: Path) -> None:
    import_documents([files["bundle"], files["ten"]])
    said = digest().find("10.33", "2026-11").statement("2026-11")
    reworded = digest().find("10.2", "2026-11").statement("2026-11")
    gone = digest().find("10.32", "2026-11").statement("2026-11")
    content = made_up.section("10").replace(said, "Purple hats are worn on Sundays by nobody at all.")
    content = content.replace(reworded, f"{reworded} And so on, in the same way as ever.")
    content = content.replace(f"10.32\n\n{gone}\n\n10.33\n\n", f"10.32\n\n{gone}\n\n10.33\n\n")
    later = tmp_path / "later.txt"
    later.write_text(re.sub(r"(?m)^10\.", "12.", content), encoding="utf-8")
    (report,) = import_documents([later], edition="2027-03")
    by_number = {match.number: match for match in report.matches}
    assert by_number["12.1"].finding == "moved"
    assert (by_number["12.1"].key, by_number["12.1"].old_number) == ("effect.what-it-is", "10.1")
    assert by_number["12.2"].finding == "reworded"
    assert by_number["12.33"].finding == "new"
    assert by_number["12.33"].key is None
    assert "proposals to confirm" in report.notes[0]
    stored = {row.number: row.key for row in Store().rows(["rules"]) if row.edition == "2027-03"}
    assert stored["12.1"] == "effect.what-it-is"


def test_a_later_edition_reports_what_is_gone_and_what_is_the_same(
    files: dict[str, Path], tmp_path: Path
) -> None:
    import_documents([files["bundle"], files["ten"]])
    content = made_up.section("10")
    later = tmp_path / "later.txt"
    later.write_text(content[: content.index("\n10.33\n")], encoding="utf-8")
    (report,) = import_documents([later], edition="2027-03", check=True)
    assert [match.old_number for match in report.matches if match.finding == "gone"] == ["10.33"]
    assert {match.finding for match in report.matches if match.number} == {"same"}


def test_matching_without_imported_wording_says_so(tmp_path: Path) -> None:
    later = tmp_path / "later.txt"
    later.write_text(made_up.section("10"), encoding="utf-8")
    (report,) = import_documents([later], edition="2027-03", check=True)
    assert "import edition 2026-11 first" in report.notes[1]


def test_a_damaged_database_is_named_with_the_way_out(files: dict[str, Path]) -> None:
    path = Store().path
    path.parent.mkdir(parents=True)
    path.write_bytes(b"this is no database, and long enough to be looked at " * 20)
    with pytest.raises(StoreError, match="remove the file and import again"):
        import_documents([files["ten"]])


def test_a_data_folder_that_cannot_be_made_is_named(
    files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA_DIR", str(files["ten"] / "data"))
    with pytest.raises(StoreError, match="set JUDGE_DATA_DIR"):
        import_documents([files["learn"]])


def test_deleting_a_document_leaves_no_passage_behind(files: dict[str, Path]) -> None:
    import_documents([files["ten"]])
    import_documents([files["ten"], files["learn"]])
    with sqlite3.connect(Store().path) as connection:
        lost = connection.execute(
            "SELECT count(*) FROM passage WHERE slot NOT IN (SELECT slot FROM document)"
        )
        assert lost.fetchone() == (0,)
    connection.close()
