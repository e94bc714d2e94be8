"""Readers of what an instruction acts on: choices, all of a set, and words for what was spoken of before."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Choose, Every, TopOfDeck
from engine.effects.values import Cards, Gigs, Ref, This
from engine.text.amounts import times
from engine.text.forms import ANY_GROUP, ELLIPSIS, IT, LATEST_GIG, OPEN, THEM, THIS_UNIT, Mark, Reject
from engine.text.meaning import CARD_TYPE, reads
from engine.text.nouns import described

if TYPE_CHECKING:
    from engine.effects.tree import Target
    from engine.effects.values import Amount, Kind, Piece, Side


@reads("one_target", "several_targets")
def targets(*parts: Target) -> tuple[Target, ...]:
    """One target after another."""
    return parts


def owned(side: Side, of: Any) -> Any:
    """The set, of that side only."""
    if of.side not in ("any", side):
        raise Reject("this names two different controllers")
    return dataclasses.replace(of, side=side)


def one(count: int) -> None:
    """Refuse any other number than one, where the phrase says "one" or "1"."""
    if count != 1:
        raise Reject("only one makes sense here")


@reads("choose_card")
def choose_card(of: Cards) -> Choose:
    return Choose(of, OPEN)


@reads("choose_number")
def choose_number(count: int, of: Cards) -> Choose:
    return Choose(of, OPEN, count)


@reads("choose_up_to")
def choose_up_to(count: int, of: Cards) -> Choose:
    return Choose(of, OPEN, count, up_to=True)


@reads("choose_amount")
def choose_amount(of: Cards, count: Amount) -> Choose:
    return Choose(of, OPEN, count)


@reads("choose_up_to_amount")
def choose_up_to_amount(of: Cards, count: Amount) -> Choose:
    return Choose(of, OPEN, count, up_to=True)


@reads("choose_ellipsis")
def choose_ellipsis(count: int) -> Choose:
    return Choose(ELLIPSIS, OPEN, count)


@reads("choose_up_to_ellipsis")
def choose_up_to_ellipsis(count: int) -> Choose:
    return Choose(ELLIPSIS, OPEN, count, up_to=True)


@reads("choose_bare")
def choose_bare(count: int, *marks: Mark) -> Choose:
    return Choose(described(*marks), OPEN, count)


@reads("choose_up_to_bare")
def choose_up_to_bare(count: int, *marks: Mark) -> Choose:
    return Choose(described(*marks), OPEN, count, up_to=True)


@reads("choose_of_owner")
def choose_of_owner(count: int, side: Side, of: Cards) -> Choose:
    return Choose(owned(side, of), OPEN, count)


@reads("choose_up_to_of_owner")
def choose_up_to_of_owner(count: int, side: Side, of: Cards) -> Choose:
    return Choose(owned(side, of), OPEN, count, up_to=True)


def worn(piece: Piece, of: Cards) -> Cards:
    """The Gear of that piece."""
    if of.kinds != ("Gear",) or of.on is not None or of.side != "any":
        raise Reject("only Gear belongs to a piece")
    return dataclasses.replace(of, on=piece, equipped=None)


@reads("choose_of_piece")
def choose_of_piece(count: int, piece: Piece, of: Cards) -> Choose:
    return Choose(worn(piece, of), OPEN, count)


@reads("all_of_piece")
def all_of_piece(piece: Piece, of: Cards) -> Every:
    return Every(worn(piece, of), OPEN)


@reads("choose_another")
def choose_another(of: Cards) -> Choose:
    return Choose(another(of), OPEN)


@reads("choose_owners")
def choose_owners(side: Side, of: Cards) -> Choose:
    return Choose(owned(side, of), OPEN)


def another(of: Cards) -> Cards:
    """The set without the piece that has the effect."""
    return dataclasses.replace(of, other=True)


@reads("choose_another_of_owner")
def choose_another_of_owner(side: Side, of: Cards) -> Choose:
    return Choose(another(owned(side, of)), OPEN)


@reads("choice_for_each")
def choice_for_each(choice: Choose, per: Amount) -> Choose:
    if not isinstance(choice.count, int):
        raise Reject("this says twice how many")
    return dataclasses.replace(choice, count=times(choice.count, per))


@reads("choice_by_rival")
def choice_by_rival(choice: Choose) -> Choose:
    return dataclasses.replace(choice, by="rival")


@reads("choice_for_each_by_rival")
def choice_for_each_by_rival(choice: Choose, per: Amount) -> Choose:
    return choice_by_rival(choice_for_each(choice, per))


@reads("choose_gigs_up_to_of_owner")
def choose_gigs_up_to_of_owner(count: int, side: Side, of: Gigs) -> Choose:
    return Choose(owned(side, of), OPEN, count, up_to=True)


@reads("choose_gig")
def choose_gig(of: Gigs) -> Choose:
    return Choose(of, OPEN)


@reads("choose_another_gig")
def choose_another_gig(of: Gigs) -> Choose:
    return Choose(dataclasses.replace(of, other_than=LATEST_GIG), OPEN)


@reads("choose_gigs")
def choose_gigs(count: int, of: Gigs) -> Choose:
    return Choose(of, OPEN, count)


@reads("choose_gigs_up_to")
def choose_gigs_up_to(count: int, of: Gigs) -> Choose:
    return Choose(of, OPEN, count, up_to=True)


@reads("choose_gigs_of_owner")
def choose_gigs_of_owner(count: int, side: Side, of: Gigs) -> Choose:
    return Choose(owned(side, of), OPEN, count)


@reads("choose_owners_gig")
def choose_owners_gig(side: Side, of: Gigs) -> Choose:
    return Choose(owned(side, of), OPEN)


@reads("choose_opposite_gig")
def choose_opposite_gig(of: Gigs) -> Choose:
    return Choose(dataclasses.replace(of, opposite=LATEST_GIG), OPEN)


@reads("choose_its_named")
def choose_its_named(piece: Piece, name: str) -> Choose:
    return Choose(Cards(("Gear",), name=name, on=piece), OPEN)


@reads("card_name")
def card_name(name: str) -> str:
    return name


@reads("gig_target")
def gig_target(target: Target) -> Target:
    return target


@reads("all_cards", "all_gigs")
def all_of(of: Any) -> Every:
    return Every(of, OPEN)


@reads("all_of_owner", "all_gigs_of_owner")
def all_of_owner(side: Side, of: Any) -> Every:
    return Every(owned(side, of), OPEN)


@reads("the_rest")
def the_rest() -> Every:
    return Every(Cards(among=ANY_GROUP), OPEN)


@reads("set_of_cards")
def set_of_cards(of: Cards) -> Cards:
    return of


@reads("set_of_owner")
def set_of_owner(side: Side, of: Cards) -> Cards:
    return owned(side, of)


@reads("top_card")
def top_card() -> TopOfDeck:
    return TopOfDeck(OPEN)


@reads("top_n_cards")
def top_n_cards(count: int) -> TopOfDeck:
    return TopOfDeck(OPEN, count)


# --- those that were spoken of


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
    if card_type == "Program" and kind == "this_unit":
        return Ref(THIS_UNIT)
    raise Reject(f"this card is no such thing: a {card_type}'s text speaks of another piece so")


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
_word("those_gigs", "?those gig")
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
