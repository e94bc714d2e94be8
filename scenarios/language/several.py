"""What is said of several pieces at once as what is said of each."""

from __future__ import annotations

import re
from typing import Final

from scenarios.language.vocabulary import DID, DONE, DONE_ITSELF

_TOGETHER: Final = re.compile(r"(?:both )?(?P<a>.+?) and (?P<b>.+?) are (?P<rest>\S.*)", re.IGNORECASE)
_BOTH_DID: Final = re.compile(
    r"(?:both )?(?P<a>.+?) and (?P<b>.+?) (?P<d>attacked|blocked|fought|won|lost|triggered|resolved|survived|died)",
    re.IGNORECASE,
)
_BEAT: Final = re.compile(
    r"(?P<a>.+?) (?:beat|beats|defeats|defeated) (?P<b>.+?) in (?:the|a) fight", re.IGNORECASE
)
#: What is no part of a name.
_VERB: Final = re.compile(
    r"\b(?:is|are|was|were|has|have|includes?|excludes?|not|and|"
    + "|".join((*DID, *DONE, *DONE_ITSELF))
    + r")\b|[<>=]"
)
_STOLE_IT: Final = re.compile(
    r"(?!(?:not|you|rival|i)\b)(?P<a>.+?) (?:stole|steals|has stolen) (?:the )?(?P<d>(?:\w+\.)?d\d+)",
    re.IGNORECASE,
)
_NOTHING_STOLEN: Final = re.compile(r"(?:no gigs?|nothing) (?:is|are|was|were|gets?) stolen", re.IGNORECASE)


def each_by_itself(text: str) -> str:
    """`a and b are spent` as `a is spent and b is spent`."""
    said = named_with_and(text.strip())
    if _NOTHING_STOLEN.fullmatch(said):
        return "you stole is 0 and rival stole is 0"
    if of_one_event(said) is not None:
        return said
    did = _BOTH_DID.fullmatch(said)
    if did is not None and not _VERB.search(f"{did['a']} {did['b']}"):
        return f"{did['a']} {did['d']} and {did['b']} {did['d']}"
    found = _TOGETHER.fullmatch(said)
    return f"{found['a']} is {found['rest']} and {found['b']} is {found['rest']}" if found else said


def of_one_event(text: str) -> str | None:
    """`guard stole d8` as `d8 stolen by includes guard`, who beats whom likewise; None for anything else."""
    stolen = _STOLE_IT.fullmatch(text.strip())
    if stolen is not None:
        return f"{stolen['d']} stolen by includes {stolen['a']}"
    beat = _BEAT.fullmatch(text.strip())
    return None if beat is None else f"{beat['a']} won against includes {beat['b']}"


def named_with_and(text: str) -> str:
    """A name with an "and" in it as the id that it makes: `Bonnie and Clyde` is `Bonnie-and-Clyde`."""
    return re.sub(r"\b([A-Z][\w'-]*) and (?=[A-Z])", r"\1-and-", text)
