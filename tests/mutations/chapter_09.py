"""Mutations for chapter 9, 6.7 and 11.4-11.5: attacking, reacting, fighting and stealing without one of its rules."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

import pytest

import engine.effects.modifiers as modifiers
import engine.effects.run as steps
import engine.effects.steps_gigs as steps_gigs
import engine.effects.watch as watch
import engine.processes.defeat as defeat
import engine.processes.steal as steal
import engine.rules.attack as attack
import engine.rules.pending as pending
import engine.rules.permissions as permissions
import engine.rules.requirements as requirements
from engine.decisions import Decision
from engine.effects import tree as t
from engine.events import Event
from engine.game import Game
from engine.legality import Refusal
from engine.state import GIG_AREA
from tests.mutations.registry import checks, mutation, with_policy

Script = Generator[Any, Any, Any]

checks(
    "attack.action",
    "attack.choose-attacker",
    "attack.choose-target",
    "attack.lagging-cannot",
    "attack.main-phase-action",
    "attack.no-target-no-attack",
    "attack.permission-is-specific",
    "attack.target-gig-area",
    "attack.target-spent-unit",
    "react.defending-player-only",
)


# --- ways to switch a rule off


def nothing(*_args: Any, **_more: Any) -> Script:
    """A part of the game in which nothing happens."""
    yield from ()


def is_no_reaction(*keys: str) -> None:
    """What these rules make a reaction is none: the React Step is closed to it."""
    for key in keys:

        def patch(monkeypatch: pytest.MonkeyPatch, key: str = key) -> None:
            as_it_is = requirements.react_step_open

            def closed(game: Game, player: int, given: tuple[str, ...]) -> Script:
                if key in given:
                    yield Refusal(("react.step",), "that is no reaction")
                yield from as_it_is(game, player, given)

            monkeypatch.setattr(requirements, "react_step_open", closed)

        mutation(key)(patch)


def is_not_resolved_then(*keys: str) -> None:
    """What is pending is not resolved at the moment at which these rules demand it."""
    for key in keys:

        def patch(monkeypatch: pytest.MonkeyPatch, key: str = key) -> None:
            as_it_is = attack.resolve_pending

            def later(game: Game, given: tuple[str, ...]) -> Script:
                if key not in given:
                    yield from as_it_is(game, given)

            monkeypatch.setattr(attack, "resolve_pending", later)

        mutation(key)(patch)


def does_not_end_the_attack(*keys: str) -> None:
    """What ends an attack by these rules does not end it."""
    for key in keys:

        def patch(monkeypatch: pytest.MonkeyPatch, key: str = key) -> None:
            as_it_is = attack._why_ended

            def without(game: Game, under_way: Any) -> tuple[str, ...]:
                why = as_it_is(game, under_way)
                return () if key in why else why

            monkeypatch.setattr(attack, "_why_ended", without)

        mutation(key)(patch)


def has_policy(*keys: str, **values: object) -> None:
    """These rules are policies of an edition: the other edition's is in force."""
    mutation(*keys)(lambda monkeypatch: with_policy(monkeypatch, **values))


def untold(monkeypatch: pytest.MonkeyPatch, drop: Callable[[Game, Event], bool]) -> None:
    """Events that `drop` picks do not happen: nothing triggers on them and nobody hears of them."""
    as_it_is = Game.emit

    def emit(game: Game, event: Event, **more: Any) -> None:
        if not drop(game, event):
            as_it_is(game, event, **more)

    monkeypatch.setattr(Game, "emit", emit)


# --- attacking


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


# --- fighting


