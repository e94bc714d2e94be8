"""Rulings that turn on a place where sources of equal standing disagree: both sides are heard and shown.

An entry of the register of contradictions can be tried out where its other reading is a policy of the engine, or
another text of a card. Only where that reading changes an answer does the ruling say `disputed`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import inf
from time import monotonic
from typing import Any, Final

import engine
import rules_index
from scenarios.asking.found import Found
from scenarios.errors import ScenarioError
from scenarios.heard import heard
from scenarios.hearing import Hearing
from scenarios.noting import NotingRuleset, turned
from scenarios.ruling import Dispute
from scenarios.table.table import Table

#: The reading that is not followed, as policies of the ruleset.
OTHER_POLICIES: Final[dict[str, dict[str, Any]]] = {
    "sell-by-effect": {"sale_by_effect_counts": False},
    "blocker-of-the-target-itself": {"redirect_to_itself": False},
    "fight-result-after-a-fighter-left": {"absent_opponent_defeats": True},
    "spending-with-a-false-condition": {"condition_checked_on_activation": True},
}


@cache
def other_texts() -> dict[str, Mapping[str, str]]:
    """The readings that are not followed and are another text of cards: by entry of the register and id of the card."""
    found: dict[str, Mapping[str, str]] = {}
    for entry in rules_index.contradictions():
        followed = {entry.decision(edition) for edition in entry.editions}
        for reading in entry.readings:
            if reading.texts and reading not in followed:
                found[entry.id] = reading.texts
    return found


Retext = Callable[[dict[str, engine.CardFacts]], Table]


def settle(
    hearing: Hearing,
    rules: NotingRuleset,
    retext: Retext,
    as_described: Sequence[object],
    deadline: float = inf,
) -> list[Dispute]:
    """Hear the scenario by each other reading that may matter; answers that turn become `disputed`.

    retext: the same scenario with other facts for some cards. as_described: the verdicts of the hearing with unknown
    cards left blank, as the other readings are heard, too. deadline: when it is too late to hear another one.
    """
    found: list[Dispute] = []
    edition = rules.edition
    for entry, other in _other_hearings(hearing, rules, retext, deadline):
        if other.partial:
            continue
        turns = [i for i, (a, b) in enumerate(zip(as_described, other.verdicts(), strict=False)) if a != b]
        if turns:
            found.append(_dispute(entry, edition, other, turns))
            _mark(hearing, other, entry, turns)
    return found


def _other_hearings(
    hearing: Hearing, rules: NotingRuleset, retext: Retext, deadline: float
) -> Iterator[tuple[rules_index.Contradiction, Hearing]]:
    table = hearing.bench.table
    asked = frozenset(rules.asked)
    for name, policies in OTHER_POLICIES.items():
        if asked.isdisjoint(policies):
            continue
        entry = rules_index.contradiction(name)
        if entry.disputed(rules.edition):
            yield from _hear(entry, table, turned(rules.edition, policies), deadline)
    ids = {facts.id for facts in table.names.facts()}
    for name, texts in other_texts().items():
        if ids.isdisjoint(texts):
            continue
        entry = rules_index.contradiction(name)
        if entry.disputed(rules.edition):
            yield from _hear(
                entry, retext({card: _reworded(card, text) for card, text in texts.items()}), rules, deadline
            )


def _reworded(card_id: str, text: str) -> engine.CardFacts:
    """A card of the catalogue with another text."""
    card = engine.catalogue().card(card_id)
    assert card.type is not None
    other = engine.made_up_card(card_id, type=card.type, name=card.name, text=text)
    return replace(card, abilities=other.abilities, unsupported=other.unsupported)


def _hear(
    entry: rules_index.Contradiction, table: Table, rules: engine.Ruleset, deadline: float
) -> Iterator[tuple[rules_index.Contradiction, Hearing]]:
    if monotonic() > deadline:
        return
    try:
        yield entry, heard(table, rules, brief=True, deadline=deadline)
    except ScenarioError:
        # The play is written for the reading that is followed; by the other one it does not even fit.
        return


def _dispute(entry: rules_index.Contradiction, edition: str, other: Hearing, turns: list[int]) -> Dispute:
    followed = entry.decision(edition)
    assert followed is not None
    against = next(reading for reading in entry.readings if reading is not followed)
    whole = _founds(other)[turns[0]]
    return Dispute(
        entry=entry.id,
        title=entry.title,
        followed=followed.statement,
        other=against.statement,
        verdict=whole.verdict,
        answer=whole.sentence,
        faq=list(entry.sources),
    )


def _founds(hearing: Hearing) -> list[Found]:
    if hearing.asked:
        return [one.found for one in hearing.asked]
    return [hearing.whole] if hearing.whole is not None else []


def _mark(hearing: Hearing, other: Hearing, entry: rules_index.Contradiction, turns: list[int]) -> None:
    mine, theirs = _founds(hearing), _founds(other)
    for index in turns:
        found = mine[index]
        if found.verdict == "disputed":
            continue
        found.sentence = (
            f"Disputed ({entry.id}). By the reading that is followed: {found.sentence} "
            f"By the other: {theirs[index].sentence}"
        )
        found.verdict = "disputed"
