"""Readers of deeds that bring a Gig to its lowest or highest face."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from engine.effects.values import Gigs
from engine.text.forms import Reject
from engine.text.meaning import reads
from engine.text.readers.deeds import Deed, Event

_ADJUSTED: Final[dict[str, tuple[Event, ...]]] = {
    "min": ("decreases",),
    "max": ("increases",),
    "min or max": ("increases", "decreases"),
}
"""How a Gig is adjusted to that face: to the lowest one down, to the highest one up."""


@reads("reaches")
def reaches(extreme: Any) -> Deed:
    return Deed(("changes",), gig=Gigs(extreme=extreme))


@reads("is_increased_to")
def is_increased_to(extreme: Any) -> Deed:
    return Deed(("increases",), gig=Gigs(extreme=extreme))


@reads("is_decreased_to")
def is_decreased_to(extreme: Any) -> Deed:
    return Deed(("decreases",), gig=Gigs(extreme=extreme))


@reads("is_adjusted_to")
def is_adjusted_to(extreme: Any) -> Deed:
    return Deed(_ADJUSTED[extreme], gig=Gigs(extreme=extreme))


@reads("increases_to")
def increases_to(gig: Gigs, extreme: Any) -> Deed:
    return Deed(("increases",), gig=showing(gig, extreme))


@reads("decreases_to")
def decreases_to(gig: Gigs, extreme: Any) -> Deed:
    return Deed(("decreases",), gig=showing(gig, extreme))


def showing(gig: Gigs, extreme: Any) -> Gigs:
    """Such a Gig, once it shows its lowest or highest face."""
    if gig.extreme is not None:
        raise Reject("this asks two things of the value")
    return dataclasses.replace(gig, extreme=extreme)


@reads("rolls_extreme")
def rolls_extreme(extreme: Any, gig: Gigs) -> Deed:
    return Deed(("rolls",), gig=showing(gig, extreme))
