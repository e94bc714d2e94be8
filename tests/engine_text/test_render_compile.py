"""What the renderer writes, the compiler reads as the same tree: random trees, the catalogue, the printed cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, assume, given, settings

from engine.cards import catalogue
from engine.text import compile_text
from engine.text.parsing.layout import Piece, paragraphs
from engine.text.parsing.tokens import MOST_TOKENS, tokenise
from engine.text.rendering.render import render
from tests.engine_text.trees import cards

if TYPE_CHECKING:
    from engine.effects.tree import Ability
    from engine.facts import CardFacts, CardType

LONGEST = 800
"""In characters: what takes longer to read says no more than several shorter ones."""

PRINTED = Path(__file__).resolve().parents[3] / "shared/data/cards.json"


def not_too_long(text: str) -> bool:
    """Whether the compiler takes sentences of such length, and a text is short enough to try many."""
    sentences = [part for made in paragraphs(tokenise("card", text), text) for part in made]
    return len(text) <= LONGEST and all(
        len(part.words) <= MOST_TOKENS for part in sentences if isinstance(part, Piece)
    )


@given(cards())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_random_tree_comes_back_from_its_text(card: tuple[CardType, tuple[Ability, ...]]) -> None:
    card_type, abilities = card
    text = render(abilities, card_type=card_type)
    assume(not_too_long(text))
    assert compile_text(text, card_type=card_type) == abilities


@pytest.mark.nightly
@given(cards())
@settings(max_examples=5_000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_thousands_of_random_trees_come_back_from_their_texts(
    card: tuple[CardType, tuple[Ability, ...]],
) -> None:
    card_type, abilities = card
    text = render(abilities, card_type=card_type)
    assume(not_too_long(text))
    assert compile_text(text, card_type=card_type) == abilities


def with_text() -> list[CardFacts]:
    return [card for card in catalogue() if card.abilities]


@pytest.mark.parametrize("card", with_text(), ids=lambda card: card.id)
def test_every_card_of_the_catalogue_comes_back_from_our_wording(card: CardFacts) -> None:
    assert card.type is not None
    text = render(card.abilities, card_type=card.type, name=card.title)
    assert compile_text(text, card_type=card.type, name=card.name) == card.abilities


@pytest.mark.skipif(
    not PRINTED.exists(), reason="the printed cards are not at hand (../shared/data/cards.json)"
)
def test_every_printed_text_means_what_our_wording_of_it_means() -> None:
    printed: list[dict[str, Any]] = [card for card in json.loads(PRINTED.read_text()) if card["text"]]
    assert len(printed) > 140
    for card in printed:
        kind, name = card["type"], card["name"]
        abilities = compile_text(card["text"], card_type=kind, name=name, card_id=card["id"])
        ours = render(abilities, card_type=kind, name=name)
        assert compile_text(ours, card_type=kind, name=name, card_id=card["id"]) == abilities
