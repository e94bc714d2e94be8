"""How much a rule weighs among those that are cited: what holds of every effect or action comes last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from typing import Final

import engine
import rules_index

#: Rules that say how things go in general; they hold of nearly every play and decide hardly any.
GENERAL: Final = (
    "*.no-limit", "*.public", "*.public-count", "*applies-while-*", "activated.choices-before-and-after-colon",
    "activated.colon-separates-cost", "activated.step*", "area.separate", "attack.action", "attack.announce",
    "attack.begins", "attack.continues-to-fight-or-steal", "attack.declare-order", "attack.end-resolves-pending",
    "attack.end-removes-effects", "attack.ends-or-goes-to-react-step", "card.ram-*", "card.text-you",
    "choice.in-written-order", "choice.made-when-instructed", "deck.top-to-hand-is-drawing", "effect.becomes-invalid-*",
    "effect.cannot-interrupt", "effect.controller-resolves", "effect.invalid-still-counts",
    "effect.resolve-in-order", "effect.rule-processing-after", "effect.this-means-source", "effect.type-*",
    "effect.wholly-invalid-ignored", "end.order", "fight.order", "fight.process", "fight.step", "field.no-unit-limit",
    "game.controller", "game.ends-on-*", "game.friendly", "game.rival", "game.rules-interrupt", "game.state-checks",
    "gear.grants", "gear.no-upper-limit", "gear.tags-not-inherited", "golden.activated-must-resolve",
    "golden.printed-order", "main.actions-optional", "main.any-number-of-times", "main.any-order", "pay.process",
    "pending.ends-on-resolution", "pending.later-changes-do-not-stop", "pending.new-triggers-wait",
    "pending.no-actions-while-pending", "pending.stays-until-resolved", "persistent.never-pending",
    "persistent.not-activated", "play.process", "react.end-step", "react.step", "setup.steps-in-order", "start.order",
    "start.actions-mandatory", "steal.move", "steal.order", "steal.resolve-pending", "steal.step",
    "trash-area.owner-*", "trash.location", "trigger-keyword.shorthand", "trigger.once-per-occurrence",
    "trigger.simultaneous-all-pending", "turn.begins-after-rivals", "turn.end-of-turn-check", "turn.phases*",
    "win.instant", "lose.instant",
)  # fmt: skip


@cache
def is_general(key: str) -> bool:
    """Whether a rule holds of nearly every play."""
    return any(fnmatchcase(key, pattern) for pattern in GENERAL)


@cache
def _depth(key: str, edition: str) -> int:
    """How detailed a rule is: the levels of its longest number in the edition, 0 where it has none."""
    return max((number.count(".") for number in rules_index.digest().rule(key).numbers(edition)), default=0)


def specific_first(keys: Iterable[str], edition: str) -> Sequence[str]:
    """Keys ordered so that the detailed rule (9.17.3) comes before the general one (9.17) above it."""
    return _specific_first(tuple(keys), edition)


@lru_cache(maxsize=4096)
def _specific_first(keys: tuple[str, ...], edition: str) -> Sequence[str]:
    return tuple(sorted(dict.fromkeys(keys), key=lambda key: (is_general(key), -_depth(key, edition))))


def general_last(keys: Iterable[str]) -> list[str]:
    """Keys in their order, each once, those of general rules behind all others."""
    return sorted(dict.fromkeys(keys), key=is_general)


def refusal_keys(refusals: Sequence[engine.Refusal], edition: str) -> list[str]:
    """The keys of all refusals, the one by the most detailed rule first."""

    def detail(refusal: engine.Refusal) -> int:
        return -max((_depth(key, edition) for key in refusal.keys), default=0)

    ordered = sorted(refusals, key=detail)
    return general_last(key for refusal in ordered for key in specific_first(refusal.keys, edition))


def alternate(lists: Sequence[Sequence[str]]) -> list[str]:
    """One from each list in turn, so that no outcome crowds out another."""
    longest = max((len(keys) for keys in lists), default=0)
    return [keys[place] for place in range(longest) for keys in lists if place < len(keys)]
