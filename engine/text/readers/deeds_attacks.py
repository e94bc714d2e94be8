"""Readers of deeds in an attack that are told of the other Unit, or of the player whose Unit does it."""

from __future__ import annotations

from typing import Any

from engine.effects.values import Cards
from engine.text.meaning import reads
from engine.text.readers.deeds import Deed


@reads("attacks_with")
def attacks_with(piece: Any) -> Deed:
    return Deed(("attacks",), piece, with_piece=True)


@reads("blocks_with")
def blocks_with(piece: Any) -> Deed:
    return Deed(("uses-blocker",), piece, with_piece=True)


@reads("player_attacks")
def player_attacks(of: Cards) -> Deed:
    """The words "a Rival attacks a friendly Unit": with a Unit of theirs."""
    return Deed(("attacks",), Cards(("Unit",)), against=of, with_piece=True)


@reads("uses_blocker_against")
def uses_blocker_against(of: Cards) -> Deed:
    """The attacker that is blocked."""
    return Deed(("uses-blocker",), against=of)


@reads("blocks_piece")
def blocks_piece(of: Cards) -> Deed:
    """Blocking an attacker of some description, an event of the attacker."""
    return Deed(("is-blocked",), of)


@reads("blocks_this")
def blocks_this(piece: Any) -> Deed:
    """Blocking this Unit, which is an event of this Unit."""
    return Deed(("is-blocked",), piece)
