"""Words that may speak of either of two pieces."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final, Literal

from engine.effects.values import (
    Alike,
    Both,
    Cards,
    Compare,
    Comparison,
    CostOf,
    Count,
    Gigs,
    Is,
    PowerOf,
    Ref,
    Shared,
    This,
    ThisGear,
    ValueOf,
)
from engine.text.forms import BOTH, THEM, THIS, Reject
from engine.text.lowering.naming import label_of
from engine.text.lowering.spoken import NOBODY, OPPONENT, ROLLED, only_one, side_of
from engine.text.meaning import changed

if TYPE_CHECKING:
    from engine.effects.values import Likeness, Piece
    from engine.text.lowering.refs import Scope
    from engine.text.lowering.spoken import Spoken


def check_plain(scope: Scope, found: list[Spoken], word: str, name: str) -> None:
    """Refuse a word that may speak of two pieces. found: those that fit it, the latest first."""
    piece = found[0].piece
    if scope.rivalled and word == "that" and piece == Ref("unit"):
        raise Reject('which of the two Units is not said: write "it", or "the opposing Unit"')
    if piece == NOBODY:
        raise Reject("which one this word speaks of is not said")
    if name == "card" and any(_not_its_type(found[0], other) for other in found[1:]):
        raise Reject(
            f'which of the two cards is not said: write "that {found[0].kinds[0]}", or what the other is'
        )
    if found[0].pair:
        raise Reject("what is asked or counted of both of them is not clear")
    own = found[0].kinds == ("each",)  # "its" of what a statement is about
    others = [other for other in found[1:] if other.piece not in (NOBODY, piece) and not own]
    if name == "it" and piece == Ref("opponent") and others:
        raise Reject('the Gear or its host is not said: write "that Gear", or "that Unit"')
    if name == "it" and piece == This() and others and scope.replaced is None:
        raise Reject('this card or another is not said: write "this Unit", or "that Unit"')
    if name == "it" and scope.struck and scope.helped:
        raise Reject('which of the two Units is not said: write "this Unit", or "the opposing Unit"')
    if name == "it" and piece == scope.meets and (not scope.helped or side_of(scope, piece) == "rival"):
        raise Reject('which of the two Units is not said: write "this Unit", or "the opposing Unit"')


def _not_its_type(spoken: Spoken, other: Spoken) -> bool:
    """Whether the first was named by its one type, and the other is a card of which that type does not tell."""
    named = len(spoken.kinds) == 1 and spoken.piece != Ref("card")
    return named and (other.kinds != spoken.kinds or other.piece == Ref("card"))


def itself(scope: Scope, cost: bool) -> Piece:
    """The piece that has the effect, where no other one may be meant; else the card that has just left for this.

    cost: its cost is asked, which every card has, and not its power.
    """
    left = _just_left(scope, cost)
    if left is not None:
        return left
    others = [s for s in scope.spoken if s.piece != scope.this and s.kinds != OPPONENT]
    cards = [s for s in scope.spoken if not s.is_gig]
    if scope.program and len(cards) == 1 and not cards[0].many and cards[0].piece not in (NOBODY, scope.this):
        return cards[0].piece  # a Program has no power, and only one card was spoken of
    if scope.program or any(not s.kinds or {"Unit", "Legend"} & {*s.kinds} for s in others):
        raise Reject('less or more than what is not said: write "than this Unit"')
    return scope.this


def _just_left(scope: Scope, cost: bool) -> Piece | None:
    """The one card that this effect has defeated, discarded, returned or revealed, if no other is spoken of.

    "You may discard 1. If you do, defeat a rival Unit with equal or less cost": than what was given up for it.
    """
    others = [s for s in scope.spoken if s.piece != scope.this and not s.is_gig and s.kinds != OPPONENT]
    if len(others) != 1:
        return None
    (last,) = others
    gone = last.off or scope.done.get("trigger defeated", ((), NOBODY, False))[1] == last.piece
    has_number = cost or (last.kinds and {"Unit", "Legend", "Gear"} >= {*last.kinds})
    return last.piece if gone and has_number and not last.many and last.piece != NOBODY else None


def both_of(scope: Scope) -> str:
    """The label of those that "both" are: several pieces that were spoken of together."""
    several = _both(scope)
    if several[0].pair:
        raise Reject("which two cards these are is not said")
    return label_of(several[0].piece)


def check_both(of: Cards | Gigs, scope: Scope) -> None:
    """Refuse to ask of cards what only a Gig is ("if both are even"), and of Gigs what only a card is."""
    if of.among == BOTH and isinstance(of, Gigs) is not _both(scope)[0].is_gig:
        raise Reject('a card has a cost or a power, and a Gig a value: write "if both have an even cost"')


def check_gear(piece: Piece, like: Any, scope: Scope) -> None:
    """Refuse to ask of anything but Gear what it is equipped to. Raises Reject."""
    if isinstance(piece, ThisGear) or not isinstance(like, Cards) or (like.worn_by or like.on) is None:
        return
    if not any(s.piece == piece and s.may_be(("Gear",)) for s in scope.spoken if not s.is_gig):
        raise Reject("only Gear is equipped to another card")


_THAT: Final = "?that Unit"


def check_set(of: Cards | Gigs, scope: Scope) -> None:
    """Refuse a description that asks what such a piece can't be asked, or compares with either of two."""
    check_both(of, scope)
    alike = isinstance(of, Cards) and of.shares is not None and of.shares.of == Ref(_THAT)
    if (
        alike
        and of.other_than is not None
        and of.other_than.startswith("?")
        and of.other_than not in (_THAT, THIS)
    ):
        raise Reject("with which of the two Units it has something in common is not said")


