"""What phrases mean before a whole text is put together: forms that stand between the grammar and the effect tree.

Where a phrase speaks of something said before ("it", "that Gig"), a node carries a label that begins with "?"; the
marks below say what such a label asks for. `engine.text.lowering.refs` puts the real label in its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from engine.effects.values import Cards, Gigs, Tally, This

if TYPE_CHECKING:
    from engine.effects.tree import Cost, During, Modifier, Step, Target, Trigger, Until
    from engine.effects.values import Cause, Condition, Op, Piece, Side, Things, Who

IT: Final = "?it"
THEM: Final = "?them"
COUNTED: Final = "?counted"  # "them" of whom a number is given: never the piece to which it is given
ANY_GROUP: Final = "?group"
BOTH: Final = "?both"
ITSELF: Final = "?itself"  # the piece that has the effect, in "a Unit with less power" beside no other

SEEN_HAND: Final = "?hand"
SOLD: Final = "?sold"
TRIGGER_PIECE: Final = "?each"
SUBJECTS_GEAR: Final = "?subject"
LATEST_GIG: Final = "?gig"
THEIR: Final = cast("Side", "?their")  # of whoever the sentence speaks of: set when its subject is known

NAMED: Final = Cards(name="?named")
"""Whom a piece fights, where that is said but says nothing: a rival Unit. A later "that Unit" may be either then."""

DOER: Final = "?doer"  # in `Cards.among` of whom a trigger is against: who does it, as the sentence says
THIS: Final = "?this"  # in `Cards.other_than`: than the card itself, whatever else was spoken of
YOURS: Final = cast("Who", "?you")  # whose choice it is: "they discard a card of your choice"

THIS_UNIT: Final = "?this Unit"  # in a Program: the Unit that an effect is given to
OPEN: Final = "?"  # a choice that has no label yet
ELLIPSIS: Final = Cards(name="?same as before")  # the set of a choice that says only a number


class Reject(Exception):
    """This reading makes no sense, or the effect tree cannot say it; the message tells why, `span` where."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.span: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Some:
    """Any one of these pieces, where a number of it is asked: "the value of a friendly Gig"."""

    of: Things
    what: Literal["power", "cost", "value"] | None = None


X: Final = Tally("?x")  # the letter X where a number stands; what it is follows after "where X is"


@dataclass(frozen=True, slots=True)
class Bare:
    """A piece whose number is left unsaid: "less power than this Unit". more: so much more than that number."""

    piece: Piece | Some
    more: int = 0


@dataclass(frozen=True, slots=True)
class Compared:
    """A comparison as it is written; which number of what is known only from the phrase around it."""

    op: Op
    amount: Any


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing that a description asks: fields of `Cards` or `Gigs` and their values."""

    fields: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a statement: one target, or a whole set."""

    target: Target | None = None
    set: Cards | None = None


@dataclass(frozen=True, slots=True)
class Predicate:
    """What is said of a subject. gained: "gains", which happens once. attackers: whose Units those must be."""

    mods: tuple[Modifier, ...]
    gained: bool = False
    attackers: Side | None = None


@dataclass(frozen=True, slots=True)
class Tail:
    """What follows a predicate: how long, for each of what, only when."""

    until: Until | None = None
    per: Any = None
    your_turn: bool = False
    during: During | None = None
    against: This | Cards | None = None
    turn_played: bool = False
    minimum: int | None = None
    able: bool = False
    next_attack: bool = False
    of_rivals: bool = False
    attackers: Side | None = None
    their_turn: bool = False
    condition: Condition | None = None
    even_ready: bool = False
    whose: Piece | None = None  # the one that is fighting, where that is said


@dataclass(frozen=True, slots=True)
class Statement:
    """Something is true of pieces: for good, or for a time. more: what else is true of them, for another time."""

    subjects: tuple[Subject, ...]
    predicates: tuple[Predicate, ...]
    tail: Tail
    more: tuple[tuple[Predicate, ...], Tail] | None = None


