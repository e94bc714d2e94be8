"""`judge rule`, `judge search`, `judge rules export`."""

from __future__ import annotations

import json

import pytest

from server.views import RuleAnswer, SearchAnswer
from tests.server.conftest import Judge


def test_a_rule_is_found_by_number_and_by_key(judge: Judge) -> None:
    by_number = judge("rule", "9.17.3", "--format", "json")
    by_key = judge("rule", "fight.tie", "--format", "json")
    assert by_number.exit_code == by_key.exit_code == 0
    assert by_number.stdout == by_key.stdout
    answer = RuleAnswer.model_validate_json(by_number.stdout)
    assert (answer.key, answer.number, answer.edition) == ("fight.tie", "9.17.3", "2026-11")
    assert {past.edition for past in answer.history} == {"2026-08", "2026-11"}


def test_a_number_ending_in_zero_is_not_the_one_without(judge: Judge) -> None:
    tenth, first = (
        RuleAnswer.model_validate_json(judge("rule", number, "--format", "json").stdout)
        for number in ("10.10", "10.1")
    )
    assert tenth.number == "10.10"
    assert first.number == "10.1"
    assert tenth.key != first.key


def test_a_rule_as_text_names_its_number_key_edition_and_what_surrounds_it(judge: Judge) -> None:
    shown = judge("rule", "fight.tie").stdout
    for part in ("9.17.3", "fight.tie", "edition 2026-11", "11.4.1.3", "Part of:", "9.17.2", "9.17.4"):
        assert part in shown


def test_a_rule_of_the_older_edition_only_is_marked_absent_in_the_newer(judge: Judge) -> None:
    rows = json.loads(judge("rules", "export", "--format", "json").stdout)
    newer = {row["key"] for row in rows if row["edition"] == "2026-11"}
    gone = next(row for row in rows if row["edition"] == "2026-08" and row["key"] not in newer)
    shown = judge("rule", gone["key"])
    assert shown.exit_code == 0
    assert "Edition 2026-11 does not have this rule" in shown.stdout
    assert f"{gone['number']} in 2026-08" in shown.stdout


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (["rule", "9.17.33"], "9.17.4"),
        (["rule", "99.9"], "the nearest are 11.1"),
        (["rule", "0.5"], "the nearest are 1.1"),
        (["rule", "1."], "the nearest are 1.1"),
        (["rule", "9"], "the nearest are 9.1"),
        (["rule", "fight.tye"], "fight.tie"),
        (["rule", "9.17.3", "--edition", "2027-01"], "2026-11"),
        (["search", "block", "--edition", "2027-01"], "2026-11"),
        (["search", ""], "query"),
        (["search", "block", "--limit", "0"], "1 to 50"),
        (["search", "block", "--offset", "-1"], "0 or more"),
    ],
)
def test_what_does_not_exist_is_refused_with_the_way_out(judge: Judge, asked: list[str], named: str) -> None:
    refused = judge(*asked)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith("judge: ")
    assert named in refused.stderr


def test_an_error_is_a_problem_where_json_was_asked_for(judge: Judge) -> None:
    refused = judge("rule", "9.17.33", "--format", "json")
    assert refused.exit_code == 2
    assert refused.stdout == ""
    problem = json.loads(refused.stderr)
    assert problem["status"] == 404
    assert "9.17.4" in problem["detail"]


def test_search_gives_rules_best_first_and_pages(judge: Judge) -> None:
    question = (
        "search",
        "what happens when both units have the same power",
        "--limit",
        "3",
        "--mode",
        "lexical",
    )
    first = SearchAnswer.model_validate_json(judge(*question, "--format", "json").stdout)
    assert "fight.tie" in [hit.key for hit in first.results]
    assert [hit.score for hit in first.results] == sorted((hit.score for hit in first.results), reverse=True)
    assert first.next_offset == 3
    second = SearchAnswer.model_validate_json(judge(*question, "--offset", "3", "--format", "json").stdout)
    assert not {hit.key for hit in first.results} & {hit.key for hit in second.results}


def test_search_as_text_shows_number_key_and_statement(judge: Judge) -> None:
    shown = judge("search", "same", "power", "fight", "--limit", "4", "--mode", "lexical").stdout
    assert "9.17.3  fight.tie" in shown
    assert "no winner" in shown
    assert "4 of" in shown


def test_export_has_a_row_for_each_number_of_each_edition(judge: Judge) -> None:
    rows = json.loads(judge("rules", "export", "--format", "json").stdout)
    assert {tuple(row) for row in rows} == {("key", "number", "edition", "statement", "kind")}
    assert {row["edition"] for row in rows} == {"2026-08", "2026-11"}
    text = judge("rules", "export").stdout.splitlines()
    assert len(text) == len(rows)
    assert text[0].split("\t")[:3] == [rows[0]["edition"], rows[0]["number"], rows[0]["key"]]


def test_search_tells_terms_related_rules_and_disagreements(judge: Judge) -> None:
    question = ("search", "may a blocker redirect the attack", "--mode", "lexical")
    found = SearchAnswer.model_validate_json(judge(*question, "--format", "json").stdout)
    assert "[BLOCKER]" in [term.term for term in found.terms]
    assert found.related
    assert not {hit.key for hit in found.results} & {rule.key for rule in found.related}
    disagreements = {entry for hit in found.results for entry in hit.contradictions}
    assert disagreements
    shown = judge(*question).stdout
    assert "Terms:" in shown
    assert all(entry in shown for entry in disagreements)


def test_a_rule_on_which_sources_disagree_says_so(judge: Judge) -> None:
    answer = RuleAnswer.model_validate_json(judge("rule", "blocker.meaning", "--format", "json").stdout)
    assert answer.contradictions
    shown = judge("rule", "blocker.meaning").stdout
    for disagreement in answer.contradictions:
        assert f"Sources disagree ({disagreement.id})" in shown
        assert disagreement.why in shown


def test_a_rule_that_changed_shows_both_statements(judge: Judge) -> None:
    rows = json.loads(judge("rules", "export", "--format", "json").stdout)
    said: dict[str, set[str]] = {}
    for row in rows:
        said.setdefault(row["key"], set()).add(row["statement"])
    changed = next(key for key, statements in said.items() if len(statements) == 2)
    shown = judge("rule", changed).stdout
    assert "Changed between editions" in shown
    assert all(statement in shown for statement in said[changed])


def test_a_section_of_the_tournament_rules_is_looked_up_like_a_rule(judge: Judge) -> None:
    answer = RuleAnswer.model_validate_json(judge("rule", "tr:3.4", "--format", "json").stdout)
    assert (answer.number, answer.document, answer.kind) == ("tr:3.4", "tournament", "section")
    assert "tr:3.4.5" in [child.key for child in answer.children]
    shown = judge("rule", "tr:3.4.5")
    assert "document: tournament" in shown.stdout
    assert judge("rule", "tr:99").exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rule", "fight.tie", "--edition", ""], "it is empty"),
        (["serve", "--port", "8001"], "it needs --http"),
        (["serve", "--host", "0.0.0.0"], "it needs --http"),
        (["serve", "--allow-host", "judge.example"], "it needs --http"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(judge: Judge, arguments: list[str], said: str) -> None:
    refused = judge(*arguments)
    assert refused.exit_code == 2
    assert said in refused.stderr
