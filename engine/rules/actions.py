"""Actions and reactions: which are legal, why others are not, and carrying one out (chapters 8, 9 and 11).

`ACTIONS` maps the first word of an option to the pair (refusals, perform). Options are listed by the same requirements
that explain refusals, some of them put as one yes or no; tests hold the two to each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.live import live
from engine.effects.tree import MustAttack
from engine.legality import Refusal, Refusals, allowed
from engine.queries import funds, has_keyword, has_quick, units
from engine.rules import activate, attack, play
from engine.rules import requirements as need
from engine.state import GIG_AREA

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.decisions import Option, Script
    from engine.game import Game
    from engine.state import Card

PASS: Final = ("main.pass-turn",)
SELL: Final = ("main.sell", "sell.main-phase-action", "eddies.sell-action-in-main-phase")
CALL: Final = ("main.call", "call.main-phase-action")
PLAY: Final = ("main.play-card", "play.process")
LEGEND: Final = ("legend.play-to-field", "legends-area.play-to-field")
ATTACK: Final = ("main.attack", "attack.main-phase-action")
ACTIVATE: Final = ("main.activate-effect", "activated.main-phase-action")
REACT_CALL: Final = ("react.call-legend", "call.as-reaction", "main.call-also-in-react-step")
REACT_PLAY: Final = ("react.quick-program", "quick.main-or-react")
REACT_ACTIVATE: Final = ("react.quick-effect", "quick.main-or-react")
BLOCK: Final = ("react.blocker", "blocker.in-react-step")


def main_options(game: Game) -> list[Option]:
    """Every legal action of the turn player in the open Main Phase, passing last."""
    state = game.state
    player = state.player
    cards = state.cards
    side = state.sides[player]
    options: list[Option] = []
    may_sell = not need.sales(game, player)
    available = funds(game, player)
    for uid in side.hand:
        card = cards[uid]
        if may_sell and card.facts.sell_tag:
            options.append(("sell", uid))
        if need.playable(game, player, card, available):
            options.append(("play", uid))
    may_call = allowed(need.calling(game, player))
    for uid in side.legends:
        card = cards[uid]
        if not card.face_up:
            if may_call:
                options.append(("call", uid))
        elif card.facts.cost is not None:
            if allowed(need.play_legend(game, player, card, solo=False)):
                options.append(("play-legend", uid))
            if has_keyword(game, card, "GO SOLO") and allowed(
                need.play_legend(game, player, card, solo=True)
            ):
                options.append(("go-solo", uid))
    options.extend(activate.options(game, player, reacting=False))
    options.extend(attack.options(game, player))
    if MustAttack not in live(game).modifiers or allowed(need.pass_turn(game, player)):
        options.append(("pass",))
    return options


def react_options(game: Game, player: int) -> list[Option]:
    """Every legal reaction of the defending player, ending the React Step last."""
    state = game.state
    cards = state.cards
    side = state.sides[player]
    options: list[Option] = []
    available = funds(game, player)
    if allowed(need.calling(game, player)):
        options.extend(("call", u) for u in side.legends if not cards[u].face_up)
    options.extend(
        ("block", c.uid)
        for c in units(state, player)
        if not c.spent and has_keyword(game, c, "BLOCKER") and allowed(need.block(game, player, c))
    )
    for uid in side.hand:
        card = cards[uid]
        if has_quick(game, card) and need.playable(game, player, card, available):
            options.append(("play", uid))
    options.extend(activate.options(game, player, reacting=True))
    options.append(("end-react",))
    return options


def malformed(game: Game, option: Option) -> str | None:
    """What is wrong with the form of an option, as a clause; None when it names what it should."""
    if not option or not isinstance(option[0], str):
        return "a choice begins with a word"
    word, rest = option[0], option[1:]
    shape = SHAPES.get(word)
    if shape is None:
        return None
    if len(rest) != len(shape):
        return f"{word!r} takes {len(shape)} number(s)"
    for value, what in zip(rest, shape, strict=True):
        if not isinstance(value, int) or isinstance(value, bool):
            return f"{value!r} is not a number"
        if what == "card" and value not in game.state.cards:
            return f"there is no card {value}"
        if what == "target" and value != GIG_AREA and value not in game.state.cards:
            return f"there is no target {value}"
        if what == "player" and value not in (0, 1):
            return f"there is no player {value}"
    return None


SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "pass": (), "end-react": (), "sell": ("card",), "call": ("card",), "play": ("card",), "play-legend": ("card",),
    "go-solo": ("card",), "block": ("card",), "attack": ("card", "target"), "activate": ("card", "place"),
    "concede": ("player",),
}  # fmt: skip
"""What follows the first word of each action."""


def refusals(game: Game, player: int, option: Option) -> Refusals:
    """Every reason why `player` may not take this action or reaction now: the moment first, then its requirements."""
    wrong = malformed(game, option)
    known = ACTIONS.get(option[0]) if option else None
    if wrong is not None or known is None:
        yield Refusal(("main.any-order",), wrong or f"{option[0]!r} is not an action that the rules know")
        return
    yield from known[0](game, player, option)


def perform(game: Game, player: int, option: Option) -> Script[None]:
    """Carry out a legal action or reaction, up to the point where only what it has set off is left."""
    yield from ACTIONS[option[0]][1](game, player, option)


def _card(game: Game, option: Option) -> Card:
    return game.state.cards[int(option[1])]


def _reacting(game: Game, player: int) -> bool:
    """Whether the moment to judge by is the React Step: the other player's turn or attack."""
    attack_now = game.state.attack
    return game.state.player != player if attack_now is None else attack_now.player != player


