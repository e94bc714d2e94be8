"""Pending effects (chapter 10): what has triggered waits here and is resolved one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.grounds import asks_of_itself, inherited
from engine.effects.record import finish, judge
from engine.effects.run import run
from engine.effects.scope import Scope
from engine.effects.values import This
from engine.events import Event
from engine.processes.areas import place
from engine.rules.costs import cost_to_play, costs_payable, pay_costs

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Pending

ORDER = ("pending.own-any-order", "trigger.simultaneous-all-pending")
TURN_PLAYER = ("pending.turn-player-first",)
OTHER = ("pending.resolving-player-finishes-first",)
RESOLVE = (
    "effect.resolve-in-order",
    "pending.ends-on-resolution",
    "effect.controller-resolves",
    "card.text-you",
)
IF = ("trigger.extra-conditions-on-resolution", "condition.must-hold-on-resolution", "condition.requirement")
IF_OLD = ("condition.must-hold-on-resolution", "condition.requirement")
LATE = (
    "pending.later-changes-do-not-stop", "effect.becomes-invalid-resolve-rest", "pending.last-valid-information",
)  # fmt: skip


def resolve_pending(game: Game, keys: tuple[str, ...]) -> Script[None]:
    """Resolve everything that is pending; `keys` are the rules that demand it at this moment.

    The turn player resolves all of theirs first, in the order they like; whoever is resolving finishes all of theirs,
    new ones included, before the other begins (`pending.turn-player-first`, `pending.resolving-player-finishes-first`).
    """
    state = game.state
    if not state.pending:
        return
    resolver = state.player
    while state.pending:
        mine = [p for p in state.pending if p.controller == resolver]
        if not mine:
            resolver = 1 - resolver
            continue
        chosen = mine[0]
        if len(mine) > 1:
            options: list[Option] = [("resolve", p.number) for p in mine]
            rules = (*ORDER, *_who_waits(game, resolver))
            option = yield Decision(resolver, "order-pending", rules, options.copy)
            chosen = next(p for p in mine if p.number == option[1])
        yield from resolve(game, chosen, (*keys, *_who_waits(game, resolver)))


def _who_waits(game: Game, resolver: int) -> tuple[str, ...]:
    """The rule that lets the other player, who has something pending too, wait."""
    if all(p.controller == resolver for p in game.state.pending):
        return ()
    return TURN_PLAYER if resolver == game.state.player else OTHER


def resolve(game: Game, pending: Pending, keys: tuple[str, ...]) -> Script[None]:
    """Resolve one pending effect: pay what it asks for, look at its condition, follow its instructions."""
    state = game.state
    state.pending = tuple(p for p in state.pending if p.number != pending.number)
    ability = pending.ability
    scope = Scope(game, pending.controller, pending.this, pending.source, dict(pending.bound), ability)  # type: ignore[arg-type]
    if isinstance(ability, t.AlsoPlayable):
        yield from _play_also(scope, ability)
        return
    dead = ability if isinstance(ability, t.Triggered) and _of_own_defeat(ability) else None
    late = () if dead is not None else _late(scope)
    if attack_is_over(game):
        late = (*late, "attack.end-resolves-pending")
    more = (*inherited(pending.this, pending.source), *pending.source.facts.notes)
    if dead is not None and asks_of_itself(dead.condition, dead.step):
        more = (*more, "defeated-trigger.last-known-information")
    told = (*RESOLVE, *keys, *late, *more)
    game.emit(
        Event("resolving", told, pending.controller, pending.this, source=pending.source, effect=ability)
    )
    game.resolving = True
    if isinstance(ability, t.Triggered):
        if ability.costs:
            if not costs_payable(scope, ability.costs):
                return
            yes = yield from game.ask(
                pending.controller, ("golden.may-decline-cost",), about=pending.source, node=ability
            )
            if not yes:
                return
            paid = yield from pay_costs(scope, ability.costs, about=pending.source)
            if not paid:
                return
        keys = IF_OLD if game.rules.for_citing("condition_checked_at_trigger") else IF
        if not judge(scope, ability.condition, keys):
            return
    yield from run(scope, pending.step)
    finish(scope)


def _late(scope: Scope) -> tuple[str, ...]:
    """The rules for a source that has left since its effect became pending.

    A Program leaves as soon as it has been resolved: that is no change while what it made waits.
    """
    return () if scope.this.facts.type == "Program" or scope.present(scope.this) else LATE


def _of_own_defeat(ability: t.Triggered) -> bool:
    return any(when.event == "defeated" and isinstance(when.subject, This) for when in ability.when)


def attack_is_over(game: Game) -> bool:
    """Whether the attack under way has ended before a fight or theft, so that only what is pending is resolved."""
    attack = game.state.attack
    if attack is None or attack.step not in ("declare", "react"):
        return False
    from engine.rules.attack import ended

    return ended(game)


def _play_also(scope: Scope, ability: t.AlsoPlayable) -> Script[None]:
    """Play a card from hand at a moment that it names, by paying its cost and more."""
    from engine.rules import play

    game = scope.game
    card = game.state.cards[scope.this.uid]
    cost = cost_to_play(game, scope.controller, card)
    if card.stay != scope.this.stay or card.area != "hand" or cost is None:
        return
    costs: tuple[t.Cost, ...] = (t.PayEddies(cost), *ability.costs)
    if not costs_payable(scope, costs, frozenset({card.uid})):
        return
    # At a moment at which the rules let nobody play it: the card's own text does.
    keys = ("golden.cards-break-rules", "golden.may-decline-cost")
    yes = yield from game.ask(scope.controller, keys, about=card, node=ability)
    if not yes:
        return
    game.emit(Event("revealed", ("play.process", "reveal.process"), scope.controller, card, note="play"))
    shown = place(game.state, card, "nowhere", scope.controller)
    paid = yield from pay_costs(scope, costs, about=card)
    if paid:
        yield from play.follow_type_rules(game, scope.controller, shown, None, None)
