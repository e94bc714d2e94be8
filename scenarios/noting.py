"""A ruleset that notes which of its policies were asked: what was not asked cannot have made a difference."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any, Final

import engine

POLICIES: Final = tuple(field.name for field in dataclasses.fields(engine.Ruleset) if field.name != "edition")
_POLICIES: Final = frozenset(POLICIES)


class NotingRuleset(engine.Ruleset):
    """The same policies as another ruleset; `asked` holds the names of those that were asked so far.

    It has no policies of its own, so that Python asks `__getattr__` for them, and for nothing else.
    """

    __slots__ = ("_rules", "asked")

    asked: set[str]
    _rules: engine.Ruleset

    def __getattr__(self, name: str) -> Any:
        if name not in _POLICIES:
            raise AttributeError(name)
        self.asked.add(name)
        return getattr(self._rules, name)

    def for_citing(self, policy: str) -> Any:
        """The policy, not noted: what happens is the same whatever it says."""
        return getattr(self._rules, policy)


def noting(rules: engine.Ruleset) -> NotingRuleset:
    """A ruleset like `rules` that notes what it is asked."""
    new = object.__new__(NotingRuleset)
    for name, value in (("_rules", rules), ("asked", set[str]()), ("edition", rules.edition)):
        object.__setattr__(new, name, value)
    return new


def turned(edition: str, policies: dict[str, Any]) -> engine.Ruleset:
    """The ruleset of an edition with some policies changed."""
    return dataclasses.replace(engine.ruleset(edition), **policies)


@cache
def differing(one: str, other: str) -> frozenset[str]:
    """The policies in which two editions differ."""
    mine, theirs = engine.ruleset(one), engine.ruleset(other)
    return frozenset(name for name in POLICIES if getattr(mine, name) != getattr(theirs, name))
