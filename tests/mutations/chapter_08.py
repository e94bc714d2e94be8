"""Mutations for chapter 8: the phases of a turn, their actions, and the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest

import engine.processes.cards as cards
import engine.processes.gigs as gigs
import engine.rules.actions as actions
import engine.rules.requirements as requirements
import engine.rules.setup as setup
import engine.rules.turn as turn
import engine.rules.victory as victory
from engine.game import Game
from engine.legality import Refusal
from engine.queries import happened
from tests.mutations.editing import edits
from tests.mutations.registry import checks, mutation
from tests.mutations.ways import Script, is_no_reaction, nothing, untold

EFFECTS = '    yield from resolve_pending(game, ("start.effects-resolve",))\n'
LEFT_OVER = '    end_effects(game, ("your next turn",), ("start.effects-end",), controller=player)\n'
READY = "    ready_all(game, player)\n"

checks(
    "main.activate-effect",
    "main.attack",
    "main.call",
    "main.call-once-per-turn",
    "main.lagging-no-spend-effects",
    "main.pass-turn",
    "main.sell",
    "turn.steps-in-order",
)
is_no_reaction("main.call-also-in-react-step")


# --- phases


@mutation("turn.phases")
def a_turn_has_a_main_phase_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def start_phase(game: Game) -> Script:
        yield from ()
        game.state.phase = "main"

    monkeypatch.setattr(turn, "start_phase", start_phase)


@mutation("turn.end-of-turn-check")
def a_turn_ends_without_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    def end_of_turn(game: Game) -> Script:
        yield from ()
        turn.begin_turn(game, 1 - game.state.player)

    monkeypatch.setattr(turn, "end_of_turn", end_of_turn)


for key in ("turn.begins-after-rivals", "end.rivals-turn-begins"):
    edits(
        key,
        "another turn of the same player follows",
        (turn.end_of_turn, "begin_turn(game, 1 - player)", "begin_turn(game, player)"),
    )
for key in ("turn.phases-follow-automatically", "start.main-phase-follows"):
    edits(
        key,
        "the turn player has to say that the Main Phase follows",
        (
            turn.start_phase,
            'state.phase = "main"',
            'state.phase = "main" if (yield from game.ask(player, ("start.main-phase-follows",))) else "end"',
        ),
    )
edits(
    "turn.first-turn-after-setup",
    "the player who goes second takes the first turn",
    (setup.prepare, "begin_turn(game, first)", "begin_turn(game, 1 - first)"),
)


# --- the Start Phase


@mutation("start.actions-mandatory")
def a_gig_may_be_rolled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = turn.roll_in_a_gig

    def roll_in_a_gig(game: Game, player: int) -> Script:
        if (yield from game.ask(player, ("start.roll-in",))):
            yield from as_it_is(game, player)

    monkeypatch.setattr(turn, "roll_in_a_gig", roll_in_a_gig)


edits(
    "start.order", "cards ready before effects resolve", (turn.start_phase, EFFECTS + READY, READY + EFFECTS)
)
edits("start.effects-resolve", "effects of the start wait", (turn.start_phase, EFFECTS, ""))
edits(
    "start.effects-end",
    "effects end after those of the start of the turn have been resolved",
    (turn.start_phase, LEFT_OVER, ""),
    (turn.start_phase, EFFECTS, EFFECTS + LEFT_OVER),
)
edits(
    "start.draw",
    "nothing is drawn",
    (turn.start_phase, "yield from draw_process(", "if player > 1:\n        yield from draw_process("),
)
edits(
    "start.draw-from-empty-deck-loses",
    "from an empty deck nothing is drawn",
    (
        turn.start_phase,
        "yield from draw_process(",
        "if state.sides[player].deck:\n        yield from draw_process(",
    ),
)
edits(
    "start.choose-gig", "there is no choice", (turn.fixer_choices, "return small or", "return small[:1] or")
)
edits("start.d20-last", "the d20 is like the others", (turn.fixer_choices, " if dice[i].sides != 20", ""))
edits("start.roll-gig", "dice come in with 1", (turn.roll_in_a_gig, "yield from roll(die)", "1"))
edits(
    "start.place-gig",
    "the die goes to the Rival",
    (gigs.roll_in, "side.gigs.append", "state.sides[1 - player].gigs.append"),
)


@mutation("start.effects")
def nothing_belongs_to_the_start_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    untold(monkeypatch, lambda _game, event: event.kind == "turn-began")


@mutation("start.win-check")
def gigs_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(victory, "check_start_of_turn", lambda _game: None)


@mutation("start.ready-all")
def cards_stay_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "ready_all", lambda *_args: None)


@mutation("start.roll-in")
def no_gig_is_rolled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "roll_in_a_gig", nothing)


# --- the Main Phase


@mutation("main.actions-optional")
def what_can_be_done_must_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    options = actions.main_options
    as_it_is = requirements.pass_turn

    def main_options(game: Game) -> list[Any]:
        found = options(game)
        return [o for o in found if o[0] != "pass"] or found

    def pass_turn(game: Game, player: int) -> Script:
        yield from as_it_is(game, player)
        if len(options(game)) > 1:
            yield Refusal(("main.any-order",), "something can still be done")

    monkeypatch.setattr(actions, "main_options", main_options)
    monkeypatch.setattr(requirements, "pass_turn", pass_turn)


def refuses(key: str, requirement: str, when: Any) -> None:
    """A requirement is not met either when `when` (game, player) says so."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        as_it_is = getattr(requirements, requirement)

        def stricter(game: Game, player: int, *args: Any) -> Script:
            yield from as_it_is(game, player, *args)
            if when(game, player):
                yield Refusal(("play.process",), "not so")

        monkeypatch.setattr(requirements, requirement, stricter)

    mutation(key)(patch)


refuses("main.any-order", "play_from_hand", lambda game, player: happened(game.state, "attacked", player))
refuses("main.any-number-of-times", "attacker", lambda game, player: happened(game.state, "attacked", player))
refuses("main.play-card", "play_from_hand", lambda game, player: game.state.player == player)


@mutation("main.sell-once-per-turn")
def sales_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requirements, "sales", lambda *_args: [])


edits(
    "main.sold-card-becomes-eddie",
    "a card that is sold is trashed",
    (cards.sell, '"eddies", player, face_up=False', '"trash", player'),
)


# --- the end of the turn

AT_THE_END = '    yield from resolve_pending(game, ("end.effects-resolve",))\n'
THIS_TURN = (
    '    end_effects(game, ("this turn", *_IN_THEIR_TURN, "end of attack"), '
    '("end.this-turn-effects-removed",))\n'
)

edits(
    "end.order",
    "what lasts for the turn goes first",
    (turn.end_of_turn, AT_THE_END + THIS_TURN, THIS_TURN + AT_THE_END),
)
edits("end.effects-resolve", "effects of the end wait", (turn.end_of_turn, AT_THE_END, "    yield from ()\n"))
edits("end.this-turn-effects-removed", "they last on", (turn.end_of_turn, '("this turn", ', "("))


@mutation("end.overtime-begins")
def there_is_no_overtime(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(victory, "begin_overtime_if_due", lambda _game: None)
