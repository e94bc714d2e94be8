"""Why a piece or a value may not be chosen: what it is, before how many are chosen."""

from __future__ import annotations

from typing import Final

import engine
from engine.effects import tree
from scenarios.asking.not_asked import Judged
from scenarios.play.moving import HOW_MANY
from scenarios.play.underway import not_as_described, under_way
from scenarios.reasons.lacking import lacking

#: That a die is no Gig yet.
IN_THE_FIXER_AREA: Final = (
    "gig.fixer-dice-cannot-be-targeted",
    "fixer.effects-must-name-it",
    "fixer.dice-are-not-controlled",
)


def weigh_choice(one: Judged, option: engine.Option, decision: engine.Decision) -> None:
    """Of a piece that may not be chosen it decides what it is, not how many may be; of a value, what a die can show."""
    if not one.refusals:
        return
    if option[0] == "value" and isinstance(decision.about, engine.Die):
        if not 1 <= int(option[1]) <= decision.about.sides:
            one.first = ("gig.adjust-within-faces",)
        return
    if option[0] not in ("choose", "die") or not one.line.game.why_not(option, decision.player):
        # Nothing is wrong with a piece that may be chosen by itself: there are too many.
        return
    state = one.line.game.state
    piece = int(option[1])
    if option[0] == "die" and decision.kind != "fixer-die" and state.dice[piece].controller is None:
        one.first = IN_THE_FIXER_AREA
        return
    whose = state.dice[piece].controller if option[0] == "die" else state.cards[piece].controller
    node = decision.node.of if isinstance(decision.node, tree.Choose) else None
    asked = getattr(node, "side", "any")
    other_side = ("game.friendly",) if whose != decision.player else ("game.rival",)
    if asked == "any" or asked == other_side[0].removeprefix("game."):
        one.first = tuple(key for key in other_side if key in decision.keys)
    if option[0] == "choose":
        one.first += lacking(
            one.line.game, decision.node, decision.player, decision.about, state.cards[piece]
        ) or not_as_described(under_way(one.line.game), state.cards[piece])
    one.last = HOW_MANY
