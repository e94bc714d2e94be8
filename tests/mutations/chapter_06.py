"""Mutations for chapter 6, without stealing: Gigs, their values, adjusting, value-pairs and swapping."""

from __future__ import annotations

from typing import Any

import pytest

import engine.effects.amounts as amounts
import engine.effects.select as select
import engine.effects.select_gigs as select_gigs
import engine.effects.steps_gigs as steps_gigs
import engine.processes.gigs as gigs
import engine.rules.turn as turn
from engine.events import Event
from engine.game import Game
from tests.mutations.editing import edits
from tests.mutations.registry import mutation

edits(
    "gig.area-gigs-are-yours",
    "a Gig is friendly to the player whose die it was",
    (
        select_gigs.gig_fits,
        "side_fits(scope, want.side, die.controller)",
        "side_fits(scope, want.side, die.owner)",
    ),
)
edits(
    "gig.min",
    "every die that does not show its highest value is min",
    (select_gigs._extreme_fits, "die.value == 1,", "die.value < die.sides,"),
)
edits(
    "gig.max",
    "every die that does not show its lowest value is max",
    (select_gigs._extreme_fits, "die.value == die.sides", "die.value > 1"),
)
edits("gig.value-range", "dice are numbered from 0", (turn.roll_faces, "range(1, sides + 1)", "range(sides)"))
edits(
    "gig.rolled-value-is-kept",
    "a die is put into the Gig area with any face up",
    (gigs.roll_in, "die._replace(value=value,", "die._replace(value=1,"),
)
edits(
    "gig.adjust",
    "adjusting changes nothing",
    (gigs.adjust, "after = die._replace(value=value)", "after = die"),
)
WORD = '"increased" if up else "decreased"'

edits("gig.increase", "every adjusting is a decrease", (gigs.adjust, WORD, '"decreased"'))
edits("gig.decrease", "every adjusting is an increase", (gigs.adjust, WORD, '"increased"'))
edits(
    "gig.set",
    "a Gig is set one above the value",
    (steps_gigs.set_gig, "value, scope.controller", "value + 1, scope.controller"),
)
edits(
    "gig.adjust-within-faces",
    "a Gig goes as far as its faces allow",
    (gigs.adjust, "    if not 1 <=", "    value = min(max(value, 1), die.sides)\n    if not 1 <="),
)
edits(
    "gig.adjust-must-change",
    "a Gig may be adjusted to its own value",
    (gigs.adjust, " or value == die.value:", ":"),
)
edits("gig.value-pair", "Gigs of the same value are no pair", (amounts._pairs, "n // 2", "0"))
edits("gig.one-pair-at-a-time", "every two Gigs are a pair", (amounts._pairs, "n // 2", "n * (n - 1) // 2"))
edits(
    "swap.process",
    "only the rival Gig moves",
    (
        gigs.swap,
        "state.sides[rival].gigs.append(mine.number)",
        "state.sides[player].gigs.append(mine.number)",
    ),
)
edits(
    "swap.values-stay",
    "swapped Gigs are turned to 1",
    (gigs.swap, "controller=rival", "controller=rival, value=1"),
    (gigs.swap, "controller=player", "controller=player, value=1"),
)


@mutation("gig.fixer-dice-are-not-yours", "gig.fixer-dice-cannot-be-targeted")
def dice_in_the_fixer_area_are_gigs(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = select_gigs.gigs

    def with_fixer(scope: Any, want: Any) -> list[Any]:
        state = scope.game.state
        found = as_it_is(scope, want)
        for player in (scope.controller, 1 - scope.controller):
            for number in state.sides[player].fixer:
                die = state.dice[number]._replace(controller=player)
                if select_gigs.gig_fits(scope, want, die):
                    found.append(state.dice[number])
        return found

    for module in (select, select_gigs):
        monkeypatch.setattr(module, "gigs", with_fixer)


@mutation("swap.is-not-stealing")
def a_swap_is_a_theft(monkeypatch: pytest.MonkeyPatch) -> None:
    emit = Game.emit

    def as_theft(game: Game, event: Event, **more: Any) -> None:
        emit(game, event, **more)
        if event.kind == "swapped":
            thief = next(iter(game.state.sides[event.player].field), None)
            actor = None if thief is None else game.state.cards[thief]
            emit(game, Event("stole", event.keys, event.player, actor, die=event.die, former=event.former))

    monkeypatch.setattr(Game, "emit", as_theft)
