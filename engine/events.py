"""Events: what has happened, each with the keys of the rules that made it happen.

An event is recorded after the state has changed. Its kind is one of `KINDS`; `engine.narrate` says each in English.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.state import Card, Die

KINDS: Final[frozenset[str]] = frozenset(
    {
        "activated", "attack-ended", "attacked", "blocked", "called", "chose", "conceded", "condition-false",
        "condition-true", "declared-loser", "declined", "declared-winner", "decreased", "defeated", "discarded", "drew",
        "each-player", "effects-ended", "equipped", "fight-ended", "flipped", "fought", "found-nothing",
        "game-ended", "increased", "lag-lost", "lasts", "looked-at", "moved", "mulliganed", "not-adjusted",
        "not-defeated", "not-possible", "not-readied", "overtime-began", "paid", "passed", "pending", "phase-began",
        "placed-legends", "played", "react-step-began", "react-step-ended", "readied", "redirected",
        "removed", "replaced", "rerolled", "resolving", "returned", "revealed", "rolled", "rolled-in",
        "searched", "shuffled", "sold", "spent", "steal-count", "steal-prevented", "stole", "stole-together",
        "swapped", "taken-over", "to-fixer", "trashed", "turn-began", "turn-ended",
    }
)  # fmt: skip


class Event:
    """One thing that happened.

    kind: one of KINDS. keys: the rules that made it happen. player: whose doing it is (0, 1 or 2 for chance).
    card: the piece it happened to, as it is afterwards (`before`: as it was). other: a second piece (what was fought,
    what it was equipped to). die: the Gig. amount: a number that belongs to it. note: a word that tells variants apart.
    effect: the ability that made it happen, with `source`, the card whose text that is; None where the rules alone did.
    dice: all Gigs, where it is about several at once. former: who controlled the Gig before.
    margin: by how much power a fight was won.
    """

    __slots__ = (
        "_stamp", "amount", "before", "card", "dice", "die", "effect", "former", "keys", "kind", "margin", "note",
        "other", "player", "source",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        keys: tuple[str, ...],
        player: int,
        card: Card | None = None,
        *,
        before: Card | None = None,
        other: Card | None = None,
        die: Die | None = None,
        amount: int | None = None,
        note: str = "",
        effect: object = None,
        source: Card | None = None,
        dice: tuple[Die, ...] = (),
        former: int | None = None,
        margin: int | None = None,
    ) -> None:
        self.kind = kind
        self.keys = keys
        self.player = player
        self.card = card
        self.before = before
        self.other = other
        self.die = die
        self.amount = amount
        self.note = note
        self.effect = effect
        self.source = source
        self.dice = dice
        self.former = former
        self.margin = margin
        self._stamp: int | None = None

    @property
    def stamp(self) -> int:
        """The mark as a number, worked out once."""
        if self._stamp is None:
            self._stamp = hash(self.mark)
        return self._stamp

    @property
    def mark(self) -> tuple[object, ...]:
        """What a rule or card could still ask about the event later in the turn; hashable."""
        return (
            self.player,
            self.card.uid if self.card is not None else None,
            self.die.number if self.die is not None else None,
            self.note,
        )

    def __repr__(self) -> str:
        parts = [self.kind, f"player={self.player}"]
        if self.card is not None:
            parts.append(f"card={self.card.facts.id}#{self.card.uid}")
        if self.other is not None:
            parts.append(f"other={self.other.facts.id}#{self.other.uid}")
        if self.die is not None:
            parts.append(f"die={self.die.label}={self.die.value}")
        if self.amount is not None:
            parts.append(f"amount={self.amount}")
        if self.note:
            parts.append(self.note)
        return f"<{' '.join(parts)}: {', '.join(self.keys)}>"