_CHOSEN: Final[dict[tuple[str, str], Any]] = {
    ("cards", "number"): "cost",
    ("cards", "parity"): "cost parity",
    ("cards", "color"): "color",
    ("cards", "tag"): "tag",
    ("gigs", "number"): "value",
    ("gigs", "parity"): "value parity",
}
"""What a description asks of a piece once this has been chosen."""


def chosen_so(of: Cards | Gigs, scope: Scope) -> Any:
    """A description that asks for what was chosen. Raises Reject where nothing of the kind was."""
    kinds = isinstance(of, Cards) and of.chosen_kind
    if of.chosen is None and not kinds:
        return of
    if kinds and scope.chosen == "type":
        return of
    known = _CHOSEN.get((of.node, str(scope.chosen)))
    if kinds or known is None or of.chosen not in ("?chosen", known):
        raise Reject("nothing of this kind was chosen before")
    return dataclasses.replace(of, chosen=known)


def _of_two(pair: tuple[Any, ...]) -> bool:
    return len(pair) == 2 and all(isinstance(piece, Ref) for piece in pair)


def _alike(what: Likeness | Literal["tags"], one: Any, other: Any) -> Any:
    """Whether two pieces that were each chosen by itself have the same."""
    match what:
        case "costs":
            return Is(one, Cards(cost=Comparison("=", CostOf(other))))
        case "powers":
            return Is(one, Cards(power=Comparison("=", PowerOf(other))))
        case "values":
            return Is(one, Gigs(value=Comparison("=", ValueOf(other.label))))
        case "names" | "colors" | "types" | "tags":
            shared: Any = what[:-1]
            return Is(one, Cards(shares=Shared(shared, other)))
        case "sides":
            return Is(one, Gigs(sides_of=other.label))


def _both(scope: Scope) -> list[Spoken]:
    """Those that "both" may be, the latest first. Raises Reject where there are none."""
    several = [s for s in scope.fitting(THEM, "any") if s.piece != NOBODY]
    if not several:
        raise Reject("which two cards these are is not said")
    return several


def each_of_both(asked: Any, scope: Scope) -> Any:
    """The words "if both are even", of two pieces that were each chosen by itself; None for anything else."""
    match asked:
        case Compare(Count(Cards() | Gigs() as of), ">=", 2) if of.among == BOTH:
            pair = _both(scope)[0].pair
            if not _of_two(pair):
                return None
            check_both(of, scope)
            like = dataclasses.replace(of, among=None)
            return Both(tuple(Is(piece, like) for piece in pair))
        case Compare(Alike(Cards(among=among) | Gigs(among=among), what)) | Both(
            (_, Compare(Alike(Cards(among=among) | Gigs(among=among), what), "="))
        ) if among in (BOTH, THEM):
            pair = _both(scope)[0].pair
            return _alike(what, *pair) if _of_two(pair) else None
        case _:
            return None


def of_the_one(node: Any, scope: Scope) -> Any:
    """The words "if the attacked Unit is equipped, defeat one of its Gear": Gear of the one that was asked about."""
    if not isinstance(node, Cards) or not isinstance(node.on, Ref) or not node.on.label.startswith("?"):
        return node
    found = scope.fitting(node.on.label, "table")
    offer = found[0].offer if found and found[0].piece == NOBODY else None
    if not isinstance(offer, Cards) or not only_one(offer):
        return node
    return changed(node, dataclasses.replace(node, on=None, worn_by=found[0].withdrawn().offer))


def asked_of_rolled(node: Any, like: Any, scope: Scope) -> Any:
    """What is asked of the Gig that was rolled last, or of any of several; None for other questions.

    Raises Reject where the card itself is asked whether it is friendly or rival.
    """
    piece = getattr(node, "piece", None) if isinstance(node, Is) else None
    if not isinstance(piece, Ref) or not piece.label.startswith("?"):
        return None
    if isinstance(like, Cards) and like == Cards(side=like.side) and like.side != "any":
        if scope.find(piece.label, "numbers") == scope.this:
            raise Reject("this card is always friendly")
        return None
    if like == Cards(attacking=True) and (found := scope.fitting(piece.label, "table")):
        # "if the attacking Unit is equipped, its attack ends"
        offer = found[0].offer if found[0].piece == NOBODY else None
        return (
            Compare(Count(found[0].withdrawn().offer), ">=", 1)
            if getattr(offer, "attacking", False)
            else None
        )
    if piece != Ref(ROLLED):
        return None
    gigs = [s.piece for s in scope.spoken if s.is_gig and isinstance(s.piece, Ref)]
    several = [s.piece for s in scope.spoken if s.is_gig and s.many]
    if gigs and gigs[-1] in several:
        return Compare(Count(dataclasses.replace(like, among=gigs[-1].label)), ">=", 1)
    return Is(scope.find("?that gig", "gig"), like)
