"""Statements that say what is not so beside what is: `without a fight`, `rather than guard`, `instead of a d4`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scenarios.claims.claim import ReadClaim, alone
from scenarios.claims.lexicon import finite
from scenarios.claims.second import kind_of
from scenarios.claims.subjects import MOST_WORDS, Reads, of_subject

_WITHOUT: Final = re.compile(
    r"(?P<main>.+?),? without (?:(?:being|getting) (?P<undergone>\w+)|(?P<doing>\w+ing)\b|(?P<thing>an? fight|a block|"
    r"a theft))(?P<rest>.*)",
    re.IGNORECASE,
)
_RATHER: Final = re.compile(
    r"(?P<main>.+?)(?:,? (?:rather than|instead of|as opposed to|and not)|, not)(?: just| only)? (?P<not>\S.*)",
    re.IGNORECASE,
)
_OF_THE_FIGHT: Final = re.compile(r" (?:by|in|for) (?:it|that|this|the fight)$", re.IGNORECASE)
_THINGS: Final = {
    "fight": "the attacker fought",
    "block": "the attack is blocked",
    "theft": "a gig is stolen",
}
_NUMBER: Final = re.compile(r"(?:\d+|one|two|three|four|five|none|zero)(?: \w+)?", re.IGNORECASE)
_AREA: Final = re.compile(
    r"(?:(?:in|into|to|on|onto|going to) )?(?:the |an? |any |my |your |its |their |\S+'s )*"
    r"(?:trash|hand|deck|field|gig area|"
    r"discard pile|bottom of \S+ deck|top of \S+ deck)",
    re.IGNORECASE,
)
_BEING: Final = re.compile(r"(?:being|getting) (?P<rest>\S.*)", re.IGNORECASE)


def without(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What is so and something else is not: `the attack ends without a fight`."""
    found = _WITHOUT.fullmatch(bare)
    if found is None:
        return
    one = read(found["main"])
    # Who "wins without a fight" may have won anything.
    if one is None or not alone(one) or (found["thing"] and _about_a_fight(one)):
        return
    if found["thing"]:
        denied = read(_THINGS[found["thing"].split()[-1]])
    elif found["undergone"]:
        rest = _OF_THE_FIGHT.sub("", found["rest"])
        denied = of_subject(one, found["main"], f"is {found['undergone']}{rest}", read)
    else:
        does = finite(found["doing"])
        denied = of_subject(one, found["main"], f"{does}{found['rest']}", read) if does else None
    if denied is not None and alone(denied):
        # At which of several moments it was is not told.
        yield replace(one, also=replace(turned(denied), one_sided=True))


def rather(bare: str, read: Reads) -> Iterator[ReadClaim]:
    """What is said to be so in place of something else: that a number or an area is another one goes without saying."""
    found = _RATHER.fullmatch(bare)
    if found is None:
        return
    one = read(found["main"])
    if one is None or not alone(one):
        return
    other = found["not"]
    if _AREA.fullmatch(other) or _NUMBER.fullmatch(other):
        if one.question is not None and one.question.holds is not None:
            yield one
        return
    undergone = _BEING.fullmatch(other)
    other = f"is {undergone['rest']}" if undergone is not None else other
    finite_form = finite(other.split()[0]) if other.split()[0].endswith("ing") else None
    predicate = f"{finite_form} {' '.join(other.split()[1:])}".strip() if finite_form else f"is {other}"
    predicate = other if undergone is not None else predicate
    denied = (
        read(other)
        or of_subject(one, found["main"], predicate, read)
        or _of_another(one, found["main"], other, read)
    )
    if denied is not None and alone(denied):
        yield replace(one, also=turned(denied))


def _about_a_fight(claim: ReadClaim) -> bool:
    holds = None if claim.question is None else claim.question.holds
    return holds is not None and holds.what in ("won", "lost", "fought")


def _of_another(one: ReadClaim, main: str, other: str, read: Reads) -> ReadClaim | None:
    """The same said of another piece than the one that a statement is about."""
    words = main.split()
    for count in range(1, min(len(words), MOST_WORDS)):
        found = read(f"{other} {' '.join(words[count:])}")
        if found is not None and kind_of(found) == kind_of(one):
            return found
    return None


def turned(claim: ReadClaim) -> ReadClaim:
    """The opposite of a statement."""
    return replace(claim, negated=not claim.negated)
