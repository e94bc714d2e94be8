"""Steps that steer: one after another, may, if, choose one, each player, and what ends the attack or the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.decisions import Decision, Option, Script
from engine.effects import run
from engine.effects import tree as t
from engine.effects.amounts import number, player
from engine.effects.chosen import options
from engine.effects.feasible import feasible, why_not
from engine.effects.record import judge
from engine.effects.steps_done import MOVED
from engine.effects.targets import find
from engine.outcome import GameOver, Outcome
from engine.processes.pay import pay
from engine.queries import funds

if TYPE_CHECKING:
    from engine.effects.scope import Scope

MAY = ("golden.you-may",)
ONE = ("choice.made-when-instructed", "golden.must-resolve")
KIND = ("types.four", "card.type-names", *ONE)


def _run(scope: Scope, step: t.Step) -> Script[bool]:
    return run.run(scope, step)


def do(scope: Scope, step: t.Do) -> Script[bool]:
    """All parts in order, whatever came of the ones before."""
    done = True
    for part in step.steps:
        done = (yield from _run(scope, part)) and done
    return done


def may(scope: Scope, step: t.May) -> Script[bool]:
    """Ask, unless it could not be done anyway; then the trace tells why."""
    actor = scope if step.by == "you" else scope.seen_by(1 - scope.controller)
    if not _possible(actor, step.step):
        return False
    yes = yield from scope.game.ask(actor.controller, MAY, about=scope.source, node=step.step)
    if not yes:
        return False
    before = actor.optional
    actor.optional = True
    done = yield from _run(actor, step.step)
    actor.optional = before
    return done


def _possible(scope: Scope, step: t.Step) -> bool:
    """Whether something optional could be done; where it could not, the trace tells why."""
    if feasible(scope, step):
        return True
    why = why_not(scope, step)
    if why:
        scope.game.emit_quietly(
            "not-possible", why, scope.controller, scope.this, scope.source, scope.ability
        )
    return False


def if_(scope: Scope, step: t.If) -> Script[bool]:
    """The condition is looked at now (`condition.checked-when-part-resolves`)."""
    if judge(scope, step.condition, ("condition.checked-when-part-resolves",)):
        return (yield from _run(scope, step.then))
    if step.otherwise is not None:
        return (yield from _run(scope, step.otherwise))
    return False


def if_you_do(scope: Scope, step: t.IfYouDo) -> Script[bool]:
    """The second part hangs on the first being done in full."""
    done = yield from _run(scope, step.first)
    rest = step.then if done else step.otherwise
    if rest is not None:
        yield from _run(scope, rest)
    return done


def may_instead(scope: Scope, step: t.MayInstead) -> Script[bool]:
    """Where the condition holds and it can be done, the controller may do the other thing."""
    if judge(scope, step.condition, ("condition.checked-when-part-resolves",)) and _possible(
        scope, step.instead
    ):
        yes = yield from scope.game.ask(scope.controller, MAY, about=scope.source, node=step.instead)
        if yes:
            return (yield from _run(scope, step.instead))
    return (yield from _run(scope, step.base))


def choose_one(scope: Scope, step: t.ChooseOne) -> Script[bool]:
    """One of the effects, or several or all in printed order (`golden.printed-order`); all are chosen first."""
    asked = ("condition.checked-when-part-resolves", "golden.printed-order")
    if step.all_if is not None and judge(scope, step.all_if, asked):
        for effect in step.effects:
            yield from _run(scope, effect)
        return True
    chosen: list[int] = []

    def modes() -> list[Option]:
        found: list[Option] = [("mode", i) for i in range(len(step.effects)) if i not in chosen]
        return found if step.least is None or len(chosen) < step.least else [*found, ("done",)]

    keys = ONE if step.count == 1 else (*ONE, "golden.printed-order")
    keys = (*keys, "golden.up-to-includes-zero") if step.least == 0 else keys
    while len(chosen) < min(step.count, len(step.effects)):
        option = yield Decision(player(scope, step.by), "mode", keys, modes, about=scope.source, node=step)
        if option == ("done",):
            break
        chosen.append(int(option[1]))
    done = bool(chosen)
    for i in sorted(chosen):
        done = (yield from _run(scope, step.effects[i])) and done
    return done


def each_player(scope: Scope, step: t.EachPlayer) -> Script[bool]:
    """The turn player first, then the Rival (`effect.both-act-turn-player-first`).

    "That many" in it are those of the player who does it; what follows counts those of both.
    """
    turn_player = scope.game.state.player
    keys = ("golden.turn-player-first", "effect.both-act-turn-player-first", "choice.turn-player-first")
    scope.game.emit_quietly("each-player", keys, turn_player, scope.this, scope.source, scope.ability)
    done = True
    before = {label: scope.bound.get(label, ()) for label in _COUNTED}
    both = dict(before)
    for who in (turn_player, 1 - turn_player):
        scope.bound.update(before)
        done = (yield from _run(scope.seen_by(who), step.step)) and done
        for label, things in before.items():
            both[label] = (*both[label], *scope.bound[label][len(things) :])
    scope.bound.update({label: things for label, things in both.items() if things})
    return done


_COUNTED: Final = (
    "discarded",
    "trashed",
    "defeated",
    "spent",
    "readied",
    *MOVED.values(),
    "increased",
    "decreased",
)


def by_rival(scope: Scope, step: t.ByRival) -> Script[bool]:
    """The Rival does it."""
    return (yield from _run(scope.seen_by(1 - scope.controller), step.step))


def repeat(scope: Scope, step: t.Repeat) -> Script[bool]:
    """So many times over; whether each time something was done."""
    times = number(scope, step.times)
    done = times > 0
    for _ in range(times):
        done = (yield from _run(scope, step.step)) and done
    return done


def pick(scope: Scope, step: t.Pick) -> Script[bool]:
    """Choose for what follows."""
    return (yield from find(scope, step.target)).full


def choose_kind(scope: Scope, step: t.ChooseKind) -> Script[bool]:
    """Choose a card type, a color or the like."""
    keys = KIND if step.what == "type" else ONE
    listed = partial(options, scope, step)
    option = yield Decision(scope.controller, "kind", keys, listed, about=scope.source, node=step)
    scope.kind = str(option[1])
    return True


def prevent(scope: Scope, _step: t.Prevent) -> Script[bool]:
    """The open process does not happen."""
    yield from ()
    if scope.window is not None:
        scope.window.prevented = True
    return True


def pay_now(scope: Scope, step: t.PayNow) -> Script[bool]:
    """Pay in full or not at all (`cost.in-full`)."""
    due = number(scope, step.amount)
    if funds(scope.game, scope.controller) < due:
        return False
    yield from pay(scope.game, scope.controller, due, ("cost.in-full",), about=scope.source)
    return True


def redirect(scope: Scope, step: t.Redirect) -> Script[bool]:
    """The attack goes against another Unit of the defending player; nothing where there is no attack."""
    from engine.rules.attack import redirect_to, redirect_to_gigs

    if step.to is None:
        return redirect_to_gigs(scope.game, scope.controller, ("effect.resolve-in-order",))
    found = yield from find(scope, step.to)
    return bool(found.cards) and redirect_to(
        scope.game, found.cards[0], scope.controller, ("effect.resolve-in-order",)
    )


def end_attack(scope: Scope, _step: t.EndAttack) -> Script[bool]:
    """The attack under way is over; this effect still finishes (`attack.end-finishes-resolving-effect`)."""
    yield from ()
    state = scope.game.state
    if state.attack is None:
        return False
    keys = ("attack.ended-by-effect", "attack.ends-if", "attack.end-finishes-resolving-effect")
    state.attack = state.attack._replace(ended=keys)
    state.version += 1
    return True


def win_game(scope: Scope, step: t.WinGame) -> Script[bool]:
    """A card says who wins, and it is over at once (`win.card-effect`, `win.instant`)."""
    yield from ()
    if step.who == "each":
        raise GameOver(
            Outcome(None, ("win.both-tie", "win.card-effect", "win.instant"), "both players won at once")
        )
    who = player(scope, step.who)
    keys = ("win.card-effect", "win.instant", "game.ends-on-win")
    raise GameOver(Outcome(who, keys, "a card effect won the game"))


def lose_game(scope: Scope, step: t.LoseGame) -> Script[bool]:
    """A card says who loses (`lose.card-effect`, `lose.instant`)."""
    yield from ()
    if step.who == "each":
        raise GameOver(
            Outcome(None, ("lose.both-tie", "lose.card-effect", "lose.instant"), "both players lost at once")
        )
    who = player(scope, step.who)
    keys = ("lose.card-effect", "lose.instant", "game.ends-on-loss")
    raise GameOver(Outcome(1 - who, keys, "a card effect lost the game"))
