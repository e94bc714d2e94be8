"""Values with every word for a piece replaced by what it speaks of."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final, cast

from engine.effects.values import (
    Became,
    Both,
    Cards,
    ChangeOf,
    Compare,
    Comparison,
    CostOf,
    Count,
    DifferentValues,
    Gigs,
    Happened,
    Is,
    Not,
    PowerBecame,
    PowerOf,
    Ref,
    Tally,
    This,
    ThisGear,
    Trigger,
    ValueOf,
    Was,
    WonFight,
)
from engine.text.forms import DOER, NAMED, THIS, Reject, Some
from engine.text.lowering.another import other_than
from engine.text.lowering.asking import of_those_asked
from engine.text.lowering.either import (
    asked_of_rolled,
    check_gear,
    check_set,
    chosen_so,
    each_of_both,
    of_the_one,
)
from engine.text.lowering.fights import who_won
from engine.text.lowering.naming import BESIDES, MEETINGS, label_of
from engine.text.lowering.pairs import BetweenTwo, SameValue, difference, same_value
from engine.text.lowering.spoken import (
    CHANGED_GIG,
    BecomesSo,
    EachDifferent,
    Paired,
    Spoken,
    check_cards_among,
    check_single,
    check_weakened,
    check_wearer,
    one_number,
    side_of,
    that_have_gear,
    that_wear,
)
from engine.text.meaning import CARD_TYPE, changed, with_parts
from engine.text.meaning import parts as parts

if TYPE_CHECKING:
    from engine.text.lowering.refs import Scope
    from engine.text.lowering.spoken import Want

_LABELS: Final[dict[str, Want]] = {"among": "any", "other_than": "any", "sides_of": "gig", "opposite": "gig"}
"""The fields of sets that hold a label, and what kind of piece it must be."""

_MAY_BE: Final = {
    "Unit": frozenset({"Unit"}),
    "Legend": frozenset({"Legend", "Unit"}),
    "Gear": frozenset({"Unit", "Legend"}),
    "Program": frozenset({"Program"}),
}
"""Which types the piece that has the effect may have: a Gear's text speaks of its host, a Legend may go solo."""

_OF_THE_TABLE: Final = ("spent", "equipped", "face_up", "on", "keyword", "wears", "did", "in_attack")


def resolve(node: Any, scope: Scope, want: Want = "any") -> Any:
    """A value (amount, condition, set of pieces) with every word for a piece replaced by what it speaks of."""
    if isinstance(node, tuple):
        return tuple(resolve(item, scope, want) for item in cast("tuple[Any, ...]", node))
    match node:
        case Ref(label):
            return changed(node, scope.find(label, want)) if label.startswith("?") else node
        case This():
            return scope.this
        case PowerOf(piece) | CostOf(piece):
            found = one_number(resolve(piece, scope, "numbers"), scope)
            return changed(node, dataclasses.replace(node, piece=found))
        case ValueOf(label) if label.startswith("?"):
            return changed(node, ValueOf(label_of(one_number(Ref(scope.names(label, "gig")), scope))))
        case Tally(label) if label.startswith("?"):
            return changed(node, Tally(scope.names(label, "any")))
        case Is() | BecomesSo() | PowerBecame():
            return changed(node, _asked(node, scope))
        case Cards() | Gigs():
            return _set(node, scope)
        case Trigger():
            return _trigger(node, scope)
        case Some():
            raise Reject("which one of several is not said")
        case _ if dataclasses.is_dataclass(node):
            return _inside(node, scope)
        case _:
            return node


def _inside(node: Any, scope: Scope) -> Any:
    """A node that speaks of pieces only by its parts. Refuses to count what is nowhere, or whose is not said."""
    match node:
        case Count(Cards(("Gear",), "any", (), equipped=True, on=None)):
            raise Reject("whose Gear this counts is not said")
        case Count(Cards(kinds=("Program",), areas=(), among=None)):
            raise Reject("Programs are never in play: write where they are")
        case Count(Cards() as of) if of == Cards(side=of.side):
            raise Reject("cards where is not said")
        case Count(Cards(("Unit" | "Gear" | "Legend",), "any") as of) if _anywhere(of, scope):
            raise Reject("whether those in play are meant, or those among these cards, is not said")
        case Compare() | Both() if (both := each_of_both(node, scope)) is not None:
            return changed(node, resolve(both, scope))
        case WonFight():
            return changed(node, who_won(node, scope, lambda piece: resolve(piece, scope)))
        case Not(Is(_, Cards(did=str())) as part):
            made = _asked(part, scope)
            return changed(node, Not(made) if isinstance(made, Is) else Compare(made.left, "=", 0))
        case Paired() | BetweenTwo() | SameValue():
            return changed(node, _OF_TWO[type(node)](node, scope))
        case ChangeOf(label):
            return changed(node, ChangeOf(_changed_gig(label, scope)))
        case EachDifferent(side):
            if any(spoken.is_gig for spoken in scope.spoken):
                raise Reject('from which value is not said: write "each different value among friendly Gigs"')
            return changed(node, DifferentValues(side))
        case _:
            return with_parts(node, lambda part: resolve(part, scope))


