"""Amounts and conditions: what they come to now.

Null is None; for Street Cred it is less than any number (`gig-area.null-is-less-than-zero`).
"""

from __future__ import annotations

import operator
from collections import Counter
from typing import TYPE_CHECKING, Final

from engine import queries
from engine.effects import values as v
from engine.effects.alike import alike, different
from engine.effects.done import became, change_of, pieces_did, power_became, was, won_fight
from engine.state import Die

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.scope import Scope


_OPS: Final[dict[v.Op, Callable[[int, int], bool]]] = {
    "=": operator.eq, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
_OF_PIECES: Final = (v.AnyOf, v.CostOf, v.Highest, v.Lowest, v.PowerOf, v.ValueOf)


def compare(left: int | None, op: v.Op, right: int | None) -> bool:
    """Compare as references do: a negative number as 0 (`golden.negative-counts-as-zero`), null below everything."""
    a = -1 if left is None else max(left, 0)
    b = -1 if right is None else max(right, 0)
    return _OPS[op](a, b)


def player(scope: Scope, who: v.Who) -> int:
    """The player whom "you" or "a Rival" means here."""
    return scope.controller if who == "you" else 1 - scope.controller


def amount(scope: Scope, node: v.Amount) -> int | None:
    """What an amount comes to now; None for null."""
    if isinstance(node, int):
        return node
    return _AMOUNTS[type(node)](scope, node)


def number(scope: Scope, node: v.Amount) -> int:
    """What an amount comes to where a number is needed: null is none."""
    value = amount(scope, node)
    return 0 if value is None else value


def holds(scope: Scope, condition: v.Condition | None) -> bool:
    """Whether a condition is true now; no condition is."""
    return condition is None or _CONDITIONS[type(condition)](scope, condition)


def _count(scope: Scope, node: v.Count) -> int:
    from engine.effects.select import things

    return len(things(scope, node.of))


def _side_values(scope: Scope, side: v.Side) -> list[Die]:
    from engine.effects.select_gigs import gigs

    return gigs(scope, v.Gigs(side))


def _pairs(scope: Scope, node: v.Pairs) -> int:
    """Pairs within one Gig area; a Gig counts in one pair only (`gig.one-pair-at-a-time`)."""
    total = 0
    for controller in (0, 1):
        mine = [d for d in _side_values(scope, node.side) if d.controller == controller]
        counts = Counter(d.value if node.by == "value" else d.sides for d in mine)
        total += sum(n // 2 for n in counts.values())
    return total


def _different_values(scope: Scope, node: v.DifferentValues) -> int:
    return len({d.value for d in _side_values(scope, node.side)})


def _street_cred(scope: Scope, node: v.StreetCred) -> int | None:
    return queries.street_cred(scope.game.state, player(scope, node.who))


def _in_fixer(scope: Scope, node: v.InFixer) -> int:
    return len(scope.game.state.sides[player(scope, node.who)].fixer)


def _power_of(scope: Scope, node: v.PowerOf) -> int | None:
    card = scope.piece(node.piece)
    return None if card is None else queries.power_known(scope.game, card)


def _cost_of(scope: Scope, node: v.CostOf) -> int | None:
    card = scope.piece(node.piece)
    return None if card is None else card.facts.cost or 0


def _value_of(scope: Scope, node: v.ValueOf) -> int | None:
    die = scope.gig(node.gig)
    return None if die is None else die.value


def _highest(scope: Scope, node: v.Highest) -> int | None:
    return max(numbers_of(scope, node), default=None)


def _lowest(scope: Scope, node: v.Lowest) -> int | None:
    return min(numbers_of(scope, node), default=None)


def numbers_of(scope: Scope, asked: v.Highest | v.Lowest | v.AnyOf | v.Total) -> list[int]:
    """The powers or costs of cards, or the values of Gigs, that an amount is made of."""
    from engine.effects.select import things

    costs = asked.what == "cost" if isinstance(asked, v.Total) else asked.cost
    return [
        x.value if isinstance(x, Die) else (x.facts.cost or 0) if costs else queries.power_known(scope.game, x)
        for x in things(scope, asked.of)
    ]  # fmt: skip


def _total(scope: Scope, node: v.Total) -> int:
    return sum(numbers_of(scope, node))


def _any_of(scope: Scope, node: v.AnyOf) -> int | None:
    """By itself, outside a comparison, any of several numbers is no number."""
    found = set(numbers_of(scope, node))
    return found.pop() if len(found) == 1 else None


def _happened(scope: Scope, node: v.Happened) -> int:
    from engine.effects.this_turn import times_since_last_turn, times_this_turn

    times = times_this_turn if node.since == "this turn" else times_since_last_turn
    return times(scope, node.trigger)


def meets(scope: Scope, value: int | None, comparison: v.Comparison) -> bool:
    """Whether a number compares as asked: with an amount, or with any of several. With null nothing does."""
    if isinstance(comparison.amount, v.AnyOf):
        return any(compare(value, comparison.op, x) for x in numbers_of(scope, comparison.amount))
    bound = amount(scope, comparison.amount)
    return bound is not None and compare(value, comparison.op, bound)


def _tally(scope: Scope, node: v.Tally) -> int:
    return len(scope.bound.get(node.label, ()))


def _times(scope: Scope, node: v.Times) -> int | None:
    value = amount(scope, node.amount)
    return None if value is None else value * node.factor


def _plus(scope: Scope, node: v.Plus) -> int | None:
    one, more = amount(scope, node.amount), amount(scope, node.more)
    return None if one is None or more is None else one + more


def _share(scope: Scope, node: v.Share) -> int:
    return max(number(scope, node.amount), 0) // node.by


def _at_most(scope: Scope, node: v.AtMost) -> int | None:
    value = amount(scope, node.amount)
    return None if value is None else min(value, node.most)


def _difference(scope: Scope, node: v.Difference) -> int | None:
    """Null has no distance to a number, since it is no number (`golden.null-is-no-number`)."""
    one, other = amount(scope, node.one), amount(scope, node.other)
    return None if one is None or other is None else abs(one - other)


_AMOUNTS: Final[dict[type, Callable[..., int | None]]] = {
    v.Count: _count,
    v.Pairs: _pairs,
    v.DifferentValues: _different_values,
    v.StreetCred: _street_cred,
    v.InFixer: _in_fixer,
    v.PowerOf: _power_of,
    v.CostOf: _cost_of,
    v.ValueOf: _value_of,
    v.Highest: _highest,
    v.Lowest: _lowest,
    v.Total: _total,
    v.AnyOf: _any_of,
    v.Happened: _happened,
    v.Tally: _tally,
    v.Times: _times,
    v.Plus: _plus,
    v.Share: _share,
    v.AtMost: _at_most,
    v.Alike: alike,
    v.Different: different,
    v.Difference: _difference,
    v.ChangeOf: change_of,
}


def _compare(scope: Scope, node: v.Compare) -> bool:
    """Null is less than 0 for Street Cred alone; a number of a piece that there is not compares with nothing."""
    left, right = amount(scope, node.left), amount(scope, node.right)
    if any(x is None and isinstance(n, _OF_PIECES) for x, n in ((left, node.left), (right, node.right))):
        return False
    return compare(left, node.op, right)


def _is_parity(scope: Scope, node: v.IsParity) -> bool:
    """0 counts as neither even nor odd, by the official answer for Street Cred; null is no number at all."""
    value = amount(scope, node.amount)
    if value is None or value <= 0:
        return False
    return (value % 2 == 0) is (node.parity == "even")


def _is(scope: Scope, node: v.Is) -> bool:
    from engine.effects.select import card_fits
    from engine.effects.select_gigs import gig_fits

    if isinstance(node.like, v.Gigs):
        if not isinstance(node.piece, v.Ref):
            return False
        die = next((t for t in scope.bound.get(node.piece.label, ()) if isinstance(t, Die)), None)
        return die is not None and gig_fits(scope, node.like, scope.game.state.dice[die.number])
    card = scope.piece(node.piece)
    return card is not None and card_fits(scope, node.like, card)


def _value_is_among(scope: Scope, node: v.ValueIsAmong) -> bool:
    value = amount(scope, node.amount)
    return value is not None and any(d.value == value for d in _side_values(scope, node.side))


def _your_turn(scope: Scope, _node: v.YourTurn) -> bool:
    return scope.game.state.player == scope.controller


def _fixer_empty(scope: Scope, node: v.FixerEmpty) -> bool:
    return not scope.game.state.sides[player(scope, node.who)].fixer


def _played_this_turn(scope: Scope, node: v.PlayedThisTurn) -> bool:
    from engine.effects.select import card_fits

    who = player(scope, node.who)
    played = scope.game.state.log.get("played", ())
    return any(e.player == who and e.card is not None and card_fits(scope, node.like, e.card) for e in played)


def _overtime(scope: Scope, _node: v.Overtime) -> bool:
    return scope.game.state.overtime


def _both(scope: Scope, node: v.Both) -> bool:
    return all(holds(scope, part) for part in node.parts)


def _either(scope: Scope, node: v.Either) -> bool:
    return any(holds(scope, part) for part in node.parts)


def _not(scope: Scope, node: v.Not) -> bool:
    return not holds(scope, node.part)


_CONDITIONS: Final[dict[type, Callable[..., bool]]] = {
    v.Compare: _compare,
    v.IsParity: _is_parity,
    v.Is: _is,
    v.ValueIsAmong: _value_is_among,
    v.YourTurn: _your_turn,
    v.FixerEmpty: _fixer_empty,
    v.PlayedThisTurn: _played_this_turn,
    v.Became: became,
    v.Was: was,
    v.PiecesDid: pieces_did,
    v.WonFight: won_fight,
    v.PowerBecame: power_became,
    v.Overtime: _overtime,
    v.Both: _both,
    v.Either: _either,
    v.Not: _not,
}
"""One handler for each kind of condition and amount; a test compares them with the tree."""

AMOUNT_HANDLERS: Final = _AMOUNTS
CONDITION_HANDLERS: Final = _CONDITIONS
