"""Gigs whose value is changed: whether a text that describes them by it means the value before or after."""

from __future__ import annotations

import dataclasses
from typing import Final

from engine.effects.values import Gigs
from engine.text.forms import Reject

_CHANGING: Final[frozenset[str]] = frozenset({"increases", "decreases", "changes", "rerolls"})


def changed(gig: Gigs | None, *events: str) -> Gigs | None:
    """A Gig whose value this changes. Raises Reject where it is described by its value: the one before, or after?"""
    if gig is not None and _CHANGING.intersection(events) and gig != _without_value(gig):
        raise Reject(
            "whether the Gig is meant as it was before its value changes, or as it is then, is not said"
        )
    return gig


def _without_value(gig: Gigs) -> Gigs:
    """The Gig described by all but what it shows."""
    return dataclasses.replace(gig, value=None, extreme=None, not_extreme=None, parity=None)
