"""Readers of instructions that play or Call cards."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import Call, Choose, PlayCard
from engine.effects.values import Cards, This
from engine.text.forms import Reject
from engine.text.meaning import CARD_TYPE, reads
from engine.text.readers.amounts import times
from engine.text.readers.steps import Targets, each_of

if TYPE_CHECKING:
    from engine.effects.tree import Step, Target
    from engine.effects.values import Amount


@dataclasses.dataclass(frozen=True, slots=True)
class PlayEnd:
    """What else is said of a play."""

    then: Any = None
    host: Cards | None = None
    spent: bool = False


reads("play_then_bottom")(lambda: PlayEnd(then="bottom of deck"))
reads("play_then_top")(lambda: PlayEnd(then="top of deck"))
reads("play_spent")(lambda: PlayEnd(spent=True))
reads("play_then_removed")(lambda: PlayEnd(then="removed"))


@reads("play_host")
def play_host(host: Cards) -> PlayEnd:
    return PlayEnd(host=host)


def _playing(targets: Targets, free: bool, ends: tuple[PlayEnd, ...], less: Any = None) -> Any:
    if CARD_TYPE.get() == "Program" and any(isinstance(target, This) for target in targets):
        raise Reject("a Program that is resolved is being played already")
    described = [target.of for target in targets if isinstance(getattr(target, "of", None), Cards)]
    if any(of.worn_by is not None or (of.on is not None and of.areas != ("trash",)) for of in described):
        raise Reject("a Gear that is worn is in play already")
    then = [e.then for e in ends if e.then is not None]
    host = [e.host for e in ends if e.host is not None]
    if len(then) > 1 or len(host) > 1:
        raise Reject("this says the same thing twice")
    return each_of(
        targets,
        lambda t: PlayCard(
            t, free, then[0] if then else None, host[0] if host else None, less, any(e.spent for e in ends)
        ),
    )


@reads("play")
def play(targets: Targets, *ends: PlayEnd) -> Any:
    return _playing(targets, False, ends)


@reads("play_free")
def play_free(targets: Targets, *ends: PlayEnd) -> Any:
    return _playing(targets, True, ends)


@reads("play_for_less")
def play_for_less(targets: Targets, price: int, minimum: int | None = None) -> Any:
    return play_for_less_each(targets, price, 1, minimum)


@reads("play_for_less_each")
def play_for_less_each(targets: Targets, price: int, per: Amount, minimum: int | None = None) -> Any:
    if price == 0 or minimum not in ((None, 1) if price < 0 else (None,)):
        raise Reject("the effect tree only knows a play for less, to a minimum of 1 €$, or for more")
    if any(isinstance(target, This) for target in targets):
        raise Reject("what this card costs is true for good, no instruction")
    return _playing(targets, False, (), less=times(-price, per))


def _call(target: Any, free: bool) -> Step:
    """Call a Legend: any friendly face-down one where it says no more than "a Legend"."""
    if isinstance(target, Choose) and target.of in _ANY_LEGEND and target.count == 1 and not target.up_to:
        return Call(None, free)
    return Call(target, free)


_ANY_LEGEND = (
    Cards(("Legend",)),
    Cards(("Legend",), "friendly"),
    Cards(("Legend",), "friendly", face_up=False),
    Cards(("Legend",), face_up=False),
)


@reads("call_free")
def call_free(target: Target) -> Step:
    return _call(target, free=True)


@reads("call_for")
def call_for(_target: Target, _price: int) -> Step:
    """A Call costs 1 €$, and nothing is reduced below that."""
    raise Reject('a Call costs 1 €$, and nothing is reduced below that: write "for free"')


@reads("call_paid")
def call_paid(target: Target, price: int) -> Step:
    """The words "Call a Legend for 1 €$", which is what a Call costs."""
    if price != 1:
        raise Reject("a Call costs 1 €$")
    return _call(target, free=False)


@reads("call")
def call(target: Target) -> Step:
    return _call(target, free=False)
