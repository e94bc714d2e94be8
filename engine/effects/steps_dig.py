"""Going through the deck from the top until such a card comes up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.amounts import number
from engine.effects.select import card_fits
from engine.events import Event
from engine.processes import cards as process

if TYPE_CHECKING:
    from engine.decisions import Script
    from engine.effects import tree as t
    from engine.effects.scope import Scope
    from engine.effects.values import Cards
    from engine.state import Card

REVEALED = ("reveal.process", "reveal.does-not-move")
TRASHED = ("trash.process", "trash.several")


def dig(scope: Scope, step: t.Dig) -> Script[bool]:
    """Reveal or trash from the top, one at a time, until so many fit or the deck has no more."""
    yield from ()
    state = scope.game.state
    wanted = number(scope, step.until.count)
    of: Cards = step.until.of  # type: ignore[assignment]
    seen: list[Card] = []
    found: list[Card] = []
    for uid in tuple(reversed(state.sides[scope.controller].deck)):
        if len(found) >= wanted:
            break
        card = state.cards[uid]
        fits = card_fits(scope, of, card)
        if step.how == "trash":
            process.trash_top(scope.game, scope.controller, TRASHED)
        else:
            scope.game.emit(
                Event("revealed", REVEALED, scope.controller, card, note="effect", source=scope.source)
            )
        now = state.cards[uid]
        seen.append(now)
        found += [now] if fits else []
    if step.how == "trash":
        scope.bind("trashed", (*scope.bound.get("trashed", ()), *seen))
    else:
        scope.bind("looked", tuple(seen))
        scope.bind("searched", ())
    scope.bind(step.until.bind, tuple(found))
    return len(found) == wanted
