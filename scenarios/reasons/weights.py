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
    "*.no-limit", "*.public", "*.public-count", "activated.choices-before-and-after-colon",
    "activated.colon-separates-cost", "activated.step*", "area.separate", "attack.action", "attack.announce",
    "attack.begins", "attack.continues-to-fight-or-steal", "attack.declare-order", "attack.end-resolves-pending",
    "attack.ends-or-goes-to-react-step", "card.ram-*", "card.text-you", "choice.in-written-order",
    "choice.made-when-instructed", "deck.top-to-hand-is-drawing", "effect.becomes-invalid-*",
    "effect.cannot-interrupt", "effect.controller-resolves", "effect.invalid-still-counts",
    "effect.resolve-in-order", "effect.rule-processing-after", "effect.this-means-source", "effect.type-*",
    "effect.wholly-invalid-ignored", "end.order", "field.no-unit-limit", "fight.order", "fight.process",
    "fight.step", "fixer.dice-*", "fixer.effects-*", "game.controller", "game.ends-on-*", "game.friendly",
    "game.rival", "game.rules-interrupt", "game.state-checks", "gear.grants", "gear.no-upper-limit",
    "gig.fixer-*", "golden.activated-must-resolve", "golden.printed-order", "lose.instant",
    "main.actions-optional", "main.any-number-of-times", "main.any-order", "pay.process",
    "pending.ends-on-resolution", "pending.new-triggers-wait", "pending.no-actions-while-pending",
    "pending.stays-until-resolved", "persistent.applies-while-active", "persistent.never-pending",
    "persistent.not-activated", "play.process", "react.end-step", "react.step", "setup.steps-in-order",
    "start.actions-mandatory", "start.order", "start.roll-in", "steal.move", "steal.order",
    "steal.resolve-pending", "steal.step", "trash-area.owner-*", "trash.location", "trigger-keyword.shorthand",
    "trigger.simultaneous-all-pending", "turn.begins-after-rivals", "turn.end-of-turn-check", "turn.phases*",
    "win.instant",
)  # fmt: skip


#: Rules that are cited only where a special case is met, so that they decide before what holds of every such event.
SPECIAL: Final = (
    "activated.resolves-without-source", "bottom-deck.owner-does-it", "defeated-trigger.last-known-information",
    "end.effects-resolve", "equip.move-gear", "gear.bottom-textbox-inherited", "gear.tags-not-inherited",
    "gig.one-pair-at-a-time", "golden.negative-counts-as-zero", "legend.triggers-before-removal",
    "pay.free-ignores-modifiers", "pending.later-changes-do-not-stop", "replacement.mandatory-before-optional",
    "sell.by-effect-counts-as-action", "setup.legends.first-player-spends-two", "start.effects-resolve",
    "steal.empty-area", "top-deck.owner-does-it", "trigger.once-per-occurrence", "trigger.several-keywords-either",
)  # fmt: skip

#: Rules by which something stops to apply: of a value that modifiers bear on they tell why it is what it is again.
ENDING: Final = (
    "area.hidden-clears-modifiers", "attack.end-removes-effects", "end.this-turn-effects-removed", "fight.ends",
    "persistent.only-in-active-area", "start.effects-end",
)  # fmt: skip

#: Rules that add to another one of the same event, so that the other decides before them.
SECONDARY: Final = (
    "activated.costs-in-printed-order", "attack.announce", "attack.begins", "attack.choose-*",
    "attack.end-removes-effects", "attack.ends-if", "attack.ends-when-unit-leaves", "attack.may-end-early",
    "blocker.becomes-target", "card.to-*", "condition.checked-when-part-resolves", "condition.must-hold-*",
    "condition.requirement", "defeat.process", "draw.more-than-deck", "draw.one-at-a-time", "draw.process",
    "draw.several", "eddies-cost.spent-to-pay", "eddies.every-card-here-is-one", "eddies.one-each-face-down",
    "effect.one-per-paragraph",
    "equip.stays-equipped", "fight.compare-and-declare", "fight.losers-defeated", "fight.opponent-defeats-loser",
    "fight.winner-makes-loser", "gig-area.gigs-are-friendly", "gig.adjust", "gig.area-gigs-are-yours",
    "gig.value-range", "lag.on-entering-field", "legends-area.legends-are-not-eddies", "pending.stays-*",
    "removed.stays-out", "replacement.replaces-process", "rival-gig-area.gigs-are-rival",
    "spend-icon.before-other-*", "spend-icon.resolves-*", "start.choose-gig", "steal.*applies-while-*",
    "steal.attacker-*", "steal.choose*", "steal.count", "steal.count-formula", "steal.each-gig-separate",
    "steal.move*", "steal.several-move-together", "steal.step-only-*", "steal.take-control", "steal.triggers-*",
    "steal.value-fixed", "street-cred.sum-of-gigs", "trash-area.new-cards-on-top",
    "trigger.becomes-pending-when-met", "trigger.extra-conditions-*", "unit.spend-to-attack",
)  # fmt: skip

