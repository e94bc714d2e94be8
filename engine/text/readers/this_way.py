"""Readers of what an effect has done so far: "each Unit defeated this way", "the spent Unit"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, Compare, Count, Gigs, Ref, Tally
from engine.text.forms import Reject
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.values import Amount, Condition, Kind, Piece
    from engine.text.forms import Compared

for _name, _done in (
    ("done_defeated", "defeated"),
    ("fought_losing", "losing"),
    ("fought_winning", "winning"),
    ("done_spent", "spent"),
    ("done_readied", "readied"),
    ("done_returned", "returned"),
    ("done_bottom_decked", "bottom-decked"),
    ("done_increased", "increased"),
    ("done_decreased", "decreased"),
):
    reads(_name)(lambda done=_done: done)


@reads("count_done")
def count_done(of: Cards, done: str) -> Amount:
    """How many of them; those of which nothing but the type is asked are all that it was done to."""
    if of.areas or of.among is not None:
        raise Reject("this says twice which cards are counted")
    if of in (Cards(), Cards(of.kinds[:1])):
        return Tally(f"?done {done} {of.kinds[0] if of.kinds else 'card'}")
    return Count(dataclasses.replace(of, among=f"?done {done} card"))


@reads("count_gigs_done")
def count_gigs_done(of: Gigs, done: str) -> Amount:
    """How many Gigs this effect has really changed so."""
    if of != Gigs():
        raise Reject("only all Gigs that this was done to are counted")
    return Tally(f"?done {done} gig")


@reads("many_done_so")
def many_done_so(how_many: Compared, of: Cards, done: str) -> Condition:
    return Compare(count_done(of, done), how_many.op, how_many.amount)


@reads("so_many_done_so")
def so_many_done_so(count: int, of: Cards, done: str) -> Condition:
    """The words "if 2 Gear were defeated this way": more would do as well."""
    return Compare(count_done(of, done), ">=", count)


@reads("some_done_so")
def some_done_so(of: Cards, done: str) -> Condition:
    return Compare(count_done(of, done), ">=", 1)


@reads("you_have_done_so")
def you_have_done_so(done: str, of: Cards) -> Condition:
    return some_done_so(of, done)


reads("any_discarded")(lambda: "?own discarded")
reads("any_trashed")(lambda: "?own trashed")


@reads("you_did_so_many")
def you_did_so_many(done: str, how_many: Compared) -> Condition:
    """The words "if you bottom-deck 3 this way": so many or more."""
    label = done if done.startswith("?") else f"?done {done} card"
    return Compare(Tally(label), how_many.op, how_many.amount)


@reads("none_done_so")
def none_done_so(of: Cards, done: str) -> Condition:
    return Compare(count_done(of, done), "=", 0)


@reads("the_done")
def the_done(done: str, kind: Kind | None = None) -> Piece:
    """The one that it was done to last."""
    return Ref(f"?one {done} {kind or 'card'}")


@reads("those_done")
def those_done(done: str, kind: Any = None) -> Piece:
    """All that it was done to, by this effect."""
    return Ref(f"?done {done} {kind or 'card'}")


@reads("kinds_done")
def kinds_done(kind: Kind, done: str) -> Piece:
    """The words "Units readied this way"."""
    return those_done(done, kind)


@reads("cards_done")
def cards_done(done: str) -> Piece:
    return those_done(done)
