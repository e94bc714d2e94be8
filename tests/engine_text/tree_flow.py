"""Random instructions that hold others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.tree import (
    Adjust,
    ByRival,
    Choose,
    ChooseKind,
    ChooseOne,
    Defeat,
    Discard,
    Do,
    Draw,
    EachPlayer,
    Fight,
    Give,
    If,
    IfYouDo,
    Later,
    Look,
    May,
    MayInstead,
    Move,
    NextTime,
    NextWould,
    Pick,
    Power,
    ReadyEddies,
    Repeat,
    Replacement,
    Spend,
    TrashTop,
    Trigger,
)
from engine.effects.values import Cards, Comparison, Count, Gigs, Is, Not, PowerBecame, Ref, WonFight
from tests.engine_text.tree_conditions import became, condition
from tests.engine_text.tree_steps import adjust, simple
from tests.engine_text.tree_targets import choose
from tests.engine_text.tree_values import Scope, in_play

if TYPE_CHECKING:
    from engine.effects.tree import Step
    from engine.effects.values import Condition


def clause(scope: Scope) -> Step:
    """What fits into one sentence."""
    if scope.chance(20):
        scope.group("discarded", True)
        return May(Discard(scope.number(1, 2)), "rival")
    if scope.chance(5):
        return May(several(scope))
    return several(scope)


def several(scope: Scope) -> Step:
    """One instruction, or several one after another."""
    if scope.chance(5):
        return Do(tuple(simple(scope) for _ in range(scope.number(2, 3))))
    return simple(scope)


def sentence(scope: Scope, last: bool = True) -> Step:
    """What a sentence says, with the "If you do" or "Otherwise" that belongs to it."""
    kinds = [
        clause,
        clause,
        clause,
        clause,
        _if,
        _if_you_do,
        _later,
        _each_player,
        _next_time,
        _may_instead,
        _guess,
        _by_rival,
        _repeat,
        _adjusted,
        _fought,
        _weakened,
        _next_would,
    ]
    return scope.pick(*kinds, *([_choose_one] if last else []))(scope)


def effect(scope: Scope, first_if: bool = True) -> Step:
    """What an ability does. first_if: whether it may be a condition and nothing else."""
    count = scope.pick(1, 1, 2, 3)
    steps = [sentence(scope, last=i == count - 1) for i in range(count)]
    flat = [part for step in steps for part in (step.steps if isinstance(step, Do) else (step,))]
    if len(flat) > 1:
        return Do(tuple(flat))
    only = flat[0]
    if isinstance(only, If) and only.otherwise is None and not first_if:
        return only.then
    return only


def whole(scope: Scope) -> Step:
    """What a condition can hang on as a whole: one sentence, or "you may ... If you do ..."."""
    return scope.pick(clause, clause, _if_you_do, _choose_one)(scope)


def _if(scope: Scope) -> Step:
    asked = condition(scope)
    then = clause(scope.branch())
    if scope.chance(6):
        options = (Draw(scope.number(1, 3)), ReadyEddies(scope.number(1, 3)))
        return If(asked, ChooseOne(options, scope.pick("you", "rival")), Do(options))
    if scope.chance(8):
        return _chosen_otherwise(scope, asked)
    if scope.chance(6):
        return If(asked, then, If(condition(scope), clause(scope.branch())))
    if scope.chance(3):
        return If(asked, then, clause(scope.branch()))
    if scope.chance(4):
        return If(asked, _if_you_do(scope.branch()))
    return If(asked, then)


def _adjusted(scope: Scope) -> Step:
    """A Gig is changed; something hangs on what it has become."""
    changed = adjust(scope)
    asked = became(scope)
    return Do((changed, If(asked, clause(scope.branch()))))


def _fought(scope: Scope) -> Step:
    """Two Units fight; something hangs on how that came out."""
    mine = choose(scope, in_play(scope, ("Unit",), "friendly", rich=False), plain=True)
    fight = Fight(mine, choose(scope, in_play(scope, ("Unit",), "rival", rich=False), plain=True))
    won = WonFight(Ref(mine.bind), scope.chance())
    return Do((fight, If(Not(won) if scope.chance() else won, clause(scope.branch()))))


def _weakened(scope: Scope) -> Step:
    """A Unit loses power; something hangs on what that becomes."""
    whom = choose(scope, in_play(scope, ("Unit",), "rival", rich=False), plain=True)
    asked = PowerBecame(Ref(whom.bind), Comparison(scope.pick("=", "<="), scope.number(0, 4)))
    given = Give(whom, (Power(-scope.number(1, 5)),), "this turn")
    return Do((given, If(asked, clause(scope.branch()))))


def _guess(scope: Scope) -> Step:
    """Choose a type, reveal a card, see whether it is of that type."""
    scope.group("looked", False)
    what, like = scope.pick(
        ("type", Cards(chosen_kind=True)),
        ("color", Cards(chosen="color")),
        ("tag", Cards(chosen="tag")),
        ("number", Cards(chosen="cost")),
        ("parity", Cards(chosen="cost parity")),
    )
    hit = If(Is(Ref("looked"), like), Move(Ref("looked"), "hand"), Move(Ref("looked"), "trash"))
    return Do((ChooseKind(what), Look(1, "reveal"), hit))


def _if_you_do(scope: Scope) -> Step:
    first = clause(scope)
    then = clause(scope.branch())
    if scope.chance(6):
        return IfYouDo(first, None, then)
    return IfYouDo(first, then, clause(scope.branch()) if scope.chance(4) else None)


def _later(scope: Scope) -> Step:
    return Later(several(scope.branch()))


def _each_player(scope: Scope) -> Step:
    here = scope.branch()
    step: Step = Draw(here.number(1, 5)) if here.chance() else Discard(here.pick(None, 1, 2))
    if here.chance():
        own = choose(here, in_play(here, ("Unit",), "friendly", rich=False), plain=True)
        step = Defeat(own) if here.chance() else Spend(own)
    if isinstance(step, Discard):
        scope.group("discarded", True)
    return EachPlayer(May(step) if here.chance(4) else step)


def _next_time(scope: Scope) -> Step:
    here = scope.branch()
    event = here.pick("wins-fight", "loses-fight")
    known = here.labels("unit", False)
    if known and here.chance():
        here.happens("unit")
        return NextTime(Trigger(event, Ref(here.pick(*known))), Draw(1))
    of = in_play(here, ("Unit",), "friendly", rich=False)
    when = Trigger(event, of, margin=here.number(1, 5) if event == "wins-fight" and here.chance() else None)
    here.happens("unit")
    return NextTime(when, several(here), here.pick("this turn", "your next turn"))


def _by_rival(scope: Scope) -> Step:
    """What a Rival does with their own things; what they do to one of their Units is a choice of theirs."""
    count = scope.number(1, 3)
    if scope.chance():
        return ByRival(ReadyEddies(count))
    scope.group("trashed", count != 1 or "trashed" in scope.seen)
    return ByRival(TrashTop(count))


def _repeat(scope: Scope) -> Step:
    """A Gig changed for each of something, chosen anew each time."""
    here = scope.branch()
    of = here.pick(Cards(("Unit",), "friendly"), Cards(("Program",), "friendly", ("trash",)), Gigs("rival"))
    gig = Choose(Gigs(here.pick("friendly", "rival", "any")), here.bind("gig", many=False))
    return Repeat(Count(of), Adjust(gig, here.number(1, 3), here.pick("increase", "decrease"), here.chance()))


def _next_would(scope: Scope) -> Step:
    here = scope.branch()
    known = here.labels("unit", False)
    subject = Ref(here.pick(*known)) if known and here.chance() else None
    every = subject is None and here.chance()
    if subject is None:
        subject = in_play(here, ("Unit",), "friendly", rich=False)
        here.happens("unit")
    instead = Replacement("defeat", simple(here), subject, optional=here.chance())
    return NextWould(instead, here.pick("this turn", "your next turn"), every)


def _may_instead(scope: Scope) -> Step:
    asked = condition(Scope(scope.draw, scope.card_type))
    base, instead = simple(scope.branch()), simple(scope.branch())
    if isinstance(base, Pick):
        base = Draw(
            1
        )  # what is done instead of a choice alone is not clear: of the choice, or of what comes of it
    return MayInstead(asked, instead, base)


def _choose_one(scope: Scope) -> Step:
    asked = condition(scope) if scope.chance(4) else None
    options = tuple(clause(scope.branch()) for _ in range(scope.number(2, 4)))
    by = "you" if asked is not None else scope.pick("you", "rival")
    if scope.chance(5):
        return ChooseOne(options, by, asked, len(options), scope.number(0, len(options) - 1))
    count = scope.number(1, len(options) - 1)
    return ChooseOne(options, by, asked, count, 0 if scope.chance(5) else None)


def _chosen_otherwise(scope: Scope, asked: Condition) -> Step:
    """By another player, or so many others, where the condition holds."""
    options = (Draw(scope.number(1, 3)), ReadyEddies(scope.number(1, 3)), TrashTop(scope.number(1, 3)))
    choices = [ChooseOne(options, by, count=count) for by in ("you", "rival") for count in (1, 2)]
    one = scope.pick(*choices)
    return If(asked, one, scope.pick(*(other for other in choices if other != one)))
