"""What a value comes to, and how it compares with what a person writes down."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

import engine
from scenarios.language.questions import Assertion
from scenarios.table.names import WHO, Names, Unclear
from scenarios.values.of_positions import Reading, counts, items, read, times

__all__ = ["Reading", "as_asked", "holds", "holds_by_itself", "read", "same", "spell"]

_COPY: Final = re.compile(r"#\d+$")
#: Whose a Gig is, before its name.
_OWNED: Final = re.compile(r"(?:you|rival)\s*\.\s*(?=d\d)", re.IGNORECASE)
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
    said = _gigs_in_full(game, names, assertion.value) if assertion.what == "gigs" else assertion.value
    counted = isinstance(said, str) and said.isdecimal() and counts(assertion)
    reading = times(game, names, assertion, since) if counted else read(game, names, assertion, since)
    if assertion.than is not None:
        return _compare_values(reading, assertion.op, read(game, names, assertion.than, since))
    match assertion.op:
        case "is":
            return same(reading, said, assertion.of)
        case "is not":
            return not same(reading, said, assertion.of)
        case "includes" | "excludes":
            found = reading if isinstance(reading, tuple) else items(game, names, assertion)
            wanted = (said,) if isinstance(said, str) else said
            there = [any(_fits(item, want, assertion.of) for item in found) for want in wanted]
            return all(there) if assertion.op == "includes" else not any(there)
        case comparison:
            return _compare(reading, comparison, said)


def _gigs_in_full(game: engine.Game, names: Names, said: Said) -> Said:
    """Dice with a name of their own as `you.d4`: which one it is of all twelve."""
    if not isinstance(said, str):
        return tuple(str(_gigs_in_full(game, names, word)) for word in said)
    number = names.named_die(said)
    die = game.state.dice[number] if number is not None else None
    return said if die is None else f"{WHO[die.owner]}.{die.label}"


#: What a printed name has and an id has not; the minus of a number is none of it.
_DRESSING: Final = re.compile(r"[\s'’,:()]+|-(?!\d)|(?<=[^=\s])-(?=\d)")
_NUMBER: Final = re.compile(r"[+-]?\d+")


def same(reading: Reading, said: Said, of: str | None = None) -> bool:
    """Whether a person who writes `said` means `reading`; the order of a list does not count, a number is how many.

    of: whose or what it was read of. A Gig without an owner in the reading is its own; in `said` it is anybody's.
    """
    if isinstance(reading, tuple):
        if isinstance(said, str) and said.isdecimal():
            return len(reading) == int(said)
        wanted = (said,) if isinstance(said, str) else said
        if len(wanted) == 1 and wanted[0] in _NOTHING:
            wanted = ()
        wanted, there = _without_owned(wanted, reading, of)
        numbered = any(_COPY.search(word) for word in wanted)
        return sorted(_plain(item, numbered) for item in there) == sorted(_plain(word) for word in wanted)
    if not isinstance(said, str):
        return False
    if isinstance(reading, int):
        return _NUMBER.fullmatch(said.strip()) is not None and int(said) == reading
    if reading in _ABSENT and said.lower() in _NOTHING:
        return True
    return _plain(said) in (_plain(str(reading)), _plain(str(reading), numbered=False))


def as_asked(reading: Reading, expected: Said | None) -> Reading:
    """The reading as an answer tells it: whose Gigs they are only where one is expected with its owner."""
    wanted = (expected,) if isinstance(expected, str) else expected or ()
    if not isinstance(reading, tuple) or any(_OWNED.match(word) for word in wanted):
        return reading
    return tuple(_OWNED.sub("", item) for item in reading)


def spell(reading: Reading) -> str:
    """The value in words."""
    if isinstance(reading, tuple):
        return ", ".join(reading) if reading else "none"
    return str(reading)


def _plain(word: str, numbered: bool = True) -> str:
    """A word as it is compared; `numbered`: whether copies of a card are told apart."""
    named = word if numbered else _COPY.sub("", word)
    return _DRESSING.sub("", named.lower().removeprefix("the "))


def _without_owned(
    wanted: Sequence[str], reading: Sequence[str], of: str | None
) -> tuple[list[str], list[str]]:
    """What is left of both without the Gigs that are wanted with their owner and are there; the rest without owners.

    A Gig that is wanted of another owner stays as it is, so that it fits none.
    """
    there = list(reading)
    left: list[str] = []
    for word in wanted:
        item = next((item for item in there if _OWNED.match(word) and _whole(item, of) == _plain(word)), None)
        if item is None:
            left.append(word)
        else:
            there.remove(item)
    return left, [_OWNED.sub("", item) for item in there]


def _whole(item: str, of: str | None) -> str:
    """A Gig with its owner: in the area of a player, one that names none is the player's own."""
    return _plain(item if _OWNED.match(item) or of is None else f"{of}.{item}")


def _fits(item: str, wanted: str, of: str | None) -> bool:
    """`d10` fits `d10=10` and `you.d10=10`, `detonate` fits `detonate#2`; otherwise the words are the same."""
    plain = _plain(wanted)
    item = _whole(item, of) if _OWNED.match(wanted) else _OWNED.sub("", item)
    return plain in (_plain(item), _plain(item, numbered=False)) or _plain(item).startswith(f"{plain}=")


def _compare_values(one: Reading, comparison: str, other: Reading) -> bool:
    """Two numbers; Null is smaller than 0 (gig-area.null-is-less-than-zero) and the same as Null only."""
    first, second = (-1 if value == "null" else value for value in (one, other))
    if not isinstance(first, int) or not isinstance(second, int):
        return (one == other) is (comparison == "is") if comparison in ("is", "is not") else False
    return {
        "<": first < second, "<=": first <= second, ">": first > second, ">=": first >= second, "is": first == second,
        "is not": first != second,
    }[comparison]  # fmt: skip


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
