"""What a value comes to, and how it compares with what a person writes down."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

import engine
from scenarios.language.questions import Assertion
from scenarios.names import Names, Unclear
from scenarios.values import Reading, counts, items, read, times

__all__ = ["Reading", "holds", "holds_by_itself", "read", "same", "spell"]

_COPY: Final = re.compile(r"#\d+$")
#: How people say that there is nothing, and what is read off the table then.
_NOTHING: Final = frozenset({"none", "nothing", "null"})
_ABSENT: Final = frozenset({"null", "nowhere", "nobody"})
Said: TypeAlias = str | tuple[str, ...]


def holds(game: engine.Game, names: Names, assertion: Assertion, since: int = 0) -> bool:
    """Whether what the assertion says, each part of it, is true at this moment. Raises `Unclear`.

    since: how many of the first events do not count for what has happened.
    """
    return all(holds_by_itself(game, names, part, since) for part in assertion.parts)


def holds_by_itself(game: engine.Game, names: Names, assertion: Assertion, since: int = 0) -> bool:
    """As `holds`, of the first part alone."""
    said = assertion.value
    counted = isinstance(said, str) and said.isdecimal() and counts(assertion)
    reading = times(game, names, assertion, since) if counted else read(game, names, assertion, since)
    match assertion.op:
        case "is":
            return same(reading, said)
        case "is not":
            return not same(reading, said)
        case "includes" | "excludes":
            found = reading if isinstance(reading, tuple) else items(game, names, assertion)
            wanted = (said,) if isinstance(said, str) else said
            there = [any(_fits(item, want) for item in found) for want in wanted]
            return all(there) if assertion.op == "includes" else not any(there)
        case comparison:
            return _compare(reading, comparison, said)


def same(reading: Reading, said: Said) -> bool:
    """Whether a person who writes `said` means `reading`; the order of a list does not count, a number is how many."""
    if isinstance(reading, tuple):
        if isinstance(said, str) and said.isdecimal():
            return len(reading) == int(said)
        wanted = (said,) if isinstance(said, str) else said
        if len(wanted) == 1 and wanted[0] in _NOTHING:
            wanted = ()
        numbered = any(_COPY.search(word) for word in wanted)
        return sorted(_plain(item, numbered) for item in reading) == sorted(_plain(word) for word in wanted)
    if not isinstance(said, str):
        return False
    if reading in _ABSENT and said.lower() in _NOTHING:
        return True
    return _plain(said) in (_plain(str(reading)), _plain(str(reading), numbered=False))


def spell(reading: Reading) -> str:
    """The value in words."""
    if isinstance(reading, tuple):
        return ", ".join(reading) if reading else "none"
    return str(reading)


def _plain(word: str, numbered: bool = True) -> str:
    """A word as it is compared; `numbered`: whether copies of a card are told apart."""
    named = word if numbered else _COPY.sub("", word)
    return named.lower().removeprefix("the ").replace(" ", "")


def _fits(item: str, wanted: str) -> bool:
    """`d10` fits `d10=10`, `detonate` fits `detonate#2`; otherwise the words are the same."""
    plain = _plain(wanted)
    return plain in (_plain(item), _plain(item, numbered=False)) or _plain(item).startswith(f"{plain}=")


def _compare(reading: Reading, comparison: str, said: Said) -> bool:
    if isinstance(reading, tuple):
        reading = len(reading)
    if not isinstance(said, str) or not said.lstrip("-").isdigit():
        raise Unclear(f"`{comparison}` compares with a number, not with `{said}`")
    if reading == "null":
        # Null counts as smaller than 0 and is no number otherwise (gig-area.null-is-less-than-zero).
        return comparison in ("<", "<=") and int(said) >= 0
    if not isinstance(reading, int):
        raise Unclear(f"`{reading}` is no number, so `{comparison}` does not apply")
    number = int(said)
    return {"<": reading < number, "<=": reading <= number, ">": reading > number, ">=": reading >= number}[
        comparison
    ]
