"""What conditions speak of, for the words that follow them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import (
    AnyOf,
    Became,
    Both,
    Cards,
    Compare,
    Comparison,
    Count,
    Either,
    FixerEmpty,
    Gigs,
    Happened,
    Is,
    IsParity,
    Not,
    PlayedThisTurn,
    PowerBecame,
    Ref,
    This,
    Total,
    Trigger,
    ValueIsAmong,
    ValueOf,
    WonFight,
)
from engine.text.forms import BOTH, IT, OPEN, Reject
from engine.text.lowering.naming import is_off
from engine.text.lowering.spoken import NOBODY, Spoken, only_one, side_of
from engine.text.lowering.wants import helps
from engine.text.meaning import CARD_TYPE, changed, parts

if TYPE_CHECKING:
    from engine.text.lowering.refs import Scope
    from engine.text.lowering.spoken import Want

GROUPS: Final = ("looked", "trashed", "discarded")
_OF_PLAYERS: Final = (Compare, IsParity, ValueIsAmong, FixerEmpty, PlayedThisTurn)


def _sure(of: Any) -> bool:
    """Whether a word after a condition means one of these, whatever else is asked."""
    return isinstance(of, Cards) and (of.among is not None or only_one(of))


def asked(scope: Scope, condition: Any, plain: bool = True) -> None:
    """A condition speaks of pieces too: of this one, or of some that nobody can mean later.

    plain: nothing else is asked besides, so that "it" after "if you control a Legend" is one of those.
    """
    match condition:
        case Is(piece) | Became(piece) | WonFight(piece) | PowerBecame(piece):
            known = [s for s in scope.spoken if s.piece == piece]
            scope.say(known[0] if known else Spoken(piece))
        case Compare(Count(of), ">=", int(number)) if number > 0:
            kinds = ("gig",) if isinstance(of, Gigs) else of.kinds
            offer = of if plain or (number == 1 and _sure(of)) else None
            among = [s for s in scope.spoken if offer is not None and s.piece == Ref(str(of.among))]
            off = among[0].off if among else is_off(of)
            kinds = kinds or (among[0].kinds if among else ())
            tags = () if isinstance(of, Gigs) else of.tags
            scope.spoken.append(Spoken(NOBODY, kinds, number > 1, off, of.side, offer=offer, tags=tags))
            if not is_off(of):
                _compared_with(of, scope)
        case ValueIsAmong(ValueOf(label), side) if side in ("any", side_of(scope, Ref(label))):
            raise Reject('a Gig has its own value: write "another" Gig')
        case ValueIsAmong(ValueOf(label), side):
            of = Gigs(side, value=Comparison("=", ValueOf(label)))
            scope.spoken.append(Spoken(NOBODY, ("gig",), True, pair=(Ref(label), of)))
        case Compare(Happened(Trigger(subject=This()))):
            scope.say(Spoken(scope.this))
        case Both(asked_parts) | Either(asked_parts):
            for part in asked_parts:
                asked(scope, part, plain=False)
        case Not(part):
            asked(scope, part, plain=False)
        case _:
            pass
    measured(scope, condition)


def measured(scope: Scope, node: Any) -> None:
    """A number is that of cards in play ("with cost equal to a rival Unit's cost"): "it" may mean one of them, too."""
    for part in parts(node):
        if isinstance(part, AnyOf | Total) and isinstance(of := part.of, Cards) and not is_off(of):
            offer = of if only_one(of) else None
            many = isinstance(part, Total) and offer is None
            scope.spoken.append(Spoken(NOBODY, of.kinds, many, side=of.side, offer=offer))


def both_again(said: Any, condition: Any, scope: Scope) -> None:
    """The words "if both are Programs, add them to your hand": both of them again. said: the condition as written."""
    if any(getattr(part, "among", None) == BOTH for part in parts(said)):
        labels = [part.among for part in parts(condition) if isinstance(part, Cards)]
        for spoken in [s for s in scope.spoken if s.piece in [Ref(str(label)) for label in labels]]:
            scope.say(spoken)


def offered(scope: Scope, label: str, want: Want, step: Any = None) -> t.Choose | t.Every | None:
    """What a word means where a condition has just asked for it: one of those cards, or all where it asked for several.

    "If you control another Unit, ready it"; "if you control 3 or more spent Units, ready them".
    """
    found = scope.fitting(label, want) if label.startswith("?") else []
    if not found or found[0].piece != NOBODY or found[0].offer is None:
        return None
    offer = found[0].offer
    if _sure(offer) and not found[0].many:
        return t.Choose(offer, OPEN)
    others = [s for s in found[1:] if s.piece != scope.this]
    if others or (label == IT and isinstance(offer, Cards) and _or_this(scope, offer, step)):
        return None
    return t.Every(offer, OPEN) if found[0].many else t.Choose(offer, OPEN)


def of_those_asked(node: Any, scope: Scope) -> Any:
    """The words "one of them" after "if you control 3 or more spent Units": of those that are so. Raises Reject."""
    word = getattr(node, "among", None)
    found = scope.fitting(word, "any") if isinstance(word, str) and word.startswith("?") else []
    offer = found[0].offer if len(found) == 1 and found[0].piece == NOBODY and found[0].many else None
    if offer is None or type(offer) is not type(node):
        return node
    said = replace(node, among=None)
    for field in fields(offer):
        asked_for, blank = getattr(offer, field.name), field.default
        if asked_for == blank:
            continue
        if getattr(said, field.name) not in (blank, asked_for):
            raise Reject("this asks the same thing twice")
        said = replace(said, **{field.name: asked_for})
    return changed(node, said)


def _or_this(scope: Scope, offer: Cards, step: Any) -> bool:
    """Whether "it" after "if you control another Unit" may be the card itself, which is not named besides."""
    own: str = CARD_TYPE.get()
    if scope.program or This() in parts(step) or (offer.kinds and own not in (*offer.kinds, "Gear")):
        return False
    return helps(step) or offer.side != "rival"


def _compared_with(of: Any, scope: Scope) -> None:
    """Pieces in play are compared with a card that was seen just now: what is done to a card is done to that."""
    seen = [s for s in scope.spoken if isinstance(s.piece, Ref) and s.piece.label in GROUPS]
    for spoken in seen:
        if spoken.piece in parts(of):
            scope.say(spoken)


def asks_of_players(condition: Any) -> bool:
    """Whether a condition asks what a player has, controls or did, so that "if you don't" may mean: if it is false."""
    return any(isinstance(part, _OF_PLAYERS) for part in parts(condition))


def check_known_before(condition: Any, base: Any) -> None:
    """Refuse "decrease a Gig by 3. If it becomes a min Gig, ... instead": that is known only once it is done."""
    said = parts(condition)
    weak = any(isinstance(part, Cards) and part.power == Comparison("=", 0) for part in said)
    changes = weak and any(isinstance(part, (t.Power, t.SetPower)) for part in parts(base))
    if changes or any(isinstance(part, (Became, PowerBecame)) for part in said):
        raise Reject("what it becomes is known only after it is done")
