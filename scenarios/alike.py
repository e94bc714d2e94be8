"""Options that come to the same: copies of a card that nothing tells apart need to be followed once only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine

#: Where copies of a card are alike; on the field and under Gear each piece has a history of its own.
_PILES: Final = frozenset({"hand", "deck", "eddies", "trash"})
#: From which place on the numbers of an option are cards.
_CARDS_FROM: Final = {"play": 1, "sell": 1, "call": 1, "choose": 1, "pay": 2}


def distinct(
    options: Sequence[engine.Option], state: engine.State, apart: frozenset[int]
) -> Sequence[engine.Option]:
    """The options without those that differ from an earlier one by alike cards only.

    apart: the cards that are told apart, whose fate somebody may ask.
    """
    if len(options) < 2 or not any(option[0] in _CARDS_FROM for option in options):
        return options
    kinds: dict[object, engine.Option] = {}
    for option in options:
        kinds.setdefault(_kind(option, state, apart), option)
    return options if len(kinds) == len(options) else list(kinds.values())


def _kind(option: engine.Option, state: engine.State, apart: frozenset[int]) -> object:
    start = _CARDS_FROM.get(str(option[0]))
    if start is None:
        return option
    cards = [_like(int(uid), state, apart) for uid in option[start:]]
    return (*option[:start], *sorted(cards, key=repr)) if len(cards) > 1 else (*option[:start], *cards)


def _like(uid: int, state: engine.State, apart: frozenset[int]) -> object:
    card = state.cards.get(uid)
    if card is None or uid in apart or card.gear:
        return uid
    if card.area in _PILES or card.facts is engine.UNKNOWN_LEGEND:
        return (card.facts.id, card.area, card.controller, card.owner, card.spent, card.face_up)
    return uid
