"""Steps that make something last: give, establish, later, next time."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final

from engine.effects import tree as t
from engine.effects.amounts import number
from engine.effects.chosen import settled
from engine.effects.grounds import grounds, walk
from engine.effects.targets import find
from engine.effects.values import EACH, Ref
from engine.events import Event
from engine.queries import power, raw_power
from engine.state import Card, Lasting

if TYPE_CHECKING:
    from engine.decisions import Script
    from engine.effects.scope import Scope


def fixed(scope: Scope, what: t.Modifier) -> t.Modifier:
    """A modifier with its amount as it is now: later changes do not count (continuous ones stay inside a `While`).

    One that speaks of each piece of a set ("each", bound by nothing yet) is asked of each piece later.
    """
    if EACH not in scope.bound and any(_speaks_of_each(node) for node in walk(what)):
        return what
    if isinstance(what, (t.Power, t.SetPower, t.StealsFewer)) and not isinstance(what.amount, int):
        return dataclasses.replace(what, amount=number(scope, what.amount))
    if isinstance(what, t.CostChange) and not isinstance(what.amount, int):
        return dataclasses.replace(what, amount=number(scope, what.amount))
    return what


def _speaks_of_each(node: object) -> bool:
    return node == Ref(EACH) or getattr(node, "other_than", None) == EACH


def give(scope: Scope, step: t.Give) -> Script[bool]:
    """Each modifier becomes a lasting effect on that stay of the piece."""
    found = yield from find(scope, step.target)
    state = scope.game.state
    bound = tuple(scope.bound.items())
    for card in found.cards:
        scope.powers.setdefault(card.uid, power(scope.game, card))
        spoken_of = scope.speaking_of(step.target, card)
        # amounts are of the power that it has before any of this
        given = [_set_now(scope, card, fixed(spoken_of, what)) for what in settled(scope, step.what)]
        for what in given:
            state.add_lasting(
                Lasting(
                    state.number(), what, step.until, state.turn, scope.controller, scope.this,
                    scope.source, (card.uid, card.stay), None, bound,
                )
            )  # fmt: skip
        _tell(scope, card, step)
    return found.full


def _set_now(scope: Scope, card: Card, what: t.Modifier) -> t.Modifier:
    """Power that is set, with how much that changes it now."""
    if isinstance(what, t.SetPower) and isinstance(what.amount, int):
        return dataclasses.replace(what, shift=what.amount - raw_power(scope.game, card))
    return what


def establish(scope: Scope, step: t.Establish) -> Script[bool]:
    """The modifier holds for the whole set, also for pieces that come later."""
    yield from ()
    state = scope.game.state
    what, to = settled(scope, (step.what, step.to))
    state.add_lasting(
        Lasting(
            state.number(), fixed(scope, what), step.until, state.turn, scope.controller, scope.this,
            scope.source, None, to, tuple(scope.bound.items()),
        )
    )  # fmt: skip
    _tell(scope, None, (step.what, step.to))
    return True


def later(scope: Scope, step: t.Later) -> Script[bool]:
    """The rest waits for the end of this turn, of the first turn of its controller that ends, or of this attack."""
    yield from ()
    if step.when == "end of this attack" and scope.game.state.attack is None:
        return False
    _wait(scope, step, _ENDS[step.when])
    return True


_ENDS: Final[dict[str, t.Until]] = {
    "end of this turn": "this turn", "end of your turn": "end of your next turn", "end of this attack": "end of attack",
}  # fmt: skip


def next_time(scope: Scope, step: t.NextTime) -> Script[bool]:
    """The rest waits for the next time its trigger is met; each such effect waits by itself."""
    yield from ()
    _wait(scope, step, step.until)
    return True


def next_would(scope: Scope, step: t.NextWould) -> Script[bool]:
    """The replacement waits for the next process that it fits; each such effect waits by itself."""
    yield from ()
    _wait(scope, step, step.until)
    return True


def _wait(scope: Scope, what: t.Later | t.NextTime | t.NextWould, until: t.Until) -> None:
    what = settled(scope, what)
    state = scope.game.state
    state.add_lasting(
        Lasting(
            state.number(), what, until, state.turn, scope.controller, scope.this, scope.source, None, None,
            tuple(scope.bound.items()),
        )
    )  # fmt: skip
    _tell(scope, None)


def _tell(scope: Scope, card: Card | None, what: object = None) -> None:
    keys = ("persistent.duration", *grounds(scope, what))
    scope.game.emit(Event("lasts", keys, scope.controller, card, effect=scope.ability, source=scope.source))
