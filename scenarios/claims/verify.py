"""Settles a statement about a scenario: confirmed, refuted, or on what it depends."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, Literal, cast

from pydantic import Field

from scenarios.claims.asking import asking, bare_of
from scenarios.claims.claim import ReadClaim, at_once, further
from scenarios.claims.observed import deciding_event, observed
from scenarios.claims.reading import read_claim
from scenarios.claims.reasons import RuleReason, bears_on
from scenarios.errors import Problem, ScenarioError, UnreadableScenario
from scenarios.facts import filled
from scenarios.judge import edition_of, rule_on
from scenarios.language.parse import parse
from scenarios.language.spelling import spell_value
from scenarios.language.yaml_source import Source, from_data, read
from scenarios.ruling import (
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
from scenarios.table.build import lay_out
from scenarios.values.happenings import is_happening

Settled = Literal["confirmed", "refuted", "depends", "illegal", "unsupported", "inconclusive", "disputed"]
"""`yes` and `no` to what the statement says; the other verdicts as of a ruling."""

_NOW: Final = re.compile(r"\bnow\b", re.IGNORECASE)
_AS_SAID: Final[dict[str, Settled]] = {"yes": "confirmed", "no": "refuted"}
_TURNED: Final[dict[str, Settled]] = {"yes": "refuted", "no": "confirmed"}
#: On whose choice an answer says that it depends.
_OPENER: Final = re.compile(r"you choose|the Rival chooses|chance", re.IGNORECASE)
_OPENERS: Final = {"you choose": "you", "the rival chooses": "rival", "chance": "chance"}
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
    given = read(scenario, source) if isinstance(scenario, str) else from_data(scenario, source)
    bare = bare_of(given, claim)
    described = parse(asking(bare, [_ANYTHING]))
    claimed = read_claim(claim, lay_out(described, bare))
    ruling = _ruled(bare, claimed, edition, facts)
    found = _verification(claim, claimed, ruling)
    if found.verdict == "depends" and _NOW.search(claim):
        # Who says "now" leaves aside what is still to be chosen.
        found = _verification(claim, claimed, _ruled(bare, at_once(claimed), edition, facts))
    _tells(found, claimed)
    if claimed.opener is not None:
        return _open(found, claimed, [_ruled(bare, each, edition, facts) for each in claimed.others])
    if claimed.also is not None:
        for part in further(claimed):
            if found.verdict == "refuted":
                break
            also = _verification(claim, claimed, _ruled(bare, part, edition, facts), part)
            _tells(also, part)
            both = f"{found.answer} {also.answer}"
            weaker = also if found.verdict == "confirmed" or also.verdict == "refuted" else found
            found = weaker.model_copy(update={"answer": both})
        return found
    if claimed.because is not None and found.verdict == "confirmed":
        return _with_rule(found, claimed, claimed.because, ruling)
    if claimed.reason is None or found.verdict != "confirmed":
        return found
    return _with_reason(
        found, claimed, claimed.reason, ruling, _reasons(bare, claimed.reason, edition, facts)
    )


def _open(found: Verification, claimed: ReadClaim, others: Sequence[Ruling]) -> Verification:
    """A statement that something depends on a choice: confirmed where one of what was said to be open is, by that."""
    each = [found, *(_verification(found.claim, claimed, ruling) for ruling in others)]
    unsettled = next(
        (one for one in each if one.verdict not in ("confirmed", "refuted", "depends") or one.missing), None
    )
    if unsettled is not None:
        return unsettled
    depends = next((one for one in each if one.verdict == "depends"), None)
    by = None if depends is None else _OPENER.search(depends.answer)
    so = by is not None and (claimed.opener == "somebody" or _OPENERS[by[0].lower()] == claimed.opener)
    settled: Settled = "confirmed" if so is not claimed.opener_denied else "refuted"
    return (depends or found).model_copy(update={"verdict": settled})


def _tells(found: Verification, claimed: ReadClaim) -> None:
    """Raises `UnreadableScenario` where what was looked at tells nothing about what was said."""
    open_yet = claimed.only_yes and found.verdict == ("confirmed" if claimed.negated else "refuted")
    if open_yet or (claimed.one_sided and found.verdict != "confirmed"):
        raise UnreadableScenario.at(
            "claim",
            f"`{found.claim}` is not settled by what can be looked at, `{claimed.text()}`, which is not so: "
            "say what is so at the end, or which moment is meant",
        )


def _ruled(
    bare: Source, claimed: ReadClaim, edition: str | None, facts: Sequence[tuple[MissingFact, str]]
) -> Ruling:
    """The ruling on the question that a statement was read as. Raises `ScenarioError`."""
    source = asking(bare, _questions(claimed), claimed.before)
    asked = parse(source)
    for fact, answer in facts:
        asked = filled(asked, source, fact, answer)
    try:
        return rule_on(asked, source, edition_of(asked, source, edition))
    except ScenarioError as error:
        raise _about_claim(error, claimed) from None


def _reasons(
    bare: Source, reason: ReadClaim, edition: str | None, facts: Sequence[tuple[MissingFact, str]]
) -> list[Ruling]:
    """The rulings on a reason: as the play ends, and of how things stand also as it begins."""
    question = reason.question
    assertion = question.holds if question is not None else None
    rulings = [_ruled(bare, reason, edition, facts)]
    if assertion is not None and not any(is_happening(part.what) for part in assertion.parts):
        at_first = replace(reason, before=0) if "play" in bare.data else reason
        rulings.append(_ruled(bare, at_first, edition, facts))
    return rulings


def _with_reason(
    found: Verification, claimed: ReadClaim, reason: ReadClaim, ruling: Ruling, reasons: Sequence[Ruling]
) -> Verification:
    """A statement that is confirmed, with its reason looked at too. Raises `UnreadableScenario`.

    A reason that is not so refutes it. One that is so counts as the reason only where the rules that decide say it.
    """
    looked_at = [_verification(found.claim, reason, each) for each in reasons]
    so = next((n for n, each in enumerate(looked_at) if each.verdict == "confirmed"), None)
    if so is None:
        why = looked_at[0]
        _tells(why, reason)
        return found.model_copy(
            update={
                "verdict": why.verdict,
                "answer": f"{found.answer} But the reason is not as stated: {why.answer}",
                "observed": why.observed,
            }
        )
    if not ruling.answers or not reasons[so].answers:
        return found
    if not bears_on(reason, reasons[so].answers[0], ruling.answers[0]):
        raise UnreadableScenario.at(
            "claim",
            f"both `{replace(claimed, reason=None).text()}` and `{reason.text()}` are so, but no rule cited says that "
            "the one is the reason for the other; state one of them, and read the reason off the rules cited with it",
        )
    return found.model_copy(
        update={"answer": f"{found.answer} So is the reason: {reasons[so].answers[0].answer}"}
    )


def _with_rule(found: Verification, claimed: ReadClaim, rule: RuleReason, ruling: Ruling) -> Verification:
    """A statement that is confirmed, with the rule given as its reason. Raises `UnreadableScenario` where it is not."""
    if ruling.answers and rule.given(ruling.answers[0]):
        return found
    raise UnreadableScenario.at(
        "claim",
        f"`{replace(claimed, because=None).text()}` is so, but no rule cited says that `{rule.said}` is the reason; "
        "state it without one, and read the reason off the rules cited with it",
    )


def _verification(
    claim: str, whole: ReadClaim, ruling: Ruling, part: ReadClaim | None = None
) -> Verification:
    """What a ruling says to a statement, or to one part of it."""
    claimed = part or whole
    answer = ruling.answers[0] if ruling.answers else None
    verdict = answer.verdict if answer is not None else ruling.verdict
    if claimed.question is None and verdict == "illegal":
        verdict = "no"
    if answer is not None and answer.missing and verdict in _AS_SAID:
        # A scenario takes unknown cards as blank; whether a statement about a real table is true is open then.
        verdict = "depends"
    settled = (_TURNED if claimed.negated else _AS_SAID).get(verdict, cast("Settled", verdict))
    citations = answer.citations if answer is not None else ruling.citations
    decided = deciding_event(citations, ruling.trace)
    sentence = answer.answer if answer is not None else ruling.answer
    return Verification(
        claim=claim,
        read_as=whole.text(),
        title=ruling.title,
        verdict=settled,
        answer=sentence,
        observed=observed(ruling.answers, decided, sentence),
        deciding=decided,
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
    follows = claimed.before is None or question.possible is not None
    until = {"until": question.until if follows else "now"}
    asked = [{question.kind: question.subject.text(), **until}]
    assertion = question.holds or question.possible or question.always
    if assertion is None or is_happening(assertion.what):
        return asked
    asked.append({"value": spell_value(assertion.model_dump(include={"of", "what"})), **until})
    if assertion.what in ("spent", "ready"):
        # In the trash it is neither, and who says "ready" may think that it is still on the field.
        asked.append({"value": spell_value({"of": assertion.of, "what": "area"}), **until})
    return asked


def _about_claim(error: ScenarioError, claimed: ReadClaim) -> ScenarioError:
    """The same error, at `claim` where it is about the question that the statement was read as."""
    question = f"`{claimed.question.text()}`" if claimed.question is not None else "the play"
    return type(error)(
        [
            Problem("claim", each.message) if each.message.startswith(question) else each
            for each in error.problems
        ]
    )