#: Words in the keys of rules that are about what is asked.
ASPECTS: Final[dict[str, tuple[str, ...]]] = {
    "equipped": ("unequipped-elsewhere", "move-gear", "stays-equipped"),
    "paid": ("for-free", "free-ignores"),
    "lost": ("undefeated-loser",),
    "deck": ("cards-stay-in-area",),
    "deck bottom": ("any-order", "randomize", "at-random"),
    "deck top": ("any-order", "randomize", "at-random"),
    "face": ("call.process", "flip.", "face-"),
    "gigs": ("steal.count-", "steal.as-many"),
    "gig count": ("steal.count-", "steal.as-many"),
    "lag": ("lag.", "-with-lag"),
    "ready eddies": ("enters-ready", "enters-face-down-ready"),
    "value": ("values-stay", "value-fixed", "rolled-value"),
    "controller": ("steal.process", "control"),
    "order": (
        "before-",
        "-first",
        "any-order",
        "at-once",
        "after-control",
        "after-fight",
        "after-move",
        "new-triggers-wait",
        "cannot-interrupt",
        "resolve-pending-after",
        "simultaneous-all",
        "result-after-effects",
    ),
    "power": ("power",),
    "ready": ("orientation", "ready", "to-spend", "spend-", "go-solo.meaning"),
    "stole": ("is-not-stealing", "steal.count-", "steal.as-many"),
    "was stolen": ("is-not-stealing", "steal.count-"),
    "sold": ("effects-any-number",),
    "was sold": ("effects-any-number",),
    "spent": ("orientation", "spent", "to-spend", "spend-"),
    "street cred": ("street-cred",),
    "types": ("types.",),
    "winner": ("win.", "lose."),
}


@cache
def weight(key: str) -> int:
    """How little a rule decides beside others of one event.

    -1 for one of a special case, 0 for one that decides by itself, 1 for one that adds to another, 2 for one that holds
    of nearly all plays.
    """
    if any(fnmatchcase(key, pattern) for pattern in SPECIAL):
        return -1
    if any(fnmatchcase(key, pattern) for pattern in GENERAL):
        return 2
    return 1 if any(fnmatchcase(key, pattern) for pattern in SECONDARY) else 0


def is_general(key: str) -> bool:
    """Whether a rule holds of nearly every play."""
    return weight(key) == 2


@cache
def _depth(key: str, edition: str) -> int:
    """How detailed a rule is: the levels of its longest number in the edition, 0 where it has none."""
    return max((number.count(".") for number in rules_index.digest().rule(key).numbers(edition)), default=0)


def weightiest_first(keys: Iterable[str], what: str = "") -> Sequence[str]:
    """The keys of one event by weight, else as the engine gives them; rules about `what` is asked come first."""
    return _weightiest_first(tuple(keys), what)


@lru_cache(maxsize=8192)
def is_about(key: str, what: str) -> bool:
    """Whether a rule is about what is asked, by the words in its key."""
    return any(word in key for word in ASPECTS.get(what, ()))


@lru_cache(maxsize=8192)
def _weightiest_first(keys: tuple[str, ...], what: str) -> Sequence[str]:
    def place(key: str) -> tuple[bool, bool, int]:
        return weight(key) >= 0, not is_about(key, what), weight(key)

    return tuple(sorted(dict.fromkeys(keys), key=place))


def general_last(keys: Iterable[str], what: str = "") -> list[str]:
    """Keys in their order, each once, those of general rules (but about `what` is asked) behind all others."""
    first: list[str] = []
    last: list[str] = []
    for key in dict.fromkeys(keys):
        (last if weight(key) == 2 and not is_about(key, what) else first).append(key)
    return first + last


def refusal_keys(refusals: Sequence[engine.Refusal], edition: str) -> list[str]:
    """The keys of all refusals, the one by the most detailed rule first."""

    def detail(refusal: engine.Refusal) -> int:
        return -max((_depth(key, edition) for key in refusal.keys), default=0)

    ordered = sorted(refusals, key=detail)
    return general_last(key for refusal in ordered for key in weightiest_first(refusal.keys))


def alternate(lists: Sequence[Sequence[str]]) -> list[str]:
    """One from each list in turn, so that no outcome crowds out another."""
    longest = max((len(keys) for keys in lists), default=0)
    return [keys[place] for place in range(longest) for keys in lists if place < len(keys)]
