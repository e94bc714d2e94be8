"""What has been spoken of, and where it is, once an instruction is read."""

from __future__ import annotations

import dataclasses
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from engine.effects import tree as t
from engine.effects.values import Cards, ChangeOf, Gigs, Ref, Tally, This, ValueOf
from engine.text.forms import Clauses, Reject
from engine.text.lowering.done import has_done
from engine.text.lowering.naming import is_off
from engine.text.lowering.placing import do
from engine.text.lowering.resolve import parts
from engine.text.lowering.seen import check_taken
from engine.text.lowering.spoken import NOBODY, NUMBER, WORN_OR_WEARER, Spoken
from engine.text.lowering.wants import done_alike, wants_of
from engine.text.meaning import changed, rebuild

if TYPE_CHECKING:
    from engine.text.lowering.refs import Scope


_BY_ONE: Final[dict[type[Any], tuple[str, ...]]] = {
    t.Fight: ("one", "other"), t.Steal: ("actor",), t.Swap: ("friendly", "rival"), t.Equip: ("to",),
}  # fmt: skip
"""What an instruction takes one piece for."""


def _check_one(done: Any, scope: Scope) -> None:
    """Refuse what one piece does, or is done to one, of several that were spoken of. Raises Reject."""
    for name in next((names for kind, names in _BY_ONE.items() if isinstance(done, kind)), ()):
        if any(spoken.piece == getattr(done, name) and spoken.many for spoken in scope.spoken):
            raise Reject('which one of several is not said: write "one of them"')


def after(done: Any, scope: Scope) -> None:
    """What has been spoken of once this is done, and where it is now."""
    check_taken(done, scope)
    _check_one(done, scope)
    has_done(done, scope)
    _seen(done, scope)
    scope.drawn = isinstance(done, t.Draw) and (done.amount, done.who) == (1, "you")
    match done:
        case t.Adjust(gig) | t.SetGig(gig) | t.Reroll(gig) if gig is not None:
            scope.adjusted |= {gig.label if isinstance(gig, Ref) else getattr(gig, "bind", "")}
            _again_if_set(done, scope)
        case t.Steal(target) | t.TakeControl(target):
            _taken(target, scope)
        case t.ChooseKind() | t.Pick():
            _chosen(done, scope)
        case t.Swap():
            # Which of the two a later "it" means is not said.
            scope.spoken.append(Spoken(NOBODY, ("gig",)))
            two = tuple(_piece(gig) for gig in (done.friendly, done.rival))
            # Whose each is has changed: "the friendly Gig" may be either, before the swap or after it.
            scope.spoken = [dataclasses.replace(s, side="any") if s.piece in two else s for s in scope.spoken]
            scope.say(Spoken(Ref("pair"), ("gig",), many=True, pair=two))
        case t.Sell(t.Choose(_, bind) | t.Every(_, bind)):
            scope.sold = bind
        case t.Discard():
            _discarded(done, scope)
        case t.Equip(_, to) if to != This():
            _equipped(done, scope)
        case t.PlayCard(target) | t.Equip(target, _) | t.Defeat(target):
            _moved(target, scope, off=isinstance(done, t.Defeat))
        case t.Move(target):
            _moved(target, scope, off=True)
            if target == Ref("looked") or (
                isinstance(target, t.Every) and target.of == Cards(among="looked")
            ):
                scope.looked = None  # none of them is left
        case t.Draw(amount) | t.ReadyEddies(amount) | t.RollIn(amount) | t.PayNow(amount) if not isinstance(
            amount, Tally
        ):
            scope.spoken.append(Spoken(NOBODY, NUMBER, many=True))
        case _:
            pass


def groups_of(node: Any, inner: Scope, scope: Scope) -> None:
    """Cards that were discarded, trashed or looked at apart: by a Rival, or several times over."""
    rivals = isinstance(node, t.ByRival) or getattr(node, "by", None) == "rival"
    for group in ("discarded", "trashed", "looked"):
        if group in inner.groups:
            if rivals and group not in scope.groups:
                scope.theirs |= {group}
            scope.group(group, many=inner.groups[group])


def _chosen(done: t.ChooseKind | t.Pick, scope: Scope) -> None:
    """What was chosen with that verb."""
    if isinstance(done, t.ChooseKind):
        scope.chosen = done.what
    elif isinstance(done.target, t.Choose):
        scope.verbally |= {Ref(done.target.bind)}


def _seen(done: Any, scope: Scope) -> None:
    """The cards that are looked at or trashed."""
    match done:
        case t.Look(amount):
            scope.group("looked", amount != 1)
            scope.looked, scope.hand_seen, scope.hand_of = amount, False, None
            scope.deck_of = done.who
        case t.LookAtHand():
            scope.group("looked", many=True)
            scope.hand_seen, scope.hand_of, scope.deck_of = True, done.who, None
        case t.Reveal(t.Choose(Cards(areas=("hand",)), bind) | t.Every(Cards(areas=("hand",)), bind)):
            scope.revealed = Ref(bind)
        case t.TrashTop(amount):
            scope.group("trashed", amount != 1 or "trashed" in scope.groups)
        case t.Dig(until, how):
            scope.group("looked" if how == "reveal" else "trashed", many=True)
            if how == "reveal":
                scope.looked, scope.hand_seen, scope.hand_of = until, False, None
                scope.deck_of = "you"
        case _:
            pass


