"""What of the position, besides what happened, a value rests on: the least it can be, its Gear, its owner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import engine
from engine import queries
from engine.effects import tree
from scenarios.deciding import FLOOR
from scenarios.definitions import defined_by
from scenarios.underway import nodes
from scenarios.values import cost_now

NEGATIVE: Final = "golden.negative-counts-as-zero"


def floor(game: engine.Game, what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """The rule that makes 0 of a power that adds up to less, and 1 of a price that does."""
    if what == "price":
        cards = [game.state.cards[uid] for uid in uids]
        reduced = [
            card
            for card in cards
            if (card.facts.cost or 0) > 1 and cost_now(game, card) == 1 and not _costs_instead(card)
        ]
        return (FLOOR, *defined_by("price", 1)) if reduced else ()
    if what != "power":
        return ()
    below = any(queries.raw_power(game, game.state.cards[uid]) < 0 for uid in uids)
    return (NEGATIVE,) if below else ()


def _costs_instead(card: engine.Card) -> bool:
    """Whether its text names what is paid in place of its cost, so that nothing has to be reduced to come to 1."""
    return any(next(nodes(ability, tree.PaysInstead), None) is not None for ability in card.facts.abilities)


def inherited(game: engine.Game, what: str, uids: Sequence[int]) -> tuple[str, ...]:
    """The rules by which a piece has a keyword, or power, from its Gear."""
    worn = [game.state.cards[gear].facts for uid in uids for gear in game.state.cards[uid].gear]
    if what == "keywords" and any(facts.keywords for facts in worn):
        return ("gear.bottom-textbox-inherited", "equip.inherits-effects", "card.gear-text-inherited")
    return ("card.power-inherited", "equip.gains-power") if what == "power" and worn else ()


def of_owner(changed: Iterable[engine.Event]) -> tuple[str, ...]:
    """The rules by which a piece that another player controlled goes to an area of its owner's."""
    for event in changed:
        before = event.before
        if before is not None and before.controller != before.owner and event.card is not None:
            return ("game.control-changes-owner-never", "game.owner")
    return ()


def gear_first(keys: Sequence[str], game: engine.Game, uids: Sequence[int]) -> list[str]:
    """The rules by which Gear goes where its host goes, before those by which the host goes there."""
    gear = bool(uids) and all(game.state.cards[uid].facts.type == "Gear" for uid in uids)
    if not gear or "gear" in keys[0]:
        return list(keys)
    return sorted(keys, key=lambda key: "gear" not in key)
