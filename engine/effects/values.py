"""Effect tree, part 1: pieces, sets of pieces, amounts, conditions.

Every node is immutable, compares by value and has a `node` word that names it in JSON. Effects talk of pieces by
labels: a trigger or a choice binds what it found ("unit", "gig", "gear", ...), and a later `Ref` means the same piece.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

Side: TypeAlias = Literal["friendly", "rival", "any"]
Who: TypeAlias = Literal["you", "rival"]
Kind: TypeAlias = Literal["Unit", "Legend", "Gear", "Program"]
Op: TypeAlias = Literal["=", "<", "<=", ">", ">="]
Parity: TypeAlias = Literal["even", "odd"]
Place: TypeAlias = Literal["field", "legends", "hand", "trash", "eddies", "deck"]
Did: TypeAlias = Literal[
    "played", "attacks", "is-attacked", "called", "spent", "readied", "steals", "wins-fight", "loses-fight", "fights",
    "uses-blocker", "defeated", "discards", "trashes",
]  # fmt: skip
Cause: TypeAlias = Literal["effect", "rival effect", "friendly effect", "fight"]


EACH: Final = "each"
"""The label, in a modifier, of the piece that it is asked of: each piece of a set that has it."""


@dataclass(frozen=True, slots=True)
class This:
    """The piece that has the effect: in a Gear's bottom textbox its host (`effect.this-means-source`)."""

    node: Literal["this"] = "this"


@dataclass(frozen=True, slots=True)
class Ref:
    """What was bound to a label earlier in this effect; nothing where nothing was bound.

    Labels that triggers bind: "unit" or "legend" (who did it or to whom it was done), "opponent" (whom it fought),
    "gig" (the Gig it is about), "card" (the card played). Looking binds "looked", trashing "trashed", discarding
    "discarded"; a choice binds the label that it names. In a modifier, "each" (`EACH`) is the piece that has it.
    """

    label: str
    node: Literal["ref"] = "ref"


@dataclass(frozen=True, slots=True)
class ThisGear:
    """The Gear whose bottom textbox has the effect, not its host."""

    node: Literal["this-gear"] = "this-gear"


Piece: TypeAlias = Annotated[This | Ref | ThisGear, Field(discriminator="node")]


@dataclass(frozen=True, slots=True)
class Comparison:
    """`op` `amount`, asked of some number of a piece: cost 4 or less is `Comparison("<=", 4)`."""

    op: Op
    amount: Amount
    node: Literal["comparison"] = "comparison"


@dataclass(frozen=True, slots=True)
class Shared:
    """Has the same name, colour or type as a piece, or as any of several, or a tag that it has too."""

    what: Literal["name", "color", "type", "tag"]
    of: Annotated[This | Ref | ThisGear | Cards, Field(discriminator="node")]
    node: Literal["shared"] = "shared"


@dataclass(frozen=True, slots=True)
class Cards:
    """A set of cards, by what must be true of them; what is left at its default is not asked.

    kinds: one of these types. side: who controls (off the table: owns) them, seen from the effect's controller. areas:
    where they lie; empty means in play (Units on the field, Legends on the field or face-up or face-down in the Legends
    area, Gear equipped). other: not the piece that has the effect. tags: at least one of these. name: exactly that
    name. keyword: has that keyword; of a trigger keyword (PLAY, ATTACK, CALL, DEFEATED): has an effect that begins with
    it. or_keyword: or has that one. extreme: among the others found, those with the lowest or highest power or cost, or
    the fewest or most Gear.
    on: Gear equipped to that piece. among: only cards bound to that label, where they still are. chosen_kind: of the
    type chosen by `ChooseKind`. other_than: not the cards bound to that label. attacking: the attacker of the attack
    under way. worn_by: Gear equipped to such a piece. wears: has such Gear equipped. did: has done this, or had it done
    to it, this turn. in_attack: its part in the attack under way. lacks: does not have that keyword. not_tags: none of
    these. shares: what it has in common with a piece. or_color: or has that color. cost_parity,
    power_parity: of its cost, of its power. did_not: has not done this, or had it done to it, this turn.
    owner: whose it is, whoever controls it. or_else: or such a one. host_of: what that Gear is equipped to, or was
    when it left play. chosen: of that color, tag or cost, or with a cost of that parity, as was chosen by
    `ChooseKind`.
    """

    kinds: tuple[Kind, ...] = ()
    side: Side = "any"
    areas: tuple[Place, ...] = ()
    other: bool = False
    tags: tuple[str, ...] = ()
    name: str | None = None
    color: str | None = None
    spent: bool | None = None
    equipped: bool | None = None
    face_up: bool | None = None
    keyword: str | None = None
    cost: Comparison | None = None
    power: Comparison | None = None
    extreme: (
        Literal["lowest power", "highest power", "lowest cost", "highest cost", "fewest Gear", "most Gear"]
        | None
    ) = None
    on: Piece | None = None
    among: str | None = None
    chosen_kind: bool = False
    other_than: str | None = None
    attacking: bool = False
    worn_by: Cards | None = None
    or_keyword: str | None = None
    wears: Gears | None = None
    did: Did | None = None
    in_attack: (
        Literal["defending", "not defending", "blocking", "attacking units", "attacking gigs"] | None
    ) = None
    lacks: str | None = None
    not_tags: tuple[str, ...] = ()
    shares: Shared | None = None
    or_color: str | None = None
    cost_parity: Parity | None = None
    power_parity: Parity | None = None
    did_not: Did | None = None
    owner: Who | None = None
    or_else: Cards | None = None
    host_of: Piece | None = None
    chosen: Literal["color", "tag", "cost", "cost parity"] | None = None
    node: Literal["cards"] = "cards"


