"""What a statement may not leave open: whose Rival, whose number, whose next turn, another than which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import Cards, CostOf, PowerOf, Ref, This
from engine.text.forms import IT, Reject
from engine.text.lowering.resolve import parts
from engine.text.lowering.spoken import NOBODY, side_of

if TYPE_CHECKING:
    from engine.effects.tree import Modifier
    from engine.effects.values import Piece
    from engine.text.forms import Tail
    from engine.text.lowering.refs import Scope


_OF_CARDS: Final = (t.CostChange, t.PaysInstead, t.EntersSpent)
"""What is true of cards wherever they are played from."""


def check_rivals(made: list[Modifier], piece: Piece, of: Cards | None, scope: Scope) -> None:
    """Refuse "rival Units can't be readied by rival effects": the tree has them of a Rival of whoever controls it."""
    if not any(getattr(part, "rivals", False) for part in parts(tuple(made))) or isinstance(piece, This):
        return
    side = side_of(scope, piece) if of is None else of.side
    if side != "friendly":
        raise Reject("whose Rival is meant is not said")


def check_played(mods: tuple[Modifier, ...], of: Any) -> None:
    """Refuse a price of pieces that are in play, and what is true of pieces in play of cards that are not."""
    if any(isinstance(mod, t.WinsFights) and mod.next_fight for mod in mods):
        raise Reject("how long this waits is not said")
    off = isinstance(of, Cards) and of.areas and not {"field", "legends"} & {*of.areas}
    if off and any(not isinstance(m, _OF_CARDS) and getattr(m, "action", "") != "be played" for m in mods):
        raise Reject("this is true of pieces in play only")
    priced = any(isinstance(mod, t.CostChange) and mod.what == "play" for mod in mods)
    if priced and isinstance(of, Cards) and (of.on or of.worn_by or of.attacking or of.in_attack):
        raise Reject("what is in play is not played")


def check_other(conditions: list[Any]) -> None:
    """Refuse "friendly Units have +1 power while another Unit attacks": another than each of them, or than this one."""
    if any(isinstance(p, Cards) and p.other for p in parts(tuple(conditions))):
        raise Reject("another than which?")


def speaks_of_it(amount: Any) -> bool:
    return any(part in (PowerOf(Ref(IT)), CostOf(Ref(IT))) for part in parts(amount))


def check_whose(subject: Piece, scope: Scope) -> None:
    """Refuse "X gains power equal to its power" where "its" may mean another card that was spoken of as well."""
    for spoken in scope.spoken:
        other = spoken.piece not in (subject, NOBODY, Ref("opponent")) or spoken.offer is not None
        if other and not (spoken.many or spoken.is_gig):
            raise Reject(
                'whose number this is is not said: write "that Unit\'s power", "the discarded card\'s cost"'
            )


def check_whose_turn(tail: Tail, piece: Any, scope: Scope) -> None:
    """Refuse "next turn" of a card that was spoken of and is not known to be a Rival's."""
    if tail.of_rivals and isinstance(piece, Ref) and side_of(scope, piece) == "friendly":
        raise Reject("whose next turn is not clear")


def check_next_turn(tail: Tail, of: Any) -> None:
    """Refuse "next turn" of pieces that are not a Rival's: it would not be their turn."""
    side = getattr(getattr(of, "of", of), "side", None)
    if tail.of_rivals and not isinstance(of, Ref) and side != "rival":
        raise Reject("whose next turn is not clear")
