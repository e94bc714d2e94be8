"""Suites of scenarios: run them, and choose among them by the names that people use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from server.answers.rulings import card
from server.errors import NotFound, Unavailable, answering

if TYPE_CHECKING:
    from scenarios.suite import SuiteReport


def suite_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files under some paths. Raises BadInput with every path that has none."""
    from scenarios.suite import collect

    with answering():
        return collect(paths)


def run_suite(
    files: Sequence[Path],
    edition: str | None = None,
    *,
    tags: Iterable[str] = (),
    cards: Iterable[str] = (),
    rules: Iterable[str] = (),
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> SuiteReport:
    """Run the scenarios in some files, those with one of the tags, cards (names) and rules (numbers or keys).

    Raises NotFound for an edition, card or rule that does not exist, and where no scenario is left.
    """
    import rules_index
    from scenarios import suite

    tags = list(tags)
    with answering():
        if edition is not None and edition not in rules_index.EDITIONS:
            raise rules_index.UnknownEdition(edition, rules_index.EDITIONS)
        digest = rules_index.digest()
        wanted = suite.Wanted(
            tags=frozenset(tags),
            cards=frozenset(map(_card_id, cards)),
            rules=frozenset(digest.find(rule, edition or rules_index.DEFAULT_EDITION).key for rule in rules),
        )
        report = suite.run_suite(files, edition=edition, wanted=wanted, workers=workers, progress=progress)
    if not report.total:
        asked = ", ".join(sorted({*wanted.tags, *wanted.cards, *wanted.rules}))
        raise NotFound(f"none of the {len(files)} scenarios has what was asked for: {asked}")
    return report


def _card_id(name: str) -> str:
    """The id of a card by its exact name or id: a suite of another card than the one meant would say nothing."""
    found = card(name)
    if found.note is not None:
        raise NotFound(f"{found.note}; write {found.id}")
    return found.id


def write_junit(report: SuiteReport, path: Path) -> None:
    """Write a suite's report as JUnit XML. Raises Unavailable where the file cannot be written."""
    from scenarios.suite import junit_xml

    try:
        path.write_text(junit_xml(report), encoding="utf-8")
    except OSError as error:
        raise Unavailable(f"{path}: it cannot be written ({error.strerror})") from None
