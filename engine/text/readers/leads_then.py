"""Readers of what leads a sentence in: what is not so, what waits for an end, whom a Gear is equipped to."""

from __future__ import annotations

from typing import Any

from engine.effects.values import Cards, Is, This
from engine.text.forms import Lead, Reject
from engine.text.meaning import CARD_TYPE, reads


@reads("if_not_so")
def if_not_so() -> Lead:
    return Lead("otherwise", "not so")


@reads("if_it_is_not")
def if_it_is_not() -> Lead:
    """The words "if it's a Unit, draw 1. If it's not, discard 1": whatever was done where it is."""
    return Lead("otherwise", "not it")


@reads("unless_you_do")
def unless_you_do() -> Lead:
    return Lead("otherwise", "unless")


@reads("later_yours")
def later_yours() -> Lead:
    return Lead("later", "end of your turn")


@reads("later_attack")
def later_attack() -> Lead:
    return Lead("later", "end of this attack")


@reads("while_worn_by")
def while_worn_by(host: Any) -> Lead:
    """The words "while equipped to a CORPO Unit", of a Gear: that is whose text it is."""
    if CARD_TYPE.get() != "Gear":
        raise Reject("only Gear is equipped to another card")
    return Lead("if", Is(This(), host if isinstance(host, Cards) else Cards(tags=tuple(host))))
