"""Readers of fights that an effect brings about, and of how they came out."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Choose, Fight, May
from engine.effects.values import Cards, Not, Ref, This, WonFight
from engine.text.forms import IT, Reject
from engine.text.lowering.fights import TheyFight
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.tree import Step, Target
    from engine.effects.values import Condition, Piece, Side


RIVAL_UNIT: Final = "?rival Unit"


@reads("fights_piece_now")
def fights_piece_now(one: Target, other: Target) -> Step:
    """Units of two players fight: where only one of them is said to be of a side, the other is of the other."""
    if other == Ref(IT) and (one == This() or _side(one) == "friendly"):
        other = Ref(RIVAL_UNIT)  # "choose a rival Unit. This Unit fights it"
    first, second = _side(one), _side(other)
    if first is not None and first == second:
        raise Reject("no Unit fights another of the same player, or whose they are is not said")
    return Fight(_of(one, second), _of(other, first or ("friendly" if one == This() else None)))


@reads("may_fight_piece")
def may_fight_piece(one: Target, other: Target) -> Step:
    return May(fights_piece_now(one, other))


@reads("they_fight")
def they_fight(pieces: Piece) -> TheyFight:
    return TheyFight(pieces)


def _side(piece: Target) -> Side | None:
    """Whose a chosen Unit is; None where it is no choice."""
    if not isinstance(piece, Choose):
        return None
    if not isinstance(piece.of, Cards) or piece.count != 1 or piece.up_to:
        raise Reject("one Unit fights one other")
    return piece.of.side


def _of(piece: Target, other: Side | None) -> Target:
    """The piece, of the side that the other one is not, where it is not said whose it is."""
    if not isinstance(piece, Choose) or not isinstance(piece.of, Cards) or piece.of.side != "any":
        return piece
    if other not in ("friendly", "rival"):
        raise Reject("whose Unit fights is not said")
    return dataclasses.replace(
        piece, of=dataclasses.replace(piece.of, side="rival" if other == "friendly" else "friendly")
    )


@reads("won_fight")
def won_fight(piece: Any) -> Condition:
    return WonFight(piece)


@reads("lost_fight")
def lost_fight(piece: Any) -> Condition:
    return WonFight(piece, lost=True)


@reads("did_not_win")
def did_not_win(piece: Any) -> Condition:
    return Not(WonFight(piece))


@reads("did_not_lose")
def did_not_lose(piece: Any) -> Condition:
    return Not(WonFight(piece, lost=True))
