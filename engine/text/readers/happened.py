"""Readers of what has happened this turn: whether it has, and how often."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, Compare, Gigs, Happened, Trigger
from engine.text.forms import Compared, Reject
from engine.text.meaning import reads, rebuild
from engine.text.readers.events import gig_events, nobodys_event, piece_events, player_events

if TYPE_CHECKING:
    from engine.effects.values import Amount, Condition, Who
    from engine.text.readers.deeds import Deed


def check_countable(triggers: tuple[Trigger, ...]) -> None:
    """Refuse to count what only shows while the attack is under way."""
    if any(trigger.role is not None for trigger in triggers):
        raise Reject("who attacked in an earlier attack is not known any more")


def _happened(triggers: tuple[Trigger, ...]) -> Amount:
    if len(triggers) != 1:
        raise Reject("the effect tree counts one kind of event at a time")
    check_countable(triggers)
    return Happened(triggers[0])


@reads("piece_happened")
def piece_happened(doer: Any, *deeds: Deed) -> Condition:
    return Compare(_happened(piece_events(doer, *deeds)), ">=", 1)


@reads("player_happened")
def player_happened(who: Who, *deeds: Deed) -> Condition:
    return Compare(_happened(player_events(who, *deeds)), ">=", 1)


@reads("nobody_happened")
def nobody_happened(deed: Deed) -> Condition:
    """The words "a player stole a Gig this turn": any player."""
    return Compare(_happened(nobodys_event(deed)), ">=", 1)


@reads("gig_happened")
def gig_happened(gig: Gigs, deed: Deed) -> Condition:
    return Compare(_happened(gig_events(gig, deed)), ">=", 1)


@reads("no_gig_was")
def no_gig_was(gig: Gigs, deed: Deed) -> Condition:
    return Compare(_happened(gig_events(gig, deed)), "=", 0)


@reads("nobody_did", "this_did_not")
def did_not(pieces: Any, deed: Deed) -> Condition:
    """What none of a set did this turn, or this card did not."""
    return Compare(_happened(piece_events(pieces, deed)), "=", 0)


@reads("player_did_not")
def player_did_not(who: Who, deed: Deed) -> Condition:
    return Compare(_happened(player_events(who, deed)), "=", 0)


@reads("happened_times")
def happened_times(happened: Any, how_many: Compared) -> Condition:
    return Compare(happened.left, how_many.op, how_many.amount)


@reads("happened_nth")
def happened_nth(number: int, happened: Any) -> Condition:
    """The words "if this is the first time this Unit attacked this turn", asked when it has."""
    if not (isinstance(happened, Compare) and (happened.op, happened.right) == (">=", 1)):
        raise Reject("what happened so often is not said")
    return Compare(happened.left, "=", number)


@reads("happened_amount")
def happened_amount(happened: Any) -> Amount:
    return happened.left


@reads("per_played")
def per_played(of: Cards, who: Who) -> Amount:
    return Happened(Trigger("played", of, who=who))


@reads("per_called")
def per_called(of: Cards, who: Who) -> Amount:
    return Happened(Trigger("called", of, who=who))


for _name, _event in (
    ("past_discards", "discards"),
    ("past_draws", "draws"),
    ("past_sells", "sells"),
    ("past_trashes", "trashes"),
):
    reads(_name)(lambda event=_event: event)


@reads("per_moved")
def per_moved(of: Cards, who: Who, event: Any) -> Amount:
    return Happened(Trigger(event, None if of == Cards() else of, who=who))


@reads("per_stolen")
def per_stolen(of: Gigs, who: Who) -> Amount:
    return Happened(Trigger("steals", gig=None if of == Gigs() else of, who=who))


@reads("stole_many")
def stole_many(who: Who, how_many: Compared, of: Gigs) -> Condition:
    return Compare(per_stolen(of, who), how_many.op, how_many.amount)


@reads("played_many")
def played_many(who: Who, how_many: Compared, of: Cards) -> Condition:
    return Compare(per_played(of, who), how_many.op, how_many.amount)


@reads("called_many")
def called_many(who: Who, how_many: Compared, of: Cards) -> Condition:
    return Compare(per_called(of, who), how_many.op, how_many.amount)


@reads("moved_many")
def moved_many(who: Who, event: Any, how_many: Compared, of: Cards) -> Condition:
    return Compare(per_moved(of, who, event), how_many.op, how_many.amount)


@reads("per_defeated")
def per_defeated(of: Cards) -> Amount:
    return Happened(Trigger("defeated", of))


@reads("played_some")
def played_some(who: Who, of: Cards) -> Condition:
    return Compare(per_played(of, who), ">=", 1)


@reads("happened_since", "amount_since")
def happened_since(happened: Any) -> Any:
    """The words "since your last turn": in your own turn also what happened in the Rival's turn before it."""
    return rebuild(happened, _since_last)


def _since_last(part: Any) -> Any:
    return dataclasses.replace(part, since="your last turn") if isinstance(part, Happened) else part
