"""Readers of instructions to ready Eddies, by themselves or beside a piece."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import ChooseOne, Ready, ReadyEddies, Repeat
from engine.effects.values import Cards, Count, Tally
from engine.text.forms import Clauses
from engine.text.lowering.spoken import THAT_MANY
from engine.text.meaning import reads
from engine.text.readers.amounts import times
from engine.text.readers.steps import each_of

if TYPE_CHECKING:
    from engine.effects.values import Amount
    from engine.text.readers.steps import Targets


@reads("ready_eddies")
def ready_eddies(count: Amount) -> ReadyEddies:
    """Ready so many of the spent Eddies, as many as there are."""
    return ReadyEddies(count)


@reads("ready_eddie")
def ready_eddie() -> ReadyEddies:
    return ReadyEddies(1)


@reads("ready_that_many_eddies")
def ready_that_many_eddies() -> ReadyEddies:
    return ReadyEddies(Tally(THAT_MANY))


@reads("ready_all_eddies")
def ready_all_eddies() -> ReadyEddies:
    return ReadyEddies(Count(Cards(side="friendly", areas=("eddies",), spent=True)))


@reads("ready_up_to_eddies")
def ready_up_to_eddies(count: Amount) -> ReadyEddies:
    return ReadyEddies(count, up_to=True)


@reads("ready_eddies_for_each")
def ready_eddies_for_each(eddies: ReadyEddies, per: Amount) -> ReadyEddies:
    return dataclasses.replace(eddies, amount=times(eddies.amount, per))


@reads("ready_piece_or_eddies")
def ready_piece_or_eddies(targets: Targets, eddies: ReadyEddies, per: Amount | None = None) -> Any:
    """One or the other; "for each" at the end is of both, each time as the player likes."""
    either = ChooseOne((each_of(targets, Ready), eddies))
    return either if per is None else Repeat(per, either)


@reads("ready_eddies_or_piece")
def ready_eddies_or_piece(eddies: ReadyEddies, targets: Targets) -> Any:
    return ChooseOne((eddies, each_of(targets, Ready)))


@reads("ready_piece_and_eddies")
def ready_piece_and_eddies(targets: Targets, eddies: ReadyEddies) -> Any:
    return Clauses((each_of(targets, Ready), eddies), ("and",))
