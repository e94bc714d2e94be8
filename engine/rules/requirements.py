"""What each action and reaction requires (chapters 4, 8, 9, 11), as generators of refusals.

Every function yields one `Refusal` per requirement that fails, in the order in which a judge would name them. They are
split player / card / target, so that a list of legal options drops a whole branch at its first refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects import tree as t
from engine.effects.calls import calls_free, has_called, price_of_call
from engine.effects.live import live
from engine.effects.modifiers import applying, cannot
from engine.legality import Refusal, Refusals
from engine.processes.pay import cannot_help_to_pay
from engine.queries import funds, has_keyword, has_quick, is_unit
from engine.rules import prohibitions as no
from engine.rules.costs import price_is_changed
from engine.rules.host_prices import least_cost
from engine.rules.permissions import elsewhere, may_attack_lagging, may_attack_ready
from engine.rules.wearing import hosts
from engine.state import GIG_AREA

if TYPE_CHECKING:
    from engine.events import Event
    from engine.game import Game
    from engine.state import Card

PLAYABLE: Final = ("Unit", "Gear", "Program")
ONE_CALL: Final = (
    "call.once-per-turn", "legends-area.call-once-per-turn", "legend.call-once-per-turn", "main.call-once-per-turn",
)  # fmt: skip
REACTING: Final = ("react.defending-player-only",)


def main_phase_open(game: Game, player: int, keys: tuple[str, ...]) -> Refusals:
    """An action needs the player's own Main Phase with nothing else going on. `keys`: what makes it an action."""
    state = game.state
    decision = game.decision
    if state.player != player:
        yield Refusal(keys, "it is not this player's turn")
    elif state.phase != "main":
        yield Refusal(keys, "it is not the Main Phase")
    elif state.attack is not None:
        why = REACTING if decision is not None and decision.kind == "react" else busy(game)
        yield Refusal((*why, *keys, "turn.steps-in-order"), "an attack is still going on")
    elif decision is not None and decision.kind != "main":
        yield Refusal((*busy(game), *keys), "another action or effect is still being carried out")


def busy(game: Game) -> tuple[str, ...]:
    """The rules that let nothing else begin while something is being carried out."""
    if game.state.pending:
        return ("pending.no-actions-while-pending", "activated.not-while-resolving-or-pending")
    return ("effect.nothing-else-while-resolving", "turn.steps-in-order")


def react_step_open(game: Game, player: int, keys: tuple[str, ...]) -> Refusals:
    """A reaction needs the React Step of an attack, by the defending player, with nothing pending."""
    attack = game.state.attack
    decision = game.decision
    if attack is None or attack.step != "react":
        yield Refusal((*REACTING, *keys), "there is no React Step going on")
    elif attack.player == player:
        yield Refusal((*REACTING, *keys), "only the defending player may react")
    elif decision is not None and decision.kind != "react":
        why = ("react.effects-before-next-reaction", *busy(game))
        yield Refusal(why, "a reaction or effect is still being carried out")


def can_pay(game: Game, player: int, amount: int, keys: tuple[str, ...] = ()) -> Refusals:
    """A cost is paid in full or not at all (`cost.in-full`)."""
    available = funds(game, player)
    if available < amount:
        yield Refusal(("cost.in-full", *keys), "it costs {} €$ and only {} €$ can be paid", amount, available)
        yield from cannot_help_to_pay(game, player)


def in_hand(player: int, card: Card, keys: tuple[str, ...]) -> Refusals:
    """The card is in that player's hand."""
    if card.area != "hand" or card.controller != player:
        yield Refusal(keys, "{} is not in this player's hand", card)


def sell(game: Game, player: int, card: Card) -> Refusals:
    """Selling: a card with a Sell Tag from hand, once per turn, sales by effects counted."""
    yield from in_hand(player, card, ("main.sell", "sell.main-phase-action"))
    if not card.facts.sell_tag:
        yield Refusal(("card.sell-tag-allows-sale", "main.sell"), "{} has no Sell Tag", card)
    sold = sales(game, player)
    if sold:
        by_effect = all(e.note == "effect" for e in sold)
        keys = ("main.sell-once-per-turn", "eddies.sell-action-once-effects-any-number")
        keys = (*keys, "sell.by-effect-counts-as-action") if by_effect else keys
        yield Refusal(keys, "this player has sold a card this turn already")


def sales(game: Game, player: int) -> list[Event]:
    """What the player has sold this turn, as far as it is the one sale of the turn."""
    counts = game.rules.sale_by_effect_counts
    return [
        e for e in game.state.log.get("sold", ()) if e.player == player and (counts or e.note != "effect")
    ]


