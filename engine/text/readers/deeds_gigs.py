"""Readers of deeds that are done to Gigs."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.values import Gigs
from engine.text.forms import Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import settle
from engine.text.readers.changing import changed
from engine.text.readers.deeds import Deed, Several
from engine.text.readers.targets import one, owned

if TYPE_CHECKING:
    from engine.effects.values import Side
    from engine.text.forms import Compared
    from engine.text.readers.deeds import Event

_ADJUSTED: Final[dict[str, tuple[Event, ...]]] = {
    "min": ("decreases",),
    "max": ("increases",),
    "min or max": ("increases", "decreases"),
}
"""How a Gig is adjusted to that face: to the lowest one down, to the highest one up."""


def gigs_of(several: Several) -> Gigs:
    """The Gigs of "one or more friendly Gigs"."""
    assert isinstance(several.of, Gigs)
    return several.of


def _gig_deed(name: str, *events: Event) -> None:
    def read(gig: Any = None) -> Deed:
        if isinstance(gig, Several):
            return Deed(events, gig=changed(gigs_of(gig), *events), together=True)
        return Deed(events, gig=changed(gig, *events))

    reads(name)(read)


_gig_deed("steals", "steals")
_gig_deed("increases", "increases")
_gig_deed("decreases", "decreases")
_gig_deed("adjusts", "increases", "decreases")
_gig_deed("rolls_in", "rolls-in")
_gig_deed("rolls", "rolls")
_gig_deed("is_stolen", "steals")
_gig_deed("is_increased", "increases")
_gig_deed("is_decreased", "decreases")
_gig_deed("is_adjusted", "increases", "decreases")
_gig_deed("is_rolled", "rolls")
_gig_deed("is_rolled_in", "rolls-in")
_gig_deed("swaps_gig", "swaps")
_gig_deed("changes", "changes")
_gig_deed("rerolls", "rerolls")


@reads("steals_of_owner")
def steals_of_owner(side: Side, gig: Gigs) -> Deed:
    return Deed(("steals",), gig=owned(side, gig))


@reads("steals_from_you")
def steals_from_you(gig: Gigs) -> Deed:
    return steals_of_owner("friendly", gig)


@reads("steals_one_of_owner")
def steals_one_of_owner(count: int, side: Side, gig: Gigs) -> Deed:
    one(count)
    return steals_of_owner(side, gig)


@reads("stolen_from_you")
def stolen_from_you() -> Deed:
    return Deed(("steals",), gig=Gigs("friendly"))


@reads("steals_together")
def steals_together(count: int, gig: Gigs) -> Deed:
    """The words "steals 2 or more Gigs": in one theft, not over a turn."""
    return Deed(("steals-together",), gig=gig, margin=count if count > 1 else None)


@reads("steals_several")
def steals_several(gig: Gigs) -> Deed:
    return steals_together(2, gig)


@reads("swaps")
def swaps(gig: Gigs) -> Deed:
    return Deed(("swaps",), gig=gig)


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


@reads("rolls_value")
def rolls_value(compared: Compared, gig: Gigs | None) -> Deed:
    """The words "roll a 1 on a Gig"."""
    of = Gigs() if gig is None else gig
    if of.value is not None:
        raise Reject("this asks two things of the value")
    return Deed(("rolls",), gig=dataclasses.replace(of, value=settle(compared, "value")))


@reads("rolls_extreme")
def rolls_extreme(extreme: Any, gig: Gigs) -> Deed:
    return Deed(("rolls",), gig=showing(gig, extreme))
