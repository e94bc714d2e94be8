"""Readers of how many different names, costs, tags and so on there are among cards."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, Compare, Count, Different, Gigs
from engine.text.forms import Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.conditions_all import all_values_differ
from engine.text.readers.conditions_held import Held
from engine.text.readers.conditions_is import cards_like
from engine.text.readers.in_common import held_bound_alike, some_are_alike
from engine.text.readers.nouns import label
from engine.text.readers.targets import owned

if TYPE_CHECKING:
    from engine.effects.values import Amount, Condition, Piece, Side


@reads("count_different")
def count_different(what: Any, of: Cards) -> Amount:
    return Different(of, what)


@reads("count_different_there")
def count_different_there(what: Any, there: Mark) -> Amount:
    """The words "for each different card type in your trash"."""
    return Different(cards_like(there), what)


@reads("count_different_of_owner")
def count_different_of_owner(what: Any, side: Side, of: Cards) -> Amount:
    return Different(owned(side, of), what)


@reads("count_different_of_those")
def count_different_of_those(what: Any, those: Piece) -> Amount:
    return Different(Cards(among=label(those)), what)


@reads("all_differ")
def all_differ(of: Cards, what: Any) -> Condition:
    """The words "all friendly Units have different costs": true of none and of one."""
    if what == "tags":
        raise Reject("whether they may share one of their tags is not said")
    return Compare(Different(of, what), "=", Count(of))


@reads("no_two")
def no_two(count: int, *said: Any) -> Condition:
    """The words "no two friendly Units have the same cost", or "no two of your Units"."""
    *side, of, what = said
    those = owned(side[0], of) if side else of
    if count != 2 or (isinstance(of, Gigs) and what != "values"):
        raise Reject("what no two of them have is not clear")
    return all_values_differ(those) if isinstance(of, Gigs) else all_differ(those, what)


def _at_least(how_many: Compared | int) -> Compared:
    """A bare number of different ones is there where there are more of them."""
    return Compared(">=", how_many) if isinstance(how_many, int) else how_many


@reads("held_of_one_tag")
def held_of_one_tag(how_many: Compared | int, of: Cards) -> Held:
    """The words "3 Units with the same tag": which all of them have, whatever others they have."""
    return held_bound_alike(_at_least(how_many), of, "tags")


@reads("are_of_one_tag")
def are_of_one_tag(how_many: Compared | int, of: Cards) -> Condition:
    return some_are_alike(_at_least(how_many), of, "tags")


@reads("held_different")
def held_different(how_many: Compared | int, of: Cards, what: Any) -> Held:
    """The words "3 Units with different costs": so many of which no two have the same."""
    if what == "tags":
        raise Reject("whether they may share one of their tags is not said")
    if _at_least(how_many).op != ">=":
        raise Reject("what is asked is whether there are so many different ones")
    return held_differing(of, how_many, what)


@reads("held_differing")
def held_differing(of: Cards, how_many: Compared | int, what: Any) -> Held:
    """The words "Units with 3 different costs"."""
    return Held(of, _at_least(how_many), different=what)


@reads("held_kinds_among")
def held_kinds_among(how_many: Compared | int, what: Any, side: Side, of: Cards) -> Held:
    return held_differing(owned(side, of), how_many, what)


@reads("held_different_among")
def held_different_among(how_many: Compared | int, of: Cards, what: Any, group: str) -> Held:
    return held_different(how_many, dataclasses.replace(of, among=group), what)


@reads("trash_has_different")
def trash_has_different(how_many: Compared | int, of: Cards, what: Any) -> Condition:
    held = held_different(how_many, dataclasses.replace(of, side="friendly", areas=("trash",)), what)
    return Compare(Different(held.of, what), held.how_many.op, held.how_many.amount)


@reads("cards_differ")
def cards_differ(of: Cards, how_many: Compared | int, what: Any) -> Condition:
    """The words "friendly Units have 3 or more different costs among them"."""
    bound = _at_least(how_many)
    return Compare(Different(of, what), bound.op, bound.amount)
