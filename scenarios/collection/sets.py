"""The sets that cards come from, and whether they are allowed at tournaments."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

from pydantic import Field

import engine
from scenarios.collection.cards import cards_at_hand
from scenarios.ruling import View

Standing = Literal["legal", "not legal", "unknown"]


class CardSet(View):
    """A set, a starter deck, or another source of cards."""

    code: str = Field(description="How cards and searches name it")
    name: str | None = Field(description="Null for a set that was only imported")
    cards: int = Field(description="How many printings of it are at hand")
    types: dict[str, int] = Field(description="How many of each type")
    colors: dict[str, int]
    legality: Standing = Field(
        description="Whether its cards are allowed at tournaments; unknown where not told"
    )
    why: str


class CardSets(View):
    """All sets of which cards are at hand."""

    sets: list[CardSet]
    cards: int = Field(description="How many printings are at hand in all")


@dataclass(frozen=True, slots=True)
class Legality:
    """Whether a card is allowed at tournaments, and why."""

    standing: Standing
    why: str


@dataclass(frozen=True, slots=True)
class _Known:
    code: str
    name: str
    standing: Standing
    why: str


@cache
def known_sets() -> dict[str, _Known]:
    """The sets that the catalogue describes, by code."""
    raw = resources.files("engine").joinpath("catalogue/sets.json").read_text(encoding="utf-8")
    standings: dict[bool | None, Standing] = {True: "legal", False: "not legal", None: "unknown"}
    return {
        row["code"]: _Known(row["code"], row["name"], standings[row["legal"]], row["why"])
        for row in json.loads(raw)
    }


def legality(printings: Sequence[engine.CardFacts]) -> Legality:
    """Whether a card is allowed, by the sets of all its printings at hand: one that is allowed allows the card."""
    known = [known_sets().get(card.set_code or "") for card in printings]
    for found in known:
        if found is not None and found.standing == "legal":
            return Legality("legal", f"in {found.name}: {found.why}")
    if any(card.printing != "current" for card in printings) and all(
        c.printing != "current" for c in printings
    ):
        return Legality("unknown", "a newer printing of it exists; its set is not known here")
    if all(found is not None and found.standing == "not legal" for found in known):
        assert known[0] is not None
        return Legality("not legal", known[0].why)
    reason = next((found.why for found in known if found is not None and found.standing == "unknown"), None)
    return Legality("unknown", reason or "its set is not known here")


def card_sets() -> CardSets:
    """The sets of all cards at hand, those that the catalogue knows first. Raises rules_index.StoreError."""
    found: dict[str, list[engine.CardFacts]] = {code: [] for code in known_sets()}
    cards = list(cards_at_hand().catalogue)
    for card in cards:
        found.setdefault(card.set_code or "", []).append(card)
    return CardSets(sets=[_set(code, of) for code, of in found.items() if of], cards=len(cards))


def _set(code: str, cards: list[engine.CardFacts]) -> CardSet:
    known = known_sets().get(code)
    return CardSet(
        code=code,
        name=known.name if known else None,
        cards=len(cards),
        types=dict(Counter(str(card.type) for card in cards)),
        colors=dict(Counter(card.color or "none" for card in cards)),
        legality=known.standing if known else "unknown",
        why=known.why if known else "it was imported, and nothing tells whether it is allowed",
    )
