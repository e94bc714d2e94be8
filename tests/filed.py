"""Scenario files as any other program reads them, with the fast reader where it is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

_TYPED: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WORDS: Final[Any] = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def typed(path: Path) -> Any:
    """What a YAML reader makes of the file: `no` is false there, and 3 is a number."""
    return yaml.load(path.read_text(encoding="utf-8"), _TYPED)


def words(path: Path) -> Any:
    """The file with every scalar as the words that stand there."""
    return yaml.load(path.read_text(encoding="utf-8"), _WORDS)
