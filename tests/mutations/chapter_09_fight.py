"""Mutations for the fights of chapter 9 and 11.4."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import engine.effects.modifiers as modifiers
import engine.processes.defeat as defeat
import engine.rules.attack as attack
from engine.events import Event
from engine.game import Game
from engine.state import GIG_AREA
from tests.mutations.registry import mutation
from tests.mutations.ways import Script, does_not_apply, has_policy, nothing, untold


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


@mutation("fight.step")
def nobody_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "fight_step", nothing)


does_not_apply("fighting", "fight.step-applies-while-fighting", "fight.applies-while-fighting")


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
    game.state.attack = fighting._replace(fight="to come")
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
    monkeypatch.setattr(
        defeat,
        "_protection",
        lambda game, card, player, source, fight: as_it_is(game, card, player, source, fight=True),
    )