@dataclass(frozen=True, slots=True)
class OwnCost:
    """A sentence about what playing costs."""

    what: Modifier
    to: Any


@dataclass(frozen=True, slots=True)
class Would:
    """Which process a replacement watches. either: "it" may be who would do it, too."""

    process: Literal["defeat", "steal", "roll-in", "draw", "discard", "trash-gear"]
    subject: Any = None
    gig: Gigs | None = None
    who: Who | None = None
    by: Cause | None = None
    first: bool = False
    against: This | Cards | None = None
    either: bool = False


@dataclass(frozen=True, slots=True)
class Clauses:
    """Instructions in a row; `joints[i]` is the word between steps i and i + 1."""

    steps: tuple[Any, ...]
    joints: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Whether:
    """The Rival chooses which of two things you do."""

    effects: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class OwnersDeed:
    """What the owner of a piece, or its controller, does: as an instruction to you (if any), and as one to a Rival."""

    piece: Piece
    yours: Any
    rivals: Any
    controller: bool = False


@dataclass(frozen=True, slots=True)
class MovedGear:
    """The words "move all Gear from a friendly Unit to ...": whose Gear it is is chosen first, if it is of one."""

    gear: Target
    host: Cards
    to: Target
    one: bool = True


@dataclass(frozen=True, slots=True)
class Header:
    """The words "choose one effect" and their kin: options stand after them.

    how: some are chosen; all are; all are resolved. by: who chooses, if that is said. count: how many; None: as many as
    otherwise, or all. least: so many to so many. give_to: who is given "these effects", which call it "this Unit".
    """

    how: Literal["choose", "all", "resolve all"]
    by: Who | None = None
    count: int | None = 1
    least: int | None = None
    give_to: Any = None


@dataclass(frozen=True, slots=True)
class Amend:
    """A sentence that amends the play before it: where the Program goes, who may wear the Gear."""

    piece: Piece
    then: Literal["bottom of deck", "top of deck", "removed"] | None = None
    host: This | Cards | None = None
    less: Any = None
    minimum: int = 1
    spent: bool = False


@dataclass(frozen=True, slots=True)
class CostsLess:
    """The words "this effect costs -1 €$ for each ..."."""

    less: Any


@dataclass(frozen=True, slots=True)
class MoveAgain:
    """The words "return X instead": to where the cards of the sentence before were moved."""

    target: Any


@dataclass(frozen=True, slots=True)
class TrashSome:
    """The words "trash 1": from the top of the deck, or of the cards that are being looked at."""

    count: Any
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class AlsoPlay:
    """The words "you may also play this Program when ..."."""

    when: Trigger
    costs: tuple[Cost, ...]


LeadKind = Literal[
    "once", "from hand", "quick", "icon", "when", "would", "costs", "next time", "next would", "later", "then",
    "if you do", "if you do not", "if none", "otherwise", "if you did", "if", "asked", "until", "your turn", "during",
    "for each",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lead:
    """One of the things that lead a sentence in."""

    kind: LeadKind
    value: Any = None
    nth: int | None = None


@dataclass(frozen=True, slots=True)
class OnceOnly:
    """The words "do this only once per turn", after what is done."""


@dataclass(frozen=True, slots=True)
class Body:
    """What a sentence says once its leads are taken off."""

    what: Any
    instead: bool = False
    condition: Any = None
    later: Literal["end of this turn", "end of your turn", "end of this attack"] | None = None


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence as read."""

    leads: tuple[Lead, ...]
    body: Body


@dataclass(frozen=True, slots=True)
class Group:
    """Sentences in quotes, each with the number of the option it belongs to."""

    sentences: tuple[tuple[int, Sentence], ...]


@dataclass(frozen=True, slots=True)
class Quoted:
    """An ability in quotes."""

    sentences: Group
