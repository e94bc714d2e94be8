"""Short tests try the same examples each time, whatever else has been loaded into the process."""

from __future__ import annotations

import importlib.util
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(
    "settings.get_current_profile_name() == 'new each time'", reason="new examples are drawn each time"
)


def drawn() -> list[list[int]]:
    """What a test is given that asks for many numbers."""
    found: list[list[int]] = []

    @settings(max_examples=20, phases=[Phase.generate], database=None)
    @given(st.lists(st.integers(0, 1_000_000), min_size=50, max_size=50))
    def draw(numbers: list[int]) -> None:
        found.append(numbers)

    draw()
    return found


def test_numbers_of_a_module_loaded_since_are_no_examples(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = drawn()
    source = tmp_path / "loaded_since.py"
    source.write_text("NUMBERS = (271828, 314159, 577215, 662607, 602214)\n")
    spec = importlib.util.spec_from_file_location(source.stem, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, source.stem, module)
    assert drawn() == before
