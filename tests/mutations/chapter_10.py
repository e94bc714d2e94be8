"""Mutations for chapter 10, first part: what effects and conditions are, what is pending, what triggers."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import engine.effects.live as live
import engine.effects.run as steps
import engine.effects.select as select
import engine.effects.targets as targets
import engine.effects.watch as watch
import engine.processes.areas as areas
import engine.rules.pending as pending
import engine.rules.turn as turn
from engine import queries
from engine.effects import record, steps_cards, steps_flow
from engine.effects import tree as t
from engine.effects.amounts import holds
from engine.effects.values import Cards
from engine.game import Game
from engine.state import Card
from tests.mutations.editing import edits
from tests.mutations.registry import checks, mutation, with_policy
from tests.mutations.ways import Script

checks("effect.nothing-else-while-resolving")

# --- what an effect is


edits(
    "effect.one-per-paragraph",
    "all paragraphs are one effect",
    (
        watch._put,
        "else ability.step",
        "else t.Do(tuple(a.step for a in source.facts.abilities if isinstance(a, t.Triggered)))",
    ),
)
edits(
    "effect.this-means-source",
    "it is the Unit that the trigger speaks of",
    (
        targets.find,
        "here = scope.present(scope.this)",
        (
            'spoken = scope.bound.get("unit", ())\n'
            "        if spoken:\n"
            "            return Found(spoken, True)\n"
            "        here = scope.present(scope.this)"
        ),
    ),
)


@mutation("effect.restrictions-bind-all-targets")
def restrictions_bind_the_first_kind_only(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = select.fits_alone

    def fits_alone(scope: Any, want: Cards, card: Card) -> bool:
        if len(want.kinds) > 1 and select.kind_fits(card, want.kinds[-1]):
            want = Cards(kinds=want.kinds, areas=want.areas)
        return as_it_is(scope, want, card)

    def pool(scope: Any, want: Cards) -> Any:
        return every(scope, dataclasses.replace(want, side="any") if len(want.kinds) > 1 else want)

    every = select._pool
    monkeypatch.setattr(select, "fits_alone", fits_alone)
    monkeypatch.setattr(select, "_pool", pool)


edits(
    "effect.controller-resolves",
    "its owner resolves it",
    (live.live, "card.stay, card.controller", "card.stay, card.owner"),
)

# --- resolving


@mutation("effect.resolve-in-order", "choice.in-written-order")
def the_last_instruction_first(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = steps_flow.do
    monkeypatch.setitem(
        steps.HANDLERS, t.Do, lambda scope, step: as_it_is(scope, t.Do(tuple(reversed(step.steps))))
    )


edits(
    "effect.resolve-as-much-as-possible",
    "what can't be done in full is not done",
    (
        targets.choose,
        "chosen: list[Thing] = []",
        (
            "chosen: list[Thing] = []\n"
            "    if not target.up_to and len(candidates(scope, target)) < wanted:\n"
            "        wanted = 0"
        ),
    ),
)
edits(
    "choice.specific-number",
    "any number up to it may be chosen, and none where it can't be reached",
    (targets.choose, "target.up_to or may_fail)", "True)"),
    (
        targets.choose,
        "chosen: list[Thing] = []",
        (
            "chosen: list[Thing] = []\n"
            "    if not target.up_to and len(candidates(scope, target)) < wanted:\n"
            "        wanted = 0"
        ),
    ),
)
for key in ("effect.both-act-turn-player-first", "choice.turn-player-first"):
    edits(
        key,
        "the Rival of the turn player first",
        (steps_flow.each_player, "(turn_player, 1 - turn_player)", "(1 - turn_player, turn_player)"),
    )
for key in ("effect.cannot-interrupt", "pending.new-triggers-wait"):
    edits(
        key,
        "what has triggered is resolved after each instruction",
        (
            steps_flow.do,
            "done = (yield from _run(scope, part)) and done",
            (
                "done = (yield from _run(scope, part)) and done\n"
                "        from engine.rules.pending import resolve_pending\n"
                "        yield from resolve_pending(scope.game, ())"
            ),
        ),
    )
edits(
    "effect.rule-processing-after",
    "a Legend stays where it may not be",
    (areas.remove_misplaced, 'if card.facts.type != "Legend"', 'if card.facts.type == "Legend"'),
)

# --- conditions


@mutation("condition.requirement", "condition.false-not-applied", "condition.must-hold-on-resolution")
def conditions_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    with_policy(monkeypatch, condition_checked_at_trigger=False)
    for module in (pending, record, steps_flow):
        monkeypatch.setattr(module, "judge", lambda *_given: True)


@mutation("trigger.extra-conditions-on-resolution")
def as_the_older_edition_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with_policy(monkeypatch, condition_checked_at_trigger=True)


@mutation("condition.checked-when-part-resolves")
def checked_as_the_effect_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    def do(scope: Any, step: t.Do) -> Script:
        early = [holds(scope, part.condition) if isinstance(part, t.If) else None for part in step.steps]
        for part, true in zip(step.steps, early, strict=True):
            if not isinstance(part, t.If):
                yield from steps.run(scope, part)
            elif true:
                yield from steps.run(scope, part.then)
        return True

    monkeypatch.setitem(steps.HANDLERS, t.Do, do)


# --- invalid effects


@mutation("effect.no-legal-option", "choice.no-legal-choice-skipped", "effect.wholly-invalid-ignored")
def something_else_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = targets._left

    def left(scope: Any, target: t.Choose, chosen: Any) -> Any:
        found = as_it_is(scope, target, chosen)
        if found or not isinstance(target.of, Cards):
            return found
        return as_it_is(scope, dataclasses.replace(target, of=Cards(kinds=target.of.kinds)), chosen)

    monkeypatch.setattr(targets, "_left", left)


@mutation("effect.invalid-part-ignored")
def an_invalid_part_ends_the_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    def do(scope: Any, step: t.Do) -> Script:
        for part in step.steps:
            done = yield from steps.run(scope, part)
            if not done:
                return False
        return True

    monkeypatch.setitem(steps.HANDLERS, t.Do, do)


edits(
    "effect.invalid-still-counts",
    "a keyword that can't be used is none",
    (
        select._printed_fits,
        "want.keyword is not None and not (",
        "want.keyword is not None and not (not seen.spent and ",
    ),
)

# --- pending

for key in ("pending.later-changes-do-not-stop", "effect.becomes-invalid-resolve-rest"):
    edits(
        key,
        "an effect is lost with its source",
        (
            pending.resolve,
            "if attack_is_over(game):",
            "if late:\n        return\n    if attack_is_over(game):",
        ),
    )


@mutation("pending.last-valid-information")
def seen_as_it_is_now(monkeypatch: pytest.MonkeyPatch) -> None:
    def power_now(game: Game, card: Card) -> int:
        return queries.power(game, game.state.cards[card.uid])

    for module in (queries, select):
        monkeypatch.setattr(module, "power_known", power_now)


edits(
    "pending.stays-until-resolved",
    "the others are dropped with the first",
    (
        pending.resolve,
        "state.pending = tuple(p for p in state.pending if p.number != pending.number)",
        "state.pending = ()",
    ),
)
edits(
    "pending.ends-on-resolution",
    "it resolves once more",
    (
        pending.resolve,
        "yield from run(scope, pending.step)",
        "yield from run(scope, pending.step)\n    yield from run(scope, pending.step)",
    ),
)
edits(
    "pending.own-any-order",
    "they resolve in the order in which they triggered",
    (pending.resolve_pending, "if len(mine) > 1:", "if False:"),
)
edits(
    "pending.turn-player-first",
    "the Rival of the turn player first",
    (pending.resolve_pending, "resolver = state.player", "resolver = 1 - state.player"),
)
edits(
    "pending.resolving-player-finishes-first",
    "the turn player goes on whenever one of theirs is pending",
    (
        pending.resolve_pending,
        "yield from resolve(game, chosen, (*keys, *_who_waits(game, resolver)))",
        "yield from resolve(game, chosen, keys)\n        resolver = state.player",
    ),
)

# --- triggers

edits("effect.type-triggered", "nothing triggers", (watch.notice, "if names is None:", "if True:"))
edits(
    "trigger.becomes-pending-when-met",
    "anything that happens so to any piece sets it off",
    (watch.meets, "continue", "pass"),
)
edits(
    "trigger.simultaneous-all-pending",
    "one trigger shuts the others out",
    (
        watch.notice,
        "_consider(game, watch, name, event)",
        "not game.state.pending and _consider(game, watch, name, event)",
    ),
)
edits(
    "trigger.once-per-occurrence",
    "it is pending once only",
    (
        watch._put,
        "ability = watch.ability\n",
        "ability = watch.ability\n    if any(p.ability is ability for p in state.pending):\n        return\n",
    ),
)
edits(
    "trigger.several-keywords-either",
    "the first keyword alone counts",
    (watch._consider, "ability.when if isinstance", "ability.when[:1] if isinstance"),
)
edits(
    "choice.non-negative-whole-number",
    "0 is no number",
    (steps_cards._how_many, "range(max(most, 0) + 1)", "range(1, max(most, 0) + 1)"),
)


@mutation("choice.made-when-instructed")
def chosen_among_what_fitted_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.effects.feasible import _targets

    fitted: dict[int, list[Any]] = {}
    as_it_is, left_now = steps_flow.do, targets._left

    def do(scope: Any, step: t.Do) -> Script:
        for part in step.steps:
            for target in _targets(part) or (getattr(part, "target", None),):
                if isinstance(target, t.Choose):
                    fitted[id(target)] = [targets._identity(x) for x in left_now(scope, target, ())]
        return (yield from as_it_is(scope, step))

    def left(scope: Any, target: t.Choose, chosen: Any) -> Any:
        found = left_now(scope, target, chosen)
        known = fitted.get(id(target))
        return found if known is None else [x for x in found if targets._identity(x) in known]

    monkeypatch.setitem(steps.HANDLERS, t.Do, do)
    monkeypatch.setattr(targets, "_left", left)


# --- durations

edits(
    "persistent.duration",
    "it never ends",
    (turn.end_effects, "if over:", "if False:"),
)
edits(
    "persistent.duration-end-waits-for-pending",
    "it ends before what is pending resolves",
    (
        turn.end_of_turn,
        'yield from resolve_pending(game, ("end.effects-resolve",))',
        'end_effects(game, ("this turn",), ())\n    yield from resolve_pending(game, ("end.effects-resolve",))',
    ),
)
