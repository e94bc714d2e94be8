"""The documents keep their word: every command that they show runs and prints what they say, every link leads on.

A command stands in a block ```console after `$ `. The lines below it are its output; `...` alone on a line
stands for lines left out. A command without output only has to run.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.test_house import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

SERVED = {"judge serve", "judge serve --http", "judge serve --http --port 8000"}
"""Commands that run until they are stopped: tests/system runs them."""


@dataclass(frozen=True)
class Example:
    """A command and what a document says it prints."""

    place: str
    command: str
    output: str


def blocks(text: str, language: str) -> Iterator[tuple[int, str]]:
    """Line and content of each fenced block of a language."""
    for found in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield text.count("\n", 0, found.start()) + 1, found[1]


def examples(path: Path) -> Iterator[Example]:
    for line, block in blocks(path.read_text(encoding="utf-8"), "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield Example(f"{path.relative_to(ROOT)}:{line}", command.strip(), output.strip("\n"))


EXAMPLES = [example for path in DOCUMENTS for example in examples(path)]


def matches(shown: str, printed: str) -> bool:
    pattern = "".join(
        r"(?:.*\n)*" if line == "..." else re.escape(line) + r"\n" for line in shown.splitlines()
    )
    return re.fullmatch(pattern, printed.strip("\n") + "\n") is not None


def test_left_out_lines_match_anything_between() -> None:
    assert matches("a\n...\nd", "a\nb\nc\nd\n")
    assert matches("a\n...", "a\nb\nc\n")
    assert not matches("a\n...\nd", "a\nb\nc\n")
    assert not matches("a", "a\nb")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.place} {example.command}")
def test_a_command_does_what_the_document_says(example: Example) -> None:
    words = shlex.split(example.command)
    if words[0] == "make":
        # What the targets do is run by whoever runs this test, and by `make demo` in CI.
        done = subprocess.run(["make", "--dry-run", *words[1:]], cwd=ROOT, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
        return
    assert words[0] == "judge", "only judge and make can be shown"
    if example.command in SERVED:
        return
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-c", example.command],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    printed = done.stdout + done.stderr
    assert "Traceback" not in printed
    if example.output:
        assert matches(example.output, printed), printed
    else:
        assert done.returncode == 0, printed


def test_the_readme_shows_a_ruling_the_two_commands_and_the_client_configuration_first() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:60])
    assert re.search(r"^\$ judge run \S+\n\S", first_screen, re.MULTILINE)
    for shown in ("$ make demo", "$ make test", "mcpServers"):
        assert shown in first_screen


def test_the_scenario_in_the_readme_is_the_one_that_ships() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (shown,) = (block for _, block in blocks(text, "yaml"))
    assert shown == (ROOT / "scenarios/library/general/blocker-when-attacked.yaml").read_text(
        encoding="utf-8"
    )


def test_the_client_configuration_starts_the_server() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    configurations = [json.loads(block) for _, block in blocks(text, "json") if "mcpServers" in block]
    assert configurations
    for configuration in configurations:
        for server in configuration["mcpServers"].values():
            if "command" in server:
                assert Path(server["command"]).name == "judge"
                assert server["args"] == ["serve"]
            else:
                assert server["url"] == "http://127.0.0.1:8000/mcp"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files_that_exist(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert not missing


def test_every_document_can_be_reached_from_the_index() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    others = {path.name for path in (ROOT / "docs").glob("*.md")} - {"index.md"}
    assert others <= set(re.findall(r"\]\(([\w-]+\.md)", index))
