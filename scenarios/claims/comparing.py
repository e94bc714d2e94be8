"""Whether a value is compared with something that it can be: words that it cannot be were not understood."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine.effects.tree import KEYWORDS
from scenarios.language.questions import Assertion
from scenarios.language.vocabulary import DID, DONE, DONE_ITSELF
from scenarios.table import Table

_NUMBERS: Final = frozenset(
    {
        "power", "cost", "price", "value", "gig count", "street cred", "hand", "deck", "eddies", "ready eddies",
        "spent eddies", "funds", *DID,
    }
)  # fmt: skip
_TRUTHS: Final = frozenset(
    {"spent", "ready", "lag", "can attack", "can block", "can be attacked", "overtime"}
    | {f"was {word}" for word in DONE}
    | set(DONE_ITSELF)
)
_WORDS: Final[dict[str, frozenset[str]]] = {
    "area": frozenset(
        {"field", "hand", "trash", "deck", "legends", "eddies", "gigs", "removed", "fixer", "pending"}
    ),
    "winner": frozenset({"you", "rival", "nobody", "tie"}),
    "turn": frozenset({"you", "rival"}),
    "controller": frozenset({"you", "rival"}),
    "owner": frozenset({"you", "rival"}),
    "face": frozenset({"up", "down"}),
    "phase": frozenset({"setup", "start", "main", "end"}),
}
_CARDS: Final = frozenset(
    {
        "hand cards", "deck top", "deck bottom", "field", "legends", "trash", "removed", "gear", "host", "pending",
        "target",
    }
)  # fmt: skip
_TYPES: Final = frozenset({"unit", "legend", "gear", "program"})
_NUMBER: Final = re.compile(r"-?\d+|null")
_DIE: Final = re.compile(r"d(?:4|6|8|10|12|20)(?:=\d+)?")
_NOTHING: Final = frozenset({"none", "nothing"})


def makes_sense(assertion: Assertion, table: Table) -> bool:
    """Whether what the assertion compares its value with is something of the same kind."""
    said = (assertion.value,) if isinstance(assertion.value, str) else assertion.value
    fits = _fitting(assertion, table)
    return all(fits(word.strip()) for word in said)


def _fitting(assertion: Assertion, table: Table) -> Callable[[str], bool]:
    what = assertion.what
    if assertion.op in (">=", "<=", ">", "<"):
        return lambda word: _NUMBER.fullmatch(word) is not None
    player = assertion.of in ("you", "rival")
    if assertion.op in ("includes", "excludes") and what in ("hand", "deck"):
        return lambda word: _is_piece(word, table)
    if what == "attacked" and not player:
        return lambda word: word.lower() in ("yes", "no")
    if what in _NUMBERS and (player or what not in ("stole", "attacked")):
        return lambda word: _NUMBER.fullmatch(word) is not None
    if what in _TRUTHS:
        return lambda word: word.lower() in ("yes", "no")
    if what in _WORDS:
        return lambda word: word.lower() in _WORDS[what]
    if what in ("gigs", "fixer"):
        return lambda word: word.lower() in _NOTHING or _DIE.fullmatch(word.replace(" ", "")) is not None
    if what == "keywords":
        return lambda word: word.upper() in KEYWORDS or word.lower() in _NOTHING
    if what == "types":
        return lambda word: word.lower() in _TYPES
    if what == "pending" and assertion.of not in (None, "you", "rival"):
        return lambda word: word.lower() in ("yes", "no")
    if what in _CARDS:
        return lambda word: word.lower() in ("gigs", "unknown", *_NOTHING) or _is_piece(word, table)
    return lambda word: len(word.split()) == 1


def _is_piece(word: str, table: Table) -> bool:
    return bool(table.names.cards(word, table.before.state))
