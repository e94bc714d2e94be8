"""Answers a question about the position at which somebody stands."""

from __future__ import annotations

from pydantic import ValidationError

from scenarios.asking import midway
from scenarios.errors import UnplayableScenario, UnreadableScenario
from scenarios.hearing import result_of
from scenarios.language.questions import KINDS, Question
from scenarios.ruling import Answer
from scenarios.stepping.standing import Standing
from scenarios.table.names import Unclear


def ask(standing: Standing, text: str) -> Answer:
    """Answer `legal: you block with guard` and the like, here. Raises `ScenarioError`."""
    question = read_question(text)
    lines = [standing.line.twin()]
    try:
        here = midway.once_paid(lines) if question.moment == "now" else lines
        so_far = midway.read_now(standing.bench, here, question)
        found = result_of(standing.bench, here, question)
    except Unclear as error:
        raise UnplayableScenario.at(f"`{text}`", str(error)) from None
    return Answer(
        ask=question.text(),
        verdict=found.verdict,
        answer=found.sentence + midway.said(so_far, found, question),
        value=list(found.value) if isinstance(found.value, tuple) else found.value,
        citations=found.citations,
        card_texts=found.card_texts,
        outcomes=found.outcomes,
        lines=found.lines,
        merged=found.merged,
    )


def read_question(text: str) -> Question:
    """A question from its short form. Raises `UnreadableScenario`."""
    words, colon, rest = text.partition(":")
    kind = words.strip().replace(" ", "_")
    if not colon or kind not in KINDS:
        known = ", ".join(f"`{name.replace('_', ' ')}: ...`" for name in KINDS)
        raise UnreadableScenario.at(f"`{text}`", f"a question is one of {known}")
    try:
        return Question.model_validate({kind: rest.strip()})
    except ValidationError as error:
        reasons = "; ".join(str(found.get("ctx", {}).get("error", found["msg"])) for found in error.errors())
        raise UnreadableScenario.at(f"`{text}`", reasons) from None
