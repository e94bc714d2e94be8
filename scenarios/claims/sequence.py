"""Statements of two things of which one happens first: `the attacker draws first, then I block`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pydantic import ValidationError

from scenarios.claims.claim import ReadClaim, alone
from scenarios.claims.subjects import Reads, about_it, said_of, speaks_of_it
from scenarios.language.questions import Question
from scenarios.values.happenings import is_happening

_FIRST_THEN: Final = re.compile(
    r"(?:first,? )?(?P<a>.+?)(?: first)?,? (?:and )?(?:only )?then (?P<b>.+)", re.IGNORECASE
)
_EVENTS: Final = (
    (re.compile(r"(?:the|its|their) fight", re.IGNORECASE), ("the attacker fights", "the defender fights")),
    (re.compile(r"(?:the|a) block", re.IGNORECASE), ("I block", "the rival blocks")),
    (re.compile(r"(?:the|a) (?:theft|steal)", re.IGNORECASE), ("the attacker steals",)),
    (re.compile(r"(?:the|its) attack", re.IGNORECASE), ("the attacker attacks",)),
)
_TAKES_PLACE: Final = re.compile(
    r" (?:even )?(?:takes? place|happens?|begins?|starts?|resolves?|is (?:resolved|calculated|determined|declared))$",
    re.IGNORECASE,
)
#: Of two things in one statement (`won and was defeated`) these say who did the other.
_BY_WHOM: Final = ("won", "resolved", "lost")


def in_order(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """Two things that happen one after the other."""
    pairs: list[tuple[str, str, bool]] = []
    first_then = _FIRST_THEN.fullmatch(bare)
    if first_then is not None:
        pairs.append((first_then["a"], first_then["b"], True))
    for word in (" before ", " after ", " once "):
        one, between, other = bare.partition(word)
        if between:
            pairs.append((one, other, False) if word == " before " else (other, one, True))
    for earlier, later, both in pairs:
        for first in _readings(earlier, later, read):
            for then in _readings(later, earlier, read):
                asked = _order(first, then)
                if asked is not None:
                    # What is gone before it fights need not fight; what comes after something has to come.
                    yield replace(asked, also=then) if both else asked


def _readings(said: str, other: str, read: Reads) -> Iterator[ReadClaim]:
    """A clause as it is, as what is done where it says what can be, and about the piece of the other clause."""
    for noun, meant in _EVENTS:
        if noun.fullmatch(_TAKES_PLACE.sub("", said)):
            yield from (claim for claim in map(read, meant) if claim is not None)
    without = re.sub(r"\b(?:can|could|may|gets? to|got to) (?=\w)", "", said)
    for words in dict.fromkeys((said, without)):
        if speaks_of_it(words):
            about = said_of(other)
            words = about_it(words, about) if about else words
        found = read(words)
        if found is not None and alone(found):
            yield found


def _order(first: ReadClaim, then: ReadClaim) -> ReadClaim | None:
    """Two things that happened as a question about their order; None where one is no such thing."""
    sides = [_happened(claim) for claim in (first, then)]
    if sides[0] is None or sides[1] is None:
        return None
    try:
        return ReadClaim(Question.model_validate({"order": f"{sides[0]} before {sides[1]}"}), negated=False)
    except ValidationError:
        return None


def _happened(claim: ReadClaim) -> str | None:
    """What happened, in the words of an order, where a statement says that something did; else None."""
    holds = None if claim.question is None else claim.question.holds
    if holds is None or claim.negated or claim.before is not None or holds.of is None:
        return None
    if holds.also:
        done_to = holds.also[0]
        holds = done_to if holds.what in _BY_WHOM and done_to.what.startswith("was ") else holds
    did = holds.op == "is" and holds.value == "yes"
    at_least_once = holds.of in ("you", "rival") and holds.op in ("is", ">=") and str(holds.value).isdigit()
    if not is_happening(holds.what) or not (did or at_least_once):
        return None
    return f"{holds.of} {holds.what}"
