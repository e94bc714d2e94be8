"""How many pieces have the same of something, and how many different ones there are among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections import Counter

    from engine.effects import values as v
    from engine.effects.scope import Scope


def alike(scope: Scope, node: v.Alike) -> int:
    """How many of them there are, at most, that have the same."""
    return max(_kinds(scope, node).values(), default=0)


def different(scope: Scope, node: v.Different) -> int:
    """How many different ones there are among them."""
    return len(_kinds(scope, node))


def _kinds(scope: Scope, node: v.Alike | v.Different) -> Counter[object]:
    from engine.effects.beside import counted
    from engine.effects.select import things

    return counted(scope.game, things(scope, node.of), node.what)
