"""Reading card text: printed English to effect trees, and effect trees to English of our own.

`compile_text` reads any layout of the printings at hand. What it cannot read it reports with the exact span.

parsing      text to sentences, and those to phrases by the grammar
readers      phrases to what they mean by themselves (`forms`)
lowering     these to the effect tree, once it is known what "it" and "that many" speak of
rendering    the effect tree to English
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.effects.tree import Ability
    from engine.facts import CardType

__all__ = ["compile_text"]


def compile_text(
    text: str, *, card_type: CardType, name: str | None = None, card_id: str = "card"
) -> tuple[Ability, ...]:
    """The abilities that a card's text gives: `engine.text.compiler.compile_text`.

    The parser is loaded on the first call, so that programs that compile nothing start fast.
    """
    from engine.text.compiler import compile_text as compile_now

    return compile_now(text, card_type=card_type, name=name, card_id=card_id)
