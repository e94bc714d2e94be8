"""Pieces beside others: what they have, to be the same as another or other than it, the most or the least of all."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.queries import power_known
from engine.state import Card, Die

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.effects.scope import Thing
    from engine.game import Game


def extremes(game: Game, what: str, found: Sequence[Card]) -> list[Card]:
    """Those of the cards that have the most or the least; several where they have as much.

    what: "lowest power", "highest cost" and so on, as in `Cards.extreme`.
    """
    if not found:
        return []
    match what.split()[1]:
        case "cost":
            numbers = [c.facts.cost or 0 for c in found]
        case "Gear":
            numbers = [len(c.gear) for c in found]
        case _:
            numbers = [power_known(game, c) for c in found]
    edge = min(numbers) if what.startswith(("lowest", "fewest")) else max(numbers)
    return [c for c, n in zip(found, numbers, strict=True) if n == edge]


def counted(game: Game, found: Sequence[Thing], what: str) -> Counter[object]:
    """What the pieces have of this, and how many of them each; of tags, a piece may have several, or none."""
    if what == "tags":
        return Counter(tag for card in found if isinstance(card, Card) for tag in card.facts.tags)
    marks = (marked(game, thing, what) for thing in found)
    return Counter(mark for mark in marks if mark is not None)


def marked(game: Game, thing: Thing, what: str) -> object:
    """What a piece has, to be the same as or other than what another one has; None where it has no such thing."""
    if isinstance(thing, Die):
        return {"values": thing.value, "sides": thing.sides}.get(what)
    facts = thing.facts
    match what:
        case "names":
            return facts.name.upper()
        case "costs":
            return facts.cost or 0
        case "powers":
            return power_known(game, thing)
        case "colors":
            return facts.color
        case _:
            return facts.type
