"""`judge coverage`: the table of rules and scenarios."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.server.conftest import Judge

Write = Callable[..., Path]


def test_the_table_is_printed_and_a_missing_rule_ends_with_1(judge: Judge, write: Write) -> None:
    done = judge("coverage", write("no"), "--edition", "2026-11")
    assert done.exit_code == 1
    assert "Edition 2026-11, 1 scenarios" in done.stdout
    assert "No scenario makes the engine cite:" in done.stdout
    assert "--opposite lists them" in done.stdout
    assert "Cited, and never" in judge("coverage", write("no"), "--opposite").stdout


def test_the_json_has_every_rule_in_every_edition(judge: Judge, write: Write) -> None:
    path = write("no")
    report = json.loads(judge("coverage", path, "--format", "json").stdout)
    assert [edition["edition"] for edition in report["editions"]] == ["2026-08", "2026-11"]
    rules = {rule["key"]: rule for rule in report["editions"][1]["rules"]}
    assert rules["blocker.not-already-target"]["scenarios"] == [str(path)]
    assert rules["blocker.not-already-target"]["how"] == ["refusal"]
    assert rules["sell.process"]["standing"] == "missing"


def test_what_cannot_be_used_ends_with_2(judge: Judge, write: Write, tmp_path: Path) -> None:
    bad = write(replace={"turn:": "trun:"}, name="bad.yaml")
    done = judge("coverage", bad)
    assert done.exit_code == 2
    assert f"{bad}:2" in done.stdout
    assert judge("coverage", tmp_path / "absent").exit_code == 2
    assert "2026-11" in judge("coverage", bad, "--edition", "2019-01").stderr