@dataclass(frozen=True, slots=True)
class Gears:
    """The Gear equipped to one piece: so many of that description."""

    of: Cards
    how_many: Comparison
    node: Literal["gears"] = "gears"


@dataclass(frozen=True, slots=True)
class Gigs:
    """A set of Gigs in Gig areas.

    sides: dice of that many sides. value: what their value must be. extreme: showing their lowest ("min"), highest
    ("max") or either ("min or max") face. parity: of the value. sides_of: as many sides as the Gig bound to that
    label; sides_than: more, or fewer. other_than: not the Gig bound to that label. opposite: controlled by the player
    who does not control that one. among: only those bound to that label. or_sides: or dice of that many sides.
    not_extreme: showing another face than their lowest, highest, or either. stolen: stolen this turn. owner: whose
    die it is, whoever controls it. chosen: showing that value, or one of that parity, as was chosen by `ChooseKind`.
    """

    side: Side = "any"
    sides: int | None = None
    value: Comparison | None = None
    extreme: Literal["min", "max", "min or max"] | None = None
    parity: Parity | None = None
    sides_of: str | None = None
    other_than: str | None = None
    opposite: str | None = None
    among: str | None = None
    or_sides: tuple[int, ...] = ()
    not_extreme: Literal["min", "max", "min or max"] | None = None
    stolen: bool = False
    sides_than: Literal["more", "fewer"] | None = None
    owner: Who | None = None
    chosen: Literal["value", "value parity"] | None = None
    node: Literal["gigs"] = "gigs"


Likeness: TypeAlias = Literal["names", "costs", "powers", "colors", "types", "values", "sides"]
"""What pieces may have the same of."""

Things: TypeAlias = Annotated[Cards | Gigs, Field(discriminator="node")]


# --- triggers


@dataclass(frozen=True, slots=True)
class Trigger:
    """Something that happens: what a triggered effect answers to, and what can be counted of a turn.

    event: played, attacks, is-attacked, defeated, defeats (in a fight), called, spent, readied, steals (once for each
    Gig), steals-together (once for all Gigs of one theft), wins-fight, loses-fight, fights, uses-blocker, discards,
    draws, trashes, sells, equips (a Gear to a piece), swaps, increases, decreases (a Gig), rolls, rolls-in (a Gig),
    turn-starts, turn-ends. attacks-gigs: attacks the Gig area. is-blocked: its attack is redirected by BLOCKER.
    goes-solo: is played by GO SOLO. returned, bottom-decked: from play to a hand, to the bottom of a deck. leaves:
    leaves the field, defeated too. rerolls: a Gig in a Gig area is rolled again. changes: a Gig shows another value
    now; with an extreme, it has reached that.
    subject: which piece does it or has it done to it; bound to "card" and, by its type, "unit" (Units and Legends),
    "legend", "gear", "program"; a Ref only in what waits for it ("the next time it attacks"). gig: which Gig it is
    about, its side as it was before; bound to "gig".
    against: the other piece (whom it fought, attacked, was attacked by, was equipped with); bound to "opponent".
    who: which player does it (whose turn starts or ends, who plays, rolls, steals). margin: by at least so much power
    (winning a fight), or at least so many such Gigs (steals-together). by: what brought it about, a Rival's effect
    being one of a player other than the controller. role: only while the subject is the attacker, or the Unit
    attacked. together: once for all that one instruction or process does it to ("one or more"), all of them bound.
    """

    event: Literal[
        "played", "attacks", "is-attacked", "defeated", "defeats", "called", "spent", "readied", "steals",
        "steals-together", "wins-fight", "loses-fight", "fights", "uses-blocker", "discards", "draws", "trashes",
        "sells", "equips", "swaps", "increases", "decreases", "rolls", "rolls-in", "turn-starts", "turn-ends",
        "attacks-gigs", "is-blocked", "returned", "bottom-decked", "leaves", "changes", "goes-solo", "rerolls",
    ]  # fmt: skip
    subject: Annotated[This | ThisGear | Ref | Cards, Field(discriminator="node")] | None = None
    gig: Gigs | None = None
    who: Who | None = None
    margin: int | None = None
    against: Annotated[This | Cards, Field(discriminator="node")] | None = None
    by: Cause | None = None
    role: Literal["attacking", "defending"] | None = None
    together: bool = False
    node: Literal["trigger"] = "trigger"


