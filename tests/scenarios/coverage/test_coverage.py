"""Coverage: what the engine cites while scenarios are judged, and which rules nobody makes it cite."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
import rules_index
import scenarios
from scenarios.coverage import CoverageReport, Seen, citations, coverage_text, report_of, see, survey

TIE = """\
title: A tie
tests: [fight.tie]
opposite: [fight.win]
you: {field: [animals-wrecker]}
rival: {field: [{card: animals-wrecker, as: foe, spent: true}]}
play: [{you: attack you.animals-wrecker -> foe}]
ask: [{value: foe area}]
"""
REFUSED = """\
title: A ready Unit
you: {field: [animals-wrecker]}
rival: {field: [{card: animals-wrecker, as: foe}], gigs: [d4=2]}
ask: [{legal: you attack you.animals-wrecker -> foe}, {value: rival street cred, until: now}]
"""


@pytest.fixture
def seen(tmp_path: Path) -> dict[str, Seen]:
    """What two scenarios show in the default edition, by name."""
    return {name: one_seen(tmp_path, name, text) for name, text in (("tie", TIE), ("refused", REFUSED))}


def one_seen(folder: Path, name: str, text: str) -> Seen:
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    (found,) = see(path, [rules_index.DEFAULT_EDITION])
    return found


def test_events_decisions_refusals_and_rulings_are_told_apart(seen: dict[str, Seen]) -> None:
    assert seen["tie"].cited["fight.tie"] == ["event"]
    assert "decision" in seen["tie"].cited["react.step"]
    assert seen["refused"].cited["attack.target-spent-unit"] == ["refusal"]
    assert seen["refused"].cited["street-cred.sum-of-gigs"] == ["ruling"]
    assert "fight.tie" not in seen["refused"].cited


def test_a_scenario_is_seen_under_the_rules_that_it_files_itself_under(seen: dict[str, Seen]) -> None:
    assert (seen["tie"].tests, seen["tie"].opposite) == (["fight.tie"], ["fight.win"])


def test_nobody_listens_outside_the_block_and_editions_are_told_apart() -> None:
    before = {name: getattr(engine.Game, name) for name in ("emit", "emit_quietly", "send", "why_not")}
    heard: list[str] = []
    with citations("2026-08", lambda _how, keys: heard.extend(keys)):
        scenarios.run_text(TIE, edition="2026-11")
    assert "fight.losers-defeated" not in heard
    assert {name: getattr(engine.Game, name) for name in before} == before
    scenarios.run_text(TIE, edition="2026-08")
    count = len(heard)
    with pytest.raises(scenarios.ScenarioError), citations("2026-08", lambda _how, keys: heard.extend(keys)):
        scenarios.run_text("title: x")
    assert {name: getattr(engine.Game, name) for name in before} == before
    assert len(heard) == count


def test_every_line_that_is_followed_is_listened_to(tmp_path: Path) -> None:
    # Only one of the two Gigs is stolen on each line; the question is followed over both.
    found = one_seen(
        tmp_path,
        "steal",
        "title: x\nyou: {field: [animals-wrecker]}\nrival: {gigs: [d4=1, d6=1, d8=1]}\n"
        "play: [{you: attack animals-wrecker -> gigs}]\nask: {possible: you gigs includes d8}\n",
    )
    assert "steal.choose-one-at-a-time" in found.cited


def test_listening_changes_no_ruling() -> None:
    plain = scenarios.run_text(REFUSED)
    with citations(plain.edition, lambda _how, _keys: None):
        assert scenarios.run_text(REFUSED) == plain


def test_a_scenario_is_judged_in_every_edition_and_counted_where_it_fits(tmp_path: Path) -> None:
    path = tmp_path / "tie.yaml"
    path.write_text(TIE + "edition: 2026-08\n", encoding="utf-8")
    assert [found.edition for found in see(path, ["2026-08", "2026-11"])] == ["2026-08", "2026-11"]
    path.write_text("title: x\nask: {value: nobody power}\n", encoding="utf-8")
    (found,) = see(path, ["2026-08", "2026-11"])
    assert found.edition == rules_index.DEFAULT_EDITION
    assert "nobody" in str(found.trouble)
    (unreadable,) = see(tmp_path / "absent.yaml", ["2026-11"])
    assert "absent.yaml" in str(unreadable.trouble)


def report(*found: Seen) -> CoverageReport:
    return report_of(found, [rules_index.DEFAULT_EDITION])


def test_the_report_has_every_mechanic_and_says_which_are_missing(seen: dict[str, Seen]) -> None:
    found = report(seen["tie"])
    (edition,) = found.editions
    digest = rules_index.digest()
    mechanics = [
        rule.key for rule in digest.rules if rule.kind == "mechanic" and rule.number(edition.edition)
    ]
    assert sorted(rule.key for rule in edition.rules) == sorted(mechanics)
    rules = {rule.key: rule for rule in edition.rules}
    tie = rules["fight.tie"]
    assert (tie.standing, tie.how, tie.scenarios) == ("cited", ["event"], [seen["tie"].path])
    assert tie.tests == [seen["tie"].path]
    assert rules["fight.win"].opposite == [seen["tie"].path]
    assert rules["sell.process"].standing == "missing"
    assert tie in edition.without_opposite
    assert tie not in edition.without_test
    assert found.exit_code == 1


def test_a_rule_that_is_overruled_counts_as_superseded_where_its_overruler_is_cited() -> None:
    superseded = next(
        (rule.key, overruler)
        for rule in rules_index.digest().rules
        if rule.kind == "mechanic" and (overruler := rule.superseded_by(rules_index.DEFAULT_EDITION))
    )
    empty = Seen(path="x", edition=rules_index.DEFAULT_EDITION, cited={}, tests=[], opposite=[], trouble=None)
    cited = empty.model_copy(update={"cited": {superseded[1]: ["event"]}})

    def standing(found: Seen) -> str:
        return next(rule.standing for rule in report(found).editions[0].rules if rule.key == superseded[0])

    assert standing(empty) == "missing"
    assert standing(cited) == "superseded"


def test_the_exit_code_is_0_only_when_nothing_is_missing(seen: dict[str, Seen]) -> None:
    every = {rule.key: ["event"] for rule in rules_index.digest().rules}
    whole = Seen.model_validate({**seen["tie"].model_dump(), "cited": every})
    assert report(whole).exit_code == 0
    assert report(whole, whole.model_copy(update={"trouble": "x.yaml:1: wrong"})).exit_code == 2


def test_the_text_counts_by_chapter_and_names_what_is_missing(seen: dict[str, Seen]) -> None:
    text = coverage_text(report(seen["tie"], seen["refused"]))
    assert "Edition 2026-11, 2 scenarios" in text
    assert "Attack, fight and steal" in text
    assert "sell.process" in text
    assert "never shown not to apply:" not in text
    listed = coverage_text(report(seen["tie"]), opposite=True)
    (section,) = listed.split("Cited, and never shown not to apply:\n")[1:]
    assert "fight.tie" in section.split("\n\n")[0]
    assert "fight.tie" not in section.split("turns on it:\n")[1].split("\n\n")[0]


def test_a_survey_over_processes_is_the_same_as_in_one() -> None:
    files = scenarios.library()[:10]
    steps: list[int] = []
    one = survey(files, rules_index.EDITIONS, workers=1, progress=steps.append)
    assert sum(steps) == len(files)
    assert survey(files, rules_index.EDITIONS, workers=2) == one