def call(game: Game, player: int, card: Card) -> Refusals:
    """Calling: a friendly face-down Legend in the Legends area, once per turn, for 1 €$."""
    keys = ("call.choose-face-down-legend",)
    if card.facts.type != "Legend" or card.area != "legends" or card.controller != player:
        yield Refusal(keys, "{} is not a Legend in this player's Legends area", card)
    elif card.face_up:
        yield Refusal(keys, "{} is face-up already", card)
    yield from no.may_be_called(game, card)
    yield from calling(game, player)


def calling(game: Game, player: int) -> Refusals:
    """What calling asks for whichever Legend it is: a call of the turn that is left, and 1 €$ or more."""
    if has_called(game, player):
        yield Refusal(ONE_CALL, "this player has called a Legend this turn already")
    if not calls_free(game, player):
        yield from can_pay(game, player, price_of_call(game, player), ("call.process",))


def play_from_hand(game: Game, player: int, card: Card) -> Refusals:
    """Playing: a Unit, Gear or Program from hand whose cost can be paid; a Gear needs somebody to wear it."""
    yield from in_hand(player, card, ("play.from-hand", "main.play-card"))
    kind = card.facts.type
    if kind is None:
        yield Refusal(("play.process",), "nobody has said which card {} is", card)
        return
    if kind not in PLAYABLE:
        keys = ("play.from-hand", "legend.valid-areas")
        yield Refusal(keys, "{} is a Legend and is not played from hand", card)
        return
    yield from no.may_be_played(game, card)
    yield from no.may_use_quick(game, card) if has_quick(game, card) else ()
    yield from payable(game, player, card)
    if kind == "Gear" and not hosts(game, player, card):
        keys = ("gear.default-hosts", "gear.host-areas", "gear.play", "play.invalid", "play.undo-invalid")
        keys = ("golden.cards-break-rules", *keys) if card.facts.equip_rules else keys
        yield Refusal(keys, "this player has no Unit and no face-up Legend to equip {} to", card)


def payable(game: Game, player: int, card: Card, *, solo: bool = False) -> Refusals:
    """The card has a cost and the player can pay it (`play.invalid`)."""
    cost = least_cost(game, player, card, solo=solo)
    if cost is None:
        if "cost" in card.facts.unknown:
            yield Refusal(("cost.play-cost-value",), "no source tells the cost of {}", card)
        else:
            changed = price_is_changed(game, player, card, solo=solo)
            keys = ("legend.null-cost-unplayable", "card.null-cost-unpayable")
            keys = (*keys, "card.null-cost-unmodifiable") if changed else keys
            yield Refusal(keys, "{} has a null cost, which can't be paid", card)
        return
    attack = game.state.attack
    reacting = ("quick.costs-still-paid",) if attack is not None and attack.player != player else ()
    yield from can_pay(game, player, cost, ("play.invalid", "play.undo-invalid", *reacting))


def playable(game: Game, player: int, card: Card, available: int) -> bool:
    """Whether nothing refuses to play a card of the player's hand, for lists. available: the €$ that they can pay."""
    kind = card.facts.type
    quick = has_quick(game, card) and cannot(game, card, "use QUICK") is not None
    if kind not in PLAYABLE or quick or cannot(game, card, "be played") is not None:
        return False
    due = least_cost(game, player, card)
    return due is not None and due <= available and (kind != "Gear" or bool(hosts(game, player, card)))


def play_legend(game: Game, player: int, card: Card, *, solo: bool) -> Refusals:
    """A face-up Legend goes from the Legends area to the field for its cost; by GO SOLO it needs that keyword."""
    keys = ("legend.play-to-field", "legends-area.play-to-field")
    if card.facts.type != "Legend" or card.area != "legends" or card.controller != player:
        yield Refusal(keys, "{} is not a Legend in this player's Legends area", card)
        return
    if not card.face_up:
        keys = ("card.face-down-no-information", *keys)
        yield Refusal(keys, "{} is face-down, so it has no cost to pay and no text to use", card)
        return
    yield from no.may_be_played(game, card)
    if solo and not has_keyword(game, card, "GO SOLO"):
        yield Refusal(("go-solo.meaning",), "{} does not have [GO SOLO]", card)
    forbidden = cannot(game, card, "use GO SOLO") if solo else None
    if forbidden is not None:
        by = game.state.cards[forbidden.source]
        yield Refusal(("golden.cant-beats-can",), "{} can't go solo: the text of {} says so", card, by)
    yield from payable(game, player, card, solo=solo)