# --- amounts: a whole number, or a node that becomes one; None (null) where there is nothing to read it from


@dataclass(frozen=True, slots=True)
class Count:
    """How many there are."""

    of: Things
    node: Literal["count"] = "count"


@dataclass(frozen=True, slots=True)
class Pairs:
    """How many pairs a side has: by value (`gig.value-pair`), or by number of sides. A Gig counts in one pair only."""

    side: Side
    by: Literal["value", "sides"] = "value"
    node: Literal["pairs"] = "pairs"


@dataclass(frozen=True, slots=True)
class DifferentValues:
    """How many different values a side's Gigs show."""

    side: Side
    node: Literal["different-values"] = "different-values"


@dataclass(frozen=True, slots=True)
class StreetCred:
    """A player's Street Cred; null without Gigs."""

    who: Who = "you"
    node: Literal["street-cred"] = "street-cred"


@dataclass(frozen=True, slots=True)
class InFixer:
    """How many dice wait in a player's fixer area."""

    who: Who = "you"
    node: Literal["in-fixer"] = "in-fixer"


@dataclass(frozen=True, slots=True)
class PowerOf:
    """A piece's power, as references count it."""

    piece: Piece
    node: Literal["power-of"] = "power-of"


@dataclass(frozen=True, slots=True)
class CostOf:
    """A card's cost value; a null cost counts as 0 (`card.null-cost-counts-as-zero`)."""

    piece: Piece
    node: Literal["cost-of"] = "cost-of"


@dataclass(frozen=True, slots=True)
class ValueOf:
    """The value of the Gig bound to a label."""

    gig: str
    node: Literal["value-of"] = "value-of"


@dataclass(frozen=True, slots=True)
class Highest:
    """The highest power among cards (or `cost`), or value among Gigs; null where there are none."""

    of: Things
    cost: bool = False
    node: Literal["highest"] = "highest"


@dataclass(frozen=True, slots=True)
class Lowest:
    """The lowest power among cards (or `cost`), or value among Gigs; null where there are none."""

    of: Things
    cost: bool = False
    node: Literal["lowest"] = "lowest"


@dataclass(frozen=True, slots=True)
class Total:
    """All powers or costs of cards, or all values of Gigs, added up; 0 where there are none."""

    of: Things
    what: Literal["power", "cost", "value"]
    node: Literal["total"] = "total"


@dataclass(frozen=True, slots=True)
class AnyOf:
    """In a `Comparison` only: any of the powers (or `cost`s) of cards or values of Gigs will do."""

    of: Things
    cost: bool = False
    node: Literal["any-of"] = "any-of"


@dataclass(frozen=True, slots=True)
class Happened:
    """How often something has happened this turn, or since the last turn of the effect's controller."""

    trigger: Trigger
    since: Literal["this turn", "your last turn"] = "this turn"
    node: Literal["happened"] = "happened"


@dataclass(frozen=True, slots=True)
class Tally:
    """How many pieces are bound to a label: how many cards were discarded so far in this effect, and so on."""

    label: str
    node: Literal["tally"] = "tally"


@dataclass(frozen=True, slots=True)
class Times:
    """An amount times a whole number (negative to take away)."""

    amount: Amount
    factor: int
    node: Literal["times"] = "times"


@dataclass(frozen=True, slots=True)
class Plus:
    """An amount plus another."""

    amount: Amount
    more: Amount
    node: Literal["plus"] = "plus"


@dataclass(frozen=True, slots=True)
class Share:
    """How often a number goes into an amount: "for every 5 Street Cred"."""

    amount: Amount
    by: int
    node: Literal["share"] = "share"


@dataclass(frozen=True, slots=True)
class AtMost:
    """An amount, but no more than so many."""

    amount: Amount
    most: int
    node: Literal["at-most"] = "at-most"


@dataclass(frozen=True, slots=True)
class Alike:
    """How many of them there are, at most, that have the same: two Units of one cost and one of another are 2."""

    of: Things
    what: Likeness | Literal["tags"]
    node: Literal["alike"] = "alike"


