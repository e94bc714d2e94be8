"""Readers of instructions that move, show or play cards."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal

from engine.effects.tree import (
    Choose,
    ChooseOne,
    Defeat,
    DoublePower,
    Every,
    Move,
    Power,
    TopOfDeck,
)
from engine.effects.values import Cards
from engine.text.forms import (
    OPEN,
    THEIR,
    Clauses,
    MoveAgain,
    Predicate,
    Reject,
    Statement,
    Subject,
    Tail,
)
from engine.text.lowering.ellipsis import left_out
from engine.text.lowering.seen import AddMore
from engine.text.lowering.yours import ONLY_OWN, ToYourHand
from engine.text.meaning import reads
from engine.text.readers.amounts import times
from engine.text.readers.statements import joined_tails
from engine.text.readers.steps import Targets, each_of

if TYPE_CHECKING:
    from engine.effects.tree import Modifier, Target, Until
    from engine.effects.values import Amount, Piece


Place = Literal["hand", "trash", "bottom of deck", "top of deck", "into deck", "removed"]
reads("any_order")(lambda: True)
reads("random_order")(lambda: False)


def _moving(name: str, to: Place) -> None:
    def read(targets: Targets, any_order: bool | None = None) -> Any:
        return each_of(targets, lambda target: Move(target, to, bool(any_order)))

    reads(name)(read)


_moving("to_hand", "hand")


@reads("to_your_hand")
def to_your_hand(targets: Targets, any_order: bool | None = None) -> Any:
    """Return to your hand what is yours: nothing else can get there."""
    for target in targets:
        of = target.of if isinstance(target, (Choose, Every)) else None
        if isinstance(of, Cards) and of.side != "friendly" and of.among is None and of.on is None:
            raise Reject(ONLY_OWN)
    return each_of(targets, lambda target: ToYourHand(target, "hand", bool(any_order)))


@reads("own_hand")
def own_hand() -> Targets:
    return (Every(Cards(side="friendly", areas=("hand",)), OPEN),)


@reads("their_hand")
def their_hand() -> Targets:
    return (Every(Cards(side=THEIR, areas=("hand",)), OPEN),)


_moving("to_bottom", "bottom of deck")
_moving("to_top", "top of deck")


@reads("left_on_top")
def left_on_top(left: Any, any_order: bool | None = None) -> Any:
    """The words "keep the rest on top of your deck", of cards that were looked at: put them back there."""
    return Move(left, "top of deck", bool(any_order))


@reads("it_is_defeated")
def it_is_defeated(piece: Piece) -> Any:
    """The words "it's defeated at the end of this turn": defeat it."""
    return Defeat(piece)


def _moved(name: str, to: Place) -> None:
    def read(piece: Piece) -> Any:
        return Move(piece, to)

    reads(name)(read)


_moved("it_is_bottom_decked", "bottom of deck")
_moved("it_is_returned", "hand")


@reads("it_is_returned_to_you")
def it_is_returned_to_you(piece: Piece) -> Any:
    return ToYourHand(piece, "hand")


_moved("it_is_removed", "removed")


@reads("to_top_or_bottom")
def to_top_or_bottom(targets: Targets) -> Any:
    return ChooseOne(tuple(placed_there(targets, to) for to in ("top of deck", "bottom of deck")))


@reads("to_trash_or_bottom")
def to_trash_or_bottom(targets: Targets) -> Any:
    return ChooseOne(tuple(placed_there(targets, to) for to in ("trash", "bottom of deck")))


def placed_there(targets: Targets, to: Any) -> Any:
    """Each of the targets moved there."""
    return each_of(targets, lambda target: Move(target, to))


_moving("to_removed", "removed")
_moving("into_deck", "into deck")


@reads("own_trash")
def own_trash() -> Targets:
    return (Every(Cards(side="friendly", areas=("trash",)), OPEN),)


@reads("their_trash")
def their_trash() -> Targets:
    return (Every(Cards(side=THEIR, areas=("trash",)), OPEN),)


@reads("put_each")
def put_each(*placed: Any) -> Any:
    """The words "put 1 into your hand and the rest on the bottom of your deck": one after another."""
    return Clauses(placed, ("and",) * (len(placed) - 1))


@reads("placed_hand")
def placed_hand(targets: Targets) -> Any:
    return add_to_hand(targets)


@reads("placed_trash")
def placed_trash(targets: Targets) -> Any:
    return each_of(targets, lambda target: Move(target, "trash"))


@reads("placed_bottom")
def placed_bottom(targets: Targets, any_order: bool | None = None) -> Any:
    return each_of(targets, lambda target: Move(target, "bottom of deck", bool(any_order)))


@reads("placed_top")
def placed_top(targets: Targets, any_order: bool | None = None) -> Any:
    return each_of(targets, lambda target: Move(target, "top of deck", bool(any_order)))


@reads("to_trash_area")
def to_trash_area(targets: Targets, any_order: bool | None = None) -> Any:
    """Trash cards; those on top of the deck have a process of their own."""
    if any(isinstance(t, TopOfDeck) or (isinstance(t, Choose) and left_out(t.of)) for t in targets):
        raise Reject("another reading says the same")
    return each_of(targets, lambda target: Move(target, "trash", bool(any_order)))


@reads("add_to_hand")
def add_to_hand(targets: Targets, any_order: bool | None = None) -> Any:
    """Add cards to your hand: those that were looked at or trashed just now, or from where it says."""
    return _added(targets, any_order, ToYourHand)


@reads("add_to_their_hand")
def add_to_their_hand(targets: Targets, any_order: bool | None = None) -> Any:
    return _added(targets, any_order, Move)


def _added(targets: Targets, any_order: bool | None, move: type[Move]) -> Any:
    found = tuple(found_there(target) for target in targets)
    for target in found:
        of = target.of if isinstance(target, (Choose, Every)) else None
        if isinstance(of, Cards) and of.areas and of.side in ("rival", "any"):
            raise Reject(ONLY_OWN)
    return each_of(found, lambda target: move(target, "hand", bool(any_order)))


def found_there(target: Any) -> Any:
    if not isinstance(target, (Choose, Every)):
        return target
    of = target.of
    if isinstance(of, Cards) and of.areas == ("eddies",) and of.side == "any":
        return dataclasses.replace(target, of=dataclasses.replace(of, side="friendly"))
    if isinstance(of, Cards) and not of.areas and of.among is None and of.name is None:
        if of.side != "any":
            raise Reject("cards that are added to a hand come from somewhere")
        return dataclasses.replace(target, of=_of_those(of))
    return target


def _of_those(of: Cards) -> Cards:
    """Those of the cards that were looked at or trashed just now."""
    other = None if of.or_else is None else _of_those(of.or_else)
    return dataclasses.replace(of, among="?group", or_else=other)


@reads("move_again")
def move_again(targets: Targets) -> Any:
    return each_of(targets, MoveAgain)


@reads("add_more")
def add_more(count: int, per: Amount | None = None) -> AddMore:
    return AddMore(count if per is None else times(count, per))


@reads("give")
def give(targets: Targets, mods: tuple[Modifier, ...], *tails: Tail) -> Any:
    return Statement(
        tuple(Subject(target=t) for t in targets), (Predicate(mods, gained=True),), joined_tails(tails)
    )


@reads("give_twice")
def give_twice(
    targets: Targets, mods: tuple[Modifier, ...], until: Until, more: tuple[Modifier, ...], then: Until
) -> Any:
    """The words "give it +3 power this turn and {Blocker} until your next turn"."""
    said = give(targets, mods, Tail(until=until))
    return dataclasses.replace(said, more=((Predicate(more, gained=True),), Tail(until=then)))


@reads("give_power")
def give_power(targets: Targets, amount: Amount, *tails: Tail) -> Any:
    return give(targets, (Power(amount),), *tails)


@reads("lower_power")
def lower_power(targets: Targets, amount: int, *tails: Tail) -> Any:
    """The words "reduce the power of X by 3": -3 power."""
    return give(targets, (Power(-amount),), *tails)


@reads("raise_power")
def raise_power(targets: Targets, amount: int, *tails: Tail) -> Any:
    return give(targets, (Power(amount),), *tails)


@reads("double_its_power")
def double_its_power(piece: Piece, *tails: Tail) -> Any:
    return give((piece,), (DoublePower(),), *tails)


@reads("double_power_of")
def double_power_of(target: Target, *tails: Tail) -> Any:
    return give((target,), (DoublePower(),), *tails)
