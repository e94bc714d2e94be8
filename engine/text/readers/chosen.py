"""Readers of what is chosen by a word (a color, a tag, a number, even or odd), and of what is so."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import ChooseKind
from engine.effects.values import Cards, Gigs, Is, Ref, This
from engine.text.forms import Reject
from engine.text.meaning import reads
from engine.text.readers.conditions_is import Quality
from engine.text.readers.nouns import mark
from engine.text.readers.targets import one

if TYPE_CHECKING:
    from engine.effects.tree import Step
    from engine.effects.values import Condition, Kind, Piece
    from engine.text.forms import Mark

ANY: Any = "?chosen"
"""In `chosen`: the number, or even or odd, whichever was chosen."""


@reads("choose_color")
def choose_color() -> Step:
    return ChooseKind("color")


@reads("choose_tag")
def choose_tag() -> Step:
    return ChooseKind("tag")


@reads("choose_a_number")
def choose_a_number() -> Step:
    return ChooseKind("number")


@reads("choose_parity")
def choose_parity() -> Step:
    return ChooseKind("parity")


@reads("choose_kind_of")
def choose_kind_of(*kinds: Kind) -> Step:
    """The words "choose Unit, Gear, or Program": the card types that there are in a deck."""
    if {*kinds} != {"Unit", "Gear", "Program"} or len(kinds) != 3:
        raise Reject("some of the card types are left out")
    return ChooseKind()


for _name, _what in (
    ("post_chosen_color", "color"),
    ("prop_chosen_tag", "tag"),
    ("prop_chosen_cost", "cost"),
    ("prop_chosen_parity", "cost parity"),
):
    reads(_name)(lambda what=_what: mark(chosen=what))


@reads("gig_chosen_value")
def gig_chosen_value() -> Mark:
    return mark(chosen="value")


@reads("gig_chosen_parity")
def gig_chosen_parity() -> Mark:
    return mark(chosen="value parity")


@reads("is_chosen_color")
def is_chosen_color() -> Quality:
    return Quality(Cards(chosen="color"))


@reads("is_not_chosen_color")
def is_not_chosen_color() -> Quality:
    return dataclasses.replace(is_chosen_color(), denied=True)


reads("chosen_number")(lambda: "number")
reads("chosen_parity")(lambda: "parity")
reads("chosen_any")(lambda: None)


@reads("chosen_this_one")
def chosen_this_one(count: int) -> None:
    """The words "the chosen one"."""
    one(count)


def _asked(number: Any, parity: Any, what: str | None) -> Any:
    return {"number": number, "parity": parity}.get(str(what), ANY)


@reads("cost_is_chosen")
def cost_is_chosen(piece: Piece, what: str | None = None) -> Condition:
    """The words "if its cost is the chosen number", "if its cost matches"."""
    return Is(piece, Cards(chosen=_asked("cost", "cost parity", what)))


@reads("value_is_chosen")
def value_is_chosen(piece: Piece, what: str | None = None) -> Condition:
    if isinstance(piece, This):
        raise Reject("this card is no Gig")
    return Is(piece, Gigs(chosen=_asked("value", "value parity", what)))


@reads("result_is_chosen")
def result_is_chosen(what: str | None = None) -> Condition:
    return value_is_chosen(Ref("?that gig"), what)
