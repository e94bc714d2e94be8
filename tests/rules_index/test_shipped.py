"""The data that ships: whole, consistent, and quick to load."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from rules_index import EDITIONS, contradictions, digest, export_rows, glossary
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


def test_a_digest_from_the_cache_loads_quickly() -> None:
    folder = DIGEST_FOLDER / "rules"
    load_digest(folder)
    taken: list[float] = []
    for _ in range(5):
        start = time.perf_counter()
        load_digest(folder)
        taken.append(time.perf_counter() - start)
    assert min(taken) < 0.15


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
