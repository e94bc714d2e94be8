"""Gear whose price hangs on who will wear it: that is chosen before it is paid for (`golden.cards-break-rules`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.queries import funds
from engine.rules.costs import cost_to_play
from engine.rules.wearing import WORN_BY, hosts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.game import Game
    from engine.state import Card

FIRST = ("golden.cards-break-rules", *WORN_BY)


def least_cost(game: Game, player: int, card: Card, *, solo: bool = False) -> int | None:
    """What playing the card costs at least; None for a null cost."""
    if not card.facts.priced_by_host:
        return cost_to_play(game, player, card, solo=solo)
    costs = [cost_to_play(game, player, card, host=host) for host in hosts(game, player, card)]
    known = [cost for cost in costs if cost is not None]
    return min(known) if known else cost_to_play(game, player, card)


def chosen_host(
    game: Game, player: int, card: Card, among: Sequence[Card], due: Callable[[Card], int | None]
) -> Script[Card | None]:
    """Who will wear a Gear whose price hangs on that, of those for whom it can be paid; None for any other card."""
    if not card.facts.priced_by_host:
        return None

    def wearers() -> list[Option]:
        costs = ((host, due(host)) for host in among)
        return [("host", h.uid) for h, cost in costs if cost is not None and cost <= funds(game, player)]

    chosen = yield Decision(player, "host", FIRST, wearers, about=card)
    return game.state.cards[int(chosen[1])]
