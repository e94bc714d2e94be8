"""Activating effects (10.18-10.21): which there are, why one can't be activated, and carrying one out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects import tree as t
from engine.effects.amounts import holds
from engine.effects.grounds import inherited
from engine.effects.live import abilities_of, live
from engine.effects.record import finish, judge
from engine.effects.run import run
from engine.effects.scope import Scope
from engine.events import Event
from engine.legality import Refusal, Refusals, allowed
from engine.processes.pay import cannot_help_to_pay
from engine.queries import funds_without, is_unit
from engine.rules.costs import costs_payable, eddies_to_pay, pay_costs
from engine.rules.prohibitions import may_be_spent, may_use_quick, may_use_spend

if TYPE_CHECKING:
    from engine.decisions import Option, Script
    from engine.game import Game
    from engine.state import Card

CHOOSE = ("activated.step-choose-effect", "main.activate-effect")
DONE = (
    "activated.steps", "activated.step-pay", "activated.step-resolve", "activated.step-communicate",
    "activated.colon-separates-cost", "activated.choices-before-and-after-colon", "effect.type-activated",
    "golden.activated-must-resolve",
)  # fmt: skip
SPENT = ("spend-icon.resolves-at-once", "spend-icon.before-other-pending")
QUICK = ("react.quick-effect", "quick.main-or-react", "quick.meaning", "quick.with-effect-usable")


def effects_of(game: Game, card: Card) -> list[tuple[int, Card, t.Activated]]:
    """(place in the card's list of abilities, whose text it is, the ability) of each activated effect it has."""
    if not card.gear and not live(game).gains:
        return [(i, card, ability) for i, ability in card.facts.activated]
    return [
        (i, source, ability)
        for i, (source, ability) in enumerate(abilities_of(game, card))
        if isinstance(ability, t.Activated)
    ]


def options(game: Game, player: int, *, reacting: bool) -> list[Option]:
    """Every activation that is legal now, as ("activate", card, place)."""
    state = game.state
    found: list[Option] = []
    gained = bool(live(game).gains)
    side = state.sides[player]
    for uid in (*side.field, *side.legends, *side.hand):
        card = state.cards[uid]
        in_hand = card.area == "hand"
        if not (
            card.facts.activated
            or gained
            or (card.gear and any(state.cards[u].facts.activated for u in card.gear))
        ):
            continue
        if not card.face_up and not in_hand:
            continue
        for place, source, ability in effects_of(game, card):
            if reacting and not ability.quick:
                continue
            if ability.from_hand is in_hand and allowed(_unmet(game, player, card, source, ability)):
                found.append(("activate", uid, place))
    return found


def refusals(game: Game, player: int, card: Card, place: int) -> Refusals:
    """Why the effect can't be activated, leaving aside whether it is the moment for it (`activated.steps`)."""
    in_hand = card.area == "hand" and any(a.from_hand for _, _, a in effects_of(game, card))
    if card.controller != player or not (is_unit(card) or card.area == "legends" or in_hand):
        yield Refusal((*CHOOSE, "game.controller"), "{} is not a friendly Unit or Legend in play", card)
        return
    if not card.face_up and not in_hand:
        yield Refusal(
            ("legends-area.spend-icon-while-face-up", "card.face-down-no-information"),
            "{} is face-down",
            card,
        )
        return
    found = next(((s, a) for i, s, a in effects_of(game, card) if i == place), None)
    if found is None:
        yield Refusal(CHOOSE, "{} has no such activated effect", card)
        return
    source, ability = found
    if ability.from_hand != in_hand:
        yield Refusal(CHOOSE, "the effect of {} does not work where it is", card)
    yield from _unmet(game, player, card, source, ability)


def _unmet(game: Game, player: int, card: Card, source: Card, ability: t.Activated) -> Refusals:
    """What the effect asks for besides being in the right place: its costs, and its condition in some editions."""
    scope = Scope(game, player, card, source, ability=ability)
    if ability.once and _used(game, card, ability):
        # No rule limits how often an effect is used: the text of the card does.
        keys = ("golden.cards-break-rules", *CHOOSE)
        yield Refusal(keys, "the effect of {} has been used this turn already", source)
    yield from _unpayable(game, player, card, scope, ability)
    if not holds(scope, ability.condition) and game.rules.condition_checked_on_activation:
        keys = ("spend-icon.condition-at-activation-and-resolution", "activated.condition-unmet")
        yield Refusal(keys, "the condition of {}'s effect is not met", source)


def _used(game: Game, card: Card, ability: t.Activated) -> bool:
    """Whether this stay of the card has activated the effect this turn."""
    return any(
        e.effect is ability and e.card is not None and (e.card.uid, e.card.stay) == (card.uid, card.stay)
        for e in game.state.log.get("activated", ())
    )


def _unpayable(game: Game, player: int, card: Card, scope: Scope, ability: t.Activated) -> Refusals:
    spends = any(isinstance(c, t.SpendThis) for c in ability.costs)
    if ability.quick:
        yield from may_use_quick(game, card)
    if spends:
        yield from may_use_spend(game, card)
        yield from may_be_spent(game, card)
        if card.spent:
            keys = ("activated.all-costs-required", "spend-icon.spend-this-card")
            yield Refusal(keys, "{} is spent already", card)
        if card.lag and card.area == "field":
            keys = ("lag.cannot-use-spend-effects", "main.lagging-no-spend-effects")
            yield Refusal(keys, "{} has Lag", card)
    due = sum(eddies_to_pay(scope, c) for c in ability.costs if isinstance(c, t.PayEddies))
    used = frozenset({card.uid}) if spends else frozenset[int]()
    available = funds_without(game, player, used)
    if due > available:
        keys = ("activated.all-costs-required", "cost.in-full", "eddies-cost.activation-cost")
        yield Refusal(keys, "it costs {} €$ and only {} €$ can be paid besides", due, available)
        yield from cannot_help_to_pay(game, player)
    if any(isinstance(c, t.CostStep) for c in ability.costs) and not costs_payable(scope, ability.costs):
        keys = ("activated.no-legal-cost-target", "activated.all-costs-required")
        yield Refusal(keys, "the costs of {} can't all be paid", card)


def activate(game: Game, player: int, card: Card, place: int) -> Script[None]:
    """Pay the costs in order, then resolve, also where the source leaves (`activated.resolves-without-source`)."""
    source, ability = next((s, a) for i, s, a in effects_of(game, card) if i == place)
    scope = Scope(game, player, card, source, ability=ability)
    quick = QUICK if game.state.attack is not None else QUICK[1:2] if ability.quick else ()
    legend = ("legends-area.spend-icon-while-face-up",) if card.area == "legends" else ()
    chooses = any(isinstance(c, t.CostStep) for c in ability.costs)
    keys = (
        *DONE,
        *(("activated.costs-in-printed-order",) if len(ability.costs) > 1 else ()),
        *quick,
        *legend,
        *(("activated.step-choose-targets",) if chooses else ()),
        *inherited(card, source),
    )
    if ability.from_hand:
        shown = ("activated.step-reveal-hidden", "reveal.process")
        game.emit(Event("revealed", shown, player, card, note="effect", source=source))
    game.emit(Event("activated", keys, player, card, source=source, effect=ability))
    paid = yield from pay_costs(scope, ability.costs, about=source)
    if not paid:
        return
    gone = () if scope.present(scope.this) else ("activated.resolves-without-source",)
    spends = any(isinstance(c, t.SpendThis) for c in ability.costs)
    at_once = SPENT if spends else ("activated.step-resolve",)
    told = (*at_once, *gone, *source.facts.notes)
    game.emit(Event("resolving", told, player, scope.this, source=source, effect=ability))
    game.resolving = True
    if judge(scope, ability.condition, ("condition.checked-when-part-resolves",)):
        yield from run(scope, ability.step)
    finish(scope)
