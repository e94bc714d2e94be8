"""Effects as English: what a tree says, in one style of our own, so exact that the compiler reads the same tree again.

Nothing here knows a card: the words are put together from the nodes. The parts are `words` (forms of words),
`things`, `gigs` and `targets` (pieces), `amounts`, `conditions`, `modifiers`, `steps` (instructions of one verb),
`flow` (instructions that hold others), `triggers`, `abilities`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.effects.tree import CostChange, PaysInstead, Persistent, Trigger, Triggered
from engine.effects.values import This
from engine.text.rendering.abilities import COSTS, paragraph
from engine.text.rendering.card_steps import STEPS
from engine.text.rendering.conditions import CONDITIONS
from engine.text.rendering.conditions import condition as _condition
from engine.text.rendering.flow import FLOW, Spot, sentences
from engine.text.rendering.modifiers import MODIFIERS, traits
from engine.text.rendering.tables import ABILITIES, AMOUNTS, THINGS
from engine.text.rendering.things import amount as _amount
from engine.text.rendering.words import Words, written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.effects.tree import Ability, Modifier, Step
    from engine.effects.values import Amount, Condition
    from engine.facts import CardType

FAMILIES: Final[dict[str, frozenset[type]]] = {
    "AMOUNTS": AMOUNTS.types,
    "CONDITIONS": CONDITIONS.types,
    "THINGS": THINGS.types,
    "MODIFIERS": MODIFIERS.types,
    "STEPS": STEPS.types | FLOW.types,
    "COSTS": COSTS.types,
    "ABILITIES": ABILITIES.types,
}
"""Which types of node have a wording, by family."""

_THIS: Final[dict[CardType, str]] = {
    "Unit": "this Unit",
    "Legend": "this Legend",
    "Gear": "this Unit",
    "Program": "this Program",
}


def render(abilities: Iterable[Ability], *, card_type: CardType, name: str | None = None) -> str:
    """A card's text: one paragraph an ability, joined by line breaks; empty for a card without abilities.

    card_type: says what "this" is called; in a Gear's text it is whoever wears it, except in its own cost, and what a
    Legend in the Legends area can set off says so. name: the card, for the message. Raises TypeError for a node that
    has no wording.
    """
    try:
        return "\n".join(paragraph(a, Words(_this(a, card_type))) for a in abilities)
    except TypeError as error:
        if name is not None:
            error.add_note(f"while the text of {name} was written")
        raise


def _this(ability: Ability, card_type: CardType) -> str:
    match ability:
        case Persistent(PaysInstead() | CostChange(what="play"), This()) if card_type == "Gear":
            return "this Gear"
        case Triggered(when) if card_type == "Gear" and any(_off_the_field(trigger) for trigger in when):
            return "this Unit or Legend"
        case _:
            return _THIS[card_type]


def _off_the_field(trigger: Trigger) -> bool:
    """Whether a Legend need not be on the field for it: it is spent and readied in the Legends area too."""
    return trigger.event in ("spent", "readied") and isinstance(trigger.subject, This)


def render_step(step: Step, *, card_type: CardType = "Unit") -> str:
    """An instruction as sentences, with full stops."""
    return f"{written(sentences(step, Spot(Words(_THIS[card_type]))))}."


def render_condition(condition: Condition, *, card_type: CardType = "Unit") -> str:
    """A condition as a clause: "you control a min Gig"."""
    return _condition(condition, Words(_THIS[card_type]))


def render_amount(amount: Amount, *, card_type: CardType = "Unit") -> str:
    """An amount as a noun: "the number of friendly Units"."""
    return _amount(amount, Words(_THIS[card_type]))


def render_modifier(modifier: Modifier, *, card_type: CardType = "Unit") -> str:
    """A modifier as what is said of one piece: "has +2 power", "can't attack"."""
    return traits((modifier,), None, Words(_THIS[card_type]), many=False).verb
