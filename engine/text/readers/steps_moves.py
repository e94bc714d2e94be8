"""Readers of instructions that move, show or play cards."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal

from engine.effects.tree import (
    ByRival,
    Choose,
    DoublePower,
    Every,
    Look,
    LookAtHand,
    LookAtLegend,
    Move,
    Pick,
    Power,
    Reveal,
    ShuffleDeck,
    TopOfDeck,
)
from engine.effects.values import Cards, Count
from engine.text.ellipsis import left_out
from engine.text.forms import (
    OPEN,
    THEIR,
    Clauses,
    MoveAgain,
    Predicate,
    Reject,
    Statement,
    Subject,
)
from engine.text.meaning import reads
from engine.text.readers.amounts import times
from engine.text.readers.statements import joined_tails
from engine.text.readers.steps import Targets, each_of
from engine.text.seen import AddMore

if TYPE_CHECKING:
    from engine.effects.tree import Modifier, Step, Target
    from engine.effects.values import Amount, Piece
    from engine.text.forms import Tail


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
            raise Reject('only your own cards get to your hand: write "its owner\'s hand"')
    return each_of(targets, lambda target: Move(target, "hand", bool(any_order)))


@reads("own_hand")
def own_hand() -> Targets:
    return (Every(Cards(side="friendly", areas=("hand",)), OPEN),)


@reads("their_hand")
def their_hand() -> Targets:
    return (Every(Cards(side=THEIR, areas=("hand",)), OPEN),)


_moving("to_bottom", "bottom of deck")
_moving("to_top", "top of deck")
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
    """Add cards to the hand: those that were looked at or trashed just now, or from where it says."""
    found = tuple(_found(target) for target in targets)
    for target in found:
        of = target.of if isinstance(target, (Choose, Every)) else None
        if isinstance(of, Cards) and of.areas and of.side in ("rival", "any"):
            raise Reject('only your own cards get to your hand: write "its owner\'s hand"')
    return each_of(found, lambda target: Move(target, "hand", bool(any_order)))


def _found(target: Any) -> Any:
    if not isinstance(target, (Choose, Every)):
        return target
    of = target.of
    if isinstance(of, Cards) and of.areas == ("eddies",) and of.side == "any":
        return dataclasses.replace(target, of=dataclasses.replace(of, side="friendly"))
    if isinstance(of, Cards) and not of.areas and of.among is None and of.name is None:
        if of.side != "any":
            raise Reject("cards that are added to a hand come from somewhere")
        return dataclasses.replace(target, of=dataclasses.replace(of, among="?group"))
    return target


@reads("move_again")
def move_again(targets: Targets) -> Any:
    return each_of(targets, MoveAgain)


@reads("add_more")
def add_more(count: int, per: Amount | None = None) -> AddMore:
    return AddMore(count if per is None else times(count, per))


@reads("search")
def search(count: int) -> Step:
    return Look(count, "search")


@reads("search_rivals_one")
def search_rivals_one() -> Step:
    return search_rivals(1)


@reads("search_rivals")
def search_rivals(count: int) -> Step:
    return Look(count, "search", "rival")


@reads("search_for_each")
def search_for_each(count: int, per: Amount) -> Step:
    return Look(times(count, per), "search")


_DECK = Count(Cards(side="friendly", areas=("deck",)))


@reads("search_deck")
def search_deck() -> Step:
    """All cards of it."""
    return Look(_DECK, "search")


@reads("search_deck_for")
def search_deck_for(targets: Targets) -> Any:
    return search_for(_DECK, targets)


@reads("shuffle_deck")
def shuffle_deck() -> Step:
    return ShuffleDeck()


@reads("search_for")
def search_for(count: Any, targets: Targets) -> Any:
    picked = tuple(Pick(_found(target)) for target in targets)
    return Clauses((Look(count, "search"), *picked), ("for",) * len(picked))


@reads("reveal_top")
def reveal_top(count: int) -> Step:
    return Look(count, "reveal")


@reads("rival_reveals_one")
def rival_reveals_one() -> Step:
    return rival_reveals(1)


@reads("rival_reveals")
def rival_reveals(count: int) -> Step:
    return ByRival(Look(count, "reveal"))


@reads("reveal_top_for_each")
def reveal_top_for_each(count: int, per: Amount) -> Step:
    return Look(times(count, per), "reveal")


@reads("reveal")
def reveal(targets: Targets) -> Any:
    if any(isinstance(target, TopOfDeck) for target in targets):
        raise Reject("another reading says the same")
    return each_of(targets, Reveal)


@reads("reveal_hand")
def reveal_hand() -> Step:
    return LookAtHand("you", reveal=True)


@reads("look_at_hand")
def look_at_hand() -> Step:
    return LookAtHand("rival")


@reads("look_at_legend")
def look_at_legend(target: Target) -> Step:
    if isinstance(target, TopOfDeck):
        raise Reject("another reading says the same")
    return LookAtLegend(target)


@reads("give")
def give(targets: Targets, mods: tuple[Modifier, ...], *tails: Tail) -> Any:
    return Statement(
        tuple(Subject(target=t) for t in targets), (Predicate(mods, gained=True),), joined_tails(tails)
    )


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
