"""Readers of trashing: from the top of the deck, or some of the cards that are being looked at."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal

from engine.effects.tree import ByRival, Choose, Dig, EachPlayer, TrashTop
from engine.text.forms import OPEN, Reject, TrashSome
from engine.text.meaning import reads
from engine.text.readers.amounts import times

if TYPE_CHECKING:
    from engine.effects.tree import Step
    from engine.effects.values import Amount, Cards


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


def _until(how: Literal["reveal", "trash"]) -> Any:
    def read(of: Cards) -> Step:
        """The words "until you reveal a Unit": cards from the top of the deck up to the first."""
        if of.areas or of.among is not None or of.side != "any":
            raise Reject("from where is said twice")
        where = dataclasses.replace(of, side="friendly", areas=("deck",))
        return Dig(Choose(where, OPEN), how)

    return read


reads("reveal_until")(_until("reveal"))
reads("trash_until")(_until("trash"))


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
