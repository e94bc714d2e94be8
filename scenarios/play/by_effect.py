"""Actions that an effect offers in the middle of its resolution: playing a card, calling a Legend, using a text.

People ask "may I play this now?" of them as of any action. The open choices of the effect are followed until the game
is open again, and what was asked about has happened on some line, or on none.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import engine
from scenarios.asking.budget import Budget
from scenarios.asking.explore import follow
from scenarios.language.model import Limits
from scenarios.play.line import Line

#: How far the choices of the effect are followed.
_LIMITS: Final = Limits(lines=400, depth=20, seconds=1.0)
_HAPPENS: Final = {"play": "played", "play-legend": "played", "go-solo": "played", "call": "called"}


class Way(NamedTuple):
    """The choice that leads to the action, and the rules that then carry it out."""

    option: engine.Option
    keys: tuple[str, ...]


def offered(line: Line, option: engine.Option) -> Way | None:
    """How the effect under way lets the asked player take the action `option`; None where it does not."""
    decision = line.game.decision
    if decision is None or decision.resumable or option[0] not in (*_HAPPENS, "activate"):
        return None
    about = decision.about
    piece = int(option[1])
    if option[0] == "activate":
        named = decision.kind == "may" and isinstance(about, engine.Card) and about.uid == piece
        return Way(("yes",), decision.keys) if named else None
    so_far, before = len(line.choices), line.game.state.recorded
    for end in follow([line.twin()], _open_again, Budget(_LIMITS)):
        for event in end.game.state.events(before):
            if event.kind == _HAPPENS[str(option[0])] and event.card is not None and event.card.uid == piece:
                return Way(end.choices[so_far], event.keys)
    return None


def _open_again(game: engine.Game) -> bool:
    return game.decision is None or game.decision.resumable
