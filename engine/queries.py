"""What is true of a position: computed when asked, never stored.

Values that rules and effects compare are as the rules count them: a negative number as 0
(`golden.negative-counts-as-zero`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects import amounts
from engine.effects import tree as t
from engine.effects.live import live
from engine.effects.modifiers import applies, cannot, scope_of

if TYPE_CHECKING:
    from engine.effects.live import Standing
    from engine.game import Game
    from engine.state import Card, State

POWERS: Final = (t.SetPower, t.Power, t.DoublePower)
"""What makes power another one than is printed, in the order in which that counts."""


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
    """Power as it adds up, which may be negative: printed, Gear, effects (`card.power-total`)."""
    powers = [card.facts.power or 0]
    if card.gear:
        cards = game.state.cards
        powers += [cards[uid].facts.power or 0 for uid in card.gear]
    modifiers = live(game).modifiers
    if t.Power in modifiers or t.DoublePower in modifiers or t.SetPower in modifiers:
        return _changed_power(game, card, powers)
    return sum(powers)


def _changed_power(game: Game, card: Card, powers: list[int]) -> int:
    """Power with what effects make of it, and of its Gear: what is printed, what adds, what doubles, what was set.

    What doubles a Gear doubles what that Gear brings. A modifier that asks for power itself (in its set, its condition
    or its amount) is asked of the power without it.
    """
    modifiers, cards = live(game).modifiers, game.state.cards
    pieces = (card, *(cards[uid] for uid in card.gear))
    doubled, shift = 1, 0
    for standing in (s for kind in POWERS for s in modifiers.get(kind, ())):
        if standing in game.asking:
            continue
        game.asking.append(standing)
        try:
            what = standing.what
            for i, piece in enumerate(pieces):
                if not applies(game, standing, piece):
                    continue
                if isinstance(what, t.SetPower) and what.shift is not None:
                    shift += what.shift
                elif isinstance(what, t.SetPower):
                    powers[i] = amounts.number(scope_of(game, standing, piece), what.amount)
                elif isinstance(what, t.Power):
                    change = amounts.number(scope_of(game, standing, piece), what.amount)
                    powers[i] += change if change > 0 or not _kept(game, card, standing) else 0
                elif i:
                    powers[i] *= 2
                else:
                    doubled *= 2
        finally:
            game.asking.pop()
    return sum(powers) * doubled + shift


def _kept(game: Game, card: Card, lowered: Standing) -> bool:
    """Whether an effect keeps the card from losing power by this one."""
    if t.Cannot not in live(game).modifiers:
        return False
    source = game.state.cards[lowered.source]
    return cannot(game, card, "lose power by effects", source, lowered.controller) is not None


def power(game: Game, card: Card) -> int:
    """Power as every comparison and reference counts it: a negative one is 0 (`golden.negative-counts-as-zero`)."""
    value = raw_power(game, card)
    return max(0, value)


def power_known(game: Game, card: Card) -> int:
    """Power of a card in play, or what it last had there (`pending.last-valid-information`)."""
    if card.area not in ("field", "legends"):
        known = game.state.last_known.get(card.uid)
        if known is not None and known.card.stay in (card.stay, card.stay - 1):
            return known.power
    elif game.state.cards[card.uid].stay != card.stay:
        known = game.state.last_known.get(card.uid)
        if known is not None and known.card.stay == card.stay:
            return known.power
    return power(game, card)


def has_keyword(game: Game, card: Card, keyword: str) -> bool:
    """Whether the card has an effect keyword: its own, its Gear's (`equip.inherits-effects`), or given by an effect.

    A face-down card has no text (`card.face-down-no-information`).
    """
    if not card.face_up:
        return False
    modifiers = live(game).modifiers
    if t.Loses in modifiers and _any_says(game, t.Loses, card, keyword):
        return False
    if keyword in card.facts.keywords:
        return True
    if card.gear:
        cards = game.state.cards
        if any(keyword in cards[uid].facts.keywords for uid in card.gear):
            return True
    return given(game, card, keyword)


def given(game: Game, card: Card, keyword: str) -> bool:
    """Whether an effect gives the card the keyword, wherever it lies."""
    return t.Has in live(game).modifiers and _any_says(game, t.Has, card, keyword)


def has_quick(game: Game, card: Card) -> bool:
    """Whether a card is a Program with QUICK, its own or given to it (`react.quick-program`)."""
    return card.facts.type == "Program" and ("QUICK" in card.facts.keywords or given(game, card, "QUICK"))


def _any_says(game: Game, kind: type[t.Has | t.Loses], card: Card, keyword: str) -> bool:
    """Whether an effect gives the card the keyword, or takes it away."""
    return any(_says(game, standing, card, keyword) for standing in live(game).modifiers.get(kind, ()))


def _says(game: Game, standing: Standing, card: Card, keyword: str) -> bool:
    """Whether an effect says so of the card and keyword. One that asks for keywords itself is asked without itself."""
    what = standing.what
    if not isinstance(what, t.Has | t.Loses) or what.keyword != keyword or standing in game.asking:
        return False
    game.asking.append(standing)
    try:
        return applies(game, standing, card)
    finally:
        game.asking.pop()


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


def can_be_spent(game: Game, card: Card) -> bool:
    """Whether no effect says that the card can't be spent (`golden.cant-beats-can`)."""
    return t.Cannot not in live(game).modifiers or cannot(game, card, "be spent") is None


