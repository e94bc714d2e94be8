"""Fights that effects bring about, outside of an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.targets import find
from engine.events import Event
from engine.queries import is_unit

if TYPE_CHECKING:
    from engine.decisions import Script
    from engine.effects import tree as t
    from engine.effects.scope import Scope
    from engine.state import Card

FIGHT = ("fight.process", "fight.applies-while-fighting")
DEFEATED = ("fight.opponent-defeats-loser", "fight.defeated-to-trash")


def fight(scope: Scope, step: t.Fight) -> Script[bool]:
    """Two Units of different players fight; nothing where one of them is no Unit on the field by now.

    Losers are defeated at once, and what the fight sets off waits until this effect is done
    (`effect.cannot-interrupt`). Binds "winning" and "losing".
    """
    from engine.rules.attack import declare_result, defeat_losers

    game = scope.game
    found = yield from find(scope, step.one)
    others = yield from find(scope, step.other)
    one, other = (_unit(scope, pieces.cards) for pieces in (found, others))
    if one is None or other is None or one.controller == other.controller:
        keys = ("golden.as-much-as-possible", "fight.process")
        game.emit_quietly("not-possible", keys, scope.controller, one, scope.source, scope.ability)
        return False
    outer = game.fighting
    game.fighting = (one.uid, other.uid)
    game.state.version += 1
    game.emit(Event("fought", FIGHT, scope.controller, one, other=other))
    losers = declare_result(game, one, other)
    lost = [loser for loser, _ in losers]
    scope.bind("losing", tuple(lost))
    scope.bind("winning", tuple(unit for unit in (one, other) if unit not in lost))
    yield from defeat_losers(game, losers, DEFEATED)
    game.fighting = outer
    game.state.version += 1
    game.emit(Event("fight-ended", ("fight.ends",), scope.controller))
    return True


def _unit(scope: Scope, cards: list[Card]) -> Card | None:
    """The one piece, if it is a Unit on the field."""
    now = [scope.game.state.cards[card.uid] for card in cards[:1]]
    return now[0] if now and is_unit(now[0]) else None
