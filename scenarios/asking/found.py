"""What a question came to, before it is put into words for a ruling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import engine
from scenarios.ruling import CardText, Citation, Outcome, Verdict
from scenarios.table.defaults import Touch
from scenarios.values.readings import Reading


@dataclass(slots=True)
class Found:
    """The result of one question: the verdict, the sentence, what decided, and the choices that prove it.

    weighed: the keys of all rules that bear on it, also those that are too many to be cited. came: every result that
    there is, in words. lines, merged: how many lines were looked at, how many positions were
    known already. partial: whether lines were left out, so that another hearing cannot be compared with this one.
    missing: the fact that the description lacks and on which it turns.
    """

    verdict: Verdict
    sentence: str
    citations: list[Citation] = field(default_factory=list[Citation])
    card_texts: list[CardText] = field(default_factory=list[CardText])
    value: Reading | None = None
    weighed: Sequence[str] = ()
    came: tuple[str, ...] = ()
    outcomes: list[Outcome] = field(default_factory=list[Outcome])
    lines: int = 0
    merged: int = 0
    partial: bool = False
    missing: str | None = None
    proof: Sequence[engine.Option] = ()
    touched: set[Touch] = field(default_factory=set[Touch])


def unsupported(card: engine.CardFacts, lines: int = 0) -> Found:
    """The result where the engine cannot execute a card that the answer needs."""
    return Found("unsupported", f"This needs {card.title} ({card.id}), but {card.unsupported}.", lines=lines)
