"""`judge suite`: many scenarios at once, and what the command says of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.server.conftest import Judge
from tests.test_house import ROOT

Write = Callable[..., Path]
FOLDER = ROOT / "scenarios" / "library" / "general"


def test_a_folder_as_expected_ends_with_0_and_one_that_is_not_with_1(
    judge: Judge, write: Write, tmp_path: Path
) -> None:
    write("no", name="a.yaml")
    done = judge("suite", tmp_path)
    assert done.exit_code == 0
    assert "1 scenarios" in done.stdout
    wrong = write("yes", name="b.yaml")
    done = judge("suite", tmp_path)
    assert done.exit_code == 1
    assert str(wrong) in done.stdout
    assert "expected yes, came out no" in done.stdout
    assert done.stderr == ""


def test_a_scenario_that_cannot_be_read_ends_with_2_and_the_others_are_told(
    judge: Judge, write: Write, tmp_path: Path
) -> None:
    write("no", name="a.yaml")
    bad = write(name="b.yaml", replace={"turn: rival": "trun: rival"})
    done = judge("suite", tmp_path, "--format", "json")
    assert done.exit_code == 2
    report = json.loads(done.stdout)
    assert [case["status"] for case in report["cases"]] == ["as expected", "bad input"]
    assert str(bad) in report["cases"][1]["error"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("absent",), "absent: there is no such file or folder"),
        ((FOLDER, "--rule", "fight.tye"), "fight.tie"),
        ((FOLDER, "--card", "corpo-securty"), "corpo-security"),
        ((FOLDER, "--edition", "2019-01"), "2026-11"),
        ((FOLDER, "--tag", "nonsense"), "none of the"),
    ],
)
def test_what_does_not_exist_is_refused_with_the_way_out(
    judge: Judge, options: tuple[str | Path, ...], said: str
) -> None:
    done = judge("suite", *options)
    assert done.exit_code == 2
    assert said in done.stderr
    assert done.stdout == ""


def test_scenarios_are_chosen_by_tag_card_and_rule(judge: Judge) -> None:
    def names(*options: str) -> set[str]:
        report = json.loads(judge("suite", FOLDER, *options, "--format", "json").stdout)
        return {Path(case["path"]).stem for case in report["cases"]}

    lagging = names("--tag", "lag")
    assert "blocker-with-lag" in lagging
    assert lagging < names("--tag", "lag", "--tag", "quick")
    assert "blocker-with-lag" in names("--card", "Corpo Security", "--tag", "lag")
    assert names("--rule", "react.blocker", "--tag", "lag") == names("--rule", "9.9", "--tag", "lag")


def test_the_report_is_a_table_and_junit_a_file(judge: Judge, write: Write, tmp_path: Path) -> None:
    scenario = write("no")
    target = tmp_path / "junit.xml"
    done = judge("suite", scenario, "--report", "--junit", target)
    assert "FAQ entries on cards" in done.stdout
    assert ElementTree.parse(target).getroot().get("tests") == "1"
    refused = judge("suite", scenario, "--junit", tmp_path / "absent" / "junit.xml")
    assert refused.exit_code == 2
    assert "cannot be written" in refused.stderr


def test_nothing_that_a_person_wrote_is_changed(judge: Judge, write: Write) -> None:
    path = write("yes")
    before = path.read_bytes()
    judge("suite", path)
    assert path.read_bytes() == before


def test_progress_is_shown_on_a_terminal_only(
    judge: Judge, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write("no")
    assert judge("suite", path).stderr == ""
    monkeypatch.setenv("FORCE_COLOR", "1")  # makes Rich take any stream for a terminal
    done = judge("suite", path)
    assert done.exit_code == 0
    assert "judging" in done.stderr
