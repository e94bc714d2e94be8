"""Random targets and modifiers that make sense."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engine.effects.tree import (
    Cannot,
    Choose,
    DoublePower,
    EntersSpent,
    Every,
    Has,
    Limit,
    Loses,
    MayAttack,
    MustAttack,
    Power,
    SetPower,
    StealsAtMost,
    StealsFewer,
    While,
    WinsFights,
)
from engine.effects.values import Cards, Comparison, Count, Gigs, PowerOf, Ref, This
from tests.engine_text.tree_values import (
    Scope,
    amount,
    comparison,
    elsewhere,
    gigs,
    in_play,
    signed,
    tags,
    units,
)

if TYPE_CHECKING:
    from engine.effects.tree import Modifier, Target, Until
    from engine.effects.values import Side
    from tests.engine_text.tree_values import Base

UNTIL: tuple[Until, ...] = (
    "this turn", "your next turn", "end of your next turn", "during your next turn", "rival's next turn",
    "end of rival's next turn", "end of attack",
)  # fmt: skip


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
    if isinstance(of, Cards) and len(of.kinds) > 1:
        scope.mixes()
    if isinstance(of, Cards) and (of.among is not None or {"hand", "trash"} & {*of.areas}):
        scope.leaves_the_table()
    if isinstance(of, Cards) and of.worn_by is not None:
        scope.names_another()
    if up_to and scope.chance(3):
        return Choose(of, scope.bind(base_of(of), many=True), Count(of), up_to=True)
    if isinstance(of, Cards) and of.shares is None and not plain and scope.chance(12):
        total = Limit(scope.pick("power", "cost"), scope.number(3, 12))
        return Choose(of, scope.bind(base_of(of), many=True), Count(of), True, total=total)
    base = "gig" if isinstance(of, Gigs) else "card"
    if isinstance(count, int) and count > 1 and not scope.spoke_of(base) and scope.chance(4):
        alike = (
            scope.pick("values", "sides") if isinstance(of, Gigs) else scope.pick("costs", "powers", "names")
        )
        # "with the same cost" after a host might be the host's, and after a Gig's own value that value's
        bare = (
            (Gigs(of.side, of.sides),) if isinstance(of, Gigs) else (Cards(of.kinds, of.side, tags=of.tags),)
        )
        if of in bare:
            return Choose(of, scope.bind(base_of(of), many=True), count, up_to, alike=alike)
    by = "rival" if not plain and scope.chance(10) else "you"
    return Choose(of, scope.bind(base_of(of), many=count != 1), count, up_to, by)


def unit(scope: Scope, side: Side | None = None) -> Target:
    """Units or Legends in play that something happens to."""
    known: list[Target] = [Ref(label) for base in ("unit", "legend") for label in scope.labels(base)]
    if scope.this_is_a_card_in_play:
        known.append(This())
    if known and scope.chance(3):
        found: Target = scope.pick(*known)
        if isinstance(found, This):
            scope.names_itself()
        return found
    of = units(scope, side=side)
    if scope.chance(5):
        if len(of.kinds) > 1:
            scope.mixes()
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


def of_whose(what: Modifier, to: object) -> Modifier:
    """Effects of a Rival are said only of what is one's own: of other pieces it is not clear whose Rival is meant."""
    if isinstance(to, This) or getattr(getattr(to, "of", to), "side", None) == "friendly":
        return what
    if isinstance(what, While):
        return dataclasses.replace(what, what=of_whose(what.what, to))
    return dataclasses.replace(what, rivals=False) if isinstance(what, Cannot) else what


def modifier(scope: Scope, subject: str | None = None) -> Modifier:
    """A modifier; subject: the label of whom it is given to, if the text may refer to it."""
    found: list[Modifier] = [
        Power(signed(scope)),
        Power(scope.number(1, 5)),
        DoublePower(),
        SetPower(scope.number(0, 9)),
        SetPower(amount(scope, 2)),
        Has(scope.pick("ADRENALINE", "BLOCKER", "GO SOLO")),
        Cannot(
            scope.pick(
                "attack", "ready", "block", "be blocked", "be defeated in a fight", "be defeated", "steal"
            )
        ),
        Cannot("attack", turn_played=True),
        Cannot(
            scope.pick(
                "attack units",
                "attack gigs",
                "be attacked",
                "use GO SOLO",
                "be spent",
                "use QUICK",
                "use SPEND",
            )
        ),
        Cannot("be attacked", by=Cards(("Unit",), "rival", power=Comparison(">=", scope.number(1, 6)))),
        Cannot(
            scope.pick(
                "be readied by effects",
                "be spent by effects",
                "be defeated by effects",
                "be chosen by effects",
                "be returned by effects",
                "be bottom-decked by effects",
                "lose power by effects",
            ),
            rivals=scope.chance(),
        ),
        Cannot(
            scope.pick("be spent by effects", "be defeated by effects", "be chosen by effects"),
            by=Cards((scope.pick("Program", "Gear", "Unit"),)),
            rivals=scope.chance(),
        ),
        Cannot("block", by=Cards(("Unit",), power=Comparison(">", scope.number(1, 6)))),
        Cannot("be blocked", by=Cards(("Unit",), "rival", power=Comparison("<=", scope.number(1, 6)))),
        Loses(scope.pick("ADRENALINE", "BLOCKER", "GO SOLO")),
        Cannot("steal", Gigs(scope.pick("friendly", "rival"), value=comparison(scope))),
        Cannot("steal", Gigs("friendly", value=Comparison(scope.pick("<", ">"), PowerOf(Ref("each"))))),
        _may_attack(scope),
        MustAttack(),
        *((MustAttack(This()),) if scope.this_is_a_card_in_play else ()),
        EntersSpent(),
        Cannot(
            scope.pick("be spent by effects", "be defeated by effects", "be chosen by effects"),
            by=scope.pick(Cards(("Program",), tags=tags(scope)), Cards(("Unit",), tags=tags(scope))),
            rivals=scope.chance(),
        ),
        StealsFewer(amount(scope, 2)),
        StealsFewer(-scope.number(1, 2)),
        StealsAtMost(scope.number(1, 2)),
        WinsFights(in_play(scope, ("Unit",), scope.pick("rival", "any"), rich=False)),
        While(
            scope.pick("attacking", "attacking gigs", "defending", "blocking", "fighting", "stealing"),
            Power(scope.number(1, 4)),
        ),
        While(
            "fighting", scope.pick(DoublePower(), Power(2)), in_play(scope, ("Unit",), "rival", rich=False)
        ),
    ]
    return scope.pick(*found)


def _may_attack(scope: Scope) -> MayAttack:
    lagging = scope.chance()
    next_attack = not lagging and scope.chance()
    if scope.chance(4):
        return MayAttack(gig_area=True, lagging=lagging, next_attack=next_attack or not lagging)
    ready = scope.chance(3) or not (lagging or next_attack)
    spent = True if lagging and not ready and scope.chance() else None
    asked = Cards(("Unit",), "rival", tags=tags(scope) if scope.chance(3) else (), spent=spent)
    return MayAttack(asked, scope.chance(5), lagging, ready, next_attack)
