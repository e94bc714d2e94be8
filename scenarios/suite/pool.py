"""Does the same work on many files, over several processes where there are many."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")

#: Fewer files than this for each process are done sooner than another process has started.
WORTH_A_PROCESS: Final = 60


def in_batches(
    work: Callable[..., T],
    files: Sequence[Path],
    arguments: tuple[Any, ...],
    *,
    size: int,
    workers: int | None,
) -> Iterator[tuple[int, T]]:
    """Call `work(some of the files, *arguments)` until all are done; how many a call took, and what it gave.

    `size` is how many files a call takes: enough to be cheap, few enough to show progress. `workers` is how many
    processes; as many as are worth it where it is None. With several, `work` and what it gives have to be picklable,
    and results come in any order.
    """
    batches = [files[start : start + size] for start in range(0, len(files), size)]
    count = workers or max(1, min(_cores(), len(files) // WORTH_A_PROCESS))
    if count == 1:
        for batch in batches:
            yield len(batch), work(batch, *arguments)
        return
    # A fresh process, since a fork would copy the threads of whoever shows the progress.
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(work, batch, *arguments): len(batch) for batch in batches}
        try:
            for future in as_completed(running):
                yield running[future], future.result()
        finally:
            # Shutting down is left to `with`: twice, and the pool's thread may read from what is closed already.
            for future in running:
                future.cancel()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
