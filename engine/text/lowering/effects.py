"""From the sentences of one effect to an ability: triggered, activated, a replacement, or what a Program does."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.effects.values import Cards, Ref, This, ThisGear, Trigger
from engine.text import forms as f
from engine.text.forms import Reject
from engine.text.lowering.done import done_by_this
from engine.text.lowering.fold import Fold
from engine.text.lowering.gear_kept import gear_would_be_trashed
from engine.text.lowering.lower import Lowering
from engine.text.lowering.naming import IN_ATTACKS, subject_label
from engine.text.lowering.refs import Scope
from engine.text.lowering.replacing import replaced, speak_of
from engine.text.lowering.resolve import parts, resolve
from engine.text.lowering.spoken import Spoken
from engine.text.lowering.they import of_rivals
from engine.text.meaning import changed

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.effects.tree import Ability
    from engine.text.lowering.fold import Folded, Numbered


@dataclasses.dataclass(slots=True)
class Effect:
    """An effect whose sentences are gathered: what it begins with, and what it says."""

    sentences: list[Numbered]
    leads: list[f.Lead]


class Effects:
    """Makes abilities of effects. program: of a Program. quote: what reads an ability in quotes."""

    def __init__(self, program: bool, quote: Callable[[f.Group], Ability]) -> None:
        self._program = program
        self._quote = quote

    def ability(self, opened: Effect) -> Ability:
        """The ability that an effect is. Raises Reject where it is none."""
        opened.sentences = of_rivals(opened.sentences, tuple(lead.value for lead in opened.leads))
        scope = Scope(program=self._program)
        kept = gear_would_be_trashed(opened.leads, opened.sentences)
        if kept is not None:
            return self._replacement(resolve(kept, scope), opened, scope)
        return self._ability(opened, scope)

    def _ability(self, opened: Effect, scope: Scope) -> Ability:
        """The ability that an effect is which has nothing of "instead of trashing it"."""
        leads: dict[Any, Any] = {}
        when: list[Any] = []
        nth = None
        for lead in opened.leads:
            if lead.kind in ("icon", "when"):
                when += [resolve(trigger, scope) for trigger in lead.value]
                nth = nth or lead.nth
                if lead.kind == "when":
                    self._speak(when, scope)
                else:
                    done_by_this(when, scope)
            else:
                leads[lead.kind] = lead.value
        once_only = _once_only(opened)
        if "would" in leads:
            if once_only or when or leads.keys() & {"costs", "quick", "from hand", "once"}:
                raise Reject("what would happen is all that a replacement watches")
            return self._replacement(resolve(leads["would"], scope), opened, scope)
        costs = tuple(paid_cost(cost, scope) for cost in leads.get("costs", ()))
        fold = Fold(scope, self._quote)
        fold.attack = any(w.event in IN_ATTACKS for w in when)
        folded = fold.all(opened.sentences)
        costs = _cheaper(costs, folded)
        if [w.event for w in when] == ["rolls-in"] and folded.step in (t.Reroll(), t.May(t.Reroll())):
            optional = isinstance(folded.step, t.May)
            return t.Replacement(
                "roll-in", t.Reroll(), None, when[0].gig, when[0].who, optional, costs, instead=False
            )
        _no_window(folded.step)
        if once_only:
            leads["once"] = _use_is_doing(opened, folded.step)
        if not opened.leads:
            return t.Resolve(folded.step)
        _whose_defeat(opened, folded.step)
        condition, step = _condition(folded)
        costs, step = _paid_for(costs, step, at_will=leads == {"once": None} and not when)
        if when:
            if leads.keys() & {"quick", "from hand"}:
                raise Reject("a triggered effect is not used at will")
            return t.Triggered(
                tuple(when), step, condition, costs, nth == 1, "once" in leads, None if nth == 1 else nth
            )
        if not costs:
            raise Reject("when or for what this is done is not said")
        return t.Activated(costs, step, condition, "quick" in leads, "from hand" in leads, "once" in leads)

    def _speak(self, when: list[Any], scope: Scope) -> None:
        """Let the scope know what the triggers bring in: with several, what all of them do."""
        spoken: list[list[Spoken]] = []
        for trigger in when:
            inner = scope.inner()
            inner.trigger(trigger)
            spoken.append(inner.spoken)
            scope.trigger(trigger)
        scope.spoken = [s for s in scope.spoken if all(s in each for each in spoken)]
        others = [w.subject for w in when if isinstance(w.subject, Cards)]
        if others and any(isinstance(w.subject, This) for w in when):
            # "this Unit or another ...": a later word means whichever of them it was, which has one label
            scope.spoken = [s for s in scope.spoken if s.piece != This()]
            labels = {subject_label(w) for w in when}
            if len(labels) == 1 and len(when) == 2 * len(others) and all(of.other for of in others):
                scope.say(Spoken(Ref(labels.pop()), others[0].kinds, side=others[0].side))

    def _replacement(self, would: f.Would, opened: Effect, scope: Scope) -> Ability:
        speak_of(would, scope)
        first = opened.sentences[-1][1]
        instead = first.body.instead or would.process == "trash-gear"
        if instead:
            plain = dataclasses.replace(first, body=dataclasses.replace(first.body, instead=False))
            opened.sentences[-1] = (opened.sentences[-1][0], changed(first, plain))
        fold = Fold(scope, self._quote)
        folded = fold.all(opened.sentences)
        made = replaced(would, folded.step, instead, one=len(opened.sentences) == 1)
        return dataclasses.replace(made, costs=_cheaper(made.costs, folded))


def _whose_defeat(opened: Effect, step: Any) -> None:
    """Refuse a Gear's {Defeated} effect that speaks of "this Gear".

    The bottom textbox tells of the defeat of whoever wears it (4.11.3.1), and is read as if printed there, where no
    Gear could be meant; what speaks of the Gear itself stands in the top textbox, and tells of its own (4.11.2).
    """
    icons = [trigger for lead in opened.leads if lead.kind == "icon" for trigger in lead.value]
    if Trigger("defeated", This()) in icons and any(isinstance(p, ThisGear) for p in parts(step)):
        raise Reject('whose defeat is not said: write "when this Gear is defeated", or "this Unit"')


def _paid_for(costs: tuple[Any, ...], step: Any, at_will: bool) -> tuple[tuple[Any, ...], Any]:
    """The words "once per turn, you may pay 1 €$ to draw 1": what may be done at will, for that cost."""
    match step:
        case t.IfYouDo(t.May(t.PayNow(int(amount)), "you"), then, None) if at_will:
            return (t.PayEddies(amount),), then
        case t.IfYouDo(t.May(t.Spend(This()), "you"), then, None) if at_will:
            return (t.SpendThis(),), then
        case t.IfYouDo(t.May(t.Discard(up_to=False) | t.Defeat() | t.Spend() as paid, "you"), then, None) if (
            at_will
        ):
            return (t.CostStep(paid),), then
        case _:
            return costs, step


def _once_only(opened: Effect) -> bool:
    """Whether the effect's last sentence says that it is done once a turn; that sentence is taken off."""
    said = [isinstance(sentence.body.what, f.OnceOnly) for _, sentence in opened.sentences]
    if not any(said):
        return False
    if len(said) < 2 or said.index(True) != len(said) - 1 or opened.sentences[-1][1].leads:
        raise Reject("what is done only once a turn is not said")
    opened.sentences.pop()
    return True


