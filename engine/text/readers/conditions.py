"""Readers of conditions: several at once, and those of the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from engine.text.forms import THEIR
from engine.text.lowering.they import They
from engine.text.meaning import reads
from engine.text.readers.targets import another

if TYPE_CHECKING:
    from engine.effects.values import Condition, Op, Side, Who


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


for _name in ("hand", "trash", "deck", "field"):
    reads(f"{_name}_emptied")(lambda area=_name: area)


@reads("area_empty")
def area_empty(side: Side, area: Any) -> Condition:
    return _so_many_there(side, area, "=", 0)


@reads("area_not_empty")
def area_not_empty(side: Side, area: Any) -> Condition:
    return _so_many_there(side, area, ">=", 1)


def _so_many_there(side: Side, area: Any, op: Op, number: int) -> Any:
    """How many cards lie there; "their hand" is a Rival's, where one was spoken of."""
    of = Cards(side="rival" if side == THEIR else side, areas=(area,))
    asked = Compare(Count(of), op, number)
    return They(asked) if side == THEIR else asked


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
