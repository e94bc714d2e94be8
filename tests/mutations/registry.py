"""The register of mutations: for a rule key, how to switch that rule off in the engine.

A mutation is a function that takes a `pytest.MonkeyPatch` and patches the engine so that it plays as if the rule did
not exist (or said the opposite), and nothing else. The modules `chapter_NN.py` fill the register.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.legality import Refusal, allowed
from engine.rules import requirements
from engine.ruleset import RULESETS

Patch = Callable[[pytest.MonkeyPatch], None]

MUTATIONS: dict[str, Patch] = {}
REQUIREMENTS = ("engine.rules.requirements", "engine.rules.activate", "engine.processes.pay")


def mutation(*keys: str) -> Callable[[Patch], Patch]:
    """Register a mutation for rules that one and the same change switches off."""

    def register(patch: Patch) -> Patch:
        for key in keys:
            assert key not in MUTATIONS, f"{key} has a mutation already"
            MUTATIONS[key] = patch
        return patch

    return register


def without_refusals(patch: pytest.MonkeyPatch, key: str, modules: tuple[str, ...] = REQUIREMENTS) -> None:
    """Switch off every requirement whose refusal cites the key: what it refuses becomes legal."""
    for name in modules:
        module = importlib.import_module(name)
        for attribute, function in list(vars(module).items()):
            if inspect.isgeneratorfunction(function) and function.__module__ == name:
                patch.setattr(module, attribute, _filtered(function, key))
    patch.setattr(requirements, "playable", _playable)


def _playable(game: Any, player: int, card: Any, _available: int) -> bool:
    """The short form of a requirement, by the (mutated) long one."""
    return allowed(requirements.play_from_hand(game, player, card))


def _filtered(function: Callable[..., Iterator[Any]], key: str) -> Callable[..., Iterator[Any]]:
    def without(*args: Any, **kwargs: Any) -> Iterator[Any]:
        for found in function(*args, **kwargs):
            if not (isinstance(found, Refusal) and key in found.keys):
                yield found

    return without


def with_policy(patch: pytest.MonkeyPatch, **values: object) -> None:
    """Turn policies of every edition's ruleset to other values."""
    for edition, rules in RULESETS.items():
        patch.setitem(RULESETS, edition, dataclasses.replace(rules, **values))


def checks(*keys: str) -> None:
    """Register, for each key, the mutation that switches off the requirements that cite it."""
    for key in keys:
        mutation(key)(lambda patch, key=key: without_refusals(patch, key))
