"""Two questions in a row: "If its cost is even, A. If its cost is odd, B." ask the same piece."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, CostOf, Gigs, Is, IsParity, PowerOf, Ref, StreetCred
from engine.text.forms import IT, Reject
from engine.text.lowering.resolve import parts, resolve

if TYPE_CHECKING:
    from engine.text.lowering.refs import Scope


def alike(condition: Any, asked: tuple[Any, Any] | None, scope: Scope) -> Any:
    """What a condition asks, given the question right before it, as it was written and as it was understood.

    Raises Reject where "it" may be what the first question asks of, or what came in since.
    """
    again = None if asked is None else _number_again(asked[1], condition, scope)
    if again is not None:
        return again
    piece = None if asked is None else _piece(asked[1])
    if asked is None or piece is None or _piece(condition) != Ref(IT):
        return resolve(condition, scope)
    try:
        found = resolve(condition, scope)
    except Reject:
        if not (_one_question(asked[0], condition) or _same_number(asked[0], condition)):
            raise
        found = None
    if found is not None and _piece(found) == piece:
        return found
    inner = scope.inner()
    spoken = [s for s in inner.spoken if s.piece == piece]
    if not spoken:
        return resolve(condition, scope)
    inner.say(spoken[0])
    same = resolve(condition, inner)
    if same == found:
        return found
    if found is not None and _piece(found) != scope.this and not _one_question(asked[0], condition):
        raise Reject("which one this word speaks of is not said")
    scope.say(spoken[0])
    return same


def _number_again(asked: Any, condition: Any, scope: Scope) -> Any:
    """The words "if your Street Cred is odd, A. If it's even, B": the same number.

    Raises Reject where "it" may as well be a Gig.
    """
    match asked, condition:
        case IsParity(StreetCred() as number), Is(Ref(), Gigs(parity=str(parity)) as like):
            if like != Gigs(parity=parity):
                return None
            if any(s.is_gig for s in scope.spoken):
                raise Reject("which one this word speaks of is not said")
            return IsParity(number, parity)
        case _:
            return None


def _piece(condition: Any) -> Any:
    """The piece that a condition asks something of."""
    for part in parts(condition):
        if isinstance(part, (Is, CostOf, PowerOf)):
            return part.piece
    return None


def _one_question(one: Any, other: Any) -> bool:
    """Whether two conditions ask the same thing, to which there are several answers."""
    match one, other:
        case IsParity(amount), IsParity(again):
            return amount == again
        case Is(piece, Cards() as like), Is(again, Cards() as too):
            plain = dataclasses.replace(like, kinds=()) == dataclasses.replace(too, kinds=()) == Cards()
            return piece == again and plain and like.kinds != too.kinds
        case _:
            return False


def _same_number(one: Any, other: Any) -> bool:
    """Whether both ask just the cost, or just the power, of the same piece."""
    match one, other:
        case Is(piece, Cards(cost=cost, power=power) as like), Is(again, Cards() as too):
            alike = (
                piece == again
                and (cost is None) == (too.cost is None)
                and (power is None) == (too.power is None)
            )
            return (
                alike
                and like == Cards(cost=cost, power=power)
                and too == Cards(cost=too.cost, power=too.power)
            )
        case _:
            return False
