"""Several Gigs "with the same value" have it of one another; a single one has it of a Gig that was spoken of before."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.values import Alike, Compare, Comparison, Gigs, Pairs, ValueOf
from engine.text.forms import LATEST_GIG, Compared, Reject

if TYPE_CHECKING:
    from engine.effects.values import Condition, Side

SAME_VALUE: Final = Gigs(value=Comparison("=", ValueOf(LATEST_GIG)))
"""The words "Gigs with the same value", before it is known of which value they speak."""


def is_of_one_value(of: Any) -> bool:
    """Whether these are Gigs "with the same value"."""
    return isinstance(of, Gigs) and of.value == SAME_VALUE.value


def alike(side: Side, how_many: Compared, of: Gigs) -> Condition:
    """A side holds so many of them that have the value of one another: two are a value-pair.

    Raises `Reject` where it is not said that it is one another's.
    """
    count = how_many.amount
    plain = dataclasses.replace(of, side="any") == SAME_VALUE
    if how_many.op != ">=" or not isinstance(count, int) or not plain:
        raise Reject("whether they have the value of one another is not said")
    return Compare(Pairs(side), ">=", 1) if count == 2 else Compare(Alike(Gigs(side), "values"), ">=", count)
