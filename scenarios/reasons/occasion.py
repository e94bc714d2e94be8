"""What set an effect off: the event that met its trigger."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import engine
from engine.effects import tree
from engine.effects.values import Cards
from engine.effects.watch import KINDS_OF
from scenarios.play.underway import nodes
from scenarios.reasons.parts import told

LEGEND_IS_UNIT = ("types.legend-on-field-is-unit",)


def occasion(events: Sequence[engine.Event], pending: engine.Event) -> list[engine.Event]:
    """The event that met the trigger of an effect that became pending; none where nothing tells.

    An effect becomes pending as soon as its trigger is met, so it is the last event of the kinds to which it answers.
    """
    effect = pending.effect
    triggers = effect.when if isinstance(effect, tree.Triggered) else ()
    triggers = (effect.trigger,) if isinstance(effect, tree.NextTime) else triggers
    kinds = {kind for trigger in triggers for kind in KINDS_OF.get(trigger.event, ())}
    earlier = reversed(events[: events.index(pending)])
    return list(islice((event for event in earlier if event.kind in kinds), 1))


def as_units(pending: engine.Event, met: Sequence[engine.Event]) -> list[engine.Event]:
    """The event that met a trigger, after the rule by which the Legend in it is a Unit, where Units are asked for."""
    described = nodes(getattr(pending.effect, "when", ()), Cards)
    legend = any(event.card is not None and event.card.facts.type == "Legend" for event in met)
    units = any("Unit" in one.kinds and "Legend" not in one.kinds for one in described)
    return [*([told(pending, LEGEND_IS_UNIT)] if legend and units else ()), *met]
