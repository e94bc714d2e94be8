"""Readers of where a Program goes in place of the trash once it has resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.tree import Move
from engine.text.forms import Amend, Body, Reject
from engine.text.lowering.gear_kept import GearKept
from engine.text.meaning import CARD_TYPE, reads

if TYPE_CHECKING:
    from engine.effects.values import Piece


@reads("bottom_after")
def bottom_after(piece: Piece, _word: Any = None) -> Body:
    return Body(Amend(piece, then="bottom of deck"))


@reads("body_gear_kept")
def body_gear_kept(what: Any, _gear: Piece) -> Body:
    """The words "equip it to this Unit instead of trashing it"."""
    return Body(GearKept(what))


def _own_program(to: Any) -> Any:
    def read(this: Any, _word: Any = None) -> Body:
        """What becomes of the Program itself, in place of the trash: it is moved while it resolves."""
        if CARD_TYPE.get() != "Program":
            raise Reject("only a Program goes to the trash when it has resolved")
        return Body(Move(this, to))

    return read


reads("own_to_bottom")(_own_program("bottom of deck"))
reads("own_to_top")(_own_program("top of deck"))
reads("own_to_hand")(_own_program("hand"))
reads("own_removed")(_own_program("removed"))


@reads("top_after")
def top_after(piece: Piece, _word: Any = None) -> Body:
    return Body(Amend(piece, then="top of deck"))


@reads("removed_after")
def removed_after(piece: Piece, _word: Any = None) -> Body:
    return Body(Amend(piece, then="removed"))


def _after_if(name: str, to: Any) -> None:
    def read(piece: Piece, *rest: Any) -> Body:
        return Body(Amend(piece, then=to), condition=rest[-1])

    reads(name)(read)


_after_if("bottom_after_if", "bottom of deck")
_after_if("top_after_if", "top of deck")
_after_if("removed_after_if", "removed")
