"""A coverage report as plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

import rules_index
from scenarios.coverage.report import CoverageReport, EditionCoverage, RuleCoverage

WIDTH: Final = 100
_COLUMNS: Final = ("mechanics", "cited", "superseded", "missing", "turned on", "opposite shown")


def coverage_text(report: CoverageReport, *, opposite: bool = False) -> str:
    """The table by chapter, then every rule that is missing; with `opposite` also those never shown not to apply."""
    return "\n".join(_lines(report, opposite=opposite)) + "\n"


def _lines(report: CoverageReport, *, opposite: bool) -> Iterator[str]:
    for edition in report.editions:
        yield f"Edition {edition.edition}, {report.scenarios} scenarios"
        yield from _table(edition)
        yield ""
        if edition.missing:
            yield "No scenario makes the engine cite:"
            for rule in edition.missing:
                text = f"{rule.number}  {rule.key}: {rule.statement}"
                yield from wrap(text, WIDTH, initial_indent="  ", subsequent_indent="      ")
            yield ""
        if opposite:
            yield from ("Cited, and never shown not to apply:", *_keys(edition.without_opposite), "")
            yield from ("Cited, and no scenario says that it turns on it:", *_keys(edition.without_test), "")
    for trouble in report.trouble:
        yield f"Not judged: {trouble}"
    missing = sum(len(edition.missing) for edition in report.editions)
    never = sum(len(edition.without_opposite) for edition in report.editions)
    yield f"{missing} missing; {never} cited and never shown not to apply" + (
        "" if opposite else " (--opposite lists them)"
    )


def _keys(rules: Sequence[RuleCoverage]) -> Iterator[str]:
    words = ", ".join(f"{rule.number} {rule.key}" for rule in rules)
    yield from wrap(
        words or "none", WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )


def _table(edition: EditionCoverage) -> Iterator[str]:
    titles = rules_index.digest().chapters
    width = max(len(title) for title in titles.values()) + 4
    yield " " * width + "".join(f"  {name:>{max(9, len(name))}}" for name in _COLUMNS)
    chapters = list(dict.fromkeys(rule.chapter for rule in edition.rules))
    for chapter in [*chapters, None]:
        rules = [rule for rule in edition.rules if chapter in (None, rule.chapter)]
        standings = Counter(rule.standing for rule in rules)
        numbers = (
            len(rules), standings["cited"], standings["superseded"], standings["missing"],
            sum(bool(rule.tests) for rule in rules), sum(bool(rule.opposite) for rule in rules),
        )  # fmt: skip
        name = "all" if chapter is None else f"{chapter:>2}  {titles[chapter]}"
        yield f"{name:<{width}}" + "".join(
            f"  {number:>{max(9, len(column))}}" for number, column in zip(numbers, _COLUMNS, strict=True)
        )