@dataclass(frozen=True, slots=True)
class Different:
    """How many different names, costs, tags and so on there are among them; a card may have several tags, or none."""

    of: Things
    what: Likeness | Literal["tags"]
    node: Literal["different"] = "different"


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much two amounts differ."""

    one: Amount
    other: Amount
    node: Literal["difference"] = "difference"


@dataclass(frozen=True, slots=True)
class ChangeOf:
    """By how much this effect has changed the value of the Gig bound to a label; 0 where it has not."""

    gig: str
    node: Literal["change-of"] = "change-of"


AmountNode: TypeAlias = Annotated[
    Count | Pairs | DifferentValues | StreetCred | InFixer | PowerOf | CostOf | ValueOf | Highest | Lowest | Total
    | AnyOf | Happened | Tally | Times | Plus | Share | AtMost | Alike
    | Different | Difference | ChangeOf,
    Field(discriminator="node"),
]  # fmt: skip
Amount: TypeAlias = int | AmountNode


# --- conditions


@dataclass(frozen=True, slots=True)
class Compare:
    """Two amounts compare as `op` says. Null is less than any number and equals null only."""

    left: Amount
    op: Op
    right: Amount
    node: Literal["compare"] = "compare"


@dataclass(frozen=True, slots=True)
class IsParity:
    """An amount is even or odd; null is neither (`gig-area.null-is-neither-odd-nor-even`)."""

    amount: Amount
    parity: Parity
    node: Literal["is-parity"] = "is-parity"


@dataclass(frozen=True, slots=True)
class Is:
    """A piece fits a description (false where there is no such piece). `kind` "card" for cards, "gig" for Gigs."""

    piece: Piece
    like: Things
    node: Literal["is"] = "is"


@dataclass(frozen=True, slots=True)
class ValueIsAmong:
    """An amount equals the value of at least one Gig of a side."""

    amount: Amount
    side: Side
    node: Literal["value-is-among"] = "value-is-among"


@dataclass(frozen=True, slots=True)
class YourTurn:
    """It is the turn of the effect's controller."""

    node: Literal["your-turn"] = "your-turn"


@dataclass(frozen=True, slots=True)
class FixerEmpty:
    """A player's fixer area is empty (`fixer.empty`)."""

    who: Who = "you"
    node: Literal["fixer-empty"] = "fixer-empty"


@dataclass(frozen=True, slots=True)
class PlayedThisTurn:
    """A player has played such a card this turn."""

    who: Who
    like: Cards
    node: Literal["played-this-turn"] = "played-this-turn"


@dataclass(frozen=True, slots=True)
class Became:
    """This effect has changed the value of the Gig (of one of them), and it fits the description now.

    turned: its value is higher, or lower, than it was before this effect.
    """

    gig: Ref
    like: Gigs
    turned: Literal["higher", "lower"] | None = None
    node: Literal["became"] = "became"


@dataclass(frozen=True, slots=True)
class Was:
    """The Gig fitted the description before this effect changed its value, or fits it where that has not changed."""

    gig: Ref
    like: Gigs
    node: Literal["was"] = "was"


@dataclass(frozen=True, slots=True)
class PowerBecame:
    """What this effect has given the piece has made its power so: it was not so before, and is now."""

    piece: Piece
    power: Comparison
    node: Literal["power-became"] = "power-became"


@dataclass(frozen=True, slots=True)
class WonFight:
    """The piece has won (or lost) a fight that this effect has brought about."""

    piece: Piece
    lost: bool = False
    node: Literal["won-fight"] = "won-fight"


@dataclass(frozen=True, slots=True)
class PiecesDid:
    """So many different pieces have met a trigger this turn, each counted once, also if they have left since."""

    trigger: Trigger
    how_many: Comparison
    node: Literal["pieces-did"] = "pieces-did"


@dataclass(frozen=True, slots=True)
class Overtime:
    """Overtime has begun (`win.overtime-begins`)."""

    node: Literal["overtime"] = "overtime"


@dataclass(frozen=True, slots=True)
class Both:
    """All of these are true."""

    parts: tuple[Condition, ...]
    node: Literal["both"] = "both"


@dataclass(frozen=True, slots=True)
class Either:
    """At least one of these is true."""

    parts: tuple[Condition, ...]
    node: Literal["either"] = "either"


@dataclass(frozen=True, slots=True)
class Not:
    """The condition is false."""

    part: Condition
    node: Literal["not"] = "not"


Condition: TypeAlias = Annotated[
    Compare | IsParity | Is | ValueIsAmong | YourTurn | FixerEmpty | PlayedThisTurn | Became | Was | PiecesDid
    | WonFight | PowerBecame
    | Overtime | Both | Either | Not,
    Field(discriminator="node"),
]  # fmt: skip
