"""Who can wear a Gear: by the rules, and by what the Gear itself says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.scope import Scope
from engine.effects.select import card_fits
from engine.legality import NOT_OFFERED, Refusal, Refusals
from engine.queries import is_unit

if TYPE_CHECKING:
    from engine.decisions import Option
    from engine.game import Game
    from engine.state import Card

WORN_BY: Final = ("gear.default-hosts", "gear.play")
"""The rules by which a Gear that is played has a host."""


def hosts(game: Game, player: int, gear: Card) -> list[Card]:
    """Who can wear a Gear of this player: where the Gear itself says who may, only those."""
    found = by_the_rules(game, player)
    if gear.facts.equip_rules:
        found = [c for c in found if suits(game, player, gear, c)]
    return found


def by_the_rules(game: Game, player: int) -> list[Card]:
    """Friendly Units and face-up Legends, whatever a Gear says (`gear.default-hosts`)."""
    cards = game.state.cards
    side = game.state.sides[player]
    found = [c for u in side.field if is_unit(c := cards[u])]
    found.extend(c for u in side.legends if (c := cards[u]).face_up and c.facts.type == "Legend")
    return found


def suits(game: Game, player: int, gear: Card, host: Card) -> bool:
    """Whether what a Gear says of its wearers lets this one wear it."""
    scope = Scope(game, player, gear)
    return all(card_fits(scope, rule.host, host) for rule in gear.facts.equip_rules)


def not_worn(game: Game, player: int, gear: Card, option: Option) -> Refusals:
    """Why a host that is not among the options can't wear a Gear: by what the Gear itself says, or by the rules."""
    host = next((c for c in by_the_rules(game, player) if option == ("host", c.uid)), None)
    if host is not None and not suits(game, player, gear, host):
        keys = ("golden.cards-break-rules", *WORN_BY)
        yield Refusal(keys, "{} can't wear {}, whose text says who may", host, gear)
    else:
        yield Refusal(WORN_BY, NOT_OFFERED)
