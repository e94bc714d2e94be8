"""Readers of conditions: several at once, and those of the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.values import (
    Both,
    Cards,
    Compare,
    Count,
    Either,
    FixerEmpty,
    Not,
    Overtime,
    PlayedThisTurn,
    YourTurn,
)
from engine.text.meaning import reads
from engine.text.readers.targets import another

if TYPE_CHECKING:
    from engine.effects.values import Condition, Who


@reads("both")
def both(*parts: Condition) -> Condition:
    return parts[0] if len(parts) == 1 else Both(_flat(parts, Both))


@reads("either")
def either(*parts: Condition) -> Condition:
    return parts[0] if len(parts) == 1 else Either(parts)


def _flat(parts: tuple[Condition, ...], kind: type[Both]) -> tuple[Condition, ...]:
    found: list[Condition] = []
    for part in parts:
        found += part.parts if isinstance(part, kind) else (part,)
    return tuple(found)


@reads("untrue")
def untrue(part: Condition) -> Condition:
    return Not(part)


@reads("your_turn")
def your_turn() -> Condition:
    return YourTurn()


@reads("rival_turn", "not_your_turn")
def rival_turn() -> Condition:
    return Not(YourTurn())


@reads("fixer_empty")
def fixer_empty() -> Condition:
    return FixerEmpty("you")


@reads("rival_fixer_empty")
def rival_fixer_empty() -> Condition:
    return FixerEmpty("rival")


@reads("fixer_not_empty")
def fixer_not_empty() -> Condition:
    return Not(FixerEmpty("you"))


@reads("rival_fixer_not_empty")
def rival_fixer_not_empty() -> Condition:
    return Not(FixerEmpty("rival"))


@reads("hand_empty")
def hand_empty() -> Condition:
    return Compare(Count(Cards(side="friendly", areas=("hand",))), "=", 0)


@reads("trash_empty")
def trash_empty() -> Condition:
    return Compare(Count(Cards(side="friendly", areas=("trash",))), "=", 0)


@reads("rival_hand_empty")
def rival_hand_empty() -> Condition:
    return Compare(Count(Cards(side="rival", areas=("hand",))), "=", 0)


@reads("played_this_turn")
def played_this_turn(who: Who, like: Cards) -> Condition:
    return PlayedThisTurn(who, like)


@reads("played_another_this_turn")
def played_another_this_turn(who: Who, like: Cards) -> Condition:
    return PlayedThisTurn(who, another(like))


@reads("not_played_this_turn")
def not_played_this_turn(who: Who, like: Cards) -> Condition:
    return Not(PlayedThisTurn(who, like))


@reads("overtime")
def overtime() -> Condition:
    return Overtime()
