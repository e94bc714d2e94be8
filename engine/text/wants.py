"""What kind of piece each instruction acts on."""

from __future__ import annotations

from typing import Any, Final

from engine.effects import tree as t

_WANTS: Final[dict[type, dict[str, Any]]] = {
    t.Pick: {"target": "any"},
    t.Defeat: {"target": "table"},
    t.Spend: {"target": "turned"},
    t.Ready: {"target": "turned"},
    t.Move: {"target": "card"},
    t.Reveal: {"target": "card"},
    t.LookAtLegend: {"target": "table"},
    t.Sell: {"target": "card"},
    t.Steal: {"actor": "table", "gigs": "gig"},
    t.Adjust: {"gig": "gig"},
    t.SetGig: {"gig": "gig", "like": "gig"},
    t.Swap: {"friendly": "gig", "rival": "gig"},
    t.PlayCard: {"target": "off"},
    t.Call: {"target": "table"},
    t.Flip: {"target": "table"},
    t.Equip: {"gear": "card", "to": "turned"},
    t.TakeControl: {"target": "table"},
    t.Reroll: {"gig": "gig"},
    t.Redirect: {"to": "table"},
}
"""What each instruction acts on, by field, in the order in which English names them."""


def wants_of(step: object) -> dict[str, Any]:
    """The fields of an instruction that say what it acts on, and what kind of piece each needs."""
    return _WANTS.get(type(step), {})
