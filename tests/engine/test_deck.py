"""Legal decks (7.3 and 3.20)."""

from __future__ import annotations

import pytest

from engine import CardFacts, Deck, IllegalPosition, deck_problems, made_up_card, new_game, ram_limits
from tests.engine.build import plain_deck


def legend(name: str, *, color: str = "Red", ram: int = 2, subtitle: str | None = None) -> CardFacts:
    return made_up_card(
        f"{name}-{subtitle}",
        name=name,
        subtitle=subtitle,
        type="Legend",
        color=color,
        ram=ram,
        cost=1,
        power=1,
    )


def card(name: str, *, color: str = "Red", ram: int = 1, subtitle: str | None = None) -> CardFacts:
    return made_up_card(
        f"{name}-{subtitle}", name=name, subtitle=subtitle, type="Unit", color=color, ram=ram, cost=1, power=1
    )


LEGENDS = (legend("A"), legend("B"), legend("C"))
MAIN = tuple(card(f"card {i}") for i in range(40))


def keys(deck: Deck) -> set[str]:
    return {key for problem in deck_problems(deck) for key in problem.keys}


def test_a_legal_deck_has_no_problems() -> None:
    assert deck_problems(Deck(LEGENDS, MAIN)) == []
    assert deck_problems(Deck(LEGENDS, (*MAIN, *(card(f"more {i}") for i in range(10))))) == []


@pytest.mark.parametrize("size", [0, 39, 51])
def test_a_main_deck_has_40_to_50_cards(size: int) -> None:
    """deck-building.main-deck-size (7.3.2)."""
    assert keys(Deck(LEGENDS, tuple(card(f"c {i}") for i in range(size)))) == {"deck-building.main-deck-size"}


@pytest.mark.parametrize("legends", [(), LEGENDS[:2], (*LEGENDS, legend("D")), (*LEGENDS[:2], card("X"))])
def test_a_deck_has_three_legends(legends: tuple[CardFacts, ...]) -> None:
    """deck-building.legal-deck (7.3)."""
    assert "deck-building.legal-deck" in keys(Deck(legends, MAIN))


def test_legends_have_different_names_whatever_their_subtitles() -> None:
    """deck-building.legend-names-differ (7.3.1)."""
    twice = (legend("V", subtitle="Streetkid"), legend("V", subtitle="Corporate Exile"), legend("B"))
    assert "deck-building.legend-names-differ" in keys(Deck(twice, MAIN))


def test_three_copies_are_the_limit_of_name_and_subtitle_together() -> None:
    """deck-building.three-copies (7.3.3), card.subtitle-tells-cards-apart (3.10.2)."""
    one, other = card("V", subtitle="a"), card("V", subtitle="b")
    assert deck_problems(Deck(LEGENDS, (*[one] * 3, *[other] * 3, *MAIN[:34]))) == []
    assert keys(Deck(LEGENDS, (*[one] * 4, *MAIN[:36]))) >= {"deck-building.three-copies"}
    reprint = made_up_card(
        "reprint", name="V", subtitle="a", type="Unit", color="Red", ram=1, cost=1, power=1
    )
    assert "deck-building.three-copies" in keys(Deck(LEGENDS, (*[one] * 3, reprint, *MAIN[:36])))


def test_a_legend_is_no_main_deck_card() -> None:
    """deck-building.legal-deck (7.3)."""
    assert "deck-building.legal-deck" in keys(Deck(LEGENDS, (legend("D"), *MAIN[:39])))


def test_ram_limits_are_the_sum_of_the_legends_per_color() -> None:
    """card.ram-limit-sum (3.20.5.1): the example of the rule."""
    legends = (
        legend("Goro", color="Green"),
        legend("Saburo", color="Green"),
        legend("Yorinobu", color="Red"),
    )
    assert ram_limits(legends) == {"Green": 4, "Red": 2}


@pytest.mark.parametrize(
    ("color", "ram", "legal"), [("Green", 4, True), ("Green", 5, False), ("Red", 2, True), ("Blue", 1, False)]
)
def test_cards_are_within_the_ram_limits(color: str, ram: int, legal: bool) -> None:
    """deck-building.ram-limit (7.3.4), card.ram-within-limit (3.20.5.2); without a Legend of its color: 0 (3.20.4)."""
    legends = (legend("A", color="Green"), legend("B", color="Green"), legend("C", color="Red"))
    deck = Deck(
        legends, (card("X", color=color, ram=ram), *(card(f"c {i}", color="Green") for i in range(39)))
    )
    assert (deck_problems(deck) == []) is legal
    assert keys(deck) >= (set() if legal else {"deck-building.ram-limit", "card.ram-within-limit"})


def test_no_game_begins_with_an_illegal_deck() -> None:
    with pytest.raises(IllegalPosition) as raised:
        new_game((plain_deck(), Deck((), ())))
    assert len(raised.value.problems) == 2
    assert {p.where for p in raised.value.problems} == {"deck of player 1"}


def test_the_message_counts_legends() -> None:
    text = str(deck_problems(Deck((*LEGENDS[:2], card("X")), MAIN))[0])
    assert "not 3" not in text
