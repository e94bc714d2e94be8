"""From the moves that a person writes to the options that the engine offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine
from engine.rules.activate import effects_of
from scenarios.language.base import DieName
from scenarios.language.moves import Activate, Move, Roll
from scenarios.play import choosing
from scenarios.play.underway import words_of
from scenarios.table.names import WHO, Names, Unclear

#: Moves that answer an open Main Phase or React Step; whether they are legal there is for the rules to say.
ACTION_VERBS: Final = frozenset({"attack", "block", "call", "play", "go_solo", "sell", "activate", "pass_"})
ACTION_KINDS: Final = frozenset({"main", "react"})
#: The target of "may it attack at all?"; of a legal one there the first, else the Gig area.
ANY_TARGET: Final = "anything"
GIG_AREA_NAMES: Final = frozenset({"gigs", "gig area", "the gigs", "the gig area"})

#: Moves that name one piece: the engine's word for them, and where the piece is looked for first.
_ONE_PIECE: Final = {
    "block": ("block", "field"),
    "call": ("call", "legends"),
    "go_solo": ("go-solo", "legends"),
    "sell": ("sell", "hand"),
}
#: How a person says that of "up to" nothing is done.
_NONE_OF_IT: Final = frozenset({"done", "decline", "answer"})
#: Which moves besides `choose` answer a decision of some kind.
_ANSWERED_BY: Final[dict[str, frozenset[str]]] = {
    "may": frozenset({"answer", "use", "decline"}),
    "choose": frozenset({"done"}),
    "discard": frozenset({"discard", "done"}),
    "number": frozenset({"number", "done", "decline", "answer"}),
    "value": frozenset({"set_", "roll", "done", "decline", "answer"}),
    "order-pending": frozenset({"resolve", "order"}),
    "order": frozenset({"order"}),
    "replace": frozenset({"use"}),
    "pay": frozenset({"pay"}),
    "roll": frozenset({"roll"}),
    "shuffle": frozenset({"shuffle"}),
    "first-or-second": frozenset({"go"}),
    "mulligan": frozenset({"keep", "mulligan"}),
}


def answers(decision: engine.Decision, player: int, move: Move) -> bool:
    """Whether a move of `player` is an answer to what is asked, legal or not."""
    verb = move.verb
    if verb == "concede":
        return player in (engine.YOU, engine.RIVAL)
    if decision.player != player:
        return False
    if decision.kind in ACTION_KINDS:
        return verb in ACTION_VERBS
    if verb == "choose" and choosing.takes_a_choice(decision.kind):
        return True
    return verb in _ANSWERED_BY.get(decision.kind, ())


def parts(move: Move, decision: engine.Decision) -> list[Move]:
    """A move as the single choices of which it consists: the engine asks for one piece at a time."""
    said = move.choose if move.choose is not None else move.discard
    if move.order is not None and decision.kind == "order":
        said = move.order
    if said is None or len(said) == 1:
        return [move]
    return [Move(choose=(one,)) for one in said] or [Move(done=True)]


def names_all(move: Move) -> bool:
    """Whether the move lists all that is chosen, so that nothing more is."""
    said = move.choose if move.choose is not None else move.discard
    return said is not None and len(said) > 1


def option_for(game: engine.Game, names: Names, player: int, move: Move) -> engine.Option:
    """The option that a move means at this moment. Raises `Unclear` when it names no piece, or several."""
    decision = game.decision
    if move.verb in ACTION_VERBS:
        return _action(game, names, player, move)
    if decision is not None and decision.kind in ("number", "value") and move.verb in _NONE_OF_IT:
        return _nothing(game, names, player, move, decision)
    if move.verb == "concede":
        return ("concede", player)
    assert decision is not None
    return _answer(game, names, player, move, decision)


def _action(game: engine.Game, names: Names, player: int, move: Move) -> engine.Option:
    state = game.state
    if move.verb in _ONE_PIECE:
        word, area = _ONE_PIECE[move.verb]
        return (word, _own(names, state, player, getattr(move, move.verb), area))
    if move.attack is not None:
        attacker = _own(names, state, player, move.attack.by, "field")
        return ("attack", attacker, _target(game, names, player, attacker, move.attack.target))
    if move.play is not None:
        uid = _own(names, state, player, move.play.card, "hand", "legends")
        return ("play-legend" if state.cards[uid].area == "legends" else "play", uid)
    if move.activate is not None:
        return _activation(game, names, player, move.activate)
    attacked = state.attack is not None and state.attack.player != player
    return ("end-react",) if attacked else ("pass",)


def _nothing(
    game: engine.Game, names: Names, player: int, move: Move, decision: engine.Decision
) -> engine.Option:
    """The least of "up to": the value that a Gig has, or the number 0. Raises `Unclear` for a yes."""
    if move.answer == "yes":
        raise Unclear("it is asked how much, not whether")
    if move.decline is not None:
        _used(game, names, player, move, decision)
    about = decision.about
    if decision.kind == "value" and isinstance(about, engine.Die):
        return ("value", game.state.dice[about.number].value)
    return (str(decision.options()[0][0]), 0)


def _answer(
    game: engine.Game, names: Names, player: int, move: Move, decision: engine.Decision
) -> engine.Option:
    if move.pay is not None:
        legends = [_own(names, game.state, player, name, "legends") for name in move.pay.legends]
        return ("pay", move.pay.eddies, *_as_offered(legends, game.state.sides[player].legends))
    if move.roll is not None or move.set_ is not None:
        return _value(game, names, move, decision)
    if move.choose is not None or move.discard is not None or move.order is not None:
        said = move.choose or move.discard or move.order
        return choosing.choice(game, names, player, said[0]) if said else ("done",)
    if move.resolve is not None:
        return choosing.resolve(game, names, player, move.resolve.card, move.resolve.effect)
    if move.use is not None or move.decline is not None:
        return _used(game, names, player, move, decision)
    if move.shuffle is not None:
        return choosing.shuffle(game, names, move.shuffle)
    if move.answer is not None:
        return (move.answer,)
    if move.number is not None:
        return ("number", move.number)
    if move.go is not None:
        return (move.go,)
    return (move.verb,)  # done, keep, mulligan


def _own(names: Names, state: engine.State, player: int, text: str, *areas: str) -> int:
    """The player's own piece of that name, in one of `areas` where there are several."""
    fits = names.card(
        text,
        state,
        player=player,
        prefer=lambda c: c.controller == player and (not areas or c.area in areas),
    )
    return fits.uid


