"""Readers of instructions that show cards: searching, revealing, looking at a hand or a Legend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.effects.tree import ByRival, Look, LookAtHand, LookAtLegend, Pick, Reveal, ShuffleDeck, TopOfDeck
from engine.effects.values import Cards, Count
from engine.text.forms import Clauses, Reject
from engine.text.meaning import reads
from engine.text.readers.amounts import times
from engine.text.readers.steps import Targets, each_of
from engine.text.readers.steps_moves import found_there

if TYPE_CHECKING:
    from engine.effects.tree import Step, Target
    from engine.effects.values import Amount


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
    picked = tuple(Pick(found_there(target)) for target in targets)
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


@reads("look_at_legends")
def look_at_legends(targets: Targets) -> Any:
    """The words "look at your face-down Legends": all of them."""
    return each_of(targets, LookAtLegend)
