"""How a sentence is tied to what was said before it."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final, cast

from engine.effects import tree as t
from engine.effects.values import Compare, Count, Gigs, Ref, This
from engine.text import forms as f
from engine.text.forms import Reject
from engine.text.lowering.naming import BESIDES
from engine.text.lowering.placing import do
from engine.text.lowering.resolve import parts, resolve
from engine.text.meaning import changed, rebuild
from engine.text.readers.amounts import times

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.effects.values import Condition
    from engine.text.lowering.refs import Scope


@dataclasses.dataclass(slots=True)
class Folded:
    """What the sentences of an effect come to. less: how much less the effect costs, and where (None: always)."""

    steps: list[Any]
    less: Any = None

    @property
    def step(self) -> Any:
        """All steps as one."""
        if not self.steps:
            raise Reject("an effect does something")
        return do(self.steps)


def header_of(sentence: f.Sentence) -> tuple[Any, dict[Any, Any]]:
    leads: dict[Any, Any] = {lead.kind: lead.value for lead in sentence.leads}
    if sentence.body.condition is not None:
        if "if" in leads:
            raise Reject("this says two conditions")
        leads["if"] = sentence.body.condition
    if set(leads) - {"if", "then", "if you do", "if you do not", "otherwise"}:
        raise Reject("a choice among effects is made at once")
    return sentence.body.what, leads


def by_option(sentences: Sequence[tuple[int, f.Sentence]]) -> list[list[tuple[int, f.Sentence]]]:
    """The sentences of each option. Raises Reject where there is only one."""
    options: dict[int, list[tuple[int, f.Sentence]]] = {}
    for number, sentence in sentences:
        options.setdefault(number, []).append((0, sentence))
    if len(options) < 2:
        raise Reject('options stand after "choose one effect", with // between them')
    return list(options.values())


def choice_of(header: f.Header, second: Any, asked: Condition | None, effects: tuple[Any, ...]) -> Any:
    """The options as one step, by how they are chosen. Raises Reject where that is not clear."""
    if header.how == "resolve all" and second is None and header.give_to is not None:
        return do(list(effects))
    if header.how == "choose" and (second is None or second.how == "all"):
        return dataclasses.replace(_chosen(header, effects), all_if=asked)
    if header.how == "all" or second is None or second.how != "choose" or asked is None:
        raise Reject("how the options are chosen is not clear")
    base = t.Do(effects) if header.how == "resolve all" else _chosen(header, effects)
    if header.how == "choose":
        if header.by == "rival" and second.by is None:
            raise Reject("who chooses then is not said")
        as_many = second.count is None and second.least is None
        second = dataclasses.replace(second, count=header.count, least=header.least) if as_many else second
    made = _chosen(second, effects)
    if made == base:
        raise Reject("how this is another choice is not said")
    return t.If(asked, made, base)


def _chosen(header: f.Header, effects: tuple[Any, ...]) -> t.ChooseOne:
    """So many of the options. Raises Reject where that would be all of them, or none."""
    if header.least is not None:
        most = header.count or len(effects)
        if not header.least < most <= len(effects):
            raise Reject(f"from {header.least} to {most} of {len(effects)} effects can't be chosen")
        return t.ChooseOne(effects, header.by or "you", count=most, least=header.least)
    if header.count is None or not 0 < header.count < len(effects):
        raise Reject(
            f"so many of {len(effects)} effects can't be chosen: all of them are resolved, or fewer chosen"
        )
    return t.ChooseOne(effects, header.by or "you", count=header.count)


FLOW: Final = (t.Do, t.May, t.If, t.IfYouDo, t.MayInstead, t.ChooseOne, t.Later, t.NextTime)
"""What holds other instructions, so that another can't take its place without a doubt."""


def made_by(base: Any) -> set[str]:
    made: set[str] = set()
    for part in parts(base):
        made |= {"looked"} if isinstance(part, (t.Look, t.LookAtHand, t.Dig)) else set()
        made |= {"discarded"} if isinstance(part, t.Discard) else set()
        made |= {"trashed"} if isinstance(part, (t.TrashTop, t.Dig)) else set()
    return made


def is_statement(what: Any) -> bool:
    """Whether how long and while what can be said of it."""
    if isinstance(what, f.Clauses):
        return all(map(is_statement, what.steps))
    return isinstance(what, f.Statement)


def says_again(body: f.Body, steps: list[Any], condition: Any) -> bool:
    """Whether a sentence speaks on of what the one before is done to, whatever its condition asks for.

    Either the same is done with another number ("give them +2 power instead"), or the condition counts just those.
    """
    before = steps[-1] if steps else None
    counts = isinstance(condition, Compare)
    if isinstance(before, t.Give) and isinstance(before.target, t.Every) and is_statement(body.what):
        same = counts and condition.left == Count(before.target.of)
        return body.instead or same
    if not (body.instead and counts):
        return False
    if isinstance(body.what, t.Adjust):
        # "Increase a Gig by 2. If you control a min Gig, increase it by 4 instead"
        return isinstance(before, t.Adjust) and before.how == body.what.how
    return isinstance(before, t.Give) and isinstance(before.target, t.Choose) and is_statement(body.what)


