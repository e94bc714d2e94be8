"""The data that ships: whole, consistent, and quick to load."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from rules_index import EDITIONS, contradictions, digest, export_rows, glossary, loader
from rules_index.companions import sections_of
from rules_index.loader import DIGEST_FOLDER, load_digest
from rules_index.topics import topics


def test_both_editions_are_whole() -> None:
    assert [len(digest().numbers(edition)) for edition in EDITIONS] == [660, 713]
    rows = export_rows()
    assert len(rows) == 660 + 713
    assert set(rows[0]) == {"key", "number", "edition", "statement", "kind"}
    assert (rows[0]["number"], rows[0]["edition"]) == ("1.1", "2026-08")


def test_every_parent_number_exists() -> None:
    for edition in EDITIONS:
        numbers = set(digest().numbers(edition))
        orphans = [n for n in numbers if n.count(".") > 1 and n.rpartition(".")[0] not in numbers]
        assert orphans == []


def test_the_other_documents_load_and_refer_to_what_exists() -> None:
    assert len(glossary()) > 100
    assert len(sections_of("tournament").sections) == 67
    assert sections_of("learn").authority == "third-party"
    assert len(contradictions()) >= 68
    assert len(topics()) > 200


def test_every_contradiction_has_a_decision_in_its_editions() -> None:
    for entry in contradictions():
        assert entry.editions
        for edition in entry.editions:
            decision = entry.decision(edition)
            assert decision is not None
            assert decision in entry.readings
            assert not (entry.equal_rank(edition) and not entry.disputed(edition)), entry.id


def test_a_second_start_reads_no_yaml(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("JUDGE_CACHE_DIR", str(tmp_path))
    folder = DIGEST_FOLDER / "rules"
    first = load_digest(folder)

    def parse(_files: object) -> NoReturn:
        raise AssertionError("parsed again although the cache holds it")

    monkeypatch.setattr(loader, "_parse", parse)
    again = load_digest(folder)
    assert [again.numbers(edition) for edition in EDITIONS] == [
        first.numbers(edition) for edition in EDITIONS
    ]


def test_importing_the_package_and_reading_a_rule_loads_nothing_heavy() -> None:
    code = (
        "import sys, rules_index\n"
        "rules_index.digest().find('9.17.3')\n"
        "print([m for m in ('numpy', 'torch', 'transformers', 'faiss', 'sqlalchemy', 'bm25s') if m in sys.modules])\n"
        "rules_index.search('who wins a fight', mode='lexical')\n"
        "print([m for m in ('torch', 'transformers', 'sentence_transformers', 'faiss') if m in sys.modules])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.split("\n")[:2] == ["[]", "[]"]


def test_every_public_name_can_be_loaded() -> None:
    import rules_index

    for name in rules_index.__all__:
        assert getattr(rules_index, name) is not None
    assert Path(rules_index.__file__).parent.joinpath("py.typed").is_file()
