"""Playing a card because an effect says so (`play.by-effect-normal-rules`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects import tree as t
from engine.effects.amounts import holds, number
from engine.effects.modifiers import cannot
from engine.effects.scope import Scope
from engine.effects.select import card_fits
from engine.effects.values import This
from engine.events import Event
from engine.processes.pay import pay
from engine.queries import funds
from engine.rules.costs import cost_to_play
from engine.rules.host_prices import chosen_host
from engine.rules.play import FREE, follow_type_rules, put_unit_on_field, wear
from engine.rules.wearing import hosts

if TYPE_CHECKING:
    from engine.decisions import Script
    from engine.game import Game
    from engine.processes.areas import Destination
    from engine.state import Card


def playable_by_effect(game: Game, scope: Scope, card: Card, step: t.PlayCard) -> bool:
    """Whether an effect could play the card now: its type, somebody to wear a Gear, what is to be paid."""
    kind = card.facts.type
    if kind not in ("Unit", "Gear", "Program"):
        return False
    if kind == "Gear" and not wearers_by_effect(game, scope, card, step):
        return False
    if cannot(game, card, "be played") is not None:
        return False
    worn = wearers_by_effect(game, scope, card, step) if card.facts.priced_by_host else [None]
    dues = (due_by_effect(game, scope.controller, card, step, host) for host in worn)
    return any(due is not None and due <= funds(game, scope.controller) for due in dues)


def due_by_effect(
    game: Game, player: int, card: Card, step: t.PlayCard, host: Card | None = None
) -> int | None:
    """What an effect leaves to be paid: nothing for free, but for surcharges where the edition keeps them."""
    full = cost_to_play(game, player, card, instead=step.pays, host=host)
    if full is not None and step.less is not None:
        return max(full - number(Scope(game, player, card), step.less), min(full, step.minimum))
    if not step.free or full is None:
        return full
    surcharge = max(0, full - (card.facts.cost or 0))
    return 0 if surcharge and game.rules.free_play_ignores_changes else surcharge


def wearers_by_effect(game: Game, scope: Scope, gear: Card, step: t.PlayCard) -> list[Card]:
    """Who could wear a Gear that an effect plays: where the effect says who may, only those."""
    found = hosts(game, scope.controller, gear)
    if isinstance(step.host, This):
        return [c for c in found if c.uid == scope.this.uid]
    return found if step.host is None else [c for c in found if card_fits(scope, step.host, c)]


def play_by_effect(game: Game, scope: Scope, card: Card, step: t.PlayCard) -> Script[bool]:
    """Play a card because an effect says so; False where it cannot be (it stays where it is)."""
    state = game.state
    if state.cards[card.uid].stay != card.stay or not playable_by_effect(game, scope, card, step):
        return False
    player = scope.controller
    among = wearers_by_effect(game, scope, card, step) if card.facts.type == "Gear" else None
    host = yield from chosen_host(
        game, player, card, among or (), lambda h: due_by_effect(game, player, card, step, h)
    )
    due = due_by_effect(game, player, card, step, host) or 0
    how = ("card.cost-from-any-area",)
    if step.free and due == 0:
        same = cost_to_play(game, player, card) == card.facts.cost
        how = FREE if same else (*FREE, "pay.free-ignores-modifiers")
    if step.free and not game.rules.for_citing("free_play_ignores_changes"):
        how = ("pay.for-free",)
    keys = ("play.process", "play.by-effect-normal-rules", *how)
    game.emit(Event("revealed", keys, player, card, note="play", source=scope.source))
    yield from pay(game, player, due, ("cost.play-cost-value", "play.by-effect-normal-rules"), about=card)
    if host is not None:
        wear(game, player, state.cards[card.uid], host.uid)
        return True
    if card.facts.type == "Unit":
        put_unit_on_field(game, player, state.cards[card.uid], spent=step.spent)
        return True
    yield from follow_type_rules(game, player, state.cards[card.uid], among, lambda: _goes(scope, step))
    return True


def _goes(scope: Scope, step: t.PlayCard) -> Destination | None:
    """Where an effect sends the Program that it has played, as it is now."""
    return step.then if step.then_if is None or holds(scope, step.then_if) else None
