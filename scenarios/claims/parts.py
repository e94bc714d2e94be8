"""Statements of several parts: `guard survives but lost the fight`, `both raiders are spent`, `... because ...`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from scenarios.claims.claim import (
    ReadClaim,
    alone,
    at_its_moment,
    at_that_time,
    is_of_what_happened,
    joined,
)
from scenarios.claims.reasons import rule_given
from scenarios.claims.second import but_not, second_part
from scenarios.claims.subjects import (
    MOST_WORDS,
    Reads,
    about_it,
    first_words,
    its_of,
    names_it,
    of_one,
    subject_of,
)
from scenarios.table.table import Table

_BOTH: Final = re.compile(
    r",? (?:and|but|while|although|even though|even if|though|whereas)(?: (?:also|then|still|so))? |; |, so ",
    re.IGNORECASE,
)
_OBJECTS: Final = re.compile(
    r"(?P<before>\S.*?) both (?P<a>\S.*?) and (?P<rest>\S.*)|"
    r"(?P<may>\S.* (?:can|may) .*?)(?:either )?(?P<b>\S.*?) or (?P<other>\S.*)",
    re.IGNORECASE,
)
_BECAUSE: Final = re.compile(r",? (?:only )?because (?!of )|,? since |, as ", re.IGNORECASE)
#: Who speaks of one player speaks of them with "they".
_THEY: Final = (
    (re.compile(r"\btheir\b", re.IGNORECASE), "the rival's"),
    (re.compile(r"\bthey (?:have|are)\b", re.IGNORECASE), "the rival has"),
)
_SEVERAL: Final = re.compile(
    r"(?:the |my |your )?\S*s (?:are|were|have|do|did|lose|win|attack|block|steal)\b", re.IGNORECASE
)
_THEY_ARE: Final = re.compile(r"\bthey (?P<verb>\w+)", re.IGNORECASE)
_OF_ONE: Final = {"are": "is", "were": "was", "have": "has", "do": "does"}
_WAS_SO: Final = re.compile(r"\bwas (?=lagging|ready|face-(?:up|down)|unequipped)", re.IGNORECASE)
_COPIES: Final = re.compile(
    r"(?:both|all)(?: of)?(?: the)?(?: (?P<whose>my|your|(?:the )?rival(?:'s)?))? "
    r"(?P<name>[\w-]+?)s (?P<rest>\S.*?)[.! ]*",
    re.IGNORECASE,
)


_PREDICATE_OF_ALL: Final = re.compile(r".*? (?:are|were) (?:all |both )?(?P<rest>\S.*)", re.IGNORECASE)


def in_parts(said: str, table: Table, read: Reads) -> ReadClaim | None:
    """A statement of several parts, where each can be read by itself; else None."""
    return (
        _of_copies(said, table, read)
        or _of_both(said, read)
        or _of_objects(said, read)
        or _both_parts(said, read)
    )


def with_reason(said: str, read: Reads) -> ReadClaim | None:
    """A statement and its reason, where both can be read; None where no reason is given."""
    found = _BECAUSE.search(said)
    if found is None:
        return None
    what, why = said[: found.start()], said[found.end() :].rstrip(".!? ")
    claim = read(what)
    if claim is None or not alone(claim):
        return None
    subject = subject_of(claim) or first_words(what)
    found_why = why
    # How things were tells why: it is looked at as the play began, too.
    why = _WAS_SO.sub("is ", why)
    if re.search(r"\brival\b|\bopponent\b", what, re.IGNORECASE):
        for pattern, instead in _THEY:
            why = pattern.sub(instead, why)
    if subject_of(claim) is not None and _SEVERAL.match(what):
        # A name of several, as in `the Goons are defeated because they lost`: they are who was spoken of.
        why = _THEY_ARE.sub(lambda they: f"{subject} {_OF_ONE.get(they['verb'], they['verb'])}", why)
    reason = (read(about_it(why, subject)) if names_it(why) else None) or read(why)
    if reason is not None and alone(reason):
        return claim.with_reason(reason)
    rule = rule_given(found_why)
    return None if rule is None else replace(claim, because=rule)


def _both_parts(said: str, read: Reads) -> ReadClaim | None:
    """A statement of two parts, such as `guard survives but lost the fight`."""
    bare = said.rstrip(".!? ")
    for found in _BOTH.finditer(bare):
        first, second = bare[: found.start()], bare[found.end() :]
        one = read(first)
        if one is None or not alone(one):
            continue
        denied = but_not(first, second, one, read)
        if denied is not None:
            return replace(one, also=denied)
        for spelled in second_part(first, second, subject_of(one) or first_words(first)):
            other = read(spelled)
            if other is not None and alone(other):
                other = at_its_moment(one, other)
                if "while" in found[0] and not is_of_what_happened(one):
                    return at_that_time(one, other)
                whole = joined(one, other) if is_part(one) and is_part(other) else None
                return whole or replace(one, also=other)
    return None


def _of_both(said: str, read: Reads) -> ReadClaim | None:
    """A statement of several pieces, such as `guard and thug both die`, `a, b and c die`: what is said of each."""
    first, comma, rest = said.partition(", ")
    if comma and " and " in rest and len(first.split()) <= MOST_WORDS:
        others = _of_both(rest, read)
        said_of_each = _PREDICATE_OF_ALL.fullmatch(rest.rstrip(".! "))
        one = _part(f"{first} is {said_of_each['rest']}", read) if said_of_each is not None else None
        if one is not None and others is not None:
            return joined(one, others)
    found = re.fullmatch(r"(?:both )?(?P<a>\S.*?) and (?P<rest>\S.*?)[.! ]*", said, re.IGNORECASE)
    if found is None:
        return None
    words = found["rest"].split()
    for count in range(1, min(len(words), MOST_WORDS)):
        name = " ".join(words[:count])
        rest = re.sub(r"^((?:are|were|have) )?(?:all|both) ", r"\1", " ".join(words[count:]))
        for of_it in dict.fromkeys((rest, *of_one(rest))):
            one = _part(f"{found['a']} {of_it}", read)
            # `the thug and its blade`: whose it is goes without saying where it has a name.
            for other_name in dict.fromkeys(
                (its_of(name, found["a"]), re.sub(r"^(?:its|his|her) ", "", name))
            ):
                other = _part(f"{other_name} {of_it}", read) if one is not None else None
                if one is not None and other is not None:
                    return joined(one, other)
    return None


def _of_objects(said: str, read: Reads) -> ReadClaim | None:
    """A statement that does something with two things, such as `I keep both tip and blade in hand`."""
    found = _OBJECTS.fullmatch(said.rstrip(".!? "))
    if found is None:
        return None
    start, first = (found["before"] or found["may"]).strip(), found["a"] or found["b"]
    words = (found["rest"] or found["other"]).split()
    for count in range(1, min(len(words), MOST_WORDS) + 1):
        name, after = " ".join(words[:count]), " ".join(words[count:])
        one, other = (
            read(f"{start} {first} {after}".strip()),
            read(f"{start} {name} {after}".strip()),
        )
        if one is not None and other is not None and alone(one) and alone(other):
            return (joined(one, other) if is_part(one) and is_part(other) else None) or replace(
                one, also=other
            )
    return None


def _of_copies(said: str, table: Table, read: Reads) -> ReadClaim | None:
    """A statement of all copies of a card, such as `both raiders are spent`: what is said of each."""
    found = _COPIES.fullmatch(said)
    if found is None:
        return None
    side = (
        "" if found["whose"] is None else ("you." if found["whose"].lower() in ("my", "your") else "rival.")
    )
    uids = table.names.cards(f"{side}{found['name']}", table.before.state)
    parts = [_part(f"{side}{table.names.reference(uid)} {found['rest']}", read) for uid in uids]
    whole = parts[0] if len(parts) > 1 else None
    for part in parts[1:]:
        whole = None if whole is None or part is None else joined(whole, part)
    return whole


def _part(said: str, read: Reads) -> ReadClaim | None:
    """A part that is an assertion, so that another can hold at the same time."""
    claim = read(said)
    return claim if claim is not None and is_part(claim) else None


def is_part(claim: ReadClaim) -> bool:
    """Whether it is an assertion, so that another can hold at the same time."""
    question = claim.question
    simple = alone(claim) and not claim.negated and claim.before is None
    return simple and question is not None and question.holds is not None
