"""Which cards a format allows (7.3.6)."""

from __future__ import annotations

from engine import deck_problems
from tests.engine.build import plain_deck


def test_a_card_that_the_format_does_not_allow_makes_the_deck_illegal() -> None:
    """deck-building.format-legal-cards (7.3.6): in the main deck and among the Legends."""
    deck = plain_deck()
    for card in (deck.main[0], deck.legends[0]):
        (problem,) = deck_problems(deck, banned=frozenset({card.id}))
        assert problem.keys == ("deck-building.format-legal-cards",)
        assert card.title in problem.message


def test_what_the_format_forbids_does_no_harm_outside_the_deck() -> None:
    """deck-building.format-legal-cards (7.3.6), the opposite case."""
    assert deck_problems(plain_deck(), banned=frozenset({"some-other-card"})) == []
