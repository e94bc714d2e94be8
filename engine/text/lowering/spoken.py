"""A piece that was spoken of, and what verbs need."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from engine.effects.values import Cards, Ref, This
from engine.text.forms import Reject

if TYPE_CHECKING:
    from engine.effects.values import Gigs, Piece, Side
    from engine.text.lowering.refs import Scope

Want = Literal["gig", "card", "numbers", "table", "turned", "thief", "off", "any"]
"""What a verb needs: a Gig; a card; a card's numbers, wherever it is by now; a card in play; one that is ready or
spent; one that steals for its player; a card in a hand, deck or trash; any.
"""

LABELS: Final = {"Unit": "unit", "Legend": "legend", "Gear": "gear", "Program": "program"}
OPPONENT: Final = ("opponent",)
"""What the other piece of a trigger is called, until it is known by a type."""

NOBODY: Final = Ref("nobody")
"""Some piece that a condition asks for: a later word may speak of it, but nothing can be done to it."""


NUMBER: Final = ("number",)
"""A number that was said since, which "that many" may mean as well as the pieces that were spoken of."""

THAT_MANY: Final = "?many"

ITSELF_COST: Final = "?itself cost"
"""The piece that has the effect, for its cost, where nothing is said to compare with."""

WORN_OR_WEARER: Final = ("gear or its host",)
"""A Gear or the piece that it was equipped to: which of them "it" means, unless only the piece can be meant."""


_TABLE: Final = {"Unit": "Unit", "Legend": "Unit", "Gear": "Gear", "Program": "Program"}


def only_one(of: Cards) -> bool:
    """Whether there is no more than one such card at any time: an attack has one attacker (`attack.attacker`)."""
    return of.attacking or of.in_attack is not None or of.host_of is not None


@dataclass(frozen=True, slots=True)
class Spoken:
    """A piece that was spoken of.

    kinds: its card types, empty where it may be any. many: several pieces. off: not in play. side: whose it is. vague:
    another piece than this one may as well be another than the card itself. offer: of which cards it is one that a
    condition has asked for, so that "it" is chosen among them. pair: the pieces that "them" are, where each was chosen
    by itself; one may be a set, of which a condition has asked for one. tags: those that it was said to have.
    """

    piece: Piece
    kinds: tuple[str, ...] = ()
    many: bool = False
    off: bool = False
    side: Side = "any"
    vague: bool = False
    offer: Any = None
    pair: tuple[Any, ...] = ()
    tags: tuple[str, ...] = ()

    @property
    def chosen(self) -> bool:
        """Whether it was chosen, rather than brought in by a trigger or a condition."""
        return isinstance(self.piece, Ref) and self.piece.label.startswith("#")

    @property
    def is_gig(self) -> bool:
        """Whether it is a Gig."""
        return self.kinds == ("gig",)

    def withdrawn(self) -> Spoken:
        """The same, without what only the sentence of the condition can mean.

        The one Unit that attacks or defends can be meant later, whatever the condition asked of it.
        """
        of = self.offer
        role = isinstance(of, Cards) and only_one(of)
        roles = ("kinds", "side", "attacking", "in_attack", "host_of")
        still = Cards(**{name: getattr(of, name) for name in roles}) if role else None
        return replace(self, offer=still, pair=() if self.piece == NOBODY else self.pair)

    def of_side(self, word: str) -> bool:
        """Whether it is the side's that a word asks for, if it asks for one."""
        return word not in ("friendly", "rival") or self.side == word

    def may_be(self, kinds: tuple[str, ...]) -> bool:
        """Whether it can be a card of one of these types: on the field a Legend is a Unit (`go-solo.meaning`)."""
        if self.kinds == WORN_OR_WEARER:
            return False  # the type tells which of the two is meant
        mine = {_TABLE.get(kind) for kind in self.kinds}
        return None in mine or not mine or not mine.isdisjoint(_TABLE.get(kind) for kind in kinds)

    def fits(self, want: Want) -> bool:
        """Whether a verb can mean it."""
        if want == "any":
            return True
        if want == "gig" or self.is_gig:
            return want == "gig" and self.is_gig
        if want == "turned" and self.kinds in (("Gear",), ("Program",), WORN_OR_WEARER):
            return False
        return want in ("card", "numbers") or self.off == (want == "off")


