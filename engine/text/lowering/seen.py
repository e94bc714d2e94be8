"""What is done to cards that are being looked at, where the words leave unsaid that they are."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.effects.values import Cards, Ref
from engine.text.forms import OPEN, Reject, TrashSome
from engine.text.lowering.placing import as_yours
from engine.text.lowering.resolve import parts, resolve
from engine.text.lowering.spoken import NOBODY
from engine.text.meaning import rebuild

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.effects.values import Piece
    from engine.text.lowering.refs import Scope


@dataclass(frozen=True, slots=True)
class AddMore:
    """The words "add 1 more": as the sentence before, once more."""

    count: Any


@dataclass(frozen=True, slots=True)
class DiscardChosen:
    """The words "they discard a card you choose", or (`seen`) "discard a card from it": of a hand that you saw."""

    count: int
    like: Cards
    seen: bool = False


@dataclass(frozen=True, slots=True)
class DrawThat:
    """The words "draw it", of the card on top of the deck that is being looked at."""

    piece: Piece


def of_seen(node: TrashSome | DrawThat | DiscardChosen, scope: Scope) -> Iterator[Any]:
    """The instructions that this comes to, each to be lowered before the next is asked for.

    Raises Reject where nothing was looked at that may be meant.
    """
    match node:
        case TrashSome():
            yield _trashed(node, scope)
        case DrawThat(piece):
            if resolve(piece, scope, "off") != Ref("looked") or scope.looked != 1:
                raise Reject("only the card on top of the deck is drawn")
            yield t.Draw(1)
        case DiscardChosen(count, like, _):
            if not scope.hand_seen or scope.hand_of != "rival":
                raise Reject("which of a Rival's cards you choose from is not seen")
            yield t.Pick(t.Choose(dataclasses.replace(like, among="looked"), OPEN, count))
            picked = [s.piece for s in scope.spoken if isinstance(s.piece, Ref)][-1]
            yield t.Discard(count, like=Cards(among=picked.label))


def _trashed(node: TrashSome, scope: Scope) -> Any:
    """While cards are being looked at, "trash 1" is one of them (`search.return-in-order` has the example)."""
    looked = scope.looked
    if looked is None:
        return t.TrashTop(node.count, node.up_to)
    if not (isinstance(node.count, int) and isinstance(looked, int) and node.count < looked):
        raise Reject('of which cards is not said: write "the top cards of your deck", or "from among them"')
    return t.Move(t.Choose(Cards(among="looked"), OPEN, node.count, node.up_to), "trash")


def check_returned(scope: Scope, piece: Piece) -> None:
    """Refuse "discard 1. Return it to ..." where another piece may be meant: a discard is not undone."""
    others = [s for s in scope.spoken if s.piece not in (piece, NOBODY) and not s.is_gig]
    if others and piece == Ref("discarded"):
        raise Reject("which one this word speaks of is not said")


def check_trashed(done: t.Move, scope: Scope) -> None:
    """Refuse to trash what lies in the trash already, and what is in play, which is defeated (`defeat.process`)."""
    target: Any = done.target
    of, piece = getattr(target, "of", None), Ref(target.bind) if hasattr(target, "bind") else target
    if isinstance(of, Cards):
        there = of.among in ("trashed", "discarded") or "trash" in of.areas
        in_play = not of.areas and of.among is None
    else:
        gone = [was for kind, (_, was, _) in scope.done.items() if kind.endswith("defeated")]
        there = piece in (Ref("trashed"), Ref("discarded"), *gone)
        in_play = piece == scope.this or any(s.piece == piece and not s.off for s in scope.spoken)
    if there:
        raise Reject("this lies in the trash already")
    if in_play:
        raise Reject('what is in play is defeated; write "trash 1" for the top card of the deck')


_MINE = (t.PlayCard, t.Sell, t.Equip, t.Draw, t.TrashTop)


def check_taken(done: Any, scope: Scope) -> None:
    """Refuse to take cards from a Rival's deck that are being looked at: no hand but their owner's is theirs."""
    takes = isinstance(done, _MINE) or (isinstance(done, t.Move) and done.to == "hand")
    seen = any(part == Ref("looked") or getattr(part, "among", None) == "looked" for part in parts(done))
    if scope.deck_of == "rival" and takes and seen:
        raise Reject("these cards are a Rival's")


def check_discarded(scope: Scope, piece: Piece) -> None:
    """Refuse "choose a card. They discard it" where nothing says that the card is in a hand."""
    if any(s.piece == piece and not s.off for s in scope.spoken):
        raise Reject("only cards in a hand are discarded")


def of_whose(node: t.Discard | t.Draw, scope: Scope) -> t.Discard | t.Draw:
    """A draw or a discard, whose hand it speaks of filled in."""
    return of_hand(node, scope) if isinstance(node, t.Discard) else rebuild(node, as_yours)


def of_hand(node: t.Discard, scope: Scope) -> t.Discard:
    """A discard, of whose hand: of a card that was chosen or seen, of whoever has it; else your own, or as was said."""
    node = rebuild(node, as_yours)
    if node.like is None or node.like.among is None:
        return node
    check_discarded(scope, Ref(node.like.among))
    return dataclasses.replace(node, who=scope.hand_of or node.who)
