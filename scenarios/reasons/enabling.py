"""What lets an action be done though something speaks against it: what the play did before, and what forbids more."""

from __future__ import annotations

from typing import Final

import engine
from engine.effects import tree
from engine.effects.modifiers import applying, cannot
from scenarios.reasons.weights import weightiest_first

#: How many rules are named of what the play did.
_MOST: Final = 2


def enabling(game: engine.Game, ahead: engine.Game) -> list[str]:
    """The rules by which what pays for an action came to be there to pay in the play so far: a card sold for it.

    ahead: the game once the action is taken and paid.
    """
    before, after = game.state.cards, ahead.state.cards
    sold = [
        event for event in game.state.events()
        if event.kind == "sold" and event.card is not None
        and after[event.card.uid].spent and not before[event.card.uid].spent
    ]  # fmt: skip
    return [key for event in sold[:1] for key in weightiest_first(event.keys, "ready eddies")[:_MOST]]


def barred(game: engine.Game) -> list[engine.CardFacts]:
    """The cards by whose text a Unit can't attack that would have to, so that its player may pass the turn."""
    found: list[engine.CardFacts] = []
    for uid in game.state.sides[game.state.player].field:
        card = game.state.cards[uid]
        forbidden = cannot(game, card, "attack")
        if forbidden is not None and any(True for _ in applying(game, tree.MustAttack, card)):
            found.append(game.state.cards[forbidden.source].facts)
    return found
