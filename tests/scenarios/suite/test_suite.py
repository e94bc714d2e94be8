"""Suites: which scenarios run, what their status is, and what is told of them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import scenarios
from scenarios.errors import UnreadableScenario
from scenarios.suite import (
    STATUSES,
    Case,
    Wanted,
    collect,
    junit_xml,
    report_text,
    run_case,
    run_suite,
    summary_text,
)
from scenarios.suite.case import report_of
from tests.scenarios.suite.conftest import BROKEN, GOOD, SILENT, WRONG, Folder


def case(path: Path, wanted: Wanted | None = None) -> Case:
    found = run_case(path, wanted=wanted)
    assert found is not None
    return found


def test_the_files_of_folders_are_found_once_and_hidden_ones_are_not(tmp_path: Path) -> None:
    for name in ("b.yaml", "a.yml", "deep/c.json", "notes.txt", ".hidden/d.yaml", "deep/.e.yaml"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    found = collect([tmp_path, tmp_path / "b.yaml", tmp_path / "notes.txt"])
    names = [str(path.relative_to(tmp_path)) for path in found]
    assert names == ["a.yml", "b.yaml", "deep/c.json", "notes.txt"]


def test_every_path_without_scenarios_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnreadableScenario) as caught:
        collect([tmp_path, tmp_path / "absent"])
    assert [problem.place for problem in caught.value.problems] == [str(tmp_path), str(tmp_path / "absent")]


def test_each_scenario_has_a_status_and_the_worst_decides_the_exit_code(folder: Folder) -> None:
    path = folder(good=GOOD, silent=SILENT)
    assert run_suite(collect([path])).exit_code == 0
    folder(wrong=WRONG)
    assert run_suite(collect([path])).exit_code == 1
    folder(broken=BROKEN)
    report = run_suite(collect([path]))
    assert {Path(one.path).stem: one.status for one in report.cases} == {
        "broken": "bad input",
        "good": "as expected",
        "silent": "nothing expected",
        "wrong": "not as expected",
    }
    assert report.exit_code == 2
    assert report.counts == {status: int(status in {c.status for c in report.cases}) for status in STATUSES}


def test_what_is_not_as_expected_is_told_with_its_line_and_the_missing_rules(folder: Folder) -> None:
    text = summary_text(run_suite(collect([folder(wrong=WRONG)])))
    assert "NOT AS EXPECTED" in text
    assert "line 9: value: foe area" in text
    assert "expected field, came out trash" in text
    assert "expected among the rules: steal.count" in text
    assert text.endswith("1 not as expected")


def test_a_verdict_on_the_whole_that_is_not_met_is_told(folder: Folder) -> None:
    (missed,) = case(folder(odd=GOOD + "expect: illegal\n") / "odd.yaml").missed
    assert (missed.ask, missed.expected, missed.came_out) == ("", "illegal", "yes")


def test_rules_that_the_whole_ruling_should_cite_are_reported(folder: Folder) -> None:
    places = folder(good=GOOD + "because: [9.17.3]\n", odd=GOOD + "because: [fight.tie, steal.count]\n")
    assert case(places / "good.yaml").missed == []
    (missed,) = case(places / "odd.yaml").missed
    assert (missed.ask, missed.rules_missing) == ("", ["steal.count"])


def test_what_cannot_be_judged_is_told_with_its_place(folder: Folder) -> None:
    path = folder(broken=BROKEN) / "broken.yaml"
    text = summary_text(run_suite([path, path.with_name("absent.yaml")]))
    assert f"{path}:5" in text
    assert "animals-wrecker" in text
    assert "absent.yaml: cannot be read" in text


def test_a_scenario_that_breaks_the_judge_does_not_hide_the_others(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder(good=GOOD, other=GOOD)
    real = scenarios.run_text

    def breaking(text: str, *, source: str, edition: str | None = None) -> scenarios.Ruling:
        if "other" in source:
            raise ZeroDivisionError("a fault")
        return real(text, source=source, edition=edition)

    monkeypatch.setattr(scenarios, "run_text", breaking)
    report = run_suite(collect([path]))
    assert [one.status for one in report.cases] == ["as expected", "fault"]
    assert report.exit_code == 70
    assert "ZeroDivisionError: a fault" in summary_text(report)


def test_disputed_rulings_and_look_ups_count_apart_and_are_named(folder: Folder) -> None:
    looked_up = case(folder(word=GOOD.replace("[fight, tie]", "[look-up]")) / "word.yaml")
    assert looked_up.status == "look-up"
    disputed = looked_up.model_copy(update={"status": "disputed", "title": "What is disputed"})
    report = report_of([looked_up, disputed], 0.0)
    assert report.exit_code == 0
    text = report_text(report)
    assert re.search(r"^scenarios\s+0\s+0\s+1\s+1\s+0\s+2$", text, re.MULTILINE)
    assert "disputed:\n    " in text
    assert "What is disputed" in text


def test_a_ruling_that_is_disputed_as_expected_has_that_status(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = scenarios.run_text
    monkeypatch.setattr(
        scenarios,
        "run_text",
        lambda text, **named: real(text, **named).model_copy(update={"verdict": "disputed"}),
    )
    assert case(folder(good=GOOD) / "good.yaml").status == "disputed"
    assert case(folder(wrong=WRONG) / "wrong.yaml").status == "not as expected"


def test_the_table_counts_each_tag_and_each_faq_entry_by_its_worst_scenario(folder: Folder) -> None:
    path = folder(good=GOOD, again=GOOD, wrong=WRONG, worse=WRONG.replace("some-card-entry", "general-02"))
    text = report_text(run_suite(collect([path])))
    rows = {row[:20].strip(): row[20:].split() for row in text.splitlines() if row[20:].split()[-1:] != []}
    assert rows["scenarios"] == ["2", "2", "0", "0", "0", "4"]
    assert rows["tag tie"] == rows["scenarios"]
    assert rows["FAQ entries on cards"] == ["0", "1", "0", "0", "0", "1"]
    assert rows["FAQ entries, general"] == ["0", "1", "0", "0", "0", "1"]


@pytest.mark.parametrize(
    ("wanted", "admitted"),
    [
        (Wanted(), True),
        (Wanted(tags=frozenset({"tie", "steal"})), True),
        (Wanted(tags=frozenset({"steal"})), False),
        (Wanted(cards=frozenset({"corpo-security"})), False),
        (Wanted(cards=frozenset({"animals-wrecker"})), True),
        (Wanted(rules=frozenset({"fight.tie"})), True),
        (Wanted(rules=frozenset({"fight.losers-defeated"})), True),  # cited by the ruling
        (Wanted(rules=frozenset({"sell.process"})), False),
        (Wanted(tags=frozenset({"tie"}), rules=frozenset({"sell.process"})), False),
    ],
)
def test_scenarios_are_chosen_by_tag_card_and_rule(folder: Folder, wanted: Wanted, admitted: bool) -> None:
    report = run_suite(collect([folder(good=GOOD)]), wanted=wanted)
    assert report.total == int(admitted)


def test_a_scenario_is_filed_under_its_cards_and_rules(folder: Folder) -> None:
    text = GOOD.replace("foe, spent: true", "foe, spent: true, gear: [mantis-blades]")
    text = text.replace("you: {", "cards: {dummy: {type: unit}}\nyou: {hand: [dummy, unknown], ")
    found = case(folder(good=text) / "good.yaml")
    assert found.cards == ["animals-wrecker", "dummy", "mantis-blades"]
    assert "fight.tie" in found.rules


def test_several_processes_come_to_the_same_as_one() -> None:
    files = scenarios.library()[:24]
    steps: list[int] = []
    one, two = run_suite(files, workers=1), run_suite(files, workers=2, progress=steps.append)
    assert [c.model_copy(update={"seconds": 0.0}) for c in one.cases] == [
        c.model_copy(update={"seconds": 0.0}) for c in two.cases
    ]
    assert sum(steps) == len(files)


def test_junit_has_a_case_for_each_scenario_and_says_why_it_failed(folder: Folder) -> None:
    path = folder(good=GOOD, wrong=WRONG, silent=SILENT, broken=BROKEN)
    root = ElementTree.fromstring(junit_xml(run_suite(collect([path]))))
    (suite,) = root.findall("testsuite")
    numbers = {name: suite.get(name) for name in ("tests", "failures", "errors", "skipped")}
    assert numbers == {"tests": "4", "failures": "1", "errors": "1", "skipped": "1"}
    cases = {str(element.get("name")): element for element in suite.findall("testcase")}
    assert list(cases["good.yaml"]) == []
    assert "expected field" in str(cases["wrong.yaml"].findtext("failure"))
    assert "animals-wrecker" in str(cases["broken.yaml"].findtext("error"))
    assert cases["silent.yaml"].find("skipped") is not None


def test_junit_is_well_formed_whatever_a_title_holds(folder: Folder) -> None:
    text = WRONG.replace("title: Does a tie defeat both Units?", r'title: "a \0 & <b> \x1b €$"')
    root = ElementTree.fromstring(junit_xml(run_suite(collect([folder(odd=text)]))))
    failure = root.find(".//failure")
    assert failure is not None
    assert "& <b>" in str(failure.get("message"))
