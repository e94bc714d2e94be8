"""Gear that does not go to the trash with its host: "when it is defeated, sell one of its Gear instead of trashing it".

What takes the place of it is a replacement effect (`replacement.replaces-process`), though it begins with "when".
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.effects.values import Cards, Ref, This, ThisGear, Trigger
from engine.text import forms as f
from engine.text.forms import Reject
from engine.text.meaning import parts

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclasses.dataclass(frozen=True, slots=True)
class GearKept:
    """What is done instead of trashing a Gear."""

    what: Any


def gear_would_be_trashed(leads: Sequence[f.Lead], sentences: list[tuple[int, f.Sentence]]) -> f.Would | None:
    """The process whose place an effect takes that does something "instead of trashing it"; None for other effects.

    The sentence then says what is done. Raises Reject where no Gear goes to the trash.
    """
    first = sentences[0][1]
    kept = [part for part in parts(tuple(sentences)) if isinstance(part, GearKept)]
    if kept and kept != [first.body.what]:
        raise Reject("instead of what, and when, is not said")
    if not kept:
        return None
    whens = (
        [trigger for lead in leads for trigger in lead.value]
        if {x.kind for x in leads} <= {"when", "icon"}
        else []
    )
    match whens:
        case [Trigger("defeated", (This() | Cards()) as host, by=by, together=False) as trigger] if (
            all(lead.nth is None for lead in leads)
            and trigger == Trigger("defeated", host, by=by)
            and getattr(host, "kinds", ()) != ("Gear",)
        ):
            body = dataclasses.replace(first.body, what=first.body.what.what)
            sentences[0] = (sentences[0][0], dataclasses.replace(first, body=body))
            return f.Would("trash-gear", host, by=by)
        case _:
            raise Reject("only Gear of what is defeated would be trashed with it")


def check_gear_kept(step: Any, would: f.Would) -> None:
    """Refuse what is done to anything but Gear of the piece that is defeated. Raises Reject."""
    host = would.subject if isinstance(would.subject, This) else Ref("unit")
    done = step.first if isinstance(step, t.IfYouDo) else step
    gear = done.gear if isinstance(done, t.Equip) else getattr(done, "target", None)
    known = gear == ThisGear() and host == This()
    of = getattr(gear, "of", None)
    if not isinstance(done, (t.Equip, t.Move, t.Sell)) or (
        not known and not (isinstance(of, Cards) and of.on == host and "Gear" in of.kinds)
    ):
        raise Reject("which Gear is not trashed is not said")
    if any(isinstance(part, t.May) for part in parts(step)):
        raise Reject("what happens where this is not done is not clear")
