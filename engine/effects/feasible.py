"""Whether an instruction could be carried out in full right now.

Asked before a player is offered a "you may", and before a replacement or an activation: half of a required amount is
not "if you do".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import queries
from engine.effects import tree as t
from engine.effects.amounts import number, player
from engine.effects.calls import has_called, price_of_call
from engine.effects.modifiers import cannot
from engine.effects.select import card_fits, things
from engine.effects.targets import wearers
from engine.effects.values import Ref, This, ThisGear
from engine.state import Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.effects.scope import Scope, Thing

CALLED = ("legends-area.call-once-per-turn", "call.once-per-turn")
NO_MONEY = ("cost.in-full",)
NOTHING = ("effect.no-legal-option", "choice.no-legal-choice-skipped")
TOO_FEW = ("choice.specific-number",)
CANT = ("golden.cant-beats-can",)
NO_HOST = ("gear.default-hosts", "gear.host-areas", "play.invalid")


def feasible(scope: Scope, step: t.Step) -> bool:
    """Whether the step could be done in full now; True where only playing on can tell."""
    match step:
        case t.Do():
            return feasible(scope, step.steps[0])
        case t.IfYouDo():
            return feasible(scope, step.first)
        case t.ByRival():
            return feasible(scope.seen_by(1 - scope.controller), step.step)
        case t.Discard():
            return _can_discard(scope, step)
        case t.PayNow():
            return queries.funds(scope.game, scope.controller) >= number(scope, step.amount)
        case t.Call():
            return can_call(scope, step)
        case t.PlayCard():
            return _can_play(scope, step)
        case t.Defeat():
            return _can_defeat(scope, step)
        case _:
            return all(found(scope, target) for target in _targets(step))


def why_not(scope: Scope, step: t.Step) -> tuple[str, ...]:
    """The rules by which a step that is not feasible can't be done; none where an earlier part has chosen nothing."""
    match step:
        case t.Do():
            return why_not(scope, step.steps[0])
        case t.IfYouDo():
            return why_not(scope, step.first)
        case t.Call() if has_called(scope.game, scope.controller):
            return CALLED
        case t.Call() if not step.free and _short_of_call(scope):
            return NO_MONEY
        case t.PayNow():
            return NO_MONEY
        case t.PlayCard() if _worn_by_nobody(scope, step):
            return NO_HOST
        case t.Call() | t.PlayCard():
            targets = () if step.target is None else (step.target,)
        case t.Defeat():
            if found(scope, step.target):
                return CANT
            targets = (step.target,)
        case _:
            targets = _targets(step)
    if any(isinstance(target, Ref | This | ThisGear) for target in targets):
        return ()
    # Where there is something, but not as much as is asked for, it is how much that tells.
    some = any(isinstance(target, t.Choose) and things(scope, target.of) for target in targets)
    return TOO_FEW if some and len(targets) == 1 else NOTHING


def _targets(step: t.Step) -> tuple[t.Target, ...]:
    """What a step acts on."""
    match step:
        case t.Swap():
            return (step.friendly, step.rival)
        case t.Fight():
            return (step.one, step.other)
        case t.Equip():
            return (step.gear, wearers(step.to))
        case t.Spend() | t.Ready() | t.Move() | t.Give() | t.Pick() | t.TakeControl():
            return (step.target,)
        case t.Sell() | t.Flip() | t.Reveal() | t.LookAtLegend():
            return (step.target,)
        case t.Steal():
            return (step.gigs,)
        case t.Adjust() | t.SetGig() | t.ToFixer():
            return (step.gig,)
        case t.SwapValues():
            return (step.gigs,) if step.other is None else (step.gigs, step.other)
        case _:
            return ()


def _can_defeat(scope: Scope, step: t.Defeat) -> bool:
    """Whether enough of what could be meant can be defeated at all (`golden.cant-beats-can`)."""
    if not found(scope, step.target):
        return False
    able = [c for c in meant(scope, step.target) if isinstance(c, Card) and _may_be_defeated(scope, c)]
    return len(able) >= wanted(scope, step.target)


def meant(scope: Scope, target: t.Target) -> Sequence[Thing]:
    """All that a target could come to mean now."""
    if isinstance(target, This | ThisGear):
        return tuple(c for c in (scope.piece(target),) if c is not None)
    if isinstance(target, Ref):
        return scope.things(target)
    if isinstance(target, t.TopOfDeck):
        return ()
    return things(scope, target.of)


def wanted(scope: Scope, target: t.Target) -> int:
    """How many pieces of a target something has to be done to, at least."""
    return number(scope, target.count) if isinstance(target, t.Choose) and not target.up_to else 1


def _may_be_defeated(scope: Scope, card: Card) -> bool:
    by_effects = cannot(scope.game, card, "be defeated by effects", scope.source, scope.controller)
    return cannot(scope.game, card, "be defeated") is None and by_effects is None


def _can_play(scope: Scope, step: t.PlayCard) -> bool:
    from engine.rules.by_effect import playable_by_effect

    return any(playable_by_effect(scope.game, scope, c, step) for c in _to_play(scope, step))


def _worn_by_nobody(scope: Scope, step: t.PlayCard) -> bool:
    """Whether all that could be played is Gear that nobody can wear (`gear.default-hosts`)."""
    from engine.rules.by_effect import wearers_by_effect

    gear = _to_play(scope, step)
    return bool(gear) and all(
        c.facts.type == "Gear" and not wearers_by_effect(scope.game, scope, c, step) for c in gear
    )


def _to_play(scope: Scope, step: t.PlayCard) -> Sequence[Card]:
    """The cards that a step could play."""
    pool = () if isinstance(step.target, t.TopOfDeck) else meant(scope, step.target)
    return [c for c in pool if isinstance(c, Card)]


def found(scope: Scope, target: t.Target) -> bool:
    """Whether a target has what it asks for: all of a fixed number, at least nothing for "up to"."""
    match target:
        case This():
            return scope.present(scope.this)
        case ThisGear():
            return scope.present(scope.source)
        case Ref():
            return bool(scope.things(target))
        case t.Every():
            return bool(things(scope, target.of))
        case t.TopOfDeck():
            return bool(scope.game.state.sides[scope.controller].deck)
        case t.Choose():
            wanted = number(scope, target.count)
            return target.up_to or (wanted > 0 and len(things(scope, target.of)) >= wanted)


def _can_discard(scope: Scope, step: t.Discard) -> bool:
    who = player(scope, step.who)
    state = scope.game.state
    hand = [state.cards[u] for u in state.sides[who].hand]
    if step.amount is None:
        return bool(hand)
    if step.up_to:
        return True
    fitting = [c for c in hand if step.like is None or card_fits(scope, step.like, c)]
    return len(fitting) >= number(scope, step.amount)


def _short_of_call(scope: Scope) -> bool:
    return queries.funds(scope.game, scope.controller) < price_of_call(scope.game, scope.controller)


def can_call(scope: Scope, step: t.Call) -> bool:
    """Whether the controller could Call such a Legend now: once per turn, face-down, and paid for unless free."""
    state = scope.game.state
    who = scope.controller
    if has_called(scope.game, who):
        return False
    if not step.free and _short_of_call(scope):
        return False
    if step.target is None:
        return any(not state.cards[u].face_up for u in state.sides[who].legends)
    return found(scope, step.target)
