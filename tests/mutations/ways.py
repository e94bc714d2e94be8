"""Ways to switch rules of attacks off that several of them share. Each registers mutations for the keys it gets."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias

import pytest

import engine.effects.modifiers as modifiers
import engine.rules.attack as attack
import engine.rules.requirements as requirements
from engine.events import Event
from engine.game import Game
from engine.legality import Refusal
from tests.mutations.registry import mutation, with_policy

Script: TypeAlias = Generator[Any, Any, Any]


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


def does_not_apply(during: str, *keys: str) -> None:
    """Effects that last while fighting (or stealing) do not apply in that step."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        as_it_is = modifiers.in_the_act

        def in_the_act(game: Game, standing: Any, card: Any) -> bool:
            return standing.during != during and as_it_is(game, standing, card)

        monkeypatch.setattr(modifiers, "in_the_act", in_the_act)

    mutation(*keys)(patch)
