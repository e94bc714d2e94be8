"""The reports of the command line have the fields that docs/interfaces.md lists."""

from __future__ import annotations

from typing import Any

from scenarios.coverage import CoverageReport
from scenarios.explain import Explanation
from scenarios.stepping import Branch, Moment
from scenarios.suite import SuiteReport
from tests.server.test_interfaces import fields, table


def test_fields_of_reports_are_as_listed() -> None:
    found: dict[str, set[str]] = {}
    reports: tuple[Any, ...] = (SuiteReport, CoverageReport, Moment, Branch, Explanation)
    for report in reports:
        found |= fields(report.model_json_schema())
    listed_elsewhere = table("Fields").keys()
    assert {name: names for name, names in found.items() if name not in listed_elsewhere} == (
        table("Fields of reports")
    )
