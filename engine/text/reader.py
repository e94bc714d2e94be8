"""Read a card's text clause by clause.

Reminder text (in parentheses) is no effect text and is passed over (`card.reminder-text-no-effect`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from engine.effects.tree import KEYWORDS, Ability, Cannot, Keyword, Persistent
from engine.errors import CardTextError

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST: Final = 2_000
"""The longest text that is read, in characters; printed ones have under 400."""

_REMINDER: Final = re.compile(r"\([^()]*\)")
_SPACE: Final = re.compile(r"\s+")
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_KEYWORD: Final = re.compile(r"[{\[](" + "|".join(KEYWORDS) + r")[}\]]", re.IGNORECASE)
_CANNOT_ATTACK: Final = re.compile(r"this unit can(?:'|’)t attack\.", re.IGNORECASE)


def _keyword(found: re.Match[str]) -> Ability:
    name = found.group(1).upper()
    return Keyword(next(k for k in KEYWORDS if k == name))


def _cannot_attack(_found: re.Match[str]) -> Ability:
    return Persistent(Cannot("attack"))


_CLAUSES: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Ability]], ...]] = (
    (_KEYWORD, _keyword),
    (_CANNOT_ATTACK, _cannot_attack),
)


def read_text(card: str, text: str) -> tuple[Ability, ...]:
    """The abilities that a text gives, in its order.

    card: its id, for messages. Raises CardTextError with the span of the first words that cannot be read, for text that
    is too long (over LONGEST characters) and for control characters.
    """
    if len(text) > LONGEST:
        raise CardTextError(card, text, LONGEST, len(text), f"a card text has at most {LONGEST} characters")
    control = _CONTROL.search(text)
    if control is not None:
        raise CardTextError(
            card, text, control.start(), control.end(), "a card text has no control characters"
        )
    abilities: list[Ability] = []
    at = 0
    while at < len(text):
        skipped = _SPACE.match(text, at) or _REMINDER.match(text, at)
        if skipped is not None:
            at = skipped.end()
            continue
        for pattern, make in _CLAUSES:
            found = pattern.match(text, at)
            if found is not None:
                abilities.append(make(found))
                at = found.end()
                break
        else:
            stop = text.find("\n", at)
            end = len(text) if stop < 0 else stop
            raise CardTextError(
                card, text, at, end, 'the engine reads keywords and "This Unit can\'t attack." so far'
            )
    return tuple(abilities)
