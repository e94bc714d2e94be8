"""The publisher's documents, where they are at hand: everything is recognised, nothing is missing, nothing
is copied.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rules_index import (
    TruncatedDocument,
    digest,
    export_rows,
    import_documents,
    official_cards,
    official_wording,
)


def test_all_five_documents_are_imported_whole(official: Path) -> None:
    reports = {
        Path(report.source).name: report for report in import_documents(sorted(official.glob("*.txt")))
    }
    assert {name: (report.layout, report.edition, report.counts) for name, report in reports.items()} == {
        "knowledge-bundle.txt": ("bundle", "2026-08", {"rules": 660, "tournament": 67, "card": 155}),
        "rules-section-10.txt": ("section", "2026-11", {"rules": 86}),
        "rules-section-11.txt": ("section", "2026-11", {"rules": 173}),
        "rulebook-extract.txt": ("bulleted", "2026-08", {"rules": 447}),
        "learn-page.txt": ("learn", None, {"learn": 11}),
    }
    assert all(report.unknown == () for report in reports.values())
    complete = [report for name, report in reports.items() if name != "rulebook-extract.txt"]
    assert all(report.missing == () for report in complete)
    for edition in ("2026-08", "2026-11"):
        numbers = set(digest().numbers(edition))
        assert numbers <= set(official_wording(edition))
    assert len(official_cards()) == 155


def test_the_copy_in_another_layout_says_the_same(official: Path) -> None:
    from rapidfuzz import fuzz

    import_documents([official / "rulebook-extract.txt"])
    copied = dict(official_wording("2026-08"))
    import_documents([official / "knowledge-bundle.txt"])
    whole = official_wording("2026-08")
    likeness = {number: fuzz.token_set_ratio(text, whole[number]) for number, text in copied.items()}
    assert len(likeness) == 447
    unlike = {number: score for number, score in likeness.items() if score < 80}
    assert unlike == {}


def test_the_newer_chapters_taken_for_a_later_edition_match_the_keys_of_the_older(
    official: Path, tmp_path: Path
) -> None:
    import_documents(sorted(official.glob("*.txt")))
    renamed = tmp_path / "later.txt"
    text = (official / "rules-section-11.txt").read_text(encoding="utf-8")
    renamed.write_text(text.replace("\n11.", "\n12."), encoding="utf-8")
    (report,) = import_documents([renamed], edition="2027-01", check=True)
    right = [
        match
        for match in report.matches
        if match.number and match.key == digest().find(match.number.replace("12.", "11.", 1), "2026-11").key
    ]
    assert len(right) >= 0.97 * 173


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_a_cut_copy_is_refused(official: Path, tmp_path: Path, share: float) -> None:
    for name in ("knowledge-bundle.txt", "rules-section-11.txt"):
        text = (official / name).read_text(encoding="utf-8")
        cut = tmp_path / name
        cut.write_text(text[: int(len(text) * share)], encoding="utf-8")
        with pytest.raises(TruncatedDocument):
            import_documents([cut])


def test_the_digest_restates_every_number_and_copies_none(official: Path, tmp_path: Path) -> None:
    checker = official.parent / "tools" / "check_digest.py"
    export = tmp_path / "export.json"
    export.write_text(json.dumps(export_rows()), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(checker), str(export)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout
