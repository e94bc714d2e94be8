"""A statement that has been read: the question that settles it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from scenarios.claims.reasons import RuleReason
from scenarios.language.questions import Question
from scenarios.values.happenings import is_happening

USUAL: Final = "main phase"
Opener = Literal["you", "rival", "chance", "somebody"]
"""On whose choice something depends."""
_TRUTHS: Final = {"yes": "no", "no": "yes"}
_OPPOSITES: Final = {
    "is": "is not", "is not": "is", ">=": "<", "<": ">=", "<=": ">", ">": "<=", "includes": "excludes",
    "excludes": "includes",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class ReadClaim:
    """A statement as a question; None asks whether the play is legal. negated: "no" is what the statement says.

    before: the line of play before which it is asked, of what could have been done; None asks at the end. reason: what
    was given as the reason; because: a rule that was. also: what was said besides, that is no part of the same
    question. one_sided: that the answer is not the one stated does not tell that the statement is wrong. only_yes: that
    what was asked for never came about, where choices are written down, does not tell that it could not have. opener:
    on whose choice one of it and of `others` is said to depend, or not to (`opener_denied`).
    """

    question: Question | None
    negated: bool
    before: int | None = None
    reason: ReadClaim | None = None
    also: ReadClaim | None = None
    one_sided: bool = False
    only_yes: bool = False
    because: RuleReason | None = None
    opener: Opener | None = None
    opener_denied: bool = False
    others: tuple[ReadClaim, ...] = ()

    def text(self) -> str:
        """The question in its short form."""
        asked = "the play is legal"
        if self.question is not None:
            asked = self.question.text()
            if self.question.until != USUAL:
                asked += f" ({'now' if self.question.until == 'now' else f'at the {self.question.until}'})"
        said = f"not {asked}" if self.negated else asked
        if self.before is not None:
            said += f" (before line {self.before + 1} of the play)"
        if self.opener is not None:
            either = " or ".join([said, *(replace(each, opener=None).text() for each in self.others)])
            said = f"{either} {'does not depend' if self.opener_denied else 'depends'} ({self.opener})"
        if self.also is not None:
            said += f"; and {self.also.text()}"
        if self.because is not None:
            said += f", because a rule says so: {self.because.said}"
        return said if self.reason is None else f"{said}, because {self.reason.text()}"

    def with_reason(self, reason: ReadClaim) -> ReadClaim:
        """The same with what was given as its reason."""
        return replace(self, reason=reason)


def alone(claim: ReadClaim) -> bool:
    """Whether a statement is of one part, with nothing given as its reason."""
    return claim.reason is None and claim.because is None and claim.also is None


def at_its_moment(one: ReadClaim, other: ReadClaim) -> ReadClaim:
    """How things stand, said beside what may be done: looked at when that may be done."""
    asked, holds = one.question, other.question.holds if other.question is not None else None
    now = asked is not None and (asked.kind in ("legal", "forced") or asked.until == "now")
    if holds is None or other.question is None or not now or other.question.until != USUAL:
        return other
    if any(is_happening(part.what) for part in holds.parts):
        return other
    # Who may attack or block is looked at where the next action can be taken.
    until = "now" if asked is None or asked.moment != "next action" else "next action"
    return replace(other, question=other.question.model_copy(update={"until": until}), before=one.before)


def at_once(claim: ReadClaim) -> ReadClaim:
    """The same, looked at where the written play ends."""
    if claim.question is None:
        return claim
    return replace(claim, question=claim.question.model_copy(update={"until": "now"}))


def is_of_what_happened(claim: ReadClaim) -> bool:
    """Whether a statement is about what has happened, and not about how things stand."""
    holds = None if claim.question is None else claim.question.holds
    return holds is not None and all(is_happening(part.what) for part in holds.parts)


def at_that_time(one: ReadClaim, other: ReadClaim) -> ReadClaim:
    """Two statements of which the one is so when the other happens: of how things stood then, the end may not tell."""
    asked = one.question
    stands = asked is not None and asked.holds is not None and asked.until == USUAL and one.before is None
    unsure = stands and not is_of_what_happened(one) and is_of_what_happened(other)
    return replace(one, also=other, one_sided=one.one_sided or unsure)


def further(claim: ReadClaim) -> Iterator[ReadClaim]:
    """What was said besides, one part after the other."""
    while claim.also is not None:
        claim = claim.also
        yield claim


def with_further(one: ReadClaim, other: ReadClaim) -> ReadClaim:
    """Two statements as one of several parts."""
    return replace(one, also=other if one.also is None else with_further(one.also, other))


def opposite(claim: ReadClaim) -> ReadClaim | None:
    """The opposite of a simple assertion as an assertion, so that others can hold with it; else None."""
    holds = None if claim.question is None else claim.question.holds
    if claim.question is None or holds is None or holds.also or not alone(claim) or claim.negated:
        return None
    if holds.than is not None or holds.op not in _OPPOSITES:
        return None
    if holds.op == "is" and holds.value in _TRUTHS:
        turned = holds.model_copy(update={"value": _TRUTHS[holds.value]})
    else:
        turned = holds.model_copy(update={"op": _OPPOSITES[holds.op]})
    return replace(claim, question=claim.question.model_copy(update={"holds": turned}))


def joined(one: ReadClaim, other: ReadClaim) -> ReadClaim | None:
    """Two statements as one, where both are assertions about the same moment; None where they are not."""
    first, second = one.question, other.question
    if (
        first is None
        or second is None
        or first.holds is None
        or second.holds is None
        or first.until != second.until
    ):
        return None
    both = first.holds.model_copy(update={"also": (*first.holds.also, second.holds)})
    return ReadClaim(first.model_copy(update={"holds": both}), negated=False)
