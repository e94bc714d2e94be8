"""Paying: a real choice among ready Eddies and Legends in the Legends area.

Carries out `pay.process`, `cost.in-full`, `eddies.spend-pays-one`, `legends-area.spend-as-money`,
`legends-area.face-up-needs-sell-tag`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.events import Event
from engine.legality import Refusal, Refusals
from engine.processes.cards import spend, turn_eddies
from engine.queries import fielded_legends, paying_legends, ready_eddies, untagged_legends
from engine.rules.prohibitions import may_be_spent

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card

Keep = Callable[[Option], bool]
KEYS = ("pay.process", "eddies-cost.spent-to-pay")
EDDIE = ("eddies.spend-pays-one", "eddies.one-each-face-down", "eddies.every-card-here-is-one")
LEGEND = ("legends-area.spend-as-money", "legends-area.legends-are-not-eddies")
TAGGED = ("card.sell-tag-legend-pays",)


def ways_to_pay(game: Game, player: int, amount: int, keep: Keep | None = None) -> list[Option]:
    """Every way to pay: ("pay", Eddies, *Legends). Eddies are alike, so only their number counts; most Eddies first.

    keep: which ways leave enough for what else is to be paid.
    """
    eddies = len(ready_eddies(game.state, player))
    legends = paying_legends(game, player)
    ways: list[Option] = []
    for used in range(max(0, amount - eddies), min(len(legends), amount) + 1):
        ways.extend(("pay", amount - used, *chosen) for chosen in combinations(legends, used))
    return ways if keep is None else [w for w in ways if keep(w)]


def why_not_pay(game: Game, player: int, amount: int, keep: Keep | None, option: Option) -> Refusals:
    """Why a way to pay is not legal: an untagged face-up Legend, a wrong sum, more than there is."""
    state = game.state
    ways = ways_to_pay(game, player, amount, keep)
    if option in ways or (option[:2], sorted(map(str, option[2:]))) in [
        (way[:2], sorted(map(str, way[2:]))) for way in ways
    ]:
        return
    if option[0] != "pay" or len(option) < 2 or not all(isinstance(x, int) for x in option[1:]):
        yield Refusal(KEYS, "a payment is what is asked for")
        return
    legends = [state.cards.get(int(u)) for u in option[2:]]
    for card in legends:
        yield from _why_not_spend(game, card, player)
    if len(set(option[2:])) != len(legends):
        yield Refusal(("card.to-spend",), "a Legend can be spent once only")
    if int(option[1]) < 0 or int(option[1]) + len(legends) != amount:
        yield Refusal(("cost.in-full", "pay.process"), "{} €$ are to be paid", amount)
    elif keep is not None and not keep(option):
        keys = ("activated.all-costs-required", "spend-icon.only-when-paid-as-cost")
        yield Refusal(keys, "what is spent so is needed for the other costs")
    if int(option[1]) > len(ready_eddies(state, player)):
        yield Refusal(("eddies.spend-pays-one",), "there are not so many ready Eddies")


def _why_not_spend(game: Game, card: Card | None, player: int) -> Refusals:
    if card is None or card.controller != player or card.area != "legends":
        yield Refusal(LEGEND[:1], "only Legends in this player's Legends area can be spent for €$")
    elif card.spent:
        yield Refusal(("card.to-spend", "pay.process"), "{} is spent already", card)
    elif card.face_up and not card.facts.sell_tag:
        yield Refusal(("legends-area.face-up-needs-sell-tag",), "{} is face-up and has no Sell Tag", card)
    else:
        yield from may_be_spent(game, card)


def pay(
    game: Game,
    player: int,
    amount: int,
    keys: tuple[str, ...],
    about: object = None,
    *,
    keep: Keep | None = None,
) -> Script[None]:
    """Let the player choose how to pay `amount` €$ and spend it. The caller has made sure that it can be paid.

    keep: which ways leave enough for other costs of the same effect.
    """
    if amount <= 0:
        return
    state = game.state
    chosen = yield Decision(
        player,
        "pay",
        KEYS + keys,
        partial(ways_to_pay, game, player, amount, keep),
        explain=partial(why_not_pay, game, player, amount, keep),
        about=about,
    )
    cards = state.cards
    count = int(chosen[1])
    turn_eddies(game, ready_eddies(state, player)[:count], player, EDDIE, spent=True)
    for uid in chosen[2:]:
        legend = cards[int(uid)]
        spend(game, legend, player, LEGEND + (TAGGED if legend.face_up else ()), note="pay")
    game.emit(Event("paid", KEYS + keys, player, amount=amount))


def cannot_help_to_pay(game: Game, player: int) -> Refusals:
    """Why ready Legends do not make up for what is missing to a cost: they have no Sell Tag, or are on the field."""
    for legend in untagged_legends(game.state, player):
        tag = ("legends-area.face-up-needs-sell-tag",)
        yield Refusal(tag, "{} is face-up without a Sell Tag and can't be spent for 1 €$", legend)
    for legend in fielded_legends(game.state, player):
        yield Refusal(LEGEND[:1], "{} is not in the Legends area and can't be spent for 1 €$", legend)
