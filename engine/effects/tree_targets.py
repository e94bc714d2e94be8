"""Effect tree, part 3: what an instruction acts on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.effects.values import Amount, Likeness, Ref, Things, This, ThisGear, Who


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose pieces while resolving (`choice.made-when-instructed`) and bind them to `bind`.

    count: how many, as many as possible where there are fewer (`choice.specific-number`); up_to: none to that many.
    by: who chooses. total: what all of them together may have. different: no two of them have the same of this. alike:
    all of them have the same of this. random: chance chooses.
    """

    of: Things
    bind: str
    count: Amount = 1
    up_to: bool = False
    by: Who = "you"
    total: Limit | None = None
    different: Literal["names", "costs", "powers", "colors", "types"] | None = None
    alike: Likeness | None = None
    random: bool = False
    node: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so much power or cost in all."""

    what: Literal["power", "cost"]
    most: Amount
    node: Literal["limit"] = "limit"


@dataclass(frozen=True, slots=True)
class Every:
    """All such pieces, bound to `bind`."""

    of: Things
    bind: str
    node: Literal["every"] = "every"


@dataclass(frozen=True, slots=True)
class TopOfDeck:
    """The top cards of the controller's deck, bound to `bind`."""

    bind: str
    count: Amount = 1
    node: Literal["top-of-deck"] = "top-of-deck"


Target: TypeAlias = Annotated[This | Ref | ThisGear | Choose | Every | TopOfDeck, Field(discriminator="node")]
