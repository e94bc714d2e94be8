"""Steps that are done to cards and counted afterwards: defeat, spend, ready, return or bottom-deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.modifiers import cannot
from engine.effects.orientation import can_be_turned, kept_spent, turns
from engine.effects.targets import find, rebind
from engine.processes import cards as process
from engine.processes.areas import move_many
from engine.processes.defeat import defeat
from engine.state import IN_PLAY, Card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.decisions import Script
    from engine.effects import tree as t
    from engine.effects.scope import Scope

MOVED: Final = {"hand": "returned", "bottom of deck": "bottom-decked"}
"""What cards are bound as that were moved there."""


def defeat_cards(scope: Scope, step: t.Defeat) -> Script[bool]:
    """Defeat; what was replaced or prevented was not done."""
    found = yield from find(scope, step.target)
    cards = found.cards
    gone = yield from defeat(scope.game, cards, ("defeat.process",), scope.controller, scope=scope)
    rebind(scope, step.target, cards)
    _done(scope, "defeated", gone)
    return found.full and len(gone) == len(cards)


def _done(scope: Scope, how: str, cards: Iterable[Card]) -> None:
    """Bind what this effect has really done to cards so far: "each Unit defeated this way"."""
    now = scope.game.state.cards
    scope.bind(how, (*scope.bound.get(how, ()), *(now[card.uid] for card in cards)))


def spend_cards(scope: Scope, step: t.Spend) -> Script[bool]:
    """Spend what is ready; a spent piece may be meant too, and nothing happens to it."""
    found = yield from find(scope, step.target)
    done = found.full
    spent: list[Card] = []
    for card in found.cards:
        if can_be_turned(scope, card, spent=True):
            process.spend(scope.game, card, scope.controller, ("effect.resolve-in-order",), note="effect")
            spent.append(card)
        else:
            done = False
    rebind(scope, step.target, found.cards)
    _done(scope, "spent", spent)
    return done


def ready_cards(scope: Scope, step: t.Ready) -> Script[bool]:
    """Ready what is spent and can be readied."""
    found = yield from find(scope, step.target)
    done = found.full
    turned: list[Card] = []
    for card in found.cards:
        kept = kept_spent(scope, card) if turns(card, spent=False) else None
        if kept is not None:
            process.not_readied(scope.game, card, scope.controller, kept)
        if kept is None and turns(card, spent=False):
            process.ready(scope.game, card, scope.controller, ("effect.resolve-in-order",), note="effect")
            turned.append(card)
        else:
            done = False
    rebind(scope, step.target, found.cards)
    _done(scope, "readied", turned)
    return done


def may_move(scope: Scope, card: Card, to: str) -> bool:
    """Whether no effect keeps the card in play from being returned or bottom-decked by the effect of this scope."""
    if to not in MOVED or card.area not in IN_PLAY:
        return True
    game = scope.game
    kept = cannot(game, card, f"be {MOVED[to]} by effects", scope.source, scope.controller)
    if kept is not None:
        source = game.state.cards[kept.source]
        game.emit_quietly("not-possible", ("golden.cant-beats-can",), scope.controller, card, source, None)
    return kept is None


def move_cards(scope: Scope, step: t.Move) -> Script[bool]:
    """Move cards to their owners' hand, trash or deck, or out of the game."""
    from engine.rules.setup import shuffle_deck

    found = yield from find(scope, step.target)
    going = [card for card in found.cards if may_move(scope, card, step.to)]
    moved = yield from move_many(scope.game, going, step.to, scope.controller, any_order=step.any_order)
    rebind(scope, step.target, found.cards)
    if step.to == "into deck":
        for owner in sorted({card.owner for card in found.cards}):
            yield from shuffle_deck(scope.game, owner, ("effect.resolve-in-order",))
    if step.to in MOVED:
        _done(scope, MOVED[step.to], [c for c in found.cards if not scope.present(c)])
    return found.full and moved == len(found.cards)
