"""Which rules of the digest the scenarios of a library make the engine cite, and which they do not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from pydantic import Field

import rules_index
from scenarios.coverage.survey import Seen, Source
from scenarios.ruling import View

Standing = Literal["cited", "superseded", "missing"]


class RuleCoverage(View):
    """One rule of kind `mechanic` in one edition."""

    key: str
    number: str
    statement: str
    chapter: str
    standing: Standing = Field(
        description="superseded: another rule overrules it in this edition, and that one is cited"
    )
    superseded_by: str | None
    how: list[Source] = Field(description="What cites it: decisions, events, refusals; else only rulings")
    scenarios: list[str] = Field(description="The scenarios that make the engine cite it")
    tests: list[str] = Field(description="The scenarios that say they turn on it")
    opposite: list[str] = Field(description="The scenarios that show it not to apply")


class EditionCoverage(View):
    """All rules of kind `mechanic` in one edition."""

    edition: str
    rules: list[RuleCoverage] = Field(description="In the order of their numbers")

    @property
    def missing(self) -> list[RuleCoverage]:
        """Rules that no scenario makes the engine cite."""
        return [rule for rule in self.rules if rule.standing == "missing"]

    @property
    def without_opposite(self) -> list[RuleCoverage]:
        """Rules that are cited, and that no scenario shows not to apply."""
        return [rule for rule in self.rules if rule.standing == "cited" and not rule.opposite]

    @property
    def without_test(self) -> list[RuleCoverage]:
        """Rules that are cited, and on which no scenario says that it turns."""
        return [rule for rule in self.rules if rule.standing == "cited" and not rule.tests]


class CoverageReport(View):
    """The coverage of a library in some editions."""

    scenarios: int
    editions: list[EditionCoverage]
    trouble: list[str] = Field(description="Scenarios that could not be judged, with the reason")

    @property
    def exit_code(self) -> int:
        """0 when every mechanic is cited, 1 when one is not, 2 when a scenario could not be judged."""
        if self.trouble:
            return 2
        return int(any(edition.missing for edition in self.editions))


def report_of(seen: Sequence[Seen], editions: Sequence[str]) -> CoverageReport:
    """The coverage that a survey comes to."""
    return CoverageReport(
        scenarios=len({one.path for one in seen}),
        editions=[_edition(edition, [one for one in seen if one.edition == edition]) for edition in editions],
        trouble=list(dict.fromkeys(one.trouble for one in seen if one.trouble is not None)),
    )


def _edition(edition: str, seen: Sequence[Seen]) -> EditionCoverage:
    digest = rules_index.digest()
    cited = _by_key((one.path, one.cited) for one in seen)
    tests = _by_key((one.path, one.tests) for one in seen)
    opposite = _by_key((one.path, one.opposite) for one in seen)
    how: dict[str, set[Source]] = {}
    for one in seen:
        for key, sources in one.cited.items():
            how.setdefault(key, set()).update(sources)
    rules: list[RuleCoverage] = []
    for rule in digest.rules:
        number = rule.number(edition)
        if rule.kind != "mechanic" or number is None:
            continue
        overruler = rule.superseded_by(edition)
        standing: Standing = "cited" if rule.key in cited else "missing"
        if overruler is not None and overruler in cited:
            standing = "superseded"
        rules.append(
            RuleCoverage(
                key=rule.key,
                number=number,
                statement=rule.statement(edition),
                chapter=number.partition(".")[0],
                standing=standing,
                superseded_by=overruler,
                how=sorted(how.get(rule.key, ())),
                scenarios=cited.get(rule.key, []),
                tests=tests.get(rule.key, []),
                opposite=opposite.get(rule.key, []),
            )
        )
    order = {number: place for place, number in enumerate(digest.numbers(edition))}
    return EditionCoverage(edition=edition, rules=sorted(rules, key=lambda rule: order[rule.number]))


def _by_key(found: Iterable[tuple[str, Iterable[str]]]) -> Mapping[str, list[str]]:
    by_key: dict[str, list[str]] = {}
    for path, keys in found:
        for key in keys:
            by_key.setdefault(key, []).append(path)
    return by_key
