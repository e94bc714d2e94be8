"""What was chosen by a word: a card type, a color, a tag, a number, even or odd; and descriptions that ask for it."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final, cast

from engine.effects.values import Cards, Comparison, Gigs

if TYPE_CHECKING:
    from engine.decisions import Option
    from engine.effects import tree as t
    from engine.effects.scope import Scope

KINDS: Final = ("Unit", "Gear", "Program", "Legend")
COLORS: Final = ("Red", "Green", "Blue", "Yellow")
NUMBERS: Final = range(21)
"""From nothing to the highest face of any die, which is more than any card costs."""

NOTHING: Final = Cards(among="nothing")


def options(scope: Scope, step: t.ChooseKind) -> list[Option]:
    """All that can be chosen; of tags, those of the cards in the game, for no other one would make a difference."""
    match step.what:
        case "type":
            words: list[str] = [*KINDS]
        case "color":
            words = [*COLORS]
        case "parity":
            words = ["even", "odd"]
        case "number":
            words = [str(number) for number in NUMBERS]
        case "tag":
            words = sorted({tag for card in scope.game.state.cards.values() for tag in card.facts.tags})
    return [("kind", word) for word in words]


def as_chosen(scope: Scope, want: Any) -> Any:
    """The description with what was chosen in the place of the words for it; nothing fits where nothing was chosen."""
    kind: Any = scope.kind
    match want:
        case Cards(chosen=str(what)):
            plain = dataclasses.replace(want, chosen=None)
            if kind is None:
                return dataclasses.replace(plain, among=NOTHING.among)
            if what == "color":
                return dataclasses.replace(plain, color=kind)
            if what == "tag":
                return dataclasses.replace(plain, tags=(kind,))
            if what == "cost":
                return dataclasses.replace(plain, cost=Comparison("=", int(kind)))
            return dataclasses.replace(plain, cost_parity=kind)
        case Gigs(chosen=str(what)):
            plain = dataclasses.replace(want, chosen=None)
            if kind is None:
                return dataclasses.replace(plain, among=NOTHING.among)
            if what == "value":
                return dataclasses.replace(plain, value=Comparison("=", int(kind)))
            return dataclasses.replace(plain, parity=kind)
        case Cards(chosen_kind=True) if kind is not None:
            return dataclasses.replace(want, chosen_kind=False, kinds=(kind,))
        case _:
            return want


def settled(scope: Scope, node: Any) -> Any:
    """The node with what was chosen written into it, for what is asked later, when the effect is over."""
    if scope.kind is None:
        return node
    if isinstance(node, tuple):
        return tuple(settled(scope, part) for part in cast("tuple[Any, ...]", node))
    if not dataclasses.is_dataclass(node) or isinstance(node, type):
        return node
    inner = {f.name: settled(scope, getattr(node, f.name)) for f in dataclasses.fields(node)}
    return as_chosen(scope, dataclasses.replace(node, **inner))