def times_over(what: Any, per: Any) -> Any:
    """The words "for each X, draw 1": so many times over, where something is chosen with a choice for each time."""
    match what:
        case t.Draw(int(n)) | t.Discard(int(n)) | t.TrashTop(int(n)) | t.ReadyEddies(int(n)):
            return changed(what, dataclasses.replace(what, amount=times(n, per)))
        case (
            t.Spend(t.Choose(_, _, 1, False))
            | t.Ready(t.Choose(_, _, 1, False))
            | t.Defeat(t.Choose(_, _, 1, False))
        ):
            return changed(what, dataclasses.replace(what, target=_so_many(what.target, per)))
        case (
            t.Adjust(t.Choose(count=1))
            | f.Statement((f.Subject(t.Choose(count=1)),))
            | t.ChooseOne()
            | f.Group()
        ):
            return changed(what, t.Repeat(per, cast("t.Step", what)))
        case f.Statement(predicates=(f.Predicate((t.Power(int(n)),)) as said,)):
            more = dataclasses.replace(said, mods=(t.Power(times(n, per)),))
            return changed(what, dataclasses.replace(what, predicates=(more,)))
        case f.TrashSome(int(n)):
            return changed(what, dataclasses.replace(what, count=times(n, per)))
        case _:
            raise Reject("what is done for each is not clear")


def _so_many(choice: Any, per: Any) -> t.Choose:
    """As many different ones as there are times: to do it to one twice would do no more."""
    return dataclasses.replace(choice, count=times(1, per))


def only_target(step: Any, piece: Ref, condition: Any) -> bool:
    """Whether a step gives something to those pieces, and nothing else speaks of them."""
    said = [p for p in parts((step, condition)) if p == piece]
    return isinstance(step, t.Give) and step.target == piece and len(said) == 1


def amended(before: Any, amend: f.Amend, scope: Scope, leads: dict[Any, Any], asked: Condition | None) -> Any:
    """Where a Program goes after it is played (where that is so), or who may wear a Gear, said of the play before."""
    if set(leads) - {"then", "if", "if you do"} or (asked is not None and amend.then is None):
        raise Reject("this goes with the sentence before, whatever happens")
    plays = [p for p in parts(before) if isinstance(p, t.PlayCard)]
    if not plays:
        raise Reject("nothing was played before")
    play = plays[-1]
    piece = (
        Ref(play.target.bind) if isinstance(play.target, (t.Choose, t.Every, t.TopOfDeck)) else play.target
    )
    if resolve(amend.piece, scope, "card") != piece:
        raise Reject("this speaks of another card than was played")
    host = None if amend.host is None else resolve(amend.host, scope)
    if amend.less is not None and (play.free or play.less is not None or play.pays is not None):
        raise Reject("this says twice what it costs")
    less = play.less if amend.less is None else resolve(amend.less, scope)
    least = play.minimum if amend.less is None else amend.minimum
    new = dataclasses.replace(
        play,
        then=amend.then or play.then,
        host=host or play.host,
        less=less,
        minimum=least,
        then_if=play.then_if if amend.then is None else asked,
    )
    if amend.spent:
        kinds = getattr(getattr(play.target, "of", None), "kinds", ())
        if kinds not in ((), ("Unit",)):
            raise Reject("only a Unit enters spent")
        new = dataclasses.replace(new, spent=True)
    return rebuild(before, lambda n: new if n is play or n == play else n)


def otherwise_before(condition: Condition, step: Any, base: t.If) -> Any:
    """The words "if C, A. If D, B instead": B where D holds, whether C does or not; else what was said before."""
    if base.otherwise is not None or isinstance(base.then, FLOW) or isinstance(step, t.May) or made_by(base):
        raise Reject("instead of which part is not clear")
    return t.If(condition, step, base)


def permitted(upcoming: Any, what: Any) -> tuple[Any, f.Statement | None]:
    """What is done the next time, and what is permitted in its place: "the next time it attacks, it may ..."."""
    trigger, until, *every = upcoming
    if every or not isinstance(what, f.Statement) or len(what.subjects) != 1:
        return what, None
    if trigger.event == "steals" and what.tail == f.Tail():
        return _stolen_besides(what), None
    return what, _permitted(trigger, until, what) if trigger.event == "attacks" else None


def _stolen_besides(what: f.Statement) -> Any:
    """The words "the next time it steals a Gig, it steals 1 extra Gig": it steals one more then."""
    match what:
        case f.Statement(
            (f.Subject((This() | Ref()) as thief),), (f.Predicate((t.StealsFewer(int(n)),)),)
        ) if n < 0:
            return changed(what, t.Steal(t.Choose(Gigs("rival"), f.OPEN, -n), actor=thief))
        case _:
            return what


def _permitted(trigger: Any, until: Any, what: f.Statement) -> f.Statement | None:
    """Given to the piece, used up by its next attack."""
    mods = [mod for predicate in what.predicates for mod in predicate.mods]
    if len(mods) != 1 or not isinstance(mods[0], t.MayAttack):
        return None
    attacker = trigger.subject
    if not isinstance(attacker, (This, Ref)) or what.subjects[0].target not in (attacker, Ref(f.IT)):
        raise Reject("the piece that attacks next is the one that this permits")
    return dataclasses.replace(
        what,
        subjects=(f.Subject(target=attacker),),
        predicates=(f.Predicate((dataclasses.replace(mods[0], next_attack=True),)),),
        tail=dataclasses.replace(what.tail, until=until),
    )


def speaks_besides(what: Any) -> bool:
    """Whether an instruction, as written, takes an additional Gig."""
    return any(isinstance(part, Gigs) and part.other_than == BESIDES for part in parts(what))
