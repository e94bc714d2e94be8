"""Read the digest's rules: YAML, checked, then kept in the cache so that the next start is quick."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from rules_index.book import Digest
from rules_index.cache import remembered
from rules_index.errors import DigestError
from rules_index.rule import Rule

DIGEST_FOLDER = Path(__file__).parent / "digest"


@lru_cache(maxsize=1)
def digest() -> Digest:
    """The digest that ships with the package, read once. Raises DigestError where it is not as it must be."""
    return load_digest(DIGEST_FOLDER / "rules")


def load_digest(folder: Path) -> Digest:
    """Read every rules file of a folder.

    Raises DigestError with file, line and key of each fault.
    """
    files = sorted(folder.glob("*.yaml"))
    contents = [file.read_bytes() for file in files]
    if not files:
        raise DigestError([f"{folder}: no rules files (*.yaml) are there"])
    sources = [(file.name, content) for file, content in zip(files, contents, strict=True)]
    return remembered("digest", "rules-2", sources, lambda: _parse(sources), _build)


def _parse(files: Iterable[tuple[str, bytes]]) -> tuple[dict[str, str], list[dict[str, Any]]]:
    # Imported late: a start from the cache needs neither YAML nor Pydantic.
    from rules_index.schema import ChapterFile, validate
    from rules_index.yamlfile import YamlFile

    chapters: dict[str, str] = {}
    rows: list[dict[str, Any]] = []
    problems: list[str] = []
    places: dict[str, str] = {}
    for name, content in files:
        try:
            file = YamlFile(name, content.decode("utf-8"))
            chapter = validate(file, ChapterFile)
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            problems.append(f"{name}:{line}: not UTF-8")
            continue
        except DigestError as error:
            problems += error.problems
            continue
        chapters.setdefault(chapter.chapter, chapter.title)
        for position, rule in enumerate(chapter.rules):
            place = f"{name}:{file.line(['rules', position])}"
            if rule.key in places:
                problems.append(f"{place}: {rule.key}: the key stands at {places[rule.key]} already")
            places[rule.key] = place
            rows.append(rule.model_dump() | {"chapter": chapter.chapter, "statement": rule.statements()})
    if problems:
        raise DigestError(problems)
    return chapters, rows


def _build(parsed: Any) -> Digest:
    chapters, rows = parsed
    return Digest((_rule(row) for row in rows), chapters)


def _rule(row: dict[str, Any]) -> Rule:
    return Rule(
        key=row["key"],
        kind=row["kind"],
        chapter=row["chapter"],
        questions=tuple(row["questions"]),
        refs=tuple(row["refs"]),
        example=row["example"],
        change=row["change"],
        testable_with=row["testable_with"],
        _numbers={edition: tuple(numbers) for edition, numbers in row["numbers"].items()},
        _statements=row["statement"],
        _superseded=row["superseded"],
    )
