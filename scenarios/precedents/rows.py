"""A scenario of the library as a precedent: what was asked, what people expect as the answer, and by which rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pydantic import Field

import rules_index
from scenarios.language.model import Scenario
from scenarios.language.questions import Question
from scenarios.ruling import View
from scenarios.suite.filing import filed

#: How much of a note is the answer in short.
_SHORT: Final = 320


class Expected(View):
    """A question of a scenario and the answer that is expected."""

    ask: str = Field(description="The question in its short form")
    expected: str | None = Field(
        description="The verdict or value that people expect; null where none is written"
    )
    because: list[str] = Field(description="Keys or numbers of the rules that the answer has to cite")


class Precedent(View):
    """A situation with the answer that people expect to it. Nothing of it was ruled on for this search."""

    path: str = Field(description="Its file in the library")
    title: str = Field(description="The question in one line")
    expected: str | None = Field(
        description="The verdict or value expected on its first question, or on the whole"
    )
    answer: str = Field(description="How that follows from the rules, in short")
    questions: list[Expected]
    rules: list[str] = Field(description="Keys of the rules that it is filed under")
    cards: list[str] = Field(description="Ids of the cards in it")
    faq: list[str] = Field(description="The official FAQ entries that it restates")
    tags: list[str]
    edition: str
    scenario: str = Field(description="The whole scenario: pass it to judge_scenario to have it ruled on now")


def precedent(path: str, text: str, scenario: Scenario) -> Precedent:
    """The row of a scenario."""
    filing = filed(scenario)
    questions = [_expected(question) for question in _questions(scenario)]
    first = next((each.expected for each in questions if each.expected is not None), None)
    return Precedent(
        path=path,
        title=scenario.title,
        expected=scenario.expect or first,
        answer=_short(scenario.note) or _said(questions),
        questions=questions,
        rules=sorted(filing.rules),
        cards=list(filing.cards),
        faq=list(filing.faq),
        tags=list(filing.tags),
        edition=scenario.edition or rules_index.DEFAULT_EDITION,
        scenario=text,
    )


def library_name(path: Path) -> str:
    """How the file of a precedent is named: from the library folder on."""
    parts = path.parts
    return "/".join(parts[parts.index("library") + 1 :]) if "library" in parts else path.name


def _questions(scenario: Scenario) -> Iterator[Question]:
    for line in scenario.play:
        yield from line.ask or ()
    yield from scenario.ask


def _expected(question: Question) -> Expected:
    said = question.expect
    return Expected(
        ask=question.text(),
        expected=", ".join(said) if isinstance(said, tuple) else said,
        because=list(question.because),
    )


def _said(questions: list[Expected]) -> str:
    return "; ".join(f"{each.ask}: {each.expected}" for each in questions if each.expected is not None)


def _short(note: str | None) -> str:
    """The first sentences of a note, as many as are short."""
    words = " ".join((note or "").split())
    if len(words) <= _SHORT:
        return words
    end = words.rfind(". ", 0, _SHORT)
    return words[: end + 1] if end > 0 else f"{words[:_SHORT].rsplit(' ', 1)[0]} ..."
