"""Readers of instructions about Gigs."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal, cast

from engine.effects.tree import (
    Adjust,
    Choose,
    If,
    May,
    Pick,
    Reroll,
    RollIn,
    SetGig,
    Steal,
    ToFixer,
)
from engine.effects.values import (
    Cards,
    Compare,
    Comparison,
    Gigs,
    Highest,
    Lowest,
    Ref,
    StreetCred,
    This,
    ValueOf,
)
from engine.text.forms import IT, OPEN, Bare, Clauses, OwnersDeed, Reject, Some, Subject
from engine.text.lowering.naming import BESIDES
from engine.text.lowering.placing import counted_there
from engine.text.meaning import reads
from engine.text.readers.amounts import times
from engine.text.readers.conditions_held import controls
from engine.text.readers.targets import one

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.tree import Step, Target
    from engine.effects.values import Amount, Piece

Change = tuple[Any, bool]
"""By how much a Gig is adjusted, and whether it is "up to" that much."""


@reads("pick_gig")
def pick_gig(gig: Target) -> Step:
    return Pick(gig)


@reads("pick_two_gigs")
def pick_two_gigs(one: Target, other: Target) -> Any:
    return Clauses((Pick(one), Pick(other)), ("and",))


def stolen(gig: Target) -> Target:
    """What is stolen: a Rival's Gig, whether the text says so or not."""
    if isinstance(gig, Choose) and isinstance(gig.of, Gigs):
        if gig.of.side == "friendly":
            raise Reject("only rival Gigs can be stolen")
        return _rivals_only(gig)
    return gig


def _rivals_only(gig: Choose) -> Choose:
    """The choice among a Rival's Gigs; of "all but 1 Gig", a Rival's are counted."""
    assert isinstance(gig.of, Gigs)
    of = _rivals(gig.of)
    return dataclasses.replace(gig, of=of, count=counted_there(gig, of))


def _rivals(of: Gigs) -> Gigs:
    """The set among a Rival's Gigs; "the lowest value" is then the lowest of a Rival's."""
    match of.value:
        case Comparison("=", (Lowest(Gigs() as inner) | Highest(Gigs() as inner)) as most) if (
            inner.side == "any"
        ):
            among = dataclasses.replace(most, of=dataclasses.replace(inner, side="rival"))
            return dataclasses.replace(of, side="rival", value=Comparison("=", among))
        case _:
            return dataclasses.replace(of, side="rival")


@reads("steal")
def steal(gig: Target) -> Step:
    return Steal(stolen(gig))


@reads("steal_one_more")
def steal_one_more(of: Gigs) -> Step:
    """The words "steal an additional Gig": besides one that was spoken of, which was stolen or chosen before."""
    return steal(Choose(dataclasses.replace(of, other_than=BESIDES), OPEN))


@reads("steal_from_who")
def steal_from_who(gig: Target, held: Any) -> Step:
    """The words "steal a Gig from a Rival with more Gigs than you": where that Rival has."""
    return If(controls("rival", held), steal(gig))


@reads("steal_from_famous")
def steal_from_famous(gig: Target) -> Step:
    return If(Compare(StreetCred("rival"), ">", StreetCred("you")), steal(gig))


@reads("steal_from_whose")
def steal_from_whose(gig: Target, piece: Piece) -> Any:
    """The words "steal a Gig from that Unit's controller", where that is a Rival."""
    return OwnersDeed(piece, None, Steal(stolen(gig)), controller=True)


@reads("they_steal")
def they_steal(gig: Target) -> Step:
    """What a Rival steals is yours, whether the text says so or not; seen from them it is a rival Gig."""
    if not isinstance(gig, Choose) or not isinstance(gig.of, Gigs) or gig.of.side == "rival":
        raise Reject("only your Gigs can be stolen by a Rival")
    match gig.of.value:
        case Comparison(
            "=", (Lowest(Gigs(side="friendly") as inner) | Highest(Gigs(side="friendly") as inner)) as most
        ):
            # your lowest one: theirs is not asked for
            among = dataclasses.replace(most, of=dataclasses.replace(inner, side="rival"))
            gig = dataclasses.replace(gig, of=dataclasses.replace(gig.of, value=Comparison("=", among)))
        case _:
            pass
    return Steal(_rivals_only(gig))


@reads("they_may_steal")
def they_may_steal(gig: Target) -> Step:
    return May(they_steal(gig))


@reads("it_steals")
def it_steals(subjects: tuple[Subject, ...], gig: Target) -> Any:
    """A piece steals: it is the actor."""
    subject = subjects[0].target
    if len(subjects) == 1 and isinstance(subject, Choose) and isinstance(subject.of, Cards):
        if subject.of.side != "friendly":
            raise Reject("only your own Unit or Legend steals for you")
        return Clauses((Pick(subject), Steal(stolen(gig), actor=Ref(IT))), ("then",))
    if len(subjects) != 1 or not isinstance(subject, (This, Ref)):
        raise Reject("one piece that was spoken of steals")
    return Steal(stolen(gig), actor=subject)


