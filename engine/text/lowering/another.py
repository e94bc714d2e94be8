"""The word "another": than which piece."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final

from engine.effects.values import EACH, Cards, Ref, This
from engine.text.forms import Reject
from engine.text.lowering.naming import label_of
from engine.text.lowering.spoken import NOBODY, Spoken
from engine.text.meaning import CARD_TYPE, changed

if TYPE_CHECKING:
    from engine.text.lowering.refs import Scope

_OWN_KINDS: Final[dict[str, set[str]]] = {
    "Unit": {"Unit", "Legend"},
    "Legend": {"Unit", "Legend"},
    "Gear": {"Unit", "Legend", "Gear"},
    "Program": {"Program"},
}
"""What the card itself may be another one of."""


def other_than(made: Cards, scope: Scope) -> Cards:
    """The word "another": than the piece of that kind that was spoken of last, the card's own or a chosen one.

    What a statement says of each piece of a set speaks of others than that piece.
    """
    apart = scope.each is not None and {made.side, scope.each.side} == {"friendly", "rival"}
    if scope.each is not None and not apart and (not made.kinds or {"Unit", "Legend"} & {*made.kinds}):
        if made.kinds != scope.each.kinds:
            raise Reject("another than which?")
        return changed(made, dataclasses.replace(made, other=False, other_than=EACH))
    own = _OWN_KINDS[CARD_TYPE.get()]
    on_table = not made.kinds or bool(own & set(made.kinds))
    # a Legend is never in a hand, a trash or a deck, so that nothing there is another one than it
    there = CARD_TYPE.get() == "Legend" and bool(made.areas)
    itself = (
        on_table
        and made.side != "rival"
        and not there
        and (not scope.program or isinstance(scope.this, This))
    )
    for spoken in reversed(scope.spoken):
        if spoken.piece == scope.this and itself:
            if not _one_besides(made, scope):
                return made
            if CARD_TYPE.get() == made.kinds[0] or scope.program:
                raise Reject("another than which?")
            continue  # "you may spend this Legend. If you do, ready another friendly Unit": than the Unit before
        if _may_be_other(made, spoken):
            if itself and not scope.program and (spoken.off or made.areas):
                if not spoken.chosen:
                    continue
                raise Reject("another than which?")
            if spoken.piece == NOBODY or spoken.vague:
                raise Reject("another than which?")
            return changed(made, dataclasses.replace(made, other=False, other_than=label_of(spoken.piece)))
    if not itself:
        raise Reject("another than which?")
    return made


def _one_besides(made: Cards, scope: Scope) -> bool:
    """Whether another piece in play than the card itself was spoken of, which one of these may be another than."""
    others = (s for s in scope.spoken if s.piece != scope.this and not s.off and s.piece != NOBODY)
    return bool(made.kinds) and not made.areas and any(_may_be_other(made, spoken) for spoken in others)


def _may_be_other(made: Cards, spoken: Spoken) -> bool:
    """Whether "another" of a set may mean another than this piece."""
    if not isinstance(spoken.piece, Ref) or spoken.many or spoken.is_gig:
        return False
    if spoken.kinds == ("opponent",):
        return made.side == "rival"
    alike = spoken.kinds == made.kinds or bool({*spoken.kinds} & {*made.kinds} & {"Unit", "Legend"})
    return alike and {made.side, spoken.side} != {"friendly", "rival"}
