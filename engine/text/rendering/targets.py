"""What an instruction acts on, in words: "a spent rival Unit", "up to 2 friendly Units", "all rival Gear"."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, TypeGuard

from engine.effects.tree import Choose, Every, TopOfDeck
from engine.effects.values import Cards, Comparison, Count, Plus, Ref, This, ThisGear
from engine.text.rendering.amounts import each
from engine.text.rendering.tables import THINGS
from engine.text.rendering.things import compared, is_own
from engine.text.rendering.words import LIKENESS

if TYPE_CHECKING:
    from engine.effects.tree import Target
    from engine.effects.values import Amount, Things
    from engine.text.rendering.words import Words


def target(node: Target, words: Words, prep: str = "in") -> tuple[str, bool]:
    """What an instruction acts on, and whether that is several pieces; binds what it chooses."""
    match node:
        case This():
            return words.this, False
        case ThisGear():
            return "this Gear", False
        case Ref(label):
            said = words.ref(label)
            if label in words.many:
                words.mention(label)
            return said
        case Every(of, bind):
            text = _all(of, words, prep)
            words.bind(bind, many=True, own=is_own(of, words))
            return text, True
        case TopOfDeck(bind, count):
            factor, suffix = each(count, words)
            many = factor != 1 or bool(suffix)
            words.bind(bind, many, own=True)
            top = "top card" if factor == 1 else f"top {factor} cards"
            return f"the {top} of {words.your} deck{suffix}", many
        case Choose():
            return _chosen(node, words, prep)


def _all(of: Things, words: Words, prep: str) -> str:
    if isinstance(of, Cards) and of.among in words.thinned and of == Cards(among=of.among):
        return "the rest"
    text = THINGS(of, words).several("all", prep)
    _take_from(of, words)
    return text


def _take_from(of: Things, words: Words) -> None:
    if isinstance(of, Cards) and of.among is not None:
        words.thinned.add(of.among)


def is_less(number: Amount) -> TypeGuard[int]:
    """Whether a number is taken away: "all but 2"."""
    return isinstance(number, int) and number < 0


def _either(of: Cards, words: Words, prep: str) -> str:
    """One of either description: "a rival Gear or a spent rival Unit"."""
    one = THINGS(dataclasses.replace(of, or_else=None), words).single(prep)
    other = of.or_else
    return one if other is None else f"{one} or {_either(other, words, prep)}"


def _chosen(node: Choose, words: Words, prep: str) -> tuple[str, bool]:
    noun = THINGS(node.of, words)
    if node.random:
        noun = dataclasses.replace(noun, one=f"random {noun.one}", some=f"random {noun.some}")
    factor, suffix = each(node.count, words)
    _take_from(node.of, words)
    if node.up_to and node.count == Count(node.of):
        text, factor, suffix = noun.several("any number of", prep), 0, ""
    elif isinstance(node.count, Plus) and node.count.amount == Count(node.of) and is_less(node.count.more):
        kept, suffix = -node.count.more, ""
        text = f"all but 1 {noun.bare(False, prep)}" if kept == 1 else noun.several(f"all but {kept}", prep)
    elif node.up_to:
        text = noun.several(f"up to {factor}", prep) if factor != 1 else f"up to 1 {noun.bare(False, prep)}"
    else:
        text = noun.single(prep) if factor == 1 else noun.several(factor, prep)
    if isinstance(node.of, Cards) and node.of.or_else is not None and node.count == 1 and not node.up_to:
        text = _either(node.of, words, prep)
    if node.different is not None:
        suffix += f" with different {node.different}"
    if node.alike is not None:
        suffix += f" with the same {LIKENESS[node.alike]}"
    if node.total is not None:
        most = compared(Comparison("<=", node.total.most), words)
        suffix += f" with total {node.total.what} {most}"
    if node.by == "rival":
        suffix += " of a Rival's choice"
    many = factor != 1 or isinstance(node.count, int) is False
    words.bind(node.bind, many, own=is_own(node.of, words))
    words.chosen.add(node.bind)
    if isinstance(node.of, Cards) and node.of.worn_by is not None and node.count == 1:
        words.asked.update(node.of.worn_by.kinds)
    return text + suffix, many
