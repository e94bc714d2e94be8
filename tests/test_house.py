"""The house rules: which package may import which."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

MAY_IMPORT = {
    "engine": set[str](),
    "rules_index": set[str](),
    "scenarios": {"engine", "rules_index"},
    "server": {"scenarios", "rules_index"},
}


def sources(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imports(source: str) -> Iterator[tuple[int, str]]:
    """Line and top-level name of each import in a source, wherever it stands."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, name.name.partition(".")[0]) for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield node.lineno, module.partition(".")[0]
            case _:
                pass


def test_imports_are_found_wherever_they_stand() -> None:
    source = (
        "import engine.state as s\nif s:\n    from server import cli\ndef f():\n    import scenarios, re\n"
    )
    assert sorted(imports(source)) == [(1, "engine"), (3, "server"), (5, "re"), (5, "scenarios")]


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_run_one_way(package: str) -> None:
    assert sources(package), f"{package} has no modules"
    forbidden = {*MAY_IMPORT, "tests", "benchmarks"} - MAY_IMPORT[package] - {package}
    found = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in sources(package)
        for line, name in imports(path.read_text(encoding="utf-8"))
        if name in forbidden
    ]
    assert not found


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_packages_are_typed_and_their_modules_short(package: str) -> None:
    assert (ROOT / package / "py.typed").exists()
    lengths = {path.relative_to(ROOT): len(path.read_text().splitlines()) for path in sources(package)}
    assert {str(path): lines for path, lines in lengths.items() if lines > 300} == {}