def _use_is_doing(opened: Effect, step: Any) -> bool:
    """True where an effect that is used is done. Raises Reject where it may be declined, or is used but once."""
    if not opened.leads or any(isinstance(p, t.May) for p in parts(step)):
        raise Reject("the effect tree only knows how often an effect is used")
    return True


def at_will(read: f.Sentence) -> f.Sentence:
    """The words "you may spend this Legend to draw 1", where nothing is said before: whenever it is spent for that."""
    match read:
        case f.Sentence((), f.Body(t.IfYouDo(t.May(t.Spend(This()), "you"), then, None), False, None, None)):
            return changed(read, f.Sentence((f.Lead("costs", (t.SpendThis(),)),), f.Body(then)))
        case _:
            return read


def paid_cost(cost: Any, scope: Scope) -> Any:
    """A cost with everything that it speaks of found."""
    if not isinstance(cost, t.CostStep):
        return cost
    lowering = Lowering(scope, _no_group, _no_group)
    return changed(cost, t.CostStep(lowering.step(cost.step)))


def _no_group(_form: Any, _scope: Scope) -> Any:
    raise Reject("a cost is one thing that is done")


def _cheaper(costs: tuple[Any, ...], folded: Folded) -> tuple[Any, ...]:
    if folded.less is None:
        return costs
    paid = [cost for cost in costs if isinstance(cost, t.PayEddies)]
    if len(paid) != 1:
        raise Reject("this effect costs no €$ that could be less")
    less, where = folded.less
    return tuple(dataclasses.replace(c, less=less, less_if=where) if c is paid[0] else c for c in costs)


def _condition(folded: Folded) -> tuple[Any, Any]:
    """The condition that the whole effect hangs on, and the rest."""
    match folded.step:
        case t.If(condition, then, None):
            return condition, then
        case step:
            return None, step


def _no_window(step: Any) -> None:
    """Refuse what only makes sense while something would happen; what waits for that has its own window."""
    waiting = [id(part) for would in parts(step) if isinstance(would, t.NextWould) for part in parts(would)]
    if any((isinstance(p, t.Prevent) or p == t.Reroll()) and id(p) not in waiting for p in parts(step)):
        raise Reject("nothing would happen here that could be prevented or rolled again")
