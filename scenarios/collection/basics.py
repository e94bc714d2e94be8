"""What every answer about a card begins with: the facts that are printed around its text."""

from __future__ import annotations

from typing import Any

from pydantic import Field

import engine
from scenarios.ruling import View


class CardBasics(View):
    """The facts of a card in its current printing, but for what it does."""

    id: str = Field(description="How scenarios name the card")
    name: str
    subtitle: str | None
    type: str = Field(description="Legend, Unit, Gear or Program")
    color: str | None
    cost: int | None = Field(description="Null for a null cost, or where no source tells it (see `unknown`)")
    ram: int | None
    power: int | None = Field(description="For a Gear the bonus that it gives")
    tags: list[str]
    sell_tag: bool


def basics_of(card: engine.CardFacts) -> dict[str, Any]:
    """The fields of `CardBasics` for a card."""
    return {
        "id": card.id,
        "name": card.name,
        "subtitle": card.subtitle,
        "type": str(card.type),
        "color": card.color,
        "cost": card.cost,
        "ram": card.ram,
        "power": card.power,
        "tags": list(card.tags),
        "sell_tag": card.sell_tag,
    }
