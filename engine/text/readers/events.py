"""Readers of events: what a triggered or replacement effect answers to, and what has happened this turn."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import Cards, Gigs, PowerOf, Ref, This, ThisGear, Trigger
from engine.text.forms import DOER, IT, NAMED, Reject
from engine.text.meaning import reads, rebuild
from engine.text.readers.changing import changed
from engine.text.readers.deeds import HOST, Deed, Event, Several, check_fighter, hosted, takes_in_this
from engine.text.readers.deeds_gigs import gigs_of, showing
from engine.text.readers.nouns_deeds import of_attackers
from engine.text.readers.targets import another, one, owned

if TYPE_CHECKING:
    from engine.effects.values import Side, Who


def _triggers(deeds: tuple[Deed, ...], doer: Any = None, who: Who | None = None) -> tuple[Trigger, ...]:
    return tuple(
        Trigger(
            event,
            *_parts(event, deed, doer),
            who=who,
            margin=deed.margin,
            against=_opponent(event, deed, doer if doer is not None else deed.piece),
            by=deed.by,
            role=deed.role,
            together=deed.together and event != "steals-together",
        )
        for deed in deeds
        for event in _events_of(deed)
    )


def _events_of(deed: Deed) -> tuple[Event, ...]:
    """The events of a deed; a theft of several Gigs at once is one of its own."""
    return ("steals-together",) if deed.together and deed.events == ("steals",) else deed.events


def _opponent(event: Event, deed: Deed, piece: Any) -> Any:
    """Whom a piece fights is always a Unit of the other player, which need not be said."""
    whose: Side = piece.side if isinstance(piece, Cards) else "friendly"
    against = deed.against
    if event not in _FIGHTS or not isinstance(against, Cards):
        return against
    if against.side == whose != "any":
        raise Reject("no Unit fights another of the same player")
    plain = against == Cards(("Unit",)) or (against == Cards(("Unit",), against.side) and whose != "any")
    return NAMED if plain else against


_FIGHTS = ("wins-fight", "loses-fight", "fights", "defeats", "is-attacked")


def _parts(event: Event, deed: Deed, doer: Any) -> tuple[Any, Gigs | None]:
    """Subject and Gig of a trigger. "Its" in the description of the Gig is the piece that does it."""
    subject = doer if doer is not None else deed.piece
    if event == "played" and isinstance(subject, Cards) and {"hand", "trash", "deck"} & {*subject.areas}:
        raise Reject("from where a card was played is not known any more")
    if (
        isinstance(subject, Cards)
        and event in ("draws", "discards", "trashes", "sells")
        and subject == Cards()
    ):
        subject = None
    gig = deed.gig
    if gig is not None:
        thief = subject if isinstance(subject, This) else Ref("unit")
        gig = rebuild(gig, lambda n: PowerOf(thief) if n == PowerOf(Ref(IT)) else n)
    return subject, None if gig == Gigs() else gig


@reads("doer_one_of")
def doer_one_of(count: int, side: Side, of: Cards) -> Cards:
    one(count)
    return owned(side, of)


@reads("doer_of_owner")
def doer_of_owner(side: Side, of: Cards) -> Cards:
    """The words "a Rival's Unit attacks": one of theirs."""
    if side == "friendly":
        raise Reject("which one of several is not said")
    return owned(side, of)


@reads("listed_events")
def listed_events(*events: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
    return tuple(trigger for event in events for trigger in event)


_OTHERS = (("is-attacked",), ("defeats",), ("is-blocked",))
"""Events of the one piece that are told of the other: "a rival Unit attacks this Unit"."""

_NOT_IN_PLAY = ("discards", "draws", "trashes", "sells")


@reads("piece_events")
def piece_events(doer: Any, *deeds: Deed) -> tuple[Trigger, ...]:
    if isinstance(doer, Several):
        return piece_events(doer.of, *(dataclasses.replace(deed, together=True) for deed in deeds))
    gear = isinstance(doer, ThisGear) or getattr(doer, "kinds", ()) == ("Gear",)
    if gear and any(deed.events == ("leaves",) for deed in deeds):
        raise Reject('a Gear leaves with whoever wears it: write "is defeated"')
    if isinstance(doer, Cards) and "eddies" in doer.areas:
        raise Reject("nothing is told of single Eddies, which are alike")
    if not isinstance(doer, Cards) and any(e in _NOT_IN_PLAY for deed in deeds for e in deed.events):
        raise Reject("the effect tree only has effects of cards in play, not in a hand or deck")
    if isinstance(doer, This):
        # "this Unit blocks a Unit with power 5 or more" is told of the one that blocks
        blocked = [d for d in deeds if d.events == ("is-blocked",) and isinstance(d.piece, Cards)]
        deeds = tuple(Deed(("uses-blocker",), against=d.piece) if d in blocked else d for d in deeds)
    check_fighter(doer, *deeds)
    attacked = [deed for deed in deeds if deed.events in _OTHERS and deed.piece is not None]
    if attacked:
        if len(deeds) > 1 or not isinstance(doer, Cards):
            raise Reject("a Unit is attacked and defeated by another")
        (trigger,) = _triggers((dataclasses.replace(attacked[0], against=doer),))
        of = trigger.against if isinstance(trigger.against, Cards) else doer
        return (dataclasses.replace(trigger, against=dataclasses.replace(of, among=DOER)),)
    equipped = [deed for deed in deeds if deed.against == HOST]
    if equipped:
        if isinstance(doer, ThisGear) and len(deeds) == 1 and deeds[0].piece == Cards(("Gear",)):
            # "when this Gear is equipped": to whomever
            return _triggers((Deed(("equips",), against=Cards(("Unit", "Legend"))),), doer=doer)
        if len(equipped) < len(deeds):
            raise Reject("one piece becomes equipped, another does the rest")
        return _triggers(tuple(hosted(deed, doer) for deed in equipped))
    for deed in deeds:
        doer = of_attackers(doer, deed.attackers)
    return _triggers(deeds, doer=doer)


@reads("effect_does")
def effect_does(cause: Any, deed: Deed) -> tuple[Trigger, ...]:
    """The words "a rival effect spends this Unit": it is spent by one."""
    return _triggers((dataclasses.replace(deed, by=cause),))


@reads("discarded_from")
def discarded_from(doer: Any, side: Side) -> tuple[Trigger, ...]:
    """The words "a Program is discarded from your hand"."""
    return _moved_from(doer, side, "discards")


@reads("trashed_from")
def trashed_from(doer: Any, side: Side) -> tuple[Trigger, ...]:
    """The words "a Program is trashed from your deck"."""
    return _moved_from(doer, side, "trashes")


def _moved_from(doer: Any, side: Side, event: Event) -> tuple[Trigger, ...]:
    of = doer.of if isinstance(doer, Several) else doer
    if not isinstance(of, Cards) or of.areas or of.side != "any":
        raise Reject("whose card this is is said twice")
    (trigger,) = piece_events(doer, Deed((event,)))
    return (dataclasses.replace(trigger, who="you" if side == "friendly" else "rival"),)


@reads("spoken_events")
def spoken_events(piece: Any, *deeds: Deed) -> tuple[Trigger, ...]:
    """The words "the next time it attacks": the piece that was spoken of."""
    if not isinstance(piece, Ref) or any(d.events in _OTHERS or d.against == HOST for d in deeds):
        raise Reject("who does this is said otherwise")
    return piece_events(piece, *deeds)


@reads("this_or_events")
def this_or_events(this: This, of: Cards, *deeds: Deed) -> tuple[Trigger, ...]:
    """This Unit does it, or another of a description that this Unit itself need not fit."""
    if takes_in_this(of):
        raise Reject("this card is one of them")
    return (*piece_events(this, *deeds), *piece_events(another(of), *deeds))


@reads("solo_with")
def solo_with(of: Any) -> tuple[Trigger, ...]:
    """The words "you {Go Solo} with another Legend": a friendly one goes solo."""
    if not isinstance(of, Cards):
        return piece_events(of, Deed(("goes-solo",)))
    return piece_events(owned("friendly", of), Deed(("goes-solo",)))


reads("nobody")(lambda: None)
for _name, _events in (
    ("increases_word", ("increases",)),
    ("decreases_word", ("decreases",)),
    ("adjusts_word", ("increases", "decreases")),
):
    reads(_name)(lambda events=_events: events)


@reads("effect_adjusts")
def effect_adjusts(who: Who | None, events: tuple[Event, ...], gig: Any) -> tuple[Trigger, ...]:
    """The words "a rival effect decreases a friendly Gig": only effects adjust Gigs, so it is whose that counts."""
    several = isinstance(gig, Several)
    gigs = changed(gigs_of(gig) if several else gig, *events)
    return _triggers((Deed(events, gig=gigs, together=several),), who=who)


@reads("attack_blocked")
def attack_blocked(doer: Any, blocker: Cards | None = None) -> tuple[Trigger, ...]:
    return piece_events(doer, Deed(("is-blocked",), against=blocker))


@reads("player_events")
def player_events(who: Who, *deeds: Deed) -> tuple[Trigger, ...]:
    if any(deed.with_piece for deed in deeds):
        return tuple(trigger for deed in deeds for trigger in _with_piece(who, deed))
    if any(isinstance(d.piece, Cards) and "eddies" in d.piece.areas for d in deeds):
        raise Reject("nothing is told of single Eddies, which are alike")
    if any(isinstance(d.piece, This) and d.events == ("called",) for d in deeds) and who == "you":
        return _triggers(deeds)
    if any(isinstance(d.piece, This) and d.events == ("played",) for d in deeds) and who == "you":
        return _triggers(deeds)
    return _triggers(deeds, who=who)


def _with_piece(who: Who, deed: Deed) -> tuple[Trigger, ...]:
    """The words "when you attack with a CORPO Unit": when a friendly one attacks."""
    piece = deed.piece
    if not deed.with_piece:
        raise Reject("a Unit does it, and a player the rest")
    if isinstance(piece, Cards):
        return _triggers((deed,), doer=owned("friendly" if who == "you" else "rival", piece))
    if who != "you":
        raise Reject("no other player attacks or blocks with this card")
    return _triggers((deed,), doer=piece)


def _both(gig: Gigs, asked: Gigs | None) -> Gigs:
    """A Gig that is as its description says, and as what happens to it says."""
    if asked is None:
        return gig
    if asked.extreme is not None:
        return showing(gig, asked.extreme)
    return owned(asked.side, gig)


@reads("gig_events")
def gig_events(gig: Any, *deeds: Deed) -> tuple[Trigger, ...]:
    if isinstance(gig, Several):
        return gig_events(gig.of, *(dataclasses.replace(deed, together=True) for deed in deeds))
    for deed in deeds:
        changed(gig, *deed.events)
    return _triggers(tuple(dataclasses.replace(deed, gig=_both(gig, deed.gig)) for deed in deeds))


@reads("gigs_swapped")
def gigs_swapped(gig: Gigs) -> tuple[Trigger, ...]:
    """The words "when Gigs are swapped": by anybody, and a swap has two."""
    return gig_events(gig, Deed(("swaps",)))


@reads("rivals_gig_events")
def rivals_gig_events(gig: Gigs, *deeds: Deed) -> tuple[Trigger, ...]:
    return gig_events(owned("rival", gig), *deeds)


@reads("nobodys_event")
def nobodys_event(deed: Deed) -> tuple[Trigger, ...]:
    return _triggers((deed,))


reads("any_turn")(lambda: None)


@reads("turn_start_event")
def turn_start_event(who: Who | None) -> tuple[Trigger, ...]:
    return (Trigger("turn-starts", who=who),)


@reads("turn_end_event")
def turn_end_event(who: Who | None) -> tuple[Trigger, ...]:
    return (Trigger("turn-ends", who=who),)
