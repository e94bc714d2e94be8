"""What is true of a position: computed when asked, never stored.

Values that rules and effects compare are as the rules count them: a negative number as 0
(`golden.negative-counts-as-zero`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities import Cannot
from engine.state import RIVAL, YOU

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card, State


def is_unit(card: Card) -> bool:
    """Whether the card is a Unit on the field: a Unit card, or a Legend there (`types.legend-on-field-is-unit`)."""
    return (
        card.area == "field" and card.host is None and card.face_up and card.facts.type in ("Unit", "Legend")
    )


def units(state: State, player: int) -> list[Card]:
    """The Units that a player controls, in the order in which they came."""
    cards = state.cards
    return [c for u in state.sides[player].field if is_unit(c := cards[u])]


def raw_power(game: Game, card: Card) -> int:
    """Power as it adds up, which may be negative: printed, plus equipped Gear (`card.power-total`)."""
    power = card.facts.power or 0
    if card.gear:
        cards = game.state.cards
        for uid in card.gear:
            power += cards[uid].facts.power or 0
    return power


def power(game: Game, card: Card) -> int:
    """Power as every comparison and reference counts it: a negative one is 0 (`golden.negative-counts-as-zero`)."""
    value = raw_power(game, card)
    return max(0, value)


def has_keyword(game: Game, card: Card, keyword: str) -> bool:
    """Whether the card has an effect keyword: its own, or one of its Gear's (`equip.inherits-effects`).

    A face-down card has no text (`card.face-down-no-information`).
    """
    if not card.face_up:
        return False
    if keyword in card.facts.keywords:
        return True
    cards = game.state.cards
    return any(keyword in cards[uid].facts.keywords for uid in card.gear)


def cannot(game: Game, card: Card, action: str) -> Card | None:
    """The card whose text forbids `action` to the piece, or None."""
    if not card.face_up:
        return None
    for ability in card.facts.abilities:
        if type(ability) is Cannot and ability.action == action:
            return card
    cards = game.state.cards
    for uid in card.gear:
        for ability in cards[uid].facts.abilities:
            if type(ability) is Cannot and ability.action == action:
                return cards[uid]
    return None


def may_attack_lagging(game: Game, card: Card) -> tuple[str, ...]:
    """The rules that let a lagging Unit attack: ADRENALINE, or having come by GO SOLO this turn. Empty if none."""
    if has_keyword(game, card, "ADRENALINE"):
        return ("adrenaline.lagging-may-attack",)
    if any(e.card is not None and e.card.uid == card.uid and e.card.stay == card.stay and e.note == "go-solo"
           for e in game.state.log.get("played", ())):  # fmt: skip
        return ("go-solo.meaning",)
    return ()


def street_cred(state: State, player: int) -> int | None:
    """The sum of a player's Gig values; None for null, without Gigs (`street-cred.null-without-gigs`)."""
    gigs = state.sides[player].gigs
    if not gigs:
        return None
    dice = state.dice
    return sum(dice[i].value for i in gigs)


def ready_eddies(state: State, player: int) -> list[int]:
    """The uids of a player's ready Eddies."""
    cards = state.cards
    return [u for u in state.sides[player].eddies if not cards[u].spent]


def paying_legends(state: State, player: int) -> list[int]:
    """The Legends a player could spend for 1 €$ each: ready, in the Legends area, face-down or with a Sell Tag.

    Carries out `legends-area.spend-as-money`, `legends-area.face-up-needs-sell-tag`, `card.sell-tag-legend-pays`.
    """
    cards = state.cards
    found: list[int] = []
    for uid in state.sides[player].legends:
        card = cards[uid]
        if not card.spent and (not card.face_up or card.facts.sell_tag):
            found.append(uid)
    return found


def funds(state: State, player: int) -> int:
    """How many €$ a player can pay right now."""
    return len(ready_eddies(state, player)) + len(paying_legends(state, player))


def steal_count(power_of_attacker: int) -> int:
    """How many Gigs an attacker of that power steals (`steal.count-zero-power`, `steal.count-formula`)."""
    return power_of_attacker // 10 + 1 if power_of_attacker > 0 else 0


def cost_to_play(game: Game, card: Card) -> int | None:
    """The €$ to pay for playing the card now; None for a null cost, which cannot be paid."""
    return card.facts.cost


def happened(state: State, kind: str, player: int) -> bool:
    """Whether this turn has an event of that kind by that player."""
    return any(e.player == player for e in state.log.get(kind, ()))


def friendly_and_rival(player: int) -> tuple[int, int]:
    """(player, the other player)."""
    return (YOU, RIVAL) if player == YOU else (RIVAL, YOU)
