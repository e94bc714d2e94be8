"""Suites: many scenario files run at once, compared with what people expect of them. Nothing here writes one.

collect         the scenario files under some paths
run_suite       all of them, over several processes; gives a `SuiteReport`
run_case        one of them; gives a `Case`
Wanted          which of them: by tag, card and rule
summary_text    what came out, in a few lines; `report_text` adds a table by tag and FAQ
junit_xml       the same for tools that read JUnit
"""

from scenarios.suite.case import STATUSES, Case, Missed, Status, SuiteReport
from scenarios.suite.collect import collect
from scenarios.suite.filing import Filed, Wanted, filed
from scenarios.suite.junit import junit_xml
from scenarios.suite.run import run_case, run_suite
from scenarios.suite.table import report_text, summary_text

__all__ = [
    "STATUSES",
    "Case",
    "Filed",
    "Missed",
    "Status",
    "SuiteReport",
    "Wanted",
    "collect",
    "filed",
    "junit_xml",
    "report_text",
    "run_case",
    "run_suite",
    "summary_text",
]
