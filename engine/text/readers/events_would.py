"""Readers of what would happen, which replacement effects watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, Gigs
from engine.text.forms import Would
from engine.text.meaning import reads

if TYPE_CHECKING:
    from engine.effects.values import Cause, Who


@reads("would_be_defeated")
def would_be_defeated(subject: Any, by: Any = None) -> Would:
    return Would("defeat", subject, by=by)


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