def attacker(game: Game, player: int, card: Card) -> Refusals:
    """Attacking: a friendly ready Unit on the field that can attack."""
    if card.controller != player or not is_unit(card):
        yield Refusal(
            ("attack.choose-attacker", "attack.action"), "{} is not a friendly Unit on the field", card
        )
        return
    if card.spent:
        yield Refusal(("attack.choose-attacker", "unit.spend-to-attack"), "{} is spent", card)
    if card.lag and not may_attack_lagging(game, card):
        yield Refusal(("attack.lagging-cannot", "lag.cannot-attack"), "{} has Lag", card)
    forbidden = cannot(game, card, "attack")
    if forbidden is not None:
        source = game.state.cards[forbidden.source]
        yield Refusal(("golden.cant-beats-can",), "{} can't attack: the text of {} says so", card, source)
    yield from no.may_be_spent(game, card)


def attack_target(game: Game, player: int, attacking: Card, target: int) -> Refusals:
    """A target is a spent rival Unit, or the rival Gig area while it holds a Gig; effects may allow more.

    A lagging Unit may attack only what the permission that lets it attack covers.
    """
    state = game.state
    yield from no.kept_from_target(game, attacking, target)
    if (
        attacking.lag
        and may_attack_lagging(game, attacking)
        and not may_attack_lagging(game, attacking, target)
    ):
        keys = ("attack.permission-is-specific", "attack.lagging-cannot")
        yield Refusal(keys, "{} has Lag, and what lets it attack does not cover this target", attacking)
    if target == GIG_AREA:
        if not state.sides[1 - player].gigs:
            keys = ("attack.target-gig-area", *no_target(game, player, attacking))
            yield Refusal(keys, "the rival Gig area has no Gigs")
        return
    card = state.cards[target]
    if not is_unit(card) or card.controller == player:
        keys = ("attack.choose-target", "attack.target-spent-unit")
        yield Refusal(keys, "{} is not a rival Unit on the field", card)
    elif not card.spent and not may_attack_ready(game, attacking, target):
        keys = ("attack.target-spent-unit", *elsewhere(game, attacking), *no_target(game, player, attacking))
        yield Refusal(keys, "{} is ready, and only a spent rival Unit may be attacked", card)


def no_target(game: Game, player: int, attacking: Card) -> tuple[str, ...]:
    """`attack.no-target-no-attack` where there is nothing at all that the Unit could attack."""
    state = game.state
    rival = state.sides[1 - player]
    some = rival.gigs or any(
        c.spent or may_attack_ready(game, attacking, c.uid)
        for u in rival.field
        if is_unit(c := state.cards[u])
    )
    return () if some else ("attack.no-target-no-attack",)


def block(game: Game, player: int, card: Card) -> Refusals:
    """BLOCKER: a friendly ready Unit on the field that has it; Lag is no obstacle, being the target already is one."""
    cards = game.state.cards
    if card.controller != player or not is_unit(card):
        yield Refusal(("react.blocker", "blocker.meaning"), "{} is not a friendly Unit on the field", card)
        return
    if not has_keyword(game, card, "BLOCKER"):
        yield Refusal(("react.blocker",), "{} does not have [BLOCKER]", card)
    if card.spent:
        yield Refusal(
            ("react.blocker", "blocker.meaning"),
            "{} is spent, and [BLOCKER] is paid for by spending it",
            card,
        )
    attack = game.state.attack
    forbidden = cannot(game, card, "block", by=None if attack is None else cards[attack.attacker])
    if forbidden is not None:
        by = cards[forbidden.source]
        yield Refusal(("golden.cant-beats-can",), "{} can't block: the text of {} says so", card, by)
    yield from no.may_be_spent(game, card)
    if attack is None:
        return
    unblockable = cannot(game, cards[attack.attacker], "be blocked", by=card)
    if unblockable is not None:
        by = cards[unblockable.source]
        keys = ("golden.cant-beats-can",)
        yield Refusal(keys, "{} can't be blocked: the text of {} says so", cards[attack.attacker], by)
    if attack.target == card.uid and not game.rules.redirect_to_itself:
        yield Refusal(("blocker.not-already-target",), "{} is the target of the attack already", card)


def pass_turn(game: Game, player: int) -> Refusals:
    """A Unit that must attack if it can keeps its player from passing while it can (`golden.cards-break-rules`)."""
    from engine.rules.attack import legal_targets

    if t.MustAttack not in live(game).modifiers:
        return
    state = game.state
    for uid in state.sides[player].field:
        card = state.cards[uid]
        for what, standing in applying(game, t.MustAttack, card):
            targets = legal_targets(game, player, card)
            whom = None if what.whom is None else no.whom_of(game, what, standing)
            if (whom in targets) if what.whom is not None else targets:
                keys = ("golden.cards-break-rules", "golden.must-resolve")
                by = state.cards[standing.source]
                yield Refusal(keys, "{} must attack if it can: the text of {} says so", card, by)
