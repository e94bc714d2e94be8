"""Mutations for chapter 5: who may look at, count and reorder what; and the order of the trash."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import engine.effects.run as steps
import engine.rules.attack as attack
import scenarios.asking.lookups as lookups
from engine.effects import tree as t
from engine.view import Permission
from tests.mutations.registry import mutation
from tests.mutations.ways import Script


def turned(*keys: str) -> None:
    """What a player may know by these rules they may not, and the other way round."""
    for key in keys:

        def patch(monkeypatch: pytest.MonkeyPatch, key: str = key) -> None:
            view = import_module("engine.view")  # the package has a function of that name
            as_it_is = view.permission

            def permission(*args: Any) -> Permission:
                found = as_it_is(*args)
                return found._replace(allowed=not found.allowed) if key in found.keys else found

            monkeypatch.setattr(view, "permission", permission)
            monkeypatch.setattr(lookups, "permission", permission)

        mutation(key)(patch)


turned(
    "area.face-down-cards-are-unknown",
    "area.face-up-cards-are-known",
    "area.hidden-cards-are-unknown",
    "deck.face-down-single-stack",
    "deck.hidden",
    "deck.no-looking-or-reordering",
    "deck.size-is-known",
    "eddies.face-down-not-viewable",
    "eddies.public-count",
    "field.public",
    "fixer.public",
    "gig-area.public",
    "hand.hidden-but-own-is-viewable",
    "hand.rival-hand-is-not-viewable",
    "hand.size-is-known",
    "legends-area.face-down-legends-are-hidden",
    "legends-area.look-ends-with-effect",
    "legends-area.public",
    "removed.public",
    "rival-gig-area.public",
    "trash-area.face-up-pile-viewable",
    "trash-area.owner-may-reorder",
    "trash-area.owner-orders-simultaneous",
    "trash-area.public",
)


@mutation("area.reveal-before-moving")
def moved_before_it_is_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = steps.HANDLERS[t.Reveal]
    moving = steps.HANDLERS[t.Move]
    waiting: list[Any] = []

    def later(scope: Any, step: t.Reveal) -> Script:
        waiting.append(step)
        yield from ()
        return True

    def move(scope: Any, step: t.Move) -> Script:
        reveal = waiting.pop() if waiting else None
        chosen = step
        if reveal is not None and isinstance(reveal.target, t.Choose):
            chosen = t.Move(reveal.target, step.to, step.any_order)
        done = yield from moving(scope, chosen)
        if reveal is not None:
            yield from as_it_is(scope, t.Reveal(step.target))
        return done

    monkeypatch.setitem(steps.HANDLERS, t.Reveal, later)
    monkeypatch.setitem(steps.HANDLERS, t.Move, move)


@mutation("rival-gig-area.emptied-attack-goes-on")
def an_emptied_area_ends_the_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = attack._why_ended

    def why_ended(game: Any, under_way: Any) -> tuple[str, ...]:
        if under_way.target == attack.GIG_AREA and not game.state.sides[1 - under_way.player].gigs:
            return ("rival-gig-area.emptied-attack-goes-on",)
        return as_it_is(game, under_way)

    monkeypatch.setattr(attack, "_why_ended", why_ended)
