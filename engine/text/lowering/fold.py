"""From sentences to one instruction: "if you do", "otherwise", "instead", "choose one effect" and the like."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engine.effects import tree as t
from engine.effects.values import Ref
from engine.text import forms as f
from engine.text.forms import Reject
from engine.text.lowering.aftermath import as_before, asked_then, check_one_hangs, chosen_first, other_branch
from engine.text.lowering.asking import asked, both_again, check_known_before
from engine.text.lowering.counted import bound_first, counted_in
from engine.text.lowering.done import if_beaten
from engine.text.lowering.fights import to_come, under_way
from engine.text.lowering.lasting import Lasting
from engine.text.lowering.lower import Lowering
from engine.text.lowering.parallel import alike
from engine.text.lowering.refs import Scope
from engine.text.lowering.replacing import check_gone, replaced, speak_of
from engine.text.lowering.resolve import parts, resolve
from engine.text.lowering.ties import (
    FLOW,
    Folded,
    amended,
    by_option,
    choice_of,
    header_of,
    is_statement,
    made_by,
    only_target,
    otherwise_before,
    permitted,
    says_again,
    speaks_besides,
    times_over,
)
from engine.text.lowering.tying import last_of, tied
from engine.text.lowering.waiting import said_at_once_or_then
from engine.text.meaning import changed, rebuild, refusing_at

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.effects.tree import Ability, Step
    from engine.effects.values import Condition

Numbered = tuple[int, f.Sentence]
"""A sentence and the option it stands in."""


class Fold:
    """Puts the sentences of one effect together. quote: what reads an ability in quotes."""

    def __init__(self, scope: Scope, quote: Callable[[f.Group], Ability]) -> None:
        self.scope = scope
        self._quote = quote
        self.steps: list[Any] = []
        self.less: Any = None
        self.attack = False
        self._before_last = self._waiting = scope
        self._question: Any = None

    def all(self, sentences: Sequence[Numbered]) -> Folded:
        """Put all of them together. Raises Reject where they do not fit."""
        at = 0
        while at < len(sentences):
            option, sentence = sentences[at]
            if isinstance(sentence.body.what, f.Header):
                with refusing_at(sentence):
                    at = self._options(sentences, at)
                continue
            if option != sentences[0][0]:
                raise Reject('options follow "choose one effect"')
            with refusing_at(sentence), other_branch(self.scope, self._before_last, sentence.leads):
                self._say(sentence)
            at += 1
        return Folded(bound_first(self.steps, self.scope), self.less)

    def _say(self, said: f.Sentence) -> None:
        self.attack = self.attack or under_way(self.steps)
        self.scope.counted = counted_in(self.steps)
        said = to_come(said, self.attack, self.scope)
        said_at_once_or_then(said, self._one, self._then, self.steps, self.scope)

    def _then(self, said: f.Sentence, steps: list[Any]) -> Folded:
        """A sentence as what is done after steps that wait."""
        waiting = Fold(self._waiting, self._quote)
        waiting.steps = steps
        return waiting.all([(0, said)])

    def _one(self, sentence: f.Sentence) -> None:
        leads, body = {lead.kind: lead.value for lead in sentence.leads}, sentence.body
        self.scope.spoken = [spoken.withdrawn() for spoken in self.scope.spoken]
        if body.instead:
            self.scope.undo(self._before_last)
        self._before_last = self.scope.inner()
        if isinstance(body.what, f.CostsLess):
            asked = leads.pop("if", body.condition)
            if leads or self.less is not None:
                raise Reject("what the effect costs is said once, by itself")
            self.less = resolve((body.what.less, asked), self.scope)
            return
        if isinstance(body.what, f.Amend):
            asked = self._asked(leads, body) or resolve(body.condition, self.scope)
            self.steps.append(amended(self._before(), body.what, self.scope, leads, asked))
            return
        condition = self._asked(leads, body)
        if isinstance(body.what, t.DeckRule):
            raise Reject("what a deck may have is no instruction")
        if "your turn" in leads:
            raise Reject("an instruction is not for a part of the turn")
        if "if you did" in leads:
            self._if_you_did(leads["if you did"], body, condition)
            return
        if "next would" in leads:
            if condition is not None:
                raise Reject("this says two conditions")
            self._tie(changed(sentence, self._next_would(leads["next would"], body)), leads)
            return
        self._plain(sentence, leads, condition)

    def _plain(self, sentence: f.Sentence, leads: dict[Any, Any], condition: Condition | None) -> None:
        body = sentence.body
        step, after = self._step(body, leads)
        if condition is not None and after is not None:
            raise Reject("this says two conditions")
        if after is not None:
            check_one_hangs(body.what)
        condition = condition or after
        if body.instead:
            self._instead(step, condition)
            return
        if condition is not None:
            first, step = chosen_first(condition, step)
            self.steps += first
            step = changed(sentence, t.If(condition, step))
        self._tie(step, leads)

    def _asked(self, leads: dict[Any, Any], body: f.Body | None = None) -> Condition | None:
        before, self._question = self._question, None
        if "if" not in leads:
            return None
        condition = alike(leads["if"], None if body is not None and body.instead else before, self.scope)
        condition = if_beaten(self.scope, condition)
        self._question = leads["if"], condition
        if body is None or not says_again(body, self.steps, condition):
            asked(self.scope, condition)
            both_again(leads["if"], condition, self.scope)
        return condition

    def _step(self, body: f.Body, leads: dict[Any, Any]) -> tuple[Step, Condition | None]:
        """What a sentence tells to do, and the condition that stands behind it."""
        what, scope, outer = body.what, self.scope, self.scope
        upcoming: Any = leads.get("next time")
        trigger = None
        if upcoming is not None:
            if upcoming[1] == "end of attack" and not self.attack:
                raise Reject("only while something attacks is there an attack that ends")
            what, permission = permitted(upcoming, what)
            if permission is not None:
                return self._lowering(self.scope, {}).step(permission), None
            trigger = resolve(upcoming[0], scope)
            scope = scope.inner(waits=True)
            scope.trigger(trigger)
        if body.later or "later" in leads:
            scope = self._waiting = scope.inner(waits=True)
        then = if_beaten(scope, resolve(leads["asked"], scope)) if "asked" in leads else None
        asked(scope, then)
        if self.attack and speaks_besides(what) and not any(s.is_gig for s in scope.spoken):
            raise Reject("whether it is stolen at once, or when the attack steals, is not said")
        lowering = self._lowering(scope, leads, base=self.steps[-1] if body.instead and self.steps else None)
        if leads.keys() & {"until", "during"} and not is_statement(what):
            raise Reject("how long is said of nothing that lasts")
        if "for each" in leads:
            what = times_over(what, leads["for each"])
        before = scope.inner()
        step = lowering.step(what)
        then = if_beaten(scope, then)
        step = changed(what, t.If(then, step)) if then is not None else step
        after = body.condition and if_beaten(scope, resolve(body.condition, as_before(scope, step, before)))
        if after is not None and (trigger is not None or body.later or "later" in leads) and not body.instead:
            step, after = asked_then(step, after, what, "asked" in leads), None
        if upcoming is not None and trigger is not None:
            step = changed(what, t.NextTime(trigger, step, upcoming[1], len(upcoming) > 2))
            outer.counter, outer.own_deed, self._waiting = scope.counter, False, scope
        if body.later or "later" in leads:
            step = changed(what, t.Later(step, body.later or leads["later"] or "end of this turn"))
        return step, after

    def _next_would(self, upcoming: Any, body: f.Body) -> Step:
        """What takes the place of the next process of some kind."""
        scope, self.scope.own_deed = self.scope.inner(), False
        would, until = resolve(upcoming[0], scope), upcoming[1]
        speak_of(would, scope)
        step = self._lowering(scope, {}).step(body.what)
        how = upcoming[2] if len(upcoming) > 2 else ""
        check_gone(how, would, step)
        return t.NextWould(replaced(would, step, body.instead or step == t.Prevent()), until, how == "every")

    def _lowering(self, scope: Scope, leads: dict[Any, Any], base: Any = None) -> Lowering:
        lasting = Lasting(self._quote, base)
        lasting.until, lasting.during = leads.get("until"), leads.get("during")
        lowering = Lowering(scope, self._group, lambda s, _scope: lasting.give(s, lowering))
        lowering.base = base
        lowering.last_move = next(
            (p.to for p in reversed(parts(tuple(self.steps))) if isinstance(p, t.Move)), None
        )
        return lowering

    def _group(self, group: f.Group, scope: Scope) -> Step:
        """Sentences in quotes as one step."""
        inner = Fold(scope, self._quote)
        inner.attack = self.attack
        folded = inner.all(group.sentences)
        if folded.less is not None:
            raise Reject("what the effect costs is said of the whole effect")
        return folded.step

    def _tie(self, step: Step, leads: dict[Any, Any]) -> None:
        self.steps.append(tied(self._before, step, leads, self.steps))

    def _before(self) -> Any:
        return last_of(self.steps)

    def _instead(self, step: Any, condition: Condition | None) -> None:
        """The words "A. If C, B instead": what C or B speak of in A is chosen before either is done."""
        base = self._before()
        if condition is None:
            raise Reject("instead of what, and when, is not said")
        check_known_before(condition, base)
        if isinstance(base, t.If):
            self.steps.append(changed(step, otherwise_before(condition, step, base)))
            return
        if isinstance(base, (*FLOW, t.Pick)):
            raise Reject("instead of which part is not clear")
        optional = isinstance(step, t.May)
        step = step.step if isinstance(step, t.May) else step
        named = {p.label for p in parts((condition, step)) if isinstance(p, Ref)}
        if named & {"looked", "trashed", "discarded"} & made_by(base):
            raise Reject("what is replaced can't have happened already")
        for choice in parts(base):
            if isinstance(choice, t.Every) and only_target(step, Ref(choice.bind), condition):
                again = t.Every(choice.of, self.scope.bind(choice.of, many=True))
                step = dataclasses.replace(step, target=again)
            elif isinstance(choice, (t.Choose, t.Every)) and choice.bind in named:
                self.steps.append(changed(choice, t.Pick(choice)))
                base = rebuild(base, lambda n, c=choice: Ref(c.bind) if n == c else n)
        made = t.MayInstead(condition, step, base) if optional else t.If(condition, step, base)
        self.steps.append(changed(step, made))

    def _if_you_did(self, verb: Any, body: f.Body, condition: Condition | None) -> None:
        """The words "if you trash them, ...": after a choice of one of two things, tied to that one."""
        before = self._before()
        if not isinstance(before, t.ChooseOne) or condition is not None or body.instead:
            raise Reject("this asks what was not left open")
        done = self._lowering(self.scope.inner(), {}).step(verb)
        then, after = self._step(body, {})
        effects = tuple(t.IfYouDo(e, then) if e == done else e for e in before.effects)
        if effects == before.effects or after is not None:
            raise Reject("this asks what was not left open")
        self.steps.append(changed(before, dataclasses.replace(before, effects=effects)))

    def _options(self, sentences: Sequence[Numbered], at: int) -> int:
        first = sentences[at][1]
        header, leads = header_of(first)
        at += 1
        second = second_if = None
        if at < len(sentences) and isinstance(sentences[at][1].body.what, f.Header):
            second, more = header_of(sentences[at][1])
            second_if = more.pop("if", None)
            if more or second_if is None:
                raise Reject("how the options are chosen is not clear")
            at += 1
        condition = self._asked(leads)
        scope = self.scope
        if header.give_to is not None:
            picked = self._lowering(self.scope, {}).target(header.give_to, "table", header)
            self.steps.append(t.Pick(picked))
            scope = scope.inner()
            scope.this = Ref(picked.bind) if hasattr(picked, "bind") else picked
        asked = None if second_if is None else resolve(second_if, scope)
        effects = self._effects(sentences[at:], scope)
        step = changed(first, choice_of(header, second, asked, effects))
        if condition is not None:
            step = changed(first, t.If(condition, step))
        self._tie(step, leads)
        return len(sentences)

    def _effects(self, sentences: Sequence[Numbered], scope: Scope) -> tuple[Any, ...]:
        made: list[Any] = []
        for option in by_option(sentences):
            inner = Fold(scope.inner(), self._quote)
            inner.attack = self.attack
            folded = inner.all(option)
            self.less = self.less if folded.less is None else folded.less
            made.append(folded.step)
        return tuple(made)
