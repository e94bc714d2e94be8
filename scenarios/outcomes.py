"""The questions `value`, `possible` and `always`: what comes of a position when every open choice is followed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import engine
from scenarios.bench import Bench
from scenarios.budget import Budget
from scenarios.citing import MOST, alternate, deciding_keys
from scenarios.defaults import Subject, Touch
from scenarios.definitions import SUMS, defined_by
from scenarios.explore import follow, stops
from scenarios.found import Found, unsupported
from scenarios.language.questions import Assertion, Question, Value
from scenarios.line import Line
from scenarios.names import PLAYERS, Unclear
from scenarios.readings import Reading, holds, read, spell
from scenarios.ruling import Outcome, Verdict

#: How many values a sentence lists; all of them are in `outcomes`.
_SHOWN = 8
_SUBJECTS: dict[str, Subject] = {
    "hand": "hand", "deck": "deck", "eddies": "eddies", "ready eddies": "eddies", "spent eddies": "eddies",
    "fixer": "fixer", "gigs": "gigs", "gig count": "gigs", "street cred": "gigs", "legends": "legends",
}  # fmt: skip


@dataclass(slots=True)
class Result:
    """One result of following the choices: a shortest line to it, and how many choices of it were written down."""

    choices: tuple[engine.Option, ...]
    written: int
    touched: frozenset[Touch]

    @property
    def followed(self) -> int:
        """How many choices were made after the play that is written down."""
        return len(self.choices) - self.written


@dataclass(slots=True)
class Survey:
    """All results that a question has, whether anything was left out, and why."""

    results: dict[Reading | bool, Result] = field(default_factory=dict["Reading | bool", Result])
    lines: int = 0
    unread: engine.CardFacts | None = None
    spent: str | None = None

    @property
    def complete(self) -> bool:
        """Whether every line was followed and read."""
        return self.unread is None and self.spent is None


def ask_value(bench: Bench, lines: Sequence[Line], question: Question) -> Found:
    """What a value is on every line. Uses `lines` up. Raises `Unclear`."""
    value = question.value
    assert value is not None
    survey = _survey(bench, lines, question, value)
    readings = [reading for reading in survey.results if not isinstance(reading, bool)]
    about = value.text()
    if len(readings) > 1:
        found = Found("depends", f"It depends: {about} can be {_either([spell(r) for r in readings])}.")
    elif not survey.complete:
        return _incomplete(
            survey, f"{about}: {spell(readings[0])} on every line looked at" if readings else about
        )
    else:
        found = Found("yes", f"{about}: {spell(readings[0])}.", value=readings[0])
    return _complete(bench, found, survey, value)


def ask_assertion(bench: Bench, lines: Sequence[Line], question: Question) -> Found:
    """Whether an assertion holds on some line (`possible`) or on all (`always`). Uses `lines` up. Raises `Unclear`."""
    assertion = question.possible or question.always
    assert assertion is not None
    survey = _survey(bench, lines, question, assertion)
    wanted = question.possible is not None
    about = assertion.text()
    verdict: Verdict
    if wanted in survey.results:
        verdict = "yes" if wanted else "no"
        sentence = (
            f"Yes. There is a line with: {about}." if wanted else f"No. There is a line without: {about}."
        )
    elif not survey.complete:
        return _incomplete(survey, f"no line {'with' if wanted else 'without'}: {about}")
    else:
        verdict = "no" if wanted else "yes"
        sentence = f"No. On no line: {about}." if wanted else f"Yes. On every line: {about}."
    return _complete(bench, Found(verdict, sentence), survey, assertion, first=wanted)


def _survey(bench: Bench, lines: Sequence[Line], question: Question, value: Value) -> Survey:
    survey = Survey()
    budget = Budget(bench.table.scenario.limits)
    base = min((len(line.choices) for line in lines), default=0)
    for line in follow(lines, stops(question.until, bench.table.before.state.turn), budget):
        survey.lines += 1
        needed = bench.unsupported(line)
        if needed is not None:
            survey.unread = survey.unread or needed
            continue
        reading = _read(bench, line.game, value)
        known = survey.results.get(reading)
        if known is None or len(line.choices) < len(known.choices):
            survey.results[reading] = Result(line.choices, base, line.touched)
    survey.spent = budget.spent
    return survey


def _read(bench: Bench, game: engine.Game, value: Value) -> Reading | bool:
    if isinstance(value, Assertion):
        return holds(game, bench.table.names, value)
    return read(game, bench.table.names, value)


def _incomplete(survey: Survey, known: str) -> Found:
    if survey.unread is not None:
        return unsupported(survey.unread, survey.lines)
    sentence = f"Not settled within {survey.spent} ({survey.lines} lines looked at). So far: {known}."
    return Found("inconclusive", sentence, lines=survey.lines)


def _either(words: Sequence[str]) -> str:
    if len(words) > _SHOWN:
        return f"{', '.join(words[:_SHOWN])} or one of {len(words) - _SHOWN} others"
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _complete(
    bench: Bench, found: Found, survey: Survey, value: Value, *, first: bool | None = None
) -> Found:
    """Add citations, outcomes with their lines, and what was touched; the result `first` leads where it was found."""
    found.lines = survey.lines
    if bench.brief:
        return found
    ordered = sorted(survey.results.items(), key=lambda item: (item[0] is not first, item[1].followed))
    names = bench.table.names
    cards = names.cards(value.of, bench.table.before.state) if value.of is not None else []
    lists: list[list[str]] = []

    def reading(game: engine.Game) -> object:
        try:
            return read(game, names, value)
        except Unclear:
            return None

    for result, where in ordered:
        told = bench.tell(where.choices, reading)
        found.touched |= bench.touched(told.events) | where.touched
        if len(ordered) > 1:
            found.outcomes.append(_outcome(result, told.choices[where.written :]))
        keys = deciding_keys(told.events, told.changed, value, cards, bench.edition)
        lists.append(keys)
    deciding = alternate(lists) if found.verdict == "depends" else lists[0]
    result = ordered[0][0]
    definition: tuple[str, ...] = ()
    if value.what in SUMS or not deciding:
        definition = defined_by(value.what, result if not isinstance(result, bool) else "")
    found.proof = ordered[0][1].choices
    weighty = bench.cite(deciding, most=MOST - len(definition))
    found.citations = weighty + [c for c in bench.cite(definition) if c not in weighty]
    if value.of in PLAYERS and value.what in _SUBJECTS:
        found.touched.add(Touch(PLAYERS[value.of], _SUBJECTS[value.what]))
    return found


def _outcome(result: Reading | bool, line: list[str]) -> Outcome:
    word = ("it holds" if result else "it does not hold") if isinstance(result, bool) else spell(result)
    return Outcome(result=word, line=line)
