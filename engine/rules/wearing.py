"""Who can wear a Gear: by the rules, and by what the Gear itself says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.scope import Scope
from engine.effects.select import card_fits
from engine.queries import is_unit

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card


def hosts(game: Game, player: int, gear: Card) -> list[Card]:
    """Who can wear a Gear of this player: friendly Units and face-up Legends (`gear.default-hosts`).

    Where the Gear itself says who may wear it, only those.
    """
    state = game.state
    cards = state.cards
    side = state.sides[player]
    found = [c for u in side.field if is_unit(c := cards[u])]
    found.extend(c for u in side.legends if (c := cards[u]).face_up and c.facts.type == "Legend")
    if gear.facts.equip_rules:
        found = [c for c in found if suits(game, player, gear, c)]
    return found


def suits(game: Game, player: int, gear: Card, host: Card) -> bool:
    """Whether what a Gear says of its wearers lets this one wear it."""
    scope = Scope(game, player, gear)
    return all(card_fits(scope, rule.host, host) for rule in gear.facts.equip_rules)