def _equipped(done: t.Equip, scope: Scope) -> None:
    """Which of the Gear and its host "it" means is not said; where each Gear has its own, no host is one piece."""
    _moved(done.gear, scope, off=False)
    scope.spoken.append(Spoken(NOBODY, WORN_OR_WEARER))
    if done.each:
        scope.spoken = [s for s in scope.spoken if s.piece != _piece(done.to)]


def _discarded(done: t.Discard, scope: Scope) -> None:
    known = "discarded" in scope.groups
    if known and (done.who == "rival") is not ("discarded" in scope.theirs):
        scope.mixed |= {"discarded"}
    elif done.who == "rival":
        scope.theirs |= {"discarded"}
    scope.group("discarded", done.amount != 1 or known, done.like.kinds if done.like is not None else ())


@contextmanager
def other_branch(scope: Scope, before: Scope, leads: Any) -> Generator[None]:
    """Around a sentence: one with "otherwise" or "if you don't" finds all pieces where they were before what is
    done else.

    Afterwards those that may have left by either of the two have left.
    """
    if not any(lead.kind in ("otherwise", "if you do not", "if none") for lead in leads):
        yield
        return
    left = [s.piece for s in scope.spoken if s.off]
    scope.undo(before)
    yield
    scope.spoken = [dataclasses.replace(s, off=s.off or s.piece in left) for s in scope.spoken]


def as_before(scope: Scope, step: Any, before: Scope) -> Scope:
    """The scope for a condition behind an instruction: nothing has been defeated or seen when it is asked."""
    inner = scope.inner()
    inner.groups, inner.looked = dict(before.groups), before.looked
    seen = [Ref(group) for group in scope.groups if group not in before.groups]
    inner.spoken = [s for s in inner.spoken if s.piece not in seen]
    acted = [part.target for part in parts(step) if isinstance(part, (t.Defeat, t.Move))]
    pieces = [_piece(target) for target in acted if not is_off(getattr(target, "of", None))]
    inner.spoken = [dataclasses.replace(s, off=False) if s.piece in pieces else s for s in inner.spoken]
    return inner


def _piece(target: Any) -> Any:
    return Ref(target.bind) if hasattr(target, "bind") else target


def chosen_first(condition: Any, step: Any) -> tuple[list[Any], Any]:
    """What a condition behind an instruction asks about is chosen before it: "ready a Unit if it's a NOMAD"."""
    asked = labels_in(condition)
    picked: list[Any] = []
    for choice in [p for p in parts(step) if isinstance(p, (t.Choose, t.Every)) and p.bind in asked]:
        picked.append(changed(choice, t.Pick(choice)))
        step = rebuild(step, lambda n, c=choice: Ref(c.bind) if n == c else n)
    return picked, step


def check_one_hangs(what: Any) -> None:
    """Refuse "A and B if C": C may be asked of B only. Raises Reject."""
    if isinstance(what, Clauses):
        raise Reject("whether all of this hangs on the condition is not said: put the condition first")


def asked_then(step: Any, condition: Any, what: Any, again: bool) -> Any:
    """The words "at the end of this turn, defeat it unless it's equipped": asked when it would be done.

    what: the instruction as it is written. again: something else was asked before it. Raises Reject.
    """
    if again:
        raise Reject("this says two conditions")
    check_one_hangs(what)
    first, step = chosen_first(condition, step)
    return do([*first, changed(what, t.If(condition, step))])


def labels_in(node: Any) -> set[str]:
    """All labels that a condition speaks of: of pieces, and of Gigs whose value it asks."""
    found: set[str] = set()
    for part in parts(node):
        match part:
            case Ref(label) | ValueOf(label) | ChangeOf(label) | Tally(label):
                found.add(label)
            case Cards() | Gigs():
                names = ("among", "other_than", "sides_of", "opposite")
                found |= {label for name in names if isinstance(label := getattr(part, name, None), str)}
            case _:
                pass
    return found


def either(one: Any, other: Any, scope: Scope) -> None:
    """The words "spend a friendly Unit and a rival Unit": which of them a later "it" means is not said."""
    if done_alike(one, other):
        kinds = ("gig",) if "gig" in wants_of(one).values() else ("each",)
        scope.spoken += [Spoken(NOBODY, kinds, many) for many in (False, True)]


def _again_if_set(done: Any, scope: Scope) -> None:
    """The words "set a friendly Gig to the value of a rival Gig. Increase it by 1": the one that was set."""
    if not isinstance(done, t.SetGig) or not isinstance(done.like, t.Choose):
        return
    target: Any = done.gig
    piece = Ref(target.bind) if hasattr(target, "bind") else target
    for spoken in [s for s in scope.spoken if s.piece == piece]:
        scope.say(spoken)


def _taken(target: Any, scope: Scope) -> None:
    """What was a Rival's is the player's now, unless something kept it from that."""
    piece = Ref(target.bind) if hasattr(target, "bind") else target
    scope.spoken = [dataclasses.replace(s, side="any") if s.piece == piece else s for s in scope.spoken]


def _moved(target: Any, scope: Scope, off: bool) -> None:
    piece = Ref(target.bind) if hasattr(target, "bind") else target
    for spoken in scope.spoken:
        if spoken.piece == piece:
            scope.say(dataclasses.replace(spoken, off=off))
            return
