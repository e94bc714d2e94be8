"""What a scenario is filed under: its tags, the FAQ entries, cards and rules that it names; and choosing by them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import engine
import rules_index
from scenarios.language.model import Scenario, Side
from scenarios.language.pieces import UNKNOWN, Piece

LOOK_UP: Final = "look-up"
"""The tag of a scenario that restates an answer about what a word means, not about play."""


@dataclass(frozen=True, slots=True)
class Filed:
    """What one scenario is filed under. `rules` are keys, `cards` ids (those of made-up cards are the scenario's)."""

    title: str
    tags: tuple[str, ...]
    faq: tuple[str, ...]
    cards: tuple[str, ...]
    rules: frozenset[str]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which scenarios of a suite to run: those that have one of the tags, and one of the cards, and one of the rules.

    `cards` are ids, `rules` keys. What is empty admits all.
    """

    tags: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    rules: frozenset[str] = frozenset()

    def admits(self, filing: Filed) -> bool:
        """Whether the scenario has one of the tags and one of the cards; its rules are known when it has run."""
        return _meets(self.tags, filing.tags) and _meets(self.cards, filing.cards)

    def admits_rules(self, rules: Iterable[str]) -> bool:
        """Whether one of the rules that a scenario names or its ruling cites is wanted."""
        return _meets(self.rules, rules)


def _meets(wanted: frozenset[str], found: Iterable[str]) -> bool:
    return not wanted or not wanted.isdisjoint(found)


def filed(scenario: Scenario) -> Filed:
    """What a scenario is filed under. Names of cards or rules that there are not are left out."""
    return Filed(
        title=scenario.title,
        tags=scenario.tags,
        faq=scenario.faq,
        cards=tuple(dict.fromkeys(_card_ids(scenario))),
        rules=frozenset(keys(_rules(scenario), scenario.edition)),
    )


def keys(rules: Iterable[str], edition: str | None = None) -> Iterator[str]:
    """The keys of rules named by number (in that edition) or key; those that do not exist are left out."""
    digest = rules_index.digest()
    for rule in rules:
        try:
            yield digest.find(rule, edition or rules_index.DEFAULT_EDITION).key
        except rules_index.RulesIndexError:
            continue


def _card_ids(scenario: Scenario) -> Iterator[str]:
    """The ids of the cards in a scenario. The text of a made-up card is not read for this."""
    for piece in _pieces(scenario):
        if piece.card in scenario.cards:
            yield piece.card
        elif piece.card != UNKNOWN:
            with suppress(engine.UnknownCard, engine.AmbiguousCard):
                yield engine.catalogue().find(piece.card).id


def _rules(scenario: Scenario) -> Iterator[str]:
    yield from scenario.tests
    yield from scenario.opposite
    for question in (*scenario.ask, *(each for line in scenario.play for each in line.ask or ())):
        yield from question.because


def _pieces(scenario: Scenario) -> Iterator[Piece]:
    for side in (scenario.you, scenario.rival):
        yield from _of_side(side)


def _of_side(side: Side) -> Iterator[Piece]:
    brought = (side.deck_list.legends, side.deck_list.main) if side.deck_list is not None else ()
    for area in (side.field, side.legends, side.hand, side.deck.top, side.trash, side.removed, *brought):
        for piece in area:
            yield piece
            yield from piece.gear
