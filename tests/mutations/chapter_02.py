"""Mutations for chapter 2: the golden rules."""

from __future__ import annotations

from engine import queries
from engine.effects import amounts, steps_flow, steps_gigs, targets
from engine.rules import activate, pending, permissions
from tests.mutations.editing import edits
from tests.mutations.registry import checks

checks("golden.cant-beats-can")

edits(
    "golden.must-resolve",
    "any choice may be left out",
    (targets.choose, "target.up_to or may_fail)", "True)"),
)
edits(
    "golden.you-may",
    "it happens though the player says no",
    (steps_flow.may, "if not yes:", "if yes is None:"),
)
edits(
    "golden.activated-must-resolve",
    "who activates an effect may leave it then",
    (activate.activate, "if judge(", "if (yield from game.ask(player, ())) and judge("),
)
edits(
    "golden.printed-order",
    "the lowest on the card comes first",
    (steps_flow.choose_one, "for effect in step.effects:", "for effect in reversed(step.effects):"),
)
edits(
    "golden.as-much-as-possible",
    "the effect stops at the first part that can't be done",
    (
        steps_flow.do,
        "done = (yield from _run(scope, part)) and done",
        "done = (yield from _run(scope, part)) and done\n        if not done:\n            break",
    ),
)
edits(
    "golden.cards-break-rules",
    "no card lets a Unit attack what the rules forbid",
    (permissions._permitted, "t.MayAttack not in live(game).modifiers", "True"),
)
edits(
    "golden.may-decline-cost",
    "it is paid though the player says no",
    (pending.resolve, "if not yes:", "if yes is None:"),
)
edits(
    "golden.up-to-includes-zero",
    "it is 1 at least",
    (steps_gigs._deltas, "range(most + 1)", "range(1, most + 1)"),
)
edits(
    "golden.turn-player-first",
    "the Rival of the turn player first",
    (steps_flow.each_player, "(turn_player, 1 - turn_player)", "(1 - turn_player, turn_player)"),
)
edits(
    "golden.negative-values",
    "power does not sink below 0",
    (
        queries._changed_power,
        "powers[i] += change if change > 0 or not _kept(game, card, standing) else 0",
        "powers[i] = max(0, powers[i] + change)",
    ),
)
edits(
    "golden.negative-counts-as-zero",
    "a negative number counts as what it is",
    (queries.power, "max(0, value)", "value"),
)
edits(
    "golden.null-is-no-number",
    "Null is 0, and 0 is even",
    (amounts._is_parity, "if value is None or value <= 0:", "value = value or 0\n    if value < 0:"),
)
