"""Readers of instructions to discard."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import Discard
from engine.effects.values import Cards, Count, Plus, Ref
from engine.text.forms import SEEN_HAND, THEIR, Reject
from engine.text.lowering.seen import DiscardChosen
from engine.text.meaning import reads
from engine.text.readers.amounts import times
from engine.text.readers.conditions_is import cards_like

if TYPE_CHECKING:
    from engine.effects.tree import Step
    from engine.effects.values import Amount, Piece
    from engine.text.forms import Mark
    from engine.text.readers.steps import HowMany


def _exact(how_many: HowMany) -> Any:
    if how_many[1]:
        raise Reject("how many cards that may be is not said")
    return how_many[0]


@reads("discard", "discard_amount")
def discard(how_many: HowMany) -> Step:
    return Discard(how_many[0], up_to=how_many[1])


@reads("discard_chosen")
def discard_chosen(how_many: HowMany) -> DiscardChosen:
    return DiscardChosen(_exact(how_many), Cards())


@reads("discard_chosen_like")
def discard_chosen_like(like: Cards) -> DiscardChosen:
    return discard_chosen_some(1, like)


@reads("discard_chosen_some")
def discard_chosen_some(count: int, like: Cards) -> DiscardChosen:
    asked = discard_like(count, like)
    return DiscardChosen(count, asked.like or like)


@reads("discard_any")
def discard_any() -> Step:
    """From none to the whole hand."""
    return Discard(Count(Cards(side="friendly", areas=("hand",))), up_to=True)


@reads("discard_all_but")
def discard_all_but(count: int) -> Step:
    """Until so many are left in the hand."""
    return Discard(Plus(Count(Cards(side=THEIR, areas=("hand",))), -count))


@reads("discard_any_like")
def discard_any_like(like: Cards) -> Step:
    in_hand = Count(dataclasses.replace(like, side="friendly", areas=("hand",)))
    return dataclasses.replace(discard_like(1, like), amount=in_hand, up_to=True)


@reads("discard_for_each")
def discard_for_each(how_many: HowMany, per: Amount) -> Step:
    return Discard(times(_exact(how_many), per))


@reads("discard_random")
def discard_random(how_many: HowMany) -> Step:
    return Discard(_exact(how_many), random=True)


@reads("discard_random_one")
def discard_random_one() -> Step:
    return discard_random((1, False))


@reads("discard_random_number")
def discard_random_number(count: int) -> Step:
    return discard_random((count, False))


@reads("discard_like_one")
def discard_like_one(like: Cards) -> Any:
    return discard_described(1, like)


@reads("discard_like")
def discard_described(count: int, like: Cards) -> Any:
    """A discard of such cards; "from it", of a hand that was looked at, is of whoever looked to choose."""
    if like.among == SEEN_HAND:
        return DiscardChosen(count, dataclasses.replace(like, among=None), seen=True)
    return discard_like(count, like)


def discard_like(count: int, like: Cards) -> Discard:
    """Discarding is from the hand, so a description may say so or not."""
    if like.areas not in ((), ("hand",)):
        raise Reject("cards are discarded from a hand")
    asked = dataclasses.replace(like, areas=(), side="any")
    if asked == Cards():
        raise Reject("another reading says the same")
    return Discard(count, like=asked)


@reads("discard_like_up_to")
def discard_like_up_to(count: int, like: Cards) -> Step:
    return dataclasses.replace(discard_like(count, like), up_to=True)


@reads("discard_like_for_each")
def discard_like_for_each(count: int, like: Cards, per: Amount) -> Step:
    return dataclasses.replace(discard_like(count, like), amount=times(count, per))


@reads("discard_bare")
def discard_bare(count: int, *marks: Mark) -> Step:
    return discard_like(count, cards_like(*marks))


@reads("discard_that")
def discard_that(piece: Piece) -> Step:
    """A card that was chosen, of the hand it is in."""
    if not isinstance(piece, Ref):
        raise Reject("this card is not in a hand")
    return Discard(1, like=Cards(among=piece.label))


@reads("discard_hand")
def discard_hand() -> Step:
    return Discard(None)


@reads("discard_all_like")
def discard_all_like(like: Cards) -> Step:
    if like.areas not in ((), ("hand",)):
        raise Reject("cards are discarded from a hand")
    asked = dataclasses.replace(like, areas=(), side="any")
    return Discard(None, like=None if asked == Cards() else asked)
