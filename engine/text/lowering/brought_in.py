"""What an event brings in to be spoken of: who did it, the Gig it is about, and whom it was done against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.values import Cards, Ref, This, ThisGear
from engine.text.lowering.done import done_by
from engine.text.lowering.naming import (
    GIG_EVENTS,
    MEETINGS,
    OFF_TABLE,
    kind_of,
    subject_label,
    trigger_labels,
)
from engine.text.lowering.spoken import NOBODY, Spoken

if TYPE_CHECKING:
    from engine.effects.values import Side, Trigger
    from engine.text.lowering.refs import Scope

_BY_UNITS: Final = (
    "attacks", "is-attacked", "attacks-gigs", "is-blocked", "uses-blocker", "fights", "wins-fight", "loses-fight",
    "defeats",
)  # fmt: skip
"""What only a Unit does, or has done to it, so that a card that does it is one."""

_SIDES: Final[dict[str | None, Side]] = {"you": "friendly", "rival": "rival"}
"""Whose a card is that a player does something with."""

_LEAVING: Final = ("defeated", "returned", "bottom-decked", "leaves")


def brought_in(scope: Scope, trigger: Trigger, named: bool = True) -> None:
    """An event brings in who did it, the Gig it is about, and whom it was done against."""
    if isinstance(trigger.subject, Ref):
        scope.spoken.sort(key=lambda s: s.piece == trigger.subject)
    else:
        labels = [Ref(label) for label in trigger_labels(trigger)]
        scope.spoken = [s for s in scope.spoken if s.piece not in labels]
    if isinstance(trigger.subject, This):
        if named:
            scope.say(Spoken(This()))
    elif isinstance(trigger.subject, ThisGear):
        scope.say(Spoken(ThisGear(), ("Gear",)))
    elif isinstance(trigger.subject, Cards):
        kinds = trigger.subject.kinds or (("Unit",) if trigger.event in _BY_UNITS else ())
        kinds = kinds or (("Unit", "Legend") if trigger.event in ("steals", "steals-together") else ())
        label = subject_label(trigger)
        scope.bound.append((kind_of(trigger.subject), label))
        side = _SIDES.get(trigger.who, trigger.subject.side)
        vague = trigger.subject.other or trigger.event in _LEAVING
        off = trigger.event in (*OFF_TABLE, *_LEAVING[1:])
        tags = trigger.subject.tags
        scope.say(Spoken(Ref(label), kinds, trigger.together, off, side, vague, tags=tags))
    elif trigger.event in OFF_TABLE:
        scope.bound.append(("card", "card"))
        side = _SIDES.get(trigger.who, "any")
        scope.say(Spoken(Ref("card"), (), off=True, many=trigger.together, side=side))
    _opponent(scope, trigger)
    done_by(trigger, scope)
    if trigger.event in GIG_EVENTS:
        scope.bound.append(("gig", "gig"))
        many = trigger.event in ("steals-together", "swaps") or trigger.together
        scope.say(Spoken(Ref("gig"), ("gig",), many=many, side=_whose_gig(trigger)))


def _whose_gig(trigger: Trigger) -> Side:
    """Whose Gig an event leaves behind, as far as its words tell: a stolen one is the thief's."""
    if trigger.event not in ("steals", "steals-together"):
        return "any"
    if trigger.who is not None:
        return "friendly" if trigger.who == "you" else "rival"
    if isinstance(trigger.subject, (This, ThisGear)):
        return "friendly"
    return trigger.subject.side if isinstance(trigger.subject, Cards) else "any"


def _opponent(scope: Scope, trigger: Trigger) -> None:
    """Whom it was done against: in a fight or attack, or who was equipped."""
    fought = trigger.event in MEETINGS or (trigger.event == "defeated" and trigger.by == "fight")
    if fought and (trigger.event != "attacks" or trigger.against is not None):
        scope.spoken = [s for s in scope.spoken if s.piece != Ref("opponent")]
        mine = isinstance(trigger.subject, This) or getattr(trigger.subject, "side", "any") == "friendly"
        side: Side = "rival" if mine else getattr(trigger.against, "side", "any")
        scope.spoken.insert(0, Spoken(Ref("opponent"), ("opponent",), side=side))
    if trigger.event == "equips" and trigger.against is None:
        scope.spoken.insert(0, Spoken(Ref("opponent"), ("Unit", "Legend")))
    elif isinstance(trigger.against, This) and trigger.event == "equips":
        scope.say(Spoken(scope.this))
    elif isinstance(trigger.against, Cards) and trigger.event == "equips":
        scope.say(Spoken(Ref("opponent"), trigger.against.kinds, side=trigger.against.side))
    elif isinstance(trigger.against, This) or scope.doer_is_other or _either(scope, trigger):
        # "When a rival Unit fights this Unit, it ...": either of the two
        scope.spoken.append(Spoken(NOBODY, ("each",)))


def _either(scope: Scope, trigger: Trigger) -> bool:
    """Whether both pieces were named, and not even whose they are tells one from the other."""
    named = isinstance(trigger.against, Cards) and isinstance(trigger.subject, Cards)
    return scope.rivalled and named and getattr(trigger.subject, "side", None) == "any"
