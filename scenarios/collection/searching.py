"""Search the cards at hand."""

from __future__ import annotations

from typing import Final

from pydantic import Field

from scenarios.collection.basics import CardBasics, basics_of
from scenarios.collection.entry import Entry, entries
from scenarios.collection.hints import as_filters
from scenarios.collection.query import read_query
from scenarios.collection.words import rank
from scenarios.errors import InvalidCardQuery
from scenarios.ruling import View

MOST: Final = 100
"""The most cards that are given at once."""


class CardHit(CardBasics):
    """A card that a search found, in its current printing."""

    sets: list[str] = Field(description="Codes of the sets of all its printings")
    legality: str = Field(description="legal, not legal, or unknown, at tournaments")
    keywords: list[str]
    text: str | None = Field(
        description="What it does, in our wording; null where the engine has not read it"
    )
    executable: bool
    unknown: list[str] = Field(description="Fields that no source tells")


class CardSearch(View):
    """What a search for cards found, best first."""

    query: str
    note: str | None = Field(
        default=None, description="How the query was read, where it says more than words"
    )
    total: int = Field(description="How many cards fit in all")
    next_offset: int | None = Field(description="Ask with this offset for more; null at the end")
    results: list[CardHit]


def search_cards(query: str, *, limit: int = 20, offset: int = 0) -> CardSearch:
    """The cards that fit a query: words in name, tags or text, and filters; an empty one gives all.

    Raises InvalidCardQuery that names the character, rules_index.StoreError.
    """
    if not 1 <= limit <= MOST:
        raise InvalidCardQuery.at("limit", f"{limit} is not from 1 to {MOST}")
    if offset < 0:
        raise InvalidCardQuery.at("offset", f"{offset} is less than 0")
    asked = read_query(query)
    found = [entry for entry in entries() if asked.admits(entry)]
    meant = as_filters(query)
    note = (
        None
        if meant is None
        else f"Words are looked up in names, tags and texts; with filters it is `{meant}`."
    )
    if meant is not None and not found:
        asked = read_query(meant)
        found = [entry for entry in entries() if asked.admits(entry)]
        note = f"No card has all of these words; read with filters, as `{meant}`."
    found.sort(key=lambda entry: (rank(entry, asked.words), entry.spelt))
    end = offset + limit
    return CardSearch(
        query=query,
        note=note,
        total=len(found),
        next_offset=end if end < len(found) else None,
        results=[_hit(entry) for entry in found[offset:end]],
    )


def _hit(entry: Entry) -> CardHit:
    card = entry.card
    return CardHit(
        **basics_of(card),
        sets=list(entry.sets),
        legality=entry.legality,
        keywords=sorted(card.keywords),
        text=entry.wording,
        executable=card.executable,
        unknown=list(card.unknown),
    )
