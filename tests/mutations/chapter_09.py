"""Mutations for the attacks of chapter 9: declaring, reacting and ending without one of the rules."""

from __future__ import annotations

from typing import Any

import pytest

import engine.effects.modifiers as modifiers
import engine.effects.run as steps
import engine.effects.watch as watch
import engine.rules.attack as attack
import engine.rules.pending as pending
import engine.rules.permissions as permissions
import engine.rules.requirements as requirements
from engine.decisions import Decision
from engine.effects import tree as t
from engine.events import Event
from engine.game import Game
from engine.state import GIG_AREA
from tests.mutations.registry import checks, mutation
from tests.mutations.ways import (
    Script,
    does_not_end_the_attack,
    is_no_reaction,
    is_not_resolved_then,
    nothing,
)

checks(
    "attack.action",
    "attack.choose-attacker",
    "attack.choose-target",
    "attack.lagging-cannot",
    "attack.no-target-no-attack",
    "attack.permission-is-specific",
    "attack.target-gig-area",
    "attack.target-spent-unit",
    "react.defending-player-only",
)


# --- attacking and reacting


@mutation("attack.main-phase-action")
def attacks_in_any_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Either player may attack in any turn. Not during an attack: the engine holds one attack, and would stop there."""
    as_it_is = requirements.main_phase_open

    def laxer(game: Game, *given: Any) -> Script:
        for refusal in as_it_is(game, *given):
            if game.state.attack is not None or "attack.main-phase-action" not in refusal.keys:
                yield refusal

    monkeypatch.setattr(requirements, "main_phase_open", laxer)


@mutation("attack.declare-order")
def spent_before_the_target_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = requirements.attack_target

    def of_a_spent_one(game: Game, player: int, attacking: Any, target: int) -> Script:
        state = game.state
        before = state.cards[attacking.uid]
        state.cards[attacking.uid] = before._replace(spent=True)
        found = list(as_it_is(game, player, state.cards[attacking.uid], target))
        state.cards[attacking.uid] = before
        yield from found

    monkeypatch.setattr(requirements, "attack_target", of_a_spent_one)


@mutation("attack.targets-by-effect")
def effects_give_no_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permissions, "_permitted", lambda *_args, **_more: False)


@mutation("attack.spend-attacker")
def the_attacker_stays_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "spend", lambda _game, card, *_args, **_more: card)


@mutation("attack.announce")
def the_rival_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = watch._consider

    def unless_told(game: Game, waiting: watch.Watch, name: str, event: Event) -> None:
        if event.kind != "attacked" or waiting.controller == event.player:
            as_it_is(game, waiting, name, event)

    monkeypatch.setattr(watch, "_consider", unless_told)


@mutation("attack.begins")
def attacking_begins_with_the_react_step(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = modifiers.in_the_act

    def later(game: Game, standing: Any, card: Any) -> bool:
        under_way = game.state.attack
        return under_way is not None and under_way.step != "declare" and as_it_is(game, standing, card)

    monkeypatch.setattr(modifiers, "in_the_act", later)


is_not_resolved_then("attack.declaration-effects")
is_no_reaction(
    "react.call-legend", "react.blocker", "react.quick-effect", "react.quick-program", "react.end-step"
)
is_not_resolved_then("react.effects-before-next-reaction")


@mutation("react.step")
def one_reaction_only(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.react_step

    def just_one(game: Game, player: int) -> Script:
        part = as_it_is(game, player)
        decision: Decision | None = next(part, None)
        reacted = False
        while decision is not None and not (decision.kind == "react" and reacted):
            reacted = reacted or decision.kind == "react"
            option = yield decision
            try:
                decision = part.send(option)
            except StopIteration:
                return

    monkeypatch.setattr(attack, "react_step", just_one)


@mutation("react.block-replaces-target")
def the_target_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.block

    def block(game: Game, player: int, card: Any) -> Script:
        before = game.state.attack
        yield from as_it_is(game, player, card)
        game.state.attack = before

    monkeypatch.setattr(attack, "block", block)


# --- how an attack goes on and ends


does_not_end_the_attack(
    "attack.ends-attacker-left",
    "attack.ends-if",
    "attack.ends-target-left",
    "attack.ends-target-not-legal",
    "attack.ends-when-unit-leaves",
)


@mutation("attack.ends-or-goes-to-react-step")
def the_react_step_comes_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.ended

    def ended(game: Game) -> bool:
        under_way = game.state.attack
        return under_way is not None and under_way.step not in ("declare", "react") and as_it_is(game)

    monkeypatch.setattr(attack, "ended", ended)


@mutation("attack.may-end-early")
def an_attack_takes_all_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "ended", lambda _game: False)


@mutation("attack.ended-early-no-fight-no-steal")
def fight_or_theft_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def regardless(game: Game) -> Script:
        under_way = game.state.attack
        assert under_way is not None
        theft = under_way.target == GIG_AREA
        game.state.attack = under_way._replace(step="steal" if theft else "fight")
        yield from attack.steal_step(game) if theft else attack.fight_step(game)

    monkeypatch.setattr(attack, "after_reactions", regardless)


@mutation("attack.ended-by-effect")
def effects_do_not_end_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(steps.HANDLERS, t.EndAttack, nothing)


@mutation("attack.end-finishes-resolving-effect")
def the_end_cuts_the_effect_off(monkeypatch: pytest.MonkeyPatch) -> None:
    def until_the_end(scope: Any, step: t.Do) -> Script:
        for part in step.steps:
            under_way = scope.game.state.attack
            if under_way is None or not under_way.ended:
                yield from steps.run(scope, part)
        return True

    monkeypatch.setitem(steps.HANDLERS, t.Do, until_the_end)


@mutation("attack.end-resolves-pending")
def the_end_drops_what_is_pending(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = pending.resolve

    def resolve(game: Game, one: Any, keys: tuple[str, ...]) -> Script:
        if pending.attack_is_over(game):
            game.state.pending = ()
            return
        yield from as_it_is(game, one, keys)

    monkeypatch.setattr(pending, "resolve", resolve)


@mutation("attack.end-removes-effects")
def attacking_lasts_all_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = modifiers.in_the_act

    def still(game: Game, standing: Any, card: Any) -> bool:
        attacks = game.state.log.get("attacked", ())
        has_attacked = any(e.card is not None and e.card.uid == card.uid for e in attacks)
        return (standing.during == "attacking" and has_attacked) or as_it_is(game, standing, card)

    monkeypatch.setattr(modifiers, "in_the_act", still)


@mutation("attack.continues-to-fight-or-steal")
def neither_fight_nor_theft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "after_reactions", nothing)


def goes_on(key: str, *, theft: bool) -> None:
    """Where this rule ends an attack, the defending player gets another React Step instead."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        as_it_is = attack.end_attack

        def end_attack(game: Game) -> Script:
            under_way = game.state.attack
            assert under_way is not None
            if (under_way.target == GIG_AREA) is theft and not under_way.ended:
                game.state.attack = under_way._replace(step="react")
                yield from attack.react_step(game, 1 - under_way.player)
            yield from as_it_is(game)

        monkeypatch.setattr(attack, "end_attack", end_attack)

    mutation(key)(patch)


goes_on("fight.attack-ends-after", theft=False)
goes_on("steal.attack-ends-after", theft=True)