@reads("it_may_steal")
def it_may_steal(piece: Piece, gig: Target) -> Step:
    return May(Steal(stolen(gig), actor=piece))


@reads("have_steal")
def have_steal(piece: Piece, gig: Target) -> Step:
    return Steal(stolen(gig), actor=piece)


@reads("exact_change")
def exact_change(amount: int) -> Change:
    return amount, False


@reads("change_for_each")
def change_for_each(amount: int, per: Amount) -> Change:
    return times(amount, per), False


@reads("change_up_to")
def change_up_to(amount: int) -> Change:
    return amount, True


@reads("change_up_to_for_each")
def change_up_to_for_each(amount: int, per: Amount) -> Change:
    return times(amount, per), True


@reads("amount_change")
def amount_change(amount: Amount) -> Change:
    return amount, False


@reads("plain_amount_change")
def plain_amount_change(amount: Any) -> Change:
    """By a number that is read from something: "by this Unit's power"."""
    if isinstance(amount, int):
        raise Reject("another reading says the same")
    return _change(amount), False


@reads("lower_to")
def lower_to(gig: Any, to: int) -> Any:
    """Decreased to 1, which every Gig can be; to more than that would not say what becomes of lower ones."""
    one(to)
    return set_gig(gig, 1)


@reads("change_up_to_amount")
def change_up_to_amount(amount: Any) -> Change:
    if isinstance(amount, int):
        raise Reject("another reading says the same")
    return _change(amount), True


@reads("add_to_gig")
def add_to_gig(amount: int, gig: Any) -> Any:
    """The words "add 1 to the value of a friendly Gig"."""
    return of_each(gig, lambda one_gig: Adjust(one_gig, amount, "increase"))


def of_each(gig: Any, make: Callable[[Target], Any]) -> Any:
    """An instruction for a Gig, or the same for each of two."""
    if not isinstance(gig, tuple):
        return make(gig)
    steps = tuple(make(one_gig) for one_gig in cast("tuple[Target, ...]", gig))
    return Clauses(steps, ("and",) * (len(steps) - 1))


def _adjusting(how: Literal["increase", "decrease", "adjust"]) -> None:
    def read(gig: Any, change: Change) -> Any:
        return of_each(gig, lambda one_gig: Adjust(one_gig, change[0], how, change[1]))

    def read_two(gig: Any, change: Change, other: Any, its_change: Change) -> Any:
        if isinstance(gig, tuple) or isinstance(other, tuple):
            raise Reject("which Gig is changed by how much is not clear")
        return Clauses((read(gig, change), read(other, its_change)), ("and",))

    reads(how)(read)
    if how != "adjust":
        reads(f"{how}_two")(read_two)


_adjusting("increase")
_adjusting("decrease")
_adjusting("adjust")


def _change(amount: Any) -> Any:
    """By how much; a piece whose number it is may still have to be chosen."""
    return amount if isinstance(amount, Some) and amount.what is not None else read_number(amount)


def read_number(amount: Any) -> Any:
    if isinstance(amount, (Some, Bare)):
        raise Reject("which one of several is not said")
    return amount


@reads("set_gig")
def set_gig(gig: Any, to: Any) -> Any:
    return of_each(gig, lambda one_gig: SetGig(one_gig, to=read_number(to)))


@reads("to_fixer")
def to_fixer(gig: Any) -> Any:
    return of_each(gig, ToFixer)


@reads("roll_in")
def roll_in() -> Step:
    return RollIn(1)


@reads("roll_in_many")
def roll_in_many(count: int) -> Step:
    return RollIn(count)


@reads("set_any")
def set_any(gig: Any) -> Any:
    """Set to one of its faces, which the player chooses."""
    return of_each(gig, lambda one_gig: SetGig(one_gig, any=True))


@reads("double_gig")
def double_gig(gig: Target) -> Step:
    """Twice its value is its value more: a die that has no such face can't show it either way."""
    if isinstance(gig, Choose) and gig.count != 1:
        raise Reject("each Gig has a value of its own")
    return Adjust(gig, ValueOf(IT), "increase")


@reads("reroll")
def reroll(gig: Any) -> Any:
    return of_each(gig, Reroll)


@reads("roll_again")
def roll_again(gig: Target) -> Step:
    """Rolling a Gig that somebody controls is rolling it again; a die of a fixer area is rolled in."""
    if getattr(getattr(gig, "of", None), "side", "any") == "any":
        raise Reject("whether this Gig is rolled in or rolled again is not said")
    return Reroll(gig)