def _as_offered(legends: Sequence[int], area: Sequence[int]) -> list[int]:
    """The Legends in the order in which the engine lists them, any that lie elsewhere last."""
    place = {uid: index for index, uid in enumerate(area)}
    return sorted(legends, key=lambda uid: place.get(uid, len(place)))


def _target(game: engine.Game, names: Names, player: int, attacker: int, text: str) -> int:
    state = game.state
    if text == ANY_TARGET:
        targets = (*state.sides[1 - player].field, engine.GIG_AREA)
        legal = (target for target in targets if not game.why_not(("attack", attacker, target), player))
        return next(legal, engine.GIG_AREA)
    if text.lower() in GIG_AREA_NAMES or text.lower() == f"{WHO[1 - player]} gigs":
        return engine.GIG_AREA
    return names.card(
        text, state, player=1 - player, prefer=lambda c: c.controller != player and c.area == "field"
    ).uid


def _activation(game: engine.Game, names: Names, player: int, said: Activate) -> engine.Option:
    """The activated effect that is meant: by its number, else the only one, else the only one that is legal now."""
    state = game.state
    card = state.cards[_own(names, state, player, said.card, "field", "legends")]
    host = card if card.host is None else state.cards[card.host]
    found = [
        (place, source, ability)
        for place, source, ability in effects_of(game, host)
        if card.host is None or source.uid == card.uid
    ]
    if said.effect is not None:
        if said.effect > len(found):
            raise Unclear(f"`{said.card}` has {len(found)} activated effects, not {said.effect}")
        return ("activate", host.uid, found[said.effect - 1][0])
    if len(found) > 1:
        legal = [one for one in found if not game.why_not(("activate", host.uid, one[0]), player)]
        if len(legal) != 1:
            listed = "; ".join(
                f"`{said.card} {number}`: {words_of(ability, source.facts.type)}"
                for number, (_, source, ability) in enumerate(found, start=1)
            )
            raise Unclear(f"`{said.card}` has several activated effects; say which: {listed}")
        found = legal
    return ("activate", host.uid, found[0][0] if found else 0)


def _value(game: engine.Game, names: Names, move: Move, decision: engine.Decision) -> engine.Option:
    """What a die is set to, where a player chooses that, or shows when chance rolls it."""
    if move.roll is not None and decision.kind == "roll":
        return ("roll", move.roll.value)
    said = move.set_ or move.roll
    assert said is not None
    about = decision.about
    if (
        isinstance(about, engine.Die)
        and names.die(said.die, game.state, among=[about.number]).number != about.number
    ):
        raise Unclear(f"it is the {about.label} whose value is chosen")
    now = game.state.dice[about.number].value if isinstance(about, engine.Die) else None
    return ("value", said.value if isinstance(said, Roll) else said.result(now or 0))


def _used(
    game: engine.Game, names: Names, player: int, move: Move, decision: engine.Decision
) -> engine.Option:
    """Yes or no to what a card offers; the card has to be the one that does."""
    said = move.use or move.decline or ""
    if decision.kind == "replace":
        return choosing.choice(game, names, player, said)
    about = decision.about
    asking = about.uid if isinstance(about, engine.Card) else -1
    card = names.card(said, game.state, player=player, prefer=lambda c: c.uid == asking)
    if isinstance(about, engine.Card) and card.uid != asking:
        raise Unclear(f"it is {names.title(about)} that may be used now, not `{said}`")
    return ("yes",) if move.use is not None else ("no",)


def host_option(state: engine.State, names: Names, player: int, move: Move) -> engine.Option | None:
    """What is named with `play GEAR on HOST`, or `play X on PIECE` for what its effect chooses; None where nothing is.

    Raises `Unclear`.
    """
    if move.play is None or move.play.on is None:
        return None
    if state.cards[_own(names, state, player, move.play.card, "hand", "legends")].facts.type != "Gear":
        if names.is_die(move.play.on):
            return ("die", names.die(move.play.on, state).number)
        return (
            "choose",
            names.card(move.play.on, state, player=player, prefer=lambda c: c.area == "field").uid,
        )
    host = names.card(
        move.play.on,
        state,
        player=player,
        prefer=lambda c: c.controller == player and c.area in ("field", "legends"),
    )
    return ("host", host.uid)


def right_die(game: engine.Game, die: DieName) -> bool:
    """Whether `die` is the one that is being rolled."""
    about = game.decision.about if game.decision is not None else None
    return isinstance(about, engine.Die) and about.label == die
