"""Whether it can matter how a player pays: in Eddies, or with which Legends.

Each Eddie and each Legend that is spent pays 1 €$, so whatever was spent, what is left pays as much, as long as no
Legend leaves the Legends area or is turned face-up. What differs is which of them lie spent. Where nothing can tell,
neither a card, nor a move, nor a question, one way to pay is followed and not all. Every doubt counts as telling.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import engine
from engine.effects import tree, values
from scenarios.language.moves import Move
from scenarios.language.questions import Question
from scenarios.play.underway import nodes
from scenarios.table.names import PLAYERS, WHO
from scenarios.table.prices import written_moves
from scenarios.table.table import Table

#: Who pays.
PAYERS: Final = frozenset({engine.YOU, engine.RIVAL})
#: Moves after which it matters which Legend is spent, or how much is left in Legends that stay face-down.
_TELLING_MOVES: Final = frozenset({"call", "go_solo", "pay"})
#: Values that tell Eddies and Legends that are spent from ready ones, and those that do so of a Legend.
_TELLING_VALUES: Final = frozenset(
    {"eddies", "funds", "ready eddies", "ready legends", "spent eddies", "spent legends"}
)
_OF_SPENDING: Final = frozenset({"can attack", "can block", "ready", "spent", "was readied", "was spent"})
#: Questions that are read after further actions, which may be paid for.
_TELLING_MOMENTS: Final = frozenset({"end of turn"})

#: Steps that turn Legends face-up, after which they may pay no more, and those that ready Eddies.
_TELLING_STEPS: Final = (tree.Call, tree.Flip, tree.ReadyEddies)
#: What turns a piece, watches it turn or keeps it from that; of Units it tells nothing.
_TURNING: Final = (tree.Ready, tree.Spend, tree.SpendThis)
_TURNED: Final = frozenset({"spent", "readied"})
_NOT_TURNED: Final = frozenset(
    {"ready", "be spent", "be readied by effects", "be spent by effects", "use SPEND"}
)
#: What may take a Legend from the Legends area, so that it pays no more, whether it has paid before or not.
_LEAVING: Final = (tree.Defeat, tree.Move, tree.PlayCard, tree.Sell, tree.TakeControl)
#: Areas in which nothing pays.
_PAYS_NOTHING: Final = frozenset({"field", "hand", "trash", "deck"})


def alike_payers(table: Table) -> frozenset[int]:
    """The players of whom nothing in the scenario tells how they pay, but what is followed may (`alike.Apart`)."""
    scenario = table.scenario
    moves = (move for who in (engine.YOU, engine.RIVAL) for move in written_moves(scenario, who))
    if scenario.phase != "main" or any(_move_tells(table, move) for move in moves):
        return frozenset()
    questions = (question for line in scenario.play for question in line.ask or ())
    if any(_tells(table, question) for question in (*questions, *scenario.ask)):
        return frozenset()
    cards = table.before.state.cards.values()
    if any(map(heeds, {card.facts for card in cards})):
        return frozenset()
    return frozenset(who for who in PAYERS if table.apart.isdisjoint(_pieces(table, who)))


def _pieces(table: Table, player: int) -> Iterable[int]:
    side = table.before.state.sides[player]
    return (*side.legends, *side.eddies)


def _move_tells(table: Table, move: Move) -> bool:
    """Whether a move may come out otherwise by how was paid before, or what is paid for it may be what is played."""
    return move.verb in _TELLING_MOVES or (move.play is not None and _may_pay(table, move.play.card))


def _tells(table: Table, question: Question) -> bool:
    """Whether a question asks for something that tells how it was paid."""
    if question.moment in _TELLING_MOMENTS:
        return True
    asked = [(value.of, value.what) for value in question.values]
    if question.order is not None:
        asked += [(one.of, one.did) for one in (question.order.first, question.order.then)]
    return any(
        what in _TELLING_VALUES or (what in _OF_SPENDING and _may_pay(table, of)) for of, what in asked
    )


def _may_pay(table: Table, of: str | None) -> bool:
    """Whether what is asked about may be a Legend or an Eddie."""
    cards = table.before.state.cards
    named = [] if of is None or of in PLAYERS else table.names.always(of)
    return of not in WHO and not (named and all(cards[uid].facts.type != "Legend" for uid in named))


@lru_cache(maxsize=2048)
def heeds(facts: engine.CardFacts) -> bool:
    """Whether the text of a card can come to something else by which Legends and Eddies are spent, not by how many."""
    if not facts.executable:
        return True
    text = facts.abilities
    watched = [trigger for trigger in nodes(text, values.Trigger) if trigger.event in _TURNED]
    if nodes(text, _TELLING_STEPS) or any(trigger.subject is None for trigger in watched):
        return True
    described = nodes(text, values.Cards)
    chosen = (step.of for step in nodes(text, (tree.Choose, tree.Every)))
    if any("eddies" in cards.areas for cards in described):
        return True
    if any(_may_lie_with_legends(cards) for cards in chosen if isinstance(cards, values.Cards)):
        return True
    of_others = [cards for cards in described if _may_be_legends(cards)]
    if any(
        cards.spent is not None or _TURNED.intersection((cards.did, cards.did_not)) for cards in of_others
    ):
        return True
    # What Gear says of the piece that wears it, it may say of a Legend.
    of_legends = facts.type in ("Legend", "Gear") or bool(of_others)
    return of_legends and (bool(watched) or _turns_or_takes(facts))


def _turns_or_takes(facts: engine.CardFacts) -> bool:
    """Whether it turns the piece itself or one spoken of before, keeps it from that, or takes it from where it lies."""
    text = facts.abilities
    return (
        bool(nodes(text, _TURNING))
        or any(cannot.action in _NOT_TURNED for cannot in nodes(text, tree.Cannot))
        or any(isinstance(step.target, (values.This, values.Ref)) for step in nodes(text, _LEAVING))
    )


def _may_be_legends(cards: values.Cards) -> bool:
    return not cards.kinds or "Legend" in cards.kinds


def _may_lie_with_legends(cards: values.Cards) -> bool:
    """Whether one of these cards may be a Legend in the Legends area."""
    elsewhere = bool(cards.areas) and _PAYS_NOTHING.issuperset(cards.areas)
    return _may_be_legends(cards) and cards.among is None and not elsewhere
