"""Statements of several parts: `guard survives but lost the fight`, `both raiders are spent`, `... because ...`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from scenarios.claims.claim import ReadClaim, alone, at_its_moment, at_that_time, is_of_what_happened, joined
from scenarios.table.table import Table

#: Reads a statement by itself; None where it can't be read.
Reads = Callable[[str], ReadClaim | None]

#: Words of a name.
MOST_WORDS: Final = 5
_BOTH: Final = re.compile(
    r",? (?:and|but|while|although|even though|even if|though|whereas)(?: (?:also|then|still|so))? |; |, so ",
    re.IGNORECASE,
)
_OBJECTS: Final = re.compile(
    r"(?P<before>\S.*?) both (?P<a>\S.*?) and (?P<rest>\S.*)|"
    r"(?P<may>\S.* (?:can|may) .*?)either (?P<b>\S.*?) or (?P<other>\S.*)",
    re.IGNORECASE,
)
#: `boss is ready, and so is guard`
_SO_IS: Final = re.compile(r"(?:so|neither|nor) (?:is|are|was|were|does|do|did) (?P<who>\S.*)", re.IGNORECASE)
_SINGULAR: Final = {"are": "is", "were": "was", "have": "has", "do": "does", "go": "goes"}
#: After these a verb stays as it is.
_AUXILIARY: Final = frozenset(
    {"can", "could", "may", "might", "must", "will", "would", "is", "was", "has", "does", "did"}
)
_BASE: Final = re.compile(r"(?!\w*(?:ed|s)$)\w+(?:[^aeious]|e)$")
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
_COPIES: Final = re.compile(
    r"(?:both|all)(?: of)?(?: the)?(?: (?P<whose>my|your|(?:the )?rival(?:'s)?))? "
    r"(?P<name>[\w-]+?)s (?P<rest>\S.*?)[.! ]*",
    re.IGNORECASE,
)
_IT: Final = re.compile(r"\b(?:it|he|she)\b", re.IGNORECASE)
_ITS: Final = re.compile(r"\b(?:its|his)\b", re.IGNORECASE)
#: The second part of `the dealer is spent but the broker is not`, and the verb that it leaves out.
_IS_NOT: Final = re.compile(r"(?P<who>\S.*?) (?P<verb>is|are|was|were|does|did)(?: not|n't)", re.IGNORECASE)
_DOES_NOT: Final = re.compile(r"(?P<who>\S.*?) (?:does|did)(?: not|n't)", re.IGNORECASE)
_PREDICATE: Final = re.compile(r"\S.*? (?:is|are|was|were) (?P<rest>\S.*)", re.IGNORECASE)


_ABOUT: Final = re.compile(r"(?:I|you|(?:the |my |your )?(?:rival|opponent))\b", re.IGNORECASE)
_PREDICATE_OF_ALL: Final = re.compile(r".*? (?:are|were) (?:all |both )?(?P<rest>\S.*)", re.IGNORECASE)


def in_parts(said: str, table: Table, read: Reads) -> ReadClaim | None:
    """A statement of several parts, where each can be read by itself; else None."""
    return (
        _of_copies(said, table, read)
        or _of_both(said, read)
        or _of_objects(said, read)
        or _both_parts(said, read)
    )


def about_it(said: str, subject: str) -> str:
    """A statement about "it" as one about the piece of whom was spoken before."""
    return _ITS.sub(f"{subject}'s", _IT.sub(subject, said))


def speaks_of_it(said: str) -> bool:
    """Whether a statement begins with a pronoun in place of a piece."""
    return re.match(r"(?:it|he|she|its|his) ", said, re.IGNORECASE) is not None


def with_reason(said: str, read: Reads) -> ReadClaim | None:
    """A statement and its reason, where both can be read; None where no reason is given."""
    found = _BECAUSE.search(said)
    if found is None:
        return None
    what, why = said[: found.start()], said[found.end() :].rstrip(".!? ")
    claim = read(what)
    if claim is None or not alone(claim):
        return None
    subject = subject_of(claim) or _subject(what)
    # How things were tells why: it is looked at as the play began, too.
    why = _WAS_SO.sub("is ", why)
    if re.search(r"\brival\b|\bopponent\b", what, re.IGNORECASE):
        for pattern, instead in _THEY:
            why = pattern.sub(instead, why)
    if subject_of(claim) is not None and _SEVERAL.match(what):
        # A name of several, as in `the Goons are defeated because they lost`: they are who was spoken of.
        why = _THEY_ARE.sub(lambda they: f"{subject} {_OF_ONE.get(they['verb'], they['verb'])}", why)
    reason = (read(about_it(why, subject)) if _IT.search(why) or _ITS.search(why) else None) or read(why)
    return claim.with_reason(reason) if reason is not None and alone(reason) else None


def _both_parts(said: str, read: Reads) -> ReadClaim | None:
    """A statement of two parts, such as `guard survives but lost the fight`."""
    bare = said.rstrip(".!? ")
    for found in _BOTH.finditer(bare):
        first, second = bare[: found.start()], bare[found.end() :]
        one = read(first)
        if one is None or not alone(one):
            continue
        for spelled in _second(first, second, subject_of(one) or _subject(first)):
            other = read(spelled)
            if other is not None and alone(other):
                other = at_its_moment(one, other)
                if "while" in found[0] and not is_of_what_happened(one):
                    return at_that_time(one, other)
                whole = joined(one, other) if is_part(one) and is_part(other) else None
                return whole or replace(one, also=other)
    return None


def _second(first: str, second: str, subject: str) -> Iterator[str]:
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
    if _IT.search(second) or _ITS.search(second):
        yield about_it(second, subject)
    yield from (second, f"{subject} {second}", f"{subject} is {second}")
    # `I get the d4 and the d8`: the words before the first one's object are those before the second one's.
    words = first.split()
    yield from (" ".join((*words[:-count], second)) for count in range(1, min(len(words) - 1, MOST_WORDS)))


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
        name = _ITS.sub(f"{found['a']}'s", " ".join(words[:count]))
        rest = re.sub(r"^((?:are|were|have) )?(?:all|both) ", r"\1", " ".join(words[count:]))
        for of_it in dict.fromkeys((rest, *of_one(rest))):
            one, other = _part(f"{found['a']} {of_it}", read), _part(f"{name} {of_it}", read)
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


def subject_of(claim: ReadClaim) -> str | None:
    """The piece that an assertion is about."""
    asked = None if claim.question is None else claim.question.holds
    return asked.of if asked is not None and asked.of not in (None, "you", "rival") else None


def said_of(said: str) -> str | None:
    """The words for the player or piece that a statement is about, where it begins with one of the usual kinds."""
    found = _ABOUT.match(said)
    return found[0] if found is not None else _subject(said) if said.split() else None


def _subject(said: str) -> str:
    """Of whom a statement speaks: the words before its verb, as far as they are names and articles."""
    words = said.split()
    taken = 2 if words[0].lower() in ("the", "my", "your") else 1
    return " ".join(words[:taken])


def of_one(rest: str) -> Iterator[str]:
    """What is said of several as it is said of one."""
    rest = re.sub(r"^((?:are|were|have|do) )?(?:both|all) ", r"\1", rest, flags=re.IGNORECASE)
    first, _, others = rest.partition(" ")
    word = first.lower()
    if word in _SINGULAR:
        yield f"{_SINGULAR[word]} {others}"
    elif word not in _AUXILIARY and _BASE.fullmatch(word):
        yield f"{word}s {others}".strip()
    yield rest
