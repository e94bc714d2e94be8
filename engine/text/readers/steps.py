"""Readers of instructions of one verb: drawing, discarding, what is done to pieces."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import (
    Choose,
    ChooseKind,
    ChooseOne,
    Defeat,
    Draw,
    Equip,
    Every,
    Flip,
    Pick,
    Ready,
    Sell,
    Spend,
    TakeControl,
)
from engine.effects.values import Cards, Tally
from engine.text.forms import OPEN, Clauses, MovedGear, Reject
from engine.text.lowering.seen import DrawThat
from engine.text.lowering.spoken import THAT_MANY
from engine.text.meaning import CARD_TYPE, reads
from engine.text.readers.amounts import times

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.tree import Step, Target, Until
    from engine.effects.values import Amount, Piece


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


@reads("draw_that")
def draw_that(piece: Piece) -> DrawThat:
    return DrawThat(piece)


@reads("that_many")
def that_many() -> HowMany:
    """As many as the pieces that were spoken of last."""
    return Tally(THAT_MANY), False


def _on_targets(name: str, make: Callable[[Any], Any]) -> None:
    def read(targets: Targets) -> Any:
        return each_of(targets, make)

    reads(name)(read)


_on_targets("defeat", Defeat)
_on_targets("spend", Spend)


@reads("ready_or_spend")
def ready_or_spend(targets: Targets) -> Any:
    return ChooseOne((each_of(targets, Ready), each_of(targets, Spend)))


@reads("spend_icon")
def spend_icon(piece: Piece) -> Step:
    """The sign for spending used as the word: "you may {Spend} this Legend"."""
    return Spend(piece)


_on_targets("ready", Ready)
_on_targets("sell", Sell)
_on_targets("pick", Pick)


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


@reads("equip_with")
def equip_with(to: Target, gear: Target) -> Step:
    """The words "equip this Unit with a Gear from your trash"."""
    if isinstance(gear, Choose) and isinstance(gear.of, Cards) and "Gear" not in gear.of.kinds:
        raise Reject("only Gear is equipped")
    return equip(gear, to)


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


@reads("equip_each")
def equip_each(gear: Target, hosts: Cards) -> Step:
    """The words "equip any number of this Unit's Gear to other friendly Units": each to any of them."""
    if not isinstance(gear, (Choose, Every)) or getattr(gear, "count", None) == 1:
        raise Reject("one Gear is equipped to one Unit")
    if (
        hosts.areas
        or not {"Unit", "Legend"} >= {*hosts.kinds}
        or (isinstance(gear.of, Cards) and gear.of.worn_by)
    ):
        raise Reject("which Gear is equipped to whom is not clear")
    return Equip(gear, Choose(hosts, OPEN), each=True)


@reads("choose_kind")
def choose_kind() -> Step:
    return ChooseKind()
