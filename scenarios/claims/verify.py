"""Settles a statement about a scenario: confirmed, refuted, or on what it depends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, cast

from pydantic import Field

from scenarios.build import lay_out
from scenarios.claims.reading import ReadClaim, read_claim
from scenarios.errors import Problem, ScenarioError
from scenarios.facts import filled
from scenarios.happenings import is_happening
from scenarios.judge import edition_of, rule_on
from scenarios.language.parse import parse
from scenarios.language.spelling import spell_value
from scenarios.language.yaml_source import Path, Source, read
from scenarios.ruling import (
    Answer,
    CardText,
    Citation,
    Dispute,
    MissingFact,
    OtherEdition,
    Outcome,
    Ruling,
    Step,
    View,
)

Settled = Literal["confirmed", "refuted", "depends", "illegal", "unsupported", "inconclusive", "disputed"]
"""`yes` and `no` to what the statement says; the other verdicts as of a ruling."""

_AS_SAID: Final[dict[str, Settled]] = {"yes": "confirmed", "no": "refuted"}
_TURNED: Final[dict[str, Settled]] = {"yes": "refuted", "no": "confirmed"}
#: Asked while the statement is not read yet, so that the scenario can be laid out.
_ANYTHING: Final = {"value": "turn", "until": "now"}


class Verification(View):
    """What became of a statement about a scenario."""

    claim: str = Field(description="The statement as it was made")
    read_as: str = Field(description="The question that it was read as: see that it is what was meant")
    title: str
    verdict: Settled
    answer: str = Field(description="Why, in one sentence, as the answer to the question that it was read as")
    observed: str = Field(
        description="What was seen that decides: a value, an event, or why a move is refused"
    )
    deciding: Step | None = Field(description="The event of the play on which it turned; null where none did")
    edition: str
    citations: list[Citation] = Field(description="The rules that decide, the weightiest first")
    card_texts: list[CardText] = Field(description="The card texts that decide, the weightiest first")
    outcomes: list[Outcome] = Field(description="Every result, with a shortest line of play to each side")
    trace: list[Step] = Field(description="The line of play that proves the answer")
    disputes: list[Dispute] = Field(description="Where sources disagree and the answer turns on it")
    missing: list[str] = Field(description="Facts that the description lacks and on which the answer turns")
    missing_facts: list[MissingFact] = Field(
        description="The same, with where they belong and what to ask for"
    )
    assumptions: list[str] = Field(description="Defaults that the play or the question touched")
    other_edition: OtherEdition | None = Field(
        description="What another edition says to the question, where that differs; else null"
    )
    hash: str = Field(description="That of the ruling: the same scenario and question give the same hash")


def verify(
    scenario: str | dict[str, Any],
    claim: str,
    *,
    source: str = "<text>",
    edition: str | None = None,
    facts: Sequence[tuple[MissingFact, str]] = (),
) -> Verification:
    """Settle a statement about a scenario, given as YAML or JSON text or as data.

    The scenario's own questions and expectations are left aside, and it may lack a title. `facts` are facts that it
    lacked with a player's answers, as for `facts.rule_with`. Raises `ScenarioError` with
    every problem; one with the statement stands at the place `claim` and shows the forms that come nearest.
    """
    given = read(scenario, source) if isinstance(scenario, str) else Source(source, scenario)
    bare = _bare(given, claim)
    described = parse(_asking(bare, [_ANYTHING]))
    claimed = read_claim(claim, lay_out(described, bare))
    asking = _asking(bare, _questions(claimed))
    asked = parse(asking)
    for fact, answer in facts:
        asked = filled(asked, asking, fact, answer)
    try:
        ruling = rule_on(asked, asking, edition_of(asked, asking, edition))
    except ScenarioError as error:
        raise _about_claim(error, claimed) from None
    return _verification(claim, claimed, ruling)


def _verification(claim: str, claimed: ReadClaim, ruling: Ruling) -> Verification:
    answer = ruling.answers[0] if ruling.answers else None
    verdict = answer.verdict if answer is not None else ruling.verdict
    if claimed.question is None and verdict == "illegal":
        verdict = "no"
    if answer is not None and answer.missing and verdict in _AS_SAID:
        # A scenario takes unknown cards as blank; whether a statement about a real table is true is open then.
        verdict = "depends"
    settled = (_TURNED if claimed.negated else _AS_SAID).get(verdict, cast("Settled", verdict))
    citations = answer.citations if answer is not None else ruling.citations
    deciding = _deciding(citations, ruling.trace)
    sentence = answer.answer if answer is not None else ruling.answer
    return Verification(
        claim=claim,
        read_as=claimed.text(),
        title=ruling.title,
        verdict=settled,
        answer=sentence,
        observed=_observed(ruling.answers, deciding, sentence),
        deciding=deciding,
        edition=ruling.edition,
        citations=citations,
        card_texts=answer.card_texts if answer is not None else ruling.card_texts,
        outcomes=answer.outcomes if answer is not None else [],
        trace=ruling.trace,
        disputes=ruling.disputes,
        missing=ruling.missing,
        missing_facts=ruling.missing_facts,
        assumptions=ruling.assumptions,
        other_edition=ruling.other_edition,
        hash=ruling.hash,
    )


def _questions(claimed: ReadClaim) -> list[dict[str, str]]:
    """The question that settles the statement, and what to look at where it compares a value."""
    question = claimed.question
    if question is None:
        return []
    until = {"until": question.until}
    asked = [{question.kind: question.subject.text(), **until}]
    assertion = question.holds or question.possible or question.always
    if assertion is None or is_happening(assertion.what):
        return asked
    asked.append({"value": spell_value(assertion.model_dump(include={"of", "what"})), **until})
    if assertion.what in ("spent", "ready"):
        # In the trash it is neither, and who says "ready" may think that it is still on the field.
        asked.append({"value": spell_value({"of": assertion.of, "what": "area"}), **until})
    return asked


def _observed(answers: Sequence[Answer], deciding: Step | None, sentence: str) -> str:
    if len(answers) > 1 and answers[1].verdict in ("yes", "depends"):
        return " ".join(answer.answer for answer in answers[1:])
    if deciding is not None and answers and not answers[0].ask.startswith(("legal:", "forced:")):
        return deciding.text
    return sentence.removeprefix("Yes. ").removeprefix("No. ")


def _deciding(citations: Sequence[Citation], trace: Sequence[Step]) -> Step | None:
    """The last event that the weightiest rule made happen; of the next rule where that one made none."""
    for citation in citations:
        for step in reversed(trace):
            if step.kind == "event" and citation.key in step.keys:
                return step
    return None


def _bare(source: Source, claim: str) -> Source:
    """The scenario without its own questions and expectations; one without a title is called as the statement."""
    given: Any = source.data
    if not isinstance(given, dict):
        return source
    data = {
        key: value for key, value in cast("dict[str, Any]", given).items() if key not in ("ask", "expect")
    }
    data.setdefault("title", " ".join(claim.split())[:200] or "A statement")
    written: Any = data.get("play")
    if not isinstance(written, list):
        return Source(
            source.name, data, {path: line for path, line in source.lines.items() if path[:1] != ("ask",)}
        )
    kept = [place for place, line in enumerate(cast("list[Any]", written)) if not _only_asks(line)]
    data["play"] = [written[place] for place in kept]
    lines: dict[Path, int] = {}
    for path, number in source.lines.items():
        if path[:1] == ("play",) and len(path) > 1:
            if path[1] in kept:
                lines["play", kept.index(path[1]), *path[2:]] = number
        elif path[:1] != ("ask",):
            lines[path] = number
    return Source(source.name, data, lines)


def _only_asks(line: Any) -> bool:
    return isinstance(line, dict) and set(cast("dict[str, Any]", line)) == {"ask"}


def _asking(source: Source, questions: list[dict[str, str]]) -> Source:
    given: Any = source.data
    if not isinstance(given, dict):
        return source
    return Source(source.name, {**cast("dict[str, Any]", given), "ask": questions}, source.lines)


def _about_claim(error: ScenarioError, claimed: ReadClaim) -> ScenarioError:
    """The same error, at `claim` where it is about the question that the statement was read as."""
    question = f"`{claimed.question.text()}`" if claimed.question is not None else "the play"
    return type(error)(
        [
            Problem("claim", each.message) if each.message.startswith(question) else each
            for each in error.problems
        ]
    )
