"""What each action and reaction requires (chapters 4, 8, 9, 11), as generators of refusals.

Every function yields one `Refusal` per requirement that fails, in the order in which a judge would name them. They are
split player / card / target, so that a list of legal options drops a whole branch at its first refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.legality import Refusal, Refusals
from engine.queries import cannot, cost_to_play, funds, happened, has_keyword, is_unit, may_attack_lagging
from engine.state import GIG_AREA

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Card

PLAYABLE = ("Unit", "Gear", "Program")


def main_phase_open(game: Game, player: int, keys: tuple[str, ...]) -> Refusals:
    """An action needs the player's own Main Phase with nothing else going on. `keys`: what makes it an action."""
    state = game.state
    if state.player != player:
        yield Refusal(keys, "it is not this player's turn")
        return
    if state.phase != "main":
        yield Refusal(keys, "it is not the Main Phase")
        return
    if state.attack is not None:
        yield Refusal((*keys, "main.any-order"), "an attack is still going on")
        return
    decision = game.decision
    if decision is not None and decision.kind != "main":
        yield Refusal(
            (*keys, "effect.nothing-else-while-resolving"), "another action is still being carried out"
        )


def react_step_open(game: Game, player: int, keys: tuple[str, ...]) -> Refusals:
    """A reaction needs the React Step of an attack, by the defending player, with nothing pending."""
    state = game.state
    attack = state.attack
    if attack is None or attack.step != "react":
        yield Refusal(("react.defending-player-only", *keys), "there is no React Step going on")
        return
    if attack.player == player:
        yield Refusal(("react.defending-player-only", *keys), "only the defending player may react")
        return
    decision = game.decision
    if decision is not None and decision.kind != "react":
        keys = ("react.effects-before-next-reaction", "effect.nothing-else-while-resolving")
        yield Refusal(keys, "a reaction is still being carried out")


def can_pay(game: Game, player: int, amount: int, keys: tuple[str, ...] = ()) -> Refusals:
    """A cost is paid in full or not at all (`cost.in-full`)."""
    available = funds(game.state, player)
    if available < amount:
        yield Refusal(("cost.in-full", *keys), "it costs {} €$ and only {} €$ can be paid", amount, available)


def in_hand(player: int, card: Card, keys: tuple[str, ...]) -> Refusals:
    """The card is in that player's hand."""
    if card.area != "hand" or card.controller != player:
        yield Refusal(keys, "{} is not in this player's hand", card)


def sell(game: Game, player: int, card: Card) -> Refusals:
    """Selling: a card with a Sell Tag from hand, once per turn."""
    yield from in_hand(player, card, ("main.sell", "sell.main-phase-action"))
    if not card.facts.sell_tag:
        yield Refusal(("card.sell-tag-allows-sale", "main.sell"), "{} has no Sell Tag", card)
    if happened(game.state, "sold", player):
        yield Refusal(("main.sell-once-per-turn",), "this player has sold a card this turn already")


def call(game: Game, player: int, card: Card) -> Refusals:
    """Calling: a friendly face-down Legend in the Legends area, once per turn, for 1 €$."""
    if happened(game.state, "called", player):
        keys = ("call.once-per-turn", "legends-area.call-once-per-turn", "legend.call-once-per-turn")
        yield Refusal(keys, "this player has called a Legend this turn already")
    keys = ("call.choose-face-down-legend",)
    if card.facts.type != "Legend" or card.area != "legends" or card.controller != player:
        yield Refusal(keys, "{} is not a Legend in this player's Legends area", card)
    elif card.face_up:
        yield Refusal(keys, "{} is face-up already", card)
    yield from can_pay(game, player, 1, ("call.process",))


def play_from_hand(game: Game, player: int, card: Card) -> Refusals:
    """Playing: a Unit, Gear or Program from hand whose cost can be paid; a Gear needs somebody to wear it."""
    yield from in_hand(player, card, ("play.from-hand", "main.play-card"))
    kind = card.facts.type
    if kind is None:
        yield Refusal(("play.process",), "nobody has said which card {} is", card)
        return
    if kind not in PLAYABLE:
        yield Refusal(
            ("play.from-hand", "legend.valid-areas"), "{} is a Legend and is not played from hand", card
        )
        return
    yield from payable(game, player, card)
    if kind == "Gear" and not hosts(game, player):
        keys = ("gear.default-hosts", "gear.play", "play.invalid")
        yield Refusal(keys, "this player has no Unit and no face-up Legend to equip {} to", card)


