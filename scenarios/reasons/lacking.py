"""What a piece that may not be chosen lacks: the one thing asked for without which it could be."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Final, NamedTuple

import engine
from engine import queries
from engine.effects import tree
from engine.effects.scope import Scope
from engine.effects.select import card_fits, cards, kind_fits
from engine.effects.values import Cards
from engine.rules.costs import cost_to_play

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
_OF_POWER: Final = frozenset({"power", "power_parity", "extreme"})
_GEAR_POWER: Final = ("card.gear-power-as-printed",)
_NO_UNIT_YET: Final = ("types.legend-on-field-is-unit", "card.type-names")
_FACE_DOWN: Final = ("card.face-down-no-information",)
_DEFAULTS: Final = {field.name: field.default for field in dataclasses.fields(Cards)}


class Lack(NamedTuple):
    """The rules about what a card lacks, and how it stands in words; both empty where nothing can be told."""

    keys: tuple[str, ...] = ()
    words: str = ""


def lacking(game: engine.Game, asks: object, player: int, source: object, card: engine.Card) -> Lack:
    """What a card lacks to be chosen by `player` for a text of `source`.

    asks: the choice. Empty where it is not one thing, or cannot be told.
    """
    if (
        not isinstance(asks, tree.Choose)
        or not isinstance(asks.of, Cards)
        or not isinstance(source, engine.Card)
    ):
        return Lack()
    scope = Scope(game, player, source)
    if not card.face_up and card.area in ("field", "legends"):
        turned_up = card_fits(scope, asks.of, card._replace(face_up=True))
        return (
            Lack(_FACE_DOWN, "a face-down card shows nothing of what is asked for") if turned_up else Lack()
        )
    for what, rules in RULES.items():
        without = dataclasses.replace(asks.of, **{what: _DEFAULTS[what]})
        if without != asks.of and any(each.uid == card.uid for each in cards(scope, without)):
            if what == "kinds" or (what in _OF_POWER and card.facts.type == "Gear"):
                return _of_its_type(card, what)
            # Where it is paid for with another amount, that this changes no cost value decides.
            other = rules is _COST and cost_to_play(game, card.controller, card) not in (
                None,
                card.facts.cost,
            )
            words = _in_words(game, card, what)
            return Lack(rules[::-1] if other else rules, f"{{}} {words}" if words else "")
    # It lacks more than one thing: of these its type tells most.
    other_type = bool(asks.of.kinds) and not any(kind_fits(card, kind) for kind in asks.of.kinds)
    return _of_its_type(card, "kinds") if other_type else Lack()


def _of_its_type(card: engine.Card, what: str) -> Lack:
    """What a card lacks by its type: to be of one that is asked for, or, as a Gear, other power than is printed."""
    if what != "kinds":
        return Lack(_GEAR_POWER, f"{{}} has power {card.facts.power}")
    if card.facts.type == "Legend" and card.area == "legends":
        return Lack(_NO_UNIT_YET, "{} lies in the Legends area, where it is a Legend only")
    return Lack(RULES["kinds"], f"{{}} {_is_a(card)}")


def _is_a(card: engine.Card) -> str:
    return "is of another type" if card.facts.type is None else f"is a {card.facts.type}"


def _in_words(game: engine.Game, card: engine.Card, what: str) -> str:
    """How a card stands in what is asked of it, in words that follow its title; empty where there are none."""
    match what:
        case "tags":
            return "has no tag that is asked for"
        case "name":
            return "has another name"
        case "color":
            return f"is {card.facts.color}" if card.facts.color else ""
        case "spent":
            return "is spent" if card.spent else "is ready"
        case "equipped":
            return "is equipped" if card.gear else "is unequipped"
        case "cost" | "cost_parity" if card.facts.cost is None:
            return "has a null cost, which counts as 0"
        case "cost" | "cost_parity":
            return f"has cost {card.facts.cost}"
        case "power" | "power_parity" | "extreme":
            return f"has power {queries.power(game, card)}"
        case "other":
            return "is the one whose effect this is"
        case _:
            return ""
