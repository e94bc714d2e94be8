"""Readers of conditions about some of the cards that were looked at, trashed, discarded or spoken of."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Both, Cards, Compare, Count
from engine.text.forms import BOTH, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.conditions_held import Held
from engine.text.readers.conditions_is import Quality, cards_like
from engine.text.readers.nouns import among_any, of_them

if TYPE_CHECKING:
    from engine.effects.values import Condition, Things


@dataclasses.dataclass(frozen=True, slots=True)
class SomeOf:
    """How many of which cards; how_many None: all of them."""

    among: str
    how_many: Compared | None


@reads("number_of_them")
def number_of_them(count: int, group: Mark) -> SomeOf:
    """The words "if one of them is": at least one. Of two it is not said whether more would do."""
    if count != 1:
        raise Reject('whether exactly so many or more is not said: write "2 or more of them"')
    return any_of_them(group)


@reads("bound_of_them")
def bound_of_them(how_many: Compared, group: Mark) -> SomeOf:
    return SomeOf(_among(group), how_many)


@reads("exactly_of_them")
def exactly_of_them(count: int, group: Mark) -> SomeOf:
    return SomeOf(_among(group), Compared("=", count))


@reads("any_of_them")
def any_of_them(group: Mark) -> SomeOf:
    return SomeOf(_among(group), Compared(">=", 1))


@reads("none_of_them")
def none_of_them(group: Mark) -> SomeOf:
    return SomeOf(_among(group), Compared("=", 0))


@reads("neither_of_them")
def neither_of_them() -> SomeOf:
    return none_of_them(of_them(among_any()))


@reads("either_of_them")
def either_of_them() -> SomeOf:
    return any_of_them(of_them(among_any()))


@reads("all_of_them")
def all_of_them(group: Mark) -> SomeOf:
    return SomeOf(_among(group), None)


def _among(group: Mark) -> str:
    return str(dict(group.fields)["among"])


@reads("some_of_them_are")
def some_of_them_are(some: SomeOf, said: Any) -> Condition:
    """How many of them are like that; "all of them" is as many as there are, of none it is not true."""
    like = _like(said)
    count = Count(dataclasses.replace(like, among=some.among))
    if some.how_many is None:
        all_of = Count(Cards(among=some.among))
        return Both((Compare(all_of, ">", 0), Compare(count, "=", all_of)))
    return Compare(count, some.how_many.op, some.how_many.amount)


@reads("they_are_all")
def they_are_all(said: Any) -> Condition:
    """The words "if they're all Units"."""
    like = cards_like(said) if isinstance(said, Mark) else said
    return some_of_them_are(SomeOf(among_any(), None), like)


@reads("both_of_them_are")
def both_of_them_are(group: Mark | None, said: Any) -> Condition:
    """Two of them, of which there are no more."""
    among = BOTH if group is None else _among(group)
    return some_of_them_are(SomeOf(among, Compared(">=", 2)), said)


def _like(said: Any) -> Cards:
    """What they are said to be, as a description."""
    if isinstance(said, Quality):
        if said.denied:
            raise Reject("how many of them are not so is not asked")
        said = said.like
    if not isinstance(said, Cards) or said.among is not None or said == Cards():
        raise Reject("this says nothing of those cards")
    return said


reads("or_more")(lambda: ">=")
reads("or_fewer")(lambda: "<=")


@reads("held_bound_after")
def held_bound_after(count: int, of: Things, op: Any) -> Held:
    """The words "3 Gigs or more"."""
    return Held(of, Compared(op, count))