def can_use_spend(game: Game, card: Card) -> bool:
    """Whether no effect says that the card can't use effects that cost [SPEND] (`golden.cant-beats-can`)."""
    return t.Cannot not in live(game).modifiers or cannot(game, card, "use SPEND") is None


def paying_legends(game: Game, player: int) -> list[int]:
    """The Legends a player could spend for 1 €$ each: ready, in the Legends area, face-down or with a Sell Tag.

    Carries out `legends-area.spend-as-money`, `legends-area.face-up-needs-sell-tag`, `card.sell-tag-legend-pays`.
    """
    cards = game.state.cards
    found: list[int] = []
    for uid in game.state.sides[player].legends:
        card = cards[uid]
        if not card.spent and (not card.face_up or card.facts.sell_tag) and can_be_spent(game, card):
            found.append(uid)
    return found


def untagged_legends(state: State, player: int) -> list[Card]:
    """Ready face-up Legends that cannot pay for want of a Sell Tag (`legends-area.face-up-needs-sell-tag`)."""
    cards = state.cards
    side = state.sides[player]
    return [c for u in side.legends if (c := cards[u]).face_up and not c.spent and not c.facts.sell_tag]


def fielded_legends(state: State, player: int) -> list[Card]:
    """Ready Legends on the field, which cannot pay there (`legends-area.spend-as-money`)."""
    cards = state.cards
    side = state.sides[player]
    return [c for u in side.field if (c := cards[u]).facts.type == "Legend" and not c.spent]


def funds(game: Game, player: int) -> int:
    """How many €$ a player can pay right now; remembered for this version of the state."""
    state = game.state
    known = state.funds
    if known[0] == state.version and known[1] == player:
        return known[2]
    total = len(ready_eddies(state, player)) + len(paying_legends(game, player))
    state.funds = (state.version, player, total)
    return total


def funds_without(game: Game, player: int, used: frozenset[int]) -> int:
    """How many €$ a player can pay without some pieces, which are needed for something else."""
    return len(ready_eddies(game.state, player)) + sum(u not in used for u in paying_legends(game, player))


def steal_count(power_of_attacker: int) -> int:
    """How many Gigs an attacker of that power steals (`steal.count-zero-power`, `steal.count-formula`)."""
    return power_of_attacker // 10 + 1 if power_of_attacker > 0 else 0


def happened(state: State, kind: str, player: int) -> bool:
    """Whether this turn has an event of that kind by that player."""
    return any(e.player == player for e in state.log.get(kind, ()))
