"""What is installed: the wheel has every module and every data file."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.test_house import MAY_IMPORT, ROOT

pytestmark = pytest.mark.system


def test_the_wheel_has_all_that_the_packages_need(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path],
        cwd=ROOT,
        capture_output=True,
        check=True,
        timeout=120,
    )
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    needed = {
        path.relative_to(ROOT).as_posix()
        for package in (*MAY_IMPORT, "tests")
        for path in (ROOT / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert needed - packed == set()
    assert any(name.endswith("entry_points.txt") for name in packed)
