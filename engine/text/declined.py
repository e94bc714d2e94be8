"""What an instruction leaves to a player, which "if you do" may ask about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects import tree as t

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def declinable(step: Any) -> Iterator[t.May | t.MayInstead]:
    """What a step leaves to a player, now: not in an ability that it gives, nor in what waits."""
    match step:
        case t.May() | t.MayInstead():
            yield step
        case t.Do(several) | t.ChooseOne(several):
            for one in several:
                yield from declinable(one)
        case t.If(_, then, otherwise):
            yield from declinable(then)
            yield from declinable(otherwise)
        case t.IfYouDo(first, then, otherwise):
            for one in (first, then, otherwise):
                yield from declinable(one)
        case t.EachPlayer(done) | t.ByRival(done):
            yield from declinable(done)
        case _:
            return


def _asks_whether_done(step: Any) -> bool:
    """Whether a step's words have an "if you do" of something that can't be declined."""
    match step:
        case t.IfYouDo(first, then, otherwise):
            own = not any(declinable(first))
            return own or _asks_whether_done(then) or _asks_whether_done(otherwise)
        case t.If(_, then, otherwise):
            return _asks_whether_done(then) or _asks_whether_done(otherwise)
        case _:
            return False


def behind_a_may(step: Any, before: Sequence[Any]) -> bool:
    """Whether the "if you do" of a step would be read as of something that may be done before it."""
    return _asks_whether_done(step) and any(any(declinable(one)) for one in before)
