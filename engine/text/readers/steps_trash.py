"""Readers of trashing: from the top of the deck, or some of the cards that are being looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.tree import ByRival, EachPlayer, TrashTop
from engine.text.forms import TrashSome
from engine.text.meaning import reads
from engine.text.readers.amounts import times

if TYPE_CHECKING:
    from engine.effects.tree import Step
    from engine.effects.values import Amount


@reads("one_card")
def one_card() -> int:
    return 1


@reads("trash_top")
def trash_top(count: int) -> Step:
    return TrashTop(count)


@reads("rival_trashes_one")
def rival_trashes_one() -> Step:
    return rival_trashes(1)


@reads("rival_trashes")
def rival_trashes(count: int) -> Step:
    return ByRival(TrashTop(count))


@reads("each_trashes_one")
def each_trashes_one() -> Step:
    return each_trashes(1)


@reads("each_trashes")
def each_trashes(count: int) -> Step:
    return EachPlayer(TrashTop(count))


@reads("trash_top_for_each")
def trash_top_for_each(count: int, per: Amount) -> Step:
    return TrashTop(times(count, per))


@reads("trash_top_up_to")
def trash_top_up_to(count: int) -> Step:
    return TrashTop(count, up_to=True)


@reads("trash_top_up_to_for_each")
def trash_top_up_to_for_each(count: int, per: Amount) -> Step:
    return TrashTop(times(count, per), up_to=True)


@reads("trash_some")
def trash_some(count: int) -> TrashSome:
    """Trash so many: from the top of the deck, or of the cards that have been looked at."""
    return TrashSome(count)


@reads("trash_up_to")
def trash_up_to(count: int) -> TrashSome:
    return TrashSome(count, up_to=True)


@reads("trash_for_each")
def trash_for_each(count: int, per: Amount) -> TrashSome:
    return TrashSome(times(count, per))


@reads("trash_up_to_for_each")
def trash_up_to_for_each(count: int, per: Amount) -> TrashSome:
    return TrashSome(times(count, per), up_to=True)
