"""Readers of words for what was spoken of before, and for the card itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.values import Ref, This, ThisGear
from engine.text.forms import IT, THEM, THIS_UNIT, Reject
from engine.text.meaning import CARD_TYPE, reads
from engine.text.readers.nouns import plural_tag

if TYPE_CHECKING:
    from engine.effects.values import Kind, Piece, Side
    from engine.text.forms import Mark


THOSE_GIGS: Final = "?those gig"

_CALLED: Final = {
    "Unit": ("this_unit", "this_card"),
    "Legend": ("this_legend", "this_unit", "this_card", "this_piece"),
    "Gear": ("this_unit", "this_legend", "this_piece"),
    "Program": ("this_program", "this_card"),
}
"""What the piece that has the effect is called, by the type of the card: a Gear's text speaks of whoever wears it."""


@reads("this")
def this(kind: str) -> Piece:
    """The piece that has the effect; in a Program's options, the Unit that "these effects" are given to."""
    card_type = CARD_TYPE.get()
    if kind in _CALLED[card_type]:
        return This()
    if card_type == "Gear" and kind == "this_gear":
        return ThisGear()
    if card_type == "Program" and kind == "this_unit":
        return Ref(THIS_UNIT)
    raise Reject(f"this card is no such thing: a {card_type}'s text speaks of another piece so")


@reads("this_bare")
def this_bare() -> Piece:
    """The words "if this is equipped to a CORPO": a Gear speaks of itself so."""
    if CARD_TYPE.get() != "Gear":
        raise Reject("what this is, is not said")
    return ThisGear()


@reads("this_from")
def this_from(piece: Piece, place: Mark) -> Piece:
    """The card itself, from where it lies by now: "play this Unit from your trash"."""
    if dict(place.fields) not in ({"side": "friendly", "areas": (area,)} for area in ("trash", "hand")):
        raise Reject("this card is not there")
    return piece


@reads("that_from")
def that_from(piece: Piece, _place: Mark) -> Piece:
    """What was spoken of, from where it lies by now: "return it from your trash to your hand"."""
    return piece


@reads("this_own")
def this_own(kind: str) -> This:
    """The card itself, in a sentence about what playing it costs."""
    if kind not in ("this_card", f"this_{CARD_TYPE.get().lower()}"):
        raise Reject("what is played is not this card")
    return This()


for _kind in ("this_unit", "this_legend", "this_gear", "this_card", "this_program", "this_piece"):
    reads(_kind)(lambda kind=_kind: kind)


def _word(name: str, label: str) -> None:
    reads(name)(lambda: Ref(label))


_word("it", IT)
_word("them", THEM)
_word("that_card", "?that card")
_word("those_cards", "?those card")
_word("that_gig", "?that gig")
_word("chosen_gig", "?chosen gig")
_word("those_gigs", THOSE_GIGS)
_word("opponent", "?opponent")
_word("discarded_card", "?discarded")
_word("discarded_cards", "?discarded*")
_word("trashed_card", "?trashed")
_word("trashed_cards", "?trashed*")
_word("looked_card", "?looked")
_word("looked_cards", "?looked*")


@reads("that_kind")
def that_kind(kind: Kind) -> Piece:
    return Ref(f"?that {kind}")


@reads("that_tagged")
def that_tagged(tag: str) -> Piece:
    """The words "that VEHICLE": the piece that was spoken of as one."""
    return Ref(f"?that {tag}")


@reads("those_tagged")
def those_tagged(tag: str) -> Piece:
    return Ref(f"?those {plural_tag(tag) or tag}")


@reads("chosen_kind")
def chosen_kind(kind: Kind) -> Piece:
    """The one that was chosen, not one that a trigger or condition speaks of."""
    return Ref(f"?chosen {kind}")


@reads("that_side_kind")
def that_side_kind(side: Side, kind: Kind) -> Piece:
    """The one of that side, where one of each was spoken of."""
    return Ref(f"?{side} {kind}")


@reads("that_side_gig")
def that_side_gig(side: Side) -> Piece:
    return Ref(f"?{side} gig")


@reads("the_equipped")
def the_equipped(kind: str) -> Piece:
    """Whoever wears the Gear whose text this is."""
    if CARD_TYPE.get() != "Gear":
        # of the Gear that was equipped just now
        return Ref("?equipped Unit")
    return this(kind)


@reads("those_kinds")
def those_kinds(kind: Kind) -> Piece:
    return Ref(f"?those {kind}")


for _number, _ordinal in enumerate(
    ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"), 1
):
    reads(_ordinal)(lambda number=_number: number)


@reads("nth_kind", "nth_kinds")
def nth_kind(number: int, kind: Kind) -> Piece:
    return Ref(f"?nth {number} {kind}")


@reads("nth_gig", "nth_gigs")
def nth_gig(number: int) -> Piece:
    return Ref(f"?nth {number} gig")


@reads("nth_card", "nth_cards")
def nth_card(number: int) -> Piece:
    return Ref(f"?nth {number} card")
