"""What an event is to a trigger: who its subject is, what brought it about, which part the piece has in the attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.state import IN_PLAY

if TYPE_CHECKING:
    from engine.effects import values as v
    from engine.effects.tree import Trigger
    from engine.events import Event
    from engine.game import Game
    from engine.state import Card

LEAVING: Final = ("defeated", "returned", "bottom-decked", "leaves")
"""Trigger events about a piece that has left: it is seen as it last was in play."""


def is_cause(controller: int, by: v.Cause, event: Event) -> bool:
    """Whether an event was brought about so: by the fight itself, or by somebody's effect."""
    if by == "fight":
        return event.note == "fight"
    if event.kind in ("spent", "readied") and event.note != "effect":
        return False
    if event.note == "fight":
        return False
    return by == "effect" or (event.player == controller) is (by == "friendly effect")


def has_role(game: Game, role: str, subject: Card | None) -> bool:
    """Whether the piece attacks, or is attacked, right now."""
    attack = game.state.attack
    if attack is None or subject is None:
        return False
    return (attack.attacker if role == "attacking" else attack.target) == subject.uid


def _leaves_so(name: str, event: Event) -> bool:
    """Whether a piece has left the field or (for the hand and the deck) play by this event in that way."""
    before = event.before
    if before is None or before.area not in IN_PLAY:
        return False
    if name == "leaves":
        return before.area == "field" and before.host is None
    return event.note == ("hand" if name == "returned" else "bottom of deck")


def subjects(trigger: Trigger, event: Event) -> list[tuple[Card | None, Card | None]]:
    """(subject, the other piece) pairs to try: in a fight either Unit is one."""
    if event.kind == "fought":
        return [(event.card, event.other), (event.other, event.card)]
    if trigger.event in ("is-attacked", "defeats"):
        return [(event.other, event.card)] if event.other is not None else []
    if trigger.event == "attacks-gigs" and event.other is not None:
        return []
    if trigger.event == "rerolls" and event.effect is None:
        return []
    if trigger.event == "goes-solo" and event.note != "go-solo":
        return []
    if trigger.event == "is-blocked":
        return [(event.other, event.card)]
    if trigger.event in ("returned", "bottom-decked", "leaves") and not _leaves_so(trigger.event, event):
        return []
    if trigger.event == "changes" and event.kind == "rolled" and event.note != "changed":
        return []
    return [(event.card, event.other)]
