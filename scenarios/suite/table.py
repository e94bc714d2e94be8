"""A suite's report for people: what is not as expected, the counts, and a table by tag and FAQ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from scenarios.suite.case import STATUSES, Case, Status, SuiteReport

COLUMNS: Final[tuple[tuple[str, frozenset[Status]], ...]] = (
    ("as expected", frozenset({"as expected"})),
    ("not", frozenset({"not as expected"})),
    ("disputed", frozenset({"disputed"})),
    ("look-up", frozenset({"look-up"})),
    ("not judged", frozenset({"bad input", "fault", "nothing expected"})),
)
"""The columns of the table, and the statuses that each counts."""

_BY_NAME: Final[tuple[Status, ...]] = ("disputed", "look-up", "nothing expected")
_GENERAL: Final = "general-"


def summary_text(report: SuiteReport) -> str:
    """Every scenario that is not as expected or cannot be judged, with the reason; then the counts."""
    lines = [line for case in report.cases for line in _trouble(case)]
    counted = ", ".join(f"{number} {status}" for status, number in report.counts.items() if number)
    lines.append(f"{report.total} scenarios in {report.seconds:.1f} s: {counted or 'none'}")
    return "\n".join(lines)


def report_text(report: SuiteReport) -> str:
    """The table: a row for all scenarios, for the FAQ entries that they restate and for each tag; then, by name, the
    scenarios that count as disputed or as look-ups, and the summary.
    """
    entries = _faq(report.cases)
    general: list[Status] = [entries[name] for name in entries if name.startswith(_GENERAL)]
    of_cards: list[Status] = [entries[name] for name in entries if not name.startswith(_GENERAL)]
    rows: list[tuple[str, Sequence[Status]]] = [
        ("scenarios", [case.status for case in report.cases]),
        ("FAQ entries on cards", of_cards),
        ("FAQ entries, general", general),
    ]
    by_tag: dict[str, list[Status]] = {}
    for case in report.cases:
        for tag in dict.fromkeys(case.tags):
            by_tag.setdefault(tag, []).append(case.status)
    rows.extend((f"tag {tag}", by_tag[tag]) for tag in sorted(by_tag))
    return "\n".join([*_table(rows), *_named(report.cases), "", summary_text(report)])


def missed_text(case: Case) -> Iterator[str]:
    """Each expectation that was not met, as lines."""
    for missed in case.missed:
        where = f"line {missed.line}: " if missed.line is not None else ""
        yield f"{where}{missed.ask or 'the verdict on the whole'}"
        if missed.expected != missed.came_out:
            yield f"    expected {missed.expected}, came out {missed.came_out}"
        if missed.rules_missing:
            yield f"    expected among the rules: {', '.join(missed.rules_missing)}"
        yield f"    {missed.answer}"


def _trouble(case: Case) -> Iterator[str]:
    if case.status == "not as expected":
        yield f"NOT AS EXPECTED  {case.path}: {case.title}"
        yield from (f"    {line}" for line in missed_text(case))
    elif case.error is not None:
        yield f"{'BAD INPUT' if case.status == 'bad input' else 'FAULT'}  {case.path}"
        yield from (f"    {line}" for line in case.error.splitlines())


def _faq(cases: Sequence[Case]) -> Mapping[str, Status]:
    """For each FAQ entry the status of the scenario that restates it, the worst where there are several."""
    found: dict[str, Status] = {}
    for case in sorted(cases, key=lambda case: STATUSES.index(case.status)):
        found.update(dict.fromkeys(case.faq, case.status))
    return dict(sorted(found.items()))


def _table(rows: Sequence[tuple[str, Sequence[Status]]]) -> Iterator[str]:
    width = max(len(name) for name, _ in rows)
    yield " " * width + "".join(f"  {name:>11}" for name, _ in COLUMNS) + "        total"
    for name, statuses in rows:
        counts = Counter(statuses)
        numbers = [sum(counts[status] for status in column) for _, column in COLUMNS]
        yield f"{name:<{width}}" + "".join(f"  {number:>11}" for number in (*numbers, counts.total()))


def _named(cases: Sequence[Case]) -> Iterator[str]:
    for status in _BY_NAME:
        found = [case for case in cases if case.status == status]
        if found:
            yield from ("", f"{status}:")
            yield from (f"    {case.path}: {case.title}" for case in found)
