"""Why a piece or a value may not be chosen: what it is, before how many are chosen."""

from __future__ import annotations

from typing import Final

import engine
from engine.effects import tree
from engine.legality import NOT_OFFERED
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


def _in_words(refusal: engine.Refusal, words: str, piece: object) -> engine.Refusal:
    """A refusal of a choice with what the piece lacks in place of that it is not offered."""
    if NOT_OFFERED not in refusal.pieces:
        return refusal
    rest = [said for said in refusal.pieces if said != NOT_OFFERED]
    about = (piece,) if "{}" in words else ()
    return engine.Refusal(refusal.keys, "; ".join([words, *("{}" for _ in rest)]), *about, *rest)


def weigh_choice(one: Judged, option: engine.Option, decision: engine.Decision) -> None:
    """Of a piece that may not be chosen it decides what it is, not how many may be; of a value, what a die can show."""
    if not one.refusals:
        return
    if option[0] == "value" and isinstance(decision.about, engine.Die):
        if not 1 <= int(option[1]) <= decision.about.sides:
            one.first = ("gig.adjust-within-faces",)
            words = f"a {decision.about.label} has no face with {int(option[1])}"
            one.refusals = [_in_words(refusal, words, None) for refusal in one.refusals]
        return
    if option[0] not in ("choose", "die") or not one.line.game.why_not(option, decision.player):
        # Nothing is wrong with a piece that may be chosen by itself: there are too many.
        return
    state = one.line.game.state
    piece = int(option[1])
    if (
        decision.kind == "fixer-die"
        and state.dice[piece].sides == 20
        and state.dice[piece].controller is None
    ):
        words = "the d20 is chosen only once it is the last one left"
        one.refusals = [_in_words(refusal, words, None) for refusal in one.refusals]
    if option[0] == "die" and decision.kind != "fixer-die" and state.dice[piece].controller is None:
        one.first = IN_THE_FIXER_AREA
        return
    whose = state.dice[piece].controller if option[0] == "die" else state.cards[piece].controller
    node = decision.node.of if isinstance(decision.node, tree.Choose) else None
    asked = getattr(node, "side", "any")
    other_side = ("game.friendly",) if whose != decision.player else ("game.rival",)
    if asked == "any" or asked == other_side[0].removeprefix("game."):
        one.first = tuple(key for key in other_side if key in decision.keys)
    if one.first:
        of_whom = "is yours" if whose == engine.YOU else "is the Rival's"
        one.refusals = [
            _in_words(
                refusal,
                f"{{}} {of_whom}",
                state.cards[piece] if option[0] == "choose" else state.dice[piece].label,
            )
            for refusal in one.refusals
        ]
    if option[0] == "choose":
        card = state.cards[piece]
        lack = lacking(one.line.game, decision.node, decision.player, decision.about, card)
        one.first += lack.keys or not_as_described(under_way(one.line.game), card)
        if lack.words:
            one.refusals = [_in_words(refusal, lack.words, card) for refusal in one.refusals]
    one.last = HOW_MANY
