"""Whether a sentence speaks of the card itself, so that "it" in what follows is this card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.effects.tree import Draw, ReadyEddies
from engine.effects.values import Cards, Compare, Count, Gigs, Happened, Is, Ref, This
from engine.text import forms as f
from engine.text.lowering.resolve import parts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


_NO_PIECES: Final = (f.Sentence, f.Body, Draw, ReadyEddies)
"""What a sentence is made of that speaks of no piece."""


def of_this_alone(read: f.Sentence) -> bool:
    """Whether a sentence is true of this card for good and speaks of nothing else: "it" in the next is this card."""
    what = read.body.what
    if read.leads or read.body.condition is not None or not isinstance(what, f.Statement):
        return False
    alone = [subject.target for subject in what.subjects] == [This()] and what.tail == f.Tail()
    return alone and not any(isinstance(p, (Cards, Gigs)) for p in parts(what.predicates))


def speaks_on(read: f.Sentence, before: Sequence[f.Sentence]) -> bool:
    """Whether a sentence has a word for a piece that one of those before it may have spoken of.

    It has where it begins with that word ("if it's a WEAPON, this Unit ..."), and where more was done than to draw. So
    has "other" then: it may be others than that piece.
    """
    words = (Ref(f.IT), Ref(f.THEM))
    leading = [part for lead in read.leads for part in parts(lead.value)]
    if any(isinstance(part, Ref) or getattr(part, "among", None) is not None for part in leading):
        return True
    brought = any(not isinstance(part, _NO_PIECES) for sentence in before for part in parts(sentence))
    return brought and any(part in words or getattr(part, "other", False) for part in parts(read.body))


def speaks_of_this(conditions: Iterable[Any], what: Any = None) -> bool:
    """Whether a condition or statement speaks of this card, so that "it" after it is this card."""
    if isinstance(what, f.Statement) and any(subject.target == This() for subject in what.subjects):
        return True
    if isinstance(what, f.Statement) and any(
        This() in parts(s.set) for s in what.subjects if s.set is not None
    ):
        return True  # "Units with less power than this Unit ... while it's attacking": "it" is one
    asked = tuple(conditions)
    return any(_asks_of_this(p) for p in parts(asked)) or any(map(_of_its_numbers, asked))


def is_while_this_fights(during: Any) -> bool:
    """The words "while this Unit is fighting" before a statement, so that "it" after them is this card."""
    return isinstance(during, f.Tail) and during.whose == This()


def _of_its_numbers(condition: Any) -> bool:
    """Whether a condition compares something with a number of the card itself, and speaks of no other card."""
    inside = parts(condition)
    if _are_no_others(condition):
        return True
    return This() in inside and not any(isinstance(p, Cards) for p in inside)


def _are_no_others(condition: Any) -> bool:
    """Whether a condition asks that there be no other such card ("this is your only Unit"): "it" can mean none."""
    match condition:
        case Compare(Count(Cards(other=True)), "=", 0):
            return True
        case _:
            return False


def _asks_of_this(part: Any) -> bool:
    """Whether a part of a condition asks something of the card itself, or what it has done."""
    if isinstance(part, Happened):
        return part.trigger.subject == This()
    return isinstance(part, Is) and part.piece == This()
