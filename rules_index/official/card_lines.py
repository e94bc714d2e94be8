"""The lines in which the knowledge bundle lists cards: `Name [id] | type | stats | rules text`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from rapidfuzz import fuzz

_CARD = re.compile(
    r" \[(?P<id>[a-z0-9][a-z0-9-]*)\] \| (?P<type>[A-Z][A-Za-z ]*) \| (?P<stats>[^|]*?\bset \w+)(?: \| )?"
)

SPELT = 70
"""From this likeness on an id spells the words before it."""


@dataclass(frozen=True, slots=True)
class CardLine:
    """One card as listed. `start`: where it begins in what was read; `text` is empty where none is printed."""

    id: str
    name: str
    type: str
    stats: str
    text: str
    start: int


def card_lines(listed: str) -> Iterator[CardLine]:
    """The cards of a list, which may stand on one line or on many. What is no card at its start is passed over."""
    # As long as what was read, so that places are the same in both.
    plain = listed.replace("\r", " ").replace("\n", " ")
    marks = list(_CARD.finditer(plain))
    names = [_name_of(listed, plain[max(0, mark.start() - 160) : mark.start()], mark) for mark in marks]
    for place, mark in enumerate(marks):
        last = place + 1 == len(marks)
        end = len(plain) if last else marks[place + 1].start() - names[place + 1][1]
        name, length = names[place]
        yield CardLine(
            mark["id"],
            name,
            mark["type"],
            mark["stats"],
            listed[mark.end() : end].strip(),
            mark.start() - length,
        )


def _name_of(listed: str, before: str, mark: re.Match[str]) -> tuple[str, int]:
    """The card's name before its id, and how many characters it takes; the line where the id does not spell it."""
    name, length, likeness = _name_before(before, mark["id"])
    line = listed[listed.rfind("\n", 0, mark.start()) + 1 : mark.start()]
    if likeness < SPELT and line.strip() and " | " not in line and len(line) <= len(before):
        return line.strip(), len(line.lstrip())
    return name, length


def _name_before(before: str, card_id: str) -> tuple[str, int, float]:
    """The words before an id that it spells best, how many characters they take, and how well it does (to 100).

    The subtitle stands in the name and, after a comma, once more.
    """
    words = before.strip().split(" ")
    best, likeness = (words[-1], len(words[-1])), 0.0
    for count in range(1, len(words) + 1):
        whole = " ".join(words[-count:])
        pieces = whole.split(", ")
        for kept in range(len(pieces), 0, -1):
            name = ", ".join(pieces[:kept])
            found = fuzz.ratio(_spelled(name), card_id)
            if found > likeness:
                best, likeness = (name, len(whole)), found
    return *best, likeness


def _spelled(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
