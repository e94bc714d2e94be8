"""Readers of what pieces have in common: with a piece that was spoken of, or with each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.values import Alike, Both, Cards, Compare, Count, Gigs, Shared
from engine.text.forms import BOTH, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.conditions_held import Held
from engine.text.readers.conditions_is import Quality
from engine.text.readers.nouns import label, mark

if TYPE_CHECKING:
    from engine.effects.values import Condition, Piece, Things

for _name, _what in (
    ("name_shared", "name"),
    ("color_shared", "color"),
    ("type_shared", "type"),
    ("tag_shared", "tag"),
):
    reads(_name)(lambda what=_what: what)


@reads("post_shared")
def post_shared(what: Any, piece: Piece | Cards) -> Mark:
    return mark(shares=Shared(what, piece))


@reads("is_shared")
def is_shared(what: Any, piece: Piece | Cards) -> Quality:
    return Quality(Cards(shares=Shared(what, piece)))


@reads("is_not_shared")
def is_not_shared(what: Any, piece: Piece | Cards) -> Quality:
    return Quality(Cards(shares=Shared(what, piece)), denied=True)


def _group(group: Mark | None) -> str:
    return BOTH if group is None else str(dict(group.fields)["among"])


@reads("both_alike")
def both_alike(*said: Any) -> Condition:
    """The words "both have the same cost": of two cards, of which there are no more."""
    group, what = (said[0], said[1]) if len(said) == 2 else (None, said[0])
    return Compare(Alike(Cards(among=_group(group)), what), ">=", 2)


@reads("they_are_alike")
def they_are_alike(pieces: Piece, what: Any) -> Condition:
    """All of those that were spoken of."""
    return _all(label(pieces), what)


@reads("their_numbers_are_alike")
def their_numbers_are_alike(pieces: Piece, what: Any) -> Condition:
    """The words "if their powers are equal"; of Gigs it is their values."""
    return those_gigs_are_alike(pieces, what) if what == "values" else they_are_alike(pieces, what)


@reads("all_alike")
def all_alike(group: Mark | None, what: Any) -> Condition:
    return _all(_group(group), what)


def _all(among: str, what: Any) -> Condition:
    return _of_one_another(Cards(among=among), what)


@reads("all_share")
def all_share(those: Things, what: Any) -> Condition:
    """The words "all friendly Units have the same cost"."""
    return _of_one_another(those, what)


def _of_one_another(those: Things, what: Any) -> Condition:
    """All of them have the same, of which one alone has nothing in common with another."""
    return Both((Compare(Count(those), ">", 1), Compare(Alike(those, what), "=", Count(those))))


@reads("those_gigs_are_alike")
def those_gigs_are_alike(gigs: Piece, what: Any) -> Condition:
    return _of_one_another(Gigs(among=label(gigs)), what)


@reads("both_gigs_alike")
def both_gigs_alike(*said: Any) -> Condition:
    group, what = (said[0], said[1]) if len(said) == 2 else (None, said[0])
    return Compare(Alike(Gigs(among=_group(group)), what), ">=", 2)


@reads("all_gigs_alike")
def all_gigs_alike(group: Mark | None, what: Any) -> Condition:
    return _of_one_another(Gigs(among=_group(group)), what)


@reads("some_are_alike")
def some_are_alike(how_many: Compared, of: Things, what: Any) -> Condition:
    if how_many.op != ">=":
        raise Reject("what is asked is whether there are so many alike")
    return Compare(Alike(of, what), ">=", how_many.amount)


@reads("number_are_alike")
def number_are_alike(count: int, of: Cards, what: Any) -> Condition:
    """The words "if 2 friendly Units have the same cost": more would do as well."""
    return some_are_alike(Compared(">=", count), of, what)


@reads("held_alike")
def held_alike(count: int, of: Cards, what: Any) -> Held:
    """The words "you control 2 Units with the same cost": there are so many, and there may be more."""
    return held_bound_alike(Compared(">=", count), of, what)


@reads("held_bound_alike")
def held_bound_alike(how_many: Compared, of: Cards, what: Any) -> Held:
    if how_many.op != ">=":
        raise Reject("what is asked is whether there are so many alike")
    return Held(of, how_many, alike=what)