def _moment(game: Game, player: int, action: tuple[str, ...], reaction: tuple[str, ...]) -> Refusals:
    if _reacting(game, player):
        yield from need.react_step_open(game, player, reaction)
    else:
        yield from need.main_phase_open(game, player, action)


def _no_reaction_of_the_attacker(game: Game, player: int, reaction: tuple[str, ...]) -> Refusals:
    """What is [QUICK] might be a reaction; but in a React Step only the other player reacts."""
    under_way = game.state.attack
    if under_way is not None and under_way.step == "react" and under_way.player == player:
        yield from need.react_step_open(game, player, reaction)


def _refuse_pass(game: Game, player: int, _option: Option) -> Refusals:
    yield from need.main_phase_open(game, player, PASS)
    yield from need.pass_turn(game, player)


def _refuse_sell(game: Game, player: int, option: Option) -> Refusals:
    yield from need.main_phase_open(game, player, SELL)
    yield from need.sell(game, player, _card(game, option))


def _refuse_call(game: Game, player: int, option: Option) -> Refusals:
    yield from _moment(game, player, CALL, REACT_CALL)
    yield from need.call(game, player, _card(game, option))


def _refuse_play(game: Game, player: int, option: Option) -> Refusals:
    card = _card(game, option)
    if _reacting(game, player) and not has_quick(game, card):
        keys = ("react.quick-program", "main.play-card")
        yield Refusal(keys, "{} is no Program with [QUICK], so playing it is no reaction", card)
    if has_quick(game, card):
        yield from _no_reaction_of_the_attacker(game, player, REACT_PLAY)
    yield from _moment(game, player, PLAY, REACT_PLAY)
    yield from need.play_from_hand(game, player, card)


def _refuse_legend(game: Game, player: int, option: Option) -> Refusals:
    yield from need.main_phase_open(game, player, LEGEND)
    yield from need.play_legend(game, player, _card(game, option), solo=option[0] == "go-solo")


def _refuse_attack(game: Game, player: int, option: Option) -> Refusals:
    card = _card(game, option)
    yield from need.main_phase_open(game, player, ATTACK)
    yield from need.attacker(game, player, card)
    yield from need.attack_target(game, player, card, int(option[2]))


def _refuse_activate(game: Game, player: int, option: Option) -> Refusals:
    card, place = _card(game, option), int(option[2])
    found = [a for i, _, a in activate.effects_of(game, card) if i == place]
    if _reacting(game, player) and found and not found[0].quick:
        yield Refusal(
            ("react.quick-effect", "activated.main-phase-action"), "the effect of {} is not [QUICK]", card
        )
    if found and found[0].quick:
        yield from _no_reaction_of_the_attacker(game, player, REACT_ACTIVATE)
    yield from _moment(game, player, ACTIVATE, REACT_ACTIVATE)
    yield from activate.refusals(game, player, card, place)


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


def _activate(game: Game, player: int, option: Option) -> Script[None]:
    return activate.activate(game, player, _card(game, option), int(option[2]))


def _block(game: Game, player: int, option: Option) -> Script[None]:
    return attack.block(game, player, _card(game, option))


def _nothing(_game: Game, _player: int, _option: Option) -> Script[None]:
    yield from ()


ACTIONS: Final[
    dict[
        str | int,
        tuple[Callable[[Game, int, Option], Refusals], Callable[[Game, int, Option], Script[None]]],
    ]
] = {
    "pass": (_refuse_pass, _nothing),
    "sell": (_refuse_sell, _sell),
    "call": (_refuse_call, _call),
    "play": (_refuse_play, _play),
    "play-legend": (_refuse_legend, _legend),
    "go-solo": (_refuse_legend, _legend),
    "activate": (_refuse_activate, _activate),
    "attack": (_refuse_attack, _attack),
    "block": (_refuse_block, _block),
    "end-react": (_refuse_end_react, _nothing),
}
