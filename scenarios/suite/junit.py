"""A suite's report as JUnit XML, which build servers read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from scenarios.suite.case import Case, SuiteReport
from scenarios.suite.table import missed_text

#: What XML 1.0 cannot hold, not even escaped.
_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_xml(report: SuiteReport) -> str:
    """The report as a JUnit document: a suite for each folder, a test case for each scenario."""
    root = Element("testsuites", _attributes("judge", report.cases))
    folders: dict[str, list[Case]] = {}
    for case in report.cases:
        folders.setdefault(str(PurePath(case.path).parent), []).append(case)
    for folder, cases in folders.items():
        suite = SubElement(root, "testsuite", _attributes(folder, cases))
        for case in cases:
            _add(suite, folder, case)
    indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{tostring(root, encoding="unicode")}\n'


def _attributes(name: str, cases: Sequence[Case]) -> dict[str, str]:
    errors = sum(case.error is not None for case in cases)
    return {
        "name": _clean(name),
        "tests": str(len(cases)),
        "failures": str(sum(case.status == "not as expected" for case in cases)),
        "errors": str(errors),
        "skipped": str(sum(case.status == "nothing expected" for case in cases)),
        "time": f"{sum(case.seconds for case in cases):.3f}",
    }


def _add(suite: Element, folder: str, case: Case) -> None:
    element = SubElement(
        suite,
        "testcase",
        {
            "classname": _clean(".".join(PurePath(folder).parts)),
            "name": _clean(PurePath(case.path).name),
            "file": _clean(case.path),
            "time": f"{case.seconds:.3f}",
        },
    )
    match case.status:
        case "not as expected":
            failure = SubElement(element, "failure", {"message": _clean(case.title), "type": case.status})
            failure.text = _clean("\n".join(missed_text(case)))
        case "bad input" | "fault":
            message = (case.error or "").strip().splitlines()
            error = SubElement(element, "error", {"message": _clean(message[-1]), "type": case.status})
            error.text = _clean(case.error or "")
        case "nothing expected":
            SubElement(element, "skipped", {"message": "the scenario expects nothing"})
        case _:
            if case.status != "as expected":
                SubElement(element, "system-out").text = case.status


def _clean(text: str) -> str:
    return _NOT_XML.sub("\ufffd", text)
