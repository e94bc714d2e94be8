"""What hangs on whether the sentence before was done, or was so: "if you do", "otherwise", "unless you do"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import Cards, Compare, Count, Gigs, Is, Not, Ref
from engine.text.declined import declinable
from engine.text.forms import Reject
from engine.text.lowering.placing import do
from engine.text.lowering.resolve import parts
from engine.text.lowering.ties import made_by
from engine.text.meaning import changed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.effects.values import Who

_CLEAR: Final = "write “if that isn't so” (of what is asked), or “unless you do” (either way)"


def _check_doer(done: Any, who: Who) -> None:
    """Refuse "if you do" of what a Rival does, and "if they do" of what you do. Raises Reject."""
    if isinstance(done, t.EachPlayer):
        raise Reject("whether one of the players or both must have done it is not said")
    if _doer(done) not in (who, None):
        raise Reject("who must have done it, you or a Rival, is not clear")


def _doer(done: Any) -> Who | None:
    """Who does it; None where it may be said of either ("you may have a Rival discard 1")."""
    match done:
        case t.ByRival() | t.May(_, "rival") | t.Draw(who="rival") | t.Discard(who="rival"):
            return "rival"
        case t.Do(steps):
            doers: set[Who | None] = {_doer(step) for step in steps}
            return None if len(doers) > 1 else doers.pop()
        case t.May(step):
            return None if _doer(step) != "you" else "you"
        case _:
            return None if any(getattr(part, "by", None) == "rival" for part in parts(done)) else "you"


def tie_if_you_do(before: Any, step: Any, who: Who) -> Any:
    """Tie to the last thing done: inside an "if", and after an earlier "if you do"."""
    match before:
        case t.If(_, then, None):
            return changed(before, dataclasses.replace(before, then=tie_if_you_do(then, step, who)))
        case t.IfYouDo(_, then, None) if then is not None:
            return changed(before, dataclasses.replace(before, then=tie_if_you_do(then, step, who)))
        case t.IfYouDo() | t.If() | t.MayInstead() | t.ChooseOne() | t.Later() | t.NextTime():
            raise Reject("what must have been done is not clear")
        case _:
            _check_doer(before, who)
            return changed(before, t.IfYouDo(before, step))


def tie_if_you_do_not(before: Any, step: Any, who: Who) -> Any:
    """Tie to the last thing not being done."""
    match before:
        case t.If(_, then, None) if _disposes(then, step):
            return changed(before, t.IfYouDo(before, None, step))
        case t.If(_, _, None):
            raise Reject(f"whether this is done where it can't be done, too, is not said: {_CLEAR}")
        case t.IfYouDo(first, _, None):
            _check_doer(first, who)
            return changed(before, dataclasses.replace(before, otherwise=step))
        case t.IfYouDo() | t.If() | t.MayInstead() | t.ChooseOne() | t.Later() | t.NextTime():
            raise Reject("what must not have been done is not clear")
        case _:
            _check_doer(before, who)
            return changed(before, t.IfYouDo(before, None, step))


def tie_if_none(before: Any, step: Any) -> Any:
    """The words "defeat all such Units. If there are none, ...": asked before anything is done."""
    if isinstance(before, t.Do) and not chosen_in(before.steps[:-1]):
        # cards are looked at first
        return changed(before, t.Do((*before.steps[:-1], tie_if_none(before.steps[-1], step))))
    inside = parts(before)
    sets = [part.of for part in inside if isinstance(part, (t.Choose, t.Every))]
    sets = sets or [part.of for part in inside if isinstance(part, Count)]
    if (
        len(sets) != 1
        or made_by(before)
        or isinstance(before, (t.If, t.IfYouDo, t.MayInstead, t.ChooseOne, t.Later, t.NextTime))
    ):
        raise Reject("none of what is not clear")
    if chosen_in(before) & {part.label for part in parts(step) if isinstance(part, Ref)}:
        raise Reject("which piece this speaks of is not said: there is none")
    return changed(before, t.If(Compare(Count(sets[0]), ">=", 1), before, step))


def chosen_in(step: Any) -> set[str]:
    """The labels of the pieces that a step has chosen."""
    return {part.bind for part in parts(step) if isinstance(part, (t.Choose, t.Every)) and part.bind}


def tie_otherwise(before: Any, step: Any) -> Any:
    """The word "otherwise" belongs to the nearest thing that can fail.

    Behind "if C, you may A" it is refused: whether it speaks of C or of A is not said, but of a card that was looked
    at and goes somewhere else (as printed cards have it).
    """
    match before:
        case t.If(_, then, None) if _disposes(then, step):
            return changed(before, t.IfYouDo(before, None, step))
        case t.If(_, then, None) if _may_be_left(then):
            raise Reject(f"whether this is done when it's declined, too, is not said: {_CLEAR}")
        case t.If(_, t.If() as then, None):
            return changed(before, dataclasses.replace(before, then=tie_otherwise(then, step)))
        case t.IfYouDo(_, t.If(Is(_, Cards() | Gigs() as of), _, other), None) if other is not None and (
            of in (Cards(side="rival"), Cards(owner="rival"), Gigs(side="rival"))
        ):  # "its controller draws 1": each of the two is told already
            return changed(before, dataclasses.replace(before, otherwise=step))
        case t.IfYouDo(_, (t.If() | t.IfYouDo()) as then, None):
            return changed(before, dataclasses.replace(before, then=tie_otherwise(then, step)))
        case t.If(_, then, None) if chosen_in(then) & {
            part.label for part in parts(step) if isinstance(part, Ref)
        }:
            raise Reject("which piece this speaks of is not said: none is chosen otherwise")
        case t.If(_, _, None) | t.IfYouDo(_, _, None):
            return changed(before, dataclasses.replace(before, otherwise=step))
        case t.If(_, _, (t.If() | t.IfYouDo()) as other) | t.IfYouDo(_, _, (t.If() | t.IfYouDo()) as other):
            return changed(before, dataclasses.replace(before, otherwise=tie_otherwise(other, step)))
        case t.May():
            return changed(before, t.IfYouDo(before, None, step))
        case _:
            raise Reject("otherwise than what is not clear")


def _may_be_left(step: Any) -> bool:
    """Whether a step ends in something that may be declined, or is tied to what was done."""
    match step:
        case t.May() | t.IfYouDo() | t.MayInstead():
            return True
        case t.Do(steps):
            return _may_be_left(steps[-1])
        case _:
            return False


def _disposes(then: Any, step: Any) -> bool:
    """Whether either is done to the card that was looked at: "you may play it. Otherwise, add it to your hand"."""
    done = then.step if isinstance(then, t.May) else None
    first = done.gear if isinstance(done, t.Equip) else getattr(done, "target", None)
    return [first, getattr(step, "target", None)] == [Ref("looked")] * 2


def tie_not_so(before: Any, step: Any) -> Any:
    """The words "if that isn't so": only what was asked is false, whatever was done."""
    match before:
        case t.If(_, _, None):
            return changed(before, dataclasses.replace(before, otherwise=step))
        case _:
            raise Reject("what is not so is not said")


def tie_not_it(before: Any, step: Any) -> Any:
    """The words "if it's not": only what was asked of the piece is false."""
    match before:
        case t.If(Is(), _, None) | t.If(Not(Is()), _, None):
            return tie_not_so(before, step)
        case _:
            raise Reject("what it is not is not said")


def tie_unless(before: Any, step: Any) -> Any:
    """The words "unless you do": it was not done, for whatever reason."""
    match before:
        case t.If(_, t.May(by="you"), None) | t.May(by="you"):
            return changed(before, t.IfYouDo(before, None, step))
        case _:
            raise Reject("unless what is done is not clear")


def _with_what_goes_on(before: Callable[[], Any]) -> Any:
    """The last step; where sentences go on about what an "if you do" has brought in, that one, and they are part of it.

    "If you do, search the top 3 cards of your deck. Add 1 to your hand. Bottom-deck the rest. Otherwise, ...".
    """
    last, later = before(), list[Any]()
    while not isinstance(last, (t.If, t.IfYouDo, t.May)) and _goes_on(last):
        later.insert(0, last)
        last = before()
    if not later:
        return last
    then = getattr(last, "then", None)
    ties = isinstance(last, (t.If, t.IfYouDo)) and last.otherwise is None
    known: set[str] = made_by(then) | chosen_in(then) if ties else set()
    if not known or isinstance(then, (t.If, t.IfYouDo)):
        raise Reject("otherwise than what is not clear")
    for step in later:
        if not _spoken_in(step) <= known or not _spoken_in(step):
            raise Reject("otherwise than what is not clear")
        known |= chosen_in(step)
    return changed(last, dataclasses.replace(last, then=do([then, *later])))


def _goes_on(step: Any) -> bool:
    """Whether a step is done whatever else, to cards that were spoken of."""
    if isinstance(step, t.Do):
        return all(map(_goes_on, step.steps))
    plain = isinstance(step, (t.Move, t.Reveal, t.Pick, t.PlayCard, t.Sell))
    return plain and bool(_spoken_in(step))


def _spoken_in(step: Any) -> set[str]:
    """The labels of those that a step acts on."""
    if isinstance(step, t.Do):
        return {label for part in step.steps for label in _spoken_in(part)}
    target = getattr(step, "target", None)
    if isinstance(target, Ref):
        return {target.label}
    of = getattr(target, "of", None)
    return {of.among} if isinstance(of, Cards) and of.among is not None else set()


def checkdeclinable(steps: Sequence[Any], who: Who) -> None:
    """Refuse "you may A. B. If you do, C": B can't be declined, and C is meant to hang on A, or may be.

    Not where B is done to what A brought in: it is done only if A is. Raises Reject.
    """
    declined = [one for step in steps[:-1] for one in declinable(step) if _doer(one) in (who, None)]
    if not declined or any(declinable(steps[-1])):
        return
    brought = {label for one in declined for label in chosen_in(one) | made_by(one)}
    acts_on = _spoken_in(steps[-1])
    if not acts_on or not acts_on <= brought:
        raise Reject(
            "what is directly before can't be declined: put this behind what may be done, which is told earlier"
        )


def last_of(steps: list[Any]) -> Any:
    """The last step, taken off. Raises Reject where there is none."""
    if not steps:
        raise Reject("nothing was said before that this hangs on")
    return steps.pop()


def tied(before: Callable[[], Any], step: Any, leads: dict[Any, Any], steps: Sequence[Any]) -> Any:
    """A step with the one before it, if it hangs on that; before: takes that one away. steps: all before it."""
    for lead in leads.keys() & {"if you do", "if you do not"}:
        checkdeclinable(steps, leads[lead])
    if "if you do" in leads:
        return tie_if_you_do(before(), step, leads["if you do"])
    if "if none" in leads:
        return tie_if_none(before(), step)
    if "if you do not" in leads:
        return tie_if_you_do_not(before(), step, leads["if you do not"])
    if "otherwise" in leads:
        ties = {"not so": tie_not_so, "not it": tie_not_it, "unless": tie_unless}
        tie = ties.get(leads["otherwise"], tie_otherwise)
        return tie(_with_what_goes_on(before), step)
    if "then" in leads:
        for one in steps[-1:]:
            _check_then(one, step)
    return step


def _check_then(last: Any, step: Any) -> None:
    """The words "You may A. If you do, B. Then, C": C may hang on A, but where it speaks of what A or B was done to."""
    if not isinstance(last, t.IfYouDo) or last.otherwise is not None:
        return
    done_to = {part.bind for part in parts(last) if getattr(part, "bind", None)}
    if not any(isinstance(part, Ref) and part.label in done_to for part in parts(step)):
        raise Reject(
            'whether this is done only if that was is not said: write "if you do, B, then C", or C first'
        )
