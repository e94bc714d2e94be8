"""Statements of several pieces at once: `both Units go to the trash`, `no Unit was defeated by Detonate`.

What is said of all of them is read of each by itself, so that whatever can be said of one can be said of several.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import engine
from scenarios.claims.claim import ReadClaim, alone, joined, opposite, with_further
from scenarios.claims.parts import is_part
from scenarios.claims.scene import group
from scenarios.claims.subjects import MOST_WORDS, Reads, of_one
from scenarios.table.table import Table

_ONLY: Final = re.compile(r"only (?:the )?(?P<rest>\S.*?)[.! ]*", re.IGNORECASE)
_EACH: Final = re.compile(
    r"(?P<how>both|all|each|every|neither|none|no|not one)(?: one)?(?: of)?(?: the)?"
    r"(?: (?P<whose>my|your|(?:the |my )?(?:rival|opponent)(?:'s|s)?|their))?"
    r" (?P<what>\S+) (?P<rest>\S.*?)[.! ]*",
    re.IGNORECASE,
)
_EACH_OBJECT: Final = re.compile(
    r"(?P<before>\S+ .*?) (?P<how>both|all|each|every|neither|none)(?: of)?(?: the)?"
    r"(?: (?P<whose>my|your|(?:the |my )?(?:rival|opponent)(?:'s|s)?|their))? (?P<what>\S+?)[.! ]*",
    re.IGNORECASE,
)
#: Words for a kind of piece, and the group of scene.py that they are, by whose they are.
_GROUPS: Final[dict[str, tuple[str, str, str]]] = {
    "unit": ("units", "your units", "rival units"),
    "legend": ("", "your legends", "rival legends"),
    "gig": ("all gigs", "your gigs", "rival gigs"),
    "gear": ("all gear", "your gear", "rival gear"),
    "attacker": ("attackers", "attackers", "attackers"),
    "fighter": ("fighters", "fighters", "fighters"),
}
_NONE: Final = ("neither", "none", "no", "not one")


def of_the_only(said: str, table: Table, read: Reads) -> ReadClaim | None:
    """What is said of one piece only: it is so of that one, and of no other Unit of its player."""
    found = _ONLY.fullmatch(said)
    if found is None:
        return None
    words = found["rest"].split()
    state = table.before.state
    for count in range(1, min(len(words), MOST_WORDS)):
        name, rest = " ".join(words[:count]), " ".join(words[count:])
        uids = table.names.meant(name, state)
        whole = read(f"{name} {rest}") if len(uids) == 1 else None
        if whole is None or not alone(whole):
            continue
        others = group(
            "your units" if state.cards[uids[0]].controller == engine.YOU else "rival units", table
        )
        for other in others:
            if uids[0] in table.names.meant(other, state):
                continue
            one = read(f"{other} {rest}")
            if one is None or not alone(one):
                return None
            whole = with_further(whole, opposite(one) or replace(one, negated=not one.negated))
        return whole
    return None


def of_each(said: str, table: Table, read: Reads) -> ReadClaim | None:
    """What is said of all, or of none, of a group of pieces, read of each; None where it can't be."""
    found = _EACH.fullmatch(re.sub(r"^they both |^we both ", "both units ", said, flags=re.IGNORECASE))
    if found is None:
        return None
    said_of_each = [[f"{piece} {words}" for words in of_one(found["rest"])] for piece in _meant(found, table)]
    return _of_all(said_of_each, read, none=found["how"].lower() in _NONE)


def of_each_object(said: str, table: Table, read: Reads) -> ReadClaim | None:
    """What is done to all, or to none, of a group of pieces: `the storm defeats both rival Units`."""
    found = _EACH_OBJECT.fullmatch(said)
    # Whose they are goes without saying of two that fight only.
    if found is None or not (found["whose"] or found["how"].lower() in ("both", "neither")):
        return None
    said_of_each = [[f"{found['before']} {piece}"] for piece in _meant(found, table)]
    return _of_all(said_of_each, read, none=found["how"].lower() in _NONE)


def _meant(found: re.Match[str], table: Table) -> list[str]:
    """The pieces of which it is said, at least two where it is said of both."""
    both = found["how"].lower() in ("both", "neither")
    pieces = pieces_of(found["what"], found["whose"] or "", table, fighters=both)
    return pieces if len(pieces) >= (2 if both else 1) else []


def _of_all(said_of_each: Sequence[Sequence[str]], read: Reads, *, none: bool) -> ReadClaim | None:
    """What is said of each, in one of its spellings; None where it can't be read of one of them."""
    whole: ReadClaim | None = None
    for spelled in said_of_each:
        one = next((claim for words in spelled if (claim := read(words))), None)
        if one is None or not alone(one):
            return None
        if none:
            one = opposite(one) or replace(one, negated=not one.negated)
        if whole is None:
            whole = one
            continue
        both = joined(whole, one) if is_part(whole) and is_part(one) else None
        whole = both or with_further(whole, one)
    return whole


def pieces_of(what: str, whose: str, table: Table, *, fighters: bool = False) -> list[str]:
    """The pieces of a kind, or the copies of a card, that somebody has; `fighters`: Units are those that fight."""
    what, whose = what.lower(), whose.lower()
    place = 0 if not whose else 1 if whose in ("my", "your") else 2
    for noun in (what, what.removesuffix("s")):
        if noun in _GROUPS:
            name = "fighters" if fighters and noun == "unit" and not place else _GROUPS[noun][place]
            return group(name, table) if name else []
    side = ("", "you.", "rival.")[place]
    names = table.names
    for name in (what, what.removesuffix("s")):
        uids = names.cards(f"{side}{name}", table.before.state)
        if len(uids) > 1:
            return [f"{side}{names.reference(uid)}" for uid in uids]
    return []
