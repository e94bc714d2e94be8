"""Rulesets: where the editions of the rulebook differ in what happens, as named policies.

One frozen `Ruleset` per edition. Code asks a policy, never the edition. `DIFFERENCES` says for each policy which rules
carry it in which edition.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from engine.errors import UnknownRuleset


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The policies of one edition.

    fight_effects: when effects set off by a fight resolve: before the losers are defeated, or after the fight has
        ended, together with the effects of the defeat.
    while_fighting_until: when "while fighting" effects end: as the fight ends, or as the attack has ended.
    absent_opponent_defeats: whether a loser is defeated although the opposing Unit has left the field.
    redirect_to_itself: whether a Unit that is the target already may use BLOCKER.
    sell_reveals: whether the Rival sees the card that is sold.
    condition_checked_at_trigger: whether an "if" beyond the trigger must be true already to become pending.
    condition_checked_on_activation: whether a spend effect's condition must be true already to activate it.
    floor_on_activation: whether a reduction cannot bring an activation cost below 1 €$ either.
    free_play_ignores_changes: whether a card played for free ignores what raises its payment.
    sale_by_effect_counts: whether a sale by an effect is the turn's Sell action too.
    defeated_beyond_units: whether [DEFEATED] also triggers for what is no Unit (a Legend in the Legends area).
    """

    edition: str
    fight_effects: Literal["before defeat", "after fight"]
    while_fighting_until: Literal["fight ends", "attack ends"]
    absent_opponent_defeats: bool
    redirect_to_itself: bool
    sell_reveals: bool
    condition_checked_at_trigger: bool
    condition_checked_on_activation: bool
    floor_on_activation: bool
    free_play_ignores_changes: bool
    defeated_beyond_units: bool
    sale_by_effect_counts: bool

    def for_citing(self, policy: str) -> Any:
        """What a policy says where only the rules to cite hang on it, and nothing that happens."""
        return getattr(self, policy)

    def cites(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        """Of the keys that the engine gives, those of rules that this edition has."""
        return _cited(self.edition, keys)


RULESETS: Final[dict[str, Ruleset]] = {
    "2026-08": Ruleset(
        edition="2026-08",
        fight_effects="before defeat",
        while_fighting_until="attack ends",
        absent_opponent_defeats=False,
        redirect_to_itself=True,
        sell_reveals=True,
        condition_checked_at_trigger=True,
        condition_checked_on_activation=True,
        floor_on_activation=True,
        free_play_ignores_changes=False,
        defeated_beyond_units=False,
        sale_by_effect_counts=True,
    ),
    "2026-11": Ruleset(
        edition="2026-11",
        fight_effects="after fight",
        while_fighting_until="fight ends",
        absent_opponent_defeats=True,
        redirect_to_itself=False,
        sell_reveals=False,
        condition_checked_at_trigger=False,
        condition_checked_on_activation=False,
        floor_on_activation=False,
        free_play_ignores_changes=True,
        defeated_beyond_units=True,
        sale_by_effect_counts=True,
    ),
}

DIFFERENCES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "fight_effects": {
        "2026-08": ("fight.effects-before-defeat", "fight.result-after-effects"),
        "2026-11": ("fight.effects-after-fight", "fight.losers-defeated", "fight.resolve-pending-after"),
    },
    "while_fighting_until": {
        "2026-08": ("attack.end-removes-effects",),
        "2026-11": ("fight.ends",),
    },
    "absent_opponent_defeats": {
        "2026-08": ("attack.ends-when-unit-leaves",),
        "2026-11": ("fight.absent-opponent-still-defeats",),
    },
    "redirect_to_itself": {
        "2026-08": ("blocker.meaning",),
        "2026-11": ("blocker.not-already-target",),
    },
    "sell_reveals": {
        "2026-08": ("sell.process",),
        "2026-11": ("sell.process",),
    },
    "condition_checked_at_trigger": {
        "2026-08": ("condition.requirement",),
        "2026-11": ("trigger.extra-conditions-on-resolution", "condition.requirement"),
    },
    "condition_checked_on_activation": {
        "2026-08": ("spend-icon.condition-at-activation-and-resolution",),
        "2026-11": ("condition.checked-when-part-resolves",),
    },
    "floor_on_activation": {
        "2026-08": ("pay.reduction-floor",),
        "2026-11": ("pay.reduction-floor",),
    },
    "free_play_ignores_changes": {
        "2026-08": ("pay.for-free",),
        "2026-11": ("pay.free-ignores-modifiers",),
    },
    "defeated_beyond_units": {
        "2026-08": ("defeated-trigger.meaning",),
        "2026-11": ("defeated-trigger.meaning", "defeat.process"),
    },
}
"""For each policy: the keys of the rules that carry it, by edition."""

READINGS: Final[dict[str, tuple[str, ...]]] = {
    "sale_by_effect_counts": (
        "sell.by-effect-counts-as-action",
        "eddies.sell-action-once-effects-any-number",
    ),
}
"""Policies that are alike in all editions and that another reading would turn: the keys that carry them."""

FOREIGN: Final[dict[str, frozenset[str]]] = {
    "2026-08": frozenset(
        {
            "blocker.not-already-target", "bottom-deck.program-instead-of-trash", "defeat.gear-moves-along",
            "defeat.gear-stays-in-trash", "defeat.in-trash-while-resolving", "defeat.process",
            "defeated-trigger.last-known-information", "effect.restrictions-bind-all-targets",
            "equip.gear-in-host-area", "fight.absent-opponent-still-defeats", "fight.applies-while-fighting",
            "fight.compare-and-declare", "fight.defeated-in-a-fight-means", "fight.effects-after-fight", "fight.ends",
            "fight.losers-defeated", "fight.order", "fight.resolve-pending-after", "pay.free-ignores-modifiers",
            "steal.applies-while-stealing", "steal.choose-all-before-moving", "steal.choose-one-at-a-time",
            "steal.move-after-prevention", "steal.move-together", "steal.prevention-window", "top-deck.any-order",
            "top-deck.face-down", "top-deck.owner-does-it", "top-deck.process", "top-deck.program-instead-of-trash",
            "top-deck.randomize-together", "trigger.extra-conditions-on-resolution",
            "trigger.several-keywords-either",
        }
    ),
    "2026-11": frozenset({"spend-icon.condition-at-activation-and-resolution"}),
}  # fmt: skip
"""Keys that the engine cites and that the edition has no rule for; a test compares them with the digest."""


@lru_cache(maxsize=4096)
def _cited(edition: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    foreign = FOREIGN[edition]
    return tuple(key for key in keys if key not in foreign)


DEFAULT_EDITION: Final = "2026-11"


def ruleset(edition: str = DEFAULT_EDITION) -> Ruleset:
    """The ruleset of an edition. Raises UnknownRuleset where the engine has none."""
    try:
        return RULESETS[edition]
    except KeyError:
        known = ", ".join(RULESETS)
        raise UnknownRuleset(
            f"There are no rules for edition {edition!r}. Known editions: {known}."
        ) from None
