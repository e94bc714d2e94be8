"""Of whom a statement speaks, and what is said of several as it is said of one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from scenarios.claims.claim import ReadClaim

#: Reads a statement by itself; None where it can't be read.
Reads = Callable[[str], ReadClaim | None]
#: Words of a name.
MOST_WORDS: Final = 5
_SINGULAR: Final = {"are": "is", "were": "was", "have": "has", "do": "does", "go": "goes"}
#: After these a verb stays as it is.
_AUXILIARY: Final = frozenset(
    {"can", "could", "may", "might", "must", "will", "would", "is", "was", "has", "does", "did"}
)
_BASE: Final = re.compile(r"(?!\w*(?:ed|s)$)\w+(?:[^aeious]|e)$")
_IT: Final = re.compile(r"\b(?:it|he|she)\b", re.IGNORECASE)
_ITS: Final = re.compile(r"\b(?:its|his)\b", re.IGNORECASE)
_OF_ANOTHER: Final = frozenset({"stolen by", "blocked by", "attacked by", "defeated by"})
_ABOUT: Final = re.compile(r"(?:I|you|(?:the |my |your )?(?:rival|opponent))\b", re.IGNORECASE)


def about_it(said: str, subject: str) -> str:
    """A statement about "it" as one about the piece of whom was spoken before."""
    return _ITS.sub(f"{subject}'s", _IT.sub(subject, said))


def speaks_of_it(said: str) -> bool:
    """Whether a statement begins with a pronoun in place of a piece."""
    return re.match(r"(?:it|he|she|its|his) ", said, re.IGNORECASE) is not None


def subject_of(claim: ReadClaim) -> str | None:
    """The piece that an assertion is about."""
    asked = None if claim.question is None else claim.question.holds
    if asked is None or asked.what in _OF_ANOTHER:
        # `guard blocks thug` is told as of whom thug was blocked by: the words say of whom it speaks.
        return None
    return asked.of if asked.of not in (None, "you", "rival") else None


def said_of(said: str) -> str | None:
    """The words for the player or piece that a statement is about, where it begins with one of the usual kinds."""
    found = _ABOUT.match(said)
    return found[0] if found is not None else first_words(said) if said.split() else None


def first_words(said: str) -> str:
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


def names_it(said: str) -> bool:
    """Whether a statement has a pronoun of a piece in it."""
    return _IT.search(said) is not None or _ITS.search(said) is not None


def its_of(said: str, subject: str) -> str:
    """The same with whose it is in place of "its"."""
    return _ITS.sub(f"{subject}'s", said)


def of_subject(one: ReadClaim, main: str, predicate: str, read: Reads) -> ReadClaim | None:
    """The same said of the piece, or of the player, that a statement is about."""
    for about in (subject_of(one), said_of(main)):
        if about:
            found = read(f"{about} {predicate}")
            if found is not None:
                return found
    return None
