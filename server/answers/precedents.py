"""The library of scenarios as precedents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from server.answers.searching import MAX_RESULTS
from server.errors import BadInput, answering

if TYPE_CHECKING:
    from scenarios.precedents import PrecedentsAnswer

MAX_WORDS = 2000
"""Longer than any question, shorter than what takes a while to compare."""


def precedents(
    words: str = "",
    *,
    card: str | None = None,
    rule: str | None = None,
    faq: str | None = None,
    limit: int = 5,
    offset: int = 0,
) -> PrecedentsAnswer:
    """Scenarios of the library by words, card (name or id), rule (number or key) and FAQ entry, best first.

    Raises BadInput where nothing is asked or too much, NotFound for a card, rule or entry that does not exist.
    """
    from scenarios.precedents import search_precedents

    if not 1 <= limit <= MAX_RESULTS:
        raise BadInput(f"limit is {limit}: use 1 to {MAX_RESULTS}")
    if offset < 0:
        raise BadInput(f"offset is {offset}: use 0 or more")
    if len(words) > MAX_WORDS:
        raise BadInput(f"query has {len(words)} characters: use up to {MAX_WORDS}")
    with answering():
        return search_precedents(words, card=card, rule=rule, faq=faq, limit=limit, offset=offset)
