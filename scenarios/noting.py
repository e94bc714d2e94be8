"""A ruleset that notes which of its policies were asked: what was not asked cannot have made a difference."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any, Final

import engine

POLICIES: Final = tuple(field.name for field in dataclasses.fields(engine.Ruleset) if field.name != "edition")
_POLICIES: Final = frozenset(POLICIES)


class NotingRuleset(engine.Ruleset):
    """The same policies as another ruleset; `asked` holds the names of those that were asked so far."""

    __slots__ = ("asked",)

    asked: set[str]

    def __getattribute__(self, name: str) -> Any:
        if name in _POLICIES:
            object.__getattribute__(self, "asked").add(name)
        return object.__getattribute__(self, name)

    def for_citing(self, policy: str) -> Any:
        """The policy, not noted: what happens is the same whatever it says."""
        return object.__getattribute__(self, policy)


def noting(rules: engine.Ruleset) -> NotingRuleset:
    """A ruleset like `rules` that notes what it is asked."""
    new = object.__new__(NotingRuleset)
    object.__setattr__(new, "asked", set[str]())
    for name in ("edition", *POLICIES):
        object.__setattr__(new, name, getattr(rules, name))
    return new


def turned(edition: str, policies: dict[str, Any]) -> engine.Ruleset:
    """The ruleset of an edition with some policies changed."""
    return dataclasses.replace(engine.ruleset(edition), **policies)


@cache
def differing(one: str, other: str) -> frozenset[str]:
    """The policies in which two editions differ."""
    mine, theirs = engine.ruleset(one), engine.ruleset(other)
    return frozenset(name for name in POLICIES if getattr(mine, name) != getattr(theirs, name))
