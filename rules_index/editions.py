"""The editions of the comprehensive rules, and how rule numbers are written and ordered.

The publisher renumbers between editions, so a number means something only together with its edition.
"2026-11" is named by the month in which its new chapters 10 and 11 were captured, since the publisher gives
them no date; its chapters 1 to 9 carry over from "2026-08".
"""

from __future__ import annotations

import re

from rules_index.errors import UnknownEdition

EDITIONS: tuple[str, ...] = ("2026-08", "2026-11")
DEFAULT_EDITION = "2026-11"

# Which edition's wording stands in a later one, chapter by chapter.
CARRIED_OVER: dict[str, tuple[str, frozenset[str]]] = {
    "2026-11": ("2026-08", frozenset("123456789")),
}

# A rule number, as people write it in a sentence too: 9.17.3, or C.2.1 of the tournament rules.
NUMBER = re.compile(r"(?:[0-9]{1,2}|[A-Z])(?:\.[0-9]{1,3})+")


def check_edition(edition: str) -> str:
    """Return the edition itself. Raises UnknownEdition for any other word."""
    if edition not in EDITIONS:
        raise UnknownEdition(edition, EDITIONS)
    return edition


def number_key(number: str) -> tuple[tuple[int, int, str], ...]:
    """Sort key that puts 1.2 before 1.10, and lettered sections after numbered ones."""
    return tuple((0, int(part), "") if part.isdigit() else (1, 0, part) for part in number.split("."))


def parent_number(number: str) -> str | None:
    """The number one level up ("9.17" for "9.17.3"), or None for a chapter."""
    return number.rpartition(".")[0] or None


def chapter_of(number: str) -> str:
    """The chapter of a number: "9" for "9.17.3"."""
    return number.partition(".")[0]
