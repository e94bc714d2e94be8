"""What a query in plain words comes to as filters: `cost 3 red unit` as `t:unit c:red cost=3`."""

from __future__ import annotations

import re
from typing import Final

_TYPES: Final = {"unit": "unit", "gear": "gear", "program": "program", "legend": "legend"}
_COLORS: Final = frozenset({"red", "blue", "green", "yellow"})
_KEYWORDS: Final = frozenset({"blocker", "adrenaline", "quick"})
_NUMBERED: Final = re.compile(
    r"\b(?P<field>cost|power|ram)s?(?: of| is|:|=)? (?P<least>at least |at most |more than |less than )?(?P<n>\d+)"
    r"(?P<more>\+| or (?:more|less))?",
    re.IGNORECASE,
)
_BEFORE: Final = re.compile(r"\b(?P<n>\d+)(?P<more>\+)?[ -](?P<field>cost|power|ram)\b", re.IGNORECASE)
_SIGNS: Final = {
    "": "=", "at least": ">=", "at most": "<=", "more than": ">", "less than": "<", "+": ">=", "or more": ">=",
    "or less": "<=",
}  # fmt: skip
_FILLING: Final = frozenset(
    {"a", "an", "the", "with", "and", "that", "has", "have", "all", "cards", "card", "of"}
)


def as_filters(query: str) -> str | None:
    """The query that is meant where some of its words are a color, a type, a keyword or a number; else None."""
    if re.search(r"[:<>=()\"]", query):
        return None
    filters: list[str] = []

    def numbered(found: re.Match[str]) -> str:
        sign = _SIGNS[" ".join((found.groupdict().get("least") or found["more"] or "").split())]
        filters.append(f"{found['field'].lower()}{sign}{found['n']}")
        return " "

    rest = _BEFORE.sub(numbered, _NUMBERED.sub(numbered, query))
    words: list[str] = []
    for word in rest.split():
        plain = word.lower().strip(",.")
        kind = _TYPES.get(plain) or _TYPES.get(plain.removesuffix("s"))
        if kind is not None:
            filters.insert(0, f"t:{kind}")
        elif plain in _COLORS:
            filters.insert(0, f"c:{plain}")
        elif plain in _KEYWORDS:
            filters.append(f"kw:{plain}")
        elif plain not in _FILLING:
            words.append(word)
    return (
        " ".join([*sorted(filters, key=lambda said: not said.startswith("t:")), *words]) if filters else None
    )
