"""What has happened this turn, as effects ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects import tree as t
from engine.effects.live import Watch
from engine.effects.occasions import subjects
from engine.effects.watch import KINDS_OF, meets
from engine.state import Card

if TYPE_CHECKING:
    from engine.effects import values as v
    from engine.effects.scope import Scope
    from engine.effects.watch import Bound
    from engine.events import Event
    from engine.game import Game


GONE: Final = ("defeated", "discards", "trashes")
"""What is done to cards that lie in the trash then."""


def times_this_turn(scope: Scope, trigger: t.Trigger) -> int:
    """How many pieces or Gigs have met a trigger this turn, seen from an effect's controller."""
    return len(_met(scope, trigger, scope.game.state.log))


def times_since_last_turn(scope: Scope, trigger: t.Trigger) -> int:
    """As above, since the last turn of the controller: in their own turn that is the Rival's before it, too."""
    state = scope.game.state
    before = len(_met(scope, trigger, state.past)) if state.player == scope.controller else 0
    return before + times_this_turn(scope, trigger)


def pieces_this_turn(scope: Scope, trigger: t.Trigger) -> int:
    """How many different pieces have met a trigger this turn; one that left and came back is another piece."""
    did = (dict(bound).get("card", ()) for bound in _met(scope, trigger, scope.game.state.log))
    return len({(piece.uid, piece.stay) for found in did for piece in found if isinstance(piece, Card)})


def _met(scope: Scope, trigger: t.Trigger, log: dict[str, tuple[Event, ...]]) -> list[Bound]:
    watch = Watch(t.NextTime(trigger, t.Do(())), scope.controller, scope.source.uid, scope.this.uid, None)
    events = (event for kind in KINDS_OF[trigger.event] for event in log.get(kind, ()))
    return [bound for e in events for bound in meets(scope.game, watch, trigger, e)]


def did_this_turn(game: Game, card: Card, name: v.Did) -> bool:
    """Whether this stay of a piece has met a trigger event of that name this turn (in the trash: on its way there)."""
    event = t.Trigger(name)
    stays = (card.stay, card.stay + 1) if name in GONE else (card.stay,)
    return any(
        subject is not None and subject.uid == card.uid and subject.stay in stays
        for kind in KINDS_OF[name]
        for happened in game.state.log.get(kind, ())
        for subject, _ in subjects(event, happened)
    )
