"""Mutations for chapter 10, second part: activated, persistent and replacement effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import engine.effects.live as live
import engine.effects.modifiers as modifiers
import engine.processes.replace as replace
import engine.rules.activate as activate
import engine.rules.turn as turn
from engine.effects import performable
from engine.effects import tree as t
from engine.events import Event
from engine.game import Game
from engine.legality import Refusal
from engine.rules import costs
from tests.mutations.editing import edits
from tests.mutations.registry import checks, mutation
from tests.mutations.ways import Script

checks(
    "activated.condition-unmet",
    "activated.main-phase-action",
    "activated.no-legal-cost-target",
    "activated.step-choose-effect",
)

# --- activated effects


@mutation("effect.type-activated")
def nobody_uses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_given: Any) -> Iterator[Refusal]:
        yield Refusal((), "nobody does that")

    monkeypatch.setattr(activate, "refusals", refused)


edits(
    "activated.colon-separates-cost",
    "what stands before the colon is free",
    (activate.activate, "yield from pay_costs(scope, ability.costs, about=source)", "True"),
)
for key in ("activated.choices-before-and-after-colon", "activated.steps", "activated.step-pay"):
    edits(
        key,
        "the effect first, then its cost",
        (activate.activate, "yield from pay_costs(scope, ability.costs, about=source)", "True"),
        (
            activate.activate,
            "finish(scope)",
            "yield from pay_costs(scope, ability.costs, about=source)\n    finish(scope)",
        ),
    )
edits(
    "activated.costs-in-printed-order",
    "the last cost first",
    (costs.pay_costs, "in enumerate(costs)", "in reversed(tuple(enumerate(costs)))"),
)
edits(
    "activated.step-choose-targets",
    "the first that will do is taken",
    (
        costs._spend_another,
        'option = yield Decision(scope.controller, "choose", SPEND_ANOTHER, left, about=scope.source)',
        "option = left()[0]\n        yield from ()",
    ),
)
edits(
    "activated.step-reveal-hidden",
    "the card is not shown",
    (activate.activate, "if ability.from_hand:", "if False:"),
)
edits(
    "activated.step-resolve",
    "nothing comes of it",
    (activate.activate, "yield from run(scope, ability.step)", "yield from ()"),
)
edits(
    "activated.resolves-without-source",
    "it is lost with its source",
    (activate.activate, "game.resolving = True", "game.resolving = not gone\n    if gone:\n        return"),
)


edits(
    "activated.all-costs-required",
    "a part of the cost will do",
    (activate._unmet, "yield from _unpayable(game, player, card, scope, ability)", "yield from ()"),
    (
        costs.pay_costs,
        "if not costs_payable(scope, costs):\n        return False",
        "costs = tuple(c for c in costs if costs_payable(scope, (c,)))",
    ),
)


@mutation(
    "activated.step-resolve-pending",
    "activated.not-while-resolving-or-pending",
    "pending.no-actions-while-pending",
)
def left_pending_after_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = turn.resolve_pending

    def resolve_pending(game: Game, keys: tuple[str, ...]) -> Script:
        if "activated.step-resolve-pending" not in keys:
            yield from as_it_is(game, keys)

    monkeypatch.setattr(turn, "resolve_pending", resolve_pending)


# --- persistent effects


edits(
    "effect.type-persistent",
    "it applies whether its condition is met or not",
    (
        modifiers._in_force,
        "return holds(scope_of(game, standing), standing.condition)",
        "return True",
    ),
)
edits(
    "persistent.applies-while-active",
    "it pauses while an attack is going on",
    (
        modifiers.applies,
        "if standing.piece is not None:",
        (
            "if standing.lasting is None and game.state.attack is not None:\n"
            "        return False\n"
            "    if standing.piece is not None:"
        ),
    ),
)


edits(
    "persistent.not-activated",
    "it is activated like others",
    (activate.effects_of, "if not card.gear and not live(game).gains", "if False"),
    (
        activate.effects_of,
        "if isinstance(ability, t.Activated)",
        "if isinstance(ability, (t.Activated, t.Persistent))",
    ),
    (
        activate.effects_of,
        "(i, source, ability)",
        "(i, source, ability if isinstance(ability, t.Activated) else t.Activated((), t.Draw(1)))",
    ),
)


@mutation("persistent.never-pending")
def pending_as_the_card_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = Game.emit

    def emit(game: Game, event: Event, **more: Any) -> None:
        as_it_is(game, event, **more)
        card = event.card
        if event.kind == "played" and card is not None:
            for ability in card.facts.abilities:
                if isinstance(ability, t.Persistent):
                    game.emit_quietly("pending", (), card.controller, card, card, ability)

    monkeypatch.setattr(Game, "emit", emit)


@mutation("persistent.only-in-active-area")
def active_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = live.speaking

    def speaking(state: Any) -> Iterator[Any]:
        yield from as_it_is(state)
        for side in state.sides:
            for uid in (*side.hand, *side.trash, *side.legends):
                card = state.cards[uid]
                face_down = not (card.area == "legends" and card.face_up)
                if face_down and any(isinstance(a, t.Persistent) for a in card.facts.abilities):
                    yield card

    monkeypatch.setattr(live, "speaking", speaking)


# --- replacement effects

for key in ("effect.type-replacement", "replacement.replaces-process"):
    edits(
        key,
        "nothing takes the place of anything",
        (replace.stopped, "if not live(game).replacements.get(process.name):", "if True:"),
    )
edits(
    "replacement.before-and-instead",
    "what is replaced happens as well",
    (replace._apply, "return ability.instead or", "return"),
)
edits(
    "replacement.optional-may-decline",
    "it applies whether wanted or not",
    (replace.stopped, "if not _optional(w)", "if True"),
)


@mutation("replacement.must-be-possible")
def applied_though_not_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(performable, "performable", lambda *_given: True)


edits(
    "replacement.mandatory-before-optional",
    "the optional ones first",
    (
        replace.stopped,
        "mandatory = [w for w in open_ones if not _optional(w)]",
        (
            "open_ones = [w for w in open_ones if _optional(w)] or open_ones\n"
            "            mandatory = [w for w in open_ones if not _optional(w)]"
        ),
    ),
)
for key in ("replacement.mandatory-affected-chooses", "replacement.optional-affected-chooses"):
    edits(
        key,
        "the other player picks",
        (replace._pick_one, "Decision(process.affected", "Decision(1 - process.affected"),
    )
edits(
    "replacement.check-again",
    "what takes its place can't be replaced",
    (
        replace.stopped,
        "before = game.replaced\n",
        "before = game.replaced\n    if before:\n        return False\n",
    ),
)
edits(
    "replacement.once-per-process",
    "it applies a second time",
    (
        replace.stopped,
        "before = game.replaced\n",
        (
            "before = game.replaced\n"
            '    if len(game.state.log.get("replaced", ())) < 2:\n'
            "        before = frozenset()\n"
        ),
    ),
)
