"""Effect tree, part 2: what can be true of pieces and players for a time, but for what gives whole abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.effects.values import Amount, Cards, Gigs, Piece, This

KeywordName: TypeAlias = Literal["ADRENALINE", "BLOCKER", "GO SOLO", "QUICK"]


KEYWORDS: tuple[KeywordName, ...] = ("ADRENALINE", "BLOCKER", "GO SOLO", "QUICK")


Until: TypeAlias = Literal[
    "this turn", "your next turn", "end of your next turn", "during your next turn", "rival's next turn",
    "end of rival's next turn", "end of attack",
]  # fmt: skip
"""How long a given effect lasts.

"this turn": to the end of this turn. "your next turn": to the start of its controller's next turn. "end of your next
turn", "end of rival's next turn": to the end of that. "during your next turn", "rival's next turn": during that turn
only ("must attack next turn"). "end of attack": to the end of the attack under way.
"""


THIS = This()


During: TypeAlias = Literal["attacking", "attacking gigs", "defending", "blocking", "fighting", "stealing"]


Process: TypeAlias = Literal["defeat", "steal", "roll-in", "draw", "discard", "trash-gear"]
"""What an effect may put something else in the place of. "trash-gear": the Gear of a piece that is defeated goes to the
trash with it (`defeat.gear-moves-along`)."""


@dataclass(frozen=True, slots=True)
class Power:
    """+amount power (negative: less)."""

    amount: Amount
    node: Literal["power"] = "power"


@dataclass(frozen=True, slots=True)
class DoublePower:
    """Twice the power it has otherwise."""

    node: Literal["double-power"] = "double-power"


@dataclass(frozen=True, slots=True)
class SetPower:
    """Has that power in place of its own printed one; given for a time, in place of the power that it had then.

    What changes its power later counts. shift: once it is given, by how much that changed its power.
    """

    amount: Amount
    shift: int | None = None
    node: Literal["set-power"] = "set-power"


@dataclass(frozen=True, slots=True)
class Has:
    """Has a keyword."""

    keyword: KeywordName
    node: Literal["has"] = "has"


@dataclass(frozen=True, slots=True)
class Loses:
    """Does not have a keyword, whatever else gives it to the piece."""

    keyword: KeywordName
    node: Literal["loses"] = "loses"


@dataclass(frozen=True, slots=True)
class Cannot:
    """Can't do something (`golden.cant-beats-can`).

    action: attack (units or gigs: only these), be attacked, ready, block, be blocked, be defeated in a fight, be
    defeated, steal, be spent, be played, be called, use QUICK, use effects that
    cost [SPEND]; be readied, spent, defeated, chosen, returned or
    bottom-decked by effects, lose power by them. gigs: for "steal",
    "increase", "decrease" (by effects of the piece), the Gigs that can't be, by the piece Ref("each"). turn_played:
    only on the turn it is played. by: for "be blocked" and "be attacked", the Units that can't do it, for "block" and
    "attack units" those that it can't be done to; of effects, only those of such cards. rivals: of effects, only
    those of a Rival of whoever says so.
    """

    action: Literal[
        "attack", "ready", "block", "be blocked", "be defeated in a fight", "be defeated", "steal", "attack units",
        "attack gigs", "be attacked", "be played", "be called", "use GO SOLO", "be readied by effects",
        "be spent by effects", "be defeated by effects", "be chosen by effects", "increase", "decrease", "be spent",
        "use QUICK", "use SPEND", "be returned by effects", "be bottom-decked by effects", "lose power by effects",
    ]  # fmt: skip
    gigs: Gigs | None = None
    turn_played: bool = False
    by: Cards | None = None
    rivals: bool = False
    node: Literal["cannot"] = "cannot"


@dataclass(frozen=True, slots=True)
class MayAttack:
    """May attack what it otherwise may not; nothing else is allowed by it (`attack.permission-is-specific`).

    units: such rival Units, spent ones as ever unless `ready`. gig_area: the rival Gig area. lagging: although it has
    Lag. ready: ready Units too. next_attack: for its next attack only, then used up.
    """

    units: Cards | None = None
    gig_area: bool = False
    lagging: bool = False
    ready: bool = False
    next_attack: bool = False
    node: Literal["may-attack"] = "may-attack"


@dataclass(frozen=True, slots=True)
class MustAttack:
    """Must attack if it can: its player can't pass the turn while it can.

    whom: must attack that Unit if it can, and nothing else while it can.
    """

    whom: Piece | None = None

    node: Literal["must-attack"] = "must-attack"


@dataclass(frozen=True, slots=True)
class StealsFewer:
    """Steals so many Gigs fewer each time it steals (a negative amount: more)."""

    amount: Amount
    node: Literal["steals-fewer"] = "steals-fewer"


@dataclass(frozen=True, slots=True)
class StealsAtMost:
    """Can't steal more than so many Gigs at a time, whatever its power or other effects make of it."""

    amount: int
    node: Literal["steals-at-most"] = "steals-at-most"


@dataclass(frozen=True, slots=True)
class WinsFights:
    """Wins all fights against such Units (`fight.result-by-effect`). next_fight: its next fight only, then used up."""

    against: Cards
    next_fight: bool = False
    node: Literal["wins-fights"] = "wins-fights"


@dataclass(frozen=True, slots=True)
class CostChange:
    """A change of what is paid (never of the cost value: `pay.cost-value-unchanged`).

    amount: added to what is paid, negative for a reduction. minimum: what a reduction stops at. what: "play" for
    playing the cards, "go-solo" for using GO SOLO with them, "call" for calling them. first_each_turn: the first such
    card each turn only, nth_each_turn: the second, and so on. next_card: for the next such card only, then used up.
    host: of a Gear itself, only where it is equipped to such a one.
    """

    amount: Amount
    minimum: int | None = None
    what: Literal["play", "go-solo", "call"] = "play"
    first_each_turn: bool = False
    nth_each_turn: int | None = None
    next_card: bool = False
    host: Cards | None = None
    node: Literal["cost-change"] = "cost-change"


@dataclass(frozen=True, slots=True)
class PaysInstead:
    """Is played for this many €$ in place of its cost.

    first_each_turn, nth_each_turn, next_card: of which card, as in `CostChange`.
    """

    amount: int
    first_each_turn: bool = False
    nth_each_turn: int | None = None
    next_card: bool = False
    node: Literal["pays-instead"] = "pays-instead"


@dataclass(frozen=True, slots=True)
class EntersSpent:
    """Is spent, not ready, when it is played onto the field."""

    node: Literal["enters-spent"] = "enters-spent"


@dataclass(frozen=True, slots=True)
class CallsFree:
    """Its controller may Call a Legend for free."""

    node: Literal["calls-free"] = "calls-free"


@dataclass(frozen=True, slots=True)
class CallsMore:
    """Legends that may be Called once more in a turn than they may otherwise."""

    node: Literal["calls-more"] = "calls-more"
