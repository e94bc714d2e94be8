"""Judges the scenarios of a library and notes which rules each makes the engine cite, in each edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal

import rules_index
import scenarios
from scenarios.coverage.recording import citations
from scenarios.language.model import Scenario
from scenarios.language.parse import parse
from scenarios.language.yaml_source import read
from scenarios.ruling import View
from scenarios.suite.filing import keys
from scenarios.suite.pool import in_batches

Source = Literal["decision", "event", "refusal", "ruling"]
#: How many scenarios a process is handed at once.
_BATCH: Final = 8


class Seen(View):
    """What one scenario showed in one edition.

    cited: for each key where it was cited; `ruling` where only the answer rests on it, as on the definition of a value.
    tests, opposite: the keys under which the scenario files itself.
    """

    path: str
    edition: str
    cited: dict[str, list[Source]]
    tests: list[str]
    opposite: list[str]
    trouble: str | None


def survey(
    files: Sequence[Path],
    editions: Sequence[str],
    *,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Seen]:
    """Judge every scenario in every edition, whichever it names: the rules of another one are cited there too.

    `progress` is called with how many more files are done. What cannot be judged by the edition that it is written
    for has its reason in `trouble`; a play that does not fit another edition shows nothing there.
    """
    found: list[Seen] = []
    for done, seen in in_batches(_see_all, files, (tuple(editions),), size=_BATCH, workers=workers):
        found += seen
        if progress is not None:
            progress(done)
    return sorted(found, key=lambda seen: (seen.path, seen.edition))


def _see_all(files: Sequence[Path], editions: Sequence[str]) -> list[Seen]:
    return [seen for path in files for seen in see(path, editions)]


def see(path: Path, editions: Sequence[str]) -> Iterator[Seen]:
    """What the scenario in a file shows in each of the editions."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        scenario = parse(read(text, str(path)))
    except (scenarios.ScenarioError, OSError, UnicodeDecodeError) as error:
        for edition in editions:
            yield _seen(path, edition, None, {}, str(error))
        return
    for edition in editions:
        seen = _see(path, text, scenario, edition)
        if seen is not None:
            yield seen


def _see(path: Path, text: str, scenario: Scenario, edition: str) -> Seen | None:
    found: dict[str, set[Source]] = {}

    def told(how: Source, cited: tuple[str, ...]) -> None:
        for key in cited:
            found.setdefault(key, set()).add(how)

    try:
        with citations(edition, told):
            ruling = scenarios.run_text(text, source=str(path), edition=edition)
    except scenarios.ScenarioError as error:
        meant_for = scenario.edition or rules_index.DEFAULT_EDITION
        return _seen(path, edition, scenario, {}, str(error)) if edition == meant_for else None
    except Exception as error:
        error.add_note(f"while judging {path}")
        raise
    told("ruling", tuple(citation.key for citation in ruling.citations))
    for sources in found.values():
        if len(sources) > 1:
            sources.discard("ruling")
    return _seen(path, edition, scenario, found, None)


def _seen(
    path: Path, edition: str, scenario: Scenario | None, found: dict[str, set[Source]], trouble: str | None
) -> Seen:
    filed = (scenario.tests, scenario.opposite) if scenario is not None else ((), ())
    tests, opposite = (sorted(keys(rules, edition)) for rules in filed)
    return Seen(
        path=str(path),
        edition=edition,
        cited={key: sorted(sources) for key, sources in sorted(found.items())},
        tests=tests,
        opposite=opposite,
        trouble=trouble,
    )
