"""Readers of "draw 1, or 2 if ...": the same with another number, or of other pieces, where something is so."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects.tree import (
    Adjust,
    Choose,
    Discard,
    Draw,
    Give,
    IfYouDo,
    Look,
    May,
    Power,
    ReadyEddies,
    RollIn,
    TrashTop,
)
from engine.effects.values import Cards, Gigs, Ref
from engine.text.forms import (
    IT,
    Body,
    Clauses,
    Group,
    Lead,
    Predicate,
    Reject,
    Sentence,
    Statement,
    Subject,
    TrashSome,
)
from engine.text.meaning import reads
from engine.text.readers.clauses import may_by_rival
from engine.text.readers.conditions_is import cards_like

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.tree import Target
    from engine.effects.values import Condition
    from engine.text.forms import Mark

_AMOUNTS = (Draw, Discard, TrashTop, ReadyEddies, RollIn, Look)
_CHOICES = {
    "Defeat": "target",
    "Spend": "target",
    "Ready": "target",
    "Move": "target",
    "Steal": "gigs",
    "Sell": "target",
}


@reads("body_or_if")
def body_or_if(first: Any, again: Any, condition: Condition) -> Body:
    """The words "A, or B if C": B where C holds, in the place of A."""
    second = again(first)
    said = (
        (0, Sentence((), Body(first))),
        (0, Sentence((Lead("if", condition),), Body(second, instead=True))),
    )
    return Body(Group(said))


@reads("again_verb")
def again_verb(second: Any) -> Any:
    def make(first: Any) -> Any:
        if type(first) is not type(second) or isinstance(first, Clauses):
            raise Reject("whether this is done instead, or may be chosen, is not said")
        name = _CHOICES.get(type(first).__name__)
        if name is not None:
            _check_same(getattr(first, name), getattr(second, name))
        return second

    return make


def _numbered(number: Any, up_to: bool) -> Any:
    def make(first: Any) -> Any:
        if isinstance(first, Adjust):
            return Adjust(Ref(IT), number, first.how, up_to)
        if isinstance(first, _AMOUNTS):
            if getattr(first, "up_to", False) is not up_to:
                return dataclasses.replace(first, amount=number, up_to=up_to)
            return dataclasses.replace(first, amount=number)
        if isinstance(first, TrashSome):
            return dataclasses.replace(first, count=number, up_to=up_to)
        name, target = _chosen(first)
        return dataclasses.replace(first, **{name: dataclasses.replace(target, count=number, up_to=up_to)})

    return make


def _chosen(first: Any) -> tuple[str, Choose]:
    """The choice that an instruction makes, and the field that it stands in."""
    name = _CHOICES.get(type(first).__name__, "")
    target = getattr(first, name, None)
    if not isinstance(target, Choose):
        raise Reject("so many of what?")
    return name, target


@reads("again_number")
def again_number(number: int) -> Any:
    return _numbered(number, up_to=False)


@reads("again_up_to")
def again_up_to(number: int) -> Any:
    return _numbered(number, up_to=True)


@reads("again_mods")
def again_mods(mods: Any) -> Any:
    def make(first: Any) -> Any:
        match first:
            case Statement((Subject(Choose(count=1)),), (Predicate((Power(),)) as said,)):
                more = dataclasses.replace(said, mods=mods)
                return dataclasses.replace(first, subjects=(Subject(target=Ref(IT)),), predicates=(more,))
            case _:
                raise Reject("what is given, and to what, is not said")

    return make


def _of(change: Callable[[Choose], Choose]) -> Any:
    def make(first: Any) -> Any:
        name, target = _chosen(first)
        return dataclasses.replace(first, **{name: change(target)})

    return make


def _check_same(first: Any, second: Any) -> None:
    """Refuse "defeat a Gear, or a Unit if ...": a Gear may then be chosen all the same, or not."""
    of, other = getattr(first, "of", None), getattr(second, "of", None)
    if of is None or other is None or type(of) is not type(other):
        raise Reject("whether this is done instead, or may be chosen, is not said")
    plain = type(of)()
    for field in dataclasses.fields(of):
        asked = getattr(other, field.name)
        if field.name in ("cost", "power", "value") or asked == getattr(plain, field.name):
            continue
        if asked != getattr(of, field.name):
            raise Reject("whether this is done instead, or may be chosen, is not said")


@reads("again_targets")
def again_targets(targets: Any) -> Any:
    if len(targets) != 1 or not isinstance(targets[0], Choose) or not isinstance(targets[0].of, Cards):
        raise Reject("what it is done to is not said")
    return _put(targets[0])


def _put(second: Choose) -> Any:
    def change(first: Choose) -> Choose:
        _check_same(first, second)
        return second

    return _of(change)


@reads("again_gig")
def again_gig(gig: Target) -> Any:
    if not isinstance(gig, Choose) or not isinstance(gig.of, Gigs):
        raise Reject("which Gig is not said")
    return _put(gig)


@reads("again_prop")
def again_prop(mark: Mark) -> Any:
    """The words "with cost 3 or less, or cost 5 or less if ...": the other number of the same pieces."""

    def change(first: Choose) -> Choose:
        of, new = first.of, cards_like(mark)
        names = [name for name, _ in mark.fields]
        if not isinstance(of, Cards) or any(getattr(of, name, None) is None for name in names):
            raise Reject("in whose place this is asked is not said")
        return dataclasses.replace(first, of=dataclasses.replace(of, **{n: getattr(new, n) for n in names}))

    return _of(change)


@reads("body_unless_you")
def body_unless_you(what: Any, done: Any) -> Body:
    """The words "discard 2 unless you discard a Program": you may, and where you don't, it happens."""
    if isinstance(done, (Give, Statement, Clauses)):
        raise Reject("what you must do is not one thing")
    return Body(IfYouDo(May(done), None, what))


@reads("body_unless_they")
def body_unless_they(what: Any, done: Any) -> Body:
    return Body(IfYouDo(may_by_rival(done), None, what))