def side_of(scope: Scope, piece: Piece) -> Side:
    """Whose a piece is, as far as that was said."""
    for spoken in scope.spoken:
        if spoken.piece == piece:
            return spoken.side
    return "any"


ATTACKED: Final = cast("Side", "?attacked")
"""The side whose Gig area such a piece attacks."""


ROLLED: Final = "?rolled gig"
"""In a question about a Gig: about the one that was rolled last, or any of them where they are several."""

LOOKED: Final = "?group looked"
"""The cards that are being looked at, or were trashed or discarded; never the rest of a set in play."""

CHANGED_GIG: Final = "?changed"
"""The Gig whose value this effect has changed last."""


@dataclass(frozen=True, slots=True)
class EachDifferent:
    """The words "for each friendly Gig with a different value": from each other, where no Gig was spoken of before."""

    side: Side


def one_number(piece: Piece, scope: Scope) -> Piece:
    """A piece whose number is meant. Raises Reject where it is several, but for what is said of each of them."""
    if piece != scope.itself and any(
        s.piece == piece and s.many and s.kinds != ("each",) for s in scope.spoken
    ):
        raise Reject('which number of several is meant is not said: write "the total cost of those cards"')
    return piece


def check_wearer(piece: Any, scope: Scope) -> None:
    """Refuse the Gear of several pieces, but for what is said of each of them. Raises Reject."""
    several = any(s.piece == piece and s.many and s.kinds != ("each",) for s in scope.spoken)
    if several and piece != scope.itself:
        raise Reject("the Gear of which of several is meant is not said")


def check_cards_among(of: Any, scope: Scope) -> None:
    """Refuse cards from among Gigs. Raises Reject."""
    among = Ref(str(of.among)) if isinstance(of, Cards) else None
    if among is not None and any(spoken.piece == among and spoken.is_gig for spoken in scope.spoken):
        raise Reject("no card is among Gigs")


def check_weakened(piece: Piece, scope: Scope) -> Piece:
    """The one piece whose power has been changed. Raises Reject for "if its power becomes 0" where nothing has."""
    if (piece.label if isinstance(piece, Ref) else "this") not in scope.adjusted:
        raise Reject("nothing has changed its power before: what makes it so is not said")
    check_single(piece, scope)
    return piece


def that_wear(spoken: list[Spoken], like: Any) -> list[Spoken]:
    """Of what was spoken of, what the description may be asked of, as far as it asks for Gear."""
    if not isinstance(like, Cards) or (like.wears is None and like.equipped is None):
        return spoken
    return [s for s in spoken if s.kinds not in (WORN_OR_WEARER, ("Gear",), ("Program",))]


def that_have_gear(scope: Scope) -> Scope:
    """What "one of its Gear" may be asked of: a Gig or a Gear has none."""
    able = [
        s for s in scope.spoken if not s.is_gig and s.kinds not in (("Gear",), ("Program",), WORN_OR_WEARER)
    ]
    return replace(scope, spoken=able) if able else scope


def check_single(piece: Piece, scope: Scope) -> None:
    """Refuse a question about several pieces: whether all of them must be so, or each is asked, is not said."""
    if any(spoken.piece == piece and spoken.many for spoken in scope.spoken):
        raise Reject('whether it is so of all of them, or of which, is not said: write "all of them"')


def check_thief(spoken: Spoken, this: Piece) -> None:
    """Refuse a theft by a piece that is a Rival's, or may be: it would steal from you, not for you."""
    if spoken.side != "friendly" and spoken.piece not in (This(), this):
        raise Reject("only your own Unit or Legend steals for you")


@dataclass(frozen=True, slots=True)
class Paired:
    """The words "if it's part of a value-pair": with another Gig of whoever controls it. by: "value" or "sides"."""

    gig: Piece
    by: str


@dataclass(frozen=True, slots=True)
class BecomesSo:
    """The words "if it becomes a min Gig": made so by this effect, if this effect has changed it, else that it is.

    turned: "higher" or "lower" than before, or "was": so before, which only this effect knows.
    """

    piece: Piece
    like: Gigs
    denied: bool = False
    turned: Any = None
