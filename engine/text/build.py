"""Compile many cards at once: what an import and the catalogue's own data are made with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.errors import CardTextError
from engine.text.compiler import compile_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.effects.tree import Ability


@dataclass(frozen=True, slots=True)
class Built:
    """What became of each card, by id.

    compiled: its abilities. refused: why its text could not be read. untold: cards whose text no source tells.
    """

    compiled: dict[str, tuple[Ability, ...]] = field(default_factory=dict[str, "tuple[Ability, ...]"])
    refused: dict[str, CardTextError] = field(default_factory=dict[str, CardTextError])
    untold: tuple[str, ...] = ()


def build(cards: Iterable[Mapping[str, Any]]) -> Built:
    """Compile the texts of cards, given as mappings with id, type, name and text (None where it is unknown)."""
    compiled: dict[str, tuple[Ability, ...]] = {}
    refused: dict[str, CardTextError] = {}
    untold: list[str] = []
    for card in cards:
        card_id, text = card["id"], card["text"]
        if text is None:
            untold.append(card_id)
            continue
        try:
            compiled[card_id] = compile_text(text, card_type=card["type"], name=card["name"], card_id=card_id)
        except CardTextError as error:
            refused[card_id] = error
    return Built(compiled, refused, tuple(untold))
