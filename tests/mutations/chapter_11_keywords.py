"""Mutations for chapter 11, third part: [SPEND] and €$ as costs, the trigger keywords, the effect keywords."""

from __future__ import annotations

import dataclasses

import pytest

import engine.effects.watch as watch
from engine import queries
from engine.effects import select
from engine.processes import defeat
from engine.rules import actions, activate, attack, costs, permissions, play
from engine.ruleset import RULESETS
from tests.mutations.editing import edits
from tests.mutations.registry import mutation, with_policy
from tests.mutations.ways import is_no_reaction, is_not_resolved_then

is_no_reaction("blocker.in-react-step")
is_not_resolved_then("attack-trigger.before-react-step")

# --- activation costs

edits(
    "spend-icon.spend-this-card",
    "the card stays ready",
    (
        costs.pay_costs,
        'spend(scope.game, scope.latest(scope.this), scope.controller, keys, note="cost")',
        "str(keys)",
    ),
)
edits(
    "spend-icon.only-when-paid-as-cost",
    "spending it to attack sets the effect off",
    (
        attack.attack,
        "use_up_next_attack(game, spent)",
        (
            "use_up_next_attack(game, spent)\n"
            "    from engine.effects.run import run\n"
            "    from engine.effects.scope import Scope\n"
            "    from engine.rules.activate import effects_of\n"
            "    for _, source, ability in effects_of(game, spent):\n"
            "        yield from run(Scope(game, player, spent, source, ability=ability), ability.step)"
        ),
    ),
)
for key in ("spend-icon.resolves-at-once", "spend-icon.before-other-pending"):
    edits(
        key,
        "what is pending comes first",
        (
            activate.activate,
            "gone = ()",
            (
                "from engine.rules.pending import resolve_pending\n"
                "    yield from resolve_pending(game, ())\n"
                "    gone = ()"
            ),
        ),
    )
edits(
    "eddies-cost.activation-cost",
    "it is free",
    (costs.eddies_to_pay, "if cost.less is None or not", "return 0\n    if not"),
)


@mutation("spend-icon.condition-at-activation-and-resolution")
def looked_at_on_resolution_only(monkeypatch: pytest.MonkeyPatch) -> None:
    with_policy(monkeypatch, condition_checked_on_activation=False)


# --- trigger keywords


def unanswered(key: str, kind: str) -> None:
    """What the keyword stands for sets nothing off."""

    @mutation(key)
    def _patch(monkeypatch: pytest.MonkeyPatch) -> None:
        names = watch.ANSWERS[kind]
        monkeypatch.setitem(watch.ANSWERS, kind, names[1:])


unanswered("trigger-keyword.shorthand", "played")
unanswered("call-trigger.pending-on-reveal", "called")
unanswered("play-trigger.meaning", "played")
unanswered("attack-trigger.meaning", "attacked")


@mutation("call-trigger.meaning")
def any_flip_sets_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(watch.ANSWERS, "flipped", ("called",))


@mutation("defeated-trigger.meaning")
def as_the_other_edition_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for edition, rules in RULESETS.items():
        turned = not rules.defeated_beyond_units
        monkeypatch.setitem(RULESETS, edition, dataclasses.replace(rules, defeated_beyond_units=turned))


edits(
    "defeated-trigger.pending-on-trash",
    "it is pending as soon as the Unit is to be defeated",
    (
        defeat.defeat,
        "source = scope.source",
        (
            'for card in cards:\n        notice(game, Event("defeated", keys, player, card, before=card), watches)\n'
            "    source = scope.source"
        ),
    ),
)
edits(
    "defeated-trigger.last-known-information",
    "the card is seen as it lies in the trash",
    (select.fits_alone, "left_play(scope.game, card) or card", "card"),
)
edits(
    "play-trigger.pending-when-requirements-met",
    "before the Gear is equipped",
    (
        play.wear,
        "after = equip(game, card, host, player)",
        (
            'game.emit(Event("played", GEAR, player, card, before=card, note="gear"))\n'
            "    after = equip(game, card, host, player)"
        ),
    ),
    (play.wear, '\n    game.emit(Event("played", GEAR, player, after, before=card, note="gear"))', ""),
)
edits(
    "attack-trigger.pending-on-spend",
    "it is pending at the end of the attack",
    (
        attack.attack,
        'game.emit(Event("attacked", keys, player, spent, other=other, note="gigs" if other is None else "unit"))',
        "told = keys",
    ),
    (
        attack.attack,
        "yield from resume(game)",
        'yield from resume(game)\n    game.emit(Event("attacked", told, player, spent, other=other))',
    ),
)
edits(
    "attack-trigger.with-spend-triggers",
    "what the spending set off is resolved first",
    (
        attack.attack,
        "gig_area = (",
        "yield from resolve_pending(game, ())\n    gig_area = (",
    ),
)


# --- effect keywords

edits(
    "adrenaline.meaning",
    "a lagging Unit can't attack",
    (permissions.may_attack_lagging, 'has_keyword(game, card, "ADRENALINE")', "False"),
)
edits(
    "adrenaline.lagging-may-attack",
    "it may attack anything",
    (
        permissions.may_attack_ready,
        "return",
        'if has_keyword(game, card, "ADRENALINE"):\n        return ADRENALINE\n    return',
    ),
)
edits(
    "blocker.meaning",
    "the Unit stays ready",
    (attack.block, 'spend(game, card, player, ("react.blocker", "blocker.meaning"), note="block")', "card"),
)
edits(
    "blocker.becomes-target",
    "the target stays",
    (attack.block, "target=card.uid, target_stay=card.stay", "blocked=False"),
    (attack.block, ", blocked=True", ""),
)


@mutation("blocker.not-already-target")
def the_target_may_block(monkeypatch: pytest.MonkeyPatch) -> None:
    with_policy(monkeypatch, redirect_to_itself=True)


edits(
    "go-solo.meaning",
    "it enters as it lay",
    (play.play_legend, "before.spent and not solo", "before.spent"),
)
edits(
    "quick.meaning",
    "no Program is a reaction",
    (queries.has_quick, '"QUICK" in card.facts.keywords', "False"),
)
edits(
    "quick.alone-playable",
    "a Program with nothing else is no reaction",
    (
        queries.has_quick,
        '"QUICK" in card.facts.keywords',
        '"QUICK" in card.facts.keywords and len(card.facts.abilities) > 1',
    ),
)
edits(
    "quick.with-effect-usable",
    "no effect is a reaction",
    (activate.options, "if reacting and not ability.quick:", "if reacting:"),
    (actions._refuse_activate, "not found[0].quick", "True"),
)
edits(
    "quick.main-or-react",
    "it is a reaction only",
    (activate.options, "if reacting and not ability.quick:", "if reacting is not ability.quick:"),
    (
        actions._refuse_activate,
        "_reacting(game, player) and found and not found[0].quick",
        "found and found[0].quick is not _reacting(game, player)",
    ),
)
edits(
    "quick.costs-still-paid",
    "a reaction is free",
    (costs.cost_to_play, "base = card.facts.cost", "base = 0 if game.state.attack else card.facts.cost"),
)
