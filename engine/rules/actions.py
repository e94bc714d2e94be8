"""Actions and reactions: which are legal, why others are not, and carrying one out (chapters 8, 9 and 11).

`ACTIONS` maps the first word of an option to the pair (refusals, perform). Options are listed by the same requirements
that explain refusals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.legality import Refusal, Refusals, allowed
from engine.queries import happened, has_keyword, units
from engine.rules import attack, play
from engine.rules import requirements as need
from engine.state import GIG_AREA

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.decisions import Option, Script
    from engine.game import Game
    from engine.state import Card

PASS = ("main.pass-turn",)
SELL = ("main.sell", "sell.main-phase-action", "eddies.sell-action-in-main-phase")
CALL = ("main.call", "call.main-phase-action")
PLAY = ("main.play-card", "play.process")
LEGEND = ("legend.play-to-field", "legends-area.play-to-field")
ATTACK = ("main.attack", "attack.main-phase-action")
REACT_CALL = ("react.call-legend", "call.as-reaction")
REACT_PLAY = ("react.quick-program",)
BLOCK = ("react.blocker", "blocker.in-react-step")


def main_options(game: Game) -> list[Option]:
    """Every legal action of the turn player in the open Main Phase, passing last."""
    state = game.state
    player = state.player
    cards = state.cards
    side = state.sides[player]
    options: list[Option] = []
    may_sell = not happened(state, "sold", player)
    for uid in side.hand:
        card = cards[uid]
        if may_sell and card.facts.sell_tag:
            options.append(("sell", uid))
        if allowed(need.play_from_hand(game, player, card)):
            options.append(("play", uid))
    for uid in side.legends:
        card = cards[uid]
        if not card.face_up:
            if allowed(need.call(game, player, card)):
                options.append(("call", uid))
            continue
        if card.facts.cost is not None and allowed(need.play_legend(game, player, card, solo=False)):
            options.append(("play-legend", uid))
            if has_keyword(game, card, "GO SOLO"):
                options.append(("go-solo", uid))
    attackers = [c for c in units(state, player) if allowed(need.attacker(game, player, c))]
    if attackers:
        targets = attack.targets(game, player)
        options.extend(("attack", c.uid, t) for c in attackers for t in targets)
    options.append(("pass",))
    return options


def react_options(game: Game, player: int) -> list[Option]:
    """Every legal reaction of the defending player, ending the React Step last."""
    state = game.state
    cards = state.cards
    side = state.sides[player]
    options: list[Option] = []
    options.extend(
        ("call", u)
        for u in side.legends
        if not cards[u].face_up and allowed(need.call(game, player, cards[u]))
    )
    options.extend(("block", c.uid) for c in units(state, player) if allowed(need.block(game, player, c)))
    for uid in side.hand:
        card = cards[uid]
        if "QUICK" in card.facts.keywords and allowed(need.play_from_hand(game, player, card)):
            options.append(("play", uid))
    options.append(("end-react",))
    return options


def refusals(game: Game, player: int, option: Option) -> Refusals:
    """Every reason why `player` may not take this action or reaction now: the moment first, then its requirements."""
    known = ACTIONS.get(option[0])
    if known is None:
        yield Refusal(("main.any-order",), "{} is not an action that the rules know", option[0])
        return
    yield from known[0](game, player, option)


def perform(game: Game, player: int, option: Option) -> Script[None]:
    """Carry out a legal action or reaction, up to the point where nothing of it is left."""
    yield from ACTIONS[option[0]][1](game, player, option)


def _card(game: Game, option: Option) -> Card:
    return game.state.cards[int(option[1])]


def _reacting(game: Game, player: int) -> bool:
    """Whether the moment to judge an action by is the React Step: an attack of the other player is under way."""
    attack_now = game.state.attack
    return attack_now is not None and attack_now.player != player


def _refuse_pass(game: Game, player: int, _option: Option) -> Refusals:
    yield from need.main_phase_open(game, player, PASS)


def _refuse_sell(game: Game, player: int, option: Option) -> Refusals:
    yield from need.main_phase_open(game, player, SELL)
    yield from need.sell(game, player, _card(game, option))


def _refuse_call(game: Game, player: int, option: Option) -> Refusals:
    if _reacting(game, player):
        yield from need.react_step_open(game, player, REACT_CALL)
    else:
        yield from need.main_phase_open(game, player, CALL)
    yield from need.call(game, player, _card(game, option))


def _refuse_play(game: Game, player: int, option: Option) -> Refusals:
    card = _card(game, option)
    if _reacting(game, player):
        yield from need.react_step_open(game, player, REACT_PLAY)
        if "QUICK" not in card.facts.keywords:
            keys = ("react.quick-program", "main.play-card")
            yield Refusal(keys, "{} does not have [QUICK], so it is no reaction", card)
    else:
        yield from need.main_phase_open(game, player, PLAY)
    yield from need.play_from_hand(game, player, card)


def _refuse_legend(game: Game, player: int, option: Option) -> Refusals:
    yield from need.main_phase_open(game, player, LEGEND)
    yield from need.play_legend(game, player, _card(game, option), solo=option[0] == "go-solo")


def _refuse_attack(game: Game, player: int, option: Option) -> Refusals:
    yield from need.main_phase_open(game, player, ATTACK)
    yield from need.attacker(game, player, _card(game, option))
    yield from need.attack_target(game, player, int(option[2]))


def _refuse_block(game: Game, player: int, option: Option) -> Refusals:
    yield from need.react_step_open(game, player, BLOCK)
    yield from need.block(game, player, _card(game, option))


def _refuse_end_react(game: Game, player: int, _option: Option) -> Refusals:
    yield from need.react_step_open(game, player, ("react.end-step",))


def _sell(game: Game, player: int, option: Option) -> Script[None]:
    return play.sell_a_card(game, player, _card(game, option))


def _call(game: Game, player: int, option: Option) -> Script[None]:
    return play.call_a_legend(game, player, _card(game, option))


def _play(game: Game, player: int, option: Option) -> Script[None]:
    return play.play_from_hand(game, player, _card(game, option))


def _legend(game: Game, player: int, option: Option) -> Script[None]:
    return play.play_legend(game, player, _card(game, option), solo=option[0] == "go-solo")


def _attack(game: Game, player: int, option: Option) -> Script[None]:
    return attack.attack(game, player, _card(game, option), int(option[2]))


def _block(game: Game, player: int, option: Option) -> Script[None]:
    return attack.block(game, player, _card(game, option))


def _nothing(_game: Game, _player: int, _option: Option) -> Script[None]:
    yield from ()


ACTIONS: dict[
    str | int,
    tuple[Callable[[Game, int, Option], Refusals], Callable[[Game, int, Option], Script[None]]],
] = {
    "pass": (_refuse_pass, _nothing),
    "sell": (_refuse_sell, _sell),
    "call": (_refuse_call, _call),
    "play": (_refuse_play, _play),
    "play-legend": (_refuse_legend, _legend),
    "go-solo": (_refuse_legend, _legend),
    "attack": (_refuse_attack, _attack),
    "block": (_refuse_block, _block),
    "end-react": (_refuse_end_react, _nothing),
}

__all__ = ["ACTIONS", "GIG_AREA", "main_options", "perform", "react_options", "refusals"]
