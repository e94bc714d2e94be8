"""What the tests of the compiler share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.effects import tree as t
from engine.errors import CardTextError
from engine.text import compile_text
from engine.text.rendering.render import render

if TYPE_CHECKING:
    from engine.effects.tree import Ability
    from engine.effects.values import Kind
    from engine.facts import CardType

UNIT: tuple[Kind, ...] = ("Unit",)
LEGEND: tuple[Kind, ...] = ("Legend",)
GEAR: tuple[Kind, ...] = ("Gear",)
PROGRAM: tuple[Kind, ...] = ("Program",)


def compiled(text: str, card_type: CardType = "Unit") -> tuple[Ability, ...]:
    """The abilities of a text."""
    return compile_text(text, card_type=card_type, card_id="made-up")


def ability(text: str, card_type: CardType = "Unit") -> Any:
    """The one ability of a text."""
    (only,) = compiled(text, card_type)
    return only


def program(text: str) -> Any:
    """What a Program does that has this text and no other."""
    found = ability(text, "Program")
    assert isinstance(found, t.Resolve)
    return found.step


def when(text: str) -> Any:
    """The first trigger of "When <text>, draw 1."."""
    found = ability(f"When {text}, draw 1.")
    assert isinstance(found, t.Triggered)
    return found.when[0]


def condition(text: str) -> Any:
    """The condition of "If <text>, draw 1."."""
    found = program(f"If {text}, draw 1.")
    assert isinstance(found, t.If)
    assert found.then == t.Draw()
    return found.condition


def modifier(text: str, card_type: CardType = "Unit") -> Any:
    """What "<text>." says is true of the card itself."""
    found = ability(f"{text}.", card_type)
    assert isinstance(found, t.Persistent)
    assert found.to == t.This()
    return found.what


def says_the_same(card_type: CardType, text: str, wording: str) -> None:
    """Assert that our wording of a text is this one (" / " between lines), and that it compiles to the same tree."""
    abilities = compile_text(text, card_type=card_type)
    assert render(abilities, card_type=card_type).replace("\n", " / ") == wording
    assert compile_text(wording.replace(" / ", "\n"), card_type=card_type) == abilities


def is_refused(card_type: CardType, text: str, why: str) -> None:
    """Assert that a text is refused, with a message that has these words."""
    with pytest.raises(CardTextError, match=why):
        compile_text(text, card_type=card_type)
