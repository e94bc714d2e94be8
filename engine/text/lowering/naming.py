"""What pieces are called: the labels of triggers and choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.effects.values import Cards, Gigs, Ref, Trigger
from engine.text.forms import Reject
from engine.text.lowering.spoken import LABELS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.effects.values import Piece

GIG_EVENTS: Final = (
    "steals", "steals-together", "increases", "decreases", "rolls", "rolls-in", "rerolls", "swaps", "changes",
)  # fmt: skip
MEETINGS: Final = (
    "wins-fight",
    "loses-fight",
    "fights",
    "defeats",
    "is-attacked",
    "attacks",
    "is-blocked",
    "uses-blocker",
)
"""Events in which a Unit has to do with another one, its opponent."""

IN_ATTACKS: Final = ("attacks", "attacks-gigs", "is-attacked", "is-blocked", "uses-blocker")
"""Events of which an attack is under way."""

DONE_TO: Final = ("defeated", "spent", "readied", "returned", "bottom-decked")
"""What can have been done to a piece that later words call so: "the spent Unit"."""
OFF_TABLE: Final = ("discards", "draws", "trashes", "sells")


def is_off(of: Any) -> bool:
    """Whether a set is of cards that are not in play."""
    return isinstance(of, Cards) and (of.among is not None or bool({"hand", "trash", "deck"} & {*of.areas}))


def label_of(piece: Piece) -> str:
    """A piece's label. Raises Reject for the piece that has the effect, which has none."""
    if not isinstance(piece, Ref):
        raise Reject("this says it of the card itself")
    return piece.label


def kind_of(of: Any) -> str:
    """The kind that names what is chosen from a set: "unit", "gig"; "card" where it may be several."""
    if isinstance(of, Gigs):
        return "gig"
    kinds = kinds_of(of)
    return LABELS[kinds[0]] if len(kinds) == 1 else "card"


def kinds_of(of: Cards) -> tuple[str, ...]:
    """The types that cards of a set may have; none where it may be any."""
    if of.or_else is None:
        return of.kinds
    other = kinds_of(of.or_else)
    return tuple(dict.fromkeys((*of.kinds, *other))) if of.kinds and other else ()


def subject_label(trigger: Trigger) -> str:
    """The label of a trigger's subject."""
    kinds = trigger.subject.kinds if isinstance(trigger.subject, Cards) else ()
    if trigger.event in ("played", "called", *OFF_TABLE) or kinds == ("Gear",):
        return "card"
    return "legend" if kinds == ("Legend",) else "unit"


def side_of_set(of: Any) -> Any:
    """Whose the pieces of a set are; anybody's where they are of different sides."""
    other = side_of_set(of.or_else) if isinstance(of, Cards) and of.or_else is not None else of.side
    return of.side if of.side == other else "any"


BESIDES: Final = "?besides"
"""In `Gigs.other_than`: besides a Gig that was spoken of, which is no choice any more anyway."""

NEXT_TURN: Final = (Trigger("turn-starts", who="you"), "end of your next turn")
"""What is waited for, and until when, where something is done at the start of your next turn."""


def would_label(process: str, of: Cards) -> str:
    """The label of what something would happen to, or who would do it: as of a trigger, by its types."""
    if process != "defeat" or of.kinds == ("Unit",):
        return "unit"
    return "legend" if of.kinds == ("Legend",) else "unit" if {*of.kinds} == {"Unit", "Legend"} else "card"


def trigger_labels(trigger: Any) -> Iterable[str]:
    """The labels that a trigger or replacement binds."""
    event = getattr(trigger, "event", "")
    if not event and trigger.would in ("draw", "discard"):
        yield "card"
    elif event and isinstance(trigger.subject, Ref):
        yield "unit"
    elif isinstance(trigger.subject, Cards):
        yield subject_label(trigger) if event else would_label(trigger.would, trigger.subject)
    elif event in OFF_TABLE:
        yield "card"
    if event in GIG_EVENTS or getattr(trigger, "would", "") in ("steal", "roll-in"):
        yield "gig"
