"""A small made-up digest, folders of the test's own, and the publisher's documents where they are at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.book import Digest
from rules_index.loader import load_digest

OFFICIAL = Path(__file__).resolve().parents[2].parent / "shared" / "official"

GARDEN = """\
chapter: "1"
title: Garden
rules:
  - key: garden.about
    numbers: {"2026-08": ["1.1"], "2026-11": ["1.1"]}
    kind: definition
    statement: A garden is a row of beds in which plants are grown.
    questions: [What is a garden?]
  - key: garden.water-once
    numbers: {"2026-08": ["1.1.1"], "2026-11": ["1.1.2"]}
    kind: mechanic
    testable_with: printed cards
    statement: Each bed may be watered once a day.
    questions: [How often can I water a bed?, Is there a limit to watering?]
    refs: [garden.about]
    example: The bed of leeks was watered in the morning, so it stays dry in the evening.
  - key: garden.frost
    numbers: {"2026-08": ["1.2"], "2026-11": ["1.2"]}
    kind: mechanic
    testable_with: a made-up card
    statement:
      "2026-08": Frost kills 2 plants of your choice.
      "2026-11": Frost kills 3 plants of your choice.
    change: One more plant dies.
    questions: [What does frost do?]
"""

HARVEST = """\
chapter: "2"
title: Harvest
rules:
  - key: harvest.tenth
    numbers: {"2026-08": ["2.10"], "2026-11": ["2.10"]}
    kind: mechanic
    testable_with: printed cards
    statement: The tenth plant belongs to the neighbour.
    questions: [Do I keep everything that I reap?]
  - key: harvest.first
    numbers: {"2026-08": ["2.1"]}
    kind: conduct
    statement: Say aloud that you start to reap.
    questions: [Must I announce a harvest?]
  - key: harvest.count
    numbers: {"2026-11": ["2.1", "2.11"]}
    kind: mechanic
    testable_with: printed cards
    statement: Count the plants before you reap.
    questions: [When do I count?]
    superseded: {"2026-11": harvest.tenth}
"""


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the cache nor the imported documents of the person who runs the tests are touched."""
    monkeypatch.setenv("JUDGE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("JUDGE_DATA_DIR", str(tmp_path / "data"))


@pytest.fixture
def rules_folder(tmp_path: Path) -> Path:
    """A folder with two files of made-up rules."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "01-garden.yaml").write_text(GARDEN, encoding="utf-8")
    (folder / "02-harvest.yaml").write_text(HARVEST, encoding="utf-8")
    return folder


@pytest.fixture
def garden(rules_folder: Path) -> Digest:
    """The made-up digest, loaded."""
    return load_digest(rules_folder)


@pytest.fixture
def official() -> Path:
    """The folder of the publisher's documents. Skips where they are not at hand."""
    if not OFFICIAL.is_dir():
        pytest.skip(f"the publisher's documents are not at {OFFICIAL}")
    return OFFICIAL
