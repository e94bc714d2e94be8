"""Gigs in words: "a friendly min Gig", "a Gig with 8+ value that isn't at max value"."""

from __future__ import annotations

from engine.effects.values import Gigs
from engine.text.rendering.tables import THINGS
from engine.text.rendering.things import OWNERS, compared
from engine.text.rendering.words import Noun, Words, listed, plural


def gigs_noun(node: Gigs, words: Words, side: bool = True) -> Noun:
    """A set of Gigs; side False: who controls them has been said."""
    before: list[str] = []
    other = False
    after = ""
    if node.opposite is not None:
        if words.latest(node.opposite):
            before.append("player's")
            other = True
        else:
            after += f" across from {words.ref(node.opposite)[0]}"
    if node.other_than is not None:
        if words.latest(node.other_than):
            other = True
        else:
            after += f" other than {words.ref(node.other_than)[0]}"
    if side and node.side != "any":
        before.append(node.side)
    if node.extreme is not None:
        before.append(node.extreme)
    die = _die(node)
    after += _shown(node, words)
    one, some = (" ".join([*before, noun]) for noun in (die, plural(die)))
    among = f" from among {words.ref(node.among)[0]}" if node.among is not None else ""
    return Noun(one + after, some + after.replace(" that isn't ", " that aren't "), other, tail=among)


def _die(node: Gigs) -> str:
    if node.sides is None:
        return "Gig"
    dice = [f"d{n}" for n in (node.sides, *node.or_sides)]
    return f"{listed(dice, 'or')} Gig" if node.or_sides else dice[0]


def _shown(node: Gigs, words: Words) -> str:
    """What a Gig shows: "with an even value", "that isn't at max value"."""
    after = " that was stolen this turn" if node.stolen else ""
    if node.owner is not None:
        after += f" owned by {OWNERS[node.owner]}"
    after += f" that isn't at {node.not_extreme} value" if node.not_extreme is not None else ""
    has: list[str] = []
    if node.parity is not None:
        has.append(f"an {node.parity} value")
    if node.value is not None:
        many = node.value.op == ">=" and isinstance(node.value.amount, int)
        has.append(f"{node.value.amount}+ value" if many else f"value {compared(node.value, words)}")
    if node.chosen is not None:
        has.append("the chosen value" if node.chosen == "value" else "a value of the chosen parity")
    if node.sides_of is not None:
        how = f"{node.sides_than} sides than" if node.sides_than else "the same number of sides as"
        has.append(f"{how} {words.ref(node.sides_of)[0]}")
    return f"{after} with {' and '.join(has)}" if has else after


THINGS.of(Gigs)(gigs_noun)
