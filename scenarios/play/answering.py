"""A move as the answer to what an effect asks, where people say it as the action that the effect performs."""

from __future__ import annotations

from typing import Final

import engine
from scenarios.language.moves import Activate, Move
from scenarios.play.line import Line, Planned
from scenarios.play.options import ACTION_KINDS, answers, option_for
from scenarios.table.names import Names, Unclear


def as_asked(names: Names, line: Line, player: int, move: Move) -> Move | None:
    """A move as the answer to what an effect asks: who plays a card by an effect says so, too; None where it is none.

    The host of a Gear that is named with it is planned for the line.
    """
    decision = line.game.decision
    if decision is None or decision.player != player:
        return None
    if decision.kind in ACTION_KINDS:
        return Move(activate=Activate(card=move.use)) if move.use is not None else None
    said = move.play.card if move.play is not None else move.call or move.sell
    if said is not None and decision.kind in ("may", "choose"):
        if move.play is not None and move.play.on is not None:
            on = names.card(move.play.on, line.game.state, player=player, prefer=lambda c: c.area == "field")
            line.planned += (Planned("host", player, on.uid),)
        return Move(choose=(said,)) if decision.kind == "choose" else _taken_up(line, player, said)
    if move.activate is not None and decision.kind in ("may", "replace"):
        return Move(use=move.activate.card)
    if move.answer == "no" and decision.kind == "choose" and ("done",) in decision.options():
        return Move(done=True)
    return None


def names_the_only(names: Names, line: Line, player: int, move: Move) -> Move | None:
    """A move as the answer to a choice with one option, where that option does at once what the move says.

    `play X` names X where an effect asks which card it plays and X is all there is; where the effect does something
    else to X, it is a move of its own, later. None where it is none. The host of a Gear is planned for the line.
    """
    decision = line.game.decision
    if (
        decision is None
        or (decision.kind, decision.player) != ("choose", player)
        or move.verb not in _DONE_BY
    ):
        return None
    options = line.options()
    if len(options) != 1 or options[0][0] != "choose":
        return None
    ahead = line.twin()
    before = ahead.game.state.recorded
    ahead.send(options[0])
    done = [event for event in ahead.game.state.events(before) if event.kind == _DONE_BY[move.verb]]
    if not any(event.card is not None and event.card.uid == options[0][1] for event in done):
        return None
    meant = as_asked(names, line, player, move)
    if meant is None:
        return None
    try:
        named = option_for(line.game, names, player, meant)
    except Unclear:
        return None
    return meant if named == options[0] else None


#: What is told where an effect has a player do what a move says.
_DONE_BY: Final = {"play": "played", "call": "called", "sell": "sold"}


def set_like_another(names: Names, line: Line, player: int, move: Move) -> Move | None:
    """`set d8 to 7` where an effect gives a Gig the value of another: the choice of both; None where it is none."""
    decision = line.game.decision
    if move.set_ is None or decision is None or (decision.kind, decision.player) != ("choose", player):
        return None
    ahead = line.twin()
    try:
        ahead.send(option_for(ahead.game, names, player, Move(choose=(move.set_.die,))))
        wanted = move.set_.result(names.die(move.set_.die, ahead.game.state).value)
    except (Unclear, engine.EngineError):
        return None
    then = ahead.game.decision
    state = ahead.game.state
    if then is None or (then.kind, then.player) != ("choose", player):
        return None
    dice = [state.dice[int(option[1])] for option in then.options() if option[0] == "die"]
    same = [die for die in dice if die.value == wanted]
    return Move(choose=(move.set_.die, names.die_name(same[0], state))) if same else None


def _taken_up(line: Line, player: int, card: str) -> Move:
    """The answer to an effect that may play or call a card: which one where it asks that next, else yes."""
    ahead = line.twin()
    ahead.send(("yes",))
    decision = ahead.game.decision
    chosen = Move(choose=(card,))
    asks = decision is not None and decision.kind == "choose" and answers(decision, player, chosen)
    return chosen if asks else Move(answer="yes")
