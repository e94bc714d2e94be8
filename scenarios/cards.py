"""The cards of one scenario: printed ones by name, and those that it makes up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rapidfuzz import process

import engine
from engine.facts import CardType
from scenarios.language.model import UNKNOWN, MadeUpCard

_TYPES: Final[dict[str, CardType]] = {
    "unit": "Unit",
    "gear": "Gear",
    "legend": "Legend",
    "program": "Program",
}


class ScenarioCards:
    """Finds the facts of a card by the name that a scenario gives. `problems`: what is wrong with made-up cards."""

    def __init__(self, made_up: Mapping[str, MadeUpCard]) -> None:
        self.problems: list[tuple[str, str]] = []
        self._made_up: dict[str, engine.CardFacts] = {}
        for card_id, card in made_up.items():
            if card_id == UNKNOWN or _is_printed(card_id):
                self.problems.append(
                    (card_id, f"`{card_id}` is a card that exists; give the made-up one another id")
                )
            else:
                self._made_up[card_id] = _make_up(card_id, card)

    def find(self, name: str, *, as_legend: bool) -> engine.CardFacts | str:
        """The facts of a card, or what to say where there is none. `as_legend`: an unknown card is a Legend there."""
        if name == UNKNOWN:
            return engine.UNKNOWN_LEGEND if as_legend else engine.UNKNOWN
        if name in self._made_up:
            return self._made_up[name]
        try:
            return engine.catalogue().find(name)
        except engine.AmbiguousCard as error:
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


def _is_printed(card_id: str) -> bool:
    try:
        engine.catalogue().card(card_id)
    except engine.UnknownCard:
        return False
    return True


def _make_up(card_id: str, card: MadeUpCard) -> engine.CardFacts:
    kind = _TYPES[card.type]
    return engine.made_up_card(
        card_id,
        type=kind,
        name=card.name,
        subtitle=card.subtitle,
        text=card.text,
        color=card.color,
        cost=card.cost if card.cost is not None or kind == "Legend" else 0,
        ram=card.ram,
        power=card.power,
        sell_tag=card.sell_tag,
        tags=card.tags,
    )
