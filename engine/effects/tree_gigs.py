"""Effect tree, part 5: instructions about Gigs, the attack and the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.effects.tree_targets import Target
from engine.effects.values import Amount, Piece


@dataclass(frozen=True, slots=True)
class Steal:
    """Steal Gigs. actor: the piece that steals (`steal.actor-by-effect`); None: the player does."""

    gigs: Target
    actor: Piece | None = None
    node: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class Adjust:
    """Increase, decrease, or either, a Gig by an amount; up_to: by 1 to that much, or not at all."""

    gig: Target
    by: Amount
    how: Literal["increase", "decrease", "adjust"]
    up_to: bool = False
    node: Literal["adjust"] = "adjust"


@dataclass(frozen=True, slots=True)
class SetGig:
    """Set a Gig to a value (`gig.set`).

    like: to the value of that Gig, chosen second. face: to its own lowest or highest value, or either of these, which
    the player chooses. any: to one of its faces, which the player chooses.
    """

    gig: Target
    to: Amount | None = None
    like: Target | None = None
    face: Literal["min", "max", "min or max"] | None = None
    any: bool = False
    node: Literal["set-gig"] = "set-gig"


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap a friendly Gig with a rival Gig (`swap.process`)."""

    friendly: Target
    rival: Target
    node: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class SwapValues:
    """Two Gigs are set to each other's value. other None: both are among `gigs`."""

    gigs: Target
    other: Target | None = None
    node: Literal["swap-values"] = "swap-values"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll Gigs again. gig None, in a replacement of a roll: ignore the result and roll the die once more."""

    gig: Target | None = None
    node: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class RollIn:
    """Roll in so many Gigs from the controller's fixer area, one after another (`start.roll-in`)."""

    amount: Amount = 1
    node: Literal["roll-in"] = "roll-in"


@dataclass(frozen=True, slots=True)
class ToFixer:
    """Put Gigs back into their owners' fixer areas."""

    gig: Target
    node: Literal["to-fixer"] = "to-fixer"


@dataclass(frozen=True, slots=True)
class Redirect:
    """The attack under way gets this Unit as its target in place of the old one (None: the Gig area attacked)."""

    to: Target | None
    node: Literal["redirect"] = "redirect"


@dataclass(frozen=True, slots=True)
class Prevent:
    """In a replacement: what would happen does not."""

    node: Literal["prevent"] = "prevent"


@dataclass(frozen=True, slots=True)
class PayNow:
    """Pay €$ in the middle of an effect; not done unless paid in full."""

    amount: Amount
    node: Literal["pay-now"] = "pay-now"


@dataclass(frozen=True, slots=True)
class EndAttack:
    """The attack under way ends (`attack.ended-by-effect`)."""

    node: Literal["end-attack"] = "end-attack"


@dataclass(frozen=True, slots=True)
class WinGame:
    """A player wins, or both at once, which is a tie (`win.card-effect`, `win.both-tie`)."""

    who: Literal["you", "rival", "each"] = "you"
    node: Literal["win-game"] = "win-game"


@dataclass(frozen=True, slots=True)
class LoseGame:
    """A player loses, or both at once, which is a tie (`lose.card-effect`, `lose.both-tie`)."""

    who: Literal["you", "rival", "each"] = "you"
    node: Literal["lose-game"] = "lose-game"
