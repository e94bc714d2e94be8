"""Decisions: the points at which somebody has to choose.

A decision says who chooses, of what kind it is, which rules ask, and what the legal options are. Options are plain
tuples of words and numbers, so that a line of play can be stored, sent and replayed anywhere:

("pass",) ("sell", card) ("call", legend) ("play", card) ("go-solo", legend) ("play-legend", legend)
("attack", unit, target card or -1 for the Gig area) ("block", unit) ("end-react",)
("pay", eddies, *legends) ("host", card) ("die", die) ("roll", value) ("keep",) ("mulligan",) ("first",) ("second",)
("player", 0 or 1) ("shuffle", *positions) ("concede", player)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from engine.legality import NOT_OFFERED, Refusal

if TYPE_CHECKING:
    import random

    from engine.legality import Refusals

Option: TypeAlias = tuple[str | int, ...]
T = TypeVar("T")
Script: TypeAlias = Generator["Decision", Option, T]
"""A part of the game: yields decisions, is sent the chosen option, returns a T."""


class Decision:
    """One open choice.

    player: 0, 1, or 2 for chance. kind: what is chosen (`main`, `react`, `pay`, `roll`, ...). keys: the rules that ask.
    about: the piece that the choice is about, for people. node: the node of the effect tree that asks, None where the
    rules alone do. resumable: whether the whole position is in the state here,
    so that play can be taken up from a copy of the state.
    """

    __slots__ = ("_explain", "_lister", "_options", "about", "keys", "kind", "node", "player", "resumable")

    def __init__(
        self,
        player: int,
        kind: str,
        keys: tuple[str, ...],
        options: Callable[[], Sequence[Option]],
        *,
        explain: Callable[[Option], Refusals] | None = None,
        about: object = None,
        node: object = None,
        resumable: bool = False,
    ) -> None:
        self.player = player
        self.kind = kind
        self.keys = keys
        self.about = about
        self.node = node
        self.resumable = resumable
        self._lister = options
        self._explain = explain
        self._options: Sequence[Option] | None = None

    def options(self) -> Sequence[Option]:
        """All legal options, never empty, in a fixed order; listed when first asked for."""
        if self._options is None:
            self._options = self._lister()
        return self._options

    def why_not(self, option: Option) -> list[Refusal]:
        """Every reason why `option` is not legal here; empty when it is legal."""
        if self._explain is not None:
            return list(self._explain(option))
        if option in self.options():
            return []
        return [Refusal(self.keys, NOT_OFFERED)]

    def sample(self, rng: random.Random) -> Option:
        """A random legal option."""
        return rng.choice(self.options())


class Shuffle(Decision):
    """Chance puts `count` cards into an order: ("shuffle", position, ...), a permutation of 0..count-1.

    Small shuffles list all orders, large ones cannot: `options` then holds only the order as it is. uids: the cards
    that the positions stand for, the last being the top of a deck.
    """

    __slots__ = ("count", "uids")

    LISTED = 5
    """The largest number of cards of which all orders are listed."""

    def __init__(self, uids: Sequence[int], keys: tuple[str, ...], about: object = None) -> None:
        self.count = len(uids)
        self.uids = tuple(uids)
        super().__init__(2, "shuffle", keys, self._orders, about=about)

    def _orders(self) -> Sequence[Option]:
        from itertools import permutations

        if self.count > self.LISTED:
            return [("shuffle", *range(self.count))]
        return [("shuffle", *p) for p in permutations(range(self.count))]

    def why_not(self, option: Option) -> list[Refusal]:
        """An option is legal when it is a permutation of all positions."""
        if option[:1] == ("shuffle",) and sorted(map(str, option[1:])) == sorted(map(str, range(self.count))):
            return []
        return [Refusal(self.keys, "a shuffle names every position from 0 to {} once", self.count - 1)]

    def sample(self, rng: random.Random) -> Option:
        """A random order."""
        order = list(range(self.count))
        rng.shuffle(order)
        return ("shuffle", *order)
