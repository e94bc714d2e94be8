"""Words that may speak of either of two pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.values import Ref, This
from engine.text.forms import THEM, Reject
from engine.text.naming import label_of
from engine.text.seen import side_of
from engine.text.spoken import NOBODY, OPPONENT

if TYPE_CHECKING:
    from engine.effects.values import Piece
    from engine.text.refs import Scope
    from engine.text.spoken import Spoken


def check_plain(scope: Scope, found: list[Spoken], word: str, name: str) -> None:
    """Refuse a word that may speak of two pieces. found: those that fit it, the latest first."""
    piece = found[0].piece
    if scope.rivalled and word == "that" and piece == Ref("unit"):
        raise Reject('which of the two Units is not said: write "it", or "the opposing Unit"')
    if piece == NOBODY:
        raise Reject("which one this word speaks of is not said")
    if found[0].pair:
        raise Reject("what is asked or counted of both of them is not clear")
    own = found[0].kinds == ("each",)  # "its" of what a statement is about
    others = [other for other in found[1:] if other.piece not in (NOBODY, piece) and not own]
    if name == "it" and piece == Ref("opponent") and others:
        raise Reject('the Gear or its host is not said: write "that Gear", or "that Unit"')
    if name == "it" and piece == This() and others and scope.replaced is None:
        raise Reject('this card or another is not said: write "this Unit", or "that Unit"')
    if name == "it" and piece == scope.meets and (not scope.helped or side_of(scope, piece) == "rival"):
        raise Reject('which of the two Units is not said: write "this Unit", or "the opposing Unit"')


def itself(scope: Scope) -> Piece:
    """The piece that has the effect, where no other one may be meant."""
    others = [s for s in scope.spoken if s.piece != scope.this and s.kinds != OPPONENT]
    cards = [s for s in scope.spoken if not s.is_gig]
    if scope.program and len(cards) == 1 and not cards[0].many and cards[0].piece not in (NOBODY, scope.this):
        return cards[0].piece  # a Program has no power, and only one card was spoken of
    if scope.program or any(not s.kinds or {"Unit", "Legend"} & {*s.kinds} for s in others):
        raise Reject('less or more than what is not said: write "than this Unit"')
    return scope.this


def both_of(scope: Scope) -> str:
    """The label of those that "both" are: several pieces that were spoken of together."""
    several = [s for s in scope.fitting(THEM, "any") if s.piece != NOBODY]
    if not several or several[0].pair:
        raise Reject("which two cards these are is not said")
    return label_of(several[0].piece)
