"""Why nothing happened to a piece: a choice that fell on another, or could not fall on it, or an illegal action."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import engine
from engine.effects import tree
from scenarios.language.questions import Assertion, Value
from scenarios.play.bench import Bench
from scenarios.play.options import ACTION_KINDS
from scenarios.play.underway import UnderWay, nodes, not_as_described, under_way
from scenarios.reasons.lacking import lacking
from scenarios.reasons.relevance import could_change
from scenarios.reasons.weights import refusal_keys, weightiest_first
from scenarios.table.names import PLAYERS

#: The engine's word for a piece in a choice, by the kind of the decision.
_OF_CARD: Final = {"choose": "choose", "discard": "choose", "host": "host"}
_OF_DIE: Final = {"choose": "die", "steal": "die", "fixer-die": "die"}
#: What a choice of the host of a Gear is about.
_OF_HOSTS: Final = frozenset({"equipped", "gear", "host", "power", "keywords", "was equipped"})
#: The actions of a card that would have changed what is asked.
_ACTIONS: Final[dict[str, tuple[str, ...]]] = {
    "attacked": ("attack",),
    "blocked": ("block",),
    "fought": ("block", "attack"),
    "was called": ("call",),
    "was played": ("play", "play-legend"),
    "was sold": ("sell",),
    "was spent": ("block", "attack"),
    "spent": ("block", "attack"),
}


def untaken(bench: Bench, value: Value, choices: Sequence[engine.Option]) -> list[str]:
    """The rules by which, on a line of play, a choice or an action did not come to change a value of a piece.

    Of a choice that fell on another piece these are the rules that ask; of one that could not fall on this piece, and
    of an action that was not legal, those that refuse it. Empty for a value of a player.
    """
    names = bench.table.names
    before = bench.table.before.state
    member = isinstance(value, Assertion) and value.op == "includes"
    said = (
        value.value if member and isinstance(value, Assertion) and isinstance(value.value, str) else value.of
    )
    if said is None or said in PLAYERS:
        return []
    cards = [] if names.is_die(said) else names.meant(said, before)
    dice = names.dice(said, before) if names.is_die(said) else []
    game = bench.line().game
    found: list[str] = []
    refused: list[str] = []
    for option in choices:
        decision = game.decision
        if decision is None:
            break
        if decision.kind in ACTION_KINDS:
            refused += _not_legal(bench, game, cards, value.what)
        elif not member or not _open_to(decision, cards, dice):
            found += _passed_over(bench, game, cards, dice, value.what, option)
        game.send(option)
    # That an effect chose another piece tells, and not what the piece could not do by itself.
    return list(dict.fromkeys(found or refused))


def lacked(bench: Bench, value: Value, choices: Sequence[engine.Option]) -> list[str]:
    """The rules about what a piece lacks that could not be chosen on a line of play where something could be."""
    names = bench.table.names
    if value.of is None or value.of in PLAYERS or names.is_die(value.of):
        return []
    cards = names.meant(value.of, bench.table.before.state)
    game = bench.line().game
    found: list[str] = []
    for option in choices:
        decision = game.decision
        if decision is None:
            break
        effect = under_way(game) if decision.kind == "choose" else None
        if (
            effect is not None
            and could_change(effect.effect, value.what)
            and not _open_to(decision, cards, ())
        ):
            found += _lacks(game, decision, cards)
        game.send(option)
    return found


def _lacks(game: engine.Game, decision: engine.Decision, cards: Collection[int]) -> tuple[str, ...]:
    each = (
        lacking(game, decision.node, decision.player, decision.about, game.state.cards[uid]).keys
        for uid in cards
    )
    return next((keys for keys in each if keys), ())


def left_out(bench: Bench, events: Sequence[engine.Event], what: str, cards: Collection[int]) -> list[str]:
    """The rules by which a piece is not among those that an effect acts on, where nobody chooses them."""
    state = bench.table.before.state
    resolved = [
        UnderWay(event.source, event.effect) for event in events
        if event.kind == "resolving" and event.source is not None and could_change(event.effect, what)
    ]  # fmt: skip
    effects = [one for one in resolved if not nodes(one.effect, tree.Choose)]
    # Where something is chosen besides, what is done to all of a kind is still done to no others.
    effects += [one._replace(effect=each) for one in resolved for each in nodes(one.effect, tree.Every)]
    return list(
        dict.fromkeys(
            key for effect in effects for uid in cards for key in not_as_described(effect, state.cards[uid])
        )
    )


def _named(decision: engine.Decision, cards: Collection[int], dice: Collection[int]) -> list[engine.Option]:
    """The options of a choice that would have named the pieces."""
    words = ((_OF_CARD.get(decision.kind), cards), (_OF_DIE.get(decision.kind), dice))
    return [(word, piece) for word, pieces in words if word is not None for piece in pieces]


def _open_to(decision: engine.Decision, cards: Collection[int], dice: Collection[int]) -> bool:
    return any(option in decision.options() for option in _named(decision, cards, dice))


def _passed_over(
    bench: Bench,
    game: engine.Game,
    cards: Collection[int],
    dice: Collection[int],
    what: str,
    chosen: engine.Option,
) -> Sequence[str]:
    decision = game.decision
    assert decision is not None
    effect = under_way(game)
    named = _named(decision, cards, dice)
    if decision.kind == "host" and what not in _OF_HOSTS:
        return ()
    if not named or chosen in named or (effect is not None and not could_change(effect.effect, what)):
        return ()
    if any(option in decision.options() for option in named):
        return weightiest_first(decision.keys)
    refusals = [refusal for option in named for refusal in game.why_not(option, decision.player)]
    first = _lacks(game, decision, cards) if decision.kind == "choose" else ()
    return [*first, *(key for key in refusal_keys(refusals, bench.edition) if key not in first)]


def _not_legal(bench: Bench, game: engine.Game, cards: Collection[int], what: str) -> Sequence[str]:
    decision = game.decision
    assert decision is not None
    refusals: list[engine.Refusal] = []
    for uid in cards:
        card = game.state.cards[uid]
        if card.controller != decision.player:
            continue
        for verb in _ACTIONS.get(what, ()):
            if (verb == "block") != (decision.kind == "react") and verb in ("block", "attack"):
                continue
            option = (verb, uid, engine.GIG_AREA) if verb == "attack" else (verb, uid)
            refusals += game.why_not(option, decision.player)
    return refusal_keys(refusals, bench.edition)
