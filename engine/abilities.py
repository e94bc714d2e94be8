"""Abilities: what a card's text does, as data.

This is the part of the effect tree that the engine executes so far: keywords, and the sentence that forbids a Unit to
attack. Every node is immutable and compares by value.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

KeywordName = Literal["ADRENALINE", "BLOCKER", "GO SOLO", "QUICK"]
KEYWORDS: tuple[KeywordName, ...] = ("ADRENALINE", "BLOCKER", "GO SOLO", "QUICK")


@dataclass(frozen=True, slots=True)
class Keyword:
    """An effect keyword printed on the card (`adrenaline.meaning`, `blocker.meaning`, `go-solo.meaning`)."""

    name: KeywordName


@dataclass(frozen=True, slots=True)
class Cannot:
    """A standing prohibition on the piece that has it: it can't do `action` (`golden.cant-beats-can`)."""

    action: Literal["attack"]


Ability: TypeAlias = Keyword | Cannot