def _anywhere(of: Cards, scope: Scope) -> bool:
    """Whether cards of a type are described by what is printed only, after cards elsewhere were spoken of."""
    printed = (
        "kinds", "tags", "name", "color", "or_color", "cost",
        "power", "keyword", "cost_parity", "power_parity",
    )  # fmt: skip
    blank = Cards()
    bare = dataclasses.replace(of, **{name: getattr(blank, name) for name in printed})
    return bare == blank and bool(scope.groups)


def _paired(node: Paired, scope: Scope) -> Any:
    """Whether a Gig has its like among the Gigs of its player. Raises Reject where nobody knows whose it is."""
    gig = resolve(node.gig, scope, "gig")
    label = label_of(gig)
    side = side_of(scope, gig)
    if side == "any":
        raise Reject("whose value-pair is not said")
    if node.by == "value":
        of = Gigs(side, value=Comparison("=", ValueOf(label)), other_than=label)
    else:
        of = Gigs(side, sides_of=label, other_than=label)
    return Compare(Count(of), ">=", 1)


_OF_TWO: Final[dict[type, Any]] = {Paired: _paired, BetweenTwo: difference, SameValue: same_value}


def _changed_gig(label: str, scope: Scope) -> str:
    """The one Gig meant of those that this effect has changed."""
    known = {s.piece.label: s for s in scope.spoken if s.is_gig and isinstance(s.piece, Ref)}
    mine = [name for name in known if name in scope.adjusted]
    found = (mine[-1] if mine else None) if label == CHANGED_GIG else scope.names(label, "gig")
    if found is None or found not in mine or known[found].many:
        raise Reject("by how much is not said: no one Gig was changed before")
    return found


def _asked(node: Is | BecomesSo | PowerBecame, scope: Scope) -> Any:
    """A question about a piece. What it becomes is what this effect makes of it, if it has changed it."""
    if isinstance(node, PowerBecame):
        found = check_weakened(resolve(node.piece, scope, "table"), scope)
        return PowerBecame(found, resolve(node.power, scope))
    like = resolve(node.like, scope)
    if (rolled := asked_of_rolled(node, like, scope)) is not None:
        return rolled
    if isinstance(node, Is):
        piece = resolve(node.piece, _others(scope, node.like), _asked_of(node.like))
        if piece == This() and isinstance(like, Cards) and (like.worn_by is not None or like.on is not None):
            if CARD_TYPE.get() != "Gear" or node.piece == This():
                raise Reject('only Gear is equipped to another card: write "this Gear"')
            piece = ThisGear()
        check_gear(piece, like, scope)
        if isinstance(piece, This) and like == Cards(did=getattr(like, "did", None)) and like.did is not None:
            return Compare(Happened(Trigger(like.did, This())), ">=", 1)  # what the card itself did
        check_single(piece, scope)
        return Is(piece, like)
    gig = resolve(node.piece, scope, "gig")
    own = isinstance(gig, Ref) and gig.label in scope.adjusted
    if node.turned is not None and not own and not (node.turned == "was" and gig != Ref("gig")):
        raise Reject("what its value was before is not known")
    if node.turned == "was" and isinstance(gig, Ref):
        made: Any = Was(gig, like)
    else:
        turned: Any = node.turned
        made = Became(gig, like, turned) if isinstance(gig, Ref) and own else Is(gig, like)
    return Not(made) if node.denied else made


