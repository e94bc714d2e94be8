"""Whether a value is compared with something that it can be: words that it cannot be were not understood."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine.effects.tree import KEYWORDS
from scenarios.language.questions import Assertion, Value
from scenarios.language.vocabulary import BY_WHOM, DONE, DONE_ITSELF, NTH_FIGHTS, NUMBERS, TRUTHS
from scenarios.table.called import split_side
from scenarios.table.cards import ScenarioCards
from scenarios.table.names import Unclear
from scenarios.table.table import Table

_TRUTHS: Final = frozenset(TRUTHS | {f"was {word}" for word in DONE} | set(DONE_ITSELF))
_WORDS: Final[dict[str, frozenset[str]]] = {
    "area": frozenset(
        {"field", "hand", "trash", "deck", "legends", "eddies", "gigs", "removed", "fixer", "pending"}
    ),
    "winner": frozenset({"you", "rival", "nobody", "tie"}),
    "turn": frozenset({"you", "rival"}),
    "controller": frozenset({"you", "rival", "nobody"}),
    "color": frozenset({"red", "blue", "green", "yellow", "none"}),
    "owner": frozenset({"you", "rival"}),
    "face": frozenset({"up", "down"}),
    "phase": frozenset({"setup", "start", "main", "end"}),
    **dict.fromkeys(NTH_FIGHTS, frozenset({"won", "lost", "none"})),
}
_CARDS: Final = frozenset(
    {
        "hand cards", "deck top", "deck bottom", "field", "legends", "trash", "removed", "gear", "host", "pending",
        "target", *BY_WHOM,
    }
)  # fmt: skip
_NO_PIECES: Final = frozenset({"gigs", "unknown", "none", "nothing"})
_TYPES: Final = frozenset({"unit", "legend", "gear", "program"})
_NUMBER: Final = re.compile(r"-?\d+|null")
_DIE: Final = re.compile(r"(?:(?:you|rival)\.)?d(?:4|6|8|10|12|20)(?:=\d+)?")
_ORDERING: Final = frozenset({">=", "<=", ">", "<"})
_NOTHING: Final = frozenset({"none", "nothing"})


def makes_sense(assertion: Assertion, table: Table) -> bool:
    """Whether what the assertion compares its values with are things of the same kind."""
    return not any(_misfits(part, table) for part in assertion.parts)


def check(assertion: Assertion, table: Table) -> None:
    """Raises `Unclear` where a value can never be what the assertion compares it with: that would be no answer."""
    for part in assertion.parts:
        _check(part, table)


def _check(assertion: Assertion, table: Table) -> None:
    misfits = _misfits(assertion, table)
    if not misfits or (assertion.op in _ORDERING and assertion.than is None):
        return
    what = assertion.what
    if assertion.than is not None:
        raise Unclear(f"`{misfits[0]}` is no number, so that `{assertion.text()}` compares nothing")
    words = sorted(_WORDS.get(what, ())) or (["yes", "no"] if what in _TRUTHS else [])
    instead = f"; it is one of {', '.join(words)}" if words else "; see `value` for what it is"
    if what == "keywords":
        instead = (
            f"; keywords are {', '.join(KEYWORDS)}, Gear is asked for with `{assertion.of} gear includes X`"
        )
    raise Unclear(f"`{what}` is never `{misfits[0]}`{instead}")


def _misfits(assertion: Assertion, table: Table) -> list[str]:
    if assertion.than is not None:
        both = (assertion, assertion.than)
        if assertion.op in ("is", "is not") and all(value.what in _TRUTHS for value in both):
            return []
        return [value.what for value in (assertion, assertion.than) if not _counts(value)]
    said = (assertion.value,) if isinstance(assertion.value, str) else assertion.value
    fits = _fitting(assertion, table)
    return [word for word in said if not fits(word.strip())]


def _counts(value: Value) -> bool:
    """Whether a value is a number."""
    return value.what in NUMBERS and (value.of in ("you", "rival") or value.what not in ("stole", "attacked"))


def _fitting(assertion: Assertion, table: Table) -> Callable[[str], bool]:
    what = assertion.what
    player = assertion.of in ("you", "rival")
    if assertion.op in _ORDERING:
        return _is_number
    if what == "gigs":
        return lambda word: _is_die(word) or table.names.named_die(word) is not None
    if assertion.op in ("includes", "excludes") and what in ("hand", "deck"):
        return lambda word: _is_piece(word, table)
    if _counts(assertion) or what in _FITTING:
        return _FITTING.get(what, _is_number)
    if what in DONE_ITSELF or what.startswith("was "):
        return lambda word: _is_truth(word) or word.isdecimal()
    if what in _TRUTHS or (what == "pending" and assertion.of is not None and not player):
        return _is_truth
    if what in _WORDS:
        return lambda word: word.lower() in _WORDS[what]
    if what in _CARDS:
        return lambda word: word.lower() in _NO_PIECES or word.isdecimal() or _is_piece(word, table)
    return lambda word: len(word.split()) == 1


def _is_number(word: str) -> bool:
    return _NUMBER.fullmatch(word) is not None


def _is_truth(word: str) -> bool:
    return word.lower() in ("yes", "no")


def _is_die(word: str) -> bool:
    return word.lower() in _NOTHING or word.isdecimal() or _DIE.fullmatch(word.replace(" ", "")) is not None


_FITTING: Final[dict[str, Callable[[str], bool]]] = {
    "fixer": _is_die,
    "keywords": lambda word: word.upper() in KEYWORDS or word.lower() in _NOTHING,
    "types": lambda word: word.lower() in _TYPES,
    "tags": lambda _: True,
}


def _is_piece(word: str, table: Table) -> bool:
    """Whether it names a card: one of the scenario, or any that there is."""
    if table.names.cards(word, table.before.state):
        return True
    name = split_side(word)[1]
    return not isinstance(ScenarioCards(table.scenario.cards).find(name), str)
