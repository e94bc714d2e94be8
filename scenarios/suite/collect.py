"""Finds the scenario files of a suite."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scenarios.errors import Problem, UnreadableScenario

SUFFIXES: Final = frozenset({".yaml", ".yml", ".json"})


def collect(paths: Iterable[Path | str]) -> list[Path]:
    """The files that are named, and all scenario files in folders that are named, each once, in order of path.

    In a folder every `.yaml`, `.yml` or `.json` file counts, whether it is a good scenario or not; hidden ones do
    not. Raises `UnreadableScenario` for paths that do not exist and folders without a scenario.
    """
    found: dict[Path, None] = {}
    problems: list[Problem] = []
    for path in map(Path, paths):
        if path.is_dir():
            files = sorted(
                file for file in path.rglob("*") if file.suffix in SUFFIXES and not _hidden(file, path)
            )
            found.update(dict.fromkeys(files))
            if not files:
                problems.append(
                    Problem(str(path), "there is no scenario (.yaml, .yml, .json) in this folder")
                )
        elif path.is_file():
            found[path] = None
        else:
            problems.append(Problem(str(path), "there is no such file or folder"))
    if problems:
        raise UnreadableScenario(problems)
    return sorted(found)


def _hidden(file: Path, folder: Path) -> bool:
    return any(part.startswith(".") for part in file.relative_to(folder).parts)
