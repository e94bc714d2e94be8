"""Statements that turn another round, or say of how many pieces it is so: `it is not true that guard is defeated`,
`exactly one of a and b is ready`, `at least one of my Units survives`, `not both Units are spent`.

"At least one" is that not each is not; "exactly one" of two is that the one is as the other is not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scenarios.claims.claim import ReadClaim, alone, joined, opposite
from scenarios.claims.each import pieces_of
from scenarios.claims.parts import is_part
from scenarios.claims.subjects import MOST_WORDS, Reads, of_one
from scenarios.language.questions import Assertion, Question, Value
from scenarios.table.table import Table

_NOT_SO: Final = re.compile(
    r"(?:it is|it's|that is) (?:not (?:true|the case|so|correct|right)|false|untrue|wrong|incorrect)(?: to say)? that "
    r"(?P<s>\S.*)|it (?:is not|isn't) (?:true|the case|so|correct|right) that (?P<t>\S.*)",
    re.IGNORECASE,
)
_SO: Final = re.compile(
    r"(?:it is|it's) (?:true|the case|correct|right|a fact|clear) that (?P<s>\S.*)",
    re.IGNORECASE,
)
_SOME: Final = re.compile(
    r"(?P<how>exactly one|just one|only one|at least one|at most one|no more than one|one or more|not both|not all|"
    r"either|any)(?: of)?(?: the)?(?: (?:two|three))? (?P<rest>\S.*)",
    re.IGNORECASE,
)
_OR: Final = re.compile(r"(?:either )?(?P<a>\S.*?) or (?P<b>\S.*)", re.IGNORECASE)
_MAY: Final = re.compile(r"\b(?:can|may|could|might|must)\b", re.IGNORECASE)
_OF_THE_ONE: Final = ("exactly one", "just one", "only one", "at least one", "one or more")
_ALWAYS: Final = re.compile(r"(?P<a>\S.*?) always (?P<b>\S.*)", re.IGNORECASE)
_NEITHER: Final = re.compile(r"neither (?P<a>\S.*?) nor (?P<rest>\S.*)", re.IGNORECASE)
_WHOSE: Final = re.compile(
    r"(?:(?P<whose>my|your|(?:the |my )?(?:rival|opponent)(?:'s|s)?|their) )?(?P<what>\S+) (?P<rest>\S.*)",
    re.IGNORECASE,
)
_LISTED: Final = re.compile(r"(?P<a>\S.*?) (?:and|or) (?P<rest>\S.*)", re.IGNORECASE)


def not_so(said: str, read: Reads) -> ReadClaim | None:
    """A statement that another is not so, or is; None where it is none, or the other has several parts."""
    bare = said.rstrip(".!? ")
    so = _SO.fullmatch(bare)
    if so is not None:
        return read(so["s"])
    always = _ALWAYS.fullmatch(bare)
    if always is not None:
        return _on_every_line(read(f"{always['a']} {always['b']}"))
    found = _NOT_SO.fullmatch(bare)
    one = None if found is None else read(found["s"] or found["t"])
    if one is None or not alone(one) or one.one_sided or one.opener is not None:
        return None
    return opposite(one) or replace(one, negated=not one.negated)


def _on_every_line(one: ReadClaim | None) -> ReadClaim | None:
    """What is said to be so always: refuted where it depends."""
    if one is None or not is_part(one) or one.one_sided or one.question is None or one.question.holds is None:
        return None
    moment = {"until": one.question.until}
    return replace(
        one, question=Question.model_validate({"always": one.question.holds.model_dump(), **moment})
    )


def some_of(said: str, table: Table, read: Reads) -> ReadClaim | None:
    """What is said of at least, at most or exactly one of several pieces; None where it can't be read of each."""
    bare = said.rstrip(".!? ")
    neither = _NEITHER.fullmatch(bare)
    if neither is not None:
        both = _of_those_listed(f"{neither['a']} and {neither['rest']}", read)
        return None if both is None else _all(list(map(opposite, both)))
    found = _SOME.fullmatch(bare)
    if found is None or " or " in bare:
        return _either(bare, read)
    each = _of_a_group(found["rest"], table, read) or _of_those_listed(found["rest"], read)
    how = found["how"].lower()
    if each is None or len(each) < 2:
        # Of one piece there is at least one, and just one, where it is so of that.
        return each[0] if each and how in _OF_THE_ONE else None
    if how in ("at least one", "one or more", "either", "any"):
        return _denied(_all(list(map(opposite, each))))
    if how in ("not both", "not all") or (how in ("at most one", "no more than one") and len(each) == 2):
        return _denied(_all(each))
    return _just_one(*each) if len(each) == 2 and how in ("exactly one", "just one", "only one") else None


def _either(bare: str, read: Reads) -> ReadClaim | None:
    """One of two statements, or both: `the d4 or the d6 was stolen`, `guard survives or I draw a card`."""
    found = _OR.fullmatch(bare)
    if found is None:
        return None
    # What may be done with the one or the other may be done with both.
    listed = None if _MAY.search(bare) else _of_those_listed(f"{found['a']} or {found['b']}", read)
    one, other = read(found["a"]), read(found["b"])
    if listed is None and one is not None and other is not None and is_part(one) and is_part(other):
        listed = [one, other]
    return None if listed is None else _denied(_all(list(map(opposite, listed))))


def _denied(whole: ReadClaim | None) -> ReadClaim | None:
    return None if whole is None else replace(whole, negated=True)


def _all(each: Sequence[ReadClaim | None]) -> ReadClaim | None:
    whole = each[0]
    for one in each[1:]:
        whole = None if whole is None or one is None else joined(whole, one)
    return whole


def _just_one(one: ReadClaim, other: ReadClaim) -> ReadClaim | None:
    """Of two: what is true of the one is not true of the other."""
    if one.question is None or other.question is None:
        return None
    first, second = one.question.holds, other.question.holds
    if first is None or second is None or first.what != second.what or not (_is_so(first) and _is_so(second)):
        return None
    differ = Assertion(of=first.of, what=first.what, op="is not", than=Value(of=second.of, what=second.what))
    return replace(one, question=one.question.model_copy(update={"holds": differ}))


def _is_so(said: Assertion) -> bool:
    return said.op == "is" and said.value == "yes" and not said.also and said.than is None


def _of_a_group(said: str, table: Table, read: Reads) -> list[ReadClaim] | None:
    found = _WHOSE.fullmatch(said)
    if found is None:
        return None
    pieces = pieces_of(found["what"], found["whose"] or "", table)
    return _each(pieces, found["rest"], read)


def _of_those_listed(said: str, read: Reads) -> list[ReadClaim] | None:
    found = _LISTED.fullmatch(said)
    if found is None:
        return None
    words = found["rest"].split()
    for count in range(1, min(len(words), MOST_WORDS)):
        each = _each([found["a"], " ".join(words[:count])], " ".join(words[count:]), read)
        if each is not None:
            return each
    return None


def _each(pieces: list[str], rest: str, read: Reads) -> list[ReadClaim] | None:
    claims = [
        next((claim for words in of_one(rest) if (claim := read(f"{piece} {words}"))), None)
        for piece in pieces
    ]
    parts = [claim for claim in claims if claim is not None and is_part(claim) and not claim.one_sided]
    return parts if parts and len(parts) == len(claims) else None
