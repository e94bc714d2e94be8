"""Whether what was given as a reason has to do with what it was given for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scenarios.claims.claim import ReadClaim
from scenarios.reasons.weights import is_general
from scenarios.ruling import Answer

#: How many of the rules cited with the statement are looked at.
_FIRST: Final = 5
#: Other words under which rules speak of a value.
_ALSO: Final[dict[str, tuple[str, ...]]] = {
    "ready": ("ready", "spent"), "spent": ("spent", "spend", "ready"), "gig count": ("gig",), "gigs": ("gig",),
    "equipped": ("gear", "equip"), "gear": ("gear",), "host": ("gear",), "units": ("unit",), "hand cards": ("hand",),
    "eddies": ("€$", "eddie"), "funds": ("€$", "eddie"), "fight power": ("power",), "deck": ("deck",),
    "face": ("face",), "price": ("cost", "€$", "pay"), "area": (),
}  # fmt: skip


def bears_on(reason: ReadClaim, why: Answer, what: Answer) -> bool:
    """Whether a reason that holds is one: a rule decides both, or the rules and texts cited speak of its value."""
    decisive = {c.key for c in what.citations[:_FIRST] if not is_general(c.key)}
    if decisive & {c.key for c in why.citations[:_FIRST] if not is_general(c.key)}:
        return True
    said = " ".join(
        [what.answer, *(c.statement for c in what.citations[:_FIRST]), *(t.text for t in what.card_texts)]
    )
    return any(word in said.lower() for word in _words(reason))


def _words(reason: ReadClaim) -> Iterator[str]:
    question = reason.question
    for value in question.values if question is not None else ():
        if value.what == "keywords":
            yield from (word.lower() for word in _said(value))
        else:
            yield from _ALSO.get(value.what, (value.what.removeprefix("was ").removesuffix("ed"),))


def _said(value: object) -> tuple[str, ...]:
    said: str | tuple[str, ...] = getattr(value, "value", ())
    return (said,) if isinstance(said, str) else said
