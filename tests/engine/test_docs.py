"""The page on the engine says what is so."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "docs/engine.md", "exec"), {})


def test_every_file_that_is_named_exists() -> None:
    named = set(re.findall(r"`((?:engine|tests|benchmarks)/[\w./]*)`", PAGE))
    assert len(named) > 15
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_every_package_of_the_engine_is_on_the_page() -> None:
    packages = {p.parent.name for p in (ROOT / "engine").glob("*/__init__.py")}
    assert {name for name in packages if f"engine/{name}/" not in PAGE} == set()
