"""Statements that something is open: `whether guard is defeated depends on your choice`, `which Gig is up to you`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scenarios.claims.claim import Opener, ReadClaim, alone
from scenarios.claims.players import players_named
from scenarios.claims.scene import group
from scenarios.claims.subjects import Reads
from scenarios.table.table import Table

_ON: Final = r"(?:depends?(?P<no1>)|(?:does|do)(?P<no>n't| not) depend) on (?P<on>\S.*)"
_UP_TO: Final = (
    r"(?:is|are)(?P<not> not|n't)? (?:entirely |completely |all )?(?:up to|decided by|determined by|chosen by) "
    r"(?P<who>\S.*)"
)
_WHO: Final = r"(?P<by>I|you|(?:the |my |your )?(?:rival|opponent)|chance)"
_DECIDES: Final = r"(?:(?:can |may |gets? to |have to |has to |must )?(?:chooses?|decides?|picks?|selects?))"
_FORMS: Final = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"(?P<s>\S.*?) {_ON}",
        rf"(?P<s>\S.*?) {_UP_TO}",
        rf"it {_ON.replace('.*)', '.*?)')} (?P<s>(?:whether|which|if) \S.*)",
        rf"it {_UP_TO.replace('.*)', '.*?)')} (?P<s>(?:whether|which|if) \S.*)",
        rf"{_WHO} {_DECIDES} (?P<s>(?:whether|which|the order) \S.*)",
    )
)
_WHETHER: Final = re.compile(r"(?:whether|if) (?:or not )?(?P<s>\S.*?)(?: or not)?", re.IGNORECASE)
_WHICH: Final = re.compile(
    r"which (?:(?P<whose>of my|of your|of the rival's|of (?:your|my) rival's|rival|friendly) )?"
    r"(?P<what>unit|gig|die|legend)s? (?P<rest>\S.*)",
    re.IGNORECASE,
)
_ORDER: Final = re.compile(
    r"(?:the )?order (?:of|in which|that) (?P<a>\S.*?) and (?P<b>\S.*?)(?: (?:resolve|happen|are resolved))?",
    re.IGNORECASE,
)
_GROUPS: Final = {"unit": "units", "gig": "all gigs", "die": "all gigs", "legend": "your legends"}


def depending(said: str, table: Table, read: Reads) -> ReadClaim | None:
    """A statement that something depends on somebody's choice, or on chance; None where it is none that can be read."""
    bare = players_named(said.rstrip(".!? "), table)
    for form in _FORMS:
        found = form.fullmatch(bare)
        if found is None:
            continue
        words = found.groupdict()
        opener = _opener(words.get("on") or words.get("who") or words.get("by") or "")
        denied = bool(words.get("no") or words.get("not"))
        open_ones = list(_open(found["s"], table, read))
        if open_ones:
            first, *others = (replace(one, opener=opener, negated=False) for one in open_ones)
            return replace(first, opener_denied=denied, others=tuple(others))
    return None


def _open(said: str, table: Table, read: Reads) -> Iterator[ReadClaim]:
    """What is said to be open: one statement, or the same of each of several pieces."""
    order = _ORDER.fullmatch(said)
    which = _WHICH.fullmatch(said)
    whether = _WHETHER.fullmatch(said)
    if order is not None:
        yield from _read(f"{order['a']} before {order['b']}", read)
    elif which is not None:
        for piece in group(_GROUPS[which["what"].lower()], table):
            yield from _read(f"{piece} {which['rest']}", read)
    else:
        yield from _read(said if whether is None else whether["s"], read)


def _read(said: str, read: Reads) -> Iterator[ReadClaim]:
    claim = read(said)
    if claim is not None and alone(claim) and claim.question is not None and claim.before is None:
        yield claim


def _opener(on: str) -> Opener:
    """Whose choice it is, by the words for it; nobody's in particular where they do not say."""
    if re.search(r"\b(?:roll|rolled|chance|luck|random|shuffle|dice? result)\b", on, re.IGNORECASE):
        return "chance"
    if re.search(r"\b(?:rival|opponent)\b", on, re.IGNORECASE):
        return "rival"
    return "you" if re.search(r"\b(?:you|your|yours|I|me|my)\b", on) else "somebody"
