"""What came of each scenario of a suite, and of all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, get_args

from pydantic import Field

from scenarios.ruling import Ruling, Verdict, View
from scenarios.suite.filing import LOOK_UP, Filed

Status = Literal[
    "as expected", "disputed", "look-up", "nothing expected", "not as expected", "bad input", "fault"
]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
"""All of them, the best first."""


class Missed(View):
    """An expectation that was not met."""

    ask: str = Field(description="The question; empty for the verdict on the whole")
    line: int | None = Field(description="The line of the scenario on which it stands")
    expected: str
    came_out: str
    answer: str
    rules_missing: list[str] = Field(description="Rules that were expected among the citations and are not")


class Case(View):
    """One scenario of a suite and what came of it."""

    path: str
    title: str
    status: Status
    verdict: Verdict | None = Field(description="Null where the scenario could not be judged at all")
    edition: str | None
    tags: list[str]
    faq: list[str]
    cards: list[str] = Field(description="Ids of the cards in it")
    rules: list[str] = Field(description="Keys of the rules that it is filed under, or that its ruling cites")
    missed: list[Missed] = Field(description="Expectations that were not met")
    error: str | None = Field(description="Why it could not be judged")
    seconds: float


class SuiteReport(View):
    """What came of a whole suite."""

    total: int
    counts: dict[Status, int] = Field(description="How many scenarios there are of each status")
    seconds: float
    cases: list[Case] = Field(description="In the order of their paths")

    @property
    def exit_code(self) -> int:
        """0 all as expected, 1 an expectation is not met, 2 a scenario cannot be judged, 70 the judge broke."""
        return next((code for status, code in _CODES if self.counts[status]), 0)


_CODES: Final[tuple[tuple[Status, int], ...]] = (("fault", 70), ("bad input", 2), ("not as expected", 1))


def of_ruling(path: str, filing: Filed, ruling: Ruling, seconds: float) -> Case:
    """The case of a scenario that was judged."""
    missed = _missed(ruling)
    if ruling.as_expected is None:
        status: Status = "nothing expected"
    elif not ruling.as_expected:
        status = "not as expected"
    elif ruling.verdict == "disputed" or any(answer.verdict == "disputed" for answer in ruling.answers):
        status = "disputed"
    else:
        status = "look-up" if _looks_up(filing, ruling) else "as expected"
    cited = (citation.key for citation in ruling.citations)
    return Case(
        path=path,
        title=ruling.title,
        status=status,
        verdict=ruling.verdict,
        edition=ruling.edition,
        tags=list(filing.tags),
        faq=list(filing.faq),
        cards=list(filing.cards),
        rules=sorted({*filing.rules, *cited}),
        missed=missed,
        error=None,
        seconds=seconds,
    )


def _looks_up(filing: Filed, ruling: Ruling) -> bool:
    """Whether a scenario asks nothing of play, only what a rule or word says."""
    asked = [answer.ask.startswith("look up:") for answer in ruling.answers]
    return LOOK_UP in filing.tags or (bool(asked) and all(asked))


def of_error(path: str, filing: Filed | None, status: Status, error: str, seconds: float) -> Case:
    """The case of a scenario that could not be judged."""
    return Case(
        path=path,
        title=filing.title if filing else path,
        status=status,
        verdict=None,
        edition=None,
        tags=list(filing.tags) if filing else [],
        faq=list(filing.faq) if filing else [],
        cards=list(filing.cards) if filing else [],
        rules=sorted(filing.rules) if filing else [],
        missed=[],
        error=error,
        seconds=seconds,
    )


def report_of(cases: Sequence[Case], seconds: float) -> SuiteReport:
    """The report on some cases."""
    counts = Counter(case.status for case in cases)
    return SuiteReport(
        total=len(cases),
        counts={status: counts[status] for status in STATUSES},
        seconds=seconds,
        cases=sorted(cases, key=lambda case: case.path),
    )


def _missed(ruling: Ruling) -> list[Missed]:
    found: list[Missed] = []
    for answer in ruling.answers:
        if answer.as_expected is not False:
            continue
        keys = {citation.key for citation in answer.citations}
        numbers = {citation.number for citation in answer.citations}
        came_out = answer.verdict if answer.value is None else _words(answer.value)
        found.append(
            Missed(
                ask=answer.ask,
                line=answer.line,
                expected=_words(answer.expected) if answer.expected is not None else came_out,
                came_out=came_out,
                answer=answer.answer,
                rules_missing=[rule for rule in answer.expected_citations if rule not in keys | numbers],
            )
        )
    otherwise = ruling.expected is not None and ruling.expected.lower() != ruling.verdict
    cited = {name for citation in ruling.citations for name in (citation.key, citation.number)}
    missing = [rule for rule in ruling.expected_citations if rule not in cited]
    if otherwise or (missing and ruling.as_expected is False and not found):
        found.append(
            Missed(
                ask="",
                line=None,
                expected=ruling.expected or ruling.verdict,
                came_out=ruling.verdict,
                answer=ruling.answer,
                rules_missing=missing,
            )
        )
    return found


def _words(value: int | str | list[str]) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)
