"""Mutations for the thefts of chapter 9, 6.7 and 11.5."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

import engine.effects.steps_gigs as steps_gigs
import engine.processes.steal as steal
import engine.rules.attack as attack
import engine.rules.pending as pending
from engine.decisions import Decision, Option
from engine.events import Event
from engine.game import Game
from tests.mutations.registry import mutation
from tests.mutations.ways import Script, does_not_apply, is_not_resolved_then, nothing, untold


@mutation("steal.step-only-against-gig-area")
def a_fight_is_followed_by_a_theft(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack.fight_step

    def fight_step(game: Game) -> Script:
        yield from as_it_is(game)
        yield from attack.steal_step(game)

    monkeypatch.setattr(attack, "fight_step", fight_step)


does_not_apply("stealing", "steal.step-applies-while-stealing", "steal.applies-while-stealing")


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
    sets: list[Option] = [("die", *some) for some in itertools.combinations(gigs, min(count, len(gigs)))]
    option = yield Decision(player, "steal", ("steal.choose",), sets.copy)
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
    monkeypatch.setattr(steal, "protected", lambda *_args, **_kwargs: None)


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
