"""Readers of what would happen, which replacement effects watch."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, Gigs, ThisGear
from engine.text.forms import Reject, Would
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.values import Cause, Who


@reads("would_be_defeated")
def would_be_defeated(subject: Any, by: Any = None) -> Would:
    return Would("defeat", subject, by=by)


@reads("would_defeat")
def would_defeat(by: Any, subject: Any) -> Would:
    """The words "this Unit would defeat a rival Unit": in a fight, as "when this Unit defeats" means."""
    if isinstance(by, ThisGear) or (isinstance(by, Cards) and not {"Unit", "Legend"} >= {*by.kinds}):
        raise Reject("only Units fight")
    if isinstance(subject, ThisGear) or (
        isinstance(subject, Cards) and not {"Unit", "Legend"} >= {*subject.kinds}
    ):
        raise Reject("only a Unit is defeated in a fight")
    if by == subject:
        raise Reject("no Unit fights itself")
    theirs = isinstance(by, Cards) and by.side != "friendly"
    return Would("defeat", subject, by="fight", against=by, either=theirs)


@reads("would_be_defeated_by")
def would_be_defeated_by(subject: Any, by: Any) -> Would:
    """The words "this Unit would be defeated in a fight by a rival Unit with cost 3 or less"."""
    return dataclasses.replace(would_defeat(by, subject), either=False)


@reads("effect_would_defeat")
def effect_would_defeat(by: Cause, subject: Any) -> Would:
    return would_be_defeated(subject, by)


@reads("would_be_discarded")
def would_be_discarded(subject: Any) -> Would:
    return Would("discard", _some(subject))


@reads("would_be_drawn")
def would_be_drawn(subject: Any) -> Would:
    return Would("draw", _some(subject))


@reads("player_would_draw")
def player_would_draw(who: Who, subject: Any) -> Would:
    return Would("draw", _some(subject), who=who)


@reads("player_would_discard")
def player_would_discard(who: Who, subject: Any) -> Would:
    return Would("discard", _some(subject), who=who)


@reads("would_steal")
def would_steal(subject: Any, gig: Gigs) -> Would:
    return Would("steal", subject, _some(gig))


@reads("somebody_would_steal", "gig_would_be_stolen")
def gig_would_be_stolen(gig: Gigs) -> Would:
    return Would("steal", None, _some(gig))


@reads("player_would_steal")
def player_would_steal(who: Who, gig: Gigs) -> Would:
    return Would("steal", None, _some(gig), who)


@reads("player_would_roll_in")
def player_would_roll_in(who: Who, gig: Gigs) -> Would:
    return Would("roll-in", None, _some(gig), who)


@reads("gig_would_be_rolled_in")
def gig_would_be_rolled_in(gig: Gigs) -> Would:
    return Would("roll-in", None, _some(gig))


def _some(of: Any) -> Any:
    """The set, unless it asks nothing."""
    return None if of in (Cards(), Gigs()) else of
