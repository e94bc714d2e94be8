"""Pieces that were each chosen by itself, and are spoken of together: "a Unit and a Gear. Return them to ..."."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from engine.effects import tree as t
from engine.effects.values import (
    Compare,
    Comparison,
    CostOf,
    Count,
    Difference,
    Gigs,
    PowerOf,
    Ref,
    This,
    ValueIsAmong,
    ValueOf,
)
from engine.text.forms import OPEN, THEM, Reject
from engine.text.lowering.spoken import Spoken, side_of
from engine.text.lowering.wants import wants_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.effects.values import Condition, Piece, Side
    from engine.text.forms import Statement, Subject
    from engine.text.lowering.refs import Scope
    from engine.text.lowering.spoken import Want

PAIR: Final = Ref("pair")


def speak_of_pair(steps: Sequence[Any], scope: Scope) -> None:
    """After the same is done to one piece and to another, "them" are both."""
    same = steps[1:] if steps and isinstance(steps[0], t.Look) else steps
    if len(same) < 2 or any(type(step) is not type(same[0]) for step in same):
        return
    pieces = [_acted_on(step) for step in same]
    known = [s for s in scope.spoken if s.piece in pieces]
    if None in pieces or len(known) != len(same) or len({(s.off, s.is_gig) for s in known}) > 1:
        return
    first = known[0]
    kinds = first.kinds if all(s.kinds == first.kinds for s in known) else ()
    side = first.side if all(s.side == first.side for s in known) else "any"
    scope.say(Spoken(PAIR, kinds, True, first.off, side, pair=tuple(s.piece for s in known)))


def _acted_on(step: Any) -> Piece | None:
    """The one piece that an instruction acts on, or None."""
    target = next((getattr(step, name) for name in wants_of(step)), None)
    match target:
        case t.Choose(_, bind, 1, False):
            return Ref(bind)
        case Ref() | This():
            return target
        case _:
            return None


def _paired(scope: Scope, label: str, want: Want) -> tuple[Any, ...]:
    """The pieces that a word for several means, where each of them was chosen by itself."""
    found = scope.fitting(label, want) if label.startswith("?") else []
    return found[0].pair if found else ()


def each_of_pair(node: Any, scope: Scope) -> list[Any]:
    """An instruction on both pieces as one on each; none where it is on no pair."""
    for name, want in wants_of(node).items():
        part = getattr(node, name)
        pair = _paired(scope, part.label, want) if isinstance(part, Ref) else ()
        if any(isinstance(piece, Gigs) for piece in pair):
            if not isinstance(node, (t.Swap, t.SwapValues)):
                raise Reject("which one this word speaks of is not said")
            pair = tuple(t.Choose(piece, OPEN) if isinstance(piece, Gigs) else piece for piece in pair)
        if len(pair) == 2 and isinstance(node, t.SwapValues):
            return [dataclasses.replace(node, gigs=pair[0], other=pair[1])]
        if len(pair) == 2 and isinstance(node, t.Swap):
            mine, theirs = sorted(pair, key=lambda piece: _side(piece, scope))
            return [dataclasses.replace(node, friendly=mine, rival=theirs)]
        if pair:
            return [dataclasses.replace(node, **{name: piece}) for piece in pair]
    return []


def _side(gig: Any, scope: Scope) -> str:
    return side_of(scope, gig) if isinstance(gig, Ref) else gig.of.side


def in_order(node: Any, wants: dict[str, Want]) -> list[tuple[str, Want]]:
    """What an instruction acts on, in the order of its words; of a swap, first the Gig that was spoken of before."""
    fields = list(wants.items())
    if isinstance(node, t.Swap):
        fields.sort(key=lambda field: not isinstance(getattr(node, field[0]), Ref))
    return fields


@dataclass(frozen=True, slots=True)
class BetweenTwo:
    """The words "the difference between their power", of two pieces that were each chosen by itself, or that fought."""

    pieces: Piece
    what: Literal["powers", "costs", "values"]


@dataclass(frozen=True, slots=True)
class SameValue:
    """The words "if a friendly Gig has the same value": as the Gig of that label, and another than that one."""

    gig: str
    side: Side


def same_value(node: SameValue, scope: Scope) -> Condition:
    """Whether another Gig of that side has the value; where it can't be the Gig itself, any of that side."""
    gig = scope.names(node.gig, "gig")
    if {node.side, side_of(scope, Ref(gig))} == {"friendly", "rival"}:
        return ValueIsAmong(ValueOf(gig), node.side)
    return Compare(Count(Gigs(node.side, value=Comparison("=", ValueOf(gig)), other_than=gig)), ">=", 1)


_NUMBERS: Final[dict[str, Any]] = {"powers": PowerOf, "costs": CostOf}


def difference(node: BetweenTwo, scope: Scope) -> Difference:
    """By how much a number of the one differs from that of the other. Raises Reject where they are not two."""
    gigs = node.what == "values"
    word = node.pieces.label if isinstance(node.pieces, Ref) else ""
    pair = _paired(scope, word, "gig" if gigs else "numbers")
    if not pair and not gigs and word == THEM and not scope.fitting(word, "numbers"):
        pair = _met(scope)
    if len(pair) != 2 or any(isinstance(piece, Gigs) for piece in pair):
        raise Reject("between which two this is the difference is not said")
    one, other = (ValueOf(piece.label) if gigs else _NUMBERS[node.what](piece) for piece in pair)
    return Difference(one, other)


def _met(scope: Scope) -> tuple[Any, ...]:
    """The two Units of the fight or attack that an effect begins with."""
    known = [s.piece for s in scope.spoken]
    doers = [piece for piece in (This(), Ref("unit")) if piece in known]
    return (doers[0], Ref("opponent")) if len(doers) == 1 and Ref("opponent") in known else ()


def swapped(node: t.Swap, scope: Scope) -> t.Swap:
    """A swap, the friendly Gig first. Raises Reject where those that were spoken of are not one of each side."""
    if not (isinstance(node.friendly, Ref) and isinstance(node.rival, Ref)):
        for gig, other in ((node.friendly, "rival"), (node.rival, "friendly")):
            if isinstance(gig, Ref) and side_of(scope, gig) == other:
                raise Reject("a friendly Gig is swapped with a rival Gig")
        return node
    mine, theirs = sorted((node.friendly, node.rival), key=lambda piece: side_of(scope, piece))
    if (side_of(scope, mine), side_of(scope, theirs)) != ("friendly", "rival"):
        raise Reject("a friendly Gig is swapped with a rival Gig")
    return dataclasses.replace(node, friendly=mine, rival=theirs)


def of_each(node: Statement, scope: Scope) -> Statement:
    """A statement of both pieces as one of each."""
    subjects: list[Subject] = []
    for subject in node.subjects:
        word = subject.target
        pair = _paired(scope, word.label, "turned") if isinstance(word, Ref) else ()
        subjects += [dataclasses.replace(subject, target=piece) for piece in pair] or [subject]
    return dataclasses.replace(node, subjects=tuple(subjects))
