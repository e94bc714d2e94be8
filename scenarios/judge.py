"""From a scenario to its ruling: heard by the rules of its edition, by other readings, and by the other edition."""

from __future__ import annotations

from math import inf
from pathlib import Path as FilePath
from time import monotonic
from typing import Any, Final, cast

import engine
import rules_index
from scenarios import disputes, expectations, missing
from scenarios.asking.budget import Progress
from scenarios.collector import SELDOM_COLLECTED
from scenarios.errors import InvalidScenario, ScenarioError, UnplayableScenario, UnreadableScenario
from scenarios.heard import heard
from scenarios.hearing import Hearing
from scenarios.language.model import Scenario
from scenarios.language.parse import parse
from scenarios.language.yaml_source import Path, Source, from_data, read
from scenarios.noting import NotingRuleset, differing, noting
from scenarios.ruling import OtherEdition, Ruling, content_hash
from scenarios.table.build import lay_out
from scenarios.table.table import Table

#: The seconds that other readings of a scenario have in any case, together.
AT_LEAST: Final = 1.0


def run_text(
    text: str,
    *,
    source: str = "<text>",
    edition: str | None = None,
    ask: Any = None,
    progress: Progress | None = None,
) -> Ruling:
    """Rule on a scenario written as YAML or JSON.

    `source` is what messages call the text. `edition` overrides the one that the scenario names, `ask` (one question or
    several, as data) what it asks after its last line of play, as in `ask={"holds": "guard is defeated"}`. `progress`
    is told now and then how many lines have been followed, and for how many seconds. Raises `ScenarioError` with every
    problem, each with its line.
    """
    return run(_asking(read(text, source), ask), edition, progress)


def run_file(path: FilePath | str, *, edition: str | None = None, progress: Progress | None = None) -> Ruling:
    """Rule on the scenario in a file. Raises `ScenarioError`, also where the file cannot be read."""
    name = str(path)
    try:
        text = FilePath(path).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise UnreadableScenario.at(name, "there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableScenario.at(name, f"cannot be read: {error}") from None
    return run_text(text, source=name, edition=edition, progress=progress)


def run_data(
    data: Any,
    *,
    source: str = "<data>",
    edition: str | None = None,
    ask: Any = None,
    progress: Progress | None = None,
) -> Ruling:
    """Rule on a scenario given as plain data, as a program writes it; the rest as for `run_text`."""
    return run(_asking(from_data(data, source), ask), edition, progress)


def _asking(source: Source, ask: Any) -> Source:
    """The same scenario with other questions in place of its own; what it expects of the whole goes with them."""
    given: Any = source.data
    if ask is None or not isinstance(given, dict):
        return source
    data = {
        key: value for key, value in cast("dict[str, Any]", given).items() if key not in ("expect", "because")
    }
    lines = {path: line for path, line in source.lines.items() if path[:1] != ("ask",)}
    return Source(source.name, {**data, "ask": ask}, lines)


def run(source: Source, edition: str | None = None, progress: Progress | None = None) -> Ruling:
    """Rule on a scenario that has been read; the rest as for `run_text`. Raises `ScenarioError`."""
    try:
        scenario = parse(source)
    except InvalidScenario as error:
        raise _with_what_it_hides(error, source, edition) from None
    chosen = edition_of(scenario, source, edition)
    expectations.check(scenario, source)
    return rule_on(scenario, source, chosen, progress)


def _with_what_it_hides(error: InvalidScenario, source: Source, edition: str | None) -> ScenarioError:
    """The same error; where all that is wrong with the form is that there is no title, with what is wrong otherwise."""
    given: Any = source.data
    if not isinstance(given, dict) or len(error.problems) > 1:
        return error
    data = cast("dict[str, Any]", given)
    if data.get("title"):
        return error
    named = Source(source.name, {**data, "title": "untitled"}, source.lines)
    try:
        run(named, edition)
    except ScenarioError as more:
        return InvalidScenario([*error.problems, *more.problems])
    return error


def edition_of(scenario: Scenario, source: Source, edition: str | None) -> str:
    """The edition by which to rule: the one given, or the scenario's, or the newest. Raises `InvalidScenario`."""
    chosen = edition or scenario.edition or rules_index.DEFAULT_EDITION
    if chosen not in rules_index.EDITIONS:
        known = ", ".join(rules_index.EDITIONS)
        path: Path = () if edition else ("edition",)
        place = "edition" if edition else source.place(path)
        raise InvalidScenario.at(place, f"there is no edition `{chosen}`; known editions: {known}")
    return chosen


def rule_on(scenario: Scenario, source: Source, edition: str, progress: Progress | None = None) -> Ruling:
    """Rule on a parsed scenario by an edition that there is. Raises `ScenarioError`."""
    with SELDOM_COLLECTED:
        return _rule_on(scenario, source, edition, progress)


def _rule_on(scenario: Scenario, source: Source, edition: str, progress: Progress | None) -> Ruling:
    begun = monotonic()
    table = lay_out(scenario, source)
    rules = noting(engine.ruleset(edition))
    hearing = heard(table, rules, progress=progress)

    def retext(cards: dict[str, engine.CardFacts]) -> Table:
        return lay_out(scenario, source, cards)

    # What was not followed to its end cannot be compared, and other hearings have the time that is left.
    deadline = max(begun + scenario.limits.seconds, monotonic() + AT_LEAST) if not hearing.partial else -inf
    other = _other_edition(hearing, rules, retext, deadline)
    as_described = hearing.verdicts()
    lacking = missing.settle(hearing, deadline)
    disputed = disputes.settle(hearing, rules, retext, as_described, deadline)
    ruling = hearing.ruling()
    ruling = ruling.model_copy(
        update={
            "assumptions": list(dict.fromkeys([*ruling.assumptions, *missing.assumed(lacking)])),
            "other_edition": other,
            "missing": [each.fact for each in lacking],
            "missing_facts": lacking,
            "disputes": disputed,
        }
    )
    return ruling.model_copy(update={"hash": content_hash(table.text, ruling)})


def _other_edition(
    hearing: Hearing, rules: NotingRuleset, retext: disputes.Retext, deadline: float
) -> OtherEdition | None:
    """What another edition says where that is something else: of the questions whose answers differ.

    Where no policy was asked in which the editions differ, they cannot differ. What is disputed there is said to be.
    """
    asked = frozenset(rules.asked)
    if monotonic() > deadline:
        return None
    for edition in reversed(rules_index.EDITIONS):
        if edition == rules.edition or asked.isdisjoint(differing(rules.edition, edition)):
            continue
        others = noting(engine.ruleset(edition))
        try:
            other = heard(hearing.bench.table, others, brief=True, deadline=deadline)
        except UnplayableScenario as error:
            return OtherEdition(
                edition=edition, verdict="inconclusive", answer=f"The play does not fit: {error}"
            )
        if other.partial:
            continue
        pairs = list(zip(hearing.verdicts(), other.verdicts(), strict=True))
        turned = [i for i, (a, b) in enumerate(pairs) if a != b]
        if not turned:
            continue
        disputes.settle(other, others, retext, other.verdicts(), deadline)
        if hearing.asked:
            differ = [other.asked[i].found for i in turned]
        else:
            differ = [other.whole] if pairs[0][0] != pairs[0][1] and other.whole is not None else []
        if differ:
            said = " ".join(found.sentence for found in differ)
            return OtherEdition(edition=edition, verdict=differ[0].verdict, answer=said)
    return None
