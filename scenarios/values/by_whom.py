"""Which pieces did something to a piece since the play began: who stole a Gig, blocked an attacker, won against whom.

`guard was defeated` and `thug resolved` may both be so, and the one have nothing to do with the other; here the pieces
of one event are told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import engine
from scenarios.language.vocabulary import BY_WHOM

__all__ = ["BY_WHOM", "doers"]


def doers(
    events: Iterable[engine.Event], what: str, cards: Collection[int], dice: Collection[int]
) -> tuple[int, ...]:
    """The uids of those who did what `what` says to one of these cards or dice, each once, in the order of events.

    what: one of BY_WHOM. Who defeated is the Unit that won the fight, or the card whose effect it was; the rules alone
    are nobody.
    """
    found = (
        doer.uid
        for done, piece, doer in _deeds(events)
        if done == what
        and doer is not None
        and (piece.number in dice if isinstance(piece, engine.Die) else piece.uid in cards)
    )
    return tuple(dict.fromkeys(found))


def _deeds(
    events: Iterable[engine.Event],
) -> Iterator[tuple[str, engine.Card | engine.Die, engine.Card | None]]:
    """What was done, to which piece, and by which."""
    attacker: engine.Card | None = None
    for event in events:
        card, other = event.card, event.other
        if event.kind == "stole":
            for die in event.dice or ((event.die,) if event.die is not None else ()):
                yield "stolen by", die, card or event.source
        elif event.kind == "attacked":
            attacker = card
            if other is not None:
                yield "attacked by", other, card
        elif event.kind == "blocked" and card is not None:
            if other is not None:
                yield "blocked by", other, card
            yield "attacked by", card, other
        elif event.kind == "redirected" and card is not None:
            yield "attacked by", card, attacker
        elif event.kind == "defeated" and card is not None:
            yield "defeated by", card, other or event.source
        elif event.kind == "declared-winner" and card is not None and other is not None:
            yield "won against", card, other
