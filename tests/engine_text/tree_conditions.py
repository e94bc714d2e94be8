"""Random conditions that make sense."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engine.effects.values import (
    Alike,
    AnyOf,
    Became,
    Both,
    Cards,
    Compare,
    Comparison,
    Count,
    Difference,
    DifferentValues,
    Either,
    FixerEmpty,
    Gigs,
    Happened,
    Highest,
    InFixer,
    Is,
    IsParity,
    Lowest,
    Not,
    Overtime,
    Pairs,
    PiecesDid,
    PlayedThisTurn,
    Plus,
    Ref,
    StreetCred,
    Trigger,
    ValueIsAmong,
    ValueOf,
    Was,
    YourTurn,
)
from tests.engine_text.tree_values import (
    OPS,
    SIDES,
    Scope,
    comparison,
    elsewhere,
    gigs,
    happening,
    piece,
    reference,
    tags,
    units,
)

if TYPE_CHECKING:
    from engine.effects.values import Condition, Kind


def condition(scope: Scope, depth: int = 1) -> Condition:
    simple = [_street_cred, _controls, _of_piece, _values, _of_the_turn]
    if any(label in scope.adjusted for label in scope.labels("gig")):
        simple.append(became)
    if depth and scope.chance(6):
        parts = tuple(scope.pick(*simple)(scope) for _ in range(scope.number(2, 3)))
        return Both(parts) if scope.chance() else Either(parts)
    found = scope.pick(*simple)(scope)
    deniable = isinstance(found, (IsParity, Is, ValueIsAmong, FixerEmpty, PlayedThisTurn))
    return Not(found) if deniable and scope.chance(4) else found


def _street_cred(scope: Scope) -> Condition:
    who = scope.pick("you", "rival")
    other = "rival" if who == "you" else "you"
    return scope.pick(
        Compare(StreetCred(who), scope.pick(*OPS), scope.number(1, 20)),
        Compare(StreetCred(who), scope.pick(*OPS), StreetCred(other)),
        Compare(Difference(StreetCred(who), StreetCred(other)), scope.pick(">=", "<="), scope.number(1, 12)),
        IsParity(StreetCred(who), scope.pick("even", "odd")),
    )


def _controls(scope: Scope) -> Condition:
    side, other = scope.pick(("friendly", "rival"), ("rival", "friendly"))
    things = units(scope, side=side, rich=False) if scope.chance() else gigs(scope, side)
    op, number = scope.pick((">=", 1), (">=", 2), ("=", 0), ("=", 2), ("<", 3), ("<=", 2), (">", 2))
    mirrored = Cards(("Unit",), side) if scope.chance() else Gigs(side)
    across = Cards(("Unit",), other) if isinstance(mirrored, Cards) else Gigs(other)
    return scope.pick(
        Compare(Count(things), op, number),
        Compare(Count(elsewhere(scope)), op, number),
        Compare(Count(mirrored), scope.pick("<", ">"), Count(across)),
        Compare(Count(mirrored), ">=", Plus(Count(across), number + 1)),
        Compare(Pairs(side, scope.pick("value", "sides")), op, number),
        Compare(DifferentValues(side), ">=", number + 2),
        Compare(InFixer(scope.pick("you", "rival")), op, number),
        Compare(Alike(Gigs(side), "values"), ">=", number + 3),
        Compare(
            Alike(units(scope, side=side, rich=False), scope.pick("costs", "powers", "names", "colors")),
            ">=",
            number + 2,
        ),
    )


def _of_piece(scope: Scope) -> Condition:
    known = piece(scope)
    found: list[Condition] = [FixerEmpty("you"), FixerEmpty("rival")]
    if known is not None:
        like = dataclasses.replace(units(scope), other=False, other_than=None, extreme=None)
        found += [Is(known, like), Is(known, Cards(spent=scope.chance())), Is(known, Cards(tags=tags(scope)))]
        asked = comparison(scope)
        if not isinstance(asked.amount, AnyOf):
            found.append(Is(known, Cards(power=asked)))
        found.append(Is(known, Cards(keyword="GO SOLO")))
    found += [Is(Ref(label), _described(gigs(scope))) for label in scope.labels("gig", False)]
    kind: Kind = scope.pick("Unit", "Gear", "Program")
    found += [Is(Ref(label), Cards((kind,))) for label in scope.labels("looked", False)]
    return scope.pick(*found)


def _described(like: Gigs) -> Gigs:
    """A question about a Gig: after "if it's a d4 or d20" whatever is asked besides may be asked of the d20 only."""
    bare = Gigs(sides=like.sides, or_sides=like.or_sides)
    return like if like == bare else dataclasses.replace(like, or_sides=())


def became(scope: Scope) -> Condition:
    """What a Gig has become that this effect may have changed."""
    known = [label for label in scope.labels("gig") if label in scope.adjusted]
    like = scope.pick(
        Gigs(extreme="min"), Gigs(extreme="max"), Gigs(value=Comparison("<=", 3)), Gigs("rival")
    )
    if scope.chance(4):
        return Was(Ref(scope.pick(*known)), like)
    if scope.chance(4):
        single = [label for label in known if not scope.seen[label]]
        if single:
            return Became(Ref(scope.pick(*single)), Gigs(), scope.pick("higher", "lower"))
    return Became(Ref(scope.pick(*known)), like)


def _values(scope: Scope) -> Condition:
    value = reference(scope)
    if isinstance(value, ValueOf):
        # whose that Gig is, is not kept: among its own player's Gigs there is always one of its value
        value = StreetCred("you")
    found: list[Condition] = [ValueIsAmong(value, scope.pick(*SIDES))]
    if isinstance(value, (Highest, Lowest)):
        found.append(Compare(value, scope.pick(*OPS), scope.number(1, 10)))
        found.append(IsParity(value, scope.pick("even", "odd")))
    return scope.pick(*found)


def _of_the_turn(scope: Scope) -> Condition:
    kinds: tuple[Kind, ...] = scope.pick(("Program",), ("Unit",), ("Gear",))
    asked = Cards(kinds, tags=tags(scope)) if scope.chance() else Cards(kinds)
    happened = Compare(Happened(happening(scope), scope.pick("this turn", "your last turn")), ">=", 1)
    did = Trigger(scope.pick("attacks", "defeated", "steals", "spent"), Cards(("Unit",), scope.pick(*SIDES)))
    op, number = scope.pick((">=", 2), ("=", 2), ("=", 1), ("<", 3))
    several = PiecesDid(did, Comparison(op, number))
    return scope.pick(
        YourTurn(), Overtime(), happened, several, PlayedThisTurn(scope.pick("you", "rival"), asked)
    )
