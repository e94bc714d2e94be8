"""Which rules the scenarios of a library make the engine cite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from server.answers.suites import suite_files
from server.errors import answering

if TYPE_CHECKING:
    from scenarios.coverage import CoverageReport


def coverage_files(paths: Sequence[Path]) -> list[Path]:
    """The scenarios under some paths, those that ship where none is named. Raises BadInput."""
    import scenarios

    return suite_files(paths) if paths else scenarios.library()


def coverage(
    files: Sequence[Path],
    edition: str | None = None,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> CoverageReport:
    """The coverage of some scenarios in one edition, or in all. Raises NotFound for an edition there is not."""
    import rules_index
    from scenarios.coverage import report_of, survey

    with answering():
        if edition is not None and edition not in rules_index.EDITIONS:
            raise rules_index.UnknownEdition(edition, rules_index.EDITIONS)
        editions = rules_index.EDITIONS if edition is None else (edition,)
        return report_of(survey(files, editions, workers=workers, progress=progress), editions)
