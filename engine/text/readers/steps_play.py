"""Readers of instructions that play or Call cards."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.effects.tree import Call, Choose, PlayCard
from engine.effects.values import Cards, This
from engine.text.forms import Reject
from engine.text.meaning import CARD_TYPE, reads
from engine.text.readers.amounts import times
from engine.text.readers.steps import Targets, each_of

if TYPE_CHECKING:
    from engine.effects.tree import Step, Target
    from engine.effects.values import Amount, Condition


@dataclasses.dataclass(frozen=True, slots=True)
class PlayEnd:
    """What else is said of a play."""

    then: Any = None
    host: Cards | None = None
    spent: bool = False
    then_if: Any = None


def _play_then(to: Any, asked: Condition | None = None) -> PlayEnd:
    return PlayEnd(then=to, then_if=asked)


for _name, _to in (
    ("play_then_bottom", "bottom of deck"),
    ("play_then_top", "top of deck"),
    ("play_then_removed", "removed"),
):
    reads(_name)(partial(_play_then, _to))
reads("play_spent")(lambda: PlayEnd(spent=True))


@reads("play_host")
def play_host(host: Cards) -> PlayEnd:
    return PlayEnd(host=host)


def _playing(targets: Targets, free: bool, ends: tuple[PlayEnd, ...], **price: Any) -> Any:
    if CARD_TYPE.get() == "Program" and any(isinstance(target, This) for target in targets):
        raise Reject("a Program that is resolved is being played already")
    described = [target.of for target in targets if isinstance(getattr(target, "of", None), Cards)]
    if any(of.worn_by is not None or (of.on is not None and of.areas != ("trash",)) for of in described):
        raise Reject("a Gear that is worn is in play already")
    then = [e.then for e in ends if e.then is not None]
    host = [e.host for e in ends if e.host is not None]
    if len(then) > 1 or len(host) > 1:
        raise Reject("this says the same thing twice")
    asked = [e.then_if for e in ends if e.then_if is not None]
    ending: dict[str, Any] = {"then": then[0] if then else None, "host": host[0] if host else None}
    ending["then_if"] = asked[0] if asked else None
    spent = any(e.spent for e in ends)
    return each_of(targets, lambda t: PlayCard(t, free, spent=spent, **ending, **price))


@reads("play")
def play(targets: Targets, *ends: PlayEnd) -> Any:
    return _playing(targets, False, ends)


@reads("play_free")
def play_free(targets: Targets, *ends: PlayEnd) -> Any:
    return _playing(targets, True, ends)


@reads("play_for_less")
def play_for_less(targets: Targets, price: int, minimum: int | None, *ends: PlayEnd) -> Any:
    return play_for_less_each(targets, price, 1, minimum, *ends)


@reads("play_for_less_each")
def play_for_less_each(targets: Targets, price: int, per: Amount, minimum: int | None, *ends: PlayEnd) -> Any:
    if price == 0 or (price > 0 and minimum is not None):
        raise Reject("only a reduction has a minimum, and it is not by nothing")
    if any(isinstance(target, This) for target in targets):
        raise Reject("what this card costs is true for good, no instruction")
    return _playing(targets, False, ends, less=times(-price, per), minimum=1 if minimum is None else minimum)


@reads("play_for_price")
def play_for_price(targets: Targets, price: int, *ends: PlayEnd) -> Any:
    """The words "play a Unit from your hand for 2 €$": whatever it costs."""
    if any(isinstance(target, This) for target in targets):
        raise Reject("what this card costs is true for good, no instruction")
    return _playing(targets, False, ends, pays=price)


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