@mutation("fight.step-only-against-unit")
def a_unit_is_fought_for_the_gigs(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.after_reactions

    def after_reactions(game: Game) -> Script:
        under_way = game.state.attack
        assert under_way is not None
        guards = game.state.sides[1 - under_way.player].field
        if under_way.target == GIG_AREA and guards:
            stay = game.state.cards[guards[0]].stay
            game.state.attack = under_way._replace(target=guards[0], target_stay=stay, step="fight")
            yield from attack.fight_step(game)
            game.state.attack = under_way
        yield from as_it_is(game)

    monkeypatch.setattr(attack, "after_reactions", after_reactions)


@mutation("steal.step-only-against-gig-area")
def a_fight_is_followed_by_a_theft(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.fight_step

    def fight_step(game: Game) -> Script:
        yield from as_it_is(game)
        yield from attack.steal_step(game)

    monkeypatch.setattr(attack, "fight_step", fight_step)


@mutation("fight.step")
def nobody_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "fight_step", nothing)


def does_not_apply(during: str, *keys: str) -> None:
    """Effects that last while fighting (or stealing) do not apply in that step."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        as_it_is = modifiers.in_the_act

        def in_the_act(game: Game, standing: Any, card: Any) -> bool:
            return standing.during != during and as_it_is(game, standing, card)

        monkeypatch.setattr(modifiers, "in_the_act", in_the_act)

    mutation(*keys)(patch)


does_not_apply("fighting", "fight.step-applies-while-fighting", "fight.applies-while-fighting")
does_not_apply("stealing", "steal.step-applies-while-stealing", "steal.applies-while-stealing")


def declares(*keys: str) -> Callable[[Callable[..., Any]], None]:
    """Register another way to declare the result of a fight: a function of the real one and its arguments."""

    def register(other: Callable[..., Any]) -> None:
        def patch(monkeypatch: pytest.MonkeyPatch) -> None:
            as_it_is = attack.declare_result
            monkeypatch.setattr(attack, "declare_result", lambda *args: other(as_it_is, *args))

        mutation(*keys)(patch)

    return register


@declares("fight.compare-and-declare")
def before_effects_apply(as_it_is: Callable[..., Any], game: Game, *units: Any) -> Any:
    fighting = game.state.attack
    assert fighting is not None
    game.state.attack = fighting._replace(fighting=False)
    losers = as_it_is(game, *units)
    game.state.attack = fighting
    return losers


@declares("fight.process")
def power_is_not_compared(_as_it_is: Callable[..., Any], *_args: Any) -> Any:
    return []


@declares("fight.tie")
def the_attacker_wins_ties(as_it_is: Callable[..., Any], *args: Any) -> Any:
    return as_it_is(*args)[-1:]


@declares("fight.winner-makes-loser")
def the_stronger_never_loses(as_it_is: Callable[..., Any], game: Game, *units: Any) -> Any:
    losers = as_it_is(game, *units)
    return [(own, other) for own, other in losers if attack.power(game, own) <= attack.power(game, other)]


@mutation("fight.win")
def nobody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    untold(monkeypatch, lambda _game, event: event.kind == "declared-winner")


@mutation("fight.lose")
def nobody_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    untold(monkeypatch, lambda _game, event: event.kind == "declared-loser")


@mutation("fight.result-by-effect")
def power_alone_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "wins_by_effect", lambda *_args: False)


has_policy("fight.effects-before-defeat", "fight.result-after-effects", fight_effects="after fight")
has_policy(
    "fight.order",
    "fight.effects-after-fight",
    "fight.losers-defeated",
    "fight.resolve-pending-after",
    fight_effects="before defeat",
)
has_policy("fight.ends", while_fighting_until="attack ends")


@mutation("fight.opponent-defeats-loser")
def nobody_in_particular_defeats_the_loser(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.defeat

    def by_no_unit(*args: Any, **more: Any) -> Script:
        yield from as_it_is(*args, **{**more, "by": None})

    monkeypatch.setattr(attack, "defeat", by_no_unit)


@mutation("fight.absent-opponent-still-defeats")
def the_absent_defeat_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.defeat

    def while_there(game: Game, cards: Sequence[Any], *args: Any, by: dict[int, Any], **more: Any) -> Script:
        for card in cards:
            opposing = by[card.uid]
            if game.state.cards[opposing.uid].stay == opposing.stay:
                yield from as_it_is(game, [card], *args, by=by, **more)

    monkeypatch.setattr(attack, "defeat", while_there)


@mutation("fight.defeated-to-trash")
def to_the_controllers_trash(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = defeat.leave_play

    def leave_play(game: Game, card: Any, to: Any, *args: Any) -> Any:
        changed = card._replace(owner=card.controller)
        game.state.put(changed)
        return as_it_is(game, changed, to, *args)

    monkeypatch.setattr(defeat, "leave_play", leave_play)


@mutation("fight.zero-power-cannot-defeat")
def zero_power_defeats(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.defeat_losers

    def defeat_losers(*args: Any) -> Script:
        power = attack.power
        attack.power = lambda *_of: 1
        try:
            yield from as_it_is(*args)
        finally:
            attack.power = power

    monkeypatch.setattr(attack, "defeat_losers", defeat_losers)


@mutation("fight.undefeated-loser-still-lost")
def the_protected_do_not_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    def drop(game: Game, event: Event) -> bool:
        card = event.card
        if event.kind != "declared-loser" or card is None:
            return False
        return modifiers.cannot(game, card, "be defeated in a fight") is not None

    untold(monkeypatch, drop)


@mutation("fight.defeated-in-a-fight-means")
def every_defeat_counts_as_one_in_a_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = defeat._protection
    monkeypatch.setattr(defeat, "_protection", lambda game, card, fight: as_it_is(game, card, fight=True))


# --- stealing


@mutation("steal.step")
def nothing_is_stolen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "steal_step", nothing)


@mutation("steal.empty-area")
def the_fixer_area_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.steal_step

    def steal_step(game: Game) -> Script:
        under_way = game.state.attack
        assert under_way is not None
        rival = game.state.sides[1 - under_way.player]
        if not rival.gigs:
            die = game.state.dice[rival.fixer.pop()]
            rival.gigs.append(die.number)
            game.state.put_die(die._replace(controller=1 - under_way.player, value=1))
        yield from as_it_is(game)

    monkeypatch.setattr(attack, "steal_step", steal_step)


def counts(key: str, count: Callable[[int], int]) -> None:
    """The attacker steals as many Gigs as this function of its power says."""
    mutation(key)(lambda monkeypatch: monkeypatch.setattr(attack, "steal_count", count))


counts("steal.count", lambda _power: 1)
counts("steal.count-zero-power", lambda power: power // 10 + 1)
counts("steal.count-formula", lambda power: -(-power // 10))


def chooses(*keys: str) -> Callable[[Callable[..., Script]], None]:
    """Register another way to choose the Gigs: a function of the real one and its arguments."""

    def register(other: Callable[..., Script]) -> None:
        def patch(monkeypatch: pytest.MonkeyPatch) -> None:
            as_it_is = attack.choose_gigs
            monkeypatch.setattr(attack, "choose_gigs", lambda *args: other(as_it_is, *args))

        mutation(*keys)(patch)

    return register


@chooses("steal.choose")
def the_first_are_taken(_as_it_is: Callable[..., Script], game: Game, player: int, count: int) -> Script:
    yield from ()
    return [game.state.dice[i] for i in game.state.sides[1 - player].gigs[:count]]


@chooses("steal.attacking-player-chooses")
def the_defender_chooses(as_it_is: Callable[..., Script], game: Game, player: int, count: int) -> Script:
    part = as_it_is(game, player, count)
    try:
        decision = next(part)
        while True:
            decision.player = 1 - player
            decision = part.send((yield decision))
    except StopIteration as over:
        return over.value


def choosable(key: str, fits: Callable[[Game, Any, Any], bool]) -> None:
    """Only Gigs that fit the attacker (game, attacker, Gig) may be chosen."""

    @chooses(key)
    def choose(as_it_is: Callable[..., Script], game: Game, player: int, count: int) -> Script:
        state = game.state
        assert state.attack is not None
        actor = state.cards[state.attack.attacker]
        gigs = state.sides[1 - player].gigs
        hidden = [i for i in gigs if not fits(game, actor, state.dice[i])]
        state.sides[1 - player].gigs[:] = [i for i in gigs if i not in hidden]
        chosen = yield from as_it_is(game, player, count)
        gigs.extend(hidden)
        return chosen


choosable("steal.any-gig", lambda game, actor, die: die.value <= attack.power(game, actor))
choosable(
    "steal.prevention-after-choosing", lambda game, actor, die: steal.protected(game, actor, die) is None
)


@chooses("steal.attacker-chooses-one-at-a-time", "steal.choose-one-at-a-time")
def all_in_one_choice(_as_it_is: Callable[..., Script], game: Game, player: int, count: int) -> Script:
    gigs = game.state.sides[1 - player].gigs
    pairs = [("die", a, b) for a in gigs for b in gigs if a < b]
    option = yield Decision(player, "steal", ("steal.choose",), pairs[:].copy if count > 1 else list)
    return [game.state.dice[i] for i in option[1:]]


@chooses(
    "steal.choose-all-before-moving",
    "steal.order",
    "steal.several-move-together",
    "steal.attacker-moves-together",
    "steal.move-together",
)
def each_moves_as_it_is_chosen(
    as_it_is: Callable[..., Script], game: Game, player: int, count: int
) -> Script:
    assert game.state.attack is not None
    actor = game.state.cards[game.state.attack.attacker]
    for _ in range(count):
        chosen = yield from as_it_is(game, player, 1)
        yield from steal.steal_gigs(game, player, actor, chosen, ("steal.process",))
    return []


@chooses("steal.as-many-as-possible")
def all_or_none(as_it_is: Callable[..., Script], game: Game, player: int, count: int) -> Script:
    if len(game.state.sides[1 - player].gigs) < count:
        return []
    return (yield from as_it_is(game, player, count))


def steals(*keys: str) -> Callable[[Callable[..., Script]], None]:
    """Register another way to steal the chosen Gigs, by an attack or by an effect."""

    def register(other: Callable[..., Script]) -> None:
        def patch(monkeypatch: pytest.MonkeyPatch) -> None:
            as_it_is = steal.steal_gigs
            for module in (attack, steps_gigs):
                monkeypatch.setattr(module, "steal_gigs", lambda *args: other(as_it_is, *args))

        mutation(*keys)(patch)

    return register


@steals("steal.process")
def no_control_passes(_as_it_is: Callable[..., Script], *_args: Any) -> Script:
    yield from ()
    return []


@steals("steal.attacker-is-actor")
def the_attacker_is_no_actor(
    as_it_is: Callable[..., Script], game: Game, player: int, actor: Any, dice: Any, keys: tuple[str, ...]
) -> Script:
    by = None if "steal.attacker-is-actor" in keys else actor
    return (yield from as_it_is(game, player, by, dice, keys))


@steals("steal.actor-by-effect")
def the_named_one_is_no_actor(
    as_it_is: Callable[..., Script], game: Game, player: int, actor: Any, dice: Any, keys: tuple[str, ...]
) -> Script:
    by = None if "steal.actor-by-effect" in keys else actor
    return (yield from as_it_is(game, player, by, dice, keys))


@steals("steal.move")
def they_stay_where_they_are(as_it_is: Callable[..., Script], game: Game, player: int, *args: Any) -> Script:
    stolen = yield from as_it_is(game, player, *args)
    for die in stolen:
        game.state.sides[player].gigs.remove(die.number)
        game.state.sides[1 - player].gigs.append(die.number)
    return stolen


@steals("steal.take-control")
def control_stays(as_it_is: Callable[..., Script], game: Game, player: int, *args: Any) -> Script:
    stolen = yield from as_it_is(game, player, *args)
    for die in stolen:
        game.state.put_die(die._replace(controller=1 - player))
    return stolen


@mutation("steal.triggers-pending-after-move", "steal.triggers-resolve-after-control")
def triggers_before_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = steal.steal_gigs
    emit = Game.emit

    def steal_gigs(game: Game, player: int, actor: Any, dice: Any, keys: tuple[str, ...]) -> Script:
        for die in dice:
            emit(game, Event("stole", keys, player, actor, die=die, former=1 - player))
        yield from pending.resolve_pending(game, keys)
        return (yield from as_it_is(game, player, actor, dice, keys))

    monkeypatch.setattr(attack, "steal_gigs", steal_gigs)
    untold(monkeypatch, lambda _game, event: event.kind == "stole")


@mutation("steal.each-gig-separate")
def several_gigs_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    last: list[str] = []

    def drop(_game: Game, event: Event) -> bool:
        along = event.kind == "stole" and last[-1:] == ["stole"]
        last.append(event.kind)
        return along

    untold(monkeypatch, drop)


is_not_resolved_then("steal.resolve-pending")


@mutation("steal.attacker-steals-after-prevention", "steal.move-after-prevention")
def prevention_comes_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steal, "protected", lambda *_args: None)


@mutation("steal.would-be-stolen-window", "steal.prevention-window")
def there_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_args: Any) -> Script:
        yield from ()
        return False

    monkeypatch.setattr(steal, "stopped", stopped)


@mutation("steal.value-fixed")
def effects_resolve_within_the_theft(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = steal.stopped

    def stopped(game: Game, *args: Any) -> Script:
        result = yield from as_it_is(game, *args)
        yield from pending.resolve_pending(game, ("steal.would-be-stolen-window",))
        return result

    monkeypatch.setattr(steal, "stopped", stopped)
