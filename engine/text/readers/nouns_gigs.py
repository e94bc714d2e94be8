"""Readers of descriptions: which Gigs a phrase speaks of."""

from __future__ import annotations

import operator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from engine.effects.values import Comparison, Gigs, Highest, Lowest, Ref, ValueOf
from engine.text.forms import LATEST_GIG, THEM, Compared, Mark, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import settle
from engine.text.readers.nouns import label, mark
from engine.text.readers.pronouns import THOSE_GIGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.values import Op, Piece, Side


SIDES: Final = (4, 6, 8, 10, 12, 20)


@reads("any_gig")
def any_gig() -> Mark:
    return mark()


@reads("dice")
def dice(*sides: str) -> Mark:
    """Dice of that many sides, or of any of several numbers of sides."""
    return of_sides(tuple(int(s) for s in sides))


def of_sides(sides: tuple[int, ...]) -> Mark:
    """Dice of these numbers of sides, the lowest first. Raises Reject for the same one twice."""
    if len(set(sides)) < len(sides) or not sides:
        raise Reject("which dice is not clear")
    first, *others = sorted(sides)
    return mark(sides=first, or_sides=tuple(others)) if others else mark(sides=first)


@reads("gig_side", "gig_area")
def gig_side(side: Side) -> Mark:
    return mark(side=side)


@reads("gig_extreme")
def gig_extreme(extreme: str) -> Mark:
    return mark(extreme=extreme)


@reads("gig_parity")
def gig_parity(parity: str) -> Mark:
    return mark(parity=parity)


@reads("gig_value")
def gig_value(compared: Compared) -> Mark:
    return mark(value=settle(compared, "value"))


@reads("gig_value_same")
def gig_value_same(than: Any) -> Mark:
    return gig_value(Compared("=", than))


@reads("gig_same_value")
def gig_same_value() -> Mark:
    return mark(value=Comparison("=", ValueOf(LATEST_GIG)))


@reads("gig_in_play")
def gig_in_play() -> Mark:
    """A Gig is a die in a Gig area: where else could it be."""
    return mark()


@reads("gig_lower_value")
def gig_lower_value() -> Mark:
    return mark(value=Comparison("<", ValueOf(LATEST_GIG)))


@reads("gig_higher_value")
def gig_higher_value() -> Mark:
    return mark(value=Comparison(">", ValueOf(LATEST_GIG)))


@reads("gig_lower_or_same")
def gig_lower_or_same() -> Mark:
    return mark(value=Comparison("<=", ValueOf(LATEST_GIG)))


@reads("gig_higher_or_same")
def gig_higher_or_same() -> Mark:
    return mark(value=Comparison(">=", ValueOf(LATEST_GIG)))


@reads("gig_lowest_value")
def gig_lowest_value() -> Mark:
    return mark(most=Lowest)


@reads("gig_highest_value")
def gig_highest_value() -> Mark:
    return mark(most=Highest)


@reads("gig_same_sides")
def gig_same_sides() -> Mark:
    return mark(sides_of=LATEST_GIG)


reads("more_sides")(lambda: "more")
reads("fewer_sides")(lambda: "fewer")


@reads("gig_sides_beside")
def gig_sides_beside(how: str, gig: Piece | None = None) -> Mark:
    """The words "with more sides": than the Gig that was spoken of last."""
    if gig is None:
        return mark(sides_of=LATEST_GIG, sides_than=how)
    return mark(**dict(gig_same_sides_as(gig).fields), sides_than=how)


@reads("gig_same_sides_as")
def gig_same_sides_as(gig: Piece) -> Mark:
    if not isinstance(gig, Ref):
        raise Reject("only a Gig has sides")
    return mark(sides_of=gig.label)


@reads("gig_across")
def gig_across(gig: Piece) -> Mark:
    return mark(opposite=label(gig))


@reads("gig_other_than")
def gig_other_than(gig: Piece) -> Mark:
    return mark(other_than=label(gig))


def gigs_spoken_of(pieces: Piece) -> str:
    """The label of the Gigs that a word speaks of: "them" may be Gigs or cards, but here it is Gigs."""
    spoken = label(pieces)
    return THOSE_GIGS if spoken == THEM else spoken


@reads("gig_among")
def gig_among(pieces: Piece) -> Mark:
    return mark(among=gigs_spoken_of(pieces))


@reads("gig_sides")
def gig_sides(sides: int) -> Mark:
    return mark(sides=sides)


@reads("gig_sides_bound")
def gig_sides_bound(asked: Compared) -> Mark:
    """The words "with 8 or more sides": the dice of the game that have so many."""
    fits: dict[str, Callable[[int, int], bool]] = {
        "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq
    }  # fmt: skip
    return of_sides(tuple(sides for sides in SIDES if fits[asked.op](sides, asked.amount)))


_OPPOSITE: Final[dict[Op, Op]] = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def all_but(of: Gigs) -> Gigs:
    """The Gigs that are not like that, of those of the same side. Raises Reject where several things are asked."""
    plain = Gigs(of.side)
    match of:
        case Gigs(extreme=extreme) if extreme is not None and of == replace(plain, extreme=extreme):
            return replace(plain, not_extreme=extreme)
        case Gigs(parity=parity) if parity is not None and of == replace(plain, parity=parity):
            return replace(plain, parity="odd" if parity == "even" else "even")
        case Gigs(value=Comparison(op, int(number)) as value) if op != "=" and of == replace(
            plain, value=value
        ):
            return replace(plain, value=Comparison(_OPPOSITE[op], number))
        case Gigs(sides=int(sides)) if of == replace(plain, sides=sides, or_sides=of.or_sides):
            rest = of_sides(tuple(n for n in SIDES if n not in (sides, *of.or_sides)))
            return replace(plain, **dict(rest.fields))
        case _:
            raise Reject("all other Gigs than these can't be said")


@reads("gig_not_extreme")
def gig_not_extreme(extreme: str) -> Mark:
    return mark(not_extreme=extreme)


@reads("gig_stolen")
def gig_stolen() -> Mark:
    return mark(stolen=True)


@reads("gig_other")
def gig_other() -> Mark:
    """The words "all other Gigs": than the one spoken of last."""
    return mark(other_than=LATEST_GIG)
