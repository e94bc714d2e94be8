"""Puts facts into a scenario that it lacked: what a player answers to the question of a `MissingFact`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from scenarios.errors import InvalidScenario, ScenarioError
from scenarios.judge import edition_of, rule_on
from scenarios.language.model import Deck, Scenario, Side
from scenarios.language.parse import parse
from scenarios.language.pieces import UNKNOWN, Piece
from scenarios.language.yaml_source import Source, from_data, read
from scenarios.ruling import MissingFact, Ruling
from scenarios.table.build import lay_out
from scenarios.table.defaults import LEGENDS, UNKNOWN_DECK_CARDS

_SEPARATOR: Final = re.compile(r"[,;\n]")


def rule_with(
    scenario: str | Mapping[str, Any],
    answers: Sequence[tuple[MissingFact, str]],
    *,
    source: str = "<text>",
    edition: str | None = None,
) -> Ruling:
    """Rule on a scenario, given as text or data, to which a player has added facts.

    Each answer is cards by name or id, in order, with commas between them. Raises `ScenarioError`, with the place of
    the fact for an answer that cannot be used.
    """
    given = read(scenario, source) if isinstance(scenario, str) else from_data(dict(scenario), source)
    described = parse(given)
    for fact, answer in answers:
        described = filled(described, given, fact, answer)
    return rule_on(described, given, edition_of(described, given, edition))


def filled(scenario: Scenario, source: Source, fact: MissingFact, answer: str) -> Scenario:
    """The scenario with a fact that it lacked. Raises `InvalidScenario` where the answer is no such fact."""
    who, _, area = fact.place.partition(".")
    side: Side = getattr(scenario, who)
    try:
        changed = _side(side, area, fact, answer)
        found = scenario.model_copy(update={who: changed})
        lay_out(found, source)
    except (ScenarioError, ValueError) as error:
        reasons = (
            "; ".join(problem.message for problem in error.problems)
            if isinstance(error, ScenarioError)
            else error
        )
        raise InvalidScenario.at(
            fact.place, f"the answer `{answer.strip()}` cannot be used: {reasons}"
        ) from None
    return found


def _side(side: Side, area: str, fact: MissingFact, answer: str) -> Side:
    names = [name.strip() for name in _SEPARATOR.split(answer) if name.strip()]
    if not names or len(names) > len(fact.positions):
        raise ValueError(f"name {len(fact.positions)} cards, with commas between them")
    named = dict(zip(fact.positions, names, strict=False))
    if area == "deck.top":
        top = _spread(side.deck.top)
        more = UNKNOWN_DECK_CARDS if side.deck.more is None else side.deck.more
        pieces = _put_in(top, named)
        # What is named now was among the unknown ones.
        return side.model_copy(
            update={"deck": Deck(top=tuple(pieces), more=max(0, more - (len(pieces) - len(top))))}
        )
    lying: tuple[Piece, ...] = getattr(side, area)
    pieces = _put_in(_spread(lying), named)
    if area == "legends" and len(pieces) > LEGENDS:
        raise ValueError(f"there are {LEGENDS} Legends")
    return side.model_copy(update={area: tuple(pieces)})


def _spread(pieces: Sequence[Piece]) -> list[Piece]:
    """Each copy as a piece of its own."""
    return [piece.model_copy(update={"copies": 1}) for piece in pieces for _ in range(piece.copies)]


def _put_in(pieces: Sequence[Piece], named: Mapping[int, str]) -> list[Piece]:
    """The pieces with cards named at some positions; what lies between stays unknown."""
    found = list(pieces)
    found += [Piece(card=UNKNOWN) for _ in range(max(named) + 1 - len(found))]
    for position, name in named.items():
        found[position] = found[position].model_copy(update={"card": name})
    return found
