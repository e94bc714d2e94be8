"""Readers of choices among pieces of either of several descriptions."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engine.effects.tree import Choose
from engine.effects.values import Cards
from engine.text.forms import OPEN, Reject
from engine.text.meaning import CARD_TYPE, reads
from engine.text.readers.nouns import in_order

if TYPE_CHECKING:
    from engine.effects.values import Piece, Side


@reads("choose_either")
def choose_either(first: Cards, *rest: Cards) -> Choose:
    """The words "a rival Gear or a rival Unit with cost 2 or less"; what is said of a place last is said of all."""
    either = rest[-1]
    for of in (*reversed(rest[:-1]), first):
        if not of.areas and of.among is None and of.side == "any":
            of = dataclasses.replace(of, areas=either.areas, among=either.among, side=_place_side(either))
        either = _alternative(of, either)
    return Choose(either, OPEN)


def _alternative(of: Cards, other: Cards) -> Cards:
    """Those that fit either description; one description, where only the types differ."""
    if (
        other.or_else is None
        and dataclasses.replace(of, kinds=other.kinds) == other
        and of.kinds
        and other.kinds
    ):
        return dataclasses.replace(of, kinds=in_order(*of.kinds, *other.kinds))
    return dataclasses.replace(of, or_else=other)


def _place_side(of: Cards) -> Side:
    return of.side if of.areas else "any"


@reads("choose_this_or_another")
def choose_this_or_another(_this: Piece, of: Cards) -> Choose:
    """The words "this Unit or another friendly Unit": any friendly Unit."""
    plain = dataclasses.replace(of, other=False)
    if CARD_TYPE.get() != "Unit" or plain != Cards(("Unit",), "friendly"):
        raise Reject("this card and others of another description are not chosen from")
    return Choose(plain, OPEN)
