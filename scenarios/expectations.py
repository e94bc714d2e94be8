"""Compares what a scenario expects with what came out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, get_args

import rules_index
from scenarios.asking.found import Found
from scenarios.errors import InvalidScenario, Problem
from scenarios.language.model import Scenario
from scenarios.language.questions import Question
from scenarios.language.yaml_source import Path, Source
from scenarios.reasons.citing import cite
from scenarios.ruling import Verdict
from scenarios.values.readings import same

VERDICTS: Final[tuple[str, ...]] = get_args(Verdict)


def check(scenario: Scenario, source: Source) -> None:
    """See that every expectation can be met at all.

    Raises `InvalidScenario` for a verdict that there is not, and for a rule in `because`, `tests` or `opposite`
    that no edition has.
    """
    problems: list[Problem] = []
    verdicts = ", ".join(f"`{verdict}`" for verdict in VERDICTS)
    if scenario.expect is not None and scenario.expect.lower() not in VERDICTS:
        problems.append(
            Problem(
                source.place(("expect",)), f"`expect` is `{scenario.expect}`; a verdict is one of {verdicts}"
            )
        )
    for name in ("tests", "opposite", "because"):
        problems += _unknown_rules(scenario, source, (name,), getattr(scenario, name))
    for path, question in _questions(scenario):
        said = question.expect
        by_verdict = question.value is None and question.order is None
        if said is not None and by_verdict and str(said).lower() not in VERDICTS:
            text = f"`expect` is `{said}`; the answer to `{question.kind}` is one of {verdicts}"
            problems.append(Problem(source.place((*path, "expect")), text))
        problems += _unknown_rules(scenario, source, (*path, "because"), question.because)
    if problems:
        raise InvalidScenario(problems)


def met(question: Question, result: Found, scenario: Scenario, edition: str) -> bool | None:
    """Whether the result is what the question expects; None where it expects nothing."""
    checks: list[bool] = []
    said = question.expect
    if said is not None:
        verdict = isinstance(said, str) and said.lower() == result.verdict
        if question.value is not None and result.value is not None and result.verdict != "disputed":
            checks.append(same(result.value, said, question.value.of))
        elif question.order is not None and result.value is not None:
            checks.append(verdict or same(result.value, said))
        else:
            checks.append(verdict)
    if question.because:
        checks.append(_cites(question.because, [result], scenario, edition))
    return all(checks) if checks else None


def met_on_the_whole(scenario: Scenario, whole: Found, results: Sequence[Found], edition: str) -> bool | None:
    """Whether the ruling is what the scenario expects of it; `results` are those of its questions."""
    checks: list[bool] = []
    if scenario.expect is not None:
        checks.append(scenario.expect.lower() == whole.verdict)
    if scenario.because:
        checks.append(_cites(scenario.because, [whole, *results], scenario, edition))
    return all(checks) if checks else None


def _cites(rules: Sequence[str], results: Sequence[Found], scenario: Scenario, edition: str) -> bool:
    """Whether each of the rules, as far as the edition has it, is among those that were weighed."""
    cited = {citation.key for one in results for citation in (*one.citations, *cite(one.weighed, edition))}
    return all(wanted.key in cited for rule in rules for wanted in cite([_key(rule, scenario)], edition))


def _unknown_rules(scenario: Scenario, source: Source, path: Path, rules: Sequence[str]) -> Iterator[Problem]:
    for index, rule in enumerate(rules):
        try:
            _key(rule, scenario)
        except rules_index.RulesIndexError as error:
            yield Problem(source.place((*path, index)), str(error))


def _key(rule: str, scenario: Scenario) -> str:
    """The key of a rule that a scenario names by number or key, in the scenario's own edition."""
    edition = scenario.edition or rules_index.DEFAULT_EDITION
    return rules_index.digest().find(rule, edition).key


def _questions(scenario: Scenario) -> Iterator[tuple[Path, Question]]:
    for index, question in enumerate(scenario.ask):
        yield ("ask", index), question
    for index, line in enumerate(scenario.play):
        for number, question in enumerate(line.ask or ()):
            yield ("play", index, "ask", number), question
