"""Card facts: what is printed on a card, without its wording.

A `CardFacts` is shared by every copy of the card in every game and never changes; what happens to one copy lives in
`engine.state.Card`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from engine.effects.tree import (
    Activated,
    AlsoPlayable,
    CostChange,
    EquipRule,
    Keyword,
    PaysInstead,
    Persistent,
    Replacement,
    Triggered,
)

if TYPE_CHECKING:
    from engine.effects.tree import Ability

CardType = Literal["Legend", "Unit", "Gear", "Program"]
Printing = Literal["current", "reworded since", "older, same text"]

CARD_TYPES: tuple[CardType, ...] = ("Legend", "Unit", "Gear", "Program")


@dataclass(frozen=True, slots=True, eq=False)
class CardFacts:
    """The facts of one printing.

    `type` is None only for `UNKNOWN`, the blank stand-in for a card nobody has described. `cost` None is a null cost
    (a Legend that cannot be played), `power` of a Gear is its bonus. `unknown` names the fields that no source tells.
    `unsupported` says why the engine cannot execute the card's text; None means that `abilities` is all of it.
    `notes` are the keys of rules by which its text was read (reminder text passed over, paragraphs told apart).
    keywords, works_from_hand, stands, activated, prices_itself, equip_rules: what is among the abilities, to pass over
    the rest: effect keywords; ones that work from the hand; persistent, triggered or replacement ones; activated ones
    and their places; ones that change what is paid; who may wear a Gear. priced_by_host: what is paid hangs on that.
    Compared by identity: two cards are the same card when they are the same object.
    """

    id: str
    name: str
    type: CardType | None
    subtitle: str | None = None
    color: str | None = None
    cost: int | None = None
    ram: int | None = None
    power: int | None = None
    sell_tag: bool = False
    tags: tuple[str, ...] = ()
    set_code: str | None = None
    number: str | None = None
    printing: Printing = "current"
    unknown: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    unsupported: str | None = None
    notes: tuple[str, ...] = ()
    keywords: frozenset[str] = field(init=False, default=frozenset())
    works_from_hand: bool = field(init=False, default=False)
    stands: bool = field(init=False, default=False)
    activated: tuple[tuple[int, Activated], ...] = field(init=False, default=())
    prices_itself: bool = field(init=False, default=False)
    equip_rules: tuple[EquipRule, ...] = field(init=False, default=())
    priced_by_host: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        words = frozenset(a.name for a in self.abilities if isinstance(a, Keyword))
        object.__setattr__(self, "keywords", words)
        object.__setattr__(self, "works_from_hand", self._any(AlsoPlayable))
        object.__setattr__(self, "stands", self._any(Persistent, Triggered, Replacement))
        acts = tuple((i, a) for i, a in enumerate(self.abilities) if isinstance(a, Activated))
        object.__setattr__(self, "activated", acts)
        object.__setattr__(self, "equip_rules", tuple(a for a in self.abilities if isinstance(a, EquipRule)))
        changes = [a.what for a in self.abilities if isinstance(a, Persistent)]
        object.__setattr__(
            self, "prices_itself", any(isinstance(w, (CostChange, PaysInstead)) for w in changes)
        )
        by_host = any(isinstance(w, CostChange) and w.host is not None for w in changes)
        object.__setattr__(self, "priced_by_host", by_host)

    def _any(self, *kinds: type) -> bool:
        return any(isinstance(a, kinds) for a in self.abilities)

    @property
    def title(self) -> str:
        """Name and subtitle as players say them: `V: Streetkid`."""
        return f"{self.name}: {self.subtitle}" if self.subtitle else self.name

    @property
    def executable(self) -> bool:
        """Whether the engine can carry out everything that the card says."""
        return self.unsupported is None


UNKNOWN = CardFacts(id="unknown", name="unknown card", type=None)
UNKNOWN_LEGEND = CardFacts(id="unknown-legend", name="unknown Legend", type="Legend", sell_tag=True)
