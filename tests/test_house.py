"""The house rules: which package may import which, and what must be declared."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import UNMEASURED

ROOT = Path(__file__).resolve().parents[1]

MAY_IMPORT = {
    "engine": set[str](),
    "rules_index": set[str](),
    "scenarios": {"engine", "rules_index"},
    "server": {"scenarios", "rules_index"},
}


LONGEST_MODULE = 1000
AIM = 300
LONG_ON_PURPOSE = {
    "engine/effects/tree.py": "what is made of instructions and abilities, with the lists of all nodes",
    "engine/effects/values.py": "the nodes name each other, so they stand in one module",
    "engine/text/readers/amounts.py": "every way to say how many, tried in one order",
    "engine/text/readers/nouns.py": "every way to say which pieces, tried in one order",
    "engine/rules/attack.py": "one attack, read from its declaration to its end",
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
def test_packages_say_that_they_are_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").exists()


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_modules_are_small(package: str) -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in sources(package)}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_MODULE} == {}
    long = {path for path, lines in lengths.items() if lines > AIM}
    assert long <= set(LONG_ON_PURPOSE), "split these, or say why they are long"


def declared(*extras: str) -> set[str]:
    """The distributions that pyproject.toml asks for, in normal form."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(each for extra in extras for each in project["optional-dependencies"][extra]),
    ]
    return {normal(re.split(r"[\[<>=~! ]", each, maxsplit=1)[0]) for each in wanted}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("package", [*MAY_IMPORT, "tests"])
def test_every_library_that_is_imported_is_asked_for(package: str) -> None:
    """What one machine happens to have is not there on the next."""
    # Pydantic's core comes with it, at the one version that fits; pytest is there when it loads our plugin.
    known = {*MAY_IMPORT, "tests", *sys.stdlib_module_names, "pydantic_core", "pytest"}
    distributions = importlib.metadata.packages_distributions()
    asked_for = declared("dev") if package == "tests" else declared()
    missing = {
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in sources(package)
        for line, name in imports(path.read_text(encoding="utf-8"))
        if name not in known and not asked_for & {normal(each) for each in distributions.get(name, [name])}
    }
    assert missing == set()


def test_torch_is_pinned_wherever_something_is_installed() -> None:
    """Without a pin pip takes a build for graphics cards of several GB."""
    assert "torch==" in (ROOT / "constraints.txt").read_text(encoding="utf-8")
    installs = [
        line for line in (ROOT / "Makefile").read_text(encoding="utf-8").splitlines() if "pip install" in line
    ]
    assert installs
    assert all("--constraint constraints.txt" in line for line in installs)


@pytest.mark.parametrize("place", UNMEASURED)
def test_what_is_not_measured_is_there(place: str) -> None:
    path, _, function = place.partition("::")
    assert (ROOT / path).exists()
    assert not function or f"def {function}(" in (ROOT / path).read_text(encoding="utf-8")
