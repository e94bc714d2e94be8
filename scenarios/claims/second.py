"""The second part of a statement of two, with what it leaves out because the first has said it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scenarios.claims.claim import ReadClaim, alone, opposite
from scenarios.claims.subjects import MOST_WORDS, Reads, about_it, names_it, of_one

#: `boss is ready, and so is guard`
_SO_IS: Final = re.compile(r"(?:so|neither|nor) (?:is|are|was|were|does|do|did) (?P<who>\S.*)", re.IGNORECASE)
#: `..., but this is not a draw`
_NOT_COUNTED: Final = re.compile(
    r"(?:this|that|it) (?:is|was|does|did)(?: not|n't) ?(?:count(?:s|ed)? as |considered |treated as )?"
    r"(?:an? |being )?(?P<what>\w+)",
    re.IGNORECASE,
)
_UNDERGONE: Final = {
    "draw": "drawn", "drawing": "drawn", "steal": "stolen", "stealing": "stolen", "theft": "stolen", "sale": "sold",
    "selling": "sold", "defeat": "defeated", "discard": "discarded", "discarding": "discarded", "play": "played",
    "playing": "played", "call": "called", "calling": "called",
}  # fmt: skip
_WITH_WHAT: Final = re.compile(
    r"(?P<who>\S.*?) (?P<how>with|to|from|at|in|on|for) (?P<what>\S.*)", re.IGNORECASE
)
#: The second part of `the dealer is spent but the broker is not`, and the verb that it leaves out.
_IS_NOT: Final = re.compile(r"(?P<who>\S.*?) (?P<verb>is|are|was|were|does|did)(?: not|n't)", re.IGNORECASE)
_DOES_NOT: Final = re.compile(r"(?P<who>\S.*?) (?:does|did)(?: not|n't)", re.IGNORECASE)
_PREDICATE: Final = re.compile(r"\S.*? (?:is|are|was|were) (?P<rest>\S.*)", re.IGNORECASE)


def but_not(first: str, second: str, one: ReadClaim, read: Reads) -> ReadClaim | None:
    """`I stole the d4 but not the d8`: the words before the first one's object, denied of the second one."""
    words = first.split()
    if not second.lower().startswith("not "):
        return None
    counts = range(1, min(len(words), MOST_WORDS))
    of_objects = (" ".join((*words[:-count], second[4:])) for count in counts)
    of_subjects = (" ".join((second[4:], *words[count:])) for count in counts)
    for said in (*of_objects, *of_subjects):
        other = read(said)
        if other is not None and alone(other) and kind_of(other) == kind_of(one):
            return opposite(other) or replace(other, negated=not other.negated)
    return None


def kind_of(claim: ReadClaim) -> tuple[str, ...]:
    """What is asked, whatever piece it is asked of."""
    holds = None if claim.question is None else claim.question.holds
    return () if holds is None else tuple(part.what for part in holds.parts)


def second_part(first: str, second: str, subject: str) -> Iterator[str]:
    """The second part of a statement, with what it leaves out because the first has said it."""
    without, predicate = _IS_NOT.fullmatch(second), _PREDICATE.fullmatch(first)
    if without is not None and predicate is not None:
        yield f"{without['who']} {without['verb']} not {predicate['rest']}"
    counted = _NOT_COUNTED.fullmatch(second)
    if counted is not None and counted["what"].lower() in _UNDERGONE:
        yield f"{subject} was not {_UNDERGONE[counted['what'].lower()]}"
        return
    gap = _WITH_WHAT.fullmatch(second)
    if gap is not None and f" {gap['how']} " in first:
        # `you end up with the d4 and the Rival with the d8`
        start = first[: first.index(f" {gap['how']} ")].split()
        yield from (
            f"{gap['who']} {' '.join((*start[n:], gap['how'], gap['what']))}" for n in range(1, len(start))
        )
    if re.search(r" (?:first|second|third)$", second, re.IGNORECASE) and " fight" in first:
        yield f"{subject} {second} fight"
    so = _SO_IS.fullmatch(second)
    if so is not None:
        words = first.split()
        for count in range(1, min(len(words), MOST_WORDS)):
            yield from (f"{so['who']} {of_it}" for of_it in of_one(" ".join(words[count:])))
    does = _DOES_NOT.fullmatch(second)
    if does is not None:
        # `giant survives, but guard does not`
        words = first.split()
        for count in range(1, min(len(words), MOST_WORDS)):
            verb = re.sub(r"(?<=[^s])s$", "", words[count])
            yield f"{does['who']} does not {' '.join((verb, *words[count + 1 :]))}"
    if names_it(second):
        yield about_it(second, subject)
    yield from (second, f"{subject} {second}", f"{subject} is {second}")
    # `I get the d4 and the d8`: the words before the first one's object are those before the second one's.
    words = first.split()
    yield from (" ".join((*words[:-count], second)) for count in range(1, min(len(words) - 1, MOST_WORDS)))