def payable(game: Game, player: int, card: Card) -> Refusals:
    """The card has a cost and the player can pay it (`play.invalid`)."""
    cost = cost_to_play(game, card)
    if cost is None:
        if "cost" in card.facts.unknown:
            yield Refusal(("cost.play-cost-value",), "no source tells the cost of {}", card)
        else:
            keys = ("legend.null-cost-unplayable", "card.null-cost-unpayable")
            yield Refusal(keys, "{} has a null cost, which can't be paid", card)
        return
    yield from can_pay(game, player, cost, ("play.invalid",))


def hosts(game: Game, player: int) -> list[Card]:
    """Who can wear a Gear of this player: friendly Units and face-up Legends (`gear.default-hosts`)."""
    state = game.state
    cards = state.cards
    side = state.sides[player]
    found = [c for u in side.field if is_unit(c := cards[u])]
    found.extend(c for u in side.legends if (c := cards[u]).face_up and c.facts.type == "Legend")
    return found


def play_legend(game: Game, player: int, card: Card, *, solo: bool) -> Refusals:
    """A face-up Legend goes from the Legends area to the field for its cost; by GO SOLO it needs that keyword."""
    keys = ("legend.play-to-field", "legends-area.play-to-field")
    if card.facts.type != "Legend" or card.area != "legends" or card.controller != player:
        yield Refusal(keys, "{} is not a Legend in this player's Legends area", card)
        return
    if not card.face_up:
        keys = ("card.face-down-no-information", *keys)
        yield Refusal(keys, "{} is face-down, so it has no cost to pay and no text to use", card)
        return
    if solo and not has_keyword(game, card, "GO SOLO"):
        yield Refusal(("go-solo.meaning",), "{} does not have [GO SOLO]", card)
    yield from payable(game, player, card)


def attacker(game: Game, player: int, card: Card) -> Refusals:
    """Attacking: a friendly ready Unit on the field that can attack."""
    if card.controller != player or not is_unit(card):
        yield Refusal(
            ("attack.choose-attacker", "attack.action"), "{} is not a friendly Unit on the field", card
        )
        return
    if card.spent:
        yield Refusal(("attack.choose-attacker", "unit.spend-to-attack"), "{} is spent", card)
    if card.lag and not may_attack_lagging(game, card):
        yield Refusal(("attack.lagging-cannot", "lag.cannot-attack"), "{} has Lag", card)
    source = cannot(game, card, "attack")
    if source is not None:
        yield Refusal(("golden.cant-beats-can",), "a card's text says that {} can't attack", card)


def attack_target(game: Game, player: int, target: int) -> Refusals:
    """A target is a spent rival Unit, or the rival Gig area while it holds a Gig."""
    state = game.state
    if target == GIG_AREA:
        if not state.sides[1 - player].gigs:
            yield Refusal(("attack.target-gig-area",), "the rival Gig area has no Gigs")
        return
    card = state.cards[target]
    if not is_unit(card) or card.controller == player:
        yield Refusal(
            ("attack.choose-target", "attack.target-spent-unit"), "{} is not a rival Unit on the field", card
        )
        return
    if not card.spent:
        yield Refusal(
            ("attack.target-spent-unit",), "{} is ready, and only a spent rival Unit may be attacked", card
        )


def block(game: Game, player: int, card: Card) -> Refusals:
    """BLOCKER: a friendly ready Unit on the field that has it; Lag is no obstacle, being the target already is one."""
    state = game.state
    if card.controller != player or not is_unit(card):
        yield Refusal(("react.blocker", "blocker.meaning"), "{} is not a friendly Unit on the field", card)
        return
    if not has_keyword(game, card, "BLOCKER"):
        yield Refusal(("react.blocker",), "{} does not have [BLOCKER]", card)
    if card.spent:
        yield Refusal(
            ("react.blocker", "blocker.meaning"),
            "{} is spent, and [BLOCKER] is paid for by spending it",
            card,
        )
    attack = state.attack
    if attack is not None and attack.target == card.uid and not game.rules.redirect_to_itself:
        yield Refusal(("blocker.not-already-target",), "{} is the target of the attack already", card)
