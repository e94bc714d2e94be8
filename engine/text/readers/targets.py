"""Readers of what an instruction acts on: choices, and all of a set."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import Choose, Every, TopOfDeck
from engine.effects.values import Cards, Comparison, Count, Gigs, Highest, Lowest, Tally
from engine.text.forms import ANY_GROUP, LATEST_GIG, OPEN, Reject
from engine.text.lowering.spoken import THAT_MANY
from engine.text.meaning import reads
from engine.text.readers.amounts import times
from engine.text.readers.nouns import with_most

if TYPE_CHECKING:
    from engine.effects.tree import Target
    from engine.effects.values import Amount, Kind, Piece, Side


@reads("one_target", "several_targets")
def targets(*parts: Target) -> tuple[Target, ...]:
    """One target after another. "A Unit and a Gear from your trash" are both from there."""
    places = {p.of.areas for p in parts if isinstance(p, Choose) and isinstance(p.of, Cards)}
    last = parts[-1]
    if len(parts) < 2 or places - {()} not in ({("trash",)}, {("hand",)}) or not isinstance(last, Choose):
        return parts
    return tuple(_from_there(part, last.of) for part in parts)


def _from_there(part: Target, last: Any) -> Target:
    """A choice from where the last one is from, where its own place is not said."""
    if not isinstance(part, Choose) or not isinstance(part.of, Cards) or not last.areas:
        return part
    if part.of.areas or part.of.among is not None or part.of.side != "any":
        return part
    return dataclasses.replace(part, of=dataclasses.replace(part.of, side=last.side, areas=last.areas))


def owned(side: Side, of: Any) -> Any:
    """The set, of that side only."""
    if of.side not in ("any", side):
        raise Reject("this names two different controllers")
    mine = dataclasses.replace(of, side=side)
    if isinstance(mine, Gigs) and isinstance(of.value, Comparison):
        most = of.value.amount
        if isinstance(most, Highest | Lowest) and most.of == dataclasses.replace(of, value=None):
            # "your Gig with the highest value": among your Gigs
            return with_most(dataclasses.replace(mine, value=None), type(most))
    return mine


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


@reads("choose_that_many")
def choose_that_many(of: Cards) -> Choose:
    """As many as the pieces that were spoken of last."""
    return Choose(of, OPEN, Tally(THAT_MANY))


@reads("choose_any_number")
def choose_any_number(of: Any) -> Choose:
    """From none to all that there are."""
    return Choose(of, OPEN, Count(of), up_to=True)


@reads("choose_any_number_of_owner")
def choose_any_number_of_owner(side: Side, of: Any) -> Choose:
    return choose_any_number(owned(side, of))


@reads("choose_up_to_amount")
def choose_up_to_amount(of: Cards, count: Amount) -> Choose:
    return Choose(of, OPEN, count, up_to=True)


@reads("choose_of_owner")
def choose_of_owner(count: int, side: Side, of: Cards) -> Choose:
    return Choose(owned(side, of), OPEN, count)


@reads("choose_up_to_of_owner")
def choose_up_to_of_owner(count: int, side: Side, of: Cards) -> Choose:
    return Choose(owned(side, of), OPEN, count, up_to=True)


def worn(piece: Piece, of: Cards) -> Cards:
    """The Gear of that piece."""
    left = of.areas == ("trash",) and of.side == "friendly"  # with the piece, where that was defeated
    if of.kinds != ("Gear",) or of.on is not None or not (of.side == "any" or left):
        raise Reject("only Gear belongs to a piece")
    return dataclasses.replace(of, on=piece, equipped=None)


@reads("choose_of_piece")
def choose_of_piece(count: int, piece: Piece, of: Cards) -> Choose:
    return Choose(worn(piece, of), OPEN, count)


@reads("choose_up_to_of_piece")
def choose_up_to_of_piece(count: int, piece: Piece, of: Cards) -> Choose:
    return Choose(worn(piece, of), OPEN, count, up_to=True)


@reads("choose_any_number_of_piece")
def choose_any_number_of_piece(piece: Piece, of: Cards) -> Choose:
    return choose_any_number(worn(piece, of))


@reads("all_of_piece")
def all_of_piece(piece: Piece, of: Cards) -> Every:
    return Every(worn(piece, of), OPEN)


@reads("all_gear_of_piece")
def all_gear_of_piece(piece: Piece) -> Every:
    return all_of_piece(piece, Cards(("Gear",)))


@reads("other_gear_of_piece")
def other_gear_of_piece(piece: Piece) -> Every:
    return all_of_piece(piece, Cards(("Gear",), other=True))


@reads("the_attacker")
def the_attacker(side: Side | None, kind: Kind) -> Cards:
    """The one that attacks now: there is never a second."""
    return Cards((kind,), side or "any", attacking=True)


@reads("the_defender")
def the_defender(side: Side | None, kind: Kind) -> Cards:
    """The one that is attacked now."""
    return Cards((kind,), side or "any", in_attack="defending")


@reads("the_blocker")
def the_blocker(side: Side | None, kind: Kind) -> Cards:
    """The one that has blocked the attack under way."""
    return Cards((kind,), side or "any", in_attack="blocking")


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


@reads("whole_set")
def whole_set(of: Cards) -> tuple[Target, ...]:
    """A set without a number: all of it; only of cards in play, where it can be nothing else."""
    if of.areas or of.among is not None or not of.kinds:
        raise Reject("which of these cards is not said")
    return (Every(of, OPEN),)


@reads("the_rest")
def the_rest() -> Every:
    return Every(Cards(among=ANY_GROUP), OPEN)


@reads("set_of_cards")
def set_of_cards(of: Cards) -> Cards:
    return of


@reads("set_of_owner", "owned_ones")
def set_of_owner(side: Side, of: Cards) -> Cards:
    return owned(side, of)


@reads("top_card")
def top_card() -> TopOfDeck:
    return TopOfDeck(OPEN)


@reads("top_n_cards")
def top_n_cards(count: int) -> TopOfDeck:
    return TopOfDeck(OPEN, count)
