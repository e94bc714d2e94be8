"""The cards of one scenario: printed ones by name, and those that it makes up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rapidfuzz import process

import engine
from engine.facts import CardType
from scenarios.collection.cards import cards_at_hand
from scenarios.language.model import MadeUpCard
from scenarios.language.pieces import UNKNOWN

_TYPES: Final[dict[str, CardType]] = {
    "unit": "Unit",
    "gear": "Gear",
    "legend": "Legend",
    "program": "Program",
}


class ScenarioCards:
    """Finds the facts of a card by the name that a scenario gives. `problems`: what is wrong with made-up cards.

    A made-up card takes the place of an imported one (`instead_of_imported`), so that a scenario means the same
    everywhere; never of one that ships.
    """

    def __init__(self, made_up: Mapping[str, MadeUpCard]) -> None:
        self.problems: list[tuple[str, str]] = []
        self._made_up: dict[str, engine.CardFacts] = {}
        # looked up once for a scenario, since that takes a look at the disk
        self.at_hand = cards_at_hand()
        self._printings = self.at_hand.catalogue
        self.instead_of_imported = [
            card_id
            for card_id in made_up
            if card_id in self._printings and card_id not in self.at_hand.shipped
        ]
        for card_id, card in made_up.items():
            if card_id == UNKNOWN or card_id in self.at_hand.shipped:
                self.problems.append(
                    (card_id, f"`{card_id}` is a card that exists; give the made-up one another id")
                )
            else:
                self._made_up[card_id] = _make_up(card_id, card)

    def find(self, name: str, *, area: str = "") -> engine.CardFacts | str:
        """The facts of a card as printed, or what to say where there is none; `at_hand.played` has the current text.

        area: where it lies; an unknown card is a Legend in the Legends area, and of several cards of a name only those
        count that can lie there.
        """
        if name == UNKNOWN:
            return engine.UNKNOWN_LEGEND if area == "legends" else engine.UNKNOWN
        if name in self._made_up:
            return self._made_up[name]
        try:
            return self._printings.find(name)
        except engine.AmbiguousCard as error:
            fitting = [self._printings.find(card_id) for card_id in error.ids]
            fitting = [card for card in fitting if _may_lie(card, area)]
            if len(fitting) == 1:
                return fitting[0]
            listed = ", ".join(f"`{card_id}`" for card_id in error.ids)
            return f"`{name}` may be any of {listed}; write one of these ids"
        except engine.UnknownCard as error:
            near = [
                found for found, _, _ in process.extract(name, list(self._made_up), limit=2, score_cutoff=70)
            ]
            near += [card_id for card_id in error.nearest if card_id not in near]
            hint = (
                f"did you mean {' or '.join(f'`{card_id}`' for card_id in near)}?"
                if near
                else "check its name"
            )
            return f"there is no card `{name}`; {hint} (made-up cards go under `cards`)"


def _may_lie(card: engine.CardFacts, area: str) -> bool:
    """Whether a card can lie in an area: Legends only in their own, and on the field where their cost can be paid."""
    if area == "legends":
        return card.type == "Legend"
    if area == "field":
        return card.type == "Unit" or (card.type == "Legend" and card.cost is not None)
    if area == "gear":
        return card.type == "Gear"
    return area not in ("hand", "deck", "main", "trash") or card.type != "Legend"


def _make_up(card_id: str, card: MadeUpCard) -> engine.CardFacts:
    kind = _TYPES[card.type]
    cost = card.cost if card.cost is not None or kind == "Legend" else 0
    return _made_up(
        card_id, kind, card.name, card.subtitle, card.text, card.color.capitalize() if card.color else None, cost,
        card.ram, card.power, card.sell_tag, tuple(tag.upper() for tag in card.tags),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _made_up(
    card_id: str, kind: CardType, name: str | None, subtitle: str | None, text: str, color: str | None,
    cost: int | None, ram: int | None, power: int | None, sell_tag: bool, tags: tuple[str, ...],
) -> engine.CardFacts:  # fmt: skip
    """The facts of a card that was described before are the same again, its text compiled once."""
    return engine.made_up_card(
        card_id, type=kind, name=name, subtitle=subtitle, text=text, color=color, cost=cost, ram=ram, power=power,
        sell_tag=sell_tag, tags=tags,
    )  # fmt: skip
