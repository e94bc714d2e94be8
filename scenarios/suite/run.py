"""Runs the scenarios of a suite, over several processes where there are many."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

import scenarios
from scenarios.errors import ScenarioError, UnreadableScenario
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read
from scenarios.suite.case import Case, SuiteReport, of_error, of_ruling, report_of
from scenarios.suite.filing import Filed, Wanted, filed
from scenarios.suite.pool import in_batches

#: How many scenarios a process is handed at once: enough to be cheap, few enough to show progress.
_BATCH: Final = 10


def run_suite(
    files: Sequence[Path],
    *,
    edition: str | None = None,
    wanted: Wanted | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> SuiteReport:
    """Run scenario files and compare with what they expect.

    edition: overrides the one that each names. wanted: leaves out those it does not admit. workers: how many
    processes; as many as are worth it unless said otherwise. progress: called with how many more files are done.
    A file that cannot be judged becomes a case with that status; nothing is raised for it.
    """
    started = perf_counter()
    wanted = wanted or Wanted()
    cases: list[Case] = []
    for done, found in in_batches(_batch, files, (edition, wanted), size=_BATCH, workers=workers):
        cases += found
        if progress is not None:
            progress(done)
    return report_of(cases, perf_counter() - started)


def run_case(path: Path, *, edition: str | None = None, wanted: Wanted | None = None) -> Case | None:
    """Run one scenario file; None where `wanted` does not admit it. Faults of the judge become a case too."""
    started = perf_counter()
    filing: Filed | None = None
    wanted = wanted or Wanted()
    try:
        text = _text(path)
        filing = filed(parse(read(text, str(path))))
        if not wanted.admits(filing):
            return None
        ruling = scenarios.run_text(text, source=str(path), edition=edition)
        case = of_ruling(str(path), filing, ruling, perf_counter() - started)
    except ScenarioError as error:
        case = of_error(str(path), filing, "bad input", str(error), perf_counter() - started)
    except Exception:  # noqa: BLE001 - one scenario that breaks the judge does not hide what came of the others
        case = of_error(str(path), filing, "fault", traceback.format_exc(), perf_counter() - started)
    return case if wanted.admits_rules(case.rules) else None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableScenario.at(str(path), f"cannot be read: {error}") from None


def _batch(files: Iterable[Path], edition: str | None, wanted: Wanted) -> list[Case]:
    found = (run_case(path, edition=edition, wanted=wanted) for path in files)
    return [case for case in found if case is not None]
