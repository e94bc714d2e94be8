"""`judge` as a program: its streams and exit codes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from server.instructions import SAMPLE
from tests.system.conftest import JUDGE

pytestmark = pytest.mark.system


def judge(
    *arguments: str | Path, stdin: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [JUDGE, *arguments], input=stdin, env=env, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize(("expect", "code"), [("no", 0), ("yes", 1)])
def test_the_exit_code_tells_whether_the_ruling_is_as_expected(expect: str, code: int) -> None:
    done = judge("run", "-", stdin=f"{SAMPLE}    expect: {expect}\n")
    assert done.returncode == code
    assert "NO" in done.stdout.upper()
    assert done.stderr == ""


@pytest.mark.parametrize(
    "arguments", [["run", "/nonexistent.yaml"], ["rule", "99.99"], ["card", "nobody at all"]]
)
def test_bad_input_is_a_message_and_exit_code_2(arguments: list[str]) -> None:
    done = judge(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("judge: ")
    assert "Traceback" not in done.stderr


def test_the_output_does_not_depend_on_the_locale() -> None:
    plain = {"HOME": str(Path.home()), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    done = judge("rules", "export", env=plain)
    assert done.returncode == 0
    assert "€$" in done.stdout
    assert done.stdout == judge("rules", "export").stdout


def test_a_reader_that_has_enough_is_no_fault() -> None:
    command = f"{JUDGE} rules export | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert len(done.stdout.splitlines()) == 1
    assert done.stderr == ""
