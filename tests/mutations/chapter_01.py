"""Mutations for chapter 1: what a game is, control, winning and losing."""

from __future__ import annotations

from engine.effects import record, select_gigs, steps_cards, steps_flow
from engine.game import Game
from engine.processes import areas, cards, steal
from engine.rules import turn, victory
from tests.mutations.editing import Edit, edits

# --- the game

edits(
    "game.two-players",
    "with one player less there is no winner yet",
    (Game._concede, "Outcome(1 - player,", "Outcome(None,"),
)
edits(
    "game.ends-on-win",
    "the game goes on after a win",
    (victory.check_start_of_turn, "raise GameOver(", "str("),
)
edits(
    "game.ends-on-loss",
    "the game goes on after a loss",
    (
        Game.send,
        "self._concede(int(option[1]))",
        'return self.emit(Event("conceded", ("lose.concede",), int(option[1])))',
    ),
)
edits(
    "game.controller",
    "control stays where it was, whatever area the card lies in",
    (areas.take_over, "state.cards[piece.uid]._replace(controller=player)", "state.cards[piece.uid]"),
)
edits(
    "game.control-changes-owner-never",
    "ownership goes along with control",
    (areas.take_over, "state.cards[piece.uid]._replace(", "state.cards[piece.uid]._replace(owner=player, "),
)
edits(
    "game.friendly",
    "friendly is what anybody controls",
    (select_gigs.side_fits, 'is (side == "friendly")', 'is (side == "friendly") or side == "friendly"'),
)
edits(
    "game.rival",
    "rival is what anybody controls",
    (select_gigs.side_fits, 'is (side == "friendly")', 'is (side == "friendly") or side == "rival"'),
)
edits(
    "game.state-checks",
    "the game does not see to overtime by itself",
    (victory.begin_overtime_if_due, "state.empty_turns < 2", "True"),
)
edits(
    "game.rules-interrupt",
    "rules wait for the end of the effect",
    (steal.steal_gigs, "check_overtime_win(game)", "pass"),
    (
        record.finish,
        "game.resolving = False",
        (
            "game.resolving = False\n"
            "    from engine.rules.victory import check_overtime_win\n"
            "    check_overtime_win(game)"
        ),
    ),
)

# --- winning

AFTER_THE_EFFECT: tuple[Edit, ...] = (
    (steps_flow.do, "done = True", "done, over = True, None"),
    (
        steps_flow.do,
        "done = (yield from _run(scope, part)) and done",
        (
            "try:\n"
            "            done = (yield from _run(scope, part)) and done\n"
            "        except GameOver as known:\n"
            "            over = known"
        ),
    ),
    (steps_flow.do, "return done", "if over is not None:\n        raise over\n    return done"),
)
"""The rest of an effect is carried out before the game ends by it."""

edits(
    "win.seven-gigs-at-start",
    "it takes 8",
    (victory.check_start_of_turn, ">= GIGS_TO_WIN", "> GIGS_TO_WIN"),
)
edits(
    "win.check-before-ready-step",
    "it is checked after the draw",
    (turn.start_phase, "victory.check_start_of_turn(game)", "pass"),
    (
        turn.start_phase,
        "yield from roll_in_a_gig(game, player)",
        "victory.check_start_of_turn(game)\n    yield from roll_in_a_gig(game, player)",
    ),
)
edits(
    "win.overtime-begins",
    "it takes 3 such turns",
    (victory.begin_overtime_if_due, "state.empty_turns < 2", "state.empty_turns < 3"),
)
edits(
    "win.overtime-seven-gigs",
    "it takes 8",
    (victory.check_overtime_win, ">= GIGS_TO_WIN", "> GIGS_TO_WIN"),
)
edits(
    "win.overtime-already-seven",
    "who has 7 already does not win by that",
    (victory.begin_overtime_if_due, ">= GIGS_TO_WIN", "> GIGS_TO_WIN"),
)
edits(
    "win.card-effect",
    "a card makes nobody win",
    (steps_flow.win_game, 'if step.who == "each":', 'return True\n    if step.who == "each":'),
)
edits("win.instant", "it waits for the end of the effect", *AFTER_THE_EFFECT)
edits(
    "win.both-tie",
    "the turn player goes first",
    (steps_flow.win_game, "Outcome(None,", "Outcome(scope.game.state.player,"),
)

# --- losing

edits(
    "lose.concede",
    "nobody may concede",
    (
        Game.why_not,
        'if option[0] == "concede":\n        return []',
        'if option[0] == "concede":\n        return [Refusal((), "nobody may concede")]',
    ),
)
edits(
    "lose.draw-from-empty-deck",
    "nothing is drawn and the game goes on",
    (cards.draw, "if not deck:", "if not deck:\n        return"),
)
edits(
    "lose.draw-more-than-deck",
    "as many are drawn as there are",
    (steps_cards.draw_cards, "range(wanted)", "range(min(wanted, len(scope.game.state.sides[who].deck)))"),
)
edits(
    "lose.card-effect",
    "a card makes nobody lose",
    (steps_flow.lose_game, 'if step.who == "each":', 'return True\n    if step.who == "each":'),
)
edits("lose.instant", "it waits for the end of the effect", *AFTER_THE_EFFECT)
edits(
    "lose.both-tie",
    "the turn player loses first",
    (steps_flow.lose_game, "Outcome(None,", "Outcome(1 - scope.game.state.player,"),
)
