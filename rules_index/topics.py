"""Common questions: each in several wordings, with the rules that answer it together. They help a search
find all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from rules_index.cache import remembered
from rules_index.companions import check_references, citable
from rules_index.loader import DIGEST_FOLDER


@dataclass(frozen=True, slots=True)
class Topic:
    """A question in several wordings, and the keys of the rules that answer it, the deciding one first."""

    asks: tuple[str, ...]
    rules: tuple[str, ...]


@lru_cache(maxsize=1)
def topics() -> tuple[Topic, ...]:
    """All common questions. Raises DigestError."""
    return load_topics(sorted((DIGEST_FOLDER / "topics").glob("*.yaml")), citable())


def load_topics(paths: list[Path], known: frozenset[str]) -> tuple[Topic, ...]:
    """Read files of common questions; `known` holds all that they may name. Raises DigestError."""
    sources = [(path.name, path.read_bytes()) for path in paths]
    found = remembered("topics", "1", sources, lambda: _parse(sources), _build)
    for path in paths:
        check_references(path, ((topic.asks[0], topic.rules) for topic in found), known)
    return found


def _parse(sources: list[tuple[str, bytes]]) -> list[dict[str, Any]]:
    # Imported late: a start from the cache needs neither YAML nor Pydantic.
    from rules_index.document_schema import TopicsFile
    from rules_index.schema import validate
    from rules_index.yamlfile import YamlFile

    files = [validate(YamlFile(name, content.decode("utf-8")), TopicsFile) for name, content in sources]
    return [topic.model_dump() for file in files for topic in file.topics]


def _build(rows: Any) -> tuple[Topic, ...]:
    return tuple(Topic(tuple(row["asks"]), tuple(row["rules"])) for row in rows)
