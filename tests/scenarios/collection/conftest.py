"""A data folder of the test's own, and files of made-up cards."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

SHARED = Path(__file__).resolve().parents[4] / "shared"

CardFile = Callable[..., Path]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The imports of the person who runs the tests are neither read nor touched."""
    folder = tmp_path / "data"
    monkeypatch.setenv("JUDGE_DATA_DIR", str(folder))
    return folder


def card(card_id: str, text: str | None, **facts: Any) -> dict[str, Any]:
    """A card as a file has it; a green Unit with cost 2 and power 3 unless told otherwise."""
    told: dict[str, Any] = {
        "id": card_id,
        "name": card_id.replace("-", " ").title(),
        "subtitle": None,
        "type": "Unit",
        "color": "Green",
        "cost": 2,
        "ram": 1,
        "power": 3,
        "sell_tag": False,
        "tags": ["NOMAD"],
        "set": "nextset",
        "number": "001",
        "text": text,
        "printing": "current",
    }
    return told | facts


@pytest.fixture
def write(tmp_path: Path) -> CardFile:
    """Writes a file of cards (mappings as JSON, or text as it is) and gives its path."""

    def file(*cards: dict[str, Any], text: str | None = None, name: str = "cards.json") -> Path:
        path = tmp_path / name
        path.write_text(json.dumps(cards) if text is None else text, encoding="utf-8")
        return path

    return file
