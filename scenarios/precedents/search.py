"""Finds precedents by words, card, rule and FAQ entry."""

from __future__ import annotations

from typing import Final

from pydantic import Field

import rules_index
from scenarios.collection.view import find_card
from scenarios.errors import InvalidScenario
from scenarios.precedents.index import index
from scenarios.precedents.rows import Precedent
from scenarios.ruling import View

NOTE: Final = (
    "These are answers that people wrote down with their scenarios, not rulings made for this search: "
    "to have one ruled on now, pass its `scenario` to judge_scenario (or judge run)."
)


class PrecedentsAnswer(View):
    """What a search of the library found, best first."""

    query: str
    note: str = Field(description="What these rows are")
    total: int = Field(description="How many there are in all")
    next_offset: int | None = Field(description="Ask with this offset for more; null at the end")
    results: list[Precedent]


def search_precedents(
    words: str = "",
    *,
    card: str | None = None,
    rule: str | None = None,
    faq: str | None = None,
    limit: int = 5,
    offset: int = 0,
) -> PrecedentsAnswer:
    """The precedents that share words with the query and have the card, the rule and the FAQ entry, best first.

    `card` is a name or id, `rule` a number (of the newest edition) or key. Without words all that fit the rest come, in
    the order of the library. Raises `ScenarioError` and `RulesIndexError` for a card, rule or FAQ entry that does
    not exist, and where nothing is asked.
    """
    found = index()
    key = rules_index.digest().find(rule, rules_index.DEFAULT_EDITION).key if rule else None
    named = find_card(card) if card else None
    card_id = named.id if named is not None else None
    entry = _entry(faq, {each for row in found.rows for each in row.faq}) if faq else None
    if not words.strip() and not (key or card_id or entry):
        raise InvalidScenario.at("query", "nothing is asked; give words, a card, a rule or a FAQ entry")
    scores = found.scores(words) if words.strip() else [1.0] * len(found.rows)
    fitting = [
        (score, row)
        for score, row in zip(scores, found.rows, strict=True)
        if score > 0
        and (key is None or key in row.rules)
        and (card_id is None or card_id in row.cards)
        and (entry is None or entry in row.faq)
    ]
    fitting.sort(key=lambda each: -each[0])
    shown = fitting[offset : offset + limit]
    end = offset + len(shown)
    return PrecedentsAnswer(
        query=words,
        note=f"{named.note}. {NOTE}" if named is not None and named.note else NOTE,
        total=len(fitting),
        next_offset=end if shown and end < len(fitting) else None,
        results=[row for _, row in shown],
    )


def _entry(faq: str, known: set[str]) -> str:
    """The id of a FAQ entry as the library spells it."""
    from rapidfuzz import process

    asked = faq.strip().lower()
    if asked in known:
        return asked
    near = [found for found, _, _ in process.extract(asked, sorted(known), limit=4, score_cutoff=50)]
    hint = f"the nearest are {', '.join(near)}" if near else "leave it out to search all"
    raise InvalidScenario.at("faq", f"no scenario of the library restates the FAQ entry `{faq}`; {hint}")
