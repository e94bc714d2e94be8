"""What a line of play takes for granted: a yes, a Gig, an order that nobody thinks of."""

from __future__ import annotations

from typing import Final

import engine
from engine.effects import tree
from scenarios.language.moves import Move
from scenarios.play.line import Line
from scenarios.play.moving import Misfit, judge
from scenarios.play.options import answers
from scenarios.play.underway import nodes, under_way
from scenarios.table.names import Unclear
from scenarios.table.table import Table

YES: Final[engine.Option] = ("yes",)
NO: Final[engine.Option] = ("no",)
NAMES_A_VALUE: Final = frozenset({"set_", "roll"})
_NAMES_A_CHOICE: Final = frozenset({"choose", "discard", "number", "pay", *NAMES_A_VALUE})


def implied(table: Table, line: Line, player: int, move: Move) -> engine.Option | None:
    """The option that a move takes for granted: to do what is optional, the Gig whose value it names."""
    decision = line.game.decision
    if decision is None or decision.player != player or table.scenario.strict:
        return None
    if decision.kind == "may" and move.verb in _NAMES_A_CHOICE:
        return YES
    if move.choose == ("0",):
        return _any_die(line)
    said = move.set_ or move.roll
    if said is None or decision.kind != "choose":
        return None
    offered = [int(option[1]) for option in decision.options() if option[0] == "die"]
    try:
        die = table.names.die(said.die, line.game.state, among=offered).number
    except Unclear:
        return None
    return ("die", die) if die in offered else None


def _any_die(line: Line) -> engine.Option | None:
    """A die, where one is chosen to be adjusted and it is then adjusted by nothing: which one makes no difference."""
    options = line.options()
    if not options or any(option[0] != "die" for option in options):
        return None
    ahead = line.twin()
    ahead.send(options[0])
    then = ahead.game.decision
    die = ahead.game.state.dice[int(options[0][1])]
    stays = then is not None and then.kind == "value" and ("value", die.value) in then.options()
    return options[0] if stays else None


def is_no_choice(game: engine.Game) -> bool:
    """Whether a choice with several options leaves nothing open but an order that nobody thinks of.

    Which pending effect comes next, where each is the same text, of one card or of copies; which Gig is named first,
    where all of them are stolen.
    """
    decision, state = game.decision, game.state
    if decision is None:
        return False
    if decision.kind == "order-pending":
        mine = [p for p in state.pending if p.controller == decision.player]
        return len({id(p.ability) for p in mine}) == 1
    if decision.kind == "steal":
        assert state.trace is not None
        event = state.trace[1]
        return event.kind == "steal-count" and event.amount == len(state.sides[1 - decision.player].gigs)
    return False


def is_instead(line: Line) -> bool:
    """Whether what may be done comes in the place of something else, so that "no" leads to that."""
    effect = under_way(line.game)
    return effect is not None and bool(nodes(effect.effect, tree.MayInstead))


def fits_after_no(table: Table, line: Line, player: int, move: Move) -> bool:
    """Whether a move answers, legally, what is asked after a "no" to the open decision. The line stays as it is."""
    ahead = line.twin()
    ahead.send(NO)
    decision = ahead.game.decision
    if decision is None or not answers(decision, player, move):
        return False
    try:
        return not judge(table.names, ahead, player, move)[0]
    except (Misfit, Unclear):
        return False
