"""Recording what an effect looks at, with the rules it rests on, and that it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.amounts import holds
from engine.effects.grounds import grounds
from engine.state import Card

if TYPE_CHECKING:
    from engine.effects.scope import Scope
    from engine.effects.values import Condition


def judge(scope: Scope, condition: Condition | None, keys: tuple[str, ...]) -> bool:
    """Look at a condition and record what came of it, with the rules that it rests on."""
    if condition is None:
        return True
    true = holds(scope, condition)
    why = (*keys, *(() if true else ("condition.false-not-applied",)), "condition.requirement")
    kind = "condition-true" if true else "condition-false"
    told = tuple(dict.fromkeys((*grounds(scope, condition), *why)))
    scope.game.emit_quietly(kind, told, scope.controller, scope.this, scope.source, scope.ability)
    return true


def finish(scope: Scope) -> None:
    """An effect is over: what it looked at and left goes back and is hidden again (`search.return-in-order`)."""
    game = scope.game
    game.resolving = False
    looked = [x for x in scope.bound.get("looked", ()) if isinstance(x, Card) and scope.present(x)]
    if looked:
        keys = ("search.return-in-order", "area.unchosen-cards-return", "reveal.hidden-again")
        game.emit_quietly("returned", keys, scope.controller, scope.this, scope.source, scope.ability)
