"""Folders of scenarios to run as suites."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

GOOD = """\
title: Does a tie defeat both Units?
tags: [fight, tie]
faq: [general-02]
tests: [fight.tie]
you: {field: [animals-wrecker]}
rival: {field: [{card: animals-wrecker, as: foe, spent: true}]}
play: [{you: attack you.animals-wrecker -> foe}]
ask:
  - {value: foe area, expect: trash}
"""
WRONG = GOOD.replace("expect: trash", "expect: field, because: [fight.tie, steal.count]").replace(
    "general-02", "some-card-entry"
)
SILENT = GOOD.replace(", expect: trash", "")
BROKEN = GOOD.replace("animals-wrecker", "animals-wreker")

Folder = Callable[..., Path]


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """Writes scenarios into a folder: name without suffix -> text."""

    def write(**texts: str) -> Path:
        for name, text in texts.items():
            (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
        return tmp_path

    return write
