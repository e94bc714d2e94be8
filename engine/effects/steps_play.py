"""Steps that play, Call, flip or equip cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions import Decision, Option, Script
from engine.effects import tree as t
from engine.effects.amounts import number
from engine.effects.feasible import can_call, why_not
from engine.effects.targets import find, may_fail_to_find, rebind, wearers
from engine.events import Event
from engine.rules import by_effect, play
from engine.rules.wearing import suits
from engine.state import Card

if TYPE_CHECKING:
    from engine.effects.scope import Scope


def play_card(scope: Scope, step: t.PlayCard) -> Script[bool]:
    """Play by the rules of the card's type (`play.by-effect-normal-rules`), free or paid for.

    A card that cannot be played (no host for a Gear, nothing to pay with, a Legend) stays where it is.
    """
    game = scope.game
    target = step.target
    if isinstance(target, t.Choose):
        done = yield from _play_chosen(scope, step, target)
        return done
    found = yield from find(scope, target)
    done = found.full
    for card in found.cards:
        played = yield from by_effect.play_by_effect(game, scope, card, step)
        done = done and played
    rebind(scope, target, found.cards)
    return done


def _play_chosen(scope: Scope, step: t.PlayCard, target: t.Choose) -> Script[bool]:
    """Choose among the cards that can really be played, then play each."""
    game = scope.game
    state = game.state
    wanted = number(scope, target.count)
    chosen: list[Card] = []
    from engine.effects.targets import CHOOSE, FAIL, NOTHING, REST, UP_TO, candidates

    may_fail = may_fail_to_find(scope, target)

    def left() -> list[Option]:
        taken = {c.uid for c in chosen}
        return [
            ("choose", c.uid) for c in candidates(scope, target)
            if isinstance(c, Card) and c.uid not in taken and by_effect.playable_by_effect(game, scope, c, step)
        ]  # fmt: skip

    def options() -> list[Option]:
        return [*left(), ("done",)] if target.up_to or may_fail else left()

    if not left():
        unfit = ("play.invalid", *(("pay.free-other-conditions",) if step.free else ()))
        why = (*(unfit if candidates(scope, target) else NOTHING), *REST)
        game.emit_quietly("found-nothing", why, scope.controller, scope.this, scope.source, scope.ability)
    rules = UP_TO if target.up_to else (*CHOOSE, *(FAIL if may_fail else ()))
    keys = (*rules, "play.by-effect-normal-rules")
    while len(chosen) < wanted and left():
        option = yield Decision(scope.controller, "choose", keys, options, about=scope.source, node=target)
        if option[0] == "done":
            break
        chosen.append(state.cards[int(option[1])])
    scope.bind(target.bind, tuple(chosen))
    done = len(chosen) == wanted and wanted > 0
    for card in chosen:
        played = yield from by_effect.play_by_effect(game, scope, state.cards[card.uid], step)
        done = done and played
    scope.bind(target.bind, tuple(state.cards[c.uid] for c in chosen))
    return done


def call(scope: Scope, step: t.Call) -> Script[bool]:
    """Call a Legend by an effect: still once per turn, for both ways together (`legends-area.call-once-per-turn`)."""
    game = scope.game
    state = game.state
    if not can_call(scope, step):
        keys = why_not(scope, step)
        game.emit_quietly("not-possible", keys, scope.controller, scope.this, scope.source, scope.ability)
        return False
    if step.target is not None:
        found = yield from find(scope, step.target)
        if not found.cards or found.cards[0].face_up or found.cards[0].area != "legends":
            return False
        legend = found.cards[0]
    else:

        def face_down() -> list[Option]:
            return [
                ("choose", u) for u in state.sides[scope.controller].legends if not state.cards[u].face_up
            ]

        option = yield Decision(
            scope.controller, "choose", ("call.choose-face-down-legend",), face_down, about=scope.source
        )
        legend = state.cards[int(option[1])]
    yield from play.call_a_legend(game, scope.controller, legend, free=step.free)
    return True


def flip(scope: Scope, step: t.Flip) -> Script[bool]:
    """Turn over; this is no Call, so [CALL] does not trigger (`flip.process`, `call-trigger.meaning`)."""
    found = yield from find(scope, step.target)
    state = scope.game.state
    done = found.full
    for card in found.cards:
        if card.face_up == step.face_up or card.area not in ("field", "legends", "eddies"):
            done = False
            continue
        after = card._replace(face_up=step.face_up)
        state.put(after)
        state.layout += 1
        scope.game.emit(
            Event("flipped", ("flip.process",), scope.controller, after, before=card, source=scope.source)
        )
    return done


def equip_gear(scope: Scope, step: t.Equip) -> Script[bool]:
    """Equip a Gear from wherever it is; from another wearer it is moved (`equip.move-gear`)."""
    gear = yield from find(scope, step.gear)
    if not gear.cards:
        return False
    game = scope.game
    host: Card | None = None
    done = gear.full
    for worn in gear.cards:
        if host is None or step.each:
            to = yield from find(scope, wearers(step.to))
            if not to.cards:
                return False
            host = to.cards[0]
        fits = worn.facts.type == "Gear" and worn.host != host.uid and play.can_wear(host)
        if fits and suits(game, scope.controller, worn, host):
            play.equip(game, game.state.cards[worn.uid], host.uid, scope.controller)
        else:
            done = False
    rebind(scope, step.gear, gear.cards)
    return done
