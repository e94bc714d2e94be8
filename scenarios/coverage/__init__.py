"""Coverage: which rules the scenarios of a library make the engine cite, in each edition.

survey          judges scenarios and notes what the engine cites meanwhile
report_of       what that comes to: every rule of kind `mechanic`, cited or missing
coverage_text   the report as text
citations       what the engine cites in a block of code
"""

from scenarios.coverage.recording import citations
from scenarios.coverage.report import CoverageReport, EditionCoverage, RuleCoverage, report_of
from scenarios.coverage.survey import Seen, see, survey
from scenarios.coverage.text import coverage_text

__all__ = [
    "CoverageReport",
    "EditionCoverage",
    "RuleCoverage",
    "Seen",
    "citations",
    "coverage_text",
    "report_of",
    "see",
    "survey",
]
