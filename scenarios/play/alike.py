"""Options that come to the same: copies of a card that nothing tells apart need to be followed once only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

import engine
from engine.effects.live import live
from engine.state import Pending
from scenarios.play.underway import nodes

#: Where copies of a card are alike; on the field and under Gear each piece has a history of its own.
_PILES: Final = frozenset({"hand", "deck", "eddies", "trash"})
#: From which place on the numbers of an option are cards.
_CARDS_FROM: Final = {"play": 1, "sell": 1, "call": 1, "choose": 1, "pay": 2}
#: Actions that turn a Legend face-up or take it from the Legends area, whether it was spent to pay or not.
_TELLING: Final = frozenset({"call", "go-solo", "play-legend"})
_TOLD_APART: Final = frozenset({*_CARDS_FROM, "resolve", "shuffle"})


class PaymentTells(Exception):
    """It may make a difference how `payer` has paid, so that all their ways have to be followed from the start."""

    def __init__(self, payer: int) -> None:
        super().__init__(payer)
        self.payer = payer


class Apart:
    """What is told apart of what is alike, since somebody may ask of it: cards, and ways to pay.

    cards: the uids of those cards.
    """

    def __init__(self, cards: frozenset[int], alike_payers: Callable[[], frozenset[int]]) -> None:
        """`alike_payers`: finds, when it is first asked for, the players of whom nothing tells how they pay."""
        self.cards = cards
        self._find = alike_payers
        self._alike: frozenset[int] | None = None
        self._paid_in_one_way: set[int] = set()

    def in_one_way(self, payer: int) -> bool:
        """Whether one way to pay is enough for this player, who is to pay in several ways."""
        if self._alike is None:
            self._alike = self._find()
        if payer in self._alike:
            self._paid_in_one_way.add(payer)
        return payer in self._alike

    def consider(self, decision: engine.Decision, options: Sequence[engine.Option]) -> None:
        """Before these options are followed: which Legend is called may tell how was paid. Raises `PaymentTells`."""
        if decision.player in self._paid_in_one_way and any(option[0] in _TELLING for option in options):
            raise PaymentTells(decision.player)


def distinct(decision: engine.Decision, state: engine.State, told: Apart) -> Sequence[engine.Option]:
    """The options of a decision without those that come to the same as an earlier one."""
    options = decision.options()
    if len(options) < 2 or not any(option[0] in _TOLD_APART for option in options):
        return options
    if decision.kind == "pay" and told.in_one_way(decision.player):
        return options[:1]
    apart = told.cards
    kinds: dict[object, engine.Option] = {}
    if isinstance(decision, engine.Shuffle):
        like = [_like(uid, state, apart) for uid in decision.uids]
        for option in options:
            kinds.setdefault(tuple(like[int(place)] for place in option[1:]), option)
    elif decision.kind == "order-pending":
        waiting = {pending.number: _waiting(pending) for pending in state.pending}
        for option in options:
            kinds.setdefault(waiting[int(option[1])], option)
    else:
        for option in options:
            kinds.setdefault(_kind(option, state, apart), option)
    return options if len(kinds) == len(options) else list(kinds.values())


def _waiting(pending: Pending) -> object:
    """What tells a pending effect from another: of what it was set off by only what its text goes on to speak of."""
    spoken = _words(pending.step) | _words(pending.ability)
    bound = tuple(pair for pair in pending.bound if pair[0] in spoken)
    return (id(pending.ability), pending.controller, pending.this.uid, pending.source.uid, bound)


_SPOKEN: dict[int, tuple[object, frozenset[str]]] = {}


def _words(root: object) -> frozenset[str]:
    """Every word in the fields of a tree, the labels of pieces among them."""
    known = _SPOKEN.get(id(root))
    if known is None or known[0] is not root:
        if len(_SPOKEN) > 4096:
            _SPOKEN.clear()
        known = (root, frozenset(nodes(root, str)))
        _SPOKEN[id(root)] = known
    return known[1]


def in_one_order(
    options: Sequence[engine.Option], game: engine.Game, choices: Sequence[engine.Option]
) -> Sequence[engine.Option]:
    """Of the Gigs that may be chosen next for a theft, those that lie behind the ones chosen before.

    choices: those made since open ones are followed. Chosen Gigs are stolen together, so their order is followed in one
    way only, unless something watches each of them. Empty where every option repeats a choice that is followed in
    another order.
    """
    known = live(game)
    if known.triggers.get("steals") or known.replacements.get("steal"):
        return options
    chosen = [int(option[1]) for option in takewhile(lambda option: option[0] == "die", reversed(choices))]
    if not chosen:
        return options
    attack = game.state.attack
    gigs = game.state.sides[1 - (game.state.player if attack is None else attack.player)].gigs
    last = max((gigs.index(number) for number in chosen if number in gigs), default=-1)
    return [option for option in options if gigs.index(int(option[1])) > last]


def _kind(option: engine.Option, state: engine.State, apart: frozenset[int]) -> object:
    start = _CARDS_FROM.get(str(option[0]))
    if start is None:
        return option
    cards = [_like(int(uid), state, apart) for uid in option[start:]]
    return (*option[:start], *sorted(cards, key=hash)) if len(cards) > 1 else (*option[:start], *cards)


def _like(uid: int, state: engine.State, apart: frozenset[int]) -> object:
    card = state.cards.get(uid)
    if card is None or uid in apart or card.gear:
        return uid
    if card.area in _PILES or card.facts is engine.UNKNOWN_LEGEND:
        return (card.facts.id, card.area, card.controller, card.owner, card.spent, card.face_up)
    return uid
