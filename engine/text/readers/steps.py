"""Readers of instructions of one verb: drawing, discarding, what is done to pieces."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import (
    Choose,
    ChooseKind,
    Defeat,
    Discard,
    Draw,
    Equip,
    Every,
    Flip,
    Pick,
    Ready,
    ReadyEddies,
    Sell,
    Spend,
    TakeControl,
)
from engine.effects.values import Cards, Count, Ref, Tally
from engine.text.forms import OPEN, THEM, Clauses, MovedGear, Reject
from engine.text.meaning import CARD_TYPE, reads
from engine.text.readers.amounts import times
from engine.text.readers.conditions_is import cards_like
from engine.text.seen import DiscardChosen, DrawThat

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.tree import Step, Target, Until
    from engine.effects.values import Amount, Piece
    from engine.text.forms import Mark


Targets = tuple[Any, ...]
HowMany = tuple[Any, bool]
"""A number, and whether it is "up to" that number."""


def each_of(targets: Targets, make: Callable[[Any], Any]) -> Any:
    """The same instruction for each of several targets."""
    steps = tuple(make(target) for target in targets)
    return steps[0] if len(steps) == 1 else Clauses(steps, ("and",) * (len(steps) - 1))


@reads("exactly_many")
def exactly_many(count: int) -> HowMany:
    return count, False


@reads("exactly_one")
def exactly_one() -> HowMany:
    return 1, False


@reads("up_to_many")
def up_to_many(count: int) -> HowMany:
    return count, True


@reads("as_many_as_amount")
def as_many_as_amount(amount: Amount) -> HowMany:
    return amount, False


@reads("draw")
def draw(how_many: HowMany) -> Step:
    return Draw(how_many[0], up_to=how_many[1])


@reads("draw_for_each")
def draw_for_each(how_many: HowMany, per: Amount) -> Step:
    return Draw(times(how_many[0], per), up_to=how_many[1])


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


@reads("draw_that")
def draw_that(piece: Piece) -> DrawThat:
    return DrawThat(piece)


@reads("discard_any")
def discard_any() -> Step:
    """From none to the whole hand."""
    return Discard(Count(Cards(side="friendly", areas=("hand",))), up_to=True)


@reads("discard_any_like")
def discard_any_like(like: Cards) -> Step:
    in_hand = Count(dataclasses.replace(like, side="friendly", areas=("hand",)))
    return dataclasses.replace(discard_like(1, like), amount=in_hand, up_to=True)


@reads("discard_for_each")
def discard_for_each(how_many: HowMany, per: Amount) -> Step:
    return Discard(times(_exact(how_many), per))


@reads("that_many")
def that_many() -> HowMany:
    """As many as the pieces that were spoken of last."""
    return Tally(THEM), False


@reads("discard_random")
def discard_random(how_many: HowMany) -> Step:
    return Discard(_exact(how_many), random=True)


@reads("discard_like_one")
def discard_like_one(like: Cards) -> Step:
    return discard_like(1, like)


@reads("discard_like")
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


def _on_targets(name: str, make: Callable[[Any], Any]) -> None:
    def read(targets: Targets) -> Any:
        return each_of(targets, make)

    reads(name)(read)


_on_targets("defeat", Defeat)
_on_targets("spend", Spend)


@reads("spend_icon")
def spend_icon(piece: Piece) -> Step:
    """The sign for spending used as the word: "you may {Spend} this Legend"."""
    return Spend(piece)


_on_targets("ready", Ready)
_on_targets("sell", Sell)
_on_targets("pick", Pick)


@reads("ready_eddies")
def ready_eddies(count: int, per: Amount | None = None) -> Step:
    """Ready so many of the spent Eddies, as many as there are."""
    return ReadyEddies(count if per is None else times(count, per))


@reads("ready_eddie")
def ready_eddie() -> Step:
    return ReadyEddies(1)


@reads("ready_all_eddies")
def ready_all_eddies() -> Step:
    return ReadyEddies(Count(Cards(side="friendly", areas=("eddies",), spent=True)))


@reads("ready_up_to_eddies")
def ready_up_to_eddies(count: int, per: Amount | None = None) -> Step:
    return ReadyEddies(count if per is None else times(count, per), up_to=True)


@reads("flip_up")
def flip_up(target: Target) -> Step:
    return Flip(target)


@reads("flip_down")
def flip_down(target: Target) -> Step:
    return Flip(target, face_up=False)


@reads("take_control")
def take_control(target: Target) -> Step:
    return TakeControl(target)


@reads("take_control_for")
def take_control_for(target: Target, until: Until) -> Step:
    return TakeControl(target, until)


@reads("equip")
def equip(gear: Target, to: Target) -> Step:
    worn = gear.of if isinstance(gear, (Choose, Every)) else None
    if isinstance(worn, Cards) and worn.worn_by is not None and getattr(gear, "count", None) != 1:
        raise Reject("from one Unit, or from several, is not clear")
    return Equip(gear, to)


@reads("move_gear")
def move_gear(gear: Targets, to: Target) -> Step:
    if len(gear) != 1:
        raise Reject("Gear is moved from one place at a time")
    return equip(gear[0], to)


@reads("move_all_gear")
def move_all_gear(gear: Any, host: Cards, to: Target) -> MovedGear:
    """Several Gear of one wearer, who is chosen first."""
    if gear.of.kinds != ("Gear",) or gear.of.worn_by is not None:
        raise Reject("only Gear is moved")
    return MovedGear(gear, dataclasses.replace(host, equipped=True), to)


@reads("move_gear_of_several")
def move_gear_of_several(gear: Any, hosts: Cards, to: Target) -> MovedGear:
    """Gear of any of several wearers: "move any number of Gear from friendly Units to ..."."""
    if CARD_TYPE.get() == "Program" and isinstance(to, Choose) and isinstance(to.of, Cards) and to.of.other:
        # "to another one": its own Gear stays on it anyway
        to = dataclasses.replace(to, of=dataclasses.replace(to.of, other=False))
    return dataclasses.replace(move_all_gear(gear, hosts, to), one=False)


@reads("equip_same")
def equip_same(gear: Target, to: Cards) -> Step:
    """Several Gear to one Unit, which is chosen for all of them."""
    if not isinstance(gear, (Choose, Every)) or getattr(gear, "count", None) == 1:
        raise Reject("the same as which is not said")
    return equip(gear, Choose(to, OPEN))


@reads("choose_kind")
def choose_kind() -> Step:
    return ChooseKind()
