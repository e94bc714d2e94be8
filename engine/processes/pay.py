"""Paying: a real choice among ready Eddies and Legends in the Legends area.

Carries out `pay.process`, `cost.in-full`, `eddies.spend-pays-one`, `legends-area.spend-as-money`,
`legends-area.face-up-needs-sell-tag`.
"""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.events import Event
from engine.processes.cards import spend
from engine.queries import paying_legends, ready_eddies

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import State

KEYS = ("pay.process", "eddies-cost.spent-to-pay")
EDDIE = ("eddies.spend-pays-one",)
LEGEND = ("legends-area.spend-as-money", "card.sell-tag-legend-pays")


def ways_to_pay(state: State, player: int, amount: int) -> list[Option]:
    """Every way to pay: ("pay", Eddies, *Legends). Eddies are alike, so only their number counts; most Eddies first."""
    eddies = len(ready_eddies(state, player))
    legends = paying_legends(state, player)
    ways: list[Option] = []
    for used in range(max(0, amount - eddies), min(len(legends), amount) + 1):
        ways.extend(("pay", amount - used, *chosen) for chosen in combinations(legends, used))
    return ways


def pay(game: Game, player: int, amount: int, keys: tuple[str, ...], about: object = None) -> Script[None]:
    """Let the player choose how to pay `amount` €$ and spend it. The caller has made sure that it can be paid."""
    if amount <= 0:
        return
    state = game.state
    chosen = yield Decision(
        player, "pay", KEYS + keys, partial(ways_to_pay, state, player, amount), about=about
    )
    count = int(chosen[1])
    cards = state.cards
    for uid in ready_eddies(state, player)[:count]:
        state.put(cards[uid]._replace(spent=True))
    for uid in chosen[2:]:
        spend(game, cards[int(uid)], player, LEGEND, note="pay")
    paid_keys = KEYS + keys + (EDDIE if count else ())
    game.emit(Event("paid", paid_keys, player, amount=amount))
