"""Effect tree, part 4: instructions about cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.effects.tree_modifiers import Until
from engine.effects.tree_targets import Choose, Target
from engine.effects.values import Amount, Cards, Condition, This, Who


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose or name pieces for what follows; nothing happens to them yet."""

    target: Target
    node: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class ChooseKind:
    """Choose a card type, a color, a tag, a number, or "even" or "odd".

    `Cards.chosen_kind`, `Cards.chosen` and `Gigs.chosen` ask for it later.
    """

    what: Literal["type", "color", "tag", "number", "parity"] = "type"
    node: Literal["choose-kind"] = "choose-kind"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw so many, one at a time (`draw.one-at-a-time`)."""

    amount: Amount = 1
    who: Who = "you"
    up_to: bool = False
    node: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Discard:
    """Put so many cards of a hand into the trash, chosen by whose hand it is; binds "discarded".

    amount None: the whole hand. like: which cards qualify (cost and types, or the one bound to a label). random:
    chance picks. up_to: none to that many.
    """

    amount: Amount | None = 1
    who: Who = "you"
    like: Cards | None = None
    random: bool = False
    up_to: bool = False
    node: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class TrashTop:
    """Trash X: reveal the top card and put it into the trash, X times (`trash.several`); binds "trashed"."""

    amount: Amount = 1
    up_to: bool = False
    node: Literal["trash-top"] = "trash-top"


@dataclass(frozen=True, slots=True)
class Defeat:
    """Defeat (`defeat.process`)."""

    target: Target
    node: Literal["defeat"] = "defeat"


@dataclass(frozen=True, slots=True)
class Fight:
    """Two Units of different players fight, outside of an attack (`fight.process`); binds "winning" and "losing"."""

    one: Target
    other: Target
    node: Literal["fight"] = "fight"


@dataclass(frozen=True, slots=True)
class Spend:
    """Spend."""

    target: Target
    node: Literal["spend"] = "spend"


@dataclass(frozen=True, slots=True)
class Ready:
    """Ready."""

    target: Target
    node: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class ReadyEddies:
    """Ready so many of the controller's spent Eddies. up_to: none to that many."""

    amount: Amount
    up_to: bool = False
    node: Literal["ready-eddies"] = "ready-eddies"


@dataclass(frozen=True, slots=True)
class Move:
    """Move cards to their owners' hand, trash, deck (bottom, top, or into it, which is shuffled) or out of the game.

    any_order: the player puts several into an order of their choice (else chance does, for a deck).
    """

    target: Target
    to: Literal["hand", "trash", "bottom of deck", "top of deck", "into deck", "removed"]
    any_order: bool = False
    node: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at the top cards of a player's deck: by searching them, or revealing them to both; binds "looked".

    What no later step moves goes back as it was (`search.return-in-order`).
    """

    amount: Amount
    how: Literal["search", "reveal"]
    who: Who = "you"
    node: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class Dig:
    """Reveal cards from the top of the own deck, or trash them, one at a time until so many such cards have come up.

    until: which cards, how many; they are bound to its label, and all that came up to "looked" or "trashed".
    """

    until: Choose
    how: Literal["reveal", "trash"]
    node: Literal["dig"] = "dig"


@dataclass(frozen=True, slots=True)
class ShuffleDeck:
    """Chance puts the own deck into an order (`deck.shuffle-randomizes`)."""

    node: Literal["shuffle-deck"] = "shuffle-deck"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show cards to the Rival (`reveal.process`)."""

    target: Target
    node: Literal["reveal"] = "reveal"


@dataclass(frozen=True, slots=True)
class LookAtLegend:
    """Look at a face-down Legend without revealing it (`legends-area.look-ends-with-effect`)."""

    target: Target
    node: Literal["look-at-legend"] = "look-at-legend"


@dataclass(frozen=True, slots=True)
class Sell:
    """Turn cards into Eddies (`sell.put-by-effect`)."""

    target: Target
    node: Literal["sell"] = "sell"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card by the rules of its type (`play.by-effect-normal-rules`).

    free: without paying. less: so much less is paid, to a minimum (`pay.reduction-floor`, unless the text has another).
    then: where a Program goes in place of the trash. host: who may wear a Gear. spent: a Unit enters spent. pays: what
    is paid in place of its cost. then_if: goes there only where this holds once it has resolved.
    """

    target: Target
    free: bool = False
    then: Literal["bottom of deck", "top of deck", "removed"] | None = None
    host: Annotated[This | Cards, Field(discriminator="node")] | None = None
    less: Amount | None = None
    spent: bool = False
    minimum: int = 1
    pays: int | None = None
    then_if: Condition | None = None
    node: Literal["play-card"] = "play-card"


@dataclass(frozen=True, slots=True)
class Call:
    """Call a Legend (once per turn as ever: `legends-area.call-once-per-turn`). target None: any friendly one."""

    target: Target | None = None
    free: bool = True
    node: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn a card face-up or face-down, which is no Call (`flip.process`)."""

    target: Target
    face_up: bool = True
    node: Literal["flip"] = "flip"


@dataclass(frozen=True, slots=True)
class Equip:
    """Equip Gear (from hand, or already worn: `equip.move-gear`) to a Unit or Legend; `each` to one chosen for it."""

    gear: Target
    to: Target
    each: bool = False
    node: Literal["equip"] = "equip"


@dataclass(frozen=True, slots=True)
class TakeControl:
    """Take control of a piece: it moves to the controller's area of the same kind (`game.controller`).

    until: when it goes back; None: never.
    """

    target: Target
    until: Until | None = None
    node: Literal["take-control"] = "take-control"


@dataclass(frozen=True, slots=True)
class LookAtHand:
    """Look at a Rival's hand, or (`reveal`) a player reveals theirs; binds "looked"."""

    who: Who = "rival"
    reveal: bool = False
    node: Literal["look-at-hand"] = "look-at-hand"
