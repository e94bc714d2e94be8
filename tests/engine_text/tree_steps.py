"""Random modifiers and instructions that make sense."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.tree import (
    Adjust,
    Call,
    Cannot,
    Choose,
    ChooseKind,
    ChooseOne,
    CostChange,
    Defeat,
    Discard,
    Do,
    DoublePower,
    Draw,
    EachPlayer,
    EndAttack,
    Equip,
    Establish,
    Every,
    Flip,
    Give,
    Has,
    If,
    IfYouDo,
    Later,
    Look,
    LookAtHand,
    LookAtLegend,
    LoseGame,
    May,
    MayAttack,
    MayInstead,
    Move,
    MustAttack,
    NextTime,
    PayNow,
    Pick,
    PlayCard,
    Power,
    Ready,
    ReadyEddies,
    Redirect,
    Reroll,
    Reveal,
    Sell,
    SetGig,
    Spend,
    Steal,
    StealsFewer,
    Swap,
    TakeControl,
    TopOfDeck,
    TrashTop,
    Trigger,
    While,
    WinGame,
    WinsFights,
)
from engine.effects.values import Cards, Comparison, Gigs, PowerOf, Ref, This
from tests.engine_text.tree_values import (
    Scope,
    amount,
    comparison,
    condition,
    elsewhere,
    gigs,
    in_play,
    signed,
    tags,
    units,
)

if TYPE_CHECKING:
    from engine.effects.tree import Modifier, Step, Target, Until
    from engine.effects.values import Side
    from tests.engine_text.tree_values import Base

UNTIL: tuple[Until, ...] = ("this turn", "your next turn", "rival's next turn", "end of attack")


# --- targets


def base_of(of: Cards | Gigs) -> Base:
    if isinstance(of, Gigs):
        return "gig"
    names: dict[tuple[str, ...], Base] = {
        ("Unit",): "unit",
        ("Legend",): "legend",
        ("Gear",): "gear",
        ("Program",): "program",
    }
    return names.get(of.kinds, "card")


def choose(scope: Scope, of: Cards | Gigs, *, most: int = 3, plain: bool = False) -> Choose:
    """A choice of one of them, of several, of up to so many."""
    several = not plain and scope.chance(4)
    count = amount(scope, most) if several else 1
    up_to = not plain and scope.chance(6)
    by = "rival" if not plain and scope.chance(10) else "you"
    return Choose(of, scope.bind(base_of(of), many=count != 1), count, up_to, by)


def unit(scope: Scope, side: Side | None = None) -> Target:
    """Units or Legends in play that something happens to."""
    known: list[Target] = [Ref(label) for base in ("unit", "legend") for label in scope.labels(base)]
    if scope.this_is_a_card_in_play:
        known.append(This())
    if known and scope.chance(3):
        return scope.pick(*known)
    of = units(scope, side=side)
    if scope.chance(5):
        return Every(of, scope.bind(base_of(of), many=True))
    return choose(scope, of)


def gig(scope: Scope, side: Side | None = None) -> Target:
    """Gigs that something happens to."""
    known = [Ref(label) for label in scope.labels("gig", False)]
    if known and side is None and scope.chance(3):
        return scope.pick(*known)
    return choose(scope, gigs(scope, side), plain=True)


def own_card(scope: Scope) -> Target:
    """Cards of the player that are not on the table."""
    found = [label for label in ("looked", "trashed") if label in scope.seen]
    if found and scope.chance():
        of = Cards(scope.pick(("Unit",), ("Gear",), ()), among=scope.pick(*found))
        return choose(scope, of, plain=True)
    return choose(scope, elsewhere(scope), most=2)


# --- modifiers


def modifier(scope: Scope, subject: str | None = None) -> Modifier:
    """A modifier; subject: the label of whom it is given to, if the text may refer to it."""
    found: list[Modifier] = [
        Power(signed(scope)),
        Power(scope.number(1, 5)),
        DoublePower(),
        Has(scope.pick("ADRENALINE", "BLOCKER", "GO SOLO")),
        Cannot(
            scope.pick(
                "attack", "ready", "block", "be blocked", "be defeated in a fight", "be defeated", "steal"
            )
        ),
        Cannot("attack", turn_played=True),
        Cannot("steal", Gigs(scope.pick("friendly", "rival"), value=comparison(scope))),
        Cannot("steal", Gigs("friendly", value=Comparison(scope.pick("<", ">"), PowerOf(Ref("unit"))))),
        _may_attack(scope),
        MustAttack(),
        StealsFewer(amount(scope, 2)),
        StealsFewer(-scope.number(1, 2)),
        WinsFights(in_play(scope, ("Unit",), scope.pick("rival", "any"), rich=False)),
        While(scope.pick("attacking", "fighting", "stealing"), Power(scope.number(1, 4))),
        While(
            "fighting", scope.pick(DoublePower(), Power(2)), in_play(scope, ("Unit",), "rival", rich=False)
        ),
    ]
    return scope.pick(*found)


def _may_attack(scope: Scope) -> MayAttack:
    lagging, next_attack = scope.chance(), scope.chance(4)
    if scope.chance(4):
        return MayAttack(gig_area=True, lagging=lagging, next_attack=next_attack)
    ready = scope.chance(3)
    asked = Cards(("Unit",), "rival", tags=tags(scope) if scope.chance(3) else ())
    return MayAttack(asked, scope.chance(5), lagging, ready, next_attack)


# --- instructions of one verb


def simple(scope: Scope) -> Step:
    """An instruction of one verb."""
    return scope.pick(*SIMPLE)(scope)


def _draw(scope: Scope) -> Step:
    return Draw(amount(scope), scope.pick("you", "you", "rival"), scope.chance(6))


def _discard(scope: Scope) -> Step:
    if scope.chance(6):
        scope.seen["discarded"] = True
        return Discard(None, scope.pick("you", "rival"))
    count = amount(scope, 2)
    like = elsewhere(scope) if scope.chance(3) else None
    like = Cards(like.kinds, cost=like.cost) if like is not None else None
    like = None if like == Cards() else like
    scope.seen["discarded"] = count != 1 or "discarded" in scope.seen
    random = like is None and scope.chance(8)
    return Discard(count, scope.pick("you", "you", "rival"), like, random)


def _trash_top(scope: Scope) -> Step:
    count = amount(scope, 4)
    scope.seen["trashed"] = count != 1 or "trashed" in scope.seen
    return TrashTop(count, scope.chance(6))


def _gear(scope: Scope) -> Step:
    if scope.this_is_a_unit and scope.chance():
        return Defeat(choose(scope, Cards(("Gear",), on=This()), plain=True))
    return Defeat(choose(scope, in_play(scope, ("Gear",))))


def _move(scope: Scope) -> Step:
    to = scope.pick("hand", "bottom of deck", "top of deck", "removed")
    return Move(unit(scope), to, scope.chance(8))


def _move_own(scope: Scope) -> Step:
    return Move(own_card(scope), scope.pick("hand", "hand", "bottom of deck", "trash"))


def _look(scope: Scope) -> Step:
    count = amount(scope, 5)
    scope.seen["looked"] = count != 1
    return Look(count, scope.pick("search", "reveal"))


def _look_at_hand(scope: Scope) -> Step:
    scope.seen["looked"] = True
    return scope.pick(LookAtHand(), LookAtHand(reveal=True), LookAtHand("you", reveal=True))


def _rest(scope: Scope) -> Step:
    labels = [label for label in ("looked", "trashed") if label in scope.seen]
    if not labels:
        return _look(scope)
    label = labels[-1]
    to = scope.pick("hand", "bottom of deck", "trash")
    if scope.chance():
        return Move(Ref(label), to)
    return Move(Every(Cards(among=label), scope.bind("card", many=True)), to)


def _top(scope: Scope) -> Step:
    count = scope.number(1, 3)
    top = TopOfDeck(scope.bind("card", many=count != 1), count)
    return scope.pick(Sell(top), Reveal(top), Move(top, "hand"))


def _legends(scope: Scope) -> Step:
    down = choose(scope, Cards(("Legend",), scope.pick("friendly", "rival"), face_up=False), plain=True)
    here = Cards(("Legend",), "friendly", ("legends",))
    return scope.pick(LookAtLegend(down), Flip(down), Call(down, scope.chance()), Ready(_same(down, here)))


def _same(choice: Choose, of: Cards) -> Choose:
    return Choose(of, choice.bind)


def _steal(scope: Scope) -> Step:
    known: list[Ref | This] = [Ref(label) for label in scope.labels("unit", False)]
    if scope.this_is_a_unit:
        known.append(This())
    actor = scope.pick(*known) if known and scope.chance() else None
    return Steal(choose(scope, gigs(scope, "rival")), actor)


def _adjust(scope: Scope) -> Step:
    return Adjust(gig(scope), amount(scope), scope.pick("increase", "decrease", "adjust"), scope.chance())


def _set(scope: Scope) -> Step:
    first = gig(scope)
    label = first.label if isinstance(first, Ref) else getattr(first, "bind", "gig")
    if scope.chance():
        return SetGig(first, to=scope.number(1, 6))
    other = Gigs(other_than=label) if scope.chance() else Gigs(opposite=label)
    if label not in ("gig", *scope.labels("gig")[-1:]):
        other = Gigs("rival")
    return SetGig(first, like=choose(scope, other, plain=True))


def _swap(scope: Scope) -> Step:
    friendly = choose(scope, gigs(scope, "friendly"), plain=True)
    return Swap(friendly, choose(scope, gigs(scope, "rival"), plain=True))


def _give(scope: Scope) -> Step:
    whom = unit(scope)
    what = tuple(modifier(scope) for _ in range(scope.pick(1, 1, 1, 2)))
    return Give(whom, what, scope.pick(*UNTIL))


def _go_solo(scope: Scope) -> Step:
    whom = choose(scope, Cards(("Legend",), "friendly"), plain=True)
    return Give(whom, (CostChange(-scope.number(1, 3), 1, "go-solo"),), "this turn")


def _establish(scope: Scope) -> Step:
    to = in_play(scope, ("Unit",), rich=False)
    return Establish(to, modifier(scope), scope.pick(*UNTIL))


def _play(scope: Scope) -> Step:
    if scope.chance(3):
        gear = choose(scope, elsewhere(scope, ("Gear",)), plain=True)
        return PlayCard(gear, scope.chance(), host=in_play(scope, ("Unit",), "friendly", rich=False))
    if scope.chance(3):
        program = choose(scope, elsewhere(scope, ("Program",)), plain=True)
        return PlayCard(program, scope.chance(), scope.pick("bottom of deck", "top of deck"))
    if scope.chance(3):
        return PlayCard(own_card(scope), less=amount(scope, 3))
    return PlayCard(own_card(scope), scope.chance())


def _equip(scope: Scope) -> Step:
    of = elsewhere(scope, ("Gear",))
    if scope.this_is_a_unit and scope.chance():
        of = Cards(("Gear",), on=This())
    gear = choose(scope, of, plain=True)
    return Equip(gear, choose(scope, in_play(scope, ("Unit",), "friendly"), plain=True))


SIMPLE = (
    lambda s: Pick(choose(s, units(s) if s.chance() else gigs(s))),
    lambda _: ChooseKind(),
    _draw,
    _draw,
    _discard,
    _trash_top,
    lambda s: Defeat(unit(s)),
    lambda s: Spend(unit(s)),
    lambda s: Ready(unit(s)),
    _gear,
    lambda s: ReadyEddies(amount(s, 3)),
    _move,
    _move_own,
    _look,
    _rest,
    _top,
    _legends,
    _steal,
    _adjust,
    _adjust,
    _set,
    _swap,
    _give,
    _give,
    _go_solo,
    _establish,
    _play,
    lambda s: Call(None, s.chance()),
    _equip,
    lambda s: TakeControl(choose(s, in_play(s, ("Unit",), "rival"), plain=True)),
    lambda s: PayNow(amount(s, 3)),
    lambda _: EndAttack(),
    lambda s: Reroll(gig(s)),
    lambda s: Redirect(choose(s, in_play(s, ("Unit",), "friendly"), plain=True)),
    lambda s: _look_at_hand(s),
    lambda s: WinGame(s.pick("you", "rival")),
    lambda s: LoseGame(s.pick("you", "rival")),
)


# --- instructions that hold others


def clause(scope: Scope) -> Step:
    """What fits into one sentence."""
    if scope.chance(20):
        scope.seen["discarded"] = True
        return May(Discard(scope.number(1, 2), "rival"), "rival")
    if scope.chance(5):
        return May(_several(scope))
    return _several(scope)


def _several(scope: Scope) -> Step:
    if scope.chance(5):
        return Do(tuple(simple(scope) for _ in range(scope.number(2, 3))))
    return simple(scope)


def sentence(scope: Scope, last: bool = True) -> Step:
    """What a sentence says, with the "If you do" or "Otherwise" that belongs to it."""
    kinds = [clause, clause, clause, clause, _if, _if_you_do, _later, _each_player, _next_time, _may_instead]
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
    if scope.chance(3):
        return If(asked, then, clause(scope.branch()))
    if scope.chance(4):
        return If(asked, _if_you_do(scope.branch()))
    return If(asked, then)


def _if_you_do(scope: Scope) -> Step:
    first = clause(scope)
    then = clause(scope.branch())
    if scope.chance(6):
        return IfYouDo(first, None, then)
    return IfYouDo(first, then, clause(scope.branch()) if scope.chance(4) else None)


def _later(scope: Scope) -> Step:
    return Later(_several(scope.branch()))


def _each_player(scope: Scope) -> Step:
    here = scope.branch()
    own = choose(here, in_play(here, ("Unit",), "friendly", rich=False), plain=True)
    options: list[Step] = [Draw(here.number(1, 5)), Discard(here.pick(None, 1, 2)), Defeat(own), Spend(own)]
    step = here.pick(*options)
    scope.seen["discarded"] = True
    return EachPlayer(May(step) if here.chance(4) else step)


def _next_time(scope: Scope) -> Step:
    here = scope.branch()
    event = here.pick("attacks", "wins-fight", "loses-fight")
    of = in_play(here, ("Unit",), "friendly", rich=False)
    when = Trigger(event, of, margin=here.number(1, 5) if event == "wins-fight" and here.chance() else None)
    here.bind("unit")
    return NextTime(when, _several(here), here.pick("this turn", "your next turn"))


def _may_instead(scope: Scope) -> Step:
    asked = condition(scope)
    return MayInstead(asked, simple(scope.branch()), simple(scope.branch()))


def _choose_one(scope: Scope) -> Step:
    asked = condition(scope) if scope.chance(4) else None
    options = tuple(clause(scope.branch()) for _ in range(scope.number(2, 3)))
    return ChooseOne(options, "you" if asked is not None else scope.pick("you", "rival"), asked)
