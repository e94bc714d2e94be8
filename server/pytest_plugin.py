"""A pytest plugin: scenario files are tests, so a project can keep its rulings in its own repository.

Files named `*.scenario.yaml` (or `.yml`, `.json`) are collected wherever pytest looks. `judge_scenarios` in the pytest
configuration names folders in which every YAML or JSON file is a scenario. Each file is one test: it passes when the
ruling is as the scenario expects, and is skipped where nothing is expected. Tags serve as keywords for `-k`.

pytest imports this module at every start, so it imports the judge only once a scenario is found.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

SUFFIXES: Final = (".yaml", ".yml", ".json")
FOLDERS: Final = "judge_scenarios"
EDITION: Final = "judge_edition"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare what the configuration may say."""
    parser.addini(
        FOLDERS, "folders in which every .yaml, .yml or .json file is a scenario", "paths", default=[]
    )
    parser.addini(EDITION, "edition of the rules for all scenarios, whatever they say", default="")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Take a file that is a scenario by its name or its folder."""
    if file_path.suffix not in SUFFIXES or not _is_scenario(file_path, parent.config):
        return None
    collected: pytest.Collector = ScenarioFile.from_parent(parent, path=file_path)  # pyright: ignore[reportUnknownMemberType]
    return collected


def _is_scenario(path: Path, config: pytest.Config) -> bool:
    if Path(path.stem).suffix == ".scenario":
        return True
    folders: list[Path] = config.getini(FOLDERS)
    return any(folder in path.parents for folder in folders)


class NotAsExpected(Exception):
    """A ruling is not what its scenario expects, or there is none; the message is all that a reader needs."""


class ScenarioFile(pytest.File):
    """A file with one scenario."""

    def collect(self) -> Iterator[pytest.Item]:
        """The one test in it, with its tags as keywords."""
        item: ScenarioItem = ScenarioItem.from_parent(self, name="ruling")  # pyright: ignore[reportUnknownMemberType]
        item.extra_keyword_matches.update(_tags(self.path))
        yield item


class ScenarioItem(pytest.Item):
    """One scenario as a test."""

    def runtest(self) -> None:
        """Rule on it. Raises NotAsExpected with every expectation that is not met."""
        from scenarios.suite import run_case
        from scenarios.suite.table import missed_text

        edition: str = self.config.getini(EDITION)
        case = run_case(self.path, edition=edition or None)
        assert case is not None, "without a filter every scenario is run"
        if case.error is not None:
            raise NotAsExpected(case.error)
        if case.status == "nothing expected":
            pytest.skip("the scenario expects nothing")
        if case.status == "not as expected":
            raise NotAsExpected("\n".join([case.title, *missed_text(case)]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """A ruling that is not as expected in words, and a traceback for everything else."""
        if isinstance(excinfo.value, NotAsExpected):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the test stands and what it is called in reports."""
        return self.path, 0, f"scenario {self.path.name}"


def _tags(path: Path) -> set[str]:
    """The tags of a scenario; none where it cannot be read, which is told when it runs."""
    from scenarios.errors import ScenarioError
    from scenarios.language.parse import parse
    from scenarios.language.yaml_source import read

    try:
        return set(parse(read(path.read_text(encoding="utf-8-sig"), str(path))).tags)
    except (ScenarioError, OSError, UnicodeDecodeError):
        return set()
