"""Readers of conditions about what a card or a Gig is."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.values import (
    AnyOf,
    Cards,
    Compare,
    Comparison,
    Count,
    Gigs,
    Happened,
    Is,
    Not,
    PowerBecame,
    This,
    Trigger,
)
from engine.text.forms import Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import settle
from engine.text.readers.conditions import both, either
from engine.text.readers.targets import another

if TYPE_CHECKING:
    from engine.effects.values import Condition, Piece, Side


@dataclasses.dataclass(frozen=True, slots=True)
class Quality:
    """What a card or Gig is said to be, or not to be."""

    like: Any
    denied: bool = False

    def of(self, piece: Piece) -> Condition:
        """The condition that a piece has the quality."""
        found = Is(piece, self.like)
        return Not(found) if self.denied else found


def cards_like(*marks: Mark) -> Cards:
    """Cards that all these marks are true of."""
    fields = dict(field for m in marks for field in m.fields)
    controller = fields.pop("controller", None)
    if controller is not None and fields.setdefault("side", controller) != controller:
        raise Reject("this names two different controllers")
    return Cards(**fields)


@reads("is_like", "is_with")
def is_like(asked: Mark) -> Quality:
    return Quality(_beside_none(asked))


def _beside_none(asked: Mark) -> Cards:
    """The description, without "the highest power": beside which others it has that is asked otherwise."""
    if any(name == "extreme" for name, _ in asked.fields):
        raise Reject("beside which others is not said, or another reading says the same")
    return cards_like(asked)


@reads("was_like")
def was_like(asked: Mark) -> Quality:
    """What a piece was: as it is, or was when it left; whether it was turned before is not known any more."""
    if dict(asked.fields).get("spent") is not None:
        raise Reject("the effect tree knows whether a piece is ready or spent, not whether it was")
    return is_like(asked)


@reads("is_not_like")
def is_not_like(asked: Mark) -> Quality:
    if asked.fields == (("equipped", True),):
        raise Reject("another reading says the same: not equipped")
    return is_not_with(asked)


@reads("is_not_with")
def is_not_with(asked: Mark) -> Quality:
    return Quality(_beside_none(asked), denied=True)


@reads("is_color")
def is_color(color: str) -> Quality:
    return Quality(Cards(color=color))


@reads("is_not_color")
def is_not_color(color: str) -> Quality:
    return Quality(Cards(color=color), denied=True)


@reads("is_side")
def is_side(side: Side) -> Quality:
    return Quality(Cards(side=side))


@reads("is_not_side")
def is_not_side(side: Side) -> Quality:
    return Quality(Cards(side=side), denied=True)


@reads("is_tags")
def is_tags(tags: tuple[str, ...]) -> Quality:
    return Quality(Cards(tags=tags))


@reads("is_not_tags")
def is_not_tags(tags: tuple[str, ...]) -> Quality:
    return Quality(Cards(tags=tags), denied=True)


@reads("is_card")
def is_card(of: Cards) -> Quality:
    return Quality(of)


@reads("was_card")
def was_card(of: Cards) -> Quality:
    """The words "if it was a CORPO Unit": what no card ceases to be, wherever it is by now."""
    printed = Cards(of.kinds, tags=of.tags, color=of.color, or_color=of.or_color, name=of.name, cost=of.cost)
    if of != printed:
        raise Reject("whether it was so before is not known any more")
    return Quality(of)


@reads("is_not_card")
def is_not_card(of: Cards) -> Quality:
    return Quality(of, denied=True)


@reads("is_other_card")
def is_other_card(of: Cards) -> Quality:
    return Quality(another(of))


@reads("is_not_other_card")
def is_not_other_card(of: Cards) -> Quality:
    return Quality(another(of), denied=True)


@reads("is_chosen_kind")
def is_chosen_kind() -> Quality:
    return Quality(Cards(chosen_kind=True))


@reads("is_not_chosen_kind")
def is_not_chosen_kind() -> Quality:
    return Quality(Cards(chosen_kind=True), denied=True)


@reads("is_on")
def is_on(piece: Piece) -> Quality:
    return Quality(Cards(on=piece))


@reads("is_not_on")
def is_not_on(piece: Piece) -> Quality:
    return Quality(Cards(on=piece), denied=True)


@reads("piece_is")
def piece_is(piece: Piece, quality: Quality) -> Condition:
    if isinstance(piece, This) and quality.like == Cards(did=quality.like.did) != Cards():
        raise Reject("another reading says the same")
    if isinstance(piece, This) and quality.like == Cards(side="friendly", in_attack="attacking gigs"):
        quality = dataclasses.replace(quality, like=Cards(in_attack="attacking gigs"))
    return quality.of(piece)


@reads("piece_is_either")
def piece_is_either(piece: Piece, *qualities: Quality) -> Condition:
    return either(*(q.of(piece) for q in qualities))


@reads("piece_is_both")
def piece_is_both(piece: Piece, *qualities: Quality) -> Condition:
    return both(*(q.of(piece) for q in qualities))


@reads("cost_is")
def cost_is(piece: Piece, compared: Compared) -> Condition:
    """Asked of the piece, not of the number: where there is no piece the answer is no."""
    return Is(piece, Cards(cost=not_among(settle(compared, "cost"))))


@reads("is_cost")
def is_cost(compared: Compared) -> Quality:
    return Quality(Cards(cost=settle(compared, "cost")))


@reads("power_is")
def power_is(piece: Piece, compared: Compared) -> Condition:
    return Is(piece, Cards(power=not_among(settle(compared, "power"))))


@reads("piece_defeated_so")
def piece_defeated_so(piece: Piece, cause: Any) -> Condition:
    """The words "if it was defeated in a fight", of a piece whose defeat is the event."""
    return Compare(Happened(Trigger("defeated", piece, by=cause)), ">=", 1)


@reads("power_became")
def power_became(piece: Piece, compared: Compared) -> Condition:
    """The words "if its power becomes 0": by this effect, so that it is false where that was 0 before."""
    return PowerBecame(piece, not_among(settle(compared, "power")))


def not_among(comparison: Comparison) -> Comparison:
    """Refuse "equals the value of a friendly Gig", for which there is a condition of its own."""
    amount = comparison.amount
    if isinstance(amount, AnyOf) and isinstance(amount.of, Gigs) and amount.of == Gigs(amount.of.side):
        raise Reject("another reading says the same")
    return comparison


@reads("some_card_is")
def some_card_is(of: Cards, asked: Mark) -> Condition:
    """Some card is so: there is at least one of those that are so."""
    return Compare(Count(narrowed(of, asked)), ">=", 1)


@reads("another_card_is")
def another_card_is(of: Cards, asked: Mark) -> Condition:
    return some_card_is(another(of), asked)


@reads("some_cards_are")
def some_cards_are(how_many: Compared, of: Cards, asked: Mark) -> Condition:
    return Compare(Count(narrowed(of, asked)), how_many.op, how_many.amount)


def narrowed(of: Any, asked: Mark) -> Any:
    for name, value in asked.fields:
        if getattr(of, name) not in (None, (), value, "any", False):
            raise Reject("this asks the same thing twice")
    return dataclasses.replace(of, **dict(asked.fields))
