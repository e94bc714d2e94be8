"""The pytest plugin: scenario files as tests of any project."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from server.instructions import SAMPLE
from tests.test_house import ROOT

GOOD = SAMPLE + "    expect: no\ntags: [react, blocker]\n"
WRONG = SAMPLE + "    expect: yes\n"

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs pytest on files in a project of its own: `good_scenario_yaml` is good.scenario.yaml, `__` a slash."""

    def run_pytest(*arguments: str, ini: str = "", **files: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "pytest.ini").write_text(f"[pytest]\n{ini}\n", encoding="utf-8")
        for name, text in files.items():
            path = tmp_path / name.replace("__", "/").replace("_", ".")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        plugin = [] if _installed() else ["-p", "server.pytest_plugin"]
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-W",
            "error",
            *plugin,
            *arguments,
        ]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)

    return run_pytest


def _installed() -> bool:
    found = importlib.metadata.entry_points(group="pytest11")
    return any(entry.value == "server.pytest_plugin" for entry in found)


def test_the_package_brings_the_plugin() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"judge-scenarios": "server.pytest_plugin"}


def test_scenarios_by_name_are_tests_and_failures_say_what_was_expected(run: Run) -> None:
    done = run(
        good_scenario_yaml=GOOD,
        other_yaml=WRONG,
        silent_scenario_yml=SAMPLE,
        wrong_scenario_yaml=WRONG,
        bad_scenario_json='{"title": "x", "trun": "you"}',
    )
    assert done.returncode == 1
    assert "2 failed, 1 passed, 1 skipped" in done.stdout
    assert "line 8: legal: you block with corpo-security" in done.stdout
    assert "expected yes, came out no" in done.stdout
    assert "bad.scenario.json:1" in done.stdout
    assert "did you mean `turn`?" in done.stdout
    assert "Traceback" not in done.stdout
    assert "run_case" not in done.stdout


def test_tags_are_keywords(run: Run) -> None:
    done = run("-k", "blocker", good_scenario_yaml=GOOD, wrong_scenario_yaml=WRONG, bad_scenario_json="{")
    assert done.returncode == 0, done.stdout
    assert "1 passed, 2 deselected" in done.stdout


def test_a_folder_of_scenarios_and_an_edition_are_configured(run: Run) -> None:
    done = run(
        ini="judge_scenarios = rulings\njudge_edition = 2026-08",
        rulings__pinned_yaml=GOOD.replace("turn: rival", "edition: 2026-11\nturn: rival"),
        elsewhere__other_yaml=WRONG,
    )
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout
    wrong = run(ini="judge_scenarios = rulings\njudge_edition = 2019-01")
    assert "there is no edition `2019-01`" in wrong.stdout