def _trigger(node: Trigger, scope: Scope) -> Trigger:
    """A trigger; its Gig may be described by the piece that does it."""
    subject = resolve(node.subject, scope, "table")
    inner = scope.inner()
    if isinstance(subject, Ref) and node.by is not None:
        raise Reject('how it was defeated is said of the event: "when a Unit is defeated in a fight"')
    if isinstance(subject, Ref):
        inner.say(Spoken(Ref("unit")))
    if isinstance(subject, Cards):
        inner.say(Spoken(Ref("unit"), subject.kinds, side=subject.side, tags=subject.tags))
    opposed = node.against
    if isinstance(opposed, Cards) and opposed.among == DOER:
        opposed = dataclasses.replace(opposed, among=None)
        scope.doer_is_other = True
    named = opposed == NAMED
    if isinstance(subject, This) and isinstance(opposed, Cards) and node.event != "equips":
        scope.opposed = True
    if isinstance(opposed, Cards) and isinstance(subject, Cards) and node.event != "equips":
        scope.rivalled = True
    if isinstance(opposed, Cards) and node.event in MEETINGS:
        scope.meets = subject if isinstance(subject, This) else Ref("unit")
    acts = (
        subject if isinstance(subject, (This, Ref)) else Ref("unit") if isinstance(subject, Cards) else None
    )
    meeting = dataclasses.replace(inner, itself=acts) if node.event in MEETINGS else scope
    gig, against = resolve(node.gig, inner), None if named else resolve(opposed, meeting)
    return changed(node, dataclasses.replace(node, subject=subject, gig=gig, against=against))


def _others(scope: Scope, like: Any) -> Scope:
    """What a description may be asked of: never of the card itself, where its type answers, nor of another type."""
    scope = dataclasses.replace(scope, spoken=that_wear(scope.spoken, like))
    if isinstance(like, Cards) and (like.worn_by is not None or like.on is not None):
        worn = [s for s in scope.spoken if s.may_be(("Gear",))]
        return dataclasses.replace(scope, spoken=worn) if worn else scope
    if not isinstance(like, Cards) or not like.kinds:
        return scope
    may_be = _MAY_BE[CARD_TYPE.get()]
    own = not may_be.isdisjoint(like.kinds) and (len(may_be) > 1 or like != Cards(like.kinds))
    others = [s for s in scope.spoken if own or s.piece != scope.this]
    fitting = [s for s in others if s.may_be(like.kinds)]
    return dataclasses.replace(scope, spoken=fitting or others)


def _asked_of(like: Any) -> Want:
    """What kind of piece a description can be asked of."""
    if isinstance(like, Gigs):
        return "gig"
    table = like.attacking or any(getattr(like, name) not in (None, ()) for name in _OF_THE_TABLE)
    return "table" if table else "numbers"


def _set(node: Cards | Gigs, scope: Scope) -> Any:
    check_set(node, scope)
    node = of_those_asked(of_the_one(chosen_so(node, scope), scope), scope)
    if isinstance(node, Cards) and node.host_of is not None:
        gear = resolve(node.host_of, _others(scope, Cards(("Gear",))), "numbers")
        node = changed(node, dataclasses.replace(node, host_of=gear))
    if isinstance(node, Cards) and isinstance(node.on, Ref):
        node = changed(node, dataclasses.replace(node, on=resolve(node.on, that_have_gear(scope))))

    def change(part: Any) -> Any:
        return resolve(part, scope) if dataclasses.is_dataclass(part) else part

    made = with_parts(node, change)
    if getattr(made, "other_than", None) == BESIDES:
        return changed(node, dataclasses.replace(made, other_than=None))
    if getattr(made, "other_than", None) == THIS:
        return changed(node, dataclasses.replace(made, other=True, other_than=None))
    for name, want in _LABELS.items():
        label = getattr(made, name, None)
        if isinstance(label, str) and label.startswith("?"):
            asked: Want = "gig" if isinstance(made, Gigs) else want
            made = changed(node, dataclasses.replace(made, **{name: scope.names(label, asked)}))
    check_wearer(getattr(made, "on", None), scope)
    check_cards_among(made, scope)
    if isinstance(made, Cards) and made.other:
        made = other_than(made, scope)
    if isinstance(made, Cards) and made.kinds == ("Gear",) and made.equipped is not None:
        made = changed(made, _in_play(made))
    return made


def _in_play(made: Cards) -> Cards:
    """The words "an equipped Gear": one in play, which no Gear is that lies elsewhere."""
    if not made.equipped or made.areas:
        raise Reject("no Gear has Gear")
    return dataclasses.replace(made, equipped=None)
