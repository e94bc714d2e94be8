"""What a piece that may not be chosen lacks: the one thing asked for without which it could be."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Final

import engine
from engine.effects import tree
from engine.effects.scope import Scope
from engine.effects.select import cards
from engine.effects.values import Cards

_COST: Final = ("card.cost-value", "card.cost-value-unchanged")
_POWER: Final = ("card.power-total",)
#: The rules about each thing that may be asked of a card.
RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "kinds": ("card.type-names",),
    "tags": ("card.tag-in-effect",),
    "name": ("card.name-excludes-subtitle",),
    "color": ("card.color",),
    "spent": ("card.spent", "card.ready"),
    "equipped": ("equip.equipped", "equip.unequipped"),
    "keyword": ("keyword.effect-shorthand",),
    "cost": _COST,
    "cost_parity": _COST,
    "power": _POWER,
    "power_parity": _POWER,
    "extreme": _POWER,
    "other": ("effect.this-means-source",),
}
_DEFAULTS: Final = {field.name: field.default for field in dataclasses.fields(Cards)}


def lacking(
    game: engine.Game, asks: object, player: int, source: object, card: engine.Card
) -> tuple[str, ...]:
    """The rules about what a card lacks to be chosen by `player` for a text of `source`.

    asks: the choice. Empty where it is not one thing, or cannot be told.
    """
    if (
        not isinstance(asks, tree.Choose)
        or not isinstance(asks.of, Cards)
        or not isinstance(source, engine.Card)
    ):
        return ()
    scope = Scope(game, player, source)
    for what, rules in RULES.items():
        without = dataclasses.replace(asks.of, **{what: _DEFAULTS[what]})
        if without != asks.of and any(each.uid == card.uid for each in cards(scope, without)):
            return rules
    return ()
