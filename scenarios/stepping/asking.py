"""Answers a question about the position at which somebody stands."""

from __future__ import annotations

from pydantic import ValidationError

from scenarios.errors import UnplayableScenario, UnreadableScenario
from scenarios.language.questions import KINDS, Question
from scenarios.legality import ask_forced, ask_legal
from scenarios.names import Unclear
from scenarios.outcomes import ask_assertion, ask_value
from scenarios.ruling import Answer
from scenarios.stepping.standing import Standing


def ask(standing: Standing, text: str) -> Answer:
    """Answer `legal: you block with guard` and the like, here. Raises `ScenarioError`."""
    question = read_question(text)
    lines = [standing.line.twin()]
    try:
        if question.legal is not None:
            found = ask_legal(standing.bench, lines, question.legal)
        elif question.forced is not None:
            found = ask_forced(standing.bench, lines, question.forced)
        elif question.value is not None:
            found = ask_value(standing.bench, lines, question)
        else:
            found = ask_assertion(standing.bench, lines, question)
    except Unclear as error:
        raise UnplayableScenario.at(f"`{text}`", str(error)) from None
    return Answer(
        ask=question.text(),
        verdict=found.verdict,
        answer=found.sentence,
        value=list(found.value) if isinstance(found.value, tuple) else found.value,
        citations=found.citations,
        outcomes=found.outcomes,
        lines=found.lines,
    )


def read_question(text: str) -> Question:
    """A question from its short form. Raises `UnreadableScenario`."""
    kind, colon, rest = text.partition(":")
    if not colon or kind.strip() not in KINDS:
        known = ", ".join(f"`{name}: ...`" for name in KINDS)
        raise UnreadableScenario.at(f"`{text}`", f"a question is one of {known}")
    try:
        return Question.model_validate({kind.strip(): rest.strip()})
    except ValidationError as error:
        reasons = "; ".join(str(found.get("ctx", {}).get("error", found["msg"])) for found in error.errors())
        raise UnreadableScenario.at(f"`{text}`", reasons) from None
