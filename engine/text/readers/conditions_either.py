"""Readers of conditions that one of several things is enough for."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engine.effects.values import Cards, Either
from engine.text.forms import Reject
from engine.text.meaning import reads
from engine.text.readers.conditions_held import Held, controls

if TYPE_CHECKING:
    from engine.effects.values import Condition, Who


@reads("controls_either")
def controls_either(who: Who, *parts: Held) -> Condition:
    """The words "you control a CORPO Unit or a face-up Legend", where no one description is of both."""
    asked = [_but_its_type(part) for part in parts if isinstance(part.of, Cards)]
    if len(set(asked)) < len(asked):
        raise Reject("another reading says the same")
    return Either(tuple(controls(who, part) for part in parts))


def _but_its_type(part: Held) -> object:
    """What is asked of cards besides their type."""
    assert isinstance(part.of, Cards)
    return dataclasses.replace(part.of, kinds=()), part.how_many
