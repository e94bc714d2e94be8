"""From what would happen, and what happens instead, to a replacement effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.effects.values import Cards, Ref, This, ThisGear
from engine.text.forms import Reject
from engine.text.lowering.gear_kept import check_gear_kept
from engine.text.lowering.naming import would_label
from engine.text.lowering.refs import Spoken
from engine.text.lowering.resolve import parts
from engine.text.lowering.spoken import NOBODY, OPPONENT
from engine.text.meaning import changed

if TYPE_CHECKING:
    from engine.text.forms import Would
    from engine.text.lowering.refs import Scope


@dataclass(frozen=True, slots=True)
class ThisKept:
    """The words "this Unit isn't defeated", which would have been."""


def speak_of(would: Would, scope: Scope) -> None:
    """Let the scope know what the process brings in: the piece, the card or the Gig that it is about."""
    if would.against is not None:
        scope.struck = True
        if isinstance(would.against, This):
            scope.say(Spoken(This()))
        else:
            scope.spoken.insert(0, Spoken(Ref("opponent"), OPPONENT, side=would.against.side))
    if isinstance(would.subject, This):
        scope.say(Spoken(This()))
        scope.replaced = This()
    elif isinstance(would.subject, ThisGear):
        scope.replaced = ThisGear()
        scope.say(Spoken(ThisGear(), ("Gear",)))
    elif isinstance(would.subject, Ref):
        scope.replaced = would.subject
    elif isinstance(would.subject, Cards):
        label = would_label(would.process, would.subject)
        scope.replaced = Ref(label)
        scope.bound.append((label, label))
        scope.say(Spoken(Ref(label), would.subject.kinds, side=would.subject.side))
    if would.either:
        scope.spoken.append(Spoken(NOBODY, ("each",)))
    if would.process in ("draw", "discard"):
        scope.bound.append(("card", "card"))
        scope.say(Spoken(Ref("card"), off=True))
    if would.process in ("steal", "roll-in"):
        scope.bound.append(("gig", "gig"))
        scope.say(Spoken(Ref("gig"), ("gig",)))


def this_kept(scope: Scope) -> t.Prevent:
    """The words "this Unit isn't defeated". Raises Reject where that would not happen to this card."""
    if scope.replaced != This():
        raise Reject("this would not happen to this card")
    return t.Prevent()


def check_gone(how: str, would: Would, step: Any) -> None:
    """Refuse what may be so once or each time, but where the piece is gone after it. Raises Reject."""
    if how == "gone" and not any(isinstance(p, t.Move) and p.target == would.subject for p in parts(step)):
        raise Reject("whether this is so once, or each time, is not said")


def replaced(would: Would, step: Any, instead: bool, one: bool = True) -> t.Replacement:
    """The replacement of a process by a step. one: it is said in one sentence.

    What may be done, or is paid for, is asked before anything is replaced. Raises Reject where the step might not be
    done and it is not clear whether the process goes on then.
    """
    if not instead and not any(isinstance(p, (t.Prevent, t.Reroll)) for p in parts(step)):
        raise Reject('"would" needs "instead", or something that is prevented')
    optional, costs, condition, gear = False, (), None, would.process == "trash-gear"
    if instead and isinstance(step, t.If) and step.otherwise is None:
        condition, step = step.condition, step.then
    match step:
        case t.IfYouDo(t.May((t.Equip() | t.Move() | t.Sell()) as kept, "you"), then, None) if gear and then:
            optional, step = True, t.IfYouDo(kept, then)
        case t.IfYouDo(t.May(paid, "you"), then, None) if then and (instead or one):
            optional, costs, step = True, (_as_cost(paid),), then
        case t.May(inner, "you"):
            optional, step = True, inner
        case _:
            pass
    if gear:
        check_gear_kept(step, would)
    elif instead and any(isinstance(p, (t.If, t.IfYouDo, t.May)) for p in (step, *_row(step))):
        raise Reject("what happens where this is not done is not clear")
    return t.Replacement(
        would.process,
        step,
        would.subject,
        would.gig,
        would.who,
        optional,
        costs,
        instead,
        condition,
        would.by,
        would.first,
        would.against,
    )


def _row(step: Any) -> tuple[Any, ...]:
    return step.steps if isinstance(step, t.Do) else ()


def _as_cost(paid: Any) -> Any:
    """What is paid for a replacement, as a cost."""
    match paid:
        case t.PayNow(int(amount)):
            return changed(paid, t.PayEddies(amount))
        case t.Spend(This()):
            return changed(paid, t.SpendThis())
        case _:
            return changed(paid, t.CostStep(paid))
