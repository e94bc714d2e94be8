"""Runs the scenarios of a suite, over several processes where there are many."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final

import scenarios
from scenarios.errors import ScenarioError, UnreadableScenario
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read
from scenarios.suite.case import Case, SuiteReport, of_error, of_ruling, report_of
from scenarios.suite.filing import Filed, Wanted, filed

#: Fewer scenarios than this for each process are done sooner than another process has started.
WORTH_A_PROCESS: Final = 60
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
    count = workers or max(1, min(_cores(), len(files) // WORTH_A_PROCESS))
    batches = [files[start : start + _BATCH] for start in range(0, len(files), _BATCH)]
    cases: list[Case] = []
    for done, found in _run_all(batches, edition, wanted, count):
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


def _run_all(
    batches: Sequence[Sequence[Path]], edition: str | None, wanted: Wanted, workers: int
) -> Iterator[tuple[int, list[Case]]]:
    """How many files were done and what came of them, batch by batch as they end."""
    if workers == 1:
        for batch in batches:
            yield len(batch), _batch(batch, edition, wanted)
        return
    # A fresh process, since a fork would copy the threads of whoever shows the progress.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(_batch, batch, edition, wanted): len(batch) for batch in batches}
        try:
            for future in as_completed(running):
                yield running[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
