"""`judge run --explain` and `--format html`: rulings told as a judge would."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from server.instructions import SAMPLE
from tests.server.conftest import Judge

Write = Callable[..., Path]


def test_an_explanation_has_the_answer_the_play_and_the_board(judge: Judge, write: Write) -> None:
    done = judge("run", write("no"), "--explain")
    assert done.exit_code == 0
    for part in ("You may not block with Corpo Security", "The play", "The board before", "The board after"):
        assert part in done.stdout
    assert judge("run", write("yes"), "--explain").exit_code == 1


def test_an_explanation_as_json_holds_the_ruling(judge: Judge, write: Write) -> None:
    path = write("no")
    ruling = json.loads(judge("run", path, "--format", "json").stdout)
    explained = json.loads(judge("run", path, "--explain", "--format", "json").stdout)
    assert explained["ruling"] == ruling
    assert explained["before"]["you"]["field"][0]["name"] == "Corpo Security"


def test_a_page_is_one_html_document(judge: Judge, write: Write) -> None:
    done = judge("run", write("no"), "--format", "html")
    assert done.exit_code == 0
    assert done.stdout.startswith("<!doctype html>")
    assert done.stdout.count("<html") == 1
    assert "The scenario" in done.stdout
    assert judge("run", "-", "--format", "html", stdin=SAMPLE).exit_code == 0


def test_a_page_shows_one_file_and_errors_come_as_text(judge: Judge, write: Write) -> None:
    one, two = write("no", name="a.yaml"), write("no", name="b.yaml")
    refused = judge("run", one, two, "--format", "html")
    assert refused.exit_code == 2
    assert "one FILE" in refused.stderr
    bad = judge("run", write(replace={"turn:": "trun:"}), "--format", "html")
    assert bad.exit_code == 2
    assert bad.stdout == ""
    assert bad.stderr.startswith("judge: ")


def test_several_files_are_explained_one_after_the_other(judge: Judge, write: Write) -> None:
    one, two = write("no", name="a.yaml"), write("no", name="b.yaml")
    assert judge("run", one, two, "--explain").stdout.count("The board before") == 2
    assert len(json.loads(judge("run", one, two, "--explain", "--format", "json").stdout)) == 2
